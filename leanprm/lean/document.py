"""One Lean file from a frozen statement and numbered steps, with a table from its lines back to the steps.

Each step's fragment keeps the indentation it was written with, relative to the other steps, so blocks may run across
steps. Tabs become two spaces (Lean refuses tabs), CRLF and CR become LF; nothing else of a fragment is changed.

    header                      the statement's own imports, opens, options
    set_option …                ours, after the header, so that no header can undo them
    theorem t … : …
      := by                     on a line of its own: no comment of the statement can swallow it
      <step 1>
      …

Lines are 1-based and columns 0-based code points, as in Lean's messages.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from leanprm.statements.tokens import Token, tokenize

INDENT = 2
OPTIONS = (
    "set_option autoImplicit false",
    "set_option relaxedAutoImplicit false",
    "set_option linter.all false",
)


@dataclass(frozen=True)
class Owner:
    """Whose line it is: step 0 is the header and statement, step n+1 what follows the last step."""

    step: int
    line: int
    """1-based line within the step's fragment; for step 0 and n+1, within the document."""
    shift: int
    """Columns that the fragment was moved to the right (negative: to the left)."""


@dataclass(frozen=True)
class Document:
    """A Lean file whose every line has an owner. Documents are joined into one file by `leanprm.lean.batch`."""

    lines: tuple[str, ...]
    owners: tuple[Owner, ...]
    by_line: int
    """1-based line of the theorem's own `:= by`."""
    steps: int

    @property
    def text(self) -> str:
        """The file's text, with a final newline."""
        return "\n".join(self.lines) + "\n"

    def owner(self, line: int) -> Owner:
        """Owner of a 1-based line; lines past the end belong to step n+1."""
        if 1 <= line <= len(self.owners):
            return self.owners[line - 1]
        return Owner(self.steps + 1, line, 0)


def normalise(text: str) -> str:
    """LF line ends, two spaces for each tab, no blanks at line ends or blank lines at the end."""
    unix = text.replace("\r\n", "\n").replace("\r", "\n").replace("\t", "  ")
    return "\n".join(line.rstrip(" ") for line in unix.split("\n")).rstrip("\n")


def code_only(text: str) -> str:
    """Normalised text without its comments: Lean is given exactly the code that the guard has read.

    A comment becomes blanks, so positions stay; where it precedes the first code of its line, code moves up to where
    the comment began. An unclosed comment stays, for the guard to refuse.
    """
    text = normalise(text)
    out, at = [], 0
    for token in tokenize(text):
        if token.kind != "comment" or not token.closed:
            continue
        out.append(text[at : token.start])
        leads = not text[text.rfind("\n", 0, token.start) + 1 : token.start].strip() and "\n" not in token.text
        at = token.end
        if leads and text[at : at + 1] == " ":
            at += len(text[at:]) - len(text[at:].lstrip(" "))
        elif not leads:
            out.append("".join(c if c == "\n" else " " for c in token.text))
    return normalise("".join([*out, text[at:]]))


def has_content(fragment: str) -> bool:
    """Whether anything but blanks and comments is in a fragment."""
    return any(t.kind != "comment" for t in tokenize(fragment))


def layout_steps(fragments: Sequence[str]) -> list[list[str]]:
    """The lines of each fragment at their place in the proof: moved together so that the leftmost stands at INDENT."""
    split = [normalise(f).split("\n") for f in fragments]
    margins = [_margin(line) for lines in split for line in lines if line.strip()]
    move = INDENT - min(margins, default=0)
    return [[_moved(line, move) for line in lines] for lines in split]


def _margin(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _moved(line: str, move: int) -> str:
    if not line.strip():
        return ""
    return " " * move + line if move >= 0 else line[-move:]


def build(preamble: Sequence[str], statement: str, steps: Sequence[Sequence[str]], move: int = INDENT) -> Document:
    """A document of `statement` proved by laid-out `steps` (see `layout_steps`), after `preamble` lines.

    `move` is by how many columns the layout shifted the fragments, so that columns can be given as the author wrote
    them.
    """
    head = [*preamble, *statement.split("\n")]
    lines = [*head, "  := by"]
    owners = [Owner(0, number, 0) for number in range(1, len(lines) + 1)]
    for number, step in enumerate(steps, 1):
        lines.extend(step)
        owners.extend(Owner(number, within, move) for within in range(1, len(step) + 1))
    return Document(tuple(lines), tuple(owners), len(head) + 1, len(steps))


def layout_move(fragments: Sequence[str]) -> int:
    """By how many columns `layout_steps` moves these fragments."""
    lines = [line for f in fragments for line in normalise(f).split("\n") if line.strip()]
    return INDENT - min((_margin(line) for line in lines), default=0)


def preamble(header: str, heartbeats: int) -> list[str]:
    """The lines before the statement: the header's, then the options that no header may override.

    A header may lower the limit of heartbeats, never raise it or switch it off (0).
    """
    lines = normalise(header).split("\n") if header.strip() else []
    limit = min([heartbeats, *(n for n in _header_heartbeats(header) if n > 0)])
    return [*lines, *OPTIONS, f"set_option maxHeartbeats {limit}"]


def _header_heartbeats(header: str) -> list[int]:
    tokens = [t.text for t in tokenize(header) if t.kind != "comment"]
    triples = zip(tokens, tokens[1:], tokens[2:], strict=False)
    return [
        int(n) for option, name, n in triples if (option, name) == ("set_option", "maxHeartbeats") and n.isdecimal()
    ]


_DECLARATION = re.compile(r"theorem|lemma")
_NAMESPACE = re.compile(r"(?:(?:«[^»]*»|[^.«»]+)\.)+")


def declared_name(statement: str) -> Token | None:
    """The token that names the theorem of a statement, or None when the statement declares nothing."""
    tokens = [t for t in tokenize(statement) if t.kind != "comment"]
    for keyword, name in zip(tokens, tokens[1:], strict=False):
        if _DECLARATION.fullmatch(keyword.text) and name.kind == "ident":
            return name
    return None


def renamed(statement: str, name: str) -> str:
    """The statement under another name; the statement must declare one."""
    token = declared_name(statement)
    if token is None:
        raise ValueError("the statement declares no theorem")
    return statement[: token.start] + name + statement[token.end :]


def sibling(name: str, last: str) -> str:
    """`name` with its last part replaced: Lean reads a proof of `Nat.t` inside the namespace `Nat`."""
    namespace = _NAMESPACE.match(name)
    return (namespace.group() if namespace else "") + last


def as_theorem(statement: str) -> str:
    """The statement with Mathlib's `lemma`, which core Lean does not know, written as the `theorem` it stands for."""
    tokens = (t for t in tokenize(statement) if t.kind != "comment" and _DECLARATION.fullmatch(t.text))
    keyword = next(tokens, None)
    return statement if keyword is None else f"{statement[: keyword.start]}theorem{statement[keyword.end :]}"
