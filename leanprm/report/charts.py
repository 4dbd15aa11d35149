"""The four shapes the reports draw: a funnel, stacked bars, bars beside a reference, and a histogram.

A chart never relies on colour alone: every bar carries its number, and the description reads the numbers out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from leanprm.report.svg import Drawing, Paint, text_width

WIDTH = 760
_ROW = 34
_BAR = 20
_CHARACTERS = 34


@dataclass(frozen=True)
class Segment:
    """One part of a bar."""

    paint: Paint
    label: str
    value: float


@dataclass(frozen=True)
class Bar:
    """A named bar made of segments, with a remark at its end."""

    name: str
    segments: tuple[Segment, ...]
    remark: str

    @property
    def total(self) -> float:
        """Sum of the segments."""
        return sum(s.value for s in self.segments)


@dataclass(frozen=True)
class Pair:
    """A measured share and the reported one, in percent; either may be missing."""

    name: str
    measured: float | None
    reference: float | None
    remark: str


@dataclass(frozen=True)
class Bin:
    """One column of a histogram."""

    label: str
    count: int
    hint: str


def bars(title: str, rows: Sequence[Bar], legend: Sequence[tuple[Paint, str]], remark_width: int = 190) -> Drawing:
    """Horizontal stacked bars on one common scale, each with its remark."""
    left = _label_width([row.name for row in rows])
    scale = (WIDTH - left - remark_width) / max([row.total for row in rows] + [1])
    drawing = Drawing(WIDTH, 44 + _ROW * max(len(rows), 1), title, _read_bars(rows))
    drawing.legend(left, 18, legend)
    if not rows:
        drawing.text(left, 56, "nothing to show", style="soft")
    for k, row in enumerate(rows):
        y, x = 36 + k * _ROW, float(left)
        drawing.text(left - 10, y + 15, _shorten(row.name), "end")
        for segment in row.segments:
            width = segment.value * scale
            drawing.bar(x, y, width, _BAR, segment.paint, f"{row.name}: {segment.value:,g} {segment.label}")
            x += width
        drawing.text(x + 8, y + 15, row.remark, style="soft")
    return drawing


def pairs(title: str, rows: Sequence[Pair], measured: str, reference: str) -> Drawing:
    """Shares in percent, each above the share it is compared with."""
    left, step = _label_width([row.name for row in rows]), 44
    top = max([value for row in rows for value in (row.measured, row.reference) if value is not None] + [1.0])
    scale = (WIDTH - left - 150) / top
    read = "; ".join(f"{row.name}: {row.remark}, {reference} {_share(row.reference)}" for row in rows)
    drawing = Drawing(WIDTH, 44 + step * max(len(rows), 1), title, read or "nothing to show")
    drawing.legend(left, 18, [("wrong", measured), ("reference", reference)])
    for k, row in enumerate(rows):
        y = 34 + k * step
        drawing.text(left - 10, y + 20, _shorten(row.name), "end")
        for value, height, offset, paint, remark in (
            (row.measured, 18, 0, "wrong", row.remark),
            (row.reference, 10, 20, "reference", _share(row.reference)),
        ):
            width = (value or 0) * scale
            drawing.bar(left, y + offset, width, height, paint, f"{row.name}: {remark}")  # type: ignore[arg-type]
            drawing.text(left + width + 8, y + offset + height / 2 + 5, remark, style="soft" if offset else "")
    return drawing


def histogram(title: str, bins: Sequence[Bin], axis: str, paint: Paint = "wrong") -> Drawing:
    """Columns with their counts on top; `axis` names the horizontal axis."""
    height, left, bottom, top = 220, 40, 172, 24
    drawing = Drawing(WIDTH, height, title, _read_bins(bins, axis))
    drawing.line(left, bottom, WIDTH - 20, bottom)
    drawing.text(WIDTH / 2, height - 8, axis, "middle", "soft")
    highest = max([b.count for b in bins] + [1])
    step = (WIDTH - left - 20) / max(len(bins), 1)
    for k, b in enumerate(bins):
        tall = (bottom - top) * b.count / highest
        x = left + k * step
        drawing.bar(x + step * 0.1, bottom - tall, step * 0.8, tall, paint, f"{b.hint}: {b.count:,}")
        if b.count:
            drawing.text(x + step / 2, bottom - tall - 6, f"{b.count:,}", "middle")
        drawing.text(x + step / 2, bottom + 18, b.label, "middle", "soft")
    return drawing


def _label_width(names: Sequence[str]) -> int:
    return int(min(max([text_width(_shorten(n)) for n in names] + [60]), 260)) + 14


def _shorten(name: str) -> str:
    return name if len(name) <= _CHARACTERS else name[: _CHARACTERS - 1] + "…"


def _share(value: float | None) -> str:
    return "not reported" if value is None else f"{value:.1f} %"


def _read_bars(rows: Sequence[Bar]) -> str:
    lines = [f"{r.name}: " + ", ".join(f"{s.value:,g} {s.label}" for s in r.segments if s.value) for r in rows]
    return "; ".join(lines) or "nothing to show"


def _read_bins(bins: Sequence[Bin], axis: str) -> str:
    return f"{axis}. " + ("; ".join(f"{b.hint}: {b.count:,}" for b in bins if b.count) or "no values")
