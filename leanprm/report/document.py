"""A report as a list of blocks that render to one HTML page and to Markdown with figures beside it.

Blocks hold plain text only; escaping happens here and in `text`, so no caller can inject markup. The same blocks give
the same bytes: no clock, no randomness, no machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from leanprm.report.style import CSS
from leanprm.report.svg import PALETTE, STYLE, Drawing
from leanprm.report.text import escape, escape_markdown, fence

FIGURES = "figures"
"""Folder of the figures beside the Markdown file."""


class Block(Protocol):
    """One piece of a report."""

    def html(self) -> str:
        """As an HTML fragment."""
        ...

    def markdown(self) -> str:
        """As Markdown."""
        ...


@dataclass(frozen=True)
class Heading:
    """A section or (level 3) a subsection; `anchor` is its address in the page."""

    text: str
    anchor: str
    level: int = 2

    def html(self) -> str:
        """As an HTML fragment."""
        return f'<h{self.level} id="{escape(self.anchor)}">{escape(self.text)}</h{self.level}>'

    def markdown(self) -> str:
        """As Markdown."""
        return f"{'#' * self.level} {escape_markdown(self.text)}"


@dataclass(frozen=True)
class Paragraph:
    """A paragraph; a `note` is set apart as something to keep in mind."""

    text: str
    note: bool = False

    def html(self) -> str:
        """As an HTML fragment."""
        return f'<p class="note">{escape(self.text)}</p>' if self.note else f"<p>{escape(self.text)}</p>"

    def markdown(self) -> str:
        """As Markdown."""
        return ("> " if self.note else "") + escape_markdown(self.text)


@dataclass(frozen=True)
class Figures:
    """The headline numbers: (value, what it counts)."""

    items: tuple[tuple[str, str], ...]

    def html(self) -> str:
        """As an HTML fragment."""
        cells = "".join(f"<div><b>{escape(v)}</b><span>{escape(label)}</span></div>" for v, label in self.items)
        return f'<div class="figures">{cells}</div>'

    def markdown(self) -> str:
        """As Markdown."""
        return "\n".join(f"- **{escape_markdown(v)}** {escape_markdown(label)}" for v, label in self.items)


@dataclass(frozen=True)
class Table:
    """A table: words to the left, numbers flush right, quoted figures set apart at the end."""

    caption: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    text_columns: int = 1
    """Number of leading columns that hold words; the rest hold numbers."""
    reference_from: int | None = None
    """Index of the first row that is not measured here but quoted from `reference`."""
    reference: str = ""

    def html(self) -> str:
        """As an HTML fragment."""
        head = "".join(f'<th scope="col"{self._align(k)}>{escape(c)}</th>' for k, c in enumerate(self.columns))
        body = "".join(self._row(k, row) for k, row in enumerate(self.rows))
        caption = f"<caption>{escape(self.caption)}</caption>"
        table = f"<table>{caption}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        return f'<div class="wide" tabindex="0" role="region" aria-label="{escape(self.caption)}">{table}</div>'

    def markdown(self) -> str:
        """As Markdown."""
        marks = [":--" if k < self.text_columns else "--:" for k in range(len(self.columns))]
        rows = list(self.rows)
        if self.reference and self.reference_from is not None:
            rows.insert(self.reference_from, (f"— {self.reference} —", *[""] * (len(self.columns) - 1)))
        lines = [self.columns, tuple(marks), *rows]
        cells = ["| " + " | ".join(row if k == 1 else map(escape_markdown, row)) + " |" for k, row in enumerate(lines)]
        return f"*{escape_markdown(self.caption)}*\n\n" + "\n".join(cells)

    def _row(self, index: int, row: tuple[str, ...]) -> str:
        grey = self.reference_from is not None and index >= self.reference_from
        cells = f'<th scope="row">{escape(row[0])}</th>' if row else ""
        cells += "".join(f"<td{self._align(k)}>{escape(cell)}</td>" for k, cell in enumerate(row) if k)
        if not grey:
            return f"<tr>{cells}</tr>"
        span = f'<tr class="reference"><th scope="rowgroup" colspan="{len(row)}">{escape(self.reference)}</th></tr>'
        return (span if self.reference and index == self.reference_from else "") + f'<tr class="reference">{cells}</tr>'

    def _align(self, column: int) -> str:
        return "" if column < self.text_columns else ' class="number"'


@dataclass(frozen=True)
class Picture:
    """A figure with the one sentence that says what it shows and how to read it."""

    name: str
    drawing: Drawing
    caption: str

    def html(self) -> str:
        """As an HTML fragment."""
        caption = f"<figcaption><b>{escape(self.drawing.title)}.</b> {escape(self.caption)}</figcaption>"
        return f'<figure id="figure-{self.name}">{self.drawing.inline(self.name)}{caption}</figure>'

    def markdown(self) -> str:
        """As Markdown."""
        alt = escape_markdown(self.drawing.title)
        return f"![{alt}]({FIGURES}/{self.name}.svg)\n\n**{alt}.** {escape_markdown(self.caption)}"


@dataclass(frozen=True)
class ProofStep:
    """One step of a shown proof; `label` is null where there is none."""

    number: int
    text: str
    label: bool
    first_error: bool


@dataclass(frozen=True)
class Proof:
    """A labelled proof as a reader of the corpus sees it, and below it what the label rests on."""

    title: str
    theorem: str
    steps: tuple[ProofStep, ...]
    evidence: tuple[tuple[str, str], ...]
    """(heading, text) pairs, shown verbatim: the Lean of the failing step, Lean's message, the review."""
    identity: str

    def html(self) -> str:
        """As an HTML fragment."""
        steps = "".join(self._step(step) for step in self.steps)
        evidence = "".join(f"<dt>{escape(k)}</dt><dd><pre>{escape(v)}</pre></dd>" for k, v in self.evidence)
        return (
            f'<article class="proof"><h3>{escape(self.title)}</h3><p class="theorem">{escape(self.theorem)}</p>'
            f'<ol>{steps}</ol><dl>{evidence}</dl><p class="soft">{escape(self.identity)}</p></article>'
        )

    def markdown(self) -> str:
        """As Markdown."""
        lines = [f"### {escape_markdown(self.title)}", "", f"> {escape_markdown(self.theorem)}", ""]
        lines += [f"{s.number}. {_words(s)[0]} **{_words(s)[1]}** — {escape_markdown(s.text)}" for s in self.steps]
        for heading, text in self.evidence:
            lines += ["", f"{escape_markdown(heading)}:", "", fence(text)]
        return "\n".join([*lines, "", escape_markdown(self.identity)])

    def _step(self, step: ProofStep) -> str:
        mark, word = _words(step)
        cls = "right" if step.label else "false"
        badge = f'<span class="badge"><span aria-hidden="true">{mark}</span> {word}</span>'
        return f'<li class="{cls}">{badge}<div>{escape(step.text)}</div></li>'


def _words(step: ProofStep) -> tuple[str, str]:
    if step.label:
        return "✓", "correct"
    return ("✗", "first error") if step.first_error else ("✗", "incorrect")


@dataclass(frozen=True)
class Document:
    """A title, a sentence under it, and the blocks."""

    title: str
    lead: str
    blocks: tuple[Block, ...]

    def html(self) -> str:
        """One self-contained page: no scripts, nothing loaded from elsewhere."""
        links = "".join(f'<a href="#{escape(b.anchor)}">{escape(b.text)}</a>' for b in self._sections())
        body = "\n".join(block.html() for block in self.blocks)
        return (
            '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            '<meta name="color-scheme" content="light dark">'
            f"<title>{escape(self.title)}</title><style>{PALETTE}{STYLE}{CSS}</style></head>\n<body><main>"
            f'<h1>{escape(self.title)}</h1><p class="lead">{escape(self.lead)}</p>'
            f'<nav aria-label="Sections">{links}</nav>\n{body}\n</main></body></html>\n'
        )

    def markdown(self) -> str:
        """The same content for a terminal or a repository; figures are files beside it."""
        head = f"# {escape_markdown(self.title)}\n\n{escape_markdown(self.lead)}\n\n"
        return head + "\n\n".join(block.markdown() for block in self.blocks) + "\n"

    def pictures(self) -> list[Picture]:
        """The figures, in order."""
        return [block for block in self.blocks if isinstance(block, Picture)]

    def _sections(self) -> list[Heading]:
        return [block for block in self.blocks if isinstance(block, Heading) and block.level == 2]
