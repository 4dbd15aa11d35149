"""One proof prepared for checking: its laid-out steps, and the documents made of it.

Everything that is compiled of a proof, the whole of it, a closed prefix, a variant with one step made to fail, comes
from here, so all of them agree on indentation, options and the way lines map back to steps.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from leanprm.lean.batch import Variant
from leanprm.lean.closing import GAP_AXIOM
from leanprm.lean.document import (
    Document,
    as_theorem,
    build,
    code_only,
    declared_name,
    layout_move,
    layout_steps,
    normalise,
    preamble,
    renamed,
    sibling,
)


@dataclass(frozen=True)
class PairedProof:
    """A statement and the Lean of its steps, as they were written."""

    id: str
    header: str
    statement: str
    steps: tuple[str, ...]

    def with_code_only(self) -> PairedProof:
        """The same proof with normal line ends and without comments: what is judged is what is compiled."""
        steps = tuple(map(code_only, self.steps))
        return PairedProof(self.id, code_only(self.header), code_only(self.statement), steps)

    def with_steps(self, steps: tuple[str, ...]) -> PairedProof:
        """The same statement with other steps."""
        return replace(self, steps=steps)


@dataclass(frozen=True)
class Layout:
    """A proof laid out; `heartbeats` is the limit put in the preamble."""

    proof: PairedProof
    heartbeats: int

    @cached_property
    def steps(self) -> list[list[str]]:
        """Laid-out lines of each step."""
        return layout_steps(self.proof.steps)

    @cached_property
    def statement(self) -> str:
        """The statement's text with normal line ends."""
        return as_theorem(normalise(self.proof.statement))

    @cached_property
    def name(self) -> str:
        """The theorem's name; the guard has made sure that there is one."""
        token = declared_name(self.statement)
        assert token is not None
        return token.text

    @cached_property
    def preamble(self) -> list[str]:
        """Header and options."""
        return preamble(self.proof.header, self.heartbeats)

    @property
    def batch_preamble(self) -> list[str]:
        """The preamble of a file of variants, which may use the gap axiom."""
        return [*self.preamble, GAP_AXIOM]

    @cached_property
    def move(self) -> int:
        """By how many columns the steps were moved."""
        return layout_move(self.proof.steps)

    def whole(self) -> Document:
        """The proof as it stands, under its own name."""
        return build(self.preamble, self.statement, self.steps, self.move)

    def variant(self, name: str, steps: Sequence[Sequence[str]], closing: Sequence[str] = ()) -> Variant:
        """The theorem as `name` in its own namespace, proved by `steps` and `closing`; then its axioms."""
        full = sibling(self.name, name)
        document = build([], renamed(self.statement, full), [*steps, list(closing)], self.move)
        return Variant(document, (f"#print axioms {full}",))

    def unproved(self, proof: str) -> Variant:
        """The theorem under its own name, proved by the term `proof`; nothing after it may be of that name."""
        document = build([], self.statement, [[f"  exact {proof}"]])
        return Variant(document, (f"#print axioms {self.name}",))
