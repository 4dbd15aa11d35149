"""The reference page says what the code says."""

from __future__ import annotations

from tests.docs.reference import PATH, page


def test_the_reference_page_is_up_to_date() -> None:
    assert PATH.read_text(encoding="utf-8") == page(), "run: python -m tests.docs.reference"


def test_every_setting_says_when_to_change_it() -> None:
    rows = [line for line in page().split("\n## Records")[0].split("\n") if line.startswith("| `")]
    assert len(rows) > 20
    assert [row for row in rows if row.endswith("|  |")] == []
