"""Blind generation: what is asked, under which ids, and what becomes of every kind of answer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leanprm.corpus.generate import GeneratedProof, attempt_id, read_answer, requests, unavailable
from leanprm.llm import prompts
from leanprm.llm.answers import parse
from leanprm.llm.protocol import ModelAnswer, ModelUnavailable, retry_request
from leanprm.llm.settings import GenerateSettings
from leanprm.records import Attempt, Statement, Usage

GOLDEN = Path(__file__).parents[1] / "golden" / "prompts"
STATEMENT = Statement(
    id="s1",
    source="shipped",
    name="two_le_sq",
    header="import Mathlib\n",
    formal="theorem two_le_sq (s : Set ℕ) (hs : s ⊆ {n | n = 0 \\/ 2 ≤ n}) :\n    ∀ n ∈ s, 2 * n ≤ n ^ 2",
    informal="If every element of $s$ is $0$ or at least $2$, then $2n \\le n^2$ for all $n \\in s$.\n",
    category="inequalities",
    difficulty="easy",
    theorem_key="k1",
)
SETTINGS = GenerateSettings(model="writer-1", environment="mathlib-v4.25.0-rc2", samples=2)
STEPS = [{"text": f"Step ${i} \\neq 0$ holds.", "lean": f"have h{i} : {i} ≠ 0 := by\n  simp"} for i in range(4)]


def make_answer(text: str, stop_reason: str = "end_turn") -> ModelAnswer:
    return ModelAnswer(text=text, stop_reason=stop_reason, model="writer-1-dated", usage=Usage(output_tokens=9))


def attempt(text: str, stop_reason: str = "end_turn") -> Attempt:
    return read_answer(STATEMENT, 0, requests(STATEMENT, SETTINGS)[0], make_answer(text, stop_reason))


def proof(steps: list[Any]) -> str:
    return json.dumps({"steps": steps})


def test_the_request_is_the_golden_one() -> None:
    request = requests(STATEMENT, SETTINGS)[0]
    text = "\n".join(f"[{m.role}]\n{m.content}" for m in request.messages) + "\n"
    assert text == (GOLDEN / "generate-v1.md").read_bytes().decode("utf-8")


def test_one_request_a_sample_alike_but_for_the_number() -> None:
    first, second = requests(STATEMENT, SETTINGS)
    assert (first.sample, second.sample) == (0, 1)
    assert first == second.model_copy(update={"sample": 0})
    assert first.digest != second.digest
    assert first.parameters == {"max_tokens": 16_000}
    assert first.prompt.startswith("generate/v1+mathlib-v4.25.0-rc2@")
    assert first.schema_ == prompts.load("generate/v1").schema


def test_the_statement_stands_in_the_request_exactly_once_and_last() -> None:
    user = requests(STATEMENT, SETTINGS)[0].messages[1].content
    for text in (STATEMENT.formal, STATEMENT.informal.strip()):
        assert user.count(text) == 1
    assert user.endswith(f"<statement>\n{STATEMENT.formal}\n</statement>")


def test_a_good_answer_is_taken_as_it_is() -> None:
    result = attempt(f"<think>hm</think>{proof(STEPS)}")
    assert (result.outcome, result.reason, result.detail, result.raw) == ("label", None, "", "")
    assert [step.model_dump() for step in result.steps] == STEPS
    assert (result.statement_id, result.theorem_key, result.source, result.sample) == ("s1", "k1", "shipped", 0)
    assert (result.model, result.stop_reason, result.usage.output_tokens) == ("writer-1-dated", "end_turn", 9)
    assert result.request_digest == requests(STATEMENT, SETTINGS)[0].digest


@pytest.mark.parametrize("count", [1, 3, 4, 15, 16, 40])
def test_the_number_of_steps_is_noted_where_it_is_not_as_asked(count: int) -> None:
    result = attempt(proof(STEPS[:1] * count))
    assert result.outcome == "label"
    assert len(result.steps) == count
    assert result.detail == ("" if 4 <= count <= 15 else f"{count} steps, asked for 4-15")


@pytest.mark.parametrize(
    ("text", "reason", "detail"),
    [
        ("", "malformed output", "empty"),
        ("The theorem is false.", "malformed output", "JSON"),
        (proof([]), "empty", "no steps"),
        (proof(STEPS[:1] * 41), "malformed output", "41 steps"),
        (proof([*STEPS, {"text": "x"}]), "malformed output", "steps.5.lean: Field required"),
        (proof([*STEPS, "x"]), "malformed output", "steps.5: "),
        (proof([{"text": " ", "lean": "rfl"}]), "malformed output", "blank"),
        (proof([{"text": "So $a\fb$.", "lean": "rfl"}]), "malformed output", "not doubled"),
        (json.dumps({"steps": STEPS, "note": "see above"}), "malformed output", "note"),
        (json.dumps({"steps": {"1": STEPS[0]}}), "malformed output", "steps: "),
    ],
)
def test_a_bad_answer_is_rejected_with_its_text(text: str, reason: str, detail: str) -> None:
    result = attempt(text)
    assert (result.outcome, result.reason, result.raw, result.steps) == ("rejected", reason, text, [])
    assert detail in result.detail


def test_a_step_without_lean_is_left_to_the_checker() -> None:
    assert attempt(proof([{"text": "Clear.", "lean": ""}])).outcome == "label"


@pytest.mark.parametrize(
    ("stop_reason", "reason"),
    [("refusal", "refusal"), ("max_tokens", "truncation"), ("pause_turn", "provider error"), ("", "provider error")],
)
def test_an_answer_that_did_not_end_is_infrastructure_even_if_it_parses(stop_reason: str, reason: str) -> None:
    text = proof(STEPS)
    result = attempt(text, stop_reason)
    assert (result.outcome, result.reason, result.raw, result.steps) == ("infrastructure", reason, text, [])


def test_no_answer_is_infrastructure() -> None:
    request = requests(STATEMENT, SETTINGS)[1]
    result = unavailable(STATEMENT, 1, request, ModelUnavailable("no recorded answer", "look there"))
    assert (result.outcome, result.reason, result.detail) == ("infrastructure", "no recorded answer", "look there")
    assert (result.sample, result.id, result.raw, result.usage) == (1, attempt_id(STATEMENT, request), "", Usage())


def test_the_id_is_the_same_whatever_comes_back_and_after_a_retry() -> None:
    request = requests(STATEMENT, SETTINGS)[0]
    retry = retry_request(request, make_answer("", "max_tokens"), SETTINGS.retry_max_tokens)
    assert retry is not None
    results = [
        attempt(proof(STEPS)),
        attempt("no"),
        attempt("", "refusal"),
        unavailable(STATEMENT, 0, request, ModelUnavailable("provider error", "")),
        read_answer(STATEMENT, 0, retry, make_answer(proof(STEPS))),
    ]
    assert {result.id for result in results} == {attempt_id(STATEMENT, request)}
    assert results[-1].request_digest == retry.digest != request.digest


@pytest.mark.parametrize(
    "changed",
    [{"model": "writer-2"}, {"environment": "portable-v1"}, {"max_tokens": 15_999}],
)
def test_the_id_follows_from_what_decides_the_attempt(changed: dict[str, Any]) -> None:
    other = GenerateSettings(**{**SETTINGS.model_dump(), **changed})
    ids = [attempt_id(STATEMENT, request) for s in (SETTINGS, other) for request in requests(STATEMENT, s)]
    ids.append(attempt_id(STATEMENT.model_copy(update={"id": "s2"}), requests(STATEMENT, SETTINGS)[0]))
    assert len(set(ids)) == 5


def test_the_id_does_not_depend_on_the_number_of_samples_or_on_who_answers() -> None:
    other = GenerateSettings(**{**SETTINGS.model_dump(), "samples": 1, "provider": "elsewhere", "recorded": "x"})
    assert attempt_id(STATEMENT, requests(STATEMENT, other)[0]) == attempt_id(
        STATEMENT, requests(STATEMENT, SETTINGS)[0]
    )


@given(st.lists(st.tuples(st.text(), st.text()), min_size=1, max_size=5))
def test_steps_are_kept_exactly_or_the_answer_is_rejected(pairs: list[tuple[str, str]]) -> None:
    steps = [{"text": text, "lean": lean} for text, lean in pairs]
    result = attempt(proof(steps))
    if result.outcome == "label":
        assert [step.model_dump() for step in result.steps] == steps
    else:
        assert result.reason == "malformed output"
        assert result.steps == []


def test_the_worked_example_is_a_valid_answer() -> None:
    example = prompts.load("generate/v1").parts["example"]
    steps = parse(example, GeneratedProof).steps
    assert 4 <= len(steps) <= 15
    assert all(not line.startswith("\t") for step in steps for line in step.lean.splitlines())
    assert all(step.lean[0] != " " for step in steps)
