"""The label rules, as a table of every meeting of Lean's answer and the review's, and as properties."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leanprm.corpus.label import label_proof
from leanprm.records import (
    FORMALISATION_CLASSES,
    MATHEMATICAL_CLASSES,
    Attempt,
    CompileReport,
    LabelledProof,
    RejectionReason,
    Repair,
    Review,
)
from tests.builders import attempt, repaired, report, review, statement

N = 4
PATCH = "have h1 : n ^ 2 = 4 * k ^ 2 := by subst hk; ring"
DISPUTED = "disputed step"
FORMAL = "formalisation-side first error"


def syntax_review(step: int | None = 2, patch: str | None = PATCH) -> Review:
    return review(first_error=2, verdict="syntax error", step=step, patch=patch, error_class=None)


def patched_report(**changes: Any) -> Repair:
    return repaired(step=2, report=report(**changes))


def label(
    lean: CompileReport, second: Review, repair: Repair | None = None, tried: Attempt | None = None
) -> LabelledProof:
    return label_proof(statement(), tried or attempt(), lean, second, repair)


def test_a_proof_that_compiles_and_is_faithful_is_correct_at_every_step() -> None:
    proof = label(report(), review())
    assert (proof.outcome, proof.reason, proof.detail) == ("label", None, "")
    assert proof.labels == [True] * N
    assert proof.verdict == "correct"
    assert (proof.first_error, proof.error_class, proof.cause_step) == (None, None, None)


@pytest.mark.parametrize(
    ("step", "labels", "cause"),
    [
        (3, [True, True, False, False], None),
        (2, [True, True, False, False], 2),
        (1, [True, True, False, False], 1),
    ],
)
def test_lean_says_where_and_the_review_may_name_an_earlier_cause(
    step: int, labels: list[bool], cause: int | None
) -> None:
    proof = label(report(first_error=3), review(first_error=3, step=step, error_class="invalid inequality bound"))
    assert (proof.outcome, proof.reason, proof.verdict) == ("label", None, "incorrect")
    assert (proof.labels, proof.first_error, proof.cause_step) == (labels, 3, cause)
    assert proof.error_class == "invalid inequality bound"


@pytest.mark.parametrize("first_error", range(1, N + 1))
def test_the_failing_step_and_all_after_it_are_incorrect(first_error: int) -> None:
    proof = label(report(first_error=first_error), review(first_error=first_error))
    assert proof.labels == [True] * (first_error - 1) + [False] * (N - first_error + 1)
    assert proof.first_error == first_error


@pytest.mark.parametrize("error_class", [*MATHEMATICAL_CLASSES, *FORMALISATION_CLASSES, None])
def test_every_class_is_labelled_and_left_to_the_filter(error_class: str | None) -> None:
    proof = label(report(first_error=2), review(first_error=2, error_class=error_class))
    assert (proof.outcome, proof.verdict, proof.error_class) == ("label", "incorrect", error_class)


@pytest.mark.parametrize(
    ("lean", "second", "detail"),
    [
        (report(), review(verdict="mathematical error", step=2), "compiles and the review says mathematical error"),
        (report(), review(verdict="syntax error", step=2, patch=PATCH), "compiles and the review says syntax error"),
        (report(), review(verdict=None), "no verdict"),
        (report(first_error=2), review(verdict="correct"), "step 2 fails and the review says correct"),
        (report(first_error=2), review(first_error=2, step=3), "step 2 fails and the review names step 3"),
        (report(first_error=2), review(first_error=2, step=99), "step 2 fails and the review names step 99"),
        (report(first_error=2), review(first_error=2, step=None), "the review names no step"),
        (report(first_error=2), review(first_error=2, step=0), "the review names no step"),
        (report(first_error=2), review(first_error=2, verdict=None), "no verdict"),
        (report(first_error=2), syntax_review(step=3), "step 2 fails and the review patches step 3"),
        (report(first_error=2), review(verdict="discard", discard_reason=None), "without a reason"),
    ],
)
def test_what_the_review_disputes_is_dropped(lean: CompileReport, second: Review, detail: str) -> None:
    proof = label(lean, second)
    assert (proof.outcome, proof.reason) == ("rejected", DISPUTED)
    assert detail in proof.detail
    assert_no_label(proof)


@pytest.mark.parametrize("first_error", [None, 2])
@pytest.mark.parametrize("reason", ["ill-posed statement", "malformed output", "prose and Lean disagree"])
def test_a_discard_keeps_its_own_reason(first_error: int | None, reason: str) -> None:
    second = review(verdict="discard", discard_reason=reason, explanation="Says another thing.")
    proof = label(report(first_error=first_error), second)
    assert (proof.outcome, proof.reason, proof.detail) == ("rejected", reason, "Says another thing.")
    assert_no_label(proof)


@pytest.mark.parametrize(
    ("outcome", "reason"),
    [("rejected", "unsound"), ("rejected", "step not checked"), ("infrastructure", "wall clock")],
)
def test_a_row_that_lost_its_way_earlier_is_carried_through(outcome: Any, reason: str) -> None:
    gone = {"outcome": outcome, "reason": reason, "detail": "why"}
    for proof in (
        label(report(), review(), tried=attempt(**gone)),
        label(report(**gone), review()),
        label(report(), review(**gone)),
        label(report(first_error=2), review(first_error=2, **gone)),
    ):
        assert (proof.outcome, proof.reason, proof.detail) == (outcome, reason, "why")
        assert_no_label(proof)


def test_the_earliest_loss_wins() -> None:
    lost_attempt = attempt(outcome="infrastructure", reason="refusal")
    lost_report = report(outcome="rejected", reason="unsound")
    lost_review = review(outcome="infrastructure", reason="provider error")
    assert label(lost_report, lost_review, tried=lost_attempt).reason == "refusal"
    assert label(lost_report, lost_review).reason == "unsound"


def test_a_patched_proof_that_compiles_is_correct_and_says_which_step_was_patched() -> None:
    after = report(engine="other", toolchain="t2", checker="rules-2", axioms=["Quot.sound"], attribution=None)
    proof = label(report(first_error=2), syntax_review(), repaired(step=2, patch=PATCH, report=after))
    assert (proof.outcome, proof.reason, proof.verdict) == ("label", None, "correct")
    assert (proof.labels, proof.first_error, proof.error_class) == ([True] * N, None, None)
    receipt = proof.receipt
    assert receipt.repaired_step == 2
    assert (receipt.engine, receipt.toolchain, receipt.checker) == ("other", "t2", "rules-2")
    assert (receipt.axioms, receipt.attribution) == (["Quot.sound"], None)


def test_a_patch_of_a_step_before_the_failing_one_counts_too() -> None:
    proof = label(report(first_error=3), syntax_review(step=2), patched_report())
    assert (proof.outcome, proof.verdict, proof.receipt.repaired_step) == ("label", "correct", 2)


@pytest.mark.parametrize(
    ("second", "repair", "detail"),
    [
        (syntax_review(patch=None), None, "no usable patch: no patch"),
        (syntax_review(patch="  \n"), None, "no usable patch: no patch"),
        (syntax_review(step=None), None, "no usable patch: the review names no step"),
        (syntax_review(patch="have h1 : True := trivial"), None, "no usable patch: the patch changes the claim"),
        (syntax_review(), patched_report(first_error=2), "still fails, at step 2"),
        (syntax_review(), patched_report(first_error=4), "still fails, at step 4"),
        (syntax_review(), patched_report(outcome="rejected", reason="unsound"), "is rejected: unsound"),
        (syntax_review(), patched_report(outcome="rejected", reason="undetermined"), "is rejected: undetermined"),
    ],
)
def test_without_a_patch_that_holds_the_error_is_on_the_formal_side(
    second: Review, repair: Repair | None, detail: str
) -> None:
    proof = label(report(first_error=2), second, repair)
    assert (proof.outcome, proof.reason) == ("rejected", FORMAL)
    assert detail in proof.detail
    assert proof.receipt.repaired_step is None
    assert_no_label(proof)


def test_a_claim_changing_patch_never_counts_even_if_it_was_recompiled_and_holds() -> None:
    patch = "have h1 : True := trivial"
    proof = label(report(first_error=2), syntax_review(patch=patch), repaired(step=2, patch=patch, report=report()))
    assert (proof.outcome, proof.reason) == ("rejected", FORMAL)


def test_an_infrastructure_failure_of_the_recompilation_stays_one() -> None:
    repair = patched_report(outcome="infrastructure", reason="memory", detail="4 GB")
    proof = label(report(first_error=2), syntax_review(), repair)
    assert (proof.outcome, proof.reason, proof.detail) == ("infrastructure", "memory", "4 GB")
    assert_no_label(proof)


def test_a_usable_patch_that_nobody_recompiled_is_a_fault_of_the_pipeline() -> None:
    with pytest.raises(ValueError, match="was not recompiled"):
        label(report(first_error=2), syntax_review())


@pytest.mark.parametrize(
    ("records", "message"),
    [
        ({"tried": attempt(statement_id="other")}, "is of statement other"),
        ({"lean": report(attempt_id="other")}, "other"),
        ({"second": review(attempt_id="other")}, "other"),
        ({"repair": repaired(attempt_id="other")}, "other"),
        ({"repair": repaired(report=report(attempt_id="other"))}, "other"),
        ({"second": syntax_review(), "repair": repaired(step=1, patch=PATCH)}, "not the review's"),
        ({"second": syntax_review(), "repair": repaired(step=2, patch="simp")}, "not the review's"),
        ({"lean": report(first_error=5)}, "first error 5 of 4 steps"),
        ({"lean": report(first_error=2).model_copy(update={"first_error": 0})}, "first error 0 of 4 steps"),
    ],
)
def test_records_that_do_not_belong_together_are_refused(records: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        label(**({"lean": report(first_error=2), "second": review(first_error=2)} | records))


def test_ids_prose_and_receipt_come_from_the_records() -> None:
    given_statement = statement(source="lean-workbook", category="algebra", difficulty="hard", theorem_key="k")
    lean = report(first_error=2, axioms=["propext", "Classical.choice"])
    proof = label_proof(given_statement, attempt(), lean, review(first_error=2), None)
    assert (proof.attempt_id, proof.statement_id) == (attempt().id, given_statement.id)
    assert (proof.theorem_key, proof.source, proof.category, proof.difficulty) == (
        "k",
        "lean-workbook",
        "algebra",
        "hard",
    )
    assert proof.theorem == given_statement.informal
    assert proof.steps == [step.text for step in attempt().steps]
    assert proof.label_source == "lean"
    receipt = proof.receipt
    assert receipt.generation_request == attempt().request_digest
    assert receipt.review_request == review().request_digest
    assert (receipt.engine, receipt.toolchain, receipt.checker) == (lean.engine, lean.toolchain, lean.checker)
    assert (receipt.attribution, receipt.axioms, receipt.repaired_step) == ("confirmed", lean.axioms, None)


def assert_no_label(proof: LabelledProof) -> None:
    assert (proof.labels, proof.verdict, proof.first_error) == ([], None, None)
    assert (proof.error_class, proof.cause_step) == (None, None)


outcomes = st.sampled_from(["label", "label", "label", "rejected", "infrastructure"])


@st.composite
def cases(draw: st.DrawFn) -> tuple[CompileReport, Review, Repair | None]:
    """Any meeting of a report, a review and a recompilation that a run could contain."""
    n = N
    first = draw(st.none() | st.integers(1, n))
    lean = report(first_error=first, outcome=draw(outcomes), reason="undetermined")
    step = draw(st.none() | st.integers(0, n + 1))
    patch = draw(st.sampled_from([None, "", PATCH, "have h1 : False := by simp", "simp"]))
    second = review(
        outcome=draw(outcomes),
        reason="refusal",
        verdict=draw(st.sampled_from(["correct", "mathematical error", "syntax error", "discard"])),
        step=step,
        patch=patch,
        error_class=draw(st.sampled_from([None, *MATHEMATICAL_CLASSES, *FORMALISATION_CLASSES])),
        discard_reason=draw(st.sampled_from([None, "malformed output"])),
    )
    again = report(first_error=draw(st.none() | st.integers(1, n)), outcome=draw(outcomes), reason="memory")
    repair = Repair(attempt_id=attempt().id, step=step or 0, patch=patch or "", report=again)
    usable = step is not None and patch is not None
    return lean, second, repair if usable else None


@given(cases())
def test_labels_are_trues_then_falses_and_only_labelled_rows_have_any(
    case: tuple[CompileReport, Review, Repair | None],
) -> None:
    lean, second, repair = case
    proof = label(lean, second, repair)
    if proof.outcome != "label":
        assert proof.reason is not None
        assert_no_label(proof)
        return
    assert proof.reason is None
    assert lean.outcome == second.outcome == "label"
    assert len(proof.labels) == len(proof.steps) == N
    assert proof.labels == sorted(proof.labels, reverse=True)
    assert (proof.verdict == "correct") == all(proof.labels) == (proof.first_error is None)
    if proof.first_error is not None:
        assert proof.first_error == lean.first_error == proof.labels.index(False) + 1
        assert second.verdict == "mathematical error"


@given(cases())
def test_every_rejection_is_on_the_closed_list(case: tuple[CompileReport, Review, Repair | None]) -> None:
    proof = label(*case)
    if proof.outcome == "rejected" and case[0].outcome == case[1].outcome == "label":
        assert proof.reason in get_args(RejectionReason)
