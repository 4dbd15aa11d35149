"""The table of proofs in `docs/attribution.md`, made from the case table.

`python -m tests.lean.attribution_table` rewrites it; a test fails when the document is out of date.
"""

from __future__ import annotations

from pathlib import Path

from tests.lean.table import Case, load

DOCUMENT = Path(__file__).parents[2] / "docs" / "attribution.md"
BEGIN, END = "<!-- table: begin -->", "<!-- table: end -->"
PER_SHAPE = 2
"""Failing proofs shown of each shape; the others are in the case table alone."""


def table() -> str:
    """The Markdown table: proofs that fail, two of each shape."""
    shown: dict[str, list[Case]] = {}
    for case in load():
        if case.outcome == "label" and case.first_error is not None and case.file != "hostile":
            shown.setdefault(case.shape, []).append(case)
    rows = [_row(case) for cases in shown.values() for case in cases[:PER_SHAPE]]
    return "\n".join(["| shape | statement | steps | first failing step |", "|---|---|---|--:|", *rows])


def _row(case: Case) -> str:
    steps = "<br>".join(f"{number}. {_code(step)}" for number, step in enumerate(case.proof.steps, 1))
    return f"| {_escaped(case.shape)} | {_code(case.proof.statement)} | {steps} | {case.first_error} |"


_MARKUP = {"&": "&amp;", "<": "&lt;", "|": "&#124;", "`": "&#96;", "_": "&#95;", "*": "&#42;"}


def _escaped(text: str) -> str:
    """Text without characters that Markdown reads as markup."""
    return "".join(_MARKUP.get(char, char) for char in text)


def _code(text: str) -> str:
    """Text as HTML code that a Markdown table can hold, blanks and line breaks kept."""
    lines = _escaped(text).strip("\r\n").replace("\r\n", "\n").replace("\r", "\n").replace("\t", "⇥").split("\n")
    kept = [line.replace("  ", "&nbsp;&nbsp;") for line in lines if line.strip()]
    return "<br>".join(f"<code>{line}</code>" for line in kept)


def rewritten(document: str) -> str:
    """The document with a fresh table between its marks."""
    before, rest = document.split(BEGIN, 1)
    _, after = rest.split(END, 1)
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


def main() -> None:
    """Rewrite the document."""
    DOCUMENT.write_text(rewritten(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
