"""Pydantic models with an Arrow schema of their own.

`ArrowModel.arrow_schema()` is derived from the annotations alone, so a table's schema never depends on the rows that
happen to be in it. Supported: str, int, float, bool, Literal of strings, `X | None`, `list[X]`, nested ArrowModel.
"""

from __future__ import annotations

import types
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Literal, Self, Union, get_args, get_origin

import pyarrow as pa
from pydantic import BaseModel


class ArrowModel(BaseModel):
    """A pydantic model that knows the Arrow schema of a table of itself."""

    @classmethod
    def arrow_schema(cls) -> pa.Schema:
        """Schema of a table with one row a record."""
        return _schema(cls)

    @classmethod
    def to_table(cls, records: Iterable[Self]) -> pa.Table:
        """A table of `records`, in their order, under `arrow_schema()`."""
        return pa.Table.from_pylist([r.model_dump() for r in records], schema=cls.arrow_schema())

    @classmethod
    def from_table(cls, table: pa.Table) -> Iterator[Self]:
        """The records of `table`, whose columns must be exactly the model's; raises `ValueError` otherwise."""
        if table.schema.names != cls.arrow_schema().names:
            raise ValueError(f"{cls.__name__}: expected columns {cls.arrow_schema().names}, found {table.schema.names}")
        for row in table.to_pylist():
            yield cls.model_validate(row)


@cache
def _schema(model: type[ArrowModel]) -> pa.Schema:
    return pa.schema(_fields(model))


def _fields(model: type[ArrowModel]) -> list[pa.Field]:
    return [_field(name, info.annotation) for name, info in model.model_fields.items()]


def _field(name: str, annotation: Any) -> pa.Field:
    inner, nullable = _unwrap_optional(annotation)
    return pa.field(name, _type(inner), nullable=nullable)


def _unwrap_optional(annotation: Any) -> tuple[Any, bool]:
    if get_origin(annotation) in (Union, types.UnionType):
        members = [a for a in get_args(annotation) if a is not type(None)]
        nullable = len(members) < len(get_args(annotation))
        if len(members) == 1:
            return members[0], nullable
        if all(get_origin(m) is Literal for m in members):
            return str, nullable
        raise TypeError(f"no Arrow type for {annotation}")
    return annotation, False


_SCALARS = {str: pa.string(), int: pa.int64(), float: pa.float64(), bool: pa.bool_()}


def _type(annotation: Any) -> pa.DataType:
    if annotation in _SCALARS:
        return _SCALARS[annotation]
    origin = get_origin(annotation)
    if origin is Literal:
        return pa.string()
    if origin is list:
        (item,) = get_args(annotation)
        return pa.list_(pa.field("item", _type(item), nullable=False))
    if isinstance(annotation, type) and issubclass(annotation, ArrowModel):
        return pa.struct(_fields(annotation))
    raise TypeError(f"no Arrow type for {annotation}")
