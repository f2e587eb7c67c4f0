"""Why not: the reason is one that holds, judged by the table as the player sees it.

Every action that the game has words for is asked about, at moments of seeded games. What each
reason claims is checked against the view and the printed facts, not against the rules' code.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from arcanum.games import game
from arcanum.games.pax_illuminaten.rules.facts import read

View = dict[str, Any]
GAME = game("pax_illuminaten")
CARDS: dict[str, Any] = {card["id"]: card for card in read("luminaries")["luminary"]}
BOARD = read("board")
MAIN = ("scout", "influence", "interrogate", "ostracize", "reassign", "oust")


class Look:
    """What the player to move sees, asked in the words of the rulebook."""

    def __init__(self, view: View, verb: str, nouns: list[str]) -> None:
        self.view = view
        self.verb = verb
        self.nouns = nouns
        self.me = view["asked"]["player"]
        self.side = next(side for side in view["sides"] if side["seat"] == self.me)

    def on(self, place: str) -> View:
        found: View = self.view["map"].get(place, {})
        return found

    def mine(self, place: str) -> bool:
        return self.me in self.on(place).get("slots", [])

    @property
    def place(self) -> str:
        return self.nouns[0]

    @property
    def actors(self) -> list[list[str]]:
        """The factions of each card that may act on the place. [P-4.2]"""
        spots = BOARD[self.view["map_name"]]["position"]
        near = spots[self.place]["neighbours"].values() if self.place in spots else []
        out = [CARDS[self.on(q)["card"]]["factions"]["list"] for q in near if self.mine(q)]
        return [*out, self.side["factions"]] if self.place in self.side["touches"] else out

    @property
    def matching(self) -> int:
        """The most favor that one acting card can spend."""
        favor = self.side["favor"]
        return max((max(favor[f] for f in them) for them in self.actors), default=0)

    def holds(self, key: str) -> bool:
        """Whether what a reason says is so."""
        here = self.on(self.place) if self.nouns else {}
        slots = here.get("slots", [])
        opposing = [seat for seat in slots if seat and seat != self.me]
        hand = self.side["hand"]["cards"]
        flags = self.view["flags"]
        match key:
            case "no-main-action-left":
                return self.verb in MAIN and self.view["budget"] <= 0
            case "not-on-the-map":
                return not here
            case "card-is-face-up":
                return bool(here["up"])
            case "card-is-face-down":
                return not here["up"]
            case "not-adjacent":
                return not self.actors
            case "no-influence-there":
                return not self.mine(self.place)
            case "no-free-slot":
                return None not in slots
            case "royal-arch-is-taken":
                royal = CARDS[here["card"]]["degree"]["value"] == "royal_arch"
                return royal and bool(opposing)
            case "no-token-left":
                return bool(self.side["influence"] == 0)
            case "no-card-in-hand":
                return not hand
            case "opposing-influence":
                return bool(opposing)
            case "no-such-tokens":
                return self.nouns[1] not in opposing
            case "cannot-pay":
                return self.cannot_pay(slots)
            case "not-in-hand":
                return self.nouns[0] not in hand
            case "does-not-link":
                return bool(self.view["chain"])
            case "once-per-turn":
                return bool(flags["claimed"] if self.verb == "claim" else True)
            case "already-yours":
                return self.nouns[0] in self.side["faction_cards"]
            case "not-your-card":
                return self.nouns[0] not in self.side["faction_cards"]
            case "card-is-used":
                return self.nouns[0] in self.view["used"]
            case "not-now":
                return False  # it says nothing
        return True

    def cannot_pay(self, slots: list[str | None]) -> bool:
        favor = self.side["favor"]
        if self.verb == "scout":
            return self.matching < 1
        if self.verb == "ostracize":
            return self.matching < max(1, len([seat for seat in slots if seat]))
        if self.verb == "influence":
            printed = CARDS[self.on(self.place)["card"]]["influence"]["slots"]
            cost = printed[slots.index(None)]
            return any(favor[f] < n for f, n in cost.items())
        return True


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("opponent", ["none", "saint_germain"])
def test_the_reason_holds(seed: int, opponent: str) -> None:
    s = GAME.new(seats=2, options={"opponent": opponent}, seed=seed)
    dice = random.Random(seed)
    met: Counter[str] = Counter()
    wrong: set[str] = set()
    moments = 0
    while not s.over:
        asked = s.observe(s.player)["asked"]
        if asked["prompt"] == "ask-action" and dice.random() < 0.12 and moments < 25:
            moments += 1
            view = s.observe(s.player)
            for action in GAME.words.every():
                text = GAME.words.spell(action)
                refusal = s.why_not(text)
                if refusal is None:
                    continue
                verb, *nouns = text.split()
                met[refusal[0]] += 1
                if not Look(view, verb, nouns).holds(refusal[0]):
                    wrong.add(f"{verb}: {refusal[0]}, e.g. {text}")
        s.apply(dice.choice(s.options))
    assert not wrong, sorted(wrong)[:10]
    assert {"not-adjacent", "cannot-pay", "no-main-action-left"} <= set(met)
