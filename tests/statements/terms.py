"""Random statements as trees, and ways to write one down: the ground truth that identity is tested against.

In a tree a bound variable is its binder's number, so two trees are equal iff their statements differ in writing alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from hypothesis import strategies as st


@dataclass(frozen=True)
class Var:
    """The variable bound by the binder `index` levels up from here."""

    index: int


@dataclass(frozen=True)
class Const:
    """A name that is not bound here."""

    name: str


@dataclass(frozen=True)
class Apply:
    """`(left op right)`."""

    op: str
    left: Term
    right: Term


@dataclass(frozen=True)
class Bind:
    """`∀ x : T, body` and its like; `fun` and set-builders too."""

    symbol: str
    domain: Term
    body: Term


@dataclass(frozen=True)
class Theorem:
    """Binders of the declaration, outermost first, and its claim."""

    domains: tuple[Term, ...]
    claim: Term


Term = Var | Const | Apply | Bind

NAMES = ("x", "y", "z", "n", "m", "ε", "h₁", "x'", "hx_1", "α", "«a b»")
CONSTANTS = ("f", "Real.sqrt", "ℕ", "P", "5")
OPERATIONS = ("+", "∧", "=", "→", "∈")
SYMBOLS = ("∀", "∃", "fun", "{", "∑")


@cache
def terms(depth: int, levels: int) -> st.SearchStrategy[Term]:
    """Terms of at most `depth` nodes deep inside `levels` binders."""
    leaves: list[st.SearchStrategy[Term]] = [st.sampled_from(CONSTANTS).map(Const)]
    if levels:
        leaves.append(st.integers(0, levels - 1).map(Var))
    if depth == 0:
        return st.one_of(leaves)
    inner, under = terms(depth - 1, levels), terms(depth - 1, levels + 1)
    apply = st.builds(Apply, st.sampled_from(OPERATIONS), inner, inner)
    bind = st.builds(Bind, st.sampled_from(SYMBOLS), inner, under)
    return st.one_of([*leaves, apply, bind])


@st.composite
def theorems(draw: st.DrawFn, depth: int = 3) -> Theorem:
    """Theorems with up to three binders of their own and claims of at most `depth`."""
    count = draw(st.integers(0, 3))
    domains = tuple(draw(terms(min(depth, 1), level)) for level in range(count))
    return Theorem(domains, draw(terms(depth, count)))


def written(theorem: Theorem, name: str, names: Callable[[], str], group: bool) -> list[str]:
    """The theorem's tokens; `names` gives a new name at each call, `group` writes `(x y : T)` where it can."""
    scope: list[str] = []
    groups: list[tuple[list[str], list[str]]] = []
    for domain in theorem.domains:
        tokens = _written(domain, scope, names)
        scope.append(names())
        if group and groups and groups[-1][1] == tokens:
            groups[-1][0].append(scope[-1])
        else:
            groups.append(([scope[-1]], tokens))
    binders = [token for bound, tokens in groups for token in ("(", *bound, ":", *tokens, ")")]
    return ["theorem", name, *binders, ":", *_written(theorem.claim, scope, names)]


def _written(term: Term, scope: list[str], names: Callable[[], str]) -> list[str]:
    if isinstance(term, Var):
        return [scope[len(scope) - 1 - term.index]]
    if isinstance(term, Const):
        return [term.name]
    if isinstance(term, Apply):
        return ["(", *_written(term.left, scope, names), term.op, *_written(term.right, scope, names), ")"]
    domain = _written(term.domain, scope, names)
    bound = names()
    body = _written(term.body, [*scope, bound], names)
    if term.symbol == "{":
        return ["{", bound, ":", *domain, "|", *body, "}"]
    separator = "=>" if term.symbol == "fun" else ","
    return ["(", term.symbol, bound, ":", *domain, separator, *body, ")"]
