"""Reading statements and paired proofs from `.jsonl` and `.parquet` files.

One bad row stops the reading with an `InputError`, or with `skip_bad` is set aside with its reason; a damaged file
always stops it.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from leanprm.errors import InputError
from leanprm.records import Quarantined, Statement
from leanprm.statements.inputs import (
    PROOF_FIELDS,
    PROOF_REQUIRED,
    STATEMENT_FIELDS,
    BadRow,
    ImportedProof,
    proof_digest,
    proof_from,
    statement_from,
)
from leanprm.statements.sources import Row, json_rows, parquet_rows

T = TypeVar("T")

STANDARD_INPUT = "standard input"
_JSON_SUFFIXES = frozenset({".jsonl", ".json", ".ndjson"})


@dataclass(frozen=True)
class Loaded(Generic[T]):
    """What a file gave: the records in the file's order, and the rows set aside."""

    records: list[T]
    quarantined: list[Quarantined]


def read_statements(path: str | Path, skip_bad: bool = False) -> Loaded[Statement]:
    """The statements of a file, no two with the same text or the same name within a source."""
    rows = _file_rows(Path(path), STATEMENT_FIELDS, STATEMENT_FIELDS, one_object=False)
    return _load(rows, str(path), skip_bad, statement_from, _statement_marks)


def read_paired_proofs(path: str | Path, skip_bad: bool = False) -> Loaded[ImportedProof]:
    """The paired proofs of a file, or of standard input when `path` is `-`; given ids occur once."""
    if str(path) == "-":
        return parse_paired_proofs(sys.stdin.buffer.read(), skip_bad)
    rows = _file_rows(Path(path), PROOF_FIELDS, PROOF_REQUIRED, one_object=True)
    return _load(rows, str(path), skip_bad, proof_from, _proof_marks)


def parse_paired_proofs(text: str | bytes, skip_bad: bool = False) -> Loaded[ImportedProof]:
    """As `read_paired_proofs`, from text that is JSON lines or one JSON object."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    rows = json_rows(io.BytesIO(data), STANDARD_INPUT, one_object=True)
    return _load(rows, STANDARD_INPUT, skip_bad, proof_from, _proof_marks)


def _file_rows(path: Path, fields: tuple[str, ...], required: tuple[str, ...], *, one_object: bool) -> Iterator[Row]:
    suffix = path.suffix.lower()
    if suffix != ".parquet" and suffix not in _JSON_SUFFIXES:
        raise InputError(str(path), "", "expected a file named .jsonl or .parquet")
    if not path.is_file():
        raise InputError(str(path), "", "expected a file, found " + ("a folder" if path.is_dir() else "nothing"))
    if suffix == ".parquet":
        yield from parquet_rows(path, fields, required)
        return
    try:
        with path.open("rb") as stream:
            yield from json_rows(stream, str(path), one_object=one_object)
    except OSError as error:
        raise InputError(str(path), "", f"cannot be read: {error.strerror}") from None


def _load(
    rows: Iterator[Row],
    file: str,
    skip_bad: bool,
    make: Callable[[object], T],
    marks: Callable[[T], list[tuple[str, str]]],
) -> Loaded[T]:
    records: list[T] = []
    quarantined: list[Quarantined] = []
    seen: dict[tuple[str, str], str] = {}
    for row in rows:
        try:
            if isinstance(row.value, BadRow):
                raise row.value
            record = make(row.value)
            _refuse_repeats(marks(record), row.position, seen)
            records.append(record)
        except BadRow as reason:
            if not skip_bad:
                raise InputError(file, row.position, str(reason)) from None
            quarantined.append(Quarantined(file=file, position=row.position, reason=str(reason), raw=row.raw))
    return Loaded(records, quarantined)


def _refuse_repeats(marks: list[tuple[str, str]], position: str, seen: dict[tuple[str, str], str]) -> None:
    for mark in marks:
        if mark in seen:
            raise BadRow(f"{mark[0]}: expected it once, found it before at {seen[mark]}")
    seen.update(dict.fromkeys(marks, position))


def _statement_marks(statement: Statement) -> list[tuple[str, str]]:
    """What may not occur twice: the name within a source, the statement itself."""
    name = f"field `name` ({statement.name[:60]}) of source {statement.source[:60]}"
    return [(name, f"{statement.source}\n{statement.name}"), ("the same statement", statement.id)]


def _proof_marks(proof: ImportedProof) -> list[tuple[str, str]]:
    """Only an id that was given: equal proofs without one are the same proof, which the corpus counts itself."""
    own = proof_digest(proof.header, proof.statement, proof.steps)
    return [] if proof.id == own else [(f"field `id` ({proof.id[:60]})", proof.id)]
