"""Closing a prefix of a proof: the lines that end whatever is still open after its first steps.

With `axiom gap {α : Sort u} : α`, steps 1..j followed by these lines compile exactly when steps 1..j are right. A
`sorry` in their place would not do: open bullets, arms of `induction`, `all_goals` and early stops need each its own
end. Only the text is looked at: columns, the last word, and how the next step begins.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from leanprm.lean.document import INDENT
from leanprm.lean.guard import RESERVED, with_depth
from leanprm.statements.tokens import tokenize

GAP = f"{RESERVED}gap"
GAP_AXIOM = f"axiom {GAP}.{{u}} {{α : Sort u}} : α"
CLOSE = f"all_goals exact {GAP}"

_BLOCK_OPENERS = ("by", "=>", "·", "then", "else", "do")
"""What stands deeper after these is their block; a next step that does not leaves it empty."""
_TACTIC_OPENERS = ("try", "all_goals", "any_goals", "repeat", "focus", "<;>", "conv")
_TERM_OPENERS = (":=", "from", "exact", "refine", "apply", "▸", "<|", "fun", "(", "⟨", ",", "show", "at")


@dataclass(frozen=True)
class Block:
    """A column at which lines of the prefix still stand, with the last text there."""

    column: int
    text: str
    is_calc_link: bool = False

    @property
    def is_arm(self) -> bool:
        return self.text.startswith("|")


def code_lines(lines: Sequence[str]) -> list[str]:
    """The lines with comments blanked out, without those that are then empty."""
    text = "\n".join(lines)
    kept = list(text)
    for token in tokenize(text):
        if token.kind == "comment":
            kept[token.start : token.end] = [c if c == "\n" else " " for c in token.text]
    return [line.rstrip() for line in "".join(kept).split("\n") if line.strip()]


def column_of(line: str) -> int:
    """Column of a line's first character that is not a blank."""
    return len(line) - len(line.lstrip(" "))


def open_blocks(lines: Sequence[str]) -> list[Block]:
    """The columns still open after `lines` (code only), outermost first."""
    blocks: list[Block] = []
    before = ""
    for line in lines:
        column, text = column_of(line), line.strip()
        blocks = [b for b in blocks if b.column < column]
        blocks.append(Block(column, text, text.startswith("_ ") or _ends_with(before, ("calc",))))
        before = text
        if text.startswith("· ") and len(text) > 2:
            blocks.append(Block(column + 2, text[2:].strip()))
    return blocks


def without_calc(lines: Sequence[str]) -> list[str]:
    """The lines without a `calc` that ends them: a calculation without a link has nothing to check, and no end."""
    code = code_lines(lines)
    if not code or not _ends_with(code[-1].strip(), ("calc",)):
        return list(lines)
    last = max(i for i, line in enumerate(lines) if line.strip())
    return [*lines[:last], re.sub(r"calc\s*(--.*)?$", "", lines[last]).rstrip()]


def closings(prefix: Sequence[str], following: Sequence[str]) -> list[list[str]]:
    """Ways to close `prefix` (laid-out lines) before `following` (the next step's lines); it holds if one compiles.

    Blocks deeper than the next step's column are already closed by it, and stay unclosed here: what they leave open is
    the prefix's own fault.
    """
    code = code_lines(prefix)
    nxt = code_lines(following)
    column = column_of(nxt[0]) if nxt else INDENT
    next_text = nxt[0].strip() if nxt else ""
    choices = [(arm, inner) for arm in _arm_choices(column, next_text, code) for inner in (True, False)]
    ways = [_closing(code, column, next_text, arm, inner) for arm, inner in choices]
    return [w for i, w in enumerate(ways) if w not in ways[:i]]


def _arm_choices(column: int, next_text: str, code: Sequence[str]) -> tuple[bool, ...]:
    """Whether the remaining alternatives need an arm: unknown when more arms follow or one is being filled.

    A next step at the column of the alternatives that is none itself ends them: what is missing then is missing.
    """
    may_continue = [b for b in open_blocks(code) if b.column < column or next_text.startswith("|") or not next_text]
    has_arms = any(b.is_arm or _opens_arms(b.text) for b in may_continue)
    return (True, False) if has_arms or next_text.startswith("|") else (False,)


def _opens_arms(text: str) -> bool:
    return text.endswith(" with") or re.search(r"\b(induction|cases|match)\b.* with(\s+\S+)?$", text) is not None


def _closing(code: Sequence[str], column: int, next_text: str, with_arm: bool, deeper: bool) -> list[str]:
    blocks = [b for b in open_blocks(code) if b.column <= column]
    deepest = blocks[-1].column if blocks else INDENT
    lines: list[str] = []
    if next_text.startswith("_ "):
        lines.append(f"{' ' * column}_ = _ := {GAP}")
    elif not next_text.startswith("|"):
        lines += _inner(code[-1].strip() if code else "", deepest, column, deeper)
    for block in reversed(blocks):
        lines += _at(block, next_text, column, with_arm, block is blocks[-1])
    outermost = " " * INDENT + CLOSE
    return lines if outermost in lines else [*lines, outermost]


def _inner(last: str, deepest: int, column: int, deeper: bool) -> list[str]:
    """The end of a block that the last line opens, or (`deeper`) that the next step would stand in."""
    blank = " " * max(column, deepest + INDENT)
    if _ends_with(last, _TERM_OPENERS) or ends_in_fun(last):
        return [blank + GAP]
    if _ends_with(last, _TACTIC_OPENERS) or ((deeper or _ends_with(last, _BLOCK_OPENERS)) and column > deepest):
        return [blank + CLOSE]
    return []


def _at(block: Block, next_text: str, column: int, with_arm: bool, is_deepest: bool) -> list[str]:
    """The lines that end what stands open at one column; a deeper block already has the arms of this one."""
    blank = " " * block.column
    if block.is_calc_link:
        return []
    if block.is_arm:
        return [f"{blank}| _ => {CLOSE}"] if with_arm else []
    needs_arm = with_arm and is_deepest and next_text.startswith("|") and _opens_arms(block.text)
    return [*([f"{' ' * column}| _ => {CLOSE}"] if needs_arm else []), blank + CLOSE]


def ends_in_fun(text: str) -> bool:
    """Whether the text ends in the `=>` of a function: what comes next is a term, not tactics."""
    return re.search(r"(\bfun|λ)\s[^=]*=>$", text) is not None


def _ends_with(text: str, words: Sequence[str]) -> bool:
    return any(text.endswith(w) and (not w[0].isalpha() or re.search(rf"(?<![\w.']){w}$", text)) for w in words)


def open_brackets(steps: Sequence[Sequence[str]]) -> list[bool]:
    """For each step, whether a bracket opened in it or before is still open at its end and closed in a later step.

    Such a prefix cannot be closed by adding lines; a bracket never closed is the fault of the step that opened it.
    """
    tokens, ends = [], []
    for lines in steps:
        tokens += tokenize("\n".join(lines))
        ends.append(len(tokens))
    marked = [t for t, _ in with_depth(tokens)]
    stack: list[int] = []
    spans: list[tuple[int, int]] = []
    for at, token in enumerate(marked):
        if token.text in ("(", "[", "{", "⟨", "⦃"):
            stack.append(at)
        elif token.text in (")", "]", "}", "⟩", "⦄") and stack:
            spans.append((stack.pop(), at))
    return [any(start < end <= stop for start, stop in spans) for end in ends]
