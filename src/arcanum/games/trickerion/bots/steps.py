"""Trying out the steps of one placement of Trickerion: a narrow beam over imagined tables.

Questions that follow from a step (which slot, which symbol, Fame or Coins) get a quick answer;
real choices are branches of the beam. Chance is never looked at: drawn cards count alike, and
rerolls are no branches.
"""

from __future__ import annotations

from typing import Final

from arcanum.games.trickerion.bots.value import (
    FIRST_DISCARD,
    cash,
    prospect,
    rounds_ahead,
    worth,
)
from arcanum.games.trickerion.bots.weights import (
    ENOUGH,
    MOST,
    OTHER_DECK,
    POINT,
    POINTS_COUNTED,
    QUICK_ORDER_WAITS,
    STEPS,
    THEATER_DECK,
    Weights,
)
from arcanum.games.trickerion.rules.base.ending import (
    CloseRound,
    EndOfRound,
    JoinApprentices,
    JoinTeam,
    OrdersArrive,
)
from arcanum.games.trickerion.rules.base.facts import (
    ACROSS,
    ANY,
    BANK,
    BANK_COINS,
    DARK_ALLEY,
    DECKS,
    DOWNTOWN,
    LEVEL,
    LINK_PAY,
    MAGICIAN_SCHOOL,
    MARKET_ROW,
    NEEDED,
    NEEDS,
    RESIDENCE,
    SCHOOL,
    SET_AP,
    SHARD_THERE,
    SLOT_LOCATION,
    THEATER,
    THRESHOLD,
    TRICKS,
    Component,
    Perf,
    Trick,
    X,
)
from arcanum.games.trickerion.rules.base.locations.dark_alley import KeepCards
from arcanum.games.trickerion.rules.base.locations.downtown import (
    ChooseTrick,
    TurnDie,
    learn_cost,
)
from arcanum.games.trickerion.rules.base.locations.market_row import (
    Bargain,
    Lift,
    OrderAt,
    Refill,
)
from arcanum.games.trickerion.rules.base.locations.theater import LinkBonus, PutMarker
from arcanum.games.trickerion.rules.base.markers import (
    SLOTS_A_CARD,
    TURNS,
    corner,
    marker,
    opposite,
    owner_of,
    place_of,
    slot_of_spot,
    spot_of,
    turn_of_spot,
)
from arcanum.games.trickerion.rules.base.performance import Perform, PerformanceDay
from arcanum.games.trickerion.rules.base.placement import Mechanize, Placement
from arcanum.games.trickerion.rules.base.rounds import (
    AfterTurn,
    BeforePerformance,
    Confirm,
    NextTurn,
    Reveal,
    StartAssignment,
)
from arcanum.games.trickerion.rules.base.setup import BeginPlay, FinishSetup
from arcanum.games.trickerion.rules.base.table import (
    Trickerion,
    Troupe,
    board_room,
    count,
    free_trick_slots,
    manager_room,
)
from arcanum.games.trickerion.rules.base.team import HomeForApprentice, HomeForTrick, MarkTrick
from arcanum.games.trickerion.rules.base.words import (
    BUY,
    BUY_SPECIAL,
    COINS,
    DECLINE,
    DRAW,
    FAME,
    FREE_ACTION,
    LEAVE,
    ORDER,
    ORDER_AT,
    ORDER_SPECIAL,
    PUT,
    QUICK_ORDER,
    QUICK_ORDER_SPECIAL,
    REROLL,
    RESCHEDULE,
    RESCHEDULE_SPECIAL,
    RETURN_COMPONENT,
    RETURN_TRICK,
    SET_DIE,
    SPOT_BESIDE,
    TAKE,
    TAKE_COINS,
    TAKE_TRICK,
    TELL_FORTUNE,
    TURN_TO,
    USE,
    WEAVE,
)
from arcanum.games.trickerion.rules.base.yields import ModifierOrder
from arcanum.kernel.frames import Player
from arcanum.kernel.words import Action

MILESTONES: Final = (  # what comes after the matter in hand
    AfterTurn,
    NextTurn,
    BeforePerformance,
    PerformanceDay,
    EndOfRound,
    JoinTeam,
    JoinApprentices,
    OrdersArrive,
    CloseRound,
    FinishSetup,
    BeginPlay,
    StartAssignment,
    Reveal,
)
SMALL: Final = (
    ChooseTrick,
    HomeForTrick,
    MarkTrick,
    LinkBonus,
    OrderAt,
    KeepCards,
    PutMarker,
    Mechanize,
    HomeForApprentice,
    Lift,
    Refill,
    ModifierOrder,
)


class Node:
    """An imagined table, the steps that lead there, and how good it looks."""

    __slots__ = ("line", "rank", "state", "value")

    def __init__(self, state: Trickerion, line: list[Action]) -> None:
        self.state = state
        self.line = line
        self.value = 0.0
        self.rank = 0.0


def rank_of(node: Node) -> float:
    """For sorting."""
    return node.rank


def alone(s: Trickerion, me: Player) -> Trickerion:
    """A copy that ends with the matter in hand; the question after it is a stop sign."""
    other = s.clone()
    other.anytime = False
    at = len(other.frames) - 1
    while at >= 0 and not isinstance(other.frames[at], MILESTONES):
        at -= 1
    other.frames[: at + 1] = [Confirm(me)]
    return other


def is_done(s: Trickerion) -> bool:
    """Whether the matter in hand is over."""
    return len(s.frames) <= 1


def at_rest(s: Trickerion) -> bool:
    """Whether the placement could end here."""
    return is_done(s) or (isinstance(s.frames[-1], Placement) and s.options[0] == LEAVE.of())


def search(s: Trickerion, me: Player, width: int, w: Weights) -> Node:
    """The best line of own steps from here; `s` is alone and is not changed."""
    root = Node(s.clone(), [])
    settle(root.state, me, w)
    weigh(root, me, w)
    best = root
    if not at_rest(root.state):
        best = Node(root.state, [])
        best.value = -1e9
    frontier = [root]
    for _ in range(STEPS):
        children: list[Node] = []
        for node in frontier:
            if is_done(node.state):
                continue
            for action in candidates(node.state, me):
                child = Node(node.state.clone(), [*node.line, action])
                child.state.take(action)
                settle(child.state, me, w)
                weigh(child, me, w)
                children.append(child)
        if not children:
            break
        children.sort(key=rank_of, reverse=True)
        for child in children:
            if child.value > best.value + ENOUGH and at_rest(child.state):
                best = child
        frontier = children[:width]
    return best


def weigh(node: Node, me: Player, w: Weights) -> None:
    """Gives a node its value."""
    s = node.state
    node.value = worth(s, me, w)
    node.rank = node.value
    if not is_done(s):
        top = s.frames[-1]
        if isinstance(top, Placement):
            node.rank += POINT * min(top.points, POINTS_COUNTED)
            if s.quick >= 0 and top.points and wanted(s.troupes[me])[s.quick]:
                node.rank += QUICK_ORDER_WAITS  # it is there to be bought at once


def settle(s: Trickerion, me: Player, w: Weights) -> None:
    """Answers small questions, and those of others, until there is a choice."""
    while not is_done(s):
        asked = s.asked()
        if asked.player != me:
            s.take(
                best_of_all(s, asked.player, w) if isinstance(asked, Perform) else s.options[0]
            )
        elif isinstance(asked, SMALL):
            s.take(small_answer(s, me, w))
        else:
            return


# -- branches


def candidates(s: Trickerion, me: Player) -> list[Action]:
    """The options worth a thought."""
    asked = s.asked()
    if isinstance(asked, Placement):
        place = SLOT_LOCATION[asked.slot]
        if place == DOWNTOWN:
            return downtown(s, asked)
        if place == MARKET_ROW:
            return market(s, asked)
        if place == THEATER:
            return theater(s, asked)
        if place == DARK_ALLEY:
            return alley(s)
        return [a for a in s.options if a != LEAVE.of() and a != FREE_ACTION.of()]
    if isinstance(asked, Bargain):
        return s.options if len(s.options) < 3 else [s.options[0], s.options[-1]]
    if isinstance(asked, TurnDie):
        return faces(s, asked.die)
    return [a for a in s.options if a != FREE_ACTION.of()][:MOST]


def downtown(s: Trickerion, at: Placement) -> list[Action]:
    """Learn, hire, take Coins, enhance; a die is set when the rest is enough to use it."""
    out: list[Action] = []
    richest = -1
    for action in s.options:
        if TAKE_COINS.said(action):
            coins = BANK_COINS[s.dice[TAKE_COINS.noun(action)]]
            if coins > richest:
                richest = coins
                out = [a for a in out if not TAKE_COINS.said(a)]
                out.append(action)
        elif SET_DIE.said(action):
            die = SET_DIE.noun(action)
            twin = die % 2 == 1 and s.dice[die] == s.dice[die - 1]
            if at.points >= SET_AP + learn_cost(s) and not twin and s.dice[die] == X:
                out.append(action)
        elif not (REROLL.said(action) or action in (LEAVE.of(), FREE_ACTION.of())):
            out.append(action)
    return out


def faces(s: Trickerion, die: int) -> list[Action]:
    """To what a die may well be turned."""
    if die in RESIDENCE and TURN_TO.of(ANY) in s.options:
        return [TURN_TO.of(ANY)]
    if die in BANK:
        return [max(s.options, key=lambda a: BANK_COINS[TURN_TO.noun(a)])]
    return [a for a in s.options if TURN_TO.noun(a) != X]


def wanted(me: Troupe) -> list[int]:
    """How many of each type the owned tricks lack."""
    lack = [0] * 12
    for trick in me.tricks:
        if trick >= 0:
            for c in NEEDED[trick]:
                lack[c] = max(lack[c], NEEDS[trick][c] - count(me, c))
    return lack


def market(s: Trickerion, at: Placement) -> list[Action]:
    """Buy or order what the tricks lack."""
    lack = wanted(s.troupes[at.player])
    out: list[Action] = []
    for action in s.options:
        if BUY.said(action) or BUY_SPECIAL.said(action):
            if 0 < BUY.second(action) <= lack[BUY.noun(action)]:
                c, n = BUY.noun(action), BUY.second(action)
                less = (BUY if BUY.said(action) else BUY_SPECIAL).of(c, n - 1)
                if less in out:
                    out.remove(less)
                out.append(action)
        elif ORDER.said(action) or ORDER_SPECIAL.said(action):
            c = ORDER.noun(action)
            if lack[c] and c not in s.stock and c not in s.orders and c != s.quick:
                out.append(action)
        elif QUICK_ORDER.said(action) or QUICK_ORDER_SPECIAL.said(action):
            c = QUICK_ORDER.noun(action)
            if lack[c] and c not in s.stock and c != s.quick and at.points > 2:
                out.append(action)
        elif action not in (LEAVE.of(), FREE_ACTION.of()):
            out.append(action)
    return out


def theater(s: Trickerion, at: Placement) -> list[Action]:
    """Set up; move only what would be lost."""
    last = s.row[-1] if s.round >= FIRST_DISCARD else -1
    return [
        a
        for a in s.options
        if a not in (LEAVE.of(), FREE_ACTION.of())
        and (not RESCHEDULE.said(a) or RESCHEDULE.noun(a) == last)
        and (not RESCHEDULE_SPECIAL.said(a) or is_own(s, at.player, a))
    ]


def is_own(s: Trickerion, player: Player, action: Action) -> bool:
    """Whether a marker to be moved is the player's own; rivals' markers are left alone."""
    card, where = RESCHEDULE_SPECIAL.noun(action), RESCHEDULE_SPECIAL.second(action)
    return where < SLOTS_A_CARD and owner_of(s.markers[place_of(card, where)]) == player


def alley(s: Trickerion) -> list[Action]:
    """Draw from the deck that is likely to help, enhance, choose."""
    out: list[Action] = []
    draws = [a for a in s.options if DRAW.said(a)]
    if draws:
        out.append(max(draws, key=lambda a: DECK_WORTH[DRAW.noun(a)]))
    out += [
        a
        for a in s.options
        if not DRAW.said(a)
        and not TELL_FORTUNE.said(a)
        and not WEAVE.said(a)
        and a not in (LEAVE.of(), FREE_ACTION.of())
    ]
    return out


DECK_WORTH: Final = [THEATER_DECK if deck == "theater" else OTHER_DECK for deck in DECKS]


# -- small questions


def small_answer(s: Trickerion, me: Player, w: Weights) -> Action:
    """A quick answer to a question that follows from a step."""
    asked = s.asked()
    options = s.options
    if len(options) == 1:
        return options[0]
    if isinstance(asked, ChooseTrick):
        return max(options, key=lambda a: new_trick_worth(s, me, TAKE_TRICK.noun(a), w))
    if isinstance(asked, PutMarker):
        return best_put(s, me, asked, w)
    if isinstance(asked, LinkBonus):
        ahead = rounds_ahead(s)
        purse = s.troupes[me].coins
        richer = cash(purse + asked.n, ahead, w) - cash(purse, ahead, w)
        return TAKE.of(COINS if richer > asked.n else FAME)
    if isinstance(asked, OrderAt):
        lack = wanted(s.troupes[me])
        return min(options, key=lambda a: lack[s.stock[ORDER_AT.noun(a)]])
    if isinstance(asked, KeepCards):
        return options[0]  # most of them only wait for the end, where all count alike
    if isinstance(asked, (HomeForTrick, HomeForApprentice)):
        return options[-1]  # the board of the Specialist, where there is one
    if isinstance(asked, Mechanize):
        return USE.of()
    if isinstance(asked, ModifierOrder):
        return best_of_all(s, me, w)
    return options[0]


def best_of_all(s: Trickerion, me: Player, w: Weights) -> Action:
    """The option after which the table looks best at once."""
    best = s.options[0]
    most = -1e9
    for action in s.options:
        if action == FREE_ACTION.of():
            continue
        after = s.clone()
        after.take(action)
        if not is_done(after) and after.asked().player == me:
            settle(after, me, w)
        found = worth(after, me, w)
        if found > most:
            best, most = action, found
    return best


def new_trick_worth(s: Trickerion, me: Player, trick: Trick, w: Weights) -> float:
    """What a trick would add to the own ones."""
    mine = s.troupes[me]
    ahead = rounds_ahead(s)
    missing = max(0, THRESHOLD[trick] - mine.fame)
    return prospect(s, mine, trick, 0, 0, ahead, w) - w.coin[ahead] * missing


# -- where a marker goes


def best_put(s: Trickerion, me: Player, asked: PutMarker, w: Weights) -> Action:
    """The best spot of each card by its links, then the best card."""
    by_card: dict[Perf, tuple[float, Action]] = {}
    for action in s.options:
        if DECLINE.said(action):
            continue
        card, spot = PUT.noun(action), PUT.second(action)
        found = spot_worth(s, card, spot, asked, w) if spot != SPOT_BESIDE else 0.0
        if card not in by_card or found > by_card[card][0]:
            by_card[card] = (found, action)
    best = s.options[0]
    most = -1e9
    for gain, action in by_card.values():
        after = s.clone()
        after.take(action)
        while not is_done(after) and isinstance(after.asked(), LinkBonus):
            after.take(TAKE.of(FAME))
        found = worth(after, me, w) + w.spot * gain
        if found > most:
            best, most = action, found
    return best


def spot_worth(s: Trickerion, card: Perf, spot: int, asked: PutMarker, w: Weights) -> float:
    """Links made at a spot of a card, and those that may follow."""
    slot = slot_of_spot(spot)
    mine = marker(asked.owner, asked.trick, turn_of_spot(spot), 0)
    total = 0.0
    for d in range(TURNS):
        across = ACROSS[card][spot_of(slot, d)]
        if across < 0:
            continue
        other = s.markers[place_of(card, across)]
        if other < 0:
            total += w.empty_neighbour * hopes(s, asked.owner, asked.trick, corner(mine, d), w)
        elif corner(mine, d) == corner(other, opposite(d)):
            total += 1 + LINK_PAY[LEVEL[asked.trick]]
            if SHARD_THERE[card][spot_of(slot, d)]:
                total += w.link
    return total


def hopes(s: Trickerion, owner: Player, trick: Trick, shown: int, w: Weights) -> float:
    """Whether another own trick is of the school shown into an empty neighbour."""
    me = s.troupes[owner]
    for slot in range(4):
        other = me.tricks[slot]
        if other >= 0 and other != trick and SCHOOL[other] == shown:
            return w.hope_ready if me.ready[slot] else w.hope_owned
    return w.hope_none


# -- free actions


def free_line(s: Trickerion, me: Player, w: Weights) -> Action | None:
    """What to return to make room: a trick for a better one, or a useless component."""
    asked = s.asked()
    if not isinstance(asked, Placement) or FREE_ACTION.of() not in s.options:
        return None
    mine = s.troupes[me]
    place = SLOT_LOCATION[asked.slot]
    if place == DOWNTOWN and not free_trick_slots(mine) and asked.points >= learn_cost(s):
        return trick_to_return(s, me, w)
    if place == MARKET_ROW and not board_room(mine) and not manager_room(mine):
        return component_to_return(mine)
    return None


def make_room(s: Trickerion, me: Player, w: Weights) -> None:
    """Makes room as a real placement would."""
    action = free_line(s, me, w)
    if action is not None:
        s.take(FREE_ACTION.of())
        s.take(action)


def trick_to_return(s: Trickerion, me: Player, w: Weights) -> Action | None:
    """The trick whose place a better one could take."""
    mine = s.troupes[me]
    if all(s.dice[die] == X for die in RESIDENCE):
        return None
    faces_shown = [s.dice[die] for die in RESIDENCE]
    open_to = [
        t
        for t in range(len(TRICKS))
        if s.residence[t]
        and THRESHOLD[t] <= mine.fame + mine.coins
        and (
            ANY in faces_shown
            or SCHOOL[t] in faces_shown
            or SCHOOL[t] == MAGICIAN_SCHOOL[mine.magician]
        )
    ]
    if not open_to:
        return None
    worths = [new_trick_worth(s, me, t, w) for t in open_to]
    new = open_to[worths.index(max(worths))]
    best: Action | None = None
    most = worth(s, me, w) + w.better
    for old in mine.tricks:
        if old < 0:
            continue
        after = s.clone()
        after.take(FREE_ACTION.of())
        after.take(RETURN_TRICK.of(old))
        troupe = after.troupes[me]
        troupe.tricks[troupe.tricks.index(-1)] = new
        troupe.coins -= max(0, THRESHOLD[new] - troupe.fame)
        found = worth(after, me, w)
        if found > most:
            most = found
            best = RETURN_TRICK.of(old)
    return best


def component_to_return(mine: Troupe) -> Action | None:
    """A type that no own trick needs, if one is lacking that has no place."""
    lack = wanted(mine)
    if not any(lack[c] and not mine.tokens[c] for c in range(12)):
        return None
    needed: set[Component] = set()
    for trick in mine.tricks:
        if trick >= 0:
            needed.update(NEEDED[trick])
    for c in range(12):
        if mine.tokens[c] and c not in needed:
            return RETURN_COMPONENT.of(c)
    return None
