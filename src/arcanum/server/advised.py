"""How hints are refused, and how a finished analysis is shown."""

from __future__ import annotations

from typing import Any

import msgspec

from arcanum.lab.analysis import SIMULATIONS, Judged, summary
from arcanum.records import SEATS, parse
from arcanum.server import history
from arcanum.server.faces import Faces
from arcanum.server.stored import Judgement
from arcanum.server.table import Table
from arcanum.server.types import AnalysisShown, ChancesShown, CostlyShown, OptionShown


def why_no_hints(table: Table) -> str:
    """Why a table gives no hints, in one line."""
    if table.room.head.hints is False:
        return "the host of this table allows no hints"
    return "hints are given where all other seats are bots, or where the host allows them"


def is_done(found: Judgement) -> bool:
    """Whether an analysis is complete."""
    return found.done >= found.of


def shown(table: Table, found: Judgement, simulations: int = SIMULATIONS) -> AnalysisShown:
    """What an analysis found, with so many simulations for each decision."""
    judged = [Judged.heard(each) for each in found.judged]
    faces = table.room.faces
    costly = summary(parse(history.record(table.room)), judged)["costly"]
    return AnalysisShown(
        "done",
        found.done,
        found.of,
        simulations,
        chances=[
            ChancesShown(each.number, SEATS.index(each.seat), own_chance(each))
            for each in judged
        ],
        costly=[costly_shown(faces, each) for each in costly],
    )


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
    )


def option(faces: Faces, spelled: str) -> OptionShown:
    """An action as the table shows it."""
    return msgspec.json.decode(bytes(faces.option(faces.read(spelled))), type=OptionShown)
