"""What every language-model client takes and gives: a request with a digest of its own, an answer, one failure.

A request's digest is the key of recorded answers, ledgers and batches. It covers what decides the answer (provider,
model, messages, schema, parameters, sample number) and nothing else: neither the order of keys nor where the request
came from. A client either returns what the model wrote or raises `ModelUnavailable`; it never judges the text.
"""

from __future__ import annotations

import json
from typing import Any, Literal, Protocol

from pydantic import BaseModel, ConfigDict, JsonValue

from leanprm.ids import digest
from leanprm.records import InfrastructureReason, Usage

_COMPLETE = frozenset({"end_turn", "stop", "stop_sequence"})
_REFUSED = frozenset({"refusal", "content_filter"})
_BUDGET_SPENT = frozenset({"max_tokens", "length"})
_WINDOW_FULL = frozenset({"model_context_window_exceeded"})


class ChatMessage(BaseModel):
    """One message of a request."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    role: Literal["system", "user", "assistant"]
    content: str


class ModelRequest(BaseModel):
    """One call, as data. `prompt` and `retry_of` say where it came from and are not part of the digest."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    provider: str
    model: str
    messages: tuple[ChatMessage, ...]
    schema_: dict[str, JsonValue] | None
    """JSON schema of the answer, or None when free text is asked for."""
    parameters: dict[str, JsonValue]
    sample: int
    """0-based; two requests that differ in nothing else are two independent samples."""
    prompt: str = ""
    """Reference of the prompt the messages were rendered from (`Prompt.ref`)."""
    retry_of: ModelRequest | None = None
    """The request whose answer was cut off or refused, when this is the one retry."""

    @property
    def digest(self) -> str:
        """20 hex digits over everything that decides the answer."""
        return digest("request", canonical_json(self.content()))

    def content(self) -> dict[str, Any]:
        """The digested part, as plain JSON data."""
        return {
            "provider": self.provider,
            "model": self.model,
            "messages": [m.model_dump() for m in self.messages],
            "schema": self.schema_,
            "parameters": self.parameters,
            "sample": self.sample,
        }

    @property
    def original(self) -> ModelRequest:
        """The first request of this call: itself, or the one it retries. Ids of results follow from it."""
        return self.retry_of or self


class ModelAnswer(BaseModel):
    """What came back, as received: `text` is not trimmed, unescaped or parsed."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    text: str
    stop_reason: str
    """In the provider's own words (`end_turn`, `length`, ...)."""
    usage: Usage = Usage()
    model: str
    """The model that answered, as the provider names it."""


class ModelUnavailable(Exception):
    """No answer could be had; an infrastructure failure, never a verdict on the proof."""

    def __init__(self, reason: InfrastructureReason, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason: InfrastructureReason = reason
        self.detail = detail

    def __reduce__(self) -> tuple[type[ModelUnavailable], tuple[InfrastructureReason, str]]:
        """Both arguments, so that it survives the trip between processes."""
        return type(self), (self.reason, self.detail)


class LanguageModel(Protocol):
    """A client of one provider."""

    def complete(self, request: ModelRequest) -> ModelAnswer:
        """The model's answer to `request`; raises `ModelUnavailable` when there is none."""
        ...


def canonical_json(value: Any) -> str:
    """One text per JSON value: keys sorted, no spaces, no NaN, characters as they are."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def failure(answer: ModelAnswer) -> tuple[InfrastructureReason, str] | None:
    """Why `answer` is not the model's considered answer, or None when the model came to its own end."""
    stop = answer.stop_reason
    if stop in _COMPLETE:
        return None
    if stop in _REFUSED:
        return "refusal", f"the model declined to answer ({stop})"
    if stop in _BUDGET_SPENT | _WINDOW_FULL:
        return "truncation", f"the answer was cut off ({stop})"
    return "provider error", f"unknown stop reason {stop!r}"


def retry_request(request: ModelRequest, answer: ModelAnswer, retry_max_tokens: int) -> ModelRequest | None:
    """The one retry, with the larger budget, after a refusal or a spent budget; None when no retry is due.

    A full context window is not retried: a larger budget cannot help. Nor is a retry.
    """
    if request.retry_of is not None or answer.stop_reason not in _REFUSED | _BUDGET_SPENT:
        return None
    parameters = {**request.parameters, "max_tokens": retry_max_tokens}
    return request.model_copy(update={"parameters": parameters, "retry_of": request})


def complete_with_retry(
    model: LanguageModel, request: ModelRequest, retry_max_tokens: int
) -> tuple[ModelRequest, ModelAnswer]:
    """The answer that counts and the request it answers: the first one, or the one retry when that was due.

    Where answers are recorded and the retry was never made, the first answer stands, cut off or refused as it is.
    """
    answer = model.complete(request)
    retry = retry_request(request, answer, retry_max_tokens)
    if retry is None:
        return request, answer
    try:
        return retry, model.complete(retry)
    except ModelUnavailable as error:
        if error.reason != "no recorded answer":
            raise
        return request, answer
