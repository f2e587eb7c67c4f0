"""The invariants of rules.md as checks on every step of play; `fuzz` and the laws run them.

The notes of a step are a ledger: replaying them over the table before the step must give
crystals, gauges, reserves and cards in play of the table after it.
"""

from __future__ import annotations

from typing import Final

from arcanum.games.seasons.rules import facts
from arcanum.games.seasons.rules.energy import Overflow, TakeAny
from arcanum.games.seasons.rules.table import (
    Mage,
    Seasons,
    card_in_play,
    copies,
    in_reserve,
    reserve_limit,
    store,
)
from arcanum.games.seasons.rules.turn import ChooseDie, MainPhase
from arcanum.games.seasons.rules.words import ACTIVATE, IMBUE, MOVE, SUMMON, TRANSMUTE
from arcanum.kernel.notes import Note
from arcanum.kernel.words import Action

BOOTS: Final = facts.FACE_BY_NAME["temporal_boots"]


class Watch:
    """Watches one game from its first table on; `step` returns what is wrong, if anything."""

    def __init__(self, s: Seasons) -> None:
        self.wrong: list[str] = []
        self.over_gauge: set[int] = set()  # seats excused by card 38 or 50
        self.boots = 0
        self.rounds = 0
        self.last_first = -1
        self.turns: list[int] = []
        self.reached_year = max(1, s.year)  # of a position; a new game starts in year 1
        self.fresh_turn = False
        self.paying = -1  # the seat that is summoning
        self.face = -1
        self.paid = 0
        self.must_pay = 0
        self.look(s)
        for note in s.log:
            self.count(note, s)

    def say(self, invariant: str, what: str) -> None:
        """Something is wrong."""
        self.wrong.append(f"{invariant}: {what}")

    def step(
        self, before: Seasons, action: Action, after: Seasons, told: list[Note]
    ) -> list[str]:
        """Checks one step; `told` are the notes it made."""
        self.wrong = []
        self.summon_starts(before, action)
        self.transmutation(before, action, told)
        self.ledger(before, action, after, told)
        self.look(after)
        self.compare(before, action, after, told)
        for note in told:
            self.count(note, after)
        self.main_phase_starts(after)
        if after.over:
            self.final(after)
        return self.wrong

    # -- one table

    def look(self, s: Seasons) -> None:
        """What holds of every table at a decision."""
        self.cards(s)
        self.own_cards(s)
        asked = None if s.over else s.asked()
        for p, me in enumerate(s.mages):
            if min(me.reserve) < 0 or min(s.tokens) < 0:
                self.say("I-02", f"seat {p} has a negative number of tokens")
            limit = 10 if any(facts.face_of(c) == facts.GRIMOIRE for c in me.in_play) else 7
            if reserve_limit(me) != limit:
                self.say("I-04", f"the limit of seat {p} is {reserve_limit(me)}")
            gaining = isinstance(asked, (Overflow, TakeAny)) and asked.player == p
            if in_reserve(me) > limit and not gaining:
                self.say("I-03", f"seat {p} holds {in_reserve(me)} of {limit} tokens")
            if me.crystals < 0:
                self.say("I-05", f"seat {p} has {me.crystals} crystals")
            if not 0 <= me.gauge <= 15:
                self.say("I-06", f"the gauge of seat {p} is {me.gauge}")
            if not 0 <= me.bonuses <= 3:
                self.say("I-09", f"seat {p} has used {me.bonuses} bonuses")
        if not (1 <= s.space <= 12 and 0 <= s.year <= 3 and s.season() == -(-s.space // 3) - 1):
            self.say("I-10", f"year {s.year}, space {s.space}")
        self.dice(s)
        self.tokens_on_cards(s)
        for card in s.turned:
            if "activated" not in facts.TIMING[facts.face_of(card)]:
                self.say("I-19", f"card {facts.face_of(card) + 1} is turned")
            if not any(card in me.in_play for me in s.mages):
                self.say("I-19", f"card {facts.face_of(card) + 1} is turned but not in play")
        prelude = any(me.pack or me.kept for me in s.mages)
        if len(s.waiting()) > 1 and not prelude:
            self.say("I-31", "several seats have a decision")
        if any(me.pack for me in s.mages):
            for p, me in enumerate(s.mages):
                if len(me.kept) + len(me.pack) != facts.PICKS:
                    self.say("I-24", f"seat {p}: {len(me.kept)} kept, pack of {len(me.pack)}")
        elif not prelude and s.round > 0:
            self.libraries(s)

    def cards(self, s: Seasons) -> None:
        """Every copy of the level lies in exactly one place. [I-01]"""
        lying = s.deck + s.discard
        for me in s.mages:
            lying = lying + me.hand + me.in_play + me.library_2 + me.library_3
            lying = lying + me.pack + me.kept + me.drawn
        most = facts.CARDS_OF_LEVEL[facts.LEVELS.index(s.settings["level"])]
        if sorted(lying) != [
            *range(most),
            *range(facts.KINDS_OF_CARD, facts.KINDS_OF_CARD + most),
        ]:
            self.say("I-01", f"{len(lying)} cards lie on the table")

    def own_cards(self, s: Seasons) -> None:
        """Everybody can name the own cards, all those in play. [Hidden information]"""
        for p, me in enumerate(s.mages):
            own = me.hand + me.library_2 + me.library_3 + me.pack + me.kept + me.drawn
            if not all(s.can_name(p, card) for card in own):
                self.say("knowledge", f"seat {p} cannot name an own card")
            if not all(s.can_name(None, card) for card in me.in_play):
                self.say("knowledge", f"a card in play of seat {p} is not known to all")

    def dice(self, s: Seasons) -> None:
        """Dice of one season, one each and one left over. [I-11, I-12]"""
        if s.over or s.round == 0 or not s.rolled:
            return
        choosing = isinstance(s.asked(), ChooseDie)
        if choosing:
            taken = (s.asked().player - s.first) % s.seats
            if len(s.rolled) + taken != s.seats + 1:
                self.say("I-12", f"{len(s.rolled)} dice on the table")
            return
        dice = [me.die // 6 for me in s.mages] + [rolled // 6 for rolled in s.rolled]
        if len(s.rolled) != 1 or len(set(dice)) != s.seats + 1 or min(dice) < 0:
            self.say("I-11", f"dice {dice}")
        if len({die // 5 for die in dice}) != 1 or not set(dice) <= set(s.dice):
            self.say("I-11", f"dice of several seasons {dice}")

    def tokens_on_cards(self, s: Seasons) -> None:
        """Tokens lie on Amulets of Water and Cauldrons in play only. [I-21]"""
        lying = [card for me in s.mages for card in me.in_play]
        for face, most in (
            (facts.AMULET_OF_WATER, facts.AMULET_TOKENS),
            (facts.CAULDRON, facts.CAULDRON_BURSTS_AT - 1),
        ):
            for card in (face, face + facts.KINDS_OF_CARD):
                at = store(card)
                n = sum(s.tokens[at : at + 4])
                if n > most or (n and card not in lying):
                    self.say("I-21", f"{n} tokens on card {face + 1}")

    def libraries(self, s: Seasons) -> None:
        """A set of three until its year is reached, none afterwards. [I-16, I-25]"""
        for p, me in enumerate(s.mages):
            two = 3 if self.reached_year < 2 else 0
            three = 3 if self.reached_year < 3 else 0
            if len(me.library_2) != two or len(me.library_3) != three:
                self.say("I-16", f"seat {p}: {len(me.library_2)} and {len(me.library_3)} cards")

    # -- from one table to the next

    def compare(
        self, before: Seasons, action: Action, after: Seasons, told: list[Note]
    ) -> None:
        """What may change in one step."""
        keys = [note.key for note in told]
        for p in range(after.seats):
            if after.mages[p].bonuses < before.mages[p].bonuses:
                self.say("I-09", f"seat {p} has fewer bonuses used than before")
        if ACTIVATE.said(action):
            card = card_in_play(before.mages[before.player], ACTIVATE.noun(action))
            if card in before.turned:
                self.say("I-20", f"card {facts.face_of(card) + 1} was turned already")
        gone = [card for card in before.discard if card not in after.discard]
        if gone and "pile-reshuffled" not in keys:
            self.say("I-30", f"{len(gone)} cards left the discard pile")
        for at in range(8):
            if after.tokens[at] > before.tokens[at] and "puts-on-card" not in keys:
                self.say("I-21", "an Amulet of Water gained tokens")
        if sum(after.tokens[8:]) > sum(before.tokens[8:]) + keys.count("puts-on-card"):
            self.say("I-21", "a Cauldron gained more than one token")

    def count(self, note: Note, s: Seasons) -> None:
        """Rounds, turns and years, as the log has them."""
        if note.key == "round-starts":
            if self.rounds and sorted(self.turns) != list(range(s.seats)):
                self.say("I-18", f"turns of a round: {self.turns}")
            if self.rounds and note.nouns[2] != (self.last_first + 1) % s.seats:
                self.say("I-17", f"first player {note.nouns[2]} after {self.last_first}")
            self.rounds = note.nouns[0]
            self.last_first = note.nouns[2]
            self.turns = []
            if s.turned and not s.over and isinstance(s.asked(), ChooseDie):
                self.say("I-19", "cards are turned at the start of a round")
        elif note.key == "turn-starts":
            self.turns.append(note.nouns[0])
            self.fresh_turn = True
        elif note.key in ("summons", "puts-into-play"):
            self.boots += note.nouns[1] == BOOTS

    def main_phase_starts(self, s: Seasons) -> None:
        """The final face of the die decides about the transmute action. [I-34]"""
        if self.fresh_turn and not s.over and isinstance(s.asked(), MainPhase):
            self.fresh_turn = False
            if s.may_transmute != facts.DIE_TRANSMUTE[s.mages[s.player].die]:
                self.say("I-34", "the transmute action does not fit the die")

    def summon_starts(self, before: Seasons, action: Action) -> None:
        """How many tokens a summon must cost. [I-27, I-28]"""
        me = before.mages[before.player]
        hands = copies(me, facts.HAND_OF_FORTUNE)
        if SUMMON.said(action):
            self.paying, self.face, self.paid = before.player, SUMMON.noun(action), 0
            tokens = facts.COSTS[before.seats][self.face][5]
            self.must_pay = tokens if tokens <= 1 else max(1, tokens - hands)
            if self.face == facts.ELEMENTAL_AMULET:
                self.must_pay = 1  # where there is no choice, one token is all there is
        elif IMBUE.said(action):
            self.must_pay = max(1, IMBUE.noun(action).bit_count() - hands)

    def transmutation(self, before: Seasons, action: Action, told: list[Note]) -> None:
        """Crystals from a transmutation, token by token. [I-26]"""
        p = before.player
        extra = copies(before.mages[p], facts.PURSE_OF_IO) + before.plus_one
        for note in told:
            if note.key in ("transmutes", "transmutes-from-card"):
                kind, tokens, crystals = note.nouns[1], note.nouns[2], note.nouns[3]
                if note.key == "transmutes-from-card":
                    tokens = 1
                rate = facts.POTION_OF_LIFE_RATE
                if TRANSMUTE.said(action):
                    rate = facts.RATES[before.season()][kind]
                if crystals != tokens * (rate + extra):
                    self.say("I-26", f"{tokens} tokens gave {crystals} crystals")
            elif note.key == "weighs" and note.nouns[3] != 3 * (facts.BALANCE_RATE + extra):
                self.say("I-26", f"the Balance gave {note.nouns[3]} crystals")

    def ledger(self, before: Seasons, action: Action, after: Seasons, told: list[Note]) -> None:
        """Replays the notes over the table before and compares with the table after."""
        book = Ledger(before)
        marker = 0
        borders = years = 0
        for at, note in enumerate(told):
            book.write(note, self)
            key = note.key
            if key in ("marker-moves", "marker-moves-back"):
                marker += 1
                borders = years = 0
                boots = MOVE.said(action) and marker == 1
                if not boots and note.nouns[0] != facts.DIE_PIPS[before.rolled[0]]:
                    self.say("I-14", f"the marker moved by {note.nouns[0]}")
            elif key == "season-changes":
                borders += 1
            elif key == "year-changes":
                years += 1
                self.reached_year = max(self.reached_year, note.nouns[0])
            elif key in ("discards-energy", "discards-from-card"):
                if note.nouns[0] == self.paying:
                    self.paid += note.nouns[2] if key == "discards-energy" else 1
            elif key == "summons":
                if self.paid != self.must_pay:
                    name = "I-28" if self.face == facts.ELEMENTAL_AMULET else "I-27"
                    self.say(name, f"{self.paid} tokens paid, not {self.must_pay}")
                self.paying = -1
            elif key == "puts-into-play":
                later = [n for n in told[at:] if n.key == "pays-player"]
                if any(n.nouns[3] == facts.ARCANO_LEECH for n in later):
                    self.say("I-29", "a Leech was paid for a free card")
            elif key in ("pays-player", "cannot-pay") and note.nouns[-1] == facts.FAIRIES:
                owner = note.nouns[1]
                follows = told[at + 1]
                if follows.key != "gains-crystals" or follows.nouns != [owner, 1]:
                    self.say("I-22", "Fairies did not gain their crystal")
            if borders > 1 or years > 1:
                self.say("I-15", "one move crossed two borders")
        book.close(after, self)
        for p, me in enumerate(after.mages):
            if len(me.in_play) <= me.gauge:
                self.over_gauge.discard(p)
            elif p not in self.over_gauge:
                self.say("I-08", f"seat {p} has {len(me.in_play)} cards over gauge {me.gauge}")

    # -- the end

    def final(self, s: Seasons) -> None:
        """Length of the game and the score, computed again. [I-33, I-35]"""
        if not 12 - self.boots <= self.rounds <= 36 + 3 * self.boots:
            self.say("I-33", f"{self.rounds} rounds with {self.boots} Boots")
        for p, me in enumerate(s.mages):
            if s.scores()[p] != expected_score(s, p, me):
                self.say("I-35", f"seat {p} scores {s.scores()[p]}")


class Ledger:
    """Crystals, gauges, reserves and cards in play, kept by the notes alone."""

    def __init__(self, s: Seasons) -> None:
        self.crystals = [me.crystals for me in s.mages]
        self.gauge = [me.gauge for me in s.mages]
        self.reserve = [me.reserve[:] for me in s.mages]
        self.play = [len(me.in_play) for me in s.mages]
        self.fed_cauldron = False  # its token may come from an Amulet: no note says so

    def write(self, note: Note, watch: Watch) -> None:
        """Carries out one note."""
        key, n = note.key, note.nouns
        p = n[0] if n else -1
        if key == "takes-energy":
            self.reserve[p][n[1]] += n[2]
        elif key == "discards-energy":
            self.reserve[p][n[1]] -= n[2]
        elif key == "transmutes":
            self.reserve[p][n[1]] -= n[2]
            self.crystals[p] += n[3]
        elif key in ("transmutes-from-card", "weighs"):
            self.crystals[p] += n[3]
        elif key == "gains-crystals":
            self.crystals[p] += n[1]
        elif key in ("loses-crystals", "pays-crystals"):
            self.crystals[p] -= n[1]
        elif key == "pays-player":  # [I-22]
            self.crystals[p] -= n[2]
            self.crystals[n[1]] += n[2]
        elif key == "cannot-pay" and self.crystals[p] != 0:
            watch.say("I-22", f"seat {p} has crystals and did not pay")
        elif key == "gauge-rises":
            self.gauge[p] += n[1]
        elif key == "gauge-falls":
            self.gauge[p] -= n[1]
            watch.over_gauge.add(p)
        elif key == "loses-reserve":
            self.reserve[p] = [0, 0, 0, 0]
        elif key == "turns-to-air":
            if sum(self.reserve[p]) != n[1]:
                watch.say("I-23", "the Air Elemental changed a reserve's total")
            self.reserve[p] = [n[1], 0, 0, 0]
        elif key == "puts-on-card" and n[2] == facts.CAULDRON:
            self.fed_cauldron = True
        elif key in ("sacrifices", "takes-back"):
            self.play[p] -= 1
        elif key == "passes-soul":
            self.play[p] -= 1
            self.play[n[1]] += 1
            watch.over_gauge.add(n[1])
        elif key in ("summons", "puts-into-play"):
            self.play[p] += 1
            if self.play[p] > self.gauge[p]:
                watch.say("I-07", f"seat {p} has {self.play[p]} cards over {self.gauge[p]}")
        if min(self.crystals) < 0:
            watch.say("I-05", "a seat fell below 0 crystals")

    def close(self, after: Seasons, watch: Watch) -> None:
        """The books must agree with the table."""
        for p, me in enumerate(after.mages):
            if me.crystals != self.crystals[p]:
                watch.say(
                    "ledger", f"seat {p}: crystals {me.crystals}, logged {self.crystals[p]}"
                )
            if me.gauge != self.gauge[p]:
                watch.say("ledger", f"seat {p}: gauge {me.gauge}, logged {self.gauge[p]}")
            if len(me.in_play) != self.play[p]:
                watch.say("ledger", f"seat {p}: {len(me.in_play)} cards, logged {self.play[p]}")
            if not self.fed_cauldron and me.reserve != self.reserve[p]:
                watch.say("ledger", f"seat {p}: reserve {me.reserve}, logged {self.reserve[p]}")


def expected_score(s: Seasons, player: int, me: Mage) -> int:
    """The score in another way than scoring.py: as the sentence of I-35 says it."""
    faces = [facts.face_of(card) for card in me.in_play]
    rivals = [len(other.in_play) for p, other in enumerate(s.mages) if p != player]
    points = me.crystals + sum(facts.PRESTIGE[face] for face in faces)
    points += 20 * faces.count(facts.RAGFIELDS_HELM) * (len(faces) > max(rivals))
    points += 3 * in_reserve(me) * faces.count(facts.LANTERN)
    points += (
        20
        * faces.count(facts.SEALED_CHEST)
        * (not any(facts.IS_FAMILIAR[face] for face in faces))
    )
    return max(0, points - 5 * len(me.hand) - facts.BONUS_LOSS[me.bonuses])
