"""Factories for records: a small, consistent proof by default, any field replaced by keyword.

`statement()`, `attempt()`, `report()`, `review()`, `repaired()`, `labelled()` and `split_row()` fit together: the same
`n` gives records of the same proof. `MemoryTables` holds stages of records as a run directory would.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import pyarrow as pa

from leanprm.arrow import ArrowModel
from leanprm.ids import digest
from leanprm.records import (
    Attempt,
    CompileReport,
    LabelledProof,
    Message,
    Receipt,
    Repair,
    Review,
    SplitRow,
    Statement,
    Step,
    Usage,
)

STEPS: tuple[tuple[str, str], ...] = (
    ("Let n be an even number, so n = 2k for some k.", "obtain ⟨k, hk⟩ := h"),
    ("Then n² = 4k².", "have h1 : n ^ 2 = 4 * k ^ 2 := by rw [hk]; ring"),
    ("Hence 4 divides n².", "have h2 : 4 ∣ n ^ 2 := ⟨k ^ 2, h1⟩"),
    ("This is the claim.", "exact h2"),
)
"""Prose and Lean of the default attempt."""

CHECKER = "rules-1"


def statement_id(n: int) -> str:
    """Id of the `n`-th statement."""
    return digest("statement", n)


def attempt_id(n: int, sample: int = 0) -> str:
    """Id of the `sample`-th attempt at the `n`-th statement."""
    return digest("attempt", n, sample)


def statement(n: int = 0, **changes: Any) -> Statement:
    """A statement about even squares."""
    values: dict[str, Any] = {
        "id": statement_id(n),
        "source": "examples",
        "name": f"even_square_{n}",
        "header": "import Mathlib",
        "formal": f"theorem even_square_{n} (n : ℕ) (h : ∃ k, n = 2 * k) : 4 ∣ n ^ 2",
        "informal": "If n is even then 4 divides n².",
        "category": "divisibility",
        "difficulty": "easy",
        "theorem_key": digest("theorem", n),
    }
    return Statement(**values | changes)


def attempt(n: int = 0, sample: int = 0, steps: Sequence[tuple[str, str]] = STEPS, **changes: Any) -> Attempt:
    """A usable attempt; pass `outcome`, `reason` and `raw` for one that is not."""
    values: dict[str, Any] = {
        "id": attempt_id(n, sample),
        "statement_id": statement_id(n),
        "theorem_key": digest("theorem", n),
        "source": "examples",
        "sample": sample,
        "outcome": "label",
        "reason": None,
        "detail": "",
        "steps": [Step(text=text, lean=lean) for text, lean in steps],
        "model": "model-a",
        "prompt": "generate/v1@0123456789ab",
        "request_digest": digest("generate", n, sample),
        "stop_reason": "end_turn",
        "raw": "",
        "usage": Usage(input_tokens=1200, output_tokens=800, cost_usd=0.0156),
    }
    return Attempt(**values | changes)


def message(step: int, text: str = "unsolved goals\n⊢ 4 ∣ n ^ 2", **changes: Any) -> Message:
    """An error at the first character of a step's Lean."""
    values: dict[str, Any] = {
        "severity": "error",
        "step": step,
        "line": 1,
        "column": 0,
        "kind": "unsolvedGoals",
        "text": text,
    }
    return Message(**values | changes)


def labels_for(first_error: int | None, steps: int) -> list[bool]:
    """Correct before the first error, incorrect from it on."""
    return [first_error is None or k < first_error for k in range(1, steps + 1)]


def report(
    n: int = 0, sample: int = 0, first_error: int | None = None, steps: int = len(STEPS), **changes: Any
) -> CompileReport:
    """Lean's answer: all steps hold, or the step `first_error` fails with one message."""
    values: dict[str, Any] = {
        "attempt_id": attempt_id(n, sample),
        "outcome": "label",
        "reason": None,
        "detail": "",
        "first_error": first_error,
        "attribution": "confirmed" if first_error else None,
        "labels": labels_for(first_error, steps),
        "messages": [message(first_error)] if first_error else [],
        "axioms": ["propext"],
        "engine": "portable",
        "toolchain": "leanprover/lean4:v4.25.0-rc2",
        "checker": CHECKER,
        "lean_runs": 1,
        "seconds": 0.5,
    }
    values |= changes
    if values["outcome"] != "label":
        values |= {"labels": [], "first_error": None, "attribution": None}
    return CompileReport(**values)


def review(n: int = 0, sample: int = 0, first_error: int | None = None, **changes: Any) -> Review:
    """A review that agrees with `report()` of the same arguments."""
    wrong = first_error is not None
    values: dict[str, Any] = {
        "attempt_id": attempt_id(n, sample),
        "outcome": "label",
        "reason": None,
        "detail": "",
        "verdict": "mathematical error" if wrong else "correct",
        "step": first_error,
        "error_class": "unjustified assumption" if wrong else None,
        "patch": None,
        "discard_reason": None,
        "explanation": "The step claims more than what was shown." if wrong else "Prose and Lean agree.",
        "model": "model-b",
        "prompt": "review/v1@ba9876543210",
        "request_digest": digest("review", n, sample),
        "usage": Usage(input_tokens=2000, output_tokens=100, cost_usd=0.0075),
    }
    return Review(**values | changes)


def repaired(n: int = 0, sample: int = 0, step: int = 2, **changes: Any) -> Repair:
    """A patch of one step's Lean that compiles."""
    values: dict[str, Any] = {
        "attempt_id": attempt_id(n, sample),
        "step": step,
        "patch": "have h1 : n ^ 2 = 4 * k ^ 2 := by subst hk; ring",
        "report": report(n, sample),
    }
    return Repair(**values | changes)


def labelled(
    n: int = 0, sample: int = 0, first_error: int | None = None, steps: Sequence[str] | None = None, **changes: Any
) -> LabelledProof:
    """The labelled proof that `report()` and `review()` of the same arguments lead to."""
    prose = [text for text, _ in STEPS] if steps is None else list(steps)
    wrong = first_error is not None
    values: dict[str, Any] = {
        "attempt_id": attempt_id(n, sample),
        "statement_id": statement_id(n),
        "theorem_key": digest("theorem", n),
        "source": "examples",
        "category": "divisibility",
        "difficulty": "easy",
        "outcome": "label",
        "reason": None,
        "detail": "",
        "theorem": "If n is even then 4 divides n².",
        "steps": prose,
        "labels": labels_for(first_error, len(prose)),
        "verdict": "incorrect" if wrong else "correct",
        "first_error": first_error,
        "error_class": "unjustified assumption" if wrong else None,
        "cause_step": None,
        "receipt": Receipt(
            generation_request=digest("generate", n, sample),
            review_request=digest("review", n, sample),
            engine="portable",
            toolchain="leanprover/lean4:v4.25.0-rc2",
            checker=CHECKER,
            attribution="confirmed" if wrong else None,
            repaired_step=None,
            axioms=["propext"],
        ),
    }
    return LabelledProof(**values | changes)


def split_row(n: int = 0, sample: int = 0, first_error: int | None = None, **changes: Any) -> SplitRow:
    """The proof in the training split, once in the train view."""
    values: dict[str, Any] = {
        "attempt_id": attempt_id(n, sample),
        "theorem_key": digest("theorem", n),
        "source": "examples",
        "verdict": "incorrect" if first_error else "correct",
        "split": "train",
        "copies": 1,
    }
    return SplitRow(**values | changes)


@dataclass
class MemoryTables:
    """A run directory in memory: `stages[stage][part]` is a table. Records what was read, for tests of laziness."""

    stages: dict[str, dict[str, pa.Table]] = field(default_factory=dict)
    reads: list[tuple[str, str]] = field(default_factory=list)

    def put(self, stage: str, records: Iterable[ArrowModel], model: type[ArrowModel], part: str = "part-00000") -> None:
        """Store `records` as one part; the model is needed for the schema of an empty one."""
        self.stages.setdefault(stage, {})[part] = model.to_table(records)

    def parts(self, stage: str) -> list[str]:
        """Names of the parts of `stage`, sorted."""
        return sorted(self.stages.get(stage, {}))

    def read(self, stage: str, part: str, columns: Sequence[str] | None = None) -> pa.Table:
        """One part, or only some columns of it."""
        self.reads.append((stage, part))
        table = self.stages[stage][part]
        return table if columns is None else table.select(list(columns))


MODELS: dict[str, type[ArrowModel]] = {
    "statements": Statement,
    "attempts": Attempt,
    "compile": CompileReport,
    "review": Review,
    "repair": Repair,
    "labels": LabelledProof,
    "filter": LabelledProof,
    "splits": SplitRow,
}
"""The record of each stage."""


@dataclass
class RunBuilder:
    """Builds a whole consistent run, proof by proof; `tables()` gives it back as a run directory in memory."""

    rows: dict[str, list[ArrowModel]] = field(default_factory=lambda: {stage: [] for stage in MODELS})

    def proof(
        self,
        n: int,
        first_error: int | None = None,
        *,
        steps: Sequence[tuple[str, str]] = STEPS,
        source: str = "examples",
        error_class: str | None = "unjustified assumption",
        split: str = "train",
        copies: int = 1,
        filtered: str | None = None,
        **compile_changes: Any,
    ) -> RunBuilder:
        """One statement with one attempt that reaches the end, or is rejected by the filter as `filtered`."""
        prose, size, wrong = [text for text, _ in steps], len(steps), first_error is not None
        cls = error_class if wrong else None
        proof = labelled(n, 0, first_error, prose, source=source, error_class=cls)
        self.rows["statements"].append(statement(n, source=source))
        self.rows["attempts"].append(attempt(n, steps=steps, source=source))
        self.rows["compile"].append(report(n, 0, first_error, size, **compile_changes))
        self.rows["review"].append(review(n, 0, first_error, error_class=cls))
        self.rows["labels"].append(proof)
        if filtered:
            self.rows["filter"].append(proof.model_copy(update={"outcome": "rejected", "reason": filtered}))
            return self
        self.rows["filter"].append(proof)
        self.rows["splits"].append(split_row(n, 0, first_error, source=source, split=split, copies=copies))
        return self

    def stopped(self, n: int, stage: str, outcome: str, reason: str, detail: str = "") -> RunBuilder:
        """One statement whose attempt goes no further than `stage` (attempts, compile, review or labels)."""
        end: dict[str, Any] = {"outcome": outcome, "reason": reason, "detail": detail}
        self.rows["statements"].append(statement(n))
        made: dict[str, ArrowModel] = {
            "attempts": attempt(n, **end, steps=[], raw="?") if stage == "attempts" else attempt(n),
            "compile": report(n, **end) if stage == "compile" else report(n),
            "review": review(n, **end, verdict=None) if stage == "review" else review(n),
            "labels": labelled(n, **end, verdict=None, labels=[]),
        }
        for name, record in made.items():
            self.rows[name].append(record)
            if name == stage:
                break
        return self

    def tables(self, part_rows: int | None = None) -> MemoryTables:
        """The run as parts of `part_rows` statements (all in one by default)."""
        result = MemoryTables()
        order = [r.id for r in self.rows["statements"]]  # type: ignore[attr-defined]
        step = part_rows or max(len(order), 1)
        owner = {a.id: a.statement_id for a in self.rows["attempts"]}  # type: ignore[attr-defined]
        for k in range(0, max(len(order), 1), step):
            ids = set(order[k : k + step])
            for stage, model in MODELS.items():
                chosen = [r for r in self.rows[stage] if _statement_of(r, owner) in ids]
                result.put(stage, chosen, model, f"part-{k // step:05d}")
        return result


def _statement_of(record: Any, owner: dict[str, str]) -> str:
    if isinstance(record, Statement):
        return record.id
    return record.statement_id if isinstance(record, Attempt) else owner[record.attempt_id]
