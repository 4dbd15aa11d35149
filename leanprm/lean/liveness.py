"""Is every step looked at? A step is live when making it fail breaks the proof, and when it changes something.

Lean accepts steps that it never checks: the rest of a `first` whose earlier arm worked, `try` around what failed,
`all_goals` when no goal is left. Two questions are asked of a proof that compiles: each step replaced by a failing
tactic must break it, and each tactic of a step must change the goals or hypotheses (`show` and the like restate, and
are checked). A proof with a step that is not live gets no label.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from leanprm.lean.batch import Runner, Variant
from leanprm.lean.closing import CLOSE, GAP, code_lines, column_of, ends_in_fun, open_blocks, open_brackets
from leanprm.lean.document import INDENT
from leanprm.lean.engine import EngineFailure, RawMessage
from leanprm.lean.guard import RESERVED, with_depth
from leanprm.lean.proof import Layout
from leanprm.statements.tokens import tokenize

FAIL = "fail"
TRACE = "trace_state"
_RESTATES = re.compile(r"(show|change|classical|done|beta_reduce|case|next|·)\b|·")
_CONTINUES = frozenset(
    """at with using from then else in do generalizing | ) ] } ⟩ , := : => <;> |>. |> . _ + - * / ^ = < > ≤ ≥ ∧ ∨ →
    ↔ ∣ ∘ ▸ <|""".split()
)
_TAKES_TERM = re.compile(r"(:=|from|exact|refine|apply|[(⟨\[{,▸+\-*/^=<>≤≥∧∨→↔∣]|<\|)$")


_BOUNDARY = 0
"""Line of a mark where a block ends without a tactic, as at the next alternative: states are not compared across."""


@dataclass(frozen=True)
class DeadStep:
    """A step that nothing depends on, and how that was seen."""

    step: int
    detail: str


@dataclass(frozen=True)
class Mark:
    """A place between tactics where the proof state is printed."""

    step: int
    line: int
    column: int
    text: str


def find_dead_step(
    layout: Layout, steps: Sequence[list[str]], closing: Sequence[str], runner: Runner
) -> DeadStep | EngineFailure | None:
    """The first dead step of a proof (or closed prefix) that compiles, or how the engine failed to tell.

    `closing` is empty for a whole proof.
    """
    variants = [_failing(layout, steps, closing, i) for i in range(len(steps))]
    (deep, deep_marks), (outer, outer_marks) = (_traced(layout, steps, closing, deep) for deep in (True, False))
    *failing, deep_trace, trace = runner.try_all(layout.batch_preamble, [*variants, deep, outer])
    for number, result in enumerate(failing, 1):
        if result.failure is not None:
            return result.failure
        if result.compiles:
            return DeadStep(number, "the proof compiles as well with a failing tactic in its place")
    if deep_trace.compiles:
        return _without_effect(deep_marks, deep_trace.messages)
    return _without_effect(outer_marks, trace.messages) if trace.compiles else trace.failure


def _failing(layout: Layout, steps: Sequence[list[str]], closing: Sequence[str], index: int) -> Variant:
    """The proof with one step made to fail; earlier claims are granted: only this step is asked about."""
    changed = [*map(_granted, steps[:index]), _replaced(steps[index]), *steps[index + 1 :]]
    return layout.variant(f"{RESERVED}without{index + 1}", changed, closing)


def _replaced(lines: Sequence[str]) -> list[str]:
    """A step made to fail where it stands: bullets, arms and calc links keep their form."""
    first = code_lines(lines)[0]
    blank, text = " " * column_of(first), first.strip()
    if text.startswith("·"):
        return [f"{blank}· {FAIL}"]
    if text.startswith("<;>"):
        return [f"{blank}<;> {FAIL}"]
    if text.startswith("|"):
        return [f"{blank}{_up_to(text, '=>') or '|'} {FAIL}"]
    if text.startswith("_ "):
        return [f"{blank}{_up_to(text, ':=') or '_ = _ :='} by {FAIL}"]
    if re.match(r"(case|next)\b", text) and _up_to(text, "=>"):
        return [f"{blank}{_up_to(text, '=>')} {FAIL}"]
    return [blank + FAIL]


def _granted(lines: list[str]) -> list[str]:
    """A step that is one `have … : claim := by …` with its proof left to the gap axiom; any other step as it is."""
    code = code_lines(lines)
    column = column_of(code[0])
    if not code[0].strip().startswith("have ") or any(column_of(line) <= column for line in code[1:]):
        return lines
    text = "\n".join(code)
    names_claim = False
    for token, depth in with_depth(tokenize(text)):
        if depth == 0 and token.text == ":":
            names_claim = True
        if depth == 0 and token.text == ":=":
            is_proof = re.match(r"\s*by\b", text[token.end :]) is not None
            return f"{text[: token.end]} {GAP}".split("\n") if names_claim and is_proof else lines
    return lines


def _up_to(text: str, symbol: str) -> str | None:
    """The text up to and including the first `symbol` outside brackets."""
    for token, depth in with_depth(tokenize(text)):
        if depth == 0 and token.text == symbol:
            return text[: token.end]
    return None


def _traced(
    layout: Layout, steps: Sequence[list[str]], closing: Sequence[str], deep: bool
) -> tuple[Variant, list[Mark]]:
    """The proof with its state printed before each tactic that stands on a line of its own, and at its end.

    `deep`: also within the blocks of a step, where a line of a term may be taken for a tactic; then it does not
    compile, and the outermost columns must do.
    """
    name = f"{RESERVED}traced_{'deep' if deep else 'outer'}"
    running_on = [False, *open_brackets(steps)]
    marks: list[Mark] = []
    out: list[list[str]] = []
    before: list[str] = []
    written = layout.variant(name, []).document.by_line
    for number, lines in enumerate(steps, 1):
        new: list[str] = []
        for line in _spread(lines) if deep else lines:
            if not running_on[number - 1] and _starts_unit(line, lines, before, deep):
                marks.append(Mark(number, written + 1, column_of(line), line.strip()))
                new.append(" " * column_of(line) + TRACE)
                written += 1
            elif marks and code_lines([line]) and column_of(line) < marks[-1].column:
                marks.append(Mark(number, _BOUNDARY, column_of(line), ""))
            new.append(line)
            written += 1
            before.append(line)
        out.append(new)
    ending = list(closing)
    at = next((i for i, line in enumerate(ending) if line.strip() == CLOSE), None)
    if at is not None:
        column = column_of(ending[at])
        ending.insert(at, " " * column + TRACE)
        marks.append(Mark(len(steps) + 1, written + at + 1, column, ""))
    elif not ending:
        ending = [" " * INDENT + TRACE]
        marks.append(Mark(len(steps) + 1, written + 1, INDENT, ""))
    return layout.variant(name, out, ending), marks


def _spread(lines: Sequence[str]) -> list[str]:
    """The lines with the first tactic of each bullet, and each tactic after a `;`, on a line of its own."""
    out: list[str] = []
    for line in lines:
        bullet = re.match(r" *· +(?=\S)", line)
        if bullet:
            out.append(bullet.group().rstrip())
            line = " " * bullet.end() + line[bullet.end() :]
        out += _sequence(line)
    return out


def _sequence(line: str) -> list[str]:
    """The tactics of `a; b; c`; a `;` within what a `by` or an arrow opens belongs to that."""
    pieces, start = [], 0
    for token, depth in with_depth(tokenize(line)):
        if token.text in ("by", "=>", "calc", "do", "then", "else", "first", "try", "repeat"):
            break
        if token.text == ";" and depth == 0:
            pieces.append(line[start : token.start].rstrip())
            start = token.end
    rest = line[start:]
    blank = " " * column_of(line)
    return [
        *(p if i == 0 else blank + p.strip() for i, p in enumerate(pieces)),
        blank + rest.strip() if start else rest,
    ]


def _starts_unit(line: str, step: Sequence[str], before: Sequence[str], deep: bool) -> bool:
    """Whether `line` begins a tactic, at the outermost column of its step or `deep`: the state can be printed there."""
    code = code_lines(step)
    tokens = [t for t in tokenize(line) if t.kind != "comment"]
    if not code or not tokens or not (deep or column_of(line) == column_of(code[0])):
        return False
    if tokens[0].text in _CONTINUES or (tokens[0].kind not in ("ident",) and tokens[0].text not in ("·", "(", "{")):
        return False
    earlier = code_lines(before)
    if not earlier:
        return True
    last = earlier[-1].strip()
    if _opens_tactics(last):
        return True
    if _TAKES_TERM.search(last) or last.endswith(("calc", "with", "first")):
        return False
    return column_of(line) <= open_blocks(earlier)[-1].column


def _opens_tactics(text: str) -> bool:
    ends = re.search(r"(\b(by|then|else|try|repeat|focus|all_goals|any_goals|do)|=>|·|<;>)$", text) is not None
    return ends and not ends_in_fun(text)


def _without_effect(marks: Sequence[Mark], messages: Sequence[RawMessage]) -> DeadStep | None:
    """The first tactic with the same state before and after it, at the same column; or with no goal before it."""
    states = {m.line: m.text for m in messages if m.kind == "trace"}
    for here, there in zip(marks, marks[1:], strict=False):
        state, after = states.get(here.line), states.get(there.line)
        if state is None or _RESTATES.match(here.text):
            continue
        if state == "":
            return DeadStep(here.step, "no goal is left when it runs")
        if here.column == there.column and state == after:
            return DeadStep(here.step, "it changes neither goals nor hypotheses")
    return None
