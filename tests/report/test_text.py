"""Text of unknown origin is shown, never obeyed."""

from __future__ import annotations

import html
import unicodedata
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from leanprm.report.text import clip, escape, escape_markdown, fence, percent, visible

HOSTILE = (
    "<script>alert(1)</script> </style> <img src=x onerror=y> & \" ' ` [a](javascript:b) | **b** \x00\x1b[2J\u202e"
)


class Tags(HTMLParser):
    """Collects the tags a browser would see."""

    def __init__(self) -> None:
        """Start with nothing seen."""
        super().__init__()
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note one opening tag."""
        self.tags.append(tag)


def tags_of(text: str) -> list[str]:
    parser = Tags()
    parser.feed(text)
    return parser.tags


@given(st.text())
def test_visible_text_has_no_control_characters_and_keeps_the_rest(text: str) -> None:
    shown = visible(text)
    assert not [c for c in shown if unicodedata.category(c) in ("Cc", "Cs") and c not in "\n\t"]
    assert not set(shown) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f")
    shown.encode("utf-8")


@given(st.text(alphabet=st.characters(categories=("L", "N", "P", "S", "Zs"))))
def test_ordinary_text_is_untouched(text: str) -> None:
    assert visible(text) == text


def test_windows_line_ends_are_line_ends() -> None:
    assert visible("a\r\nb\rc") == "a\nb␍c"


@given(st.text())
def test_escaped_text_is_no_markup(text: str) -> None:
    assert tags_of(f"<p>{escape(text)}</p>") == ["p"]
    assert html.unescape(escape(text)) == visible(text)


@given(st.one_of(st.text(), st.text(alphabet="`*_[]<>|#~$!\\(): a1.-+&;\n\t")))
def test_escaped_markdown_is_one_paragraph_of_plain_text(text: str) -> None:
    markdown = MarkdownIt("commonmark").enable("table")
    for start in ("x ", ""):
        rendered = markdown.render(start + escape_markdown(text))
        assert tags_of(rendered) == ["p"] * bool(rendered)
        shown = html.unescape(rendered.strip().removeprefix("<p>").removesuffix("</p>"))
        assert shown == (start + " ".join(visible(text).split())).strip()
    assert tags_of(markdown.render(f"| a |\n| - |\n| {escape_markdown(text)} |")).count("td") == 1


@given(st.text(alphabet="`~ ab\n"))
def test_a_fence_cannot_be_closed_from_inside(text: str) -> None:
    rendered = MarkdownIt().render(fence(text) + "\n\nafter")
    assert tags_of(rendered) == ["pre", "code", "p"]


def test_delete_is_shown_and_a_fence_outgrows_its_text() -> None:
    assert visible("a\x7fb") == "a␡b"
    assert fence("````\nx") == "`````text\n````\nx\n`````"


def test_hostile_text_in_markdown_cells() -> None:
    rendered = (
        MarkdownIt("commonmark").enable("table").render(f"| a | b |\n| - | - |\n| {escape_markdown(HOSTILE)} | x |")
    )
    assert tags_of(rendered) == ["table", "thead", "tr", "th", "th", "tbody", "tr", "td", "td"]


@pytest.mark.parametrize(("text", "limit", "shown"), [("abc", 3, "abc"), ("abcd", 3, "abc [… 1 more characters]")])
def test_clipping_says_how_much_is_missing(text: str, limit: int, shown: str) -> None:
    assert clip(text, limit) == shown


def test_percent_of_nothing_is_a_dash() -> None:
    assert (percent(1, 3), percent(0, 0)) == ("33.3 %", "–")
