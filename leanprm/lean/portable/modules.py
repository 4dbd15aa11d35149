"""The Lean text as a graph of modules: what each file imports, and what has to be compiled before what.

Three modules have no file of their own: `Syn` is `Head.lean` followed by the generated syntax and macros, `Unexp` holds
the generated printers of what is declared in the modules that do not need it, and `Init` imports every module that
does not need `Init`, which is what each file without `prelude` does.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from leanprm.lean.portable.errors import PortableLeanError

HEAD, SYN, UNEXP, INIT = "Head", "Syn", "Unexp", "Init"
COMMENT = re.compile(r"/-.*?-/|--[^\n]*", re.S)
HEADER_ITEM = re.compile(r"\s*(?:(prelude|module)\b|(?:public\s+)?(?:meta\s+)?import\s+(?:all\s+)?(\S+))")


@dataclass(frozen=True)
class Module:
    """One module: its text (for `Syn` only the hand-written part, for `Unexp` none) and what it imports."""

    name: str
    file: Path | None
    text: str
    imports: tuple[str, ...]

    @property
    def relative(self) -> Path:
        """The path of the module below a module root, without suffix."""
        return Path(*self.name.split("."))


def read_modules(folder: Path) -> dict[str, Module]:
    """Every module below the folder, the generated three included, in an order in which they can be compiled."""
    files = sorted(folder.rglob("*.lean"))
    if not (folder / f"{HEAD}.lean").is_file():
        raise PortableLeanError(
            f"{folder} holds no {HEAD}.lean: the Lean text of leanprm is missing; reinstall leanprm"
        )
    modules = {module.name: module for module in (_read(file, folder) for file in files)}
    for name in (SYN, UNEXP, INIT):
        if name in modules:
            raise PortableLeanError(f"{modules[name].file}: the module {name} is generated; rename the file")
    head = modules.pop(HEAD)
    modules[SYN] = Module(SYN, head.file, head.text, head.imports)
    modules[INIT] = _init(modules)
    modules[UNEXP] = Module(UNEXP, None, "", tuple(sorted(_below(UNEXP, modules))))
    return _ordered(modules)


def parse_header(text: str) -> tuple[bool, tuple[str, ...]]:
    """Whether a module begins with `prelude`, and the modules it imports by name."""
    text = COMMENT.sub(" ", text)
    prelude, imports, at = False, [], 0
    while item := HEADER_ITEM.match(text, at):
        prelude = prelude or item[1] == "prelude"
        if item[2]:
            imports.append(item[2])
        at = item.end()
    return prelude, tuple(imports)


def _read(file: Path, folder: Path) -> Module:
    name = ".".join(file.relative_to(folder).with_suffix("").parts)
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise PortableLeanError(f"{file}: not UTF-8 ({error})") from error
    prelude, imports = parse_header(text)
    return Module(name, file, text, imports if prelude else (INIT, *imports))


def _init(modules: Mapping[str, Module]) -> Module:
    """`Init` imports every module that does not import it."""
    imports = tuple(sorted({*_below(INIT, modules), UNEXP}))
    return Module(INIT, None, "prelude\n" + "".join(f"import {name}\n" for name in imports), imports)


def _below(top: str, modules: Mapping[str, Module]) -> Iterator[str]:
    """The modules that do not need `top`, directly or through others."""
    above = {top}
    grown = True
    while grown:
        grown = False
        for module in modules.values():
            if module.name not in above and above.intersection(module.imports):
                above.add(module.name)
                grown = True
    return (name for name in modules if name not in above)


def _ordered(modules: Mapping[str, Module]) -> dict[str, Module]:
    for module in modules.values():
        for name in module.imports:
            if name not in modules:
                raise PortableLeanError(f"{module.file}: imports {name}, which is no module of the stand-in")
    try:
        order = tuple(TopologicalSorter({m.name: sorted(m.imports) for m in modules.values()}).static_order())
    except CycleError as error:
        raise PortableLeanError(f"the stand-in's modules import each other: {' -> '.join(error.args[1])}") from error
    return {name: modules[name] for name in order}
