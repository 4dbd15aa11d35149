"""Compile the modules of the Lean text, each once: what an earlier build compiled from the same inputs is taken over.

Runs under the cache's lock. A module in which Lean reports an error or a `sorry` fails the build: nothing unproved may
stand under a label.
"""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any

from leanprm.lean.portable.bindings import Bindings, from_json
from leanprm.lean.portable.cache import Cache
from leanprm.lean.portable.errors import PortableLeanError
from leanprm.lean.portable.generate import printer_module, printer_probe, syntax_module
from leanprm.lean.portable.modules import SYN, UNEXP, Module
from leanprm.lean.portable.process import LeanRun, run_lean

WORKERS = 2
MODULE_TIMEOUT_S = 300.0
BINDINGS_FILE = "bindings.json"


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
            while order.is_active():
                running |= {pool.submit(self._module, modules[name]): name for name in order.get_ready()}
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    done += 1
                    progress(future.result(), done, len(modules))
                    order.done(running.pop(future))
        files = {f"{module.relative}.olean": self._inputs.digests[module.name] for module in modules.values()}
        return self._tree, {**files, BINDINGS_FILE: self._inputs.generator}

    def _keep_bindings(self) -> None:
        """Have the bindings in the set; they are read out of the library by a process of its own."""
        if not self._cache.object(self._inputs.generator).exists():
            command = [sys.executable, "-m", "leanprm.lean.portable.bindings", str(self._inputs.library)]
            run = subprocess.run(command, capture_output=True, text=True, timeout=MODULE_TIMEOUT_S)
            if run.returncode:
                raise BuildError(f"the bindings of {self._inputs.library} cannot be read: {run.stderr[-2000:]}")
            file = self._cache.building / BINDINGS_FILE
            file.write_text(run.stdout, encoding="utf-8")
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
        run, messages = self._lean(module.relative, text, ["-o", str(olean)])
        errors = [message for message in messages if _is_fatal(message)]
        if run.returncode or errors:
            raise BuildError(_explain(module, text, run, errors))
        self._cache.store(olean, digest)
        return tuple(_shown(module, text, message) for message in messages if message["severity"] == "warning")

    def _text(self, module: Module) -> str:
        if module.name == SYN:
            return syntax_module(module.text, self._bindings())
        if module.name == UNEXP:
            return printer_module(module.imports, self._bindings().printers, self._declared(module))
        return module.text

    def _declared(self, module: Module) -> frozenset[str]:
        """The constants with a printer that exist below `Unexp`: Lean is asked, since only it knows their full names."""
        text, constants = printer_probe(module.imports, self._bindings().printers)
        _, messages = self._lean(Path("PrinterProbe"), text, [])
        missing = {constants[m["pos"]["line"]] for m in messages if m["severity"] == "error"}
        return frozenset(constants.values()) - missing

    def _lean(self, relative: Path, text: str, arguments: list[str]) -> tuple[LeanRun, list[dict[str, Any]]]:
        file = self._sources / f"{relative}.lean"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        command = ["--json", "-DmaxErrors=1000", "-R", str(self._sources), *arguments, str(file)]
        run = run_lean(self._inputs.library, self._tree, command, timeout_s=MODULE_TIMEOUT_S)
        return run, [json.loads(line) for line in run.stdout.splitlines() if line.startswith("{")]


def _is_fatal(message: Mapping[str, Any]) -> bool:
    return message["severity"] == "error" or message["kind"] == "hasSorry"


def _explain(module: Module, text: str, run: LeanRun, errors: list[dict[str, Any]]) -> str:
    """What Lean reported about a module, or how the run ended when it reported nothing."""
    if errors:
        return "\n".join(_shown(module, text, error) for error in errors)
    how = f"status {run.returncode}, signal {run.signal}, {run.seconds:.1f} s" + (", timed out" if run.timed_out else "")
    return f"{module.file or module.name}: Lean ended without a message ({how})\n{run.stdout[-2000:]}{run.stderr[-2000:]}"


def _shown(module: Module, text: str, message: Mapping[str, Any]) -> str:
    """A message as `file:line:column: severity: text`; generated lines have no file and are quoted instead."""
    line, column = message["pos"]["line"], message["pos"]["column"]
    if line <= module.text.count("\n") + 1 and module.file:
        return f"{module.file}:{line}:{column}: {message['severity']}: {message['data']}"
    quoted = text.splitlines()[line - 1] if line <= text.count("\n") else ""
    return f"<generated {module.name}>:{line}:{column}: {message['severity']}: {message['data']}\n    {quoted}"
