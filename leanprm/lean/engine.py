"""What a Lean engine is: text in, messages out.

An engine runs one whole file and reports what Lean said. It never judges: attribution, soundness and the three
outcomes are decided from its messages by the modules beside this one, the same for every engine.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

from leanprm.lean.capability import Capabilities
from leanprm.records import Severity

EngineFailure = Literal["wall clock", "crash", "memory"]


@dataclass(frozen=True)
class Limits:
    """What one Lean run may use."""

    timeout_s: float = 60.0
    """Wall clock of one run; beyond it the run is an infrastructure failure, never a verdict."""
    memory_mb: int = 4096
    """Address space of one run."""
    heartbeats: int = 200_000
    """Lean's deterministic limit for each declaration; beyond it the proof is `undetermined`."""


@dataclass(frozen=True)
class RawMessage:
    """One message as Lean placed it: lines are 1-based, columns 0-based code points of the whole file."""

    severity: Severity
    line: int
    column: int
    end_line: int
    end_column: int
    kind: str
    text: str
    is_parse_error: bool = False


@dataclass(frozen=True)
class LeanResult:
    """What one run gave. With a `failure` the messages are whatever arrived before it and decide nothing."""

    messages: tuple[RawMessage, ...]
    seconds: float
    failure: EngineFailure | None = None
    detail: str = ""


class LeanEngine(Protocol):
    """One way to run Lean."""

    name: str
    """`portable`, `command`, `repl`: the value of `lean.engine` in a configuration."""
    toolchain: str
    """Lean's version and that of the library text behind `import Mathlib`; part of every report."""
    base_axioms: frozenset[str]
    """Axioms that the engine itself adds beneath every proof, besides Lean's three."""
    capabilities: Capabilities | None
    """What the engine lacks of Lean + Mathlib; None when it is Lean + Mathlib."""

    def run(self, text: str, limits: Limits) -> LeanResult:
        """Run Lean on one file's text."""
        ...
