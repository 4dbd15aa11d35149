"""What the prompts say of portable Lean, asked of portable Lean itself."""

from __future__ import annotations

import json
import re

from leanprm.lean.check import check_proof
from leanprm.lean.engine import Limits
from leanprm.lean.engines import open_engine
from leanprm.lean.proof import PairedProof
from leanprm.llm import prompts


def test_every_lemma_named_to_the_model_exists() -> None:
    (text,) = prompts.version_files("environments/portable-v1").values()
    lines = [line for line in text.splitlines() if line.startswith("Lemmas")]
    names = [name for line in lines for name in re.findall(r"`([^`]+)`", line)]
    assert len(names) > 300
    assert len(set(names)) == len(names)
    source = "import Mathlib\n" + "".join(f"#check @{name}\n" for name in names)
    result = open_engine("portable").run(source, Limits())
    assert result.failure is None
    assert [(m.line, m.text) for m in result.messages if m.severity == "error"] == []


def test_the_worked_example_is_a_proof_of_its_statement() -> None:
    prompt = prompts.load("generate/v1")
    found = re.search(
        r"<header>\n(.*?)\n</header>\n<statement>\n(theorem additive_eq_mul.*?)\n</statement>", prompt.user
    )
    assert found is not None
    steps = tuple(step["lean"] for step in json.loads(prompt.parts["example"])["steps"])
    report = check_proof(PairedProof("example", found[1], found[2], steps), open_engine("portable"))
    assert (report.outcome, report.labels) == ("label", [True] * len(steps)), report.detail
