"""What all artificial opponents share: their actions and their choices. [P-15.2 to P-15.8]"""

from __future__ import annotations

from arcanum.games.pax_illuminaten.rules.actions import play_card
from arcanum.games.pax_illuminaten.rules.facts import (
    AO_EXTRA_COST,
    AREOPAGUS,
    CONNECTION_MASK,
    FMASK,
    FRANCK,
    JOSEPH,
    KINDS,
    MAIN,
    MOST_SIDES,
    MOST_SLOTS,
    NEIGHBOUR,
    PLAN_DIRECTION,
    PRIORITY,
    ROTATION,
    SEAT_STEPS,
    SECONDARY,
    STRENGTH,
    TOUCHING,
    USES_PLAN,
    WEISHAUPT,
    CardId,
    Faction,
    Place,
)
from arcanum.games.pax_illuminaten.rules.favor import (
    full_income,
    spend,
    take_areopagus_income,
    take_income,
)
from arcanum.games.pax_illuminaten.rules.interrogating import hand_over, to_hand_out
from arcanum.games.pax_illuminaten.rules.ostracizing import replace_card
from arcanum.games.pax_illuminaten.rules.piles import top_card
from arcanum.games.pax_illuminaten.rules.table import (
    Pax,
    can_enter,
    influence_on,
    map_changed,
    opposing_on,
    put_token,
    tokens_of,
)
from arcanum.kernel.frames import Frame, Player
from arcanum.kernel.state import NONE

# -- looking around


def ao_factions(s: Pax) -> int:
    """The factions of the AO card. [P-15.2]"""
    if s.pawn == AREOPAGUS:
        return CONNECTION_MASK[s.sides[s.ao].connection]
    return FMASK[s.map[s.pawn]]


def shared(s: Pax, card: CardId) -> int:
    """How many factions a card has in common with the AO card. [P-15.6]"""
    return (FMASK[card] & ao_factions(s)).bit_count()


def around_pawn(s: Pax) -> list[Place]:
    """The places adjacent to the AO card, itself not among them. [P-15.6, Q-19]"""
    if s.pawn == AREOPAGUS:
        return [q for q in SEAT_STEPS[s.m][s.sides[s.ao].seat] if q >= 0]
    return TOUCHING[s.m][s.pawn]


def may_place(s: Pax, place: Place) -> bool:
    """Whether the artificial opponent may place on a card. [P-15.6]"""
    return s.sides[s.ao].supply > 0 and can_enter(s, s.ao, place)


def has_opposing(s: Pax, place: Place) -> bool:
    """Whether a card carries influence of others."""
    return opposing_on(s, s.ao, place) > 0


def is_up(s: Pax, place: Place) -> bool:
    """Whether a card is face up."""
    return s.up >> place & 1 == 1


def by_priority(s: Pax, places: list[Place]) -> Place:
    """The smallest number above that of the AO card, else the smallest. [P-15.9]"""
    numbers = PRIORITY[s.n][s.who]
    own = numbers[s.pawn]
    best = places[0]
    for q in places[1:]:
        if (numbers[q] > own) != (numbers[best] > own):
            if numbers[q] > own:
                best = q
        elif numbers[q] < numbers[best]:
            best = q
    return best


def steps_from(s: Pax, place: Place) -> list[Place]:
    """The neighbours of a card or the areopagus by direction."""
    if place == AREOPAGUS:
        return SEAT_STEPS[s.m][s.sides[s.ao].seat]
    return NEIGHBOUR[s.m][place]


def clockwise(s: Pax, start: int) -> list[Place]:
    """The cards around the AO card, clockwise from a direction on."""
    steps = steps_from(s, s.pawn)
    return [steps[(start + i) % 6] for i in range(6) if steps[(start + i) % 6] >= 0]


def direction_of(s: Pax, card: CardId) -> int:
    """The direction a plan card picks, turned to the seat. [P-15.10]"""
    turned = ROTATION[s.m][s.sides[s.ao].seat]
    return (PLAN_DIRECTION[s.who][STRENGTH[card]] + turned) % 6


def victim_on(s: Pax, place: Place) -> tuple[Player, int]:
    """Whom it would oust on a card, and which tokens. [P-15.7]"""
    most = 0
    tied = 0
    for p in range(s.n):
        if p == s.ao:
            continue
        n = s.infl[place * MOST_SIDES + p]
        if n > most:
            most = n
            tied = 1 << p
        elif n == most and n:
            tied |= 1 << p
    if tied.bit_count() == 1:
        who = tied.bit_length() - 1
        return (who, tokens_of(s, who, place))
    for slot in range(MOST_SLOTS):
        who = s.slots[place * MOST_SLOTS + slot]
        if who >= 0 and tied >> who & 1:
            return (who, 1 << slot)
    return (NONE, 0)


# -- acting


def move_pawn(s: Pax, place: Place) -> None:
    """The pawn goes to a card."""
    if s.pawn != place:
        s.pawn = place
        s.note("ao-pawn", s.ao, place)


def ao_interrogate(s: Pax, place: Place) -> None:
    """It takes the income of a card or the areopagus; no rumors, but collusion. [P-15.7]"""
    s.note("interrogates", s.ao, place)
    for f in range(KINDS):
        s.gained[f] = 0
    if place == AREOPAGUS:
        take_areopagus_income(s, s.ao)
        return
    card = s.map[place]
    if s.paid >> card & 1:
        return
    take_income(s, s.ao, card, True, influence_on(s, place))
    s.due = [s.infl[place * MOST_SIDES + p] if p != s.ao else 0 for p in range(4)]
    left = to_hand_out(s, full_income(card, True, influence_on(s, place)))
    for q in s.opponents(s.ao):
        while s.due[q] and left:
            kind = SECONDARY[card]
            if kind < 0 or s.gained[kind] == 0:
                kind = MAIN[card]
            hand_over(s, s.ao, q, kind)
            left -= 1


def ao_put(s: Pax, place: Place, n: int) -> int:
    """Places up to n tokens, as far as slots and rules allow; returns how many."""
    placed = 0
    while placed < n and may_place(s, place):
        put_token(s, s.ao, place)
        s.sides[s.ao].supply -= 1
        placed += 1
    if placed:
        s.note("ao-places", s.ao, place, placed)
    return placed


def ao_influence(s: Pax, place: Place) -> None:
    """Tokens by shared factions, further ones for favor, then the pawn follows. [P-15.7]"""
    ao_put(s, place, 2 if shared(s, s.map[place]) >= 2 else 1)
    buy_further(s, place)
    move_pawn(s, place)


def ao_pays(s: Pax, kind: Faction) -> None:
    """It spends one favor."""
    spend(s, s.sides[s.ao], kind, 1)
    s.note("pays", s.ao, kind, 1)


def buy_further(s: Pax, place: Place) -> None:
    """Further tokens for favor of the target's factions, as its own board says."""
    favor = s.sides[s.ao].favor
    main, second = MAIN[s.map[place]], SECONDARY[s.map[place]]
    if s.who == WEISHAUPT:  # [P-15.10]
        turn = 0
        while may_place(s, place):
            first = main if turn == 0 or second < 0 else second
            other = second if turn == 0 else main
            if favor[first] == 0:
                if other < 0 or favor[other] == 0:
                    return
                first = other
            ao_pays(s, first)
            ao_put(s, place, 1)
            turn = 1 - turn
    elif s.who == JOSEPH:  # [P-15.11]
        have = favor[main] + (favor[second] if second >= 0 else 0)
        if may_place(s, place) and have >= AO_EXTRA_COST[JOSEPH]:
            for _ in range(AO_EXTRA_COST[JOSEPH]):
                more = second >= 0 and favor[second] > favor[main]
                ao_pays(s, second if more else main)
            ao_put(s, place, 1)
    elif s.who == FRANCK and may_place(s, place):  # [P-15.12]
        for kind in (main, second):
            if kind >= 0 and favor[kind] >= AO_EXTRA_COST[FRANCK]:
                for _ in range(AO_EXTRA_COST[FRANCK]):
                    ao_pays(s, kind)
                ao_put(s, place, 1)
                return


def turn_up(s: Pax, place: Place) -> None:
    """A face-down card is turned face up in its place. [P-15.7, P-13.4]"""
    s.up |= 1 << place
    map_changed(s)
    play_card(s, s.map[place])
    s.note("turns-up", s.ao, s.map[place], place)


def ao_scout(s: Pax, place: Place) -> None:
    """Turn up; influence what shares a faction, ostracize what does not. [P-15.7]"""
    turn_up(s, place)
    if shared(s, s.map[place]):
        ao_influence(s, place)
    else:
        ao_ostracize(s, place)


def ao_ostracize(s: Pax, place: Place) -> None:
    """A court card that shares factions replaces the target. [P-15.7]"""
    for wanted in (2, 1):
        for at in range(len(s.court)):
            card = s.court[at]
            if card != NONE and shared(s, card) >= wanted:
                s.court[at] = NONE
                s.note("ao-from-court", s.ao, card, place)
                ao_replace(s, place, card)
                return
    ao_interrogate(s, AREOPAGUS)


def ao_replace(s: Pax, place: Place, card: CardId) -> None:
    """A luminary replaces a card of the map and is influenced. [P-15.7, P-8.4]"""
    old = s.map[place]
    replace_card(s, s.ao, place, card)
    s.discard.append(old)
    ao_influence(s, place)


class InfluenceStep(Frame[Pax]):
    """After a contest it has won, it influences the target. [P-15.8]"""

    place: Place

    def run(self, s: Pax) -> None:
        ao_influence(s, self.place)


def lost_as_attacker(s: Pax) -> None:
    """One token on the AO card, or else it interrogates it. [P-15.8]"""
    if s.pawn != AREOPAGUS and may_place(s, s.pawn):
        ao_put(s, s.pawn, 1)
    else:
        ao_interrogate(s, s.pawn)


def turn_over_plan(s: Pax) -> CardId:
    """Makes the top luminary the plan card and returns it; NONE if there is none. [P-15.2]"""
    card = top_card(s)
    if card != NONE:
        s.plan.append(card)
        s.reveal(card)
    return card


def circle_of(s: Pax, plan: CardId) -> list[Place]:
    """The cards around the AO card, clockwise from where a plan card points. [P-15.10]"""
    return clockwise(s, 0 if plan == NONE else direction_of(s, plan))


def lost_as_defender(s: Pax, place: Place) -> None:
    """The pawn leaves the lost card, then it interrogates the AO card. [P-15.8, Q-30]"""
    if s.pawn == place:
        refuge = [q for q in TOUCHING[s.m][place] if s.mine[s.ao] >> q & 1]
        if len(refuge) > 1:
            if USES_PLAN[s.who]:
                plan = turn_over_plan(s)
                refuge = [q for q in circle_of(s, plan) if q in refuge]
                if plan != NONE:
                    s.note("ao-plan", s.ao, plan, refuge[0])
                move_pawn(s, refuge[0])
            else:
                move_pawn(s, by_priority(s, refuge))
        elif refuge:
            move_pawn(s, refuge[0])
    ao_interrogate(s, s.pawn)
