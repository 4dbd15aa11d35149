"""Several theorems in one Lean run: loading costs more than checking, so variants of one proof share a file.

Each variant is a theorem of its own name; its messages come back with the line numbers of its own document. Variants
answer questions about attribution and liveness only: a proof is called sound on the word of a file that holds nothing
else. When the shared run fails (deadline, crash), each variant is run alone, so one bad variant costs only itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from leanprm.lean.document import Document
from leanprm.lean.engine import EngineFailure, LeanEngine, LeanResult, Limits, RawMessage
from leanprm.lean.messages import shifted

BUDGET = 2
"""Deadlines that all runs of one proof may take together: one slow step costs no more than that."""


@dataclass(frozen=True)
class Variant:
    """One theorem to try: a document without its preamble, and commands to run after it."""

    document: Document
    after: tuple[str, ...] = ()

    @property
    def lines(self) -> list[str]:
        return [*self.document.lines, *self.after, ""]


@dataclass(frozen=True)
class VariantResult:
    """What Lean said of one variant, in lines of the variant's own document."""

    messages: tuple[RawMessage, ...]
    failure: EngineFailure | None = None
    detail: str = ""

    @property
    def compiles(self) -> bool:
        """No error: linter warnings and the like are normal."""
        return self.failure is None and all(m.severity != "error" for m in self.messages)


@dataclass
class Runner:
    """Runs files on one engine for one proof, and keeps count."""

    engine: LeanEngine
    limits: Limits
    runs: int = 0
    seconds: float = 0.0

    def run(self, text: str) -> LeanResult:
        """One run of one file; all runs of a proof together may take `BUDGET` deadlines."""
        if self.seconds > BUDGET * self.limits.timeout_s:
            return LeanResult((), 0.0, "wall clock", f"the runs of this proof took {self.seconds:.0f} s together")
        result = self.engine.run(text, self.limits)
        self.runs += 1
        self.seconds += result.seconds
        return result

    def try_all(self, preamble: Sequence[str], variants: Sequence[Variant]) -> list[VariantResult]:
        """What Lean says of each variant after `preamble`, in the variants' order."""
        if not variants:
            return []
        starts, lines = [], list(preamble)
        for variant in variants:
            starts.append(len(lines))
            lines.extend(variant.lines)
        result = self.run("\n".join(lines) + "\n")
        if result.failure is None:
            return [_part(result, start, len(v.lines)) for start, v in zip(starts, variants, strict=True)]
        if len(variants) == 1:
            return [VariantResult((), result.failure, result.detail)]
        return [alone for v in variants for alone in self.try_all(preamble, [v])]


def _part(result: LeanResult, start: int, length: int) -> VariantResult:
    mine = (m for m in result.messages if start < m.line <= start + length)
    return VariantResult(tuple(shifted(m, start) for m in mine))
