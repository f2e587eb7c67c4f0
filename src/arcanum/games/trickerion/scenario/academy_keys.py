"""The keys of a game with the Academy."""

from __future__ import annotations

from typing import Final

from arcanum.games.trickerion.rules.academy.facts import BANNERS
from arcanum.games.trickerion.rules.academy.rooms import empty_spaces, tiles_left
from arcanum.games.trickerion.rules.academy.secrets import protege_points
from arcanum.games.trickerion.rules.base.facts import NOTHING, ROOM_SLOTS
from arcanum.games.trickerion.rules.base.markers import owner_of_kind, trick_of_kind
from arcanum.games.trickerion.rules.base.table import Trickerion
from arcanum.games.trickerion.scenario.names import (
    A_ROOM_SLOT,
    A_ROOM_SPACE,
    A_SECRET,
    A_TILE,
    A_TRICK,
    SOME_TRICKS,
    THEIRS,
)
from arcanum.kernel.frames import Player
from arcanum.lab.positions import Fact, Key, SideFact, SideKey, pile
from arcanum.lab.shapes import Count, Flag, Many, Name, Number, Table

STACKS: Final = [f"{kind}_{level}" for kind in ("classroom", "practice") for level in (1, 2, 3)]


def in_rooms(s: Trickerion, p: Player) -> dict[int, int]:
    """The slot of each academy marker of a side; NOTHING for tricks without one there."""
    here = s.academies[0]
    out = {trick: NOTHING for trick in s.troupes[p].tricks if trick >= 0}
    for slot in range(len(ROOM_SLOTS)):
        m = here.markers[slot]
        if m >= 0 and owner_of_kind(m) == p:
            out[trick_of_kind(m)] = slot
    return out


def of_human(p: Player, found: list[int]) -> list[int]:
    """Only the human side has these."""
    return found if p == 0 else []


ACADEMY: Final[list[Key[Trickerion]]] = [
    Key(
        "rooms",
        Table(A_ROOM_SPACE, A_TILE.or_none()),
        "tiles on the spaces of the Academy, by space (none)",
        lambda s: dict(enumerate(s.academies[0].rooms)),
    ),
    Key(
        "display",
        Many(A_SECRET.or_none(), gaps=True, length=2),
        'secrets on the upper and lower space, `""` for an empty one (the first two)',
        lambda s: s.academies[0].display,
    ),
    pile(
        "secrets",
        A_SECRET,
        "secrets on top of the stack, top first",
        lambda s: s.academies[0].stack,
    ),
    Key("only_secrets", Flag(), "whether the stack holds nothing but these (false)"),
    Fact(
        "open_spaces",
        Many(A_ROOM_SPACE, ordered=False, what="spaces"),
        "spaces that can be renovated",
        lambda s: list(empty_spaces(s)),
    ),
    Fact("secret_count", Count(), "secrets in the stack", lambda s: len(s.academies[0].stack)),
    Fact(
        "tiles_left",
        Table(Name("stack of tiles", STACKS), Count()),
        f"tiles left, by stack: {', '.join(f'`{stack}`' for stack in STACKS)}",
        lambda s: {
            i: len(tiles_left(s.academies[0], i < 3, i % 3)) for i in range(len(STACKS))
        },
    ),
]

ACADEMY_SIDE: Final[list[SideKey[Trickerion]]] = [
    SideKey(
        "in_rooms",
        Table(A_TRICK, A_ROOM_SLOT.or_none(), absent=THEIRS),
        'the slot of an academy marker, by trick; `""` for a trick in no room (none)',
        in_rooms,
    ),
    SideKey(
        "secrets_known",
        Many(A_SECRET),
        "secrets, in the order of learning (none)",
        lambda s, p: s.academies[0].own[p],
    ),
    SideKey(
        "banners",
        Number(0, BANNERS),
        "banners in supply (12, less those placed)",
        lambda s, p: s.academies[0].banners[p],
    ),
    SideKey(
        "banners_placed",
        Number(0, BANNERS),
        "banners beside rooms (0)",
        lambda s, p: s.academies[0].placed[p],
    ),
    SideKey(
        "coins_on",
        Many(A_SECRET, ordered=False),
        "of A: secrets with a Coin of Anjali (none)",
        lambda s, p: of_human(p, s.academies[0].coins_on),
    ),
    SideKey(
        "bonused",
        SOME_TRICKS,
        "of A: tricks that brought an own-level bonus (none)",
        lambda s, p: of_human(p, s.academies[0].bonused),
    ),
    SideFact(
        "set_aside",
        SOME_TRICKS,
        "tricks set aside by Professor Bernard",
        lambda s, p: of_human(p, s.academies[0].tenured),
    ),
    SideFact("protege_points", Count(), "base AP of the protégé", protege_points),
]
