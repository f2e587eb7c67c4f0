"""Fame, Coins, Shards and Components change hands, and the log says so. [T-2.10, T-2.11]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.base.facts import (
    BONUS_SHARD,
    FAME_FOR_SHARDS,
    MANAGER_TOKENS,
    SHARD_FAME,
    Component,
)
from arcanum.games.trickerion.rules.base.table import (
    FROM_PROPHECIES,
    FROM_REST,
    Trickerion,
    board_room,
    manager_room,
)
from arcanum.games.trickerion.rules.base.words import MANAGER_BOARD, PLAYER_BOARD, STOW
from arcanum.kernel.frames import Ask, Player, Refusal
from arcanum.kernel.words import Action


def gain_fame(s: Trickerion, player: Player, n: int, source: int = FROM_REST) -> None:
    """The player gains Fame; modules may care where it came from."""
    if n > 0:
        s.troupes[player].fame += n
        s.note("gains-fame", player, n)
        for module in s.modules:
            module.fame_changed(s, player, n, source)


def lose_fame(s: Trickerion, player: Player, n: int) -> None:
    """The player loses Fame, never below 0. [T-2.10]"""
    me = s.troupes[player]
    lost = min(n, me.fame)
    if lost > 0:
        me.fame -= lost
        for module in s.modules:
            module.fame_changed(s, player, -lost, FROM_REST)
        s.note("loses-fame", player, lost)


def gain_coins(s: Trickerion, player: Player, n: int) -> None:
    """The player gains Coins."""
    if n > 0:
        s.troupes[player].coins += n
        s.note("gains-coins", player, n)


def pay_coins(s: Trickerion, player: Player, n: int) -> None:
    """The player pays Coins to the supply; it is known that they are there. [T-2.11]"""
    if n > 0:
        s.troupes[player].coins -= n
        s.note("pays-coins", player, n)


def pay_at_market(s: Trickerion, player: Player, n: int) -> None:
    """Coins spent at the Market Row: a holder of Business Share gets them. [T-13.5, Q-23]"""
    for holder in s.shares:
        if holder != player:
            if n > 0:
                s.troupes[player].coins -= n
                s.troupes[holder].coins += n
                s.note("pays-player", player, holder, n)
            return
    pay_coins(s, player, n)


def gain_shards(s: Trickerion, player: Player, n: int) -> None:
    """One event that gives Shards; two prophecies add to it. [T-14.3]"""
    if n <= 0:
        return
    if s.active == BONUS_SHARD:
        n += 1
    s.troupes[player].shards += n
    s.note("gains-shards", player, n)
    if s.active == FAME_FOR_SHARDS:
        gain_fame(s, player, SHARD_FAME, FROM_PROPHECIES)


def spend_shard(s: Trickerion, player: Player) -> None:
    """The player spends a Shard."""
    s.troupes[player].shards -= 1
    s.note("spends-shards", player, 1)


def return_tokens(s: Trickerion, player: Player, component: Component, n: int) -> None:
    """Tokens go back to the supply; an emptied slot is free again. [T-6.6.1]"""
    me = s.troupes[player]
    me.tokens[component] -= n
    if me.tokens[component] == 0:
        me.on_manager[component] = 0
    s.note("returns-components", player, component, n)


def add_tokens(s: Trickerion, player: Player, component: Component, n: int) -> None:
    """Tokens from the supply, onto a pile or a place that is known to have room."""
    s.troupes[player].tokens[component] += n
    s.note("gains-components", player, component, n)


def stow(s: Trickerion, player: Player, component: Component, n: int) -> None:
    """Tokens for an existing pile; for a new one the player chooses the place. [Q-30]"""
    if s.troupes[player].tokens[component]:
        add_tokens(s, player, component, n)
    else:
        s.next(Stow(player, component, n))


class Stow(Ask[Trickerion], prompt="ask-stow", rule="T-6.2.3", broad=True):
    """Where a new pile goes: player board or Manager board. [T-6.2.3, D-35, D-49]"""

    component: Component
    n: int

    def options(self, s: Trickerion) -> list[Action]:
        me = s.troupes[self.player]
        out = []
        if board_room(me) > 0:
            out.append(STOW.of(PLAYER_BOARD))
        if self.n <= MANAGER_TOKENS and manager_room(me) > 0:
            out.append(STOW.of(MANAGER_BOARD))
        return out

    def take(self, s: Trickerion, action: Action) -> None:
        if STOW.noun(action) == MANAGER_BOARD:
            s.troupes[self.player].on_manager[self.component] = 1
        add_tokens(s, self.player, self.component, self.n)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        if STOW.said(action):
            return ("no-room-there", {}, "T-2.7")
        return ("stow-first", {}, self.rule)
