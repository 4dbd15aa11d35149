"""Matching brackets of a token list, total on any input."""

from __future__ import annotations

from collections.abc import Sequence

from leanprm.statements.tokens import Token

PAIRS = {"(": ")", "{": "}", "[": "]", "⟨": "⟩", "⦃": "⦄", "⟦": "⟧", "@[": "]"}
_CLOSING = frozenset(PAIRS.values())


def matching(tokens: Sequence[Token]) -> dict[int, int]:
    """Index of the closing bracket for each opening one that has a partner; a bracket without one is left out."""
    partner: dict[int, int] = {}
    open_at: list[int] = []
    for index, token in enumerate(tokens):
        if token.kind != "symbol":
            continue
        if token.text in PAIRS:
            open_at.append(index)
        elif token.text in _CLOSING and open_at and PAIRS[tokens[open_at[-1]].text] == token.text:
            partner[open_at.pop()] = index
    return partner
