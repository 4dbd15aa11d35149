"""The corpus built by `ray job submit` on a cluster of its own, from a working directory that holds one file."""

from __future__ import annotations

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

import leanprm
from leanprm.corpus.status import load_funnel
from leanprm.store import RunDirectory
from tests.corpus import tiny

ROOT = Path(leanprm.__file__).resolve().parent.parent
RAY = str(Path(sys.executable).parent / "ray")
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"} | {
    "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
    "PYTHONPATH": str(ROOT),
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": secrets.token_hex(32),
}
"""Of the cluster and of its clients: a token of its own, so that nobody else on this machine can run jobs on it."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="module")
def job_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of the job server of a cluster that ends with the test; its workers find the package as we do."""
    pytest.importorskip("ray.dashboard.modules.job.sdk", reason="needs ray[default]")
    port = free_port()
    log = tmp_path_factory.mktemp("head") / "log"
    command = [RAY, "start", "--head", "--block", "--num-cpus=2", f"--port={free_port()}", "--dashboard-host=127.0.0.1"]
    command += [f"--dashboard-port={port}", f"--dashboard-agent-listen-port={free_port()}"]
    command += ["--object-store-memory=300000000", "--disable-usage-stats"]
    with log.open("wb") as output:
        head = subprocess.Popen(
            command, env=ENVIRONMENT, stdout=output, stderr=output, cwd=log.parent, start_new_session=True
        )
    try:
        address = f"http://127.0.0.1:{port}"
        wait_for(address, head, log)
        yield address
    finally:
        head.terminate()
        try:
            head.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(head.pid, signal.SIGKILL)
            head.wait()


def wait_for(address: str, head: subprocess.Popen[bytes], log: Path) -> None:
    limit = time.monotonic() + 90
    while time.monotonic() < limit and head.poll() is None:
        try:
            with urllib.request.urlopen(f"{address}/api/version", timeout=2):
                return
        except urllib.error.HTTPError:
            return  # it answers, and asks for the token that its clients have
        except OSError:
            time.sleep(0.3)
    pytest.fail(f"no job server: {log.read_text(encoding='utf-8', errors='replace')[-2000:]}")


def submit(address: str, working_dir: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [RAY, "job", "submit", "--address", address, "--working-dir", str(working_dir)]
    command += ["--", "python", "build_corpus.py", *arguments]
    limit = time.monotonic() + 90
    while True:
        ran = subprocess.run(
            command, capture_output=True, text=True, timeout=400, check=False, cwd=working_dir.parent, env=ENVIRONMENT
        )
        # The server answers before the agent that starts jobs is there, which takes a while on a busy machine.
        if "No available agent" not in ran.stderr or time.monotonic() > limit:
            return ran
        time.sleep(1)


@pytest.mark.slow
def test_a_job_builds_the_corpus_and_refuses_what_cannot_be_built(job_server: str, tmp_path: Path) -> None:
    config = tiny.write(tmp_path / "tiny")
    working_dir = tmp_path / "job"
    working_dir.mkdir()
    (working_dir / "build_corpus.py").write_bytes((ROOT / "ray_jobs" / "build_corpus.py").read_bytes())
    out = tmp_path / "run"

    done = submit(job_server, working_dir, "--config", str(config), "--out", str(out), "--set", "run.log_level=debug")
    assert done.returncode == 0, done.stdout + done.stderr
    (line,) = [text for text in done.stdout.splitlines() if text.startswith('{"stages"')]
    assert json.loads(line)["stages"] == tiny.EXPECTED
    assert "Connecting to existing Ray cluster" in done.stdout
    assert "compile: 5 of 5" in done.stdout
    funnel = load_funnel(RunDirectory(out))
    assert (funnel.complete, funnel.problems) == (True, ())

    refused = submit(job_server, working_dir, "--config", str(config), "--out", str(out), "--set", "split.seed=7")
    assert refused.returncode != 0
    assert "split.seed: 42 there, 7 now" in refused.stdout
