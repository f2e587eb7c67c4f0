"""Renovating: who may, what it costs, tiles and banners. [A-5]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.academy.facts import (
    BANNER_CHART,
    BY_LEVEL,
    COST,
    GEERT,
    GEERT_COINS,
    IS_CLASSROOM,
    LEVELS,
    RENOVATE_FAME,
    ROOM_FAME,
    ROOM_THRESHOLD,
)
from arcanum.games.trickerion.rules.academy.rooms import empty_spaces, tiles_left
from arcanum.games.trickerion.rules.base.facts import ADVERTISE_FAME, HEIR, Space, Tile
from arcanum.games.trickerion.rules.base.resources import gain_fame, pay_coins
from arcanum.games.trickerion.rules.base.table import (
    FROM_ADVERTISING,
    FROM_PROPHECIES,
    FROM_REST,
    Trickerion,
)
from arcanum.games.trickerion.rules.base.words import ADVERTISE, DECLINE, TAKE_TILE
from arcanum.kernel.frames import Act, Ask, Player, Refusal
from arcanum.kernel.words import Action


def missing_fame(s: Trickerion, player: Player, level: int) -> int:
    """Fame that Coins must stand in for; Geert may go one step above. [A-5.2, A-10.3]"""
    fame = s.troupes[player].fame
    if s.has_ability(player, GEERT):
        reached = [i for i in range(LEVELS) if ROOM_THRESHOLD[i] <= fame]
        if level <= max([-1, *reached]) + 1:
            return 0
    return max(0, ROOM_THRESHOLD[level] - fame)


def price_of(s: Trickerion, player: Player, space: Space, level: int) -> int:
    """All Coins a renovation costs the human. [A-5.2]"""
    return COST[space][level] + missing_fame(s, player, level)


def can_renovate(s: Trickerion, player: Player, space: Space, level: int) -> bool:
    """A banner, an open empty space, and the Coins. [A-5.1, A-5.2]"""
    return (
        s.academies[0].banners[player] > 0
        and space in empty_spaces(s)
        and price_of(s, player, space, level) <= s.troupes[player].coins
    )


def renovate(s: Trickerion, player: Player, space: Space, level: int) -> None:
    """The human pays, gains the Fame, chooses a tile and places banners. [A-5.2, A-5.4]"""
    price = price_of(s, player, space, level)
    s.note("renovates", player, space, level)
    pay_coins(s, player, price)
    earn_fame(s, player, space, level)
    if price >= GEERT_COINS and s.has_ability(player, GEERT) and not s.troupes[player].poster:
        s.next(FreePoster(player))
    s.then(ChooseTile(player, space, level), PlaceBanners(player))


def earn_fame(s: Trickerion, player: Player, space: Space, level: int) -> None:
    """The Fame of a level, more under a prophecy. [A-5.2, A-9.4, H-20.2]"""
    s.academies[0].built[player] += ROOM_FAME[space][level]
    gain_fame(s, player, ROOM_FAME[space][level], FROM_REST)
    if s.active == RENOVATE_FAME:
        gain_fame(s, player, BY_LEVEL[level], FROM_PROPHECIES)


def lay_tile(s: Trickerion, player: Player, tile: Tile, space: Space) -> None:
    """A tile lies face up on a space. [A-5.4]"""
    s.academies[0].rooms[space] = tile
    if player == HEIR:
        s.note("heir-tile", tile)
    else:
        s.note("lays-tile", player, tile, space)


class ChooseTile(Ask[Trickerion], prompt="ask-tile", rule="A-5.4"):
    """Any tile of the stack of that type and level. [A-5.4, DA-2]"""

    space: Space
    level: int

    def options(self, s: Trickerion) -> list[Action]:
        left = tiles_left(s.academies[0], IS_CLASSROOM[self.space], self.level)
        return [TAKE_TILE.of(tile) for tile in left]

    def take(self, s: Trickerion, action: Action) -> None:
        lay_tile(s, self.player, TAKE_TILE.noun(action), self.space)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("tile-of-that-stack", {}, "A-5.4")


class PlaceBanners(Act[Trickerion]):
    """Banners beside the new room; for each missing one the other side returns one. [A-5.5]"""

    def run(self, s: Trickerion) -> None:
        place_banners(s, self.player)


def place_banners(s: Trickerion, player: Player) -> None:
    """As many as the chart says for the round, as far as there are. [A-5.5, H-13.4]"""
    here = s.academies[0]
    wanted = BANNER_CHART[s.round]
    n = min(wanted, here.banners[player])
    here.banners[player] -= n
    here.placed[player] += n
    s.note("places-banners", player, n)
    other = 1 - player
    back = min(wanted - n, here.banners[other])
    if back:
        here.banners[other] -= back
        s.note("returns-banners", other, back)


class FreePoster(Ask[Trickerion], prompt="ask-free-poster", rule="A-10.1"):
    """Geert: 6 Coins or more in one renovation, and he may advertise for free.

    [A-10.1, A-10.3, DA-8]
    """

    def options(self, s: Trickerion) -> list[Action]:
        return [ADVERTISE.of(), DECLINE.of()]

    def take(self, s: Trickerion, action: Action) -> None:
        if ADVERTISE.said(action):
            s.note("uses-ability", self.player, GEERT)
            s.note("advertises", self.player)
            s.troupes[self.player].poster = True
            gain_fame(s, self.player, ADVERTISE_FAME, FROM_ADVERTISING)
