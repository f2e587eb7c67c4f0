"""The specification of a game: the exact text of each rule, by its number.

`rules.md` has the rules of the game, other documents beside it those of its variants.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from arcanum.games import game as find_game
from arcanum.kernel.game import Game

NUMBERED = re.compile(r"^(?:(?:-|\d+\.) )?\*\*([A-Z]+-\d[\d.]*)( [^*]*)?\*\* ?(.*)$")
PLAIN = re.compile(r"^([A-Z]+-\d+\.\d[\d.]*)() (.*)$")  # in documents that use no bold numbers
ITEM = re.compile(r"^\d+\. \*([A-Z]+-[\d.]*\d)( [^*]*)?\*:? ?(.*)$")  # of a rule's list
HEADING = re.compile(r"^(#+) (.*)$")
SECTION = re.compile(r"^([A-Z]+-\d[\d.]*)\b")
ROW = re.compile(r"^\| *([A-Z]+-\d+) *\|")


def documents(game: Game) -> list[Path]:
    """The documents of a game: `rules.md`, then those of its variants."""
    home = Path(game.home)
    others = sorted(path for path in home.glob("*.md") if path.name != "rules.md")
    return [path for path in (home / "rules.md", *others) if path.is_file()]


@cache
def specification_of(game_id: str) -> Specification:
    """The specification of a game; empty if it has no documents."""
    return Specification(find_game(game_id))


class Specification:
    """The exact rules of a game, by number: single rules, whole sections, rows of tables."""

    def __init__(self, game: Game) -> None:
        self.rules: dict[str, str] = {}
        self.titles: dict[str, str] = {}  # of sections
        # The single rules in order: what a rulebook for players has to say. Rows of tables
        # (decisions, open questions) and invariants are not among them.
        self.numbers: list[str] = []
        for path in documents(game):
            self.read(path.read_text(encoding="utf-8").splitlines())

    def read(self, lines: list[str]) -> None:
        """Splits a document into rules."""
        in_bold = any(NUMBERED.match(line) for line in lines)
        section = ""
        part = ""  # of a section, with a heading of its own
        rule = ""
        header: list[str] = []
        for line in lines:
            heading = HEADING.match(line)
            if heading or line.strip() == "---":
                rule = ""
                header = []
                found = SECTION.match(heading[2]) if heading else None
                if heading and len(heading[1]) == 2:
                    section = found[1] if found else ""
                    part = ""
                    if section:
                        self.titles[section] = heading[2]
                        self.rules[section] = f"**{heading[2]}**\n"
                elif heading:
                    part = found[1] if found else ""
                    if part:
                        self.rules[part] = f"**{heading[2]}**\n"
                continue
            numbered = NUMBERED.match(line) or (None if in_bold else PLAIN.match(line))
            if numbered:
                rule = numbered[1].rstrip(".")
                self.rules[rule] = f"**{rule}{numbered[2] or ''}** {numbered[3]}"
                self.count(rule, section)
            elif rule:
                self.rules[rule] += "\n" + line
            if item := ITEM.match(line):
                self.rules[item[1]] = f"**{item[1]}**{item[2]} {item[3]}"
                self.count(item[1], section)
            elif part and line.strip() and not rule:
                self.count(part, section)  # a part of a section without numbers of its own
            row = ROW.match(line)
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            if row and header:
                told = [
                    f"- {name}: {cell}"
                    for name, cell in zip(header[1:], cells[1:], strict=False)
                    if cell
                ]
                self.rules.setdefault(row[1], "\n".join([f"**{row[1]}**", "", *told]))
            elif line.startswith("|") and not header:
                header = cells
            elif not line.startswith("|"):
                header = []
            for whole in (section, part):
                if whole:
                    self.rules[whole] += "\n" + line

    def count(self, number: str, section: str) -> None:
        """Takes a number for one of the rules, if it is one of its section's."""
        if section and number.startswith(f"{section}.") and number not in self.numbers:
            self.numbers.append(number)

    def rule(self, number: str) -> str | None:
        """The text of a rule, as Markdown; None if there is no such number.

        `T-5.1.2` may be an item in the list of T-5.1: then the whole rule is shown.
        """
        wanted = self.called(number)
        return None if wanted is None else self.rules[wanted].strip()

    def called(self, number: str) -> str | None:
        """The number of the rule, or of the one around it, however a person types it."""
        wanted = plain(number)
        for known in self.rules:
            if plain(known) == wanted:
                return known
        if wanted.count(".") > 1:
            return self.called(wanted.rpartition(".")[0])
        return None


def plain(number: str) -> str:
    """A rule's number as people may type it: `s 10.1`, `S-10.1.`."""
    return re.sub(r"[\s\-–]", "", number).rstrip(".").casefold()
