"""`leanprm`: the entry point and its groups of commands."""

from __future__ import annotations

from typing import Annotated

import typer

from leanprm import __version__
from leanprm.cli import corpus, doctor, lean
from leanprm.cli.output import explained_errors

app = typer.Typer(
    name="leanprm",
    help="Machine-checked step labels for mathematical proofs: Lean finds the first wrong step.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
    epilog="Exit codes: 0 done, 1 the answer is no, 2 unusable command or input, 3 the machine or a service failed.",
)
app.add_typer(corpus.app, name="corpus")
app.add_typer(lean.app, name="lean")
app.command("doctor")(doctor.doctor)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"leanprm {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Machine-checked step labels for mathematical proofs: Lean finds the first wrong step."""


def main() -> None:
    """Run the command line."""
    with explained_errors():
        app(prog_name="leanprm")
