"""What a stage declares: the stages it reads, the record it writes, its pure core, and how its work is shared out.

A stage answers every live row (outcome `label`) of the stage that drives it with exactly one row. What else the core
needs of the same proof or theorem is joined by id within the part of the same name, so no join ever leaves a part.
`check_wiring` compares the declarations of a whole pipeline before anything runs.

Nothing here knows Ray, and nothing here reads a file.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

from leanprm.ids import digest
from leanprm.records import InfrastructureReason, Outcome, Record, Repair

R = TypeVar("R", bound=Record)


class WiringError(TypeError):
    """A pipeline whose stages do not fit together."""


@dataclass(frozen=True)
class Rows:
    """All that a core sees of one unit of work: one record of each stage read, its sample and its part."""

    records: tuple[Record, ...]
    sample: int = 0
    part: str = ""

    def one(self, model: type[R]) -> R:
        """The record of this type; `LookupError` when the stage does not read it."""
        found = self.maybe(model)
        if found is None:
            raise LookupError(f"no {model.__name__} among {[type(r).__name__ for r in self.records]}")
        return found

    def maybe(self, model: type[R]) -> R | None:
        """The record of this type, or None."""
        return next((r for r in self.records if type(r) is model), None)

    @property
    def unit(self) -> str:
        """Name of this unit of work within its stage: the same on any machine."""
        return f"{own_id(self.records[0])}#{self.sample}"


Core = Callable[[Rows], Record]


@dataclass(frozen=True)
class Pool:
    """Work slow enough for actors of its own: rows finish, and are kept, a small batch at a time."""

    batch_size: int
    """Rows in flight in one actor; the most that a kill can lose of it."""
    workers: int | Literal["auto"] = "auto"
    """Actors; `auto` is one a core."""


@dataclass(frozen=True)
class Stage:
    """One stage of the pipeline."""

    name: str
    record: type[Record]
    """What it writes."""
    drives: str
    """The stage whose live rows it answers."""
    open: Callable[[], Core]
    """Makes the core, once in every worker: engines, clients and side tables are opened here. Must pickle."""
    joins: tuple[str, ...] = ()
    """Stages that have a row for every row of this one."""
    maybe: tuple[str, ...] = ()
    """Stages that have a row for some."""
    failed: Callable[[Rows, InfrastructureReason, str], Record] | None = None
    """The row of a unit whose core raised or whose worker died; None where that must stop the run."""
    wants: Callable[[Rows], bool] | None = None
    """Which of the live rows are this stage's business; None for all."""
    samples: int = 1
    """Units of work for every row."""
    pool: Pool | None = None
    """None for work so cheap that a part is one task."""
    prepare: Callable[[Any], None] | None = None
    """What needs the whole corpus, done before the parts: it gets the cluster and leaves a side table for `open`."""

    @property
    def reads(self) -> tuple[str, ...]:
        """Every stage read, the driving one first."""
        return (self.drives, *self.joins, *self.maybe)


def check_wiring(stages: Sequence[Stage], sources: Mapping[str, type[Record]]) -> dict[str, type[Record]]:
    """The record of every stage; `WiringError` when one reads what no earlier stage, and no source, writes."""
    written = dict(sources)
    for stage in stages:
        for name in stage.reads:
            if name not in written:
                raise WiringError(f"stage {stage.name!r} reads {name!r}, which no earlier stage writes")
        models = [written[name] for name in stage.reads]
        if len(set(models)) < len(models):
            raise WiringError(f"stage {stage.name!r} reads two stages of the same record: {', '.join(stage.reads)}")
        known: set[str] = set()
        for name, model in zip(stage.reads, models, strict=True):
            if known and foreign_key(model) not in known:
                raise WiringError(f"stage {stage.name!r} cannot find its rows of {name!r}: no {foreign_key(model)}")
            known |= {foreign_key(model), *(c for c in _FOREIGN if c in model.model_fields)}
        if key_column(stage.record) not in stage.record.model_fields:
            raise WiringError(f"stage {stage.name!r} writes {stage.record.__name__}, which has no id")
        if stage.name in written:
            raise WiringError(f"two stages are called {stage.name!r}")
        written[stage.name] = stage.record
    return written


_FOREIGN = ("statement_id", "attempt_id")


def key_column(model: type[Record]) -> str:
    """The column that identifies a row of this record: its own `id`, or the attempt it speaks of."""
    return "id" if "id" in model.model_fields else "attempt_id"


def foreign_key(model: type[Record]) -> str:
    """The name under which other records mention a row of this one."""
    return "attempt_id" if "sample" in model.model_fields or key_column(model) != "id" else "statement_id"


def own_id(record: Record) -> str:
    """The id of a record."""
    return str(getattr(record, key_column(type(record))))


def names(record: Record) -> dict[str, str]:
    """Every id a record knows, by the name other records use: its own and those it mentions."""
    mentioned = {column: str(getattr(record, column)) for column in _FOREIGN if column in type(record).model_fields}
    return {**mentioned, foreign_key(type(record)): own_id(record)}


def ending(record: Record) -> tuple[Outcome, str | None]:
    """How a row left its stage. A repair ends as its recompilation did; a record without an outcome is simply there."""
    if isinstance(record, Repair):
        return record.report.outcome, record.report.reason
    return getattr(record, "outcome", "label"), getattr(record, "reason", None)


def is_alive(record: Record) -> bool:
    """True when the next stage sees this row."""
    return ending(record)[0] == "label"


def join(
    stage: Stage,
    part: str,
    driving: Sequence[Record],
    others: Sequence[tuple[bool, type[Record], Mapping[str, Record]]],
) -> list[Rows]:
    """The units of work of one part, in order. `others`: of each joined stage whether every row must be there, its
    record, and its rows by id; `LookupError` names a row that is missing."""
    units: list[Rows] = []
    for record in driving:
        if not is_alive(record):
            continue
        records, known = [record], names(record)
        for required, model, rows in others:
            found = rows.get(known[foreign_key(model)])
            if found is not None:
                records.append(found)
                known |= names(found)
            elif required:
                raise LookupError(f"{stage.name}: {own_id(record)} has no {model.__name__} in its part")
        samples = [Rows(tuple(records), sample, part) for sample in range(stage.samples)]
        if stage.wants is None or stage.wants(samples[0]):
            units += samples
    return units


def units_digest(units: Sequence[Rows]) -> str:
    """Names a batch of units; the same batch has the same name."""
    return digest(*(rows.unit for rows in units))
