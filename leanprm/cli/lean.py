"""`leanprm lean …`: Lean's own verdict on proofs."""

from __future__ import annotations

import os
import textwrap
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.text import Text

from leanprm.cli.output import Bars, Exit, err, out, print_json
from leanprm.lean.check import check_proof
from leanprm.lean.engine import LeanEngine, Limits
from leanprm.lean.engines import open_engine
from leanprm.lean.proof import PairedProof
from leanprm.records import CompileReport, Message
from leanprm.statements import ImportedProof, read_paired_proofs

app = typer.Typer(help="Ask Lean about proofs.", no_args_is_help=True)

_MARKS = {True: ("✓", "green"), False: ("✗", "red")}


@app.callback()
def _group() -> None:
    """Ask Lean about proofs."""


@app.command()
def check(
    file: Annotated[str, typer.Argument(help="A file of paired proofs (JSON, JSON lines, parquet), or - for stdin.")],
    json: Annotated[bool, typer.Option("--json", help="One JSON object a proof on stdout.")] = False,
    skip_bad: Annotated[bool, typer.Option("--skip-bad", help="Leave out unreadable rows; say which.")] = False,
    timeout: Annotated[float, typer.Option(min=0.1, help="Seconds for each run of Lean.")] = 60.0,
    heartbeats: Annotated[int, typer.Option(min=1, help="Lean's deterministic limit for a proof.")] = 200_000,
) -> None:
    """Check paired proofs: which step fails first, on Lean's word alone.

    A proof is {"header": "import Mathlib", "statement": "theorem t … : …", "steps": [{"text": …, "lean": …}, …]}.
    Several are given as JSON lines. The answers come in the order of the proofs.

    Exit code 0: every proof is correct. 1: a proof fails, is rejected or was left out. 3: one has no verdict.
    """
    loaded = read_paired_proofs(file, skip_bad)
    for row in loaded.quarantined:
        err.print(f"left out: {row.file}, {row.position}: {row.reason}", markup=False, highlight=False)
    limits = Limits(timeout_s=timeout, heartbeats=heartbeats)
    worst = Exit.NO if loaded.quarantined else Exit.DONE
    with _leaving_at_once(), Bars() as bars:
        engine = open_engine("portable", bars.built)
        for number, (proof, report) in enumerate(_checked(loaded.records, engine, limits), 1):
            worst = max(worst, _exit_of(report))
            _show(proof, report, as_json=json)
            if len(loaded.records) > 1:
                bars.step("checking", number, len(loaded.records))
    raise typer.Exit(worst)


def _checked(
    proofs: list[ImportedProof], engine: LeanEngine, limits: Limits
) -> Iterator[tuple[ImportedProof, CompileReport]]:
    def one(proof: ImportedProof) -> CompileReport:
        steps = tuple(step.lean for step in proof.steps)
        return check_proof(PairedProof(proof.id, proof.header, proof.statement, steps), engine, limits)

    pool = ThreadPoolExecutor(max_workers=len(os.sched_getaffinity(0)))
    try:
        yield from zip(proofs, pool.map(one, proofs), strict=True)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def _leaving_at_once() -> Iterator[None]:
    """Ends the process where nobody waits for an answer any more, rather than wait for Lean, which dies with it."""
    try:
        yield
    except KeyboardInterrupt:
        os._exit(Exit.INTERRUPTED)
    except BrokenPipeError:
        os._exit(Exit.DONE)


def _exit_of(report: CompileReport) -> Exit:
    if report.outcome == "infrastructure":
        return Exit.FAILED
    return Exit.DONE if report.outcome == "label" and report.first_error is None else Exit.NO


def _show(proof: ImportedProof, report: CompileReport, *, as_json: bool) -> None:
    if as_json:
        print_json({"id": report.attempt_id, **report.model_dump(exclude={"attempt_id"})})
        return
    for line in _lines(proof, report):
        out.print(line)


def _lines(proof: ImportedProof, report: CompileReport) -> Iterator[Text]:
    yield Text(f"{proof.id}: {_verdict(report)}", style="bold")
    for number, step in enumerate(proof.steps, 1):
        mark, style = _MARKS[report.labels[number - 1]] if report.labels else ("·", "yellow")
        yield Text(f"  {mark} {number}. {step.text or step.lean.strip()}", style=style)
        if number == report.first_error:
            yield from (_said(message) for message in report.messages if _concerns(message, number))
    axioms = f"; axioms: {', '.join(report.axioms) or 'none'}" if report.first_error is None and report.labels else ""
    yield Text(f"  {report.toolchain}{axioms}; {report.lean_runs} runs, {report.seconds:.2f} s", style="dim")


def _concerns(message: Message, step: int) -> bool:
    return message.step == step and message.severity == "error"


def _said(message: Message) -> Text:
    text = f"line {message.line}, column {message.column}: {message.text}"
    return Text(textwrap.indent(text, " " * 7), style="dim")


def _verdict(report: CompileReport) -> str:
    if report.outcome != "label":
        return f"{report.outcome}: {report.reason} ({report.detail})"
    if report.first_error is None:
        return "every step is correct"
    return f"step {report.first_error} is the first that fails ({report.attribution})"
