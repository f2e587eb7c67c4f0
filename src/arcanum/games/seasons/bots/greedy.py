"""The greedy bot for Seasons: tries its options on an imagined table and takes the best.

In its own turn it looks for the best line of several steps, with a narrow beam, and follows
it as long as the table is as expected. It looks at an imagined table only, and `Valuer` never
reads a card that the seat cannot name: re-dealing what is hidden changes no choice.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, NamedTuple

from arcanum.bots.seat import Seat
from arcanum.bots.sheet import Sheet
from arcanum.games.seasons.bots.draft import VALUES, best_kit, best_pick, best_shelf
from arcanum.games.seasons.bots.value import Valuer
from arcanum.games.seasons.bots.weights import SHEET, WEIGHTS, Weights
from arcanum.games.seasons.rules.effects.activated import OrbDecision
from arcanum.games.seasons.rules.effects.entering import (
    ElementalOrder,
    FillAmulet,
    GiveVision,
    KeepOne,
    KeepVision,
    PlayOne,
)
from arcanum.games.seasons.rules.energy import Overflow, Pay, PayAny, TakeAny, Waive
from arcanum.games.seasons.rules.facts import (
    COSTS,
    DAMNED_SOUL,
    FIRE,
    KINDS_OF_CARD,
    LANTERN,
    WONDROUS_CHEST,
    DieFace,
)
from arcanum.games.seasons.rules.prelude import DraftPick, Shelve, TakeKit
from arcanum.games.seasons.rules.table import Seasons, copies, reserve_limit
from arcanum.games.seasons.rules.turn import (
    END,
    FACES,
    ChooseDie,
    DieActions,
    KeepOrDiscard,
    MainPhase,
    RerollWindow,
    StartOfMainPhase,
    Turn,
)
from arcanum.games.seasons.rules.wheel import RoundEndEffects
from arcanum.games.seasons.rules.words import (
    ALL_SYMBOLS,
    APPLY,
    CHOOSE,
    DISCARD,
    DRAW,
    DRAW_A_CARD,
    GO_ON,
    RESOLVE,
    TAKE,
    TAKE_DIE,
    TRANSMUTE,
    USE_BONUS,
)
from arcanum.kernel.frames import Player
from arcanum.kernel.words import Action

MECHANICAL: Final = (TakeAny, FillAmulet, Overflow, Pay, PayAny, Waive, ElementalOrder)
_turn: Final[Sheet] = SHEET.table("turn")
LATE: Final[float] = _turn.number("late")
ENOUGH: Final[float] = _turn.number("enough")


class Depth(NamedTuple):
    """How far the bot looks ahead in a turn, and when it chooses a die."""

    beam: int
    steps: int
    die_beam: int
    die_steps: int


DEPTH: Final[Depth] = Depth(
    _turn.whole("beam"), _turn.whole("steps"), _turn.whole("die_beam"), _turn.whole("die_steps")
)


class Node:
    """A table in the bot's thoughts, how good it looks, and the steps that lead there."""

    __slots__ = ("extra", "key", "line", "state", "strangers", "value")

    def __init__(self, state: Seasons) -> None:
        self.state = state
        self.strangers = 0.0  # imagined draws: nobody knows these cards
        self.extra = 0.0  # points for things that cannot be tried out
        self.line: list[tuple[Hashable, Action]] = []
        self.key: Hashable = ()
        self.value = 0.0


class GreedySeasons:
    """Plays the line that looks best now."""

    name = "greedy"

    def __init__(
        self, seed: int = 0, weights: Weights | None = None, depth: Depth | None = None
    ) -> None:
        self.seed = seed
        self.depth = depth or DEPTH
        self.weights = weights or WEIGHTS
        self.expected: dict[Hashable, Action] = {}  # the rest of the line being followed

    def choose(self, seat: Seat) -> Action:
        """The option that looks best."""
        if len(seat.options) == 1:
            return seat.options[0]
        table = seat.imagine(self.seed)
        assert isinstance(table, Seasons)
        return Thought(table, seat.player, self).choice()


class Thought:
    """One decision of one seat."""

    def __init__(self, table: Seasons, me: Player, bot: GreedySeasons) -> None:
        self.table: Final = table
        self.me: Final = me
        self.bot: Final = bot
        self.weights: Final = bot.weights
        self.depth: Final = bot.depth
        self.valuer: Final = valuer_for(table.seats, bot.weights)
        self.known: Final = [seen >> me & 1 == 1 for seen in table.seen]

    def choice(self) -> Action:
        """The option to take."""
        table = self.table
        asked = table.asked()
        if isinstance(asked, TakeKit):
            return best_kit(table)
        if isinstance(asked, DraftPick):
            return best_pick(table, self.me)
        if isinstance(asked, Shelve):
            return best_shelf(table, self.me, VALUES[table.seats])
        if isinstance(asked, ChooseDie):
            return self.best_die()
        if isinstance(asked, RerollWindow):
            return self.reroll_or_not()
        if isinstance(asked, DieActions):
            return self.die_action(table)
        if isinstance(asked, RoundEndEffects):
            return soul_first(table.options)
        if table.active == self.me:
            action = self.bot.expected.get(key_of(table, self.me))
            if action is not None and action in table.options:
                return action
        if table.active != self.me or isinstance(asked, MECHANICAL):
            return self.answer(Node(table))
        return self.best_step()

    # -- the turn

    def best_step(self) -> Action:
        """The first step of the best line; the rest of it is remembered."""
        best = self.search(Node(own_turn(self.table)), self.depth.beam, self.depth.steps)
        if not best.line and not at_rest(best.state):
            return self.answer(Node(self.table))
        line = best.line + self.closing(best)
        self.bot.expected = dict(line)
        return line[0][1]

    def closing(self, node: Node) -> list[tuple[Hashable, Action]]:
        """The last steps of a turn: transmute what is worth more as crystals now, and end."""
        if is_done(node.state):
            return []
        s = node.state.clone()
        line = []
        action = -1
        while action != END:
            action = self.last_transmutation(s)
            line.append((key_of(s, self.me), action))
            if action != END:
                s.take(action)
        return line

    def search(self, root: Node, width: int, steps: int, bonuses: bool = True) -> Node:
        """The best line of own steps from here, by beam."""
        self.weigh(root)
        root.key = key_of(root.state, self.me)
        best = root
        if not at_rest(root.state):
            best = Node(root.state)
            best.value = -1e9
        frontier = [root]
        met = {root.key}
        for _ in range(steps):
            children: list[Node] = []
            for node in frontier:
                for action in self.moves(node, bonuses):
                    child = self.tried(node, action)
                    child.key = key_of(child.state, self.me)
                    if child.key not in met:
                        met.add(child.key)
                        self.weigh(child)
                        children.append(child)
            if not children:
                break
            children.sort(key=value_of, reverse=True)
            frontier = children[:width]
            for child in frontier:
                if child.value > best.value + ENOUGH and at_rest(child.state):
                    best = child
            frontier = [node for node in frontier if not is_done(node.state)]
        return best

    def moves(self, node: Node, bonuses: bool) -> list[Action]:
        """The steps worth a thought: transmuting only where crystals are short."""
        s = node.state
        if not isinstance(s.asked(), MainPhase):
            return s.options
        mage = s.mages[self.me]
        costs = COSTS[s.seats]
        short = any(
            costs[card % KINDS_OF_CARD][4] > mage.crystals
            for card in mage.hand
            if self.known[card]
        )
        return [
            a
            for a in s.options
            if a != END
            and (short or not TRANSMUTE.said(a))
            and (bonuses or not USE_BONUS.said(a))
        ]

    def weigh(self, node: Node) -> None:
        """Gives a node its value."""
        node.value = node.extra + self.valuer.value(
            node.state, self.me, self.known, node.strangers
        )

    def tried(self, node: Node, action: Action) -> Node:
        """The node after a step and all that follows from it without a real choice."""
        child = Node(node.state.clone())
        child.strangers = node.strangers
        child.extra = node.extra
        child.line = [*node.line, (node.key, action)]
        self.take(child, action)
        self.settle(child)
        return child

    def take(self, node: Node, action: Action) -> None:
        """Take an action on the imagined table; the Crown's unknown card counts as average."""
        s = node.state
        if CHOOSE.said(action) and CHOOSE.noun(action) == DRAW_A_CARD:
            s.frames.pop()
            node.strangers += 1
            limit = reserve_limit(s.mages[self.me])
            s.next(TakeAny(self.me, min(limit, self.weights.crown_tokens)))
            s.settle()
        else:
            s.take(action)

    def settle(self, node: Node) -> None:
        """Answer small questions and blur the cards drawn, until there is a choice of ours."""
        s = node.state
        while True:
            self.blur_hand(node)
            if is_done(s):
                return
            asked = s.asked()
            if isinstance(asked, (KeepOne, PlayOne, KeepVision, KeepOrDiscard, OrbDecision)):
                if not self.blur_choice(node):
                    return
            elif asked.player != self.me:
                s.take(self.answer(node))
            elif isinstance(asked, (TakeAny, FillAmulet)):
                for kind in self.valuer.shopping(s, self.me, self.known, asked.n):
                    self.follow(node, TAKE.of(kind))
            elif isinstance(asked, MECHANICAL):
                self.follow(node, self.answer(node))
            else:
                return

    def follow(self, node: Node, action: Action) -> None:
        """Take one of our small steps and keep it as part of the line."""
        node.line.append((key_of(node.state, self.me), action))
        node.state.take(action)

    def blur_hand(self, node: Node) -> None:
        """Cards of imagined draws become strangers."""
        hand = node.state.mages[self.me].hand
        drawn = [card for card in hand if not self.known[card]]
        if drawn:
            for card in drawn:
                hand.remove(card)
            node.strangers += len(drawn)
            node.state.ask_again()

    def blur_choice(self, node: Node) -> bool:
        """A choice among imagined draws counts its average; false if the cards are known."""
        s = node.state
        w = self.weights
        mage = s.mages[self.me]
        asked = s.asked()
        if isinstance(asked, OrbDecision):
            if self.known[s.deck[-1]]:
                return False
            if len(s.options) > 1:
                node.extra += w.orb
        elif all(self.known[card] for card in mage.drawn):
            return False
        elif isinstance(asked, PlayOne):
            node.extra += w.free_card
            mage.gauge -= 1  # it fills a slot
        elif isinstance(asked, KeepOrDiscard):
            turns = self.valuer.side(s, self.me, 0).turns
            if self.valuer.stranger(turns) > 0:
                node.strangers += 1
        else:
            node.strangers += 1
            node.extra += w.best_of_four if len(mage.drawn) > 2 else w.best_of_two
        mage.drawn = []
        s.frames.pop()
        while s.frames and isinstance(s.frames[-1], GiveVision):
            s.frames.pop()
        s.settle()
        return True

    def last_transmutation(self, s: Seasons) -> Action:
        """A token that is worth more as crystals now than kept, or the end of the turn."""
        best = END
        if s.may_transmute:
            most = self.rested(s) + ENOUGH
            for action in s.options:
                if TRANSMUTE.said(action):
                    after = s.clone()
                    after.take(action)
                    value = self.rested(after)
                    if value > most:
                        best, most = action, value
        return best

    def rested(self, s: Seasons) -> float:
        """The own side once the turn is over."""
        may = s.may_transmute
        s.may_transmute = False
        value = self.valuer.mine(s, self.me, self.known, 0.0)
        s.may_transmute = may
        return value

    # -- small questions

    def answer(self, node: Node) -> Action:
        """The best answer to a question that needs no looking ahead, of whoever is asked."""
        s = node.state
        options = s.options
        if len(options) == 1:
            return options[0]
        asked = s.asked()
        player = asked.player
        if isinstance(asked, Pay):
            return self.payment(s, player)
        if isinstance(asked, ElementalOrder):
            return APPLY.of(FIRE)  # the card first: it may tell which tokens to take
        if player == self.me:
            if isinstance(asked, (TakeAny, FillAmulet)):
                return TAKE.of(self.valuer.shopping(s, player, self.known, 1)[0])
            if isinstance(asked, Overflow):
                return self.overflowing(node)
        best = options[0]
        most = -1e9
        for action in options:
            after = s.clone()
            after.take(action)
            value = self.side(after, player, node.strangers)
            if value > most:
                best, most = action, value
        return best

    def side(self, s: Seasons, player: Player, strangers: float) -> float:
        """The side of whoever is asked."""
        if player == self.me:
            return self.valuer.value(s, player, self.known, strangers)
        return self.valuer.theirs(s, player)

    def overflowing(self, node: Node) -> Action:
        """Which token to discard."""
        s = node.state
        reserve = s.mages[self.me].reserve
        best = s.options[0]
        most = -1e9
        for action in s.options:
            kind = DISCARD.noun(action)
            reserve[kind] -= 1
            value = self.valuer.mine(s, self.me, self.known, node.strangers)
            reserve[kind] += 1
            if value > most:
                best, most = action, value
        return best

    def payment(self, s: Seasons, player: Player) -> Action:
        """From the reserve, which has a limit - unless tokens there bring crystals."""
        mage = s.mages[player]
        if copies(mage, WONDROUS_CHEST) or copies(mage, LANTERN):
            return s.options[-1]
        return s.options[0]

    # -- dice

    def best_die(self) -> Action:
        """The die whose turn looks best, with what the dice left say about the pace."""
        table = self.table
        best = table.options[0]
        most = -1e9
        for die in table.rolled:
            after = table.clone()
            after.rolled.remove(die)
            theirs = self.others_choose(after)
            value = self.die_value(after, die) - theirs
            if value > most:
                best, most = TAKE_DIE.of(die // FACES), value
        return best

    def others_choose(self, s: Seasons) -> float:
        """Lets the players after us take their dice; what that is worth to them."""
        total = 0.0
        player = s.left_of(self.me)
        while len(s.rolled) > 1:
            gains = [self.valuer.die_for(s, player, die) for die in s.rolled]
            total += max(gains)
            s.rolled.pop(gains.index(max(gains)))
            player = s.left_of(player)
        return total * self.weights.denial * self.weights.rival / (s.seats - 1)

    def die_value(self, table: Seasons, die: DieFace) -> float:
        """The best turn with a die face, at a glance."""
        s = table.clone()
        s.mages[self.me].die = die
        s.frames = [TakeAny(self.me, 1), Turn(self.me)]
        s.settle()
        node = Node(s)
        while not at_rest(s):
            if isinstance(s.asked(), RerollWindow):
                s.take(GO_ON.of())
                node.extra += self.weights.reroll  # it may as well be rerolled
            elif isinstance(s.asked(), DieActions):
                s.take(self.die_action(s))
            else:
                s.take(self.answer(node))
            self.settle(node)
        late = self.valuer.side(s, self.me, 0).turns < LATE
        return self.search(node, self.depth.die_beam, self.depth.die_steps, late).value

    def reroll_or_not(self) -> Action:
        """Two crystals and a new face, or the face that is there."""
        stay = self.die_value(self.table, self.table.mages[self.me].die)
        action = self.table.options[0]  # a Die of Malice comes first
        after = self.table.clone()
        after.take(action)
        first = self.table.mages[self.me].die // FACES * FACES
        faces = [self.die_value(after, first + face) for face in range(FACES)]
        if sum(faces, 0.0) / FACES > stay:
            return action
        return GO_ON.of()

    def die_action(self, s: Seasons) -> Action:
        """Everything the die shows."""
        for symbol in (ALL_SYMBOLS, DRAW):
            if TAKE.of(symbol) in s.options:
                return TAKE.of(symbol)
        return s.options[0]


def own_turn(s: Seasons) -> Seasons:
    """A copy that ends with this turn; the question after it is a stop sign."""
    turn = s.clone()
    main = (StartOfMainPhase, MainPhase)
    at = next(i for i, frame in enumerate(turn.frames) if isinstance(frame, main))
    turn.frames[:at] = [TakeAny(s.active, 1)]
    return turn


def is_done(s: Seasons) -> bool:
    """Whether the imagined turn, or the game, is over."""
    return len(s.frames) <= 1


def at_rest(s: Seasons) -> bool:
    """Whether the turn could end here."""
    return is_done(s) or isinstance(s.frames[-1], MainPhase)


def value_of(node: Node) -> float:
    """For sorting."""
    return node.value


def soul_first(options: list[Action]) -> Action:
    """What a Damned Soul takes should be gone before the gains arrive. [S-16.2]"""
    for action in options:
        if RESOLVE.noun(action) == DAMNED_SOUL:
            return action
    return options[0]


def key_of(s: Seasons, me: Player) -> Hashable:
    """What distinguishes two tables within one turn."""
    mage = s.mages[me]
    asked = s.frames[-1] if s.frames else None
    question = () if asked is None else tuple(getattr(asked, name) for name in asked.fields)
    return (
        type(asked),
        question,
        mage.crystals,
        mage.gauge,
        mage.bonuses,
        tuple(mage.reserve),
        tuple(sorted(mage.hand)),
        tuple(sorted(mage.in_play)),
        tuple(sorted(s.turned)),
        tuple(s.tokens),
        s.may_transmute,
        s.plus_one,
        s.space,
        s.year,
        s.round,
        sum(other.crystals for other in s.mages),
    )


_valuers: dict[tuple[int, Weights], Valuer] = {}


def valuer_for(seats: int, weights: Weights) -> Valuer:
    """One valuer for each size of table."""
    key = (seats, weights)
    if key not in _valuers:
        _valuers[key] = Valuer(seats, weights)
    return _valuers[key]
