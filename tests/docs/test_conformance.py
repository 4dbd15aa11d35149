"""The page on portable Lean says what the tables say."""

from __future__ import annotations

from tests.docs.conformance import PATH, page


def test_the_page_on_portable_lean_is_up_to_date() -> None:
    assert PATH.read_text(encoding="utf-8") == page(), "run: python -m tests.docs.conformance"
