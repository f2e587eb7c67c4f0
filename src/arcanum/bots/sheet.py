"""The numbers that bots judge by: read once from a TOML file beside the code that uses them.

A game keeps the numbers chosen by hand in `bots/weights.toml`, and those that a program has
learned in `bots/learned.toml`, each with a note on how they came about. A small module next to
the file gives them names and types.
"""

from __future__ import annotations

import os
from typing import Any

from arcanum.kernel.data import folder_of, read_toml
from arcanum.kernel.errors import BadData


class Sheet:
    """One table of a TOML file. What is missing, or of another type, is named in the error."""

    def __init__(self, place: str, data: dict[str, Any]) -> None:
        self.place = place
        self.data = data

    def names(self) -> list[str]:
        """All names of the table, in the order of the file."""
        return list(self.data)

    def table(self, name: str) -> Sheet:
        """A table inside this one."""
        found = self.find(name)
        if not isinstance(found, dict):
            raise self.wrong(name, "a table")
        return Sheet(f"{self.place}, {name}", found)

    def number(self, name: str) -> float:
        """A number."""
        return self.as_number(name, self.find(name))

    def whole(self, name: str) -> int:
        """A whole number."""
        found = self.find(name)
        if not isinstance(found, int) or isinstance(found, bool):
            raise self.wrong(name, "a whole number")
        return found

    def numbers(self, name: str) -> list[float]:
        """A list of numbers."""
        found = self.find(name)
        if not isinstance(found, list):
            raise self.wrong(name, "a list of numbers")
        return [self.as_number(name, each) for each in found]

    def rows(self, name: str) -> list[list[float]]:
        """Lists of numbers, one below the other."""
        found = self.find(name)
        if not isinstance(found, list) or not all(isinstance(each, list) for each in found):
            raise self.wrong(name, "a list of lists")
        return [[self.as_number(name, each) for each in row] for row in found]

    def words(self, name: str) -> list[str]:
        """A list of words."""
        found = self.find(name)
        if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
            raise self.wrong(name, "a list of words")
        return [str(each) for each in found]

    def find(self, name: str) -> Any:
        """Whatever stands under a name."""
        if name not in self.data:
            raise BadData(f"{self.place}: '{name}' is missing")
        return self.data[name]

    def as_number(self, name: str, value: Any) -> float:
        """A number that was written with or without a decimal point."""
        if not isinstance(value, (int, float)) or isinstance(value, bool):
            raise self.wrong(name, "a number")
        return float(value)

    def wrong(self, name: str, wanted: str) -> BadData:
        """The error for a value of another type."""
        return BadData(f"{self.place}: '{name}' must be {wanted}, not {self.data[name]!r}")


def sheet(module: str, name: str) -> Sheet:
    """The file of that name beside a module, which passes its `__name__`."""
    return read_sheet(os.path.join(folder_of(module[: module.rindex(".")]), f"{name}.toml"))


def read_sheet(path: str) -> Sheet:
    """The values in a file."""
    return Sheet(path, read_toml(path))
