"""The rules of the main decisions read once more, from a seat's view and the data files alone.

It shares no code with the rules: where both agree, a slip would have to be made twice.
Options that use a Special card's effect are left to the scenarios.
"""

from __future__ import annotations

from typing import Any

from arcanum.games.trickerion.rules.base.facts import read

BOARD = read("board")
TRICKS = read("tricks")["tricks"]
SHOWS = read("performances")["performances"]
SPECIALS = read("assignments")["special"]
MAGICIANS = read("magicians")["magicians"]
KINDS = list(BOARD["components"])
DICE = list(BOARD["dice"])
LOCATIONS = ["downtown", "market_row", "workshop", "dark_alley", "theater"]
DAYS = ["thursday", "friday", "saturday", "sunday"]
NAMES = ["left_top", "right_top", "left_middle", "right_middle", "left_bottom", "right_bottom"]
SIDES = {(0, -1): "up", (1, 0): "right", (0, 1): "down", (-1, 0): "left"}
WITH_CARD = ("-special", "buy-mix")

QUESTIONS = {
    "ask-advertise": "advertise",
    "ask-turn": "turn",
    "ask-action": "action",
    "ask-put": "put",
    "ask-perform": "perform",
    "ask-break-free": "break_free",
    "ask-trick": "trick",
    "ask-order-slot": "order_slot",
}

View = dict[str, Any]


class Oracle:
    """What the seat that decides may do, as the rules say."""

    def __init__(
        self, view: View, options: dict[str, str], names: dict[str, list[str]]
    ) -> None:
        self.view = view
        self.options = options  # of the game
        self.names = (
            names  # of what a question tells by number: characters, slots, tricks, cards
        )
        self.asked: View = view["asked"]
        self.me: View = next(t for t in view["troupes"] if t["seat"] == view["viewer"])
        self.prophecy = view.get("prophecies", {}).get("active")
        self.players = len(view["troupes"])
        self.alley = options["dark_alley"] == "on"

    def legal(self) -> set[str] | None:
        """Every legal answer to the open question; None for a question left to scenarios."""
        prompt = self.asked["prompt"]
        if prompt not in QUESTIONS or (prompt == "ask-trick" and self.asked["special"] >= 0):
            return None
        found: set[str] = getattr(self, QUESTIONS[prompt])()
        free = any(self.me["tricks"]) or any(self.me["components"])
        if prompt not in ("ask-put", "ask-trick", "ask-order-slot") and free:
            found.add("free-action")  # [T-6.6.3]
        return found

    def leads(self, magician: str) -> bool:
        """Abilities exist only with the Dark Alley. [T-12.1]"""
        return self.alley and bool(self.me["magician"] == magician)

    def advertise(self) -> set[str]:
        return {"advertise", "decline"}

    # -- placing

    def turn(self) -> set[str]:
        """T-4.5.3"""
        out = {"stop"} if self.asked["second"] else set()
        for member in self.me["team"]:
            who = member["character"]
            if member["at"] != "home" or "card" not in member or member["idle"]:
                continue
            out.add(f"idle {who}")
            card = member["card"]
            home = SPECIALS[card]["location"] if card in SPECIALS else card
            places = [home]
            if card == "freelancer" or (home == "workshop" and self.copies_freelancer(card)):
                places = [p for p in LOCATIONS if self.alley or p != "dark_alley"]
            for place in places:
                out |= {f"place {who} {slot}" for slot in self.slots(place, who)}
        return out

    def copies_freelancer(self, card: str) -> bool:
        """T-15.4, T-5.4"""
        if card in SPECIALS or self.me["ability_used"] or not self.leads("great_optico"):
            return False
        return any(
            member.get("card") == "freelancer" and member["face_up"]
            for troupe in self.view["troupes"]
            if troupe is not self.me
            for member in troupe["team"]
        )

    def slots(self, place: str, who: str) -> list[str]:
        """T-4.5.8, T-6.4.1, T-6.4.2, T-11.1, T-14.3"""
        if place == "workshop":
            mine = [member["at"] for member in self.me["team"]]
            return [s["id"] for s in BOARD["workshop"]["slots"] if s["id"] not in mine]
        if place == "theater":
            return self.theater_slots(who)
        free = {
            s["id"]: s["ap"]
            for s in BOARD[place]["slots"]
            if self.players not in s["closed_for"] and s["id"] not in self.view["slots"]
        }
        if self.prophecy == "worst_slot_first":
            return [slot for slot in free if free[slot] == min(free.values())]
        if self.prophecy == "best_slot_toll" and self.me["coins"] < 3:
            return [slot for slot in free if free[slot] < 2]
        return list(free)

    def theater_slots(self, who: str) -> list[str]:
        """T-6.4.2, T-6.4.5"""
        on = {
            day: {d["player"] for s, d in self.view["slots"].items() if s.startswith(day)}
            for day in DAYS
        }
        mine = [day for day in DAYS if self.me["seat"] in on[day]]
        out = []
        for day in mine or [day for day in DAYS if not on[day]]:
            out += [f"{day}_backstage_1", f"{day}_backstage_2"]
            out += [f"{day}_stage"] if who == "magician" else []
        return [slot for slot in out if slot not in self.view["slots"]]

    # -- actions

    def action(self) -> set[str]:
        """T-5.4: the actions of the Location, Enhance, or the end."""
        slot = self.names["slot"][self.asked["slot"]]
        place = next((p for p in LOCATIONS if slot.startswith(p)), "theater")
        flags, points = self.asked["flags"], self.asked["points"]
        drawn = "drawn" in self.me
        out = set() if drawn else {"leave"}
        where = place != "theater" or self.prophecy == "enhancement_in_theater"
        if where and not flags & 1 and self.me["shards"]:
            out.add("enhance")
        return out | {
            "downtown": self.downtown,
            "market_row": self.market_row,
            "workshop": self.workshop,
            "dark_alley": self.dark_alley,
            "theater": self.theater,
        }[place](points)

    def cost(self, prophecy: str, usual: int) -> int:
        """T-14.3"""
        return 1 if self.prophecy == prophecy else usual

    def downtown(self, points: int) -> set[str]:
        """T-6.1"""
        dice = self.view["dice"]
        out = set()
        if points >= self.cost("cheap_learning", 3) and self.free_trick_slot():
            out |= {
                f"learn {d}" for d in ("residence_a", "residence_b") if self.learnable(dice[d])
            }
        if points >= self.cost("cheap_hiring", 3):
            out |= {f"hire {d}" for d in ("inn_a", "inn_b") if self.hirable(dice[d])}
        if points >= self.cost("cheap_coins", 3):
            out |= {f"take-coins {d}" for d in ("bank_a", "bank_b") if dice[d] != "x"}
        if points >= 1:
            out |= {f"reroll {d}" for d in DICE}
        if points >= 2:
            out |= {f"set-die {d}" for d in DICE}
        return out

    def free_trick_slot(self) -> bool:
        """T-2.9"""
        held = self.me["tricks"]
        return None in held[:3] or (self.owns("engineer") and held[3] is None)

    def owns(self, character: str) -> bool:
        """On the team, and not on the Inn. [T-6.3.6]"""
        return any(m["character"] == character and m["at"] != "inn" for m in self.me["team"])

    def learnable(self, face: str) -> list[str]:
        """T-6.1.1"""
        if face == "x":
            return []
        own = MAGICIANS[self.me["magician"]]["school"]
        worth = self.me["fame"] + self.me["coins"]
        return [
            name
            for name in self.view["residence"]
            if face in ("any", TRICKS[name]["school"]) or TRICKS[name]["school"] == own
            if TRICKS[name]["fame_threshold"] <= worth
        ]

    def trick(self) -> set[str]:
        """T-6.1.1"""
        return {
            f"take-trick {name}"
            for name in self.learnable(self.view["dice"][DICE[self.asked["die"]]])
        }

    def hirable(self, face: str) -> bool:
        """T-6.1.2"""
        team = [m["character"] for m in self.me["team"]]
        if face == "apprentice":
            most = 4 if "assistant" in team else 3
            return bool(sum(name.startswith("apprentice") for name in team) < most)
        return face != "x" and face not in team

    def price(self, kind: str) -> int | None:
        """T-6.2.1, T-6.2.2"""
        market = self.view["market"]
        usual: int = BOARD["component_tiers"][BOARD["components"][kind]["tier"]]["price"]
        if self.prophecy == "uniform_prices":
            usual = 2
        stock = market["buy"] + market["aside"]
        if self.prophecy == "open_order_area":
            stock = stock + market["order"]
        if kind in stock:
            return usual
        return usual + 1 if market["quick_order"] == kind else None

    def room(self, kind: str) -> int:
        """T-2.7, T-2.8"""
        piles = self.me["components"]
        if kind in piles:
            return int(3 - piles[kind]["count"])
        on_manager = sum(pile["on_manager"] for pile in piles.values())
        if len(piles) - on_manager < 6:
            return 3
        return 2 if self.owns("manager") and on_manager < 2 else 0

    def market_row(self, points: int) -> set[str]:
        """T-6.2"""
        out = set()
        for kind in KINDS:
            each = self.price(kind)
            for n in (1, 2, 3):
                if points < 1 or each is None or n > self.room(kind):
                    continue
                least = max(1, each * n - (points - 1))  # all of Bargain
                if least <= self.me["coins"]:
                    out.add(f"buy {kind} {n}")
        order = self.view["market"]["order"]
        if points >= 1 and None in order:
            out |= {f"order {kind}" for kind in KINDS if kind not in order}
        if points >= 2:
            out |= {f"quick-order {kind}" for kind in KINDS}
        return out

    def order_slot(self) -> set[str]:
        """T-6.2.5"""
        order = self.view["market"]["order"]
        return {f"order-at order_{i + 1}" for i in range(4) if order[i] is None}

    def workshop(self, points: int) -> set[str]:
        """T-6.3"""
        out = set()
        piles = self.me["components"]
        for held in self.me["tricks"]:
            if held is None:
                continue
            trick = TRICKS[held["trick"]]
            ready = all(
                piles.get(kind, {"count": 0})["count"] >= n
                for kind, n in trick["components"].items()
            )
            spare = self.me["supply"][held["symbol"]] > 0
            if ready and spare and not held["markers"] and points >= trick["prepare_cost"]:
                out.add(f"prepare {held['trick']}")
        if points < 1:
            return out
        if self.owns("engineer"):
            out |= {f"move-trick {held['trick']}" for held in self.me["tricks"][:3] if held}
        if self.owns("manager"):
            there = [kind for kind in piles if piles[kind]["on_manager"]]
            targets = there + (["nothing"] if len(there) < 2 else [])
            out |= {
                f"move-components {kind} {target}"
                for kind in piles
                if kind not in there
                for target in targets
            }
        homes = [m for m in self.me["team"] if m.get("home") == "assistant_board"]
        if self.owns("assistant") and not homes:
            out |= {
                f"move-apprentice {m['character']}"
                for m in self.me["team"]
                if m["character"].startswith("apprentice") and m["at"] == "home"
            }
        return out

    def dark_alley(self, points: int) -> set[str]:
        """T-6.5, T-15.2"""
        flags = self.asked["flags"]
        cost = self.cost("cheap_further_cards", 2) if flags & 2 else 1
        decks = self.view["special_decks"]
        out = {f"draw {d}" for d in decks if decks[d]["count"] and points >= cost}
        if "drawn" in self.me:
            return out | {"choose-cards"}
        if "prophecies" in self.view and points >= 1:
            if not flags & 4:
                out.add("tell-fortune")
            if self.leads("priestess_of_mysticism"):
                out |= {f"weave {each}" for each in self.view["prophecies"]["pending"]}
        return out

    # -- the Theater

    def cards(self) -> list[View]:
        """The face-up performance cards."""
        return [card for card in self.view["row"] if card is not None]

    def markers(self, card: View, seat: str, trick: str | None = None) -> list[str]:
        """Where markers of a player, or of one of the tricks, lie on a card."""
        lying = [(m, m["slot"]) for m in card["markers"]]
        lying += [(m, f"beside_{m['player'].lower()}_{m['symbol']}") for m in card["beside"]]
        return [
            where for m, where in lying if m["player"] == seat and trick in (None, m["trick"])
        ]

    def free_slots(self, card: View) -> list[str]:
        """Slots of a card without a marker."""
        taken = [m["slot"] for m in card["markers"]]
        every = [NAMES[x + 2 * y] for x, y in SHOWS[card["card"]]["slots"]]
        return [slot for slot in every if slot not in taken]

    def turns(self, card: View, slot: str) -> set[str]:
        """T-7.1.3, T-7.3.1: directions in which a slot has a circle."""
        x, y = NAMES.index(slot) % 2, NAMES.index(slot) // 2
        out = set()
        for link in SHOWS[card["card"]]["links"]:
            for one, other in ((link["a"], link["b"]), (link["b"], link["a"])):
                if list(one) == [x, y]:
                    out.add(SIDES[other[0] - x, other[1] - y])
        return out

    def theater(self, points: int) -> set[str]:
        """T-6.4.6, T-6.4.7, T-15.5"""
        if points < 1:
            return set()
        out = self.reschedules()
        for held in self.me["tricks"]:
            if held is None or not held["markers"]:
                continue
            seat, trick = self.me["seat"], held["trick"]
            if any(
                self.free_slots(card) and not self.markers(card, seat, trick)
                for card in self.cards()
            ):
                out.add(f"set-up {trick}")
                if self.leads("electra") and held["markers"] > 1:
                    out.add(f"supercharge {trick}")
        return out

    def reschedules(self) -> set[str]:
        """T-6.4.7: own markers that have somewhere to go."""
        out = set()
        for card in self.cards():
            for m in [*card["markers"], *card["beside"]]:
                if m["player"] == self.me["seat"]:
                    for where in self.markers(card, m["player"], m["trick"]):
                        if self.targets(m["player"], m["trick"], card["card"]):
                            out.add(f"reschedule {card['card']} {where}")
        return out

    def targets(self, seat: str, trick: str, source: str) -> set[str]:
        """Where a marker can go; `source` is the card it comes from, if any."""
        out = set()
        for card in self.cards():
            twins = len(self.markers(card, seat, trick)) - (card["card"] == source)
            if twins == 0:
                out |= {
                    f"put {card['card']} {slot}:{turn}"
                    for slot in self.free_slots(card)
                    for turn in self.turns(card, slot)
                }
        return out

    def put(self) -> set[str]:
        """T-6.4.6, T-6.4.7, T-7.3"""
        seat = self.view["troupes"][self.asked["owner"]]["seat"]
        trick = self.names["trick"][self.asked["trick"]]
        source = self.asked["source"]
        special = self.asked["special"]
        if special >= 0 and self.names["card"][special] == "guest_performer":
            return {
                f"put {card['card']} beside"
                for card in self.cards()
                if not self.free_slots(card) and not self.markers(card, seat, trick)
            }
        if special >= 0 and self.names["card"][special] == "new_twist":
            return {
                f"put {card['card']} {slot}:{turn}"
                for card in self.cards()
                for slot in self.free_slots(card)
                for turn in self.turns(card, slot)
            }
        start = self.names["performance"][source // 32] if source >= 0 else ""
        found = self.targets(seat, trick, start)
        on_stage = 3  # On-stage Preparation may be declined
        return found | ({"decline"} if self.asked["why"] == on_stage else set())

    def break_free(self) -> set[str]:
        """T-15.3"""
        return {"decline"} | self.reschedules()

    def perform(self) -> set[str]:
        """T-8.2"""
        return {"decline"} | {
            f"perform {card['card']}"
            for card in self.cards()
            if self.markers(card, self.me["seat"])
        }


def plain(spelled: list[str]) -> set[str]:
    """The options without those that use a card's effect."""
    return {text for text in spelled if not any(mark in text.split()[0] for mark in WITH_CARD)}
