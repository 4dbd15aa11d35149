"""Compile many small pieces of Lean as one file, and hand back what Lean said about each piece.

One Lean process for a whole table: a table row costs milliseconds, not a start of Lean.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from leanprm.lean.portable import ensure_built, run_lean

DATA = Path(__file__).parent / "data"


@dataclass(frozen=True)
class Said:
    """What Lean said about one piece, in order."""

    errors: tuple[str, ...]
    information: tuple[str, ...]


def read_rows(name: str) -> list[dict[str, str]]:
    """The rows of a JSON-lines table in `data/`."""
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def compile_pieces(header: Sequence[str], pieces: Mapping[str, str]) -> dict[str, Said]:
    """Messages of each piece; a message belongs to the piece in whose lines it begins."""
    lines = list(header)
    owner: dict[int, str] = {}
    for name, piece in pieces.items():
        for line in piece.splitlines():
            lines.append(line)
            owner[len(lines)] = name
    lean = ensure_built()
    run = run_lean(lean.library, lean.lean_path, ["--json", "--stdin"], "\n".join(lines) + "\n", timeout_s=300)
    errors: dict[str, list[str]] = {name: [] for name in pieces}
    information: dict[str, list[str]] = {name: [] for name in pieces}
    for text in run.stdout.splitlines():
        message = json.loads(text)
        name = owner[message["pos"]["line"]]
        if message["severity"] == "error":
            errors[name].append(message["data"])
        elif message["severity"] == "information":
            information[name].append(message["data"])
    return {name: Said(tuple(errors[name]), tuple(information[name])) for name in pieces}
