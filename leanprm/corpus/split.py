"""The split stage: train, validation and bench by theorem group, and the train view with both verdicts in parity.

A group is all kept proofs of one theorem (`theorem_key`); no group is in two splits. Groups are ordered by a digest
of the seed and their key, so the result depends on nothing but the seed and the set of proofs. Walking in that order:

- validation takes the first `validation_groups` groups, with all their proofs;
- the bench takes `bench_groups_per_verdict` groups for each verdict, and one proof of that verdict from each. The
  other proofs of a bench group are held back: split `bench`, `copies` 0. They may not train, and would unbalance the
  bench;
- everything else trains.

In a small corpus the quotas shrink, in proportion, until train keeps at least 60 % of the groups, and the bench never
takes more than 40 % of the groups that have one of the verdicts; what was asked and not given is in
`SplitPlan.notes`.

The train view repeats rows so that within each source both verdicts have as many rows (paper, Appendix B): `copies`
is how often a proof is in it. A verdict that a source lacks stays at zero. All passes stream over rows sorted by
`SplitInput`; memory is one group at a time, and one counter a source.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Literal, NamedTuple

from leanprm.config import SplitSettings
from leanprm.ids import digest
from leanprm.records import LabelledProof, Split, SplitRow

Verdict = Literal["correct", "incorrect"]
VERDICTS: tuple[Verdict, Verdict] = ("correct", "incorrect")
TRAIN_PERCENT = 60
"""Share of the theorem groups that train keeps at least, whatever the quotas ask."""


class SplitInput(NamedTuple):
    """What the split needs of a kept proof, in sort order."""

    rank: str
    """Digest of seed and theorem: the random order of groups."""
    theorem_key: str
    attempt_id: str
    source: str
    verdict: Verdict


class Cell(NamedTuple):
    """A source and a verdict: the unit of parity."""

    source: str
    verdict: Verdict


@dataclass(frozen=True)
class Census:
    """Theorem groups by the verdicts their proofs have."""

    correct_only: int
    incorrect_only: int
    mixed: int

    @property
    def groups(self) -> int:
        """All groups."""
        return self.correct_only + self.incorrect_only + self.mixed

    def having(self, verdict: Verdict) -> int:
        """Groups with at least one proof of this verdict."""
        return self.mixed + (self.correct_only if verdict == "correct" else self.incorrect_only)


@dataclass(frozen=True)
class SplitPlan:
    """The quotas that this corpus can fill, in groups."""

    census: Census
    validation: int
    bench_per_verdict: int
    notes: tuple[str, ...]
    """Where less is given than was asked, and why."""


@dataclass(frozen=True)
class CellView:
    """One cell of the train view: its proofs, and the rows they become."""

    source: str
    verdict: Verdict
    proofs: int
    rows: int
    most_copies: int
    """Largest repetition of one proof; parity can make it large (about 125 for two proofs against 249)."""


def split_input(proof: LabelledProof, seed: int) -> SplitInput:
    """The sortable row of a kept proof; `ValueError` for a proof without a label."""
    if proof.outcome != "label" or proof.verdict is None:
        raise ValueError(f"proof {proof.attempt_id} has no label and cannot be split")
    rank = digest("split", seed, proof.theorem_key)
    return SplitInput(rank, proof.theorem_key, proof.attempt_id, proof.source, proof.verdict)


def split_rows(rows: Callable[[], Iterable[SplitInput]], plan: SplitPlan) -> Iterator[SplitRow]:
    """The split of every row, in order. `rows` is called twice and must give the rows of the census each time."""
    cells = Counter(_cell(row) for row, split, _ in _assigned(rows(), plan) if split == "train")
    copies = _Copies(cells)
    for row, split, item in _assigned(rows(), plan):
        yield SplitRow(
            attempt_id=row.attempt_id,
            theorem_key=row.theorem_key,
            source=row.source,
            verdict=row.verdict,
            split=split,
            copies=copies.of(_cell(row)) if split == "train" else int(item),
        )


def take_census(rows: Iterable[SplitInput]) -> Census:
    """Count the groups of sorted rows."""
    kinds = Counter(_kind(group) for group in _groups(rows))
    return Census(kinds["correct"], kinds["incorrect"], kinds["mixed"])


def plan_splits(census: Census, settings: SplitSettings) -> SplitPlan:
    """Quotas no larger than asked, than 40 % of the groups together, and than 40 % of the groups with each verdict."""
    asked_validation, asked_bench = settings.validation_groups, settings.bench_groups_per_verdict
    asked, room = asked_validation + 2 * asked_bench, _held_out_share(census.groups)
    validation = asked_validation if asked <= room else asked_validation * room // asked
    bench = asked_bench if asked <= room else asked_bench * room // asked
    notes = []
    if asked > room:
        notes.append(f"{asked} groups asked to be held out, {room} of {census.groups} may be: quotas scaled down")
    for verdict in VERDICTS:
        share = _held_out_share(census.having(verdict))
        if bench > share:
            notes.append(f"bench: {bench} {verdict} groups wanted, {share} of {census.having(verdict)} may be held out")
            bench = share
    return SplitPlan(census, validation, bench, tuple(notes))


def train_view(rows: Iterable[SplitRow]) -> list[CellView]:
    """The cells of the train view, both verdicts for each source that trains, sorted."""
    proofs: Counter[Cell] = Counter()
    views: Counter[Cell] = Counter()
    most: dict[Cell, int] = {}
    for row in rows:
        if row.split == "train":
            cell = Cell(row.source, row.verdict)
            proofs[cell] += 1
            views[cell] += row.copies
            most[cell] = max(most.get(cell, 0), row.copies)
    sources = sorted({cell.source for cell in proofs})
    cells = [Cell(source, verdict) for source in sources for verdict in VERDICTS]
    return [CellView(*cell, proofs[cell], views[cell], most.get(cell, 0)) for cell in cells]


def _held_out_share(groups: int) -> int:
    return groups * (100 - TRAIN_PERCENT) // 100


def _cell(row: SplitInput) -> Cell:
    return Cell(row.source, row.verdict)


class _Copies:
    """Hands out copies in streaming order: `base` each, one more for the first `extra` of the smaller cell."""

    def __init__(self, cells: Mapping[Cell, int]) -> None:
        self._shares: dict[Cell, tuple[int, int]] = {}
        for cell, size in cells.items():
            target = max(cells.get(Cell(cell.source, verdict), 0) for verdict in VERDICTS)
            self._shares[cell] = divmod(target, size)
        self._seen: Counter[Cell] = Counter()

    def of(self, cell: Cell) -> int:
        """Copies of the next row of `cell`."""
        base, extra = self._shares[cell]
        self._seen[cell] += 1
        return base + (self._seen[cell] <= extra)


class _Walk:
    """What is still to be given out, and what groups are still to come."""

    def __init__(self, plan: SplitPlan) -> None:
        self.validation = plan.validation
        self.wanted = dict.fromkeys(VERDICTS, plan.bench_per_verdict)
        census = plan.census
        self.ahead = {"correct": census.correct_only, "incorrect": census.incorrect_only, "mixed": census.mixed}

    def place(self, kind: str) -> Split | Verdict:
        """The split of the next group, or the verdict for which the bench takes it."""
        self.ahead[kind] -= 1
        if self.validation and self._bench_can_be_filled():
            self.validation -= 1
            return "validation"
        for verdict in sorted(VERDICTS, key=lambda v: (-self.wanted[v], v)):
            if self.wanted[verdict] and kind in (verdict, "mixed"):
                self.wanted[verdict] -= 1
                if self._bench_can_be_filled():
                    return verdict
                self.wanted[verdict] += 1
        return "train"

    def _bench_can_be_filled(self) -> bool:
        """Whether the groups to come can fill the bench, counting a group of both verdicts once."""
        short = [max(0, self.wanted[verdict] - self.ahead[verdict]) for verdict in VERDICTS]
        return sum(short) <= self.ahead["mixed"]


def _assigned(rows: Iterable[SplitInput], plan: SplitPlan) -> Iterator[tuple[SplitInput, Split, bool]]:
    """Each row with its split, and whether it is an item of it (false: held back with its group)."""
    walk = _Walk(plan)
    for group in _groups(rows):
        place = walk.place(_kind(group))
        if place == "correct" or place == "incorrect":
            chosen = next(row for row in group if row.verdict == place)
            yield from ((row, "bench", row is chosen) for row in group)
        else:
            yield from ((row, place, True) for row in group)


def _groups(rows: Iterable[SplitInput]) -> Iterator[list[SplitInput]]:
    for _, group in groupby(_in_order(rows), key=lambda row: row.theorem_key):
        yield list(group)


def _in_order(rows: Iterable[SplitInput]) -> Iterator[SplitInput]:
    previous: SplitInput | None = None
    for row in rows:
        if previous is not None and row[:3] <= previous[:3]:
            raise ValueError(f"rows to split are not sorted, or repeat, at {row.attempt_id}")
        yield row
        previous = row


def _kind(group: list[SplitInput]) -> str:
    verdicts = {row.verdict for row in group}
    return "mixed" if len(verdicts) == 2 else verdicts.pop()
