"""What everybody sees of the Academy, and its stack dealt again. [A-1, H-25]"""

from __future__ import annotations

from typing import Any

from arcanum.games.trickerion.rules.academy.facts import (
    BANNER_CHART,
    COST,
    IS_CLASSROOM,
    LEVELS,
    OPENS,
    OWN_LEVEL,
    ROOM_FAME,
    ROOM_THRESHOLD,
    SLOT_CHANGE,
    TILE_BONUS,
    TILE_EFFECT,
    TILE_LEVEL,
)
from arcanum.games.trickerion.rules.academy.facts import EFFECTS as EFFECT_NAMES
from arcanum.games.trickerion.rules.academy.rooms import (
    is_open,
    room_slot_of,
    tiles_left,
)
from arcanum.games.trickerion.rules.academy.secrets import protege_points, protege_wage
from arcanum.games.trickerion.rules.base import facts
from arcanum.games.trickerion.rules.base.markers import owner_of_kind, trick_of_kind
from arcanum.games.trickerion.rules.base.table import Trickerion
from arcanum.games.trickerion.rules.base.words import HEIR_NOUN, PLAYER
from arcanum.kernel.frames import Player
from arcanum.kernel.knowledge import Redeal


def academy_view(s: Trickerion) -> dict[str, Any]:
    """All but the order of the stack of secrets. [H-25]"""
    here = s.academies[0]
    return {
        "rooms": [room_view(s, space) for space in range(len(facts.ROOM_SPACES))],
        "tiles": {
            kind: [len(tiles_left(here, kind == "classroom", level)) for level in range(LEVELS)]
            for kind in ("classroom", "practice")
        },
        "banners_now": BANNER_CHART[s.round],
        "secrets": {
            "upper": secret_name(here.display[0]),
            "lower": secret_name(here.display[1]),
            "stack": len(here.stack),
            "gone": [facts.SECRETS[secret] for secret in here.gone],
            "drawn": [facts.SECRETS[secret] for secret in here.drawn],
        },
    }


def secret_name(secret: int) -> str | None:
    """The name of a secret, or None for an empty space."""
    return None if secret < 0 else facts.SECRETS[secret]


def room_view(s: Trickerion, space: facts.Space) -> dict[str, Any]:
    """One space of the board: its levels, and the room on it if there is one. [A-5.3]"""
    here = s.academies[0]
    tile = here.rooms[space]
    out: dict[str, Any] = {
        "space": facts.ROOM_SPACES[space],
        "kind": "classroom" if IS_CLASSROOM[space] else "practice",
        "open": is_open(s, space),
        "opens": OPENS[space],
        "levels": [
            {
                "threshold": ROOM_THRESHOLD[level],
                "cost": COST[space][level],
                "fame": ROOM_FAME[space][level],
            }
            for level in range(LEVELS)
        ],
        "tile": None,
    }
    if tile >= 0:
        out["tile"] = facts.TILES[tile]
        out["level"] = TILE_LEVEL[tile] + 1
        out["slots"] = [slot_view(s, space * 2 + i) for i in range(2)]
        if IS_CLASSROOM[space]:
            out["own_level_bonus"] = amounts(OWN_LEVEL[tile])
    return out


def slot_view(s: Trickerion, slot: facts.RoomSlot) -> dict[str, Any]:
    """A slot of a laid room: what it does, and whose marker lies there."""
    here = s.academies[0]
    tile, marker = here.rooms[slot // 2], here.markers[slot]
    out: dict[str, Any] = {"slot": facts.ROOM_SLOTS[slot], "player": None, "trick": None}
    if IS_CLASSROOM[slot // 2]:
        out["change"] = amounts(SLOT_CHANGE[tile][slot % 2])
    else:
        out["effect"] = EFFECT_NAMES[TILE_EFFECT[tile][slot % 2]]
        out["bonus"] = amounts(TILE_BONUS[tile][slot % 2])
    if marker >= 0:
        owner = owner_of_kind(marker)
        out["player"] = PLAYER.values[HEIR_NOUN if owner == facts.HEIR else owner]
        out["trick"] = facts.TRICKS[trick_of_kind(marker)]
        out["set_aside"] = trick_of_kind(marker) in here.tenured
    return out


def amounts(three: list[int]) -> dict[str, int]:
    """Fame, Coins, Shards by name."""
    return {"fame": three[0], "coins": three[1], "shards": three[2]}


def side_view(s: Trickerion, player: Player) -> dict[str, Any]:
    """What one side has of the Academy."""
    here, me = s.academies[0], s.troupes[player]
    rooms = {}
    for trick in me.tricks:
        slot = facts.NOTHING if trick < 0 else room_slot_of(s, player, trick)
        if slot >= 0:
            rooms[facts.TRICKS[trick]] = facts.ROOM_SLOTS[slot]
    human = player != facts.HEIR
    return {
        "secrets": [facts.SECRETS[secret] for secret in here.own[player]],
        "banners": here.banners[player],
        "placed": here.placed[player],
        "rooms": rooms,
        "protege": {
            "points": protege_points(s, player),
            "wage": protege_wage(s, player) if human else 0,
        },
        "set_aside": [facts.TRICKS[trick] for trick in here.tenured] if human else [],
        "coins_on": [facts.SECRETS[secret] for secret in here.coins_on] if human else [],
    }


def secrets_anew(s: Trickerion, deal: Redeal) -> None:
    """Secrets that nobody can tell apart change places in the stack. [A-7.2]"""
    here = s.academies[0]
    for group in sorted(set(here.groups)):
        places = [i for i in range(len(here.stack)) if here.groups[i] == group]
        secrets = sorted([here.stack[i] for i in places])
        deal.mix(secrets)
        for place, secret in zip(places, secrets, strict=True):
            here.stack[place] = secret
