"""The conformance table of portable Mathlib: names, binders and argument order, and what is weaker or missing.

A row with `check` holds the type of a lemma: instance binders and universe names are left out; explicit, implicit and
strict-implicit binders and the order of arguments are not. The statements were written after Mathlib v4.25.0-rc2 and
recorded from this library once reviewed: the table guards them against drift, and only a run of `#check` on Mathlib can
confirm them. A row with `lean` compiles an example that must pass (`ok`) or must be refused. Each table is one run of
Lean.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from leanprm.lean.portable import ensure_built, run_lean

ROWS: list[dict[str, Any]] = [
    json.loads(line)
    for line in (Path(__file__).parent / "data" / "mathlib_signatures.jsonl").read_text(encoding="utf-8").splitlines()
]
SIGNATURES = [row for row in ROWS if "check" in row]
EXAMPLES = [row for row in ROWS if "lean" in row]
AXIOMS = {"propext", "Classical.choice", "Quot.sound"}


def normalise(type_: str) -> str:
    """A type without instance binders, universe names and layout."""
    type_ = re.sub(r"\[[^\[\]]*\] ?", "", type_)
    type_ = re.sub(r"(Type|Sort) (u_\d+|u|v|w|\(max [^)]*\))", r"\1 _", type_)
    return re.sub(r"\s+", " ", re.sub(r"u_\d+", "u", type_)).strip()


def messages(text: str, folder: Path) -> list[dict[str, Any]]:
    """Lean's messages on one file."""
    lean = ensure_built()
    file = folder / "table.lean"
    file.write_text(text, encoding="utf-8")
    run = run_lean(lean.library, lean.lean_path, ["--json", str(file)], timeout_s=120)
    assert not run.timed_out
    return [json.loads(line) for line in run.stdout.splitlines() if line.startswith("{")]


@pytest.fixture(scope="module")
def signatures(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What `#check @name` says, by name."""
    text = "import Mathlib\n" + "".join(f"#check @{row['name']}\n" for row in SIGNATURES)
    said = {message["pos"]["line"]: message["data"] for message in messages(text, tmp_path_factory.mktemp("check"))}
    return {row["name"]: normalise(said.get(line, "")) for line, row in enumerate(SIGNATURES, start=2)}


@pytest.fixture(scope="module")
def refused(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bool]:
    """Whether Lean reports an error inside an example, by name."""
    text, spans = "import Mathlib\n", {}
    for row in EXAMPLES:
        first = text.count("\n") + 1
        text += row["lean"] + "\n"
        spans[row["name"]] = range(first, text.count("\n") + 1)
    said = messages(text, tmp_path_factory.mktemp("examples"))
    lines = {message["pos"]["line"] for message in said if message["severity"] == "error"}
    return {name: any(line in lines for line in span) for name, span in spans.items()}


@pytest.fixture(scope="module")
def axioms(tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[str]]:
    """What `#print axioms name` lists, by name."""
    text = "import Mathlib\n" + "".join(f"#print axioms {row['name']}\n" for row in SIGNATURES)
    said = {message["pos"]["line"]: message["data"] for message in messages(text, tmp_path_factory.mktemp("axioms"))}
    listed = {line: re.search(r"\[(.*)\]", data, re.DOTALL) for line, data in said.items()}
    return {
        row["name"]: set(re.split(r",\s*", found[1])) if (found := listed[line]) else set()
        for line, row in enumerate(SIGNATURES, start=2)
    }


@pytest.mark.parametrize("row", SIGNATURES, ids=[row["name"] for row in SIGNATURES])
def test_signature(row: dict[str, Any], signatures: dict[str, str]) -> None:
    assert signatures[row["name"]] == row["check"]


@pytest.mark.parametrize("row", SIGNATURES, ids=[row["name"] for row in SIGNATURES])
def test_axioms(row: dict[str, Any], axioms: dict[str, set[str]]) -> None:
    assert axioms[row["name"]] <= AXIOMS


@pytest.mark.parametrize("row", EXAMPLES, ids=[row["name"] for row in EXAMPLES])
def test_example(row: dict[str, Any], refused: dict[str, bool]) -> None:
    assert refused[row["name"]] is not row["ok"]


def test_every_row_says_how_it_stands_to_mathlib() -> None:
    assert {row["status"] for row in ROWS} == {"same", "weaker", "missing"}
    assert {row["kind"] for row in ROWS} == {"lemma", "tactic", "type", "notation"}
    assert len({row["name"] for row in ROWS}) == len(ROWS)
    assert all(not row["ok"] for row in EXAMPLES if row["status"] == "missing")
