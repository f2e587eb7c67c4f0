"""Styles of play: a game's weights with some of them changed, each under a name.

A game keeps them in `bots/styles.toml`, one `[[style]]` after the other. A style lists only
what it changes, in the tables of `weights.toml`. The search tries styles as plans; `about` says
what such a plan is about, in the text `reason-plan-<about>`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from arcanum.bots.habits import Habits
from arcanum.bots.sheet import Sheet, sheet
from arcanum.kernel.errors import BadData

W = TypeVar("W")  # a game's weights, with their names


class Style:
    """A name, the weights that go with it, and what it is about; empty where nobody is told."""

    def __init__(self, name: str, weights: Sheet, about: str = "") -> None:
        self.name = name
        self.weights = weights
        self.about = about


class Ways(Generic[W]):
    """How a game is played by plan: plan 0 is the greedy bot's way, then come the styles.

    `module` is the `__name__` of a module beside the files; `make` gives numbers their names.
    """

    def __init__(
        self, module: str, plain: Sheet, greedy: W, make: Callable[[Sheet], W]
    ) -> None:
        found = styles(module, plain)
        self.names: Final[tuple[str, ...]] = tuple([style.name for style in found])
        self.themes: Final[tuple[str, ...]] = tuple([style.about for style in found])
        self.weights: Final[list[W]] = [greedy, *[make(style.weights) for style in found]]
        self.habits: Final = Habits(sheet(module, "beginner"), self.names)


def styles(module: str, plain: Sheet) -> list[Style]:
    """The styles in the file beside a module, which passes its `__name__`, in their order."""
    found = sheet(module, "styles")
    out: list[Style] = []
    for each in found.find("style"):
        changes = {key: value for key, value in each.items() if key not in ("name", "about")}
        name = str(each.get("name", ""))
        if not name or any(name == other.name for other in out):
            raise BadData(f"{found.place}: every style needs a name of its own, not '{name}'")
        weights = varied(plain, changes, f"{found.place}, {name}")
        out.append(Style(name, weights, str(each.get("about", ""))))
    return out


def varied(plain: Sheet, changes: dict[str, Any], place: str) -> Sheet:
    """A sheet with some of its numbers replaced; only what is there can be changed."""
    data = dict(plain.data)
    for name, value in changes.items():
        if name not in data:
            raise BadData(f"{place}: there is no weight '{name}' to change")
        if isinstance(value, dict):
            data[name] = varied(plain.table(name), value, f"{place}, {name}").data
        else:
            data[name] = value
    return Sheet(place, data)
