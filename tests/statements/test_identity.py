"""The theorem key: blind to names, grouping, blanks and comments, and to nothing else."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leanprm.statements.identity import canonical_tokens, normalised_text, theorem_key
from tests.statements.terms import NAMES, Theorem, theorems, written

HEADER = "import Mathlib"
SEPARATORS = (" ", "\n", "\t", "  \r\n ", " /- x : T /- ∀ -/ -/ ", " -- := by\n")


def fresh_names(prefix: str) -> Callable[[], str]:
    """Names that never repeat, drawn from NAMES with a suffix."""
    numbers = itertools.count()

    def name() -> str:
        number = next(numbers)
        base = NAMES[number % len(NAMES)]
        return f"«{base.strip('«»')} {prefix}{number}»" if base.startswith("«") else f"{base}{prefix}{number}"

    return name


def key(
    theorem: Theorem, name: str = "t", prefix: str = "a", group: bool = False, separators: str | None = None
) -> str:
    tokens = written(theorem, name, fresh_names(prefix), group)
    return theorem_key(HEADER, (separators or " ").join(tokens))


@settings(deadline=None)
@given(theorems(), st.booleans(), st.sampled_from(SEPARATORS))
def test_writing_does_not_matter(theorem: Theorem, group: bool, separator: str) -> None:
    assert key(theorem) == key(theorem, "Other.name'", "q", group, separator)


@settings(deadline=None)
@given(st.one_of(st.tuples(theorems(), theorems()), st.tuples(theorems(depth=0), theorems(depth=0))))
def test_different_theorems_have_different_keys(pair: tuple[Theorem, Theorem]) -> None:
    one, other = pair
    assert (key(one) == key(other)) == (one == other)


@settings(deadline=None)
@given(st.text(), st.text())
def test_any_text_has_a_key(header: str, formal: str) -> None:
    assert len(theorem_key(header, formal)) == 20


@settings(deadline=None)
@given(st.text(alphabet="()[]{}⟨⟩∀∃λ,:=>|x y.funlet/-\n", max_size=60))
def test_any_broken_statement_has_a_key(formal: str) -> None:
    assert theorem_key(HEADER, "theorem t " + formal) == theorem_key(HEADER, "lemma u " + formal)


SAME = [
    ("names", "theorem t (a b : ℕ) : a + b = b + a", "theorem add_comm' (x y : ℕ) : x + y = y + x"),
    ("groups", "theorem t (a b : ℕ) (c : ℕ) : a = c", "theorem t (a : ℕ) (b c : ℕ) : a = c"),
    ("lemma", "lemma t : True", "theorem t : True"),
    ("blanks", "theorem t : 1+1 =2", "theorem t :\n    1 + 1 = 2"),
    ("comments", "/-- doc -/ theorem t /- a -/ : True -- b", "theorem t : True"),
    ("quantifier groups", "theorem t : ∀ x y : ℕ, x = y", "theorem t : ∀ a : ℕ, ∀ b : ℕ, a = b"),
    ("quantifier brackets", "theorem t : ∀ (x y : ℕ), x = y", "theorem t : ∀ x y : ℕ, x = y"),
    ("mixed quantifier", "theorem t : ∀ x (y : ℕ), x = y", "theorem t : ∀ u, ∀ v : ℕ, u = v"),
    ("bounded", "theorem t : ∀ ε > 0, ∃ δ > 0, δ < ε", "theorem t : ∀ a > 0, ∃ b > 0, b < a"),
    ("member", "theorem t : ∃ x ∈ s, P x", "theorem t : ∃ y ∈ s, P y"),
    ("bracketed members", "theorem t : ∃ᵉ (x ∈ s) (y > 0), x < y", "theorem t : ∃ᵉ (a ∈ s) (b > 0), a < b"),
    ("filter", "theorem t : ∀ᶠ n in atTop, f n < n", "theorem t : ∀ᶠ k in atTop, f k < k"),
    ("integral", "theorem t : ∫ x in (0:ℝ)..1, x = 2", "theorem t : ∫ y in (0:ℝ)..1, y = 2"),
    ("indexed union", "theorem t : ⋃ (i : I) (_ : P i), s i = u", "theorem t : ⋃ (j : I) (_ : P j), s j = u"),
    ("sum", "theorem t : ∑ i ∈ range n, i = 0", "theorem t : ∑ j ∈ range n, j = 0"),
    ("sum, older notation", "theorem t : ∑ i in range n, i = 0", "theorem t : ∑ j in range n, j = 0"),
    ("function before an arrow", "theorem t : (fun x : P => x) → Q", "theorem t : (fun y : P => y) → Q"),
    ("set before an arrow", "theorem t : {x : P | x} → Q", "theorem t : {y : P | y} → Q"),
    ("unique", "theorem t : ∃! x, f x = 0", "theorem t : ∃! y, f y = 0"),
    ("function", "theorem t : g (fun x y => x + y)", "theorem t : g (fun u v => u + v)"),
    ("typed function", "theorem t : g fun (x : ℕ) => x", "theorem t : g fun (y : ℕ) => y"),
    ("pattern", "theorem t : g fun ⟨x, y⟩ => x", "theorem t : g fun ⟨u, v⟩ => u"),
    ("set", "theorem t : {x : ℝ | |x| < 1} = s", "theorem t : {y : ℝ | |y| < 1} = s"),
    ("set of members", "theorem t : {x ∈ s | P x} = s", "theorem t : {y ∈ s | P y} = s"),
    ("subtype", "theorem t (y : {x : ℕ // 0 < x}) : P y", "theorem t (b : {a : ℕ // 0 < a}) : P b"),
    ("arrow", "theorem t : (x : ℕ) → P x", "theorem t : (y : ℕ) → P y"),
    ("implicit", "theorem t {α : Type*} [Field α] (x : α) : x = x", "theorem t {F : Type*} [Field F] (a : F) : a = a"),
    ("named instance", "theorem t [i : Field F] : P i", "theorem t [j : Field F] : P j"),
    ("field of a name", "theorem t (h : P) : h.symm = h.1", "theorem t (k : P) : k.symm = k.1"),
    ("local", "theorem t : let x := 1; x = 1", "theorem t : let y := 1; y = 1"),
    ("shadowing", "theorem t (x : ℕ) : (∀ x, P x) ∧ Q x", "theorem t (x : ℕ) : (∀ y, P y) ∧ Q x"),
    ("end of a scope", "theorem t (x : ℕ) : p ⟨fun x => x, x⟩", "theorem t (x : ℕ) : p ⟨fun y => y, x⟩"),
]
DIFFERENT = [
    ("swapped variables", "theorem t (a b : ℕ) : a < b", "theorem t (a b : ℕ) : b < a"),
    ("free and bound", "theorem t : ∀ x, P y", "theorem t : ∀ y, P y"),
    ("type", "theorem t (a : ℕ) : a = a", "theorem t (a : ℝ) : a = a"),
    ("number", "theorem t : P 10", "theorem t : P 1"),
    ("joined numbers", "theorem t : P 1 0", "theorem t : P 10"),
    ("quantifier", "theorem t : ∀ x, P x", "theorem t : ∃ x, P x"),
    ("order of quantifiers", "theorem t : ∀ x, ∃ y, R x y", "theorem t : ∃ y, ∀ x, R x y"),
    ("argument name", "theorem t (n : ℕ) : f (n := n)", "theorem t (m : ℕ) : f (k := m)"),
    ("constructor", "theorem t (zero : ℕ) : zero = .zero", "theorem t (zero : ℕ) : zero = .one"),
    ("a field is not a variable", "theorem t (x : ℕ) : (f y).x = x", "theorem t (z : ℕ) : (f y).z = z"),
    ("string", 'theorem t : s = "a  b"', 'theorem t : s = "a b"'),
    ("implicitness", "theorem t (a : ℕ) : a = a", "theorem t {a : ℕ} : a = a"),
    ("escaping scope", "theorem t (x : ℕ) : p ⟨fun x => x, x⟩", "theorem t (x : ℕ) : p ⟨fun y => x, x⟩"),
]


@pytest.mark.parametrize(("one", "other"), [pair[1:] for pair in SAME], ids=[pair[0] for pair in SAME])
def test_same(one: str, other: str) -> None:
    assert canonical_tokens(one) == canonical_tokens(other)
    assert theorem_key(HEADER, one) == theorem_key(HEADER, other)


@pytest.mark.parametrize(("one", "other"), [pair[1:] for pair in DIFFERENT], ids=[pair[0] for pair in DIFFERENT])
def test_different(one: str, other: str) -> None:
    assert theorem_key(HEADER, one) != theorem_key(HEADER, other)


def test_numbers_follow_the_order_of_binding() -> None:
    canonical = " ".join(canonical_tokens("theorem t (a b : ℕ) : ∃ c, a = b * c"))
    assert canonical == "( #1 : ℕ ) ( #2 : ℕ ) : ∃ #3 , #1 = #2 * #3"


@pytest.mark.parametrize(
    "header",
    ["", "import Mathlib\nimport Aesop", "import Mathlib\n\nset_option maxHeartbeats 400000\nopen Real Nat", "-- none"],
)
def test_boilerplate_of_the_header_does_not_matter(header: str) -> None:
    assert theorem_key(header, "theorem t : True") == theorem_key(HEADER, "theorem t : True")


@pytest.mark.parametrize(
    "header", ['import Mathlib\nlocal notation "ℕ" => Int', "open Nat\nvariable (n : ℕ)", "def p := 3\nopen Nat"]
)
def test_what_a_header_declares_matters(header: str) -> None:
    assert theorem_key(header, "theorem t : True") != theorem_key(HEADER, "theorem t : True")


def test_normalised_text_keeps_names_and_drops_comments_and_blanks() -> None:
    assert (
        normalised_text("import  Mathlib -- x", "theorem t\n  (a:ℕ) : a=a")
        == "import Mathlib\ntheorem t ( a : ℕ ) : a = a"
    )
