"""A whole program killed with SIGKILL, Ray and all, and run again."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from leanprm.store import RunDirectory
from tests.corpus.fake_pipeline import PARTS, ROWS, build, stages, write_statements
from tests.corpus.test_work import calls, finished_units, work_through

DELAY = 0.05
EXPECTED = sum(n % 7 != 0 for n in range(PARTS * ROWS))


@pytest.mark.usefixtures("ray_cluster")
def test_killed_and_run_again_it_comes_to_the_same_labels(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    run = RunDirectory(folder)
    kill_when(folder, compiled=EXPECTED // 4)
    kept, before = finished_units(run), calls(folder)
    assert 0 < len(kept) < EXPECTED, "killed in the middle of the compile stage"
    assert not run.parts("labels")

    time.sleep(1)  # workers that outlive their killed driver for a moment come to an end
    build(run, stages(f"{folder}.calls"))
    after = calls(folder)
    assert not [unit for unit in kept if after[unit] != before[unit]], "a finished row was run again"
    assert not [unit for unit in after if unit.startswith("attempts") and after[unit] != 1]
    redone = sum(n - 1 for n in after.values())
    assert redone <= 2 * 2 * 2, "at most the batches in flight: two workers, two batches each, of two rows"

    reference = RunDirectory(tmp_path / "reference")
    write_statements(reference)
    work_through(reference.uri, 0)
    for part in reference.parts("labels"):
        path = reference.part_path("labels", part)
        assert run.local_path(path).read_bytes() == reference.local_path(path).read_bytes()


def kill_when(folder: Path, compiled: int) -> None:
    """Run the fake pipeline as a program of its own and kill it once so many rows have been begun."""
    program = [sys.executable, "-m", "tests.corpus.fake_pipeline", str(folder), "--delay", str(DELAY)]
    process = subprocess.Popen(program, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    limit = time.monotonic() + 120
    while sum(unit.startswith("compile") for unit in calls(folder)) < compiled:
        assert process.poll() is None, "the program ended before it was killed"
        assert time.monotonic() < limit, "the program never came to the compile stage"
        time.sleep(0.01)
    process.kill()
    process.wait()
