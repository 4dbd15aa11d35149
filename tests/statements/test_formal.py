"""A statement's text ends before its own `:=`."""

from __future__ import annotations

import pytest

from leanprm.statements.formal import without_proof

BARE = "theorem t (n : ℕ) : n = n"


@pytest.mark.parametrize(
    "tail", ["", " :=", " := by", ":= by sorry", " := sorry", " := by -- todo\n", "\n  := by\n  sorry\n"]
)
def test_a_placeholder_is_stripped(tail: str) -> None:
    assert without_proof(BARE + tail) == BARE


@pytest.mark.parametrize(
    "text",
    [
        "theorem t (n : ℕ := 3) : f (n := n) = 1",
        "theorem t : let x := 1; x = 1",
        "theorem t : let x := 1; let y := 2; x < y",
        "theorem t : sorry = 1",
        'theorem t : s = ":= by"',
        "theorem t : True /- := by simp -/",
        "lemma t : True",
    ],
)
def test_what_is_not_a_proof_stays(text: str) -> None:
    assert without_proof(text) == text


def test_the_assignment_after_a_local_one_is_the_theorems() -> None:
    assert without_proof("theorem t : let x := 1; x = 1 := by") == "theorem t : let x := 1; x = 1"


@pytest.mark.parametrize("tail", [":= by simp", ":= rfl", ":= by\n  intro n\n  sorry"])
def test_a_proof_is_refused(tail: str) -> None:
    with pytest.raises(ValueError, match="found a proof after its `:=`"):
        without_proof(f"{BARE} {tail}")


@pytest.mark.parametrize("text", ["", "n = n", "-- theorem t : True", "def f := 3"])
def test_a_text_without_theorem_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="found no `theorem`"):
        without_proof(text)
