"""Why a step has its label: for kept proofs, for every way of stopping, and without reading more than is needed."""

from __future__ import annotations

import io
import json

import pytest
from rich.console import Console

from leanprm.corpus.explain import AmbiguousId, Explanation, UnknownId, explain, find_attempt
from leanprm.records import Attempt, LabelledProof, Repair, Review
from leanprm.report.explanation import explanation_view
from tests.builders import (
    MemoryTables,
    RunBuilder,
    attempt,
    attempt_id,
    labelled,
    message,
    repaired,
    review,
)


def seen(found: Explanation) -> str:
    console = Console(file=io.StringIO(), width=200, force_terminal=True, color_system=None)
    console.print(explanation_view(found))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_a_kept_incorrect_proof_is_explained_step_by_step() -> None:
    found = explain(RunBuilder().proof(1, 3).tables(), attempt_id(1))
    assert (found.outcome, found.stopped_at, found.next_stage) == ("label", None, None)
    assert [s.label for s in found.steps] == ["correct", "correct", "incorrect", "incorrect"]
    assert found.steps[1].why == "Lean accepts this step."
    assert "first step that fails (confirmed" in found.steps[2].why
    assert "after the first error (step 3)" in found.steps[3].why
    assert [len(s.messages) for s in found.steps] == [0, 0, 1, 0]
    text = seen(found)
    for words in ("first error at step 3: unjustified assumption", "step 3, line 1, column 0", "unsolved goals"):
        assert words in text
    for words in (
        "leanprover/lean4:v4.25.0-rc2",
        "rules-1",
        "model-b, prompt review/v1@ba9876543210",
        "train, 1 row in",
    ):
        assert words in text


def test_a_kept_correct_proof_is_correct_at_every_step() -> None:
    found = explain(RunBuilder().proof(0).tables(), attempt_id(0))
    assert {s.label for s in found.steps} == {"correct"}
    assert "correct at every step" in seen(found)


@pytest.mark.parametrize(
    ("stage", "outcome", "reason"),
    [
        ("attempts", "infrastructure", "truncation"),
        ("attempts", "rejected", "malformed output"),
        ("compile", "rejected", "unsound"),
        ("compile", "infrastructure", "wall clock"),
        ("review", "rejected", "prose and Lean disagree"),
        ("labels", "rejected", "disputed step"),
    ],
)
def test_an_attempt_that_stopped_says_where_and_why(stage: str, outcome: str, reason: str) -> None:
    found = explain(RunBuilder().stopped(4, stage, outcome, reason, "what happened").tables(), attempt_id(4))
    assert (found.stopped_at, found.outcome, found.reason, found.detail) == (stage, outcome, reason, "what happened")
    assert all(s.label is None for s in found.steps), "a proof that stopped has no labels"
    assert f"{outcome} at {stage}: {reason} (what happened)" in seen(found)
    if stage == "compile":
        assert found.steps[0].why == f"No label: Lean's run ended in {outcome} ({reason})."


def test_a_disputed_failure_still_says_where_lean_failed() -> None:
    tables = RunBuilder().proof(1, 3).tables()
    disputed = labelled(1, outcome="rejected", reason="disputed step", verdict=None, labels=[])
    tables.put("labels", [disputed], LabelledProof)
    steps = explain(tables, attempt_id(1)).steps
    assert {s.label for s in steps} == {None}
    assert steps[1].why == "Lean accepts this step."
    assert "first step that fails" in steps[2].why


@pytest.mark.parametrize(
    ("split", "copies", "words"),
    [
        ("train", 3, "split: train, 3 rows in the training view"),
        ("validation", 1, "split: validation"),
        ("bench", 1, "split: bench"),
        ("bench", 0, "split: held back: the bench holds another proof of this theorem"),
    ],
)
def test_the_split_is_told_in_words(split: str, copies: int, words: str) -> None:
    found = explain(RunBuilder().proof(0, split=split, copies=copies).tables(), attempt_id(0))
    assert words in [line.rstrip() for line in seen(found).splitlines()]


def test_a_filtered_proof_keeps_its_labels_and_names_the_filter() -> None:
    found = explain(RunBuilder().proof(2, filtered="mentions Lean").tables(), attempt_id(2))
    assert (found.stopped_at, found.reason) == ("filter", "mentions Lean")
    assert found.steps[0].label == "correct"
    assert "filter: rejected: mentions Lean" in seen(found)


def test_a_run_that_is_not_finished_names_the_next_stage() -> None:
    tables = RunBuilder().proof(0).tables()
    for stage in ("review", "repair", "labels", "filter", "splits"):
        del tables.stages[stage]
    found = explain(tables, attempt_id(0))
    assert (found.stopped_at, found.next_stage, found.outcome) == (None, "review", "label")
    assert "review has not seen it yet" in seen(found)


def test_a_repaired_step_shows_the_patch_and_says_so() -> None:
    tables = RunBuilder().proof(0).tables()
    tables.put("review", [review(0, 0, 2, verdict="syntax error", error_class=None, patch="p")], Review)
    tables.put("repair", [repaired(0, step=2)], Repair)
    found = explain(tables, attempt_id(0))
    assert found.steps[1].lean == repaired(0).patch
    assert found.steps[1].why == "Lean accepts this step after the review's one patch of its Lean."
    assert "step 2 patched once; the patched proof: compiles" in seen(found)


def test_an_earlier_cause_is_told_apart_from_the_first_error() -> None:
    tables = RunBuilder().proof(1, 3).tables()
    for stage in ("labels", "filter"):
        tables.put(stage, [labelled(1, 0, 3, cause_step=1)], LabelledProof)
    found = explain(tables, attempt_id(1))
    assert found.steps[0].label == "correct"
    assert found.steps[2].label == "incorrect"
    assert "It blames step 1; the label keeps the step at which Lean fails." in seen(found)


def test_an_imported_attempt_has_no_model() -> None:
    tables = RunBuilder().proof(0).tables()
    tables.put("attempts", [attempt(0, prompt="imported", model="", request_digest="")], Attempt)
    assert "the attempt was imported" in seen(explain(tables, attempt_id(0)))


def test_messages_outside_the_steps_are_kept() -> None:
    run = RunBuilder().proof(1, 4, messages=[message(0, "on the statement"), message(4), message(5, "after the end")])
    found = explain(run.tables(), attempt_id(1))
    assert [m.text for m in found.other_messages] == ["on the statement", "after the end"]
    assert "error at statement: on the statement" in seen(found)


def test_the_explanation_is_json() -> None:
    found = explain(RunBuilder().proof(1, 3).tables(), attempt_id(1))
    data = json.loads(found.model_dump_json())
    assert data["steps"][2]["label"] == "incorrect"
    assert Explanation.model_validate(data) == found


def many() -> MemoryTables:
    run = RunBuilder()
    for n in range(30):
        run.proof(n)
    return run.tables(5)


def test_a_unique_prefix_is_enough_and_only_its_part_is_read() -> None:
    tables = many()
    part, whole = find_attempt(tables, attempt_id(17)[:10])
    assert whole == attempt_id(17)
    tables.reads.clear()
    assert explain(tables, attempt_id(17)[:10]).attempt_id == attempt_id(17)
    assert {p for stage, p in tables.reads if stage != "attempts"} == {part}


def test_an_exact_id_wins_over_longer_ones() -> None:
    tables = MemoryTables()
    tables.put("attempts", [attempt(0, id="abc"), attempt(1, id="abcd")], Attempt)
    assert find_attempt(tables, "abc") == ("part-00000", "abc")


@pytest.mark.parametrize("prefix", ["zz", "", "%"])
def test_an_unknown_id_is_refused(prefix: str) -> None:
    with pytest.raises(UnknownId):
        find_attempt(many(), prefix)


def test_an_ambiguous_prefix_names_candidates() -> None:
    tables = MemoryTables()
    tables.put("attempts", [attempt(n, id=f"ab{n}") for n in range(9)], Attempt)
    with pytest.raises(AmbiguousId, match=r"ab0, ab1, ab2, ab3, ab4$"):
        find_attempt(tables, "ab")


def test_hostile_text_reaches_the_terminal_as_text() -> None:
    steps = [("[red]not markup[/red] \x1b[2J", "exact \x07h -- \u202e"), ("x", "y")]
    text = seen(explain(RunBuilder().proof(0, steps=steps).tables(), attempt_id(0)))
    assert "[red]not markup[/red] ␛[2J" in text
    assert "exact ␇h -- ⟨U+202E⟩" in text
    assert "\x1b[2J" not in text
    assert "\u202e" not in text
