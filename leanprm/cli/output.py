"""How every command talks: results on stdout (JSON with `--json`), progress and errors on stderr, one exit code.

Exit codes, the same for all commands:
  0  done (for `lean check`: every proof is correct; for `corpus status`: every row is accounted for)
  1  done, and the answer is no (a proof fails or is rejected; rows are unaccounted for; something needs fixing)
  2  the command, a configuration or an input file cannot be used; nothing was changed
  3  the machine or a service failed: Lean, a model, the disk; try again. A fault of the program ends so too, in one
     line that names a file with the whole trace.
130  interrupted (ctrl-C)
"""

from __future__ import annotations

import json
import sys
import tempfile
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TaskID, TextColumn, TimeElapsedColumn

from leanprm.config import ConfigError
from leanprm.corpus.explain import AmbiguousId, UnknownId
from leanprm.errors import InputError
from leanprm.lean.engines import UnknownEngine
from leanprm.lean.portable import ModuleBuilt, PortableLeanError
from leanprm.llm.clients import UnknownProvider
from leanprm.llm.prompts import PromptError
from leanprm.llm.recorded import RecordingError
from leanprm.store import StoreError

out = Console(soft_wrap=True)
err = Console(stderr=True, soft_wrap=True)


class Exit(IntEnum):
    """What a command's exit status says."""

    DONE = 0
    NO = 1
    UNUSABLE = 2
    FAILED = 3
    INTERRUPTED = 130


_UNUSABLE = (
    *(InputError, ConfigError, PromptError, UnknownProvider, UnknownEngine, RecordingError),
    *(UnknownId, AmbiguousId, StoreError),
)
_FAILED = (PortableLeanError, OSError)


@contextmanager
def explained_errors() -> Iterator[None]:
    """Turn whatever went wrong into one message on stderr and its exit code."""
    try:
        yield
    except Exception as raised:
        error = _cause(raised)
        if isinstance(error, _UNUSABLE):
            _say(str(error))
            sys.exit(Exit.UNUSABLE)
        _say(str(error) if isinstance(error, _FAILED) else _unexpected(error, raised))
        sys.exit(Exit.FAILED)


def _cause(error: Exception) -> Exception:
    """What was raised in a worker, without the wrapping that Ray gives it on its way here."""
    inner = getattr(error, "cause", None)
    return _cause(inner) if isinstance(inner, Exception) else error


def _unexpected(error: Exception, raised: Exception) -> str:
    """One line for an error that nobody foresaw; the trace goes to a file."""
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", prefix="leanprm-", suffix=".log", delete=False) as log:
        log.write("".join(traceback.format_exception(raised)))
    said = str(error).strip().partition("\n")[0]
    return f"{type(error).__name__}: {said} (the whole trace is in {log.name})"


def _say(message: str) -> None:
    err.print("error:", style="bold red", end=" ")
    err.print(message, markup=False, highlight=False)


def print_json(value: Any) -> None:
    """One JSON value on one line of stdout, whatever the terminal's width."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")
    sys.stdout.flush()


class Bars:
    """Progress bars on stderr, one for each named piece of work; where it is no terminal, only how they end."""

    def __init__(self) -> None:
        self._progress = Progress(
            SpinnerColumn(),
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            console=err,
        )
        self._tasks: dict[str, TaskID] = {}

    def __enter__(self) -> Bars:
        return self

    def __exit__(self, *_: object) -> None:
        if self._tasks:
            self._progress.stop()

    def step(self, name: str, done: int, total: int) -> None:
        """Show that `done` of `total` of the work called `name` is done."""
        if not self._tasks:  # not before: bars that never were would leave an empty line
            self._progress.start()
        if name not in self._tasks:
            self._tasks[name] = self._progress.add_task(name, total=total)
        self._progress.update(self._tasks[name], completed=done, total=total)

    def built(self, module: ModuleBuilt, index: int, total: int) -> None:
        """Progress of portable Lean's one build on this machine."""
        if not module.reused or "building Lean's library" in self._tasks:
            self.step("building Lean's library", index, total)
