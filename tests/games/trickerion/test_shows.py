"""Random performances pay what a second, independent reckoning from view and data says. [T-8]

Markers, days, Specialists, cards under the Magician and prophecies are drawn by lot, and so are
the answers to questions. The reckoning shares no code with the rules.
"""

from __future__ import annotations

import itertools
import json
import random
from pathlib import Path
from typing import Any

from arcanum.games.trickerion.rules.base.facts import read
from arcanum.games.trickerion.rules.game import GAME
from arcanum.lab.scenario import Scenario
from tests.games.trickerion.oracle import DAYS, NAMES, SHOWS, SIDES, TRICKS
from tests.games.trickerion.test_forecast import DURING, gained

MAGICIANS = read("magicians")["magicians"]
RING = ["escape", "spiritual", "mechanical", "optical"]  # clockwise [T-7.2.1]
TURNS = ["up", "right", "down", "left"]
PROPHECIES = [
    "bonus_shard",
    "fame_for_shards",
    "double_performer_bonuses",
    "gloomy_friday",
    "bright_saturday",
    "plain_weekend",
    "performer_sets_modifier",
    "coins_turn_to_fame",
]
POOR = [
    "linking_rings",
    "enchanted_butterflies",
    "stocks_escape",
]  # with a 0 among their yields
WITHOUT_WINDOW = [name for name in MAGICIANS if name != "yoruba_spiritmaster"]

Words = dict[str, Any]
Amounts = tuple[int, int, int]


# -- a position by lot


def directions(card: str, slot: str) -> list[str]:
    """Where a slot has circles."""
    x, y = NAMES.index(slot) % 2, NAMES.index(slot) // 2
    out = []
    for link in SHOWS[card]["links"]:
        for a, b in ((link["a"], link["b"]), (link["b"], link["a"])):
            if list(a) == [x, y]:
                out.append(SIDES[b[0] - x, b[1] - y])
    return out


def position(lot: random.Random, knotty: bool) -> Words:
    """A table at the first performance, of seat A.

    A knotty one may have no best order of modifiers: Electra with a premiere on Thursday.
    """
    seats = lot.choice([2, 3, 4])
    schools = lot.sample(RING, seats)
    if knotty:
        schools = ["mechanical", *[s for s in schools if s != "mechanical"]]
        schools = [*schools, *[s for s in RING if s not in schools]][:seats]
    given: Words = {"phase": "perform"}
    if lot.random() < 0.7:
        given["prophecy"] = lot.choice(PROPHECIES)
    tricks = lot.sample([name for name in TRICKS if name not in POOR], 3 * seats)
    card = lot.choice(list(SHOWS))
    given["row"] = [card]
    days = DAYS if knotty else lot.sample(DAYS, 4)
    for at in range(seats):
        own = [name for name in WITHOUT_WINDOW if MAGICIANS[name]["school"] == schools[at]]
        held = tricks[3 * at : 3 * at + 3]
        if knotty and at == 0:
            own, held = ["electra"], POOR
        side: Words = {"magician": lot.choice(own), "tricks": held, "fame": 40}
        side["shards_on"] = {name: lot.choice([0, 1, 2]) for name in held}
        side["debuts"] = [name for name in held if lot.random() < 0.3]
        if at == 0:
            behind = lot.sample(["engineer", "manager", "assistant"], lot.choice([0, 1, 2]))
            special = lot.choice(["theater", "arranged_fiasco", "grand_premiere"])
            if knotty:
                special = "grand_premiere"
            side["specialists"] = behind
            cards = ["new_twist", "buying_time"]
            side["assigned"] = {"magician": special, **dict(zip(behind, cards, strict=False))}
            side["placed"] = {"magician": f"{days[0]}_stage"}
            for n, name in enumerate(behind):
                side["placed"][name] = f"{days[0]}_backstage_{n + 1}"
        elif lot.random() < 0.6:
            side["assigned"] = {"apprentice_1": "theater"}
            side["placed"] = {"apprentice_1": f"{days[at]}_backstage_1"}
        given["ABCD"[at]] = side
    given["markers"] = markers(lot, given, card, seats)
    return {
        "game": "trickerion",
        "title": "by lot",
        "seats": seats,
        "seed": lot.randrange(1000),
        "given": given,
    }


def markers(lot: random.Random, given: Words, card: str, seats: int) -> list[Words]:
    """Markers in some slots, at least one of A; Electra's may be piles."""
    slots = [NAMES[x + 2 * y] for x, y in SHOWS[card]["slots"]]
    out: list[Words] = []
    for slot in lot.sample(slots, lot.randint(1, len(slots))):
        seat = "ABCD"[lot.randrange(seats)] if out else "A"
        left = [t for t in given[seat]["tricks"] if t not in [m["trick"] for m in out]]
        if left:
            pile = given[seat]["magician"] == "electra" and lot.random() < 0.5
            out.append(
                {
                    "card": card,
                    "slot": slot,
                    "turned": lot.choice(directions(card, slot)),
                    "player": seat,
                    "trick": lot.choice(left),
                    "pieces": 2 if pile else 1,
                }
            )
    return out


def toml(value: Any) -> str:
    """A value in TOML, on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(each) for each in value) + "]"
    return json.dumps(value)


# -- the second reckoning


class Reckoning:
    """What each seat gains from A's performance, choices known. [T-8.4 to T-8.6]"""

    def __init__(self, given: Words, said: list[str]) -> None:
        self.given = given
        self.prophecy = given.get("prophecy")
        self.card: str = given["row"][0]
        self.fiasco = "use" in said
        words = [text.split() for text in said]
        self.steal = next((w[1:] for w in words if w[0] == "steal"), ["", ""])
        self.premiere = next((w[1:] for w in words if w[0] == "premiere"), ["", ""])

    def day(self, seat: str) -> str:
        """The day whose modifier a seat has. [T-8.4.1]"""
        stage = str(self.given["A"]["placed"]["magician"]).split("_")[0]
        placed = list(self.given[seat].get("placed", {}).values())
        if self.prophecy == "performer_sets_modifier" or not placed:
            return stage
        return str(placed[0]).split("_")[0]

    def change(self, seat: str) -> int:
        """Fame and Coins that the day adds."""
        usual = {"thursday": -1, "sunday": 1}
        if self.prophecy == "gloomy_friday":
            usual["friday"] = -1
        if self.prophecy == "bright_saturday":
            usual["saturday"] = 1
        return 0 if self.prophecy == "plain_weekend" else usual.get(self.day(seat), 0)

    def yields(self, marker: Words) -> list[Amounts]:
        """What a marker can bring: the best order, or every order if none is best."""
        seat, trick = marker["player"], marker["trick"]
        source = self.steal[1] if trick == self.steal[0] else trick
        owner = next(p for p in "ABCD" if source in self.given.get(p, {}).get("tricks", []))
        more = self.given[owner]["shards_on"][source]
        printed = TRICKS[source]["yield"]
        start = (printed["fame"] + more, printed["coins"] + more, printed["shards"])
        steps: list[tuple[str, int]] = [("day", self.change(seat))]
        if self.fiasco:
            steps.append(("fame", 1 if seat == "A" else -1))
        if trick == self.steal[1]:
            steps.append(("fame", -1))
        if marker["pieces"] == 2:
            steps.append(("day", TRICKS[trick]["level"]))
        if trick == self.premiere[0]:
            steps.append(("double", ["fame", "coins", "shards"].index(self.premiere[1])))
        if self.prophecy == "coins_turn_to_fame":
            steps.append(("convert", 0))
        ends = {self.applied(start, order) for order in itertools.permutations(steps)}
        best = (max(e[0] for e in ends), max(e[1] for e in ends), max(e[2] for e in ends))
        return [best] if best in ends else list(ends)

    def applied(self, amounts: Amounts, order: tuple[tuple[str, int], ...]) -> Amounts:
        """The modifiers one after another, never below 0. [T-8.4.3]"""
        now = list(amounts)
        for what, n in order:
            if what == "day":
                now[0], now[1] = now[0] + n, now[1] + n
            elif what == "fame":
                now[0] += n
            elif what == "double":
                now[n] *= 2
            else:
                now[0], now[1] = now[0] + now[1], 0
            now = [max(0, n) for n in now]
        if self.prophecy == "coins_turn_to_fame":
            now[0], now[1] = now[0] + now[1], 0
        return now[0], now[1], now[2]

    def links(self) -> int:
        """T-7.2.2, T-7.4.1"""
        shown: dict[tuple[int, int], dict[str, str]] = {}
        for m in self.given["markers"]:
            at = NAMES.index(m["slot"])
            own, turn = RING.index(TRICKS[m["trick"]]["school"]), TURNS.index(m["turned"])
            shown[at % 2, at // 2] = {
                TURNS[(turn + n) % 4]: RING[(own + n) % 4] for n in range(4)
            }
        n = 0
        for link in SHOWS[self.card]["links"]:
            a, b = tuple(link["a"]), tuple(link["b"])
            if a in shown and b in shown:
                there = SIDES[b[0] - a[0], b[1] - a[1]]
                back = SIDES[a[0] - b[0], a[1] - b[1]]
                n += shown[a][there] == shown[b][back]
        return n

    def bonuses(self) -> list[Amounts]:
        """T-8.6"""
        behind = [name for name in self.given["A"]["placed"] if name != "magician"]
        bonus = SHOWS[self.card]["bonus"]
        every = [
            (self.links(), 0, 0),
            (
                2 * ("assistant" in behind),
                3 * ("manager" in behind),
                int("engineer" in behind),
            ),
            (bonus["fame"], bonus["coins"], bonus["shards"]),
        ]
        times = 2 if self.prophecy == "double_performer_bonuses" else 1
        return [(f * times, c * times, s * times) for f, c, s in every]

    def event(self, amounts: Amounts) -> Amounts:
        """T-14.3: two prophecies about Shards."""
        fame, coins, shards = amounts
        if shards and self.prophecy == "fame_for_shards":
            fame += 2
        if shards and self.prophecy == "bonus_shard":
            shards += 1
        return fame, coins, shards

    def gains(self, seat: str) -> tuple[list[int], list[int]]:
        """The least and the most that a seat gains."""
        ranges = [self.yields(m) for m in self.given["markers"] if m["player"] == seat]
        if seat == "A":
            ranges += [[bonus] for bonus in self.bonuses()]
        low, high = [0, 0, 0], [0, 0, 0]
        for ends in ranges:
            paid = [self.event(end) for end in ends]
            for i in range(3):
                low[i] += min(each[i] for each in paid)
                high[i] += max(each[i] for each in paid)
        return low, high


def test_random_performances_pay_what_the_rules_say(tmp_path: Path) -> None:
    path = tmp_path / "show.toml"
    linked = stolen = premieres = ordered = 0
    for seed in range(600):
        lot = random.Random(seed)
        words = position(lot, knotty=seed % 4 == 0)
        path.write_text("\n".join(f"{key} = {toml(value)}" for key, value in words.items()))
        s = Scenario(path).table()
        s.telling = True
        since = len(s.log)
        said = [f"perform {words['given']['row'][0]}"]
        s.apply(GAME.read(said[0]))
        while not s.over and s.asked().prompt in DURING:
            ordered += s.asked().prompt == "ask-modifier"
            action = lot.choice(s.options)
            said.append(GAME.spell(action))
            s.apply(action)
        reckoning = Reckoning(words["given"], said)
        for seat in "ABCD"[: words["seats"]]:
            low, high = reckoning.gains(seat)
            got = gained(s, since, seat)
            assert all(low[i] <= got[i] <= high[i] for i in range(3)), (seed, seat, said)
        linked += reckoning.links() > 0
        stolen += reckoning.steal[0] != ""
        premieres += reckoning.premiere[0] != ""
    assert linked > 50
    assert stolen > 10
    assert premieres > 50
    assert ordered > 0
