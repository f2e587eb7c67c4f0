"""When hints and analyses are refused, and how a finished analysis is shown."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Literal

import msgspec

from arcanum.lab.analysis import SECONDS, Judged, Part, costly_of
from arcanum.records import SEATS
from arcanum.server import history
from arcanum.server.errors import Refused
from arcanum.server.faces import Faces
from arcanum.server.stored import Judgement
from arcanum.server.table import Table
from arcanum.server.types import (
    AnalysisShown,
    ChancesShown,
    CostlyShown,
    HintShown,
    OptionShown,
    ReasonShown,
)

HINT_SECONDS = 1.0
HINT_SIMULATIONS = 400


def why_no_hints(table: Table) -> str:
    """Why a table gives no hints, in one line."""
    if table.room.head.hints is False:
        return "the host of this table allows no hints"
    return "hints are given where all other seats are bots, or where the host allows them"


def check_hint(table: Table, seat: int) -> None:
    """Refuses a hint where there is none for this seat."""
    if not table.room.hints(seat):
        raise Refused(403, why_no_hints(table), "no-hints")
    if seat not in table.room.waiting:
        raise Refused(409, "there is nothing for you to decide now")


def check_analysis(table: Table) -> None:
    """Refuses where a game cannot be analysed."""
    history.finished(table.room)
    if table.room.head.start is not None:
        raise Refused(409, "this table began with a position: nobody can analyse it")
    if table.room.past is not None or table.room.ground is not None:
        raise Refused(409, "this game was played under other rules: nobody can analyse it")


def unjudged(table: Table) -> Judgement:
    """An analysis that has not begun."""
    return Judgement(0, len(table.room.log.kept), [], time.time())


async def given_up(task: asyncio.Task[None] | None) -> None:
    """Ends the work on an analysis, if there is any."""
    if task is not None:
        task.cancel()
        await asyncio.wait([task])


def is_done(found: Judgement) -> bool:
    """Whether an analysis is complete."""
    return found.done >= found.of


def joined(found: Judgement, part: Part) -> None:
    """Adds what a part of an analysis has found, and how far it is."""
    new = {each["number"]: each for each in part.judged}
    kept = [each for each in found.judged if each["number"] not in new]
    found.judged = sorted([*kept, *new.values()], key=lambda each: int(each["number"]))
    over = part.share >= 1
    found.done = found.of if over else min(found.of - 1, int(found.of * part.share))


def spent_on(found: Judgement) -> float:
    """Seconds of work so far, about."""
    return SECONDS * found.done / max(1, found.of)


def shown(
    table: Table, found: Judgement, state: Literal["none", "running", "done"], left: float = 0.0
) -> AnalysisShown:
    """What an analysis has found."""
    judged = [Judged.heard(each) for each in found.judged]
    faces = table.room.faces
    return AnalysisShown(
        state,
        found.done,
        found.of,
        round(left, 1),
        chances=[
            ChancesShown(each.number, SEATS.index(each.seat), own_chance(each))
            for each in judged
        ],
        costly=[costly_shown(faces, each.told()) for each in costly_of(judged)],
    )


def hinted(found: list[dict[str, Any]]) -> list[HintShown]:
    """A hint, as it is sent."""
    return [HintShown(each["action"], each["chance"], why(each["reasons"])) for each in found]


def why(reasons: list[dict[str, Any]]) -> list[ReasonShown]:
    """Reasons, as they are sent."""
    return [ReasonShown(**each) for each in reasons]


def own_chance(each: Judged) -> float:
    """The chances of the seat that decided."""
    return each.chances[SEATS.index(each.seat)]


def costly_shown(faces: Faces, found: dict[str, Any]) -> CostlyShown:
    """A costly decision with its options as the table shows them."""
    return CostlyShown(
        number=found["number"],
        seat=SEATS.index(found["seat"]),
        played=option(faces, found["played"]),
        best=option(faces, found["best"]),
        chance_played=found["chance_played"],
        chance_best=found["chance_best"],
        cost=found["cost"],
        reasons=why(found["reasons"]),
    )


def option(faces: Faces, spelled: str) -> OptionShown:
    """An action as the table shows it."""
    return msgspec.json.decode(bytes(faces.option(faces.read(spelled))), type=OptionShown)
