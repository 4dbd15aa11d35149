"""Is a claim that a weak tactic could not prove plainly false? Then it failed for the mathematics.

The tactic is replaced by a proof, from an axiom of the checker's own, that needs the negation of the goal to be
decided. If that compiles, the engine has proved the claim wrong. It answers for closed arithmetic; anything else stays
undecided, and is laid to the engine.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from leanprm.lean.batch import Runner
from leanprm.lean.closing import GAP, closings
from leanprm.lean.document import normalise
from leanprm.lean.guard import RESERVED, with_depth
from leanprm.lean.proof import Layout
from leanprm.lean.soundness import axioms_at, foreign_axioms
from leanprm.statements.tokens import Token, tokenize

REFUTED = f"{RESERVED}refuted"
REFUTED_AXIOM = f"axiom {REFUTED} {{p : Prop}} (h : ¬p) : p"
_CONTEXT_FREE = ("norm_num", "simp", "ring", "ring_nf", "positivity")
"""Tactics that use no hypothesis they are not given: others may fail on a false goal that the context contradicts."""
_DECIDE = (
    f"((fail_if_success change False); subst_vars; exact {REFUTED} (by first | decide | decide +kernel | norm_num))"
)


def is_refuted(layout: Layout, step: int, weak: Token, base_axioms: Sequence[str], runner: Runner) -> bool:
    """Whether the goal at `weak`, a tactic of 1-based `step` that failed, is provably false."""
    fragment = normalise(layout.proof.steps[step - 1])
    if weak.text not in _CONTEXT_FREE or re.match(r"[^\n;]*(\bat\b|\*\])", fragment[weak.end :]):
        return False
    fragments = [*layout.proof.steps[: step - 1], _replaced(fragment, weak)]
    changed = Layout(layout.proof.with_steps((*fragments, *layout.proof.steps[step:])), layout.heartbeats)
    steps = changed.steps[:step]
    following = changed.steps[step] if step < len(changed.steps) else []
    ways = closings([line for lines in steps for line in lines], following)
    variants = [changed.variant(f"{RESERVED}refute{i}", steps, way) for i, way in enumerate(ways)]
    results = runner.try_all([*layout.batch_preamble, REFUTED_AXIOM], variants)
    for variant, result in zip(variants, results, strict=True):
        axioms = axioms_at(result.messages, len(variant.document.lines) + 1)
        if result.compiles and axioms is not None and not foreign_axioms(axioms, {*base_axioms, GAP, REFUTED}):
            return REFUTED in axioms
    return False


def _replaced(fragment: str, weak: Token) -> str:
    """The fragment with the call of the weak tactic, up to the end of its line or its bracket, replaced."""
    line_end = fragment.find("\n", weak.start)
    stop = len(fragment) if line_end < 0 else line_end
    after = with_depth([t for t in tokenize(fragment) if weak.start <= t.start < stop])
    ends = (t.start for t, depth in after if depth < 0 or (depth == 0 and t.text in (";", "<;>")))
    return fragment[: weak.start] + _DECIDE + fragment[next(ends, stop) :]
