"""The weights of the Pax Illuminaten bots, read once from weights.toml, which explains them."""

from __future__ import annotations

from typing import Final

from arcanum.bots.sheet import Sheet, sheet
from arcanum.games.pax_illuminaten.rules.facts import ABILITIES, OPPONENTS

SHEET: Final[Sheet] = sheet(__name__, "weights")


class Weights:
    """How a table is judged. Each style of play has weights of its own."""

    def __init__(self, found: Sheet) -> None:
        value, steps = found.table("value"), found.table("steps")
        greedy = found.table("greedy")
        self.won: Final[float] = value.number("won")
        self.rival: Final[float] = value.number("rival")
        self.token: Final[float] = value.number("token")
        self.near: Final[list[float]] = value.numbers("near")
        self.near_cards: Final[list[float]] = value.numbers("near_cards")
        self.group: Final[float] = value.number("group")
        self.control: Final[float] = value.number("control")
        self.favor: Final[list[float]] = value.numbers("favor")
        self.favor_more: Final[float] = value.number("favor_more")
        self.hand: Final[float] = value.number("hand")
        self.hand_cards: Final[int] = value.whole("hand_cards")
        self.special: Final[float] = value.number("special")
        self.edict: Final[float] = value.number("edict")
        self.faction_card: Final[float] = value.number("faction_card")
        self.point: Final[list[float]] = value.numbers("point")
        self.plot: Final[float] = value.number("plot")
        self.far: Final[float] = value.number("far")
        self.held: Final[float] = value.number("held")
        self.edge: Final[float] = value.number("edge")
        self.ranks: Final[list[float]] = value.numbers("ranks")
        self.blocked: Final[float] = value.number("blocked")
        self.structure: Final[float] = value.number("structure")
        self.face_down: Final[float] = value.number("face_down")
        self.hopeless: Final[float] = value.number("hopeless")
        self.ao_plot: Final[float] = value.number("ao_plot")
        self.ao_edict: Final[float] = value.number("ao_edict")
        self.ao_near: Final[list[float]] = value.numbers("ao_near")
        self.ao_kind: Final[float] = value.number("ao_kind")
        self.ao_lodge: Final[float] = value.number("ao_lodge")
        self.degree_card: Final[float] = value.number("degree_card")
        self.degree_absent: Final[float] = value.number("degree_absent")
        self.brotherhood_card: Final[float] = value.number("brotherhood_card")
        self.mason_own: Final[float] = value.number("mason_own")
        self.mason_there: Final[float] = value.number("mason_there")
        self.path_full: Final[float] = value.number("path_full")
        self.hopeless_edge: Final[int] = steps.whole("hopeless_edge")
        self.sure_edge: Final[int] = steps.whole("sure_edge")
        self.enough: Final[float] = greedy.number("enough")
        self.target_wish: Final[float] = value.number("target_wish")
        self.target: int = -1  # the plot that a plan is about


WEIGHTS: Final[Weights] = Weights(SHEET)

_steps: Final[Sheet] = SHEET.table("steps")
MOST: Final[int] = _steps.whole("most")
DEGREE_WORTH: Final[list[float]] = _steps.numbers("degree_worth")
SIGN: Final[float] = _steps.number("sign")
STRENGTH_WORTH: Final[float] = _steps.number("strength")
SUBSTITUTE_PRICE: Final[int] = _steps.whole("substitute")
OWN_NEIGHBOUR: Final[float] = _steps.number("own_neighbour")
ANY_NEIGHBOUR: Final[float] = _steps.number("any_neighbour")
_abilities: Final[Sheet] = _steps.table("abilities")
GOOD_ABILITIES: Final[dict[int, float]] = {
    ABILITIES.index(name): _abilities.number(name) for name in _abilities.names()
}

_greedy: Final[Sheet] = SHEET.table("greedy")
UNSEEN: Final[float] = _greedy.number("unseen")
COURT_PRICE: Final[float] = _greedy.number("court_price")
WINS_AT_ONCE: Final[float] = _greedy.number("wins_at_once")

_guide: Final[Sheet] = SHEET.table("guide")
SPAN: Final[int] = _guide.whole("span")
PLAN_SPAN: Final[int] = _guide.whole("plan_span")
_ao_span: Final[Sheet] = _guide.table("ao_span")
AO_SPAN: Final[list[int]] = [_ao_span.whole(name) for name in OPPONENTS]
AT_RANDOM: Final[int] = _guide.whole("at_random")
SPREAD: Final[float] = _guide.number("spread")
