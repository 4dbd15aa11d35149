"""The case table against real Lean: every proof's outcome, first failing step and reason, as written down by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor

import pytest

from leanprm.lean.engine import LeanEngine
from leanprm.records import CompileReport
from tests.lean.table import Case, load

TABLE = load()
Answers = Callable[[Case], CompileReport]


@pytest.fixture(scope="session")
def answers(engine: LeanEngine, request: pytest.FixtureRequest) -> Iterator[Answers]:
    """The report of a case. All selected cases are checked two at a time; the work is done in child processes."""
    pool = ThreadPoolExecutor(2)
    selected = [item.callspec.params.get("case") for item in request.session.items if hasattr(item, "callspec")]
    futures: dict[str, Future[CompileReport]] = {
        case.name: pool.submit(case.check, engine) for case in selected if isinstance(case, Case)
    }
    yield lambda case: futures[case.name].result()
    pool.shutdown(cancel_futures=True)


@pytest.mark.parametrize("case", TABLE, ids=lambda case: case.name)
def test_report_is_the_expected_one(case: Case, answers: Answers) -> None:
    report = answers(case)
    found = (report.outcome, report.first_error, report.reason)
    assert found == (case.outcome, case.first_error, case.reason), f"{report.detail}\n{report.messages}"
    if case.attribution:
        assert report.attribution == case.attribution
    good = len(case.proof.steps) if report.first_error is None else report.first_error - 1
    expected = [step < good for step in range(len(case.proof.steps))]
    assert report.labels == (expected if report.outcome == "label" else [])


def test_names_are_unique_and_the_table_is_broad() -> None:
    names = Counter(case.name for case in TABLE)
    assert [name for name, count in names.items() if count > 1] == []
    assert {case.outcome for case in TABLE} == {"label", "rejected", "infrastructure"}
    assert sum(case.outcome == "label" and case.first_error is not None for case in TABLE) >= 100
    assert sum(case.file == "hostile" and case.outcome == "rejected" for case in TABLE) >= 30
