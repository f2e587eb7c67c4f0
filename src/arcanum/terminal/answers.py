"""What a typed line means: a number, an action in words, or a command."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from arcanum.kernel.frames import Player
from arcanum.terminal.advice import advice, percent
from arcanum.terminal.board import Board, Choice
from arcanum.terminal.cards import notes_on
from arcanum.terminal.rules import contents, shown

if TYPE_CHECKING:
    from arcanum.terminal.session import Session

LONG_LOG = 60  # lines that the log shows, unless a number is given
COMMANDS = (
    "help", "card", "undo", "advice", "log", "table", "memory", "dice", "rule", "save", "quit",
)  # fmt: skip

Reply = Callable[[Player, list[Choice], str], bool]


class Answers:
    """What each line does. A reply is True when it changed the table."""

    def __init__(self, table: Session) -> None:
        self.table = table
        self.words: dict[str, str] = {}
        for command in COMMANDS:
            for word in table.say(f"command-{command}").split():
                self.words[word.casefold()] = command
        self.replies: dict[str, Reply] = {
            "help": self.show_help,
            "card": self.show_card,
            "undo": self.take_back,
            "advice": self.show_advice,
            "log": self.show_log,
            "table": self.show_table,
            "memory": self.show_memory,
            "dice": self.show_dice,
            "rule": self.show_rule,
            "save": self.save,
            "quit": self.leave,
        }

    def answer(self, p: Player, choices: list[Choice], line: str) -> bool:
        """Carries out a line; True when it changed the table."""
        if not line:
            self.table.tell("type-number", n=len(choices))
            return False
        if line.isdecimal():
            number = int(line) if len(line) < 6 else 0
            if not 1 <= number <= len(choices):
                self.table.tell("no-such-number", n=len(choices))
                return False
            self.table.take(choices[number - 1].action)
            return True
        word, _, rest = line.partition(" ")
        command = self.words.get(word.casefold())
        if command is not None:
            return self.replies[command](p, choices, rest.strip())
        return self.take_spelled(p, choices, line)

    def take_spelled(self, p: Player, choices: list[Choice], line: str) -> bool:
        """An action in words, as records spell it or as the screen shows it."""
        words = " ".join(line.split())
        for choice in choices:
            if choice.text.casefold() == words.casefold():
                self.table.take(choice.action)
                return True
        refusals = []
        for text in (words, words.lower(), with_seat(words)):
            refused = self.table.state.why_not(text, p)
            if refused is None:
                self.table.take(self.table.game.read(text))
                return True
            refusals.append(refused)
        known = [refused for refused in refusals if refused[0] != "unknown-words"]
        why = (known or refusals)[0]
        look = self.table.look
        self.table.screen.say(look.texts.refusal(look.game, why, look.names))
        return False

    def show_help(self, p: Player, choices: list[Choice], rest: str) -> bool:
        """What can be typed, and what the signs mean."""
        rows = Table.grid(padding=(0, 2))
        rows.add_column(style="bold", no_wrap=True)
        rows.add_column(ratio=1)
        rows.add_row(f"1–{len(choices)}", self.table.say("help-number"))
        if self.table.look.texts.lang == "en":  # the words of records are English
            spelled = self.table.game.spell(choices[0].action)
            rows.add_row(spelled, self.table.say("help-words"))
        for command in self.useful(p):
            rows.add_row(self.table.say(f"usage-{command}"), self.table.say(f"help-{command}"))
        self.table.screen.show("", rows)
        legend = self.table.board.legend()
        if legend is not None:
            self.table.screen.show("", legend)
        self.table.screen.show("")
        return False

    def useful(self, p: Player) -> list[str]:
        """The commands that can do something at this table."""
        board = self.table.board
        view = self.table.state.observe(p)
        useless = {
            "advice": not self.table.advised,
            "card": not board.cards(),
            "dice": board.dice(view) is None,
            "memory": type(board).memory is Board.memory,
            "rule": self.table.rules.empty,
        }
        return [command for command in COMMANDS if not useless.get(command)]

    def show_card(self, p: Player, choices: list[Choice], rest: str) -> bool:
        """A card in full."""
        if not self.table.board.cards():
            self.table.tell("no-cards")
        elif not rest:
            self.table.tell("which-card")
        elif rest.isdecimal():
            card = None
            if len(rest) < 6 and 1 <= int(rest) <= len(choices):
                card = self.table.board.card_in(choices[int(rest) - 1])
            if card is None:
                self.table.tell("no-card-in-choice", number=rest)
            else:
                self.show_one(card.split("#")[0])
        else:
            found = self.cards_called(rest)
            if len(found) == 1:
                self.show_one(found[0])
            elif found:
                names = ", ".join(self.table.board.card_name(card) for card in found)
                self.table.tell("several-cards", names=names)
            else:
                self.table.tell("no-such-card", name=rest)
        return False

    def show_one(self, card: str) -> None:
        """One card."""
        board, look = self.table.board, self.table.look
        self.table.screen.show(board.card(card, self.table.state.seats))
        notes = notes_on(look.game.id, look.texts.lang, card)
        if notes:
            self.table.tell("card-notes")
            self.table.screen.show(*notes, "")

    def cards_called(self, text: str) -> list[str]:
        """Cards by `#number`, by id, by name, by the beginning of a name, by a part of it."""
        if text.startswith("#"):
            card = self.table.board.card_numbers().get(text[1:].strip().lstrip("0"))
            return [card] if card is not None else []
        wanted = folded(text)
        calls = {
            card: (folded(card), folded(self.table.board.card_name(card)))
            for card in self.table.board.cards()
        }
        found = [card for card, names in calls.items() if wanted in names]
        if not found:
            found = [card for card, names in calls.items() if begins(names, wanted)]
        if not found:
            found = [card for card, names in calls.items() if wanted in " / ".join(names)]
        return found

    def take_back(self, p: Player, choices: list[Choice], rest: str) -> bool:
        """Takes back the last step, if nothing was revealed since."""
        if not self.table.undo.depth(p):
            self.table.tell("no-undo")
            return False
        self.table.take_back(p)
        return True

    def show_advice(self, p: Player, choices: list[Choice], rest: str) -> bool:
        """What a search would do, from what the seat knows."""
        if not self.table.advised:
            self.table.tell("no-advice")
            return False
        for told in advice(self.table, p):
            choice = next(c for c in choices if c.action == told.action)
            self.table.tell(
                "advice-option",
                number=choice.number,
                action=choice.text,
                chance=percent(told.chance),
            )
            if told.why:
                self.table.tell("advice-why", why=told.why)
        self.table.tell("advice-about")
        return False

    def show_log(self, p: Player, choices: list[Choice], rest: str) -> bool:
        """The story so far, or its last lines."""
        lines = self.table.log_lines(p)
        if rest:
            if not rest.isdecimal() or len(rest) > 6:
                self.table.tell("log-number")
                return False
            lines = lines[len(lines) - min(int(rest), len(lines)) :]
        else:
            lines = lines[-LONG_LOG:]
        self.table.screen.show("", *[Text(line) for line in lines], "")
        return False

    def show_table(self, p: Player, choices: list[Choice], rest: str) -> bool:
        """The table again."""
        self.table.draw(p)
        return False

    def show_memory(self, p: Player, choices: list[Choice], rest: str) -> bool:
        """What the seat remembers."""
        found = self.table.board.memory(self.table.state.observe(p))
        if found is None:
            self.table.tell("no-memory")
        else:
            self.table.screen.show("", found, "")
        return False

    def show_dice(self, p: Player, choices: list[Choice], rest: str) -> bool:
        """All dice with all their faces."""
        found = self.table.board.dice(self.table.state.observe(p))
        if found is None:
            self.table.tell("no-dice")
        else:
            self.table.screen.show(found)
        return False

    def show_rule(self, p: Player, choices: list[Choice], rest: str) -> bool:
        """A rule by its number, a chapter by its word; without one, the contents.

        With the word for it after the number, the exact text of the specification.
        """
        rules, settings = self.table.rules, self.table.state.settings
        if not rest:
            rows = Table.grid(padding=(0, 2))
            for word, title in contents(rules, settings):
                rows.add_row(word, title)
            if rows.row_count:
                self.table.screen.show("", rows)
            self.table.tell("which-rule")
            return False
        card = rest.casefold().removeprefix("card").strip()
        if rest.casefold().startswith("card") and self.cards_called(f"#{card}"):
            return self.show_card(p, choices, f"#{card}")
        number, _, word = rest.rpartition(" ")
        exact = word.casefold() in self.table.say("word-exact").split()
        wanted = number if exact else rest
        said = rules.rule(wanted, exact) or rules.chapter(wanted, settings)
        if said is None:
            self.table.tell("no-such-rule", number=rest)
            return False
        self.table.screen.show(*shown(said, self.table.look.texts))
        if said.number and said.chapter is not None:
            self.table.tell("rule-more", number=said.number)
        return False

    def save(self, p: Player, choices: list[Choice], rest: str) -> bool:
        """Writes the record of the game so far."""
        self.table.save_to(rest)
        return False

    def leave(self, p: Player, choices: list[Choice], rest: str) -> bool:
        """Leaves the table, after a question about saving."""
        self.table.leave()
        return False


def folded(text: str) -> str:
    """A card's name as people may type it."""
    return " ".join(text.casefold().replace("_", " ").replace("ё", "е").split())


def begins(names: tuple[str, ...], wanted: str) -> bool:
    """Whether one of the names begins so."""
    return any(name.startswith(wanted) for name in names)


def with_seat(words: str) -> str:
    """Spelled words with a seat's letter at the end: `give amulet_of_air b`."""
    rest, _, last = words.lower().rpartition(" ")
    return f"{rest} {last.upper()}" if rest else words
