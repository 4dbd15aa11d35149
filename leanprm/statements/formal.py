"""The text of a formal statement: from `theorem` up to, not including, `:=`."""

from __future__ import annotations

from collections.abc import Sequence

from leanprm.statements.brackets import matching
from leanprm.statements.tokens import Token, tokenize

_DECLARATIONS = frozenset({"theorem", "lemma"})
_LOCALS = frozenset({"let", "have"})
_PLACEHOLDERS: tuple[list[str], ...] = ([], ["by"], ["sorry"], ["by", "sorry"])


def without_proof(text: str) -> str:
    """The statement without surrounding blanks and without a trailing `:=`, `:= by` or `:= by sorry`.

    Raises `ValueError` when the text declares no theorem, or when a proof follows the `:=`.
    """
    tokens = [token for token in tokenize(text) if token.kind != "comment"]
    if not any(token.text in _DECLARATIONS for token in tokens):
        raise ValueError("expected `theorem NAME … : …`, found no `theorem`")
    at = _own_assignment(tokens)
    if at is None:
        return text.strip()
    after = [token.text for token in tokens[at + 1 :]]
    if after not in _PLACEHOLDERS:
        raise ValueError(f"expected the statement alone, found a proof after its `:=` ({' '.join(after)[:40]})")
    return text[: tokens[at].start].strip()


def _own_assignment(tokens: Sequence[Token]) -> int | None:
    """Index of the `:=` of the declaration itself: outside all brackets and not that of a `let` or `have`."""
    partner = matching(tokens)
    locals_open = 0
    at = 0
    while at < len(tokens):
        if at in partner:
            at = partner[at]
        elif tokens[at].text in _LOCALS:
            locals_open += 1
        elif tokens[at].text == ":=":
            if not locals_open:
                return at
            locals_open -= 1
        at += 1
    return None
