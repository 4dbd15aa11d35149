"""Configs: files that extend files, overrides, refusals that name what to change, and what decides results."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from leanprm.config import (
    ConfigError,
    CorpusConfig,
    deciding_digest,
    differences,
    load_config,
    locate,
    resolved,
)
from leanprm.resources import resource_dir

MINIMAL = "generate: {model: g}\nreview: {model: r}\n"


@pytest.fixture
def base(tmp_path: Path) -> Path:
    path = tmp_path / "base.yaml"
    path.write_text(MINIMAL, encoding="utf-8")
    return path


def load(path: Path | str, *overrides: str) -> CorpusConfig:
    return load_config(CorpusConfig, path, overrides)


def test_defaults_fill_what_a_file_leaves_out(base: Path) -> None:
    config = load(base)
    assert config.generate.model == "g"
    assert config.lean.engine == "portable"
    assert config.split.seed == 42


def test_a_file_extends_another_and_overrides_win_over_both(base: Path) -> None:
    sub = base.parent / "sub"
    sub.mkdir()
    middle, top = sub / "middle.yaml", sub / "top.yaml"
    middle.write_text("extends: ../base.yaml\nlean: {timeout_s: 5, heartbeats: 7}\n", encoding="utf-8")
    top.write_text("extends: middle.yaml\nlean: {timeout_s: 6}\ngenerate: {samples: 3}\n", encoding="utf-8")
    config = load(top, "lean.heartbeats=9", "run.cores=2", "statements.limit=null")
    assert (config.lean.timeout_s, config.lean.heartbeats) == (6.0, 9)
    assert (config.generate.model, config.generate.samples) == ("g", 3)
    assert (config.run.cores, config.statements.limit) == (2, None)


def test_shipped_configs_load_and_can_be_extended(tmp_path: Path) -> None:
    for path in sorted(resource_dir("configs").rglob("*.yaml")):
        if path.name in ("quickstart.yaml", "paper.yaml"):
            load(path)
    top = tmp_path / "mine.yaml"
    top.write_text("extends: resource:configs/quickstart.yaml\nstatements: {limit: 2}\n", encoding="utf-8")
    assert load(top).statements.limit == 2
    assert load("resource:configs/corpus/paper.yaml").split.validation_groups == 170


def test_the_paper_config_holds_out_the_papers_numbers() -> None:
    split = load("resource:configs/corpus/paper.yaml").split
    assert (split.validation_groups, 2 * split.bench_groups_per_verdict) == (170, 200)


@pytest.mark.parametrize(
    ("text", "overrides", "complaint"),
    [
        (
            MINIMAL + "lean: {timeout: 3}\n",
            (),
            r"base\.yaml: unknown key `lean\.timeout`; did you mean `lean\.timeout_s`",
        ),
        (MINIMAL + "lan: {}\n", (), r"base\.yaml: unknown key `lan`; did you mean `lean`"),
        (MINIMAL + "zzz: 1\n", (), r"unknown key `zzz`; known here: statements, generate,"),
        (MINIMAL, ("split.sed=1",), r"override 'split\.sed=1': unknown key `split\.sed`; did you mean `split\.seed`"),
        (MINIMAL + "filter: {words: 1}\n", (), "unknown key `filter`; known here: statements, generate,"),
        (MINIMAL + "lean: {timeout_s: soon}\n", (), r"base\.yaml: `lean\.timeout_s`: .* found 'soon'"),
        (MINIMAL, ("lean.timeout_s=-1",), r"override 'lean\.timeout_s=-1': `lean\.timeout_s`: .*greater than 0"),
        (MINIMAL + "lean: {workers: many}\n", (), r"base\.yaml: `lean\.workers`: "),
        ("review: {model: r}\n", (), r"base\.yaml: `generate`: Field required"),
        ("generate: [1]\nreview: {model: r}\n", (), r"base\.yaml: `generate`: "),
        ("- a\n", (), r"base\.yaml: expected keys with values, found list"),
        ("a: [\n", (), r"base\.yaml: not valid YAML"),
        (MINIMAL, ("lean.timeout_s",), "expected a.b=value"),
        (MINIMAL, ("=3",), "expected a.b=value"),
        (MINIMAL, ("lean.timeout_s=[",), "the value is not valid YAML"),
        ("extends: base.yaml\n", (), "goes round in a circle"),
        ("extends: [a, b]\n", (), r"`extends` must be one file name"),
        ("extends: gone.yaml\n", (), r"gone\.yaml: there is no such config file"),
        ("extends: resource:nowhere/a.yaml\n", (), r"resource:nowhere/a\.yaml: the folder 'nowhere'"),
    ],
)
def test_a_refusal_names_the_file_and_the_key(
    base: Path, text: str, overrides: tuple[str, ...], complaint: str
) -> None:
    base.write_text(text, encoding="utf-8")
    with pytest.raises(ConfigError, match=complaint):
        load(base, *overrides)


def test_bytes_that_are_not_utf8_are_refused(base: Path) -> None:
    base.write_bytes(b"a: \xff\n")
    with pytest.raises(ConfigError, match=r"base\.yaml: cannot be read"):
        load(base)


def test_configs_are_frozen(base: Path) -> None:
    with pytest.raises(ValidationError):
        load(base).split.seed = 1


@pytest.mark.parametrize("override", ["run.cores=2", "run.part_rows=9", "run.log_level=debug", "lean.workers=3"])
def test_how_a_run_is_carried_out_decides_nothing(base: Path, override: str) -> None:
    assert deciding_digest(load(base, override)) == deciding_digest(load(base))


@pytest.mark.parametrize(
    "override",
    [
        "lean.timeout_s=61",
        "generate.model=h",
        "generate.samples=2",
        "review.prompt=review/v2",
        "split.seed=43",
        "statements.limit=5",
    ],
)
def test_everything_else_does(base: Path, override: str) -> None:
    assert deciding_digest(load(base, override)) != deciding_digest(load(base))


def test_differences_name_the_keys(base: Path) -> None:
    found = differences(resolved(load(base)), resolved(load(base, "split.seed=1", "statements.limit=3")))
    assert [tuple(d) for d in found] == [("split.seed", 42, 1), ("statements.limit", None, 3)]
    assert [tuple(d) for d in differences({"a": {"b": None}}, {"a": {}})] == [("a.b", None, None)]


def test_a_path_from_what_is_shipped_is_found_on_this_machine() -> None:
    assert locate("resource:configs/quickstart.yaml") == resource_dir("configs") / "quickstart.yaml"
    assert locate("data/x.jsonl") == Path("data/x.jsonl")


def _sections(model: type[BaseModel]) -> list[type[BaseModel]]:
    nested: list[Any] = [info.annotation for info in model.model_fields.values()]
    return [model, *(m for n in nested if isinstance(n, type) and issubclass(n, BaseModel) for m in _sections(n))]


def test_every_field_says_when_to_change_it() -> None:
    for section in _sections(CorpusConfig):
        source = inspect.getsource(inspect.getmodule(section) or section)
        for name in section.__annotations__:
            after = source.partition(f"class {section.__name__}(")[2].partition(f"\n    {name}: ")[2]
            assert after.partition("\n")[2].lstrip().startswith('"""'), (
                f"{section.__name__}.{name} has no line under it"
            )
