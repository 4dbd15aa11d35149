"""The three outcomes on engines that answer as told: labels, rejections, infrastructure, and nothing ever raised."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leanprm.lean.check import check_proof
from leanprm.lean.engine import EngineFailure, LeanResult, RawMessage
from leanprm.lean.proof import PairedProof
from leanprm.records import CompileReport
from tests.lean.fakes import FakeEngine, ToyLean, capabilities, message, says

TACTICS = st.lists(st.sampled_from(["right", "also right", "wrong", "finish"]), min_size=1, max_size=7)
TEXTS = st.sampled_from(
    [
        "unsolved goals\n⊢ p",
        "failed",
        "Unknown identifier `x`",
        "failed to synthesize\n  CommRing Nat",
        "(deterministic) timeout",
        "'t' does not depend on any axioms",
        "'t' depends on axioms: [sorryAx]",
        "t : p",
    ]
)
MESSAGES = st.lists(
    st.builds(
        message,
        st.integers(-2, 40),
        st.integers(-1, 20),
        end=st.none() | st.tuples(st.integers(-2, 40), st.integers(0, 20)),
        text=TEXTS,
        kind=st.sampled_from(["", "trace", "hasSorry", "Tactic.unsolvedGoals"]),
        severity=st.sampled_from(["error", "warning", "information"]),
        parse=st.booleans(),
    ),
    max_size=8,
)
FAILURES: st.SearchStrategy[EngineFailure | None] = st.sampled_from([None, None, None, "wall clock", "crash", "memory"])
LEAN_TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=30) | st.sampled_from(
    ["", "· exact h", "| inl a => rfl", "  _ = c := h", "exact (", "calc", "/-", "by", "«", "\t\r\n", "cases h with"]
)


def proof(*steps: str, header: str = "import Mathlib", statement: str = "theorem t : p") -> PairedProof:
    return PairedProof("x", header, statement, steps)


def is_consistent(report: CompileReport, n: int) -> bool:
    """What holds of every report: labels are trues, then falses, and go with the outcome and the first error."""
    if report.outcome != "label":
        return report.labels == [] and report.reason is not None and report.attribution is None
    good = n if report.first_error is None else report.first_error - 1
    return report.reason is None and report.labels == [i < good for i in range(n)] and 0 <= good <= n


@given(TACTICS)
@settings(max_examples=60, deadline=None)
def test_labels_are_right_up_to_the_first_failing_step(steps: list[str]) -> None:
    report = check_proof(proof(*steps), ToyLean())
    expected = steps.index("wrong") + 1 if "wrong" in steps else None if "finish" in steps else len(steps)
    assert (report.outcome, report.first_error) == ("label", expected)
    assert is_consistent(report, len(steps))


@given(st.lists(LEAN_TEXT, max_size=4), MESSAGES, FAILURES, st.booleans())
@settings(max_examples=150, deadline=None)
def test_nothing_raises_whatever_lean_says(
    steps: list[str], found: list[RawMessage], failure: EngineFailure | None, limited: bool
) -> None:
    engine = FakeEngine(says(found, failure), capabilities=capabilities() if limited else None)
    assert is_consistent(check_proof(proof(*steps), engine), len(steps))


@given(LEAN_TEXT, LEAN_TEXT, st.lists(LEAN_TEXT, min_size=1, max_size=3))
@settings(max_examples=100, deadline=None)
def test_nothing_raises_whatever_the_statement(header: str, statement: str, steps: list[str]) -> None:
    for text in (statement, f"theorem {statement}", f"theorem t : p {statement}"):
        report = check_proof(proof(*steps, header=header, statement=text), ToyLean())
        assert is_consistent(report, len(steps))


def outcome(report: CompileReport) -> tuple[str, str | None]:
    return report.outcome, report.reason


@pytest.mark.parametrize("failure", ["wall clock", "crash", "memory"])
def test_a_run_that_does_not_end_is_infrastructure(failure: EngineFailure) -> None:
    assert outcome(check_proof(proof("finish"), FakeEngine(says([], failure)))) == ("infrastructure", failure)


def test_a_dead_step_rejects_wherever_it_stands() -> None:
    assert outcome(check_proof(proof("dead", "finish"), ToyLean())) == ("rejected", "step not checked")
    assert outcome(check_proof(proof("right", "dead", "wrong"), ToyLean())) == ("rejected", "step not checked")
    assert check_proof(proof("right", "wrong", "dead"), ToyLean()).first_error == 2


def test_without_an_answer_on_axioms_nothing_is_sound() -> None:
    assert outcome(check_proof(proof("finish"), FakeEngine(says()))) == ("rejected", "unsound")


def _forged(text: str) -> LeanResult:
    """The proof prints an axioms line of its own; the true answer admits a sorry."""
    lines = text.split("\n")
    asked = next(i for i, line in enumerate(lines, 1) if line.startswith("#print"))
    lie = message(asked - 1, text="'t' does not depend on any axioms", severity="information")
    truth = message(asked, text="'t' depends on axioms: [propext,\n sorryAx]", severity="information")
    return LeanResult((lie, truth), 0.01)


def test_a_forged_axioms_line_is_not_believed() -> None:
    report = check_proof(proof("finish"), FakeEngine(_forged))
    assert outcome(report) == ("rejected", "unsound")
    assert report.axioms == ["propext", "sorryAx"]
    assert "sorryAx" in report.detail


def test_axioms_of_the_engines_base_are_allowed() -> None:
    def answer(text: str) -> LeanResult:
        result = ToyLean().run(text, limits=None)  # type: ignore[arg-type]
        changed = [
            message(m.line, text="'t' depends on axioms: [Real.base]", severity="information")
            if "does not depend" in m.text
            else m
            for m in result.messages
        ]
        return LeanResult(tuple(changed), 0.01)

    assert outcome(check_proof(proof("finish"), FakeEngine(answer))) == ("rejected", "unsound")
    allowed = FakeEngine(answer, base_axioms=frozenset({"Real.base"}))
    assert outcome(check_proof(proof("finish"), allowed)) == ("label", None)


def test_another_type_than_the_statements_is_unsound() -> None:
    def answer(text: str) -> LeanResult:
        result = ToyLean().run(text, limits=None)  # type: ignore[arg-type]
        if "leanprm_gap" in text:
            return result
        changed = [
            message(m.line, text="t : False → p", severity=m.severity) if " : p" in m.text else m
            for m in result.messages
        ]
        return LeanResult(tuple(changed), 0.01)

    assert outcome(check_proof(proof("finish"), FakeEngine(answer))) == ("rejected", "unsound")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (1, ("infrastructure", "failing import")),
        (2, ("rejected", "ill-posed statement")),
        (3, ("rejected", "ill-posed statement")),
    ],
)
def test_errors_before_the_statement(line: int, expected: tuple[str, str]) -> None:
    engine = FakeEngine(says([message(line, text="unknown namespace `Xyz`")]))
    assert outcome(check_proof(proof("finish", header="import Mathlib\nopen Xyz"), engine)) == expected


def test_a_statement_that_does_not_hold_up_blames_no_step() -> None:
    def answer(text: str) -> LeanResult:
        at = [i for i, line in enumerate(text.split("\n"), 1) if line.startswith("theorem")]
        return LeanResult(tuple(message(i, text="Type mismatch") for i in at), 0.01)

    assert outcome(check_proof(proof("finish"), FakeEngine(answer))) == ("rejected", "ill-posed statement")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("(deterministic) timeout at `whnf`", ("rejected", "undetermined")),
        ("Unknown identifier `mul_comm`", ("infrastructure", "engine unsupported")),
        ("Unknown identifier `hq`", ("label", None)),
        ("failed to synthesize\n  CommRing Nat", ("infrastructure", "engine unsupported")),
        ("failed to synthesize\n  Decidable p", ("label", None)),
        ("Unknown constant `wfParam`", ("infrastructure", "engine unsupported")),
    ],
)
def test_what_the_failing_steps_message_means(text: str, expected: tuple[str, str | None]) -> None:
    def answer(source: str) -> LeanResult:
        result = ToyLean().run(source, limits=None)  # type: ignore[arg-type]
        changed = [message(m.line, m.column, text=text) if m.text == "failed" else m for m in result.messages]
        return LeanResult(tuple(changed), 0.01)

    engine = FakeEngine(answer, capabilities=capabilities())
    steps = ("right", "-- by hq, mul_comm\nwrong")
    report = check_proof(proof(*steps), engine)
    assert outcome(report) == expected
    assert report.first_error == (2 if expected[0] == "label" else None)


def test_runs_are_counted() -> None:
    engine = ToyLean()
    report = check_proof(proof("right", "finish"), engine)
    assert report.lean_runs == len(engine.texts) == 3
    assert report.seconds == pytest.approx(0.03)
