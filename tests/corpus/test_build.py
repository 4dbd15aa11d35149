"""The real pipeline on real Lean over a tiny corpus: what it comes to, that it is done once, and what it refuses."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from leanprm.config import ConfigError, CorpusConfig, load_config
from leanprm.corpus.build import build_corpus
from leanprm.corpus.importing import import_attempts
from leanprm.corpus.status import load_funnel
from leanprm.errors import InputError
from leanprm.llm.recorded import RecordingError
from leanprm.manifest import Manifest, read_manifest
from leanprm.records import Attempt, LabelledProof, Quarantined
from leanprm.statements import read_statements
from leanprm.store import RunDirectory, StoreError
from tests.corpus import tiny


@pytest.fixture(scope="module")
def config_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny.write(tmp_path_factory.mktemp("tiny") / "corpus")


@pytest.fixture(scope="module")
def built(config_file: Path, ray_cluster: None, tmp_path_factory: pytest.TempPathFactory) -> RunDirectory:
    run = RunDirectory(tmp_path_factory.mktemp("built") / "run")
    build_corpus(load(config_file), run.uri)
    return run


def load(path: Path, *overrides: str) -> CorpusConfig:
    return load_config(CorpusConfig, path, overrides)


def reasons(manifest: Manifest) -> dict[str, dict[str, int]]:
    return {name: {c.reason or c.outcome: c.rows for c in e.counts} for name, e in manifest.stages.items()}


def manifest_of(run: RunDirectory) -> Manifest:
    manifest = read_manifest(run)
    assert manifest is not None
    return manifest


def contents(run: RunDirectory) -> dict[str, bytes]:
    root = run.local_path("")
    return {str(p.relative_to(root)): p.read_bytes() for p in sorted(root.rglob("*")) if p.is_file()}


def test_every_row_is_accounted_for(built: RunDirectory) -> None:
    manifest = manifest_of(built)
    assert reasons(manifest) == tiny.EXPECTED
    assert all(entry.rows_in == entry.rows_out for entry in manifest.stages.values())
    funnel = load_funnel(built)
    assert (funnel.complete, funnel.unexplained, funnel.problems) == (True, 0, ())
    assert built.exists("report/report.html")


def test_the_wrong_proof_fails_where_it_is_wrong(built: RunDirectory) -> None:
    proofs = [p for part in built.parts("filter") for p in built.read_part("filter", part, LabelledProof)]
    (wrong,) = [p for p in proofs if p.verdict == "incorrect"]
    assert wrong.steps[0] == "Q holds as well."
    assert (wrong.labels, wrong.first_error, wrong.error_class) == ([False, False], 1, "unjustified assumption")
    assert all(all(p.labels) for p in proofs if p.verdict == "correct")


def test_the_corpus_files_hold_each_kept_proof(built: RunDirectory) -> None:
    rows = {
        name: list(built.read_records(f"corpus/{name}.parquet", LabelledProof)) for name in manifest_of(built).corpus
    }
    assert {name: len(proofs) for name, proofs in rows.items()} == manifest_of(built).corpus
    held = [p.attempt_id for name in ("train", "validation", "bench") for p in rows[name]]
    assert len(held) == len(set(held)) <= 4
    keys = [{p.theorem_key for p in rows[name]} for name in ("train", "validation", "bench")]
    assert sum(map(len, keys)) == len(set().union(*keys)), "no theorem is in two splits"
    assert {p.attempt_id for p in rows["train_view"]} == {p.attempt_id for p in rows["train"]}


def test_a_finished_run_is_not_touched_again(built: RunDirectory, config_file: Path) -> None:
    before = contents(built)
    began = time.monotonic()
    build_corpus(load(config_file, "run.cores=2", "lean.workers=1"), built.uri)
    assert time.monotonic() - began < 10
    assert contents(built) == before


def test_a_result_that_was_removed_is_written_again_and_a_part_is_missed(
    built: RunDirectory, config_file: Path
) -> None:
    before = contents(built)
    built.delete("corpus/train.parquet")
    build_corpus(load(config_file), built.uri)
    assert contents(built) == before
    part = built.local_path("review/part-00001.parquet")
    data = part.read_bytes()
    try:
        part.unlink()
        with pytest.raises(StoreError, match=r"review: 1 parts, but 2 were finished; some were removed"):
            build_corpus(load(config_file), built.uri)
    finally:
        part.write_bytes(data)


def test_other_deciding_settings_are_refused(built: RunDirectory, config_file: Path) -> None:
    with pytest.raises(StoreError, match=r"(?s)other results:\n  split\.seed: 42 there, 7 now\nChoose another --out"):
        build_corpus(load(config_file, "split.seed=7"), built.uri)


def test_a_changed_input_is_refused(built: RunDirectory, config_file: Path) -> None:
    statements = config_file.parent / "statements.jsonl"
    text = statements.read_text(encoding="utf-8")
    try:
        statements.write_text(text + "\n", encoding="utf-8")
        with pytest.raises(StoreError, match="statements: "):
            build_corpus(load(config_file), built.uri)
    finally:
        statements.write_text(text, encoding="utf-8")


def test_a_bad_statement_stops_the_build_or_goes_to_quarantine(config_file: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text((config_file.parent / "statements.jsonl").read_text(encoding="utf-8") + "{}\n", encoding="utf-8")
    config = load(config_file, f"statements.path={bad}", "generate.samples=1")
    with pytest.raises(InputError, match=r"bad\.jsonl, line 4: missing"):
        build_corpus(config, tmp_path / "run")
    run = RunDirectory(tmp_path / "run")
    assert not run.parts("statements")


@pytest.mark.usefixtures("ray_cluster")
def test_imported_proofs_go_through_the_rest(config_file: Path, tmp_path: Path) -> None:
    config = load(config_file)
    statements = read_statements(config.statements.path).records
    rows = [row for statement in statements for row in tiny.paired_proofs(statement, 2)]
    file, run = tmp_path / "proofs.jsonl", RunDirectory(tmp_path / "run")
    file.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows) + "{}\n", encoding="utf-8")

    with pytest.raises(InputError, match="line 6"):
        import_attempts(file, run.uri, config)
    imported = import_attempts(file, run.uri, config, skip_bad=True)
    assert reasons(imported) == {"statements": {"label": 3}, "attempts": {"label": 4, "duplicate": 1}}
    assert import_attempts(file, run.uri, config, skip_bad=True) == imported
    (bad,) = run.read_part("quarantine", "part-00000", Quarantined)
    assert bad.position == "line 6"

    done = reasons(build_corpus(config, run.uri))
    assert done["compile"] == {"label": 4}
    assert done["review"] == {"label": 4}, "a review answers what was asked, wherever the proof came from"
    assert done["splits"] == {"label": 4}
    assert load_funnel(run).problems == ()
    attempts = [a for part in run.parts("attempts") for a in run.read_part("attempts", part, Attempt)]
    assert len({a.id for a in attempts}) == 5
    (again,) = [a for a in attempts if a.outcome == "rejected"]
    assert again.detail.removeprefix("the same proof as ") in {a.id for a in attempts}

    other = tmp_path / "other.jsonl"
    other.write_text(json.dumps(rows[0]) + "\n", encoding="utf-8")
    with pytest.raises(StoreError, match="already holds another run"):
        import_attempts(other, run.uri, config)


@pytest.mark.usefixtures("ray_cluster")
def test_what_a_worker_cannot_open_is_said_once_and_plainly(config_file: Path, tmp_path: Path) -> None:
    with pytest.raises(RecordingError, match=r"^no folder of recorded answers at /nowhere$"):
        build_corpus(load(config_file, "generate.recorded=/nowhere"), tmp_path / "run")


def test_an_unknown_engine_is_refused_before_anything_is_written(config_file: Path, tmp_path: Path) -> None:
    with pytest.raises((ConfigError, ValueError), match="unknown Lean engine 'repl'"):
        build_corpus(load(config_file, "lean.engine=repl"), tmp_path / "run")
    assert not RunDirectory(tmp_path / "run").exists("manifest.json")
