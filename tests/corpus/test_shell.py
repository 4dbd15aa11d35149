"""The Ray shell on fake cores: counts, errors, deadly rows, wiring."""

from __future__ import annotations

import socket
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from leanprm.config import RunSettings
from leanprm.corpus.shell import Cluster, pool_share, run_stage, sorted_rows
from leanprm.corpus.stage import Pool, Stage, WiringError, check_wiring
from leanprm.manifest import StageEntry
from leanprm.records import Attempt, CompileReport, LabelledProof, Record, SplitRow, Statement
from leanprm.store import RunDirectory, StoreError, part_name
from tests import builders
from tests.corpus.fake_pipeline import PARTS, ROWS, build, open_label, stages, write_statements

TOTAL = PARTS * ROWS
ILL = len(range(0, TOTAL, 7))
SOURCES: dict[str, type[Record]] = {"statements": Statement}


def calls(path: Path) -> Counter[str]:
    """How often each core was called on each statement."""
    return Counter(path.read_text(encoding="utf-8").splitlines()) if path.exists() else Counter()


def counts(entry: StageEntry) -> dict[str | None, int]:
    """Rows by reason."""
    return {c.reason: c.rows for c in entry.counts}


@pytest.mark.usefixtures("ray_cluster")
def test_every_row_is_answered_once_and_sorted(tmp_path: Path) -> None:
    run = RunDirectory(tmp_path / "run")
    write_statements(run)
    pipeline = stages(str(tmp_path / "calls"))
    entries = build(run, pipeline)

    assert counts(entries["attempts"]) == {None: TOTAL - ILL, "malformed output": ILL}
    assert entries["attempts"].rows_in == entries["attempts"].rows_out == TOTAL
    assert entries["compile"].rows_in == entries["labels"].rows_out == TOTAL - ILL
    assert set(calls(tmp_path / "calls").values()) == {1}
    for stage in ("attempts", "compile", "labels"):
        assert run.list(stage) == [f"{part_name(k)}.parquet" for k in range(PARTS)], "no pieces and no marks are left"
    for part in run.parts("compile"):
        attempts = {a.id: a for a in run.read_part("attempts", part, Attempt)}
        reports = list(run.read_part("compile", part, CompileReport))
        assert [r.attempt_id for r in reports] == sorted(i for i, a in attempts.items() if a.outcome == "label")

    assert build(run, pipeline) == {
        n: e.model_copy(update={"seconds": pytest.approx(e.seconds, abs=60)}) for n, e in entries.items()
    }
    assert set(calls(tmp_path / "calls").values()) == {1}, "a second run calls no core"


@pytest.mark.usefixtures("ray_cluster")
def test_a_row_that_raises_or_kills_its_worker_costs_itself_alone(tmp_path: Path) -> None:
    run = RunDirectory(tmp_path / "run")
    write_statements(run, parts=1, rows=13)
    entries = build(run, stages(str(tmp_path / "calls"), batch=4, poison=5, raising=9))

    assert counts(entries["compile"]) == {None: 9, "crash": 2}
    reports = {r.attempt_id: r for r in run.read_part("compile", part_name(0), CompileReport)}
    assert "died 2 times" in reports[builders.attempt_id(5)].detail
    assert reports[builders.attempt_id(9)].detail.startswith("ValueError: no such lemma (fake_pipeline.py:")
    seen = calls(tmp_path / "calls")
    assert seen["compile 5"] == 3, "once in its batch and twice alone"
    assert seen["compile 9"] >= 2, "a failure that can be bad luck is tried again"
    assert counts(entries["labels"]) == {None: 9}
    assert run.list("compile") == ["part-00000.parquet"]


@pytest.mark.usefixtures("ray_cluster")
def test_a_damaged_part_is_named(tmp_path: Path) -> None:
    run = RunDirectory(tmp_path / "run")
    write_statements(run, parts=2, rows=3)
    damaged = run.local_path(run.part_path("statements", part_name(1)))
    damaged.write_bytes(damaged.read_bytes()[:200])
    with pytest.raises(StoreError, match=r"statements/part-00001\.parquet: not a readable parquet file"):
        build(run, stages(str(tmp_path / "calls")))


@pytest.mark.usefixtures("ray_cluster")
def test_a_core_that_answers_for_another_row_is_an_error_row(tmp_path: Path) -> None:
    run = RunDirectory(tmp_path / "run")
    write_statements(run, parts=1, rows=3)
    wrong = Stage(
        "attempts",
        Attempt,
        "statements",
        lambda: lambda _: builders.attempt(2),
        failed=lambda rows, reason, detail: builders.attempt(
            int(rows.one(Statement).name[-1]), outcome="infrastructure", reason=reason, detail=detail
        ),
    )
    with Cluster(RunSettings()) as cluster:
        entry = run_stage(run, wrong, SOURCES | {"attempts": Attempt}, cluster, lambda *_: None)
    assert counts(entry) == {"crash": 2, None: 1}
    details = {a.detail for a in run.read_part("attempts", part_name(0), Attempt)}
    assert any("answered for another statement_id" in d for d in details)


@pytest.mark.usefixtures("ray_cluster")
def test_text_that_no_table_can_hold_is_an_error_row(tmp_path: Path) -> None:
    run = RunDirectory(tmp_path / "run")
    write_statements(run, parts=1, rows=2)
    stage = Stage(
        "attempts",
        Attempt,
        "statements",
        lambda: lambda rows: builders.attempt(int(rows.one(Statement).name[-1]), raw="\ud800"),
        failed=lambda rows, reason, detail: builders.attempt(
            int(rows.one(Statement).name[-1]), outcome="infrastructure", reason=reason, detail=detail
        ),
        pool=Pool(2),
    )
    with Cluster(RunSettings()) as cluster:
        entry = run_stage(run, stage, SOURCES | {"attempts": Attempt}, cluster, lambda *_: None)
    assert counts(entry) == {"crash": 2}


@pytest.mark.usefixtures("ray_cluster")
def test_samples_and_progress(tmp_path: Path) -> None:
    run = RunDirectory(tmp_path / "run")
    write_statements(run, parts=2, rows=3)
    stage = Stage(
        "attempts",
        Attempt,
        "statements",
        lambda: lambda rows: builders.attempt(int(rows.one(Statement).name.split("_")[2]), rows.sample),
        failed=lambda *_: builders.attempt(0),
        samples=3,
        pool=Pool(4),
    )
    seen: list[tuple[str, int, int]] = []
    with Cluster(RunSettings()) as cluster:
        entry = run_stage(run, stage, SOURCES | {"attempts": Attempt}, cluster, lambda *step: seen.append(step))
    assert entry.rows_out == 18
    assert [seen[0], seen[-1]] == [("attempts", 0, 18), ("attempts", 18, 18)]
    samples = Counter(a.sample for p in run.parts("attempts") for a in run.read_part("attempts", p, Attempt))
    assert samples == {0: 6, 1: 6, 2: 6}


@pytest.mark.usefixtures("ray_cluster")
def test_a_stage_without_a_pool_counts_its_parts(tmp_path: Path) -> None:
    run = RunDirectory(tmp_path / "run")
    write_statements(run, parts=3, rows=2)
    stage = Stage(
        "attempts",
        Attempt,
        "statements",
        lambda: lambda rows: builders.attempt(int(rows.one(Statement).name.split("_")[2])),
    )
    seen: list[tuple[str, int, int]] = []
    with Cluster(RunSettings()) as cluster:
        run_stage(run, stage, SOURCES | {"attempts": Attempt}, cluster, lambda *step: seen.append(step))
    assert seen == [("attempts", 1, 3), ("attempts", 2, 3), ("attempts", 3, 3)]


@pytest.mark.usefixtures("ray_cluster")
def test_rows_are_sorted_over_all_parts(tmp_path: Path) -> None:
    run = RunDirectory(tmp_path / "run")
    write_statements(run)

    def select(part: str, record: Record) -> dict[str, str] | None:
        assert isinstance(record, Statement)
        return (
            None if record.name.endswith("_3") else {"theorem_key": record.theorem_key, "id": record.id, "part": part}
        )

    with Cluster(RunSettings()) as cluster:
        rows = list(sorted_rows(run, "statements", Statement, select, ("theorem_key", "id"), cluster))
    assert len(rows) == TOTAL - 1
    assert rows == sorted(rows, key=lambda r: (r["theorem_key"], r["id"]))
    assert {row["part"] for row in rows} == set(run.parts("statements"))


@pytest.mark.parametrize(
    ("cpus", "workers", "expected"),
    [
        (2, "auto", (2, 0.5)),
        (2, 1, (1, 1.0)),
        (8, "auto", (8, 0.87)),
        (64, 4, (4, 1.0)),
        (3, 7, (7, 0.28)),
    ],
)
def test_a_pool_leaves_one_cpu_free(cpus: float, workers: Any, expected: tuple[int, float]) -> None:
    count, share = pool_share(cpus, Pool(1, workers))
    assert (count, share) == expected
    assert count * share <= cpus - 1


@pytest.mark.parametrize(("cpus", "workers"), [(1, "auto"), (2, 500)])
def test_a_pool_that_would_starve_its_feeders_is_refused(cpus: float, workers: Any) -> None:
    with pytest.raises(RuntimeError, match="CPU"):
        pool_share(cpus, Pool(1, workers))


def _stage(name: str, record: type[Record], drives: str, joins: tuple[str, ...] = ()) -> Stage:
    return Stage(name, record, drives, open_label, joins)


@pytest.mark.parametrize(
    ("pipeline", "complaint"),
    [
        ([_stage("compile", CompileReport, "attempts")], "reads 'attempts', which no earlier stage writes"),
        (
            [_stage("attempts", Attempt, "statements"), _stage("attempts", Attempt, "statements")],
            "two stages are called",
        ),
        (
            [_stage("labels", LabelledProof, "statements"), _stage("filter", LabelledProof, "labels", ("labels",))],
            "two stages of the same record",
        ),
        (
            [_stage("splits", SplitRow, "statements"), _stage("labels", LabelledProof, "statements", ("splits",))],
            "cannot find its rows of 'splits': no attempt_id",
        ),
    ],
)
def test_wiring_is_checked_before_anything_runs(pipeline: list[Stage], complaint: str) -> None:
    with pytest.raises(WiringError, match=complaint):
        check_wiring(pipeline, SOURCES)


def test_the_fake_pipeline_is_well_wired() -> None:
    assert list(check_wiring(stages("calls"), SOURCES)) == ["statements", "attempts", "compile", "labels"]
    assert isinstance(stages("calls")[0].open, partial)


def test_a_cluster_that_does_not_answer_is_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{unused.getsockname()[1]}"
    monkeypatch.setenv("RAY_ADDRESS", address)
    with pytest.raises(ConnectionError, match=f"no Ray cluster answers at {address}"):
        Cluster(RunSettings())._where()
