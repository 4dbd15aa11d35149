"""One run of Lean: bounded in time, memory and output, alone in its environment, and gone afterwards."""

import json
import os
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from leanprm.lean.portable import LeanRun, Limits, PortableLean, process, run_lean

HANG = """import Mathlib
set_option maxHeartbeats 0
example : True := by
  repeat (skip)
"""

# The functions of the child, without the call that hands the process to Lean.
CHILD_SOURCE = process.CHILD.read_text(encoding="utf-8").removesuffix("main()\n")

FakeLean = Callable[[str], Callable[..., LeanRun]]


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> FakeLean:
    """Runs a Python program where Lean would run; its arguments are those of `child.py`."""

    def make(program: str) -> Callable[..., LeanRun]:
        script = tmp_path / "fake_child.py"
        script.write_text(textwrap.dedent(program))
        monkeypatch.setattr(process, "CHILD", script)
        return lambda **options: run_lean(tmp_path / "library", tmp_path / "modules", ["--json"], **options)

    return make


def processes_with(marker: str) -> list[int]:
    """Living processes whose command line contains the marker."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            words, state = (entry / "cmdline").read_bytes(), (entry / "stat").read_text().rsplit(")", 1)[1].split()[0]
        except OSError:
            continue
        if marker.encode() in words and state != "Z" and int(entry.name) != os.getpid():
            found.append(int(entry.name))
    return found


def wait_for(condition: Callable[[], object], seconds: float = 20.0) -> bool:
    """Whether the condition came true in time."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if condition():
            return True
        time.sleep(0.02)
    return False


def check(lean: PortableLean, text: str, **options: object) -> LeanRun:
    """Run the real Lean on a text."""
    return run_lean(lean.library, lean.lean_path, ["--json", "--stdin"], stdin=text, **options)  # type: ignore[arg-type]


def test_a_proof_that_compiles_prints_nothing(lean: PortableLean) -> None:
    run = check(lean, "import Mathlib\ntheorem t (p q : Prop) (h : p ∧ q) : q ∧ p := by\n  exact ⟨h.2, h.1⟩\n")
    assert (run.returncode, run.stdout, run.stderr, run.signal, run.complete) == (0, "", "", None, True)


def test_an_error_is_reported_as_json_with_status_one(lean: PortableLean) -> None:
    run = check(lean, "import Mathlib\ntheorem t (p q : Prop) (h : p ∧ q) : q ∧ p := by\n  exact h\n")
    (message,) = [json.loads(line) for line in run.stdout.splitlines()]
    assert (run.returncode, run.complete) == (1, True)
    assert (message["severity"], message["pos"]) == ("error", {"line": 3, "column": 2})


def test_text_that_is_no_utf8_is_lean_s_to_refuse(lean: PortableLean) -> None:
    run = check(lean, "import Mathlib\nexample : True := \ud800\0")
    assert run.returncode == 1
    assert '"error"' in run.stdout


def test_the_deadline_kills_lean_and_says_so(lean: PortableLean) -> None:
    run = check(lean, HANG, timeout_s=0.7)
    assert (run.timed_out, run.signal, run.complete) == (True, signal.SIGKILL, False)
    assert 0.7 <= run.seconds < 10


def test_the_processor_limit_ends_lean_with_its_own_signal(lean: PortableLean) -> None:
    run = check(lean, HANG, timeout_s=60, limits=Limits(cpu_s=1))
    assert (run.timed_out, run.signal, run.complete) == (False, signal.SIGXCPU, False)


def test_memory_is_bounded_and_running_out_is_not_an_answer(lean: PortableLean) -> None:
    run = check(lean, "prelude\n" + "\n" * 20_000_000, limits=Limits(address_space_mib=2700))
    assert not run.complete
    assert not run.timed_out
    assert "memory" in run.stderr


def test_a_limit_below_what_lean_needs_is_not_an_answer(lean: PortableLean) -> None:
    assert not check(lean, "import Mathlib\n", limits=Limits(address_space_mib=300)).complete


def test_no_core_file_and_no_big_file(fake: FakeLean) -> None:
    program = "apply_limits(sys.argv[3])\nfor n in (4, 1): print(resource.getrlimit(n))"
    run = fake(CHILD_SOURCE + program)(limits=Limits(file_mib=3))
    assert run.stdout == f"(0, 0)\n({3 << 20}, {3 << 20})\n"


@pytest.mark.parametrize(
    "action",
    [
        "os.fork()",
        "os.posix_spawn('/bin/true', ['true'], {})",
        "os.execv('/bin/true', ['true'])",
        "__import__('socket').socket()",
        "os.setsid()",
        "os.kill(os.getppid(), 0)",
        "resource.prlimit(os.getppid(), resource.RLIMIT_CORE)",
    ],
)
def test_lean_cannot_start_reach_or_signal_anything(fake: FakeLean, action: str) -> None:
    run = fake(f"{CHILD_SOURCE}confine()\ntry: {action}\nexcept PermissionError: print('refused')")()
    assert (run.stdout, run.stderr, run.returncode) == ("refused\n", "", 0)


def test_lean_can_have_threads_and_abort(fake: FakeLean) -> None:
    program = "import threading\nconfine()\nt = threading.Thread(target=lambda: print('thread', flush=True))\n"
    run = fake(f"{CHILD_SOURCE}{program}t.start(); t.join(); os.abort()")()
    assert (run.stdout, run.signal) == ("thread\n", signal.SIGABRT)


def test_the_environment_and_the_directory_are_clean(fake: FakeLean, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANTHROPIC_API_KEY", "secret")
    monkeypatch.setenv("PYTHONPATH", "/somewhere")
    run = fake("import os; print(sorted(os.environ), os.listdir('.'), os.listdir('/proc/self/fd'))")()
    assert run.stdout.startswith("['LC_ALL', 'LEAN_PATH'] [] ['0', '1', '2', '3']")


def test_the_scratch_directory_is_removed(fake: FakeLean) -> None:
    run = fake("import os; open('left', 'w').close(); print(os.getcwd())")()
    assert run.stdout.strip()
    assert not Path(run.stdout.strip()).exists()


@pytest.mark.parametrize("stream", ["stdout", "stderr"])
def test_endless_output_is_cut_off(fake: FakeLean, stream: str) -> None:
    run = fake(f"import sys\nwhile True: sys.{stream}.write('x' * 65536)")(limits=Limits(output_mib=1), timeout_s=20)
    assert (run.output_exceeded, run.timed_out, run.complete) == (True, False, False)
    assert 1 << 20 < len(getattr(run, stream)) < 1 << 21


def test_output_at_the_bound_is_whole(fake: FakeLean) -> None:
    run = fake("print('x' * ((1 << 20) - 1))")(limits=Limits(output_mib=1))
    assert (run.output_exceeded, len(run.stdout), run.complete) == (False, 1 << 20, True)


def test_output_that_is_not_utf8_does_not_raise(fake: FakeLean) -> None:
    run = fake("import sys; sys.stdout.buffer.write(b'a\\xff\\xe2\\x88b')")()
    assert run.stdout == "a��b"


def test_a_large_input_that_nobody_reads_does_not_block(fake: FakeLean) -> None:
    assert fake("pass")(stdin="x" * 5_000_000, timeout_s=5).returncode == 0


def test_the_status_and_the_signal_of_the_process_are_kept(fake: FakeLean) -> None:
    assert fake("import os; os._exit(134)")().returncode == 134
    run = fake("import os; os.abort()")()
    assert (run.returncode, run.signal) == (-1, signal.SIGABRT)


GRANDCHILD = """
    import subprocess, sys, time
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)", {marker!r}])
    print("started", flush=True)
    {then}
"""


@pytest.mark.parametrize("then", ["time.sleep(60)", "pass"], ids=["deadline", "normal end"])
def test_what_lean_started_dies_with_the_run(fake: FakeLean, then: str) -> None:
    marker = f"grandchild-{os.getpid()}-{time.monotonic_ns()}"
    started = time.monotonic()
    run = fake(GRANDCHILD.format(marker=marker, then=then))(timeout_s=0.8)
    assert run.stdout == "started\n"
    assert run.timed_out == (then != "pass")
    assert time.monotonic() - started < 20
    assert wait_for(lambda: not processes_with(marker))


def test_lean_dies_with_its_caller(lean: PortableLean, tmp_path: Path) -> None:
    hang = tmp_path / "hang_with_its_caller.lean"
    hang.write_text(HANG)
    program = (
        "import sys; from pathlib import Path; from leanprm.lean.portable import run_lean;"
        "run_lean(Path(sys.argv[1]), Path(sys.argv[2]), [sys.argv[3]])"
    )
    caller = subprocess.Popen([sys.executable, "-c", program, str(lean.library), str(lean.lean_path), str(hang)])

    def lean_of_caller() -> list[int]:
        return [pid for pid in processes_with(str(hang)) if pid != caller.pid]

    assert wait_for(lean_of_caller)
    caller.kill()
    caller.wait()
    assert wait_for(lambda: not lean_of_caller())


def test_a_child_whose_parent_is_gone_does_not_start() -> None:
    command = [sys.executable, "-I", "-S", str(process.CHILD), "1", "/no/library", ""]
    run = subprocess.run(command, capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (1, "")
