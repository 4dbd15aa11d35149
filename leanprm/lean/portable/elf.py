"""The dynamic symbol table of a 64-bit little-endian ELF file: which names a shared library defines.

Layouts are those of the System V ABI, chapter "Object Files" (ELF-64). Nothing is loaded or executed.
"""

import struct
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

SECTION_COUNT_OFFSET = 58
SECTION_TABLE_OFFSET = 40
DYNSYM = 11
FUNCTION = 2
SYMBOL = struct.Struct("<IBBHQQ")
SECTION = struct.Struct("<IIQQQQIIQQ")


@dataclass(frozen=True)
class Section:
    """The part of a section header that is needed here."""

    kind: int
    offset: int
    size: int
    link: int


def defined_symbols(path: Path) -> dict[str, bool]:
    """Every symbol the library defines, in table order, with whether it is a function (else an object)."""
    with path.open("rb") as stream:
        sections = _sections(stream)
        table = next(s for s in sections if s.kind == DYNSYM)
        symbols, names = _content(stream, table), _content(stream, sections[table.link])
    defined = {}
    for name_offset, info, _, section, _, _ in SYMBOL.iter_unpack(symbols):
        if section:
            name = names[name_offset : names.index(b"\0", name_offset)].decode()
            defined[name] = info & 0xF == FUNCTION
    return defined


def _sections(stream: BinaryIO) -> list[Section]:
    header = stream.read(64)
    if header[:6] != b"\x7fELF\x02\x01":
        raise ValueError("not a 64-bit little-endian ELF file")
    (offset,) = struct.unpack_from("<Q", header, SECTION_TABLE_OFFSET)
    size, count = struct.unpack_from("<HH", header, SECTION_COUNT_OFFSET)
    stream.seek(offset)
    rows = (SECTION.unpack_from(stream.read(size)) for _ in range(count))
    return [Section(kind=row[1], offset=row[4], size=row[5], link=row[6]) for row in rows]


def _content(stream: BinaryIO, section: Section) -> bytes:
    stream.seek(section.offset)
    return stream.read(section.size)
