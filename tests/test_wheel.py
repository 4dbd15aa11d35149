"""The wheel: it carries all that the package reads, and works in an environment of its own, far from the checkout."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.corpus import tiny

ROOT = Path(__file__).resolve().parent.parent
SHIPPED = ("configs", "examples", "lean", "prompts")
ENVIRONMENT = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "RAY_ADDRESS")}


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from the working tree."""
    out = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", out, ROOT)
    (found,) = out.glob("*.whl")
    return found


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    """Standard output of a command that must succeed; Lean's library is built anew below a `cwd` of its own."""
    environment = ENVIRONMENT if cwd == ROOT else ENVIRONMENT | {"LEANPRM_CACHE": str(cwd / "cache")}
    ran = subprocess.run(
        list(map(str, command)), capture_output=True, text=True, cwd=cwd, timeout=600, env=environment, check=False
    )
    assert ran.returncode == 0, f"{ran.stdout[-2000:]}\n{ran.stderr[-4000:]}"
    return ran.stdout


def tracked(*folders: str) -> set[str]:
    return set(run("git", "ls-files", "-z", "--", *folders).strip("\0").split("\0"))


def test_the_wheel_carries_every_shipped_file(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    expected = {f"leanprm/_resources/{name}" for name in tracked(*SHIPPED)} | tracked("leanprm")
    assert expected, "no tracked files: not a checkout"
    assert not expected - names, "tracked files that the wheel lacks"
    licences = {name.rpartition("/")[2] for name in names if ".dist-info/licenses/" in name}
    assert licences == {"LICENSE", "NOTICE"}


def test_the_wheel_carries_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        tops = {name.partition("/")[0] for name in archive.namelist()}
        assert not [name for name in archive.namelist() if "__pycache__" in name]
    assert {top.partition("-")[0] for top in tops} == {"leanprm"}


def test_every_requirement_is_pinned_at_or_above_its_bound() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [Requirement(text) for group in (project["dependencies"], *extras.values()) for text in group]
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").split()
    pins = {canonicalize_name(name): version for name, version in (line.split("==") for line in lines)}
    for requirement in wanted:
        if requirement.name != project["name"]:
            pinned = pins.get(canonicalize_name(requirement.name))
            assert pinned is not None, f"{requirement.name} is not in constraints.txt"
            assert pinned in requirement.specifier, f"{requirement} is pinned at {pinned}"


def test_the_base_install_stays_small() -> None:
    """No dashboard and no CUDA for those who only label proofs."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    base = {r.name: r.extras for r in map(Requirement, project["dependencies"])}
    assert base["ray"] == {"data"}
    assert not base.keys() & {"torch", "vllm", "verl", "transformers"}


@pytest.mark.slow
def test_the_main_job_runs_from_the_wheel_in_a_fresh_environment(wheel: Path, tmp_path: Path) -> None:
    venv = tmp_path / "venv"
    run(sys.executable, "-m", "venv", venv)
    python, leanprm = venv / "bin" / "python", venv / "bin" / "leanprm"
    run(python, "-m", "pip", "install", "--quiet", "-c", ROOT / "constraints.txt", wheel)
    where = run(python, "-c", "import leanprm, sys; print(leanprm.__file__)", cwd=tmp_path).strip()
    assert Path(where).is_relative_to(venv)

    findings = json.loads(run(leanprm, "doctor", "--json", cwd=tmp_path))
    assert not [finding for finding in findings if finding["state"] == "missing"]
    (files,) = [finding["found"] for finding in findings if finding["name"] == "shipped files"]
    assert Path(files).is_relative_to(venv)

    config = tiny.write(tmp_path / "tiny")
    built = json.loads(run(leanprm, "corpus", "build", "--config", config, "--out", "run", "--json", cwd=tmp_path))
    assert (built["complete"], built["unexplained"]) == (True, 0)
    assert {stage["stage"]: stage["out"] for stage in built["stages"]}["splits"] == tiny.EXPECTED["splits"]["label"]
    assert (tmp_path / "run" / "report" / "report.html").is_file()

    shipped = ("--config", "quickstart", "--set", "statements.limit=3", "--set", "generate.recorded=none")
    asked = run(leanprm, "corpus", "pending", "--stage", "generate", *shipped, cwd=tmp_path)
    assert len(asked.splitlines()) == 3, "the installed package reads its own statements and prompts"
