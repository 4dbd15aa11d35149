"""Run directories: parquet parts on any pyarrow or fsspec filesystem, committed so that a kill loses nothing.

Invariants:
- A file under its final name is complete. On a local filesystem every write goes to a hidden name beside it and is
  renamed after fsync; an object store's put is atomic by itself. Readers only look at final names.
- The same rows give the same bytes: fixed parquet settings, fixed row groups, rows in the order given.
- A part has the same name (`part-00000`) in every stage. A *piece*, `part-00000--<digest>.parquet`, holds finished
  rows of a part that is still being worked on; it is not a part and no reader outside the stage's shell sees it.

This module knows nothing of stages, of Ray or of what the records mean.
"""

from __future__ import annotations

import contextlib
import os
import re
import secrets
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import fsspec
import pyarrow as pa
import pyarrow.fs as pafs
import pyarrow.parquet as pq

from leanprm.arrow import ArrowModel

R = TypeVar("R", bound=ArrowModel)

ROW_GROUP = 1024
_PART = re.compile(r"(part-\d{5})\.parquet")
_PIECE = re.compile(r"(part-\d{5})--([0-9a-f]+)\.parquet")
_HIDDEN = re.compile(r"\..*\.tmp")


class StoreError(RuntimeError):
    """A run directory, or a file of one, that cannot be used; the message names it."""


def part_name(number: int) -> str:
    """`part-00007` for 7."""
    return f"part-{number:05d}"


class RunDirectory:
    """Files of one run under a local path or a filesystem URI; cheap to pickle, opened where it is used."""

    def __init__(self, uri: str | Path) -> None:
        self.uri = str(uri) if "://" in str(uri) else str(Path(uri).absolute())
        self._fs, self.root = _open_filesystem(self.uri)

    def __reduce__(self) -> tuple[type[RunDirectory], tuple[str]]:
        return RunDirectory, (self.uri,)

    @property
    def is_local(self) -> bool:
        """True when the files are on this machine's own filesystem."""
        return isinstance(self._fs, pafs.LocalFileSystem)

    def where(self, path: str) -> str:
        """Full name of a file of this run, for people."""
        return f"{self.uri.rstrip('/')}/{path}"

    def local_path(self, path: str) -> Path:
        """`path` on the local filesystem; `StoreError` when the run directory is elsewhere."""
        if not self.is_local:
            raise StoreError(f"{self.where(path)}: not on the local filesystem")
        return Path(self.root) / path

    # -- names ---------------------------------------------------------------------------------------------------

    def parts(self, stage: str) -> list[str]:
        """Names of the finished parts of `stage`, sorted; empty when it has none."""
        return sorted(m[1] for name in self.list(stage) if (m := _PART.fullmatch(name)))

    def pieces(self, stage: str, part: str) -> list[str]:
        """Paths of the pieces of an unfinished part, sorted."""
        return sorted(f"{stage}/{name}" for name in self.list(stage) if (m := _PIECE.fullmatch(name)) and m[1] == part)

    def part_path(self, stage: str, part: str) -> str:
        """Where a part of a stage is kept."""
        return f"{stage}/{part}.parquet"

    def piece_path(self, stage: str, part: str, digest: str) -> str:
        """Where a piece of a part is kept; `digest` names the rows it holds."""
        return f"{stage}/{part}--{digest}.parquet"

    def list(self, folder: str) -> list[str]:
        """Names of the files of a folder, hidden ones included; empty when there is no such folder."""
        infos = self._fs.get_file_info(pafs.FileSelector(self._full(folder), allow_not_found=True))
        return sorted(info.base_name for info in infos if info.type == pafs.FileType.File)

    def exists(self, path: str) -> bool:
        """True when a complete file stands under this name."""
        return bool(self._fs.get_file_info(self._full(path)).type == pafs.FileType.File)

    def delete(self, path: str) -> None:
        """Remove a file; nothing happens when it is gone already."""
        with contextlib.suppress(FileNotFoundError):
            self._fs.delete_file(self._full(path))

    def sweep(self, folder: str) -> None:
        """Remove what interrupted writes left in a folder. Only for the holder of the run's lock."""
        for name in self.list(folder):
            if _HIDDEN.fullmatch(name):
                self.delete(f"{folder}/{name}" if folder else name)

    # -- tables --------------------------------------------------------------------------------------------------

    def write(self, path: str, tables: Iterable[pa.Table], schema: pa.Schema) -> int:
        """Write `tables`, one after the other, as one parquet file and commit it; the number of rows."""
        rows = 0
        with (
            self._commit(path) as target,
            self._fs.open_output_stream(target) as sink,
            pq.ParquetWriter(sink, schema, compression="zstd", version="2.6", data_page_version="1.0") as writer,
        ):
            for group in _regroup(tables, schema):
                writer.write_table(group, row_group_size=ROW_GROUP)
                rows += group.num_rows
        return rows

    def write_records(self, path: str, model: type[R], records: Iterable[R]) -> int:
        """Write records, in their order, under their model's schema, and commit; the number of rows."""
        return self.write(path, _record_tables(model, records), model.arrow_schema())

    def read(self, stage: str, part: str, columns: Sequence[str] | None = None) -> pa.Table:
        """One part of a stage, or only the named columns of it."""
        return self.read_table(self.part_path(stage, part), columns=columns)

    def read_table(self, path: str, schema: pa.Schema | None = None, columns: Sequence[str] | None = None) -> pa.Table:
        """One parquet file; `StoreError` names it when it is missing, truncated or not of `schema`."""
        try:
            with self._fs.open_input_file(self._full(path)) as source:
                table = pq.ParquetFile(source).read(columns=None if columns is None else list(columns))
        except FileNotFoundError:
            raise StoreError(f"{self.where(path)}: there is no such file") from None
        except (pa.ArrowException, OSError) as error:
            raise StoreError(f"{self.where(path)}: not a readable parquet file (truncated?): {error}") from None
        if schema is not None and not table.schema.equals(schema):
            raise StoreError(f"{self.where(path)}: {_schema_difference(table.schema, schema)}")
        return table

    def read_records(self, path: str, model: type[R]) -> Iterator[R]:
        """The records of one file; `StoreError` when it does not hold records of `model`."""
        table = self.read_table(path, model.arrow_schema())
        try:
            yield from model.from_table(table)
        except ValueError as error:
            raise StoreError(f"{self.where(path)}: not records of {model.__name__}: {error}") from None

    def stream(self, path: str, schema: pa.Schema) -> Iterator[pa.Table]:
        """One parquet file, a row group at a time, for files that grow with the corpus."""
        try:
            with self._fs.open_input_file(self._full(path)) as source:
                file = pq.ParquetFile(source)
                if not file.schema_arrow.equals(schema):
                    raise StoreError(f"{self.where(path)}: {_schema_difference(file.schema_arrow, schema)}")
                for number in range(file.num_row_groups):
                    yield file.read_row_group(number)
        except FileNotFoundError:
            raise StoreError(f"{self.where(path)}: there is no such file") from None
        except (pa.ArrowException, OSError) as error:
            raise StoreError(f"{self.where(path)}: not a readable parquet file (truncated?): {error}") from None

    def read_part(self, stage: str, part: str, model: type[R]) -> Iterator[R]:
        """The records of one part of a stage."""
        return self.read_records(self.part_path(stage, part), model)

    # -- text ----------------------------------------------------------------------------------------------------

    def write_text(self, path: str, text: str) -> None:
        """Write a small text file and commit it."""
        with self._commit(path) as target, self._fs.open_output_stream(target) as sink:
            sink.write(text.encode("utf-8"))

    def read_text(self, path: str) -> str:
        """A small text file; `StoreError` when it is missing or not UTF-8."""
        try:
            with self._fs.open_input_stream(self._full(path)) as source:
                return bytes(source.read()).decode("utf-8")
        except FileNotFoundError:
            raise StoreError(f"{self.where(path)}: there is no such file") from None
        except UnicodeDecodeError as error:
            raise StoreError(f"{self.where(path)}: not UTF-8: {error}") from None

    # -- inside --------------------------------------------------------------------------------------------------

    def _full(self, path: str) -> str:
        return f"{self.root}/{path}" if path else self.root

    @contextlib.contextmanager
    def _commit(self, path: str) -> Iterator[str]:
        """Where to write so that `path` appears complete or not at all."""
        final = self._full(path)
        folder, _, name = final.rpartition("/")
        self._fs.create_dir(folder, recursive=True)
        if not self.is_local:
            yield final
            return
        hidden = Path(folder, f".{name}.{os.getpid()}-{secrets.token_hex(4)}.tmp")
        try:
            yield str(hidden)
            _fsync(hidden)
            hidden.replace(final)
        except BaseException:
            hidden.unlink(missing_ok=True)
            raise


def _open_filesystem(uri: str) -> tuple[pafs.FileSystem, str]:
    if "://" not in uri:
        return pafs.LocalFileSystem(), uri
    try:
        filesystem, root = pafs.FileSystem.from_uri(uri)
        return filesystem, root
    except (pa.ArrowInvalid, pa.ArrowNotImplementedError):
        pass
    try:
        filesystem, root = fsspec.core.url_to_fs(uri)
    except (ValueError, ImportError) as error:
        raise StoreError(f"{uri}: no filesystem for this address: {error}") from None
    return pafs.PyFileSystem(pafs.FSSpecHandler(filesystem)), root


def _regroup(tables: Iterable[pa.Table], schema: pa.Schema) -> Iterator[pa.Table]:
    """The same rows in groups of `ROW_GROUP`, so that bytes do not depend on how the rows arrived."""
    held: list[pa.Table] = []
    count = 0
    for table in tables:
        held.append(table.cast(schema))
        count += table.num_rows
        while count >= ROW_GROUP:
            joined = pa.concat_tables(held)
            yield joined.slice(0, ROW_GROUP).combine_chunks()
            held, count = [joined.slice(ROW_GROUP)], count - ROW_GROUP
    if count:
        yield pa.concat_tables(held).combine_chunks()


def _record_tables(model: type[R], records: Iterable[R]) -> Iterator[pa.Table]:
    batch: list[R] = []
    for record in records:
        batch.append(record)
        if len(batch) == ROW_GROUP:
            yield model.to_table(batch)
            batch = []
    yield model.to_table(batch)


def _schema_difference(found: pa.Schema, expected: pa.Schema) -> str:
    missing = [name for name in expected.names if name not in found.names]
    extra = [name for name in found.names if name not in expected.names]
    if missing or extra:
        return f"columns differ from what this version expects: missing {missing}, unexpected {extra}"
    wrong = [f"{f.name} is {found.field(f.name).type}, not {f.type}" for f in expected if found.field(f.name) != f]
    return f"column types differ from what this version expects: {'; '.join(wrong) or 'another order of columns'}"


def _fsync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
