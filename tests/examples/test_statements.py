"""The shipped statements: enough of them, each different, each accepted by real Lean."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from leanprm.lean.portable import ensure_built, run_lean
from leanprm.records import Statement
from leanprm.resources import resource_dir
from leanprm.statements import read_statements

CATEGORIES = {
    "logic",
    "sets and functions",
    "natural numbers",
    "divisibility",
    "induction",
    "ordered fields and inequalities",
    "existence",
    "algebra",
}


@pytest.fixture(scope="module")
def statements() -> list[Statement]:
    return read_statements(resource_dir("examples") / "statements.jsonl").records


def test_there_are_enough_of_every_kind(statements: list[Statement]) -> None:
    assert len(statements) >= 110
    categories = Counter(statement.category for statement in statements)
    assert set(categories) == CATEGORIES
    assert min(categories.values()) >= 8
    assert {s.difficulty for s in statements} == {"easy", "medium", "hard"}
    assert {s.source for s in statements} == {
        "leanprm-textbook",
        "leanprm-contest",
        "leanprm-library",
        "leanprm-olympiad",
    }


def test_no_two_are_the_same(statements: list[Statement]) -> None:
    for field in ("id", "name", "theorem_key", "informal"):
        values = [getattr(statement, field) for statement in statements]
        assert len(set(values)) == len(values), field


def test_they_are_named_as_they_declare(statements: list[Statement]) -> None:
    for statement in statements:
        assert statement.formal.startswith(f"theorem {statement.name} "), statement.name


def test_the_informal_text_is_whole_and_says_nothing_of_lean(statements: list[Statement]) -> None:
    for statement in statements:
        text = statement.informal
        assert text.endswith((".", "''")), statement.name
        assert text.count("$") % 2 == 0, statement.name
        assert not any(word in text for word in ("Lean", "Mathlib", "theorem ", "ℕ", "ℝ", ":=")), statement.name


def test_lean_accepts_each(statements: list[Statement]) -> None:
    """One file for all: each statement in a section of its own, closed by `sorry`, with no error."""
    lines, owner = ["import Mathlib", "set_option autoImplicit false", "set_option linter.all false"], {}
    for statement in statements:
        imported, *rest = statement.header.splitlines()
        assert imported == "import Mathlib"
        for line in ("section", *rest, *f"{statement.formal} := by sorry".splitlines(), "end"):
            lines.append(line)
            owner[len(lines)] = statement.name
    lean = ensure_built()
    run = run_lean(lean.library, lean.lean_path, ["--json", "--stdin"], "\n".join(lines) + "\n", timeout_s=120)
    messages = [json.loads(line) for line in run.stdout.splitlines() if line.startswith("{")]
    errors = {owner.get(m["pos"]["line"], "?"): m["data"] for m in messages if m["severity"] == "error"}
    assert not errors
    assert run.returncode == 0, run.stderr
    assert sum(m["severity"] == "warning" for m in messages) == len(statements)
