"""A corpus small enough for a test and real in every part: three theorems, two recorded tries at each, real Lean.

`write(folder)` leaves statements, recorded answers and a config there; what the build must come to is in `EXPECTED`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import yaml

from leanprm.config import CorpusConfig, load_config
from leanprm.corpus import generate, review
from leanprm.lean.check import check_proof
from leanprm.lean.engines import open_engine
from leanprm.lean.proof import PairedProof
from leanprm.llm.pending import append_answer
from leanprm.llm.protocol import ModelAnswer, ModelRequest
from leanprm.records import Statement, Usage
from leanprm.statements import read_statements

Steps = list[tuple[str, str]]

THEOREMS: dict[str, tuple[str, str]] = {
    "swap": ("(P Q : Prop) (h : P ∧ Q) : Q ∧ P", "If P and Q hold, then Q and P hold."),
    "left": ("(P Q : Prop) (h : P) : P ∨ Q", "If P holds, then P or Q holds."),
    "zero": ("(n : Nat) : n + 0 = n", "Adding zero changes nothing."),
}
SWAP: Steps = [
    ("Take the two parts of the hypothesis.", "obtain ⟨hp, hq⟩ := h"),
    ("Put them together the other way round.", "exact ⟨hq, hp⟩"),
]
TRIES: dict[str, list[Steps | None]] = {
    "swap": [SWAP, SWAP],  # the second repeats the first
    "left": [
        [("P holds.", "have hp : P := h"), ("So one of the two does.", "exact Or.inl hp")],
        [("Q holds as well.", "have hq : Q := h"), ("So one of the two does.", "exact Or.inr hq")],
    ],
    "zero": [[("This is how addition begins.", "exact Nat.add_zero n")], None],  # None: never recorded
}
EXPECTED = {
    "statements": {"label": 3},
    "attempts": {"label": 5, "no recorded answer": 1},
    "compile": {"label": 5},
    "review": {"label": 5},
    "repair": {},
    "labels": {"label": 5},
    "filter": {"label": 4, "duplicate": 1},
    "splits": {"label": 4},
}


def write(folder: Path) -> Path:
    """The config of the tiny corpus, with all it needs beside it."""
    folder.mkdir(parents=True)
    rows = [
        {"name": name, "source": "tiny", "header": "import Mathlib", "formal": f"theorem {name} {formal}"}
        | {"informal": informal, "category": "logic", "difficulty": "easy"}
        for name, (formal, informal) in THEOREMS.items()
    ]
    lines = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
    (folder / "statements.jsonl").write_text(lines, encoding="utf-8")
    values: dict[str, Any] = {
        "statements": {"path": str(folder / "statements.jsonl")},
        "generate": {"model": "a", "samples": 2, "recorded": str(folder / "generate")},
        "review": {"model": "b", "recorded": str(folder / "review")},
        "run": {"part_rows": 2, "cores": 2},
    }
    path = folder / "tiny.yaml"
    path.write_text(yaml.safe_dump(values), encoding="utf-8")
    _record(load_config(CorpusConfig, path), folder)
    return path


def _record(config: CorpusConfig, folder: Path) -> None:
    engine = open_engine("portable")
    for statement in read_statements(config.statements.path).records:
        for sample, request in enumerate(generate.requests(statement, config.generate)):
            steps = TRIES[statement.name][sample]
            if steps is None:
                continue
            answer = _answer(request, {"steps": [{"text": text, "lean": lean} for text, lean in steps]})
            append_answer(folder / "generate", "answers.jsonl", request, answer)
            attempt = generate.read_answer(statement, sample, request, answer)
            proof = PairedProof(attempt.id, statement.header, statement.formal, tuple(s.lean for s in attempt.steps))
            report = check_proof(proof, engine)
            asked = review.request(statement, attempt, report, config.review)
            append_answer(folder / "review", "answers.jsonl", asked, _answer(asked, _verdict(report.first_error)))


def _verdict(first_error: int | None) -> dict[str, Any]:
    wrong = first_error is not None
    return {
        "verdict": "mathematical error" if wrong else "correct",
        "step": first_error,
        "error_class": "unjustified assumption" if wrong else None,
        "patch": None,
        "discard_reason": None,
        "explanation": "Nothing says that Q holds." if wrong else "Prose and formal text say the same.",
    }


def _answer(request: ModelRequest, content: dict[str, Any]) -> ModelAnswer:
    text = json.dumps(content, ensure_ascii=False)
    return ModelAnswer(text=text, stop_reason="end_turn", usage=Usage(), model=request.model)


def paired_proofs(statement: Statement, tries: int) -> list[dict[str, Any]]:
    """The first tries at a statement as rows for an import."""
    return [
        {"header": statement.header, "statement": statement.formal, "informal": statement.informal}
        | {"steps": [{"text": text, "lean": lean} for text, lean in steps]}
        for steps in TRIES[statement.name][:tries]
        if steps is not None
    ]
