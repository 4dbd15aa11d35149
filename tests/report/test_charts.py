"""Drawings: well-formed, inside their canvas, accessible, and true to the counts."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leanprm.report.charts import Bar, Bin, Pair, Segment, bars, histogram, pairs
from leanprm.report.svg import Drawing
from tests.report.test_text import HOSTILE

SVG = "{http://www.w3.org/2000/svg}"


def parsed(drawing: Drawing) -> ET.Element:
    return ET.fromstring(drawing.standalone("fig"))


def widths(drawing: Drawing, paint: str) -> list[float]:
    """Widths of the bars of one colour, legend squares aside."""
    found = [r for r in parsed(drawing).iter(f"{SVG}rect") if r.get("class") == paint]
    return [float(r.get("width", "0")) for r in found if r.get("height") != "12"]


def heights(drawing: Drawing, paint: str) -> list[float]:
    return [float(r.get("height", "0")) for r in parsed(drawing).iter(f"{SVG}rect") if r.get("class") == paint]


def test_bars_share_one_scale() -> None:
    rows = [
        Bar("a", (Segment("kept", "kept", 10), Segment("rejected", "rejected", 30)), "40"),
        Bar("b", (Segment("kept", "kept", 20), Segment("rejected", "rejected", 0)), "20"),
    ]
    drawing = bars("t", rows, [("kept", "kept")])
    first, second = widths(drawing, "kept")
    assert second == pytest.approx(2 * first, rel=0.01)
    assert widths(drawing, "rejected") == [pytest.approx(3 * first, rel=0.01)], "an empty segment is not drawn"


def test_segments_follow_each_other() -> None:
    row = Bar("a", (Segment("kept", "k", 10), Segment("rejected", "r", 30), Segment("infra", "i", 5)), "")
    rects = [r for r in parsed(bars("t", [row], [])).iter(f"{SVG}rect") if r.get("class")]
    ends = [float(r.get("x", "0")) + float(r.get("width", "0")) for r in rects]
    assert [float(r.get("x", "0")) for r in rects[1:]] == [pytest.approx(end, abs=0.02) for end in ends[:-1]]


def test_pairs_compare_on_one_scale_and_say_what_is_missing() -> None:
    drawing = pairs("t", [Pair("a", 40.0, 20.0, "40.0 % (4)"), Pair("b", 10.0, None, "10.0 % (1)")], "here", "there")
    (first, second), (reference,) = widths(drawing, "wrong"), widths(drawing, "reference")
    assert first == pytest.approx(4 * second, rel=0.01) == pytest.approx(2 * reference, rel=0.01)
    assert "not reported" in drawing.standalone("x")


def test_histogram_columns_are_as_high_as_their_counts() -> None:
    drawing = histogram("t", [Bin("1", 3, "one"), Bin("2", 0, "two"), Bin("3", 6, "three")], "axis")
    low, high = heights(drawing, "wrong")
    assert high == pytest.approx(2 * low)
    assert drawing.description == "axis. one: 3; three: 6"


COUNT = st.integers(0, 10**9)


@given(st.lists(st.tuples(st.text(max_size=80), COUNT, COUNT), max_size=8))
def test_any_counts_give_a_well_formed_drawing_within_its_canvas(rows: list[tuple[str, int, int]]) -> None:
    drawing = bars("t", [Bar(n, (Segment("kept", "k", a), Segment("wrong", "w", b)), "") for n, a, b in rows], [])
    for rect in parsed(drawing).iter(f"{SVG}rect"):
        right = float(rect.get("x", "0")) + float(rect.get("width", "0"))
        bottom = float(rect.get("y", "0")) + float(rect.get("height", "0"))
        assert right <= drawing.width + 0.01
        assert bottom <= drawing.height + 0.01


@pytest.mark.parametrize(
    "drawing",
    [bars("t", [], []), pairs("t", [], "a", "b"), histogram("t", [], "axis")],
)
def test_an_empty_chart_is_still_a_drawing_that_says_so(drawing: Drawing) -> None:
    root = parsed(drawing)
    assert root.get("role") == "img"
    assert root.find(f"{SVG}title") is not None
    description = root.find(f"{SVG}desc")
    assert description is not None
    assert description.text in ("nothing to show", "axis. no values")


def test_labels_point_at_the_title_and_the_description() -> None:
    root = parsed(histogram("Some <title>", [Bin("1", 1, HOSTILE)], "axis"))
    ids = {e.get("id"): e for e in root.iter() if e.get("id")}
    assert [ids[i].tag for i in str(root.get("aria-labelledby")).split()] == [f"{SVG}title", f"{SVG}desc"]
    assert ids["fig-title"].text == "Some <title>"
    assert not list(root.iter(f"{SVG}script"))


def test_a_file_of_its_own_has_colours_for_light_and_dark() -> None:
    text = bars("t", [], []).standalone("x")
    assert "prefers-color-scheme:dark" in text
    assert "@media print" in text
    assert "<style>" not in bars("t", [], []).inline("x"), "a page brings the style itself"
