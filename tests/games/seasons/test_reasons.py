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
from arcanum.kernel.data import data_file, read_toml
from arcanum.kernel.frames import Refusal
from arcanum.kernel.state import State
from arcanum.kernel.words import Action
from tests.games.asking import Asked, Moment, waits

GAME = game("seasons")
ASKED = Asked(GAME)
FACTS = "arcanum.games.seasons.rules.facts"
CARDS: dict[str, Any] = {
    card["id"]: card for card in read_toml(data_file(FACTS, "cards"))["card"]
}
# What comes first, and the question that asks it.
FIRST = {
    "choose-die-first": {"ask-die"},
    "die-comes-first": {"ask-die-actions", "ask-reroll"},
    "discard-to-limit-first": {"ask-overflow"},
    "pay-first": {"ask-pay", "ask-pay-any"},
    "sacrifice-first": {"ask-sacrifice"},
    "take-back-first": {"ask-take-back"},
}
MAIN = ("summon", "activate", "transmute", "bonus", "end-turn")
OFTEN = {"ask-main": 25, "ask-die-actions": 8, "ask-reroll": 8}


class Look:
    """What the player who is asked sees, in the words of the rulebook."""

    def __init__(self, moment: Moment, words: list[str]) -> None:
        self.moment = moment
        self.view = moment.view
        self.prompt = moment.prompt
        self.verb, *self.nouns = words
        self.noun = self.nouns[0] if self.nouns else ""
        self.face = self.noun.partition("#")[0]
        self.mine = next(m for m in self.view["mages"] if m["seat"] == moment.me)
        self.others = [m for m in self.view["mages"] if m["seat"] != moment.me]

    def in_play(self, noun: str) -> dict[str, Any] | None:
        """The card of mine that a noun names: the first copy, or the second."""
        face, _, second = noun.partition("#")
        mine = [card for card in self.mine["play"] if card["card"] == face]
        at = 1 if second else 0
        found: dict[str, Any] | None = mine[at] if at < len(mine) else None
        return found

    def copies(self, face: str) -> int:
        return sum(card["card"] == face for card in self.mine["play"])

    def against(self, face: str) -> int:
        return sum(card["card"] == face for mage in self.others for card in mage["play"])

    @property
    def energy(self) -> dict[str, int]:
        """Tokens of each kind, in the reserve and on Amulets of Water."""
        out = dict(self.mine["reserve"])
        for card in self.mine["play"]:
            for kind, n in card.get("tokens", {}).items():
                if card["card"] == "amulet_of_water":
                    out[kind] += n
        return out

    def has_token(self) -> bool:
        kind, _, place = self.noun.partition("@")
        if not place:
            return bool(self.mine["reserve"][kind])
        amulet = self.in_play(place)
        return amulet is not None and bool(amulet.get("tokens", {}).get(kind))

    @property
    def cost(self) -> dict[str, int]:
        card = CARDS[self.face]
        if "cost" in card:
            return dict(card["cost"])
        found = card["cost_by_players"][f"p{len(self.view['mages'])}"]
        return {"crystals": 0, **found}

    def missing(self) -> dict[str, int]:
        """Of each kind of energy, what the printed cost takes more than is there."""
        have = self.energy
        return {k: max(0, n - have[k]) for k, n in self.cost.items() if k in have}

    @property
    def has_room(self) -> bool:
        return bool(len(self.mine["play"]) < self.mine["gauge"])

    def holds(self, key: str, args: dict[str, str]) -> bool:
        """Whether what a reason says is so."""
        mine, view = self.mine, self.view
        if key in FIRST:
            # The question is open, and this is no answer to it.
            return self.prompt in FIRST[key] and (
                self.verb not in self.moment.offered or self.comes_later()
            )
        match key:
            case "not-in-pack":
                return self.verb == "draft" and self.noun not in mine["pack"]["cards"]
            case "make-sets-in-order":
                year = 1 if mine["hand"]["count"] < 3 else 2
                return self.verb != "shelve" or self.nouns[1] != f"year_{year}"
            case "die-not-on-table":
                return self.noun not in [rolled["die"] for rolled in view["rolled"]]
            case "symbol-not-on-die":
                return self.verb == "take"
            case "not-in-main-phase":
                return self.prompt == "ask-main" and self.verb not in MAIN
            case "no-transmute-action":
                return self.verb == "transmute" and not view["transmute"]
            case "no-such-token":
                return self.verb in ("transmute", "discard") and not self.has_token()
            case "not-in-hand":
                return self.verb == "summon" and self.face not in mine["hand"]["cards"]
            case "no-room-under-gauge":
                return self.verb in ("summon", "play") and not self.has_room
            case "cannot-pay-leech":
                crystals = self.cost.get("crystals", 0)
                tax = self.against("arcano_leech")
                return tax > 0 and crystals <= mine["crystals"] < crystals + tax
            case "cannot-pay-crystals":
                crystals = self.cost["crystals"]
                told = (int(args["n"]), int(args["have"]))
                return told == (crystals, mine["crystals"]) and mine["crystals"] < crystals
            case "cannot-pay-energy":
                if self.verb == "imbue":
                    needed = self.noun.split("+")
                    gone = sum(not self.energy[kind] for kind in needed)
                    return gone > min(self.copies("hand_of_fortune"), len(needed) - 1)
                return self.face == "elemental_amulet" and not any(self.energy.values())
            case "lacks-energy":
                tokens = sum(n for kind, n in self.cost.items() if kind != "crystals")
                waived = min(self.copies("hand_of_fortune"), max(0, tokens - 1))
                missing = self.missing()
                n, more = int(args["n"]), int(args["more"])
                return (
                    0 < n <= missing[args["energy"]]
                    and n + more == sum(missing.values()) - waived
                )
            case "rest-not-payable":
                return self.verb == "waive" and self.energy[self.noun] > 0
            case "not-in-play":
                return self.in_play(self.noun) is None
            case "no-activation":
                card = CARDS[self.face]
                return "activated" not in card["timing"]
            case "card-is-turned":
                card = self.in_play(self.noun)
                return card is not None and bool(card["turned"])
            case "only-before-die":
                return self.face == "die_of_malice" and self.prompt != "ask-reroll"
            case "cannot-pay-activation":
                return self.cannot_activate()
            case "nothing-to-dream-of":
                room = len(mine["play"]) <= mine["gauge"]
                return self.face == "potion_of_dreams" and not (mine["hand"]["count"] and room)
            case "nothing-to-see":
                both = view["deck"]["count"] + view["discard"]["count"]
                return self.face == "crystal_orb" and both == 0
            case "needs-three-of-a-kind":
                return self.energy[self.noun] < 3
            case "needs-tokens":
                return sum(self.energy.values()) < int(args["n"])
            case "no-bonus-left":
                return bool(mine["bonuses"] == 3)
            case "bonus-in-main-phase":
                return self.prompt != "ask-main" and self.noun != "draw_two_keep_one"
            case "bonus-needs-draw-symbol":
                return self.noun == "draw_two_keep_one" and (
                    self.prompt == "ask-main" or not mine["die"]["draw"]
                )
            case "gauge-is-full":
                return self.noun == "gauge_plus_one" and mine["gauge"] == 15
            case "not-before-year-0":
                return self.verb == "move" and view["year"] == 0 and int(self.noun) < 0
        raise AssertionError(f"nobody has said what {key} claims")

    def comes_later(self) -> bool:
        """Whether a verb that is offered is not open for this noun."""
        match self.verb:
            case "activate":
                return self.face not in ("die_of_malice", "damned_soul_of_onys")
            case "take-back":  # another kind of card
                return CARDS[self.face]["kind"] == "familiar" and self.copies(self.face) > 0
            case "discard":  # what lies on an Amulet is not in the reserve
                return self.prompt == "ask-overflow" and "@" in self.noun and self.has_token()
        return False

    def cannot_activate(self) -> bool:
        """Whether what the card takes to be activated is not there."""
        tokens = sum(self.energy.values())
        crystals = max(0, self.mine["crystals"] - self.against("thieving_fairies"))
        hand = self.mine["hand"]["cards"]
        cards = [*hand, *(card["card"] for card in self.mine["play"])]
        match self.face:
            case "balance_of_ishtar":
                return max(self.energy.values()) < 3
            case "kairn_the_destroyer" | "vampiric_crown" | "glutton_cauldron":
                return tokens == 0
            case "tree_of_light":
                return crystals < 3 and tokens == 0
            case "dragon_skull":
                return len(self.mine["play"]) < 3
            case "necrotic_kriss":
                return not any(CARDS[card]["kind"] == "familiar" for card in cards)
            case "mirror_of_the_seasons":
                return crystals < 1 or tokens == 0
            case "damned_soul_of_onys":
                return self.energy["water"] == 0
        raise AssertionError(f"nobody has said what {self.face} takes")


TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {"level": "archmage"}),
    (3, {"level": "archmage", "kits": "choice"}),
    (4, {"level": "archmage"}),
    (2, {"level": "apprentice"}),
]


def every_refusal(seed: int) -> Iterator[tuple[Moment, list[str], Refusal]]:
    seats, options = TABLES[seed % len(TABLES)]
    s = GAME.new(seats=seats, options=options, seed=seed)
    return ASKED.moments(s, seed, picking(seed), OFTEN)


@pytest.mark.parametrize("seed", range(8))
def test_the_reason_holds(seed: int) -> None:
    wrong: set[str] = set()
    met: Counter[str] = Counter()
    for moment, words, refusal in every_refusal(seed):
        met[refusal[0]] += 1
        if not is_true(moment, words, refusal):
            wrong.add(f"{moment.prompt}, {words[0]}: {refusal}, e.g. {' '.join(words)}")
    assert not wrong, sorted(wrong)[:10]
    assert {"not-in-hand", "lacks-energy", "not-in-play", "no-activation"} <= set(met), met


def is_true(moment: Moment, words: list[str], refusal: Refusal) -> bool:
    key, args, _ = refusal
    known = waits(moment, words[0], key)
    return Look(moment, words).holds(key, args) if known is None else known


def picking(seed: int) -> Any:
    """Random play that summons and activates when it can: so there is more to refuse."""
    dice = random.Random(seed)

    def pick(s: State) -> Action:
        words = GAME.words
        liked = [o for o in s.options if words.verb_of(o).name in ("summon", "activate")]
        rest = [o for o in s.options if words.verb_of(o).name != "go-on"]
        return dice.choice(liked or rest or s.options)

    return pick
