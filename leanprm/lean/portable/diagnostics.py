"""Lean's messages about the modules of the Lean text, as lines that an editor can jump to."""

import json
from dataclasses import dataclass

from leanprm.lean.portable.modules import Module
from leanprm.lean.portable.process import LeanRun


@dataclass(frozen=True)
class Diagnostic:
    """One message of `lean --json`: line from 1, column from 0."""

    severity: str
    kind: str
    line: int
    column: int
    text: str

    @property
    def fatal(self) -> bool:
        """Whether a module with this message is refused: an error, or something left unproved."""
        return self.severity == "error" or self.kind == "hasSorry"


def parse_diagnostics(run: LeanRun) -> tuple[Diagnostic, ...]:
    """The messages that one run printed."""
    rows = [json.loads(line) for line in run.stdout.splitlines() if line.startswith("{") and line.endswith("}")]
    return tuple(
        Diagnostic(row["severity"], row["kind"], row["pos"]["line"], row["pos"]["column"], row["data"]) for row in rows
    )


def show(module: Module, compiled: str, message: Diagnostic) -> str:
    """A message as `file:line:column: severity: text`; a generated line has no file and is quoted below it."""
    where = f"{message.line}:{message.column}: {message.severity}: {message.text}"
    if module.file and message.line <= module.text.count("\n") + 1:
        return f"{module.file}:{where}"
    lines = compiled.splitlines()
    quoted = lines[message.line - 1] if message.line <= len(lines) else ""
    return f"<generated {module.name}>:{where}\n    {quoted}"


def explain_silence(module: Module, run: LeanRun) -> str:
    """How a run that failed without an error message ended."""
    how = f"status {run.returncode}, signal {run.signal}, {run.seconds:.1f} s{', timed out' if run.timed_out else ''}"
    printed = f"{run.stdout[-2000:]}{run.stderr[-2000:]}"
    return f"{module.file or module.name}: Lean ended without an error message ({how})\n{printed}"
