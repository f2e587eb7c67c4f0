"""One game in the terminal: who is asked, what is shown, what is saved.

A seat is shown its view, its options and the notes it heard; nothing else of the table ever
reaches the screen.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from arcanum.bots import Bot, Seat
from arcanum.kernel.codec import fingerprint
from arcanum.kernel.errors import ArcanumError
from arcanum.kernel.frames import Player, Viewer
from arcanum.kernel.game import Game
from arcanum.kernel.state import State
from arcanum.kernel.undo import Undo
from arcanum.kernel.words import Action
from arcanum.records import Record
from arcanum.rulebook.lookup import Lookup
from arcanum.terminal.advice import analysed
from arcanum.terminal.answers import Answers
from arcanum.terminal.board import (
    DENSITIES,
    MEDIUM,
    ROOMY,
    TIGHT,
    Choice,
    Density,
    Look,
    View,
)
from arcanum.terminal.choosing import choice_grid
from arcanum.terminal.plain import board_of
from arcanum.terminal.screen import Drawn, Screen
from arcanum.texts import Texts

MOST_LOG = 60
INTERRUPTED = 130  # the exit status after Ctrl-C


class Left(Exception):
    """Somebody leaves the table."""


class Session:
    """A table, the people and bots around it, and the record of what they do."""

    def __init__(
        self,
        game: Game,
        state: State,
        record: Record,
        bots: dict[Player, Bot],
        texts: Texts,
        screen: Screen,
        file: Path | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.record = record
        self.bots = bots
        self.people = [p for p in range(state.seats) if p not in bots]
        self.screen = screen
        self.file = file  # where the game is saved
        self.kept = len(record.actions)  # how many actions are saved there
        names = texts.with_opponent(game, record.names, record.options)
        self.look = Look(texts, game, names, screen.signs, record.bots)
        self.board = board_of(self.look)
        self.rules = Lookup(game.id, texts.lang)
        self.undo = Undo()
        self.marks: list[tuple[int, int]] = []  # lengths of log and taken before each action
        self.read = dict.fromkeys(self.people, 0)  # how much of the log a person has read
        self.looking: Player | None = None  # who sat at the keyboard last
        self.news: list[str] = []  # lines for the next screen
        self.slowly = True  # show the steps of a player run by the rules one by one
        self.told = -1  # the log's length when they were last shown
        self.answers = Answers(self)
        self.advised = len(self.people) == 1  # no advice against another person

    def say(self, key: str, **args: str | int) -> str:
        """A text of the terminal."""
        return self.look.say(key, **args)

    def tell(self, key: str, **args: str | int) -> None:
        """One line on the screen."""
        self.screen.say(self.say(key, **args))

    # -- the game

    def run(self) -> int:
        """Plays until the game is over or somebody leaves: the exit status."""
        try:
            self.greet()
            while not self.state.over:
                p = self.state.player
                if p in self.bots:
                    self.bot_decides(p)
                else:
                    self.person_decides(p)
            self.end()
        except Left:
            return 0
        except EOFError:
            self.keep("end-of-input")
            return 0
        except KeyboardInterrupt:
            self.keep("interrupted")
            return INTERRUPTED
        return 0

    def greet(self) -> None:
        """The first words."""
        if not self.people:
            self.screen.show(Rule(Text(self.look.title(), style="bold")))
            self.tell("welcome-watch")
            self.tell_story(0)
            return
        if len(self.people) == 1:
            self.news.append(self.say("welcome-one", name=self.look.names[self.people[0]]))
        else:
            names = ", ".join(self.look.names[p] for p in self.people)
            self.news.append(self.say("welcome-many", names=names))
        self.news.append(self.say("welcome-help"))
        notice = self.board.notice(self.state.observe(self.people[0]))
        if notice:
            self.news.append(notice)
        if self.record.actions:
            self.news = [self.say("welcome-back", n=len(self.record.actions))]
            since = max(0, len(self.state.log) - ROOMY.log)
            self.read = dict.fromkeys(self.people, since)

    def take(self, action: Action) -> None:
        """A legal action of the seat to move."""
        p = self.state.player
        before = self.state.clone()
        self.marks.append((len(self.state.log), len(self.state.taken)))
        if p in self.read:
            self.read[p] = len(self.state.log)
        self.record.actions.append((p, self.game.spell(action)))
        self.state.apply(action)
        self.undo.step(before, self.state)

    def take_back(self, p: Player) -> None:
        """The last step of a seat that has one to take back."""
        log, taken = self.state.log, self.state.taken
        self.state = self.undo.back()
        told, forced = self.marks.pop()
        self.state.telling = True
        self.state.log = log[:told]
        self.state.taken = taken[:forced]
        _, spelled = self.record.actions.pop()
        self.kept = -1
        self.read[p] = told
        text = self.look.texts.option(self.game, self.game.read(spelled), self.look.names)
        self.news.append(self.say("taken-back", action=text))

    def bot_decides(self, p: Player) -> None:
        """A bot's decision; if only bots play, it is described at once."""
        bot = self.bots[p]
        seat = Seat(self.state, p)
        name = self.look.texts.noun("bot", bot.name)
        what = Text(self.say("thinks", name=self.look.names[p], bot=name))
        action = self.screen.while_thinking(what, lambda: bot.choose(seat))
        since = len(self.state.log)
        self.take(action)
        if not self.people:
            self.tell_story(since)

    def tell_story(self, since: int) -> None:
        """What happened, as an onlooker hears it."""
        began = False
        for told in self.state.heard(None, since):
            sentence = self.sentence(told)
            if self.board.is_chapter(told):
                self.screen.show("", Rule(Text(sentence, style="bold"), align="left"))
                began = True
            else:
                self.screen.say(sentence)
        if began:
            self.screen.show(*self.board.scene(self.state.observe(None), self.screen.width))

    def sentence(self, told: dict[str, Any]) -> str:
        """A note in words."""
        reader = self.people[0] if len(self.people) == 1 else None
        return self.look.texts.note(self.game, told, self.look.names, reader)

    def person_decides(self, p: Player) -> None:
        """Shows the table and asks until something is decided or taken back."""
        self.hand_over(p)
        self.tell_steps(p)
        self.draw(p)
        choices = self.choices()
        while not self.answers.answer(p, choices, self.screen.ask(self.screen.signs.prompt)):
            pass
        if len(self.people) > 1 and self.state.player != p:
            self.screen.clear(forget=True)  # what comes next may take a while

    def tell_steps(self, p: Player) -> None:
        """The turn of a player run by the rules, one step for each Enter."""
        if self.screen.height is None or not self.slowly:
            return
        told = self.state.heard(p, self.read[p])
        steps = self.board.told_slowly(told)
        if not steps or self.told == len(self.state.log):
            return
        self.told = len(self.state.log)
        hint, everything, never = self.board.step_hint()
        self.screen.clear()
        waits = True
        for n, at in enumerate(steps, 1):
            title = Text(self.board.step_title(n, len(steps)), style=self.look.style("quiet"))
            self.screen.show(title, self.barred(self.sentence(told[at])))
            reply = self.screen.ask(f"{hint} ").casefold() if waits else ""
            self.slowly = self.slowly and reply != never
            waits = waits and reply not in (everything, never)

    def hand_over(self, p: Player) -> None:
        """Between two people's decisions, so that nobody sees another's cards."""
        if len(self.people) > 1 and self.looking != p:
            self.screen.clear(forget=True)
            self.tell("hand-over", name=self.look.names[p])
            self.screen.ask(self.say("press-enter") + " ")
        self.looking = p

    # -- the screen

    def choices(self) -> list[Choice]:
        """The options with their numbers, group by group."""
        words = self.game.words
        found = []
        for action in self.state.options:
            verb = words.verb_of(action)
            nouns = zip(verb.kinds, words.nouns_of(action), strict=True)
            found.append(
                Choice(
                    number=0,
                    action=action,
                    verb=verb.name,
                    nouns=tuple(kind.spell(noun) for kind, noun in nouns),
                    kinds=tuple(kind.name for kind in verb.kinds),
                    text=self.look.texts.option(self.game, action, self.look.names),
                )
            )
        board = self.board
        found.sort(key=lambda c: (board.groups.index(board.group(c)), board.place(c)))
        return [choice.with_number(at) for at, choice in enumerate(found, 1)]

    def draw(self, p: Player) -> None:
        """Table, news, choices and question, packed as tightly as the window needs."""
        view = self.state.observe(p)
        choices = self.choices()
        news = [self.barred(line) for line in self.log_lines(p, self.read[p]) + self.news]
        self.news = []
        heights = [len(self.screen.drawn([line]).rows) for line in news]
        tried: dict[Density, tuple[Drawn, Drawn, int]] = {}

        def fits(density: Density) -> bool:
            table = self.screen.drawn(
                self.board.table(view, choices, self.screen.width, density)
            )
            question = self.screen.drawn(self.question(p, view, choices, density))
            room = MOST_LOG
            if self.screen.height is not None:
                room = self.screen.height - len(table.rows) - len(question.rows) - 2
            tried[density] = table, question, room
            return room >= min(density.log, sum(heights))

        density = ROOMY
        if self.screen.height is not None:
            density = DENSITIES[bisect_left(DENSITIES[:-1], True, key=fits)]
        if density not in tried:
            fits(density)
        table, question, room = tried[density]
        self.screen.clear()
        self.screen.show(table, *self.newest(news, heights, max(room, TIGHT.log)), question)

    def barred(self, line: str) -> Text:
        """A sentence of the log."""
        bar = Text(f"{self.screen.signs.bar} ", style=self.look.style("quiet"))
        return Text.assemble(bar, line)

    def newest(self, lines: list[Text], heights: list[int], room: int) -> list[RenderableType]:
        """The newest sentences that fit, and how many do not."""
        first = 0
        while first < len(lines) - 1 and sum(heights[first:]) + (first > 0) > room:
            first += 1
        if not first:
            return list(lines)
        earlier = Text(self.say("earlier", n=first), style=self.look.style("quiet"))
        return [earlier, *lines[first:]]

    def log_lines(self, viewer: Viewer, since: int = 0) -> list[str]:
        """What a seat heard, as sentences."""
        return [self.sentence(told) for told in self.state.heard(viewer, since)]

    def question(
        self, p: Player, view: View, choices: list[Choice], density: Density
    ) -> list[RenderableType]:
        """The numbered choices and the question."""
        listed = self.board.listed(view, choices)
        labels: dict[str, list[tuple[int, Text]]] = {}
        for choice in choices:
            if choice.number not in listed:
                group = self.board.group(choice)
                label = self.board.label(view, choice)
                labels.setdefault(group, []).append((choice.number, label))
        groups = [(self.say(f"group-{group}"), items) for group, items in labels.items()]
        out: list[RenderableType] = []
        if groups:
            out.append("")
            styles = self.look.style("number"), self.look.style("label")
            out += choice_grid(groups, self.screen.width, *styles, density.choices)
        hints = [self.say("hint-choose", n=len(choices)), self.say("hint-help")]
        if self.undo.depth(p):
            hints.append(self.say("hint-undo", n=self.undo.depth(p)))
        if self.board.cards():
            hints.append(self.say("hint-card"))
        if self.advised:
            hints.append(self.say("hint-advice"))
        hints += [self.say(f"hint-{command}") for command in ("log", "save", "quit")]
        hint = Text(self.screen.signs.dot.join(hints), style=self.look.style("quiet"))
        out += ["", Text(self.prompt(view), style="bold"), hint]
        return out

    def prompt(self, view: View) -> str:
        """The question as a sentence."""
        asked = view.get("asked") or {}
        if asked.get("prompt"):
            return self.look.texts.prompt(self.game, asked, self.look.names)
        return self.say("your-choice")

    # -- keeping the game

    def save_to(self, given: str) -> bool:
        """Writes the record to a file; True when that worked."""
        path = self.file or self.new_name()
        try:
            if given:
                path = Path(given).expanduser()
            if path.is_dir():
                path = path / self.new_name()
            if path.exists() and path != self.file:
                question = self.say("overwrite", file=str(path))
                if not self.is_yes(self.screen.ask(question + " ")):
                    self.tell("not-saved")
                    return False
            self.write(path)
        except (OSError, ValueError, RuntimeError, ArcanumError) as wrong:
            self.tell("cannot-save", problem=one_line(wrong))
            return False
        self.tell("saved", file=str(path))
        return True

    def write(self, path: Path) -> None:
        """Writes the record, completely or not at all."""
        self.record.final_hash = fingerprint(self.state) if self.state.over else ""
        self.record.write(path)
        self.file = path
        self.kept = len(self.record.actions)

    def new_name(self) -> Path:
        """A name for a new file."""
        return Path(f"{self.game.id}-{time.strftime('%Y%m%d-%H%M%S')}.jsonl")

    def leave(self) -> None:
        """Leaves the table, unless the player stays when asked about saving."""
        if self.kept != len(self.record.actions):
            reply = self.screen.ask(self.say("save-before-leaving") + " ")
            if self.is_yes(reply):
                if not self.save_to(""):
                    return
            elif self.is_no(reply):
                self.tell("not-saved")
            else:
                self.tell("stays")
                return
        raise Left

    def is_yes(self, reply: str) -> bool:
        """Whether an answer means yes."""
        return reply.casefold() in self.say("yes-words").casefold().split()

    def is_no(self, reply: str) -> bool:
        """Whether an answer means no."""
        return reply.casefold() in self.say("no-words").casefold().split()

    def keep(self, key: str) -> None:
        """The end of the input: the game is saved if it has a file."""
        self.screen.show("")
        if self.file is None or not self.record.actions:
            self.tell(key)
            return
        try:
            if self.kept != len(self.record.actions):
                self.write(self.file)
        except (OSError, ArcanumError) as wrong:
            self.tell("cannot-save", problem=one_line(wrong))
            return
        self.tell("saved", file=str(self.file))

    # -- the end

    def end(self) -> None:
        """The last table, the scores, who won, and the record."""
        viewer = self.people[0] if len(self.people) == 1 else None
        view = self.state.observe(viewer)
        self.screen.clear()
        self.screen.show(*self.board.table(view, [], self.screen.width, MEDIUM))
        if viewer is not None:
            news = self.log_lines(viewer, self.read[viewer])[-MOST_LOG:]
            self.screen.show(*[self.barred(line) for line in news])
        self.screen.show("", Rule(Text(self.say("game-over"), style="bold")))
        self.screen.show(self.board.ending(view))
        winners = self.board.winners(view)
        if len(winners) == 1:
            self.screen.say(self.say("winner", name=winners[0]), style="bold")
        else:
            self.screen.say(self.say("winners", names=", ".join(winners)), style="bold")
        self.tell("seed", seed=str(self.record.seed))
        for line in self.board.again(self.record):
            self.screen.say(line)
        if self.file is not None:
            self.keep("")
        elif self.people and self.is_yes(self.screen.ask(self.say("save-record") + " ")):
            self.save_to("")
        if self.people:
            self.offer_analysis()

    def offer_analysis(self) -> None:
        """Offers the chances over the game and the costliest decisions."""
        try:
            if not self.is_yes(self.screen.ask(self.say("analyse") + " ")):
                return
            self.screen.show(*analysed(self))
        except EOFError:
            self.screen.show("")
        except KeyboardInterrupt:
            self.screen.show("")
            self.tell("analysis-stopped")


def one_line(wrong: Exception) -> str:
    """An error without its file name and line breaks."""
    if isinstance(wrong, OSError) and wrong.strerror:
        return wrong.strerror
    return " ".join(str(wrong).split())
