"""Prompts: immutable, versioned folders of text, identified by a hash over every byte of them.

A prompt is a folder `prompts/<name>/<version>/` with `system.md`, `user.md` and parts of its own. `{{field}}` stands
for a value given to `render`; `{{part}}` stands for the text of the file of that name beside it (`schema.json` gives
`{{schema}}`). Values are inserted as they are and never expanded again, so a theorem may contain braces. An
environment, `prompts/environments/<name>.md`, describes the Lean that a proof is written for and fills
`{{environment}}`; it is versioned in the same way and counts in the hash of the prompt that is loaded with it.

A published version never changes: `prompts/versions.json` lists their hashes and a test compares them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from leanprm.ids import digest
from leanprm.llm.protocol import ChatMessage
from leanprm.resources import resource_dir

_PLACEHOLDER = re.compile(r"\{\{([a-z_]+)\}\}")
_VERSIONED_NAME = re.compile(r"[a-z0-9_-]+/[A-Za-z0-9._-]+")


class PromptError(ValueError):
    """A prompt that is missing or ill-made, or a field that does not belong to it."""


@dataclass(frozen=True)
class Prompt:
    """One version of a prompt, together with the environment it was loaded for."""

    name: str
    hash: str
    system: str
    user: str
    parts: Mapping[str, str]
    schema: dict[str, Any] | None

    @property
    def ref(self) -> str:
        """How records name it: `generate/v1+portable-v1@<hash>`."""
        return f"{self.name}@{self.hash}"

    @property
    def fields(self) -> frozenset[str]:
        """The fields that `render` wants."""
        used = {name for text in (self.system, self.user) for name in _PLACEHOLDER.findall(text)}
        return frozenset(used - self.parts.keys())

    def render(self, **fields: str) -> tuple[ChatMessage, ...]:
        """System and user message, with exactly the prompt's `fields` filled in; raises `PromptError` otherwise."""
        if fields.keys() != self.fields:
            raise PromptError(f"{self.name}: expected fields {sorted(self.fields)}, got {sorted(fields)}")
        values = {**self.parts, **fields}
        return (
            ChatMessage(role="system", content=_fill(self.system, values)),
            ChatMessage(role="user", content=_fill(self.user, values)),
        )


@cache
def load(name: str, environment: str | None = None) -> Prompt:
    """The prompt `name` (`generate/v1`), with `environment` (`portable-v1`) when its text has that field."""
    files = version_files(name)
    missing = {"system.md", "user.md"} - files.keys()
    if missing:
        raise PromptError(f"prompt {name!r} lacks {', '.join(sorted(missing))}")
    parts = {Path(file).stem: _without_last_newline(text) for file, text in files.items()}
    system, user = parts.pop("system"), parts.pop("user")
    prompt_hash = version_hash(name)
    if environment is not None:
        environment_name = f"environments/{environment}"
        (text,) = version_files(environment_name).values()
        parts["environment"] = _without_last_newline(text)
        prompt_hash = digest(prompt_hash, version_hash(environment_name))
        name = f"{name}+{environment}"
    schema = json.loads(files["schema.json"]) if "schema.json" in files else None
    return Prompt(name, prompt_hash, system, user, parts, schema)


def version_files(name: str) -> dict[str, str]:
    """The texts of one version by file name, sorted: a folder for a prompt, one file for an environment."""
    if not _VERSIONED_NAME.fullmatch(name):
        raise PromptError(f"{name!r} is not the name of a prompt; expected something like 'generate/v1'")
    path = resource_dir("prompts") / name
    paths = sorted(path.iterdir()) if path.is_dir() else [path.parent / f"{path.name}.md"]
    try:
        # Bytes, not read_text: a change of line ends is a change of the prompt.
        return {p.name: p.read_bytes().decode("utf-8") for p in paths}
    except FileNotFoundError:
        raise PromptError(f"no prompt {name!r}; there are: {', '.join(shipped_versions())}") from None


def version_hash(name: str) -> str:
    """Hash over every file name and every byte of one version."""
    return digest(*(part for item in version_files(name).items() for part in item))


def shipped_versions() -> list[str]:
    """Names of all prompts and environments in the shipped folder, sorted."""
    return sorted(_shipped(resource_dir("prompts")))


def _shipped(root: Path) -> Iterator[str]:
    for group in root.iterdir():
        if group.is_dir():
            for version in group.iterdir():
                yield f"{group.name}/{version.name if version.is_dir() else version.stem}"


def _without_last_newline(text: str) -> str:
    """The text of a file: the newline that ends its last line belongs to the file."""
    return text.removesuffix("\n")


def _fill(template: str, values: Mapping[str, str]) -> str:
    return _PLACEHOLDER.sub(lambda match: values[match[1]], template)


if __name__ == "__main__":
    print(json.dumps({name: version_hash(name) for name in shipped_versions()}, indent=2))
