"""One builder a run directory: the second process is refused with the name of the first.

On a local filesystem the kernel holds the lock (`flock`), so that it ends with the process however the process ends;
the file's text only says who has it. Elsewhere the text is all there is: a lock whose process is dead is taken over
when it was taken on this host, and must be deleted by hand when it was not.
"""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import socket
from collections.abc import Iterator
from pathlib import Path

from leanprm.store import RunDirectory, StoreError

LOCK = ".lock"


@contextlib.contextmanager
def exclusive(run: RunDirectory) -> Iterator[None]:
    """Hold the run directory; `StoreError` when another process does."""
    with _flock(run) if run.is_local else _lease(run):
        yield


@contextlib.contextmanager
def _flock(run: RunDirectory) -> Iterator[None]:
    path = run.local_path(LOCK)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+", encoding="utf-8") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.seek(0)
            raise StoreError(_refusal(run, file.read())) from None
        file.truncate(0)
        file.write(_me())
        file.flush()
        yield


@contextlib.contextmanager
def _lease(run: RunDirectory) -> Iterator[None]:
    if run.exists(LOCK):
        holder = run.read_text(LOCK)
        if not _is_dead_here(holder):
            raise StoreError(_refusal(run, holder) + f" If it no longer runs, delete {run.where(LOCK)}.")
    run.write_text(LOCK, _me())
    try:
        yield
    finally:
        run.delete(LOCK)


def _me() -> str:
    return json.dumps({"host": socket.gethostname(), "pid": os.getpid(), "started": _started(os.getpid())})


def _refusal(run: RunDirectory, holder: str) -> str:
    who = _parse(holder)
    named = f"process {who['pid']} on {who['host']}" if who else "another process"
    return f"{run.uri}: {named} is building here; wait for it or choose another --out."


def _parse(holder: str) -> dict[str, str | int] | None:
    with contextlib.suppress(ValueError):
        who = json.loads(holder)
        if isinstance(who, dict) and {"host", "pid", "started"} <= who.keys():
            return who
    return None


def _is_dead_here(holder: str) -> bool:
    who = _parse(holder)
    return who is not None and who["host"] == socket.gethostname() and _started(int(who["pid"])) != who["started"]


def _started(pid: int) -> str:
    """When a process began, in the kernel's ticks, to tell it from a later one of the same number; empty when dead."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[19]
    return ""
