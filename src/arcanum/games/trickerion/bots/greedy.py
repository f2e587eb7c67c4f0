"""The greedy bot for Trickerion: plans its round, then takes the steps that look best.

It looks at an imagined table only, and never at what chance will bring there.
"""

from __future__ import annotations

from typing import Final

from arcanum.bots.seat import Seat
from arcanum.games.trickerion.bots.plan import Assignment, Plan, matter
from arcanum.games.trickerion.bots.steps import (
    SMALL,
    alone,
    best_of_all,
    free_line,
    make_room,
    search,
    settle,
    small_answer,
)
from arcanum.games.trickerion.bots.value import value, worth
from arcanum.games.trickerion.bots.weights import (
    BEAM,
    FIRST_MAGICIANS,
    HURRY,
    LOOK,
    MAGICIAN_ON_STAGE,
    PLANS_KEPT,
    TURN_OF,
    WEIGHTS,
    Weights,
)
from arcanum.games.trickerion.rules.base.facts import (
    CARD_LOCATION,
    CREW,
    DARK_ALLEY,
    DOWNTOWN,
    ENGINEER,
    IS_STAGE,
    MAGICIAN,
    MAGICIANS,
    MARKET_ROW,
    NEEDED,
    NEEDS,
    NOTHING,
    PRICE,
    SLOT_AP,
    SLOT_DAY,
    SLOT_LOCATION,
    THEATER,
    WORKSHOP,
    Character,
    Trick,
)
from arcanum.games.trickerion.rules.base.freely import FreeAction, Window
from arcanum.games.trickerion.rules.base.locations.downtown import Motivate
from arcanum.games.trickerion.rules.base.performance import Perform, Possess
from arcanum.games.trickerion.rules.base.placement import place_character
from arcanum.games.trickerion.rules.base.rounds import Assign, Confirm, Turn
from arcanum.games.trickerion.rules.base.setup import (
    ChooseMagician,
    ChooseSpecialist,
    EngineerTrick,
    QuickSpecial,
    StartComponents,
    StartTrick,
)
from arcanum.games.trickerion.rules.base.table import (
    UP,
    Trickerion,
    is_ready,
)
from arcanum.games.trickerion.rules.base.words import (
    ASSIGN,
    CHOOSE_MAGICIAN,
    CHOOSE_SPECIALIST,
    CONFIRM,
    DECLINE,
    FREE_ACTION,
    GO_ON,
    IDLE,
    LEAVE,
    NO_CARD,
    PLACE,
    STOP,
    TAKE_TRICK,
)
from arcanum.kernel.frames import Player
from arcanum.kernel.words import Action


class GreedyTrickerion:
    """Plays the steps that look best now."""

    name = "greedy"

    def __init__(self, seed: int = 0, weights: Weights = WEIGHTS) -> None:
        self.seed = seed
        self.weights = weights
        self.plans: dict[tuple[int, ...], Assignment] = {}

    def choose(self, seat: Seat) -> Action:
        """The option that looks best."""
        if len(seat.options) == 1:
            return seat.options[0]
        table = seat.imagine(self.seed)
        assert isinstance(table, Trickerion)
        return Thought(table, seat.player, self).choice()


class Thought:
    """One decision of one seat."""

    def __init__(self, table: Trickerion, me: Player, bot: GreedyTrickerion) -> None:
        self.table: Final = table
        self.me: Final = me
        self.bot: Final = bot
        self.w: Final = bot.weights

    def choice(self) -> Action:
        """The option to take."""
        table = self.table
        asked = table.asked()
        if isinstance(asked, Assign):
            return self.assigned(asked.character)
        if isinstance(asked, Turn):
            return self.turn()
        if isinstance(asked, Confirm):
            return CONFIRM.of()
        if isinstance(asked, Window):
            return GO_ON.of()
        if isinstance(asked, FreeAction):
            return self.returned()
        if isinstance(asked, (ChooseMagician, StartTrick, ChooseSpecialist, QuickSpecial)):
            return self.starting()
        if isinstance(asked, (StartComponents, EngineerTrick, Motivate)):
            return best_of_all(alone(table, self.me), self.me, self.w)
        if isinstance(asked, (Perform, Possess)):
            return self.shown()
        if isinstance(asked, SMALL):
            return small_answer(alone(table, self.me), self.me, self.w)
        return self.step()

    def step(self) -> Action:
        """The first step of the best line, or the end of the placement."""
        if free_line(self.table, self.me, self.w) is not None:
            return FREE_ACTION.of()
        line = search(alone(self.table, self.me), self.me, BEAM, self.w).line
        if line:
            return line[0]
        for end in (LEAVE.of(), DECLINE.of(), STOP.of()):
            if end in self.table.options:
                return end
        return best_of_all(alone(self.table, self.me), self.me, self.w)

    def returned(self) -> Action:
        """What a free action gives back: we asked for it to make room."""
        before = self.table.clone()
        before.frames.pop()
        before.ask_again()
        action = free_line(before, self.me, self.w)
        return self.table.options[0] if action is None else action

    # -- set-up

    def starting(self) -> Action:
        """The choices before the first round."""
        options = self.table.options
        asked = self.table.asked()
        if isinstance(asked, ChooseMagician):
            order = [CHOOSE_MAGICIAN.of(MAGICIANS.index(name)) for name in FIRST_MAGICIANS]
            return next(a for a in order if a in options)
        if isinstance(asked, ChooseSpecialist):
            return CHOOSE_SPECIALIST.of(ENGINEER)  # a second trick at once
        if isinstance(asked, QuickSpecial):
            return max(options)
        return min(options, key=lambda a: components_price(TAKE_TRICK.noun(a)))

    # -- the round

    def assigned(self, character: Character) -> Action:
        """The card that the plan of the round has for a Character."""
        mine = self.table.troupes[self.me]
        card = self.plan()[character]
        if card < 0 or card not in mine.hand:
            return ASSIGN.of(character, NO_CARD)
        return ASSIGN.of(character, card)

    def plan(self) -> Assignment:
        """The plan of the round: one made before, if the cards laid so far are part of it."""
        mine = self.table.troupes[self.me]
        laid = mine.cards[: mine.assigned]
        key = matter(self.table, self.me)
        plans = self.bot.plans
        for n in range(len(laid), -1, -1):
            made = plans.get((*key, *laid[:n]))
            if made is not None and all(made[c] == laid[c] for c in range(n, len(laid))):
                return made
        if len(plans) >= PLANS_KEPT:
            plans.clear()
        found = Plan(self.table, self.me, dict(enumerate(laid)), self.w).best()
        made = plans[(*key, *laid)] = {c: found.get(c, NOTHING) for c in range(CREW)}
        return made

    def turn(self) -> Action:
        """Which Character goes now, and where; it stays at home if that is better."""
        mine = self.table.troupes[self.me]
        ready = [c for c in range(CREW) if is_ready(mine, c)]
        character = max(ready, key=self.urgency)
        best = IDLE.of(character)
        idle = self.table.clone()
        troupe = idle.troupes[self.me]
        troupe.hand.append(troupe.cards[character])
        troupe.cards[character] = -1
        most = worth(idle, self.me, self.w)
        for slot in self.slots_for(character):
            found = self.placed(character, slot)
            if found > most:
                best, most = PLACE.of(character, slot), found
        return best

    def urgency(self, character: Character) -> int:
        """Learn and earn, then buy, then work on the goods, then give the show."""
        card = self.table.troupes[self.me].cards[character]
        place = CARD_LOCATION[card]
        if character == MAGICIAN and place == THEATER:
            return MAGICIAN_ON_STAGE
        found = TURN_OF[place]
        if place in (MARKET_ROW, DOWNTOWN, DARK_ALLEY) and self.is_contested(place):
            found += HURRY
            if place == DOWNTOWN and character != MAGICIAN:
                found += HURRY  # without the best slot there is nothing to do
        return found

    def is_contested(self, place: int) -> bool:
        """Whether a rival's ready Character is known to go there; the Heir is one. [H-6.3]"""
        table = self.table
        for p in range(table.n):
            if p != self.me:
                them = table.troupes[p]
                for c in range(CREW):
                    shown = them.face[c] == UP and is_ready(them, c)
                    if shown and CARD_LOCATION[them.cards[c]] == place:
                        return True
        return False

    def slots_for(self, character: Character) -> list[int]:
        """Slots worth a thought: the best of a Location, one of each kind in the Theater."""
        slots = [
            PLACE.second(a)
            for a in self.table.options
            if PLACE.said(a) and PLACE.noun(a) == character
        ]
        out: list[int] = []
        met: set[tuple[int, ...]] = set()
        for slot in sorted(slots, key=lambda each: -SLOT_AP[each]):
            place = SLOT_LOCATION[slot]
            if place == THEATER:
                kind: tuple[int, ...] = (place, SLOT_DAY[slot], int(IS_STAGE[slot]))
            elif place == WORKSHOP:
                kind = (place,)
            else:
                kind = (place, SLOT_AP[slot]) if self.table.active >= 0 else (place,)
            if kind not in met:
                met.add(kind)
                out.append(slot)
        return out

    def placed(self, character: Character, slot: int) -> float:
        """How the table looks after a placement."""
        s = self.table.clone()
        s.anytime = False
        s.frames = [Confirm(self.me)]
        place_character(s, self.me, character, slot)
        s.settle()
        make_room(s, self.me, self.w)
        return search(s, self.me, LOOK, self.w).value

    # -- performance

    def shown(self) -> Action:
        """The card after whose performance the lead is largest."""
        table = alone(self.table, self.me)
        best = DECLINE.of()
        most = -1e9
        for action in table.options:
            if action == FREE_ACTION.of():
                continue
            after = table.clone()
            after.take(action)
            settle(after, self.me, self.w)
            after.troupes[self.me].performed = True  # this was the only chance of the round
            found = value(after, self.me, self.w)
            if found > most:
                best, most = action, found
        return best


def components_price(trick: Trick) -> int:
    """What all components of a trick cost."""
    return sum(PRICE[c] * NEEDS[trick][c] for c in NEEDED[trick])
