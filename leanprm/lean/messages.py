"""Lean's messages: parsing `lean --json`, and mapping them to the steps of a document.

Wording drifts between versions, so decisions rest on severity, position and kind; where text is all there is, the
spellings of several versions are accepted.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from leanprm.lean.document import Document
from leanprm.lean.engine import RawMessage
from leanprm.records import Message, Severity

MAX_TEXT = 4_000
"""Characters kept of one message in a report; goals can be megabytes."""

_SEVERITIES: dict[str, Severity] = {
    "error": "error",
    "warning": "warning",
    "information": "information",
    "info": "information",
}
_PARSE_ERROR = re.compile(r"unexpected (token|identifier|end of input)|expected |unknown tactic|unterminated")
_UNSOLVED = re.compile(r"unsolved goals")
_LIMITS = re.compile(r"\(deterministic\) timeout|maximum number of (heartbeats|steps)|maximum recursion depth")
_STACK = re.compile(r"Stack overflow detected|INTERNAL PANIC")


def parse_json_lines(output: str) -> tuple[list[RawMessage], str]:
    """Messages of `lean --json` in their order, and whatever else was printed.

    A line cut short by a crash is part of the rest, never half a message.
    """
    messages, rest = [], []
    for line in output.split("\n"):
        try:
            data = json.loads(line) if line.startswith("{") else None
            message = _message(data) if isinstance(data, dict) else None
        except (ValueError, KeyError, TypeError):
            message = None
        if message is not None:
            messages.append(message)
        elif line.strip():
            rest.append(line)
    return messages, "\n".join(rest)


def _message(data: dict[str, Any]) -> RawMessage:
    start, end = data["pos"], data.get("endPos") or data["pos"]
    kind = str(data.get("kind") or "")
    return RawMessage(
        severity=_SEVERITIES[data["severity"]],
        line=int(start["line"]),
        column=int(start["column"]),
        end_line=int(end["line"]),
        end_column=int(end["column"]),
        kind="" if kind == "[anonymous]" else kind,
        text=str(data["data"]),
        is_parse_error=data["severity"] == "error" and _is_parse_error(data),
    )


def _is_parse_error(data: dict[str, Any]) -> bool:
    if "keepFullRange" in data:
        return bool(data["keepFullRange"])
    return data.get("endPos") is None and _PARSE_ERROR.match(str(data["data"])) is not None


def is_unsolved_goals(message: RawMessage) -> bool:
    """Whether a block ended with goals left."""
    return message.kind == "Tactic.unsolvedGoals" or _UNSOLVED.match(message.text) is not None


def is_limit(message: RawMessage) -> bool:
    """Whether a deterministic limit ended it: such an error says nothing about the mathematics."""
    return message.severity == "error" and _LIMITS.search(message.text) is not None


def is_crash_text(output: str) -> bool:
    """Whether stray output is Lean's own report of a crash."""
    return _STACK.search(output) is not None


def errors(messages: Iterable[RawMessage]) -> list[RawMessage]:
    """Error messages by position, each once."""
    found = {m for m in messages if m.severity == "error"}
    return sorted(found, key=lambda m: (m.line, m.column, m.end_line, m.end_column, m.text))


def step_of(message: RawMessage, document: Document) -> int:
    """The step that a message belongs to, as `notes` on Lean's positions say (0: statement, n+1: after the end).

    Unsolved goals are placed at the owning `by`; the step at fault is the last one of the block, where the block was
    left open. For the theorem's own `by` that is the last step of the proof: it stopped before its conclusion.
    """
    if is_unsolved_goals(message):
        if message.line == document.by_line:
            return document.steps
        return max(document.owner(message.line).step, document.owner(_last_line(message)).step)
    return document.owner(message.line).step


def _last_line(message: RawMessage) -> int:
    """The last line a message's range really covers: an end at column 0 is the end of the line before."""
    at_line_start = message.end_column == 0 and message.end_line > message.line
    return message.end_line - 1 if at_line_start else message.end_line


def mapped(message: RawMessage, document: Document) -> Message:
    """The message as a report keeps it, with the position within its step's own text."""
    owner = document.owner(message.line)
    step = step_of(message, document) if message.severity == "error" else owner.step
    text = message.text if len(message.text) <= MAX_TEXT else message.text[:MAX_TEXT] + " …"
    return Message(
        severity=message.severity,
        step=step,
        line=owner.line,
        column=max(message.column - owner.shift, 0),
        kind=message.kind,
        text=text,
    )


def shifted(message: RawMessage, lines: int) -> RawMessage:
    """The message moved up by `lines`."""
    return replace(message, line=message.line - lines, end_line=message.end_line - lines)


def first_failing_step(messages: Sequence[RawMessage], document: Document) -> int | None:
    """The first failing step by position alone: right for most proofs, wrong where blocks hide errors.

    A parse error cuts the proof: unsolved goals reported around it are noise, but errors of completed earlier steps
    count. The positional fallback of `leanprm.lean.attribution`.
    """
    found = errors(messages)
    cuts = [m.line for m in found if m.is_parse_error]
    real = [m for m in found if not (is_unsolved_goals(m) and cuts and _last_line(m) >= min(cuts) - 1)]
    steps = [min(max(step_of(m, document), 1), document.steps) for m in real or found]
    return min(steps, default=None)
