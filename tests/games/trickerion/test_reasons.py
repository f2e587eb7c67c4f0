"""Why not: the reason is one that holds, judged by the table as the player sees it.

Every action that the game has words for is asked about, at moments of seeded games. What each
reason claims is checked against the view and the printed facts, not against the rules' code.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from arcanum.games.trickerion.rules.base.table import ADVERTISING, Trickerion
from arcanum.games.trickerion.rules.game import GAME
from arcanum.kernel.data import data_file, read_toml
from tests.games.trickerion.rich import RichCheck

View = dict[str, Any]
RULES = "arcanum.games.trickerion.rules.base.facts"
TRICKS: dict[str, Any] = read_toml(data_file(RULES, "tricks"))["tricks"]
SHOWS: dict[str, Any] = read_toml(data_file(RULES, "performances"))["performances"]
BOARD: dict[str, Any] = read_toml(data_file(RULES, "board"))
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


class Look:
    """What the player to move sees, asked in the words of the rulebook."""

    def __init__(self, view: View, verb: str, nouns: list[str]) -> None:
        self.view = view
        self.verb = verb
        self.nouns = nouns
        self.asked = view["asked"]
        self.me = self.asked["player"]
        self.mine = next(t for t in view["troupes"] if t["seat"] == self.me)

    @property
    def points(self) -> int:
        """What the action takes."""
        prophecy = (self.view.get("prophecies") or {}).get("active")
        if self.verb in CHEAP and prophecy == CHEAP[self.verb]:
            return 1
        if self.verb in ("prepare", "prepare-special"):
            return int(TRICKS[self.nouns[0]]["prepare_cost"])
        if self.verb in POINTS:
            place, action = POINTS[self.verb]
            return int(BOARD[place]["actions"][action]["ap"])
        return 99

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
                same = any(m["player"] == self.me and m["trick"] == trick for m in both)
                out.append((show, full, same))
        return out

    def put_trick(self) -> str:
        names: list[str] = list(TRICKS)
        return names[int(self.asked["trick"])]

    def holds(self, key: str) -> bool:
        """Whether what a reason says is so."""
        view, mine = self.view, self.mine
        die = view["dice"].get(self.nouns[0], "") if self.nouns else ""
        held = self.held(self.nouns[0]) if self.nouns else None
        match key:
            case "too-few-points":
                return bool(self.asked["points"] < self.points)
            case "die-shows-x":
                return bool(die == "x")
            case "no-free-trick-slot":
                return not any(t is None for t in mine["tricks"][:3])
            case "trick-not-owned":
                return held is None
            case "no-marker-on-trick":
                return held is None or not held["markers"]
            case "markers-on-card":
                return held is not None and held["markers"] > 0
            case "components-missing":
                needs = TRICKS[self.nouns[0]]["components"]
                has = mine["components"]
                return any(has.get(c, {}).get("count", 0) < n for c, n in needs.items())
            case "no-marker-left":
                return held is not None and mine["supply"][held["symbol"]] == 0
            case "no-free-slot":
                return all(full for _, full, _ in self.shows())
            case "same-symbol-there":
                if self.verb == "put":
                    there = [
                        same for show, _, same in self.shows() if show["card"] == self.nouns[0]
                    ]
                    return there == [True]
                return any(not full for _, full, _ in self.shows()) and all(
                    full or same for _, full, same in self.shows()
                )
            case "corner-not-in-circle":
                there = [
                    same for show, _, same in self.shows() if show["card"] == self.nouns[0]
                ]
                return there == [False] or self.asked["source"] >= 0
            case "cannot-move-there":
                return self.verb == "reschedule" or self.asked["source"] >= 0
            case "slot-not-free":
                show = next((s for s in view["row"] if s and s["card"] == self.nouns[0]), None)
                slot = self.nouns[1].split(":")[0]
                return show is not None and (
                    slot not in slots_of(show["card"])
                    or any(m["slot"] == slot for m in show["markers"])
                )
            case "card-not-in-row":
                return all(not s or s["card"] != self.nouns[0] for s in view["row"])
            case "not-in-stock":
                market = view["market"]
                return self.nouns[0] not in [
                    *market["buy"],
                    *market["aside"],
                    market["quick_order"],
                ]
            case "deck-is-empty":
                decks = view["special_decks"]
                return self.nouns[0] not in decks or decks[self.nouns[0]]["count"] == 0
            case "cannot-order":
                orders = view["market"]["order"]
                return self.nouns[0] in orders or None not in orders
            case "not-your-marker":
                return not any(
                    s
                    and s["card"] == self.nouns[0]
                    and any(
                        m["slot"] == self.nouns[1] and m["player"] == self.me
                        for m in s["markers"]
                    )
                    for s in view["row"]
                )
            case "cannot-pay":
                return bool(mine["coins"] < 3 * 4)
        return True


VERBS = (*POINTS, "put", "prepare", "draw", "tell-fortune", "take-trick")
EVERY = [
    text
    for text in map(GAME.words.spell, GAME.words.every())
    if text.split(maxsplit=1)[0] in VERBS
]


def slots_of(show: str) -> list[str]:
    rows = ("top", "middle", "bottom")
    return [f"{('left', 'right')[x]}_{rows[y]}" for x, y in SHOWS[show]["slots"]]


def test_the_reason_holds() -> None:
    met: Counter[str] = Counter()
    for seed in range(4):
        asked_about(seed, met)
    wanted = {"too-few-points", "same-symbol-there", "no-free-slot", "components-missing"}
    assert wanted <= set(met), met


def asked_about(seed: int, met: Counter[str]) -> None:
    """One rich game; at some moments every action is asked about."""
    check = RichCheck(GAME, 2 + seed % 3, {}, seed)
    s = GAME.new(seats=check.seats, seed=seed)
    assert isinstance(s, Trickerion)
    dice = random.Random(seed)
    wrong: set[str] = set()
    moments, poor = 0, True
    while not s.over:
        if poor and s.phase == ADVERTISING:
            poor = False
            check.enrich(s)
        view = s.observe(s.player)
        prompt = view["asked"]["prompt"]
        chance = {"ask-action": 0.3, "ask-put": 0.9}.get(prompt, 0.0)
        if chance and dice.random() < chance and moments < 25:
            moments += 1
            for text in EVERY:
                verb, *nouns = text.split()
                refusal = s.why_not(text) if (verb == "put") == (prompt == "ask-put") else None
                if refusal is None:
                    continue
                met[refusal[0]] += 1
                if not Look(view, verb, nouns).holds(refusal[0]):
                    wrong.add(f"{verb}: {refusal[0]}, e.g. {text}")
        s.apply(check.pick(s))
    assert not wrong, sorted(wrong)[:10]
