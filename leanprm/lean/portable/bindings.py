"""Bind what Lean's library holds in compiled form (syntax, macros, printers) to Lean constants of the same names.

`read_bindings` loads the library and reads the objects that its initialisation built, so it belongs into a process of
its own. What it finds depends on nothing but the library's bytes: symbols are taken in table order and every list is
in a fixed order.
"""

import ctypes
import json
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from leanprm.lean.portable.categories import Name, category
from leanprm.lean.portable.elf import defined_symbols
from leanprm.lean.portable.heap import Header, Heap

PARSER_NODE, PARSER_TRAILING_NODE = Header(tag=3, fields=3), Header(tag=4, fields=4)
RULE_MARK = "__aux__Init__"
COMPILED_RULE = re.compile(
    r"l_(?:(?P<namespace>[A-Za-z0-9_]+?)_)?"
    r"(?P<name>__aux__Init__(?:(?!closed__|_spec__|___lam|___boxed|___redArg).)*?"
    r"(?P<role>macroRules|unexpand)__(?P<target>.*)__(?P<number>\d+))"
)
# Printers that the library names after the constant alone.
NAMED_PRINTERS = {
    "Exists": "Exists",
    "Prod.mk": "ProdMk",
    "Subtype": "Subtype",
    "ite": "Ite",
    "List.cons": "ListCons",
}
PLAIN_IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z0-9_'!?]*")
KEYWORD = re.compile(
    "show|at|have|let|open|from|fun|match|if|then|else|in|end|do|with|sorry|by|def|calc|prefix|infix|notation|extends|"
    "macro|syntax|section|attribute|deriving|instance"
)


@dataclass(frozen=True)
class Printer:
    """A compiled unexpander: the constant whose applications it prints, and the Lean text that binds it."""

    constant: str
    text: str


@dataclass(frozen=True)
class Bindings:
    """Lean declarations that bind the library's syntax, macros and printers, in the order they are to be written."""

    syntax: tuple[str, ...]
    macros: tuple[str, ...]
    printers: tuple[Printer, ...]


def read_bindings(library: Path) -> Bindings:
    """Load the library into this process and bind what it holds."""
    loaded = ctypes.CDLL(str(library), mode=ctypes.RTLD_GLOBAL)
    loaded.lean_initialize()
    symbols = defined_symbols(library)
    kinds, syntax = _bind_syntax(loaded, symbols)
    functions = [name for name, is_function in symbols.items() if is_function]
    rules = [rule for name in functions if RULE_MARK in name and (rule := COMPILED_RULE.fullmatch(name))]
    return Bindings(tuple(syntax), _bind_macros(rules, kinds), _bind_printers(rules, frozenset(functions)))


def _bind_syntax(loaded: ctypes.CDLL, symbols: Mapping[str, bool]) -> tuple[list[Name], list[str]]:
    heap = Heap()
    bound: dict[Name, str] = {}
    for symbol, is_function in symbols.items():
        if is_function or not symbol.startswith("l_"):
            continue
        address = heap.word(ctypes.addressof(ctypes.c_char.in_dll(loaded, symbol)))
        header = heap.header(address) if address and not address & 1 else None
        if header not in (PARSER_NODE, PARSER_TRAILING_NODE):
            continue
        kind = heap.name(heap.field(address, 0))
        parser_category = category(kind) if kind else None
        if kind and parser_category and kind not in bound:
            descriptor = "TrailingParserDescr" if header == PARSER_TRAILING_NODE else "ParserDescr"
            bound[kind] = (
                f'@[extern "{symbol}"] axiom {quote(kind)} : Lean.{descriptor}\n'
                f"attribute [{parser_category}_parser 1000] {quote(kind)}"
            )
    return list(bound), list(bound.values())


def _bind_macros(rules: Sequence[re.Match[str]], kinds: Sequence[Name]) -> tuple[str, ...]:
    """Macros of the bound syntax kinds; of two for one kind, Lean tries the later first, so their order counts."""
    by_symbol_name = {"_".join(kind): kind for kind in kinds}
    found: list[tuple[str, bool, int, str]] = []
    for rule in rules:
        target = unmangle(rule["target"])
        if rule["role"] == "macroRules" and target in by_symbol_name:
            name = _rule_name(rule)
            text = (
                f'@[extern "{rule.string}"] axiom {name} : Lean.Macro\n'
                f"attribute [macro {quote(by_symbol_name[target])}] {name}"
            )
            found.append((target, "Core" in rule["name"], int(rule["number"]), text))
    return tuple(text for *_, text in sorted(found))


def _bind_printers(rules: Sequence[re.Match[str]], functions: Collection[str]) -> tuple[Printer, ...]:
    printers = [
        _printer(rule.string, _rule_name(rule), unmangle(rule["target"]).replace("_", "."))
        for rule in rules
        if rule["role"] == "unexpand"
    ]
    for constant, suffix in NAMED_PRINTERS.items():
        if f"l_unexpand{suffix}" in functions:
            printers.append(_printer(f"l_unexpand{suffix}", f"unexpand{suffix}", constant))
    return tuple(printers)


def _printer(symbol: str, name: str, constant: str) -> Printer:
    return Printer(
        constant,
        f'@[extern "{symbol}"] axiom {name} : Lean.PrettyPrinter.Unexpander\n'
        f"attribute [app_unexpander {constant}] {name}",
    )


def _rule_name(rule: re.Match[str]) -> str:
    namespace = tuple(part for part in (rule["namespace"] or "").split("_") if part)
    return quote((*namespace, unmangle(rule["name"])))


def unmangle(symbol: str) -> str:
    """Undo the compiler's name mangling: `__` is `_`, `_xHH` and `_uHHHH` are code points."""
    return re.sub(r"__|_x(..)|_u(....)", lambda m: "_" if m[0] == "__" else chr(int(m[1] or m[2], 16)), symbol)


def quote(name: Name) -> str:
    """A name as Lean source: components that are no plain identifiers, or keywords, in guillemets."""
    plain = (PLAIN_IDENTIFIER.fullmatch(part) and not KEYWORD.fullmatch(part) for part in name)
    return ".".join(part if is_plain else f"«{part}»" for part, is_plain in zip(name, plain, strict=True))


def to_json(bindings: Bindings) -> str:
    """The bindings as text: what a process that has read them hands to the one that compiles."""
    return json.dumps(asdict(bindings))


def from_json(text: str) -> Bindings:
    """The inverse of `to_json`."""
    raw = json.loads(text)
    return Bindings(tuple(raw["syntax"]), tuple(raw["macros"]), tuple(Printer(**p) for p in raw["printers"]))
