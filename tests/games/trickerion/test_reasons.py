"""Why not: the reason is one that holds, judged by the table as the player sees it.

Actions of every verb are asked about, at every kind of question of seeded games: of the base
game, with the Dark Alley and without, with the Academy, and against the Heir. What each reason
claims is checked against the view and the printed facts, not against the rules' code.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from arcanum.games.trickerion.rules.base.table import ADVERTISING, Trickerion
from arcanum.games.trickerion.rules.game import GAME
from arcanum.kernel.data import data_file, read_toml
from arcanum.kernel.frames import Refusal
from arcanum.kernel.state import State
from arcanum.kernel.words import Action
from tests.games.asking import Asked, Moment, waits
from tests.games.trickerion.rich import RichCheck

View = dict[str, Any]
RULES = "arcanum.games.trickerion.rules.base.facts"
TRICKS: dict[str, Any] = read_toml(data_file(RULES, "tricks"))["tricks"]
SHOWS: dict[str, Any] = read_toml(data_file(RULES, "performances"))["performances"]
for card in read_toml(data_file(RULES, "heir"))["solo_performance_card"]:
    SHOWS[card["id"]] = card
BOARD: dict[str, Any] = read_toml(data_file(RULES, "board"))
SPECIALS: dict[str, Any] = read_toml(data_file(RULES, "assignments"))["special"]
CHEAP = {
    "learn": "cheap_learning",
    "hire": "cheap_hiring",
    "take-coins": "cheap_coins",
}
POINTS = {
    "learn": ("downtown", "learn_trick"),
    "hire": ("downtown", "hire_character"),
    "take-coins": ("downtown", "take_coins"),
    "reroll": ("downtown", "reroll_die"),
    "set-die": ("downtown", "set_die"),
    "buy": ("market_row", "buy"),
    "order": ("market_row", "order"),
    "quick-order": ("market_row", "quick_order"),
    "set-up": ("theater", "set_up_trick"),
    "supercharge": ("theater", "set_up_trick"),
    "reschedule": ("theater", "reschedule"),
}


# What is done at each Location.
WORK = {
    "downtown": ["learn", "hire", "take-coins", "reroll", "set-die"],
    "market_row": ["buy", "buy-mix", "order", "quick-order"],
    "workshop": ["prepare", "move-trick", "move-components", "move-apprentice"],
    "theater": ["set-up", "supercharge", "reschedule"],
    "dark_alley": ["draw", "tell-fortune", "weave"],
    "academy": ["renovate", "practise", "teach", "learn-secret", "draw-secrets", "discover"],
}
# What comes first, and the question that asks it.
FIRST = {
    "choose-drawn-cards": "ask-keep",
    "put-marker-first": "ask-put",
    "perform-or-not": "ask-perform",
    "stow-first": "ask-stow",
    "advertise-or-not": "ask-advertise",
    "assign-in-order": "ask-assign",
    "confirm-or-revise": "ask-confirm",
    "place-or-idle": "ask-turn",
    "choose-setup-dice": "ask-setup-dice",
    "keep-drawn-secret": "ask-keep-secret",
    "set-aside-or-not": "ask-set-aside",
}
# What says no more than that the noun is none of those offered; and of which verbs it is said.
OTHER = {
    "nothing-to-learn": "learn",
    "cannot-hire": "hire",
    "cannot-order": "order",
    "cannot-copy": "copy",
    "bargain-limits": "bargain",
    "not-a-face-of-this-die": "turn-to",
    "no-such-modifier": "apply",
    "cannot-steal": "steal",
    "performed-before": "premiere",
    "not-performed": "keep-marker",
    "no-marker-of-performer": "possess",
    "category-chosen": "choose-magician",
    "level-1-of-own-category": "take-trick",
    "level-1-available": "take-trick",
    "worth-exactly-two": "take-components",
    "too-dear": "take-component",
    "no-room-there": "stow",
    "cannot-move-trick": "move-trick",
    "cannot-move-components": "move-components",
    "cannot-move-apprentice": "move-apprentice",
    "cannot-weave": "weave",
    "cannot-supercharge": "supercharge",
    "specialist-owned": "promote",
    "two-setup-dice": "roll-setup",
    "red-die-first": "roll-setup",
    "cannot-pay-room": "renovate",
    "cannot-teach": "teach",
    "no-such-marker": "stay",
    "tile-of-that-stack": "take-tile",
    "card-not-used": "recall",
    "not-own-secret": "put-coin",
    "no-coin-on-secret": "lend",
    "not-taught": "double",
    "prophecy-forbids": "place",
}
DAYS = ("thursday", "friday", "saturday", "sunday")
DICE = ("residence_a", "residence_b", "inn_a", "inn_b", "bank_a", "bank_b")
CREW = (
    "magician",
    "engineer",
    "manager",
    "assistant",
    *(f"apprentice_{n}" for n in range(1, 5)),
)
OFTEN = {"ask-action": 20, "ask-turn": 6, "ask-put": 6}
ASKED = Asked(GAME)


def place_of(slot: str) -> str:
    """The Location of a slot."""
    return "theater" if slot.split("_")[0] in DAYS else slot.rpartition("_")[0]


class Look:
    """What the player who is asked sees, in the words of the rulebook."""

    def __init__(self, moment: Moment, words: list[str]) -> None:
        self.moment = moment
        self.view = moment.view
        self.verb, *self.nouns = words
        self.noun = self.nouns[0] if self.nouns else ""
        self.asked = moment.asked
        self.me = moment.me
        self.mine = next(t for t in self.view["troupes"] if t["seat"] == self.me)

    @property
    def here(self) -> str:
        """The Location of the Character at work."""
        who = [*CREW, "protege"][self.asked["character"]]
        return place_of(next(m["at"] for m in self.mine["team"] if m["character"] == who))

    @property
    def works_at(self) -> str:
        """The Location where such a thing is done."""
        plain = self.verb.removesuffix("-special")
        return next((place for place, verbs in WORK.items() if plain in verbs), "")

    @property
    def points(self) -> int:
        """What the action takes; what an effect or a rule takes off is left out."""
        prophecies = self.view.get("prophecies") or {}
        plain = self.verb.removesuffix("-special")
        if plain in CHEAP and prophecies.get("active") == CHEAP[plain]:
            return 1
        if plain == "prepare":
            return int(TRICKS[self.noun]["prepare_cost"])
        if plain in ("practise", "teach"):
            return int(TRICKS[self.noun]["level"])
        if plain in POINTS:
            place, action = POINTS[plain]
            return int(BOARD[place]["actions"][action]["ap"])
        return {"renovate": 2, "learn-secret": 2, "draw-secrets": 2, "draw": 2}.get(plain, 1)

    def held(self, trick: str) -> View | None:
        return next((t for t in self.mine["tricks"] if t and t["trick"] == trick), None)

    def shows(self) -> list[tuple[View, bool, bool]]:
        """Cards of the row: whether full, whether a marker of mine of the trick is there."""
        out = []
        for show in self.view["row"]:
            if show:
                full = len(show["markers"]) >= len(SHOWS[show["card"]]["slots"])
                both = [*show["markers"], *show["beside"]]
                trick = self.nouns[0] if self.verb != "put" else self.put_trick()
                same = any(m["player"] == self.owner and m["trick"] == trick for m in both)
                out.append((show, full, same))
        return out

    @property
    def owner(self) -> str:
        """Whose marker is put or set up."""
        if self.verb == "put":
            return str(self.view["troupes"][self.asked["owner"]]["seat"])
        return self.me

    def put_trick(self) -> str:
        names: list[str] = list(TRICKS)
        return names[int(self.asked["trick"])]

    def holds(self, key: str) -> bool:
        """Whether what a reason says is so."""
        if key in FIRST:  # the question is open, and this is no answer to it
            at_work = key == "choose-drawn-cards" and "choose-cards" in self.moment.offered
            return self.moment.prompt == FIRST[key] or at_work
        if key in OTHER:
            return self.verb == OTHER[key]
        view, mine, noun = self.view, self.mine, self.noun
        die = view["dice"].get(noun, "")
        held = self.held(noun)
        match key:
            case "too-few-points":
                return bool(self.asked["points"] < self.points)
            case "not-here":
                played = self.works_at != "academy" or "academy" in view
                return self.works_at not in ("", self.here) and played
            case "no-such-effect" | "effect-does-not-allow":
                special = self.verb.endswith("-special") or self.verb == "buy-mix"
                there = self.asked["special"] >= 0 and not self.asked["flags"] & 2
                return special and (key == "no-such-effect" or there)
            case "cannot-enhance":
                used = bool(self.asked["flags"] & 1)
                return mine["shards"] == 0 or used or self.here == "theater"
            case "die-shows-x":
                return bool(die == "x")
            case "not-a-residence-die":
                return not noun.startswith("residence")
            case "not-an-inn-die":
                return not noun.startswith("inn")
            case "not-a-bank-die":
                return not noun.startswith("bank")
            case "no-free-trick-slot":
                return not any(t is None for t in mine["tricks"][:3])
            case "not-owned":
                return held is None and noun not in mine["components"]
            case "trick-not-owned":
                return held is None
            case "no-marker-on-trick":
                return held is None or not held["markers"]
            case "markers-on-card":
                return held is not None and held["markers"] > 0
            case "components-missing":
                needs = TRICKS[noun]["components"]
                has = mine["components"]
                return any(has.get(c, {}).get("count", 0) < n for c, n in needs.items())
            case "no-marker-left":
                return held is not None and mine["supply"][held["symbol"]] == 0
            case "symbol-is-used":
                return noun in [t["symbol"] for t in mine["tricks"] if t]
            case "not-in-residence":
                return noun not in view["residence"]
            case "threshold":
                return bool(TRICKS[noun]["fame_threshold"] > mine["fame"] + mine["coins"])
            case "wrong-category":
                face = view["dice"][DICE[self.asked["die"]]]
                return face not in ("any", TRICKS[noun]["school"])
            case "no-free-slot":
                return all(full for _, full, _ in self.shows())
            case "same-symbol-there":
                if self.verb == "put":
                    there = [same for show, _, same in self.shows() if show["card"] == noun]
                    return there == [True]
                return any(not full for _, full, _ in self.shows()) and all(
                    full or same for _, full, same in self.shows()
                )
            case "corner-not-in-circle":
                there = [same for show, _, same in self.shows() if show["card"] == noun]
                return there == [False] or self.asked["source"] >= 0
            case "cannot-move-there":
                return self.verb == "reschedule" or self.asked["source"] >= 0
            case "not-beside":
                return self.nouns[1] == "beside"
            case "slot-not-free":
                show = next((s for s in view["row"] if s and s["card"] == noun), None)
                slot = self.nouns[1].split(":")[0]
                return show is not None and (
                    slot not in slots_of(show["card"])
                    or any(m["slot"] == slot for m in show["markers"])
                )
            case "card-not-in-row":
                return all(not s or s["card"] != noun for s in view["row"])
            case "not-in-stock":
                market = view["market"]
                stock = [*market["buy"], *market["aside"], market["quick_order"]]
                return noun not in stock
            case "no-room":
                has = mine["components"].get(noun, {}).get("count", 0)
                if self.verb != "buy":  # others are in the basket
                    return self.verb == "take-component"
                return has == 0 or not 1 <= int(self.nouns[1]) <= 3 - has
            case "cannot-pay" if self.verb == "buy":
                tier = BOARD["component_tiers"][BOARD["components"][noun]["tier"]]
                cost = int(self.nouns[1]) * (int(tier["price"]) + 1)
                bargained = mine["coins"] + self.asked["points"] - 1
                return mine["coins"] == 0 or bool(bargained < cost)
            case "deck-is-empty":
                decks = view["special_decks"]
                return noun not in decks or decks[noun]["count"] == 0
            case "order-slot-taken":
                return view["market"]["order"][int(noun[-1]) - 1] is not None
            case "cannot-tell-fortune":
                told = bool(self.asked["flags"])
                return told or not (view.get("prophecies") or {}).get("pending")
            case "not-your-marker":
                return not any(
                    s
                    and s["card"] == noun
                    and any(
                        m["slot"] == self.nouns[1] and m["player"] == self.me
                        for m in s["markers"]
                    )
                    for s in view["row"]
                )
            case "no-own-marker":
                return not any(
                    m["player"] == self.me
                    for s in view["row"]
                    if s and s["card"] == noun
                    for m in [*s["markers"], *s["beside"]]
                )
            case "taught-not-prepared" | "taught-trick-stays":
                return self.is_taught(noun)
            case "one-secret-a-placement":
                return self.verb in ("learn-secret", "draw-secrets")
            case "secret-not-there":
                return self.verb in ("learn-secret", "draw-secrets")
            case "cannot-discover":
                secrets = view["academy"]["secrets"]
                return secrets[noun] is not None or secrets["stack"] == 0
            case "no-banner-left":
                return self.verb == "renovate"
            case "room-not-open":
                room = next(r for r in view["academy"]["rooms"] if r["space"] == noun)
                return not room["open"] or room["tile"] is not None
            case "wrong-room":
                classroom = self.nouns[1].startswith("classroom")
                return classroom != (self.verb == "teach")
            case "is-there-already" | "no-free-room-slot":
                return self.verb in ("practise", "teach")
            case "die-is-marked":
                dice = view["heir"]["setup_dice"]
                return any(dice.get(one, {}).get("marked") for one in self.nouns)
        return self.holds_of_places(key)

    def is_taught(self, trick: str) -> bool:
        """Whether one of my markers of the trick is in a classroom."""
        return any(
            slot and slot["player"] == self.me and slot["trick"] == trick
            for room in self.view["academy"]["rooms"]
            if room["kind"] == "classroom" and room["tile"]
            for slot in room["slots"]
        )

    def holds_of_places(self, key: str) -> bool:
        """The same for what is said about characters, cards and slots. [T-4.4, T-4.5]"""
        view, mine = self.view, self.mine
        team = {member["character"]: member for member in mine["team"]}
        who = team.get(self.noun)
        slot = self.nouns[-1]
        day = slot.split("_")[0]
        match key:
            case "not-in-hand":
                return self.nouns[1] not in mine["hand"]["cards"]
            case "not-ready":
                return not who or who["at"] != "home" or "card" not in who or who["idle"]
            case "wrong-location":
                assert who
                special = SPECIALS.get(who["card"], {"location": who["card"]})
                return bool(special["location"] != place_of(slot))
            case "slot-blocked":
                slots = [
                    s for p in WORK if "slots" in BOARD.get(p, {}) for s in BOARD[p]["slots"]
                ]
                closed = next((s["closed_for"] for s in slots if s["id"] == slot), None)
                return closed is None or len(view["troupes"]) in closed
            case "slot-blocked-by-die":
                return slot in view["heir"]["blocked_slots"]
            case "slot-taken":
                own = [member["at"] for member in mine["team"]]
                return slot in view["slots"] or slot in own
            case "stage-for-magician":
                return slot.endswith("_stage") and self.noun != "magician"
            case "one-day":
                at = {s: each["player"] for s, each in view["slots"].items()}
                theater = {s: p for s, p in at.items() if place_of(s) == "theater"}
                mine_elsewhere = any(
                    p == self.me and not s.startswith(day) for s, p in theater.items()
                )
                others = any(p != self.me and s.startswith(day) for s, p in theater.items())
                return day in DAYS and (mine_elsewhere or others)
        raise AssertionError(f"nobody has said what {key} claims")


def slots_of(show: str) -> list[str]:
    rows = ("top", "middle", "bottom")
    return [f"{('left', 'right')[x]}_{rows[y]}" for x, y in SHOWS[show]["slots"]]


HEIR = {"mode": "heir"}
ALLEY = {"dark_alley": "on", "prophecies": "on"}
TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"level3_scoring": "components_only"}),
    (1, {**HEIR, "academy": "on"}),
    (4, {"dark_alley": "off", "prophecies": "off"}),
    (2, {"anytime_window": "any_moment"}),
    (1, HEIR),
]


def every_refusal(seed: int) -> Iterator[tuple[Moment, list[str], Refusal]]:
    """One rich game."""
    seats, options = TABLES[seed % len(TABLES)]
    check = RichCheck(GAME, seats, options, seed)
    s = GAME.new(seats=seats, options=options, seed=seed)
    assert isinstance(s, Trickerion)
    poor = [True]

    def pick(s: State) -> Action:
        assert isinstance(s, Trickerion)
        if poor and s.phase == ADVERTISING:
            poor.clear()
            check.enrich(s)
        return check.pick(s)

    return ASKED.moments(s, seed, pick, OFTEN)


@pytest.mark.parametrize("seed", range(6))
def test_the_reason_holds(seed: int) -> None:
    met: Counter[str] = Counter()
    wrong: set[str] = set()
    for moment, words, refusal in every_refusal(seed):
        met[refusal[0]] += 1
        if not is_true(moment, words, refusal):
            wrong.add(f"{moment.prompt}, {words[0]}: {refusal}, e.g. {' '.join(words)}")
    assert not wrong, sorted(wrong)[:10]
    assert {"too-few-points", "not-here", "no-such-effect"} <= set(met), met


def is_true(moment: Moment, words: list[str], refusal: Refusal) -> bool:
    key = refusal[0]
    known = waits(moment, words[0], key)
    return Look(moment, words).holds(key) if known is None else known
