"""Requests: a digest that depends on what is asked and on nothing else; retries; what a stop reason means."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leanprm.llm.protocol import (
    ChatMessage,
    ModelAnswer,
    ModelRequest,
    ModelUnavailable,
    canonical_json,
    complete_with_retry,
    failure,
    retry_request,
)

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=8,
)


def make_request(**changes: Any) -> ModelRequest:
    fields: dict[str, Any] = {
        "provider": "recorded",
        "model": "writer-1",
        "messages": (ChatMessage(role="system", content="Prove."), ChatMessage(role="user", content="1 = 1")),
        "schema_": {"type": "object", "required": ["a", "b"]},
        "parameters": {"max_tokens": 100, "effort": "high"},
        "sample": 0,
        "prompt": "generate/v1@0",
    }
    return ModelRequest(**{**fields, **changes})


def make_answer(stop_reason: str = "end_turn", text: str = "{}") -> ModelAnswer:
    return ModelAnswer(text=text, stop_reason=stop_reason, model="writer-1")


def reordered(value: Any) -> Any:
    """The same JSON value with the keys of every object in the opposite order."""
    if isinstance(value, dict):
        return {key: reordered(value[key]) for key in reversed(value)}
    if isinstance(value, list):
        return [reordered(item) for item in value]
    return value


@given(st.dictionaries(st.text(max_size=5), json_values, max_size=4))
def test_digest_ignores_the_order_of_keys(data: dict[str, Any]) -> None:
    one = make_request(schema_=data, parameters=data)
    other = make_request(schema_=reordered(data), parameters=reordered(data))
    assert one.digest == other.digest


def test_digest_ignores_where_a_request_came_from() -> None:
    request = make_request()
    assert make_request(prompt="elsewhere/v9@ff", retry_of=request).digest == request.digest


@pytest.mark.parametrize(
    "change",
    [
        {"provider": "other"},
        {"model": "writer-2"},
        {"messages": (ChatMessage(role="system", content="Prove."), ChatMessage(role="user", content="1 = 1 "))},
        {"messages": (ChatMessage(role="user", content="Prove."), ChatMessage(role="user", content="1 = 1"))},
        {"messages": (ChatMessage(role="user", content="1 = 1"), ChatMessage(role="system", content="Prove."))},
        {"schema_": {"type": "object", "required": ["b", "a"]}},
        {"schema_": None},
        {"parameters": {"max_tokens": 101, "effort": "high"}},
        {"sample": 1},
    ],
)
def test_digest_sees_every_deciding_field(change: dict[str, Any]) -> None:
    assert make_request(**change).digest != make_request().digest


def test_digest_is_the_same_on_every_machine() -> None:
    assert make_request().digest == "4cce2dd084cc892f9de3"


@given(json_values)
def test_canonical_json_is_one_text_per_value(value: Any) -> None:
    assert canonical_json(value) == canonical_json(reordered(value))


@pytest.mark.parametrize(
    ("stop_reason", "reason"),
    [
        ("end_turn", None),
        ("stop", None),
        ("stop_sequence", None),
        ("refusal", "refusal"),
        ("content_filter", "refusal"),
        ("max_tokens", "truncation"),
        ("length", "truncation"),
        ("model_context_window_exceeded", "truncation"),
        ("", "provider error"),
        ("tool_use", "provider error"),
    ],
)
def test_what_a_stop_reason_means(stop_reason: str, reason: str | None) -> None:
    result = failure(make_answer(stop_reason))
    assert (result and result[0]) == reason


@pytest.mark.parametrize("stop_reason", ["refusal", "content_filter", "max_tokens", "length"])
def test_one_retry_with_the_larger_budget(stop_reason: str) -> None:
    request = make_request()
    retry = retry_request(request, make_answer(stop_reason), 200)
    assert retry is not None
    assert retry.parameters == {"max_tokens": 200, "effort": "high"}
    assert (retry.messages, retry.sample, retry.prompt) == (request.messages, request.sample, request.prompt)
    assert retry.digest != request.digest
    assert retry.original is request
    assert request.original is request
    assert request.parameters["max_tokens"] == 100
    assert retry_request(retry, make_answer(stop_reason), 400) is None


@pytest.mark.parametrize("stop_reason", ["end_turn", "model_context_window_exceeded", "tool_use"])
def test_no_retry_where_it_cannot_help(stop_reason: str) -> None:
    assert retry_request(make_request(), make_answer(stop_reason), 200) is None


class Scripted:
    """Gives its answers in order and remembers what it was asked."""

    def __init__(self, *answers: ModelAnswer | ModelUnavailable) -> None:
        self.answers = list(answers)
        self.asked: list[ModelRequest] = []

    def complete(self, request: ModelRequest) -> ModelAnswer:
        self.asked.append(request)
        answer = self.answers.pop(0)
        if isinstance(answer, ModelUnavailable):
            raise answer
        return answer


def test_the_answer_that_counts_is_the_last_one_asked_for() -> None:
    first, second = make_answer("max_tokens", "half"), make_answer("max_tokens", "more")
    model = Scripted(first, second)
    request, answer = complete_with_retry(model, make_request(), 200)
    assert answer is second
    assert request.digest == model.asked[1].digest
    assert [r.parameters["max_tokens"] for r in model.asked] == [100, 200]

    model = Scripted(make_answer())
    request, _ = complete_with_retry(model, make_request(), 200)
    assert request == make_request()
    assert len(model.asked) == 1


def test_a_retry_that_was_never_recorded_leaves_the_first_answer() -> None:
    cut_off = make_answer("max_tokens", "half")
    model = Scripted(cut_off, ModelUnavailable("no recorded answer", ""))
    request, answer = complete_with_retry(model, make_request(), 200)
    assert (request, answer) == (make_request(), cut_off)

    with pytest.raises(ModelUnavailable, match="status 500"):
        complete_with_retry(Scripted(cut_off, ModelUnavailable("provider error", "status 500")), make_request(), 200)
    with pytest.raises(ModelUnavailable, match="no recorded answer"):
        complete_with_retry(Scripted(ModelUnavailable("no recorded answer", "")), make_request(), 200)


def test_unavailable_survives_the_trip_between_processes() -> None:
    error = pickle.loads(pickle.dumps(ModelUnavailable("provider error", "status 500")))
    assert (error.reason, error.detail, str(error)) == ("provider error", "status 500", "provider error: status 500")
