"""The laws of the contract, checked at every step of random play, for every game.

They know no rule. A game's own invariants come from its `invariants.Watch`.
"""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from arcanum.games import game as find_game
from arcanum.kernel.chance import FAST, SEALED, advanced, number_below, seeded
from arcanum.kernel.codec import canonical, fingerprint
from arcanum.kernel.errors import BadSetting, IllegalAction
from arcanum.kernel.frames import Player, Viewer
from arcanum.kernel.game import Game, Option
from arcanum.kernel.state import State
from arcanum.kernel.undo import Undo, has_opened, is_barrier
from arcanum.kernel.words import Action
from arcanum.lab.workers import Workers

ENOUGH = 20  # violations are reported, then the fuzzer stops
MANY = 20  # re-deals of secrets; that each of them changes nothing is no accident
SECOND_THOUGHTS = 16  # once in so many decisions a seat may change one that it has made


class Nothing:
    """Watches a game that lists no invariants of its own."""

    wrong: Sequence[str] = ()

    def step(self, before: State, action: Action, after: State, told: Any) -> Sequence[str]:
        return ()


def watching(game: Game, s: State) -> Any:
    """What watches the invariants of a game over a table."""
    own = game.part("rules.invariants")
    return Nothing() if own is None else own.Watch(s)


class Check:
    """One random game under all laws. `run` plays it and returns what was violated."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.chance = seeded(f"fuzz {seed}")
        self.decisions = 0
        self.violations: list[dict[str, Any]] = []
        self.played: list[tuple[Player, Action]] = []
        self.secrets = 0  # decisions at which a seat knew what an onlooker did not
        self.kept = 0  # at how many of them the onlooker's re-deal changed what it knew

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1 for the fuzzer's own choices."""
        self.chance = advanced(self.chance)
        return number_below(self.chance, n)

    def say(self, law: str, what: str) -> None:
        """A law is violated here."""
        self.violations.append(
            {
                "law": law,
                "what": what,
                "game": self.game.id,
                "seats": self.seats,
                "options": self.options,
                "seed": self.seed,
                "decision": self.decisions,
            }
        )

    def table(self) -> State:
        """The table at its first decision; every other seed has sealed chance."""
        chance = SEALED if self.seed % 2 else FAST
        return self.game.new(self.seats, self.options, self.seed, chance=chance)

    def run(self) -> list[dict[str, Any]]:
        """Plays one game to its end, or to the first violation."""
        s = self.table()
        watch = watching(self.game, s)
        for what in watch.wrong:
            self.say("invariants", what)
        undo = Undo()
        while not s.over and not self.violations:
            if self.decisions >= self.game.bound:
                self.say("1 the game ends", f"more than {self.game.bound} decisions")
                break
            able = s.waiting() if self.below(SECOND_THOUGHTS) else s.may_decide()
            s.turn_to(able[self.below(len(able))])
            self.legal(s)
            if self.violations:
                break
            before, told = s.clone(), len(s.log)
            seat, action = s.player, s.options[self.below(len(s.options))]
            self.copies(s, action)
            self.secrecy(s)
            self.same_to_others(s, action)
            self.chosen_in_secret(s, action)
            s.apply(action)
            self.played.append((seat, action))
            self.decisions += 1
            undo.step(before, s)
            self.undo(undo, s, seat)
            if undo.depth(seat):
                self.nothing_learned(before, s, action)
            for what in watch.step(before, action, s, s.log[told:]):
                self.say("3 invariants", what)
        if s.over and not self.violations:
            self.replay(s)
            if self.secrets >= MANY and not self.kept:
                self.say("4 secrecy", "a table dealt again for an onlooker keeps its secrets")
        return self.violations

    # -- law 1: something is legal, and what is legal can be said

    def legal(self, s: State) -> None:
        """Options are there, different, spelled and read back; others are refused."""
        if not s.options:
            self.say("1 something is legal", "no option")
        if len(set(s.options)) != len(s.options):
            self.say("1 something is legal", "an option is offered twice")
        for action in s.options:
            text = self.game.spell(action)
            if self.game.read(text) != action:
                self.say("1 something is legal", f"'{text}' does not read back")
            if s.why_not(text) is not None:
                self.say("1 something is legal", f"'{text}' is legal and refused")
        wrong = next((a for a in self.some_actions() if a not in s.options), None)
        if wrong is not None:
            was = canonical(s.dump())
            try:
                s.apply(wrong)
                self.say("1 something is legal", f"'{self.game.spell(wrong)}' was taken")
            except IllegalAction:
                if canonical(s.dump()) != was:
                    self.say("1 something is legal", "a refused action changed the table")

    def some_actions(self) -> list[Action]:
        """A few actions of the vocabulary, legal or not."""
        verbs = self.game.words.verbs
        out = []
        for _ in range(4):
            verb = verbs[self.below(len(verbs))]
            nouns = [self.below(len(kind.values)) for kind in verb.kinds] + [0, 0]
            out.append(verb.of(nouns[0], nouns[1]))
        return out

    # -- law 2: copies behave identically

    def copies(self, s: State, action: Action) -> None:
        """A clone and a loaded dump are the same table, with the same options and future."""
        dump = s.dump()
        was = canonical(dump)
        clone, loaded = s.clone(), self.game.load(json.loads(json.dumps(dump)))
        for name, other in (("clone", clone), ("load", loaded)):
            if canonical(other.dump()) != was:
                self.say("2 copies", f"{name} is not the same table")
            if other.options != s.options or other.player != s.player:
                self.say("2 copies", f"{name} has other options")
        clone.apply(action)
        loaded.apply(action)
        same = canonical(clone.dump()) == canonical(loaded.dump())
        if not same or clone.options != loaded.options:
            self.say("2 copies", f"'{self.game.spell(action)}' has two results")
        if canonical(s.dump()) != was:
            self.say("2 copies", "applying to a copy changed the original")

    # -- law 4: secrecy

    def viewers(self) -> list[Viewer]:
        """Every seat, and an onlooker."""
        return [*range(self.seats), None]

    def in_turn(self, n: int) -> list[Viewer]:
        """n of the viewers, others with every step."""
        all_of_them = self.viewers()
        return [all_of_them[(self.decisions * n + i) % len(all_of_them)] for i in range(n)]

    def secrecy(self, s: State) -> None:
        """View, options and refusals do not change when the unknown is dealt again.

        Nor does what a seat can imagine (one of the viewers, in turn, a step).
        """
        for viewer in self.viewers():
            other = s.determinize(viewer, self.below(1 << 30))
            if canonical(other.observe(viewer)) != canonical(s.observe(viewer)):
                self.say("4 secrecy", f"the view of {viewer} tells a secret")
            if other.chance == s.chance:
                self.say("4 secrecy", f"{viewer} imagines the luck that is to come")
            if viewer is None:
                self.onlooking(s, other)
            if viewer in self.in_turn(1):
                again = self.below(1 << 30)
                one, two = s.determinize(viewer, again), other.determinize(viewer, again)
                if canonical(one.dump()) != canonical(two.dump()):
                    self.say("4 secrecy", f"what {viewer} can imagine tells a secret")
            if viewer is None or viewer not in s.may_decide():
                continue
            mine, theirs = s.clone(), other
            mine.turn_to(viewer)
            theirs.turn_to(viewer)
            if mine.options != theirs.options:
                self.say("4 secrecy", f"the options of {viewer} tell a secret")
            for action in self.some_actions():
                text = self.game.spell(action)
                if mine.why_not(text, viewer) != theirs.why_not(text, viewer):
                    self.say("4 secrecy", f"refusing '{text}' tells {viewer} a secret")

    def onlooking(self, s: State, other: State) -> None:
        """An onlooker can name what every seat can name, at most; the rest is dealt again."""
        public = known(s, None)
        seats = [known(s, seat) for seat in range(self.seats)]
        for seat in range(self.seats):
            if any(
                all_know and not own for all_know, own in zip(public, seats[seat], strict=True)
            ):
                self.say("4 secrecy", f"an onlooker can name what {seat} cannot")
        if any(own != public for own in seats):
            self.secrets += 1
            self.kept += seats != [known(other, seat) for seat in range(self.seats)]

    def same_to_others(self, s: State, action: Action) -> None:
        """A step that shows a viewer nothing new is told to it alike on a table dealt again.

        Two of the viewers a step, in turn.
        """
        real = s.clone()
        real.telling = True
        real.apply(action)
        if has_opened(s, real):
            return  # all are in: what was chosen is shown
        for viewer in self.in_turn(2):
            twin = s.determinize(viewer, self.below(1 << 30))
            if action not in twin.options:
                if viewer == s.player or not s.asked().secret:
                    continue
                action_there = twin.options[self.below(len(twin.options))]
            else:
                action_there = action
            twin.telling = True
            twin.apply(action_there)
            if real.chance != s.chance or known(real, viewer) != known(s, viewer):
                continue  # something new was seen, or luck has spoken
            if canonical(real.heard(viewer)) != canonical(twin.heard(viewer)):
                self.say("4 secrecy", f"a note tells {viewer} a secret")
            if canonical(real.observe(viewer)) != canonical(twin.observe(viewer)):
                self.say("4 secrecy", f"'{self.game.spell(action)}' tells {viewer} a secret")

    def chosen_in_secret(self, s: State, action: Action) -> None:
        """As long as all decide in secret, two choices that sound alike look alike too.

        They may be choices of cards that everybody can name, so no re-deal changes them.
        """
        if not s.asked().secret or s.seats == 1:
            return
        real, other = s.clone(), s.clone()
        real.telling = other.telling = True
        instead = s.options[self.below(len(s.options))]
        real.apply(action)
        other.apply(instead)
        if has_opened(s, real) or has_opened(s, other):
            return  # all are in: what was chosen is shown
        for viewer in self.viewers():
            if viewer == s.player:
                continue
            if canonical(real.heard(viewer)) != canonical(other.heard(viewer)):
                continue  # it was told
            if canonical(real.observe(viewer)) != canonical(other.observe(viewer)):
                told = f"'{self.game.spell(action)}' or '{self.game.spell(instead)}'"
                self.say("4 secrecy", f"{viewer} sees which was chosen in secret: {told}")

    # -- law 5: undo

    def undo(self, undo: Undo, s: State, seat: Player) -> None:
        """What can be taken back lies after chance, a reveal and the others' decisions."""
        for other in range(self.seats):
            if other != seat and undo.depth(other):
                self.say("5 undo", f"seat {other} could take back another seat's decision")
        for back, before in enumerate(reversed(undo.before), start=1):
            if self.played[-back][0] != seat:
                self.say("5 undo", "crosses another seat's decision")
            shown = any(now & ~was for was, now in zip(before.seen, s.seen, strict=True))
            if before.chance != s.chance or shown:
                self.say("5 undo", "crosses chance or a reveal")

    def nothing_learned(self, before: State, after: State, action: Action) -> None:
        """A step that may be taken back freely has shown the actor nothing.

        The same step in a world that the actor could not tell apart before it (cards, choices
        made in secret and luck dealt again) leaves the actor with the same view and notes; and
        it may be taken back there too, or the number of free steps would tell them apart.
        """
        seat = before.player
        twin = before.determinize(seat, self.below(1 << 30))
        there, real = twin.clone(), before.clone()
        twin.telling = real.telling = True
        if action not in twin.options:
            self.say("4 secrecy", f"'{self.game.spell(action)}' is not legal in all worlds")
            return
        twin.apply(action)
        real.apply(action)
        if canonical(twin.observe(seat)) != canonical(real.observe(seat)):
            self.say("5 undo", f"'{self.game.spell(action)}' shows {seat} a secret")
        if canonical(twin.heard(seat)) != canonical(real.heard(seat)):
            self.say("5 undo", f"'{self.game.spell(action)}' tells {seat} a secret")
        if is_barrier(there, twin):
            self.say("5 undo", f"whether '{self.game.spell(action)}' is free tells a secret")

    # -- law 6: the same seed and actions

    def replay(self, s: State) -> None:
        """The same seed and actions give the same hash and the same notes."""
        again = self.table()
        for seat, action in self.played:
            again.turn_to(seat)
            again.apply(action)
        if fingerprint(again) != fingerprint(s):
            self.say("6 replay", "another hash")
        for viewer in self.viewers():
            if canonical(again.heard(viewer)) != canonical(s.heard(viewer)):
                self.say("6 replay", f"{viewer} got other notes")


def known(s: State, viewer: Viewer) -> list[bool]:
    """Which cards a viewer can name."""
    return [s.can_name(viewer, card) for card in range(len(s.seen))]


def tables(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every seat count with every combination of options."""
    out = []
    for options in combinations(game, {}):
        fewest, most = game.seats_for(options)
        for seats in range(fewest, most + 1):
            if game.fits(seats, options):
                out.append((seats, options))
    return out


def combinations(game: Game, chosen: dict[str, str]) -> Iterator[dict[str, str]]:
    """Every way to go on choosing options, but for those that cannot go together."""
    if len(chosen) == len(game.options):
        yield chosen
        return
    name = list(game.options)[len(chosen)]
    for choice in game.options[name].choices:
        more = {**chosen, name: choice}
        if all(may_stay(game.options[each], more[each], more) for each in more):
            yield from combinations(game, more)


def may_stay(option: Option, choice: str, chosen: dict[str, str]) -> bool:
    """Whether a choice goes together with others, as far as these are known."""
    needs = {*option.when, *option.choice_when.get(choice, ())}
    return not needs <= chosen.keys() or option.allows(choice, chosen)


def fuzz(
    name: str,
    seconds: float,
    seed: int = 0,
    seats: int | None = None,
    jobs: int = 1,
    tick: Callable[[int, int, float], None] | None = None,
    most: int | None = None,
) -> dict[str, Any]:
    """Random games over all seat counts and options until the time is up.

    With `most`, so many games instead, however long they take.
    """
    game = find_game(name)
    if seats is not None and all(seats != n for n, _ in tables(game)):
        raise BadSetting(f"{name} has {game.seats[0]} to {game.seats[1]} seats, not {seats}")
    if most == 0:
        raise BadSetting("--games must be at least 1")
    games = decisions = 0
    violations: list[dict[str, Any]] = []
    start = time.monotonic()
    with Workers(jobs) as workers:
        for found, played in workers.run(check_one, endless(game, seats, seed)):
            games += 1
            decisions += played
            violations += found
            passed = time.monotonic() - start
            if tick is not None:
                tick(games, decisions, passed)
            ended = passed >= seconds if most is None else games >= most
            if ended or len(violations) >= ENOUGH:
                break
    return {"games": games, "decisions": decisions, "violations": violations}


Task = tuple[str, int, dict[str, str], int]


def check_one(task: Task) -> tuple[list[dict[str, Any]], int]:
    """One game under all laws: what was violated, and how many decisions it took."""
    name, seats, options, seed = task
    check = Check(find_game(name), seats, options, seed)
    return check.run(), check.decisions


def endless(game: Game, seats: int | None, seed: int) -> Iterator[Task]:
    """The tables of a game, over and over, each with its own seed."""
    some = [table for table in tables(game) if seats is None or table[0] == seats]
    for number, (n, options) in enumerate(itertools.cycle(some)):
        yield game.id, n, options, seed * 1_000_000 + number
