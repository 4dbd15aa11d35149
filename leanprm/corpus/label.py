"""The label stage: what Lean found and what the review said become one label a step, or the reason there is none.

Lean decides where a proof fails; the review says why, and can only take a proof away, never move a label. The labels
of a proof are therefore always some `True`s followed by some `False`s, and their boundary is Lean's first failing
step.

Pure and total over well-formed records. Records that do not belong together are a wrong join, which would poison
labels unseen, so they raise `ValueError`.
"""

from __future__ import annotations

from leanprm.corpus.repair import Refusal, needs_repair, patched
from leanprm.records import (
    Attempt,
    CompileReport,
    ErrorClass,
    LabelledProof,
    Outcome,
    Receipt,
    RejectionReason,
    Repair,
    Review,
    Statement,
)


def label_proof(
    statement: Statement, attempt: Attempt, report: CompileReport, review: Review, repair: Repair | None
) -> LabelledProof:
    """Label one attempt by design rules 2, 3, 5 and 6.

    `repair` is the recompilation of the review's patch, None when nothing was recompiled. Formalisation-side classes
    are labelled here like any other; the filter stage drops them, so that both are counted.
    """
    _check_join(statement, attempt, report, review, repair)
    proof = _unlabelled(statement, attempt, report, review)
    for earlier in (attempt, report, review):
        if earlier.outcome != "label":
            return _without_label(proof, earlier.outcome, earlier.reason, earlier.detail)
    if review.verdict is None:
        return _reject(proof, "disputed step", "the review gives no verdict")
    if review.verdict == "discard":
        if review.discard_reason is None:
            return _reject(proof, "disputed step", "the review discards the proof without a reason")
        return _reject(proof, review.discard_reason, review.explanation)
    if report.first_error is None:
        return _compiled(proof, review)
    if needs_repair(report, review):
        return _repaired(proof, attempt, report.first_error, review, repair)
    return _failed(proof, report.first_error, review)


def _compiled(proof: LabelledProof, review: Review) -> LabelledProof:
    if review.verdict != "correct":
        return _reject(proof, "disputed step", f"the proof compiles and the review says {review.verdict}")
    return _correct(proof)


def _failed(proof: LabelledProof, first_error: int, review: Review) -> LabelledProof:
    if review.verdict != "mathematical error":
        return _reject(proof, "disputed step", f"step {first_error} fails and the review says {review.verdict}")
    if review.step is None or review.step < 1:
        return _reject(proof, "disputed step", f"step {first_error} fails and the review names no step")
    if review.step > first_error:
        return _reject(proof, "disputed step", f"step {first_error} fails and the review names step {review.step}")
    cause = review.step if review.step < first_error else None
    return _incorrect(proof, first_error, review.error_class, cause)


def _repaired(
    proof: LabelledProof, attempt: Attempt, first_error: int, review: Review, repair: Repair | None
) -> LabelledProof:
    """The claim is compared again here: a patch that changes it never counts, whatever was recompiled."""
    if review.step is not None and review.step > first_error:
        return _reject(proof, "disputed step", f"step {first_error} fails and the review patches step {review.step}")
    candidate = patched(attempt, review)
    if isinstance(candidate, Refusal):
        return _reject(proof, "formalisation-side first error", f"no usable patch: {candidate.reason}")
    if repair is None:
        raise ValueError(f"attempt {attempt.id}: its patch is usable and was not recompiled")
    after = repair.report
    if after.outcome == "infrastructure":
        return _without_label(proof, after.outcome, after.reason, after.detail)
    if after.outcome == "rejected":
        return _reject(proof, "formalisation-side first error", f"the patched proof is rejected: {after.reason}")
    if after.first_error is not None:
        detail = f"the patched proof still fails, at step {after.first_error}"
        return _reject(proof, "formalisation-side first error", detail)
    receipt = proof.receipt.model_copy(
        update={
            "engine": after.engine,
            "toolchain": after.toolchain,
            "checker": after.checker,
            "attribution": after.attribution,
            "repaired_step": repair.step,
            "axioms": after.axioms,
        }
    )
    return _correct(proof.model_copy(update={"receipt": receipt}))


def _correct(proof: LabelledProof) -> LabelledProof:
    return proof.model_copy(
        update={"outcome": "label", "reason": None, "labels": [True] * len(proof.steps), "verdict": "correct"}
    )


def _incorrect(
    proof: LabelledProof, first_error: int, error_class: ErrorClass | None, cause: int | None
) -> LabelledProof:
    labels = [number < first_error for number in range(1, len(proof.steps) + 1)]
    return proof.model_copy(
        update={
            "outcome": "label",
            "reason": None,
            "labels": labels,
            "verdict": "incorrect",
            "first_error": first_error,
            "error_class": error_class,
            "cause_step": cause,
        }
    )


def _reject(proof: LabelledProof, reason: RejectionReason, detail: str) -> LabelledProof:
    return _without_label(proof, "rejected", reason, detail)


def _without_label(proof: LabelledProof, outcome: Outcome, reason: str | None, detail: str) -> LabelledProof:
    return proof.model_copy(update={"outcome": outcome, "reason": reason, "detail": detail})


def _unlabelled(statement: Statement, attempt: Attempt, report: CompileReport, review: Review) -> LabelledProof:
    return LabelledProof(
        attempt_id=attempt.id,
        statement_id=statement.id,
        theorem_key=statement.theorem_key,
        source=statement.source,
        category=statement.category,
        difficulty=statement.difficulty,
        outcome="rejected",
        reason=None,
        detail="",
        theorem=statement.informal,
        steps=[step.text for step in attempt.steps],
        labels=[],
        verdict=None,
        first_error=None,
        error_class=None,
        cause_step=None,
        label_source="lean",
        receipt=Receipt(
            generation_request=attempt.request_digest,
            review_request=review.request_digest,
            engine=report.engine,
            toolchain=report.toolchain,
            checker=report.checker,
            attribution=report.attribution,
            repaired_step=None,
            axioms=report.axioms,
        ),
    )


def _check_join(
    statement: Statement, attempt: Attempt, report: CompileReport, review: Review, repair: Repair | None
) -> None:
    if attempt.statement_id != statement.id:
        raise ValueError(f"attempt {attempt.id} is of statement {attempt.statement_id}, not {statement.id}")
    owners = {report.attempt_id, review.attempt_id}
    if repair is not None:
        owners |= {repair.attempt_id, repair.report.attempt_id}
    if owners != {attempt.id}:
        raise ValueError(f"attempt {attempt.id}: joined with records of {sorted(owners - {attempt.id})}")
    if repair is not None and (repair.step, repair.patch) != (review.step, review.patch):
        raise ValueError(f"attempt {attempt.id}: the recompiled patch is not the review's")
    if report.first_error is not None and not 1 <= report.first_error <= len(attempt.steps):
        raise ValueError(f"attempt {attempt.id}: first error {report.first_error} of {len(attempt.steps)} steps")
