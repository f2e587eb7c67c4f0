"""Asking a table why not: every verb at every kind of question, in seeded games."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from typing import Any

from arcanum.kernel.frames import Refusal
from arcanum.kernel.game import Game
from arcanum.kernel.state import State
from arcanum.kernel.words import Action

View = dict[str, Any]
OPEN = ("ask-main", "ask-action", "ask-turn")
MOMENTS = 2  # of each question, in one game
MOST = 30  # actions of each verb, at one moment


class Moment:
    """A question as the player sees it, and the verbs that it offers."""

    def __init__(self, s: State) -> None:
        self.view: View = s.observe(s.player)
        self.asked: View = self.view["asked"]
        self.prompt = str(self.asked["prompt"])
        self.me = str(self.view["viewer"])
        words = s.words()
        self.offered = {words.verb_of(option).name for option in s.options}


class Asked:
    """Every action of a game, by its verb."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.words: dict[str, list[str]] = defaultdict(list)
        for text in map(game.words.spell, game.words.every()):
            self.words[text.split(maxsplit=1)[0]].append(text)

    def moments(
        self, s: State, seed: int, pick: Callable[[State], Action], often: dict[str, int]
    ) -> Iterator[tuple[Moment, list[str], Refusal]]:
        """Plays to the end; at some moments asks, for actions of every verb, why not."""
        dice = random.Random(seed)
        left: Counter[str] = Counter()
        while not s.over:
            s.turn_to(dice.choice(s.waiting()))
            moment = Moment(s)
            few = left[moment.prompt] < often.get(moment.prompt, MOMENTS)
            if few and dice.random() < 0.4:
                left[moment.prompt] += 1
                for texts in self.words.values():
                    for text in texts if len(texts) <= MOST else dice.sample(texts, MOST):
                        refusal = s.why_not(text)
                        if refusal is not None:
                            yield moment, text.split(), refusal
            s.apply(pick(s))


def waits(moment: Moment, verb: str, key: str) -> bool | None:
    """What the kernel says itself: another question comes first, or another noun is offered."""
    if key == "answer-first":
        return verb not in moment.offered
    if key == "not-now":  # where a turn is open, there is more to say than that
        return verb in moment.offered and moment.prompt not in OPEN
    return None
