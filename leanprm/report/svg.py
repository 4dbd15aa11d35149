"""A small SVG writer: elements in, one accessible, self-styled drawing out.

Why not a plotting library: the report needs bars and histograms only, the demo must install in minutes, and the same
counts must give the same bytes on any machine, which a library's versions and fonts do not promise.

Colours are CSS variables with a light and a dark value, so one drawing serves a page, a Markdown file and paper.
Invariants: all text is escaped; numbers are rounded to two decimals; a drawing has a title and a description.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from leanprm.report.text import escape

Paint = Literal["kept", "wrong", "rejected", "infra", "reference", "pending"]
Anchor = Literal["start", "middle", "end"]

_LIGHT = (
    "--ink:#1b1f24;--soft:#57606a;--rule:#d0d7de;--kept:#1f6feb;--wrong:#b8520a;"
    "--rejected:#8250df;--infra:#6e7781;--reference:#afb8c1;--pending:#d0d7de;--paper:#ffffff"
)
_DARK = (
    "--ink:#e6edf3;--soft:#9aa5b1;--rule:#3a424c;--kept:#58a6ff;--wrong:#f0883e;"
    "--rejected:#bc8cff;--infra:#8b949e;--reference:#545d68;--pending:#3a424c;--paper:#0d1117"
)
PALETTE = f":root{{{_LIGHT}}}@media (prefers-color-scheme:dark){{:root{{{_DARK}}}}}@media print{{:root{{{_LIGHT}}}}}"
"""The colours of drawings and pages, light, dark and printed."""

_PAINTS: tuple[Paint, ...] = ("kept", "wrong", "rejected", "infra", "reference", "pending")
STYLE = (
    "svg text{font:13px system-ui,-apple-system,'Segoe UI','DejaVu Sans',sans-serif;fill:var(--ink)}"
    "svg text.soft{fill:var(--soft);font-size:12px}svg text.strong{font-weight:600}"
    "svg line{stroke:var(--rule);stroke-width:1}svg line.mark{stroke:var(--ink);stroke-dasharray:3 3}"
    + "".join(f"svg .{p}{{fill:var(--{p})}}" for p in _PAINTS)
)
"""How the classes used in drawings look; a page that holds drawings includes it once."""


@dataclass
class Drawing:
    """Elements on a canvas of `width` × `height` pixels, drawn in the order they were added."""

    width: int
    height: int
    title: str
    description: str
    _elements: list[str] = field(default_factory=list)

    def bar(self, x: float, y: float, width: float, height: float, paint: Paint, hint: str = "") -> None:
        """A filled rectangle; `hint` is shown when the pointer rests on it. Nothing is drawn for an empty one."""
        if width <= 0 or height <= 0:
            return
        inner = f"<title>{escape(hint)}</title>" if hint else ""
        place = f'x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}"'
        self._elements.append(f'<rect class="{paint}" {place} rx="2">{inner}</rect>')

    def text(self, x: float, y: float, text: str, anchor: Anchor = "start", style: str = "") -> None:
        """One line of text whose baseline is at `y`; `style` is `soft`, `strong` or empty."""
        place = f'x="{_n(x)}" y="{_n(y)}" text-anchor="{anchor}"'
        self._elements.append(f'<text class="{style}" {place}>{escape(text)}</text>')

    def line(self, x1: float, y1: float, x2: float, y2: float, style: str = "") -> None:
        """A thin rule; `style` is `mark` for a dashed one in the colour of the text."""
        place = f'x1="{_n(x1)}" y1="{_n(y1)}" x2="{_n(x2)}" y2="{_n(y2)}"'
        self._elements.append(f'<line class="{style}" {place}/>')

    def legend(self, x: float, y: float, entries: Iterable[tuple[Paint, str]]) -> None:
        """Coloured squares with their meaning, on one line."""
        for paint, label in entries:
            self.bar(x, y - 10, 12, 12, paint)
            self.text(x + 18, y, label, style="soft")
            x += 40 + text_width(label, 12)

    def inline(self, name: str) -> str:
        """The drawing for a page that has `PALETTE` and `STYLE`; `name` makes its ids unique there."""
        return self._render(name, "")

    def standalone(self, name: str) -> str:
        """The drawing as a file of its own."""
        paper = f'<rect width="{self.width}" height="{self.height}" style="fill:var(--paper)"/>'
        return self._render(name, f"<style>{PALETTE}{STYLE}</style>{paper}") + "\n"

    def _render(self, name: str, head: str) -> str:
        box = f'viewBox="0 0 {self.width} {self.height}" width="{self.width}" height="{self.height}"'
        ids = f'aria-labelledby="{name}-title {name}-desc"'
        labels = f'<title id="{name}-title">{escape(self.title)}</title>'
        labels += f'<desc id="{name}-desc">{escape(self.description)}</desc>'
        body = "\n".join(self._elements)
        return f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {box} {ids}>{labels}{head}\n{body}\n</svg>'


def text_width(text: str, size: float = 13) -> float:
    """A generous estimate of the width of `text` in pixels; a browser's font is not known here."""
    return 0.58 * size * len(text)


def _n(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
