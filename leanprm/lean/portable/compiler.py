"""Compile the modules of the Lean text, each once: what an earlier build compiled from the same inputs is taken over.

Runs under the cache's lock. A module in which Lean reports an error or a `sorry` fails the build: nothing unproved may
stand under a label.
"""

import errno
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from graphlib import TopologicalSorter
from pathlib import Path

from leanprm.lean.portable.bindings import Bindings, from_json
from leanprm.lean.portable.cache import Cache
from leanprm.lean.portable.diagnostics import explain_silence, parse_diagnostics, show
from leanprm.lean.portable.errors import PortableLeanError
from leanprm.lean.portable.generate import printer_module, printer_probe, syntax_module
from leanprm.lean.portable.modules import SYN, UNEXP, Module
from leanprm.lean.portable.process import LeanRun, run_lean

WORKERS = 2
MODULE_TIMEOUT_S = 300.0
MIN_FREE_BYTES = 16 << 20
BINDINGS_FILE = "bindings.json"
READ_BINDINGS = """
import pathlib, sys
from leanprm.lean.portable.bindings import read_bindings, to_json
print(to_json(read_bindings(pathlib.Path(sys.argv[1]))))
"""
IMPORT_ROOT = Path(__file__).resolve().parents[3]


@dataclass(frozen=True)
class ModuleBuilt:
    """One module is done, compiled or taken over from an earlier build; Lean's warnings about it, as text."""

    name: str
    seconds: float
    reused: bool
    warnings: tuple[str, ...]


Progress = Callable[[ModuleBuilt, int, int], None]
"""Called with a finished module, how many are finished, and how many there are."""


class BuildError(PortableLeanError):
    """Lean refused a module; the text holds Lean's own messages with file and line."""


@dataclass(frozen=True)
class Inputs:
    """What a build is made from. `digests` names each module's object, `generator` that of the bindings."""

    library: Path
    modules: Mapping[str, Module]
    digests: Mapping[str, str]
    generator: str


class Build:
    """One build of one set of modules, in the cache's `building` folder."""

    def __init__(self, cache: Cache, inputs: Inputs) -> None:
        self._cache = cache
        self._inputs = inputs
        self._sources = cache.building / "sources"
        self._tree = cache.building / "tree"
        self._tree.mkdir()

    def run(self, progress: Progress) -> tuple[Path, dict[str, str]]:
        """Compile what is missing, independent modules side by side; the set's folder, and the object of each file."""
        self._keep_bindings()
        modules = self._inputs.modules
        order = TopologicalSorter({module.name: module.imports for module in modules.values()})
        order.prepare()
        with ThreadPoolExecutor(WORKERS) as pool:
            running: dict[Future[ModuleBuilt], str] = {}
            done = 0
            try:
                while order.is_active():
                    running |= {pool.submit(self._module, modules[name]): name for name in order.get_ready()}
                    for future in wait(running, return_when=FIRST_COMPLETED).done:
                        done += 1
                        progress(future.result(), done, len(modules))
                        order.done(running.pop(future))
            finally:
                for future in running:  # after a failure, what has not begun need not
                    future.cancel()
        files = {f"{module.relative}.olean": self._inputs.digests[module.name] for module in modules.values()}
        return self._tree, {**files, BINDINGS_FILE: self._inputs.generator}

    def _keep_bindings(self) -> None:
        """Have the bindings in the set; they are read out of the library by a process of its own."""
        if not self._cache.object(self._inputs.generator).exists():
            file = self._cache.building / BINDINGS_FILE
            file.write_text(_read_bindings(self._inputs.library), encoding="utf-8")
            self._cache.store(file, self._inputs.generator)
        self._cache.link(self._inputs.generator, self._tree / BINDINGS_FILE)

    def _bindings(self) -> Bindings:
        return from_json((self._tree / BINDINGS_FILE).read_text(encoding="utf-8"))

    def _module(self, module: Module) -> ModuleBuilt:
        """Have one module in the set; everything that it imports is there already."""
        started = time.monotonic()
        digest = self._inputs.digests[module.name]
        reused = self._cache.object(digest).exists()
        warnings = () if reused else self._compile(module, digest)
        self._cache.link(digest, self._tree / f"{module.relative}.olean")
        return ModuleBuilt(module.name, time.monotonic() - started, reused, warnings)

    def _compile(self, module: Module, digest: str) -> tuple[str, ...]:
        olean = self._cache.building / f"{module.name}.olean"
        text = self._text(module)
        run = self._lean(module.relative, text, ["-o", str(olean)])
        messages = parse_diagnostics(run)
        fatal = [show(module, text, message) for message in messages if message.fatal]
        if fatal or run.returncode:
            if not fatal and shutil.disk_usage(self._tree).free < MIN_FREE_BYTES:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(olean))
            raise BuildError("\n".join(fatal) or explain_silence(module, run))
        self._cache.store(olean, digest)
        return tuple(show(module, text, message) for message in messages if message.severity == "warning")

    def _text(self, module: Module) -> str:
        if module.name == SYN:
            return syntax_module(module.text, self._bindings())
        if module.name == UNEXP:
            return printer_module(module.imports, self._bindings().printers, self._declared(module))
        return module.text

    def _declared(self, module: Module) -> frozenset[str]:
        """The constants with a printer that exist below `Unexp`; Lean is asked, since only it knows full names."""
        text, constants = printer_probe(module.imports, self._bindings().printers)
        messages = parse_diagnostics(self._lean(Path("PrinterProbe"), text, []))
        missing = {constants.get(message.line) for message in messages if message.severity == "error"}
        return frozenset(constants.values()) - missing

    def _lean(self, relative: Path, text: str, arguments: list[str]) -> LeanRun:
        """Run Lean on a module's text, as the file that belongs to its name."""
        file = self._sources / f"{relative}.lean"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        command = ["--json", "-DmaxErrors=1000", "-R", str(self._sources), *arguments, str(file)]
        return run_lean(self._inputs.library, self._tree, command, timeout_s=MODULE_TIMEOUT_S)


def _read_bindings(library: Path) -> str:
    command = [sys.executable, "-c", READ_BINDINGS, str(library)]
    environment = os.environ | {"PYTHONPATH": str(IMPORT_ROOT)}
    try:
        run = subprocess.run(
            command, env=environment, capture_output=True, text=True, check=True, timeout=MODULE_TIMEOUT_S
        )
    except subprocess.CalledProcessError as error:
        raise BuildError(f"the bindings of {library} cannot be read: {error.stderr[-2000:]}") from error
    except subprocess.TimeoutExpired as error:
        raise BuildError(f"the bindings of {library} were not read within {MODULE_TIMEOUT_S:.0f} s") from error
    return run.stdout
