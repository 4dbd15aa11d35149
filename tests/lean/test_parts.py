"""Smaller parts of the checker: axioms, capabilities, shared runs, marks of liveness."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path

import pytest

from leanprm.lean.batch import Runner, Variant
from leanprm.lean.capability import Capabilities, lack, unknown_name
from leanprm.lean.closing import CLOSE
from leanprm.lean.document import Document, Owner
from leanprm.lean.engine import EngineFailure, LeanResult, Limits
from leanprm.lean.liveness import DeadStep, find_dead_step
from leanprm.lean.proof import Layout, PairedProof
from leanprm.lean.soundness import axioms_at, foreign_axioms, type_at
from leanprm.records import Message
from tests.lean.fakes import FakeEngine, ToyLean, capabilities, message, says

# --- axioms


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("'t' does not depend on any axioms", ()),
        ("'t' depends on axioms: [propext]", ("propext",)),
        (
            "'t' depends on axioms: [propext,\n Classical.choice,\n Quot.sound]",
            ("Classical.choice", "Quot.sound", "propext"),
        ),
        ("'t' depends on axioms: []", ()),
        ("unknown constant 't'", None),
    ],
)
def test_axioms(text: str, expected: tuple[str, ...] | None) -> None:
    assert axioms_at([message(9, text=text, severity="information")], 9) == expected


def test_only_information_at_the_very_line_counts() -> None:
    fine = "'t' does not depend on any axioms"
    assert axioms_at([message(8, text=fine, severity="information"), message(9, text=fine)], 9) is None
    assert type_at([message(8, text="t : p", severity="information"), message(9, text="t : p")], 9) is None
    assert type_at([message(9, text="@t : ∀ x : ℕ, p", severity="information")], 9) == "∀ x : ℕ, p"


def test_foreign_axioms() -> None:
    assert foreign_axioms(["propext", "cheat", "Real", "sorryAx"], {"Real"}) == ["cheat", "sorryAx"]


# --- capabilities


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("unknown identifier 'foo'", "foo"),
        ("Unknown identifier `foo.bar`", "foo.bar"),
        ("Unknown constant `X`", "X"),
        ("unknown namespace `Finset`", "Finset"),
        ("Invalid field `two`: The environment does not contain `And.two`, so", "And.two"),
        ("Type mismatch", None),
    ],
)
def test_unknown_names(text: str, name: str | None) -> None:
    assert unknown_name(text) == name


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("mul_comm", True),
        ("mul_le_mul'", True),
        ("Finset.sum", True),
        ("Finset", True),
        ("And.second", True),
        ("Own.second", True),
        ("hq", False),
        ("mul", False),
        ("my_comm", True),
        ("add₁_comm", True),
    ],
)
def test_names_that_mathlib_may_have(name: str, expected: bool) -> None:
    assert capabilities().lacks_name(name) is expected


def test_missing_names_in_text() -> None:
    assert capabilities().missing_in("(x : ℂ) : x = x") == "ℂ"
    assert capabilities().missing_in("exact Finset.card s") == "Finset.card"
    assert capabilities().missing_in("x = x -- ℂ") is None
    assert capabilities().missing_in("MyFinset.x") is None


def _failure(text: str, line: int = 1, column: int = 0) -> Message:
    return Message(severity="error", step=1, line=line, column=column, kind="", text=text)


@pytest.mark.parametrize(
    ("fragment", "failure", "weak"),
    [
        ("omega", _failure("unknown tactic"), None),
        ("have : (x : ℂ) = x := rfl", _failure("failed"), None),
        ("exact mul_comm a b", _failure("Unknown identifier `mul_comm`", 1, 6), None),
        ("ring", _failure("ring failed"), "ring"),
        ("ring", _failure("ring failed\na b : ℝ\n⊢ a / b * b = a"), "ring"),
        ("ring", _failure("ring failed\na b : ℕ\n⊢ a - b + b = a"), "ring"),
        ("norm_num", _failure("failed\n⊢ a * b = a + b"), "norm_num"),
        ("intro h\n  ring", _failure("ring failed", 2, 2), "ring"),
        ("have h : a := by ring", _failure("unsolved goals\n⊢ a", 1, 14), "ring"),
        ("refine f ?_", _failure("failed to synthesize instance of type class\n  CommRing Nat", 1, 7), None),
    ],
)
def test_lacks(fragment: str, failure: Message, weak: str | None) -> None:
    found = lack(capabilities(), fragment, [failure])
    assert found is not None
    assert (found.weak.text if found.weak else None) == weak
    assert lack(None, fragment, [failure]) is None


@pytest.mark.parametrize(
    ("fragment", "failure"),
    [
        ("exact h", _failure("Type mismatch", 1, 6)),
        ("exact hq", _failure("Unknown identifier `hq`", 1, 6)),
        ("exact (by ring : a = a).trans h", _failure("Type mismatch", 1, 30)),
        ("exact h -- omega, ring", _failure("Type mismatch", 1, 6)),
        ("decide", _failure("failed to synthesize\n  Decidable p")),
        ("ring", _failure("ring failed\na b : ℝ\n⊢ a * b = a + b")),
    ],
)
def test_failures_of_the_proof_itself(fragment: str, failure: Message) -> None:
    assert lack(capabilities(), fragment, [failure]) is None


def test_loading_capabilities(tmp_path: Path) -> None:
    file = tmp_path / "c.json"
    keys = [field.name for field in fields(Capabilities)]
    file.write_text(json.dumps({key: [key] for key in keys}), encoding="utf-8")
    assert Capabilities.load(file) == Capabilities(**{key: frozenset({key}) for key in keys})


# --- shared runs


def _variant(*lines: str) -> Variant:
    return Variant(Document(lines, tuple(Owner(0, i, 0) for i in range(1, len(lines) + 1)), 1, 0))


def _answer(text: str) -> LeanResult:
    """An error at each line that says `bad`; a file that says `crash` dies."""
    if "crash" in text:
        return LeanResult((), 1.0, "crash", "died")
    lines = enumerate(text.split("\n"), 1)
    return LeanResult(tuple(message(i, 3, end=(i + 1, 0)) for i, line in lines if "bad" in line), 1.0)


def test_variants_share_a_run_and_keep_their_own_lines() -> None:
    runner = Runner(engine := FakeEngine(_answer), Limits())
    results = runner.try_all(["import"], [_variant("a", "bad"), _variant("b"), _variant("bad", "c")])
    assert [r.compiles for r in results] == [False, True, False]
    assert results[0].messages == (message(2, 3, end=(3, 0)),)
    assert results[2].messages == (message(1, 3, end=(2, 0)),)
    assert len(engine.texts) == runner.runs == 1
    assert runner.try_all([], []) == []


def test_when_the_shared_run_fails_each_variant_runs_alone() -> None:
    runner = Runner(FakeEngine(_answer), Limits())
    results = runner.try_all([], [_variant("a"), _variant("crash"), _variant("bad")])
    failures: list[EngineFailure | None] = [None, "crash", None]
    assert [r.failure for r in results] == failures
    assert [r.compiles for r in results] == [True, False, False]
    assert (runner.runs, runner.seconds) == (4, 4.0)


# --- liveness


def _dead(*steps: str, closing: tuple[str, ...] = ()) -> tuple[DeadStep | EngineFailure | None, str]:
    layout = Layout(PairedProof("x", "import Mathlib", "theorem t : p", steps), 1000)
    found = find_dead_step(layout, layout.steps, closing, Runner(engine := ToyLean(), Limits()))
    return found, engine.texts[0]


def test_live_steps() -> None:
    assert _dead("right", "finish")[0] is None
    assert _dead("right", "right too", closing=(f"  {CLOSE}",))[0] is None


def test_a_tactic_without_effect_is_dead() -> None:
    found, _ = _dead("right", "dead", "finish")
    assert isinstance(found, DeadStep)
    assert found.step == 2
    within, _ = _dead("right\ndead", "finish")
    assert isinstance(within, DeadStep)
    assert within.step == 1


def test_a_tactic_without_effect_inside_a_bullet_is_dead() -> None:
    found, _ = _dead("right", "· dead\n  finish")
    assert isinstance(found, DeadStep)
    assert found.step == 2


def test_a_step_that_is_not_read_is_dead() -> None:
    layout = Layout(PairedProof("x", "import Mathlib", "theorem t : p", ("finish",)), 1000)
    found = find_dead_step(layout, layout.steps, (), Runner(FakeEngine(says()), Limits()))
    assert isinstance(found, DeadStep)


@pytest.mark.parametrize(
    ("step", "failing"),
    [
        ("exact h", "  fail"),
        ("· exact h\n  done", "  · fail"),
        ("| inl (a | b) => rfl", "  | inl (a | b) => fail"),
        ("<;> exact h", "  <;> fail"),
        ("_ = c := h", "  _ = c := by fail"),
        ("case inl a => rfl", "  case inl a => fail"),
        ("next => rfl", "  next => fail"),
    ],
)
def test_a_step_fails_where_it_stands(step: str, failing: str) -> None:
    _, text = _dead("finish", step)
    assert failing in text.split("\n")
