"""The work inside a worker, without Ray: killed anywhere, it goes on where it stopped and comes to the same bytes."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from leanprm.corpus.stage import Stage, check_wiring
from leanprm.corpus.work import MiscountError, PartWork, Worker, content_digest
from leanprm.records import Statement
from leanprm.store import RunDirectory, part_name
from tests import builders
from tests.corpus.fake_pipeline import PARTS, stages, write_statements

PROGRAM = """
import sys
from tests.corpus.test_work import work_through
work_through(sys.argv[1], float(sys.argv[2]))
"""


def works(run: RunDirectory, calls: str, delay: float = 0.0, attempt: str = "a") -> list[PartWork]:
    """The stages of the fake pipeline, as a worker has them."""
    pipeline = stages(calls, delay)
    models = check_wiring(pipeline, {"statements": Statement})
    return [PartWork(run, stage, models, attempt) for stage in pipeline]


def work_through(folder: str, delay: float) -> None:
    """The fake pipeline over every part, batch by batch, as the shell does."""
    run = RunDirectory(Path(folder))
    for work in works(run, f"{folder}.calls", delay, attempt=str(time.time_ns())):
        run.sweep(work.stage.name)
        parts = run.parts(work.stage.drives)
        if work.stage.pool is None:
            for part in parts:
                work.run_part(part, work.stage.open())
            continue
        worker = Worker(work)
        for part in parts:
            left = work.left(part)
            for start in range(0, len(left), 2):
                worker.run(part, left[start : start + 2])
        for part in parts:
            work.seal(part)


def finished_units(run: RunDirectory) -> set[str]:
    """What is on disk of the compile stage, as the names its calls have."""
    ids = {builders.attempt_id(n): f"compile {n}" for n in range(200)}
    paths = [f"compile/{name}" for name in run.list("compile") if name.startswith("part-")]
    return {ids[i] for path in paths for i in run.read_table(path, columns=["attempt_id"])["attempt_id"].to_pylist()}


def calls(folder: Path) -> Counter[str]:
    path = Path(f"{folder}.calls")
    return Counter(path.read_text(encoding="utf-8").splitlines()) if path.exists() else Counter()


def test_killed_at_random_instants_it_never_repeats_a_finished_row(tmp_path: Path) -> None:
    instants = random.Random(7)
    folder = tmp_path / "run"
    run = RunDirectory(folder)
    write_statements(run)
    killed = 0
    for _ in range(8):
        done, before = finished_units(run), calls(folder)
        process = subprocess.Popen([sys.executable, "-c", PROGRAM, str(folder), "0.01"])
        limit = time.monotonic() + 20
        while calls(folder) == before and process.poll() is None and time.monotonic() < limit:
            time.sleep(0.005)
        time.sleep(instants.uniform(0, 0.15))
        process.kill()
        killed += process.wait() != 0
        after = calls(folder)
        assert not [unit for unit in done if after[unit] != before[unit]], "a finished row was run again"
        assert done <= finished_units(run), "a finished row was lost"
    work_through(str(folder), 0)
    assert killed >= 2

    reference = tmp_path / "reference"
    write_statements(RunDirectory(reference))
    work_through(str(reference), 0)
    for stage in ("attempts", "labels"):
        for part in run.parts(stage):
            one, other = (RunDirectory(d).local_path(f"{stage}/{part}.parquet") for d in (folder, reference))
            assert one.read_bytes() == other.read_bytes()
    for part in run.parts("compile"):
        digests = {
            content_digest(list(RunDirectory(d).read_part("compile", part, stages("")[1].record)))
            for d in (folder, reference)
        }
        assert len(digests) == 1, "the same but for the times"
    assert len(run.parts("compile")) == PARTS


def test_sealing_notices_a_row_too_few_and_a_row_too_many(tmp_path: Path) -> None:
    run = RunDirectory(tmp_path / "run")
    write_statements(run, parts=1, rows=4)
    work, *_ = works(run, str(tmp_path / "calls"))
    part = part_name(0)
    units = work.units(part)
    worker = Worker(work)
    worker.run(part, units[:3])
    with pytest.raises(MiscountError, match=r"attempts/part-00000: 4 units in \(4 distinct\), 3 rows out"):
        work.seal(part)
    worker.run(part, units[3:])
    write_statements(run, parts=1, rows=3)
    with pytest.raises(MiscountError, match="3 units in"):
        work.seal(part)


def test_a_unit_in_two_pieces_counts_once(tmp_path: Path) -> None:
    run = RunDirectory(tmp_path / "run")
    write_statements(run, parts=1, rows=4)
    work, *_ = works(run, str(tmp_path / "calls"))
    part = part_name(0)
    units = work.units(part)
    Worker(work).run(part, units)
    Worker(work).run(part, units[1:3])
    assert work.seal(part).rows_in == 4
    assert run.list("attempts") == ["part-00000.parquet"]
    assert work.left(part) == []


def test_what_died_in_an_earlier_run_of_the_program_is_tried_again(tmp_path: Path) -> None:
    run = RunDirectory(tmp_path / "run")
    write_statements(run, parts=1, rows=2)
    first, second = (works(run, str(tmp_path / "calls"), attempt=a)[0] for a in ("a", "b"))
    units = first.units(part_name(0))
    for worker, deaths in ((Worker(first), "1"), (Worker(second), "0")):
        mark = worker._mark(units)
        if deaths == "1":
            run.write_text(mark, deaths)
        assert worker._deaths(units) == int(deaths)


def test_a_stage_with_a_pool_must_say_what_a_failed_unit_gives(tmp_path: Path) -> None:
    run = RunDirectory(tmp_path)
    stage = stages("")[0]
    without = Stage(stage.name, stage.record, stage.drives, stage.open, pool=stage.pool)
    with pytest.raises(TypeError, match="no row for a unit that fails"):
        Worker(PartWork(run, without, {}, "a"))


def test_a_row_without_its_partner_is_named(tmp_path: Path) -> None:
    run = RunDirectory(tmp_path / "run")
    write_statements(run, parts=1, rows=2)
    work_through(str(tmp_path / "run"), 0)
    write_statements(run, parts=1, rows=1)
    _, compile_stage, _ = works(run, str(tmp_path / "calls"))
    with pytest.raises(LookupError, match=r"compile: .* has no Statement in its part"):
        compile_stage.units(part_name(0))


def test_times_do_not_count_in_the_digest() -> None:
    assert content_digest([builders.report(seconds=1.0)]) == content_digest([builders.report(seconds=2.0)])
    assert content_digest([builders.repaired()]) == content_digest(
        [builders.repaired(report=builders.report(seconds=9.0))]
    )
    assert content_digest([builders.report()]) != content_digest([builders.report(lean_runs=2)])
