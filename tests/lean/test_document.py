"""Documents: layout of fragments, owners of lines, preamble, names."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leanprm.lean.document import (
    OPTIONS,
    declared_name,
    has_content,
    layout_move,
    layout_steps,
    normalise,
    preamble,
    renamed,
    sibling,
)
from tests.lean.fakes import document

FRAGMENTS = st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=40), min_size=1, max_size=5)


def test_fragments_move_together_and_keep_their_relative_indentation() -> None:
    assert layout_steps(["    have h : p := by", "      exact a\n\n      ", "    exact h"]) == [
        ["  have h : p := by"],
        ["    exact a"],
        ["  exact h"],
    ]
    assert layout_move(["    a", "      b"]) == -2
    assert layout_move(["a"]) == 2
    assert layout_steps(["a\n\n  b"]) == [["  a", "", "    b"]]


@pytest.mark.parametrize(
    ("text", "expected"),
    [("a\r\nb\rc", "a\nb\nc"), ("\ta", "  a"), ("a  \nb \n\n", "a\nb"), ("\na", "\na"), ("", "")],
)
def test_normalise(text: str, expected: str) -> None:
    assert normalise(text) == expected


def test_every_line_has_an_owner() -> None:
    doc = document("have h : q := by\n  exact a", "exact h")
    assert doc.lines == ("import Mathlib", "theorem t : p", "  := by", "  have h : q := by", "    exact a", "  exact h")
    assert [doc.owner(line).step for line in range(1, 7)] == [0, 0, 0, 1, 1, 2]
    assert doc.by_line == 3
    assert (doc.owner(5).line, doc.owner(5).shift) == (2, 2)
    assert doc.owner(7).step == doc.owner(0).step == 3


@given(FRAGMENTS)
def test_owners_cover_any_document(fragments: list[str]) -> None:
    doc = document(*fragments)
    assert len(doc.owners) == len(doc.lines)
    owners = [owner.step for owner in doc.owners]
    assert owners == sorted(owners)
    assert set(owners) == set(range(len(fragments) + 1))
    margins = [len(line) - len(line.lstrip(" ")) for line in doc.lines[3:] if line.strip(" ")]
    assert min(margins, default=2) == 2


@pytest.mark.parametrize(
    ("text", "expected"),
    [("", False), ("  \n\t", False), ("-- x", False), ("/- a /- b -/ -/", False), ("· -- x", True), ("rfl", True)],
)
def test_content(text: str, expected: bool) -> None:
    assert has_content(text) is expected


def test_our_options_come_after_the_headers() -> None:
    lines = preamble("import Mathlib\r\nset_option autoImplicit true\n", 7)
    assert lines == ["import Mathlib", "set_option autoImplicit true", *OPTIONS, "set_option maxHeartbeats 7"]
    for header, limit in (("3", 3), ("0", 7), ("900", 7)):
        own = preamble(f"set_option maxHeartbeats {header} -- set_option maxHeartbeats 1", 7)
        assert own[-1] == f"set_option maxHeartbeats {limit}"
    assert preamble("  ", 7)[0] == OPTIONS[0]


@pytest.mark.parametrize(
    ("statement", "name"),
    [
        ("theorem t : p", "t"),
        ("/-- theorem x -/ theorem A.b.{u} : p", "A.b"),
        ("lemma «my x» : p", "«my x»"),
        ("-- theorem y\nprivate theorem z : p", "z"),
    ],
)
def test_declared_name_and_renaming(statement: str, name: str) -> None:
    token = declared_name(statement)
    assert token is not None
    assert token.text == name
    before, _, after = statement.rpartition(f" {name}")
    assert renamed(statement, "new") == f"{before} new{after}"


def test_nothing_to_rename() -> None:
    assert declared_name("example : p") is None
    with pytest.raises(ValueError, match="declares no theorem"):
        renamed("def t : p", "new")


@pytest.mark.parametrize(
    ("name", "expected"),
    [("t", "x"), ("Nat.t", "Nat.x"), ("A.B.t", "A.B.x"), ("«a.b»", "x"), ("«a.b».t", "«a.b».x"), ("A.«t.u»", "A.x")],
)
def test_a_sibling_stands_in_the_same_namespace(name: str, expected: str) -> None:
    assert sibling(name, "x") == expected
