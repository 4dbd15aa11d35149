"""A few real labelled proofs for the report: one correct, and one for each class of first error."""

from __future__ import annotations

from collections.abc import Iterator

from leanprm.corpus.explain import Explanation, explain
from leanprm.corpus.status import Tables
from leanprm.report.document import Block, Heading, Paragraph, Proof, ProofStep
from leanprm.report.summary import Summary
from leanprm.report.text import clip

STEP_LIMIT = 1200
"""Characters of one step, message or remark that are shown; the corpus has the rest."""


def proofs_section(tables: Tables, summary: Summary) -> Iterator[Block]:
    """One kept proof of each kind, never one of the held-out bench."""
    yield Heading("Some of its proofs", "proofs")
    if not summary.shown:
        yield Paragraph("There is no kept proof to show.")
        return
    yield Paragraph(
        "Chosen by rule, not by eye: of each kind the proof whose length is nearest to six steps, from the training or "
        "validation split. The verifier will see only the theorem and the steps; what is below the steps is what their "
        "labels rest on."
    )
    for kind in sorted(summary.shown, key=lambda kind: (kind != "correct", -summary.classes[kind], kind)):
        yield shown_proof(kind, explain(tables, summary.shown[kind].attempt_id))


def shown_proof(kind: str, found: Explanation) -> Proof:
    """One explained attempt as a block."""
    labels = found.labels
    assert labels is not None, "only kept proofs are shown, and they have labels"
    first = labels.first_error
    steps = tuple(
        ProofStep(number, clip(text, STEP_LIMIT), label, number == first)
        for number, (text, label) in enumerate(zip(labels.steps, labels.labels, strict=True), start=1)
    )
    title = "Correct at every step" if kind == "correct" else f"First error at step {first}: {kind}"
    identity = f"attempt {found.attempt_id} · source {labels.source} · {labels.category}, {labels.difficulty}"
    evidence = tuple((heading, clip(text, STEP_LIMIT)) for heading, text in _evidence(found, first) if text)
    return Proof(title, clip(labels.theorem, STEP_LIMIT), steps, evidence, identity)


def _evidence(found: Explanation, first: int | None) -> Iterator[tuple[str, str]]:
    if found.statement is not None:
        yield "The statement in Lean", found.statement.formal
    if first is not None:
        step = found.steps[first - 1]
        yield f"The Lean of step {first}", step.lean
        errors = [m for m in (*step.messages, *found.other_messages) if m.severity == "error"]
        if errors:
            yield "Lean's message", errors[0].text
    if found.review is not None:
        yield "The review", found.review.explanation
