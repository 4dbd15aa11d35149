"""The Ray Data shell that every stage runs in.

For one stage: plan the parts (what is left of each), send the units that are left through a fixed pool of actors in
small batches, then seal the parts. A stage without a pool is one task a part. Ray sees names, small batches and
summaries; rows go from file to file inside the workers, and nothing that grows with the corpus reaches the driver.

Facts this rests on (Ray 2.60): a pool that holds every CPU starves the tasks that feed it, so one CPU is kept free
and that is checked; a task whose actor dies is retried for ever, so `work.Worker` counts the deaths and gives up on
the row that causes them; order is not kept, so parts are sorted when they are sealed.
"""

from __future__ import annotations

import json
import logging
import math
import os
import pickle
import socket
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from types import TracebackType
from typing import Any

import pyarrow as pa

from leanprm.config import RunSettings
from leanprm.corpus.stage import Pool, Stage
from leanprm.corpus.work import MiscountError, PartWork, Summary, Worker
from leanprm.ids import digest
from leanprm.manifest import Count, StageEntry
from leanprm.records import Record
from leanprm.store import RunDirectory, StoreError

REACH_S = 5.0
Progress = Callable[[str, int, int], None]
"""Called with the stage, how much of it is done and how much there is: rows, or parts where there is no pool."""


class Cluster(AbstractContextManager["Cluster"]):
    """Ray, started or joined when a stage first needs it; a local one is stopped on leaving."""

    def __init__(self, settings: RunSettings) -> None:
        self.settings = settings
        self._started = False

    def connect(self) -> None:
        """Join the cluster of `RAY_ADDRESS` (set under `ray job submit` too), or start a local one. Idempotent."""
        quiet = self.settings.log_level != "debug"
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        if quiet:
            os.environ.setdefault("RAY_BACKEND_LOG_LEVEL", "fatal")
        ray = _ray()
        if ray.is_initialized():
            return
        with _silent_stderr() if quiet else nullcontext():
            ray.init(**self._where(), logging_level=logging.getLevelName(self.settings.log_level.upper()))
        self._started = True

    def _where(self) -> dict[str, Any]:
        if address := os.environ.get("RAY_ADDRESS"):
            _require_reachable(address)
            return {}
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        return {
            "address": "local",
            "num_cpus": max(2, self._cores()),
            "include_dashboard": False,
            "object_store_memory": self.settings.object_store_mb << 20,
            "log_to_driver": self.settings.log_level == "debug",
        }

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._started:
            _ray().shutdown()

    def _cores(self) -> int:
        cores = self.settings.cores
        return len(os.sched_getaffinity(0)) if cores == "auto" else cores


def _require_reachable(address: str) -> None:
    """Raise ConnectionError unless something listens at `host:port`; Ray itself would wait for minutes, silently."""
    host, _, port = address.rpartition("//")[2].rpartition(":")
    if not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), REACH_S).close()
    except OSError as error:
        raise ConnectionError(
            f"no Ray cluster answers at {address} (RAY_ADDRESS): {error}; "
            "start it, or unset RAY_ADDRESS for a local one"
        ) from None


def run_stage(
    run: RunDirectory, stage: Stage, models: Mapping[str, type[Record]], cluster: Cluster, progress: Progress
) -> StageEntry:
    """Bring every part of a stage to its end; what earlier runs finished is not done again."""
    began = time.monotonic()
    parts = run.parts(stage.drives)
    if not parts:
        return stage_entry([], 0, 0.0)
    work = PartWork(run, stage, models, digest(os.getpid(), time.time_ns()))
    cluster.connect()
    _settle(cluster.settings)
    if stage.prepare is not None:
        stage.prepare(cluster)
    if stage.pool is not None:
        _run_pool(work, stage.pool, parts, progress)
    summaries = _finish(work, parts, progress)
    run.sweep(stage.name)
    return stage_entry(summaries, sum(s.rows_in for s in summaries), time.monotonic() - began)


def sorted_rows(
    run: RunDirectory,
    stage: str,
    model: type[Record],
    select: Callable[[str, Record], Mapping[str, Any] | None],
    by: Sequence[str],
    cluster: Cluster,
) -> Iterator[dict[str, Any]]:
    """What `select` keeps of each row and its part (a few small columns, or None), sorted over all parts."""

    def read(row: dict[str, Any]) -> Iterator[dict[str, Any]]:
        for record in run.read_part(stage, row["part"], model):
            if (columns := select(row["part"], record)) is not None:
                yield dict(columns)

    yield from _sorted(run.parts(stage), read, by, cluster)


def resorted_rows(
    run: RunDirectory, path: str, schema: pa.Schema, by: Sequence[str], cluster: Cluster
) -> Iterator[dict[str, Any]]:
    """The rows of one file that grows with the corpus, in another order."""

    def read(_: dict[str, Any]) -> Iterator[dict[str, Any]]:
        for table in run.stream(path, schema):
            yield from table.to_pylist()

    yield from _sorted([path], read, by, cluster)


def _sorted(
    parts: Sequence[str],
    read: Callable[[dict[str, Any]], Iterator[dict[str, Any]]],
    by: Sequence[str],
    cluster: Cluster,
) -> Iterator[dict[str, Any]]:
    """Ray sorts; the driver sees one batch at a time."""
    cluster.connect()
    _settle(cluster.settings)
    dataset = _parts_dataset(parts).flat_map(read).sort(list(by))
    with _our_errors():
        for batch in dataset.iter_batches(batch_size=1024, batch_format="pyarrow"):
            yield from batch.to_pylist()


def pool_share(cpus: float, pool: Pool) -> tuple[int, float]:
    """Actors of a pool, and the CPUs each holds, so that at least one CPU stays free for the tasks that feed it."""
    if cpus < 2:
        raise RuntimeError(f"the Ray cluster has {cpus:g} CPU; a stage needs 2: one for its pool, one to feed it")
    workers = max(1, int(cpus)) if pool.workers == "auto" else pool.workers
    share = min(1.0, int(100 * (cpus - 1) / workers) / 100)
    if share <= 0 or workers * share > cpus - 1 + 1e-9:
        raise RuntimeError(f"{workers} workers do not fit beside one free CPU of {cpus:g}; lower the number of workers")
    return workers, share


# -- the pool ----------------------------------------------------------------------------------------------------


class _BatchActor:
    """What Ray holds of a `Worker`: units come in pickled, only their names leave."""

    def __init__(self, work: PartWork) -> None:
        self.worker = Worker(work)

    def __call__(self, batch: pa.Table) -> pa.Table:
        by_part: dict[str, list[Any]] = {}
        for part, unit in zip(batch.column("part").to_pylist(), batch.column("unit").to_pylist(), strict=True):
            by_part.setdefault(part, []).append(pickle.loads(unit))
        for part, units in by_part.items():
            self.worker.run(part, units)
        return pa.table({"part": list(by_part), "rows": [len(units) for units in by_part.values()]})


def _run_pool(work: PartWork, pool: Pool, parts: Sequence[str], progress: Progress) -> None:
    from ray.data import ActorPoolStrategy

    def plan(row: dict[str, Any]) -> dict[str, Any]:
        done, total = work.progress(row["part"])
        return {"part": row["part"], "left": total - done, "total": total}

    def units(row: dict[str, Any]) -> list[dict[str, Any]]:
        return [{"part": row["part"], "unit": pickle.dumps(rows)} for rows in work.left(row["part"])]

    with _our_errors():
        planned = _parts_dataset(parts).map(plan).take_all()
    total, left = sum(p["total"] for p in planned), sum(p["left"] for p in planned)
    progress(work.stage.name, total - left, total)
    if not left:
        return
    work.stage.open()  # what cannot be opened is said here, in its own words, rather than by every actor
    workers, share = pool_share(_ray().cluster_resources().get("CPU", 0), pool)
    dataset = (
        _parts_dataset([p["part"] for p in planned if p["left"]])
        .flat_map(units)
        .repartition(target_num_rows_per_block=pool.batch_size)
        .map_batches(
            _BatchActor,
            fn_constructor_args=[work],
            batch_size=pool.batch_size,
            batch_format="pyarrow",
            compute=ActorPoolStrategy(
                size=min(workers, math.ceil(left / pool.batch_size)), max_tasks_in_flight_per_actor=2
            ),
            num_cpus=share,
        )
    )
    done = total - left
    with _our_errors():
        for batch in dataset.iter_batches(batch_size=None, batch_format="pyarrow"):
            done += sum(batch.column("rows").to_pylist())
            progress(work.stage.name, done, total)


def _finish(work: PartWork, parts: Sequence[str], progress: Progress) -> list[Summary]:
    def finish(row: dict[str, Any]) -> dict[str, Any]:
        part = row["part"]
        done = work.seal(part) if work.stage.pool else work.run_part(part, work.stage.open())
        return {"part": part, "rows": done.rows_in, "counts": json.dumps(done.counts), "digest": done.digest}

    summaries: list[Summary] = []
    with _our_errors():
        for row in _parts_dataset(parts).map(finish).iter_rows():
            counts = tuple((outcome, reason, rows) for outcome, reason, rows in json.loads(row["counts"]))
            summaries.append(Summary(row["part"], row["rows"], counts, row["digest"]))
            if work.stage.pool is None:
                progress(work.stage.name, len(summaries), len(parts))
    return sorted(summaries, key=lambda s: s.part)


def stage_entry(summaries: Sequence[Summary], rows_in: int, seconds: float) -> StageEntry:
    """The manifest's entry for finished parts."""
    totals: Counter[tuple[Any, str | None]] = Counter()
    for summary in summaries:
        for outcome, reason, rows in summary.counts:
            totals[outcome, reason] += rows
    if totals.total() != rows_in:
        raise MiscountError(f"{rows_in} units in, {totals.total()} rows out")
    ordered = sorted(totals.items(), key=lambda item: (item[0][0], item[0][1] or ""))
    return StageEntry(
        parts=len(summaries),
        rows_in=rows_in,
        rows_out=totals.total(),
        counts=[Count(outcome=outcome, reason=reason, rows=rows) for (outcome, reason), rows in ordered],
        digest=digest(*(text for s in summaries for text in (s.part, s.digest))),
        seconds=round(seconds, 3),
    )


# -- Ray's manners -----------------------------------------------------------------------------------------------


def _ray() -> Any:
    """Ray with its data library; imported late, for it costs a second and a finished run needs none."""
    import ray.data

    return ray


@contextmanager
def _silent_stderr() -> Iterator[None]:
    """Ray's own notices at its start go past Python's logging; what matters of them is raised."""
    sys.stderr.flush()
    kept = os.dup(2)
    try:
        with Path(os.devnull).open("wb") as nowhere:
            os.dup2(nowhere.fileno(), 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


def _parts_dataset(parts: Sequence[str]) -> Any:
    return _ray().data.from_items([{"part": part} for part in parts], override_num_blocks=max(1, len(parts)))


def _settle(settings: RunSettings) -> None:
    """How Ray Data behaves here. Its newer shuffle starts actors of its own: seconds, where a sort takes 0.1."""
    from ray.data import DataContext
    from ray.data.context import ShuffleStrategy

    context = DataContext.get_current()
    context.enable_progress_bars = False
    context.print_on_execution_start = False
    context.raise_original_map_exception = True
    context.shuffle_strategy = ShuffleStrategy.SORT_SHUFFLE_PULL_BASED
    if settings.log_level != "debug":
        logging.getLogger("ray.data").setLevel(logging.CRITICAL)


@contextmanager
def _our_errors() -> Iterator[None]:
    """Lets an error of ours that was raised in a worker leave Ray as itself, without Ray's trace around it."""
    try:
        yield
    except (StoreError, MiscountError) as error:
        original = getattr(error, "cause", error)
        raise original from None
