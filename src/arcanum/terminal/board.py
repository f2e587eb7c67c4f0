"""What every board in the terminal has: how choices are grouped, cards looked up, games ended.

A board gets a view, the numbered choices and a width, never the table itself: what is not in
the view cannot be shown. A game without a board of its own is drawn by `plain.PlainBoard`.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from arcanum.kernel.game import Game
from arcanum.kernel.words import Action
from arcanum.records import Record
from arcanum.terminal.seating import LETTERS
from arcanum.terminal.symbols import PLAIN, STYLES, Symbols
from arcanum.texts import PLAYER, Texts, kind_called

View = dict[str, Any]
Marks = TypeVar("Marks")


@dataclass(frozen=True)
class Density:
    """How closely the table is drawn."""

    log: int  # lines of the log that must fit on the screen too
    text: int  # lines for the text of a card
    boxes: bool = False  # small things as boxes
    tall: bool = False  # each card in play in a line of its own
    panels: bool = True  # frames around things
    choices: int = 7  # a longer list is split into columns


ROOMY = Density(log=12, text=9, boxes=True, tall=True)
MEDIUM = Density(log=6, text=2)
TIGHT = Density(log=3, text=0, panels=False, choices=1)
DENSITIES = (
    ROOMY,
    Density(log=10, text=2, boxes=True, tall=True),
    Density(log=8, text=2, tall=True),
    MEDIUM,
    Density(log=4, text=1),
    Density(log=3, text=0),
    TIGHT,
)


@dataclass(frozen=True)
class Choice:
    """One legal action with its number on the screen."""

    number: int
    action: Action
    verb: str
    nouns: tuple[str, ...]
    kinds: tuple[str, ...]
    text: str

    def with_number(self, number: int) -> Choice:
        """The same choice at another place in the list."""
        return replace(self, number=number)

    def noun(self, kind: str) -> str | None:
        """The first noun of that kind, as spelled."""
        for each, noun in zip(self.kinds, self.nouns, strict=True):
            if each == kind:
                return noun
        return None


@dataclass(frozen=True)
class Look:
    """What every drawing needs: the language, the game, the names at the table, the signs."""

    texts: Texts
    game: Game
    names: Sequence[str]  # seat by seat
    signs: Symbols
    bots: Sequence[str] = ()  # seat by seat; "" for a person

    def say(self, key: str, **args: str | int) -> str:
        """A text of the terminal itself."""
        return self.texts.say(f"term-{key}", **args)

    def noun(self, kind: str, value: str) -> str:
        """The name of a noun."""
        return self.texts.noun(kind, value)

    def style(self, name: str) -> str:
        """The colour of something; it only adds to its sign or word."""
        return STYLES.get(name, "")

    def name(self, seat: str) -> str:
        """Who sits there."""
        kind = kind_called(self.game, PLAYER)
        at = LETTERS.find(seat) if kind is None else kind.index.get(seat, -1)
        return self.names[at] if 0 <= at < len(self.names) else seat

    def bot(self, seat: str) -> str:
        """The bot that sits there, "" for a person."""
        at = LETTERS.find(seat)
        name = self.bots[at] if 0 <= at < len(self.bots) else ""
        return self.noun("bot", name) if name else ""

    def title(self) -> str:
        """The name of the game."""
        key = f"game-{self.game.id}"
        return self.texts.say(key) if self.texts.has(key) else self.game.id.capitalize()


class Board:
    """A board, but for the table itself: what a game does not say otherwise."""

    groups: tuple[str, ...] = ("other",)  # of choices, in the order of the screen
    styles: Mapping[str, str] = {}  # the colours of the game's own things

    def __init__(self, look: Look) -> None:
        self.look = look

    # -- what every board draws with

    def style(self, name: str) -> str:
        """The colour of something; it only adds to its sign or word."""
        return self.styles.get(name) or self.look.style(name)

    def quiet(self, text: str) -> Text:
        """Something that matters less."""
        return Text(text, style=self.style("quiet"))

    def rows_with_labels(
        self, padding: tuple[int, int] | tuple[int, int, int, int] = (0, 2, 0, 0)
    ) -> Table:
        """Rows of a label and what it is about."""
        rows = Table.grid(padding=padding)
        rows.add_column(style=self.style("label"), no_wrap=True)
        rows.add_column(ratio=1)
        return rows

    def labelled(self, label: str, value: Text) -> Text:
        """`label: value` in one line."""
        return Text.assemble((f"{label}: ", self.style("label")), value)

    def number(self, numbers: Sequence[int] | None) -> Text:
        """The choices beside a thing, if there are any."""
        text = "/".join(str(n) for n in numbers) if numbers else ""
        return Text(text, style=self.style("number"))

    def clipped(self, text: str, width: int, lines: int) -> Text:
        """A text in at most so many lines."""
        wrapped = textwrap.wrap(
            text, max(width, 20), max_lines=lines, placeholder=f" {self.look.signs.more}"
        )
        return Text("\n".join(wrapped))

    def framed(
        self, title: str, lines: Sequence[RenderableType], density: Density
    ) -> RenderableType:
        """Lines in a frame with a title, or below it where there is no room for frames."""
        if not density.panels:
            return Group(Text(title, style=self.style("label")), *lines)
        return Panel(
            Group(*lines),
            title=Text(title),
            title_align="left",
            box=box.ROUNDED,
            border_style=self.style("quiet"),
            padding=(0, 1),
        )

    def scores(
        self,
        view: View,
        sides: Sequence[Mapping[str, Any]],
        rows: Sequence[tuple[str, Sequence[str]]],
        total: str,
    ) -> Table:
        """Where the points are from, seat by seat; the last line is their total."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column("")
        for side in sides:
            won = side["seat"] in view["winners"]
            name = Text(self.look.name(side["seat"]), style="bold" if won else "")
            table.add_column(name, justify="right")
        for key, points in rows:
            table.add_row(self.look.texts.say(f"score-{key}"), *points)
        table.add_section()
        sums = [str(side["score"][total]) for side in sides]
        table.add_row(self.look.texts.say(f"score-{total}"), *sums, style="bold")
        return table

    # -- the table

    def table(
        self, view: View, choices: Sequence[Choice], width: int, density: Density
    ) -> list[RenderableType]:
        """The table as the viewer sees it, in pieces from top to bottom."""
        raise NotImplementedError

    def listed(self, view: View, choices: Sequence[Choice]) -> set[int]:
        """The numbers of the choices that the table itself shows in full."""
        return set()

    def group(self, choice: Choice) -> str:
        """The group of a choice."""
        return "other"

    def place(self, choice: Choice) -> int:
        """The place of a choice in its group; equal places keep the game's order."""
        return 0

    def label(self, view: View, choice: Choice) -> Text:
        """A choice in its list."""
        return Text(choice.text)

    def cards(self) -> list[str]:
        """The cards that can be looked at in full, by id."""
        return []

    def card_in(self, choice: Choice) -> str | None:
        """The card that a choice is about."""
        return choice.noun("card")

    def card(self, card: str, seats: int) -> RenderableType:
        """A card in full."""
        raise NotImplementedError

    def card_name(self, card: str) -> str:
        """A card's name for people."""
        return self.look.noun("card", card)

    def card_numbers(self) -> dict[str, str]:
        """Cards by the number printed on them, for `c #16`."""
        return {}

    def memory(self, view: View) -> RenderableType | None:
        """What the seat knows of things out of sight; None if there is nothing to show."""
        return None

    def dice(self, view: View) -> RenderableType | None:
        """Every die of this game with its faces; None if there are none."""
        return None

    def legend(self) -> RenderableType | None:
        """What the signs mean; None if there are none."""
        return None

    def told_slowly(self, told: Sequence[Mapping[str, Any]]) -> list[int]:
        """Which of these notes are shown one by one, as steps of a player run by the rules."""
        return []

    def step_title(self, n: int, of: int) -> str:
        """The heading of a step."""
        raise NotImplementedError

    def step_hint(self) -> tuple[str, str, str]:
        """What may be typed at a step, and the letters for "all at once" and "never again"."""
        raise NotImplementedError

    def notice(self, view: View) -> str:
        """What a player should know before the first decision; usually nothing."""
        return ""

    def is_chapter(self, told: Mapping[str, Any]) -> bool:
        """Whether a note begins a new chapter."""
        return False

    def scene(self, view: View, width: int) -> list[RenderableType]:
        """What onlookers see at the beginning of a chapter."""
        return []

    def winners(self, view: View) -> list[str]:
        """Who has won, by name."""
        return [self.look.name(seat) for seat in view["winners"]]

    def again(self, record: Record) -> list[str]:
        """Lines on how to play the same deal again, if the game has any."""
        return []

    def ending(self, view: View) -> RenderableType:
        """The scores at the end."""
        table = Table(box=None, pad_edge=False)
        table.add_column(self.look.say("seat"))
        table.add_column(self.look.say("points"), justify="right")
        for seat, points in zip(LETTERS, view.get("scores", []), strict=False):
            won = seat in view.get("winners", [])
            table.add_row(self.look.name(seat), str(points), style="bold" if won else "")
        return table


class BoardWithMarks(Board, Generic[Marks]):
    """A board that draws with signs of its own game."""

    both_marks: tuple[Marks, Marks]  # drawn, and plain

    @property
    def marks(self) -> Marks:
        """Signs that the terminal can show."""
        drawn, plain = self.both_marks
        return plain if self.look.signs is PLAIN else drawn
