"""One row of an input file, checked by hand so that a refusal names the field, what was expected and what was found.

A row is whatever JSON or Arrow gave. `BadRow` is the reason to refuse one; it knows neither file nor line, which the
reader adds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from leanprm.ids import digest
from leanprm.records import Record, Statement, Step
from leanprm.statements.formal import without_proof
from leanprm.statements.identity import normalised_text, theorem_key

MAX_TEXT_BYTES = 100_000
"""Longest single text (a step, a statement); beyond it a row is a mistake, and Lean would choke on it."""

STATEMENT_FIELDS = ("name", "source", "header", "formal", "informal", "category", "difficulty")
PROOF_FIELDS = ("id", "header", "statement", "steps", "informal", "source", "category", "difficulty")
PROOF_REQUIRED = ("header", "statement", "steps")
STEP_FIELDS = ("text", "lean")


class BadRow(ValueError):
    """Why a row cannot be used."""


class ImportedProof(Record):
    """A paired proof from anywhere: a statement and its steps, with what else is known of it (else empty)."""

    id: str
    """As given, else a digest of header, statement and steps."""
    header: str
    statement: str
    steps: list[Step]
    informal: str = ""
    source: str = ""
    category: str = ""
    difficulty: str = ""


def statement_from(row: object) -> Statement:
    """The statement of a row with exactly STATEMENT_FIELDS; raises `BadRow`."""
    fields = _object(row, "", STATEMENT_FIELDS, STATEMENT_FIELDS)
    texts = {name: _text(fields[name], name, empty=name == "header") for name in STATEMENT_FIELDS}
    texts["formal"] = _formal(texts["formal"], "formal")
    text = normalised_text(texts["header"], texts["formal"])
    return Statement(
        id=digest("statement", texts["source"], text),
        theorem_key=theorem_key(texts["header"], texts["formal"]),
        **texts,
    )


def proof_from(row: object) -> ImportedProof:
    """The paired proof of a row with PROOF_FIELDS, the last four and `id` optional; raises `BadRow`."""
    fields = _object(row, "", PROOF_FIELDS, PROOF_REQUIRED)
    texts = {name: _text(value, name, empty=name != "id") for name, value in fields.items() if name != "steps"}
    texts["statement"] = _formal(texts["statement"], "statement")
    steps = _steps(fields["steps"])
    texts.setdefault("id", proof_digest(texts["header"], texts["statement"], steps))
    return ImportedProof(steps=steps, **texts)


def proof_digest(header: str, statement: str, steps: Sequence[Step]) -> str:
    """The id of a proof that was given none."""
    return digest("proof", header, statement, *(part for step in steps for part in (step.text, step.lean)))


def _steps(value: object) -> list[Step]:
    if not isinstance(value, list):
        raise BadRow(f"field `steps`: expected a list of steps, found {_found(value)}")
    if not value:
        raise BadRow("field `steps`: expected at least one step, found none")
    steps = []
    for number, item in enumerate(value):
        place = f"steps[{number}]"
        fields = _object(item, place, STEP_FIELDS, STEP_FIELDS)
        steps.append(Step(**{name: _text(fields[name], f"{place}.{name}", empty=True) for name in STEP_FIELDS}))
    return steps


def _object(value: object, place: str, allowed: tuple[str, ...], required: tuple[str, ...]) -> Mapping[str, object]:
    """The fields of a JSON object or Arrow struct. An optional field that is null counts as absent."""
    where = f"field `{place}`: " if place else ""
    if not isinstance(value, Mapping):
        raise BadRow(f"{where}expected an object with the fields {_names(required)}, found {_found(value)}")
    missing = [name for name in required if name not in value]
    if missing:
        raise BadRow(f"{where}missing {_names(missing)}; expected the fields {_names(allowed)}")
    unknown = [str(name) for name in value if name not in allowed]
    if unknown:
        raise BadRow(f"{where}unknown {_names(unknown)}; expected the fields {_names(allowed)}")
    return {name: item for name, item in value.items() if name in required or item is not None}


def _text(value: object, place: str, *, empty: bool) -> str:
    if not isinstance(value, str):
        raise BadRow(f"field `{place}`: expected a string, found {_found(value)}")
    if not empty and not value.strip():
        raise BadRow(f"field `{place}`: expected a text, found an empty string")
    if "\0" in value:
        raise BadRow(f"field `{place}`: expected text, found a NUL character at position {value.index(chr(0))}")
    try:
        size = len(value.encode("utf-8"))
    except UnicodeEncodeError as error:
        raise BadRow(f"field `{place}`: expected text, found half a surrogate pair at position {error.start}") from None
    if size > MAX_TEXT_BYTES:
        raise BadRow(f"field `{place}`: expected at most {MAX_TEXT_BYTES} bytes, found {size}")
    return value


def _formal(text: str, place: str) -> str:
    try:
        return without_proof(text)
    except ValueError as error:
        raise BadRow(f"field `{place}`: {error}") from None


def _names(names: list[str] | tuple[str, ...]) -> str:
    return ", ".join(f"`{name[:60]}`" for name in names)


_KINDS: tuple[tuple[type, str], ...] = (
    (bool, "a boolean"),
    (int, "a number"),
    (float, "a number"),
    (str, "a string"),
    (list, "a list"),
    (Mapping, "an object"),
)


def _found(value: object) -> str:
    """What a value is, with the value itself where that is short."""
    if value is None:
        return "null"
    kind = next((name for type_, name in _KINDS if isinstance(value, type_)), type(value).__name__)
    return f"{kind} ({str(value)[:40]})" if isinstance(value, bool | int | float | str) else kind
