"""Making recordings: what is missing, and adding answers without ever replacing one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from leanprm.llm.pending import Recorded, append_answer, pending, record, record_file, to_line
from leanprm.llm.protocol import ChatMessage, ModelAnswer, ModelRequest
from leanprm.llm.recorded import RecordedModel, RecordingError


def make_request(sample: int = 0) -> ModelRequest:
    return ModelRequest(
        provider="recorded",
        model="writer-1",
        messages=(ChatMessage(role="user", content="Prove $\\frac12 \\le 1$ in ℝ."),),
        schema_={"type": "object"},
        parameters={"max_tokens": 9},
        sample=sample,
    )


def make_answer(text: str = "{}") -> ModelAnswer:
    return ModelAnswer(text=text, stop_reason="end_turn", model="m")


def answer_line(request: ModelRequest, text: str) -> str:
    return json.dumps({"digest": request.digest, "answer": make_answer(text).model_dump()}) + "\n"


def test_pending_shows_what_the_model_would_see_and_no_more(tmp_path: Path) -> None:
    (item,) = pending([make_request()], tmp_path / "new")
    assert item == {
        "digest": make_request().digest,
        "messages": [{"role": "user", "content": "Prove $\\frac12 \\le 1$ in ℝ."}],
        "schema": {"type": "object"},
    }
    line = to_line(item)
    assert json.loads(line) == item
    assert "\n" not in line
    assert "ℝ" in line


def test_an_answered_request_is_no_longer_pending(tmp_path: Path) -> None:
    requests = [make_request(i) for i in range(3)]
    assert append_answer(tmp_path / "new", "a.jsonl", requests[1], make_answer())
    left = [item["digest"] for item in pending(requests, tmp_path / "new")]
    assert left == [requests[0].digest, requests[2].digest]


def test_an_answer_is_recorded_once_and_never_replaced(tmp_path: Path) -> None:
    assert append_answer(tmp_path, "a.jsonl", make_request(), make_answer("one"))
    before = (tmp_path / "a.jsonl").read_bytes()
    assert not append_answer(tmp_path, "b.jsonl", make_request(), make_answer("one"))
    with pytest.raises(RecordingError, match="already recorded"):
        append_answer(tmp_path, "b.jsonl", make_request(), make_answer("two"))
    assert (tmp_path / "a.jsonl").read_bytes() == before
    assert not (tmp_path / "b.jsonl").exists()


def test_all_or_none(tmp_path: Path) -> None:
    answers = [(make_request(0), make_answer("one")), (make_request(1), make_answer("x"))]
    with pytest.raises(RecordingError, match="already recorded"):
        record(tmp_path, "a.jsonl", [*answers, (make_request(0), make_answer("two"))])
    assert not (tmp_path / "a.jsonl").exists()
    assert record(tmp_path, "a.jsonl", [*answers, answers[0]]) == Recorded(added=2, repeated=1)
    assert RecordedModel(tmp_path).complete(make_request(1)).text == "x"


def test_appending_after_a_line_without_its_end(tmp_path: Path) -> None:
    append_answer(tmp_path, "a.jsonl", make_request(0), make_answer("one"))
    file = tmp_path / "a.jsonl"
    file.write_bytes(file.read_bytes().rstrip(b"\n"))
    append_answer(tmp_path, "a.jsonl", make_request(1), make_answer("two"))
    assert [RecordedModel(tmp_path).complete(make_request(i)).text for i in (0, 1)] == ["one", "two"]
    append_answer(tmp_path, "a.jsonl", make_request(2), make_answer("three"))
    assert file.read_bytes().count(b"\n") == len(RecordedModel(tmp_path)) == 3


def test_a_file_of_answers_is_recorded_under_its_requests(tmp_path: Path) -> None:
    requests = [make_request(0), make_request(1)]
    source = tmp_path / "answers.jsonl"
    text = '{"text": "$\\\\frac12$"}'
    source.write_text(answer_line(requests[1], text) + "\n" + answer_line(requests[0], "b"), "utf-8")
    into = tmp_path / "recorded"
    assert record_file(source, requests, into, "a.jsonl") == Recorded(added=2, repeated=0)
    assert record_file(source, requests, into, "a.jsonl") == Recorded(added=0, repeated=2)
    assert RecordedModel(into).complete(requests[1]).text == text
    assert list(pending(requests, into)) == []


@pytest.mark.parametrize(
    ("second", "reason"),
    [(answer_line(make_request(7), "a"), "no request of this configuration"), ('{"digest": 3}\n', "digest: ")],
)
def test_a_wrong_line_stops_the_whole_file(tmp_path: Path, second: str, reason: str) -> None:
    source = tmp_path / "answers.jsonl"
    source.write_text(answer_line(make_request(), "a") + second)
    with pytest.raises(RecordingError) as error:
        record_file(source, [make_request()], tmp_path / "recorded", "a.jsonl")
    assert f"{source}:2: " in str(error.value)
    assert reason in str(error.value)
    assert not (tmp_path / "recorded").exists()


def test_a_file_that_would_never_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordingError, match="jsonl"):
        append_answer(tmp_path, "a.json", make_request(), make_answer())
