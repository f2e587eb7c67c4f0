"""The Heir in the dark alley: prophecies turn, cards are drawn. [H-12]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.base.facts import (
    DECK_OF,
    HEIR,
    NOTHING,
    PERMANENT,
    PRIESTESS,
)
from arcanum.games.trickerion.rules.base.locations.dark_alley import reveal_prophecy
from arcanum.games.trickerion.rules.base.table import Trickerion, add_to_hand
from arcanum.games.trickerion.rules.heir.facts import CARDS_DRAWN, DRAW_ORDER


def work_in_dark_alley(s: Trickerion, points: int) -> None:
    """A coin, then special cards. [H-12.1, H-12.2]"""
    if s.below(2):
        s.note("heir-turns-prophecies")
        turn_prophecies(s)
    else:
        s.note("heir-leaves-prophecies")
    for _ in range(CARDS_DRAWN[s.difficulty][max(points, 1) - 1]):
        draw_one(s)


def turn_prophecies(s: Trickerion) -> None:
    """All pending prophecies one place clockwise; the Priestess then changes the next one.

    [H-12.1, H-21, H-24 RUL-20]
    """
    one, two, three = s.pending
    s.pending = [two, three, one]
    if s.heir_has(PRIESTESS):
        s.note("uses-ability", HEIR, PRIESTESS)
        s.note("prophecy-discarded", s.pending[0])
        s.past.append(s.pending[0])
        s.past.sort()
        s.pending[0] = reveal_prophecy(s)


def specials_of(s: Trickerion, deck: int) -> int:
    """His special cards of a location, but for those under characters. [H-12.2]"""
    return sum([1 for c in s.troupes[HEIR].hand if c < PERMANENT and DECK_OF[c] == deck])


def shortest(s: Trickerion) -> int:
    """The deck of the location of which he owns the fewest cards; empty ones are passed over.

    [H-12.2, H-24 RUL-11, TV-13]
    """
    best = NOTHING
    for deck in DRAW_ORDER:
        if s.decks[deck] and (best < 0 or specials_of(s, deck) < specials_of(s, best)):
            best = deck
    return best


def draw_one(s: Trickerion) -> None:
    """The top card of that deck, open to all. [H-12.2]"""
    deck = shortest(s)
    if deck < 0:
        return
    card = s.draw_special(deck)
    s.reveal(card)
    add_to_hand(s.troupes[HEIR], card)
    s.heirs[0].held.append(card)
    s.note("heir-draws", card, deck)
