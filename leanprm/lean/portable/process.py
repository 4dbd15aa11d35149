"""Run Lean once, in a process of its own that cannot outlive, outgrow or spy on its caller.

Every run gets an empty scratch directory, an environment without anything of the caller's, its own session (killed as
a group at the end, whatever happened), resource limits, a deadline and a bound on its output. What Lean did is
returned, never raised: a non-zero status, a signal or a deadline is the caller's to judge.
"""

import contextlib
import os
import selectors
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

CHILD = Path(__file__).with_name("child.py")
MIB = 1 << 20
POLL_S = 0.05
EXIT_POLL_S = 0.002
# Lean starts a thread per core, each with 1 GiB of stack: what a run may use must not depend on the machine.
THREAD_OPTIONS = ("-j1", "-s65536")
CHUNK_BYTES = 1 << 16


@dataclass(frozen=True)
class Limits:
    """What one run may use; a limit that is hit ends the run, not the caller."""

    address_space_mib: int = 4096
    """Virtual memory, with the mapped library, reserved heap and thread stacks: an empty run needs 2 to 3 GiB."""
    cpu_s: int = 600
    """Processor seconds over all threads, at least 1; the deadline usually comes first. Ends with SIGXCPU."""
    file_mib: int = 256
    """The size of any one file that the run writes."""
    output_mib: int = 16
    """Standard output and standard error together; beyond it the run is killed."""


@dataclass(frozen=True)
class LeanRun:
    """What one run of Lean did. `returncode` is -1 when a signal ended it, `signal` then says which."""

    returncode: int
    stdout: str
    stderr: str
    seconds: float
    timed_out: bool
    output_exceeded: bool
    signal: int | None

    @property
    def complete(self) -> bool:
        """Whether Lean went through its whole input, so that its messages are all there and mean what they say.

        Out of memory, Lean may end with status 1 as after an error in a proof: then only standard error, which is
        otherwise empty, tells them apart.
        """
        ended = self.returncode in (0, 1) and not self.timed_out and not self.output_exceeded
        return ended and not self.stderr.strip()


def run_lean(
    library: Path,
    lean_path: Path,
    arguments: Sequence[str],
    stdin: str = "",
    timeout_s: float = 60.0,
    limits: Limits = Limits(),
) -> LeanRun:
    """Run `lean ARGUMENTS` of the shared library on `stdin`, with `lean_path` as its only module path.

    The call blocks its thread; the run dies when that thread or its process dies. The clock starts with the process.
    """
    command = _command(library, arguments, limits)
    with _scratch() as scratch, _input(stdin) as source:
        started = time.monotonic()
        process = subprocess.Popen(
            command,
            stdin=source,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=scratch,
            env=_environment(lean_path),
            start_new_session=True,
        )
        try:
            output = _Output(process, limits.output_mib * MIB)
            timed_out = output.read_until(started + timeout_s)
        finally:
            _kill_group(process)
        seconds = time.monotonic() - started
    return LeanRun(
        returncode=max(process.returncode, -1),
        stdout=output.text("stdout"),
        stderr=output.text("stderr"),
        seconds=seconds,
        timed_out=timed_out,
        output_exceeded=output.exceeded,
        signal=-process.returncode if process.returncode < 0 else None,
    )


def _command(library: Path, arguments: Sequence[str], limits: Limits) -> list[str]:
    resources: Mapping[str, int] = {
        "AS": limits.address_space_mib * MIB,
        "CPU": limits.cpu_s,
        "FSIZE": limits.file_mib * MIB,
        "CORE": 0,
    }
    text = ",".join(f"{name}={value}" for name, value in resources.items())
    return [sys.executable, "-I", "-S", str(CHILD), str(os.getpid()), str(library), text, *THREAD_OPTIONS, *arguments]


def _environment(lean_path: Path) -> dict[str, str]:
    return {"LEAN_PATH": str(lean_path), "LC_ALL": "C.UTF-8"}


def _scratch() -> tempfile.TemporaryDirectory[str]:
    """An empty directory; what a run leaves in it may refuse to be removed, which is no failure of the run."""
    return tempfile.TemporaryDirectory(prefix="leanprm-", ignore_cleanup_errors=True)


@contextlib.contextmanager
def _input(text: str) -> Iterator[IO[bytes]]:
    """The text as an open file, so that no writer can block; a lone surrogate reaches Lean, which refuses it."""
    with tempfile.TemporaryFile() as stream:
        stream.write(text.encode("utf-8", "surrogatepass"))
        stream.seek(0)
        yield stream


class _Output:
    """Collects what a process writes, up to a bound."""

    def __init__(self, process: subprocess.Popen[bytes], bound: int) -> None:
        assert process.stdout is not None
        assert process.stderr is not None
        self._process = process
        self._left = bound
        self._streams: dict[str, IO[bytes]] = {"stdout": process.stdout, "stderr": process.stderr}
        self._bytes = {name: bytearray() for name in self._streams}

    @property
    def exceeded(self) -> bool:
        """Whether the process wrote more than the bound."""
        return self._left < 0

    def text(self, name: str) -> str:
        """What was read of one stream, with U+FFFD for bytes that are not UTF-8."""
        return self._bytes[name].decode("utf-8", "replace")

    def read_until(self, deadline: float) -> bool:
        """Read until the process ends, writes too much, or the deadline passes; true when it passed."""
        with selectors.DefaultSelector() as selector:
            for name, stream in self._streams.items():
                selector.register(stream, selectors.EVENT_READ, name)
            while not self.exceeded:
                left = deadline - time.monotonic()
                if left <= 0:
                    return True
                ended = _ended(self._process)
                pause = POLL_S if selector.get_map() else EXIT_POLL_S
                ready = selector.select(0 if ended else min(left, pause))
                if ended and not ready:  # a process that Lean started may still hold the pipes: do not wait for it
                    return False
                for key, _ in ready:
                    chunk = os.read(key.fd, CHUNK_BYTES)
                    self._left -= len(chunk)
                    self._bytes[key.data] += chunk
                    if not chunk:
                        selector.unregister(key.fileobj)
        return False


def _ended(process: subprocess.Popen[bytes]) -> bool:
    """Whether the process has ended; it stays a zombie, so that its number still names its group."""
    return os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None


def _kill_group(process: subprocess.Popen[bytes]) -> None:
    """Kill whatever is left of the process and its group, then reap the process."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for stream in (process.stdout, process.stderr):
        if stream is not None:
            stream.close()
