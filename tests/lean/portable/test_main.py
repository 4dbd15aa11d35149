"""The developers' command."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from leanprm.lean.portable import PortableLean, PortableLeanError, __main__


@pytest.fixture
def command(lean: PortableLean, monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    """Runs the command with these arguments, on the machine's build."""

    def call(*arguments: str) -> int:
        monkeypatch.setattr(sys, "argv", ["portable", *arguments])
        return __main__.main()

    return call


def test_build_names_the_folder(
    command: Callable[..., int], lean: PortableLean, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command("build") == 0
    assert str(lean.lean_path) in capsys.readouterr().err


@pytest.mark.parametrize(("proof", "status"), [("trivial", 0), ("nonsense", 1)])
def test_check_prints_lean_s_messages_and_ends_with_its_status(
    command: Callable[..., int], capsys: pytest.CaptureFixture[str], tmp_path: Path, proof: str, status: int
) -> None:
    file = tmp_path / "proof.lean"
    file.write_text(f"import Mathlib\nexample : True := {proof}\n")
    assert command("check", str(file)) == status
    messages = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [message["severity"] for message in messages] == ["error"] * status


def test_check_after_the_deadline(command: Callable[..., int], tmp_path: Path) -> None:
    file = tmp_path / "proof.lean"
    file.write_text("import Mathlib\n")
    assert command("check", str(file), "--timeout", "0.001") == 124


def test_what_is_lacking_is_one_line_and_status_one(
    command: Callable[..., int], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lacking(*_: object) -> None:
        raise PortableLeanError("the wheel is not installed")

    monkeypatch.setattr(__main__, "ensure_built", lacking)
    assert command("build") == 1
    assert capsys.readouterr().err == "the wheel is not installed\n"
