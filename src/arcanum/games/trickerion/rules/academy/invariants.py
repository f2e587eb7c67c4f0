"""What holds of the Academy at every decision. [A-1, H-27]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.academy.facts import (
    BANNERS,
    BERNARD_TRICKS,
    HEIR_SECRETS,
    IS_CLASSROOM,
    IS_LECTURE,
    MOST_SECRETS,
)
from arcanum.games.trickerion.rules.academy.rooms import is_open
from arcanum.games.trickerion.rules.base.facts import PROTEGE, ROOM_SLOTS, ROOM_SPACES, SECRETS
from arcanum.games.trickerion.rules.base.markers import owner_of_kind, trick_of_kind
from arcanum.games.trickerion.rules.base.table import AT_HOME, Trickerion


def academy_wrong(s: Trickerion) -> list[str]:
    """Everything that does not hold."""
    return [*rooms_wrong(s), *markers_wrong(s), *secrets_wrong(s), *banners_wrong(s)]


def rooms_wrong(s: Trickerion) -> list[str]:
    """Tiles lie once, on open spaces of their type. [A-1.3, A-2.1, A-5.4]"""
    wrong = []
    rooms = s.academies[0].rooms
    laid = [tile for tile in rooms if tile >= 0]
    if len(set(laid)) != len(laid):
        wrong.append("A-1.3: a tile lies twice")
    for space in range(len(ROOM_SPACES)):
        if rooms[space] >= 0 and IS_LECTURE[rooms[space]] != IS_CLASSROOM[space]:
            wrong.append(f"A-5.4: a tile of the other type on space {space}")
        if rooms[space] >= 0 and not is_open(s, space):
            wrong.append(f"A-2.1: a room on the closed space {space}")
    return wrong


def markers_wrong(s: Trickerion) -> list[str]:
    """Academy markers of owned tricks, each once, in rooms. [A-4.5, A-10.2]"""
    here = s.academies[0]
    wrong = []
    lying = [m for m in here.markers if m >= 0]
    if len(set(lying)) != len(lying):
        wrong.append("A-4.5: a trick is in two rooms")
    for slot in range(len(ROOM_SLOTS)):
        m = here.markers[slot]
        if m < 0:
            continue
        side, trick = owner_of_kind(m), trick_of_kind(m)
        if here.rooms[slot // 2] < 0:
            wrong.append(f"A-4.1: a marker on the empty space {slot // 2}")
        if trick not in s.troupes[side].tricks and trick not in here.tenured:
            wrong.append(f"A-4.2: a marker of trick {trick}, which has left")
    if len(here.tenured) > BERNARD_TRICKS:
        wrong.append("A-10.2: more than two tricks set aside")
    return wrong


def secrets_wrong(s: Trickerion) -> list[str]:
    """Every secret is somewhere, once; nobody has too many. [A-1.6, A-3.2, H-27]"""
    here = s.academies[0]
    wrong = []
    shown = [secret for secret in here.display if secret >= 0]
    every = here.stack + shown + here.own[0] + here.own[1] + here.gone + here.drawn
    if sorted(every) != list(range(len(SECRETS))):
        wrong.append("A-1.6: a secret is missing or doubled")
    if len(here.groups) != len(here.stack):
        wrong.append("A-7.2: the stack and what is known of it differ")
    if len(here.own[0]) > MOST_SECRETS or len(here.own[1]) > HEIR_SECRETS:
        wrong.append(f"A-3.2: {len(here.own[0])} and {len(here.own[1])} secrets")
    if s.troupes[0].at[PROTEGE] < AT_HOME:
        wrong.append("A-3.1: the human has no protégé")
    return wrong


def banners_wrong(s: Trickerion) -> list[str]:
    """Banners in supply, placed and returned are 12 for each side. [A-1.4, H-27]"""
    here = s.academies[0]
    return [
        f"A-1.4: side {p} has {here.banners[p]} banners and {here.placed[p]} beside rooms"
        for p in range(2)
        if here.banners[p] < 0 or here.banners[p] + here.placed[p] > BANNERS
    ]
