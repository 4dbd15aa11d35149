"""The binders of a statement, and its tokens with every bound name replaced by a number.

A binder's names hold to the end of the bracket it stands in, or to the next bare comma there (`⟨fun x => x, x⟩`: the
second `x` is another). Numbers follow the order of binding, so two texts that differ in names alone become equal, and
a name that is not bound here stays itself. Never raises, whatever the text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from leanprm.statements.brackets import PAIRS, matching
from leanprm.statements.tokens import Token

_QUANTIFIERS = frozenset("∀∃∑∏⋃⋂⨆⨅∫ΣΠ") | {"∐", "⨁", "⨂"}
_FUNCTIONS = frozenset({"fun", "λ"})
_LOCALS = frozenset({"let", "have"})
_ARROWS = frozenset({"→", "->"})
_BODY = frozenset({"=>", "↦"})
_SET_SEPARATORS = frozenset({"|", "//"})

_KEYWORDS = frozenset(
    "fun let have show from if then else match with by do at in calc Type Prop Sort suffices nomatch".split()
)
"""Words that the lexer takes for names and that no binder can introduce."""

Names = Mapping[str, str]


class Canonical:
    """One pass over the tokens of one statement (comments already dropped)."""

    def __init__(self, tokens: Sequence[Token]) -> None:
        self._tokens = tokens
        self._partner = matching(tokens)
        self._out: list[str] = []
        self._bound = 0

    def signature(self, start: int) -> list[str]:
        """The canonical tokens from `start` on: first the declaration's own binders, then what it claims."""
        names: dict[str, str] = {}
        at = start
        while at < len(self._tokens) and self._text(at) != ":":
            if at in self._partner:
                self._group(at, names)
                at = self._partner[at] + 1
            else:
                at = self._plain(at, names)
        self._level(at, len(self._tokens), names)
        return self._out

    # ------------------------------------------------------------ one bracket level
    def _level(self, at: int, end: int, outer: Names) -> None:
        """Write the tokens of [at, end); the names bound on the way are forgotten at a bare comma and at the end."""
        names = dict(outer)
        while at < end:
            text = self._text(at)
            if text == ",":
                names = dict(outer)
                self._out.append(text)
                at += 1
            elif text in _QUANTIFIERS:
                at = self._quantifier(at, end, names)
            elif text in _FUNCTIONS and self._text(at + 1) != "|":
                at = self._function(at, end, names)
            elif self._names_a_local(at):
                self._out.append(text)
                self._bind(at + 1, names)
                at += 2
            elif self._closes_within(at, end):
                at = self._bracket(at, names)
            else:
                at = self._plain(at, names)

    def _bracket(self, at: int, names: dict[str, str]) -> int:
        """A bracket: a set-builder, the domain of a dependent arrow, or just a level of its own."""
        close = self._partner[at]
        if self._text(at) == "{" and self._set_separator(at) is not None:
            self._set_builder(at, names)
        elif self._text(close + 1) in _ARROWS and self._typed_names(at) and self._text(at) in "({⦃":
            self._group(at, names)
        else:
            self._out.append(self._text(at))
            self._level(at + 1, close, names)
            self._out.append(self._text(close))
        return close + 1

    def _plain(self, at: int, names: Names) -> int:
        """One token that opens nothing: a bound name becomes its number; fields and argument names do not."""
        token = self._tokens[at]
        text = token.text
        if token.kind == "ident" and not self._is_field(at) and not self._is_argument_name(at):
            first, dot, rest = text.partition(".")
            text = names.get(first, first) + dot + rest
        self._out.append(text)
        return at + 1

    # ------------------------------------------------------------ binders
    def _quantifier(self, at: int, end: int, names: dict[str, str]) -> int:
        """`∀ x y : T, …`, `∃ x (y : U), …`, `∑ i ∈ s, …`: written as one quantifier and comma a name."""
        symbol = self._text(at)
        at += 1
        while at < end and self._kind(at) == "symbol" and self._text(at) not in PAIRS and self._text(at) != ",":
            symbol += self._text(at)  # `∃!`, `∑'`, `∀ᶠ`
            at += 1
        comma = self._find(at, end, {","})
        while at < comma:
            stop = self._idents_from(at, comma)
            if at in self._partner:
                self._quantified_group(symbol, at, names)
                at = self._partner[at] + 1
            elif stop > at and stop in self._partner:
                self._each_with((symbol,), range(at, stop), (stop, stop), (",",), names)
                at = stop
            elif stop > at:
                self._each_with((symbol,), range(at, stop), (stop, comma), (",",), names)
                at = comma
            else:
                self._out.append(symbol)
                self._level(at, comma, names)
                at = comma
        return comma + 1

    def _quantified_group(self, symbol: str, at: int, names: dict[str, str]) -> None:
        """`(x y : T)` or `(x ∈ s)` after a quantifier, as without brackets; other brackets keep their shape."""
        idents = self._untyped_prefix(at)
        if idents and self._text(at) == "(":
            self._each_with((symbol,), idents, (idents.stop, self._partner[at]), (",",), names)
        else:
            self._out.append(symbol)
            self._group(at, names)
            self._out.append(",")

    def _function(self, at: int, end: int, names: dict[str, str]) -> int:
        """`fun x (y : T) ⟨u, v⟩ => …`, up to the arrow."""
        arrow = self._find(at + 1, end, _BODY)
        self._out.append(self._text(at))
        at += 1
        while at < arrow:
            stop = self._idents_from(at, arrow)
            if stop > at and self._text(stop) == ":":
                self._each_with((), range(at, stop), (stop, arrow), (), names)
                at = arrow
            elif at in self._partner and self._typed_names(at):
                self._group(at, names)
                at = self._partner[at] + 1
            elif stop > at and not self._is_field(at):
                self._bind(at, names)
                at += 1
            else:
                self._out.append(self._text(at))
                at += 1
        return arrow

    def _group(self, at: int, names: dict[str, str]) -> None:
        """A bracketed binder, written once a name; `[C α]` and shapes without names as they are."""
        close, opening = self._partner[at], self._text(at)
        idents = self._typed_names(at)
        if not idents and opening != "[":
            idents = self._untyped_names(at)
        if idents:
            self._each_with((opening,), idents, (idents.stop, close), (self._text(close),), names)
            return
        self._out.append(opening)
        self._level(at + 1, close, names)
        self._out.append(self._text(close))

    def _each_with(
        self, before: Sequence[str], idents: range, domain: tuple[int, int], after: Sequence[str], names: dict[str, str]
    ) -> None:
        """Bind each name, and write with it the domain that all of them share (which cannot mention them)."""
        fresh: dict[str, str] = {}
        for index in idents:
            self._out.extend(before)
            self._bind(index, fresh)
            self._level(*domain, names)
            self._out.extend(after)
        names.update(fresh)

    def _set_builder(self, at: int, outer: Names) -> None:
        """`{x | P x}`, `{x : T | P x}`, `{x ∈ s | P x}`, `{x : T // P x}`."""
        close, bar = self._partner[at], self._set_separator(at)
        assert bar is not None, "asked only where there is one"
        names = dict(outer)
        fresh: dict[str, str] = {}
        self._out.append("{")
        self._bind(at + 1, fresh)
        self._level(at + 2, bar, names)
        names.update(fresh)
        self._level(bar, close, names)
        self._out.append("}")

    def _bind(self, at: int, names: dict[str, str]) -> None:
        text = self._text(at)
        if text == "_":
            self._out.append(text)
            return
        self._bound += 1
        names[text] = f"#{self._bound}"
        self._out.append(names[text])

    # ------------------------------------------------------------ looking around
    def _text(self, at: int) -> str:
        return self._tokens[at].text if at < len(self._tokens) else ""

    def _kind(self, at: int) -> str:
        return self._tokens[at].kind if at < len(self._tokens) else ""

    def _idents_from(self, at: int, end: int) -> int:
        """End of the run of names that begins at `at` (empty: `at` itself)."""
        while at < end and self._is_name(at):
            at += 1
        return at

    def _is_name(self, at: int) -> bool:
        return self._kind(at) == "ident" and self._text(at) not in _KEYWORDS

    def _names_a_local(self, at: int) -> bool:
        """Whether `let x`, `have h` or `if h :` stands here."""
        if not self._is_name(at + 1):
            return False
        return self._text(at) in _LOCALS or (self._text(at) == "if" and self._text(at + 2) == ":")

    def _closes_within(self, at: int, end: int) -> bool:
        return self._partner.get(at, end) < end

    def _find(self, at: int, end: int, texts: frozenset[str] | set[str]) -> int:
        """Index of the first of `texts` on this bracket level, or `end`."""
        while at < end and self._text(at) not in texts:
            at = self._partner[at] + 1 if self._closes_within(at, end) else at + 1
        return min(at, end)

    def _typed_names(self, at: int) -> range:
        """Indices of the names of `(a b : T)`, empty for other brackets."""
        names = self._untyped_prefix(at)
        return names if names and self._text(names.stop) == ":" else range(0)

    def _untyped_names(self, at: int) -> range:
        """Indices of the names of `{a b}`, empty for other brackets."""
        names = self._untyped_prefix(at)
        return names if names and names.stop == self._partner[at] else range(0)

    def _untyped_prefix(self, at: int) -> range:
        return range(at + 1, self._idents_from(at + 1, self._partner[at]))

    def _set_separator(self, at: int) -> int | None:
        """Index of the `|` or `//` of a set-builder that binds one plain name."""
        close = self._partner[at]
        if not self._is_name(at + 1):
            return None
        bar = self._find(at + 2, close, _SET_SEPARATORS)
        if bar == close:
            return None
        return bar if bar == at + 2 or self._text(at + 2) in (":", "∈", "∉", "<", "≤", ">", "≥", "⊆") else None

    def _is_field(self, at: int) -> bool:
        """Whether this name follows a dot directly, as in `.succ` or `(f x).trans`."""
        return at > 0 and self._text(at - 1) == "." and self._tokens[at - 1].end == self._tokens[at].start

    def _is_argument_name(self, at: int) -> bool:
        """Whether this is the `n` of `(n := 3)`, the name of somebody else's argument."""
        return at > 0 and self._text(at - 1) == "(" and self._text(at + 1) == ":="
