"""Styles of play: a game's weights with some of them changed, each under a name.

A game keeps them in `bots/styles.toml`, one `[[style]]` after the other. A style lists only
what it changes, in the tables of `weights.toml`. The search tries styles as plans; `about` says
what such a plan is about, in the text `reason-plan-<about>`.
"""

from __future__ import annotations

from typing import Any

from arcanum.bots.sheet import Sheet, sheet
from arcanum.kernel.errors import BadData


class Style:
    """A name, the weights that go with it, and what it is about; empty where nobody is told."""

    def __init__(self, name: str, weights: Sheet, about: str = "") -> None:
        self.name = name
        self.weights = weights
        self.about = about


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
