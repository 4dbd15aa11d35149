"""From the text a model wrote to validated data, strictly: text in = text out, or `MalformedAnswer` with the reason.

Nothing is repaired. The text after the last `</think>` is one JSON object, bare or in a single ```json fence. Valid
JSON is taken as it is; invalid JSON is malformed. JSON is valid and yet wrong when a backslash of LaTeX was written
once instead of twice: `\frac` is then a form feed and `rac`, `\neq` a line break and `eq`. Such strings are refused
too: a proof that silently lost a "not" must not be labelled.
"""

from __future__ import annotations

import json
import re
from typing import Annotated, Any, NoReturn, TypeVar

from pydantic import AfterValidator, BaseModel, ValidationError

Model = TypeVar("Model", bound=BaseModel)

# Control characters, and halves of surrogate pairs, which no file can hold.
_CONTROL = re.compile(r"[\x00-\x1f\x7f\ud800-\udfff]")
# What is left of a LaTeX command whose `\n` was read as a line break.
_CUT_COMMAND = re.compile(
    r"\n(abla|eq|eqq|e|eg|i|u|ot|otin|mid|leq|geq|exists|parallel|subseteq|supseteq|cong|ewline)(?![A-Za-z])"
)
_ESCAPES = {"\b": r"\b", "\f": r"\f", "\n": r"\n", "\r": r"\r", "\t": r"\t"}


class MalformedAnswer(ValueError):
    """The answer is not what was asked for; the message says in which way."""


def _prose(text: str) -> str:
    """Prose: not blank, lines allowed, no other control character, no line break that ate a LaTeX command."""
    if not text.strip():
        raise ValueError("the text is blank")
    for control in _CONTROL.finditer(text):
        if control[0] != "\n" or _CUT_COMMAND.match(text, control.start()):
            raise ValueError(_unescaped(text, control))
    return text


def _lean(text: str) -> str:
    """Lean: line breaks (LF or CRLF) and tabs allowed, no other control character."""
    for control in _CONTROL.finditer(text):
        crlf = control[0] == "\r" and text[control.end() : control.end() + 1] == "\n"
        if control[0] not in "\n\t" and not crlf:
            raise ValueError(_unescaped(text, control))
    return text


def _unescaped(text: str, control: re.Match[str]) -> str:
    rest = text[control.end() : control.end() + 12]
    if control[0] not in _ESCAPES:
        return f"the character U+{ord(control[0]):04X} stands before {rest!r}"
    return f"{_ESCAPES[control[0]]} stands before {rest!r}: a backslash that was not doubled in JSON"


Prose = Annotated[str, AfterValidator(_prose)]
LeanText = Annotated[str, AfterValidator(_lean)]


def parse(text: str, model: type[Model]) -> Model:
    """The answer in `text`, validated as `model`; raises `MalformedAnswer`."""
    try:
        return model.model_validate(json_object(text), strict=True)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        place = ".".join(str(part + 1 if isinstance(part, int) else part) for part in first["loc"])
        raise MalformedAnswer(f"{place}: {first['msg']}" if place else first["msg"]) from None


def json_object(text: str) -> dict[str, Any]:
    """The one JSON object that `text` is after its thinking; raises `MalformedAnswer`."""
    body = _outside_fence(after_thinking(text).strip())
    try:
        value = json.loads(body, object_pairs_hook=_no_duplicates, parse_constant=_no_constant)
    except MalformedAnswer:
        raise
    except (ValueError, RecursionError) as error:
        raise MalformedAnswer(f"not valid JSON: {error}" if body else "the answer is empty") from None
    if not isinstance(value, dict):
        raise MalformedAnswer(f"expected a JSON object, found {type(value).__name__}")
    return value


def after_thinking(text: str) -> str:
    """What follows the last `</think>`; raises `MalformedAnswer` when thinking was opened there and never closed."""
    rest = text.rpartition("</think>")[2]
    if rest.lstrip().startswith("<think>"):
        raise MalformedAnswer("the thinking was never closed")
    return rest


def _outside_fence(text: str) -> str:
    first, _, rest = text.partition("\n")
    fenced = first.rstrip() in ("```json", "```") and rest.endswith("```")
    return rest.removesuffix("```").strip() if fenced else text


def _no_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result: dict[str, Any] = dict(pairs)
    if len(result) < len(pairs):
        raise MalformedAnswer(f"a key occurs twice among {[key for key, _ in pairs]}")
    return result


def _no_constant(name: str) -> NoReturn:
    raise MalformedAnswer(f"{name} is not a JSON value")
