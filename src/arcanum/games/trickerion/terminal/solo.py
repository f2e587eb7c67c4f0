"""The solo game: the Heir's board, his turns step by step, the account at the end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from shlex import quote
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from arcanum.games.trickerion.rules.base.facts import CARD_LOCATION, CARDS, DAYS, LOCATIONS
from arcanum.games.trickerion.rules.base.words import HEIR_NOUN
from arcanum.games.trickerion.terminal.city import City
from arcanum.games.trickerion.terminal.sides import Sides
from arcanum.games.trickerion.terminal.views import Side
from arcanum.records import Record
from arcanum.terminal.board import Density, Look, View

HEIR = "Heir"
TOTAL = "total"
DIE_PLACES = {
    "yellow": "downtown",
    "orange": "market_row",
    "black": "dark_alley",
    "blue": "academy",
}
# What he gains belongs to the step before it.
HIS = (
    "gains-fame",
    "gains-coins",
    "gains-shards",
    "loses-fame",
    "trick-yields",
    "performer-bonus",
)


def with_heir(look: Look) -> Look:
    """The same look with the Heir's name behind those of the seats."""
    seats = look.texts.seat_names(HEIR_NOUN)
    names = [*look.names, *seats[len(look.names) :]][:HEIR_NOUN]
    return replace(look, names=[*names, look.noun("player", HEIR)])


def contested(view: View) -> list[str]:
    """Locations for which both sides still have somebody to send. [H-8.2]"""
    if "heir" not in view or view["phase"] != "place_characters":
        return []
    found = []
    for place in LOCATIONS:
        sides = [waiting_for(side, place) for side in view["troupes"]]
        alone = place == "theater" and ["magician"] in sides
        if place != "workshop" and all(sides) and not alone:
            found.append(place)
    return found


def waiting_for(side: Side, place: str) -> list[str]:
    """A side's characters with a card for a location that were not placed yet."""
    return [
        each["character"]
        for each in side["team"]
        if each["at"] == "home"
        and not each.get("idle")
        and each.get("card") in CARDS
        and LOCATIONS[CARD_LOCATION[CARDS.index(each["card"])]] == place
    ]


class Solo(City, Sides):
    """What only the game against the Heir has."""

    def heir(self, view: View, density: Density) -> RenderableType:
        """His board: mood, plan, list, cards, and the dice that block slots and days."""
        heir = view["heir"]
        if not density.text:
            return Text.assemble(
                self.word(f"heir-{heir['mood']}", n=heir["top_level"]),
                self.look.signs.dot,
                self.plan(heir),
            )
        rows = self.rows_with_labels()
        mood = self.word(f"heir-{heir['mood']}", n=heir["top_level"])
        rows.add_row(self.word("heir-mood"), Text(mood, style="bold"))
        rows.add_row(self.word("heir-plan"), self.plan(heir))
        order = [self.look.noun("character", each) for each in heir["line"]]
        rows.add_row(self.word("heir-line"), ", ".join(order))
        if view["phase"] == "place_characters":
            places = [self.look.noun("location", place) for place in contested(view)]
            told = ", ".join(places) or self.word("heir-nowhere")
            rows.add_row(self.word("heir-contested"), told)
        wanted = [Text(self.look.noun("component", each)) for each in heir["wanted"]]
        rows.add_row(self.word("heir-wanted"), self.in_line(wanted))
        if heir["day"] is not None:
            rows.add_row(self.word("heir-day"), self.look.noun("day", heir["day"]))
        rows.add_row(self.word("heir-dice"), self.setup_dice(heir))
        return rows

    def plan(self, heir: Mapping[str, Any]) -> Text:
        """His plan with its entries, and how many are to come."""
        left = self.quiet(self.word("heir-plans-left", n=heir["plans_left"]))
        plan = heir["plan"]
        if plan is None:
            return Text.assemble(self.word("heir-face-down"), self.look.signs.dot, left)
        entries = [
            self.look.noun("location", entry["location"]) + ("*" if entry["special"] else "")
            for entry in plan["entries"]
        ]
        kind = Text(self.word(f"heir-{plan['kind']}"), style="bold")
        listed = ", ".join(entries)
        return Text.assemble(kind, ": ", listed, self.look.signs.dot, left)

    def setup_dice(self, heir: Mapping[str, Any]) -> Text:
        """The round-setup dice: what they block, and which rest."""
        parts = []
        for die, state in heir["setup_dice"].items():
            text = Text(f"{self.look.noun('setup_die', die)} {self.blocked(heir, die)}")
            if state["marked"]:
                text.append(f" ({self.word('heir-rests')})", style=self.style("quiet"))
            parts.append(text)
        return self.in_line(parts)

    def blocked(self, heir: Mapping[str, Any], die: str) -> str:
        """The slots or days that a die blocks."""
        if die == "red":
            days = [day for day in DAYS if day in heir["blocked_days"]]
            return ", ".join(self.look.noun("day", day) for day in days)
        place = DIE_PLACES[die]
        return ", ".join(s[-1] for s in heir["blocked_slots"] if s.startswith(place))

    def academy(self, view: View, density: Density) -> RenderableType:
        """The Academy: its slots, rooms with the tricks in them, secrets and banners. [A-1]"""
        here = view["academy"]
        rows = self.rows_with_labels()
        rows.add_row(self.word("academy"), self.slots_of(view, "academy"))
        for room in here["rooms"]:
            if density.text or room["tile"] is not None:
                rows.add_row(self.look.noun("room_space", room["space"]), self.room(room))
        shown = [here["secrets"][place] for place in ("upper", "lower")]
        names = [Text(self.look.noun("secret", each)) for each in shown if each is not None]
        rows.add_row(self.word("secrets"), self.in_line(names))
        banners = [
            Text(f"{self.look.name(side['seat'])} {side['academy']['placed']}")
            for side in view["troupes"]
        ]
        rows.add_row(self.word("banners"), self.in_line(banners))
        return rows

    def room(self, room: Mapping[str, Any]) -> Text:
        """A room: when it opens, what its levels cost and bring, or what lies in it."""
        if room["tile"] is not None:
            return Text.assemble(
                self.quiet(self.look.noun("room_tile", room["tile"]) + self.look.signs.dot),
                self.in_line([self.room_slot(slot) for slot in room["slots"]]),
            )
        if not room["open"]:
            return self.quiet(self.word("room-opens", n=room["opens"]))
        prices = [
            Text.assemble(
                self.resource("coins", level["cost"]),
                f" {self.look.signs.arrow} ",
                self.resource("fame", level["fame"]),
            )
            for level in room["levels"]
        ]
        return self.in_line(prices)

    def room_slot(self, slot: Mapping[str, Any]) -> Text:
        """A slot of a room: whose trick lies there."""
        if slot["trick"] is None:
            return self.quiet(self.marks.empty)
        owner = Text(slot["player"][0] + " ", style=self.style(slot["player"]))
        return Text.assemble(owner, self.look.noun("trick", slot["trick"]))

    # -- his turns

    def told_slowly(self, told: Iterable[Mapping[str, Any]]) -> list[int]:
        """Which of these notes are steps of the Heir."""
        return [
            at
            for at, note in enumerate(told)
            if note["note"].startswith("heir-")
            or (note.get("player") == HEIR and note["note"] in HIS)
        ]

    def step_title(self, n: int, of: int) -> str:
        return self.word("heir-tells", name=self.look.name(HEIR), n=n, of=of)

    def step_hint(self) -> tuple[str, str, str]:
        words = self.word("heir-all-word"), self.word("heir-never-word")
        return self.word("heir-step"), *words

    def notice(self, view: View) -> str:
        return self.word("heir-notice") if "heir" in view else ""

    # -- the end

    def winners(self, view: View) -> list[str]:
        if "heir" in view and not view["winners"]:
            return [self.look.name(HEIR)]
        return super().winners(view)

    def account(self, view: View) -> RenderableType:
        """Both sides' Fame by source, line by line. [H-19.1]"""
        summary = view["heir"]["summary"]
        sides = [summary["human"], summary["heir"]]
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column("")
        for side in view["troupes"]:
            won = (side["seat"] != HEIR) == summary["won"]
            name = Text(self.look.name(side["seat"]), style="bold" if won else "")
            table.add_column(name, justify="right")
        for part, title in (("fame", "solo-game"), ("end", "solo-end")):
            sums = [str(sum(side[part].values())) for side in sides]
            table.add_row(Text(self.word(title), style="bold"), *sums, style="bold")
            for key in summary["human"][part]:
                if any(side[part][key] for side in sides):
                    points = [str(side[part][key]) for side in sides]
                    table.add_row("  " + self.word(f"solo-{part}-{key}"), *points)
        table.add_section()
        total = self.look.texts.say(f"score-{TOTAL}")
        table.add_row(total, *[str(side["total"]) for side in sides], style="bold")
        say = self.look.texts.say
        lines = [
            Text(f"{say(f'option-{option}')}: {say(f'option-{option}-{summary[option]}')}")
            for option in ("difficulty", "tuning")
        ]
        return Group(table, *lines, "")

    def again(self, record: Record) -> list[str]:
        """How to play the same deal once more."""
        if record.options.get("mode") != "heir":
            return []
        options = self.look.game.options
        chosen = [
            f"--option {name}={value}"
            for name, value in record.options.items()
            if value != options[name].default
        ]
        command = (
            f"arcanum play {record.game} {' '.join(chosen)} --seed {quote(str(record.seed))}"
        )
        return [self.word("solo-again"), f"  {command}"]
