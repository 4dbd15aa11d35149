"""What a step's Lean claims, read lexically: the part of a step that a patch may not touch.

A claim is what later steps and the prose can lean on: the name and proposition of a `have`, the goal of a `suffices`
or `show`, the links of a `calc`, the case split of a `by_cases`, the witness of an existence proof. How a claim is
proved is not part of it. Claims inside the proof of a claim count too, so a patch cannot smuggle in a statement of
its own.

There is no parser here, so the reading is deliberately greedy: where words alone cannot tell a witness from a proof,
it counts as a witness. Comparing two readings may refuse a harmless patch; it should not let a changed claim pass.
Blanks and comments never matter. A step without any of these forms claims nothing that can be read here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from leanprm.statements.tokens import tokenize

_OPEN = frozenset("([{⟨⦃⟦")
_CLOSE = frozenset(")]}⟩⦄⟧")
_NAMED = frozenset({"have", "have'", "haveI", "replace", "obtain"})
_SUFFICES = frozenset({"suffices", "rsuffices"})
_ENDS_AT_PROOF = _NAMED | _SUFFICES | {"calc"}
_DEFINED = frozenset({"let", "let'", "letI", "set", "generalize"})
_RESTATED = frozenset({"show", "change", "convert_to", "by_cases", "by_contra", "by_contra!", "wlog"})
_WITNESS_LIST = frozenset({"use", "use!", "exists", "existsi"})
_PATTERN_BEFORE = frozenset({"obtain", "rintro", "intro", "with", "fun", "λ", "|", "have"})
_BLOCK_BEFORE = frozenset({"·", "by", "=>", "("})
_PROOF_HEADS = frozenset({"by", "rfl", "trivial", "?"})
_TACTIC_END = frozenset({";", "<;>"})


@dataclass(frozen=True)
class Claim:
    """One claim: its form (`have`, `calc`, `witness`, …) and the tokens that say it."""

    form: str
    words: tuple[str, ...]


@dataclass(frozen=True)
class _Word:
    text: str
    column: int
    first: bool
    """Whether it is the first of its line."""
    depth: int
    """How many brackets are open around it; an opening bracket and its closing one have the same depth."""


def claims(lean: str) -> tuple[Claim, ...]:
    """Every claim of one step's Lean, in the order they stand."""
    found = _words(lean)
    return tuple(claim for at in range(len(found)) for claim in _claims_at(found, at))


def words(lean: str) -> tuple[str, ...]:
    """The tokens of a fragment without its comments: equal iff two fragments differ in layout and comments alone."""
    return tuple(word.text for word in _words(lean))


def _words(lean: str) -> list[_Word]:
    found: list[_Word] = []
    depth, line = 0, -1
    for token in tokenize(lean):
        if token.kind == "comment":
            continue
        start = lean.rfind("\n", 0, token.start) + 1
        depth -= token.text in _CLOSE
        found.append(_Word(token.text, token.start - start, start != line, depth))
        depth += token.text in _OPEN
        line = start
    return found


def _claims_at(found: Sequence[_Word], at: int) -> Iterator[Claim]:
    text = found[at].text
    if text in _NAMED:
        yield from _named(found, at, frozenset({":="}))
    elif text in _SUFFICES:
        yield from _named(found, at, frozenset({"from", "by"}))
    elif text in _DEFINED:
        yield Claim(text, _texts(_span(found, at, frozenset())))
    elif text in _RESTATED:
        yield Claim(text, _texts(_span(found, at, frozenset({"from", "by"}))))
    elif text == "calc":
        yield Claim("calc", _texts(_span(found, at, frozenset({":="}))))
    elif text in _WITNESS_LIST:
        yield from _witnesses(_span(found, at, frozenset({"with"})), found[at].depth)
    elif text == "⟨":
        yield from _anonymous(found, at)
    elif text == "Exists.intro":
        yield from _first_argument(found, at)
    elif found[at].first:
        yield from _link(found, at)


def _named(found: Sequence[_Word], at: int, stops: frozenset[str]) -> Iterator[Claim]:
    """A name with or without a proposition, or a pattern with one; a bare pattern claims nothing by itself."""
    said = _span(found, at, stops)
    typed = any(word.text == ":" and word.depth == found[at].depth for word in said)
    if typed or not said or said[0].text not in _OPEN:
        yield Claim(found[at].text, _texts(said))


def _link(found: Sequence[_Word], at: int) -> Iterator[Claim]:
    """A line `lhs relation rhs := proof`: a link of a calc, which may have begun in an earlier step."""
    if _continues_claim(found, at):
        return
    said = [found[at], *_span(found, at, frozenset({":="}))]
    if at + len(said) < len(found) and found[at + len(said)].text == ":=":
        yield Claim("link", _texts(said))


def _continues_claim(found: Sequence[_Word], at: int) -> bool:
    """Whether the line at `at` belongs to a claim that began on an earlier line and is not yet at its `:=`."""
    for word in reversed(found[:at]):
        if word.depth == found[at].depth and (word.text == ":=" or word.text in _ENDS_AT_PROOF):
            return word.text != ":="
    return False


def _anonymous(found: Sequence[_Word], at: int) -> Iterator[Claim]:
    """The components of `⟨…⟩`, unless it is a pattern that takes something apart."""
    if _is_pattern(found, at):
        return
    depth = found[at].depth
    end = next((i for i in range(at + 1, len(found)) if found[i].depth <= depth), len(found))
    yield from _witnesses(found[at + 1 : end], depth + 1)


def _is_pattern(found: Sequence[_Word], at: int) -> bool:
    """Whether `⟨` at `at`, or the outermost one around it, stands where names are introduced."""
    while at > 0:
        before = found[at - 1]
        if before.text == "⟩":
            opened = _last_opening(found, at - 1, before.depth)
        elif before.text in ("⟨", ","):
            opened = _last_opening(found, at, found[at].depth - 1)
        else:
            return before.text in _PATTERN_BEFORE
        if opened is None:
            return False
        at = opened
    return False


def _last_opening(found: Sequence[_Word], before: int, depth: int) -> int | None:
    """Index of the last opening bracket of this depth before `before`."""
    return next((i for i in range(before - 1, -1, -1) if found[i].depth == depth and found[i].text in _OPEN), None)


def _witnesses(said: Sequence[_Word], depth: int) -> Iterator[Claim]:
    """One claim a component that can be a witness: not a hole, not `by …`, not a lemma (whose names are snake_case)."""
    components: list[list[_Word]] = [[]]
    for word in said:
        if word.text == "," and word.depth == depth:
            components.append([])
        else:
            components[-1].append(word)
    for component in components:
        if component and not _is_proof(component[0].text):
            yield Claim("witness", _texts(component))


def _is_proof(head: str) -> bool:
    return head in _PROOF_HEADS or head == "⟨" or "_" in head.rpartition(".")[2]


def _first_argument(found: Sequence[_Word], at: int) -> Iterator[Claim]:
    said = _span(found, at, frozenset())
    if not said:
        return
    end = 1
    if said[0].text in _OPEN:
        end = next((i + 1 for i in range(1, len(said)) if said[i].depth <= said[0].depth), len(said))
    inner = said[1 : end - 1] if said[0].text == "(" else said[:end]
    yield from _witnesses(inner, inner[0].depth if inner else 0)


def _span(found: Sequence[_Word], at: int, stops: frozenset[str]) -> list[_Word]:
    """What follows `at` up to a stop word at its depth, the end of its tactic, or the end of its brackets."""
    opener, block = found[at], _block_column(found, at)
    said: list[_Word] = []
    for word in found[at + 1 :]:
        ends = word.depth == opener.depth and (word.text in stops or word.text in _TACTIC_END)
        if ends or word.depth < opener.depth or (word.first and word.column <= block):
            break
        said.append(word)
    return said


def _block_column(found: Sequence[_Word], at: int) -> int:
    """The column at which the next tactic of the same block would start."""
    while not found[at].first and found[at - 1].text not in _BLOCK_BEFORE:
        at -= 1
    return found[at].column


def _texts(said: Sequence[_Word]) -> tuple[str, ...]:
    return tuple(word.text for word in said)
