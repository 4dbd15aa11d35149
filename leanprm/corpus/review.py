"""Stage 2, the review call: an attempt and Lean's report in, one request out; the answer in, a review out.

Lean has already decided whether and where a proof fails. The review says what that means: whether the prose states
the same mathematics as Lean that compiled, or whether a failure lies in the mathematics (then in which class) or only
in how it was written in Lean (then with one patch). The request prefers neither outcome.

An answer that contradicts itself (a class without an error, a patch on the wrong verdict, a step that is not there)
is `malformed output`. An answer that is sound in itself but contradicts Lean (`correct` for a proof that fails, an
error in one that compiles, a step after the failing one) is a review all the same: labelling calls it disputed.

Pure: the only thing read from disk is the prompt, which never changes.
"""

from __future__ import annotations

from typing import Literal, Self

from pydantic import BaseModel, ConfigDict, model_validator

from leanprm.llm import prompts
from leanprm.llm.answers import LeanText, MalformedAnswer, Prose, parse
from leanprm.llm.protocol import ModelAnswer, ModelRequest, ModelUnavailable, failure
from leanprm.llm.settings import ReviewSettings
from leanprm.records import (
    Attempt,
    CompileReport,
    ErrorClass,
    InfrastructureReason,
    Message,
    RejectionReason,
    Review,
    Statement,
    Usage,
)

MESSAGES_SHOWN = 10
"""Error messages that a request quotes; the first ones matter, and Lean may write hundreds."""
MESSAGE_LENGTH = 2_000
"""Characters quoted of one message."""

Verdict = Literal["correct", "mathematical error", "syntax error", "discard"]
DiscardReason = Literal["ill-posed statement", "malformed output", "prose and Lean disagree"]


class ReviewAnswer(BaseModel):
    """The answer as the model must write it; every field present, those that do not apply null."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    verdict: Verdict
    step: int | None
    error_class: ErrorClass | None
    patch: LeanText | None
    discard_reason: DiscardReason | None
    explanation: Prose

    @model_validator(mode="after")
    def _consistent(self) -> Self:
        needed, optional = _FIELDS_OF_VERDICT[self.verdict]
        for field in ("step", "error_class", "patch", "discard_reason"):
            given = getattr(self, field) is not None
            if field in needed and not given:
                raise ValueError(f"the verdict {self.verdict!r} needs {field!r}")
            if given and field not in needed | optional:
                raise ValueError(f"the verdict {self.verdict!r} goes with no {field!r}")
        if self.patch is not None and not self.patch.strip():
            raise ValueError("the patch is blank")
        return self


_FIELDS_OF_VERDICT: dict[Verdict, tuple[set[str], set[str]]] = {
    "correct": (set(), set()),
    "mathematical error": ({"step", "error_class"}, set()),
    "syntax error": ({"step", "patch"}, set()),
    "discard": ({"discard_reason"}, {"step"}),
}


def request(statement: Statement, attempt: Attempt, report: CompileReport, settings: ReviewSettings) -> ModelRequest:
    """The call that reviews `attempt`, whose `report` must carry labels (no other attempt comes this far)."""
    if statement.id != attempt.statement_id:
        raise ValueError(f"attempt {attempt.id} is not one at statement {statement.id}")
    _same_attempt(attempt, report)
    if report.outcome != "label":
        raise ValueError(f"attempt {attempt.id} has no verdict from Lean ({report.reason}): nothing to review")
    prompt = prompts.load(settings.prompt, settings.environment)
    messages = prompt.render(
        informal=statement.informal.strip(),
        header=statement.header.strip(),
        formal=statement.formal.strip(),
        proof=_proof(attempt),
        report=_report(attempt, report),
    )
    return ModelRequest(
        provider=settings.provider,
        model=settings.model,
        messages=messages,
        schema_=prompt.schema,
        parameters={"max_tokens": settings.max_tokens},
        sample=0,
        prompt=prompt.ref,
    )


def read_answer(attempt: Attempt, report: CompileReport, request: ModelRequest, answer: ModelAnswer) -> Review:
    """The review that `answer` makes. A verdict `discard` rejects the attempt for the reason it gives.

    A rejected (`malformed output`) or cut-off answer keeps the raw text as its `explanation`.
    """
    _same_attempt(attempt, report)
    failed = failure(answer)
    if failed is not None:
        return _without_verdict(attempt, request, answer, *failed, infrastructure=True)
    try:
        given = parse(answer.text, ReviewAnswer)
        if given.step is not None and not 1 <= given.step <= len(attempt.steps):
            raise MalformedAnswer(f"step {given.step} of a proof of {len(attempt.steps)} steps")
    except MalformedAnswer as error:
        return _without_verdict(attempt, request, answer, "malformed output", str(error))
    return Review(
        attempt_id=attempt.id,
        outcome="rejected" if given.verdict == "discard" else "label",
        reason=given.discard_reason,
        detail="discarded by the review" if given.verdict == "discard" else "",
        **given.model_dump(),
        model=answer.model,
        prompt=request.prompt,
        request_digest=request.digest,
        usage=answer.usage,
    )


def unavailable(attempt: Attempt, request: ModelRequest, error: ModelUnavailable) -> Review:
    """The review that could not be had: an infrastructure failure."""
    return _without_verdict(attempt, request, None, error.reason, error.detail, infrastructure=True)


def _same_attempt(attempt: Attempt, report: CompileReport) -> None:
    if report.attempt_id != attempt.id:
        raise ValueError(f"the report on attempt {report.attempt_id} is not one on attempt {attempt.id}")


def _without_verdict(
    attempt: Attempt,
    request: ModelRequest,
    answer: ModelAnswer | None,
    reason: RejectionReason | InfrastructureReason,
    detail: str,
    *,
    infrastructure: bool = False,
) -> Review:
    return Review(
        attempt_id=attempt.id,
        outcome="infrastructure" if infrastructure else "rejected",
        reason=reason,
        detail=detail,
        verdict=None,
        step=None,
        error_class=None,
        patch=None,
        discard_reason=None,
        explanation=answer.text if answer else "",
        model=answer.model if answer else request.model,
        prompt=request.prompt,
        request_digest=request.digest,
        usage=answer.usage if answer else Usage(),
    )


def _proof(attempt: Attempt) -> str:
    return "\n\n".join(
        f'<step number="{number}">\n<prose>\n{step.text}\n</prose>\n<lean>\n{step.lean}\n</lean>\n</step>'
        for number, step in enumerate(attempt.steps, start=1)
    )


def _report(attempt: Attempt, report: CompileReport) -> str:
    if report.first_error is None:
        return f"compiled\n\nLean accepts all {len(attempt.steps)} steps, and they prove the theorem."
    found = (
        "Lean accepts the proof up to the step before it and rejects it there."
        if report.attribution == "confirmed"
        else "Found by the position of Lean's messages alone."
    )
    errors = [message for message in report.messages if message.severity == "error"]
    shown = [_message(message, len(attempt.steps)) for message in errors[:MESSAGES_SHOWN]]
    if len(errors) > MESSAGES_SHOWN:
        shown.append(f"({len(errors) - MESSAGES_SHOWN} more error messages are not shown.)")
    head = f"failed\n\nFirst failing step: step {report.first_error} of {len(attempt.steps)}. {found}"
    return "\n\n".join([head, *shown])


def _message(message: Message, steps: int) -> str:
    if message.step == 0:
        place = "On the statement"
    elif message.step > steps:
        place = "After the last step"
    else:
        place = f"Step {message.step}, line {message.line}, column {message.column}"
    text = message.text
    if len(text) > MESSAGE_LENGTH:
        text = f"{text[:MESSAGE_LENGTH]}\n(cut after {MESSAGE_LENGTH} of {len(text)} characters)"
    return f"{place}: error:\n{text}"
