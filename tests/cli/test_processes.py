"""What only a process of its own can show: ctrl-C, a closed pipe, and streams that stay apart."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from leanprm.lean.engine import LeanEngine
from leanprm.lean.engines import open_engine
from tests.cli.proofs import GOOD, proof, write

LEANPRM = [sys.executable, "-c", "from leanprm.cli.main import main; main()"]
SLOW = proof("theorem slow : True", "repeat skip", "trivial")
"""Ends at the heartbeat limit, after half a minute or more."""


@pytest.fixture(scope="module", autouse=True)
def engine() -> LeanEngine:
    """Lean's library is built before any clock starts."""
    return open_engine("portable")


def children(pid: int) -> set[int]:
    """Every process below this one."""
    found: set[int] = set()
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            found |= {child} | children(child)
    return found


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_until(happens: object, seconds: float) -> bool:
    assert callable(happens)
    limit = time.monotonic() + seconds
    while time.monotonic() < limit:
        if happens():
            return True
        time.sleep(0.02)
    return False


def test_an_interrupted_check_leaves_no_lean_behind(tmp_path: Path) -> None:
    file = write(tmp_path / "slow.jsonl", *[SLOW] * 6)
    check = [*LEANPRM, "lean", "check", str(file), "--heartbeats", "1000000000"]
    with subprocess.Popen(check, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert wait_until(lambda: children(process.pid), 30), "Lean was never started"
        running = children(process.pid)
        began = time.monotonic()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=20)
    assert time.monotonic() - began < 5, "it waited for Lean"
    assert process.returncode == 130
    assert "Traceback" not in err
    assert wait_until(lambda: not any(map(alive, running)), 5), "Lean runs on"


def test_a_closed_pipe_ends_quietly(tmp_path: Path) -> None:
    file = write(tmp_path / "proofs.jsonl", *[GOOD | {"id": f"{n}"} for n in range(8)])
    command = f"{LEANPRM[0]} -c '{LEANPRM[2]}' lean check {file} --json | head -1"
    ran = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=60, check=False)
    assert json.loads(ran.stdout)["id"] == "0"
    assert "Traceback" not in ran.stderr
    assert "error" not in ran.stderr.lower()


def test_an_interrupted_build_leaves_nothing_running(tiny_config: Path, tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"}
    build = [*LEANPRM, "corpus", "build", "--config", str(tiny_config), "--out", str(tmp_path / "run")]
    with subprocess.Popen(build, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment) as process:
        assert wait_until(lambda: (tmp_path / "run" / "attempts").exists(), 90), "no stage ever began"
        running = children(process.pid)
        assert running, "Ray has no process"
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in err
    assert wait_until(lambda: not any(map(alive, running)), 20), "processes of Ray run on"
