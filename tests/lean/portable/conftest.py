"""What the tests of portable Lean share: the machine's own build, and small Lean texts that build in a second."""

from collections.abc import Callable
from pathlib import Path

import pytest

from leanprm.lean.portable import PortableLean, ensure_built
from leanprm.lean.portable.build import build_inputs
from leanprm.lean.portable.cache import Cache, default_root
from leanprm.lean.portable.modules import SYN, read_modules
from leanprm.lean.portable.wheel import find_library
from leanprm.resources import resource_dir


@pytest.fixture(scope="session")
def lean() -> PortableLean:
    """Portable Lean with the shipped text, from the machine's cache: built once, by whichever test asks first."""
    return ensure_built()


@pytest.fixture
def small_text(tmp_path: Path) -> Callable[..., Path]:
    """Makes a folder of Lean text: the real `Head`, and the modules given by name with `_` for `.`."""

    def make(name: str = "text", **modules: str) -> Path:
        folder = tmp_path / name
        head = resource_dir("lean") / "standin" / "Head.lean"
        for module, text in {"Head": head.read_text(encoding="utf-8"), **modules}.items():
            file = folder / (module.replace("_", "/") + ".lean")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        return folder

    return make


@pytest.fixture
def root(lean: PortableLean, tmp_path: Path, small_text: Callable[..., Path]) -> Path:
    """An empty cache, but for the two slow parts that depend on the wheel and `Head` alone."""
    shipped = Cache(default_root())
    cache = Cache(tmp_path / "cache")
    cache.objects.mkdir(parents=True)
    inputs = build_inputs(find_library(shipped.memo), read_modules(small_text("only-head")))
    cache.memo.write_bytes(shipped.memo.read_bytes())
    for digest in (inputs.generator, inputs.digests[SYN]):
        cache.object(digest).write_bytes(shipped.object(digest).read_bytes())
    return cache.root
