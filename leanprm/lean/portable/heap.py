"""Read Lean objects in the memory of this process, after `lean_initialize` has built them.

A Lean object is eight bytes of header (reference count, size, number of fields, tag) followed by its fields; a small
number is the odd word 2n+1. Every address is checked against the memory map first, so that a word that only looks
like an object gives None and never a crash.
"""

import ctypes
import struct
from dataclasses import dataclass
from pathlib import Path

STRING_TAG = 249
ANONYMOUS = 1
NAME_STR, NAME_NUM = 1, 2
MAX_NAME_DEPTH = 20
MAX_NAME_BYTES = 500


@dataclass(frozen=True)
class Header:
    """Constructor number (or special tag) and number of object fields."""

    tag: int
    fields: int


class Heap:
    """The readable memory of this process, as it was when the reader was made."""

    def __init__(self) -> None:
        self._ranges: list[tuple[int, int]] = []
        for line in Path("/proc/self/maps").read_text().splitlines():
            span, mode, *_ = line.split()
            if "r" in mode:
                low, high = span.split("-")
                self._ranges.append((int(low, 16), int(high, 16)))

    def _readable(self, address: int, size: int) -> bool:
        return address % 8 == 0 and any(low <= address and address + size <= high for low, high in self._ranges)

    def word(self, address: int) -> int:
        """The 64-bit word at an address, 0 where nothing can be read."""
        if not self._readable(address, 8):
            return 0
        (value,) = struct.unpack("<Q", ctypes.string_at(address, 8))
        return int(value)

    def header(self, address: int) -> Header | None:
        """The header of the object at an address, None when there cannot be one."""
        if not self._readable(address, 16):
            return None
        raw = ctypes.string_at(address, 8)
        return Header(tag=raw[7], fields=raw[6])

    def field(self, address: int, index: int) -> int:
        """Field `index` of the object at an address: another address, or a small number 2n+1."""
        return self.word(address + 8 + 8 * index)

    def name(self, address: int, depth: int = 0) -> tuple[str, ...] | None:
        """The components of the Lean `Name` at an address, outermost first; None when it is no name."""
        if address == ANONYMOUS:
            return ()
        header = self.header(address)
        if depth > MAX_NAME_DEPTH or header is None or header.fields != 2 or header.tag not in (NAME_STR, NAME_NUM):
            return None
        prefix, last = self.name(self.field(address, 0), depth + 1), self.field(address, 1)
        component = self._number(last) if header.tag == NAME_NUM else self._string(last)
        return None if prefix is None or component is None else (*prefix, component)

    def _number(self, value: int) -> str | None:
        return str(value >> 1) if value & 1 else None

    def _string(self, address: int) -> str | None:
        header = self.header(address)
        if header is None or header.tag != STRING_TAG:
            return None
        size = self.field(address, 0)  # bytes, with the closing zero
        if not 0 < size < MAX_NAME_BYTES:
            return None
        return ctypes.string_at(address + 32, size - 1).decode()
