"""`leanprm doctor`: what is installed and what would be used."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from leanprm.cli.output import Exit, out, print_json
from leanprm.doctor import examine

_STYLES = {"ok": "green", "missing": "bold red", "optional": "yellow"}


def doctor(json: Annotated[bool, typer.Option("--json", help="The findings as JSON on stdout.")] = False) -> None:
    """What is installed, what would be used, and the fix for each lack.

    Exit code 0: the demo can run. 1: something it needs is missing.
    """
    findings = list(examine())
    if json:
        print_json([asdict(finding) for finding in findings])
    else:
        table = Table("", "found", "to do", title="leanprm doctor", title_justify="left")
        for finding in findings:
            style = _STYLES[finding.state]
            table.add_row(Text(finding.name, style=style), Text(finding.found), Text(finding.fix))
        out.print(table)
    raise typer.Exit(Exit.NO if any(f.state == "missing" for f in findings) else Exit.DONE)
