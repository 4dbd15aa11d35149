"""`leanprm lean check`: exit codes, what goes to which stream, order."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cli
from tests.cli.proofs import GOOD, LACKING, UNSOUND, WRONG, Proof, lines, proof, write


@pytest.mark.parametrize(
    ("rows", "code"),
    [((GOOD,), 0), ((GOOD, WRONG), 1), ((UNSOUND,), 1), ((WRONG, LACKING), 3)],
    ids=["all hold", "one fails", "one is rejected", "one has no verdict"],
)
def test_the_exit_code_is_that_of_the_worst_proof(cli: Cli, tmp_path: Path, rows: tuple[Proof, ...], code: int) -> None:
    ran = cli("lean", "check", write(tmp_path / "proofs.jsonl", *rows), "--json")
    assert ran.code == code
    assert [json.loads(line)["id"] for line in ran.out.splitlines()] == [row["id"] for row in rows]


def test_the_report_of_a_failing_proof(cli: Cli, tmp_path: Path) -> None:
    ran = cli("lean", "check", write(tmp_path / "proof.json", WRONG), "--json")
    report = json.loads(ran.out)
    assert (report["outcome"], report["labels"], report["first_error"]) == ("label", [True, False], 2)
    assert (report["reason"], report["attribution"]) == (None, "confirmed")
    (message,) = [m for m in report["messages"] if m["severity"] == "error"]
    assert (message["step"], message["line"]) == (2, 1)
    assert "mismatch" in message["text"]
    assert report["seconds"] > 0
    assert "attempt_id" not in report


def test_the_report_of_a_proof_that_holds(cli: Cli) -> None:
    ran = cli("lean", "check", "-", "--json", stdin=lines(GOOD))
    report = json.loads(ran.out)
    assert (report["labels"], report["first_error"], report["axioms"]) == ([True, True], None, [])
    assert ran.code == 0


def test_people_read_which_step_fails_and_why(cli: Cli) -> None:
    ran = cli("lean", "check", "-", stdin=lines(WRONG, UNSOUND))
    first, *rest = ran.out.splitlines()
    assert first == "wrong: step 2 is the first that fails (confirmed)"
    assert rest[0].strip() == "✓ 1. This is step 1."
    assert rest[1].strip() == "✗ 2. This is step 2."
    assert "mismatch" in rest[2]
    assert "unsound: rejected: unsound" in ran.out


def test_many_answers_keep_the_order_of_the_proofs(cli: Cli) -> None:
    """The first takes longest, so that with two at once its answer is ready last."""
    slow = proof("theorem slow : 2 ^ 10 = 1024", "have : ∀ n : Nat, n < 400 → n < 400 := by decide", "rfl", id="slow")
    quick = [GOOD | {"id": f"{n}"} for n in range(4)]
    ran = cli("lean", "check", "-", "--json", stdin=lines(slow, *quick))
    assert [json.loads(line)["id"] for line in ran.out.splitlines()] == ["slow", "0", "1", "2", "3"]


def test_a_deadline_is_no_verdict(cli: Cli) -> None:
    endless = {**GOOD, "steps": [{"text": "It goes on and on.", "lean": "repeat skip"}, *GOOD["steps"]]}
    ran = cli("lean", "check", "-", "--json", "--timeout", "1", "--heartbeats", "100000000", stdin=lines(endless))
    report = json.loads(ran.out)
    assert (report["outcome"], report["reason"], report["labels"]) == ("infrastructure", "wall clock", [])
    assert ran.code == 3
