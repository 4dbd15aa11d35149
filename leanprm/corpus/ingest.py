"""What enters a run: the statements to be tried, and the input rows that could not be used.

Parts are cut here, once: every later stage keeps the part a statement is in. The same file under the same part size
gives the same parts.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import TypeVar

from leanprm.config import CorpusConfig, locate
from leanprm.corpus.shell import stage_entry
from leanprm.corpus.stage import own_id
from leanprm.corpus.work import Summary, summarise
from leanprm.manifest import StageEntry
from leanprm.records import Quarantined, Record, Statement
from leanprm.statements import read_statements
from leanprm.store import RunDirectory, part_name

R = TypeVar("R", bound=Record)


def write_statements(run: RunDirectory, config: CorpusConfig, skip_bad: bool) -> StageEntry:
    """The statements of the configured file, in parts; with `skip_bad`, unusable rows go to the quarantine."""
    began = time.monotonic()
    loaded = read_statements(locate(config.statements.path), skip_bad)
    write_quarantine(run, loaded.quarantined)
    chosen = loaded.records[: config.statements.limit]
    parts = write_parts(run, "statements", Statement, in_parts(chosen, config.run.part_rows))
    return stage_entry(parts, len(chosen), time.monotonic() - began)


def in_parts(records: Sequence[R], size: int) -> Iterator[Sequence[R]]:
    """`records` in runs of `size`; one empty run when there are none."""
    yield from (records[start : start + size] for start in range(0, max(1, len(records)), size))


def write_parts(run: RunDirectory, stage: str, model: type[R], parts: Iterator[Sequence[R]]) -> list[Summary]:
    """Write whole parts of a stage, sorted by id, in the place of any that are there; a summary of each."""
    for name in run.parts(stage):
        run.delete(run.part_path(stage, name))
    summaries = []
    for number, records in enumerate(parts):
        rows = sorted(records, key=own_id)
        run.write_records(run.part_path(stage, part_name(number)), model, rows)
        summaries.append(summarise(part_name(number), rows))
    return summaries


def write_quarantine(run: RunDirectory, rows: Sequence[Quarantined]) -> None:
    """Keep what could not be read, with the reason; nothing is written when all could."""
    if rows:
        run.write_records(run.part_path("quarantine", part_name(0)), Quarantined, rows)
