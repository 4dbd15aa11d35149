"""The process that becomes Lean: `python -I -S child.py PARENT_PID LIBRARY LIMITS LEAN_ARGUMENTS`.

A script, never imported, and free of every import it can do without: it runs once a check and its start is part of
the check's time. LIMITS is `NAME=VALUE,...` with names of `resource.RLIMIT_*`. `lean_main` may call `exit`; whether
it does or returns, nothing of Python runs after it.
"""

import ctypes
import os
import resource
import signal
import sys

PR_SET_PDEATHSIG = 1


def die_with_parent(parent: int) -> None:
    """Ask the kernel to kill this process when the thread that started it ends, and notice when it has already."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    if os.getppid() != parent:
        os._exit(1)


def apply_limits(limits: str) -> None:
    """Set soft and hard resource limits, never above a hard limit that is already there."""
    for limit in filter(None, limits.split(",")):
        name, value = limit.split("=")
        kind = getattr(resource, f"RLIMIT_{name}")
        # The hard processor limit kills like any other kill; a second before it, the soft one says what it was.
        wanted = (int(value), int(value) + 1) if name == "CPU" else (int(value), int(value))
        hard = resource.getrlimit(kind)[1]
        bounds = wanted if hard == resource.RLIM_INFINITY else (min(wanted[0], hard), min(wanted[1], hard))
        resource.setrlimit(kind, bounds)


def main() -> None:
    """Limit this process, then hand it to Lean."""
    parent, library, limits, *arguments = sys.argv[1:]
    die_with_parent(int(parent))
    apply_limits(limits)
    lean = ctypes.CDLL(library, mode=ctypes.RTLD_GLOBAL)
    words = [b"lean", *map(os.fsencode, arguments)]
    status = lean.lean_main(len(words), (ctypes.c_char_p * (len(words) + 1))(*words, None))
    ctypes.CDLL(None).fflush(None)
    os._exit(status & 0xFF)


main()
