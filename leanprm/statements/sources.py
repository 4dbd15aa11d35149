"""Rows of an input file with their positions, from JSON lines or parquet.

A row that cannot be decoded carries a `BadRow` in place of its value, so that it can be quarantined alone; damage to
the file as a whole (unreadable, truncated, empty, not of the expected form) raises `InputError`.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, NoReturn

import pyarrow as pa
import pyarrow.parquet as pq

from leanprm.errors import InputError
from leanprm.statements.inputs import BadRow

MAX_LINE_BYTES = 4_000_000
_RAW_CHARS = 2_000
_BOM = b"\xef\xbb\xbf"


@dataclass(frozen=True)
class Row:
    """One row as it stands in the file; `raw` is the beginning of its text, for the quarantine."""

    position: str
    value: object
    raw: str


# ---------------------------------------------------------------- JSON lines
def json_rows(stream: BinaryIO, file: str, *, one_object: bool) -> Iterator[Row]:
    """The rows of JSON lines; with `one_object` a file that is a single object over several lines is one row."""
    head = stream.read(MAX_LINE_BYTES + 1)
    _refuse_other_formats(head, file)
    if one_object and len(head) <= MAX_LINE_BYTES and (row := _single_object(head)) is not None:
        yield row
        return
    number = seen = 0
    for number, (offset, line) in enumerate(_lines(head.removeprefix(_BOM), stream, head.startswith(_BOM)), 1):
        if line.strip():
            seen += 1
            yield _json_row(number, offset, line)
    if not seen:
        raise InputError(file, "", f"expected one JSON object a line, found no rows in {number} lines")


def _refuse_other_formats(head: bytes, file: str) -> None:
    if head.startswith(b"PAR1"):
        raise InputError(file, "", "expected JSON lines, found a parquet file; name it .parquet")
    if head.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise InputError(file, "byte 0", "expected UTF-8, found UTF-16")
    if head.removeprefix(_BOM).lstrip().startswith(b"["):
        raise InputError(file, "line 1", "expected one JSON object a line, found a JSON array; write one object a line")


def _single_object(data: bytes) -> Row | None:
    """The one row of a text that is one JSON object over several lines; None when it is not."""
    if data.strip().count(b"\n") == 0:
        return None
    try:
        text = data.removeprefix(_BOM).decode("utf-8")
        value = _parse(text)
    except (BadRow, UnicodeDecodeError):
        return None
    return Row("line 1", value, text[:_RAW_CHARS])


def _lines(head: bytes, rest: BinaryIO, bom: bool) -> Iterator[tuple[int, bytes]]:
    """Byte offset and bytes of each line, line end included; of an overlong line only its beginning."""
    stream = io.BufferedReader(_Joined(head, rest))
    offset = len(_BOM) if bom else 0
    while line := stream.readline(MAX_LINE_BYTES + 1):
        start, offset = offset, offset + len(line)
        tail = line
        while not tail.endswith(b"\n") and (tail := stream.readline(MAX_LINE_BYTES)):
            offset += len(tail)
        yield start, line


class _Joined(io.RawIOBase):
    """Bytes already read, then the rest of their stream."""

    def __init__(self, head: bytes, rest: BinaryIO) -> None:
        self._parts: list[BinaryIO] = [io.BytesIO(head), rest]

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        while self._parts:
            if data := self._parts[0].read(len(buffer)):
                buffer[: len(data)] = data
                return len(data)
            self._parts.pop(0)
        return 0


def _json_row(number: int, offset: int, line: bytes) -> Row:
    position, raw = f"line {number}", line[:_RAW_CHARS].decode("utf-8", "replace")
    try:
        if len(line) > MAX_LINE_BYTES:
            raise BadRow(f"expected at most {MAX_LINE_BYTES} bytes a line, found more")
        if (nul := line.find(b"\0")) >= 0:
            raise BadRow(f"expected JSON, found a NUL byte at byte {offset + nul}")
        try:
            text = line.decode("utf-8")
        except UnicodeDecodeError as error:
            found = line[error.start]
            raise BadRow(f"expected UTF-8, found byte 0x{found:02x} at byte {offset + error.start}") from None
        return Row(position, _parse(text), raw)
    except BadRow as reason:
        return Row(position, reason, raw)


def _parse(text: str) -> object:
    try:
        return json.loads(text, object_pairs_hook=_unique)
    except json.JSONDecodeError as error:
        raise BadRow(f"expected JSON, found {error.msg} at column {error.colno}") from None
    except RecursionError:
        raise BadRow("expected a JSON object, found brackets nested too deep") from None
    except ValueError as error:
        raise error if isinstance(error, BadRow) else BadRow(f"expected JSON, found {error}") from None


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise BadRow(f"field `{twice[:60]}`: expected it once, found it twice")
    return fields


# ---------------------------------------------------------------- parquet
def parquet_rows(path: Path, fields: tuple[str, ...], required: tuple[str, ...]) -> Iterator[Row]:
    """The rows of a parquet file whose columns are `required` and any of `fields`."""
    file = str(path)
    number = 0
    try:
        with pq.ParquetFile(path) as parquet:
            _check_columns(parquet.schema_arrow, file, fields, required)
            for batch in parquet.iter_batches(batch_size=512):
                for value in _values(batch):
                    number += 1
                    yield Row(f"row {number}", value, str(value)[:_RAW_CHARS])
    except (pa.ArrowException, OSError) as error:
        _unreadable(file, number, error)
    if not number:
        raise InputError(file, "", "expected at least one row, found none")


def _unreadable(file: str, rows: int, error: Exception) -> NoReturn:
    reason = str(error).splitlines()[0] if str(error) else type(error).__name__
    position = f"row {rows + 1}" if rows else ""
    raise InputError(file, position, f"expected a whole parquet file, found a damaged or truncated one: {reason}")


def _check_columns(schema: pa.Schema, file: str, fields: tuple[str, ...], required: tuple[str, ...]) -> None:
    missing = [name for name in required if name not in schema.names]
    unknown = [name for name in schema.names if name not in fields]
    expected = ", ".join(f"`{name}`" for name in fields)
    if missing or unknown:
        what = "missing" if missing else "unknown"
        raise InputError(file, "", f"{what} column `{(missing or unknown)[0]}`; expected the columns {expected}")
    if twice := [name for name in schema.names if schema.names.count(name) > 1]:
        raise InputError(
            file, "", f"column `{twice[0]}`: expected it once, found it {schema.names.count(twice[0])} times"
        )


def _values(batch: pa.RecordBatch) -> Iterator[object]:
    try:
        yield from batch.to_pylist()
    except UnicodeDecodeError:
        for index in range(batch.num_rows):
            yield _value(batch.slice(index, 1))


def _value(one: pa.RecordBatch) -> object:
    try:
        return one.to_pylist()[0]
    except UnicodeDecodeError as error:
        return BadRow(f"expected UTF-8, found byte 0x{error.object[error.start]:02x} at byte {error.start} of a text")
