"""All keys of Trickerion together: the base game, the Heir and the Academy."""

from __future__ import annotations

from typing import Final

from arcanum.games.trickerion.rules.base.table import Trickerion, Troupe
from arcanum.games.trickerion.scenario.academy_keys import ACADEMY, ACADEMY_SIDE
from arcanum.games.trickerion.scenario.heir_keys import HEIR_SIDE, HEIR_TABLE, TALLY
from arcanum.games.trickerion.scenario.names import sides
from arcanum.games.trickerion.scenario.side_keys import SIDE
from arcanum.games.trickerion.scenario.table_keys import TABLE
from arcanum.kernel.frames import Player
from arcanum.lab.positions import Part, Positions


def troupe_of(s: Trickerion, p: Player) -> Troupe:
    """What the simple keys of a side are about."""
    return s.troupes[p]


def is_solo(s: Trickerion) -> bool:
    """Whether the Heir plays."""
    return s.solo


def has_academy(s: Trickerion) -> bool:
    """Whether the Academy is open."""
    return bool(s.academy)


POSITIONS: Final = Positions(
    [
        Part("Trickerion", table=TABLE, side=SIDE),
        Part("against the Heir", table=HEIR_TABLE, side=TALLY, when=is_solo),
        Part("the Heir", side=HEIR_SIDE, when=is_solo, only="Heir"),
        Part("with the Academy", table=ACADEMY, side=ACADEMY_SIDE, when=has_academy),
    ],
    sides,
    troupe_of,
    excused={
        "INV-28": "New Twist may have been used before",
        "INV-31": "`row` may have fewer cards than the round",
        "INV-32": "`deck` may have more or fewer cards than the round",
    },
)
