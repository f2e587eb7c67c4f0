"""Hints and analyses in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rich.console import RenderableType
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from arcanum.bots import Seat
from arcanum.kernel.frames import Player
from arcanum.kernel.words import Action
from arcanum.lab.analysis import Analyst, Judged, hint, summary
from arcanum.records import SEATS

if TYPE_CHECKING:
    from arcanum.terminal.session import Session

SECONDS = 1.0  # for a piece of advice
PART_SECONDS = 0.3  # of an analysis, between two steps of its bar
MOST_STEPS = 60  # columns of the chart


class Advice(NamedTuple):
    """An option and the estimated chance of winning with it."""

    action: Action
    chance: float
    why: str  # what speaks for it, in a sentence; empty where nothing does


def percent(chance: float) -> int:
    """A chance in hundredths."""
    return round(100 * chance)


def advice(session: Session, p: Player) -> list[Advice]:
    """The best options of a seat, from what it knows."""
    seat = Seat(session.state, p)
    what = Text(session.say("advice-thinks"))
    found = session.screen.while_thinking(what, lambda: hint(session.game.id, seat, SECONDS))
    say = session.look.texts.reasons
    return [
        Advice(session.game.read(told["action"]), told["chance"], say(told["reasons"]))
        for told in found
    ]


def analysed(session: Session) -> list[RenderableType]:
    """The chances of every seat over the game, and the decisions that cost most."""
    judged = judgements(session)
    if not judged:
        return [Text(session.say("analysis-nothing"))]
    out: list[RenderableType] = ["", Text(session.say("analysis-chances"), style="bold")]
    out.append(chart(session, judged))
    costly = summary(session.record, judged)["costly"]
    out.append("")
    if not costly:
        out.append(Text(session.say("analysis-no-cost")))
        return out
    out.append(Text(session.say("analysis-costly"), style="bold"))
    for told in costly:
        out.append(
            Text(
                session.say(
                    "analysis-decision",
                    number=told["number"],
                    name=session.look.name(told["seat"]),
                    played=said(session, told["played"]),
                    chance=percent(told["chance_played"]),
                    best=said(session, told["best"]),
                    better=percent(told["chance_best"]),
                )
            )
        )
        why = session.look.texts.reasons(told["reasons"])
        if why:
            out.append(Text(f"      {why}", style="italic"))
    return out


def judgements(session: Session) -> list[Judged]:
    """All decisions judged, what matters most first, with a progress bar."""
    analyst = Analyst(session.record)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeRemainingColumn(),
        console=session.screen.console,
        disable=not session.screen.console.is_terminal,
        transient=True,
    )
    with bar:
        task = bar.add_task(session.say("analysis-runs"), total=1.0)
        share = 0.0
        while share < 1:
            share = analyst.part(PART_SECONDS).share
            bar.update(task, completed=share)
    return analyst.judged()


def chart(session: Session, judged: list[Judged]) -> Table:
    """One line for each seat: its chances at its own decisions, as it could judge them."""
    rows = Table.grid(padding=(0, 2))
    for p in range(session.state.seats):
        own = [each.chances[p] for each in judged if each.seat == SEATS[p]]
        last = f"{percent(own[-1])}%" if own else ""
        rows.add_row(session.look.names[p], Text(line(own, session.screen.signs.steps)), last)
    return rows


def line(chances: list[float], steps: str) -> str:
    """Chances as a line of signs, thinned out where there are too many."""
    count = min(len(chances), MOST_STEPS)
    picked = [chances[at * len(chances) // count] for at in range(count)]
    return "".join(steps[min(len(steps) - 1, int(chance * len(steps)))] for chance in picked)


def said(session: Session, spelled: str) -> str:
    """An action in the reader's language."""
    return session.look.texts.option(
        session.game, session.game.read(spelled), session.look.names
    )
