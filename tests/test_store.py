"""Run directories: same rows same bytes, all or nothing, errors that name the file, one builder at a time."""

from __future__ import annotations

import json
import os
import pickle
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from leanprm.config import CorpusConfig, load_config
from leanprm.lock import LOCK, exclusive
from leanprm.manifest import MANIFEST, Count, StageEntry, new_manifest, read_manifest, refusal, write_manifest
from leanprm.records import Attempt, CompileReport, LabelledProof, Quarantined, Repair, Review, SplitRow, Statement
from leanprm.store import ROW_GROUP, RunDirectory, StoreError, part_name
from tests import builders

ONE_OF_EACH = [
    builders.statement(),
    builders.attempt(),
    builders.report(first_error=2),
    builders.review(first_error=2),
    builders.repaired(),
    builders.labelled(first_error=3),
    builders.split_row(),
    Quarantined(file="f", position="line 1", reason="r", raw=""),
]
MEMORY = "memory://store-tests"


@pytest.fixture(params=["local", "memory"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> RunDirectory:
    return RunDirectory(tmp_path / "run" if request.param == "local" else f"{MEMORY}/{tmp_path.name}")


@pytest.mark.parametrize("record", ONE_OF_EACH, ids=lambda r: type(r).__name__)
def test_records_come_back_as_they_were(run: RunDirectory, record: Statement) -> None:
    run.write_records("stage/part-00000.parquet", type(record), [record])
    assert list(run.read_part("stage", part_name(0), type(record))) == [record]
    assert run.read("stage", part_name(0)).schema.equals(type(record).arrow_schema())


@pytest.mark.parametrize(
    "model", [Statement, Attempt, CompileReport, Review, Repair, LabelledProof, SplitRow, Quarantined]
)
def test_an_empty_part_keeps_its_schema(run: RunDirectory, model: type[Statement]) -> None:
    run.write_records("stage/part-00000.parquet", model, [])
    assert list(run.read_part("stage", part_name(0), model)) == []


def test_the_same_rows_give_the_same_bytes(tmp_path: Path) -> None:
    run = RunDirectory(tmp_path)
    table = Statement.to_table(builders.statement(n) for n in range(3 * ROW_GROUP // 2))
    run.write("a", [table], table.schema)
    run.write("b", [table.slice(n, 100) for n in range(0, table.num_rows, 100)], table.schema)
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
    with pq.ParquetFile(tmp_path / "a") as file:
        assert [file.metadata.row_group(k).num_rows for k in range(file.num_row_groups)] == [ROW_GROUP, ROW_GROUP // 2]
        assert b"pandas" not in (file.metadata.metadata or {})
    assert [t.num_rows for t in run.stream("a", table.schema)] == [ROW_GROUP, ROW_GROUP // 2]


def test_only_finished_parts_are_seen(run: RunDirectory) -> None:
    run.write_records("stage/part-00001.parquet", SplitRow, [])
    run.write_records("stage/part-00000.parquet", SplitRow, [])
    run.write_records("stage/part-00002--0123abcd.parquet", SplitRow, [])
    run.write_text("stage/.part-00003.parquet.1-aa.tmp", "half")
    run.write_text("stage/notes.json", "{}")
    assert run.parts("stage") == ["part-00000", "part-00001"]
    assert run.pieces("stage", "part-00002") == ["stage/part-00002--0123abcd.parquet"]
    assert run.parts("other") == []
    run.sweep("stage")
    assert ".part-00003.parquet.1-aa.tmp" not in run.list("stage")
    run.delete("stage/notes.json")
    run.delete("stage/notes.json")
    assert len(run.list("stage")) == 3


def test_a_write_that_fails_leaves_nothing(tmp_path: Path) -> None:
    run = RunDirectory(tmp_path)

    def rows() -> object:
        yield builders.statement()
        raise RuntimeError("stop")

    run.write_records("s/part-00000.parquet", Statement, [builders.statement(7)])
    with pytest.raises(RuntimeError):
        run.write_records("s/part-00000.parquet", Statement, rows())  # type: ignore[arg-type]
    assert run.list("s") == ["part-00000.parquet"]
    assert [s.name for s in run.read_part("s", part_name(0), Statement)] == ["even_square_7"]


def test_a_killed_writer_leaves_no_half_file(tmp_path: Path) -> None:
    program = (
        "import sys; from leanprm.store import RunDirectory; from leanprm.records import Statement\n"
        "from tests import builders\n"
        "run = RunDirectory(sys.argv[1]); rows = [builders.statement(n) for n in range(4000)]\n"
        "print('ready', flush=True)\n"
        "while True: run.write_records('s/part-00000.parquet', Statement, rows)\n"
    )
    for delay in (0.02, 0.05, 0.11):
        process = subprocess.Popen([sys.executable, "-c", program, str(tmp_path)], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        time.sleep(delay)
        process.kill()
        process.wait()
        process.stdout.close()
        run = RunDirectory(tmp_path)
        if run.parts("s"):
            assert len(list(run.read_part("s", part_name(0), Statement))) == 4000
        run.sweep("s")
        assert all(not name.startswith(".") for name in run.list("s"))


@pytest.mark.parametrize("cut", [0, 3, 400])
def test_a_truncated_file_is_named(run: RunDirectory, tmp_path: Path, cut: int) -> None:
    whole = RunDirectory(tmp_path / "whole")
    whole.write_records("s/part-00000.parquet", Statement, [builders.statement()])
    data = whole.local_path("s/part-00000.parquet").read_bytes()[:cut]
    run.write_text("s/part-00000.parquet", data.decode("latin-1"))
    with pytest.raises(StoreError, match=r"s/part-00000\.parquet: not a readable parquet file"):
        list(run.read_part("s", part_name(0), Statement))


def test_a_foreign_file_is_named_with_what_differs(run: RunDirectory) -> None:
    run.write("s/part-00000.parquet", [pa.table({"id": ["a"], "age": [1]})], pa.table({"id": ["a"], "age": [1]}).schema)
    with pytest.raises(
        StoreError, match=r"part-00000\.parquet: columns differ .* missing .*'formal'.* unexpected \['age'\]"
    ):
        list(run.read_part("s", part_name(0), Statement))
    schema = SplitRow.arrow_schema()
    other = schema.set(schema.get_field_index("copies"), pa.field("copies", pa.string(), nullable=False))
    run.write("s/part-00001.parquet", [], other)
    with pytest.raises(StoreError, match="copies is string, not int64"):
        list(run.read_part("s", part_name(1), SplitRow))
    bad = SplitRow.to_table([builders.split_row(source="s")])
    bad = bad.set_column(bad.schema.get_field_index("split"), bad.schema.field("split"), pa.array(["moon"]))
    run.write("s/part-00002.parquet", [bad], schema)
    with pytest.raises(StoreError, match="not records of SplitRow"):
        list(run.read_part("s", part_name(2), SplitRow))


def test_what_is_missing_is_named(run: RunDirectory) -> None:
    with pytest.raises(StoreError, match=r"s/part-00000\.parquet: there is no such file"):
        run.read("s", part_name(0))
    with pytest.raises(StoreError, match=r"manifest\.json: there is no such file"):
        run.read_text(MANIFEST)
    with pytest.raises(StoreError, match="no filesystem for this address"):
        RunDirectory("nosuch://bucket/run")


def test_a_run_directory_travels_by_its_address(run: RunDirectory) -> None:
    run.write_text("a", "b")
    assert pickle.loads(pickle.dumps(run)).read_text("a") == "b"


# -- the manifest ------------------------------------------------------------------------------------------------


def config(*overrides: str) -> CorpusConfig:
    return load_config(CorpusConfig, "resource:configs/quickstart.yaml", overrides)


def test_the_manifest_comes_back(run: RunDirectory) -> None:
    assert read_manifest(run) is None
    entry = StageEntry(
        parts=1,
        rows_in=2,
        rows_out=2,
        counts=[Count(outcome="label", reason=None, rows=1), Count(outcome="rejected", reason="empty", rows=1)],
        digest="0",
        seconds=0.5,
    )
    manifest = new_manifest(config(), {"lean": "x"}).with_stage("compile", entry)
    write_manifest(run, manifest)
    assert read_manifest(run) == manifest


@pytest.mark.parametrize("text", ["{}", "[", '{"schema_version": 99}'])
def test_a_manifest_that_is_none_is_named(run: RunDirectory, text: str) -> None:
    run.write_text(MANIFEST, text)
    with pytest.raises(StoreError, match=r"manifest\.json: not a manifest of this version"):
        read_manifest(run)


def test_a_manifest_of_another_schema_is_refused(run: RunDirectory) -> None:
    write_manifest(run, new_manifest(config(), {}).model_copy(update={"schema_version": 99}))
    with pytest.raises(StoreError, match="schema version 99, expected 1"):
        read_manifest(run)


def test_other_deciding_settings_are_refused_by_name() -> None:
    manifest = new_manifest(config(), {"lean": "4.25", "checker": "1"})
    assert refusal(manifest, config("run.cores=2", "lean.workers=2"), {"lean": "4.25", "checker": "1"}) is None
    reason = refusal(manifest, config("split.seed=1", "lean.timeout_s=9"), {"lean": "4.26", "checker": "1"})
    assert reason is not None
    assert "split.seed: 42 there, 1 now" in reason
    assert "lean.timeout_s: 20.0 there, 9.0 now" in reason
    assert "lean: '4.25' there, '4.26' now" in reason
    assert "checker" not in reason


# -- the lock ----------------------------------------------------------------------------------------------------

HOLDER = (
    "import sys, time; from leanprm.lock import exclusive; from leanprm.store import RunDirectory\n"
    "with exclusive(RunDirectory(sys.argv[1])): print('held', flush=True); time.sleep(60)\n"
)


def test_the_second_builder_is_refused_and_a_dead_one_is_not_in_the_way(tmp_path: Path) -> None:
    run = RunDirectory(tmp_path / "run")
    holder = subprocess.Popen([sys.executable, "-c", HOLDER, run.uri], stdout=subprocess.PIPE, text=True)
    assert holder.stdout is not None
    try:
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(StoreError, match=f"process {holder.pid} on .* is building here"), exclusive(run):
            pass
    finally:
        holder.send_signal(signal.SIGKILL)
        holder.wait()
        holder.stdout.close()
    with exclusive(run), pytest.raises(StoreError, match=f"process {os.getpid()} on"), exclusive(run):
        pass
    with exclusive(run):
        pass


def test_off_the_local_filesystem_the_lock_is_its_text() -> None:
    run = RunDirectory(f"{MEMORY}/lock")
    complaint = r"If it no longer runs, delete memory://store-tests/lock/\.lock"
    with exclusive(run), pytest.raises(StoreError, match=complaint), exclusive(run):
        pass
    assert not run.exists(LOCK)
    dead = subprocess.Popen([sys.executable, "-c", ""])
    dead.wait()
    run.write_text(LOCK, json.dumps({"host": socket.gethostname(), "pid": dead.pid, "started": "1"}))
    with exclusive(run):
        assert json.loads(run.read_text(LOCK))["pid"] == os.getpid()
    run.write_text(LOCK, json.dumps({"host": "elsewhere", "pid": dead.pid, "started": "1"}))
    with pytest.raises(StoreError, match=f"process {dead.pid} on elsewhere"), exclusive(run):
        pass
