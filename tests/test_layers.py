"""How the code is cut: what may know Ray, and what every module owes its reader."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "leanprm"
MODULES = sorted(PACKAGE.rglob("*.py"))
LONGEST_FILE = 500
KNOW_RAY = {"leanprm.corpus.shell"}
"""The shell: everything else reaches Ray through it."""
TEXT = {".py", ".md", ".yaml", ".yml", ".toml", ".json", ".jsonl", ".txt", ".lean", ".html", ".css", "", ".cfg"}
MACHINE_PATH = re.compile(r"/(?:home|Users)/[a-z]\w*|/root/|/work/(?:main|shared)|/opt/(?:wheels|pypi)")


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def files_of_the_tree() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.strip("\0").split("\0") if (ROOT / name).is_file()]


def imported(path: Path) -> set[str]:
    """Every module that a file imports anywhere, inside functions too."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


def test_only_the_shell_names_ray() -> None:
    users = {module_name(p) for p in MODULES if any(name.partition(".")[0] == "ray" for name in imported(p))}
    assert users == KNOW_RAY


def test_importing_any_module_loads_no_ray() -> None:
    """One process imports them all, one after the other, so that the first culprit is named."""
    names = [module_name(p) for p in MODULES if p.name != "__main__.py" and not p.name.startswith("child")]
    program = (
        "import importlib, sys\n"
        "for name in sys.argv[1:]:\n"
        "    importlib.import_module(name)\n"
        "    assert 'ray' not in sys.modules, f'{name} loads ray'\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program, *names], cwd=ROOT, capture_output=True, text=True, timeout=120, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert len(names) > 80


@pytest.mark.parametrize(
    ("below", "above"),
    [
        ("leanprm.records", ("leanprm.corpus", "leanprm.lean", "leanprm.llm", "leanprm.cli", "leanprm.config")),
        ("leanprm.statements", ("leanprm.corpus", "leanprm.cli", "leanprm.lean", "leanprm.llm")),
        ("leanprm.lean", ("leanprm.corpus", "leanprm.cli", "leanprm.llm", "leanprm.config")),
        ("leanprm.llm", ("leanprm.corpus", "leanprm.cli", "leanprm.lean", "leanprm.config")),
        ("leanprm.store", ("leanprm.corpus", "leanprm.cli", "leanprm.records")),
        ("leanprm.corpus", ("leanprm.cli",)),
        ("leanprm.report", ("leanprm.cli",)),
    ],
)
def test_what_is_below_does_not_know_what_is_above(below: str, above: tuple[str, ...]) -> None:
    wrong = {
        f"{module_name(path)} imports {name}"
        for path in MODULES
        if within(module_name(path), below)
        for name in imported(path)
        if any(within(name, layer) for layer in above)
    }
    assert not wrong


def within(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def test_every_module_says_what_it_is_for() -> None:
    silent = [module_name(p) for p in MODULES if not ast.get_docstring(ast.parse(p.read_text(encoding="utf-8")))]
    assert not silent


def test_no_file_is_too_long_to_read() -> None:
    lengths = {module_name(p): p.read_text(encoding="utf-8").count("\n") for p in MODULES}
    assert not {name: lines for name, lines in lengths.items() if lines > LONGEST_FILE}


def test_no_file_names_a_path_of_one_machine() -> None:
    found = {
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in files_of_the_tree()
        if path.suffix in TEXT and path != Path(__file__)
        for match in MACHINE_PATH.finditer(path.read_text(encoding="utf-8", errors="replace"))
    }
    assert not found
