"""Paired proofs for the commands: one that holds, one that fails at step 2, one that is rejected."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

Proof = dict[str, Any]


def proof(statement: str, *steps: str, **more: str) -> Proof:
    """A paired proof as it stands in a file."""
    lines = [{"text": f"This is step {n}.", "lean": lean} for n, lean in enumerate(steps, 1)]
    return {"header": "import Mathlib", "statement": statement, "steps": lines} | more


GOOD = proof("theorem good (P Q : Prop) (h : P ∧ Q) : Q ∧ P", "have q : Q := h.2", "exact ⟨q, h.1⟩", id="good")
WRONG = proof("theorem wrong (P Q : Prop) (h : P ∧ Q) : Q ∧ P", "have q : Q := h.2", "exact ⟨q, q⟩", id="wrong")
UNSOUND = proof("theorem gap (P : Prop) : P", "sorry", id="unsound")
LACKING = proof("theorem far : True", "trivial", id="lacking") | {"header": "import NoSuchLibrary"}


def write(path: Path, *proofs: Proof) -> Path:
    """The proofs as JSON lines."""
    path.write_text(lines(*proofs), encoding="utf-8")
    return path


def lines(*proofs: Proof) -> str:
    """The proofs, one a line."""
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in proofs)
