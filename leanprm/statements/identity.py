"""When two statements are the same theorem: design rule 7.

The key ignores the declaration's name, the names of bound variables, whitespace, comments, how binders are grouped
(`(a b : T)` or `(a : T) (b : T)`), `lemma` for `theorem`, and the boilerplate of a header (`import`, `open`,
`set_option`). Everything else counts. Statements that need unfolding, reordering or notation to be seen as equal get
different keys.

Names are resolved by a reading of the binders of Lean and Mathlib notation, not by Lean. What that reading does not
know (`match`, `fun` with alternatives) keeps its names: such theorems can only be told apart too often, never merged.
"""

from __future__ import annotations

from leanprm.ids import digest
from leanprm.statements.binders import Canonical
from leanprm.statements.tokens import Token, tokenize

_DECLARATIONS = frozenset({"theorem", "lemma"})
_BOILERPLATE = frozenset({"import", "open", "set_option"})
_COMMANDS = _BOILERPLATE | {
    "universe", "universes", "variable", "variables", "namespace", "section", "end", "noncomputable", "local",
    "notation", "macro", "attribute", "scoped", "infix", "infixl", "infixr", "prefix", "postfix", "abbrev", "def",
    "instance", "public", "#eval", "@[",
}  # fmt: skip


def theorem_key(header: str, formal: str) -> str:
    """The digest of a theorem: equal for two statements that differ only as the module says; never raises."""
    return digest("theorem", *_header_tokens(header), "⊢", *canonical_tokens(formal))


def canonical_tokens(formal: str) -> list[str]:
    """The statement's tokens after its name, with the bound names numbered in the order of their binding."""
    tokens = _code(formal)
    return Canonical(tokens).signature(_after_name(tokens))


def normalised_text(header: str, formal: str) -> str:
    """The text without comments and with single blanks, names kept: what a statement's id is made from."""
    return "\n".join(" ".join(token.text for token in _code(part)) for part in (header, formal))


def _code(text: str) -> list[Token]:
    return [token for token in tokenize(text) if token.kind != "comment"]


def _after_name(tokens: list[Token]) -> int:
    """Index of the first token after `theorem NAME`; 0 when there is no such beginning."""
    for index, token in enumerate(tokens[:-1]):
        if token.text in _DECLARATIONS:
            return index + 2 if tokens[index + 1].kind == "ident" else index + 1
    return 0


def _header_tokens(header: str) -> list[str]:
    """The header's tokens without its boilerplate commands; a command begins with its keyword at a line's start."""
    kept: list[str] = []
    keep = True
    for token in _code(header):
        starts_line = not header[: token.start].rpartition("\n")[2].strip()
        if starts_line and token.text in _COMMANDS:
            keep = token.text not in _BOILERPLATE
        if keep:
            kept.append(token.text)
    return kept
