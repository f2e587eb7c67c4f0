"""A lesson in the terminal: the usual table, with a coach who speaks before each decision."""

from __future__ import annotations

import re

from rich.console import Console, RenderableType
from rich.text import Text

from arcanum.bots import bot
from arcanum.kernel.frames import Player
from arcanum.kernel.words import Action
from arcanum.lessons import Coach, Lesson, words
from arcanum.lessons.coach import DONE, follow
from arcanum.lessons.reading import CHOICE, NEXT
from arcanum.lessons.rivals import reply
from arcanum.lessons.telling import BEADS, attribute, in_all, numbers, sentence, spot_name
from arcanum.records import SEATS, Record
from arcanum.terminal.board import Choice, Density, View
from arcanum.terminal.screen import Reader, Screen
from arcanum.terminal.session import Left, Session
from arcanum.texts import texts

BEAD = re.compile(f" ?[{''.join(BEADS)}]")


class LessonSession(Session):
    """One person, and rivals who do what the lesson says."""

    def __init__(self, lesson: Lesson, lang: str, screen: Screen) -> None:
        state = lesson.start()
        game = lesson.game
        self.lesson = lesson
        self.lang = lang
        self.lines = words(lang, game.id)
        self.coach = Coach(lesson, state)
        record = Record(
            game.id,
            lesson.seats,
            lesson.seed,
            lesson.options,
            names=[self.name_at(p) for p in range(lesson.seats)],
            lang=lang,
        )
        others = [p for p in range(lesson.seats) if p != lesson.you]
        rivals = {p: bot("random", game.id) for p in others}  # they do as the lesson says
        super().__init__(game, state, record, rivals, texts(lang, game.id), screen)

    def name_at(self, p: Player) -> str:
        """The name of a seat."""
        key = "seat-name" if p == self.lesson.you else "lesson-rival-name"
        return self.lines.say(key, seat=SEATS[p])

    # -- the coach

    def coach_says(self) -> list[str]:
        """Where we are, what the coach says, and what to look at."""
        coach = self.coach
        step = coach.step
        spoken = sentence(coach)[self.lang]
        if step is None or coach.wait not in (NEXT, CHOICE):
            return [spoken]
        out = [
            self.lines.say(
                "lesson-step",
                title=self.lines.say(self.lesson.key()),
                step=coach.at + 1,
                of=len(self.lesson.steps),
                heading=attribute(coach, "title")[self.lang],
            ),
            BEAD.sub("", spoken),
        ]
        more = attribute(coach, "more")[self.lang]
        if more:
            out.append(BEAD.sub("", more))
        if step.spots:
            names = [spot_name(self.game.id, spot)[self.lang] for spot in step.spots]
            out.append(self.lines.say("lesson-look", spots=", ".join(names)))
        if coach.wait == NEXT:
            out.append(self.lines.say("lesson-press"))
        return out

    def question(
        self, p: Player, view: View, choices: list[Choice], density: Density
    ) -> list[RenderableType]:
        """The coach's words, and then what the table asks."""
        bar = Text(f"{self.screen.signs.bar} ", style="bold cyan")
        said = [Text.assemble(bar, line) for line in self.coach_says()]
        return ["", *said, *super().question(p, view, choices, density)]

    def person_decides(self, p: Player) -> None:
        """Shows the table and the coach, until something is decided; Enter turns the page."""
        if self.coach.wait == DONE:
            self.screen.say(sentence(self.coach)[self.lang])
            raise Left
        self.looking = p
        self.draw(p)
        choices = self.choices()
        while True:
            line = self.screen.ask(self.screen.signs.prompt)
            if not line and self.coach.wait == NEXT:
                self.coach.press()
                return
            if self.answers.answer(p, choices, line):
                return

    # -- decisions

    def take(self, action: Action) -> None:
        """A decision; the coach may have something to say before it counts."""
        p = self.state.player
        spelled = self.game.spell(action)
        if p == self.lesson.you and not self.is_kept(spelled):
            self.news.append(self.lines.say("lesson-took-back"))
            return
        super().take(action)
        self.coach.decided(p, spelled, self.state)

    def is_kept(self, spelled: str) -> bool:
        """Whether the person keeps a choice that the coach speaks about."""
        for objection in self.coach.objections():
            if objection.action == spelled:
                key = self.lesson.key(objection.poor.text)
                text = BEAD.sub("", in_all(self.game.id, key, numbers(self.coach))[self.lang])
                rule = f" [{objection.poor.rule}]" if objection.poor.rule else ""
                self.screen.say(self.lines.say("lesson-but", text=text) + rule)
                return self.is_yes(self.screen.ask(self.lines.say("lesson-keep") + " "))
        return True

    def bot_decides(self, p: Player) -> None:
        """What a rival does in this lesson."""
        self.take(reply(self.lesson, self.state, self.coach.actions))

    def take_back(self, p: Player) -> None:
        """The last step, and the lesson as it was before it."""
        super().take_back(p)
        actions = self.record.actions
        presses = [after for after in self.coach.presses if after <= len(actions)]
        self.coach = follow(self.lesson, self.lesson.start(), actions, presses)

    # -- leaving

    def end(self) -> None:
        """The last table, and what the coach says to it."""
        while self.coach.wait == NEXT:
            self.screen.show("", *self.coach_says()[:-1])
            self.screen.ask(self.say("press-enter") + " ")
            self.coach.press()
        view = self.state.observe(self.lesson.you)
        self.screen.show("", self.board.ending(view))
        self.screen.say(sentence(self.coach)[self.lang])

    def save_to(self, given: str) -> bool:
        """A lesson begins with a position, so no record can hold it."""
        self.screen.say(self.lines.say("lesson-not-saved"))
        return False

    def leave(self) -> None:
        """Leaves at once: there is nothing to lose."""
        raise Left


def learn(
    lesson: Lesson, lang: str, console: Console | None = None, reader: Reader | None = None
) -> int:
    """Plays a lesson in the terminal: the exit status."""
    return LessonSession(lesson, lang, Screen(console, reader)).run()
