"""The weights of the Trickerion bots, read once from weights.toml, where each is explained."""

from __future__ import annotations

from typing import Final

from arcanum.bots.sheet import Sheet, sheet
from arcanum.games.trickerion.rules.base.facts import COINS_PER_FAME, LOCATIONS

SHEET: Final[Sheet] = sheet(__name__, "weights")


class Weights:
    """How a table is judged. Each style of play has weights of its own."""

    def __init__(self, found: Sheet) -> None:
        value, steps, plan = found.table("value"), found.table("steps"), found.table("plan")
        # By rounds ahead.
        self.coin: Final[list[float]] = [1 / COINS_PER_FAME, *value.numbers("coin")]
        self.cash: Final[list[float]] = value.numbers("cash")
        self.purse: Final[list[float]] = value.numbers("purse")
        self.hoard: Final[float] = value.number("hoard")
        self.hoard_most: Final[int] = value.whole("hoard_most")
        self.last_coin: Final[float] = value.number("last_coin")
        self.shard: Final[float] = value.number("shard")
        self.shard_use: Final[float] = value.number("shard_use")
        self.shards_used: Final[int] = value.whole("shards_used")
        self.link: Final[float] = value.number("link")
        self.link_level: Final[list[float]] = value.numbers("link_level")
        self.prepared: Final[float] = value.number("prepared")
        self.reached: Final[float] = value.number("reached")
        self.ranks: Final[list[float]] = value.numbers("ranks")
        self.sure: Final[float] = value.number("sure")
        self.later: Final[list[float]] = value.numbers("later")
        self.guest: Final[float] = value.number("guest")
        self.marker: Final[float] = value.number("marker")
        self.preparing: Final[float] = value.number("preparing")
        self.one_more: Final[float] = value.number("one_more")
        self.not_on_sale: Final[float] = value.number("not_on_sale")
        self.ordered: Final[float] = value.number("ordered")
        self.earning: Final[float] = value.number("earning")
        self.work: Final[float] = value.number("work")
        self.bonus: Final[list[float]] = value.numbers("bonus")
        self.card_early: Final[float] = value.number("card_early")
        self.card_use: Final[float] = value.number("card_use")
        self.cards_used: Final[int] = value.whole("cards_used")
        self.specialist_round: Final[float] = value.number("specialist_round")
        self.apprentice_round: Final[float] = value.number("apprentice_round")
        self.hands: Final[list[float]] = value.numbers("hands")
        # A wish for tricks of a level, or for one trick above all others.
        self.level: Final[list[float]] = value.numbers("level")
        self.target_wish: Final[float] = value.number("target_wish")
        self.target_share: Final[float] = value.number("target_share")
        self.target_rounds: Final[int] = value.whole("target_rounds")
        self.short: Final[float] = value.number("short")
        self.target: int = -1
        self.better: Final[float] = steps.number("better")
        self.spot: Final[float] = steps.number("spot")
        self.empty_neighbour: Final[float] = steps.number("empty_neighbour")
        self.hope_ready: Final[float] = steps.number("hope_ready")
        self.hope_owned: Final[float] = steps.number("hope_owned")
        self.hope_none: Final[float] = steps.number("hope_none")
        self.again: Final[list[float]] = plan.numbers("again")
        self.slot_left: Final[float] = plan.number("slot_left")
        self.unshown: Final[float] = plan.number("unshown")


WEIGHTS: Final[Weights] = Weights(SHEET)

GATHERED: Final[list[str]] = SHEET.table("value").words("gathered")

_steps: Final[Sheet] = SHEET.table("steps")
STEPS: Final[int] = _steps.whole("steps")
MOST: Final[int] = _steps.whole("most")
POINT: Final[float] = _steps.number("point")
POINTS_COUNTED: Final[int] = _steps.whole("points_counted")
QUICK_ORDER_WAITS: Final[float] = _steps.number("quick_order_waits")
ENOUGH: Final[float] = _steps.number("enough")
THEATER_DECK: Final[float] = _steps.number("theater_deck")
OTHER_DECK: Final[float] = _steps.number("other_deck")

_plan: Final[Sheet] = SHEET.table("plan")
SPECIALS_TRIED: Final[int] = _plan.whole("specials_tried")
PASSES: Final[int] = _plan.whole("passes")
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
PLAN_SPAN: Final[int] = _guide.whole("plan_span")
FAR_SPAN: Final[int] = _guide.whole("far_span")
SOLO_SPAN: Final[int] = _guide.whole("solo_span")
TARGETS_TRIED: Final[int] = _guide.whole("targets_tried")
TARGET_REACH: Final[int] = _guide.whole("target_reach")
TURNS_AT_RANDOM: Final[int] = _guide.whole("turns_at_random")
STEPS_AT_RANDOM: Final[int] = _guide.whole("steps_at_random")
STARTS_AT_RANDOM: Final[int] = _guide.whole("starts_at_random")
LOGISTIC: Final[float] = _guide.number("logistic")
SOLO_SPREADS: Final[list[float]] = _guide.numbers("solo_spreads")
STILL_TO_MAKE: Final[list[float]] = _guide.numbers("still_to_make")
_heir_makes: Final[Sheet] = _guide.table("heir_makes")
HEIR_MAKES: Final[dict[str, list[float]]] = {
    difficulty: _heir_makes.numbers(difficulty) for difficulty in _heir_makes.names()
}
