"""What is refused before Lean runs, and what only looks as if it should be."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leanprm.lean.guard import MAX_FRAGMENT, check_statement, check_steps

ANY_TEXT = st.text(st.characters(exclude_categories=[]), max_size=80)
PIECES = st.lists(
    st.sampled_from(["sorry", "«", "»", "/-", "-/", "--", '"', "open", "in", "set_option", "#", "\n", ".", "theorem"]),
    max_size=12,
).map(" ".join)


@pytest.mark.parametrize(
    ("fragment", "reason"),
    [
        ("sorry", "unsound"),
        ("exact (sorry)", "unsound"),
        ("exact «sorryAx» _", "unsound"),
        ("exact _root_.sorryAx _ false", "unsound"),
        ("decide +native", "unsound"),
        ("simp (config := {native := true})", "unsound"),
        ("exact Lean.ofReduceBool a b rfl", "unsound"),
        ("set_option debug.skipKernelTC true in rfl", "unsound"),
        ("set_option «debug».skipKernelTC true in rfl", "unsound"),
        ("set_option autoImplicit true in rfl", "unsound"),
        ("exact leanprm_gap", "unsound"),
        ("exact x.leanprm_gap", "unsound"),
        ("set_option pp.all true", "leaves the proof"),
        ("open Nat", "leaves the proof"),
        ("rfl\ntheorem u : True := trivial", "leaves the proof"),
        ("rfl\n  axiom x : False", "leaves the proof"),
        ("#eval 1", "leaves the proof"),
        ("@[simp] foo", "leaves the proof"),
        ("exact h where", "leaves the proof"),
        ("rfl /- open", "step not checked"),
        ('exact "a', "step not checked"),
        ("  ", "step without formal content"),
        ("-- remark", "step without formal content"),
        ("rfl\0", "malformed output"),
        ("x" * (MAX_FRAGMENT + 1), "malformed output"),
    ],
)
def test_refused(fragment: str, reason: str) -> None:
    refusal = check_steps(["rfl", fragment])
    assert refusal is not None
    assert (refusal.reason, refusal.step) == (reason, 2)


@pytest.mark.parametrize(
    "fragment",
    [
        "rfl -- no sorry",
        "/- axiom -/ rfl",
        'exact "theorem"',
        "exact sorry_free h",
        "exact admitted",
        "exact «theorem»",
        "exact h.native",
        "exact h.stop",
        "open Nat in simp",
        "open scoped Classical in rfl",
        "open Nat (succ) in rfl",
        "set_option maxHeartbeats 10 in rfl",
        "set_option pp.all true in rfl",
        "exact (h",
        "· exact h.1",
    ],
)
def test_allowed(fragment: str) -> None:
    assert check_steps(["rfl", fragment]) is None


def test_an_untrusted_word_outranks_all_else() -> None:
    refusal = check_steps(["", "axiom x : False", "sorry"])
    assert refusal is not None
    assert (refusal.reason, refusal.step) == ("unsound", 3)


@given(st.lists(ANY_TEXT | PIECES, max_size=4), ANY_TEXT | PIECES, ANY_TEXT | PIECES)
def test_no_text_makes_it_raise(fragments: list[str], header: str, statement: str) -> None:
    refusal = check_steps(fragments)
    assert refusal is None or 1 <= refusal.step <= len(fragments)
    assert check_statement(header, statement) is None or "theorem" in statement or not statement.count("theorem")


@pytest.mark.parametrize(
    ("header", "statement", "fault"),
    [
        ("import Mathlib", "theorem t : p", None),
        ("import Mathlib\nopen Nat\nvariable (p : Prop)", "theorem t : p", None),
        ("set_option autoImplicit true", "theorem t : p", None),
        ("set_option maxRecDepth 9", "/-- doc -/ theorem t (x : Nat := 3) : p", None),
        ("", "theorem t : let x := 2; have y := x; x = y", None),
        ("", "theorem t : let x := 2; x = x := rfl", "before its `:=`"),
        ("", "def t : p", "found 0"),
        ("", "theorem", "no name"),
        ("", "theorem : p", "no name"),
        ("", "theorem t : p theorem u : q", "found 2"),
        ("", "theorem t : p\nend", "more than one command"),
        ("", "theorem t : p := by", "before its `:=`"),
        ("", "theorem t : p /-", "unclosed"),
        ("/-", "theorem t : p", "unclosed"),
        ("", "theorem t : (sorry : Prop)", "an admitted goal"),
        ("", "@[simp] theorem t : p", "before the theorem"),
        ("axiom x : False", "theorem t : p", "`axiom`"),
        ('local macro "x" : term => `(1)', "theorem t : p", "`macro`"),
        ("#eval 1", "theorem t : p", "`#eval`"),
        ("set_option debug.skipKernelTC true", "theorem t : p", "option"),
        ("def leanprm_x := 1", "theorem t : p", "leanprm_x"),
    ],
)
def test_statements(header: str, statement: str, fault: str | None) -> None:
    found = check_statement(header, statement)
    assert found is None if fault is None else found is not None and fault in found
