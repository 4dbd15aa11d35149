"""The filters: a reviewed list of sentences each way, the order of reasons, and duplicates.

The sentences stand in `sentences/`: `ordinary.txt` must survive and `lean.txt` must not; `announced.txt` must be
recognised in a failing step and `not_announced.txt` must not.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leanprm.corpus.filter import DuplicateKey, as_duplicate, duplicate_key, filter_proof, mark_duplicates
from leanprm.corpus.lexicon import announced_error, mention_of_lean, normalised
from leanprm.records import FORMALISATION_CLASSES, MATHEMATICAL_CLASSES, LabelledProof
from tests.builders import labelled

SENTENCES = Path(__file__).parent / "sentences"
LEAN = "We finish by linarith."
WRONG = "Wait, this step is wrong."


def sentences(name: str) -> list[str]:
    lines = (SENTENCES / name).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def test_there_are_enough_sentences_each_way_and_none_twice() -> None:
    for name, least in (("ordinary.txt", 60), ("lean.txt", 60), ("announced.txt", 30), ("not_announced.txt", 30)):
        found = sentences(name)
        assert len(found) >= least
        assert len(set(found)) == len(found)


@pytest.mark.parametrize("text", sentences("ordinary.txt"))
def test_ordinary_mathematics_survives(text: str) -> None:
    assert mention_of_lean(text) is None


@pytest.mark.parametrize("text", sentences("lean.txt"))
def test_prose_that_mentions_lean_does_not(text: str) -> None:
    assert mention_of_lean(text) is not None


@pytest.mark.parametrize("text", sentences("announced.txt"))
def test_an_announced_error_is_recognised(text: str) -> None:
    assert announced_error(text) is not None
    assert announced_error("Let n be even. " + text) is not None


@pytest.mark.parametrize("text", sentences("not_announced.txt"))
def test_ordinary_steps_announce_nothing(text: str) -> None:
    assert announced_error(text) is None


def test_ordinary_sentences_survive_next_to_each_other() -> None:
    assert mention_of_lean(" ".join(sentences("ordinary.txt"))) is None


@pytest.mark.parametrize(
    "text",
    [
        "By lin\u200barith the bound holds.",
        "By \uff4c\uff49\uff4e\uff41\uff52\uff49\uff54\uff48 the bound holds.",
        "By norm\u2011num this is 4.",
        "By norm\u00a0num this is 4.",
        "Apply mul\\_pos.",
        "It follows from\nlinarith",
        "LINARITH does it.",
        "(linarith)",
        "so `linarith`, as before",
        "$\\texttt{linarith}$",
    ],
)
def test_the_look_of_a_word_does_not_hide_it(text: str) -> None:
    assert mention_of_lean(text) is not None


@pytest.mark.parametrize("text", ["clinarith", "linariths", "\\simp x", "simple", "simplex", "McLean", "unsimp"])
def test_a_word_counts_only_as_a_whole(text: str) -> None:
    assert mention_of_lean(f"Here {text} occurs.") is None


def test_a_hit_says_which_rule_and_which_text() -> None:
    hit = mention_of_lean("This follows by nlinarith.")
    assert hit is not None
    assert (hit.rule, hit.text) == ("a word of Lean", "nlinarith")
    hit = announced_error("Let x be 1. But wait, x is 2.")
    assert hit is not None
    assert (hit.rule, hit.text) == ("second thoughts", "But wait")


def test_a_condition_excuses_its_own_sentence_only() -> None:
    assert announced_error("Suppose x > 0. This step is wrong.") is not None
    assert announced_error("Suppose this step is wrong.") is None
    assert announced_error("This step is wrong if x = 0.") is None
    assert announced_error("This step is wrong. Suppose x > 0.") is not None


def test_in_a_refutation_something_false_is_what_is_wanted() -> None:
    assert announced_error("Suppose n is odd, so 2 divides n. This is false.") is None
    assert announced_error("So 2 divides n. This is false.") is not None


def test_normalised_text_keeps_lines_and_folds_blanks() -> None:
    assert normalised("a\u200b \t b\nc\\_d \u2019") == "a b\nc_d '"


def dropped(proof: LabelledProof) -> tuple[str, str | None]:
    return proof.outcome, proof.reason


def test_a_good_proof_is_returned_as_it_is() -> None:
    for proof in (labelled(), labelled(first_error=2)):
        assert filter_proof(proof) is proof


@pytest.mark.parametrize(
    ("changes", "detail"),
    [
        ({"steps": []}, "no steps"),
        ({"steps": ["One.", " \n\u00a0"]}, "step 2 has no text"),
        ({"theorem": " "}, "the theorem has no text"),
    ],
)
def test_empty_proofs_are_dropped(changes: dict[str, Any], detail: str) -> None:
    proof = filter_proof(labelled(**changes))
    assert dropped(proof) == ("rejected", "empty")
    assert proof.detail == detail


@pytest.mark.parametrize(
    ("changes", "place"),
    [({"steps": [LEAN, "x"]}, "step 1"), ({"steps": ["x", LEAN]}, "step 2"), ({"theorem": LEAN}, "the theorem")],
)
def test_lean_anywhere_drops_a_proof_and_the_detail_says_where(changes: dict[str, Any], place: str) -> None:
    proof = filter_proof(labelled(**changes))
    assert dropped(proof) == ("rejected", "mentions Lean")
    assert proof.detail == f"{place}: a word of Lean: linarith"


def test_only_the_failing_step_of_an_incorrect_proof_announces() -> None:
    prose = ["One.", WRONG, "Three."]
    assert dropped(filter_proof(labelled(steps=prose, first_error=2))) == ("rejected", "self-announced error")
    for kept in (labelled(steps=prose), labelled(steps=prose, first_error=1), labelled(steps=prose, first_error=3)):
        assert filter_proof(kept) is kept
    last = filter_proof(labelled(steps=["One.", WRONG], first_error=2))
    assert last.detail == "step 2: second thoughts: Wait"


@pytest.mark.parametrize("error_class", [*FORMALISATION_CLASSES, None])
def test_formalisation_side_first_errors_are_dropped(error_class: str | None) -> None:
    proof = filter_proof(labelled(first_error=2, error_class=error_class))
    assert dropped(proof) == ("rejected", "formalisation-side first error")
    assert proof.detail == (error_class or "no error class")


@pytest.mark.parametrize("error_class", MATHEMATICAL_CLASSES)
def test_mathematical_first_errors_stay(error_class: str) -> None:
    proof = labelled(first_error=2, error_class=error_class)
    assert filter_proof(proof) is proof


def test_the_first_reason_in_order_is_the_one_given() -> None:
    wrong: dict[str, Any] = {"first_error": 1, "error_class": "other"}
    assert filter_proof(labelled(steps=[WRONG + LEAN, " "], **wrong)).reason == "empty"
    assert filter_proof(labelled(steps=[WRONG + LEAN, "x"], **wrong)).reason == "mentions Lean"
    assert filter_proof(labelled(steps=[WRONG, "x"], **wrong)).reason == "self-announced error"
    assert filter_proof(labelled(steps=["y", "x"], **wrong)).reason == "formalisation-side first error"


@pytest.mark.parametrize("outcome", ["rejected", "infrastructure"])
def test_rows_without_a_label_pass_through(outcome: Any) -> None:
    proof = labelled(steps=[LEAN], outcome=outcome, reason="disputed step")
    assert filter_proof(proof) is proof


def test_a_dropped_proof_keeps_what_the_report_counts() -> None:
    before = labelled(first_error=2, error_class="other")
    for after in (filter_proof(before), as_duplicate(before)):
        changed = {"outcome": before.outcome, "reason": before.reason, "detail": before.detail}
        assert after.outcome == "rejected"
        assert after.model_copy(update=changed) == before
    assert as_duplicate(before).reason == "duplicate"


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (["a b", "c"], ["a  b\n", " c"], True),
        (["caf\u00e9"], ["cafe\u0301"], True),
        (["a", "b"], ["a b"], False),
        (["a", "b"], ["b", "a"], False),
        (["n"], ["N"], False),
        (["x\u00b2"], ["x2"], False),
    ],
)
def test_what_makes_two_proofs_the_same(one: list[str], other: list[str], same: bool) -> None:
    keys = [duplicate_key(labelled(sample=i, steps=steps)).key for i, steps in enumerate((one, other))]
    assert (keys[0] == keys[1]) is same


def test_the_same_prose_for_another_theorem_is_no_duplicate() -> None:
    assert duplicate_key(labelled(0)).key != duplicate_key(labelled(1)).key
    assert duplicate_key(labelled(0)).attempt_id == labelled(0).attempt_id


keys = st.builds(DuplicateKey, st.sampled_from("abc"), st.text("0123456789", min_size=1, max_size=3))


@given(st.sets(keys))
def test_all_but_the_first_id_of_a_key_are_marked(found: set[DuplicateKey]) -> None:
    marked = set(mark_duplicates(sorted(found)))
    by_key: dict[str, set[str]] = {}
    for key, owner in found:
        by_key.setdefault(key, set()).add(owner)
    expected = [owner for owners in by_key.values() for owner in owners - {min(owners)}]
    assert len(list(mark_duplicates(sorted(found)))) == len(expected)
    assert marked == set(expected)


@pytest.mark.parametrize(
    "unsorted",
    [
        [DuplicateKey("b", "1"), DuplicateKey("a", "1")],
        [DuplicateKey("a", "2"), DuplicateKey("a", "1")],
        [DuplicateKey("a", "1"), DuplicateKey("a", "1")],
    ],
)
def test_unsorted_keys_are_an_error(unsorted: list[DuplicateKey]) -> None:
    with pytest.raises(ValueError, match="not sorted"):
        list(mark_duplicates(unsorted))


@given(st.text(max_size=80))
@pytest.mark.parametrize("look", [mention_of_lean, announced_error])
def test_any_text_can_be_judged(look: Callable[[str], object], text: str) -> None:
    assert look(text) == look(text + " ")
