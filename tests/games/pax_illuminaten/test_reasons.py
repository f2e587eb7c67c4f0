"""Why not: the reason is one that holds, judged by the table as the player sees it.

Actions of every verb are asked about, at every kind of question of seeded games. What each
reason claims is checked against the view and the printed facts, not against the rules' code.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from arcanum.games import game
from arcanum.games.pax_illuminaten.rules.facts import read
from arcanum.kernel.frames import Refusal
from arcanum.kernel.state import State
from arcanum.kernel.words import Action
from tests.games.asking import Asked, Moment, waits

View = dict[str, Any]
GAME = game("pax_illuminaten")
ASKED = Asked(GAME)
CARDS: dict[str, Any] = {card["id"]: card for card in read("luminaries")["luminary"]}
BOARD = read("board")
MAIN = ("scout", "influence", "interrogate", "ostracize", "reassign", "oust")
FREE = ("conspire", "claim", "realize", "use-faction", "reward", "buy-action", "peek")
# What comes first, and the question that asks it.
FIRST = {
    "choose-acting-card": "ask-acting",
    "target-first": "ask-tokens",
    "lay-a-card": "ask-contest-card",
    "pay-first": "ask-pay",
    "how-many-first": "ask-how-many",
    "place-a-card": "ask-place",
    "discard-first": "ask-discard",
    "move-first": "ask-move",
    "draw-first": "ask-refill",
    "use-card-first": "ask-ability",
}
# What says no more than that the noun is none of those offered; and of which verb it is said.
OTHER = {
    "cannot-swap": "swap",
    "cannot-borrow": "borrow",
    "cannot-tithe": "tithe",
    "cannot-waive": "waive",
    "cannot-substitute": "substitute",
    "cannot-place-so-many": "put",
    "cannot-move-so": "move",
    "not-as-own": "manner",
    "not-in-this-manner": "manner",
    "not-of-one-type": "spend-same",
    "not-a-neighbouring-degree": "name-degree",
    "cannot-reassign": "reassign",
    "cannot-peek": "peek",
    "marker-has-no-use": "reward",
    "cannot-act-there": "act-with",
    "boost-must-be-applied": "decline",
}
OFTEN = {"ask-action": 25}


class Look:
    """What the player who is asked sees, in the words of the rulebook."""

    def __init__(self, moment: Moment, words: list[str]) -> None:
        self.moment = moment
        self.view = moment.view
        self.asked = moment.asked
        self.verb, *self.nouns = words
        self.noun = self.nouns[0] if self.nouns else ""
        self.me = moment.me
        self.side = next(side for side in self.view["sides"] if side["seat"] == self.me)

    def on(self, place: str) -> View:
        found: View = self.view["map"].get(place, {})
        return found

    def mine(self, place: str) -> bool:
        return self.me in self.on(place).get("slots", [])

    @property
    def actors(self) -> list[list[str]]:
        """The factions of each card that may act on the place. [P-4.2]"""
        spots = BOARD[self.view["map_name"]]["position"]
        near = spots[self.noun]["neighbours"].values() if self.noun in spots else []
        out = [CARDS[self.on(q)["card"]]["factions"]["list"] for q in near if self.mine(q)]
        return [*out, self.side["factions"]] if self.noun in self.side["touches"] else out

    def stands(self, faction: str) -> int:
        """For how many tokens of other types those of one can stand. [P-4.3]"""
        mine = self.side["faction_cards"]
        n = int(self.side["favor"][faction])
        if faction == "artists" and "artists" in mine:
            return n
        return n // (2 if "connoisseurs" in mine else 3)

    def affords(self, n: int) -> bool:
        """Whether one of the acting cards can spend so many tokens. [P-4.2, P-4.3]"""
        favor = self.side["favor"]
        return any(
            sum(favor[f] if f in them else self.stands(f) for f in favor) >= n
            for them in self.actors
        )

    def holds(self, key: str) -> bool:
        """Whether what a reason says is so."""
        if key in FIRST:  # the question is open, and this is no answer to it
            return self.moment.prompt == FIRST[key] and self.verb not in self.moment.offered
        if key in OTHER:
            return self.verb == OTHER[key]
        view, side = self.view, self.side
        here = self.on(self.noun) if self.nouns else {}
        slots = here.get("slots", [])
        opposing = [seat for seat in slots if seat and seat != self.me]
        hand = side["hand"]["cards"]
        flags = view["flags"]
        match key:
            case "not-in-action-phase":
                return self.verb not in (*MAIN, *FREE, "end-actions")
            case "no-main-action-left":
                return self.verb in (*MAIN, "act-with", "place") and view["budget"] <= 0
            case "not-on-the-map":
                return not here
            case "card-is-face-up":
                return bool(here["up"])
            case "card-is-face-down":
                return not here["up"]
            case "not-adjacent":
                return not self.actors
            case "no-influence-there":
                return not self.mine(self.noun)
            case "no-free-slot":
                return None not in slots
            case "royal-arch-is-taken":
                place = self.nouns[1] if self.verb == "move" else self.noun
                there = self.on(place)
                royal = CARDS[there["card"]]["degree"]["value"] == "royal_arch"
                return royal and any(seat not in (None, self.me) for seat in there["slots"])
            case "no-token-left":
                return bool(side["influence"] == 0)
            case "no-card-in-hand":
                return not hand
            case "opposing-influence":
                return bool(opposing)
            case "no-such-tokens" if self.verb == "oust":
                return self.nouns[1] not in opposing
            case "no-such-tokens":
                return self.verb == "target"
            case "cannot-pay":
                return self.cannot_pay(slots)
            case "not-in-hand":
                return self.noun not in hand
            case "does-not-fit":
                return self.verb in ("place", "ostracize")
            case "does-not-link":
                last, card = CARDS[view["chain"][-1]], CARDS[self.noun]
                return not set(last["factions"]["list"]) & set(card["factions"]["list"])
            case "chain-is-over":
                return bool(CARDS[view["chain"][-1]]["degree"]["value"] == "royal_arch")
            case "once-per-turn" if self.verb == "claim":
                return bool(flags["claimed"])
            case "once-per-turn" if self.verb == "realize":
                return bool(flags["realized"])
            case "once-per-turn":  # the view does not tell it of these
                return self.verb in ("buy-action", "peek")
            case "already-yours":
                return self.noun in side["faction_cards"]
            case "not-your-card":
                return self.noun not in side["faction_cards"]
            case "card-is-used":
                return self.noun in view["used"]
            case "card-out-of-game":
                cards = [f for each in view["sides"] for f in each["faction_cards"]]
                return self.noun not in [*view["row"], *cards]
            case "no-control-of-main-lodge":
                return self.verb == "claim" and not self.controls_main_lodge()
            case "ability-has-no-use":
                return self.verb in ("use-faction", "use-ability")
            case "quick-favor-taken":
                return self.verb == "quick-favor" and bool(flags["quick"])
            case "no-marker-there":
                return not self.on(self.nouns[1]).get("markers")
            case "event-not-in-force":
                fronts = [each["front"] for each in view["sides"]]
                return self.noun not in fronts
            case "not-your-plot":
                return self.noun not in self.plots()
            case "token-is-there":
                plot = self.plots()[self.noun]
                return self.me in plot["on"] or self.me in plot["edge"]
            case "plot-not-met":
                return self.me not in self.plots()[self.noun]["met"]
            case "not-together":
                return self.me in self.plots()[self.noun]["met"]
            case "plot-still-holds":
                plot = self.plots()[self.noun]
                return self.me in plot["on"] and self.me in plot["met"]
            case "not-drawn":
                return self.noun not in view["drawn"]
            case "no-such-event-in-hand":
                return self.noun not in side["specials"]["cards"]
            case "not-in-court":
                return self.noun not in view["court"]
            case "two-court-cards-at-most":
                return bool(self.asked["taken"] == 2)
            case "not-the-majordomos-card":
                his = view["court"].index(self.noun) + 1 == view["majordomo"]
                return bool(self.asked["taken"] == 1 and not his and not self.asked["his"])
            case "no-favor-left":
                return not any(side["favor"].values())
            case "no-such-favor":
                return side["favor"][self.noun] == 0 or self.moment.prompt == "ask-faction"
            case "has-no-such-favor":
                return self.noun != self.me
            case "not-due":
                return self.verb in ("pay", "give")
            case "not-this-income":
                return self.verb == "gain"
            case "not-in-supply":
                return bool(view["supply"][self.noun] == 0)
            case "no-tokens-on-edict":
                return not view["edicts"].get(self.noun)
            case "not-a-target":
                return self.verb in MAIN
        raise AssertionError(f"nobody has said what {key} claims")

    def plots(self) -> dict[str, View]:
        """The plots that the player may use, own and public."""
        mine = self.side["plot"]
        return {each["plot"]: each for each in [*self.view["public"], mine] if each}

    def controls_main_lodge(self) -> bool:
        """Whether a main lodge of the faction is the player's. [P-11.1]"""
        return any(
            lodge["faction"] == self.noun and lodge["main"] and lodge["control"] == self.me
            for lodge in self.view["lodges"]
        )

    def cannot_pay(self, slots: list[str | None]) -> bool:
        if self.view["boosts"]:
            return True  # discounts are another matter
        favor = self.side["favor"]
        match self.verb:
            case "scout" | "oust":
                return not self.affords(1)
            case "ostracize":
                return not self.affords(max(1, len([seat for seat in slots if seat])))
            case "influence":
                printed = CARDS[self.on(self.noun)["card"]]["influence"]["slots"]
                cost = printed[slots.index(None)]
                short = sum(max(0, n - favor[f]) for f, n in cost.items())
                return bool(short > sum(self.stands(f) for f in favor if f not in cost))
        return self.verb in ("act-with", "buy-action", "target", "use-faction")


OPPONENTS = ("none", "saint_germain")


def every_refusal(seed: int) -> Iterator[tuple[Moment, list[str], Refusal]]:
    opponent = OPPONENTS[seed % 2]
    s = GAME.new(seats=2 + seed % 3 // 2, options={"opponent": opponent}, seed=seed)
    return ASKED.moments(s, seed, picking(seed), OFTEN)


@pytest.mark.parametrize("seed", range(8))
def test_the_reason_holds(seed: int) -> None:
    met: Counter[str] = Counter()
    wrong: set[str] = set()
    for moment, words, refusal in every_refusal(seed):
        met[refusal[0]] += 1
        if not is_true(moment, words, refusal):
            wrong.add(f"{moment.prompt}, {words[0]}: {refusal}, e.g. {' '.join(words)}")
    assert not wrong, sorted(wrong)[:10]
    assert {"not-adjacent", "cannot-pay", "no-main-action-left"} <= set(met), met


def is_true(moment: Moment, words: list[str], refusal: Refusal) -> bool:
    key = refusal[0]
    known = waits(moment, words[0], key)
    return Look(moment, words).holds(key) if known is None else known


def picking(seed: int) -> Any:
    """Random play."""
    dice = random.Random(seed)

    def pick(s: State) -> Action:
        return dice.choice(s.options)

    return pick
