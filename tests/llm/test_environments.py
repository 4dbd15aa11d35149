"""The text that describes portable Lean names nothing that portable Lean has not got."""

from __future__ import annotations

import re

from leanprm.lean.engine import Limits
from leanprm.lean.engines import open_engine
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
