"""Closing a prefix of a proof: the lines that end whatever is still open after its first steps.

With `axiom gap {α : Sort u} : α`, steps 1..j followed by these lines compile exactly when steps 1..j are right. A
`sorry` in their place would not do: open bullets, arms of `induction`, `all_goals` and early stops need each its own
end. Only the text is looked at: columns, the last word, and how the next step begins.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from dataclasses import dataclass

from leanprm.lean.document import INDENT
from leanprm.lean.guard import RESERVED, with_depth
from leanprm.statements.tokens import tokenize

GAP = f"{RESERVED}gap"
GAP_AXIOM = f"axiom {GAP}.{{u}} {{α : Sort u}} : α"
CLOSE = f"all_goals exact {GAP}"
MAX_ARMS = 3
"""Nested alternatives of which every choice of complete ones is tried."""
MAX_RELATIONS = 3

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
    """Ways to close `prefix` (laid-out lines) before `following` (the lines after it); it holds if one compiles.

    Blocks deeper than the next step's column are already closed by it, and stay unclosed here: what they leave open is
    the prefix's own fault.
    """
    code = code_lines(prefix)
    nxt = code_lines(following)
    column = column_of(nxt[0]) if nxt else INDENT
    next_text = nxt[0].strip() if nxt else ""
    choices = itertools.product(_arm_choices(column, next_text, code), _link_choices(nxt), (True, False))
    ways = [_closing(code, column, next_text, arms, link, deeper) for arms, link, deeper in choices]
    return [w for i, w in enumerate(ways) if w not in ways[:i]]


def _arm_choices(column: int, next_text: str, code: Sequence[str]) -> list[frozenset[int]]:
    """Columns whose alternatives may want another: which of them are complete, only Lean knows.

    A next step at the column of the alternatives that is none itself ends them: what is missing then is missing.
    """
    ended = column if next_text and not next_text.startswith("|") else None
    columns = [b.column for b in open_blocks(code) if b.is_arm and b.column <= column and b.column != ended]
    if len(columns) > MAX_ARMS:
        return [frozenset(columns), frozenset()]
    return [frozenset(c) for size in range(len(columns), -1, -1) for c in itertools.combinations(columns, size)]


def _link_choices(following: Sequence[str]) -> list[str | None]:
    """Links that may end a calculation that goes on: of a relation that it still uses, or none (Lean fills it in)."""
    if not following or not following[0].strip().startswith("_ "):
        return [None]
    links = [tokenize(line.strip()) for line in following if line.strip().startswith("_ ")]
    relations = dict.fromkeys(["=", *(tokens[1].text for tokens in links if len(tokens) > 1)])
    return [*(f"_ {relation} _ := {GAP}" for relation in list(relations)[:MAX_RELATIONS]), None]


def _opens_arms(text: str) -> bool:
    return (
        text.endswith((" with", "first"))
        or re.search(r"\b(induction|cases|match)\b.* with(\s+\S+)?$", text) is not None
    )


def _closing(
    code: Sequence[str], column: int, next_text: str, arms: frozenset[int], link: str | None, deeper: bool
) -> list[str]:
    blocks = [b for b in open_blocks(code) if b.column <= column]
    deepest = blocks[-1].column if blocks else INDENT
    lines: list[str] = []
    if next_text.startswith("_ "):
        lines += [" " * column + link] if link else []
    elif not next_text.startswith("|"):
        lines += _inner(code[-1].strip() if code else "", deepest, column, deeper)
    elif blocks and _opens_arms(blocks[-1].text):
        lines.append(" " * column + _arm(blocks[-1].text))
    for block in reversed(blocks):
        lines += _at(block, arms)
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


def _at(block: Block, arms: frozenset[int]) -> list[str]:
    """The lines that end what stands open at one column."""
    blank = " " * block.column
    if block.is_calc_link:
        return []
    if block.is_arm:
        return [blank + _arm(block.text)] if block.column in arms else []
    return [blank + CLOSE]


def _arm(text: str) -> str:
    """One more alternative after `text`: those of `first` have no pattern."""
    return f"| {CLOSE}" if text.endswith("first") or (text.startswith("|") and "=>" not in text) else f"| _ => {CLOSE}"


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
