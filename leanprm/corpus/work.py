"""The work on one part of a stage: which units are left, running them, keeping each result, and sealing the part.

Invariants:
- A result is on disk (in a piece) before anyone is told of it, so a kill loses at most the batches in flight.
- Every unit gets exactly one row, whatever its core does: an exception becomes a row, and a unit that takes its worker
  down twice is given up on while the rest of its batch goes through one by one. `seal` checks units in = rows out.
- A sealed part is never worked on again.

Everything here runs inside a worker and holds at most one part. Ray is not known here.
"""

from __future__ import annotations

import hashlib
import json
import traceback
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import pyarrow as pa

from leanprm.corpus.stage import Core, Rows, Stage, ending, join, key_column, names, own_id, units_digest
from leanprm.records import Outcome, Record
from leanprm.store import RunDirectory, StoreError

RETRIED = frozenset({"wall clock", "crash"})
"""Failures that can be bad luck: the unit is run a second time, at once."""
MOST_DEATHS = 2
"""Workers a unit may take down before it is given up on."""
_UNIT = "unit"
_TIMES = frozenset({"seconds"})


class MiscountError(RuntimeError):
    """Rows out differ from units in: a fault of the program, never of the data."""


@dataclass(frozen=True)
class Summary:
    """What one finished part holds; small, whatever the part's size."""

    part: str
    rows_in: int
    counts: tuple[tuple[Outcome, str | None, int], ...]
    digest: str
    """Digest of the rows without their times."""


@dataclass(frozen=True)
class PartWork:
    """One stage of one run, as a worker sees it."""

    run: RunDirectory
    stage: Stage
    models: Mapping[str, type[Record]]
    """The record of every stage, from `check_wiring`."""
    attempt: str
    """Name of this run of the program: what died in an earlier one is tried again."""

    def units(self, part: str) -> list[Rows]:
        """Every unit of work of a part."""
        stage = self.stage
        driving = list(self.run.read_part(stage.drives, part, self.models[stage.drives]))
        others = [(name not in stage.maybe, self.models[name], self._by_id(name, part)) for name in stage.reads[1:]]
        return join(stage, part, driving, others)

    def left(self, part: str) -> list[Rows]:
        """The units that have no row yet."""
        if self.is_sealed(part):
            return []
        done = self._finished(part)
        return [rows for rows in self.units(part) if rows.unit not in done]

    def progress(self, part: str) -> tuple[int, int]:
        """How many of the units of a part have their row, and how many there are."""
        units = self.units(part)
        if self.is_sealed(part):
            return len(units), len(units)
        done = self._finished(part)
        return sum(rows.unit in done for rows in units), len(units)

    def is_sealed(self, part: str) -> bool:
        """True when the part is complete under its final name."""
        return self.run.exists(self.run.part_path(self.stage.name, part))

    def seal(self, part: str) -> Summary:
        """Merge the pieces of a finished part into its file and remove them; a sealed part is only summarised."""
        if self.is_sealed(part):
            self._remove_pieces(part)
            return self.summary(part)
        return self._write(part, self.units(part), list(self._piece_rows(part)))

    def run_part(self, part: str, core: Core) -> Summary:
        """Work on a whole part at once, for stages without a pool."""
        if self.is_sealed(part):
            return self.summary(part)
        units = self.units(part)
        return self._write(part, units, [(rows.unit, self.answer(core, rows)) for rows in units])

    def summary(self, part: str) -> Summary:
        """Counts and digest of a sealed part."""
        return summarise(part, list(self.run.read_part(self.stage.name, part, self.stage.record)))

    def answer(self, core: Core, rows: Rows) -> Record:
        """The row of one unit: a second try where the first may have been bad luck, and never an exception from the
        core, except in a stage whose rows cannot record one."""
        record = self._once(core, rows)
        return self._once(core, rows) if ending(record)[1] in RETRIED else record

    def keep(self, part: str, results: Sequence[tuple[Rows, Record]]) -> None:
        """Commit finished rows as a piece."""
        table = self.stage.record.to_table(record for _, record in results)
        column = pa.array([rows.unit for rows, _ in results], pa.string())
        schema = self._piece_schema
        path = self.piece(part, [rows for rows, _ in results])
        self.run.write(path, [table.append_column(schema.field(_UNIT), column)], schema)

    def piece(self, part: str, units: Sequence[Rows]) -> str:
        """Where the rows of these units are kept until their part is sealed."""
        return self.run.piece_path(self.stage.name, part, units_digest(units))

    # -- inside --------------------------------------------------------------------------------------------------

    @cached_property
    def _piece_schema(self) -> pa.Schema:
        return self.stage.record.arrow_schema().append(pa.field(_UNIT, pa.string(), nullable=False))

    def _by_id(self, stage: str, part: str) -> dict[str, Record]:
        return {own_id(record): record for record in self.run.read_part(stage, part, self.models[stage])}

    def _finished(self, part: str) -> set[str]:
        tables = (self.run.read_table(path, columns=[_UNIT]) for path in self.run.pieces(self.stage.name, part))
        return {unit for table in tables for unit in table.column(_UNIT).to_pylist()}

    def _piece_rows(self, part: str) -> Iterator[tuple[str, Record]]:
        for path in self.run.pieces(self.stage.name, part):
            table = self.run.read_table(path, self._piece_schema)
            records = self.stage.record.from_table(table.drop_columns([_UNIT]))
            yield from zip(table.column(_UNIT).to_pylist(), records, strict=True)

    def _write(self, part: str, units: Sequence[Rows], rows: Sequence[tuple[str, Record]]) -> Summary:
        # A unit can stand in two pieces when a killed run's worker outlived it for a moment; the first one counts.
        by_unit: dict[str, Record] = {}
        for unit, record in rows:
            by_unit.setdefault(unit, record)
        expected = {u.unit for u in units}
        if by_unit.keys() != expected or len(expected) != len(units):
            raise MiscountError(
                f"{self.stage.name}/{part}: {len(units)} units in ({len(expected)} distinct), {len(by_unit)} rows out"
            )
        records = sorted(by_unit.values(), key=own_id)
        if len({own_id(r) for r in records}) != len(records):
            raise MiscountError(f"{self.stage.name}/{part}: two rows have the same {key_column(self.stage.record)}")
        self.run.write_records(self.run.part_path(self.stage.name, part), self.stage.record, records)
        self._remove_pieces(part)
        return self.summary(part)

    def _remove_pieces(self, part: str) -> None:
        for path in self.run.pieces(self.stage.name, part):
            self.run.delete(path)

    def _once(self, core: Core, rows: Rows) -> Record:
        if self.stage.failed is None:
            return self._checked(core(rows), rows)
        try:
            return self._checked(core(rows), rows)
        except (OSError, StoreError):
            raise  # the machine's fault, not the row's: finished rows are kept, and the next run goes on
        except Exception as error:
            return self.stage.failed(rows, "crash", _last_line(error))

    def _checked(self, record: Record, rows: Rows) -> Record:
        if type(record) is not self.stage.record:
            raise TypeError(f"the core of {self.stage.name} gave {type(record).__name__}")
        asked = {name: value for r in rows.records for name, value in names(r).items()}
        wrong = {name for name, value in names(record).items() if asked.get(name, value) != value}
        if wrong:
            raise ValueError(f"the core of {self.stage.name} answered for another {', '.join(sorted(wrong))}")
        self.stage.record.to_table([record])  # text that no table can hold (a lone surrogate) is found out here
        return record


class Worker:
    """Runs batches of one stage in one process, and outlives none of its promises when that process is killed."""

    def __init__(self, work: PartWork) -> None:
        if work.stage.failed is None:
            raise TypeError(f"stage {work.stage.name!r} has a pool and no row for a unit that fails")
        self.work = work
        self.failed = work.stage.failed
        self.core = work.stage.open()

    def run(self, part: str, units: Sequence[Rows]) -> None:
        """Give every unit of a batch its row, on disk when this returns.

        A batch begun before, in this run of the program, took its worker down: its units are then run one by one, and
        one that has done so `MOST_DEATHS` times alone is recorded as a crash.
        """
        work = self.work
        if work.run.exists(work.piece(part, units)):
            return
        if not (deaths := self._deaths(units)):
            self._guarded(part, units, 1)
        elif len(units) > 1:
            for one in units:
                self.run(part, [one])
        elif deaths < MOST_DEATHS:
            self._guarded(part, units, deaths + 1)
        else:
            detail = f"the worker process died {deaths} times on this row"
            work.keep(part, [(units[0], self.failed(units[0], "crash", detail))])

    def _guarded(self, part: str, units: Sequence[Rows], entry: int) -> None:
        mark = self._mark(units)
        self.work.run.write_text(mark, str(entry))
        self.work.keep(part, [(rows, self.work.answer(self.core, rows)) for rows in units])
        self.work.run.delete(mark)

    def _deaths(self, units: Sequence[Rows]) -> int:
        mark = self._mark(units)
        return int(self.work.run.read_text(mark)) if self.work.run.exists(mark) else 0

    def _mark(self, units: Sequence[Rows]) -> str:
        return f"{self.work.stage.name}/.{self.work.attempt}-{units_digest(units)}.tmp"


def summarise(part: str, records: Sequence[Record]) -> Summary:
    """The summary of a part that holds these records."""
    counts = Counter(ending(record) for record in records)
    ordered = sorted(((*end, n) for end, n in counts.items()), key=lambda c: (c[0], c[1] or "", c[2]))
    return Summary(part, len(records), tuple(ordered), content_digest(records))


def content_digest(records: Sequence[Record]) -> str:
    """Digest of records without their times, in their order."""
    h = hashlib.sha256()
    for record in records:
        h.update(json.dumps(_timeless(record.model_dump(mode="json")), sort_keys=True, ensure_ascii=False).encode())
        h.update(b"\n")
    return h.hexdigest()[:20]


def _timeless(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _timeless(v) for key, v in value.items() if key not in _TIMES}
    return [_timeless(v) for v in value] if isinstance(value, list) else value


def _last_line(error: BaseException) -> str:
    """`ValueError: no such goal (label.py:41)`: the fault and where it is, without the machine's paths."""
    frames = traceback.extract_tb(error.__traceback__)
    line = traceback.format_exception_only(error)[-1].strip()
    return f"{line} ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else line
