"""Laying the board of the Academy."""

from __future__ import annotations

from arcanum.games.trickerion.rules.academy.facts import BANNERS
from arcanum.games.trickerion.rules.academy.rooms import (
    put_in_room,
)
from arcanum.games.trickerion.rules.base.facts import (
    NOTHING,
    ROOM_SLOTS,
    SECRETS,
)
from arcanum.games.trickerion.rules.base.table import (
    Trickerion,
)
from arcanum.games.trickerion.scenario.names import sides
from arcanum.kernel.errors import BadData
from arcanum.lab.positions import Told


def lay_academy(s: Trickerion, told: Told) -> None:
    """Rooms, markers in them, secrets and banners."""
    here = s.academies[0]
    for space, tile in told.get("rooms", {}).items():
        here.rooms[space] = tile
    for p, side in enumerate(told.sides):
        for trick, slot in side.get("in_rooms", {}).items():
            if slot == NOTHING:
                continue
            if here.rooms[slot // 2] < 0:
                raise BadData(f"{sides(s)[p]}.in_rooms: there is no room at {ROOM_SLOTS[slot]}")
            put_in_room(s, p, trick, slot)
        here.own[p] = side.get("secrets_known", [])
        here.placed[p] = side.get("banners_placed", 0)
        here.banners[p] = side.get("banners", BANNERS - here.placed[p])
    here.coins_on = told.sides[0].get("coins_on", [])
    here.bonused = told.sides[0].get("bonused", [])
    lay_secrets(s, told)


def lay_secrets(s: Trickerion, told: Told) -> None:
    """The display and the stack."""
    here = s.academies[0]
    top = told.get("secrets", [])
    used = [*here.own[0], *here.own[1], *top]
    left = [each for each in range(len(SECRETS)) if each not in used]
    if "display" in told.table:
        here.display = [*told.table["display"], NOTHING, NOTHING][:2]
        left = [each for each in left if each not in here.display]
    else:
        here.display = [left.pop(0), left.pop(0)]
    if told.get("only_secrets", False):
        here.gone, left = left, []
    here.stack = left[::-1] + top[::-1]
    here.groups = [0] * len(here.stack)
