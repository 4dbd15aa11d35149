"""Two stages with fake cores over statements, run as a program so that it can be killed: generate-like, then
compile-like.

    python -m tests.corpus.fake_pipeline DIR [--delay SECONDS] [--batch N] [--poison N]

Every call of a core leaves a line in DIR.calls; a poisoned unit ends its whole worker process.
"""

from __future__ import annotations

import argparse
import os
import time
from functools import partial
from pathlib import Path

from leanprm.config import RunSettings
from leanprm.corpus.shell import Cluster, run_stage
from leanprm.corpus.stage import Core, Pool, Rows, Stage, check_wiring
from leanprm.manifest import StageEntry
from leanprm.records import Attempt, CompileReport, InfrastructureReason, LabelledProof, Record, Statement
from leanprm.store import RunDirectory, part_name
from tests import builders

PARTS, ROWS = 3, 20


def number(statement: Statement) -> int:
    """The `n` that `builders.statement(n)` was made with."""
    return int(statement.name.rpartition("_")[2])


def note(calls: str, stage: str, n: int) -> None:
    """One line a call; appended in one write, so that lines of two workers never mix."""
    descriptor = os.open(calls, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.write(descriptor, f"{stage} {n}\n".encode())
    os.close(descriptor)


def open_generate(calls: str) -> Core:
    """A core that tries every statement; every seventh answer is unusable."""

    def core(rows: Rows) -> Record:
        n = number(rows.one(Statement))
        note(calls, "attempts", n)
        if n % 7 == 0:
            return builders.attempt(n, outcome="rejected", reason="malformed output", raw="?")
        return builders.attempt(n)

    return core


def open_compile(calls: str, delay: float, poison: int | None, raising: int | None) -> Core:
    """A core that takes a while; every third proof fails at step 2."""

    def core(rows: Rows) -> Record:
        n = number(rows.one(Statement))
        note(calls, "compile", n)
        if n == poison:
            os._exit(9)
        if n == raising:
            raise ValueError("no such lemma")
        time.sleep(delay)
        return builders.report(n, first_error=2 if n % 3 == 0 else None, seconds=time.time())

    return core


def open_label() -> Core:
    """A pure core without a pool."""

    def core(rows: Rows) -> Record:
        n = number(rows.one(Statement))
        return builders.labelled(n, first_error=rows.one(CompileReport).first_error)

    return core


def failed_compile(rows: Rows, reason: InfrastructureReason, detail: str) -> Record:
    """The row of a unit that could not be run."""
    n = number(rows.one(Statement))
    return builders.report(n, outcome="infrastructure", reason=reason, detail=detail)


def failed_attempt(rows: Rows, reason: InfrastructureReason, detail: str) -> Record:
    """The row of a statement that could not be tried."""
    return builders.attempt(
        number(rows.one(Statement)), outcome="infrastructure", reason=reason, detail=detail, steps=[]
    )


def stages(
    calls: str, delay: float = 0.0, batch: int = 2, poison: int | None = None, raising: int | None = None
) -> list[Stage]:
    """The pipeline."""
    compile_core = partial(open_compile, calls, delay, poison, raising)
    return [
        Stage("attempts", Attempt, "statements", partial(open_generate, calls), failed=failed_attempt, pool=Pool(8)),
        Stage(
            "compile", CompileReport, "attempts", compile_core, ("statements",), failed=failed_compile, pool=Pool(batch)
        ),
        Stage("labels", LabelledProof, "compile", open_label, ("attempts", "statements")),
    ]


def write_statements(run: RunDirectory, parts: int = PARTS, rows: int = ROWS) -> None:
    """Part files of statements, sorted by id as the real stage leaves them."""
    for k in range(parts):
        batch = [builders.statement(n) for n in range(k * rows, (k + 1) * rows)]
        path = run.part_path("statements", part_name(k))
        run.write_records(path, Statement, sorted(batch, key=lambda s: s.id))


def build(run: RunDirectory, pipeline: list[Stage]) -> dict[str, StageEntry]:
    """Run the pipeline; the entry of every stage."""
    models = check_wiring(pipeline, {"statements": Statement})
    with Cluster(RunSettings(cores=2)) as cluster:
        return {s.name: run_stage(run, s, models, cluster, lambda *_: None) for s in pipeline}


def main() -> None:
    """The program."""
    parser = argparse.ArgumentParser()
    parser.add_argument("dir")
    parser.add_argument("--delay", type=float, default=0.0)
    arguments = parser.parse_args()
    run = RunDirectory(Path(arguments.dir))
    if not run.parts("statements"):
        write_statements(run)
    build(run, stages(f"{arguments.dir}.calls", arguments.delay))


if __name__ == "__main__":
    main()
