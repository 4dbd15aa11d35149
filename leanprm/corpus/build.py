"""The pipeline, in order. `pipeline` reads like the contents of the paper's Section 2.

A build goes on where the last one stopped: the manifest says which stages are complete, the parts and pieces say what
is done of the next one. It is refused where the deciding config, an input file, a prompt or Lean differs from what
the directory was begun with. What can be found unusable before work begins is found then, with nothing written: a run
is never begun under settings that its owner has yet to mend.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from leanprm import __version__
from leanprm.config import CorpusConfig, locate
from leanprm.corpus import ingest, stages
from leanprm.corpus.report import write_report
from leanprm.corpus.shell import Cluster, Progress, run_stage
from leanprm.corpus.stage import Stage, check_wiring
from leanprm.lean.check import CHECKER
from leanprm.lean.engines import open_engine
from leanprm.llm import prompts
from leanprm.lock import exclusive
from leanprm.manifest import Manifest, file_identity, new_manifest, read_manifest, refusal, write_manifest
from leanprm.records import LabelledProof, SplitRow
from leanprm.store import RunDirectory, StoreError

TRAIN_VIEW = "train_view"
CORPUS_FILES = ("train", "validation", "bench", TRAIN_VIEW)
IMPORTED = "imported proofs"
"""The identity of a run whose attempts came from elsewhere."""


def pipeline(run: RunDirectory, config: CorpusConfig) -> list[Stage]:
    """From statements to splits."""
    return [
        stages.generate_stage(config),
        stages.compile_stage(config),
        stages.review_stage(config),
        stages.repair_stage(config),
        stages.label_stage(),
        stages.filter_stage(run),
        stages.split_stage(run, config),
    ]


def build_corpus(
    config: CorpusConfig, out: str | Path, progress: Progress = lambda *_: None, skip_bad: bool = False
) -> Manifest:
    """Build the corpus in `out`, or finish it; the manifest of the finished run.

    `StoreError` when another process builds there or the directory was begun under other deciding settings,
    `InputError` when an input cannot be used. With `skip_bad`, unusable statements go to `quarantine/`.
    """
    run = RunDirectory(out)
    _try_opening(run, config)
    with exclusive(run), Cluster(config.run) as cluster:
        manifest = open_run(run, config)
        if "statements" not in manifest.stages:
            if IMPORTED in manifest.identities:
                raise StoreError(f"{run.uri}: an import did not finish here; run `leanprm corpus import` again.")
            manifest = manifest.with_stage("statements", ingest.write_statements(run, config, skip_bad))
            write_manifest(run, manifest)
        manifest = _run_stages(run, config, manifest, cluster, progress)
        if not manifest.corpus or not all(run.exists(path) for path in _results()):
            manifest = manifest.model_copy(update={"corpus": _write_corpus(run)})
            write_report(run)
            write_manifest(run, manifest)
    return manifest


def open_run(run: RunDirectory, config: CorpusConfig, imported: str | None = None) -> Manifest:
    """The manifest to go on from, found or new (then not yet written); `StoreError` when this config may not go on."""
    run.sweep("")
    found = read_manifest(run)
    if found is None:
        if left := [stage for stage in ("statements", *(s.name for s in pipeline(run, config))) if run.parts(stage)]:
            raise StoreError(f"{run.uri}: {left[0]} is there without a manifest; choose another --out.")
        return new_manifest(config, identities(config, imported))
    known = found.identities.get(IMPORTED)
    if imported is not None and imported != known:
        raise StoreError(f"{run.uri} already holds another run; choose another --out.")
    if reason := refusal(found, config, identities(config, known)):
        raise StoreError(f"{run.uri} {reason}")
    for stage, entry in found.stages.items():
        if (parts := len(run.parts(stage))) != entry.parts:
            raise StoreError(f"{run.where(stage)}: {parts} parts, but {entry.parts} were finished; some were removed.")
    return found


def identities(config: CorpusConfig, imported: str | None) -> dict[str, str]:
    """What decides results beside the config. `imported` stands in for statements and generation."""
    engine = open_engine(config.lean.engine)
    ids = {"leanprm": __version__, "lean": f"{engine.name}: {engine.toolchain}", "checker": CHECKER}
    ids["review prompt"] = prompts.load(config.review.prompt, config.review.environment).ref
    if imported is not None:
        return ids | {IMPORTED: imported}
    ids["generate prompt"] = prompts.load(config.generate.prompt, config.generate.environment).ref
    return ids | {"statements": file_identity(locate(config.statements.path))}


def _try_opening(run: RunDirectory, config: CorpusConfig) -> None:
    """Open, here and now, the models and the Lean that the stages still to be run will need; raises what they raise."""
    found = read_manifest(run)
    done = found.stages if found else {}
    for stage in pipeline(run, config):
        if stage.pool is not None and stage.name not in done:
            stage.open()


def _run_stages(
    run: RunDirectory, config: CorpusConfig, manifest: Manifest, cluster: Cluster, progress: Progress
) -> Manifest:
    todo = pipeline(run, config)
    models = check_wiring(todo, stages.SOURCES)
    for stage in todo:
        if stage.name not in manifest.stages:
            run.sweep(stage.name)
            manifest = manifest.with_stage(stage.name, run_stage(run, stage, models, cluster, progress))
            write_manifest(run, manifest)
    return manifest


def _results() -> list[str]:
    return [*(f"corpus/{name}.parquet" for name in CORPUS_FILES), "report/report.html"]


def _write_corpus(run: RunDirectory) -> dict[str, int]:
    """The files people take away: each split, and train with the smaller verdict cell repeated; rows of each."""
    files: dict[str, int] = {}
    for name in CORPUS_FILES:
        files[name] = run.write_records(f"corpus/{name}.parquet", LabelledProof, _corpus_rows(run, name))
    return files


def _corpus_rows(run: RunDirectory, name: str) -> Iterator[LabelledProof]:
    split = "train" if name == TRAIN_VIEW else name
    for part in run.parts("splits"):
        copies = {
            row.attempt_id: row.copies if name == TRAIN_VIEW else min(row.copies, 1)
            for row in run.read_part("splits", part, SplitRow)
            if row.split == split
        }
        for proof in run.read_part("filter", part, LabelledProof):
            yield from (proof for _ in range(copies.get(proof.attempt_id, 0)))
