"""Stand-ins for Lean: messages written by hand, and engines that answer as a test says."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from leanprm.lean.capability import Capabilities
from leanprm.lean.document import Document, build, layout_steps
from leanprm.lean.engine import EngineFailure, LeanResult, Limits, RawMessage
from leanprm.records import Severity


def message(
    line: int,
    column: int = 0,
    *,
    end: tuple[int, int] | None = None,
    text: str = "Type mismatch",
    kind: str = "",
    severity: Severity = "error",
    parse: bool = False,
) -> RawMessage:
    """One message; its range is empty unless `end` (line, column) is given."""
    end_line, end_column = end or (line, column)
    return RawMessage(severity, line, column, end_line, end_column, kind, text, parse)


def unsolved(line: int, end: tuple[int, int]) -> RawMessage:
    """Unsolved goals of the `by` at `line`, whose block ends at `end`."""
    return message(line, 20, end=end, text="unsolved goals\n⊢ p", kind="Tactic.unsolvedGoals")


def document(*steps: str, statement: str = "theorem t : p") -> Document:
    """A document with one preamble line: `import` is line 1, the statement line 2, `:= by` line 3."""
    return build(["import Mathlib"], statement, layout_steps(steps))


def capabilities(**changed: frozenset[str]) -> Capabilities:
    """A small list of lacks."""
    fields = {
        "missing_tactics": frozenset({"omega"}),
        "weak_tactics": frozenset({"ring", "norm_num"}),
        "complete_on_polynomials": frozenset({"ring"}),
        "missing_names": frozenset({"ℂ", "Finset"}),
        "name_words": frozenset({"add", "mul", "comm", "le", "of"}),
    }
    return Capabilities(**{**fields, **changed})


Answer = Callable[[str], LeanResult]


@dataclass
class FakeEngine:
    """An engine that answers with a function of the file's text, and keeps the texts."""

    answer: Answer
    name: str = "fake"
    toolchain: str = "fake 0"
    base_axioms: frozenset[str] = frozenset()
    capabilities: Capabilities | None = None
    texts: list[str] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def run(self, text: str, limits: Limits) -> LeanResult:
        with self.lock:
            self.texts.append(text)
        return self.answer(text)


def says(messages: Sequence[RawMessage] = (), failure: EngineFailure | None = None) -> Answer:
    """The same answer to every file."""
    return lambda _: LeanResult(tuple(messages), 0.01, failure)


@dataclass
class ToyLean(FakeEngine):
    """A Lean of four tactics: `wrong` and `fail` are errors, `finish` proves anything, `dead` changes no state.

    A theorem without `finish` or the gap axiom has unsolved goals. Only the first error of a theorem is reported, as
    in a plain tactic sequence.
    """

    answer: Answer = field(default_factory=lambda: toy_answer)


def toy_answer(text: str) -> LeanResult:
    """What `ToyLean` says of a file."""
    found: list[RawMessage] = []
    lines = text.split("\n")
    starts = [i for i, line in enumerate(lines) if line.startswith("theorem ")]
    for start, stop in zip(starts, [*starts[1:], len(lines)], strict=True):
        found += _toy_theorem(lines[start:stop], start + 1)
    return LeanResult(tuple(found), 0.01)


def _toy_theorem(lines: Sequence[str], first: int) -> list[RawMessage]:
    found: list[RawMessage] = []
    body = [(i, line.strip()) for i, line in enumerate(lines, first) if line.startswith("  ") and ":= by" not in line]
    bad = next((i for i, tactic in body if tactic in ("wrong", "fail")), None)
    proved = any("finish" in tactic or "leanprm_gap" in tactic for _, tactic in body)
    state = 0
    for i, tactic in body:
        state += tactic not in ("dead", "trace_state")
        if tactic == "trace_state":
            found.append(message(i, 2, text=f"state {state}", kind="trace", severity="information"))
    if bad is not None:
        found.append(message(bad, 2, text="failed"))
    elif not proved:
        found.append(unsolved(first + 1, (first + len(body) + 1, 9)))
    rests = "depends on axioms: [leanprm_gap]" if "leanprm_gap" in "".join(lines) else "does not depend on any axioms"
    for i, line in enumerate(lines, first):
        if line.startswith("#print"):
            found.append(message(i, text=f"'{line.split()[-1]}' {rests}", severity="information"))
        if line.startswith("#check"):
            found.append(message(i, text=f"{line.split()[-1]} : p", severity="information"))
    return found
