"""Text of unknown origin made safe to show: on a terminal, in HTML, in Markdown.

Prose and Lean come from language models. Control characters and bidirectional overrides can rewrite a terminal or
reorder what a reader sees, so they are shown, never sent. Every renderer goes through here.
"""

from __future__ import annotations

import html
import re
import unicodedata

_MARKS = re.compile(r"[\\`*_\[\]<>|#~$!&]")
_BULLET = re.compile(r"^[-+=](?=[\s=-]|$)")
_NUMBER = re.compile(r"^(\d+)([.)])(?=\s|$)")
_KEPT = frozenset("\n\t")
_INVISIBLE = frozenset("\u200b\u200e\u200f\u2028\u2029\u2060\ufeff")


def visible(text: str) -> str:
    """`text` with control, bidirectional and unencodable characters replaced by a readable stand-in."""
    return "".join(map(_visible_char, text.replace("\r\n", "\n")))


def clip(text: str, limit: int) -> str:
    """The first `limit` characters, and how many were left out."""
    return text if len(text) <= limit else f"{text[:limit]} [… {len(text) - limit:,} more characters]"


def escape(text: str) -> str:
    """`text` for HTML or SVG, in an element or a quoted attribute."""
    return html.escape(visible(text), quote=True)


def escape_markdown(text: str) -> str:
    """`text` for one Markdown cell or paragraph: one line, nothing that Markdown or HTML would interpret."""
    line = _MARKS.sub(r"\\\g<0>", " ".join(visible(text).split()))
    return _NUMBER.sub(r"\1\\\2", _BULLET.sub(r"\\\g<0>", line))


def fence(text: str) -> str:
    """`text` as a fenced Markdown block; the fence is longer than any run of backticks in it."""
    body = visible(text)
    longest = run = 0
    for char in body:
        run = run + 1 if char == "`" else 0
        longest = max(longest, run)
    marks = "`" * max(3, longest + 1)
    return f"{marks}text\n{body}\n{marks}"


def count(number: int, noun: str) -> str:
    """`1 row`, `1,200 rows`."""
    return f"{number:,} {noun}" + ("" if number == 1 else "s")


def percent(part: float, whole: float, digits: int = 1) -> str:
    """`part` of `whole` in percent; a dash when there is no whole."""
    return f"{100 * part / whole:.{digits}f} %" if whole else "–"


def _visible_char(char: str) -> str:
    if char in _KEPT:
        return char
    code = ord(char)
    if code < 0x20:
        return chr(0x2400 + code)
    if code == 0x7F:
        return "\u2421"
    if char in _INVISIBLE or 0x202A <= code <= 0x202E or 0x2066 <= code <= 0x2069:
        return f"⟨U+{code:04X}⟩"
    return f"⟨U+{code:04X}⟩" if unicodedata.category(char) in ("Cc", "Cs") else char
