"""For those who work on the Lean text: `python -m leanprm.lean.portable build | check FILE`.

`build` compiles what has changed and exits 1 with Lean's messages when Lean refuses it. `check` builds first when it
has to, prints Lean's messages on one file as JSON lines, and exits with Lean's status. LEANPRM_CACHE names the cache.
"""

import argparse
import sys
import time
from pathlib import Path

from leanprm.lean.portable import ModuleBuilt, PortableLeanError, ensure_built, run_lean


def report(module: ModuleBuilt, index: int, total: int) -> None:
    """One line a module on standard error, its warnings below it."""
    how = "unchanged" if module.reused else f"{module.seconds:.2f} s"
    print(f"[{index}/{total}] {module.name}: {how}", *module.warnings, sep="\n  ", file=sys.stderr)


def check(file: Path, timeout_s: float) -> int:
    """Print Lean's messages on a file; Lean's status, 124 after the deadline, 128 + n after signal n."""
    lean = ensure_built(report)
    run = run_lean(lean.library, lean.lean_path, ["--json", str(file.absolute())], timeout_s=timeout_s)
    sys.stdout.write(run.stdout)
    sys.stderr.write(run.stderr)
    if run.timed_out:
        return 124
    return 128 + run.signal if run.signal else run.returncode


def main() -> int:
    """Run one command and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m leanprm.lean.portable", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("build", help="compile the Lean text")
    checker = commands.add_parser("check", help="run Lean on one file")
    checker.add_argument("file", type=Path)
    checker.add_argument("--timeout", type=float, default=60.0, help="seconds")
    arguments = parser.parse_args()
    try:
        if arguments.command == "check":
            return check(arguments.file, arguments.timeout)
        started = time.monotonic()
        lean = ensure_built(report)
        print(f"{lean.lean_path} ({time.monotonic() - started:.2f} s)", file=sys.stderr)
        return 0
    except PortableLeanError as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
