"""Making recordings: which requests have no answer yet, and writing answers beside the ones there are.

An answer is recorded once, under the digest of the request it was given to, and never replaced: a changed request
needs a new recording.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from leanprm.llm.protocol import ModelAnswer, ModelRequest
from leanprm.llm.recorded import RecordedModel, RecordingError, format_line, parse_line


@dataclass(frozen=True)
class Recorded:
    """What `record_file` did: answers written, and answers that were there already, word for word."""

    added: int
    repeated: int


def pending(requests: Iterable[ModelRequest], directory: Path) -> Iterator[dict[str, Any]]:
    """The requests without a recorded answer, as data for JSON lines: `digest`, `messages`, `schema`.

    Nothing else is given: whoever answers sees what the model would see. A folder that does not exist has no answers.
    """
    model = RecordedModel(directory) if directory.is_dir() else None
    for request in requests:
        if model is None or request not in model:
            content = request.content()
            yield {"digest": request.digest, "messages": content["messages"], "schema": content["schema"]}


def append_answer(directory: Path, file: str, request: ModelRequest, answer: ModelAnswer) -> bool:
    """Records one answer in `directory/file`; False when the same answer is there already.

    Raises `RecordingError` when another answer to this request is recorded anywhere in `directory`.
    """
    return record(directory, file, [(request, answer)]).added == 1


def record_file(source: Path, requests: Iterable[ModelRequest], directory: Path, file: str) -> Recorded:
    """Records the answers of `source` (lines `{"digest", "answer"}`) to the `requests` they name.

    Raises `RecordingError`, before anything is written, when a line is ill-formed, names none of the requests, or
    contradicts a recorded answer.
    """
    known = {request.digest: request for request in requests}
    answers: list[tuple[ModelRequest, ModelAnswer]] = []
    with source.open("rb") as lines:
        for number, raw in enumerate(lines, start=1):
            if not raw.strip():
                continue
            line = parse_line(raw, f"{source}:{number}")
            if line.digest not in known:
                raise RecordingError(f"{source}:{number}: {line.digest} is no request of this configuration")
            answers.append((known[line.digest], line.answer))
    return record(directory, file, answers)


def record(directory: Path, file: str, answers: list[tuple[ModelRequest, ModelAnswer]]) -> Recorded:
    """Appends `answers` to `directory/file`, all or none, on disk before it returns; see `append_answer`."""
    if not file.endswith(".jsonl"):
        raise RecordingError(f"{file}: recorded answers live in files named *.jsonl")
    directory.mkdir(parents=True, exist_ok=True)
    model = RecordedModel(directory)
    new: dict[str, tuple[ModelRequest, ModelAnswer]] = {}
    for request, answer in answers:
        earlier = model.complete(request) if request in model else new.setdefault(request.digest, (request, answer))[1]
        if earlier != answer:
            raise RecordingError(f"another answer to request {request.digest} is already recorded in {directory}")
    _append(directory / file, b"".join(format_line(*pair) for pair in new.values()))
    return Recorded(added=len(new), repeated=len(answers) - len(new))


def _append(path: Path, lines: bytes) -> None:
    if not lines:
        return
    with path.open("a+b") as out:
        if out.tell() > 0:
            out.seek(-1, os.SEEK_END)
            if out.read(1) != b"\n":
                lines = b"\n" + lines
        out.write(lines)
        out.flush()
        os.fsync(out.fileno())


def to_line(item: dict[str, Any]) -> str:
    """One item of `pending` as a JSON line, without the line break."""
    return json.dumps(item, ensure_ascii=False)
