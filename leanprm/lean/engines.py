"""The Lean engines. Today: `portable`, the Lean of a PyPI wheel, which needs no installation of Lean."""

from __future__ import annotations

from leanprm.lean.capability import Capabilities
from leanprm.lean.engine import EngineFailure, LeanEngine, LeanResult, Limits
from leanprm.lean.messages import is_crash_text, parse_json_lines
from leanprm.lean.portable import LeanRun, PortableLean, Progress, ensure_built, run_lean
from leanprm.lean.portable import Limits as ProcessLimits
from leanprm.lean.portable.wheel import LEAN_VERSION
from leanprm.resources import resource_dir

ARGUMENTS = ("--json", "--stdin", "-DmaxErrors=0", "-DElab.async=false")


class UnknownEngine(ValueError):
    """A Lean engine that this version does not have."""


class PortableEngine:
    """Real Lean on the project's own small `Init` and `Mathlib`."""

    name = "portable"
    base_axioms: frozenset[str] = frozenset()

    def __init__(self, lean: PortableLean, capabilities: Capabilities) -> None:
        self._lean = lean
        self.capabilities: Capabilities | None = capabilities
        self.toolchain = f"portable Lean {LEAN_VERSION}, library {lean.key[:12]}"

    def run(self, text: str, limits: Limits) -> LeanResult:
        """One run in a process of its own."""
        run = run_lean(
            self._lean.library,
            self._lean.lean_path,
            ARGUMENTS,
            stdin=text,
            timeout_s=limits.timeout_s,
            limits=ProcessLimits(address_space_mib=limits.memory_mb),
        )
        messages, rest = parse_json_lines(run.stdout)
        failure, detail = judge_process(run, rest)
        return LeanResult(tuple(messages), run.seconds, failure, detail)


def judge_process(run: LeanRun, rest: str) -> tuple[EngineFailure | None, str]:
    """Whether a run ended as Lean ends (status 0 or 1, nothing but messages), and if not, why."""
    stray = f"{rest}\n{run.stderr}".strip()
    if run.timed_out:
        return "wall clock", f"no answer within {run.seconds:.0f} s"
    if run.output_exceeded:
        return "crash", "Lean printed more than the output limit"
    if "out of memory" in stray or "bad_alloc" in stray or "Cannot allocate" in stray:
        return "memory", stray[-500:]
    if not run.complete or is_crash_text(stray):
        return "crash", f"exit {run.returncode}, signal {run.signal}: {stray[-500:]}"
    return None, ""


def open_engine(name: str, progress: Progress | None = None) -> LeanEngine:
    """The engine of that name, ready to run; `UnknownEngine` when there is none.

    Portable Lean's library is built the first time.
    """
    if name != "portable":
        raise UnknownEngine(f"unknown Lean engine {name!r}; this version has `portable`")
    lean = ensure_built(progress) if progress is not None else ensure_built()
    return PortableEngine(lean, Capabilities.load(resource_dir("lean") / "standin" / "capabilities.json"))
