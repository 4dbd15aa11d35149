"""The counts behind the report."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leanprm.records import LabelledProof, Repair
from leanprm.report.summary import HELD_BACK, LONGEST_SHOWN, Times, summarize
from tests.builders import MemoryTables, RunBuilder, attempt_id, labelled, repaired

LONG = [(f"Step {k}.", "skip") for k in range(30)]
FIVE = [(f"Step {k}.", "skip") for k in range(5)]


def test_cells_count_kept_proofs_by_source_verdict_and_split() -> None:
    run = RunBuilder().proof(0, source="a").proof(1, 2, source="a", split="bench").proof(2, source="b")
    run.proof(3, 1, source="b", filtered="duplicate").stopped(4, "compile", "rejected", "unsound")
    summary = summarize(run.tables(2))
    assert dict(summary.cells) == {
        ("a", "correct", "train"): 1,
        ("a", "incorrect", "bench"): 1,
        ("b", "correct", "train"): 1,
    }
    assert summary.sources == ["a", "b"], "the largest first"
    assert summary.kept == 3
    assert summary.kept_by(verdict="incorrect") == 1
    assert dict(summary.step_labels) == {True: 4 + 1 + 4, False: 3}


def test_only_proofs_with_a_split_are_corpus() -> None:
    tables = RunBuilder().proof(0).tables()
    del tables.stages["splits"]
    assert summarize(tables).kept == 0


def test_first_errors_by_step_and_by_tenth() -> None:
    run = RunBuilder().proof(0, 1, steps=FIVE).proof(1, 5, steps=FIVE).proof(2, 30, steps=LONG)
    summary = summarize(run.tables())
    assert dict(summary.positions) == {1: 1, 5: 1, LONGEST_SHOWN + 1: 1}
    assert dict(summary.tenths) == {1: 1, 9: 2}, "step 1 of 5 ends at 20 %, the last step ends at 100 %"


@given(st.integers(1, 200).flatmap(lambda n: st.tuples(st.just(n), st.integers(1, n))))
def test_every_first_error_has_a_tenth(place: tuple[int, int]) -> None:
    size, first = place
    run = RunBuilder().proof(0, first, steps=[("s", "t")] * size)
    (tenth,) = summarize(run.tables()).tenths
    assert 0 <= tenth <= 9
    assert 10 * first / size - 1 <= tenth < 10 * first / size


def test_other_proofs_of_a_bench_theorem_are_held_back() -> None:
    run = RunBuilder().proof(0, split="bench", copies=1).proof(1, split="bench", copies=0)
    summary = summarize(run.tables())
    assert dict(summary.cells) == {("examples", "correct", "bench"): 1, ("examples", "correct", HELD_BACK): 1}
    assert summary.view.total() == 0


def test_formalisation_side_errors_are_counted_where_they_were_removed() -> None:
    run = RunBuilder().proof(0, 2).proof(1, 2, error_class="other", filtered="formalisation-side first error")
    run.proof(2, 2, error_class="other", filtered="duplicate")
    summary = summarize(run.tables())
    assert dict(summary.removed_classes) == {"other": 1}
    assert dict(summary.classes) == {"unjustified assumption": 1}
    assert summary.unfiltered_incorrect == 3


def test_the_train_view_counts_copies_and_the_most_of_one_proof() -> None:
    run = RunBuilder().proof(0, copies=1).proof(1, 2, copies=4).proof(2, 2, copies=3)
    run.proof(3, 2, split="validation", copies=0)
    summary = summarize(run.tables())
    assert dict(summary.view) == {("examples", "correct"): 1, ("examples", "incorrect"): 7}
    assert summary.most_copies["examples", "incorrect"] == 4


def test_money_and_tokens_are_summed_by_model_and_dropped_attempts_cost_too() -> None:
    run = RunBuilder().proof(0).stopped(1, "attempts", "infrastructure", "refusal")
    summary = summarize(run.tables(1))
    generated = summary.spent["generate", "model-a", "generate/v1@0123456789ab"]
    assert (generated.calls, generated.input_tokens, generated.output_tokens) == (2, 2400, 1600)
    assert summary.cost_usd == pytest.approx(2 * 0.0156 + 0.0075)


def test_repairs_count_as_lean_time() -> None:
    tables = RunBuilder().proof(0).tables()
    tables.put("repair", [repaired(0)], Repair)
    summary = summarize(tables)
    assert summary.lean_runs == 2
    assert summary.times.total == 1.0


def test_an_attempt_that_lean_never_ran_on_has_no_time() -> None:
    run = RunBuilder().proof(0).proof(1, seconds=0.0, lean_runs=0)
    assert summarize(run.tables()).times.count == 1


def test_attribution_counts_every_failure_that_lean_found() -> None:
    run = RunBuilder().proof(0, 2).proof(1, 2, attribution="positional", filtered="duplicate").proof(2)
    assert dict(summarize(run.tables()).attribution) == {"confirmed": 1, "positional": 1}


def test_the_shown_proof_does_not_depend_on_the_order_of_parts_and_is_never_held_out() -> None:
    run = RunBuilder().proof(0, 3, steps=LONG).proof(1, 3, steps=FIVE).proof(2, 3, steps=FIVE, split="bench")
    for rows in (None, 1, 2):
        assert summarize(run.tables(rows)).shown["unjustified assumption"].attempt_id == attempt_id(1)
    held_out = summarize(RunBuilder().proof(0, 3, split="bench").tables())
    assert held_out.shown == {}


def test_a_blamed_earlier_step_is_counted() -> None:
    tables = RunBuilder().proof(0, 3).tables()
    tables.put("filter", [labelled(0, 0, 3, cause_step=1)], LabelledProof)
    assert summarize(tables).earlier_causes == 1


def test_nothing_gives_nothing() -> None:
    summary = summarize(MemoryTables())
    assert (summary.kept, summary.sources, summary.cost_usd, summary.times.quantile(0.5)) == (0, [], 0.0, 0.0)


@given(st.lists(st.floats(0.001, 1000), min_size=1), st.floats(0.01, 1))
def test_quantiles_are_within_the_width_of_a_bin(values: list[float], share: float) -> None:
    times = Times()
    for value in values:
        times.add(value)
    ordered = sorted(values)
    exact = next(v for k, v in enumerate(ordered, start=1) if k >= share * len(values))
    assert times.quantile(share) == pytest.approx(exact, rel=0.011)
    assert times.quantile(1) <= times.largest == max(values)
    assert times.count == len(values)
