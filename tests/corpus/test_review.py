"""The review call: what it is shown, and what becomes of every kind of answer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leanprm.corpus import review
from leanprm.llm import prompts
from leanprm.llm.protocol import ModelAnswer, ModelRequest, ModelUnavailable
from leanprm.llm.settings import ReviewSettings
from leanprm.records import (
    FORMALISATION_CLASSES,
    MATHEMATICAL_CLASSES,
    Attempt,
    CompileReport,
    Message,
    Review,
    Statement,
    Step,
    Usage,
)

GOLDEN = Path(__file__).parents[1] / "golden" / "prompts"
SETTINGS = ReviewSettings(model="reviewer-1", environment="mathlib-v4.25.0-rc2")
STATEMENT = Statement(
    id="s1",
    source="shipped",
    name="t",
    header="import Mathlib",
    formal="theorem t (a b : ℝ) (h : 0 ≤ a) : ∃ c, a * b ≤ c",
    informal="For real $a \\ge 0$ and $b$ there is $c$ with $ab \\le c$.",
    category="inequalities",
    difficulty="easy",
    theorem_key="k1",
)
ATTEMPT = Attempt(
    id="a1",
    statement_id="s1",
    theorem_key="k1",
    source="shipped",
    sample=0,
    outcome="label",
    reason=None,
    detail="",
    steps=[
        Step(text="We take $c = b$.", lean="use b"),
        Step(text="Since $a \\le 1$, {{report}} follows.", lean="have h1 : a ≤ 1 := by\n  linarith"),
        Step(text="Hence $ab \\le b$.", lean="nlinarith"),
    ],
    model="writer-1",
    prompt="generate/v1@0",
    request_digest="0",
    stop_reason="end_turn",
    raw="",
    usage=Usage(),
)
MISTAKE = {"verdict": "mathematical error", "step": 2, "error_class": "unjustified assumption"}
PATCH = {"verdict": "syntax error", "step": 2, "patch": "have h1 : a ≤ 1 := by\n  exact h"}


def message(step: int, text: str, severity: Any = "error") -> Message:
    return Message(severity=severity, step=step, line=2, column=4, kind="", text=text)


def make_report(first_error: int | None = None, *messages: Message, **changes: Any) -> CompileReport:
    fields: dict[str, Any] = {
        "attempt_id": "a1",
        "outcome": "label",
        "reason": None,
        "detail": "",
        "first_error": first_error,
        "attribution": "confirmed" if first_error else None,
        "labels": [first_error is None or i < first_error for i in (1, 2, 3)],
        "messages": list(messages),
        "axioms": [],
        "engine": "portable",
        "toolchain": "4.35.0",
        "checker": "1",
        "lean_runs": 1,
        "seconds": 0.1,
    }
    return CompileReport(**{**fields, **changes})


FAILED = make_report(2, message(2, "linarith failed to find a contradiction\na b : ℝ\n⊢ False"))


def make_request(report: CompileReport = FAILED) -> ModelRequest:
    return review.request(STATEMENT, ATTEMPT, report, SETTINGS)


def shown(report: CompileReport) -> str:
    """The report as the request shows it."""
    return make_request(report).messages[1].content.rpartition("<report>\n")[2].removesuffix("\n</report>")


def answer(text: str, stop_reason: str = "end_turn") -> Review:
    given = ModelAnswer(text=text, stop_reason=stop_reason, model="reviewer-1-dated", usage=Usage(input_tokens=5))
    return review.read_answer(ATTEMPT, FAILED, make_request(), given)


def verdict(**fields: Any) -> str:
    nothing = {"step": None, "error_class": None, "patch": None, "discard_reason": None}
    return json.dumps({**nothing, "explanation": "Nothing bounds $a \\le 1$.", **fields})


@pytest.mark.parametrize(
    ("file", "report"), [("review-v1-failed.md", FAILED), ("review-v1-compiled.md", make_report())]
)
def test_the_request_is_the_golden_one(file: str, report: CompileReport) -> None:
    text = "\n".join(f"[{m.role}]\n{m.content}" for m in make_request(report).messages) + "\n"
    assert text == (GOLDEN / file).read_bytes().decode("utf-8")


def test_the_request_names_model_schema_and_prompt() -> None:
    request = make_request()
    assert (request.model, request.sample, request.parameters) == ("reviewer-1", 0, {"max_tokens": 16_000})
    assert request.schema_ == prompts.load("review/v1").schema
    assert request.prompt.startswith("review/v1+mathlib-v4.25.0-rc2@")


def test_only_the_report_differs_between_a_proof_that_compiles_and_one_that_fails() -> None:
    failed, compiled = make_request().messages, make_request(make_report()).messages
    assert failed[0] == compiled[0]
    assert failed[1].content.partition("<report>")[0] == compiled[1].content.partition("<report>")[0]


def test_every_step_is_shown_as_it_is_with_its_number() -> None:
    user = make_request().messages[1].content
    for number, step in enumerate(ATTEMPT.steps, start=1):
        tags = f'<step number="{number}">\n<prose>\n{step.text}\n</prose>\n<lean>\n{step.lean}\n</lean>\n</step>'
        assert user.count(tags) == 1


def test_a_compiled_report_says_no_more_than_that() -> None:
    report = make_report(None, message(2, "unused variable", "warning"))
    assert shown(report) == "compiled\n\nLean accepts all 3 steps, and they prove the theorem."


def test_a_failed_report_names_step_and_messages() -> None:
    report = make_report(
        3, message(3, "unsolved goals"), message(1, "unused", "warning"), message(4, "end"), message(0, "start")
    )
    assert shown(report) == (
        "failed\n\nFirst failing step: step 3 of 3. "
        "Lean accepts the proof up to the step before it and rejects it there."
        "\n\nStep 3, line 2, column 4: error:\nunsolved goals"
        "\n\nAfter the last step: error:\nend\n\nOn the statement: error:\nstart"
    )
    assert "by the position of Lean's messages alone" in shown(make_report(3, attribution="positional"))


def test_long_reports_are_cut_and_say_so() -> None:
    text = shown(make_report(1, *(message(1, f"m{i} " + "x" * 3_000) for i in range(12))))
    assert "m9 " in text
    assert "m10 " not in text
    assert text.count("(cut after 2000 of 3003 characters)") == 10
    assert text.endswith("(2 more error messages are not shown.)")


def test_an_attempt_without_a_verdict_from_lean_is_not_reviewed() -> None:
    with pytest.raises(ValueError, match="a1 has no verdict from Lean"):
        make_request(make_report(outcome="rejected", reason="unsound", labels=[]))


def test_rows_that_do_not_belong_together_are_refused() -> None:
    stranger = make_report(attempt_id="a2")
    with pytest.raises(ValueError, match="a2 is not one on attempt a1"):
        make_request(stranger)
    given = ModelAnswer(text=verdict(verdict="correct"), stop_reason="end_turn", model="m")
    with pytest.raises(ValueError, match="a2 is not one on attempt a1"):
        review.read_answer(ATTEMPT, stranger, make_request(), given)
    with pytest.raises(ValueError, match="a1 is not one at statement s2"):
        review.request(STATEMENT.model_copy(update={"id": "s2"}), ATTEMPT, FAILED, SETTINGS)


@pytest.mark.parametrize(
    "fields",
    [
        {"verdict": "correct"},
        MISTAKE,
        {**MISTAKE, "step": 1},
        {**MISTAKE, "step": 3},
        PATCH,
        *({**MISTAKE, "error_class": c} for c in (*MATHEMATICAL_CLASSES, *FORMALISATION_CLASSES)),
    ],
)
def test_a_sound_answer_is_a_review_whatever_lean_said(fields: dict[str, Any]) -> None:
    result = answer(verdict(**fields))
    assert (result.outcome, result.reason, result.detail) == ("label", None, "")
    given = {key: getattr(result, key) for key in ("verdict", "step", "error_class", "patch")}
    assert given == {"step": None, "error_class": None, "patch": None, **fields}
    assert result.explanation == "Nothing bounds $a \\le 1$."
    assert (result.model, result.usage.input_tokens) == ("reviewer-1-dated", 5)
    assert (result.attempt_id, result.request_digest) == ("a1", make_request().digest)


@pytest.mark.parametrize("reason", ["ill-posed statement", "malformed output", "prose and Lean disagree"])
@pytest.mark.parametrize("step", [None, 2])
def test_a_discard_rejects_for_its_reason(reason: str, step: int | None) -> None:
    result = answer(verdict(verdict="discard", discard_reason=reason, step=step))
    assert (result.outcome, result.reason, result.verdict, result.step) == ("rejected", reason, "discard", step)
    assert result.discard_reason == reason


@pytest.mark.parametrize(
    ("text", "detail"),
    [
        ("", "empty"),
        ("It is correct.", "JSON"),
        (verdict(verdict="fine"), "verdict: "),
        (verdict(**MISTAKE | {"step": 0}), "step 0 of a proof of 3 steps"),
        (verdict(**MISTAKE | {"step": 4}), "step 4 of a proof of 3 steps"),
        (verdict(**MISTAKE | {"step": "2"}), "step: "),
        (verdict(**MISTAKE | {"step": None}), "needs 'step'"),
        (verdict(**MISTAKE | {"error_class": None}), "needs 'error_class'"),
        (verdict(**MISTAKE | {"error_class": "typo"}), "error_class"),
        (verdict(**MISTAKE, patch="rfl"), "goes with no 'patch'"),
        (verdict(**MISTAKE, discard_reason="malformed output"), "goes with no 'discard_reason'"),
        (verdict(**PATCH | {"patch": None}), "needs 'patch'"),
        (verdict(**PATCH | {"patch": " \n"}), "the patch is blank"),
        (verdict(**PATCH | {"patch": "a\fb"}), "not doubled"),
        (verdict(**PATCH | {"step": 9}), "step 9"),
        (verdict(**PATCH, error_class="other"), "goes with no 'error_class'"),
        (verdict(verdict="correct", step=1), "goes with no 'step'"),
        (verdict(verdict="correct", patch="rfl"), "goes with no 'patch'"),
        (verdict(verdict="discard"), "needs 'discard_reason'"),
        (verdict(verdict="discard", discard_reason="incomplete"), "discard_reason: "),
        (verdict(verdict="discard", discard_reason="malformed output", step=7), "step 7"),
        (verdict(verdict="correct", explanation=""), "blank"),
        (verdict(verdict="correct", explanation="as $\beta$"), "not doubled"),
        (verdict(verdict="correct", confidence=1), "confidence: "),
        (json.dumps({"verdict": "correct", "explanation": "Fine."}), "step: Field required"),
    ],
)
def test_an_answer_that_contradicts_itself_is_malformed(text: str, detail: str) -> None:
    result = answer(text)
    assert (result.outcome, result.reason, result.verdict) == ("rejected", "malformed output", None)
    assert detail in result.detail
    assert result.explanation == text


@pytest.mark.parametrize(("stop_reason", "reason"), [("refusal", "refusal"), ("length", "truncation")])
def test_an_answer_that_did_not_end_is_infrastructure(stop_reason: str, reason: str) -> None:
    result = answer(verdict(verdict="correct"), stop_reason)
    assert (result.outcome, result.reason, result.verdict) == ("infrastructure", reason, None)


def test_no_answer_is_infrastructure() -> None:
    result = review.unavailable(ATTEMPT, make_request(), ModelUnavailable("no recorded answer", "look there"))
    assert (result.outcome, result.reason, result.detail) == ("infrastructure", "no recorded answer", "look there")
    assert (result.verdict, result.explanation, result.model) == (None, "", "reviewer-1")


@given(st.text(), st.text())
def test_texts_are_kept_exactly_or_the_answer_is_malformed(patch: str, explanation: str) -> None:
    result = answer(verdict(**PATCH | {"patch": patch}, explanation=explanation))
    if result.outcome == "label":
        assert (result.patch, result.explanation) == (patch, explanation)
    else:
        assert result.reason == "malformed output"
        assert result.verdict is None
