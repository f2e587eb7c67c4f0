"""The board of a game that brings none: its view as lists and tables, in the reader's words.

A key of the view is called as the game's text `view-<key>` says, or else by itself. Values that
are nouns of the game have their names; seats have the names of those who sit there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from arcanum.kernel.words import Kind
from arcanum.terminal.board import Board, Choice, Density, Look, View
from arcanum.terminal.drawing import capital
from arcanum.texts import PLAYER, keys_of, kind_called, kinds_of

NOT_DRAWN = ("game", "viewer", "asked", "waiting", "over", "scores", "winners")
SEAT = "seat"  # the key by which records of a view name their player


class PlainBoard(Board):
    """The board of any game: simple things in a list, seats side by side, the rest as trees."""

    def table(
        self, view: View, choices: Sequence[Choice], width: int, density: Density
    ) -> list[RenderableType]:
        parts: list[RenderableType] = [Text(self.look.title(), style="bold")]
        lines = self.rows_with_labels((0, 2))
        for key, value in view.items():
            if key not in NOT_DRAWN and is_simple(value):
                lines.add_row(self.called(key), self.in_words(key, value))
        if lines.row_count:
            parts.append(lines)
        for key, value in view.items():
            if key in NOT_DRAWN or is_simple(value):
                continue
            if are_seats(value):
                parts += ["", self.sides(view, value)]
            else:
                parts += ["", self.tree(self.called(key), key, value)]
        return parts

    def sides(self, view: View, sides: Sequence[View]) -> Table:
        """What each player has, side by side."""
        table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
        table.add_column("", style=self.style("label"), no_wrap=True)
        for side in sides:
            here = side[SEAT] in view.get("waiting", ())
            name = Text(f"{self.look.signs.here} " if here else "", style=self.style("number"))
            mine = "bold underline" if side[SEAT] == view.get("viewer") else "bold"
            table.add_column(name.append(self.look.name(side[SEAT]), style=mine))
        for key in dict.fromkeys(key for side in sides for key in side if key != SEAT):
            table.add_row(self.called(key), *[self.cell(key, side.get(key)) for side in sides])
        return table

    def cell(self, key: str, value: Any) -> RenderableType:
        """What a player has of one thing."""
        if is_simple(value):
            return Text(self.in_words(key, value))
        return self.tree("", key, value)

    def tree(self, title: str, key: str, value: Any) -> Tree:
        """Things inside things."""
        top = Text(title, style=self.style("label"))
        tree = Tree(top, guide_style=self.style("quiet"), hide_root=not title)
        self.grow(tree, key, value)
        return tree

    def grow(self, tree: Tree, key: str, value: Any) -> None:
        """The branches of a thing: by name, by player or by number."""
        if isinstance(value, dict):
            named = [(self.called(str(name)), str(name), part) for name, part in value.items()]
        else:
            named = []
            for at, part in enumerate(value, 1):
                if isinstance(part, dict) and SEAT in part:
                    rest = {name: each for name, each in part.items() if name != SEAT}
                    named.append((self.look.name(str(part[SEAT])), key, rest))
                else:
                    named.append((str(at), key, part))
        for title, name, part in named:
            label = Text(title, style=self.style("label"))
            if is_simple(part):
                tree.add(label.append("  ").append(self.in_words(name, part), style="default"))
            else:
                self.grow(tree.add(label), name, part)

    # -- words

    def called(self, key: str) -> str:
        """A key of a view in words: as the game calls it, or else the key itself."""
        if self.look.texts.knows(f"view-{key}"):
            return self.look.texts.say(f"view-{key}")
        kind = self.kind_of("", key)
        if kind is not None:
            return capital(self.noun(kind, key))
        return capital(key.replace("_", " "))

    def in_words(self, key: str, value: Any) -> str:
        """A value of a view, or a list of them, in words."""
        if isinstance(value, list):
            return self.look.signs.dot.join(self.in_words(key, each) for each in value) or (
                self.look.signs.nothing
            )
        if value is None or value == {}:
            return self.look.signs.nothing
        if isinstance(value, bool):
            return self.look.say("yes" if value else "no")
        if not isinstance(value, str):
            return str(value)
        kind = self.kind_of(key, value)
        if kind is not None:
            return self.noun(kind, value)
        setting = f"option-{key}-{value}"
        if self.look.texts.knows(setting):
            return self.look.texts.say(setting)
        return value.replace("_", " ")

    def noun(self, kind: Kind, value: str) -> str:
        """The name of a noun; a player is called by name."""
        if kind.name == PLAYER:
            return self.look.name(value)
        return self.look.noun(kind.name, value)

    def kind_of(self, key: str, value: str) -> Kind | None:
        """What kind of noun a value is: the one its key is named after, or any that has it."""
        game = self.look.game
        near = [kind_called(game, name) for name in (key, key.removesuffix("s"))]
        for kind in (*near, *kinds_of(game).values()):
            if kind is not None and value in kind.index:
                known = self.look.texts.knows
                if all(known(text) for text in keys_of(kind.name, value)):
                    return kind
        return None


def is_simple(value: Any) -> bool:
    """Whether a value is a word or number, or a list of them."""
    if isinstance(value, list):
        return not any(isinstance(each, dict | list) for each in value)
    return not isinstance(value, dict) or not value


def are_seats(value: Any) -> bool:
    """Whether a value is a list of what each player has."""
    return isinstance(value, list) and all(
        isinstance(each, dict) and SEAT in each for each in value
    )


def board_of(look: Look) -> Board:
    """The game's own board, from its `terminal` package, or else the one for any game."""
    own = look.game.part("terminal")
    made: Board = PlainBoard(look) if own is None else own.BOARD(look)
    return made
