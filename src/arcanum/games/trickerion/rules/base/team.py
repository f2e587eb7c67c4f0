"""Tricks and Characters join a player's boards. [T-2.9, T-9.2]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.base.facts import (
    APPRENTICE,
    ASSISTANT,
    BOARD_APPRENTICES,
    IS_APPRENTICE,
    NOTHING,
    Character,
    Trick,
)
from arcanum.games.trickerion.rules.base.table import (
    AT_HOME,
    ENGINEER_SLOT,
    SUPPLY,
    Trickerion,
    Troupe,
    free_trick_slots,
    owns,
)
from arcanum.games.trickerion.rules.base.words import ASSISTANT_BOARD, MARK, PLAYER_BOARD, STOW
from arcanum.kernel.frames import Ask, Player, Refusal
from arcanum.kernel.words import Action


def put_trick(
    s: Trickerion, player: Player, trick: Trick, home: int, symbol: int, markers: int
) -> None:
    """A Trick goes to a free slot of a board; its symbol is asked for unless it is known."""
    me = s.troupes[player]
    slot = ENGINEER_SLOT
    if home == PLAYER_BOARD:
        slot = me.tricks.index(NOTHING)
    me.tricks[slot] = trick
    s.leave_residence(trick)
    s.note("takes-trick", player, trick, home)
    if symbol >= 0:
        mark_trick(s, player, slot, symbol, markers)
    else:
        s.next(MarkTrick(player, slot, markers))


def mark_trick(s: Trickerion, player: Player, slot: int, symbol: int, markers: int) -> None:
    """The Symbol marker goes on a Trick, and markers that come with it. [T-2.9]"""
    me = s.troupes[player]
    me.symbols[slot] = symbol
    s.note("marks-trick", player, me.tricks[slot], symbol)
    if markers:
        get_ready(s, player, slot, markers)


def get_ready(s: Trickerion, player: Player, slot: int, n: int) -> None:
    """Trick markers from own supply go on the card, as many as there are.

    [T-6.3.2.3, T-6.3.2.5]
    """
    me = s.troupes[player]
    n = min(n, me.supply[me.symbols[slot]])
    me.supply[me.symbols[slot]] -= n
    me.ready[slot] += n
    s.note("gets-ready", player, me.tricks[slot], n)


class HomeForTrick(Ask[Trickerion], prompt="ask-home-for-trick", rule="T-6.1.1"):
    """Which free Trick slot a learned Trick takes. [T-6.1.1, D-30, Q-06]"""

    trick: Trick
    marked: int
    markers: int

    def options(self, s: Trickerion) -> list[Action]:
        return [STOW.of(home) for home in free_trick_slots(s.troupes[self.player])]

    def take(self, s: Trickerion, action: Action) -> None:
        home = STOW.noun(action)
        put_trick(s, self.player, self.trick, home, self.marked, self.markers)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("no-room-there", {}, "T-2.9")


class MarkTrick(Ask[Trickerion], prompt="ask-symbol", rule="T-2.9"):
    """Which unused Symbol marker goes on a new Trick. [T-2.9, D-07]"""

    trick_slot: int
    markers: int

    def options(self, s: Trickerion) -> list[Action]:
        used = s.troupes[self.player].symbols
        return [MARK.of(symbol) for symbol in range(4) if symbol not in used]

    def take(self, s: Trickerion, action: Action) -> None:
        mark_trick(s, self.player, self.trick_slot, MARK.noun(action), self.markers)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("symbol-is-used", {}, "T-2.9")


# -- characters


def board_apprentice_room(me: Troupe) -> bool:
    """Whether an Apprentice slot of the player board is free."""
    n = 0
    for c in range(APPRENTICE, APPRENTICE + 4):
        if c != me.favoured and owns(me, c):
            n += 1
    return n < BOARD_APPRENTICES


def assistant_slot_free(me: Troupe) -> bool:
    """Whether the Apprentice slot of the Assistant board is no one's home. [T-2.6]"""
    return owns(me, ASSISTANT) and me.favoured < 0


def next_apprentice(me: Troupe) -> Character:
    """An Apprentice disc of own supply; -1 if there is none."""
    for c in range(APPRENTICE, APPRENTICE + 4):
        if me.at[c] == SUPPLY:
            return c
    return NOTHING


def join(s: Trickerion, player: Player, character: Character) -> None:
    """A Character joins the team, a Specialist with its board. [T-9.2, D-70]"""
    if IS_APPRENTICE[character]:
        s.next(HomeForApprentice(player, character))
    else:
        s.troupes[player].at[character] = AT_HOME
        s.note("joins", player, character, character)  # the board of that Specialist


class HomeForApprentice(Ask[Trickerion], prompt="ask-home-for-apprentice", rule="T-9.2"):
    """Which free Apprentice slot a new Apprentice takes. [T-9.2, D-70, Q-07]"""

    character: Character

    def options(self, s: Trickerion) -> list[Action]:
        me = s.troupes[self.player]
        out = []
        if board_apprentice_room(me):
            out.append(STOW.of(PLAYER_BOARD))
        if assistant_slot_free(me):
            out.append(STOW.of(ASSISTANT_BOARD))
        return out

    def take(self, s: Trickerion, action: Action) -> None:
        me = s.troupes[self.player]
        home = STOW.noun(action)
        me.at[self.character] = AT_HOME
        if home == ASSISTANT_BOARD:
            me.favoured = self.character
        s.note("joins", self.player, self.character, home)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        if STOW.noun(action) not in (PLAYER_BOARD, ASSISTANT_BOARD):
            return ("no-room-there", {}, "T-9.2")
        return ("no-apprentice-slot", {}, "T-9.2")
