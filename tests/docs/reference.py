"""Writes `docs/reference.md` from the code: `python -m tests.docs.reference`. A test fails when it is out of date."""

from __future__ import annotations

import inspect
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel

from leanprm import records
from leanprm.config import CorpusConfig

PATH = Path(__file__).parents[2] / "docs" / "reference.md"
HEAD = """# Reference

Written by `python -m tests.docs.reference` from the code; change the docstrings there, not this file.

"""


def page() -> str:
    """The whole page."""
    return HEAD + "\n".join([*_configuration(), *_records(), *_vocabulary()]) + "\n"


def _configuration() -> Iterator[str]:
    yield "## Configuration of `leanprm corpus build`\n"
    yield "Keys of a config file, and of `--set`. `run` and `lean.workers` never decide results; all else does.\n"
    yield "| key | type | default | when to change it |"
    yield "|---|---|---|---|"
    yield from _keys(CorpusConfig, "")
    yield ""


def _keys(model: type[BaseModel], prefix: str) -> Iterator[str]:
    for name, info in model.model_fields.items():
        annotation = info.annotation
        if isinstance(annotation, type) and issubclass(annotation, BaseModel):
            yield from _keys(annotation, f"{prefix}{name}.")
            continue
        default = "required" if info.is_required() else f"`{info.default}`"
        yield f"| `{prefix}{name}` | {_type(annotation)} | {default} | {_line(info.description)} |"


def _records() -> Iterator[str]:
    yield "## Records\n"
    yield "Every stage writes one of these as parquet, with the Arrow schema that follows from its fields.\n"
    for name, model in vars(records).items():
        if inspect.isclass(model) and issubclass(model, records.Record) and model is not records.Record:
            yield f"### {name}\n"
            yield f"{inspect.getdoc(model)}\n"
            yield "| field | type | |"
            yield "|---|---|---|"
            for field, info in model.model_fields.items():
                yield f"| `{field}` | {_type(info.annotation)} | {_line(info.description)} |"
            yield ""


def _vocabulary() -> Iterator[str]:
    yield "## Closed lists\n"
    for name in ("Outcome", "RejectionReason", "InfrastructureReason", "MathematicalClass", "FormalisationClass"):
        values = ", ".join(f"`{value}`" for value in get_args(getattr(records, name)))
        yield f"- **{name}**: {values}"


def _line(text: str | None) -> str:
    return " ".join((text or "").split()).replace("|", "\\|")


def _type(annotation: Any) -> str:
    origin = get_origin(annotation)
    if origin is Literal:
        return " \\| ".join(f"`{value}`" for value in get_args(annotation))
    if origin in (Union, types.UnionType):
        return " \\| ".join("null" if arg is type(None) else _type(arg) for arg in get_args(annotation))
    if origin is list:
        return f"list of {_type(get_args(annotation)[0])}"
    return str(getattr(annotation, "__name__", annotation))


if __name__ == "__main__":
    PATH.write_text(page(), encoding="utf-8")
