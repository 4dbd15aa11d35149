"""How every command talks: results on stdout (JSON with `--json`), progress and errors on stderr, one exit code.

Exit codes, the same for all commands:
  0  done (for `lean check`: every proof is correct; for `corpus status`: every row is accounted for)
  1  done, and the answer is no (a proof fails or is rejected; rows are unaccounted for; something needs fixing)
  2  the command, a configuration or an input file cannot be used; nothing was changed
  3  the machine or a service failed: Lean, a model, the disk; try again
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TaskID, TextColumn, TimeElapsedColumn

from leanprm.config import ConfigError
from leanprm.corpus.explain import AmbiguousId, UnknownId
from leanprm.errors import InputError
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


_UNUSABLE = (InputError, ConfigError, PromptError, UnknownProvider, RecordingError, UnknownId, AmbiguousId, StoreError)
_FAILED = (PortableLeanError, OSError)


@contextmanager
def explained_errors() -> Iterator[None]:
    """Turn an error that a person can act on into one message on stderr and its exit code."""
    try:
        yield
    except _UNUSABLE as error:
        _say(error)
        sys.exit(Exit.UNUSABLE)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(Exit.DONE)
    except _FAILED as error:
        _say(error)
        sys.exit(Exit.FAILED)


def _say(error: Exception) -> None:
    err.print("error:", style="bold red", end=" ")
    err.print(str(error), markup=False, highlight=False)


def print_json(value: Any) -> None:
    """One JSON value on one line of stdout, whatever the terminal's width."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")
    sys.stdout.flush()


class Bars:
    """Progress bars on stderr, one for each named piece of work; quiet where stderr is no terminal."""

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
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def step(self, name: str, done: int, total: int) -> None:
        """Show that `done` of `total` of the work called `name` is done."""
        if name not in self._tasks:
            self._tasks[name] = self._progress.add_task(name, total=total)
        self._progress.update(self._tasks[name], completed=done, total=total)

    def built(self, module: ModuleBuilt, index: int, total: int) -> None:
        """Progress of portable Lean's one build on this machine."""
        if not module.reused or "building Lean's library" in self._tasks:
            self.step("building Lean's library", index, total)
