"""Which model calls a corpus makes, so that their answers can be recorded before it is built.

The requests are made by the stages' own cores, from the statements of the configuration (generate) or from the rows
that a run has compiled (review): what is listed here is, digest for digest, what the build will ask for. Retries are
not listed: a recorded answer that was cut off stands.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path

from leanprm.config import ConfigError, CorpusConfig, locate
from leanprm.corpus import generate, review
from leanprm.corpus.stages import review_stage
from leanprm.corpus.work import PartWork
from leanprm.llm.protocol import ModelRequest
from leanprm.llm.settings import ModelSettings
from leanprm.manifest import read_manifest
from leanprm.records import Attempt, CompileReport, Record, Statement
from leanprm.statements import read_statements
from leanprm.store import RunDirectory, StoreError

_COMPILED: dict[str, type[Record]] = {"statements": Statement, "attempts": Attempt, "compile": CompileReport}


class Call(StrEnum):
    """The two stages that call a model."""

    GENERATE = "generate"
    REVIEW = "review"


def call_settings(config: CorpusConfig, call: Call) -> ModelSettings:
    """How that stage calls its model."""
    return config.generate if call is Call.GENERATE else config.review


def answers_folder(config: CorpusConfig, call: Call) -> Path:
    """Where the stage looks for recorded answers; it need not exist. `ConfigError` when none is configured."""
    recorded = call_settings(config, call).recorded
    if recorded is None:
        raise ConfigError(f"`{call}.recorded` is not set: the folder of recorded answers")
    return locate(recorded)


def requests_of(config: CorpusConfig, call: Call, run: RunDirectory | None) -> Iterator[ModelRequest]:
    """Every request of a stage once, in the order of the statements (generate) or of the run's rows (review).

    Two attempts that are the same proof have one review request between them.
    Reviews depend on what Lean said, so they need a `run` whose compile stage is finished; `StoreError` without it.
    `InputError` when the statements cannot be read.
    """
    if call is Call.GENERATE:
        return _each_once(_generate_requests(config))
    if run is None:
        raise StoreError("review requests are made from a compiled run; name its directory")
    manifest = read_manifest(run)
    if manifest is None or "compile" not in manifest.stages:
        raise StoreError(f"{run.uri}: nothing compiled here; run `leanprm corpus build --out {run.uri}` first")
    return _each_once(_review_requests(config, run))


def _generate_requests(config: CorpusConfig) -> Iterator[ModelRequest]:
    for statement in read_statements(locate(config.statements.path)).records[: config.statements.limit]:
        yield from generate.requests(statement, config.generate)


def _review_requests(config: CorpusConfig, run: RunDirectory) -> Iterator[ModelRequest]:
    compiled = PartWork(run, review_stage(config), _COMPILED, attempt="")
    for part in run.parts("compile"):
        for rows in compiled.units(part):
            statement, attempt, report = rows.one(Statement), rows.one(Attempt), rows.one(CompileReport)
            yield review.request(statement, attempt, report, config.review)


def _each_once(requests: Iterator[ModelRequest]) -> Iterator[ModelRequest]:
    seen: set[str] = set()
    for request in requests:
        if request.digest not in seen:
            seen.add(request.digest)
            yield request
