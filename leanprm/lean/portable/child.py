"""The process that becomes Lean: `python -I -S child.py PARENT_PID LIBRARY LIMITS LEAN_ARGUMENTS`.

A script, never imported, and free of every import it can do without: it runs once a check and its start is part of
the check's time. LIMITS is `NAME=VALUE,...` with names of `resource.RLIMIT_*`. `lean_main` may call `exit`; whether
it does or returns, nothing of Python runs after it.

Elaboration runs code of whoever wrote the proof. Before Lean is loaded the process therefore gives up, for good, what
Lean never needs and what would let such code outlive its run: new processes, other programs, the network, and signals
or limits for other processes. Files are not closed off here: that is the business of whoever runs hostile proofs.
"""

import ctypes
import errno
import os
import resource
import signal
import struct
import sys

PR_SET_PDEATHSIG, PR_SET_SECCOMP, PR_SET_NO_NEW_PRIVS = 1, 22, 38
SECCOMP_MODE_FILTER = 2

# Berkeley packet filter instructions and seccomp's answers (linux/filter.h, linux/seccomp.h).
LOAD, EQUAL, AT_LEAST, ANY_BIT, ANSWER = 0x20, 0x15, 0x35, 0x45, 0x06
ALLOW, FAIL_WITH, KILL = 0x7FFF0000, 0x00050000, 0x80000000
NUMBER, ARCHITECTURE, FIRST_ARGUMENT = 0, 4, 16
X86_64, X32_CALLS, CLONE_THREAD = 0xC000003E, 0x40000000, 0x10000

# System calls of x86-64 by number (arch/x86/entry/syscalls/syscall_64.tbl).
FORBIDDEN = {
    **dict.fromkeys((57, 58, 59, 322), errno.EPERM),  # fork, vfork, execve, execveat
    **dict.fromkeys((41, 53, 425), errno.EPERM),  # socket, socketpair, io_uring_setup
    **dict.fromkeys((109, 112), errno.EPERM),  # setpgid, setsid
    **dict.fromkeys((62, 129, 200, 297, 424), errno.EPERM),  # kill, rt_sigqueueinfo, tkill, rt_tgsigqueueinfo, pidfd
    **dict.fromkeys((101, 310, 311), errno.EPERM),  # ptrace, process_vm_readv, process_vm_writev
    435: errno.ENOSYS,  # clone3: its flags cannot be seen; the C library then uses clone
}
CLONE, TGKILL, PRLIMIT64 = 56, 234, 302


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


def filter_program(pid: int) -> bytes:
    """The packet filter that says, for each system call of process `pid`, whether it may be made."""

    def only_if(number: int, test: int, value: int) -> list[tuple[int, int, int, int]]:
        return [
            (EQUAL, 0, 4, number),
            (LOAD, 0, 0, FIRST_ARGUMENT),
            (test, 1, 0, value),
            (ANSWER, 0, 0, FAIL_WITH | errno.EPERM),
            (ANSWER, 0, 0, ALLOW),
        ]

    rows = [(LOAD, 0, 0, ARCHITECTURE), (EQUAL, 1, 0, X86_64), (ANSWER, 0, 0, KILL)]
    rows += [(LOAD, 0, 0, NUMBER), (AT_LEAST, 0, 1, X32_CALLS), (ANSWER, 0, 0, KILL)]
    for number, error in FORBIDDEN.items():
        rows += [(EQUAL, 0, 1, number), (ANSWER, 0, 0, FAIL_WITH | error)]
    rows += only_if(CLONE, ANY_BIT, CLONE_THREAD)  # threads, no processes
    rows += only_if(TGKILL, EQUAL, pid)  # `abort` signals the process itself
    rows += only_if(PRLIMIT64, EQUAL, 0)
    rows += [(ANSWER, 0, 0, ALLOW)]
    return b"".join(struct.pack("<HBBI", *row) for row in rows)


def confine() -> None:
    """Give up new processes, the network and power over others; where the kernel has no filters, go on without."""
    code = filter_program(os.getpid())
    buffer = ctypes.create_string_buffer(code, len(code))
    program = struct.pack("<HxxxxxxQ", len(code) // 8, ctypes.addressof(buffer))
    libc = ctypes.CDLL(None)
    libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    libc.prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, program, 0, 0)


def main() -> None:
    """Limit this process, then hand it to Lean."""
    parent, library, limits, *arguments = sys.argv[1:]
    die_with_parent(int(parent))
    apply_limits(limits)
    confine()
    lean = ctypes.CDLL(library, mode=ctypes.RTLD_GLOBAL)
    words = [b"lean", *map(os.fsencode, arguments)]
    status = lean.lean_main(len(words), (ctypes.c_char_p * (len(words) + 1))(*words, None))
    ctypes.CDLL(None).fflush(None)
    os._exit(status & 0xFF)


main()
