"""The funnel: nothing is lost, nothing is invented, and what does not add up is named."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from leanprm.corpus.status import (
    STAGES,
    Row,
    StageTally,
    funnel,
    funnel_json,
    funnel_table,
    load_funnel,
    run_funnel,
    tally,
    tally_repair,
)
from leanprm.manifest import Manifest, StageEntry, write_manifest
from leanprm.records import CompileReport, Quarantined, Repair, Review, Statement
from leanprm.store import RunDirectory
from tests.builders import (
    MODELS,
    MemoryTables,
    RunBuilder,
    attempt,
    repaired,
    report,
    review,
    statement,
)


def mixed_run() -> RunBuilder:
    """Kept, filtered and stopped proofs: one way out of every stage that has one."""
    run = RunBuilder().proof(0).proof(1, 3).proof(2, filtered="mentions Lean")
    run.stopped(3, "attempts", "infrastructure", "truncation")
    run.stopped(4, "compile", "rejected", "unsound").stopped(5, "compile", "infrastructure", "engine unsupported")
    run.stopped(6, "review", "rejected", "prose and Lean disagree").stopped(7, "labels", "rejected", "disputed step")
    return run


def rendered(table: object) -> str:
    console = Console(file=io.StringIO(), width=160)
    console.print(table)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("part_rows", [None, 1, 3])
def test_every_stage_adds_up_however_the_run_is_cut(part_rows: int | None) -> None:
    result = load_funnel(mixed_run().tables(part_rows))
    assert result.complete
    assert result.unexplained == 0
    assert result.problems == ()
    assert [(s.stage, s.entered, s.out) for s in result.stages] == [
        ("statements", 8, 8),
        ("attempts", 8, 7),
        ("compile", 7, 5),
        ("review", 5, 4),
        ("repair", 4, 4),
        ("labels", 4, 3),
        ("filter", 3, 2),
        ("splits", 2, 2),
    ]
    assert all(s.balance == 0 for s in result.stages)


def test_json_gives_counts_by_stage_and_reason() -> None:
    data = funnel_json(load_funnel(mixed_run().tables()))
    stages = {s["stage"]: s for s in data["stages"]}
    assert list(stages) == list(STAGES)
    assert stages["compile"]["rejected"] == {"unsound": 1}
    assert stages["compile"]["infrastructure"] == {"engine unsupported": 1}
    assert stages["filter"]["rejected"] == {"mentions Lean": 1}
    assert (data["unexplained"], data["problems"], data["quarantined"], data["complete"]) == (0, [], 0, True)


def test_a_run_directory_on_disk_gives_the_same_funnel(tmp_path: Path) -> None:
    tables, run = mixed_run().tables(3), RunDirectory(tmp_path)
    for stage, parts in tables.stages.items():
        for part, table in parts.items():
            run.write(run.part_path(stage, part), [table], MODELS[stage].arrow_schema())
    assert funnel_json(load_funnel(run)) == funnel_json(load_funnel(tables))


@pytest.mark.parametrize("stage", ["compile", "review", "labels", "filter", "splits"])
def test_a_lost_row_is_unexplained(stage: str) -> None:
    tables = mixed_run().tables()
    table = tables.stages[stage]["part-00000"]
    tables.stages[stage]["part-00000"] = table.slice(1)
    result = load_funnel(tables)
    assert result.unexplained >= 1
    assert not result.complete
    assert any(p.startswith(f"{stage}: ") for p in result.problems)


def test_a_lost_row_is_not_hidden_by_an_invented_one() -> None:
    result = tally("compile", ["a", "b"], [Row("a", "a"), Row("x", "x")])
    assert result.unexplained == 2
    assert result.balance == 0, "the totals alone look fine"


def test_a_repeated_row_is_unexplained() -> None:
    assert tally("compile", ["a"], [Row("a", "a"), Row("a", "a")]).unexplained == 1


def test_attempts_fan_out_and_a_counted_duplicate_is_explained() -> None:
    rows = [Row("s", "1"), Row("s", "2"), Row("s", "2", "rejected", "duplicate")]
    result = tally("attempts", ["s"], rows)
    assert (result.entered, result.out, result.unexplained) == (3, 2, 0)
    assert tally("attempts", ["s"], [Row("s", "1"), Row("s", "1")]).unexplained == 1
    assert tally("attempts", ["s", "t"], [Row("s", "1")]).unexplained == 1, "t was never tried"


def test_repair_passes_everything_on_and_counts_patches() -> None:
    result = tally_repair(["a", "b"], ["a"], [Row("a", "a", "infrastructure", "wall clock")])
    assert (result.entered, result.out, result.unexplained) == (2, 2, 0)
    assert result.note == {"syntax errors": 1, "patched": 1, "recompiled to a verdict": 0}
    assert tally_repair(["a", "b"], ["a"], [Row("b", "b")]).unexplained == 1, "b had no syntax error"


def test_repairs_are_matched_with_the_reviews_that_asked_for_them() -> None:
    tables = RunBuilder().proof(0).proof(1).tables()
    tables.put("review", [review(1), review(0, 0, 2, verdict="syntax error", error_class=None, patch="x")], Review)
    tables.put("repair", [repaired(0)], Repair)
    assert load_funnel(tables).stage("repair").note == {
        "syntax errors": 1,
        "patched": 1,
        "recompiled to a verdict": 1,
    }


def test_unfinished_parts_are_pending_not_unexplained() -> None:
    tables = mixed_run().tables(4)
    for stage in ("review", "repair", "labels", "filter", "splits"):
        del tables.stages[stage]["part-00001"]
    result = load_funnel(tables)
    assert result.unexplained == 0
    assert result.problems == ()
    assert not result.complete
    assert result.stage("review").pending == 2
    assert "not finished" in rendered(funnel_table(result))


def test_an_empty_run_and_an_empty_directory() -> None:
    for tables in (MemoryTables(), RunBuilder().tables()):
        result = load_funnel(tables)
        assert result.complete
        assert all(s.entered == 0 for s in result.stages)


def test_quarantined_rows_are_counted_apart() -> None:
    tables = RunBuilder().proof(0).tables()
    bad = Quarantined(file="in.jsonl", position="line 3", reason="not JSON", raw="{")
    tables.put("quarantine", [bad], Quarantined)
    result = load_funnel(tables)
    assert result.quarantined == 1
    assert result.complete
    assert "1 input row could not be read" in rendered(funnel_table(result))


def test_a_row_that_stops_without_a_reason_is_a_problem() -> None:
    tables = MemoryTables()
    tables.put("statements", [statement(0)], Statement)
    tables.put("attempts", [attempt(0)], type(attempt(0)))
    tables.put("compile", [report(0, outcome="rejected")], CompileReport)
    assert load_funnel(tables).problems == ("compile: 1 row stopped without a reason",)


def test_counts_that_do_not_add_up_are_a_problem_even_when_no_id_is_missing() -> None:
    assert funnel([StageTally("attempts", entered=5, out=4)]).problems[0] == "attempts: 5 in, but 4 accounted for"


def test_reasons_are_listed_by_weight() -> None:
    run = RunBuilder()
    for n, reason in enumerate(["duplicate", "unsound", "unsound"]):
        run.stopped(n, "compile", "rejected", reason)
    stages = funnel_json(load_funnel(run.tables()))["stages"]
    assert list(stages[2]["rejected"].items()) == [("unsound", 2), ("duplicate", 1)]


def test_stages_that_do_not_follow_from_each_other_are_a_problem() -> None:
    result = funnel([StageTally("filter", entered=5, out=5), StageTally("splits", entered=4, out=4)])
    assert "splits: 4 rows in, but 5 came out of filter" in result.problems


def test_a_part_that_went_missing_contradicts_the_manifest() -> None:
    tables = mixed_run().tables(4)
    finished: dict[str, int] = {s.stage: s.rows for s in load_funnel(tables).stages}
    assert load_funnel(tables, finished).complete
    del tables.stages["splits"]["part-00000"]
    assert load_funnel(tables, finished).problems == ("splits: the manifest says 2 rows, the parts hold 0",)


def test_the_table_names_every_reason() -> None:
    text = rendered(funnel_table(load_funnel(mixed_run().tables())))
    for words in ("unsound", "engine unsupported (infrastructure)", "mentions Lean", "Every row is accounted for"):
        assert words in text


ROWS = st.lists(
    st.tuples(
        st.sampled_from("abcd"),
        st.sampled_from([("label", None), ("rejected", "unsound"), ("infrastructure", "crash")]),
    ),
    max_size=6,
)


@given(st.sets(st.sampled_from("abcd")), ROWS)
def test_a_stage_is_explained_exactly_when_its_rows_answer_its_entries_one_to_one(
    entering: set[str], rows: list[tuple[str, tuple[str, str | None]]]
) -> None:
    result = tally("compile", entering, [Row(i, i, outcome, reason) for i, (outcome, reason) in rows])
    answered = sorted(i for i, _ in rows)
    assert (result.unexplained == 0) == (answered == sorted(entering))
    assert result.out + result.rejected.total() + result.infrastructure.total() == len(rows)


def test_a_run_directory_is_held_against_its_manifest(tmp_path: Path) -> None:
    run = RunDirectory(tmp_path)
    for stage, parts in mixed_run().tables().stages.items():
        for part, table in parts.items():
            run.write(run.part_path(stage, part), [table], MODELS[stage].arrow_schema())
    assert run_funnel(run).complete, "no manifest, nothing to contradict"
    entry = StageEntry(parts=1, rows_in=9, rows_out=9, counts=[], digest="", seconds=0)
    manifest = Manifest(leanprm_version="0", git_commit=None, config={}, deciding_digest="", identities={})
    write_manifest(run, manifest.with_stage("compile", entry))
    assert run_funnel(run).problems == ("compile: the manifest says 9 rows, the parts hold 7",)
