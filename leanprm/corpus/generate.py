"""Stage 1, blind generation: a statement in, requests out; a model's answer in, an attempt out.

The model is asked to prove the statement, in one pass, from the statement alone: no request holds anything Lean said
(design rule 1). An answer is taken as it is or rejected; nothing in it is repaired. Whether the prose mentions Lean
and whether the Lean holds are later stages' business.

Pure: the only thing read from disk is the prompt, which never changes.
"""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from leanprm.ids import digest
from leanprm.llm import prompts
from leanprm.llm.answers import LeanText, MalformedAnswer, Prose, parse
from leanprm.llm.protocol import ModelAnswer, ModelRequest, ModelUnavailable, canonical_json, failure
from leanprm.llm.settings import GenerateSettings
from leanprm.records import Attempt, InfrastructureReason, RejectionReason, Statement, Step, Usage

FEWEST_STEPS, MOST_STEPS = 4, 15
"""Number of steps that is asked for (an answer outside is kept and says so in its `detail`)."""
STEP_LIMIT = 40
"""Number of steps above which an answer is malformed."""


class GeneratedStep(BaseModel):
    """One step as the model must write it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    text: Prose
    lean: LeanText


class GeneratedProof(BaseModel):
    """The whole answer as the model must write it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    steps: list[GeneratedStep]


def requests(statement: Statement, settings: GenerateSettings) -> list[ModelRequest]:
    """The calls that try to prove `statement`: one a sample, alike but for their number."""
    prompt = prompts.load(settings.prompt, settings.environment)
    messages = prompt.render(
        informal=statement.informal.strip(),
        header=statement.header.strip(),
        formal=statement.formal.strip(),
    )
    return [
        ModelRequest(
            provider=settings.provider,
            model=settings.model,
            messages=messages,
            schema_=prompt.schema,
            parameters={"max_tokens": settings.max_tokens},
            sample=sample,
            prompt=prompt.ref,
        )
        for sample in range(settings.samples)
    ]


def attempt_id(statement: Statement, request: ModelRequest) -> str:
    """Id of the attempt that `request` leads to, known before it is answered and the same after a retry."""
    first = request.original
    parameters = canonical_json(first.parameters)
    prompt_hash = first.prompt.rpartition("@")[2]
    return digest("attempt", statement.id, first.model, prompt_hash, parameters, first.sample)


def read_answer(statement: Statement, sample: int, request: ModelRequest, answer: ModelAnswer) -> Attempt:
    """The attempt that `answer` makes: its steps, or why there are none (then with the raw text).

    A refusal or a cut-off answer is infrastructure; an answer that is not what was asked for is `malformed output`;
    one without any step is `empty`.
    """
    failed = failure(answer)
    if failed is not None:
        return _attempt(statement, sample, request, answer, reason=failed[0], detail=failed[1], infrastructure=True)
    try:
        proof = parse(answer.text, GeneratedProof)
        if len(proof.steps) > STEP_LIMIT:
            raise MalformedAnswer(f"{len(proof.steps)} steps, more than {STEP_LIMIT}")
    except MalformedAnswer as error:
        return _attempt(statement, sample, request, answer, reason="malformed output", detail=str(error))
    if not proof.steps:
        return _attempt(statement, sample, request, answer, reason="empty", detail="the proof has no steps")
    steps = [Step(text=step.text, lean=step.lean) for step in proof.steps]
    asked = FEWEST_STEPS <= len(steps) <= MOST_STEPS
    detail = "" if asked else f"{len(steps)} steps, asked for {FEWEST_STEPS}-{MOST_STEPS}"
    return _attempt(statement, sample, request, answer, steps=steps, detail=detail)


def unavailable(statement: Statement, sample: int, request: ModelRequest, error: ModelUnavailable) -> Attempt:
    """The attempt that could not be had: an infrastructure failure."""
    return _attempt(statement, sample, request, None, reason=error.reason, detail=error.detail, infrastructure=True)


def _attempt(
    statement: Statement,
    sample: int,
    request: ModelRequest,
    answer: ModelAnswer | None,
    *,
    steps: list[Step] | None = None,
    reason: RejectionReason | InfrastructureReason | None = None,
    detail: str,
    infrastructure: bool = False,
) -> Attempt:
    return Attempt(
        id=attempt_id(statement, request),
        statement_id=statement.id,
        theorem_key=statement.theorem_key,
        source=statement.source,
        sample=sample,
        outcome="label" if reason is None else "infrastructure" if infrastructure else "rejected",
        reason=reason,
        detail=detail,
        steps=steps or [],
        model=answer.model if answer else request.model,
        prompt=request.prompt,
        request_digest=request.digest,
        stop_reason=answer.stop_reason if answer else "",
        raw=answer.text if answer and reason else "",
        usage=answer.usage if answer else Usage(),
    )
