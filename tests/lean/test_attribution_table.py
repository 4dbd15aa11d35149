"""`docs/attribution.md` shows the case table as it is."""

from __future__ import annotations

from tests.lean.attribution_table import DOCUMENT, rewritten, table


def test_document_is_up_to_date() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert text == rewritten(text), "run `python -m tests.lean.attribution_table`"


def test_table_shows_at_least_forty_proofs() -> None:
    assert len(table().splitlines()) - 2 >= 40
