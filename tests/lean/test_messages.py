"""Lean's messages: what is parsed of an output, and the step each belongs to."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leanprm.lean.engine import RawMessage
from leanprm.lean.messages import (
    MAX_TEXT,
    errors,
    first_failing_step,
    is_crash_text,
    is_limit,
    is_unsolved_goals,
    mapped,
    parse_json_lines,
    shifted,
    step_of,
)
from tests.lean.fakes import document, message, unsolved

LINE = {
    "severity": "error",
    "pos": {"line": 3, "column": 2},
    "endPos": {"line": 3, "column": 5},
    "kind": "[anonymous]",
    "data": "Type mismatch",
    "keepFullRange": False,
}


def test_parsing_keeps_messages_and_the_rest_apart() -> None:
    cut = json.dumps(LINE)[:40]
    messages, rest = parse_json_lines(f"{json.dumps(LINE)}\nStack overflow detected. Aborting.\n{cut}\n\n[1]\n")
    assert messages == [RawMessage("error", 3, 2, 3, 5, "", "Type mismatch", False)]
    assert rest == f"Stack overflow detected. Aborting.\n{cut}\n[1]"
    assert is_crash_text(rest)


@pytest.mark.parametrize(
    ("changed", "parse_error"),
    [
        ({"keepFullRange": True}, True),
        ({"keepFullRange": None, "endPos": None, "data": "unexpected token ':='; expected term"}, False),
        ({"severity": "warning", "keepFullRange": True}, False),
    ],
)
def test_parse_errors(changed: dict[str, object], parse_error: bool) -> None:
    messages, _ = parse_json_lines(json.dumps({**LINE, **changed}))
    assert messages[0].is_parse_error is parse_error


@pytest.mark.parametrize(
    "data", ["unexpected token 'by'", "unknown tactic", "expected command", "unterminated comment"]
)
def test_parse_errors_of_versions_without_the_flag(data: str) -> None:
    row = {k: v for k, v in LINE.items() if k != "keepFullRange"}
    messages, _ = parse_json_lines(json.dumps({**row, "endPos": None, "data": data}))
    assert messages[0].is_parse_error
    assert (messages[0].end_line, messages[0].end_column) == (3, 2)


@pytest.mark.parametrize("changed", [{"severity": "fatal"}, {"pos": None}, {"pos": {"line": "x"}}, {"data": None}])
def test_what_is_no_message_is_part_of_the_rest(changed: dict[str, object]) -> None:
    messages, rest = parse_json_lines(json.dumps({**LINE, **changed}))
    assert len(messages) + bool(rest) == 1
    assert bool(rest) is (changed != {"data": None})


@given(st.text(), st.text())
def test_parsing_never_raises(before: str, after: str) -> None:
    messages, _ = parse_json_lines(f"{before}\n{json.dumps(LINE)}\n{after}")
    assert RawMessage("error", 3, 2, 3, 5, "", "Type mismatch", False) in messages


@pytest.mark.parametrize(
    ("text", "kind", "question"),
    [
        ("unsolved goals\n⊢ p", "", "unsolved"),
        ("other words", "Tactic.unsolvedGoals", "unsolved"),
        ("`simp` failed: maximum number of steps exceeded", "", "limit"),
        ("(deterministic) timeout at `whnf`, maximum number of heartbeats (1) has been reached", "", "limit"),
        ("maximum recursion depth has been reached", "", "limit"),
        ("Type mismatch: the sorry has unsolved goals", "", "none"),
    ],
)
def test_kinds_in_the_spellings_of_several_versions(text: str, kind: str, question: str) -> None:
    found = message(1, text=text, kind=kind)
    assert is_unsolved_goals(found) is (question == "unsolved")
    assert is_limit(found) is (question == "limit")


DOC = document("have h : q := by", "  have a := x\n  have b := y", "exact h")  # lines 4, 5-6, 7


@pytest.mark.parametrize(
    ("found", "step"),
    [
        (message(4), 1),
        (message(6), 2),
        (message(7), 3),
        (message(2), 0),
        (message(1), 0),
        (message(8), 4),
        (message(99), 4),
        (unsolved(3, (7, 9)), 3),
        (unsolved(3, (4, 9)), 3),
        (unsolved(4, (6, 15)), 2),
        (unsolved(4, (4, 18)), 1),
        (unsolved(4, (7, 0)), 2),
    ],
)
def test_step_of_a_message(found: RawMessage, step: int) -> None:
    assert step_of(found, DOC) == step


def test_a_mapped_message_has_the_position_in_the_steps_own_text() -> None:
    found = mapped(message(6, 4, text="x" * (MAX_TEXT + 9)), DOC)
    assert (found.step, found.line, found.column) == (2, 2, 2)
    assert len(found.text) == MAX_TEXT + 2
    note = mapped(message(3, 0, end=(7, 3), severity="warning", text="unsolved goals"), DOC)
    assert note.step == 0


@given(
    st.builds(
        message,
        st.integers(-3, 12),
        st.integers(-2, 30),
        end=st.tuples(st.integers(-3, 12), st.integers(0, 30)),
        text=st.sampled_from(["unsolved goals", "x"]),
        severity=st.sampled_from(["error", "warning", "information"]),
    )
)
def test_any_message_is_of_the_statement_a_step_or_the_end(found: RawMessage) -> None:
    owner = mapped(found, DOC)
    assert 0 <= owner.step <= DOC.steps + 1
    assert owner.column >= 0


def test_errors_are_sorted_and_each_once() -> None:
    a, b = message(4, 3), message(7, 1)
    assert errors([b, a, b, message(5, severity="warning")]) == [a, b]


@pytest.mark.parametrize(
    ("found", "step"),
    [
        ([], None),
        ([message(7), message(4)], 1),
        ([message(2)], 1),
        ([message(99)], 3),
        ([unsolved(3, (7, 9))], 3),
        ([message(7, parse=True), unsolved(3, (7, 0)), unsolved(4, (6, 9))], 3),
        ([message(7, parse=True), message(5), unsolved(3, (7, 0))], 2),
        ([message(5, severity="warning")], None),
    ],
)
def test_first_failing_step_by_position(found: list[RawMessage], step: int | None) -> None:
    assert first_failing_step(found, DOC) == step


def test_shifted() -> None:
    assert shifted(message(9, end=(11, 2)), 4) == message(5, end=(7, 2))
