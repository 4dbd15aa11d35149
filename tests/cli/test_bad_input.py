"""Bad input through every command that reads a file: one message that names the place, exit code 2, nothing done.

With `--skip-bad` the bad rows are set aside, each with its reason, and the rest goes on.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from leanprm.records import Quarantined, Statement
from leanprm.store import RunDirectory
from tests.cli.conftest import Cli
from tests.cli.proofs import GOOD, proof

STATEMENT: dict[str, Any] = {
    "source": "s",
    "name": "t",
    "header": "import Mathlib",
    "formal": "theorem t (n : Nat) : n = n",
    "informal": "A number is itself.",
    "category": "equality",
    "difficulty": "easy",
}


def changed(row: dict[str, Any], **fields: Any) -> bytes:
    return json.dumps({k: v for k, v in (row | fields).items() if v is not ...}).encode()


BAD_PROOFS: dict[str, tuple[bytes, str]] = {
    "wrong type": (changed(GOOD, statement=7), "field `statement`: expected a string, found a number (7)"),
    "missing field": (changed(GOOD, header=...), "missing `header`"),
    "unknown field": (changed(GOOD, proof="rfl"), "unknown `proof`"),
    "duplicate id": (changed(GOOD), "field `id` (good): expected it once, found it before at line 1"),
    "not UTF-8": (b'{"header": "\xff"}', "expected UTF-8, found byte 0xff"),
    "step of a megabyte": (
        changed(proof("theorem t : True", "-" * 1_100_000)),
        "field `steps[0].lean`: expected at most 100000 bytes, found 1100000",
    ),
    "no steps": (changed(GOOD, id="none", steps=[]), "field `steps`: expected at least one step, found none"),
    "NUL byte": (b'{"header": "\0"}', "expected JSON, found a NUL byte"),
    "escaped NUL": (changed(GOOD, informal="\0"), "field `informal`: expected text, found a NUL character"),
    "broken JSON": (b'{"header": ', "expected JSON, found"),
    "not an object": (b"[1]", "expected an object with the fields"),
}
BAD_STATEMENTS: dict[str, tuple[bytes, str]] = {
    "wrong type": (changed(STATEMENT, informal=None), "field `informal`: expected a string, found null"),
    "missing field": (changed(STATEMENT, category=...), "missing `category`"),
    "duplicate": (changed(STATEMENT), "expected it once, found it before at line 1"),
    "not UTF-8": (b'{"name": "\xff"}', "expected UTF-8, found byte 0xff"),
    "NUL byte": (b'{"name": "\0"}', "expected JSON, found a NUL byte"),
    "no theorem": (changed(STATEMENT, name="u", formal=" "), "field `formal`: expected a text, found an empty string"),
}


def build(config: Path, statements: Path, out: Path) -> list[str]:
    values = ["--set", f"statements.path={statements}", "--set", "generate.samples=1"]
    return ["corpus", "build", "--config", str(config), "--out", str(out), *values]


@pytest.mark.parametrize("bad", BAD_PROOFS)
@pytest.mark.parametrize("command", ["check", "import"])
def test_a_bad_proof_is_named(cli: Cli, tmp_path: Path, command: str, bad: str) -> None:
    row, reason = BAD_PROOFS[bad]
    file, out = tmp_path / "proofs.jsonl", tmp_path / "run"
    file.write_bytes(changed(GOOD) + b"\n" + row + b"\n")
    ran = cli(*(["lean", "check"] if command == "check" else ["corpus", "import", "--out", out]), file)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"error: {file}, line 2: ")
    assert reason in ran.err
    assert len(ran.err.splitlines()) == 1
    assert not out.exists()


@pytest.mark.parametrize("bad", BAD_STATEMENTS)
def test_a_bad_statement_is_named(cli: Cli, tiny_config: Path, tmp_path: Path, bad: str) -> None:
    row, reason = BAD_STATEMENTS[bad]
    file = tmp_path / "statements.jsonl"
    file.write_bytes(changed(STATEMENT) + b"\n" + row + b"\n")
    ran = cli(*build(tiny_config, file, tmp_path / "run"))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.splitlines()[-1].startswith(f"error: {file}, line 2: ")
    assert reason in ran.err
    assert not RunDirectory(tmp_path / "run").exists("manifest.json"), "mended, the file can be built in the same place"


def test_a_check_leaves_bad_proofs_out_and_says_which(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "proofs.jsonl"
    file.write_bytes(b"\n".join([changed(GOOD), *(row for row, _ in BAD_PROOFS.values())]) + b"\n")
    ran = cli("lean", "check", file, "--skip-bad", "--json")
    assert json.loads(ran.out)["id"] == "good"
    assert ran.code == 1, "not every proof given is correct"
    left_out = [line for line in ran.err.splitlines() if line.startswith("left out: ")]
    assert len(left_out) == len(BAD_PROOFS)
    for number, (line, (_, reason)) in enumerate(zip(left_out, BAD_PROOFS.values(), strict=True), 2):
        assert line.startswith(f"left out: {file}, line {number}: ")
        assert reason in line


def test_an_import_quarantines_bad_proofs(cli: Cli, tmp_path: Path) -> None:
    file, run = tmp_path / "proofs.jsonl", RunDirectory(tmp_path / "run")
    file.write_bytes(b"\n".join([changed(GOOD), *(row for row, _ in BAD_PROOFS.values())]) + b"\n")
    ran = cli("corpus", "import", file, "--out", run.uri, "--skip-bad", "--json")
    assert json.loads(ran.out) == {"run": run.uri, "statements": 1, "attempts": 1}
    assert ran.code == 0
    assert_quarantined(run, file, BAD_PROOFS)


@pytest.mark.usefixtures("ray_cluster")
def test_a_build_quarantines_bad_statements(cli: Cli, tiny_config: Path, tmp_path: Path) -> None:
    file, run = tmp_path / "statements.jsonl", RunDirectory(tmp_path / "run")
    file.write_bytes(b"\n".join([changed(STATEMENT), *(row for row, _ in BAD_STATEMENTS.values())]) + b"\n")
    ran = cli(*build(tiny_config, file, tmp_path / "run"), "--skip-bad")
    assert ran.code == 0
    assert "Every row is accounted for" in ran.out
    assert_quarantined(run, file, BAD_STATEMENTS)
    (statement,) = run.read_part("statements", "part-00000", Statement)
    assert statement.name == "t"


def assert_quarantined(run: RunDirectory, file: Path, bad: dict[str, tuple[bytes, str]]) -> None:
    rows = list(run.read_part("quarantine", "part-00000", Quarantined))
    assert [(r.file, r.position) for r in rows] == [(str(file), f"line {n}") for n in range(2, len(bad) + 2)]
    for row, (_, reason) in zip(rows, bad.values(), strict=True):
        assert reason in row.reason


@pytest.mark.parametrize("skip", [[], ["--skip-bad"]], ids=["", "skipping"])
def test_a_damaged_file_stops_every_command(cli: Cli, tiny_config: Path, tmp_path: Path, skip: list[str]) -> None:
    proofs, statements, out = tmp_path / "proofs.parquet", tmp_path / "statements.parquet", tmp_path / "run"
    for path, row in ((proofs, GOOD), (statements, STATEMENT)):
        pq.write_table(pa.Table.from_pylist([row]), path)
        path.write_bytes(path.read_bytes()[:-30])
    for file, command in (
        (proofs, ["lean", "check", proofs]),
        (proofs, ["corpus", "import", proofs, "--out", out]),
        (statements, build(tiny_config, statements, out)),
    ):
        ran = cli(*command, *skip)
        assert (ran.code, ran.out) == (2, "")
        expected = "expected a whole parquet file, found a damaged or truncated one"
        assert ran.err.splitlines()[-1].startswith(f"error: {file}: {expected}")
    assert not RunDirectory(out).exists("manifest.json")


@pytest.mark.parametrize("name", ["proofs.txt", "nothing.jsonl", "."])
def test_a_file_that_cannot_be_one(cli: Cli, tmp_path: Path, name: str) -> None:
    (tmp_path / "proofs.txt").write_text("{}")
    ran = cli("lean", "check", tmp_path / name)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"error: {tmp_path / name}: expected a file")
