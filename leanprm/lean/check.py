"""One paired proof in, one report out: what Lean says of every step, or why it has no label.

The order of questions, each with its own outcome:

1. May the text go to Lean at all? (`guard`)                          rejected
2. Does the whole file compile, alone in its run?
   a run that did not end, a failing import                           infrastructure
3. It compiles: is it sound, and every step live?                     label: all correct, or rejected
4. It does not: does the statement hold on its own?                   rejected: ill-posed statement
   Which step fails first? (`attribution`)                            label: correct up to it
   Was it a limit, or something the engine lacks?                     rejected: undetermined, or infrastructure
   Are the steps before it sound and live?                            else rejected
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from leanprm.lean.attribution import Attribution, Prefixes, attribute
from leanprm.lean.batch import Runner
from leanprm.lean.capability import lack, missing_instance, sought_by_lean, unknown_name
from leanprm.lean.closing import GAP
from leanprm.lean.document import Document
from leanprm.lean.engine import LeanEngine, LeanResult, Limits, RawMessage
from leanprm.lean.guard import check_statement, check_steps
from leanprm.lean.liveness import DeadStep, find_dead_step
from leanprm.lean.messages import errors, is_limit, mapped
from leanprm.lean.proof import Layout, PairedProof
from leanprm.lean.refutation import is_refuted
from leanprm.lean.soundness import axioms_at, foreign_axioms, type_at
from leanprm.records import CompileReport, InfrastructureReason, Message, Outcome, RejectionReason
from leanprm.statements.tokens import Token

CHECKER = "1"
"""Version of the rules in this package; reports of different versions are not mixed in one run directory."""

_QUESTIONS = 3
"""Lines after the whole proof: `#print axioms`, `set_option … in`, `#check`."""
_CHECK_OPTIONS = "set_option pp.all true in set_option pp.deepTerms true in set_option pp.maxSteps 1000000 in"


def check_proof(proof: PairedProof, engine: LeanEngine, limits: Limits = Limits()) -> CompileReport:
    """What Lean says of one proof; never raises for anything the proof contains."""
    return _Check(proof, engine, limits).report()


class _Stop(Exception):
    """The proof gets no label."""

    def __init__(self, outcome: Outcome, reason: RejectionReason | InfrastructureReason, detail: str) -> None:
        super().__init__(detail)
        self.outcome, self.reason, self.detail = outcome, reason, detail


class _Check:
    """The state of one check: what has been run and found so far."""

    def __init__(self, proof: PairedProof, engine: LeanEngine, limits: Limits) -> None:
        self.proof = proof.with_code_only()
        self.engine, self.limits = engine, limits
        self.runner = Runner(engine, limits)
        self.layout = Layout(self.proof, limits.heartbeats)
        self.messages: list[Message] = []
        self.axioms: tuple[str, ...] = ()
        self.attribution: Attribution | None = None

    def report(self) -> CompileReport:
        """Run the questions in order and record the first answer that settles the proof."""
        try:
            first_error = self._first_error()
        except _Stop as stop:
            return self._record(stop.outcome, stop.reason, stop.detail, None)
        return self._record("label", None, "", first_error)

    def _record(self, outcome: Outcome, reason: str | None, detail: str, first_error: int | None) -> CompileReport:
        n = len(self.proof.steps)
        good = n if first_error is None else first_error - 1
        labelled = outcome == "label"
        return CompileReport(
            attempt_id=self.proof.id,
            outcome=outcome,
            reason=reason,
            detail=detail,
            first_error=first_error,
            attribution=self._kind() if labelled else None,
            labels=[i < good for i in range(n)] if labelled else [],
            messages=self.messages,
            axioms=list(self.axioms),
            engine=self.engine.name,
            toolchain=self.engine.toolchain,
            checker=CHECKER,
            lean_runs=self.runner.runs,
            seconds=round(self.runner.seconds, 3),
        )

    def _kind(self) -> Literal["confirmed", "positional"]:
        return self.attribution.kind if self.attribution else "confirmed"

    def _first_error(self) -> int | None:
        self._guard()
        whole = self.layout.whole()
        result = self._run_whole(whole)
        own = [m for m in result.messages if m.line <= len(whole.lines)]
        self.messages = [mapped(m, whole) for m in own]
        self._header_holds(own)
        if not errors(own):
            self._sound(whole, result)
            self._live(self.layout.steps, ())
            return None
        return self._attribute(whole, own)

    def _guard(self) -> None:
        if not self.proof.steps:
            raise _Stop("rejected", "malformed output", "the proof has no steps")
        if refusal := check_steps(self.proof.steps):
            raise _Stop("rejected", refusal.reason, f"step {refusal.step}: {refusal.detail}")
        if fault := check_statement(self.proof.header, self.proof.statement):
            raise _Stop("rejected", "ill-posed statement", fault)

    def _run_whole(self, whole: Document) -> LeanResult:
        name = self.layout.name
        questions = f"#print axioms {name}\n{_CHECK_OPTIONS}\n#check @{name}\n"
        result = self.runner.run(whole.text + questions)
        if result.failure is not None:
            raise _Stop("infrastructure", result.failure, result.detail)
        return result

    def _header_holds(self, messages: Sequence[RawMessage]) -> None:
        found = [m for m in errors(messages) if m.line <= len(self.layout.preamble)]
        for message in found:
            line = self.layout.preamble[message.line - 1].strip()
            if line.startswith("import"):
                raise _Stop("infrastructure", "failing import", f"`{line}`: {message.text}")
        if found:
            self._ill_posed(found, None)

    # --- a proof that compiles

    def _sound(self, whole: Document, result: LeanResult) -> None:
        axioms = axioms_at(result.messages, len(whole.lines) + 1)
        if axioms is None:
            raise _Stop("rejected", "unsound", f"Lean does not know the axioms of `{self.layout.name}` after the proof")
        self.axioms = axioms
        if foreign := foreign_axioms(axioms, self.engine.base_axioms):
            raise _Stop("rejected", "unsound", f"the proof rests on {', '.join(foreign)}")
        proved = type_at(result.messages, len(whole.lines) + _QUESTIONS)
        if proved is None or proved != self._statement_type():
            raise _Stop("rejected", "unsound", "what was proved is not the statement")

    def _statement_type(self) -> str | None:
        """The statement's type, elaborated in a run that never sees the proof; the same name breaks lines alike."""
        variant = self.layout.unproved(GAP)
        lines = [*self.layout.batch_preamble, *variant.lines[:-1], _CHECK_OPTIONS, f"#check @{self.layout.name}"]
        result = self.runner.run("\n".join(lines) + "\n")
        if result.failure is not None:
            raise _Stop("infrastructure", result.failure, result.detail)
        return type_at(result.messages, len(lines))

    def _live(self, steps: Sequence[list[str]], closing: Sequence[str]) -> None:
        if not steps:
            return
        dead = find_dead_step(self.layout, steps, closing, self.runner)
        if isinstance(dead, DeadStep):
            raise _Stop("rejected", "step not checked", f"step {dead.step}: {dead.detail}")
        if dead is not None:
            raise _Stop("infrastructure", dead, "the run that asks whether each step is checked did not end")

    # --- a proof that does not

    def _attribute(self, whole: Document, own: Sequence[RawMessage]) -> int:
        found = attribute(prefixes := Prefixes(self.layout, whole, own, self.runner))
        statement = prefixes.known[0]
        if statement.holds is not True:
            self._ill_posed(statement.messages, statement.failure)
        if isinstance(found, str):
            raise _Stop("infrastructure", found, "no closed prefix of the proof could be compiled")
        if "sorryAx" in (statement.axioms or ()):
            raise _Stop("rejected", "ill-posed statement", "the statement itself contains a sorry")
        self.attribution = found
        self._fails_by_itself(found)
        proved = found.proved
        axioms = ("an unknown base",) if proved.axioms is None else proved.axioms
        if foreign := foreign_axioms(axioms, {*self.engine.base_axioms, GAP}):
            raise _Stop("rejected", "unsound", f"the steps before step {found.step} rest on {', '.join(foreign)}")
        self._live(self.layout.steps[: proved.length], proved.closing)
        return found.step

    def _ill_posed(self, messages: Sequence[RawMessage], failure: InfrastructureReason | None) -> None:
        if failure is not None:
            raise _Stop("infrastructure", failure, "the statement alone could not be elaborated")
        found = errors(messages)
        detail = found[0].text if found else "it does not elaborate"
        if name := self._statement_lack(found):
            raise _Stop("infrastructure", "engine unsupported", f"the statement uses `{name}`, which this engine lacks")
        raise _Stop("rejected", "ill-posed statement", detail)

    def _statement_lack(self, found: Sequence[RawMessage]) -> str | None:
        capabilities = self.engine.capabilities
        if capabilities is None:
            return None
        source = f"{self.proof.header}\n{self.proof.statement}"
        names = [n for m in found if (n := unknown_name(m.text)) and capabilities.lacks_name(n)]
        names += [n for m in found if (n := sought_by_lean(m.text, source) or missing_instance(m.text))]
        return capabilities.missing_in(self.proof.statement) or (names[0] if names else None)

    def _fails_by_itself(self, found: Attribution) -> None:
        """Stop where the failure is a limit's or the engine's, unless the engine can prove the claim false."""
        failures = [mapped(m, found.evidence_document) for m in found.evidence]
        lacking = lack(self.engine.capabilities, self.proof.steps[found.step - 1], failures)
        if lacking is not None and lacking.weak and self._is_refuted(found.step, lacking.weak):
            return
        limit = next((m for m in found.evidence if is_limit(m)), None)
        if limit is not None:
            raise _Stop("rejected", "undetermined", f"step {found.step}: {limit.text.splitlines()[0]}")
        if lacking is not None:
            raise _Stop("infrastructure", "engine unsupported", f"step {found.step}: {lacking.detail}")

    def _is_refuted(self, step: int, weak: Token) -> bool:
        return is_refuted(self.layout, step, weak, sorted(self.engine.base_axioms), self.runner)
