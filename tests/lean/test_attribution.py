"""Attribution when each prefix holds or fails as a test says: what decides, and what is only a guess."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leanprm.lean.attribution import Attribution, Prefixes, attribute
from leanprm.lean.batch import Runner
from leanprm.lean.engine import EngineFailure, LeanResult, Limits, RawMessage
from leanprm.lean.proof import Layout, PairedProof
from tests.lean.fakes import FakeEngine, message

_PREFIX = re.compile(r"theorem leanprm_prefix(\d+)_\d+ ")


@dataclass(frozen=True)
class Case:
    """A failing proof of `steps`; `holds(j)` says whether prefix j compiles, `said` what Lean said of the whole."""

    steps: tuple[str, ...]
    holds: Callable[[int], bool]
    said: tuple[RawMessage, ...] = ()
    parse: bool = False
    in_closing: bool = False

    def attribute(self) -> tuple[Attribution | EngineFailure, FakeEngine]:
        layout = Layout(PairedProof("x", "", "theorem t : p", self.steps), 1000)
        engine = FakeEngine(self._answer)
        prefixes = Prefixes(layout, layout.whole(), self.said, Runner(engine, Limits()))
        return attribute(prefixes), engine

    def _answer(self, text: str) -> LeanResult:
        lines = text.split("\n")
        found = []
        for at, line in enumerate(lines, 1):
            name = _PREFIX.match(line)
            if name and not self.holds(int(name.group(1))):
                length = next(i for i, rest in enumerate(lines[at:], at) if rest.startswith("#print"))
                found.append(message(length if self.in_closing else at + 2, text="failed", parse=self.parse))
        return LeanResult(tuple(found), 0.01)


def positions(n: int, *lines: int) -> tuple[RawMessage, ...]:
    """Errors of the whole at these steps of a proof of `n` one-line steps: lines 7 and on with this preamble."""
    layout = Layout(PairedProof("x", "", "theorem t : p", ("a",) * n), 1000)
    first = layout.whole().by_line + 1
    return tuple(message(first + line - 1) for line in lines)


def found(case: Case) -> tuple[int, str]:
    attribution, _ = case.attribute()
    assert isinstance(attribution, Attribution)
    return attribution.step, attribution.kind


@given(st.integers(1, 6).flatmap(lambda n: st.tuples(st.just(n), st.integers(1, n), st.integers(1, n))))
def test_prefixes_decide_wherever_the_error_is_reported(numbers: tuple[int, int, int]) -> None:
    n, wrong, reported = numbers
    case = Case(("a",) * n, lambda j: j < wrong, positions(n, reported))
    assert found(case) == (wrong, "confirmed")


def test_a_right_guess_costs_one_run() -> None:
    attribution, engine = Case(("a",) * 5, lambda j: j < 3, positions(5, 3)).attribute()
    assert isinstance(attribution, Attribution)
    assert attribution.proved.length == 2
    assert len(engine.texts) == 1
    assert sorted(set(_PREFIX.findall(engine.texts[0]))) == ["2", "3"]


def test_a_wrong_guess_costs_two() -> None:
    _, engine = Case(("a",) * 5, lambda j: j < 2, positions(5, 4)).attribute()
    assert len(engine.texts) == 2


def test_when_every_prefix_holds_the_last_step_stopped_early() -> None:
    assert found(Case(("a",) * 4, lambda j: j >= 0, positions(4, 1))) == (4, "confirmed")


def test_prefix_0_stands_last_under_the_theorems_own_name() -> None:
    _, engine = Case(("a", "b"), lambda j: j >= 0, positions(2, 1)).attribute()
    theorems = [line for line in engine.texts[0].split("\n") if line.startswith("theorem")]
    assert theorems[-1] == "theorem t : p"
    assert all("leanprm_prefix" in line for line in theorems[:-1])


@pytest.mark.parametrize(
    ("steps", "reported", "expected"),
    [
        (("exact ⟨", "a,", "b⟩"), 2, (2, "positional")),
        (("exact ⟨", "a,", "b⟩"), 3, (3, "positional")),
        (("exact ⟨", "a⟩", "b"), 1, (1, "positional")),
        (("x", "exact ⟨", "b⟩"), 1, (2, "positional")),
    ],
)
def test_brackets_across_steps_are_positional(steps: Sequence[str], reported: int, expected: tuple[int, str]) -> None:
    case = Case(tuple(steps), lambda j: j < 1 or (steps[0] == "x" and j < 2), positions(3, reported))
    assert found(case) == expected


def test_errors_of_the_closing_alone_say_nothing() -> None:
    closed_badly = Case(("a", "b", "c"), lambda j: j not in (1, 2), positions(3, 2), in_closing=True)
    assert found(closed_badly) == (2, "positional")
    own = Case(("a", "b", "c"), lambda j: j not in (1, 2), positions(3, 2))
    assert found(own) == (1, "confirmed")


def test_a_parse_error_of_the_closing_counts_when_the_whole_has_it_too() -> None:
    elsewhere = Case(("a", "b", "c"), lambda j: j < 1, positions(3, 3), parse=True, in_closing=True)
    assert found(elsewhere) == (3, "positional")
    whole = (message(positions(3, 2)[0].line, parse=True),)
    assert found(Case(("a", "b", "c"), lambda j: j < 1, whole, parse=True, in_closing=True)) == (1, "confirmed")


def test_when_nothing_ends_the_engine_failed() -> None:
    layout = Layout(PairedProof("x", "", "theorem t : p", ("a", "b")), 1000)
    engine = FakeEngine(lambda _: LeanResult((), 0.01, "memory"))
    assert attribute(Prefixes(layout, layout.whole(), (), Runner(engine, Limits()))) == "memory"


@pytest.mark.parametrize("failure", ["wall clock", "crash", "memory"])
def test_a_run_that_ends_badly_where_it_would_decide_is_no_label(failure: EngineFailure) -> None:
    """Prefixes 1 and 2 hold; whether 3 does, the engine cannot say: nobody knows if step 3 or 4 fails first."""
    steps = ("a",) * 5
    layout = Layout(PairedProof("x", "", "theorem t : p", steps), 1000)
    case = Case(steps, lambda j: j < 4)

    def answer(text: str) -> LeanResult:
        result = case._answer(text)
        return LeanResult((), 0.01, failure) if "prefix3" in text else result

    prefixes = Prefixes(layout, layout.whole(), positions(5, 3), Runner(FakeEngine(answer), Limits()))
    assert attribute(prefixes) == failure
