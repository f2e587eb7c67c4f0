"""The season wheel, season and year changes, the end of a round and of the game.

[S-16 to S-18]
"""

from __future__ import annotations

from typing import Final

from arcanum.games.seasons.rules.effects.hooks import EFFECTS
from arcanum.games.seasons.rules.facts import (
    DAMNED_SOUL,
    DIE_PIPS,
    HOOKS,
    KINDS_OF_CARD,
    LAST_YEAR,
    SPACES,
    TITUS,
    WONDROUS_CHEST,
    CardId,
    Face,
    face_of,
)
from arcanum.games.seasons.rules.table import Mage, Seasons, in_reserve
from arcanum.games.seasons.rules.words import RESOLVE
from arcanum.kernel.frames import Act, Ask, Frame, Player
from arcanum.kernel.words import Action

# -- the end of a round [S-16]

ORDERED: Final[list[Face]] = [WONDROUS_CHEST, TITUS, DAMNED_SOUL]  # crystals in, crystals out
ROUND_END: Final[list[Face]] = [
    *[f for f in range(KINDS_OF_CARD) if "round_end" in HOOKS[f] and f not in ORDERED],
    *ORDERED,
]
# By card: the bit that stands for it among the effects still to resolve, or 0.
ROUND_END_BIT: Final[list[int]] = [
    1 << 2 * ROUND_END.index(face) + copy if face in ROUND_END else 0
    for copy in range(2)
    for face in range(KINDS_OF_CARD)
]
SEASON_CHANGE: Final[list[bool]] = ["season_change" in hooks for hooks in HOOKS]


class EndOfRound(Frame[Seasons]):
    """Round-end effects from the first player on, the marker, the next round.

    [S-16, S-16.1, S-16.3, S-16.4, S-16.5, S-19.2, OQ-10]
    """

    def run(self, s: Seasons) -> None:
        from arcanum.games.seasons.rules.turn import Round

        s.next(Round(s.left_of(s.first)))
        s.next(MoveMarker(DIE_PIPS[s.rolled[0]], s.first))
        for p in reversed(s.around(s.first)):
            pending = pending_at_round_end(s.mages[p])
            if pending:
                s.next(RoundEndEffects(p, pending))


def pending_at_round_end(me: Mage) -> int:
    """Which round-end cards a mage has in play: two bits a face, as in ROUND_END."""
    pending = 0
    for card in me.in_play:
        pending |= ROUND_END_BIT[card]
    return pending


class RoundEndEffects(Ask[Seasons], prompt="ask-round-end", rule="S-16.2"):
    """`player` resolves own round-end effects, in an order of choice where it matters.

    Order matters only when a Damned Soul takes more crystals than there are while a Chest or
    Titus still pays: gains before it are lost with it, gains after it stay.

    [S-16.2, S-19.1, D-35]
    """

    pending: int

    def cards(self) -> list[CardId]:
        """The cards still to resolve, those first whose order never matters."""
        return [
            ROUND_END[bit >> 1] + (KINDS_OF_CARD if bit & 1 else 0)
            for bit in range(2 * len(ROUND_END))
            if self.pending >> bit & 1
        ]

    def options(self, s: Seasons) -> list[Action]:
        faces: list[Face] = []
        for card in self.cards():
            if face_of(card) not in faces:
                faces.append(face_of(card))
        if faces[0] not in ORDERED or not self.order_matters(s, faces):
            faces = faces[:1]
        elif in_reserve(s.mages[self.player]) < 4 and WONDROUS_CHEST in faces:
            faces.remove(WONDROUS_CHEST)  # it pays nothing now nor later
        return [RESOLVE.of(face) for face in faces]

    def order_matters(self, s: Seasons, faces: list[Face]) -> bool:
        """Whether a Soul empties the purse while something still pays into it."""
        me = s.mages[self.player]
        souls = sum(face_of(card) == DAMNED_SOUL for card in self.cards())
        chest_pays = WONDROUS_CHEST in faces and in_reserve(me) >= 4
        titus_gets = TITUS in faces and any(
            s.mages[p].crystals > 0 for p in s.opponents(self.player)
        )
        return me.crystals < 3 * souls and (chest_pays or titus_gets)

    def take(self, s: Seasons, action: Action) -> None:
        face = RESOLVE.noun(action)
        card = next(c for c in self.cards() if face_of(c) == face)
        left = self.pending & ~ROUND_END_BIT[card]
        if left:
            s.next(RoundEndEffects(self.player, left))
        hook = EFFECTS[face].round_end
        if hook is not None:
            hook(s, self.player, card)


# -- the marker [S-17]


class MoveMarker(Frame[Seasons]):
    """The marker moves n spaces; borders change season and year. [S-17]

    Season-change effects go clockwise from `start`: the first player of the round at its end,
    the active player for Temporal Boots. [S-17.7, S-17.2, S-17.6, S-17.8, OQ-33]
    """

    n: int
    start: Player

    def run(self, s: Seasons) -> None:
        before = s.season()
        target = s.space + self.n
        s.space = (target - 1) % SPACES + 1
        s.note("marker-moves" if self.n > 0 else "marker-moves-back", abs(self.n), s.space)
        if s.season() == before:
            return
        if target > SPACES:
            if s.year == LAST_YEAR:
                s.next(GameEnd())
            else:
                s.year += 1
                s.note("year-changes", s.year)
                take_libraries(s)
        elif target < 1:
            s.year -= 1
            s.note("year-changes", s.year)
        s.note("season-changes", s.season())
        for p in reversed(s.around(self.start)):
            season_changes_for(s, p)


def take_libraries(s: Seasons) -> None:
    """Everybody adds the set of the new year to the hand, once. [S-17.3, S-17.4]"""
    for p in range(s.seats):
        me = s.mages[p]
        library = me.library_2 if s.year == 2 else me.library_3
        if s.year >= 2 and library:
            me.hand += library
            library.clear()
            s.note("takes-library", p, s.year)


def season_changes_for(s: Seasons, player: Player) -> None:
    """The season-change cards of one player; their order never matters to the owner.

    [S-17.7, OQ-11]
    """
    me = s.mages[player]
    for card in me.in_play:
        if SEASON_CHANGE[face_of(card)]:
            s.next(SeasonChangeEffect(player, card))


class SeasonChangeEffect(Act[Seasons]):
    """One season-change card of `player` acts. [S-17.7]"""

    card: CardId

    def run(self, s: Seasons) -> None:
        hook = EFFECTS[face_of(self.card)].season_change
        if hook is not None:
            hook(s, self.player, self.card)


class GameEnd(Frame[Seasons]):
    """The marker left the third year: the game is over at once. [S-18.1, OQ-1, OQ-2]"""

    def run(self, s: Seasons) -> None:
        s.note("game-ends")
        for p in range(s.seats):
            s.note("scores", p, s.scores()[p])
        s.finish()
