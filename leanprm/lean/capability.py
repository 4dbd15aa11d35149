"""What an engine lacks of Lean + Mathlib, and whether a failure is due to that rather than to mathematics.

Portable Lean has fewer lemmas and weaker tactics than Mathlib. A proof that fails for want of one is
`engine unsupported`: infrastructure, never a negative label. When in doubt the proof is dropped, not labelled:
a name built as Mathlib builds its lemma names is taken for a lemma that the engine lacks.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from leanprm.lean.document import normalise
from leanprm.records import Message
from leanprm.statements.tokens import Token, tokenize

_UNKNOWN = re.compile(
    r"[Uu]nknown (?:identifier|constant|namespace) [`'‘]([^`'’]+)[`'’]|[Ii]nvalid field (?:notation)?.*?[`'‘](\w+)[`'’]"
)
_NOT_PARSED = re.compile(r"unknown tactic|unexpected |expected ")
"""A missing tactic is a word that Lean cannot parse; as the name of a hypothesis (`bound`) it is innocent."""
_UNKNOWN_CONSTANT_OF_FIELD = re.compile(r"environment does not contain [`'‘]([^`'’]+)[`'’]")


@dataclass(frozen=True)
class Capabilities:
    """Names of Mathlib that an engine lacks or has in a weaker form."""

    missing_tactics: frozenset[str]
    weak_tactics: frozenset[str]
    complete_on_polynomials: frozenset[str]
    """Weak tactics that decide every equation between polynomials: on those their failure is no lack."""
    missing_names: frozenset[str]
    """Types, functions, namespaces and symbols of which nothing is there (`Real.sqrt`, `ℚ`, `Filter`)."""
    name_words: frozenset[str]
    """The words from which Mathlib builds its lemma names."""

    @staticmethod
    def load(path: Path) -> Capabilities:
        """Read a capability file (`lean/standin/capabilities.json`)."""
        data = json.loads(path.read_text(encoding="utf-8"))
        return Capabilities(**{key: frozenset(names) for key, names in data.items()})

    def lacks_name(self, name: str) -> bool:
        """Whether `name` is, or may well be, a Mathlib name that the engine does not have.

        A name below a capital (`Commute.add_sq`), and a name of several words of which one is a word of Mathlib's
        lemma names, is taken for one.
        """
        parts = name.removeprefix("_root_.").split(".")
        prefixes = {".".join(parts[:i]) for i in range(1, len(parts) + 1)}
        if prefixes & self.missing_names or (len(parts) > 1 and parts[0][:1].isupper()):
            return True
        words = [w for w in re.split(r"[._']+", re.sub(r"[₀-₉]", "", name)) if w]
        return len(words) >= 2 and any(w in self.name_words or w.lower() in self.name_words for w in words)

    def missing_in(self, text: str) -> str | None:
        """The first token of `text` that names something the engine lacks."""
        for token in tokenize(text):
            if token.kind == "comment":
                continue
            if token.text in self.missing_names or (token.kind == "ident" and self._missing_namespace(token.text)):
                return token.text
        return None

    def _missing_namespace(self, name: str) -> bool:
        return "." in name and any(name.startswith(m + ".") for m in self.missing_names)


@dataclass(frozen=True)
class Lack:
    """Why a failure is the engine's and not the proof's."""

    detail: str
    weak: Token | None = None
    """The weak tactic that failed, as a token of the normalised fragment: its claim may still be plainly false."""


def lack(capabilities: Capabilities | None, fragment: str, failures: Sequence[Message]) -> Lack | None:
    """Why the failure of a step's `fragment` is the engine's lack; None when it is the proof's own.

    `failures` are the error messages of the failing step, mapped to positions within it.
    """
    if capabilities is None:
        return None
    tokens = [t for t in tokenize(normalise(fragment)) if t.kind != "comment"]
    if any(_NOT_PARSED.match(message.text) for message in failures):
        for token in tokens:
            if token.kind == "ident" and token.text in capabilities.missing_tactics:
                return Lack(f"it uses `{token.text}`, which this engine lacks")
    if missing := capabilities.missing_in(fragment):
        return Lack(f"it uses `{missing}`, which this engine lacks")
    for message in failures:
        if name := unknown_name(message.text):
            if capabilities.lacks_name(name):
                return Lack(f"it uses `{name}`, which this engine does not know and Mathlib may")
            if sought := sought_by_lean(message.text, fragment):
                return Lack(f"Lean itself looked for `{sought}`, which this engine lacks")
        elif missing := missing_instance(message.text):
            return Lack(f"this engine has no instance of `{missing}`, and Mathlib may")
        elif (weak := _weak_at(capabilities, tokens, fragment, message)) and not _decided(capabilities, weak, message):
            return Lack(f"`{weak.text}` failed, and this engine's is weaker than Mathlib's", weak)
    return None


def _decided(capabilities: Capabilities, weak: Token, message: Message) -> bool:
    """Whether a tactic failed on an equation of polynomials that it decides: then the equation is not an identity.

    Division, and subtraction of naturals, are no polynomial operations.
    """
    if weak.text not in capabilities.complete_on_polynomials or "⊢" not in message.text:
        return False
    natural = re.search(r"\bNat\b|ℕ", message.text) is not None
    goal = message.text.rsplit("⊢", 1)[-1]
    return (
        _POLYNOMIALS.fullmatch(re.sub(r"[()]", " ", goal)) is not None
        and not _applied(goal)
        and not (natural and "-" in goal)
    )


_POLYNOMIALS = re.compile(r"(\s|\w|[+*=-]|\^\s*\d+)*=(\s|\w|[+*-]|\^\s*\d+)*")


def _applied(goal: str) -> bool:
    """Whether something is applied to something: `f x`, `max (a + b) 0`, `n.succ`."""
    return re.search(r"[\w')]\s+\(?[\w(]", goal) is not None


def unknown_name(text: str) -> str | None:
    """The name that a message calls unknown, if it does."""
    found = _UNKNOWN_CONSTANT_OF_FIELD.search(text) or _UNKNOWN.search(text)
    return next((g for g in found.groups() if g), None) if found else None


def sought_by_lean(text: str, source: str) -> str | None:
    """The constant that a message calls unknown though `source` does not mention it: Lean's own machinery needs it."""
    last_line = text.rstrip().rsplit("\n", 1)[-1]
    name = unknown_name(last_line) if re.match("[Uu]nknown constant", last_line) else None
    return name if name and name.rsplit(".", 1)[-1] not in source else None


def missing_instance(text: str) -> str | None:
    """The class that a message finds no instance of; a decision of bare propositions is beyond Mathlib as well."""
    found = re.match(r"failed to synthesize(?: instance(?: of type class)?)?\s+(.+)", text)
    if found is None:
        return None
    name = found.group(1).strip()
    return None if re.fullmatch(r"Decidable[\s\w()¬∧∨→↔']*", name) else name


def _weak_at(capabilities: Capabilities, tokens: Sequence[Token], fragment: str, message: Message) -> Token | None:
    """The weak tactic that a message is about: the one it is placed at, or any when it says that goals are left."""
    weak = [t for t in tokens if t.kind == "ident" and t.text in capabilities.weak_tactics]
    if message.text.startswith("unsolved goals"):
        return weak[-1] if weak else None
    lines = normalise(fragment).split("\n")
    offset = sum(len(line) + 1 for line in lines[: message.line - 1]) + message.column
    return next((t for t in weak if t.start <= offset < t.end), None)
