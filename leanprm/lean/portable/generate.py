"""The text of the two generated modules, from the library's bindings. Pure: the same input gives the same text."""

from collections.abc import Collection, Sequence

from leanprm.lean.portable.bindings import Bindings, Printer

# The printers' own type, stated with the arguments that the compiled functions take.
PRINTER_TYPES = (
    "axiom Lean.UnexpandState : Type\n"
    "axiom Lean.UnexpandResult : Type\n"
    "abbrev Lean.PrettyPrinter.Unexpander : Type :=\n"
    "  Lean.Syntax → Lean.Syntax → Lean.UnexpandState → Lean.UnexpandResult\n"
)


def syntax_module(head: str, bindings: Bindings) -> str:
    """`Syn`: the hand-written types, then the library's syntax and macros."""
    return "\n".join((head, PRINTER_TYPES, *bindings.syntax, *bindings.macros, ""))


def printer_probe(imports: Sequence[str], printers: Sequence[Printer]) -> tuple[str, dict[int, str]]:
    """A module that asks Lean for each constant that has a printer, and which line asks for which constant."""
    header = _header(imports)
    constants = sorted({printer.constant for printer in printers})
    first = header.count("\n") + 1
    text = header + "".join(f"#check @{constant}\n" for constant in constants)
    return text, {first + index: constant for index, constant in enumerate(constants)}


def printer_module(imports: Sequence[str], printers: Sequence[Printer], declared: Collection[str]) -> str:
    """`Unexp`: the printers of the constants that the stand-in declares."""
    texts = (printer.text for printer in printers if printer.constant in declared)
    return _header(imports) + "\n".join((*texts, ""))


def _header(imports: Sequence[str]) -> str:
    return "prelude\n" + "".join(f"import {name}\n" for name in imports) + "set_option linter.all false\n"
