"""Splits by theorem group, quotas, and parity in the train view."""

from __future__ import annotations

import random
from collections import Counter
from itertools import groupby
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leanprm.config import SplitSettings
from leanprm.corpus.split import (
    Cell,
    CellView,
    Census,
    SplitInput,
    SplitPlan,
    Verdict,
    plan_splits,
    split_input,
    split_rows,
    take_census,
    train_view,
)
from leanprm.ids import digest
from leanprm.records import SplitRow
from tests.builders import labelled

PAPER = {
    Cell("NuminaMath", "correct"): 1334,
    Cell("NuminaMath", "incorrect"): 3978,
    Cell("Lean-Workbook", "correct"): 4787,
    Cell("Lean-Workbook", "incorrect"): 284,
    Cell("other", "correct"): 249,
    Cell("other", "incorrect"): 2,
}


def row(group: str, attempt: str, verdict: Verdict, source: str = "s", seed: int = 0) -> SplitInput:
    return SplitInput(digest("split", seed, group), group, attempt, source, verdict)


def rows_of(*kinds: str) -> list[SplitInput]:
    """One group a string of `c`orrect and `i`ncorrect proofs."""
    verdicts: dict[str, Verdict] = {"c": "correct", "i": "incorrect"}
    return sorted(row(f"g{g}", f"a{g}.{a}", verdicts[v]) for g, kind in enumerate(kinds) for a, v in enumerate(kind))


def plan(rows: list[SplitInput], validation: int, bench: int) -> SplitPlan:
    return SplitPlan(take_census(rows), validation, bench, ())


def split(rows: list[SplitInput], validation: int = 0, bench: int = 0) -> list[SplitRow]:
    return list(split_rows(lambda: rows, plan(rows, validation, bench)))


def asked(validation: int, bench: int, seed: int = 0) -> SplitSettings:
    return SplitSettings(seed=seed, validation_groups=validation, bench_groups_per_verdict=bench)


def test_the_paper_s_cells_reach_parity_in_18028_rows() -> None:
    rows = sorted(
        row(f"{c.source}{c.verdict}{n}", f"{c.source}{c.verdict}{n}", c.verdict, c.source)
        for c, size in PAPER.items()
        for n in range(size)
    )
    view = train_view(split(rows))
    assert sum(cell.rows for cell in view) == 18_028
    by_cell = {Cell(cell.source, cell.verdict): cell for cell in view}
    for cell, size in PAPER.items():
        target = max(PAPER[Cell(cell.source, v)] for v in ("correct", "incorrect"))
        assert (by_cell[cell].proofs, by_cell[cell].rows) == (size, target)
        assert by_cell[cell].most_copies == -(-target // size)
    assert by_cell[Cell("other", "incorrect")] == CellView("other", "incorrect", 2, 249, 125)
    assert [(cell.source, cell.verdict) for cell in view] == sorted(PAPER)


def test_a_verdict_that_a_source_lacks_stays_at_zero() -> None:
    view = train_view(split(rows_of("c", "c", "c")))
    assert view == [CellView("s", "correct", 3, 3, 1), CellView("s", "incorrect", 0, 0, 0)]


def test_held_out_proofs_are_no_part_of_the_view() -> None:
    out = split(rows_of(*["c"] * 5, *["i"] * 5), validation=2, bench=2)
    view = train_view(out)
    assert sum(cell.proofs for cell in view) == 4 == sum(r.split == "train" for r in out)
    assert view[0].rows == view[1].rows


def test_copies_are_even_and_the_first_in_order_get_one_more() -> None:
    rows = rows_of(*["c"] * 7, "i", "i", "i")
    copies = {verdict: [r.copies for r in split(rows) if r.verdict == verdict] for verdict in ("correct", "incorrect")}
    assert copies == {"correct": [1] * 7, "incorrect": [3, 2, 2]}


def test_parity_is_within_a_source_not_across() -> None:
    rows = sorted([row("g1", "a1", "correct", "s"), row("g2", "a2", "correct", "s"), row("g3", "a3", "incorrect", "t")])
    assert {r.attempt_id: r.copies for r in split(rows)} == {"a1": 1, "a2": 1, "a3": 1}


def test_one_proof_of_a_bench_group_is_an_item_and_the_others_are_held_back() -> None:
    out = split(rows_of("ccii", "cci"), bench=1)
    assert {r.split for r in out} == {"bench"}
    assert sorted((r.theorem_key, r.copies) for r in out).count(("g0", 1)) == 1
    assert sum(r.copies for r in out) == 2
    assert {r.verdict for r in out if r.copies} == {"correct", "incorrect"}
    for _, group in groupby(out, key=lambda r: r.theorem_key):
        members = list(group)
        item = next(r for r in members if r.copies)
        assert item.attempt_id == min(r.attempt_id for r in members if r.verdict == item.verdict)


def test_validation_takes_all_proofs_of_the_first_groups() -> None:
    rows = rows_of("cci", "ci", "i", "c")
    out = split(rows, validation=2)
    first = list(dict.fromkeys(r.theorem_key for r in rows))[:2]
    assert {r.theorem_key for r in out if r.split == "validation"} == set(first)
    assert all(r.copies == 1 for r in out if r.split == "validation")


def test_validation_leaves_what_the_bench_cannot_do_without() -> None:
    for only in range(4):
        out = split(rows_of(*("i" if g == only else "c" for g in range(4))), validation=2, bench=1)
        assert Counter(r.split for r in out) == {"validation": 2, "bench": 2}
        assert next(r.split for r in out if r.verdict == "incorrect") == "bench"


def test_a_group_of_both_verdicts_goes_where_it_is_needed() -> None:
    """Three mixed groups and three correct ones: the mixed must all serve as incorrect."""
    out = split(rows_of("ci", "ci", "ci", "c", "c", "c"), bench=3)
    assert Counter(r.verdict for r in out if r.split == "bench" and r.copies) == {"correct": 3, "incorrect": 3}
    assert all(r.copies == (r.verdict == "incorrect" or r.theorem_key > "g2") for r in out)


def test_the_quotas_are_those_asked_when_the_corpus_is_large() -> None:
    given_plan = plan_splits(Census(6370, 4264, 0), asked(170, 100))
    assert (given_plan.validation, given_plan.bench_per_verdict, given_plan.notes) == (170, 100, ())


@pytest.mark.parametrize(
    ("census", "validation", "bench", "expected", "notes"),
    [
        (Census(5, 5, 0), 2, 1, (2, 1), 0),
        (Census(5, 5, 0), 3, 1, (2, 0), 1),
        (Census(50, 50, 0), 170, 100, (18, 10), 1),
        (Census(25, 25, 50), 20, 10, (20, 10), 0),
        (Census(90, 10, 0), 0, 10, (0, 4), 1),
        (Census(10, 90, 0), 0, 10, (0, 4), 1),
        (Census(90, 0, 10), 0, 4, (0, 4), 0),
        (Census(90, 10, 0), 30, 10, (24, 4), 2),
        (Census(10, 0, 0), 1, 1, (1, 0), 1),
        (Census(0, 0, 0), 170, 100, (0, 0), 1),
        (Census(1, 1, 0), 0, 0, (0, 0), 0),
    ],
)
def test_a_small_corpus_gets_smaller_quotas_and_is_told(
    census: Census, validation: int, bench: int, expected: tuple[int, int], notes: int
) -> None:
    result = plan_splits(census, asked(validation, bench))
    assert (result.validation, result.bench_per_verdict) == expected
    assert len(result.notes) == notes
    assert result.census is census


def test_the_notes_name_what_was_asked_and_what_there_is() -> None:
    assert plan_splits(Census(90, 10, 0), asked(30, 10)).notes == (
        "50 groups asked to be held out, 40 of 100 may be: quotas scaled down",
        "bench: 8 incorrect groups wanted, 4 of 10 may be held out",
    )


def test_the_census_counts_groups_by_their_verdicts() -> None:
    census = take_census(rows_of("c", "cc", "i", "ci", "ic", "iii", "ccc"))
    assert census == Census(correct_only=3, incorrect_only=2, mixed=2)
    assert (census.groups, census.having("correct"), census.having("incorrect")) == (7, 5, 4)


def test_a_row_to_split_comes_from_a_labelled_proof() -> None:
    proof = labelled(3, first_error=2, source="numina")
    found = split_input(proof, seed=7)
    assert found[1:] == (proof.theorem_key, proof.attempt_id, "numina", "incorrect")
    assert found.rank == split_input(labelled(3, sample=1), seed=7).rank
    assert found.rank != split_input(proof, seed=8).rank


@pytest.mark.parametrize("changes", [{"outcome": "rejected"}, {"verdict": None}])
def test_a_proof_without_a_label_cannot_be_split(changes: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="has no label"):
        split_input(labelled(**changes), seed=0)


@pytest.mark.parametrize("swap", [(0, 1), (1, 2), (0, 0)])
def test_unsorted_or_repeated_rows_are_an_error(swap: tuple[int, int]) -> None:
    rows = rows_of("cc", "c")
    wrong = [rows[0], *rows] if swap == (0, 0) else list(rows)
    wrong[swap[0]], wrong[swap[1]] = wrong[swap[1]], wrong[swap[0]]
    with pytest.raises(ValueError, match="not sorted"):
        take_census(wrong)


corpora = st.lists(st.text("ci", min_size=1, max_size=4), max_size=40).map(lambda kinds: rows_of(*kinds))


@settings(max_examples=200)
@given(corpora, st.integers(0, 20), st.integers(0, 10), st.randoms(use_true_random=False))
def test_splits_keep_their_promises(
    rows: list[SplitInput], validation: int, bench: int, shuffle: random.Random
) -> None:
    """Every row once, no group in two splits, exact quotas, a balanced bench, 60 % of groups in train, parity."""
    result = plan_splits(take_census(rows), asked(validation, bench))
    out = list(split_rows(lambda: rows, result))
    assert [(r.theorem_key, r.attempt_id, r.source, r.verdict) for r in out] == [r[1:] for r in rows]

    splits = {key: {r.split for r in group} for key, group in groupby(out, key=lambda r: r.theorem_key)}
    assert all(len(where) == 1 for where in splits.values())
    groups = Counter(where.copy().pop() for where in splits.values())
    assert groups["validation"] == result.validation <= validation
    assert groups["bench"] == 2 * result.bench_per_verdict <= 2 * bench
    assert 10 * groups["train"] >= 6 * len(splits)

    items = Counter(r.verdict for r in out if r.split == "bench" and r.copies)
    assert items["correct"] == items["incorrect"] == result.bench_per_verdict
    assert all(r.copies >= (r.split != "bench") for r in out)
    assert all(r.copies <= 1 for r in out if r.split != "train")

    view = {cell.verdict: cell for cell in train_view(out)}
    if len(view) == 2 and all(cell.proofs for cell in view.values()):
        assert view["correct"].rows == view["incorrect"].rows == max(cell.proofs for cell in view.values())
    for verdict in view:
        copies = [r.copies for r in out if r.split == "train" and r.verdict == verdict]
        assert not copies or max(copies) - min(copies) <= 1

    shuffled = list(rows)
    shuffle.shuffle(shuffled)
    assert list(split_rows(lambda: sorted(shuffled), result)) == out


def test_another_seed_draws_another_validation() -> None:
    proofs = [labelled(n) for n in range(40)]
    drawn = []
    for seed in (1, 2):
        rows = sorted(split_input(proof, seed) for proof in proofs)
        drawn.append({r.theorem_key for r in split(rows, validation=8) if r.split == "validation"})
    assert drawn[0] != drawn[1]
    assert [len(keys) for keys in drawn] == [8, 8]
