"""Prompts: published versions never change, hashes see every byte, rendering fills every field once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from leanprm.llm import prompts
from leanprm.llm.prompts import PromptError
from leanprm.records import FORMALISATION_CLASSES, MATHEMATICAL_CLASSES
from leanprm.resources import resource_dir

VERSIONS = json.loads((resource_dir("prompts") / "versions.json").read_text("utf-8"))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A prompts folder of the test's own, with one prompt and one environment."""
    for name, text in {
        "greet/v1/system.md": "Be kind.\n",
        "greet/v1/user.md": "{{rule}}\nGreet {{who}} in {{environment}}; {{who}} waits. {not a field} {{Nor This}}\n",
        "greet/v1/rule.txt": "Use {{who}} as is.\n",
        "greet/v1/schema.json": '{"type": "object"}\n',
        "environments/here.md": "ℝ\n\n",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(text.encode())
    monkeypatch.setattr(prompts, "resource_dir", lambda _name: tmp_path)
    prompts.load.cache_clear()
    yield tmp_path
    prompts.load.cache_clear()


@pytest.mark.parametrize("name", VERSIONS["published"])
def test_a_published_version_never_changes(name: str) -> None:
    assert prompts.version_hash(name) == VERSIONS["published"][name], (
        f"{name} is published and its bytes have changed: restore it and make the new wording a new version"
    )


def test_every_shipped_version_is_published_or_a_draft() -> None:
    assert sorted([*VERSIONS["published"], *VERSIONS["draft"]]) == prompts.shipped_versions()


@pytest.mark.parametrize("name", prompts.shipped_versions())
def test_texts_are_clean(name: str) -> None:
    for file, text in prompts.version_files(name).items():
        assert text == text.rstrip() + "\n", file
        assert not {"\r", "\t"} & set(text), file
        assert all(line == line.rstrip() for line in text.splitlines()), file


def test_both_prompts_load_with_both_environments() -> None:
    refs = {
        prompts.load(name, environment).ref
        for name in ("generate/v1", "review/v1")
        for environment in ("portable-v1", "mathlib-v4.25.0-rc2")
    }
    assert len(refs) == 4
    assert {ref.partition("@")[0] for ref in refs} >= {"generate/v1+portable-v1", "review/v1+mathlib-v4.25.0-rc2"}


@pytest.mark.parametrize("error_class", [*MATHEMATICAL_CLASSES, *FORMALISATION_CLASSES])
def test_the_review_defines_every_error_class(error_class: str) -> None:
    prompt = prompts.load("review/v1", "portable-v1")
    assert prompt.user.count(f"\n- `{error_class}`: ") == 1
    assert prompt.schema is not None
    assert error_class in prompt.schema["properties"]["error_class"]["anyOf"][0]["enum"]


def test_the_generator_is_never_told_what_lean_says_or_to_err() -> None:
    prompt = prompts.load("generate/v1", "portable-v1")
    assert prompt.fields == {"informal", "header", "formal"}
    assert "Prove the theorem" in prompt.user
    for word in ("mistake", "incorrect", "wrong", "error"):
        assert word not in (prompt.system + prompt.user).lower()


def test_hash_sees_every_byte_and_every_name(folder: Path) -> None:
    hashes = {prompts.version_hash("greet/v1")}
    user = folder / "greet/v1/user.md"
    user.write_bytes(user.read_bytes().replace(b"\n", b"\r\n"))
    hashes.add(prompts.version_hash("greet/v1"))
    user.write_bytes(user.read_bytes() + b" ")
    hashes.add(prompts.version_hash("greet/v1"))
    (folder / "greet/v1/rule.txt").rename(folder / "greet/v1/rule.md")
    hashes.add(prompts.version_hash("greet/v1"))
    (folder / "greet/v1/unused.txt").write_bytes(b"")
    hashes.add(prompts.version_hash("greet/v1"))
    assert len(hashes) == 5


def test_the_environment_counts_in_the_hash(folder: Path) -> None:
    before = prompts.load("greet/v1", "here")
    assert before.ref == f"greet/v1+here@{before.hash}"
    (folder / "environments/here.md").write_bytes("ℂ\n".encode())
    prompts.load.cache_clear()
    assert prompts.load("greet/v1", "here").hash != before.hash
    assert prompts.load("greet/v1").hash == prompts.version_hash("greet/v1")


@pytest.mark.usefixtures("folder")
def test_values_are_inserted_as_they_are() -> None:
    prompt = prompts.load("greet/v1", "here")
    assert prompt.fields == {"who"}
    assert prompt.schema == {"type": "object"}
    who = r"{{environment}} \1 \g<0> {{who}}"
    system, user = prompt.render(who=who)
    assert (system.role, system.content) == ("system", "Be kind.")
    assert (user.role, user.content) == (
        "user",
        f"Use {{{{who}}}} as is.\nGreet {who} in ℝ\n; {who} waits. {{not a field}} {{{{Nor This}}}}",
    )


@pytest.mark.parametrize("fields", [{}, {"who": "you", "why": "so"}, {"why": "so"}])
@pytest.mark.usefixtures("folder")
def test_exactly_the_fields_of_the_prompt(fields: dict[str, str]) -> None:
    with pytest.raises(PromptError, match=r"expected fields \['who'\]"):
        prompts.load("greet/v1", "here").render(**fields)


@pytest.mark.usefixtures("folder")
def test_an_environment_that_is_needed_is_a_field() -> None:
    assert prompts.load("greet/v1").fields == {"who", "environment"}


@pytest.mark.parametrize("name", ["greet/v2", "environments/there", "greet", "../greet/v1", "greet/v1/x", ""])
@pytest.mark.usefixtures("folder")
def test_a_name_that_is_none(name: str) -> None:
    with pytest.raises(PromptError):
        prompts.version_files(name)


@pytest.mark.usefixtures("folder")
def test_an_unknown_name_lists_the_known_ones() -> None:
    with pytest.raises(PromptError, match="environments/here, greet/v1"):
        prompts.load("greet/v3")


def test_a_prompt_without_its_messages_is_refused(folder: Path) -> None:
    (folder / "greet/v1/system.md").unlink()
    with pytest.raises(PromptError, match=r"lacks system\.md"):
        prompts.load("greet/v1")
