"""The case table: proofs whose right report was written down by hand before Lean saw them (`cases/*.jsonl`).

A row has a unique `name`, the `shape` it stands for, a statement, its steps, and what is expected: the outcome, the
first failing step of a label (null: all steps hold), the reason of anything else. `header` defaults to Mathlib,
`limits` to the checker's own, and `attribution` is expected only where a row names it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from leanprm.lean.check import check_proof
from leanprm.lean.engine import LeanEngine, Limits
from leanprm.lean.proof import PairedProof
from leanprm.records import CompileReport

CASES = Path(__file__).parent / "cases"
FILES = ("blocks", "combinations", "failures", "text", "outcomes", "hostile")


@dataclass(frozen=True)
class Case:
    """One row of the table."""

    file: str
    shape: str
    proof: PairedProof
    limits: Limits
    outcome: str
    first_error: int | None
    reason: str | None
    attribution: str | None

    @property
    def name(self) -> str:
        return self.proof.id

    def check(self, engine: LeanEngine) -> CompileReport:
        """What the checker reports."""
        return check_proof(self.proof, engine, self.limits)


def load() -> list[Case]:
    """All rows, in the files' order."""
    return [_case(name, json.loads(line)) for name in FILES for line in _lines(CASES / f"{name}.jsonl")]


def _lines(path: Path) -> list[str]:
    # Not `splitlines`: a row may hold characters that it takes for line ends.
    return [line for line in path.read_text(encoding="utf-8").split("\n") if line]


def _case(file: str, row: dict[str, Any]) -> Case:
    expect = row["expect"]
    header = row.get("header", "import Mathlib")
    return Case(
        file=file,
        shape=row["shape"],
        proof=PairedProof(row["name"], header, row["statement"], tuple(row["steps"])),
        limits=Limits(**row.get("limits", {})),
        outcome=expect["outcome"],
        first_error=expect["first_error"],
        reason=expect["reason"],
        attribution=expect.get("attribution"),
    )
