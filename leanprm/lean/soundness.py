"""Sound or not a label: what a proof rests on, read from the checker's own question after it.

`#print axioms` is asked on a line of ours after the last step, and only the message at that line is believed: nothing
that a proof prints can stand there. The statement is compared with one elaborated on its own in another run.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from leanprm.lean.engine import RawMessage

LEAN_AXIOMS = frozenset({"propext", "Classical.choice", "Quot.sound"})
"""The axioms of Lean's classical mathematics; a proof may rest on these and on its engine's declared base."""

_AXIOMS = re.compile(r"depends on axioms: \[(.*)\]", re.DOTALL)
_NO_AXIOMS = "does not depend on any axioms"


def axioms_at(messages: Iterable[RawMessage], line: int) -> tuple[str, ...] | None:
    """The axioms listed by the message at exactly `line`; None when there is no such answer."""
    for message in messages:
        if message.line != line or message.severity != "information":
            continue
        if message.text.rstrip().endswith(_NO_AXIOMS):
            return ()
        if found := _AXIOMS.search(message.text):
            return tuple(sorted(name.strip() for name in found.group(1).split(",") if name.strip()))
    return None


def type_at(messages: Iterable[RawMessage], line: int) -> str | None:
    """The type printed by a `#check` at exactly `line`, without the name before its colon."""
    for message in messages:
        if message.line == line and message.severity == "information" and " : " in message.text:
            return message.text.split(" : ", 1)[1]
    return None


def foreign_axioms(axioms: Iterable[str], allowed: Iterable[str]) -> list[str]:
    """The axioms that no proof may rest on."""
    return sorted(set(axioms) - LEAN_AXIOMS - set(allowed))
