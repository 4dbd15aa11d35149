"""`corpus pending` and `corpus record`: the way from a config without answers to one whose answers are recorded."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Cli

ANSWER = {"text": '{"steps": []}', "stop_reason": "end_turn", "model": "a"}
MISSING = 1
"""Calls of the tiny corpus that were never answered."""


def pending(cli: Cli, config: Path, *more: str) -> list[dict[str, Any]]:
    ran = cli("corpus", "pending", "--stage", "generate", "--config", config, *more)
    assert ran.code == 0
    rows = [json.loads(line) for line in ran.out.splitlines()]
    assert ran.err == f"{len(rows)} without a recorded answer\n"
    return rows


def answers(path: Path, rows: list[dict[str, Any]], **changed: Any) -> Path:
    path.write_text("".join(json.dumps({"digest": r["digest"], "answer": ANSWER | changed}) + "\n" for r in rows))
    return path


def test_what_is_pending_is_what_a_model_would_see(cli: Cli, tiny_config: Path) -> None:
    (row,) = pending(cli, tiny_config)
    assert row.keys() == {"digest", "messages", "schema"}
    assert [message["role"] for message in row["messages"]] == ["system", "user"]
    assert "n + 0 = n" in row["messages"][1]["content"]


def test_without_any_answers_every_call_is_pending(cli: Cli, tiny_config: Path, tmp_path: Path) -> None:
    nothing = f"generate.recorded={tmp_path / 'none'}"
    rows = pending(cli, tiny_config, "--set", nothing)
    assert len({row["digest"] for row in rows}) == len(rows) == 6
    assert len(pending(cli, tiny_config, "--set", nothing, "--set", "statements.limit=1")) == 2


def test_recorded_answers_are_no_longer_pending(cli: Cli, tiny_config: Path, tmp_path: Path) -> None:
    folder, chosen = tmp_path / "answers", ("--set", f"generate.recorded={tmp_path / 'answers'}")
    rows = pending(cli, tiny_config, *chosen)
    first = answers(tmp_path / "first.jsonl", rows[:4])
    record = ("corpus", "record", first, "--stage", "generate", "--config", tiny_config, "--into", folder)
    assert json.loads(cli(*record, "--json").out) == {"added": 4, "repeated": 0}
    assert cli(*record).out == "0 recorded, 4 were there already\n"
    assert [path.name for path in folder.iterdir()] == ["first.jsonl"]
    assert pending(cli, tiny_config, *chosen) == rows[4:]


def test_bad_recordings_are_refused_whole(cli: Cli, tiny_config: Path, tmp_path: Path) -> None:
    folder = tmp_path / "answers"
    rows = pending(cli, tiny_config, "--set", f"generate.recorded={folder}")
    command = ("--stage", "generate", "--config", tiny_config, "--into", folder)
    unknown = answers(tmp_path / "unknown.jsonl", [*rows[:1], {"digest": "0" * 20}])
    ran = cli("corpus", "record", unknown, *command)
    assert (ran.code, ran.out) == (2, "")
    assert f"{unknown}:2: {'0' * 20} is no request of this configuration" in ran.err
    assert not list(folder.glob("*.jsonl"))

    cli("corpus", "record", answers(tmp_path / "one.jsonl", rows[:1]), *command)
    other = answers(tmp_path / "two.jsonl", [rows[1], rows[0]], text="something else")
    ran = cli("corpus", "record", other, *command)
    assert ran.code == 2
    assert f"another answer to request {rows[0]['digest']} is already recorded" in ran.err
    assert [path.name for path in folder.iterdir()] == ["one.jsonl"]

    ran = cli("corpus", "record", tmp_path / "nowhere.jsonl", *command)
    assert ran.code == 2


def test_the_settings_must_name_a_folder(cli: Cli, tiny_config: Path) -> None:
    ran = cli("corpus", "pending", "--stage", "generate", "--config", tiny_config, "--set", "generate.recorded=null")
    assert (ran.code, ran.err) == (2, "error: `generate.recorded` is not set: the folder of recorded answers\n")


def test_reviews_need_a_compiled_run(cli: Cli, tiny_config: Path, tmp_path: Path) -> None:
    review = ("corpus", "pending", "--stage", "review", "--config", tiny_config)
    assert "review requests are made from a compiled run" in cli(*review).err
    assert "no run here" in cli(*review, "--run", tmp_path).err
    assert cli(*review, "--run", tmp_path).code == 2


@pytest.mark.usefixtures("ray_cluster")
def test_reviews_are_recorded_from_what_lean_said(cli: Cli, tiny_config: Path, tmp_path: Path) -> None:
    """A run without reviews says what to ask; once that is answered, a new run finds every answer."""
    folder = tmp_path / "review"
    folder.mkdir()
    chosen = ("--config", tiny_config, "--set", f"review.recorded={folder}")
    first = cli("corpus", "build", *chosen, "--out", tmp_path / "first", "--json")
    assert first.code == 0
    asked = cli("corpus", "pending", "--stage", "review", *chosen, "--run", tmp_path / "first")
    rows = [json.loads(line) for line in asked.out.splitlines()]
    assert len(rows) == 4, "five proofs compiled, two of them the same"
    assert any("First failing step: step 1 of 2" in row["messages"][1]["content"] for row in rows)

    shutil.copytree(tiny_config.parent / "review", folder, dirs_exist_ok=True)
    assert cli("corpus", "pending", "--stage", "review", *chosen, "--run", tmp_path / "first").out == ""
