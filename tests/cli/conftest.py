"""Running commands as a shell does: `leanprm ARGUMENTS`, with what came out on each stream and the exit code."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from leanprm.cli.main import main
from leanprm.lean.portable import ensure_built
from tests.corpus import tiny


@dataclass(frozen=True)
class Ran:
    """What one command did."""

    code: int
    out: str
    err: str


Cli = Callable[..., Ran]


@pytest.fixture(scope="session", autouse=True)
def _library_is_built() -> None:
    """So that no command shows the progress of a first build, and no clock starts before it."""
    ensure_built()


@pytest.fixture
def cli(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cli:
    """Runs the program in this process; `stdin` is what it reads there."""

    def run(*arguments: object, stdin: str = "") -> Ran:
        monkeypatch.setattr(sys, "argv", ["leanprm", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode("utf-8"))))
        capfd.readouterr()
        with pytest.raises(SystemExit) as ended:
            main()
        out, err = capfd.readouterr()
        code = ended.value.code
        return Ran(int(code or 0), out, err)

    return run


@pytest.fixture(scope="session")
def tiny_config(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The config of a corpus of three theorems with recorded answers."""
    return tiny.write(tmp_path_factory.mktemp("cli") / "tiny")
