"""Looking up a rule by its number in a game's `rules.md`."""

from __future__ import annotations

import re
from pathlib import Path

from arcanum.kernel.game import Game

NUMBERED = re.compile(r"^(?:(?:-|\d+\.) )?\*\*([A-Z]+-\d[\d.]*)( [^*]*)?\*\* ?(.*)$")
HEADING = re.compile(r"^(#+) (.*)$")
SECTION = re.compile(r"^([A-Z]+-\d[\d.]*)\b")
ROW = re.compile(r"^\| *([A-Z]+-\d+) *\|")


class Rulebook:
    """The rules of a game, by number: single rules, whole sections, rows of tables."""

    def __init__(self, game: Game) -> None:
        self.rules: dict[str, str] = {}
        self.titles: dict[str, str] = {}  # of sections
        path = Path(game.home) / "rules.md"
        if path.is_file():
            self.read(path.read_text(encoding="utf-8").splitlines())

    def read(self, lines: list[str]) -> None:
        """Splits the document into rules."""
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
            numbered = NUMBERED.match(line)
            if numbered:
                rule = numbered[1].rstrip(".")
                self.rules[rule] = f"**{rule}{numbered[2] or ''}** {numbered[3]}"
            elif rule:
                self.rules[rule] += "\n" + line
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

    def rule(self, number: str) -> str | None:
        """The text of a rule, as Markdown; None if there is no such number.

        `T-6.3.2.1` may be an item in the list of T-6.3.2: then the whole rule is shown.
        """
        wanted = plain(number)
        for known, text in self.rules.items():
            if plain(known) == wanted:
                return text.strip()
        if wanted.count(".") > 1:
            return self.rule(wanted.rpartition(".")[0])
        return None


def plain(number: str) -> str:
    """A rule's number as people may type it: `s 10.1`, `S-10.1.`."""
    return re.sub(r"[\s\-–]", "", number).rstrip(".").casefold()
