"""`leanprm corpus …`: from theorem statements to a step-labelled corpus, and what one can ask of it."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from leanprm.cli.output import Bars, Exit, err, out, print_json
from leanprm.config import RESOURCE, CorpusConfig, load_config
from leanprm.corpus.build import build_corpus
from leanprm.corpus.explain import explain as explain_attempt
from leanprm.corpus.importing import import_attempts, without_words
from leanprm.corpus.recording import Call, answers_folder, requests_of
from leanprm.corpus.status import Funnel, funnel_json, funnel_table, run_funnel
from leanprm.lean.engines import open_engine
from leanprm.llm.pending import pending as without_answer
from leanprm.llm.pending import record_file
from leanprm.manifest import read_manifest
from leanprm.report.explanation import explanation_view
from leanprm.resources import resource_dir
from leanprm.store import RunDirectory, StoreError

app = typer.Typer(help="Build and read step-labelled corpora.", no_args_is_help=True)

Config = Annotated[str, typer.Option("--config", "-c", help="A YAML file, or a shipped one by name (`quickstart`).")]
Overrides = Annotated[list[str] | None, typer.Option("--set", metavar="A.B=C", help="Change one key of the config.")]
SkipBad = Annotated[bool, typer.Option("--skip-bad", help="Quarantine rows that cannot be read instead of stopping.")]
Stage = Annotated[Call, typer.Option("--stage", help="Whose model calls.")]
Compiled = Annotated[str | None, typer.Option("--run", help="For reviews: the run whose compiled proofs they are of.")]
_ANSWERS = 'JSON lines: {"digest": …, "answer": {"text": …, "stop_reason": "end_turn", "model": …}}.'
AsJson = Annotated[bool, typer.Option("--json", help="The result as JSON on stdout.")]


@app.command()
def build(
    config: Config = "quickstart",
    out_dir: Annotated[str, typer.Option("--out", "-o", help="Run directory, local or a URI.")] = "runs/corpus",
    overrides: Overrides = None,
    skip_bad: SkipBad = False,
    json: AsJson = False,
) -> None:
    """Build a corpus: generate, compile, review, repair, label, filter, split, report.

    Run it again on the same directory to go on where it stopped; finished work is never repeated. A directory that was
    begun under a configuration that decides other results is refused.
    """
    settings = load_config(CorpusConfig, _config_path(config), overrides or [])
    with Bars() as bars:
        open_engine(settings.lean.engine, bars.built)
        build_corpus(settings, out_dir, bars.step, skip_bad)
    funnel = run_funnel(RunDirectory(out_dir))
    if json:
        print_json({"run": out_dir, "report": f"{out_dir}/report/report.html", **funnel_json(funnel)})
    else:
        out.print(funnel_table(funnel))
        for name, path in (("corpus", "corpus/"), ("report", "report/report.html")):
            out.print(Text(f"{name}: {out_dir}/{path}"))
    raise typer.Exit(_exit_of(funnel))


@app.command()
def status(
    run: Annotated[str, typer.Argument(help="Run directory.")],
    json: AsJson = False,
) -> None:
    """The funnel of a run: rows in and out of every stage, and why the others stopped.

    Exit code 0: every row is accounted for. 1: rows are missing, or the run is not finished.
    """
    funnel = run_funnel(_existing(run))
    if json:
        print_json(funnel_json(funnel))
    else:
        out.print(funnel_table(funnel))
    raise typer.Exit(_exit_of(funnel))


@app.command()
def explain(
    run: Annotated[str, typer.Argument(help="Run directory.")],
    attempt: Annotated[str, typer.Argument(metavar="ID", help="Id of an attempt, or the start of one.")],
    json: AsJson = False,
) -> None:
    """Why each step of one attempt has its label: prose, Lean, messages, review, filters, split."""
    found = explain_attempt(_existing(run), attempt)
    if json:
        print_json(found.model_dump(mode="json"))
    else:
        out.print(explanation_view(found))


@app.command("import")
def import_(
    file: Annotated[Path, typer.Argument(help="Paired proofs: JSON lines or parquet.")],
    out_dir: Annotated[str, typer.Option("--out", "-o", help="Run directory to begin.")],
    config: Config = "quickstart",
    overrides: Overrides = None,
    skip_bad: SkipBad = False,
    json: AsJson = False,
) -> None:
    """Put existing paired proofs into a new run, past generation; `corpus build` on it does the rest.

    A proof that occurs twice is kept once and counted as a duplicate.
    """
    settings = load_config(CorpusConfig, _config_path(config), overrides or [])
    with Bars() as bars:
        open_engine(settings.lean.engine, bars.built)
    manifest = import_attempts(file, out_dir, settings, skip_bad)
    counts = {name: entry.rows_out for name, entry in manifest.stages.items()}
    if wordless := without_words(RunDirectory(out_dir)):
        err.print(
            f"{wordless} statements have no `informal` text: their proofs are labelled, and left out of the corpus",
            style="yellow",
        )
    if json:
        print_json({"run": out_dir, **counts})
    else:
        err.print(f"next: leanprm corpus build --config {config} --out {out_dir}", markup=False, highlight=False)
        out.print(Text(", ".join(f"{n} {name}" for name, n in counts.items())))


@app.command()
def pending(stage: Stage, config: Config = "quickstart", overrides: Overrides = None, run: Compiled = None) -> None:
    """The model calls that have no recorded answer yet, one JSON object a line: digest, messages, schema.

    Answer each from its messages alone and give the answers to `corpus record`.
    """
    settings = load_config(CorpusConfig, _config_path(config), overrides or [])
    requests = requests_of(settings, stage, None if run is None else _existing(run))
    missing = 0
    for item in without_answer(requests, answers_folder(settings, stage)):
        print_json(item)
        missing += 1
    err.print(f"{missing} without a recorded answer", highlight=False)


@app.command()
def record(
    file: Annotated[Path, typer.Argument(help=_ANSWERS, exists=True, dir_okay=False)],
    stage: Stage,
    into: Annotated[Path, typer.Option("--into", help="Folder of recorded answers; a file named as FILE is added to.")],
    config: Config = "quickstart",
    overrides: Overrides = None,
    run: Compiled = None,
    json: AsJson = False,
) -> None:
    """Record answers to the calls that `corpus pending` lists, for the provider `recorded`.

    All or none: nothing is written when a line names no call of this configuration or contradicts a recorded answer.
    """
    settings = load_config(CorpusConfig, _config_path(config), overrides or [])
    requests = requests_of(settings, stage, None if run is None else _existing(run))
    done = record_file(file, requests, into, f"{file.stem}.jsonl")
    if json:
        print_json(asdict(done))
    else:
        out.print(Text(f"{done.added} recorded, {done.repeated} were there already"))


def _config_path(config: str) -> str:
    """A shipped config by its bare name, anything else as it is."""
    shipped = resource_dir("configs") / f"{config}.yaml"
    is_name = not config.startswith(RESOURCE) and not Path(config).exists() and shipped.is_file()
    return f"{RESOURCE}configs/{config}.yaml" if is_name else config


def _existing(run: str) -> RunDirectory:
    directory = RunDirectory(run)
    if read_manifest(directory) is None:
        raise StoreError(f"{run}: no run here; begin one with: leanprm corpus build --out {run}")
    return directory


def _exit_of(funnel: Funnel) -> Exit:
    return Exit.DONE if funnel.complete else Exit.NO
