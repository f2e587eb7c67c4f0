"""The invariants of rules.md as checks on every step of play; `fuzz` and the laws run them.

The notes of a step are a ledger: replaying them over the table before the step must give the
favor and the influence supplies of the table after it.
"""

from __future__ import annotations

from typing import Final

from arcanum.games.pax_illuminaten.rules import facts
from arcanum.games.pax_illuminaten.rules.automaton import clockwise
from arcanum.games.pax_illuminaten.rules.check import RefillHand
from arcanum.games.pax_illuminaten.rules.opponents import item_for, numbered_item
from arcanum.games.pax_illuminaten.rules.piles import DiscardDown
from arcanum.games.pax_illuminaten.rules.plots import together
from arcanum.games.pax_illuminaten.rules.scoring import points
from arcanum.games.pax_illuminaten.rules.scouting import PlaceScouted
from arcanum.games.pax_illuminaten.rules.table import (
    NOBODY,
    NOT_LENT,
    OUT,
    Pax,
    controls_card,
    controls_lodge,
    edicts_discarded,
    find_lodges,
    hand_limit,
)
from arcanum.games.pax_illuminaten.rules.words import AO_NOUN
from arcanum.kernel.notes import Note
from arcanum.kernel.state import NONE
from arcanum.kernel.words import Action

EVENT_PHASE_NOTES: Final = (
    "edict-pays",
    "edict-goes",
    "event-goes",
    "plays-event",
    "last-round",
)


class Watch:
    """Watches one game from its first table on; `step` returns what is wrong, if anything."""

    def __init__(self, s: Pax) -> None:
        self.wrong: list[str] = []
        self.first = s.first
        self.turn_of = NOBODY
        self.majordomo = 0  # moves in this turn
        self.once: set[tuple[str, int]] = set()  # what may happen once per turn
        self.oust_due = NOBODY  # what the attack that is being paid costs
        self.oust_paid = 0
        self.oust_off = 0  # tokens that `extra_oust` leaves out
        self.oust_by_card = False  # by the clergy card
        self.round = 0
        self.gone = 0  # edicts in the event discard, by the log
        self.thrown = 0  # special events that the artificial opponent has discarded
        self.boosts = [0] * len(s.boosts)  # in the log of this turn, by ability
        self.borrowed = 0  # faction cards borrowed in this turn
        self.board(s)
        self.look(s)
        for note in s.log:
            self.count(note, s)

    def say(self, invariant: str, what: str) -> None:
        """Something is wrong."""
        self.wrong.append(f"{invariant}: {what}")

    def step(self, before: Pax, action: Action, after: Pax, told: list[Note]) -> list[str]:
        """Checks one step; `told` are the notes it made."""
        self.wrong = []
        book = Ledger(before)
        for note in told:
            book.write(note)
            self.count(note, after)
        book.close(after, self)
        self.look(after)
        self.passing(after)
        self.first_round(after)
        turns = [at for at, note in enumerate(told) if note.key == "turn-starts"]
        if turns:
            self.scripts(after)
            if all(note.key in EVENT_PHASE_NOTES for note in told[turns[-1] + 1 :]):
                self.checked_plots(after)
        if after.first != before.first:
            self.say("I-37", "the first player changed")
        if after.over:
            self.final(after)
        return self.wrong

    # -- one table

    def board(self, s: Pax) -> None:
        """Adjacency and areopagi. [I-12, I-13]"""
        near = facts.NEAR[s.m]
        for p in facts.ON_MAP[s.m]:
            if not near[p] >> p & 1 or near[p].bit_count() > 7:
                self.say("I-12", f"place {p}")
            for q in facts.ON_MAP[s.m]:
                if near[p] >> q & 1 != near[q] >> p & 1:
                    self.say("I-12", f"places {p} and {q}")
        for me in s.sides:
            touch = facts.TOUCH[s.m][me.seat]
            if touch.bit_count() != 2 or touch & facts.INNER[s.m]:
                self.say("I-13", "an areopagus does not touch two outer cards")

    def look(self, s: Pax) -> None:
        """What holds of every table at a decision."""
        self.cards(s)
        self.map(s)
        self.favor(s)
        self.lodges(s)
        self.events(s)
        self.chain(s)
        self.plots(s)
        if len(s.court) != facts.COURT or not 0 <= s.majordomo < facts.COURT:  # [I-15]
            self.say("I-14", "the court")
        if s.budget < 0:
            self.say("I-17", "more main actions than granted")
        owned = sum(owner != OUT for owner in s.owner)
        if owned != facts.FACTION_CARDS[s.n]:
            self.say("I-26", f"{owned} faction cards")
        if s.ao >= 0:
            me = s.sides[s.ao]
            if me.hand or me.plot != NONE or me.on or me.edge:
                self.say("I-41", "the artificial opponent has cards or plots")
            if s.pawn != facts.AREOPAGUS and s.pawn not in facts.ON_MAP[s.m]:
                self.say("I-39", f"the pawn stands on {s.pawn}")
        if sum(s.marks) > facts.MARKERS or min(s.marks) < 0:
            self.say("I-32", "reward markers")

    def cards(self, s: Pax) -> None:
        """Every luminary lies in exactly one place. [I-01, I-02]"""
        lying = s.deck + s.discard + s.chain + s.contest + s.plan
        on_map = [s.map[q] for q in facts.ON_MAP[s.m] if s.map[q] != NONE]
        lying = lying + on_map + [card for card in s.court if card != NONE]
        for me in s.sides:
            lying = lying + me.hand
        if sorted(lying) != list(range(facts.LUMINARIES)):
            self.say("I-01", f"{len(lying)} luminaries")
        scouting = not s.over and isinstance(s.asked(), PlaceScouted)
        if len(on_map) != len(facts.ON_MAP[s.m]) - scouting:
            self.say("I-02", "the map has gaps")

    def map(self, s: Pax) -> None:
        """Slots, tokens and arches. [I-04, I-05, I-06, I-07, I-08]"""
        count = [0] * s.n
        for q in facts.ON_MAP[s.m]:
            here = [0, 0, 0, 0]
            for slot in range(facts.MOST_SLOTS):
                p = s.slots[q * facts.MOST_SLOTS + slot]
                if p != NOBODY:
                    here[p] += 1
                    count[p] += 1
                    if slot >= facts.SLOTS[s.map[q]]:
                        self.say("I-05", f"a token beyond the slots of place {q}")
            if here != s.infl[q * facts.MOST_SIDES : (q + 1) * facts.MOST_SIDES]:
                self.say("I-05", f"tokens are counted wrongly on place {q}")
            for p in range(s.n):
                if (here[p] > 0) != (s.mine[p] >> q & 1 == 1):
                    self.say("I-05", f"places of seat {p} are wrong")
            if sum(here) and not s.up >> q & 1:
                self.say("I-06", f"tokens on the face-down place {q}")
            several = sum(n > 0 for n in here) > 1
            if several and facts.DEGREE[s.map[q]] == facts.ROYAL_ARCH:
                self.say("I-07", f"two players on the royal arch of place {q}")
            if s.up >> q & 1 and sum(controls_card(s, p, q) for p in range(s.n)) > 1:
                self.say("I-08", f"two players control place {q}")
        for p, me in enumerate(s.sides):
            total = me.supply + count[p] + me.on.bit_count() + me.edge.bit_count()
            if total != facts.INFLUENCE - (p == s.ao) or me.supply < 0:
                self.say("I-04", f"player {p} has {total} tokens")

    def favor(self, s: Pax) -> None:
        """Tokens of each type are conserved. [I-03, I-36]"""
        for f in range(facts.KINDS):
            held = [me.favor[f] for me in s.sides]
            if s.supply[f] + sum(held) + s.on_edict[f] != facts.FAVOR_PER_KIND[s.n]:
                self.say("I-03", f"tokens of type {f}")
            if min(held) < 0 or s.supply[f] < 0 or s.on_edict[f] < 0:
                self.say("I-36", f"a negative number of tokens of type {f}")

    def lodges(self, s: Pax) -> None:
        """Lodges are what they should be. [I-08, I-09, I-10, I-11]"""
        known = s.lodge_places[:] if s.lodges_known else None
        s.lodges_known = False
        find_lodges(s)
        if known is not None and known != s.lodge_places:
            self.say("I-09", "lodges were not looked for again")
        for i, places in enumerate(s.lodge_places):
            faction = s.lodge_faction[i]
            if places.bit_count() < 3 or places & ~s.up:
                self.say("I-09", "a lodge is too small or face down")
            around = 0
            for q in facts.ON_MAP[s.m]:
                if places >> q & 1:
                    around |= s.near[q]
                    if not facts.FMASK[s.map[q]] >> faction & 1:
                        self.say("I-11", "a card belongs to a lodge of another faction")
            for j in range(i):
                if s.lodge_faction[j] == faction and s.lodge_places[j] & around:
                    self.say("I-10", "two lodges of one faction touch")
            if sum(controls_lodge(s, p, places) for p in range(s.n)) > 1:
                self.say("I-08", "two players control a lodge")

    def events(self, s: Pax) -> None:
        """Events and edicts. [I-22, I-23, I-24]"""
        lying = s.events + s.event_discard + s.removed + s.drawn_events
        for p, me in enumerate(s.sides):
            lying = lying + me.specials + me.edicts
            if me.front != NONE:
                lying = [*lying, me.front]
                if facts.EDICT_FACTION[me.front - facts.EVENT0] >= 0 or p == s.ao:
                    self.say("I-24", f"an event in front of player {p}")
            for card in me.edicts:
                n = s.on_edict[facts.EDICT_FACTION[card - facts.EVENT0]]
                if n % 2 or n > facts.EDICT_TOKENS:
                    self.say("I-23", f"{n} tokens on an edict")
        if sorted(lying) != list(range(facts.EVENT0, facts.EVENT0 + len(facts.EVENTS))):
            self.say("I-22", f"{len(lying)} events")
        if len(s.removed) != 3 or any(
            facts.EDICT_FACTION[c - facts.EVENT0] >= 0 for c in s.removed
        ):
            self.say("I-22", "removed events")

    def chain(self, s: Pax) -> None:
        """Links of the chain. [I-20, I-21]"""
        for i in range(1, len(s.chain)):
            one, two = s.chain[i - 1], s.chain[i]
            if facts.DEGREE[one] == facts.ROYAL_ARCH:
                self.say("I-21", "a card after a royal arch")
            linked = facts.FMASK[one] & facts.FMASK[two] or facts.GRAND_MASTER in (
                facts.DEGREE[one],
                facts.DEGREE[two],
            )
            pact = facts.AFFILIATION[two] == facts.PACT_OF and s.in_force(facts.PACT)
            if not linked and facts.DEGREE[two] != facts.ROYAL_ARCH and not pact:
                self.say("I-20", "a card that does not link")

    def plots(self, s: Pax) -> None:
        """Tokens on plots; no plot card ever leaves the game. [I-27, I-28, P-12.10]"""
        lying = s.pile + s.public + [me.plot for me in s.sides if me.plot != NONE]
        if sorted(lying) != list(range(facts.PLOT0, facts.PLOT0 + len(facts.PLOTS))):
            self.say("P-12.10", f"{len(lying)} plots: one has left the game")
        public = sum(1 << card - facts.PLOT0 for card in s.public)
        for p, me in enumerate(s.sides):
            if me.on & me.edge:
                self.say("I-27", f"player {p} has two tokens at one plot")
            own = 1 << me.plot - facts.PLOT0 if me.plot != NONE else 0
            if (me.on | me.edge) & ~public & ~own:
                self.say("I-28", f"player {p} has a token on a plot of another")
            if (me.on | me.edge) & own and s.seen[me.plot] != s.everyone():
                self.say("I-28", f"the private plot of player {p} is not shown")

    def passing(self, s: Pax) -> None:
        """Boosts and borrowed cards are those logged in this turn, and no others. [I-40]"""
        if s.boosts != self.boosts:
            self.say("I-40", f"boosts {s.boosts}, logged in this turn {self.boosts}")
        lent = sum(1 << f for f in range(facts.KINDS) if s.lent[f] != NOT_LENT)
        if lent != self.borrowed:
            self.say("I-40", f"borrowed {lent:b}, logged in this turn {self.borrowed:b}")

    def first_round(self, s: Pax) -> None:
        """In round 1 nothing was played, and no event phase has discarded anything. [I-25]

        That edicts pay nothing then is told: `count` knows the notes of an event phase, and
        the ledger finds tokens that moved without a note.
        """
        if s.round != 1:
            return
        if any(me.front != NONE for me in s.sides):
            self.say("I-25", "a special event lies face up in round 1")
        if len(s.event_discard) != self.thrown or edicts_discarded(s):
            self.say("I-25", "an event was discarded in round 1")

    def checked_plots(self, s: Pax) -> None:
        """After a check phase the plots of each player hold together. [I-35]"""
        for p in range(s.seats):
            if not s.over and s.sides[p].on and not together(s, p, s.sides[p].on):
                self.say("I-35", f"the plots of player {p} do not hold together")

    def scripts(self, s: Pax) -> None:
        """Whatever lies around the pawn, some item of each script applies. [I-42]

        Scripts with plan cards are asked about every target, with every plan card that the
        deck holds and with none.
        """
        if s.ao < 0 or s.over:
            return
        for who in range(len(facts.SCRIPT)):
            other = s.clone()
            other.who = who
            if not facts.USES_PLAN[who]:
                if not numbered_item(other)[0]:
                    self.say("I-42", f"no item of script {who} applies")
                continue
            for target in clockwise(other, 0):
                other.up |= 1 << target
                for plan in [NONE, *s.deck]:
                    if not item_for(other, target, plan):
                        self.say("I-42", f"script {who} has no item for place {target}")

    # -- turns, as the log has them

    def count(self, note: Note, s: Pax) -> None:
        """Turns and what may happen once in each."""
        key, n = note.key, note.nouns
        if key == "edict-goes":
            self.gone = n[2]
        elif key in ("pays", "substitutes") and n[0] not in (self.turn_of, AO_NOUN):
            self.say("I-36", f"seat {n[0]} pays in the turn of another")
        if key == "turn-starts":
            p = s.ao if n[0] == AO_NOUN else n[0]
            if self.turn_of == NOBODY:
                wanted = s.first
            else:
                wanted = (self.turn_of + 1) % s.n
                if self.majordomo != 1:
                    self.say("I-15", f"the majordomo moved {self.majordomo} times")
            if p != wanted:
                self.say("I-37", f"turn of {p}, not of {wanted}")
            self.start_of_turn(s, p)
        elif key == "round-starts":
            self.round = n[0]
            if self.gone >= facts.LAST_EDICT:
                self.say("I-30", "a round after the last")
        elif key in EVENT_PHASE_NOTES and self.round == 1:
            self.say("I-25", f"{key} in round 1")
        elif key == "event-discarded":
            self.thrown += 1
        elif key == "uses-ability":
            if facts.IS_BOOST[n[2]]:
                self.boosts[n[2]] += 1
            self.oust_off = facts.OUST_DISCOUNT if n[2] == facts.EXTRA_OUST else 0
        elif key == "borrows":
            self.borrowed |= 1 << n[1]
        elif key == "gives-back":
            self.borrowed &= ~(1 << n[1])
        elif key == "majordomo-moves":
            self.majordomo += 1
        elif key in ("claims", "realizes", "quick-favor"):  # [I-18, I-29]
            if key == "claims":  # a borrowed card may be claimed for good
                self.borrowed &= ~(1 << n[1])
            self.only_once("I-29" if key == "realizes" else "I-18", key, 0)
        elif key == "uses-faction":
            self.only_once("I-18", key, n[1])
            self.oust_by_card = n[1] == facts.CLERGY
        elif key == "card-pays":
            self.only_once("I-19", key, n[1])
        elif key == "areopagus-pays":
            self.only_once("I-19", key, n[0])
        elif key == "ousts" and n[0] != AO_NOUN:
            self.oust_due, self.oust_paid = max(0, n[3] - self.oust_off), 0  # [I-34]
        elif key in ("pays", "substitutes") and self.oust_due >= 0:
            self.oust_paid += n[2] if key == "pays" else 1
            if self.oust_by_card and (n[1] if key == "pays" else n[3]) != facts.CLERGY:
                self.say("I-33", "the clergy card was not paid in clergy tokens")
        elif key == "initial-strengths" and self.oust_due >= 0:
            if self.oust_paid != self.oust_due:
                self.say("I-33", f"{self.oust_paid} paid, {self.oust_due} due")
            self.oust_due, self.oust_off, self.oust_by_card = NOBODY, 0, False
        elif key == "plot-victory":
            p = s.ao if n[0] == AO_NOUN else n[0]
            if p != s.active:
                self.say("I-31", "who is not active has won by plots")
            if p != s.ao and not together(s, p, s.sides[p].on):
                self.say("I-35", "plots that do not hold together have won")

    def only_once(self, invariant: str, key: str, noun: int) -> None:
        """Something that may happen once in a turn."""
        if (key, noun) in self.once:
            self.say(invariant, f"{key} {noun} twice in a turn")
        self.once.add((key, noun))

    def start_of_turn(self, s: Pax, player: int) -> None:
        """A new turn: nothing of the last one is left. [I-14, I-16, I-32, I-40]"""
        self.turn_of = player
        self.majordomo = 0
        self.once = set()
        self.boosts = [0] * len(self.boosts)
        self.oust_off, self.oust_by_card = 0, False
        if self.borrowed:
            self.say("I-40", "a borrowed faction card was not given back")
        self.borrowed = 0
        if s.over or s.player == NOBODY or s.asked().player != player or s.active != player:
            return
        if isinstance(s.asked(), (RefillHand, DiscardDown)):
            return
        if s.chain or s.contest or s.plan:
            return  # the turn is under way already
        if any(lent != NOT_LENT for lent in s.lent) or sum(s.boosts) > 0:
            return
        deck = bool(s.deck) or bool(s.discard)
        if deck and NONE in s.court:
            self.say("I-14", "the court was not filled")
        for p in range(s.seats):
            hand = len(s.sides[p].hand)
            if hand > hand_limit(s, p) or (deck and hand < hand_limit(s, p)):
                self.say("I-16", f"seat {p} has {hand} cards")
        if sum(s.marks):
            self.say("I-32", "markers lie on the map between turns")

    # -- the end

    def final(self, s: Pax) -> None:
        """How the game may end. [I-30, I-38]"""
        if (
            not s.by_plots
            and edicts_discarded(s) < facts.LAST_EDICT
            and s.round < facts.LAST_ROUND
        ):
            self.say("I-30", "the game ended too early")
        total = 0
        for p in range(s.n):
            for f in range(facts.KINDS):
                for q in facts.ON_MAP[s.m]:
                    if s.main_places[f] >> q & 1:
                        total += s.infl[q * facts.MOST_SIDES + p]
        if total != sum(points(s, p) for p in range(s.n)):
            self.say("I-38", "faction points do not add up")
        if s.won == 0:
            self.say("I-31", "nobody has won")


class Ledger:
    """Favor and influence supplies, kept by the notes alone."""

    def __init__(self, s: Pax) -> None:
        self.ao = s.ao
        self.favor = [me.favor[:] for me in s.sides]
        self.supply = s.supply[:]
        self.on_edict = s.on_edict[:]
        self.tokens = [me.supply for me in s.sides]

    def who(self, noun: int) -> int:
        """The player of a noun."""
        return self.ao if noun == AO_NOUN else noun

    def write(self, note: Note) -> None:
        """Carries out one note."""
        key, n = note.key, note.nouns
        if key == "gains":
            self.favor[self.who(n[0])][n[1]] += n[2]
            self.supply[n[1]] -= n[2]
        elif key in ("pays", "substitutes", "returns-favor"):
            self.favor[self.who(n[0])][n[1]] -= n[2]
            self.supply[n[1]] += n[2]
        elif key in ("intercepts", "tithes"):
            self.favor[self.who(n[0])][n[2]] += 1
            self.favor[self.who(n[1])][n[2]] -= 1
        elif key == "gives":
            self.favor[self.who(n[0])][n[2]] -= 1
            self.favor[self.who(n[1])][n[2]] += 1
        elif key == "takes-from-edict":
            self.favor[self.who(n[0])][n[1]] += n[2]
            self.on_edict[n[1]] -= n[2]
        elif key == "edict-pays":
            back = min(facts.EDICT_TO_SUPPLY, self.on_edict[n[1]])
            self.supply[n[1]] += back
            self.on_edict[n[1]] -= back + n[2]
            self.favor[self.who(n[0])][n[1]] += n[2]
        elif key == "edict-comes":
            self.supply[facts.EDICT_FACTION[n[1]]] -= facts.EDICT_TOKENS
            self.on_edict[facts.EDICT_FACTION[n[1]]] += facts.EDICT_TOKENS
        elif key in ("influences", "ao-places"):
            self.tokens[self.who(n[0])] -= n[2]
        elif key in ("seats-lost", "loses-tokens"):
            self.tokens[self.who(n[0])] += n[2]
        elif key == "realizes":
            self.tokens[self.who(n[0])] -= 1

    def close(self, after: Pax, watch: Watch) -> None:
        """The books must agree with the table."""
        for p, me in enumerate(after.sides):
            if me.favor != self.favor[p]:
                watch.say("ledger", f"player {p}: {me.favor}, logged {self.favor[p]}")
            if me.supply != self.tokens[p]:
                watch.say("ledger", f"player {p}: {me.supply} tokens, logged {self.tokens[p]}")
        if after.supply != self.supply or after.on_edict != self.on_edict:
            watch.say("ledger", f"supply {after.supply}, logged {self.supply}")
