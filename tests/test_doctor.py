"""What `examine` finds when something is missing, and that it says how to mend it."""

from __future__ import annotations

import importlib.metadata
import platform
import shutil
import sys

import pytest

from leanprm import doctor
from leanprm.doctor import Finding, examine
from leanprm.lean.portable import PortableLeanError


def finding(name: str) -> Finding:
    (found,) = [f for f in examine() if f.name == name]
    return found


def test_whatever_is_missing_has_a_fix() -> None:
    assert all(f.fix for f in examine() if f.state == "missing")
    assert len({f.name for f in examine()}) == len(list(examine()))


def test_a_missing_package(monkeypatch: pytest.MonkeyPatch) -> None:
    real = importlib.metadata.version

    def version(name: str) -> str:
        if name == "ray":
            raise importlib.metadata.PackageNotFoundError(name)
        return real(name)

    monkeypatch.setattr(importlib.metadata, "version", version)
    assert finding("ray") == Finding("ray", "missing", "not installed", "pip install leanprm")
    assert finding("pyarrow").state == "ok"


@pytest.mark.parametrize(("version", "state"), [("3.10.4", "missing"), ("3.12.1", "ok"), ("3.13.0", "missing")])
def test_the_python_it_runs_on(monkeypatch: pytest.MonkeyPatch, version: str, state: str) -> None:
    monkeypatch.setattr(platform, "python_version", lambda: version)
    monkeypatch.setattr(sys, "version_info", tuple(map(int, version.split("."))))
    assert (finding("Python").state, finding("Python").found) == (state, version)


def test_portable_lean_that_cannot_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    def find_built() -> None:
        raise PortableLeanError("the wheel has another hash")

    monkeypatch.setattr(doctor, "find_built", find_built)
    assert finding("portable Lean") == Finding("portable Lean", "missing", "not usable", "the wheel has another hash")
    assert "portable Lean's library" not in {f.name for f in examine()}


def test_a_key_is_looked_for_and_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANTHROPIC_API_KEY", "sk-secret")
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)
    assert (finding("ANTHROPIC_API_KEY").state, finding("OPENAI_API_KEY").state) == ("ok", "optional")
    assert "sk-secret" not in repr(list(examine()))


def test_no_gpu_is_no_lack(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert (finding("GPUs").state, finding("GPUs").found) == ("optional", "none")
    assert finding("Lean + Mathlib").state == "optional"
