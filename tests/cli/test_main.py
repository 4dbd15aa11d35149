"""What holds for every command: help, version, usage errors, and faults that nobody foresaw."""

from __future__ import annotations

import json
from importlib.metadata import version
from pathlib import Path

import pytest

import leanprm.cli.doctor
from leanprm.cli.output import explained_errors
from leanprm.doctor import Finding
from leanprm.store import StoreError
from tests.cli.conftest import Cli


def test_the_version_is_that_of_the_package(cli: Cli) -> None:
    assert cli("--version").out == f"leanprm {version('leanprm')}\n"


@pytest.mark.parametrize(
    "arguments",
    [("corpus", "bild"), ("lean", "check"), ("lean", "check", "-", "--timeout", "0"), ("--colour",)],
    ids=" ".join,
)
def test_a_command_that_cannot_be_understood_is_unusable(cli: Cli, arguments: tuple[str, ...]) -> None:
    ran = cli(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert "Usage: leanprm" in ran.err


def test_the_exit_codes_are_in_the_help(cli: Cli) -> None:
    assert "Exit codes: 0 done, 1 the answer is no, 2 unusable command or input" in cli("--help").out


def test_doctor_finds_all_that_the_demo_needs(cli: Cli) -> None:
    ran = cli("doctor", "--json")
    findings = {finding["name"]: finding for finding in json.loads(ran.out)}
    assert (ran.code, ran.err) == (0, "")
    assert {findings[name]["state"] for name in ("Python", "ray", "portable Lean", "shipped files")} == {"ok"}
    assert "portable Lean" in cli("doctor").out


def test_doctor_says_no_when_something_is_missing(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    lack = Finding("ray", "missing", "not installed", "pip install leanprm")
    monkeypatch.setattr(leanprm.cli.doctor, "examine", lambda: iter([lack]))
    ran = cli("doctor")
    assert ran.code == 1
    assert "pip install leanprm" in ran.out


def test_a_fault_is_one_line_and_its_trace_a_file(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with pytest.raises(SystemExit) as ended, explained_errors():
        raise RuntimeError("no such thing\nat all")
    assert ended.value.code == 3
    (log,) = tmp_path.iterdir()
    assert capfd.readouterr().err == f"error: RuntimeError: no such thing (the whole trace is in {log})\n"
    assert "Traceback" in log.read_text(encoding="utf-8")


def test_an_error_from_a_worker_is_told_as_itself(capfd: pytest.CaptureFixture[str]) -> None:
    class Wrapped(RuntimeError):
        cause = StoreError("part-00000.parquet: truncated")

    with pytest.raises(SystemExit) as ended, explained_errors():
        raise Wrapped("a page of text")
    assert ended.value.code == 2
    assert capfd.readouterr().err == "error: part-00000.parquet: truncated\n"
