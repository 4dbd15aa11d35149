"""The recorded client: exact round trip, no answer to anything but the very request, untrusted folders refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from leanprm.llm.clients import UnknownProvider, open_model
from leanprm.llm.protocol import ChatMessage, ModelAnswer, ModelRequest, ModelUnavailable
from leanprm.llm.recorded import RecordedModel, RecordingError, format_line
from leanprm.llm.settings import ModelSettings
from leanprm.records import Usage


def make_request(sample: int = 0) -> ModelRequest:
    return ModelRequest(
        provider="recorded",
        model="writer-1",
        messages=(ChatMessage(role="user", content="1 = 1"),),
        schema_=None,
        parameters={},
        sample=sample,
        prompt="generate/v1@0",
    )


def make_answer(text: str = "{}") -> ModelAnswer:
    return ModelAnswer(text=text, stop_reason="end_turn", usage=Usage(output_tokens=7, cost_usd=0.25), model="m")


def write(directory: Path, file: str, *lines: bytes) -> RecordedModel:
    (directory / file).write_bytes(b"".join(lines))
    return RecordedModel(directory)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=50)
@given(st.lists(st.text(), min_size=1, max_size=4))
def test_every_answer_comes_back_as_it_was(tmp_path: Path, texts: list[str]) -> None:
    lines = [format_line(make_request(i), make_answer(text)) for i, text in enumerate(texts)]
    model = write(tmp_path, "a.jsonl", *lines)
    assert len(model) == len(texts)
    for i, text in reversed(list(enumerate(texts))):
        assert model.complete(make_request(i)) == make_answer(text)


def test_latex_line_separators_and_thinking_survive(tmp_path: Path) -> None:
    text = '<think>\\frac, \u2028 and \x85 and \r\n</think>{"text": "$\\\\nabla \\\\beta$ ℝ 𝔽"}'
    model = write(tmp_path, "a.jsonl", format_line(make_request(), make_answer(text)))
    assert model.complete(make_request()).text == text


def test_no_answer_says_what_to_do(tmp_path: Path) -> None:
    model = write(tmp_path, "a.jsonl", format_line(make_request(0), make_answer()))
    assert make_request(0) in model
    assert make_request(1) not in model
    with pytest.raises(ModelUnavailable) as error:
        model.complete(make_request(1))
    assert error.value.reason == "no recorded answer"
    for word in (make_request(1).digest, "sample 1", "corpus pending", "corpus record"):
        assert word in error.value.detail


def test_several_files_make_one_folder(tmp_path: Path) -> None:
    write(tmp_path, "a.jsonl", format_line(make_request(0), make_answer("a")), b"\n")
    (tmp_path / "notes.txt").write_text("not a recording")
    model = write(tmp_path, "b.jsonl", b"\n  \n", format_line(make_request(1), make_answer("b")).rstrip())
    assert model.complete(make_request(0)).text == "a"
    assert model.complete(make_request(1)).text == "b"


def test_the_same_answer_twice_is_fine(tmp_path: Path) -> None:
    line = format_line(make_request(), make_answer())
    assert len(write(tmp_path, "a.jsonl", line, line)) == 1


def test_two_answers_to_one_request_name_both_lines(tmp_path: Path) -> None:
    write(tmp_path, "a.jsonl", b"\n", format_line(make_request(), make_answer("one")))
    with pytest.raises(RecordingError) as error:
        write(tmp_path, "b.jsonl", format_line(make_request(), make_answer("two")))
    assert f"{tmp_path}/a.jsonl:2" in str(error.value)
    assert f"{tmp_path}/b.jsonl:1" in str(error.value)


def _without(*keys: str) -> bytes:
    line: dict[str, Any] = json.loads(format_line(make_request(), make_answer()))
    target = line
    for key in keys[:-1]:
        target = target[key]
    del target[keys[-1]]
    return json.dumps(line).encode()


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b'{"digest": ', "Invalid JSON"),
        (b"\xff\xfe", "Invalid JSON"),
        (b"[]", "Input should be an object"),
        (_without("digest"), "digest: Field required"),
        (_without("answer"), "answer: Field required"),
        (_without("answer", "stop_reason"), "answer.stop_reason: Field required"),
        (b'{"digest": "0", "answer": {}}', "digest: String should match"),
        (format_line(make_request(), make_answer("ab")).replace(b"ab", b"\\ud800"), "Invalid JSON"),
        (format_line(make_request(), make_answer()).replace(b'"answer"', b'"anwser"'), "answer: Field required"),
    ],
)
def test_a_bad_line_is_named(tmp_path: Path, line: bytes, reason: str) -> None:
    with pytest.raises(RecordingError) as error:
        write(tmp_path, "a.jsonl", format_line(make_request(1), make_answer()), line)
    assert str(error.value).startswith(f"{tmp_path}/a.jsonl:2: ")
    assert reason in str(error.value)


def test_a_file_that_changes_under_way_is_noticed(tmp_path: Path) -> None:
    model = write(tmp_path, "a.jsonl", format_line(make_request(), make_answer("one")))
    (tmp_path / "a.jsonl").write_bytes(format_line(make_request(), make_answer("two")))
    with pytest.raises(RecordingError, match="changed while it was in use"):
        model.complete(make_request())


def test_usage_is_optional_in_a_line(tmp_path: Path) -> None:
    model = write(tmp_path, "a.jsonl", _without("answer", "usage"))
    assert model.complete(make_request()).usage == Usage()


def test_the_client_follows_from_the_settings(tmp_path: Path) -> None:
    def opened(**fields: Any) -> object:
        return open_model(ModelSettings(model="m", prompt="generate/v1", **fields))

    assert isinstance(opened(recorded=str(tmp_path)), RecordedModel)
    with pytest.raises(UnknownProvider, match="recorded"):
        opened(provider="telepathy")
    with pytest.raises(UnknownProvider, match="needs `recorded`"):
        opened()
    with pytest.raises(RecordingError, match="no folder"):
        opened(recorded=str(tmp_path / "nowhere"))
