"""Dark Alley: special assignments and prophecies. [T-6.5, T-14, T-15.2]"""

from __future__ import annotations

from typing import ClassVar

from arcanum.games.trickerion.rules.base.facts import (
    CHEAP_FURTHER_CARDS,
    CREW,
    DECK_OF,
    DECKS,
    FIRST_CARD_AP,
    FORTUNE_AP,
    FURTHER_CARD_AP,
    HIDDEN_ASSIGNMENTS,
    NOTHING,
    PRIESTESS,
    SEEN_PROPHECY,
    WEAVE_AP,
)
from arcanum.games.trickerion.rules.base.modules import Location
from arcanum.games.trickerion.rules.base.placement import (
    DREW_FIRST,
    TOLD_FORTUNE,
    Placement,
    turn_up,
)
from arcanum.games.trickerion.rules.base.table import DOWN, PLACING, Trickerion, add_to_hand
from arcanum.games.trickerion.rules.base.words import (
    BOTTOM,
    CHOOSE_CARDS,
    DRAW,
    KEEP,
    TELL_FORTUNE,
    WEAVE,
)
from arcanum.kernel.frames import Ask, Player, Refusal
from arcanum.kernel.words import Action, Verb


def draw_cost(s: Trickerion, at: Placement) -> int:
    """1 AP for the first card of a placement, 2 for a further one. [T-6.5.1, T-6.5.2]"""
    if not at.flags & DREW_FIRST:
        return FIRST_CARD_AP
    return 1 if s.active == CHEAP_FURTHER_CARDS else FURTHER_CARD_AP


class DarkAlley(Location):
    """Special Assignment cards and prophecies. [T-6.5]"""

    verbs: ClassVar[tuple[Verb, ...]] = (
        DRAW,
        TELL_FORTUNE,
        WEAVE,
    )

    def is_played(self, s: Trickerion) -> bool:
        return s.alley

    def options(self, s: Trickerion, at: Placement) -> list[Action]:
        """What a Character can do in the Dark Alley.

        [T-6.5, T-6.5.7, D-45, D-47, D-48, Q-05]
        """
        me = s.troupes[at.player]
        out: list[Action] = []
        if at.points >= draw_cost(s, at):
            out += [DRAW.of(deck) for deck in range(len(DECKS)) if s.decks[deck]]
        if me.drawn:
            out.append(CHOOSE_CARDS.of())
            return out
        if s.pending:
            if at.points >= FORTUNE_AP and not at.flags & TOLD_FORTUNE:
                out.append(TELL_FORTUNE.of())
            if at.points >= WEAVE_AP and s.has_base_ability(at.player, PRIESTESS):
                out += [WEAVE.of(p) for p in s.pending]
        return out

    def take(self, s: Trickerion, at: Placement, action: Action) -> None:
        """Carries out an action in the Dark Alley."""
        if DRAW.said(action):
            s.next(at.after(draw_cost(s, at), DREW_FIRST))
            draw_two(s, at.player, DRAW.noun(action))
        elif CHOOSE_CARDS.said(action):
            s.next(at)
            choose_cards(s, at.player)
        elif TELL_FORTUNE.said(action):
            one, two, three = s.pending
            s.pending = [two, three, one]  # [T-6.5.6, T-14.1]
            s.note("tells-fortune", at.player)
            s.next(at.after(FORTUNE_AP, TOLD_FORTUNE))
        elif WEAVE.said(action):
            s.next(at.after(WEAVE_AP))
            weave(s, at.player, WEAVE.noun(action))

    def why_not(self, s: Trickerion, at: Placement, action: Action) -> Refusal:
        """Why an action is not open in the Dark Alley."""
        me = s.troupes[at.player]
        if DRAW.said(action):
            if not s.decks[DRAW.noun(action)]:
                return ("deck-is-empty", {"deck": DECKS[DRAW.noun(action)]}, "T-6.5.4")
            return ("too-few-points", {}, "T-6.5.2" if at.flags & DREW_FIRST else "T-6.5.1")
        if me.drawn:
            return ("choose-drawn-cards", {}, "T-6.5.3")
        if TELL_FORTUNE.said(action):
            if at.points < FORTUNE_AP:
                return ("too-few-points", {}, "T-6.5.6")
            return ("cannot-tell-fortune", {}, "T-6.5.6")
        if WEAVE.said(action):
            if at.points < WEAVE_AP:
                return ("too-few-points", {}, "T-15.2")
            return ("cannot-weave", {}, "T-15.2")
        return ("not-here", {}, "T-6.5")


# -- special assignments


def draw_two(s: Trickerion, player: Player, deck: int) -> None:
    """Two cards of a deck to choose from; a last card is kept. [T-6.5.1, T-6.5.4]"""
    me = s.troupes[player]
    n = min(2, len(s.decks[deck]))
    me.draws[deck] += 1
    s.note("draws-special", player, deck, n)
    for _ in range(n):
        card = s.draw_special(deck)
        s.show(card, player)
        me.drawn.append(card)
        s.note("draws-special-card", player, card, to=1 << player)
    me.drawn.sort()


def choose_cards(s: Trickerion, player: Player) -> None:
    """For each deck as many cards are kept as draws were made from it. [T-6.5.3]"""
    me = s.troupes[player]
    for deck in range(len(DECKS) - 1, -1, -1):
        if me.draws[deck]:
            from_deck = [card for card in me.drawn if DECK_OF[card] == deck]
            if len(from_deck) > me.draws[deck]:
                for card in from_deck:
                    s.let_know(card, 1 << player)  # nobody else can tell which is kept
            s.next(KeepCards(player, deck))


class KeepCards(Ask[Trickerion], prompt="ask-keep", rule="T-6.5.3", broad=True):
    """Which cards of a deck are kept; the rest go under it in chosen order.

    [T-6.5.1, T-6.5.3, T-6.5.5, D-46]
    """

    deck: int

    def forced(self, s: Trickerion) -> bool:
        return True  # a lone option is the last card of this deck: it tells nothing

    def options(self, s: Trickerion) -> list[Action]:
        me = s.troupes[self.player]
        here = [card for card in me.drawn if DECK_OF[card] == self.deck]
        if me.draws[self.deck]:
            return [KEEP.of(card) for card in here]
        return [BOTTOM.of(card) for card in here]

    def take(self, s: Trickerion, action: Action) -> None:
        me = s.troupes[self.player]
        card = KEEP.noun(action)
        me.drawn.remove(card)
        if KEEP.said(action):
            me.draws[self.deck] -= 1
            add_to_hand(me, card)
            s.note("keeps-special", self.player, self.deck, 1)
            s.note("keeps-special-card", self.player, card, to=1 << self.player)
        else:
            s.put_under(card)
            s.note("puts-under", self.player, card, to=1 << self.player)
        s.next(self)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("choose-drawn-cards", {}, "T-6.5.3")


# -- prophecies


def reveal_prophecy(s: Trickerion) -> int:
    """The next prophecy of the stack, seen by all; used ones are shuffled if it is empty.

    [T-14.2]
    """
    if not s.stack:
        s.stack = s.past
        s.past = []
        shuffle_stack(s)
        s.note("prophecies-reshuffled")
    found = s.stack.pop()
    s.reveal(SEEN_PROPHECY + found)
    s.note("prophecy-revealed", found)
    return found


def shuffle_stack(s: Trickerion) -> None:
    """The stack in an order that nobody knows."""
    for i in range(len(s.stack) - 1, 0, -1):
        j = s.below(i + 1)
        s.stack[i], s.stack[j] = s.stack[j], s.stack[i]
    for each in s.stack:
        s.let_know(SEEN_PROPHECY + each, 0)


def discard_active(s: Trickerion) -> None:
    """The active prophecy, if any, is over."""
    if s.active >= 0:
        s.note("prophecy-discarded", s.active)
        s.past.append(s.active)
        s.past.sort()
        s.active = NOTHING


def weave(s: Trickerion, player: Player, chosen: int) -> None:
    """Fate Weaving: a pending prophecy becomes active at once. [T-15.2, Q-12, Q-24]"""
    s.note("weaves", player, chosen)
    hidden = s.active == HIDDEN_ASSIGNMENTS
    discard_active(s)
    place = s.pending.index(chosen)
    s.active = chosen
    s.note("prophecy-active", chosen)
    s.pending[place] = reveal_prophecy(s)
    if hidden and s.phase == PLACING:
        turn_up_all(s)


def turn_up_all(s: Trickerion) -> None:
    """`hidden_assignments` is over: unseen cards of Characters not idle are shown. [T-14.2]"""
    for p in s.order:
        me = s.troupes[p]
        for c in range(CREW):
            if me.cards[c] >= 0 and me.face[c] == DOWN:
                turn_up(s, p, c)
