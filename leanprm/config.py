"""Configuration: frozen models, YAML files with `extends`, dotted overrides, and the digest of what decides results.

A file may start from another one (`extends: base.yaml`, relative to itself, or `extends:
resource:configs/quickstart.yaml`); its own keys win, and `a.b=c` overrides from the command line win over both. An
unknown key is an error that names the file and the nearest key there is. Paths inside a config are written as they
are meant on every machine: `resource:<folder>/<rest>` for what the package ships, or a path from the working directory
of the command.

This module does not know what the settings do, only what they are.
"""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, TypeVar

import yaml
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from leanprm.ids import digest
from leanprm.llm.settings import GenerateSettings, ReviewSettings
from leanprm.resources import resource_dir

RESOURCE = "resource:"
C = TypeVar("C", bound="Section")


class ConfigError(ValueError):
    """A configuration that cannot be used; the message names the file and the key."""


class Section(BaseModel):
    """Base of all configuration: immutable, no unknown keys, each field documented by the line under it."""

    model_config = ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=True)


class StatementsSettings(Section):
    """Which theorems are attempted."""

    path: str = "resource:examples/statements.jsonl"
    """Change it to use your own theorems: a .jsonl or .parquet file of statements."""
    limit: int | None = Field(default=None, ge=1)
    """Set it for a trial run on the first so many statements of the file."""


class LeanSettings(Section):
    """How Lean checks a proof."""

    engine: str = "portable"
    """This version has `portable`, the embedded stand-in, which never labels a released corpus."""
    timeout_s: float = Field(default=60.0, gt=0, allow_inf_nan=False)
    """Wall clock of one Lean run; raise it, in a new directory, when `wall clock` failures appear."""
    heartbeats: int = Field(default=200_000, ge=1)
    """Lean's own deterministic limit; raise it when `undetermined` is frequent and the proofs are worth the time."""
    memory_mb: int = Field(default=4096, ge=3072)
    """Address space of one Lean process (an empty run needs 2.6 GB of it); raise it when `memory` failures appear."""
    workers: Annotated[int, Field(ge=1)] | Literal["auto"] = "auto"
    """Lean processes at once; `auto` is one a core. Never decides results."""


class SplitSettings(Section):
    """How theorem groups are divided into train, validation and bench."""

    seed: int = 42
    """Change it only to draw other splits; two corpora are comparable under the same seed."""
    validation_groups: int = Field(default=170, ge=0)
    """Theorem groups held out for validation; lower it for a small corpus."""
    bench_groups_per_verdict: int = Field(default=100, ge=0)
    """Theorem groups held out for the bench, of each verdict; lower it for a small corpus."""


class RunSettings(Section):
    """How the work is carried out. Nothing here decides results, so all of it may change when a run is resumed."""

    part_rows: int = Field(default=256, ge=1)
    """Statements in a part file; lower it to spread a small corpus over more workers. Fixed once a run has begun."""
    cores: Annotated[int, Field(ge=2)] | Literal["auto"] = "auto"
    """Cores of a local Ray; lower it to leave some to other work. An existing cluster ignores it."""
    object_store_mb: int = Field(default=512, ge=80)
    """Shared memory of a local Ray; raise it only for very large proofs."""
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    """Lower it to see what Ray and the stages say."""


class CorpusConfig(Section):
    """Everything `leanprm corpus build` needs to know."""

    statements: StatementsSettings = StatementsSettings()
    """The theorems."""
    generate: GenerateSettings
    """The first model call."""
    lean: LeanSettings = LeanSettings()
    """The checker."""
    review: ReviewSettings
    """The second model call."""
    split: SplitSettings = SplitSettings()
    """The splits."""
    run: RunSettings = RunSettings()
    """Cores, part sizes and logging."""


class Difference(NamedTuple):
    """One key two configs disagree on; a missing value is None."""

    key: str
    before: Any
    after: Any


class _Source(NamedTuple):
    name: str
    values: dict[str, Any]


def load_config(model: type[C], path: str | Path, overrides: Sequence[str] = ()) -> C:
    """The config of `path` (or `resource:…`) under dotted `overrides`; `ConfigError` names the file and the key."""
    sources = [*_file_sources(locate(str(path)), ()), *(_override(text) for text in overrides)]
    for source in sources:
        _refuse_unknown(model, source.values, source.name, "")
    merged: dict[str, Any] = {}
    for source in sources:
        merged = _merge(merged, source.values)
    try:
        return model.model_validate(merged)
    except ValidationError as error:
        raise ConfigError(_explain(error, sources)) from None


def locate(path: str) -> Path:
    """The place of a path written in a config; `resource:<folder>/<rest>` is looked up in what the package ships."""
    if not path.startswith(RESOURCE):
        return Path(path)
    folder, _, rest = path.removeprefix(RESOURCE).partition("/")
    try:
        return resource_dir(folder) / rest
    except FileNotFoundError as error:
        raise ConfigError(f"{path}: {error}") from None


def resolved(config: Section) -> dict[str, Any]:
    """Every key with its value, defaults included, as plain JSON values."""
    return config.model_dump(mode="json")


def deciding(config: CorpusConfig) -> dict[str, Any]:
    """The part of the resolved config that decides results: all but `run` and `lean.workers`."""
    return deciding_part(resolved(config))


def deciding_part(values: Mapping[str, Any]) -> dict[str, Any]:
    """`deciding` of an already resolved config, such as the one a manifest keeps."""
    kept = {key: value for key, value in values.items() if key != "run"}
    if isinstance(kept.get("lean"), dict):
        kept["lean"] = {key: value for key, value in kept["lean"].items() if key != "workers"}
    return kept


def deciding_digest(config: CorpusConfig) -> str:
    """Digest of `deciding(config)`: equal for two configs iff they ask for the same results."""
    return digest(json.dumps(deciding(config), sort_keys=True))


def differences(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Difference]:
    """The dotted keys on which two resolved configs disagree, sorted."""
    left, right = dict(_leaves(before, "")), dict(_leaves(after, ""))
    return [
        Difference(key, left.get(key), right.get(key))
        for key in sorted(left.keys() | right.keys())
        if left.get(key) != right.get(key) or (key in left) != (key in right)
    ]


def _file_sources(path: Path, seen: tuple[Path, ...]) -> list[_Source]:
    """The file's own values, preceded by those of the files it extends."""
    here = path.resolve()
    if here in seen:
        raise ConfigError(f"{path}: `extends` goes round in a circle: {' → '.join(str(p) for p in (*seen, here))}")
    values = _read_yaml(path)
    base = values.pop("extends", None)
    own = _Source(str(path), values)
    if base is None:
        return [own]
    if not isinstance(base, str):
        raise ConfigError(f"{path}: `extends` must be one file name, found {base!r}")
    parent = locate(base) if base.startswith(RESOURCE) else here.parent / base
    return [*_file_sources(parent, (*seen, here)), own]


def _read_yaml(path: Path) -> dict[str, Any]:
    try:
        values = yaml.safe_load(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ConfigError(f"{path}: there is no such config file") from None
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"{path}: cannot be read: {error}") from None
    except yaml.YAMLError as error:
        raise ConfigError(f"{path}: not valid YAML: {error}") from None
    if values is None:
        return {}
    if not isinstance(values, dict) or not all(isinstance(key, str) for key in values):
        raise ConfigError(f"{path}: expected keys with values, found {type(values).__name__}")
    return values


def _override(text: str) -> _Source:
    name = f"override {text!r}"
    key, equals, value = text.partition("=")
    parts = key.strip().split(".")
    if not equals or not all(parts):
        raise ConfigError(f"{name}: expected a.b=value")
    try:
        nested: Any = yaml.safe_load(value)
    except yaml.YAMLError as error:
        raise ConfigError(f"{name}: the value is not valid YAML: {error}") from None
    for part in reversed(parts):
        nested = {part: nested}
    return _Source(name, nested)


def _merge(base: dict[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    merged = dict(base)
    for key, value in over.items():
        below = merged.get(key)
        merged[key] = _merge(below, value) if isinstance(below, dict) and isinstance(value, dict) else value
    return merged


def _refuse_unknown(model: type[BaseModel], values: Mapping[str, Any], source: str, prefix: str) -> None:
    for key, value in values.items():
        info = model.model_fields.get(str(key))
        if info is None:
            raise ConfigError(f"{source}: unknown key `{prefix}{key}`{_nearest(str(key), model, prefix)}")
        if isinstance(value, dict) and isinstance(info.annotation, type) and issubclass(info.annotation, BaseModel):
            _refuse_unknown(info.annotation, value, source, f"{prefix}{key}.")


def _nearest(key: str, model: type[BaseModel], prefix: str) -> str:
    known = list(model.model_fields)
    close = difflib.get_close_matches(key, known, n=1, cutoff=0.5)
    if close:
        return f"; did you mean `{prefix}{close[0]}`?"
    return f"; known here: {', '.join(known)}" if known else "; this section has no keys"


def _explain(error: ValidationError, sources: Sequence[_Source]) -> str:
    lines = []
    for item in error.errors():
        key = ".".join(
            str(part) for part in item["loc"] if not str(part).startswith(("literal[", "int", "constrained"))
        )
        setter = next((s.name for s in reversed(sources) if _sets(s.values, key.split("."))), sources[0].name)
        found = "" if item["type"] == "missing" else f", found {item['input']!r}"
        lines.append(f"{setter}: `{key}`: {item['msg']}{found}")
    return "\n".join(dict.fromkeys(lines))


def _sets(values: Any, path: Sequence[str]) -> bool:
    for part in path:
        if not isinstance(values, dict) or part not in values:
            return False
        values = values[part]
    return True


def _leaves(values: Mapping[str, Any], prefix: str) -> Iterator[tuple[str, Any]]:
    for key, value in values.items():
        if isinstance(value, Mapping):
            yield from _leaves(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}", value
