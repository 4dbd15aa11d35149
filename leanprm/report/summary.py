"""The counts a corpus report is made of, gathered in one pass over the parts of a run.

Memory holds one part and the counts, never the corpus: times go into bins of 2 % width, everything else into counters
whose keys are few (sources, classes, models). Only kept proofs (those with a split) count as corpus.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from leanprm.corpus.status import Tables
from leanprm.records import FORMALISATION_CLASSES

IMPORTED = "imported"
"""Prompt of attempts that came from elsewhere and cost no call here."""
_BIN_RATIO = 1.02
HELD_BACK = "held back"
"""Split of the other proofs of a bench theorem, which are in no file of the corpus (`copies` 0)."""
LONGEST_SHOWN = 15
"""Steps beyond this one share the last column of the absolute histogram."""


@dataclass
class Times:
    """A distribution of seconds in bins of 2 % width: quantiles within 1 %, the largest value exact."""

    bins: Counter[int] = field(default_factory=Counter)
    total: float = 0.0
    largest: float = 0.0

    def add(self, seconds: float) -> None:
        """Count one time; zero and less count as a millisecond."""
        self.bins[round(math.log(max(seconds, 0.001), _BIN_RATIO))] += 1
        self.total += seconds
        self.largest = max(self.largest, seconds)

    @property
    def count(self) -> int:
        """Number of times counted."""
        return self.bins.total()

    def quantile(self, share: float) -> float:
        """The time that `share` of all are at or below; 0 when there are none."""
        seen, wanted = 0, share * self.count
        for key in sorted(self.bins):
            seen += self.bins[key]
            if seen >= wanted:
                return min(float(_BIN_RATIO**key), self.largest)
        return 0.0

    def below(self, seconds: float) -> int:
        """How many are at most `seconds` (within the bins' width)."""
        return sum(n for key, n in self.bins.items() if _BIN_RATIO**key <= seconds)


@dataclass
class Spent:
    """Calls, tokens and price of one model in one role."""

    calls: int = 0
    input_tokens: int = 0
    output_tokens: int = 0
    cached_tokens: int = 0
    cost_usd: float = 0.0

    def add(self, usage: Mapping[str, Any]) -> None:
        """Add one call."""
        self.calls += 1
        self.input_tokens += usage["input_tokens"]
        self.output_tokens += usage["output_tokens"]
        self.cached_tokens += usage["cached_tokens"]
        self.cost_usd += usage["cost_usd"]


@dataclass
class Candidate:
    """A kept proof that could be shown; the least `key` wins, so the choice depends on the proofs alone."""

    key: tuple[int, int, str]
    attempt_id: str


@dataclass
class Summary:
    """Everything the report says in numbers."""

    cells: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    """Kept proofs by (source, verdict, split or `HELD_BACK`)."""
    view: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Rows of the train view by (source, verdict)."""
    most_copies: Counter[tuple[str, str]] = field(default_factory=Counter)
    """The largest number of copies of one proof in the train view, by (source, verdict)."""
    step_labels: Counter[bool] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)
    classes: Counter[str] = field(default_factory=Counter)
    """First-error classes of kept incorrect proofs."""
    removed_classes: Counter[str] = field(default_factory=Counter)
    """Formalisation-side classes of the proofs that the filter dropped."""
    unfiltered_incorrect: int = 0
    """Labelled incorrect proofs before the filter."""
    positions: Counter[int] = field(default_factory=Counter)
    tenths: Counter[int] = field(default_factory=Counter)
    """First errors by tenth of the proof, 0 to 9."""
    attribution: Counter[str] = field(default_factory=Counter)
    """How the first error was found, over all attempts in which Lean found one."""
    earlier_causes: int = 0
    repaired: int = 0
    times: Times = field(default_factory=Times)
    lean_runs: int = 0
    checkers: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    """Attempts by (engine, toolchain, checker)."""
    imported: int = 0
    """Attempts that came from elsewhere."""
    spent: defaultdict[tuple[str, str, str], Spent] = field(default_factory=lambda: defaultdict(Spent))
    """By (stage, model, prompt)."""
    shown: dict[str, Candidate] = field(default_factory=dict)
    """The proof to show for `correct` and for each error class."""

    @property
    def kept(self) -> int:
        """Proofs in the corpus."""
        return self.cells.total()

    def kept_by(self, *, source: str | None = None, verdict: str | None = None, split: str | None = None) -> int:
        """Kept proofs that match the fields given."""
        wanted = (source, verdict, split)
        return sum(
            n for cell, n in self.cells.items() if all(w in (None, c) for w, c in zip(wanted, cell, strict=True))
        )

    @property
    def sources(self) -> list[str]:
        """Sources of kept proofs, the largest first."""
        return sorted({source for source, _, _ in self.cells}, key=lambda s: (-self.kept_by(source=s), s))

    @property
    def cost_usd(self) -> float:
        """Price of all model calls."""
        return sum(s.cost_usd for s in self.spent.values())


def summarize(tables: Tables) -> Summary:
    """Gather the counts of a run, finished or not."""
    result = Summary()
    for part in tables.parts("attempts"):
        for row in tables.read("attempts", part, ["model", "prompt", "usage"]).to_pylist():
            if row["prompt"] == IMPORTED:
                result.imported += 1
            else:
                result.spent["generate", row["model"], row["prompt"]].add(row["usage"])
    for part in tables.parts("compile"):
        _add_compile(result, tables.read("compile", part))
    for part in tables.parts("review"):
        for row in tables.read("review", part, ["model", "prompt", "usage"]).to_pylist():
            result.spent["review", row["model"], row["prompt"]].add(row["usage"])
    for part in tables.parts("repair"):
        for row in tables.read("repair", part, ["report"]).to_pylist():
            _add_run(result, row["report"])
    split_parts = set(tables.parts("splits"))
    for part in tables.parts("filter"):
        splits = tables.read("splits", part).to_pylist() if part in split_parts else []
        _add_filtered(result, tables.read("filter", part), {row["attempt_id"]: row for row in splits})
    return result


def _add_compile(result: Summary, table: Any) -> None:
    columns = ["outcome", "first_error", "attribution", "engine", "toolchain", "checker", "lean_runs", "seconds"]
    for row in table.select(columns).to_pylist():
        _add_run(result, row)
        result.checkers[row["engine"], row["toolchain"], row["checker"]] += 1
        if row["first_error"] is not None:
            result.attribution[row["attribution"] or "not recorded"] += 1


def _add_run(result: Summary, report: Mapping[str, Any]) -> None:
    result.lean_runs += report["lean_runs"]
    if report["lean_runs"]:
        result.times.add(report["seconds"])


def _add_filtered(result: Summary, table: Any, splits: Mapping[str, Mapping[str, Any]]) -> None:
    for row in table.to_pylist():
        result.unfiltered_incorrect += row["verdict"] == "incorrect"
        if row["reason"] == "formalisation-side first error" and row["error_class"] in FORMALISATION_CLASSES:
            result.removed_classes[row["error_class"]] += 1
        split = splits.get(row["attempt_id"])
        if row["outcome"] == "label" and split is not None:
            _add_kept(result, row, split)


def _add_kept(result: Summary, row: Mapping[str, Any], split: Mapping[str, Any]) -> None:
    cell = (row["source"], row["verdict"])
    held_back = split["split"] == "bench" and not split["copies"]
    result.cells[*cell, HELD_BACK if held_back else split["split"]] += 1
    if split["split"] == "train":
        result.view[cell] += split["copies"]
        result.most_copies[cell] = max(result.most_copies[cell], split["copies"])
    size, first = len(row["steps"]), row["first_error"]
    result.lengths[size] += 1
    result.step_labels.update(row["labels"])
    result.repaired += row["receipt"]["repaired_step"] is not None
    result.earlier_causes += row["cause_step"] is not None
    if first is not None:
        result.classes[row["error_class"] or "unclassified"] += 1
        result.positions[min(first, LONGEST_SHOWN + 1)] += 1
        result.tenths[math.ceil(10 * first / size) - 1] += 1
    if split["split"] != "bench":  # a held-out proof is not for reading
        _offer(result, row)


def _offer(result: Summary, row: Mapping[str, Any]) -> None:
    """Prefer about six steps of moderate length, and a first error that is neither the first step nor the last."""
    name = "correct" if row["verdict"] == "correct" else row["error_class"] or "unclassified"
    size, first = len(row["steps"]), row["first_error"]
    at_an_end = first is not None and first in (1, size)
    too_long = sum(map(len, row["steps"])) > 1500
    key = (2 * at_an_end + 4 * too_long, abs(size - 6), row["attempt_id"])
    if name not in result.shown or key < result.shown[name].key:
        result.shown[name] = Candidate(key, row["attempt_id"])
