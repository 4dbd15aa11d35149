"""Have portable Lean ready: built once per machine, found again in a few milliseconds.

The set of compiled modules is keyed by the library's hash, all Lean text, the generator's source and the builder's
version, so that a change of any of them is a new set beside the old one.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from leanprm.lean.portable.cache import Cache, default_root
from leanprm.lean.portable.compiler import Build, Inputs, ModuleBuilt, Progress
from leanprm.lean.portable.modules import Module, read_modules
from leanprm.lean.portable.wheel import LEAN_VERSION, Library, find_library
from leanprm.resources import resource_dir

# To be raised when `compiler.py` would make other files from the same text.
BUILDER_VERSION = 1
GENERATOR_SOURCES = ("bindings.py", "categories.py", "elf.py", "heap.py", "generate.py")


@dataclass(frozen=True)
class PortableLean:
    """A Lean that is ready to run: its library, and the compiled modules that LEAN_PATH is to name."""

    library: Path
    lean_path: Path
    key: str


def _silent(module: ModuleBuilt, index: int, total: int) -> None:
    """Report nothing."""


def ensure_built(progress: Progress = _silent, text: Path | None = None, root: Path | None = None) -> PortableLean:
    """The portable Lean of this machine, built now unless it is there.

    `text` is the folder of the Lean text (default: the shipped one), `root` the cache (default: `default_root()`).
    Several processes may call this at once: one builds, the others wait for it. Raises PortableLeanError, which says
    what to do, when there is no usable wheel or cache, and BuildError when Lean refuses the text.
    """
    cache, inputs, key = _wanted(text, root)
    folder = cache.finished(key)
    if folder is None:
        folder = _build(cache, inputs, key, progress)
    return PortableLean(inputs.library, folder, key)


def find_built() -> tuple[str, Path | None]:
    """Lean's version and where its library is built, None when the first check will build it; for `doctor`.

    Raises PortableLeanError as `ensure_built` does.
    """
    cache, _, key = _wanted(None, None)
    return LEAN_VERSION, cache.finished(key)


def _wanted(text: Path | None, root: Path | None) -> tuple[Cache, Inputs, str]:
    cache = Cache(root or default_root())
    library = find_library(cache.memo)
    inputs = build_inputs(library, read_modules(text or resource_dir("lean") / "standin"))
    return cache, inputs, _digest(sorted(inputs.digests.items()))


def build_inputs(library: Library, modules: Mapping[str, Module]) -> Inputs:
    """For each module the digest of all it depends on; `modules` must be in compiling order."""
    folder = Path(__file__).parent
    sources = [(folder / name).read_text(encoding="utf-8") for name in GENERATOR_SOURCES]
    generator = _digest(BUILDER_VERSION, library.sha256, sources)
    digests: dict[str, str] = {}
    for module in modules.values():
        imports = [digests[name] for name in module.imports]
        digests[module.name] = _digest(generator, module.name, module.text, imports)
    return Inputs(library.path, modules, digests, generator)


def _digest(*parts: object) -> str:
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:32]


def _build(cache: Cache, inputs: Inputs, key: str, progress: Progress) -> Path:
    with cache.locked():
        folder = cache.finished(key)
        if folder is not None:  # built by another process while this one waited
            return folder
        cache.discard(key)
        built, objects = Build(cache, inputs).run(progress)
        return cache.finish(built, key, objects)
