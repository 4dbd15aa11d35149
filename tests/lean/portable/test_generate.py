"""Reading the library and writing the generated modules: the same bytes in, the same text out."""

import ctypes
import os
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from leanprm.lean.portable import PortableLean
from leanprm.lean.portable.bindings import Bindings, Printer, from_json, quote, to_json, unmangle
from leanprm.lean.portable.categories import category
from leanprm.lean.portable.compiler import READ_BINDINGS
from leanprm.lean.portable.elf import defined_symbols
from leanprm.lean.portable.generate import printer_module, printer_probe, syntax_module
from leanprm.lean.portable.heap import Header, Heap


@pytest.fixture(scope="module")
def bindings(lean: PortableLean) -> Bindings:
    """The bindings in the machine's build."""
    return from_json((lean.lean_path / "bindings.json").read_text(encoding="utf-8"))


def test_the_bindings_do_not_depend_on_the_process(lean: PortableLean) -> None:
    command = [sys.executable, "-c", READ_BINDINGS, str(lean.library)]
    environment = os.environ | {"PYTHONHASHSEED": "1"}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert run.stdout == (lean.lean_path / "bindings.json").read_text(encoding="utf-8")


def test_what_the_pinned_library_holds(bindings: Bindings) -> None:
    assert (len(bindings.syntax), len(bindings.macros), len(bindings.printers)) == (413, 280, 78)
    assert len(set(bindings.syntax)) == 413
    constants = {printer.constant for printer in bindings.printers}
    assert {"Exists", "HAdd.hAdd", "Prod.mk", "ite"} <= constants


def test_bindings_survive_their_text(bindings: Bindings) -> None:
    assert from_json(to_json(bindings)) == bindings


def test_syntax_is_bound_to_its_own_symbol_and_category(bindings: Bindings) -> None:
    (intro,) = [text for text in bindings.syntax if "axiom Lean.Parser.Tactic.intro :" in text]
    assert intro == (
        '@[extern "l_Lean_Parser_Tactic_intro"] axiom Lean.Parser.Tactic.intro : Lean.ParserDescr\n'
        "attribute [tactic_parser 1000] Lean.Parser.Tactic.intro"
    )


def test_the_symbols_of_the_library(lean: PortableLean) -> None:
    symbols = defined_symbols(lean.library)
    assert symbols["lean_main"]
    assert symbols["l_Lean_Parser_Tactic_intro"] is False
    assert "malloc" not in symbols


@pytest.mark.parametrize("content", [b"", b"\x7fELF\x01\x01" + bytes(58), b"#!/bin/sh\n" + bytes(64)])
def test_a_file_that_is_no_64_bit_elf_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(ValueError, match="not a 64-bit little-endian ELF file"):
        defined_symbols(tmp_path / "file")


class Objects:
    """Lean objects laid out by hand."""

    def __init__(self) -> None:
        self._alive: list[ctypes.Array[ctypes.c_char]] = []

    def put(self, tag: int, fields: int, body: bytes) -> int:
        """Lay out one object and return its address."""
        raw = struct.pack("<iHBB", 0, 1, fields, tag) + body
        buffer = ctypes.create_string_buffer(raw, len(raw) + 16)
        self._alive.append(buffer)
        return ctypes.addressof(buffer)

    def name(self, *parts: str | int) -> int:
        """A Lean name."""
        address = 1
        for part in parts:
            last = self.string(part) if isinstance(part, str) else 2 * part + 1
            address = self.put(1 if isinstance(part, str) else 2, 2, struct.pack("<QQ", address, last))
        return address

    def string(self, text: str) -> int:
        """A Lean string."""
        raw = text.encode() + b"\0"
        return self.put(249, 0, struct.pack("<QQQ", len(raw), len(raw), len(text)) + raw)


def test_names_are_read_from_memory() -> None:
    objects = Objects()
    name, numbered, text = objects.name("Lean", "tactic∃"), objects.name("a", 7), objects.string("no name")
    heap = Heap()
    assert heap.name(name) == ("Lean", "tactic∃")
    assert heap.name(numbered) == ("a", "7")
    assert heap.name(1) == ()
    assert heap.name(text) is None
    assert heap.header(text) == Header(tag=249, fields=0)


@pytest.mark.parametrize("address", [0, 8, 12, 1 << 46, (1 << 64) - 8])
def test_an_address_that_cannot_be_read_is_nothing(address: int) -> None:
    heap = Heap()
    assert (heap.word(address), heap.header(address), heap.name(address)) == (0, None, None)


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("Lean.Parser.Tactic.intro", "tactic"),
        ("Lean.Parser.Tactic.mintro", None),
        ("Lean.Parser.Tactic.mcases", None),
        ("Lean.Parser.Tactic.by?", "term"),
        ("Lean.Parser.Tactic.Conv.conv", "tactic"),
        ("Lean.Parser.Tactic.Conv.lhs", "conv"),
        ("Lean.Parser.Attr.simp", "attr"),
        ("Lean.Parser.Attr.unknown", None),
        ("Lean.binderPred∈", "binderPred"),
        ("Lean.term∃_,_", "term"),
        ("Lean.Elab.Tactic.Ext.ext", "tactic"),
        ("Lean.Nowhere.x", None),
        ("term_+_", "term"),
        ("tacticTrivial", "tactic"),
        ("commandFoo", None),
        ("Lean.Parser.Tactic.quot", None),
        ("A._private", None),
    ],
)
def test_categories(kind: str, expected: str | None) -> None:
    assert category(tuple(kind.split("."))) == expected


def test_names_of_symbols_and_of_lean() -> None:
    assert unmangle("term___x2b__") == "term_+_"
    assert unmangle("_u2203x") == "∃x"
    assert quote(("Lean", "term_+_", "by", "x'")) == "Lean.«term_+_».«by».x'"


PRINTERS = (Printer("B.b", "bind b"), Printer("A", "bind a"), Printer("A", "bind a again"))


def test_the_probe_asks_for_each_constant_on_a_line_of_its_own() -> None:
    text, asked = printer_probe(("Syn", "Core"), PRINTERS)
    lines = text.splitlines()
    assert {line: lines[line - 1] for line in asked} == {5: "#check @A", 6: "#check @B.b"}
    assert asked == {5: "A", 6: "B.b"}


def test_only_printers_of_declared_constants_are_written() -> None:
    text = printer_module(("Core",), PRINTERS, {"A"})
    assert text == "prelude\nimport Core\nset_option linter.all false\nbind a\nbind a again\n"


def test_the_syntax_module_begins_with_the_head_unchanged() -> None:
    text = syntax_module("prelude\nhead\n", Bindings(("s",), ("m1", "m2"), ()))
    assert text.startswith("prelude\nhead\n")
    assert text.endswith("\ns\nm1\nm2\n")
