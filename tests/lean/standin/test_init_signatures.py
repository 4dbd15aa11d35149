"""The conformance table of `Init`: names that proofs may use, with their statement, binders and argument order.

`check` is what `#check @name` prints with `import Init` and a wide line. It is meant to be what v4.25.0-rc2 has; where
`note` says so it was compared with a version of Lean's source near that release, elsewhere it rests on knowledge of the
library. `weaker` rows say what differs. A `missing` row asserts that the name is unknown, so that the table cannot lag
behind the text.
"""

from __future__ import annotations

import pytest

from tests.lean.standin.init_batch import Said, compile_pieces, read_rows

ROWS = read_rows("init_signatures.jsonl")
HEADER = ("import Init", "set_option format.width 1000")


@pytest.fixture(scope="module")
def said() -> dict[str, Said]:
    """What Lean says about every name of the table, from one run."""
    return compile_pieces(HEADER, {row["name"]: f"#check @{row['name']}" for row in ROWS})


def test_the_table_is_well_formed() -> None:
    """Names are unique and every column has one of its values."""
    assert len({row["name"] for row in ROWS}) == len(ROWS)
    for row in ROWS:
        assert set(row) == {"name", "kind", "status", "check", "note"}
        assert row["kind"] in {"lemma", "type"}
        assert row["status"] in {"same", "weaker", "missing"}
        assert bool(row["check"]) == (row["status"] != "missing")
        assert bool(row["note"]) or row["status"] == "same"


@pytest.mark.parametrize("row", ROWS, ids=[row["name"] for row in ROWS])
def test_signature(row: dict[str, str], said: dict[str, Said]) -> None:
    """Lean prints the statement of the table, or does not know the name."""
    answer = said[row["name"]]
    if row["status"] == "missing":
        assert answer.errors
        assert not answer.information
    else:
        assert answer.errors == ()
        assert answer.information == (row["check"],)
