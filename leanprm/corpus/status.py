"""The funnel of a run: what entered each stage, what left it, and the reason for every row that went no further.

Invariants: a row goes on to the next stage iff its outcome is `label`, and every row that enters a stage has exactly
one row there. `tally` checks that by id, part by part, so a lost row and an invented one can never cancel out; what it
cannot account for is `unexplained`. A part that a stage has not reached yet is `pending`, which is not a fault.

Nothing here grows with the corpus: one part's ids at a time, and counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal, Protocol

import pyarrow as pa
from rich.table import Table

from leanprm.manifest import read_manifest
from leanprm.report.text import count
from leanprm.store import RunDirectory

Stage = Literal["statements", "attempts", "compile", "review", "repair", "labels", "filter", "splits"]
STAGES: tuple[Stage, ...] = ("statements", "attempts", "compile", "review", "repair", "labels", "filter", "splits")

_ID_COLUMNS: dict[Stage, tuple[str, ...]] = {
    "statements": ("id",),
    "attempts": ("statement_id", "id", "outcome", "reason"),
    "compile": ("attempt_id", "outcome", "reason"),
    "review": ("attempt_id", "outcome", "reason", "verdict"),
    "repair": ("attempt_id", "report"),
    "labels": ("attempt_id", "outcome", "reason"),
    "filter": ("attempt_id", "outcome", "reason"),
    "splits": ("attempt_id",),
}


class Tables(Protocol):
    """The parts of a run directory; a part has the same name in every stage."""

    def parts(self, stage: str) -> list[str]:
        """Names of the finished parts of `stage`, sorted; empty when it has none."""
        ...

    def read(self, stage: str, part: str, columns: Sequence[str] | None = None) -> pa.Table:
        """One part, or only the named columns of it."""
        ...


@dataclass(frozen=True)
class Row:
    """What the funnel needs to know of one row: which row it answers, its own id, and how it left the stage."""

    parent: str
    id: str
    outcome: str = "label"
    reason: str | None = None


@dataclass
class StageTally:
    """Counts of one stage. `entered` counts rows of the stage before, except for attempts, which count themselves."""

    stage: Stage
    entered: int = 0
    out: int = 0
    rejected: Counter[str] = field(default_factory=Counter)
    infrastructure: Counter[str] = field(default_factory=Counter)
    pending: int = 0
    unexplained: int = 0
    note: Counter[str] = field(default_factory=Counter)
    """Side counts that are worth a remark: statements tried, patches made."""

    def add(self, other: StageTally) -> None:
        """Add the counts of another part of the same stage."""
        self.entered += other.entered
        self.out += other.out
        self.rejected += other.rejected
        self.infrastructure += other.infrastructure
        self.pending += other.pending
        self.unexplained += other.unexplained
        self.note += other.note

    @property
    def rows(self) -> int:
        """Rows that the stage has written."""
        if self.stage == "repair":
            return self.note["patched"]
        return self.out + self.rejected.total() + self.infrastructure.total()

    @property
    def balance(self) -> int:
        """Rows in minus rows accounted for; 0 unless a row was lost or invented."""
        gone = self.rejected.total() + self.infrastructure.total()
        return self.entered - self.out - gone - self.pending


@dataclass(frozen=True)
class Funnel:
    """The stages in order, and what does not add up."""

    stages: tuple[StageTally, ...]
    problems: tuple[str, ...]
    quarantined: int = 0

    @property
    def unexplained(self) -> int:
        """Rows that were lost or invented somewhere; 0 in a sound run."""
        return sum(s.unexplained for s in self.stages)

    @property
    def complete(self) -> bool:
        """True when every stage has reached every row and every row is accounted for."""
        return not self.problems and not any(s.pending for s in self.stages)

    def stage(self, name: Stage) -> StageTally:
        """The tally of one stage."""
        return next(s for s in self.stages if s.stage == name)


def tally(stage: Stage, entering: Iterable[str], rows: Iterable[Row]) -> StageTally:
    """Count one part of a stage and compare it, id by id, with the rows that entered it."""
    result = StageTally(stage)
    open_parents, answered, own = set(entering), Counter[str](), Counter[str]()
    for row in rows:
        answered[row.parent] += 1
        own[row.id] += row.outcome == "label"
        _count(result, row)
    missing = len(open_parents - answered.keys())
    invented = sum(n for parent, n in answered.items() if parent not in open_parents)
    repeated = sum(n - 1 for n in (own if stage == "attempts" else answered).values() if n > 1)
    result.unexplained = missing + invented + repeated
    if stage == "attempts":
        result.entered = answered.total() + missing - invented
        result.note["statements"] = len(open_parents)
    else:
        result.entered = len(open_parents)
    return result


def tally_repair(entering: Sequence[str], to_patch: Iterable[str], rows: Sequence[Row]) -> StageTally:
    """The repair stage holds only the patched rows: every other row passes it untouched, and none leaves in it.

    What a patch led to (compiled, refused, lost) decides the row's fate in `labels`; here it is a side count.
    """
    patchable = set(to_patch)
    result = StageTally("repair", entered=len(entering), out=len(entering))
    result.unexplained = sum(row.id not in patchable for row in rows) + len(rows) - len({row.id for row in rows})
    result.note["syntax errors"] = len(patchable)
    result.note["patched"] = len(rows)
    result.note["recompiled to a verdict"] = sum(row.outcome == "label" for row in rows)
    return result


def funnel(
    tallies: Iterable[StageTally], quarantined: int = 0, finished: Mapping[str, int] = MappingProxyType({})
) -> Funnel:
    """Add up the tallies of all parts (one or more a stage, in any order) and name every inconsistency.

    `finished` is what the manifest says: rows written by each stage that it calls complete.
    """
    totals = {stage: StageTally(stage) for stage in STAGES}
    for part in tallies:
        totals[part.stage].add(part)
    stages = tuple(totals.values())
    return Funnel(stages, (*_problems(stages), *_contradictions(stages, finished)), quarantined)


def run_funnel(run: RunDirectory) -> Funnel:
    """The funnel of a run directory, held against its manifest."""
    manifest = read_manifest(run)
    return load_funnel(run, {name: entry.rows_out for name, entry in manifest.stages.items()} if manifest else {})


def load_funnel(tables: Tables, finished: Mapping[str, int] = MappingProxyType({})) -> Funnel:
    """The funnel of a run, finished or not; see `funnel` for `finished`."""
    present = {stage: set(tables.parts(stage)) for stage in STAGES}
    tallies: list[StageTally] = []
    for part in sorted(set().union(*present.values())):
        tallies += _tally_part(tables, part, [s for s in STAGES if part in present[s]])
    quarantined = sum(tables.read("quarantine", part, ["position"]).num_rows for part in tables.parts("quarantine"))
    return funnel(tallies, quarantined, finished)


def funnel_json(result: Funnel) -> dict[str, Any]:
    """The funnel as plain JSON: counts by stage and reason."""
    return {
        "stages": [
            {
                "stage": s.stage,
                "in": s.entered,
                "out": s.out,
                "rejected": _sorted_counts(s.rejected),
                "infrastructure": _sorted_counts(s.infrastructure),
                "pending": s.pending,
                "unexplained": s.unexplained,
                "note": dict(sorted(s.note.items())),
            }
            for s in result.stages
        ],
        "unexplained": result.unexplained,
        "problems": list(result.problems),
        "quarantined": result.quarantined,
        "complete": result.complete,
    }


def funnel_table(result: Funnel) -> Table:
    """The funnel for the terminal: a line a stage, and under it a line for each reason."""
    table = Table(title="Funnel: rows in, rows out, and why the others stopped", title_justify="left", expand=False)
    table.add_column("stage")
    for name in ("in", "out", "rejected", "infrastructure", "pending"):
        table.add_column(name, justify="right")
    table.add_column("reasons")
    for s in result.stages:
        counts = (s.entered, s.out, s.rejected.total(), s.infrastructure.total(), s.pending)
        table.add_row(s.stage, *(f"{n:,}" if n else "·" for n in counts), "\n".join(_reason_lines(s)))
    table.caption = _verdict_line(result)
    table.caption_justify = "left"
    return table


def _count(result: StageTally, row: Row) -> None:
    if row.outcome == "label":
        result.out += 1
    elif row.outcome == "rejected":
        result.rejected[row.reason or "no reason given"] += 1
    else:
        result.infrastructure[row.reason or "no reason given"] += 1


def _problems(stages: tuple[StageTally, ...]) -> Iterator[str]:
    for s in stages:
        if s.unexplained:
            yield f"{s.stage}: {count(s.unexplained, 'unexplained row')} (lost, invented or repeated)"
        elif s.balance:
            yield f"{s.stage}: {s.entered} in, but {s.entered - s.balance} accounted for"
        if no_reason := s.rejected["no reason given"] + s.infrastructure["no reason given"]:
            yield f"{s.stage}: {count(no_reason, 'row')} stopped without a reason"
    for before, after in zip(stages, stages[1:], strict=False):
        if after.stage not in ("attempts",) and after.entered != before.out:
            yield f"{after.stage}: {count(after.entered, 'row')} in, but {before.out} came out of {before.stage}"


def _contradictions(stages: tuple[StageTally, ...], finished: Mapping[str, int]) -> Iterator[str]:
    """A part that went missing after its stage was called complete looks like a pending one; the manifest knows."""
    for s in stages:
        if s.stage in finished and s.rows != finished[s.stage]:
            yield f"{s.stage}: the manifest says {count(finished[s.stage], 'row')}, the parts hold {s.rows}"


def _tally_part(tables: Tables, part: str, present: list[Stage]) -> Iterator[StageTally]:
    """Walk one part through the stages; `entering` holds the ids that go on."""
    entering: list[str] = []
    to_patch: list[str] = []
    for stage in STAGES:
        if stage not in present:
            yield _pending(stage, entering)
            entering = entering if stage == "repair" else []
            continue
        rows = list(_rows(stage, tables.read(stage, part, _ID_COLUMNS[stage])))
        if stage == "repair":
            yield tally_repair(entering, to_patch, rows)
            continue
        if stage == "statements":
            entering = [row.id for row in rows]
        if stage == "review":
            table = tables.read(stage, part, ["attempt_id", "verdict"]).to_pylist()
            to_patch = [r["attempt_id"] for r in table if r["verdict"] == "syntax error"]
        yield tally(stage, entering, rows)
        entering = [row.id for row in rows if row.outcome == "label"]


def _pending(stage: Stage, entering: list[str]) -> StageTally:
    """A part this stage has not reached. A run without repairs has no repair part, and nothing waits for one."""
    if stage == "repair":
        return StageTally(stage, entered=len(entering), out=len(entering))
    return StageTally(stage, entered=len(entering), pending=len(entering))


def _rows(stage: Stage, table: pa.Table) -> Iterator[Row]:
    for r in table.to_pylist():
        if stage == "statements":
            yield Row(r["id"], r["id"])
        elif stage == "attempts":
            yield Row(r["statement_id"], r["id"], r["outcome"], r["reason"])
        elif stage == "repair":
            yield Row(r["attempt_id"], r["attempt_id"], r["report"]["outcome"], r["report"]["reason"])
        elif stage == "splits":
            yield Row(r["attempt_id"], r["attempt_id"])
        else:
            yield Row(r["attempt_id"], r["attempt_id"], r["outcome"], r["reason"])


def _sorted_counts(counts: Counter[str]) -> dict[str, int]:
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def _reason_lines(s: StageTally) -> Iterator[str]:
    for reason, n in _sorted_counts(s.rejected).items():
        yield f"{n:,} {reason}"
    for reason, n in _sorted_counts(s.infrastructure).items():
        yield f"{n:,} {reason} (infrastructure)"
    if s.unexplained:
        yield f"{s.unexplained:,} UNEXPLAINED"
    for name, n in s.note.items():
        yield f"[dim]{name}: {n:,}[/dim]"


def _verdict_line(result: Funnel) -> str:
    lines = list(result.problems) or ["Every row is accounted for: rows in = rows out + rejected + infrastructure."]
    if result.quarantined:
        lines.append(f"{count(result.quarantined, 'input row')} could not be read: see quarantine/.")
    if any(s.pending for s in result.stages):
        lines.append("The run is not finished: build again in the same directory to go on.")
    return "\n".join(lines)
