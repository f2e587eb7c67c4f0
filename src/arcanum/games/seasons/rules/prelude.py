"""The prelude: starter kits or the draft, then the three sets. [S-3, S-4]"""

from __future__ import annotations

from arcanum.games.seasons.rules.facts import CARDS_PER_SET, KITS, PICKS, CardId, face_of
from arcanum.games.seasons.rules.table import Seasons, card_in, faces_in
from arcanum.games.seasons.rules.turn import Round
from arcanum.games.seasons.rules.words import DRAFT, SHELVE, TAKE_KIT
from arcanum.kernel.frames import Ask, Frame, Player, Refusal
from arcanum.kernel.words import Action


class TakeKit(Ask[Seasons], prompt="ask-kit", rule="S-3.1"):
    """Apprentice, if the host wants it so: choose a starter kit in turn order. [OQ-24, D-03]"""

    def options(self, s: Seasons) -> list[Action]:
        taken = [s.kits[p] for p in range(s.seats)]
        return [TAKE_KIT.of(kit) for kit in range(len(KITS)) if kit not in taken]

    def take(self, s: Seasons, action: Action) -> None:
        s.kits[self.player] = TAKE_KIT.noun(action)
        s.note("takes-kit", self.player, TAKE_KIT.noun(action))


class OpenKits(Frame[Seasons]):
    """Everybody takes the nine cards of the kit; the rest is shuffled. [S-3.1]

    All know which cards are in a kit. Only its owner can tell where each of them lies: else
    one could watch them go into the sets. [S-4.5]
    """

    def run(self, s: Seasons) -> None:
        for p in range(s.seats):
            for face in KITS[s.kits[p]]:
                card = card_in(s.deck, face)
                s.deck.remove(card)
                s.mages[p].kept.append(card)
                s.drafted[p * PICKS + len(s.mages[p].kept) - 1] = card
        s.shuffle(s.deck)
        for p in range(s.seats):
            for card in s.mages[p].kept:
                s.let_know(card, 1 << p)
        s.next(MakeSets())


class DraftPick(Ask[Seasons], prompt="ask-draft", rule="S-4.1", secret=True):
    """Keep one card of the pack, unseen by the others. [S-4.1, S-4.4, D-04]"""

    def options(self, s: Seasons) -> list[Action]:
        return [DRAFT.of(face) for face in faces_in(s.mages[self.player].pack)]

    def take(self, s: Seasons, action: Action) -> None:
        me = s.mages[self.player]
        keep(s, self.player, card_in(me.pack, DRAFT.noun(action)))

    def why_not(self, s: Seasons, action: Action) -> Refusal:
        return ("not-in-pack", {}, "S-4.1")


def keep(s: Seasons, player: Player, card: CardId) -> None:
    """`player` keeps a card of the pack that lies before them."""
    me = s.mages[player]
    step = len(me.kept)
    pack = (player - step) % s.seats
    me.pack.remove(card)
    me.kept.append(card)
    s.drafted[pack * PICKS + step] = card
    s.note("drafts", player, face_of(card), to=1 << player)


class Draft(Frame[Seasons]):
    """All pick at once, then the packs pass to the left, until they are empty.

    [S-4.1 to S-4.4]
    """

    def run(self, s: Seasons) -> None:
        s.next(PassPacks())
        for p in range(s.seats - 1, -1, -1):
            if len(s.mages[p].pack) == 1:
                keep(s, p, s.mages[p].pack[0])  # the last pick is no choice
            else:
                s.next(DraftPick(p))


class PassPacks(Frame[Seasons]):
    """Every pack goes to the left neighbour. [S-4.2, S-4.3]"""

    def run(self, s: Seasons) -> None:
        packs = [s.mages[p].pack for p in range(s.seats)]
        if not packs[0]:
            s.next(MakeSets())
            return
        for p in range(s.seats):
            left = s.left_of(p)
            s.mages[left].pack = packs[p]
            for card in packs[p]:
                s.let_know(card, 1 << left)
        s.note("packs-pass", len(packs[0]))
        s.next(Draft())


class MakeSets(Frame[Seasons]):
    """Everybody splits the nine cards into three sets; then the tournament begins. [S-4.5]"""

    def run(self, s: Seasons) -> None:
        s.next(BeginTournament())
        for p in range(s.seats - 1, -1, -1):
            s.next(Shelve(p))


class Shelve(Ask[Seasons], prompt="ask-shelve", rule="S-4.5", broad=True, secret=True):
    """Three cards for the hand, three for year two; the last three wait for year three.

    [S-4.5, D-05, S-4.6]
    """

    def options(self, s: Seasons) -> list[Action]:
        me = s.mages[self.player]
        if not me.kept:
            return []
        year = 0 if len(me.hand) < CARDS_PER_SET else 1
        return [SHELVE.of(face, year) for face in faces_in(me.kept)]

    def take(self, s: Seasons, action: Action) -> None:
        me = s.mages[self.player]
        card = card_in(me.kept, SHELVE.noun(action))
        me.kept.remove(card)
        s.let_know(card, 1 << self.player)
        if SHELVE.second(action) == 0:
            me.hand.append(card)
        else:
            me.library_2.append(card)
        if len(me.kept) == CARDS_PER_SET:
            for last in me.kept:
                s.let_know(last, 1 << self.player)
            me.library_3 += me.kept
            me.kept = []
        s.next(self)

    def why_not(self, s: Seasons, action: Action) -> Refusal:
        if SHELVE.said(action) and card_in(s.mages[self.player].kept, SHELVE.noun(action)) < 0:
            return ("not-now", {}, "S-4.5")
        return ("make-sets-in-order", {}, "S-4.5")


class BeginTournament(Frame[Seasons]):
    """The first round. [S-5]"""

    def run(self, s: Seasons) -> None:
        s.note("sets-are-made")
        s.next(Round(s.first))
