"""The `recorded` client: answers read from a folder of JSON lines, looked up by request digest.

One line an answer: `{"digest": …, "request": {…}, "answer": {"text", "stop_reason", "usage", "model"}}`; `request` is
optional and only tells a reader what was asked. A digest stands for everything that was sent, so an answer is never
found under a request it was not given to. Opening a folder checks every line and keeps one file position a digest in
memory, not the answers.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from leanprm.ids import digest
from leanprm.llm.protocol import ModelAnswer, ModelRequest, ModelUnavailable


class RecordingError(ValueError):
    """A folder of recorded answers that cannot be trusted; the message names the line."""


class RecordedLine(BaseModel):
    """One line of a file of recorded answers."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    digest: str = Field(pattern=r"^[0-9a-f]{20}$")
    request: dict[str, Any] | None = None
    answer: ModelAnswer


@dataclass(frozen=True)
class _Entry:
    file: Path
    line: int
    offset: int
    answer_digest: str

    @property
    def place(self) -> str:
        return f"{self.file}:{self.line}"


class RecordedModel:
    """A language model that answers only what it was asked before."""

    def __init__(self, directory: Path) -> None:
        """Indexes every `*.jsonl` file of `directory`; raises `RecordingError` naming a line that is wrong."""
        if not directory.is_dir():
            raise RecordingError(f"no folder of recorded answers at {directory}")
        self.directory = directory
        self._entries: dict[str, _Entry] = {}
        for file in sorted(directory.glob("*.jsonl")):
            self._index(file)

    def __contains__(self, request: ModelRequest) -> bool:
        return request.digest in self._entries

    def __len__(self) -> int:
        return len(self._entries)

    def complete(self, request: ModelRequest) -> ModelAnswer:
        """The answer recorded for exactly this request; raises `ModelUnavailable` when there is none."""
        entry = self._entries.get(request.digest)
        if entry is None:
            raise ModelUnavailable(
                "no recorded answer",
                f"{self.directory} has no answer to request {request.digest} ({request.model}, {request.prompt}, "
                f"sample {request.sample}); list what is missing with `leanprm corpus pending`, record the answers "
                "with `leanprm corpus record`, or pin the settings the answers were recorded under",
            )
        with entry.file.open("rb") as lines:
            lines.seek(entry.offset)
            answer = parse_line(lines.readline(), entry.place).answer
        if _answer_digest(answer) != entry.answer_digest:
            raise RecordingError(f"{entry.place} changed while it was in use")
        return answer

    def _index(self, file: Path) -> None:
        offset = 0
        with file.open("rb") as lines:
            for number, raw in enumerate(lines, start=1):
                if raw.strip():
                    line = parse_line(raw, f"{file}:{number}")
                    self._add(line.digest, _Entry(file, number, offset, _answer_digest(line.answer)))
                offset += len(raw)

    def _add(self, request_digest: str, entry: _Entry) -> None:
        earlier = self._entries.setdefault(request_digest, entry)
        if earlier.answer_digest != entry.answer_digest:
            raise RecordingError(
                f"{earlier.place} and {entry.place} record different answers to the same request {request_digest}; "
                "an answer is recorded once and never replaced"
            )


def parse_line(raw: bytes, place: str) -> RecordedLine:
    """The recorded answer in one line; raises `RecordingError` naming `place`."""
    try:
        return RecordedLine.model_validate_json(raw)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        field = ".".join(map(str, first["loc"]))
        raise RecordingError(f"{place}: {field}: {first['msg']}" if field else f"{place}: {first['msg']}") from None


def format_line(request: ModelRequest, answer: ModelAnswer) -> bytes:
    """The line that records `answer` to `request`."""
    about = {"provider": request.provider, "model": request.model, "prompt": request.prompt, "sample": request.sample}
    line = {"digest": request.digest, "request": about, "answer": answer.model_dump(mode="json")}
    return json.dumps(line, ensure_ascii=False).encode("utf-8") + b"\n"


def _answer_digest(answer: ModelAnswer) -> str:
    return digest(answer.model_dump_json())
