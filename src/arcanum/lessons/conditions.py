"""When a step of a lesson applies: what is asked, what is legal, what lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any

from arcanum.kernel.errors import BadData
from arcanum.kernel.state import State
from arcanum.lab.scenario import Scenario, plain_differences
from arcanum.lab.shapes import near, said

Conditions = Mapping[str, Any]

KEYS = ("deciding", "can", "cannot", "did", "not_did", "expect", "not_expect", "over")


def check_conditions(data: Any, where: str) -> Conditions:
    """Conditions as a file writes them: known keys, and the right shape of each."""
    if not isinstance(data, dict):
        raise BadData(f"{where} is a table of conditions, not {said(data)}")
    out: dict[str, Any] = {}
    for key, value in data.items():
        if key not in KEYS:
            raise BadData(f"{where}: unknown condition '{key}'{near(key, KEYS)}")
        if key in ("expect", "not_expect"):
            if not isinstance(value, dict):
                raise BadData(f"{where}: '{key}' is a table, not {said(value)}")
            out[key] = value
        elif key == "over":
            out[key] = bool(value)
        else:
            out[key] = [value] if isinstance(value, str) else list(value)
    return out


class Moment:
    """A table at one moment of a lesson, with what its person has done so far."""

    def __init__(
        self, scenario: Scenario, s: State, seat: int, legal: Sequence[str], done: Sequence[str]
    ) -> None:
        self.scenario = scenario
        self.s = s
        self.seat = seat
        self.legal = legal  # what the person may do now, spelled
        self.done = done  # what the person has done, spelled

    def holds(self, conditions: Conditions) -> bool:
        """Whether all of them hold."""
        return all(CHECKS[key](self, value) for key, value in conditions.items())

    def matching(self, pattern: str) -> list[str]:
        """The legal actions of a pattern."""
        wanted = self.scenario.in_rules(pattern)
        return [action for action in self.legal if fnmatchcase(action, wanted)]

    def has_done(self, patterns: Sequence[str]) -> bool:
        """Whether the person did one of these in this lesson."""
        wanted = [self.scenario.in_rules(pattern) for pattern in patterns]
        return any(fnmatchcase(action, one) for action in self.done for one in wanted)

    def looks_like(self, wanted: Mapping[str, Any]) -> bool:
        """Whether the table is as the words of scenarios say."""
        positions = self.scenario.positions
        if positions is not None:
            found = positions.differences(self.s, wanted)
        else:
            found = plain_differences(wanted, self.scenario.own.describe(self.s), "")
        return next(iter(found), None) is None

    def is_asked(self, prompts: Sequence[str]) -> bool:
        """Whether the person is asked one of these questions."""
        if self.s.over or not self.legal:
            return False
        asked = [ask.prompt for ask in self.s.open_questions() if ask.player == self.seat]
        return any(prompt in prompts for prompt in asked)

    def look_up(self, path: str) -> str | int:
        """A number or a word of the table, such as `A.crystals`."""
        here: Any = self.describe()
        for part in path.split("."):
            if not isinstance(here, Mapping) or part not in here:
                raise BadData(f"there is no '{path}' on the table")
            here = here[part]
        return here if isinstance(here, int) else str(here)

    def describe(self) -> dict[str, Any]:
        """The table in the words of scenarios."""
        positions = self.scenario.positions
        own = self.scenario.own if positions is None else positions
        told: dict[str, Any] = own.describe(self.s)
        return told


CHECKS: dict[str, Callable[[Moment, Any], bool]] = {
    "deciding": lambda at, prompts: at.is_asked(prompts),
    "can": lambda at, patterns: any(at.matching(one) for one in patterns),
    "cannot": lambda at, patterns: not any(at.matching(one) for one in patterns),
    "did": lambda at, patterns: at.has_done(patterns),
    "not_did": lambda at, patterns: not at.has_done(patterns),
    "expect": lambda at, wanted: at.looks_like(wanted),
    "not_expect": lambda at, wanted: not at.looks_like(wanted),
    "over": lambda at, wanted: at.s.over == wanted,
}
