"""The first failing step, confirmed by compiling closed prefixes rather than guessed from positions.

Prefix j is steps 1..j with everything still open closed by the gap axiom. It compiles exactly when those steps are
right, so the failing step is the one after the longest prefix that compiles; when all prefixes do and the whole does
not, the proof stopped early and its last step is the one that failed. Positions only suggest where to look first, and
decide where a prefix cannot be closed from outside (a bracket or `calc` term that runs across steps): `positional`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from leanprm.lean.batch import Runner, Variant, VariantResult
from leanprm.lean.closing import GAP, closings, open_brackets, without_calc
from leanprm.lean.document import Document
from leanprm.lean.engine import EngineFailure, RawMessage
from leanprm.lean.guard import RESERVED
from leanprm.lean.messages import errors, first_failing_step, is_unsolved_goals, step_of
from leanprm.lean.proof import Layout
from leanprm.lean.soundness import axioms_at


@dataclass(frozen=True)
class Prefix:
    """What is known of steps 1..`length`, closed."""

    length: int
    holds: bool | None
    """None: it says nothing, since adding lines cannot close it or its run did not end (`failure`)."""
    document: Document
    closing: tuple[str, ...]
    messages: tuple[RawMessage, ...]
    axioms: tuple[str, ...] | None
    failure: EngineFailure | None = None


@dataclass(frozen=True)
class Attribution:
    """The first failing step, how it was found, and the prefix before it that was compiled."""

    step: int
    kind: Literal["confirmed", "positional"]
    proved: Prefix
    """The longest prefix that holds; `proved.length == step - 1` when confirmed."""
    evidence: tuple[RawMessage, ...]
    """Errors of the failing step."""
    evidence_document: Document


@dataclass
class Prefixes:
    """The prefixes of one failing proof, compiled when asked for and kept."""

    layout: Layout
    whole: Document
    whole_messages: Sequence[RawMessage]
    runner: Runner
    known: dict[int, Prefix] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._running_on = open_brackets(self.layout.steps)

    def compile(self, lengths: Sequence[int]) -> None:
        """Compile the prefixes of these lengths, all in one run.

        Prefix 0 bears the theorem's own name, which may be taken: it comes last, so that no other prefix sees it.
        """
        wanted = [j for j in sorted(set(lengths), reverse=True) if j not in self.known]
        ways = [(j, closing) for j in wanted for closing in self._ways(j)]
        variants = [self._variant(way, j, closing) for way, (j, closing) in enumerate(ways)]
        results = self.runner.try_all(self.layout.batch_preamble, variants)
        for j in wanted:
            mine = [
                self._judge(j, closing, variant, result)
                for (k, closing), variant, result in zip(ways, variants, results, strict=True)
                if k == j
            ]
            self.known[j] = next((p for p in mine if p.holds), next((p for p in mine if p.failure), mine[0]))

    def _steps(self, length: int) -> list[list[str]]:
        steps = self.layout.steps[:length]
        return [*steps[:-1], without_calc(steps[-1])] if steps else []

    def _ways(self, length: int) -> list[list[str]]:
        if length == 0:
            return [[]]
        prefix = [line for step in self._steps(length) for line in step]
        return closings(prefix, [line for step in self.layout.steps[length:] for line in step])

    def _variant(self, way: int, length: int, closing: Sequence[str]) -> Variant:
        if length == 0:
            return self.layout.unproved(GAP)
        return self.layout.variant(f"{RESERVED}prefix{length}_{way}", self._steps(length), closing)

    def _judge(self, length: int, closing: list[str], variant: Variant, result: VariantResult) -> Prefix:
        document = variant.document
        own = tuple(m for m in result.messages if m.line <= len(document.lines))
        failed = any(m.severity == "error" for m in own)
        holds: bool | None = not failed
        if result.failure is not None or (failed and self._says_nothing(length, own, document)):
            holds = None
        axioms = axioms_at(result.messages, len(document.lines) + 1)
        return Prefix(length, holds, document, tuple(closing), own, axioms, result.failure)

    def _says_nothing(self, length: int, messages: Sequence[RawMessage], document: Document) -> bool:
        """Whether a prefix failed only for being cut: in a bracket, or by errors the whole lacks."""
        if length and self._running_on[length - 1]:
            return True
        found = [m for m in errors(messages) if not is_unsolved_goals(m)]
        cut = [m for m in found if document.owner(m.line).step > length]
        if not cut or any(document.owner(m.line).step <= length and not m.is_parse_error for m in found):
            return False
        if not any(m.is_parse_error for m in found):
            return True
        return not any(m.is_parse_error and self.whole.owner(m.line).step <= length + 1 for m in self.whole_messages)


def attribute(prefixes: Prefixes) -> Attribution | EngineFailure:
    """The first failing step of a proof that does not compile; its statement must hold (prefix 0)."""
    n = len(prefixes.layout.steps)
    hint = first_failing_step(prefixes.whole_messages, prefixes.whole) or n
    prefixes.compile([0, hint - 1, *([hint] if hint < n else [])])
    if not _settled(prefixes, hint, n):
        prefixes.compile(range(n))
    proved = max((p for p in prefixes.known.values() if p.holds), key=lambda p: p.length, default=None)
    undecided = [p for p in prefixes.known.values() if p.failure is not None]
    if proved is None:
        return undecided[0].failure or "crash" if undecided else "crash"
    found = _after(prefixes, proved, n)
    between = (p.failure for p in undecided if proved.length < p.length <= found.step)
    return next((failure for failure in between if failure is not None), found)


def _settled(prefixes: Prefixes, hint: int, n: int) -> bool:
    """Whether the prefixes around the hint already decide."""
    before, at = prefixes.known[hint - 1], prefixes.known.get(hint)
    return before.holds is True and (hint == n or (at is not None and at.holds is False))


def _after(prefixes: Prefixes, proved: Prefix, n: int) -> Attribution:
    """The failing step after the longest prefix that holds."""
    later = [prefixes.known[j] for j in range(proved.length + 1, n) if j in prefixes.known]
    failing = next((p for p in later if p.holds is False), None)
    last = failing.length if failing else n
    document = failing.document if failing else prefixes.whole
    messages = failing.messages if failing else tuple(prefixes.whole_messages)
    if last == proved.length + 1:
        return Attribution(last, "confirmed", proved, _of_step(messages, document, last), document)
    guess = first_failing_step(prefixes.whole_messages, prefixes.whole) or last
    step = min(max(guess, proved.length + 1), last)
    whole = tuple(prefixes.whole_messages)
    return Attribution(step, "positional", proved, _of_step(whole, prefixes.whole, step), prefixes.whole)


def _of_step(messages: Sequence[RawMessage], document: Document, step: int) -> tuple[RawMessage, ...]:
    """The errors that speak of `step`, or all of them when none does."""
    found = errors(messages)
    mine = [m for m in found if step_of(m, document) == step]
    return tuple(mine or found)
