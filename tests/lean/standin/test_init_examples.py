"""What tactics do on `Init` alone: each row of the table compiles, or fails with the message it names.

An `error` row is a wrong statement, or a tactic that is absent: absence must be an error, never a proof.
"""

from __future__ import annotations

import pytest

from tests.lean.standin.init_batch import Said, compile_pieces, read_rows

ROWS = read_rows("init_examples.jsonl")


@pytest.fixture(scope="module")
def said() -> dict[str, Said]:
    """What Lean says about every example, from one run."""
    return compile_pieces(("import Init", "set_option linter.all false"), {row["name"]: row["lean"] for row in ROWS})


def test_the_table_is_well_formed() -> None:
    """Names are unique and every column has one of its values."""
    assert len({row["name"] for row in ROWS}) == len(ROWS)
    for row in ROWS:
        assert set(row) == {"name", "kind", "status", "lean", "expect", "message", "note"}
        assert row["kind"] in {"tactic", "type"}
        assert row["status"] in {"same", "weaker", "missing"}
        assert row["expect"] in {"ok", "error"}
        assert bool(row["message"]) == (row["expect"] == "error")


@pytest.mark.parametrize("row", ROWS, ids=[row["name"] for row in ROWS])
def test_example(row: dict[str, str], said: dict[str, Said]) -> None:
    """The example is proved, or refused for the reason that the table gives."""
    answer = said[row["name"]]
    if row["expect"] == "ok":
        assert answer.errors == ()
    else:
        assert any(row["message"] in error for error in answer.errors)
