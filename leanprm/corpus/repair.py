"""The repair stage: the review's one patch of one step, Lean only, and only of how the step is proved.

The step's claim must read the same before and after, by `leanprm.corpus.claims`. A step without a readable claim may
change its tactics freely, since then the review vouches that prose and Lean still agree, but may not introduce a
claim. Whether the patched proof counts is for Lean to say: see `leanprm.corpus.label`.
"""

from __future__ import annotations

from dataclasses import dataclass

from leanprm.corpus.claims import claims, words
from leanprm.records import Attempt, CompileReport, Review, Step

LONGEST = 8_000
"""Characters of a step or patch beyond which claims are not compared: no honest step is that long."""


@dataclass(frozen=True)
class Refusal:
    """Why a patch is not worth a recompilation."""

    reason: str


def needs_repair(report: CompileReport, review: Review) -> bool:
    """Whether the review calls a failure of Lean's a matter of syntax, so that its patch is to be tried."""
    usable = report.outcome == "label" and review.outcome == "label"
    return usable and report.first_error is not None and review.verdict == "syntax error"


def patched(attempt: Attempt, review: Review) -> Attempt | Refusal:
    """`attempt` with the review's patch in the place of its step's Lean; prose, ids and all other steps are kept."""
    step, patch = review.step, review.patch
    if step is None or not 1 <= step <= len(attempt.steps):
        return Refusal("the review names no step of the proof")
    if patch is None or not patch.strip():
        return Refusal("no patch")
    before = attempt.steps[step - 1]
    if max(len(patch), len(before.lean)) > LONGEST:
        return Refusal(f"the step or its patch is longer than {LONGEST} characters")
    if not words(patch):
        return Refusal("the patch has no formal content")
    if words(patch) == words(before.lean):
        return Refusal("the patch changes nothing")
    if claims(patch) != claims(before.lean):
        return Refusal("the patch changes the claim of the step")
    after = Step(text=before.text, lean=patch)
    return attempt.model_copy(update={"steps": [*attempt.steps[: step - 1], after, *attempt.steps[step:]]})
