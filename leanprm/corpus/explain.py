"""Why each step of one attempt has its label: everything the run knows of it, in the order it came to know it.

`explain(tables, prefix)` finds the attempt by a unique prefix of its id and joins what each stage recorded. An attempt
that never became a label is explained too: where it stopped, and why. Only id columns are read until the part that
holds the attempt is known, then only that part.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, TypeVar

import pyarrow.compute as pc

from leanprm.arrow import ArrowModel
from leanprm.corpus.status import Tables
from leanprm.records import (
    Attempt,
    CompileReport,
    LabelledProof,
    Message,
    Outcome,
    Record,
    Repair,
    Review,
    SplitRow,
    Statement,
)

SHOWN_CANDIDATES = 5
_M = TypeVar("_M", bound=ArrowModel)


class UnknownId(LookupError):
    """No attempt id starts with the text given."""


class AmbiguousId(LookupError):
    """Several attempt ids start with the text given."""


class ExplainedStep(Record):
    """One step, its label and where the label comes from."""

    number: int
    text: str
    lean: str
    label: Literal["correct", "incorrect"] | None
    why: str
    messages: list[Message]


class Explanation(Record):
    """All that a run recorded of one attempt; a stage the attempt never reached is null."""

    attempt_id: str
    outcome: Outcome
    stopped_at: str | None
    """Stage at which the attempt left the pipeline; null when it is in the corpus or still on its way."""
    next_stage: str | None
    """Stage that has not yet seen the attempt, in an unfinished run."""
    reason: str | None
    detail: str
    steps: list[ExplainedStep]
    other_messages: list[Message]
    """Messages on the statement (step 0) and after the last step."""
    statement: Statement | None
    attempt: Attempt
    report: CompileReport | None
    review: Review | None
    repair: Repair | None
    labels: LabelledProof | None
    filter: LabelledProof | None
    split: SplitRow | None


def find_attempt(tables: Tables, prefix: str) -> tuple[str, str]:
    """(part, id) of the one attempt whose id starts with `prefix`; raises `UnknownId` or `AmbiguousId`."""
    if not prefix:
        raise UnknownId("give the id of an attempt, or its first characters")
    found: dict[str, str] = {}
    for part in tables.parts("attempts"):
        ids = tables.read("attempts", part, ["id"]).column("id")
        matches = ids.filter(pc.starts_with(ids, prefix)).to_pylist()
        if prefix in matches:
            return part, prefix
        found |= dict.fromkeys(matches, part)
        if len(found) > SHOWN_CANDIDATES:
            break
    if not found:
        raise UnknownId(f"no attempt id starts with {prefix!r}; ids are in the `attempt_id` column of every stage")
    if len(found) > 1:
        raise AmbiguousId(f"{prefix!r} fits several attempts, such as {', '.join(sorted(found)[:SHOWN_CANDIDATES])}")
    ((attempt_id, part),) = found.items()
    return part, attempt_id


def explain(tables: Tables, prefix: str) -> Explanation:
    """Everything the run recorded of the attempt whose id starts with `prefix`."""
    part, attempt_id = find_attempt(tables, prefix)
    attempt = _one(tables, "attempts", part, "id", attempt_id, Attempt)
    assert attempt is not None
    report = _one(tables, "compile", part, "attempt_id", attempt_id, CompileReport)
    review = _one(tables, "review", part, "attempt_id", attempt_id, Review)
    repair = _one(tables, "repair", part, "attempt_id", attempt_id, Repair)
    labels = _one(tables, "labels", part, "attempt_id", attempt_id, LabelledProof)
    filtered = _one(tables, "filter", part, "attempt_id", attempt_id, LabelledProof)
    split = _one(tables, "splits", part, "attempt_id", attempt_id, SplitRow)
    stages: dict[str, Attempt | CompileReport | Review | LabelledProof | SplitRow | None] = {
        "attempts": attempt,
        "compile": report,
        "review": review,
        "labels": labels,
        "filter": filtered,
        "splits": split,
    }
    stopped_at, next_stage = _where(stages)
    end = stages[stopped_at] if stopped_at else None
    final = repair.report if repair else report
    return Explanation(
        attempt_id=attempt_id,
        outcome=getattr(end, "outcome", "label"),
        stopped_at=stopped_at,
        next_stage=next_stage,
        reason=getattr(end, "reason", None),
        detail=getattr(end, "detail", ""),
        steps=list(_steps(attempt, final, repair, labels)),
        other_messages=[m for m in final.messages if not 1 <= m.step <= len(attempt.steps)] if final else [],
        statement=_one(tables, "statements", part, "id", attempt.statement_id, Statement),
        attempt=attempt,
        report=report,
        review=review,
        repair=repair,
        labels=labels,
        filter=filtered,
        split=split,
    )


def _one(tables: Tables, stage: str, part: str, key: str, value: str, model: type[_M]) -> _M | None:
    """The row of `stage` whose `key` is `value`, from one part; null when the stage has not reached it."""
    if part not in tables.parts(stage):
        return None
    table = tables.read(stage, part)
    chosen = table.filter(pc.equal(table.column(key), value))
    return next(iter(model.from_table(chosen.slice(0, 1))), None)


def _where(stages: dict[str, Any]) -> tuple[str | None, str | None]:
    """The stage that stopped the attempt, and else the first one that has not seen it."""
    for stage, record in stages.items():
        if record is None:
            return None, stage
        if getattr(record, "outcome", "label") != "label":
            return stage, None
    return None, None


def _steps(
    attempt: Attempt, report: CompileReport | None, repair: Repair | None, labels: LabelledProof | None
) -> Iterator[ExplainedStep]:
    given = labels.labels if labels else []  # Lean's labels alone are not the corpus's: the review has a say
    for number, step in enumerate(attempt.steps, start=1):
        patched = repair is not None and repair.step == number
        yield ExplainedStep(
            number=number,
            text=step.text,
            lean=repair.patch if repair is not None and patched else step.lean,
            label=("correct" if given[number - 1] else "incorrect") if number <= len(given) else None,
            why=_why(number, report, labels, patched),
            messages=[m for m in report.messages if m.step == number] if report else [],
        )


def _why(number: int, report: CompileReport | None, labels: LabelledProof | None, patched: bool) -> str:
    """One sentence on where this step's label comes from."""
    patch = " after the review's one patch of its Lean" if patched else ""
    if report is None:
        return "Lean has not looked at this step."
    if report.outcome != "label":
        return f"No label: Lean's run ended in {report.outcome} ({report.reason})."
    first = labels.first_error if labels and labels.labels else report.first_error
    if first is None or number < first:
        return f"Lean accepts this step{patch}."
    if number > first:
        return f"It comes after the first error (step {first}): what rests on an unestablished step is not established."
    confirmed = "confirmed: what comes before compiles with the rest left open; with this step it does not"
    how = confirmed if report.attribution == "confirmed" else "by the position of Lean's first error"
    return f"The first step that fails{patch} ({how})."
