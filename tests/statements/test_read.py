"""Reading files: every kind of bad input gives one error that says where, what was expected and what was found."""

from __future__ import annotations

import contextlib
import json
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leanprm.errors import InputError
from leanprm.ids import digest
from leanprm.statements import parse_paired_proofs, read_paired_proofs, read_statements
from leanprm.statements.sources import MAX_LINE_BYTES

STATEMENT: dict[str, Any] = {
    "name": "t",
    "source": "s",
    "header": "import Mathlib",
    "formal": "theorem t (n : ℕ) : n = n",
    "informal": "Every number equals itself.",
    "category": "logic",
    "difficulty": "easy",
}
PROOF: dict[str, Any] = {
    "header": "import Mathlib",
    "statement": "theorem t : True",
    "steps": [{"text": "It is so.", "lean": "trivial"}],
}
Make = Callable[..., Path]


def other(number: int) -> dict[str, Any]:
    """A statement unlike the others."""
    return STATEMENT | {"name": f"t{number}", "formal": f"theorem t{number} : {number} = {number}"}


def without(row: dict[str, Any], field: str) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != field}


@pytest.fixture
def jsonl(tmp_path: Path) -> Make:
    """Writes rows (objects, or text or bytes as they are) as lines of a file."""

    def make(*rows: dict[str, Any] | str | bytes) -> Path:
        path = tmp_path / "in.jsonl"
        encoded = [
            row if isinstance(row, bytes) else (row if isinstance(row, str) else json.dumps(row)).encode()
            for row in rows
        ]
        path.write_bytes(b"\n".join(encoded) + b"\n")
        return path

    return make


@pytest.fixture
def parquet(tmp_path: Path) -> Make:
    """Writes rows as a parquet file."""

    def make(*rows: dict[str, Any]) -> Path:
        path = tmp_path / "in.parquet"
        pq.write_table(pa.Table.from_pylist(list(rows)), path)
        return path

    return make


# ---------------------------------------------------------------- what is good
def test_a_statement_gets_its_id_and_key(jsonl: Make) -> None:
    (statement,) = read_statements(jsonl(STATEMENT)).records
    assert statement.model_dump(exclude={"id", "theorem_key"}) == STATEMENT
    assert statement.id == digest("statement", "s", "import Mathlib\ntheorem t ( n : ℕ ) : n = n")


def test_jsonl_and_parquet_agree(jsonl: Make, parquet: Make) -> None:
    rows = [other(number) for number in range(1500)]
    assert read_statements(jsonl(*rows)) == read_statements(parquet(*rows))
    proofs = [PROOF | {"id": str(number)} for number in range(3)]
    assert read_paired_proofs(jsonl(*proofs)) == read_paired_proofs(parquet(*proofs))


def test_blanks_and_comments_do_not_change_an_id_but_the_source_does(jsonl: Make) -> None:
    spaced = STATEMENT | {"formal": "theorem t  (n : ℕ) :\n n=n -- so"}
    ids = [read_statements(jsonl(row)).records[0].id for row in (STATEMENT, spaced, STATEMENT | {"source": "r"})]
    assert ids[0] == ids[1] != ids[2]


def test_the_end_of_a_statement_is_stripped(jsonl: Make) -> None:
    (statement,) = read_statements(jsonl(STATEMENT | {"formal": "theorem t : 1 = 1 := by\n  sorry"})).records
    assert statement.formal == "theorem t : 1 = 1"


def test_blank_lines_a_byte_order_mark_and_crlf_are_harmless(jsonl: Make) -> None:
    line = b"\xef\xbb\xbf" + json.dumps(STATEMENT).encode() + b"\r\n\r\n"
    assert len(read_statements(jsonl(line, other(1))).records) == 2


def test_no_line_end_at_the_end_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "in.jsonl"
    path.write_text(json.dumps(STATEMENT))
    assert len(read_statements(path).records) == 1


def test_more_lines_than_are_read_at_once(tmp_path: Path) -> None:
    path = tmp_path / "in.jsonl"
    big = {"steps": [{"text": "y" * 90_000, "lean": "trivial"}] * 10}
    path.write_text("".join(json.dumps(PROOF | big | {"id": str(number)}) + "\n" for number in range(10)))
    assert [proof.id for proof in read_paired_proofs(path).records] == [str(number) for number in range(10)]


def test_a_proof_without_an_id_gets_one_from_its_text() -> None:
    one, two = (parse_paired_proofs(json.dumps(PROOF | extra)).records[0] for extra in ({}, {"informal": "So."}))
    assert one.id == two.id
    assert len(one.id) == 20
    changed = PROOF | {"steps": [{"text": "It is so.", "lean": "exact trivial"}]}
    assert parse_paired_proofs(json.dumps(changed)).records[0].id != one.id


def test_one_proof_may_be_spread_over_lines() -> None:
    assert parse_paired_proofs(json.dumps(PROOF, indent=2)) == parse_paired_proofs(json.dumps(PROOF))


def test_equal_proofs_without_ids_are_both_read() -> None:
    line = json.dumps(PROOF)
    assert len(parse_paired_proofs(f"{line}\n{line}").records) == 2


def test_absent_fields_may_be_null() -> None:
    row = PROOF | {"id": None, "informal": None, "source": None, "category": None, "difficulty": None}
    assert parse_paired_proofs(json.dumps(row)) == parse_paired_proofs(json.dumps(PROOF))


def test_standard_input(monkeypatch: pytest.MonkeyPatch, jsonl: Make) -> None:
    with jsonl(PROOF).open() as stream:
        monkeypatch.setattr("sys.stdin", stream)
        assert len(read_paired_proofs("-").records) == 1


# ---------------------------------------------------------------- bad rows
BAD_STATEMENTS: list[tuple[str, Any, str]] = [
    ("wrong type", STATEMENT | {"name": 7}, "field `name`: expected a string, found a number (7)"),
    ("boolean", STATEMENT | {"informal": True}, "field `informal`: expected a string, found a boolean (True)"),
    ("null", STATEMENT | {"source": None}, "field `source`: expected a string, found null"),
    ("list", STATEMENT | {"formal": []}, "field `formal`: expected a string, found a list"),
    ("missing", without(STATEMENT, "category"), "missing `category`; expected the fields `name`, `source`"),
    ("unknown", STATEMENT | {"colour": "red"}, "unknown `colour`; expected the fields `name`, `source`"),
    ("empty", STATEMENT | {"informal": " "}, "field `informal`: expected a text, found an empty string"),
    (
        "escaped NUL",
        STATEMENT | {"informal": "a\0"},
        "field `informal`: expected text, found a NUL character at position 1",
    ),
    ("surrogate", STATEMENT | {"informal": "\ud800"}, "expected text, found half a surrogate pair at position 0"),
    ("long", STATEMENT | {"informal": "é" * 60_000}, "field `informal`: expected at most 100000 bytes, found 120000"),
    (
        "no theorem",
        STATEMENT | {"formal": "n = n"},
        "field `formal`: expected `theorem NAME … : …`, found no `theorem`",
    ),
    ("proof", STATEMENT | {"formal": "theorem t : 1 = 1 := rfl"}, "found a proof after its `:=` (rfl)"),
    (
        "same name",
        STATEMENT | {"formal": "theorem t : 2 = 2"},
        "`name` (t) of source s: expected it once, found it before at line 1",
    ),
    ("same text", STATEMENT | {"name": "u"}, "the same statement: expected it once, found it before at line 1"),
    ("not JSON", "{oops", "expected JSON, found Expecting property name enclosed in double quotes at column 2"),
    ("array", "[1]", "expected an object with the fields `name`, `source`"),
    ("text", '"a"', "found a string (a)"),
    ("key twice", '{"name": "a", "name": "b"}', "field `name`: expected it once, found it twice"),
    ("deep", "[" * 100_000, "brackets nested too deep"),
    ("huge number", '{"name": ' + "1" * 5000 + "}", "expected JSON, found Exceeds the limit"),
    ("NUL byte", b'{"name": "\0"}', "expected JSON, found a NUL byte at byte"),
    ("not UTF-8", b'{"name": "\xff"}', "expected UTF-8, found byte 0xff at byte"),
    ("overlong line", b'"' + b"x" * MAX_LINE_BYTES + b'"', "expected at most 4000000 bytes a line, found more"),
]


@pytest.mark.parametrize(("row", "reason"), [bad[1:] for bad in BAD_STATEMENTS], ids=[bad[0] for bad in BAD_STATEMENTS])
def test_a_bad_row_stops_or_is_set_aside(jsonl: Make, row: Any, reason: str) -> None:
    path = jsonl(STATEMENT, row, other(1))
    with pytest.raises(InputError) as caught:
        read_statements(path)
    assert str(caught.value).startswith(f"{path}, line 2: ")
    assert reason in caught.value.message
    loaded = read_statements(path, skip_bad=True)
    assert [statement.name for statement in loaded.records] == ["t", "t1"]
    (set_aside,) = loaded.quarantined
    assert (set_aside.file, set_aside.position, set_aside.reason) == (str(path), "line 2", caught.value.message)
    assert set_aside.raw.startswith(('{"', "{o", "[", '"'))
    assert len(set_aside.raw) <= 2000


def test_a_byte_offset_counts_from_the_start_of_the_file(jsonl: Make) -> None:
    first = json.dumps(STATEMENT).encode()
    with pytest.raises(InputError, match=f"found byte 0xff at byte {len(first) + 1 + 10}$"):
        read_statements(jsonl(first, b'{"name": "\xff"}'))


BAD_PROOFS: list[tuple[str, Any, str]] = [
    ("no steps", PROOF | {"steps": []}, "field `steps`: expected at least one step, found none"),
    ("steps as text", PROOF | {"steps": "a"}, "field `steps`: expected a list of steps, found a string (a)"),
    ("step as text", PROOF | {"steps": ["a"]}, "field `steps[0]`: expected an object with the fields `text`, `lean`"),
    ("step field", PROOF | {"steps": [{"text": "a"}]}, "field `steps[0]`: missing `lean`"),
    ("step extra", PROOF | {"steps": [{"text": "a", "lean": "b", "c": 1}]}, "field `steps[0]`: unknown `c`"),
    (
        "step type",
        PROOF | {"steps": [*PROOF["steps"], {"text": "a", "lean": 7}]},
        "field `steps[1].lean`: expected a string",
    ),
    (
        "long step",
        PROOF | {"steps": [{"text": "a", "lean": "x" * 1_000_000}]},
        "`steps[0].lean`: expected at most 100000 bytes",
    ),
    ("no statement", without(PROOF, "statement"), "missing `statement`"),
    ("empty id", PROOF | {"id": ""}, "field `id`: expected a text, found an empty string"),
    ("id type", PROOF | {"id": 3}, "field `id`: expected a string, found a number (3)"),
    ("same id", PROOF | {"id": "first"}, "field `id` (first): expected it once, found it before at line 1"),
]


@pytest.mark.parametrize(("row", "reason"), [bad[1:] for bad in BAD_PROOFS], ids=[bad[0] for bad in BAD_PROOFS])
def test_a_bad_proof_stops_or_is_set_aside(jsonl: Make, row: Any, reason: str) -> None:
    path = jsonl(PROOF | {"id": "first"}, row, PROOF | {"id": "last"})
    with pytest.raises(InputError) as caught:
        read_paired_proofs(path)
    assert (caught.value.file, caught.value.position) == (str(path), "line 2")
    assert reason in caught.value.message
    loaded = read_paired_proofs(path, skip_bad=True)
    assert [proof.id for proof in loaded.records] == ["first", "last"]
    assert [row.reason for row in loaded.quarantined] == [caught.value.message]


def test_text_errors_name_standard_input() -> None:
    with pytest.raises(InputError, match=r"^standard input, line 1: missing `header`"):
        parse_paired_proofs("{}")


# ---------------------------------------------------------------- damaged files
def damaged(path: Path) -> str:
    """The message of a file that cannot be read, with bad rows skipped or not."""
    messages = set()
    for skip_bad in (False, True):
        with pytest.raises(InputError) as caught:
            read_statements(path, skip_bad=skip_bad)
        messages.add(str(caught.value))
    (message,) = messages
    assert message.startswith(str(path))
    return message


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "found no rows in 0 lines"),
        (b"\n \n", "found no rows in 2 lines"),
        (b'\n[{"name": "a"}]', "found a JSON array; write one object a line"),
        (b"PAR1....", "expected JSON lines, found a parquet file"),
        ("{}".encode("utf-16"), "expected UTF-8, found UTF-16"),
    ],
)
def test_a_file_of_another_form(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "in.jsonl"
    path.write_bytes(content)
    assert reason in damaged(path)


def test_files_that_are_not_there(tmp_path: Path) -> None:
    assert "expected a file, found nothing" in damaged(tmp_path / "none.jsonl")
    assert "expected a file named .jsonl or .parquet" in damaged(tmp_path / "in.csv")
    (tmp_path / "folder.parquet").mkdir()
    assert "expected a file, found a folder" in damaged(tmp_path / "folder.parquet")


@pytest.mark.parametrize("keep", [0, 3, 100, -1])
def test_a_truncated_parquet_file(parquet: Make, keep: int) -> None:
    path = parquet(*(other(number) for number in range(50)))
    path.write_bytes(path.read_bytes()[:keep])
    assert "expected a whole parquet file, found a damaged or truncated one" in damaged(path)


def test_a_parquet_file_with_damaged_pages(parquet: Make) -> None:
    path = parquet(*(other(number) for number in range(50)))
    data = path.read_bytes()
    path.write_bytes(data[:4] + b"\xff" * 200 + data[204:])
    assert "found a damaged or truncated one" in damaged(path)


def test_parquet_columns(parquet: Make) -> None:
    assert "missing column `category`; expected the columns `name`" in damaged(parquet(without(STATEMENT, "category")))
    assert "unknown column `colour`" in damaged(parquet(STATEMENT | {"colour": "red"}))
    with pytest.raises(InputError, match="row 1: field `name`: expected a string, found a number"):
        read_statements(parquet(STATEMENT | {"name": 3}))


def test_an_empty_parquet_file(tmp_path: Path) -> None:
    path = tmp_path / "in.parquet"
    pq.write_table(pa.table({name: pa.array([], pa.string()) for name in STATEMENT}), path)
    assert "expected at least one row, found none" in damaged(path)


def test_parquet_rows_count_from_one_and_may_be_set_aside(parquet: Make) -> None:
    loaded = read_statements(parquet(STATEMENT, STATEMENT | {"source": None}, other(1)), skip_bad=True)
    assert [row.position for row in loaded.quarantined] == ["row 2"]
    assert len(loaded.records) == 2


def test_parquet_text_that_is_not_utf8(tmp_path: Path) -> None:
    path = tmp_path / "in.parquet"
    columns = {name: pa.array([value, value], pa.string()) for name, value in STATEMENT.items()}
    columns["name"] = pa.Array.from_buffers(pa.string(), 2, pa.array([b"t", b"t\xff"]).buffers())
    pq.write_table(pa.table(columns), path)
    with pytest.raises(InputError, match="row 2: expected UTF-8, found byte 0xff at byte 1 of a text"):
        read_statements(path)
    assert len(read_statements(path, skip_bad=True).records) == 1


# ---------------------------------------------------------------- in general
@settings(deadline=None)
@given(st.one_of(st.binary(max_size=200), st.text(max_size=100).map(str.encode)))
def test_any_bytes_are_set_aside_or_refused(data: bytes) -> None:
    with contextlib.suppress(InputError):
        assert parse_paired_proofs(data, skip_bad=True).records == []


def test_an_input_error_survives_pickling() -> None:
    error = pickle.loads(pickle.dumps(InputError("a.jsonl", "line 3", "no")))
    assert (str(error), error.position) == ("a.jsonl, line 3: no", "line 3")
    assert str(InputError("a.jsonl", "", "no")) == "a.jsonl: no"
