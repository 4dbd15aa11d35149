"""A lexer for Lean text, total on any string: used where text must be judged before (or without) running Lean.

It finds what a judgement by characters gets wrong: comments (nested), strings, `«quoted names»`, dotted names,
characters. It knows no grammar and no keywords. Blanks are dropped; every other character is in exactly one token.
Source: the Lean 4 reference, "Lexical Structure".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["comment", "string", "char", "number", "ident", "symbol"]

_SYMBOLS = ("//", "|-", "<;>", "|>.", ":=", "=>", "->", "<-", "@[", "..", "|>", "<|", "▸")
_IDENT_REST = frozenset("_'!?")
_NOT_LETTERS = frozenset("λΠΣ×÷")
_LETTER_RANGES = ((0xC0, 0x17F), (0x391, 0x3FB), (0x1F00, 0x1FFE), (0x2100, 0x214F), (0x1D49C, 0x1D59F))
_SUBSCRIPT_RANGES = ((0x2080, 0x2089), (0x2090, 0x209C), (0x1D62, 0x1D6A), (0x2C7C, 0x2C7C))


@dataclass(frozen=True)
class Token:
    """One token: `text == source[start:end]`; `closed` is false for a comment or string that runs to the end."""

    kind: Kind
    text: str
    start: int
    end: int
    closed: bool = True


def tokenize(text: str) -> list[Token]:
    """The tokens of `text` in order; never raises."""
    tokens: list[Token] = []
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        token = _next(text, at)
        tokens.append(token)
        at = token.end
    return tokens


def _next(text: str, at: int) -> Token:
    char = text[at]
    if text.startswith("--", at):
        return _line_comment(text, at)
    if text.startswith("/-", at):
        return _block_comment(text, at)
    if char == '"':
        return _string(text, at)
    if char == "r" and (hashes := _raw_string_hashes(text, at)) is not None:
        return _raw_string(text, at, hashes)
    if char == "'":
        return _char(text, at)
    if char.isascii() and char.isdigit():
        return _number(text, at)
    if char == "«" or _starts_ident(char):
        return _ident(text, at)
    return _symbol(text, at)


def _line_comment(text: str, at: int) -> Token:
    end = text.find("\n", at)
    end = len(text) if end < 0 else end
    return Token("comment", text[at:end], at, end)


def _block_comment(text: str, at: int) -> Token:
    depth, end = 1, at + 2
    while end < len(text) and depth:
        if text.startswith("/-", end):
            depth, end = depth + 1, end + 2
        elif text.startswith("-/", end):
            depth, end = depth - 1, end + 2
        else:
            end += 1
    return Token("comment", text[at:end], at, end, closed=depth == 0)


def _string(text: str, at: int) -> Token:
    end = at + 1
    while end < len(text):
        if text[end] == "\\":
            end += 2
        elif text[end] == '"':
            return Token("string", text[at : end + 1], at, end + 1)
        else:
            end += 1
    return Token("string", text[at:], at, len(text), closed=False)


def _raw_string_hashes(text: str, at: int) -> int | None:
    """Number of `#` of a raw string `r##"…"##` that starts here, or None."""
    end = at + 1
    while text.startswith("#", end):
        end += 1
    return end - at - 1 if text.startswith('"', end) else None


def _raw_string(text: str, at: int, hashes: int) -> Token:
    closing = '"' + "#" * hashes
    end = text.find(closing, at + 2 + hashes)
    if end < 0:
        return Token("string", text[at:], at, len(text), closed=False)
    return Token("string", text[at : end + len(closing)], at, end + len(closing))


def _char(text: str, at: int) -> Token:
    """A character literal, or a lone quote (as in a name that the lexer met half-way)."""
    if text.startswith("\\", at + 1):
        end = text.find("'", at + 3)
        if 0 <= end - at <= 12:
            return Token("char", text[at : end + 1], at, end + 1)
    elif text.startswith("'", at + 2):
        return Token("char", text[at : at + 3], at, at + 3)
    return Token("symbol", "'", at, at + 1)


def _number(text: str, at: int) -> Token:
    end = at + 1
    while end < len(text) and (_is_ascii_alnum(text[end]) or text[end] == "_"):
        end += 1
    if text.startswith(".", end) and text[end + 1 : end + 2].isdecimal():
        end += 1
        while text[end : end + 1].isdecimal():
            end += 1
    return Token("number", text[at:end], at, end)


def _within(char: str, ranges: tuple[tuple[int, int], ...]) -> bool:
    return any(low <= ord(char) <= high for low, high in ranges)


def _is_ascii_alnum(char: str) -> bool:
    return char.isascii() and char.isalnum()


def _starts_ident(char: str) -> bool:
    if char.isascii():
        return char.isalpha() or char == "_"
    return char not in _NOT_LETTERS and _within(char, _LETTER_RANGES)


def _continues_ident(char: str) -> bool:
    return _starts_ident(char) or _is_ascii_alnum(char) or char in _IDENT_REST or _within(char, _SUBSCRIPT_RANGES)


def _ident(text: str, at: int) -> Token:
    end = _ident_part(text, at)
    while text.startswith(".", end) and end + 1 < len(text) and (_starts_ident(text[end + 1]) or text[end + 1] == "«"):
        end = _ident_part(text, end + 1)
    return Token("ident", text[at:end], at, end)


def _ident_part(text: str, at: int) -> int:
    if text[at] == "«":
        end = text.find("»", at)
        return len(text) if end < 0 else end + 1
    end = at + 1
    while end < len(text) and _continues_ident(text[end]):
        end += 1
    return end


def _symbol(text: str, at: int) -> Token:
    if text[at] == "#" and at + 1 < len(text) and _starts_ident(text[at + 1]):
        end = _ident_part(text, at + 1)
        return Token("symbol", text[at:end], at, end)
    for symbol in _SYMBOLS:
        if text.startswith(symbol, at):
            return Token("symbol", symbol, at, at + len(symbol))
    return Token("symbol", text[at], at, at + 1)
