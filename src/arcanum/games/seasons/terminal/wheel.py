"""The head of the table: time, wheel and rolled dice."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from arcanum.games.seasons.rules.facts import (
    DICE,
    ENERGIES,
    LAST_YEAR,
    RATES,
    SEASONS,
    SPACES,
    SPACES_PER_SEASON,
)
from arcanum.games.seasons.rules.observe import die_face
from arcanum.games.seasons.terminal.sides import shares
from arcanum.games.seasons.terminal.signs import Signs
from arcanum.terminal.board import Choice, Density, View
from arcanum.terminal.drawing import left_and_right

FACES = 6
DIE_BOX = 22  # columns of a die, if there is room
LEAST_DIE_BOX = 19


class Wheel(Signs):
    """Where we are in the year, and what was rolled."""

    def headline(self, view: View, width: int) -> RenderableType:
        """Where we are in time, and the piles."""
        look = self.look
        dot = look.signs.dot
        left = Text(look.title(), style="bold")
        if view["round"]:
            left.append(dot + look.say("year", n=view["year"], last=LAST_YEAR), style="bold")
            left.append(dot)
            left.append_text(self.season(view["season"]))
            left.append(dot + look.say("round", n=view["round"]))
        else:
            left.append(dot + look.texts.say(f"option-level-{view['level']}"))
            left.append(dot + look.say("prelude"))
        right = Text(style=self.style("quiet"))
        right.append(look.say("draw-pile", n=view["deck"]["count"]))
        right.append(dot + look.say("discard-pile", n=view["discard"]["count"]))
        return left_and_right(left, right, width)

    def wheel(self, view: View, width: int, density: Density) -> RenderableType:
        """The twelve spaces, the marker, and what a token yields in each season."""
        if density.boxes:
            row = Table.grid()
            for share in shares(width, len(SEASONS)):
                row.add_column(width=share)
            row.add_row(*[self.quarter(view, at) for at in range(len(SEASONS))])
            return row
        line = Text(no_wrap=True, overflow="crop")
        for at, season in enumerate(SEASONS):
            if at:
                line.append(f" {self.look.signs.bar} ")
            line.append_text(self.season(season)).append(" ")
            line.append_text(self.spaces(view, at, " "))
        if not density.panels or view["over"]:
            return line
        now = Text(self.look.say("rates-now") + " ", style=self.style("label"))
        now.append_text(self.rates(view, SEASONS.index(view["season"]), words=True))
        return Group(line, now)

    def quarter(self, view: View, at: int) -> RenderableType:
        """One season of the wheel."""
        season = SEASONS[at]
        here = season == view["season"]
        style = self.style(season)
        inside = Group(
            Align.center(self.spaces(view, at, "   ")),
            Align.center(self.rates(view, at)),
        )
        title = self.season(season)
        if here:
            title = Text(f"{self.look.signs.here} ").append_text(title)
            title.stylize("bold")
        return Panel(
            inside,
            title=title,
            box=box.HEAVY if here else box.ROUNDED,
            border_style=style if here else self.style("quiet"),
            padding=(0, 0),
        )

    def spaces(self, view: View, at: int, between: str) -> Text:
        """The three spaces of a season; the marker stands in brackets."""
        first = at * SPACES_PER_SEASON + 1
        return Text(between).join(
            Text(f"[{space}]", style="bold reverse")
            if space == view["space"]
            else Text(str(space))
            for space in range(first, first + SPACES_PER_SEASON)
        )

    def rates(self, view: View, at: int, words: bool = False) -> Text:
        """Crystals for each kind in a season, with the additions of this turn's player."""
        out = Text()
        for kind, energy in enumerate(ENERGIES):
            if kind:
                out.append("  " if words else " ")
            out.append_text(self.energy(energy))
            if words:
                out.append(" " + self.look.noun("energy", energy) + " ")
            out.append(str(RATES[at][kind]))
        return out

    def dice_on_table(
        self, view: View, choices: Sequence[Choice], width: int, density: Density
    ) -> list[RenderableType]:
        """The rolled dice that nobody has; once all have chosen, the one left over."""
        rolled = view["rolled"]
        if not rolled or view["over"]:
            return []
        look = self.look
        if len(rolled) == 1:
            n = rolled[0]["pips"]
            space = (view["space"] - 1 + n) % SPACES + 1
            season = SEASONS[(space - 1) // SPACES_PER_SEASON]
            line = Text(self.marks.pip * n + f" {look.signs.arrow} {space} ")
            line.append_text(self.season(season))
            return [self.labelled(look.say("die-left"), line)]
        numbers = {c.nouns[0]: c.number for c in choices if c.verb == "take-die"}
        if density.boxes and numbers and width // len(rolled) >= LEAST_DIE_BOX:
            boxes = [
                Panel(
                    Group(*self.die_words(face)),
                    title=Text(str(numbers[face["die"]]), style=self.style("number")),
                    subtitle=Text(look.noun("die", face["die"]), style=self.style("quiet")),
                    box=box.ROUNDED,
                    border_style=self.style(face["die"].split("_")[0]),
                    padding=(0, 1),
                )
                for face in rolled
            ]
            row = Table.grid(padding=(0, 1), expand=True)
            row.width = min(width, DIE_BOX * len(boxes))
            for panel in boxes:
                panel.height = max(len(self.die_words(face)) for face in rolled) + 2
                row.add_column(ratio=1)
            row.add_row(*boxes)
            return [row]
        lines = Table.grid(padding=(0, 1))
        lines.add_column(justify="right")
        lines.add_column(style=self.style("quiet"))
        lines.add_column()
        for face in rolled:
            number = numbers.get(face["die"])
            what = Text(look.signs.dot).join(self.die_words(face))
            name = look.noun("die", face["die"])
            lines.add_row(self.number([number] if number else None), name, what)
        return [Text(look.say("dice-rolled"), style=self.style("label")), lines]

    def dice(self, view: View) -> RenderableType | None:
        out = Table(box=box.SIMPLE, pad_edge=False)
        out.add_column(self.look.say("die"))
        for face in range(1, FACES + 1):
            out.add_column(str(face))
        for die in view["dice"]:
            faces = range(DICE.index(die) * FACES, DICE.index(die) * FACES + FACES)
            out.add_row(
                self.season(die.split("_")[0]), *[self.die_signs(die_face(at)) for at in faces]
            )
        return Group(out, self.legend())
