"""Errors that a person can act on. Each says where the trouble is, what was expected and what was found."""

from __future__ import annotations


class InputError(ValueError):
    """An input file that cannot be used: which file, where in it, and what is wrong.

    `position` is `line 12`, `row 12`, `byte 40` (`line` and `row` count from 1, `byte` from 0) or empty when the file
    as a whole is meant.
    """

    def __init__(self, file: str, position: str, message: str) -> None:
        self.file = file
        self.position = position
        self.message = message
        where = f"{file}, {position}" if position else file
        super().__init__(f"{where}: {message}")

    def __reduce__(self) -> tuple[type[InputError], tuple[str, str, str]]:
        """Pickles with its parts, so that it survives the way out of a worker process."""
        return type(self), (self.file, self.position, self.message)
