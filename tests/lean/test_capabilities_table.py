"""`capabilities.json` against the engine: what it calls missing is missing, and what it calls weak is there."""

from __future__ import annotations

import json
from collections.abc import Iterable

import pytest

from leanprm.lean.engine import Limits, RawMessage
from leanprm.lean.engines import open_engine
from leanprm.resources import resource_dir

TABLE = json.loads((resource_dir("lean") / "standin" / "capabilities.json").read_text(encoding="utf-8"))
TACTICS = [name for key in ("missing_tactics", "weak_tactics") for name in TABLE[key]]
NAMES = [name for name in TABLE["missing_names"] if name.replace(".", "").isalnum()]


def ask(examples: Iterable[str]) -> dict[int, list[RawMessage]]:
    """Errors by the number of the example, all in one run; each example is one line."""
    text = "import Mathlib\n" + "".join(f"{example}\n" for example in examples)
    result = open_engine("portable").run(text, Limits())
    assert result.failure is None
    found: dict[int, list[RawMessage]] = {}
    for message in result.messages:
        if message.severity == "error":
            found.setdefault(message.line - 2, []).append(message)
    return found


@pytest.fixture(scope="module")
def tactic_errors() -> dict[int, list[RawMessage]]:
    return ask(f"example (h : (1 : ℝ) = 2) : False := by {name} [h]" for name in TACTICS)


@pytest.fixture(scope="module")
def name_errors() -> dict[int, list[RawMessage]]:
    return ask(f"#check ({name})" for name in NAMES)


@pytest.mark.parametrize("name", TABLE["missing_tactics"])
def test_a_missing_tactic_is_unknown(name: str, tactic_errors: dict[int, list[RawMessage]]) -> None:
    assert any(m.is_parse_error and m.column < 45 for m in tactic_errors.get(TACTICS.index(name), []))


@pytest.mark.parametrize("name", TABLE["weak_tactics"])
def test_a_weak_tactic_is_known(name: str, tactic_errors: dict[int, list[RawMessage]]) -> None:
    assert not any("unknown tactic" in m.text for m in tactic_errors.get(TACTICS.index(name), []))


@pytest.mark.parametrize("name", NAMES)
def test_a_missing_name_is_unknown(name: str, name_errors: dict[int, list[RawMessage]]) -> None:
    assert any("nknown" in m.text for m in name_errors.get(NAMES.index(name), []))
