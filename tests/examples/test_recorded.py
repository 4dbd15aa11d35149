"""The shipped recordings: every request that the quickstart makes for its statements has one blind answer."""

from __future__ import annotations

import pytest

from leanprm.config import RESOURCE, CorpusConfig, load_config
from leanprm.corpus import generate
from leanprm.corpus.recording import Call, answers_folder, requests_of
from leanprm.llm.pending import pending
from leanprm.llm.recorded import RecordedModel
from leanprm.records import Attempt
from leanprm.resources import resource_dir
from leanprm.statements import read_statements


@pytest.fixture(scope="module")
def config() -> CorpusConfig:
    return load_config(CorpusConfig, f"{RESOURCE}configs/quickstart.yaml")


@pytest.fixture(scope="module")
def attempts(config: CorpusConfig) -> list[Attempt]:
    model = RecordedModel(answers_folder(config, Call.GENERATE))
    made = []
    for statement in read_statements(resource_dir("examples") / "statements.jsonl").records:
        (request,) = generate.requests(statement, config.generate)
        made.append(generate.read_answer(statement, 0, request, model.complete(request)))
    return made


def test_no_attempt_is_missing(config: CorpusConfig) -> None:
    requests = requests_of(config, Call.GENERATE, None)
    assert list(pending(requests, answers_folder(config, Call.GENERATE))) == []


def test_there_are_enough_attempts_of_four_to_fifteen_steps(attempts: list[Attempt]) -> None:
    whole = [attempt for attempt in attempts if attempt.outcome == "label"]
    assert len(whole) >= 120
    assert all(4 <= len(attempt.steps) <= 15 for attempt in whole)


def test_no_answer_lies_unused(config: CorpusConfig) -> None:
    asked = {request.digest for request in requests_of(config, Call.GENERATE, None)}
    folder = answers_folder(config, Call.GENERATE)
    kept = [line for file in sorted(folder.glob("*.jsonl")) for line in file.read_text("utf-8").splitlines()]
    assert len(kept) == len(asked)
