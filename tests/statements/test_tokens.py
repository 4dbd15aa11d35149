"""The lexer: total, lossless, and right about comments, strings and names."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leanprm.statements.brackets import matching
from leanprm.statements.tokens import tokenize

LEANISH = st.text(alphabet="ab1.'\"\\/-«»(){}[]⟨⟩:=∀x ,\n#r<;>", max_size=60)


@settings(deadline=None)
@given(st.one_of(st.text(), LEANISH))
def test_every_character_is_in_one_token_or_blank(text: str) -> None:
    at = 0
    for token in tokenize(text):
        assert token.text == text[token.start : token.end]
        assert token.start < token.end
        assert not text[at : token.start].strip()
        at = token.end
    assert not text[at:].strip()


@settings(deadline=None)
@given(LEANISH)
def test_brackets_match_inside_one_another(text: str) -> None:
    pairs = sorted(matching(tokenize(text)).items())
    assert all(start < end for start, end in pairs)
    for start, end in pairs:
        assert all(b < end for a, b in pairs if start < a < end), "brackets never cross"


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("/- a /- b -/ c -/ x", ["comment", "ident"]),
        ("x -- := by\ny", ["ident", "comment", "ident"]),
        ('"a -- b" x', ["string", "ident"]),
        (r'"a \" b" x', ["string", "ident"]),
        ('r#"a " b"# x', ["string", "ident"]),
        ("«a -- b» x", ["ident", "ident"]),
        ("Nat.succ' n₁ h!", ["ident", "ident", "ident"]),
        ("'a' ℝ λ x", ["char", "ident", "symbol", "ident"]),
        ("3.14 0x1F 1_000", ["number", "number", "number"]),
        ("h.1", ["ident", "symbol", "number"]),
    ],
)
def test_kinds(text: str, kinds: list[str]) -> None:
    assert [token.kind for token in tokenize(text)] == kinds


@pytest.mark.parametrize("text", ["/- open", '"open', 'r#"open"'])
def test_what_stays_open_says_so(text: str) -> None:
    (token,) = tokenize(text)
    assert not token.closed
    assert token.end == len(text)
