"""The filter stage: which labelled proofs are kept, each dropped one with exactly one reason.

Reasons are looked for in this order, and the first that applies is the row's reason:

1. `empty`: no steps, or a step or a theorem of blanks alone;
2. `mentions Lean`: the theorem or any step breaks a rule of `lexicon.MENTIONS_LEAN`;
3. `self-announced error`: the failing step of an incorrect proof breaks a rule of `lexicon.ANNOUNCES_ERROR`;
4. `formalisation-side first error`: the error class is not one of the six mathematical ones, or there is none;
5. `duplicate`: the same theorem and the same prose as a kept proof of smaller id.

The first four look at one proof (`filter_proof`). Duplicates need the corpus, are looked for among proofs that passed
the first four only (so that a dropped proof never shadows a good one), and stream over sorted keys
(`mark_duplicates`). A dropped proof keeps its labels and class: the report counts what was dropped.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from leanprm.corpus.lexicon import announced_error, mention_of_lean
from leanprm.ids import digest
from leanprm.records import MATHEMATICAL_CLASSES, LabelledProof, RejectionReason


class DuplicateKey(NamedTuple):
    """What makes two proofs the same, and whose it is. Sorts by key, then id."""

    key: str
    attempt_id: str


def filter_proof(proof: LabelledProof) -> LabelledProof:
    """`proof` unchanged, or rejected for the first of reasons 1 to 4; rows without a label pass through."""
    if proof.outcome != "label":
        return proof
    for check in (_empty, _mentions_lean, _announces_error, _formalisation_side):
        rejected = check(proof)
        if rejected is not None:
            return rejected
    return proof


def duplicate_key(proof: LabelledProof) -> DuplicateKey:
    """Theorem and prose, step by step; Unicode composition and the amount of blank space do not count, case does."""
    return DuplicateKey(digest(proof.theorem_key, *(_prose(step) for step in proof.steps)), proof.attempt_id)


def mark_duplicates(keys: Iterable[DuplicateKey]) -> Iterator[str]:
    """Ids of all but the first proof of each key; `keys` must be sorted, else `ValueError`. Constant memory."""
    previous: DuplicateKey | None = None
    for current in keys:
        if previous is not None:
            if current <= previous:
                raise ValueError(f"duplicate keys are not sorted at {current.attempt_id}")
            if current.key == previous.key:
                yield current.attempt_id
        previous = current


def as_duplicate(proof: LabelledProof) -> LabelledProof:
    """`proof` rejected as a repetition of an earlier one."""
    return _reject(proof, "duplicate", "same theorem and same prose as an earlier proof")


def _empty(proof: LabelledProof) -> LabelledProof | None:
    if not proof.steps:
        return _reject(proof, "empty", "no steps")
    if not proof.theorem.strip():
        return _reject(proof, "empty", "the theorem has no text")
    for number, step in enumerate(proof.steps, start=1):
        if not step.strip():
            return _reject(proof, "empty", f"step {number} has no text")
    return None


def _mentions_lean(proof: LabelledProof) -> LabelledProof | None:
    for number, text in enumerate((proof.theorem, *proof.steps)):
        if hit := mention_of_lean(text):
            place = f"step {number}" if number else "the theorem"
            return _reject(proof, "mentions Lean", f"{place}: {hit.rule}: {hit.text}")
    return None


def _announces_error(proof: LabelledProof) -> LabelledProof | None:
    if proof.first_error is None:
        return None
    hit = announced_error(proof.steps[proof.first_error - 1])
    if hit is None:
        return None
    return _reject(proof, "self-announced error", f"step {proof.first_error}: {hit.rule}: {hit.text}")


def _formalisation_side(proof: LabelledProof) -> LabelledProof | None:
    if proof.verdict == "correct" or proof.error_class in MATHEMATICAL_CLASSES:
        return None
    return _reject(proof, "formalisation-side first error", proof.error_class or "no error class")


def _reject(proof: LabelledProof, reason: RejectionReason, detail: str) -> LabelledProof:
    return proof.model_copy(update={"outcome": "rejected", "reason": reason, "detail": detail})


def _prose(text: str) -> str:
    return re.sub(r"\s+", " ", unicodedata.normalize("NFC", text)).strip()
