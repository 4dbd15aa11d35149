"""One patch of one step, Lean only, claim unchanged."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leanprm.corpus.claims import Claim, claims, words
from leanprm.corpus.repair import LONGEST, Refusal, needs_repair, patched
from leanprm.records import Attempt, Review
from tests.builders import attempt, report, review


def suggest(before: str, after: str | None, step: int | None = 2) -> Attempt | Refusal:
    tried = attempt(steps=[("One.", "intro x"), ("Two.", before), ("Three.", "exact x")])
    second: Review = review(first_error=2, verdict="syntax error", step=step, patch=after, error_class=None)
    return patched(tried, second)


KEPT = [
    ("have h : a ≤ b := by nlinarith", "have h : a ≤ b := by nlinarith [sq_nonneg (a - b)]"),
    ("have h : a ≤ b := by nlinarith", "have  h : a\n    ≤ b := by -- why not\n  positivity"),
    ("have h : a = b := foo", "have h : a = b := by exact bar"),
    ("have : a = b := foo", "have : a = b := bar"),
    ("have h := foo a", "have h := bar a"),
    ("obtain ⟨x, hx⟩ := h", "obtain ⟨x, hx, hy⟩ := h 3"),
    ("obtain ⟨x, hx⟩ : ∃ x, x > 0 := foo", "obtain ⟨x, hx⟩ : ∃ x, x > 0 := by exact bar"),
    ("rcases h with ⟨a, b⟩ | ⟨c, d⟩", "rcases h with ⟨a, ⟨b, e⟩⟩ | ⟨c, d⟩"),
    ("rintro ⟨a, b⟩ ⟨c, d⟩", "rintro ⟨a, b, e⟩ ⟨c, d, f⟩"),
    ("suffices h : a = b by simp", "suffices h : a = b by simpa using h"),
    ("suffices h : a = b from foo h", "suffices h : a = b from bar h"),
    ("show a = b\nlinarith", "show a = b\nnlinarith"),
    ("· show a = b\n  linarith", "· show a = b\n  nlinarith"),
    ("calc a = b := by ring\n  _ ≤ c := by linarith", "calc a = b := by ring_nf\n  _ ≤ c := by nlinarith"),
    ("calc\n  a = b := by ring\n  b ≤ c := by linarith", "calc\n  a = b := by ring_nf\n  b ≤ c := by nlinarith"),
    ("  _ ≤ c := by linarith", "  _ ≤ c := by positivity"),
    ("use 2", "refine ⟨2, ?_⟩"),
    ("use 2, 3", "exact ⟨2, 3, by norm_num⟩"),
    ("exact ⟨2, le_refl 2⟩", "exact ⟨2, by norm_num⟩"),
    ("exact ⟨2, ⟨3, rfl⟩⟩", "exact ⟨2, 3, trivial⟩"),
    ("exact Exists.intro (2 + 3) foo_bar", "refine ⟨2 + 3, ?_⟩"),
    ("exact Exists.intro 2 foo_bar", "use 2"),
    ("nlinarith [sq_nonneg a]", "nlinarith [sq_nonneg a,\n  sq_nonneg b]"),
    ("rw [h] at g; simp", "rw [← h] at g <;> simp"),
    ("by_cases h : a = b\n· simp", "by_cases h : a = b\n· simp_all"),
    ("let x : ℕ := 3\nomega", "let x : ℕ := 3\nsimp"),
    ("simp (config := {a := 2})", "simp (config := {a := 3})"),
    ("have ⟨a, b⟩ := foo", "have ⟨a, c⟩ := foo"),
    ("intro ⟨a, b⟩", "intro ⟨a, b, c⟩"),
    ("exact fun ⟨a, b⟩ => a", "exact fun ⟨a, c⟩ => c"),
    ("exact λ ⟨a, b⟩ => a", "exact λ ⟨a, c⟩ => c"),
    ("exact foo (show a = b by simp)", "exact bar (show a = b by ring)"),
    ("exact foo (show a = b from foo)", "exact foo (show a = b from bar)"),
    ("have h : a = b := by show a = c\n                     linarith", "have h : a = b := by show a = c; nlinarith"),
    ("| zero => show a = c\n          linarith", "| zero => show a = c; nlinarith"),
    ("(show a = c\n linarith)", "(show a = c\n nlinarith)"),
    ("exact ⟨2, rfl⟩", "exact ⟨2, trivial⟩"),
    ("exact ⟨2, by simp⟩", "exact ⟨2, rfl⟩"),
    ("refine ⟨2, _⟩", "refine ⟨2, ?_⟩"),
    ("refine ⟨2, _⟩", "exact ⟨2, foo_bar a⟩"),
    ("exact ⟨2, Nat.foo_bar⟩", "exact ⟨2, trivial⟩"),
    ("use 2 <;> simp", "use 2 <;> ring"),
    ("use 2 with h", "use 2 with g"),
    ("exact (use 2) foo", "exact (use 2) bar"),
]

CHANGED = [
    ("have h : f (x := 2) = b := foo", "have h : f (x := 3) = b := foo"),
    ("have h : (a, (b)) = c := foo", "have h : (a, (c)) = c := foo"),
    ("exact ⟨Nat.succ n, rfl⟩", "exact ⟨Nat.pred n, rfl⟩"),
    ("exact foo ⟨2, rfl⟩ ⟨3, rfl⟩", "exact foo ⟨2, rfl⟩ ⟨4, rfl⟩"),
    ("exact Exists.intro [2, 3] rfl", "exact Exists.intro [2, 4] rfl"),
    ("rsuffices ⟨x, hx⟩ : ∃ x, x > 0", "rsuffices ⟨x, hx⟩ : ∃ x, x > 1"),
    ("  a + b\n    = c := foo", "  a + c\n    = c := foo"),
    ("have h : a ≤ b := by nlinarith", "have h : a < b := by nlinarith"),
    ("have h : a ≤ b := by nlinarith", "have g : a ≤ b := by nlinarith"),
    ("have h : a ≤ b := by nlinarith", "have : a ≤ b := by nlinarith"),
    ("have h : a ≤ b := by nlinarith", "have h : a ≤ b := by\n  have g : a = b := foo\n  simp"),
    ("have h : a ≤ b := by nlinarith", "nlinarith"),
    ("have h : ∃ x, x > 0 := ⟨1, by simp⟩", "have h : ∃ x, x > 0 := ⟨2, by simp⟩"),
    ("have h : (a : ℝ) ≤ b := foo", "have h : (a : ℕ) ≤ b := foo"),
    ("have h : a\n    ≤ b := foo", "have h : a\n    ≤ c := foo"),
    ("constructor <;> have h : a\n  ≤ b := foo", "constructor <;> have h : a\n  ≤ c := foo"),
    ("have h := foo a", "have h : a = b := foo a"),
    ("have h := foo a", "have g := foo a"),
    ("have ⟨x, y⟩ : P ∧ Q := h", "have ⟨x, y⟩ : Q ∧ P := h"),
    ("haveI h : a = b := foo", "haveI h : a = c := foo"),
    ("replace h : a = b := foo", "replace h : a = c := foo"),
    ("obtain ⟨x, hx⟩ : ∃ x, x > 0 := foo", "obtain ⟨x, hx⟩ : ∃ x, x > 1 := foo"),
    ("obtain ⟨x, hx⟩ := foo", "obtain ⟨x, hx⟩ : ∃ x, x > 1 := foo"),
    ("suffices h : a = b by simp", "suffices h : a = c by simp"),
    ("suffices h : a = b from foo", "suffices h : a = c from foo"),
    ("show a = b", "show a = c"),
    ("show a = b\nlinarith", "show b = a\nlinarith"),
    ("exact (by show a = b; simp)", "exact (by show a = c; simp)"),
    ("change a = b at h", "change a = c at h"),
    ("calc a = b := by ring\n  _ ≤ c := by linarith", "calc a = d := by ring\n  _ ≤ c := by linarith"),
    ("calc a = b := by ring\n  _ ≤ c := by linarith", "calc a = b := by ring\n  _ < c := by linarith"),
    ("calc a = b := by ring\n  b ≤ c := by linarith", "calc a = b := by ring\n  b ≤ d := by linarith"),
    ("calc a\n  _ = b := by ring", "calc c\n  _ = b := by ring"),
    ("  _ ≤ c := by linarith", "  _ ≤ d := by linarith"),
    ("use 2", "use 3"),
    ("use 2", "refine ⟨3, ?_⟩"),
    ("use 2, 3", "use 3, 2"),
    ("exists 2", "exists 3"),
    ("refine ⟨2, ?_⟩", "refine ⟨3, ?_⟩"),
    ("exact ⟨2, ⟨3, rfl⟩⟩", "exact ⟨2, ⟨4, rfl⟩⟩"),
    ("apply foo ⟨2, rfl⟩", "apply foo ⟨3, rfl⟩"),
    ("exact Exists.intro (2 + 3) rfl", "exact Exists.intro (2 + 4) rfl"),
    ("exact Exists.intro 2 rfl", "exact Exists.intro 3 rfl"),
    ("apply Exists.intro 2", "apply Exists.intro"),
    ("by_cases h : a = b", "by_cases h : a = c"),
    ("let x : ℕ := 3", "let x : ℕ := 4"),
    ("set x := a + b with hx", "set x := a - b with hx"),
    ("linarith", "have h : a = b := foo\nlinarith"),
    ("linarith", "show a = b; linarith"),
    ("intro x; use x", "intro x; use x + 1"),
    ("fun x => ⟨x, rfl⟩", "fun x => ⟨x + 1, rfl⟩"),
]


@pytest.mark.parametrize(("before", "after"), KEPT)
def test_the_proof_of_a_claim_may_change(before: str, after: str) -> None:
    result = suggest(before, after)
    assert isinstance(result, Attempt)
    assert result.steps[1].lean == after


@pytest.mark.parametrize(("before", "after"), CHANGED)
def test_the_claim_may_not(before: str, after: str) -> None:
    for first, second in ((before, after), (after, before)):
        assert suggest(first, second) == Refusal("the patch changes the claim of the step")


@pytest.mark.parametrize("word", ["have", "have'", "haveI", "replace", "obtain", "suffices", "rsuffices"])
def test_every_word_that_names_a_proposition_is_read(word: str) -> None:
    assert claims(f"{word} h : a = b") == (Claim(word, ("h", ":", "a", "=", "b")),)


@pytest.mark.parametrize("word", ["let", "let'", "letI", "set", "generalize"])
def test_every_word_that_defines_is_read_with_its_value(word: str) -> None:
    assert claims(f"{word} x := a + b; simp") == (Claim(word, ("x", ":=", "a", "+", "b")),)


@pytest.mark.parametrize("word", ["show", "change", "convert_to", "by_cases", "by_contra", "by_contra!", "wlog"])
def test_every_word_that_restates_is_read(word: str) -> None:
    assert claims(f"{word} a = b\nsimp") == (Claim(word, ("a", "=", "b")),)


@pytest.mark.parametrize("word", ["use", "use!", "exists", "existsi"])
def test_every_word_that_gives_witnesses_is_read(word: str) -> None:
    assert claims(f"{word} 2, f (3, 4), _") == (
        Claim("witness", ("2",)),
        Claim("witness", ("f", "(", "3", ",", "4", ")")),
    )


def test_nothing_between_brackets_is_no_witness() -> None:
    assert claims("exact foo ⟨⟩ 2") == ()
    assert claims("use 2, ⟨3, rfl⟩") == (Claim("witness", ("2",)), Claim("witness", ("3",)))
    assert claims("exact foo ⟨, 2⟩") == (Claim("witness", ("2",)),)


def test_a_line_is_read_once_and_not_as_a_link_of_the_claim_it_continues() -> None:
    assert claims("have h :\n    a\n    = b := foo") == (Claim("have", ("h", ":", "a", "=", "b")),)
    assert claims("have h : f (x := 2)\n    = b := foo") == (
        Claim("have", ("h", ":", "f", "(", "x", ":=", "2", ")", "=", "b")),
    )
    assert claims("suffices h : a\n  = b by simp") == (Claim("suffices", ("h", ":", "a", "=", "b")),)
    assert claims("calc\n  a = b := foo\n  b = c := foo") == (
        Claim("calc", ("a", "=", "b")),
        Claim("link", ("b", "=", "c")),
    )


def test_only_the_lean_of_one_step_is_replaced() -> None:
    tried = attempt()
    second = review(first_error=2, verdict="syntax error", patch="have h1 : n ^ 2 = 4 * k ^ 2 := by simp [hk]")
    result = patched(tried, second)
    assert isinstance(result, Attempt)
    assert result.steps[1].lean == second.patch
    assert [step.text for step in result.steps] == [step.text for step in tried.steps]
    assert [result.steps[i] for i in (0, 2, 3)] == [tried.steps[i] for i in (0, 2, 3)]
    assert result.model_copy(update={"steps": tried.steps}) == tried


@pytest.mark.parametrize(
    ("patch", "step", "reason"),
    [
        (None, 2, "no patch"),
        ("", 2, "no patch"),
        (" \n\t", 2, "no patch"),
        ("-- nothing", 2, "no formal content"),
        ("/- nothing -/", 2, "no formal content"),
        ("simp", None, "names no step"),
        ("simp", 0, "names no step"),
        ("simp", -1, "names no step"),
        ("simp", 4, "names no step"),
        ("linarith  -- the same", 2, "changes nothing"),
        ("x" * (LONGEST + 1), 2, f"longer than {LONGEST}"),
    ],
)
def test_a_patch_that_cannot_count_is_refused(patch: str | None, step: int | None, reason: str) -> None:
    result = suggest("linarith", patch, step)
    assert isinstance(result, Refusal)
    assert reason in result.reason


@pytest.mark.parametrize("step", [1, 3])
def test_the_first_and_the_last_step_can_be_patched(step: int) -> None:
    result = suggest("linarith", "simp", step)
    assert isinstance(result, Attempt)
    assert result.steps[step - 1].lean == "simp"


def test_the_longest_patch_is_still_compared() -> None:
    assert isinstance(suggest("linarith", "x" * LONGEST), Attempt)
    assert isinstance(suggest("x" * (LONGEST + 1), "simp"), Refusal)


def test_claims_are_read_with_form_and_words() -> None:
    assert claims("have h : a = b := by\n  show a = c; simp\nuse 2, x + 1") == (
        Claim("have", ("h", ":", "a", "=", "b")),
        Claim("show", ("a", "=", "c")),
        Claim("witness", ("2",)),
        Claim("witness", ("x", "+", "1")),
    )


def test_words_in_comments_and_strings_claim_nothing() -> None:
    assert claims('-- have h : a = b\nsimp /- use 2 -/ ["show a"]') == ()


@pytest.mark.parametrize(
    ("verdict", "first_error", "report_outcome", "review_outcome", "expected"),
    [
        ("syntax error", 2, "label", "label", True),
        ("syntax error", None, "label", "label", False),
        ("mathematical error", 2, "label", "label", False),
        ("syntax error", 2, "label", "infrastructure", False),
        ("syntax error", 2, "rejected", "label", False),
    ],
)
def test_only_a_failure_called_syntax_is_repaired(
    verdict: str, first_error: int | None, report_outcome: str, review_outcome: str, expected: bool
) -> None:
    lean = report(first_error=first_error).model_copy(update={"outcome": report_outcome})
    assert needs_repair(lean, review(verdict=verdict, step=2, outcome=review_outcome)) is expected


PIECES = [*"ab :=⟨⟩(),\n·|_?1;", " have ", " use ", ":=", " by ", " show ", " calc ", " from "]
LEAN = st.lists(st.sampled_from(PIECES), max_size=40).map("".join)


@given(LEAN)
def test_reading_claims_never_fails(lean: str) -> None:
    assert claims(lean) == claims(lean + "\n-- remark")


@given(LEAN, LEAN)
def test_a_patch_is_taken_iff_the_claims_are_the_same_and_something_changed(before: str, after: str) -> None:
    accepted = isinstance(suggest(before, after), Attempt)
    changed = bool(words(after)) and words(after) != words(before)
    assert accepted == (changed and claims(before) == claims(after))
