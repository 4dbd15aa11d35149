"""Reading answers: text in = text out, or refused with the reason."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import BaseModel, ConfigDict

from leanprm.llm.answers import LeanText, MalformedAnswer, Prose, json_object, parse


class Pair(BaseModel):
    """An answer of one sentence and one fragment."""

    model_config = ConfigDict(extra="forbid")

    text: Prose
    lean: LeanText


printable = st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cs"))).filter(
    lambda text: "</think>" not in text
)
latex = st.lists(
    st.sampled_from([r"\frac{a}{b}", r"\beta", r"\nabla", r"\neq", r"\right)", r"\theta", r"\to", "ℝ", "𝔽", '"', " "])
).map("".join)


def answer(text: str = "One.", lean: str = "trivial") -> str:
    return json.dumps({"text": text, "lean": lean})


def sentence(formula: str) -> str:
    """An answer whose prose holds `formula` as a careless model would put it into JSON."""
    return '{"text": "So $' + formula + '$ holds.", "lean": "trivial"}'


def refusal(text: str) -> str:
    with pytest.raises(MalformedAnswer) as error:
        parse(text, Pair)
    return str(error.value)


@given(st.one_of(printable, latex), st.one_of(printable, latex), st.booleans())
def test_text_in_is_text_out(text: str, lean: str, ascii_only: bool) -> None:
    text = "x" + text
    raw = json.dumps({"text": text, "lean": lean}, ensure_ascii=ascii_only)
    pair = parse(raw, Pair)
    assert (pair.text, pair.lean) == (text, lean)


@given(printable)
def test_thinking_and_a_fence_change_nothing(text: str) -> None:
    raw = answer("x" + text)
    expected = parse(raw, Pair)
    assert parse(f"<think>a fake {{}} answer</think>\n{raw}\n", Pair) == expected
    assert parse(f"the template opened the thinking</think>{raw}", Pair) == expected
    assert parse(f"```json\n{raw}\n```", Pair) == expected
    assert parse(f"```\n{raw}```\n", Pair) == expected


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(MalformedAnswer):
        assert isinstance(json_object(text), dict)


@given(st.text())
def test_any_prose_is_kept_or_refused(text: str) -> None:
    with contextlib.suppress(MalformedAnswer):
        assert parse(answer(text), Pair).text == text


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        ("", "empty"),
        ("<think>enough</think>  ", "empty"),
        ("I cannot prove this.", "not valid JSON"),
        (f"Here it is: {answer()}", "not valid JSON"),
        (f"{answer()}\nDone.", "not valid JSON"),
        (f"{answer()}{answer()}", "not valid JSON"),
        (f"```json\n{answer()}\n```\nand\n```json\n{answer()}\n```", "not valid JSON"),
        (f"Sure.\n```json\n{answer()}\n```", "not valid JSON"),
        (f"```python\n{answer()}\n```", "not valid JSON"),
        (f"```json\n{answer()}", "not valid JSON"),
        ("```json\n```", "empty"),
        ("```", "not valid JSON"),
        (answer()[:-1], "not valid JSON"),
        (f"{answer()}<think>", "not valid JSON"),
        (f"<think>never closed {answer()}", "never closed"),
        (f"<think>a</think><think>{answer()}", "never closed"),
        (f"{answer()}</think>", "empty"),
        ("[" * 100_000, "not valid JSON"),
        (f"[{answer()}]", "expected a JSON object, found list"),
        ('{"text": "a", "text": "b", "lean": "c"}', "occurs twice"),
        ('{"text": NaN, "lean": "c"}', "NaN"),
        ('{"text": "a"}', "lean: Field required"),
        ('{"text": "a", "lean": "c", "note": ""}', "note: Extra inputs"),
        ('{"text": 1, "lean": "c"}', "text: Input should be a valid string"),
        ('{"text": " \\n", "lean": "c"}', "text: Value error, the text is blank"),
        ('{"text": "\\ud800", "lean": "c"}', "text: Value error, the character U+D800"),
    ],
)
def test_what_is_malformed(raw: str, reason: str) -> None:
    assert reason in refusal(raw)


@pytest.mark.parametrize(
    "command",
    [
        *(r"\frac{1}{2}", r"\forall x", r"\beta", r"\binom{n}{k}", r"\right)", r"\rho", r"\theta", r"\times", r"\to 0"),
        *(r"\nabla f", r"\neq 0", r"\ne 0", r"\nu", r"\not P", r"\notin A", r"\neg P", r"\nmid n", r"\nexists"),
    ],
)
def test_latex_with_a_single_backslash_is_refused_never_lost(command: str) -> None:
    assert "a backslash that was not doubled" in refusal(sentence(command))
    doubled = parse(sentence(command.replace("\\", "\\\\")), Pair)
    assert doubled.text == f"So ${command}$ holds."


@pytest.mark.parametrize("command", [r"\alpha", r"\le", r"\sqrt{2}", r"\underline{x}", r"\{", r"\("])
def test_other_single_backslashes_are_invalid_json(command: str) -> None:
    assert "not valid JSON" in refusal(sentence(command))


def test_prose_may_run_over_lines() -> None:
    text = "First we note that\n$a = b$,\nnow the even case."
    assert parse(answer(text), Pair).text == text


@pytest.mark.parametrize("lean", ["", "  intro x\n  exact x", "intro x\r\nexists 3", "\tintro x\n\texact x"])
def test_layout_of_lean_is_kept(lean: str) -> None:
    assert parse(answer(lean=lean), Pair).lean == lean


@pytest.mark.parametrize("lean", ["a\bb", "a\fb", "a\rb", "a\r", "a\x00b", "a\x1bb", "a\x7fb"])
def test_other_control_characters_in_lean_are_refused(lean: str) -> None:
    assert "lean: " in refusal(answer(lean=lean))


def test_values_are_not_coerced() -> None:
    class Counted(BaseModel):
        step: int

    values: list[Any] = ["1", 1.0, True]
    for value in values:
        with pytest.raises(MalformedAnswer):
            parse(json.dumps({"step": value}), Counted)
    assert parse('{"step": 1}', Counted).step == 1
