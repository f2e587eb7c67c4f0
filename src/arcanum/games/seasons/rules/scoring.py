"""The end of the game: who has how many prestige points, and who wins. [S-18]"""

from arcanum.games.seasons.rules.effects.hooks import EFFECTS
from arcanum.games.seasons.rules.facts import BONUS_LOSS, HAND_CARD_LOSS, PRESTIGE, face_of
from arcanum.games.seasons.rules.table import Seasons
from arcanum.kernel.frames import Player


class Score:
    """Where a player's points come from. [S-18.2]"""

    def __init__(self) -> None:
        self.crystals: int = 0
        self.end_cards: int = 0  # crystals of cards that pay at the end
        self.prestige: int = 0
        self.hand: int = 0  # a loss: 0 or less
        self.bonuses: int = 0  # a loss: 0 or less

    def total(self) -> int:
        """Never below 0. [S-18.2, OQ-22]"""
        points = self.crystals + self.end_cards + self.prestige + self.hand + self.bonuses
        return points if points > 0 else 0


def scored(s: Seasons, player: Player) -> Score:
    """The score of a player if the game ended now, category by category.

    [S-18.2, S-18.3, S-12.7, card 22]
    """
    me = s.mages[player]
    score = Score()
    score.crystals = me.crystals
    for card in me.in_play:
        face = face_of(card)
        score.prestige += PRESTIGE[face]
        hook = EFFECTS[face].game_end
        if hook is not None:
            score.end_cards += hook(s, player)
    score.hand = -HAND_CARD_LOSS * len(me.hand)
    score.bonuses = -BONUS_LOSS[me.bonuses]
    return score


def score_of(s: Seasons, player: Player) -> int:
    """The prestige points of a player if the game ended now."""
    return scored(s, player).total()


def winners(s: Seasons) -> list[Player]:
    """Most points, then most cards in play, then a shared victory. [S-18.4, OQ-23]"""
    rank = [score_of(s, p) * 1000 + len(s.mages[p].in_play) for p in range(s.seats)]
    best = max(rank)
    return [p for p in range(s.seats) if rank[p] == best]
