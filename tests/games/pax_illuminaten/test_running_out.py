"""When the luminaries run out: deck and discard are both empty. [P-13.8]"""

from __future__ import annotations

import pytest

import arcanum
from arcanum.games.pax_illuminaten.rules.check import RefillHand
from arcanum.games.pax_illuminaten.rules.contest import Contest
from arcanum.games.pax_illuminaten.rules.facts import DEGREE, FIRST, PLACES, SLOTS, STRENGTH
from arcanum.games.pax_illuminaten.rules.opponents import ScriptTurn
from arcanum.games.pax_illuminaten.rules.piles import draw, refresh_court, top_card
from arcanum.games.pax_illuminaten.rules.table import Pax, put_token
from arcanum.games.pax_illuminaten.rules.words import DONE, FROM_COURT, FROM_DECK
from arcanum.kernel.state import NONE

GAME = arcanum.game("pax_illuminaten")


def bare(seats: int, opponent: str) -> Pax:
    """A table without a card to draw; nothing is under way."""
    s = GAME.new(seats=seats, options={"opponent": opponent}, seed=5)
    assert isinstance(s, Pax)
    s.deck, s.discard, s.frames = [], [], []
    return s


def test_nothing_is_drawn_from_nothing() -> None:
    s = bare(2, "none")
    assert top_card(s) == NONE
    before = s.sides[0].hand[:]
    draw(s, 0, 2)
    assert s.sides[0].hand == before


def test_the_last_card_of_the_deck_is_followed_by_the_discard_at_once() -> None:
    s = bare(2, "none")
    last, thrown = s.court[0], s.court[1:4]
    s.deck, s.discard = [last], thrown[:]
    assert top_card(s) == last
    assert sorted(s.deck) == sorted(thrown)
    assert s.discard == []
    assert all(s.seen[card] == 0 for card in s.deck)


def test_an_empty_court_position_stays_empty() -> None:
    s = bare(2, "none")
    s.court[0] = s.court[3] = NONE
    before = s.court[:]
    refresh_court(s)
    assert s.court == before
    assert s.majordomo == 1


def test_a_discarded_court_card_may_be_the_only_one_to_come_again() -> None:
    s = bare(2, "none")
    s.majordomo = 2
    gone = s.court[2]
    s.court[0] = NONE
    refresh_court(s)
    assert s.court[0] == gone
    assert s.court[2] == NONE


def test_without_a_deck_the_court_may_be_taken_from_or_left() -> None:
    s = bare(2, "none")
    del s.sides[0].hand[2:]
    s.next(RefillHand(0, 0, 0))
    s.settle()
    assert FROM_DECK.of() not in s.options
    assert s.options == [*[FROM_COURT.of(card) for card in s.court], DONE.of()]
    s.apply(DONE.of())
    assert len(s.sides[0].hand) == 2
    assert s.over  # nothing else was waiting


@pytest.mark.parametrize("opponent", ["saint_germain", "weishaupt", "joseph_ii", "franck"])
def test_an_artificial_opponent_acts_without_a_plan_card(opponent: str) -> None:
    s = bare(1, opponent)
    s.next(ScriptTurn())
    s.settle()
    assert s.plan == []
    assert sum(s.sides[s.ao].favor) + sum(n for n in s.infl) > 3


@pytest.mark.parametrize(("strength", "wins"), [(2, True), (6, False)])
def test_without_contest_cards_only_its_tokens_and_favor_count(
    strength: int, wins: bool
) -> None:
    s = bare(1, "saint_germain")
    place = PLACES.index("C2")
    s.map[place] = next(c for c in range(57) if DEGREE[c] == FIRST and c not in s.sides[0].hand)
    s.up |= 1 << place
    assert SLOTS[s.map[place]] == 2
    put_token(s, 0, place)
    put_token(s, s.ao, place)
    s.sides[s.ao].favor = [2] * 6  # six of them of the areopagus: 1 + 6
    card = next(c for c in s.sides[0].hand + s.court if STRENGTH[c] == strength)
    s.sides[0].hand = [card]
    s.active = s.ao
    s.next(Contest(s.ao, 0, place, 1))
    s.settle()
    assert (s.infl[place * 4] == 0) == wins  # 7 against 3, or a tie
