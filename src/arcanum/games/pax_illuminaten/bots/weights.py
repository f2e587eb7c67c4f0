"""The weights of the Pax Illuminaten bots, read once from weights.toml, which explains them."""

from __future__ import annotations

from typing import Final

from arcanum.bots.sheet import Sheet, sheet
from arcanum.games.pax_illuminaten.rules.facts import ABILITIES

SHEET: Final[Sheet] = sheet(__name__, "weights")

_value: Final[Sheet] = SHEET.table("value")
WON: Final[float] = _value.number("won")
RIVAL: Final[float] = _value.number("rival")
TOKEN: Final[float] = _value.number("token")
NEAR: Final[list[float]] = _value.numbers("near")
NEAR_CARDS: Final[list[float]] = _value.numbers("near_cards")
GROUP: Final[float] = _value.number("group")
CONTROL: Final[float] = _value.number("control")
FAVOR: Final[list[float]] = _value.numbers("favor")
FAVOR_MORE: Final[float] = _value.number("favor_more")
HAND: Final[float] = _value.number("hand")
HAND_CARDS: Final[int] = _value.whole("hand_cards")
SPECIAL: Final[float] = _value.number("special")
EDICT: Final[float] = _value.number("edict")
FACTION_CARD: Final[float] = _value.number("faction_card")
POINT: Final[list[float]] = _value.numbers("point")
PLOT: Final[float] = _value.number("plot")
FAR: Final[float] = _value.number("far")
HELD: Final[float] = _value.number("held")
EDGE: Final[float] = _value.number("edge")
RANKS: Final[list[float]] = _value.numbers("ranks")
BLOCKED: Final[float] = _value.number("blocked")
STRUCTURE: Final[float] = _value.number("structure")
FACE_DOWN: Final[float] = _value.number("face_down")
HOPELESS: Final[float] = _value.number("hopeless")
AO_PLOT: Final[float] = _value.number("ao_plot")
AO_EDICT: Final[float] = _value.number("ao_edict")
AO_DEGREE: Final[float] = _value.number("ao_degree")
DEGREE_CARD: Final[float] = _value.number("degree_card")
DEGREE_ABSENT: Final[float] = _value.number("degree_absent")
BROTHERHOOD_CARD: Final[float] = _value.number("brotherhood_card")
MASON_OWN: Final[float] = _value.number("mason_own")
MASON_THERE: Final[float] = _value.number("mason_there")
PATH_FULL: Final[float] = _value.number("path_full")

_steps: Final[Sheet] = SHEET.table("steps")
MOST: Final[int] = _steps.whole("most")
DEGREE_WORTH: Final[list[float]] = _steps.numbers("degree_worth")
SIGN: Final[float] = _steps.number("sign")
STRENGTH_WORTH: Final[float] = _steps.number("strength")
SUBSTITUTE_PRICE: Final[int] = _steps.whole("substitute")
HOPELESS_EDGE: Final[int] = _steps.whole("hopeless_edge")
SURE_EDGE: Final[int] = _steps.whole("sure_edge")
OWN_NEIGHBOUR: Final[float] = _steps.number("own_neighbour")
ANY_NEIGHBOUR: Final[float] = _steps.number("any_neighbour")
_abilities: Final[Sheet] = _steps.table("abilities")
GOOD_ABILITIES: Final[dict[int, float]] = {
    ABILITIES.index(name): _abilities.number(name) for name in _abilities.names()
}

_greedy: Final[Sheet] = SHEET.table("greedy")
ENOUGH: Final[float] = _greedy.number("enough")
UNSEEN: Final[float] = _greedy.number("unseen")
COURT_PRICE: Final[float] = _greedy.number("court_price")
WINS_AT_ONCE: Final[float] = _greedy.number("wins_at_once")

_guide: Final[Sheet] = SHEET.table("guide")
SPAN: Final[int] = _guide.whole("span")
SPREAD: Final[float] = _guide.number("spread")
