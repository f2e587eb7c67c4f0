"""Scenarios that differ only in a few values: one file, and a `[[case]]` for each."""

from __future__ import annotations

import re
from typing import Any

from arcanum.kernel.errors import BadData

OWN = ("title", "rules")  # what a case says of itself; all else are values
PLACE = re.compile(r"\{(\w+)\}")


def cases(data: dict[str, Any]) -> list[dict[str, Any]]:
    """What the file says, once for each of its cases; just once if it has none."""
    if "case" not in data:
        return [data]
    told = data["case"]
    if not isinstance(told, list) or not told or not all(isinstance(c, dict) for c in told):
        raise BadData("write cases as [[case]]")
    rest = {key: value for key, value in data.items() if key != "case"}
    return [one_case(rest, number, case) for number, case in enumerate(told, start=1)]


def one_case(data: dict[str, Any], number: int, case: dict[str, Any]) -> dict[str, Any]:
    """The file with the values of one case in its places."""
    values = {key: value for key, value in case.items() if key not in OWN}
    filler = Filler(number, values)
    filled = {key: filler.fill(value) for key, value in data.items()}
    if "title" in case:
        filled["title"] = filler.fill(case["title"])
    if "rules" in case:
        filled["rules"] = [*filled.get("rules", []), *case["rules"]]
    idle = sorted(set(values) - filler.used)
    if idle:
        raise BadData(f"case {number}: nothing in the file uses '{idle[0]}'")
    return filled


class Filler:
    """Puts the values of a case where `{name}` stands."""

    def __init__(self, number: int, values: dict[str, Any]) -> None:
        self.number = number
        self.values = values
        self.used: set[str] = set()

    def value(self, name: str) -> Any:
        """The value of a name."""
        if name not in self.values:
            raise BadData(f"case {self.number}: there is no value for '{{{name}}}'")
        self.used.add(name)
        return self.values[name]

    def fill(self, told: Any) -> Any:
        """A part of the file. A text that is just `{name}` becomes the value, of any type."""
        if isinstance(told, str):
            whole = PLACE.fullmatch(told)
            if whole is not None:
                return self.value(whole[1])
            return PLACE.sub(lambda found: str(self.value(found[1])), told)
        if isinstance(told, list):
            return [self.fill(each) for each in told]
        if isinstance(told, dict):
            return {str(self.fill(key)): self.fill(each) for key, each in told.items()}
        return told
