"""What cards do while in play: at a summon, a round's end, a season change, the end."""

from arcanum.games.seasons.rules.crystals import gain_crystals, lose_crystals, pay_player
from arcanum.games.seasons.rules.energy import gain_any, lose_reserve
from arcanum.games.seasons.rules.facts import FIGRIM, TITUS, CardId, face_of
from arcanum.games.seasons.rules.leaving import sacrifice
from arcanum.games.seasons.rules.table import Seasons, familiars, in_reserve
from arcanum.kernel.frames import Player

# -- own summons


def three_crystals_a_summon(s: Seasons, me: Player, card: CardId) -> None:
    """Whenever you summon a card in the ordinary way, gain 3 crystals. [card 6]"""
    s.note("card-acts", me, card)
    gain_crystals(s, me, 3)


def a_token_a_summon(s: Seasons, me: Player, card: CardId) -> None:
    """Whenever you summon a card in the ordinary way, take a token of any kind. [card 30]"""
    s.note("card-acts", me, card)
    gain_any(s, me, 1)


# -- the end of a round [S-16.2]


def pays_with_4_tokens(s: Seasons, me: Player, card: CardId) -> None:
    """With 4 or more tokens in reserve, gain 3 crystals. [card 13]"""
    if in_reserve(s.mages[me]) >= 4:
        s.note("card-acts", me, card)
        gain_crystals(s, me, 3)


def feeds_the_poor(s: Seasons, me: Player, card: CardId) -> None:
    """With at most 1 token in reserve, take a token of any kind. [card 14]"""
    if in_reserve(s.mages[me]) <= 1:
        s.note("card-acts", me, card)
        gain_any(s, me, 1)


def begs_of_everyone(s: Seasons, me: Player, card: CardId) -> None:
    """Each opponent pays you 1 crystal; if one cannot, this card is sacrificed.

    [card 39, OQ-28]
    """
    all_paid = True
    for p in s.opponents(me):
        if not pay_player(s, p, me, 1, TITUS):
            all_paid = False
    if not all_paid:
        sacrifice(s, me, card)


def haunts(s: Seasons, me: Player, card: CardId) -> None:
    """Its owner loses 3 crystals. [card 50]"""
    s.note("card-acts", me, card)
    lose_crystals(s, me, 3)


# -- season changes [S-17.7]


def tithes(s: Seasons, me: Player, card: CardId) -> None:
    """Each opponent pays you 1 crystal. [card 11]"""
    for p in s.opponents(me):
        pay_player(s, p, me, 1, FIGRIM)


def a_token_a_season(s: Seasons, me: Player, card: CardId) -> None:
    """Take a token of any kind. [card 27]"""
    s.note("card-acts", me, card)
    gain_any(s, me, 1)


# -- leaving play


def lose_all_energy(s: Seasons, owner: Player, card: CardId) -> None:
    """Sacrificing this card empties its owner's reserve. [card 42, S-14.4]"""
    lose_reserve(s, owner, face_of(card))


# -- the end of the game [S-18.2]


def twenty_with_most_cards(s: Seasons, me: Player) -> int:
    """20 crystals with strictly most cards in play. [card 19]"""
    mine = len(s.mages[me].in_play)
    return 20 if all(len(s.mages[p].in_play) < mine for p in s.opponents(me)) else 0


def three_a_token(s: Seasons, me: Player) -> int:
    """3 crystals for each token in reserve. [card 45]"""
    return 3 * in_reserve(s.mages[me])


def twenty_without_familiars(s: Seasons, me: Player) -> int:
    """20 crystals without a familiar in play. [card 46]"""
    return 0 if familiars(s.mages[me]) else 20
