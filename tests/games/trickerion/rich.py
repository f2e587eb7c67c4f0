"""Random play that gets further than plain random play: likely actions are taken more often,
and, if wanted, everybody starts rich. All laws are checked on the way.

    python -m tests.games.trickerion.rich SECONDS [SEED] [JOBS]
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from multiprocessing import Pool

from arcanum.games.trickerion.rules.base.facts import (
    APPRENTICE,
    ENGINEER,
    NEEDED,
    NEEDS,
    NOTHING,
)
from arcanum.games.trickerion.rules.base.invariants import Watch
from arcanum.games.trickerion.rules.base.table import (
    ADVERTISING,
    AT_HOME,
    SUPPLY,
    Trickerion,
    add_to_hand,
    board_room,
    room_for,
)
from arcanum.games.trickerion.rules.base.words import ASSIGN, NO_CARD
from arcanum.games.trickerion.rules.game import GAME
from arcanum.kernel.state import State
from arcanum.kernel.undo import Undo
from arcanum.kernel.words import Action
from arcanum.lab.laws import Check, tables

WEIGHTS = {
    "free-action": 3,
    "leave": 35,
    "idle": 15,
    "revise": 5,
    "decline": 50,
    "return-trick": 50,
    "go-on": 1200,
    "stop": 50,
    "advertise": 60,
    "reroll": 25,
    "set-die": 30,
    "quick-order": 15,
    "order": 25,
    "draw": 50,
    "take-ap": 30,
    "learn": 300,
    "hire": 300,
    "buy-special": 300,
    "reschedule-special": 400,
    "set-up": 500,
    "supercharge": 500,
    "perform": 300,
    "possess": 200,
    "prepare": 600,
    "learn-special": 600,
    "hire-special": 600,
    "take-coins-special": 600,
    "buy-mix": 600,
    "set-up-special": 800,
    "supercharge-special": 800,
    "prepare-special": 900,
    "renovate": 60,
    "practise": 60,
    "teach": 60,
    "learn-secret": 150,
    "discover": 40,
    "set-aside": 150,
}


def weight(action: Action) -> int:
    """How likely an action is, 100 by default."""
    if ASSIGN.said(action) and ASSIGN.second(action) == NO_CARD:
        return 25
    return WEIGHTS.get(GAME.words.verb_of(action).name, 100)


class RichCheck(Check):
    """One game under all laws, as `arcanum.lab.laws` has them, played with more purpose."""

    rich = False

    def run(self) -> list[dict[str, object]]:
        """Plays one game to its end, or to the first violation."""
        s = GAME.new(seats=self.seats, options=self.options, seed=self.seed)
        assert isinstance(s, Trickerion)
        watch = Watch(s)
        undo = Undo()
        self.verbs: Counter[str] = Counter()
        poor = self.rich
        while not s.over and not self.violations:
            if poor and s.phase == ADVERTISING:
                poor = False
                self.enrich(s)
            waiting = s.waiting()
            s.turn_to(waiting[self.below(len(waiting))])
            self.legal(s)
            before, told = s.clone(), len(s.log)
            seat, action = s.player, self.pick(s)
            self.verbs[GAME.words.verb_of(action).name] += 1
            self.copies(s, action)
            if self.decisions % 3 == 0:
                self.secrecy(s)
                self.same_to_others(s, action)
            s.apply(action)
            self.played.append((seat, action))
            self.decisions += 1
            undo.step(before, s)
            self.undo(undo, s, seat)
            for what in watch.step(before, action, s, s.log[told:]):
                self.say("3 invariants", f"{what} after '{GAME.spell(action)}'")
        if s.over and not self.violations and not self.rich:
            self.replay(s)
        return self.violations

    def pick(self, s: State) -> Action:
        """One of the options, by weight."""
        left = self.below(sum(weight(action) for action in s.options))
        for action in s.options:
            left -= weight(action)
            if left < 0:
                return action
        raise AssertionError("weights are positive")

    def enrich(self, s: Trickerion) -> None:
        """Every seat gets money, Specialists, Tricks with their Components, Special cards."""
        for p in range(s.seats):
            me = s.troupes[p]
            me.coins += self.below(30)
            me.shards += self.below(8)
            more = self.below(40)
            me.fame += more
            if s.solo:
                s.heirs[0].tally[0] += more
            for c in range(1, APPRENTICE):
                if me.at[c] == SUPPLY and self.below(2):
                    me.at[c] = AT_HOME
            for slot in range(4):
                room = slot < 3 or me.at[ENGINEER] == AT_HOME
                if me.tricks[slot] < 0 and room and self.below(3):
                    there = [t for t in range(len(s.residence)) if s.residence[t]]
                    me.tricks[slot] = there[self.below(len(there))]
                    s.leave_residence(me.tricks[slot])
                    me.symbols[slot] = next(x for x in range(4) if x not in me.symbols)
            for trick in me.tricks:
                for c in NEEDED[trick] if trick != NOTHING else []:
                    n = min(room_for(me, c), max(0, NEEDS[trick][c] - me.tokens[c]))
                    if n > 0 and not me.tokens[c] and board_room(me) == 0:
                        me.on_manager[c] = 1
                    me.tokens[c] += max(0, n)
            for deck in range(len(s.decks)):
                for _ in range(self.below(3)):
                    if s.decks[deck]:
                        card = s.draw_special(deck)
                        s.show(card, p)
                        add_to_hand(me, card)
        s.ask_again()


def one(seed: int) -> tuple[list[dict[str, object]], int, Counter[str]]:
    """One game with that seed; three of four start rich."""
    some = tables(GAME)
    seats, options = some[seed * 37 % len(some)]
    check = RichCheck(GAME, seats, options, seed)
    check.rich = seed % 4 != 0
    found = check.run()
    return found, check.decisions, check.verbs


def main(argv: list[str]) -> int:
    """Plays until the time is up; tells what was violated and which verbs never came."""
    seconds = float(argv[0])
    start = int(argv[1]) if len(argv) > 1 else 0
    jobs = int(argv[2]) if len(argv) > 2 else 2
    games = decisions = 0
    verbs: Counter[str] = Counter()
    wrong: list[dict[str, object]] = []
    begun = time.monotonic()
    with Pool(jobs) as pool:
        for found, played, said in pool.imap_unordered(one, range(start, start + 10**6)):
            games += 1
            decisions += played
            verbs += said
            wrong += found
            if time.monotonic() - begun > seconds or len(wrong) > 5:
                pool.terminate()
                break
    for each in wrong:
        print(each)
    unsaid = [verb.name for verb in GAME.words.verbs if verb.name not in verbs]
    print(f"{games} games, {decisions} decisions, {len(wrong)} violations; never: {unsaid}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
