"""The stages of the corpus: for each, what it reads, what it writes, and the pure core it wraps.

The cores live in the modules named after them; this module only opens what they need (a model, Lean, a side table) in
the worker that runs them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from functools import lru_cache, partial
from itertools import groupby
from operator import itemgetter
from typing import Any

import pyarrow as pa

from leanprm.config import CorpusConfig, LeanSettings, SplitSettings, locate
from leanprm.corpus import filter as filters
from leanprm.corpus import generate, review
from leanprm.corpus.label import label_proof
from leanprm.corpus.repair import Refusal, needs_repair, patched
from leanprm.corpus.shell import Cluster, resorted_rows, sorted_rows
from leanprm.corpus.split import SplitInput, plan_splits, split_input, split_rows, take_census
from leanprm.corpus.stage import Core, Pool, Rows, Stage
from leanprm.lean.check import CHECKER, check_proof
from leanprm.lean.engine import LeanEngine, Limits
from leanprm.lean.engines import open_engine
from leanprm.lean.proof import PairedProof
from leanprm.llm.clients import open_model
from leanprm.llm.protocol import LanguageModel, ModelUnavailable, complete_with_retry
from leanprm.llm.settings import GenerateSettings, ModelSettings, ReviewSettings
from leanprm.records import (
    Attempt,
    CompileReport,
    InfrastructureReason,
    LabelledProof,
    Record,
    Repair,
    Review,
    SplitRow,
    Statement,
)
from leanprm.store import ROW_GROUP, RunDirectory

SOURCES: Mapping[str, type[Record]] = {"statements": Statement}
"""What is there before the first stage."""
DUPLICATES = "filter/duplicates.parquet"
SPLIT_PLAN = "splits/plan.json"
"""The quotas this corpus could fill, and notes where less is given than was asked."""
_ID = pa.schema([pa.field("attempt_id", pa.string(), nullable=False)])
_ORDER, _ASSIGNED = "splits/order.parquet", "splits/assigned.parquet"
_PART = pa.field("part", pa.string(), nullable=False)
_ORDER_SCHEMA = pa.schema([*(pa.field(name, pa.string(), nullable=False) for name in SplitInput._fields), _PART])
_ASSIGNED_SCHEMA = SplitRow.arrow_schema().append(_PART)
MODEL_CALLS, LEAN_RUNS = 16, 2
"""Rows of a batch: what a kill can lose of an actor's work."""


# -- generate: each statement, tried blind ---------------------------------------------------------------------------


def generate_stage(config: CorpusConfig) -> Stage:
    """statements → attempts."""
    settings = config.generate
    return Stage(
        name="attempts",
        record=Attempt,
        drives="statements",
        open=partial(_open_generate, settings),
        failed=partial(_untried, settings),
        samples=settings.samples,
        pool=Pool(MODEL_CALLS),
    )


def _open_generate(settings: GenerateSettings) -> Core:
    model = _model(settings)

    def core(rows: Rows) -> Record:
        statement = rows.one(Statement)
        request = generate.requests(statement, settings)[rows.sample]
        try:
            answered, answer = complete_with_retry(model, request, settings.retry_max_tokens)
        except ModelUnavailable as error:
            return generate.unavailable(statement, rows.sample, request, error)
        return generate.read_answer(statement, rows.sample, answered, answer)

    return core


def _untried(settings: GenerateSettings, rows: Rows, reason: InfrastructureReason, detail: str) -> Record:
    statement = rows.one(Statement)
    request = generate.requests(statement, settings)[rows.sample]
    return generate.unavailable(statement, rows.sample, request, ModelUnavailable(reason, detail))


# -- compile: what Lean says of every step ---------------------------------------------------------------------------


def compile_stage(config: CorpusConfig) -> Stage:
    """attempts → compile."""
    return Stage(
        name="compile",
        record=CompileReport,
        drives="attempts",
        joins=("statements",),
        open=partial(_open_compile, config.lean),
        failed=partial(_uncompiled, config.lean),
        pool=Pool(LEAN_RUNS, config.lean.workers),
    )


def _open_compile(settings: LeanSettings) -> Core:
    engine = open_engine(settings.engine)

    def core(rows: Rows) -> Record:
        return _check(rows.one(Statement), rows.one(Attempt), engine, settings)

    return core


def _check(statement: Statement, attempt: Attempt, engine: LeanEngine, settings: LeanSettings) -> CompileReport:
    steps = tuple(step.lean for step in attempt.steps)
    limits = Limits(timeout_s=settings.timeout_s, memory_mb=settings.memory_mb, heartbeats=settings.heartbeats)
    return check_proof(PairedProof(attempt.id, statement.header, statement.formal, steps), engine, limits)


def _uncompiled(settings: LeanSettings, rows: Rows, reason: InfrastructureReason, detail: str) -> CompileReport:
    return CompileReport(
        attempt_id=rows.one(Attempt).id,
        outcome="infrastructure",
        reason=reason,
        detail=detail,
        first_error=None,
        attribution=None,
        labels=[],
        messages=[],
        axioms=[],
        engine=settings.engine,
        toolchain="",
        checker=CHECKER,
        lean_runs=0,
        seconds=0.0,
    )


# -- review: why it fails, and whether the prose is faithful ---------------------------------------------------------


def review_stage(config: CorpusConfig) -> Stage:
    """compile → review."""
    return Stage(
        name="review",
        record=Review,
        drives="compile",
        joins=("attempts", "statements"),
        open=partial(_open_review, config.review),
        failed=partial(_unreviewed, config.review),
        pool=Pool(MODEL_CALLS),
    )


def _open_review(settings: ReviewSettings) -> Core:
    model = _model(settings)

    def core(rows: Rows) -> Record:
        attempt, report = rows.one(Attempt), rows.one(CompileReport)
        request = review.request(rows.one(Statement), attempt, report, settings)
        try:
            answered, answer = complete_with_retry(model, request, settings.retry_max_tokens)
        except ModelUnavailable as error:
            return review.unavailable(attempt, request, error)
        return review.read_answer(attempt, report, answered, answer)

    return core


def _unreviewed(settings: ReviewSettings, rows: Rows, reason: InfrastructureReason, detail: str) -> Record:
    attempt = rows.one(Attempt)
    request = review.request(rows.one(Statement), attempt, rows.one(CompileReport), settings)
    return review.unavailable(attempt, request, ModelUnavailable(reason, detail))


# -- repair: the review's one patch, recompiled ----------------------------------------------------------------------


def repair_stage(config: CorpusConfig) -> Stage:
    """review → repair, for the proofs whose patch is worth a recompilation."""
    return Stage(
        name="repair",
        record=Repair,
        drives="review",
        joins=("compile", "attempts", "statements"),
        open=partial(_open_repair, config.lean),
        failed=partial(_unrepaired, config.lean),
        wants=_has_patch,
        pool=Pool(LEAN_RUNS, config.lean.workers),
    )


def _has_patch(rows: Rows) -> bool:
    review_of = rows.one(Review)
    if not needs_repair(rows.one(CompileReport), review_of):
        return False
    return not isinstance(patched(rows.one(Attempt), review_of), Refusal)


def _open_repair(settings: LeanSettings) -> Core:
    engine = open_engine(settings.engine)

    def core(rows: Rows) -> Record:
        candidate = patched(rows.one(Attempt), rows.one(Review))
        if isinstance(candidate, Refusal):
            raise ValueError(candidate.reason)
        return _repair(rows, _check(rows.one(Statement), candidate, engine, settings))

    return core


def _unrepaired(settings: LeanSettings, rows: Rows, reason: InfrastructureReason, detail: str) -> Record:
    return _repair(rows, _uncompiled(settings, rows, reason, detail))


def _repair(rows: Rows, report: CompileReport) -> Repair:
    asked = rows.one(Review)
    if asked.step is None or asked.patch is None:
        raise ValueError(f"attempt {asked.attempt_id}: the review has no patch")
    return Repair(attempt_id=asked.attempt_id, step=asked.step, patch=asked.patch, report=report)


# -- label, filter, split --------------------------------------------------------------------------------------------


def label_stage() -> Stage:
    """review → labels. A wrong join would poison labels unseen, so what `label_proof` raises stops the run."""
    return Stage(
        name="labels",
        record=LabelledProof,
        drives="review",
        joins=("compile", "attempts", "statements"),
        maybe=("repair",),
        open=_open_label,
    )


def _open_label() -> Core:
    def core(rows: Rows) -> Record:
        return label_proof(
            rows.one(Statement), rows.one(Attempt), rows.one(CompileReport), rows.one(Review), rows.maybe(Repair)
        )

    return core


def filter_stage(run: RunDirectory) -> Stage:
    """labels → filter."""
    return Stage(
        name="filter",
        record=LabelledProof,
        drives="labels",
        open=partial(_open_filter, run),
        failed=_unfiltered,
        prepare=partial(_find_duplicates, run),
    )


def _find_duplicates(run: RunDirectory, cluster: Cluster) -> None:
    """Write the ids of the proofs that repeat an earlier one. Few in any corpus, so every part reads them all."""
    keys = (
        filters.DuplicateKey(row["key"], row["attempt_id"])
        for row in sorted_rows(run, "labels", LabelledProof, _duplicate_key, filters.DuplicateKey._fields, cluster)
    )
    ids = ({"attempt_id": attempt_id} for attempt_id in filters.mark_duplicates(keys))
    run.write(DUPLICATES, _tables(ids, _ID), _ID)


def _duplicate_key(_: str, proof: Record) -> dict[str, Any] | None:
    assert isinstance(proof, LabelledProof)
    passes = filters.filter_proof(proof).outcome == "label"
    return filters.duplicate_key(proof)._asdict() if passes else None


def _open_filter(run: RunDirectory) -> Core:
    duplicates = frozenset(run.read_table(DUPLICATES, _ID).column("attempt_id").to_pylist())

    def core(rows: Rows) -> Record:
        proof = filters.filter_proof(rows.one(LabelledProof))
        return filters.as_duplicate(proof) if proof.attempt_id in duplicates else proof

    return core


def _unfiltered(rows: Rows, reason: InfrastructureReason, detail: str) -> Record:
    return rows.one(LabelledProof).model_copy(
        update={"outcome": "infrastructure", "reason": reason, "detail": detail, "labels": [], "verdict": None}
    )


def split_stage(run: RunDirectory, config: CorpusConfig) -> Stage:
    """filter → splits."""
    return Stage(
        name="splits",
        record=SplitRow,
        drives="filter",
        open=partial(_open_split, run),
        prepare=partial(_assign_splits, run, config.split),
    )


def _assign_splits(run: RunDirectory, settings: SplitSettings, cluster: Cluster) -> None:
    """Give every kept proof its split, streaming over the groups in order, and leave it beside the proof's part."""

    def select(part: str, proof: Record) -> dict[str, Any] | None:
        assert isinstance(proof, LabelledProof)
        return split_input(proof, settings.seed)._asdict() | {"part": part} if proof.outcome == "label" else None

    by_group = sorted_rows(run, "filter", LabelledProof, select, ("rank", "theorem_key", "attempt_id"), cluster)
    run.write(_ORDER, _tables(by_group, _ORDER_SCHEMA), _ORDER_SCHEMA)

    def ordered() -> Iterator[dict[str, Any]]:
        return (row for table in run.stream(_ORDER, _ORDER_SCHEMA) for row in table.to_pylist())

    def rows() -> Iterator[SplitInput]:
        return (SplitInput(**{name: row[name] for name in SplitInput._fields}) for row in ordered())

    plan = plan_splits(take_census(rows()), settings)
    run.write_text(SPLIT_PLAN, json.dumps(asdict(plan), indent=2) + "\n")
    assigned = (
        split.model_dump() | {"part": row["part"]} for row, split in zip(ordered(), split_rows(rows, plan), strict=True)
    )
    run.write(_ASSIGNED, _tables(assigned, _ASSIGNED_SCHEMA), _ASSIGNED_SCHEMA)
    by_part = resorted_rows(run, _ASSIGNED, _ASSIGNED_SCHEMA, ("part", "attempt_id"), cluster)
    for part, members in groupby(by_part, key=itemgetter("part")):
        own = (SplitRow(**{name: row[name] for name in SplitRow.model_fields}) for row in members)
        run.write_records(_assigned_path(part), SplitRow, own)
    for path in (_ORDER, _ASSIGNED):
        run.delete(path)


def _assigned_path(part: str) -> str:
    return f"splits/assigned/{part}.parquet"


def _open_split(run: RunDirectory) -> Core:
    @lru_cache(maxsize=1)
    def assigned(part: str) -> dict[str, SplitRow]:
        return {row.attempt_id: row for row in run.read_records(_assigned_path(part), SplitRow)}

    def core(rows: Rows) -> Record:
        return assigned(rows.part)[rows.one(LabelledProof).attempt_id]

    return core


# -- shared ----------------------------------------------------------------------------------------------------------


def _model(settings: ModelSettings) -> LanguageModel:
    recorded = settings.recorded
    return open_model(settings.model_copy(update={"recorded": recorded and str(locate(recorded))}))


def _tables(rows: Iterator[dict[str, Any]], schema: pa.Schema) -> Iterator[pa.Table]:
    batch: list[dict[str, Any]] = []
    for row in rows:
        batch.append(row)
        if len(batch) == ROW_GROUP:
            yield pa.Table.from_pylist(batch, schema=schema)
            batch = []
    yield pa.Table.from_pylist(batch, schema=schema)
