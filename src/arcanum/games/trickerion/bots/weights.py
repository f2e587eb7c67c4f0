"""The weights of the Trickerion bots, read once from weights.toml, where each is explained."""

from __future__ import annotations

from typing import Final

from arcanum.bots.sheet import Sheet, sheet
from arcanum.games.trickerion.rules.base.facts import COINS_PER_FAME, LOCATIONS

SHEET: Final[Sheet] = sheet(__name__, "weights")

_value: Final[Sheet] = SHEET.table("value")
COIN: Final[list[float]] = [1 / COINS_PER_FAME, *_value.numbers("coin")]  # by rounds ahead
CASH: Final[list[float]] = _value.numbers("cash")
PURSE: Final[list[float]] = _value.numbers("purse")
HOARD: Final[float] = _value.number("hoard")
HOARD_MOST: Final[int] = _value.whole("hoard_most")
LAST_COIN: Final[float] = _value.number("last_coin")
SHARD: Final[float] = _value.number("shard")
SHARD_USE: Final[float] = _value.number("shard_use")
SHARDS_USED: Final[int] = _value.whole("shards_used")
LINK: Final[float] = _value.number("link")
LINK_LEVEL: Final[list[float]] = _value.numbers("link_level")
PREPARED: Final[float] = _value.number("prepared")
REACHED: Final[float] = _value.number("reached")
RANKS: Final[list[float]] = _value.numbers("ranks")
SURE: Final[float] = _value.number("sure")
LATER: Final[list[float]] = _value.numbers("later")
GUEST: Final[float] = _value.number("guest")
MARKER: Final[float] = _value.number("marker")
PREPARING: Final[float] = _value.number("preparing")
ONE_MORE: Final[float] = _value.number("one_more")
NOT_ON_SALE: Final[float] = _value.number("not_on_sale")
ORDERED: Final[float] = _value.number("ordered")
EARNING: Final[float] = _value.number("earning")
WORK: Final[float] = _value.number("work")
BONUS: Final[list[float]] = _value.numbers("bonus")
CARD_EARLY: Final[float] = _value.number("card_early")
CARD_USE: Final[float] = _value.number("card_use")
CARDS_USED: Final[int] = _value.whole("cards_used")
SPECIALIST_ROUND: Final[float] = _value.number("specialist_round")
APPRENTICE_ROUND: Final[float] = _value.number("apprentice_round")
HANDS: Final[list[float]] = _value.numbers("hands")
GATHERED: Final[list[str]] = _value.words("gathered")

_steps: Final[Sheet] = SHEET.table("steps")
STEPS: Final[int] = _steps.whole("steps")
MOST: Final[int] = _steps.whole("most")
POINT: Final[float] = _steps.number("point")
POINTS_COUNTED: Final[int] = _steps.whole("points_counted")
QUICK_ORDER_WAITS: Final[float] = _steps.number("quick_order_waits")
BETTER: Final[float] = _steps.number("better")
ENOUGH: Final[float] = _steps.number("enough")
THEATER_DECK: Final[float] = _steps.number("theater_deck")
OTHER_DECK: Final[float] = _steps.number("other_deck")
SPOT: Final[float] = _steps.number("spot")
EMPTY_NEIGHBOUR: Final[float] = _steps.number("empty_neighbour")
HOPE_READY: Final[float] = _steps.number("hope_ready")
HOPE_OWNED: Final[float] = _steps.number("hope_owned")
HOPE_NONE: Final[float] = _steps.number("hope_none")

_plan: Final[Sheet] = SHEET.table("plan")
AGAIN: Final[list[float]] = _plan.numbers("again")
SLOT_LEFT: Final[float] = _plan.number("slot_left")
SPECIALS_TRIED: Final[int] = _plan.whole("specials_tried")
PASSES: Final[int] = _plan.whole("passes")
UNSHOWN: Final[float] = _plan.number("unshown")
BETTER_PLAN: Final[float] = _plan.number("better_plan")
IMPOSSIBLE: Final[float] = _plan.number("impossible")

_greedy: Final[Sheet] = SHEET.table("greedy")
PLANS_KEPT: Final[int] = _greedy.whole("plans_kept")
BEAM: Final[int] = _greedy.whole("beam")
LOOK: Final[int] = _greedy.whole("look")
HURRY: Final[int] = _greedy.whole("hurry")
FIRST_MAGICIANS: Final[list[str]] = _greedy.words("first_magicians")
_turn_of: Final[Sheet] = _greedy.table("turn_of")
MAGICIAN_ON_STAGE: Final[int] = _greedy.whole("magician_on_stage")
TURN_OF: Final[list[int]] = [_turn_of.whole(name) for name in LOCATIONS]  # by Location

_guide: Final[Sheet] = SHEET.table("guide")
SPAN: Final[int] = _guide.whole("span")
LOGISTIC: Final[float] = _guide.number("logistic")
SOLO_SPREADS: Final[list[float]] = _guide.numbers("solo_spreads")
STILL_TO_MAKE: Final[list[float]] = _guide.numbers("still_to_make")
_heir_makes: Final[Sheet] = _guide.table("heir_makes")
HEIR_MAKES: Final[dict[str, list[float]]] = {
    difficulty: _heir_makes.numbers(difficulty) for difficulty in _heir_makes.names()
}
