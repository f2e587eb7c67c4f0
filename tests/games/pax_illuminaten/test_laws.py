"""Random games under every law, and invariants that are seen to fail."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

import arcanum
from arcanum.games.pax_illuminaten.rules.facts import (
    AFFILIATION,
    BOOST_OUST,
    CLERGY,
    DEGREE,
    EVENT0,
    EXTRA_OUST,
    FMASK,
    FRANCK,
    JOSEPH,
    LUMINARIES,
    MOST_SLOTS,
    OPPONENTS,
    PLACES,
    PLOT0,
    ROYAL_ARCH,
    SAINT_GERMAIN,
    SCRIPT,
    SLOTS,
    WEISHAUPT,
)
from arcanum.games.pax_illuminaten.rules.invariants import Watch
from arcanum.games.pax_illuminaten.rules.opponents import item_for
from arcanum.games.pax_illuminaten.rules.table import NOBODY, ROW, Pax
from arcanum.games.pax_illuminaten.rules.words import AO_NOUN
from arcanum.kernel.notes import ALL, Note
from arcanum.kernel.state import NONE
from arcanum.lab.laws import Check

GAME = arcanum.game("pax_illuminaten")


@pytest.mark.parametrize(
    ("seats", "opponent"),
    [(2, "none"), (1, "saint_germain"), (1, "weishaupt"), (2, "joseph_ii"), (3, "franck")],
)
def test_a_random_game_keeps_every_law(seats: int, opponent: str) -> None:
    check = Check(GAME, seats, {"opponent": opponent}, seed=11)
    assert check.run() == []
    assert check.decisions > 5


def table() -> Pax:
    s = GAME.new(seats=2, seed=1)
    assert isinstance(s, Pax)
    return s


def two_on_a_royal_arch(s: Pax) -> None:
    s.map[0] = next(c for c in range(57) if c >= 51)
    s.up |= 1
    s.slots[0], s.slots[1] = 0, 1
    s.infl[0] = s.infl[1] = 1
    s.mine[0] = s.mine[1] = 1


def token_from_nowhere(s: Pax) -> None:
    s.sides[0].favor[0] += 1


def lost_card(s: Pax) -> None:
    s.deck.pop()


def influence_too_much(s: Pax) -> None:
    s.sides[1].supply += 1


def budget_below_zero(s: Pax) -> None:
    s.budget = -1


def odd_edict(s: Pax) -> None:
    s.sides[0].edicts = [EVENT0]
    s.on_edict[0] = 3


def card_after_an_arch(s: Pax) -> None:
    s.chain = [51, 0]
    assert ROYAL_ARCH == 4


def plot_of_another(s: Pax) -> None:
    s.sides[0].on = 1 << s.sides[1].plot - 72


def boost_of_an_earlier_turn(s: Pax) -> None:
    s.boosts[BOOST_OUST] = 1


def card_never_given_back(s: Pax) -> None:
    f = s.owner.index(ROW)
    s.lent[f], s.owner[f] = ROW, 0


def plot_gone(s: Pax) -> None:
    s.public.pop()


def gap_on_the_map(s: Pax) -> None:
    s.discard.append(s.map[0])
    s.map[0] = NONE


@pytest.mark.parametrize(
    ("spoil", "invariant"),
    [
        (two_on_a_royal_arch, "I-07"),
        (token_from_nowhere, "I-03"),
        (lost_card, "I-01"),
        (influence_too_much, "I-04"),
        (budget_below_zero, "I-17"),
        (odd_edict, "I-23"),
        (card_after_an_arch, "I-21"),
        (plot_of_another, "I-28"),
        (boost_of_an_earlier_turn, "I-40"),
        (card_never_given_back, "I-40"),
        (plot_gone, "P-12.10"),
        (gap_on_the_map, "I-02"),
    ],
)
def test_a_broken_invariant_is_found(spoil: Callable[[Pax], None], invariant: str) -> None:
    s = table()
    watch = Watch(s)
    before = s.clone()
    spoil(s)
    told = watch.step(before, s.options[0], s, [])
    assert any(line.startswith(invariant) for line in told)


def test_what_is_told_must_agree_with_the_table() -> None:
    s = table()
    watch = Watch(s)
    note = Note(ALL, "gains", [0, 0, 1])
    told = watch.step(s.clone(), s.options[0], s, [note])
    assert any(line.startswith("ledger") for line in told)


def test_once_per_turn_is_watched() -> None:
    s = table()
    watch = Watch(s)
    note = Note(ALL, "card-pays", [0, 5])
    told = watch.step(s.clone(), s.options[0], s, [note, note])
    assert any(line.startswith("I-19") for line in told)


@pytest.mark.parametrize("key", ["edict-pays", "edict-goes", "event-goes", "plays-event"])
def test_an_event_phase_in_round_1_is_found(key: str) -> None:
    s = table()
    watch = Watch(s)
    assert watch.round == 1
    told = watch.step(s.clone(), s.options[0], s, [Note(ALL, key, [0, 0, 0])])
    assert f"I-25: {key} in round 1" in told
    watch.count(Note(ALL, "round-starts", [2]), s)
    told = watch.step(s.clone(), s.options[0], s, [Note(ALL, key, [0, 0, 0])])
    assert not any(line.startswith("I-25") for line in told)


def face_up_event(s: Pax) -> None:
    s.sides[0].front = s.removed.pop()


def event_thrown_away(s: Pax) -> None:
    s.event_discard.append(s.events.pop())


@pytest.mark.parametrize("spoil", [face_up_event, event_thrown_away])
def test_what_only_an_event_phase_does_is_found_in_round_1(
    spoil: Callable[[Pax], None],
) -> None:
    s = table()
    watch = Watch(s)
    before = s.clone()
    spoil(s)
    told = watch.step(before, s.options[0], s, [])
    assert any(line.startswith("I-25") for line in told)
    s.round = 2
    told = watch.step(before, s.options[0], s, [])
    assert not any(line.startswith("I-25") for line in told)


def test_an_event_that_the_artificial_opponent_discards_in_round_1_is_no_event_phase() -> None:
    s = table()
    watch = Watch(s)
    before = s.clone()
    event_thrown_away(s)
    note = Note(ALL, "event-discarded", [AO_NOUN, s.event_discard[0] - EVENT0])
    told = watch.step(before, s.options[0], s, [note])
    assert not any(line.startswith("I-25") for line in told)


def test_plots_that_do_not_hold_after_a_check_are_found() -> None:
    s = table()
    watch = Watch(s)
    s.sides[1].on = 1 << s.public[0] - PLOT0
    told = watch.step(s.clone(), s.options[0], s, [])
    assert not any(line.startswith("I-35") for line in told)
    note = Note(ALL, "turn-starts", [(s.first + 1) % 2])
    told = watch.step(s.clone(), s.options[0], s, [note])
    assert any(line.startswith("I-35") for line in told)


def attack(before: list[Note], *paid: Note) -> list[str]:
    """What is wrong with an attack on two tokens that was paid so."""
    s = table()
    watch = Watch(s)
    ousts = Note(ALL, "ousts", [0, 1, 0, 2])
    begins = Note(ALL, "initial-strengths", [0, 1, 1, 1])
    told = watch.step(s.clone(), s.options[0], s, [*before, ousts, *paid, begins])
    return [line for line in told if line.startswith("I-33")]


def test_attacks_must_be_paid() -> None:
    one = Note(ALL, "pays", [0, CLERGY, 1])
    other = Note(ALL, "pays", [0, CLERGY - 1, 1])
    substitute = Note(ALL, "substitutes", [0, CLERGY - 1, 3, CLERGY])
    ability = Note(ALL, "uses-ability", [0, 0, EXTRA_OUST])
    card = Note(ALL, "uses-faction", [0, CLERGY])
    assert attack([], one, other) == []
    assert attack([], one) != []
    assert attack([], one, one, one) != []
    assert attack([ability], one) == []
    assert attack([ability], one, one) != []
    assert attack([card], one, substitute) == []
    assert attack([card], one, other) != []


def test_who_is_not_in_turn_pays_nothing() -> None:
    s = table()
    watch = Watch(s)
    other = Note(ALL, "pays", [1 - s.first, 0, 1])
    told = watch.step(s.clone(), s.options[0], s, [other])
    assert any(line.startswith("I-36") for line in told)
    own = Note(ALL, "pays", [s.first, 0, 1])
    told = watch.step(s.clone(), s.options[0], s, [own])
    assert not any(line.startswith("I-36") for line in told)


def test_a_round_after_the_last_is_found() -> None:
    s = table()
    watch = Watch(s)
    watch.count(Note(ALL, "round-starts", [2]), s)
    watch.count(Note(ALL, "edict-goes", [0, 0, 4]), s)
    watch.count(Note(ALL, "round-starts", [3]), s)
    assert watch.wrong == []
    watch.count(Note(ALL, "edict-goes", [0, 1, 5]), s)
    watch.count(Note(ALL, "round-starts", [4]), s)
    assert watch.wrong == ["I-30: a round after the last"]


def test_an_empty_court_position_at_the_start_of_a_turn_is_found() -> None:
    s = table()
    watch = Watch(s)
    s.discard.append(s.court[2])
    s.court[2] = NONE
    watch.start_of_turn(s, s.first)
    assert "I-14: the court was not filled" in watch.wrong


def test_a_card_that_is_borrowed_past_its_turn_is_found() -> None:
    s = table()
    watch = Watch(s)
    watch.count(Note(ALL, "borrows", [0, 1]), s)
    watch.count(Note(ALL, "turn-starts", [(s.first + 1) % 2]), s)
    assert "I-40: a borrowed faction card was not given back" in watch.wrong


@pytest.mark.parametrize(
    ("who", "lost"),
    [(WEISHAUPT, "ef"), (FRANCK, "bcdef"), (SAINT_GERMAIN, "ad"), (JOSEPH, "bg")],
)
def test_a_script_without_an_item_for_a_card_is_found(who: int, lost: str) -> None:
    s = GAME.new(seats=1, options={"opponent": "weishaupt"}, seed=3)
    assert isinstance(s, Pax)
    watch = Watch(s)
    watch.scripts(s)
    assert watch.wrong == []
    whole = SCRIPT[who][:]
    SCRIPT[who][:] = [letter for letter in whole if letter not in lost]
    try:
        watch.scripts(s)
    finally:
        SCRIPT[who][:] = whole
    assert any(line.startswith("I-42") for line in watch.wrong)


def kinds_of_cards() -> list[int]:
    """One luminary of each degree, affiliation and faction pair that scripts tell apart."""
    seen: dict[tuple[int, int, bool], int] = {}
    for card in range(LUMINARIES):
        seen.setdefault((DEGREE[card], AFFILIATION[card], bool(FMASK[card] & 1)), card)
    return list(seen.values())


def fill(s: Pax, place: int, tokens: tuple[int, ...]) -> None:
    """Just these tokens lie on a card, by slot; 0 is nobody."""
    for p in range(4):
        s.infl[place * 4 + p] = 0
        s.mine[p] &= ~(1 << place)
    for slot in range(MOST_SLOTS):
        who = tokens[slot] - 1 if slot < len(tokens) else NOBODY
        s.slots[place * MOST_SLOTS + slot] = who
        if who != NOBODY:
            s.infl[place * 4 + who] += 1
            s.mine[who] |= 1 << place


@pytest.mark.parametrize("who", [WEISHAUPT, FRANCK])
@pytest.mark.parametrize("supply", [0, 5])
def test_a_plan_script_has_an_item_for_every_target(who: int, supply: int) -> None:
    """Every kind of target, plan card and AO card, and every way to fill the slots. [I-42]"""
    s = GAME.new(seats=1, options={"opponent": OPPONENTS[who]}, seed=3)
    assert isinstance(s, Pax)
    cards = kinds_of_cards()
    s.pawn, target = PLACES.index("C2"), PLACES.index("C3")
    s.up |= 1 << s.pawn | 1 << target
    s.sides[s.ao].supply = supply
    looked_at = 0
    for own in (cards[0], cards[-1]):
        s.map[s.pawn] = own
        for card in cards:
            s.map[target] = card
            for tokens in product((0, 1, 2), repeat=SLOTS[card]):
                if DEGREE[card] == ROYAL_ARCH and 1 in tokens and 2 in tokens:
                    continue
                fill(s, target, tokens)
                for plan in [NONE, *cards]:
                    assert item_for(s, target, plan), (card, tokens, plan)
                    looked_at += 1
    assert looked_at > 1000


@pytest.mark.parametrize("opponent", ["weishaupt", "franck", "saint_germain", "joseph_ii"])
def test_some_item_of_every_script_applies_all_through_a_game(opponent: str) -> None:
    s = GAME.new(seats=2, options={"opponent": opponent}, seed=7)
    assert isinstance(s, Pax)
    watch = Watch(s)
    for step in range(400):
        if s.over:
            break
        s.apply(s.options[step * 7 % len(s.options)])
        watch.scripts(s)
    assert watch.wrong == []
