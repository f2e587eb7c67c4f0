"""The signs and words of Trickerion: resources, schools, suits, players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from arcanum.games.trickerion.rules.base.facts import SCHOOLS, SYMBOLS
from arcanum.terminal.board import BoardWithMarks
from arcanum.terminal.symbols import both

# Readable on dark and on light grounds.
STYLES: dict[str, str] = {
    "fame": "gold3",
    "coins": "orange3",
    "shards": "deep_sky_blue1",
    "escape": "orange3",
    "spiritual": "medium_orchid1",
    "mechanical": "chartreuse3",
    "optical": "dodger_blue1",
    "A": "bold indian_red1",
    "B": "bold dodger_blue1",
    "C": "bold green3",
    "D": "bold medium_orchid1",
    "Heir": "bold medium_orchid1",
    "missing": "indian_red1",
    "have": "green3",
}
RESOURCES = ("fame", "coins", "shards")


@dataclass(frozen=True)
class Marks:
    """What is drawn for each thing of Trickerion; none is wide, none turns into a picture."""

    resource: dict[str, str]
    school: dict[str, str]
    suit: dict[str, str]
    circle: str  # of a link that is not made
    link: str
    shard_circle: str
    shard_link: str
    marker: str  # on a trick card
    no_marker: str
    empty: str  # a free slot
    closed: str
    poster: str
    face_down: str
    nothing: str


MARKS = both(
    Marks,
    resource=(
        {"fame": "★", "coins": "¤", "shards": "◆"},
        {"fame": "*", "coins": "$", "shards": "^"},
    ),
    school=(
        {"escape": "∞", "spiritual": "☽", "mechanical": "✻", "optical": "◉"},
        {"escape": "e", "spiritual": "s", "mechanical": "m", "optical": "o"},
    ),
    suit=(
        {"spades": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣"},
        {"spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C"},
    ),
    circle=("○", "."),
    link=("●", "#"),
    shard_circle=("◇", ":"),
    shard_link=("◆", "@"),
    marker=("■", "#"),
    no_marker=("□", "_"),
    empty=("·", "-"),
    closed=("×", "x"),
    poster=("▤", "P"),
    face_down=("▒", "?"),
    nothing=("–", "-"),
)


class Signs(BoardWithMarks[Marks]):
    """The small things that everything else is drawn with."""

    styles = STYLES
    both_marks = MARKS

    def word(self, key: str, **args: str | int) -> str:
        """A text of this board."""
        return self.look.texts.say(f"board-{key}", **args)

    def resource(self, kind: str, n: int, sign: bool = False) -> Text:
        """A number of fame, coins or shards."""
        number = f"{n:+d}".replace("-", self.look.signs.minus) if sign else str(n)
        return Text(f"{number}{self.marks.resource[kind]}", style=self.style(kind))

    def pays(self, amounts: Iterable[int], sign: bool = False) -> Text:
        """Fame, coins and shards in one; what is 0 is left out."""
        parts = [
            self.resource(kind, n, sign)
            for kind, n in zip(RESOURCES, amounts, strict=True)
            if n
        ]
        return Text(" ").join(parts) if parts else self.quiet("0")

    def purse(self, side: Mapping[str, Any]) -> Text:
        """What a player has, also where it is nothing."""
        return Text("  ").join(self.resource(kind, side[kind]) for kind in RESOURCES)

    def school(self, school: str, name: bool = False) -> Text:
        """The sign of a school."""
        text = self.marks.school[school]
        if name:
            text += " " + self.look.noun("face", school)
        return Text(text, style=self.style(school))

    def seat_and_name(self, seat: str) -> str:
        """The letter of a seat and who sits there; the Heir has no letter."""
        name = self.look.name(seat)
        return f"{seat} {name}" if len(seat) == 1 else name

    def disc(self, seat: str, character: str) -> Text:
        """A disc on the board: whose (H for the Heir), and what it is."""
        role = character.split("_")[0]
        return Text(f"{seat[0]} {self.word('short-' + role)}", style=self.style(seat))

    def marker(self, marker: Mapping[str, Any]) -> Text:
        """A trick marker: whose, and its suit; a neutral one is nobody's."""
        if marker["player"] is None:
            return self.quiet(self.marks.nothing)
        sign = self.marks.suit[marker["symbol"]]
        return Text(marker["player"][0] + sign, style=self.style(marker["player"]))

    def in_line(self, parts: Sequence[Text]) -> Text:
        """Things side by side, or that there is nothing."""
        if not parts:
            return self.quiet(self.marks.nothing)
        return Text(self.look.signs.dot).join(parts)

    def legend(self) -> RenderableType:
        marks = self.marks
        parts = [
            Text(f"{marks.resource[kind]} {self.look.noun('resource', kind)}", self.style(kind))
            for kind in RESOURCES
        ]
        parts += [self.school(school, name=True) for school in SCHOOLS]
        parts += [Text(f"{marks.suit[s]} {self.look.noun('symbol', s)}") for s in SYMBOLS]
        for sign, key in (
            (marks.circle, "sign-circle"),
            (marks.link, "sign-link"),
            (f"{marks.shard_circle} {marks.shard_link}", "sign-shard-circle"),
            (marks.marker, "sign-marker"),
            (marks.poster, "sign-poster"),
            (marks.closed, "sign-closed"),
        ):
            parts.append(Text(f"{sign} {self.word(key)}"))
        return Text("   ").join(parts)
