"""Closing prefixes: the lines that end each form of block."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leanprm.lean.closing import CLOSE, GAP, closings, code_lines, ends_in_fun, open_brackets, without_calc

ARM = f"| _ => {CLOSE}"
END = f"  {CLOSE}"


@pytest.mark.parametrize(
    ("prefix", "following", "expected"),
    [
        pytest.param([], ["  rfl"], [END], id="nothing yet"),
        pytest.param(["  intro h"], ["  rfl"], [END], id="plain tactic"),
        pytest.param(["  have h : q := by"], ["    exact a"], [f"    {CLOSE}", END], id="by"),
        pytest.param(["  have h : q := by -- so"], ["    exact a"], [f"    {CLOSE}", END], id="comment after by"),
        pytest.param(["  have h : q := by"], ["  exact a"], [END], id="by, left empty"),
        pytest.param(["  have h : q :="], ["    f a"], [f"    {GAP}", END], id="term"),
        pytest.param(["  exact fun x =>"], ["    f x"], [f"    {GAP}", END], id="function"),
        pytest.param(["  have h := by", "    intro a"], ["    exact a"], [f"    {CLOSE}", END], id="in a block"),
        pytest.param(["  have h := by", "    intro a"], ["  exact h"], [END], id="after a block"),
        pytest.param(["  ·"], ["    exact a"], [f"    {CLOSE}", END], id="bullet alone"),
        pytest.param(["  · intro a"], ["    exact a"], [f"    {CLOSE}", END], id="in a bullet"),
        pytest.param(["  · intro a"], ["  · exact a"], [END], id="after a bullet"),
        pytest.param(["  calc a = b := h"], ["    _ = c := k"], [f"    _ = _ := {GAP}", END], id="calc link"),
        pytest.param(
            ["  calc", "    a = b := h"], ["    _ = c := k"], [f"    _ = _ := {GAP}", END], id="calc link below calc"
        ),
        pytest.param(["  cases h with"], ["  | inl a => rfl"], [f"  {ARM}", END], id="no alternative yet"),
        pytest.param(["  cases h with", "  | inl a => rfl"], ["  | inr b => rfl"], [f"  {ARM}", END], id="one"),
        pytest.param(
            ["  cases h with", "    | inl a => rfl"], ["    | inr b => rfl"], [f"    {ARM}", END], id="deeper"
        ),
        pytest.param(
            ["  cases h with", "  | inl a =>"], ["    rfl"], [f"    {CLOSE}", f"  {ARM}", END], id="in an arm"
        ),
        pytest.param(["  cases h with", "  | inl a => rfl"], ["  exact b"], [END], id="after the alternatives"),
    ],
)
def test_first_way_to_close(prefix: list[str], following: list[str], expected: list[str]) -> None:
    assert closings(prefix, following)[0] == expected


def test_alternatives_may_all_be_there() -> None:
    ways = closings(["  cases h with", "  | inl a => rfl"], ["  | inr b => rfl"])
    assert [END] in ways
    ended = closings(["  cases h with", "  | inl a => rfl"], ["  exact b"])
    assert all(ARM not in line for way in ended for line in way)


def test_nested_alternatives_may_each_be_complete() -> None:
    prefix = ["  cases h with", "  | inl a => rfl", "  | inr k =>", "    cases k with", "    | inl b => rfl"]
    ways = closings(prefix, ["    | inr d => rfl"])
    assert ways[0] == [f"    {ARM}", f"  {ARM}", END]
    assert [f"    {ARM}", END] in ways
    assert [f"  {ARM}", END] in ways
    assert [END] in ways


def test_a_calculation_may_end_in_any_relation_that_it_still_uses() -> None:
    ways = closings(["  calc a = b := h"], ["    _ = c := k", "    _ < d := l"])
    assert ways == [[f"    _ = _ := {GAP}", END], [f"    _ < _ := {GAP}", END], [END]]


def test_alternatives_of_first_have_no_pattern() -> None:
    assert closings(["  first"], ["  | rfl"])[0] == [f"  | {CLOSE}", END]
    assert closings(["  first", "  | rfl"], ["  | exact h"])[0] == [f"  | {CLOSE}", END]


@given(st.lists(st.text("ab|·_= \n:by", max_size=12), max_size=5), st.lists(st.text("ab|·_ ", max_size=8), max_size=2))
def test_every_way_ends_in_the_outermost_column(prefix: list[str], following: list[str]) -> None:
    for way in closings(prefix, following):
        assert END in way


def test_code_lines() -> None:
    assert code_lines(["  a -- b", "  /- c", "  d -/ e", "", "  -- f"]) == ["  a", "       e"]


def test_a_calc_without_a_link_is_left_out() -> None:
    assert without_calc(["  intro h", "  calc -- start"]) == ["  intro h", ""]
    assert without_calc(["  have e : a = c := calc"]) == ["  have e : a = c :="]
    assert without_calc(["  calc a = b := h"]) == ["  calc a = b := h"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [("exact fun x =>", True), ("refine λ x y =>", True), ("| inl a =>", False), ("fun x => by", False)],
)
def test_ends_in_fun(text: str, expected: bool) -> None:
    assert ends_in_fun(text) is expected


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        ([["exact ⟨"], ["a,"], ["b⟩"]], [True, True, False]),
        ([["exact (a"], ["exact b"]], [False, False]),
        ([["exact (a)"], ["exact b)"]], [False, False]),
        ([["have := [(a"], ["b), c"], ["d]"]], [True, True, False]),
        ([["-- ("], ["exact a)"]], [False, False]),
    ],
)
def test_brackets_that_run_across_steps(steps: list[list[str]], expected: list[bool]) -> None:
    assert open_brackets(steps) == expected
