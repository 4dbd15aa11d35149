"""Build a corpus as a Ray job: the same code as `leanprm corpus build`, on the cluster the job runs on.

    ray job submit --working-dir ray_jobs -- python build_corpus.py --config resource:configs/quickstart.yaml \\
        --out s3://bucket/corpus [--set a.b=c ...] [--skip-bad]

The nodes need the installed package, this file, and a run directory that all of them reach; nothing else is shared.
Progress goes to stderr, the finished manifest's counts to stdout as one line of JSON. Exit status: 0 built, else as
`leanprm.cli.output` says: 2 unusable input or settings, 3 a failure of the machine.
"""

from __future__ import annotations

import argparse
import json
import sys
import time

from leanprm.cli.output import explained_errors
from leanprm.config import CorpusConfig, load_config
from leanprm.corpus.build import build_corpus

SECONDS_BETWEEN_LINES = 5.0


class Lines:
    """Progress as log lines: the first and last of a stage, and one now and then."""

    def __init__(self) -> None:
        self._last = ("", 0.0)

    def __call__(self, stage: str, done: int, total: int) -> None:
        """Write a line, unless the last one of this stage is a moment old."""
        now = time.monotonic()
        if done == total or self._last[0] != stage or now - self._last[1] > SECONDS_BETWEEN_LINES:
            self._last = (stage, now)
            print(f"{stage}: {done} of {total}", file=sys.stderr, flush=True)


def main() -> None:
    """Parse the command line and build."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--config", required=True, help="config file, or resource:configs/NAME.yaml")
    parser.add_argument("--out", required=True, help="run directory: a path or a URI that every node reaches")
    parser.add_argument("--set", action="append", default=[], metavar="A.B=C", help="override one key of the config")
    parser.add_argument("--skip-bad", action="store_true", help="set unusable input rows aside instead of stopping")
    arguments = parser.parse_args()
    with explained_errors():
        config = load_config(CorpusConfig, arguments.config, arguments.set)
        manifest = build_corpus(config, arguments.out, Lines(), arguments.skip_bad)
    counts = {
        name: {count.reason or count.outcome: count.rows for count in entry.counts}
        for name, entry in manifest.stages.items()
    }
    print(json.dumps({"stages": counts, "corpus": manifest.corpus}), flush=True)


if __name__ == "__main__":
    main()
