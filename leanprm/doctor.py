"""What is installed, what would be used, and how to mend what is missing.

Looks only: nothing is built, started or downloaded, and no secret is read beyond whether it is set.
"""

from __future__ import annotations

import importlib.metadata
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from leanprm import __version__
from leanprm.lean.portable import PortableLeanError, find_built
from leanprm.resources import resource_dir

State = Literal["ok", "missing", "optional"]

PACKAGES = ("pyarrow", "pydantic", "ray", "typer")
KEYS = ("ANTHROPIC_API_KEY", "OPENAI_API_KEY")


@dataclass(frozen=True)
class Finding:
    """One thing looked at. `fix` is what to do when it is not there; `optional` things are not needed for the demo."""

    name: str
    state: State
    found: str
    fix: str = ""


def examine() -> Iterator[Finding]:
    """Every finding, in the order a newcomer needs them."""
    yield _python()
    yield Finding("leanprm", "ok", __version__)
    yield from (_package(name) for name in PACKAGES)
    yield from _lean()
    yield _mathlib()
    yield from (_key(name) for name in KEYS)
    yield _gpu()
    yield Finding("cores", "ok", f"{len(os.sched_getaffinity(0))} for this process")
    yield _resources()


def _python() -> Finding:
    version = platform.python_version()
    good = (3, 11) <= sys.version_info[:2] < (3, 13)
    return Finding("Python", "ok" if good else "missing", version, "" if good else "use Python 3.11 or 3.12")


def _package(name: str) -> Finding:
    try:
        return Finding(name, "ok", importlib.metadata.version(name))
    except importlib.metadata.PackageNotFoundError:
        return Finding(name, "missing", "not installed", "pip install leanprm")


def _lean() -> Iterator[Finding]:
    try:
        found = find_built()
    except PortableLeanError as error:
        yield Finding("portable Lean", "missing", "not usable", str(error))
        return
    version, place = found
    yield Finding("portable Lean", "ok", f"Lean {version} from the wheel; the engine `portable`")
    built = f"built in {place}" if place else "not built yet: the first check builds it, once, in about 10 s"
    yield Finding("portable Lean's library", "ok", built)


def _mathlib() -> Finding:
    lake = shutil.which("lake")
    if lake is None:
        return Finding("Lean + Mathlib", "optional", "no elan", "only for released corpora: install elan, then Mathlib")
    return Finding("Lean + Mathlib", "optional", lake)


def _key(name: str) -> Finding:
    if os.environ.get(name):
        return Finding(name, "ok", "set")
    return Finding(name, "optional", "not set", "only for calling that provider; the shipped examples need no key")


def _gpu() -> Finding:
    tool = shutil.which("nvidia-smi")
    if tool is None:
        return Finding("GPUs", "optional", "none", "only for training and serving large models")
    query = [tool, "--query-gpu=name", "--format=csv,noheader"]
    listed = subprocess.run(query, capture_output=True, text=True, timeout=20, check=False).stdout.split("\n")
    names = [name.strip() for name in listed if name.strip()]
    return Finding("GPUs", "ok" if names else "optional", ", ".join(names) or "none visible")


def _resources() -> Finding:
    try:
        folders = [resource_dir(name) for name in ("configs", "examples", "lean", "prompts")]
    except FileNotFoundError as error:
        return Finding("shipped files", "missing", str(error), "reinstall leanprm")
    return Finding("shipped files", "ok", str(folders[0].parent))
