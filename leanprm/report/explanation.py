"""An explained attempt on the terminal: each step with its label, its Lean, what Lean said, and the outcome."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from leanprm.corpus.explain import ExplainedStep, Explanation
from leanprm.records import CompileReport, Message, SplitRow
from leanprm.report.summary import IMPORTED
from leanprm.report.text import count, visible

_STYLES = {"correct": "bold green", "incorrect": "bold red", None: "bold yellow"}
_MARKS = {"correct": "✓", "incorrect": "✗", None: "?"}


def explanation_view(found: Explanation) -> Group:
    """Everything in the order it happened; text from outside is shown literally, never as markup."""
    parts: list[RenderableType] = [_outcome(found)]
    if found.statement is not None:
        parts += [Text(""), _heading("Theorem"), _indented(found.statement.informal), _lean(found.statement.formal)]
    parts += [Text(""), _heading("Steps") if found.steps else _heading("No steps: there is no usable answer")]
    for step in found.steps:
        parts += _step(step)
    parts += [_message(m, "statement" if m.step == 0 else "after the last step") for m in found.other_messages]
    if not found.steps and found.attempt.raw:
        parts.append(_indented(found.attempt.raw, "dim"))
    parts.append(Text(""))
    parts += [_fact(name, value) for name, value in _facts(found)]
    return Group(*parts)


def _outcome(found: Explanation) -> Text:
    text = Text()
    text.append(f"attempt {found.attempt_id}", style="bold")
    if found.stopped_at:
        text.append(f"\n{found.outcome} at {found.stopped_at}: ", style="bold yellow")
        text.append(f"{found.reason}" + (f" ({visible(found.detail)})" if found.detail else ""))
    elif found.next_stage:
        text.append(f"\non its way: {found.next_stage} has not seen it yet", style="yellow")
    elif found.labels is not None and found.split is not None:
        first, cls = found.labels.first_error, found.labels.error_class
        verdict = "correct at every step" if first is None else f"first error at step {first}: {cls}"
        text.append(f"\nkept ({_split_facts(found.split)}): {verdict}", style="bold")
    return text


def _step(step: ExplainedStep) -> Iterator[RenderableType]:
    line = Text(f"{step.number:>3} ")
    line.append(f"{_MARKS[step.label]} {step.label or 'no label'}", style=_STYLES[step.label])
    line.append(f"  {visible(step.text)}")
    yield line
    yield _lean(step.lean)
    yield _indented(step.why, "dim")
    yield from (_message(m, f"step {step.number}, line {m.line}, column {m.column}") for m in step.messages)


def _message(message: Message, where: str) -> RenderableType:
    style = "red" if message.severity == "error" else "yellow"
    text = Text(f"{message.severity} at {where}: ", style=f"bold {style}")
    text.append(visible(message.text), style=style)
    return Padding(text, (0, 0, 0, 6))


def _facts(found: Explanation) -> Iterator[tuple[str, str]]:
    if found.statement is not None:
        yield "statement", f"{found.statement.id} ({found.statement.source}, {found.statement.name})"
    attempt = found.attempt
    if attempt.prompt == IMPORTED:
        yield "written by", "someone else: the attempt was imported"
    else:
        yield "written by", f"{attempt.model}, prompt {attempt.prompt}, request {attempt.request_digest}"
    if found.report is not None:
        yield "Lean", _lean_facts(found.report)
    if found.review is not None:
        yield "review", _review_facts(found)
    if found.repair is not None:
        result = found.repair.report
        outcome = "compiles" if result.first_error is None else f"fails at step {result.first_error}"
        ended = outcome if result.outcome == "label" else f"{result.outcome}: {result.reason}"
        yield "repair", f"step {found.repair.step} patched once; the patched proof: {ended}"
    if found.filter is not None:
        yield "filter", "kept" if found.filter.outcome == "label" else f"{found.filter.outcome}: {found.filter.reason}"
    if found.split is not None:
        yield "split", _split_facts(found.split)


def _split_facts(split: SplitRow) -> str:
    if split.split == "train":
        return f"train, {count(split.copies, 'row')} in the training view"
    held_back = split.split == "bench" and not split.copies
    return "held back: the bench holds another proof of this theorem" if held_back else split.split


def _lean_facts(report: CompileReport) -> str:
    if report.outcome != "label":
        verdict = f"{report.outcome}: {report.reason}"
    elif report.first_error is None:
        verdict = "every step holds"
    else:
        verdict = f"first error at step {report.first_error} ({report.attribution})"
    axioms = ", ".join(report.axioms) or "none"
    checker = f"{report.engine}, {report.toolchain}, rules {report.checker}"
    return f"{verdict}; axioms {axioms}; {checker}; {count(report.lean_runs, 'run')}, {report.seconds:.2f} s"


def _review_facts(found: Explanation) -> str:
    review = found.review
    assert review is not None
    if review.verdict is None:
        return f"{review.outcome}: {review.reason}; {review.model}, prompt {review.prompt}"
    about = ", ".join(p for p in (f"step {review.step}" if review.step else "", review.error_class or "") if p)
    cause = found.labels.cause_step if found.labels else None
    blame = f" It blames step {cause}; the label keeps the step at which Lean fails." if cause else ""
    verdict = f"{review.verdict} ({about})" if about else review.verdict
    return f"{verdict}: {review.explanation}{blame} [{review.model}, prompt {review.prompt}]"


def _heading(text: str) -> Text:
    return Text(text, style="bold underline")


def _indented(text: str, style: str = "") -> Padding:
    return Padding(Text(visible(text), style=style), (0, 0, 0, 6))


def _lean(text: str) -> Padding:
    return _indented(text, "cyan")


def _fact(name: str, value: str) -> Text:
    text = Text(f"{name}: ", style="bold")
    text.append(visible(value))
    return text
