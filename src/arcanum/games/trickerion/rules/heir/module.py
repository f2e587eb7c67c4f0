"""Dahlgaard's Heir at a table: what he does at which moment of the base game. [H-0.1]"""

from __future__ import annotations

from typing import Any

from arcanum.games.trickerion.rules.base.facts import HEIR, NOTHING, YORUBA, Perf, Slot, Trick
from arcanum.games.trickerion.rules.base.markers import Marker
from arcanum.games.trickerion.rules.base.modules import Automa
from arcanum.games.trickerion.rules.base.scoring import Score
from arcanum.games.trickerion.rules.base.table import SOURCES, Heir, Trickerion
from arcanum.games.trickerion.rules.heir.advertise import HeirAdvertises
from arcanum.games.trickerion.rules.heir.dice import (
    ChooseSetupDice,
    is_blocked,
    is_day_blocked,
    roll_all,
    unblocked,
)
from arcanum.games.trickerion.rules.heir.ending import (
    change_coins,
    forget_used,
    heir_scored,
    pay_discarded,
    pay_secrets,
    tell_heir_score,
    welcome_hired,
)
from arcanum.games.trickerion.rules.heir.facts import IS_REMOVED
from arcanum.games.trickerion.rules.heir.invariants import heir_wrong, may_lie_askew
from arcanum.games.trickerion.rules.heir.lectures import heir_lectures
from arcanum.games.trickerion.rules.heir.mood import feel
from arcanum.games.trickerion.rules.heir.observe import heir_view, plans_anew
from arcanum.games.trickerion.rules.heir.performance import (
    best_for_heir,
    charge,
    pay_backstage,
    pay_red_lotus,
    perform,
    performs_first,
    tell_returned,
)
from arcanum.games.trickerion.rules.heir.plans import RevealPlan
from arcanum.games.trickerion.rules.heir.setup import (
    lay_neutral_markers,
    start_purse,
    start_solo,
)
from arcanum.games.trickerion.rules.heir.tricks import put_on_trick
from arcanum.games.trickerion.rules.heir.turns import HeirTurn, candidates, unplaced
from arcanum.kernel.frames import Frame, Player, Refusal
from arcanum.kernel.knowledge import Redeal


class TheHeir(Automa):
    """The opponent of a solo game, on the side after the only seat.

    He leaves as they are: the turn order, what the human's markers yield and where they go, the
    orders, the human's score and ties. [H-3, H-5.1, H-16.6, H-18.4, H-19.2]
    """

    def is_played(self, s: Trickerion) -> bool:
        return s.solo

    # -- set-up

    def sit_down(self, s: Trickerion) -> None:
        s.heirs = [Heir()]
        lay_neutral_markers(s)

    def start(self, s: Trickerion) -> None:
        start_solo(s)

    def start_purse(self, s: Trickerion) -> None:
        start_purse(s)

    def removes_prophecy(self, prophecy: int) -> bool:
        return IS_REMOVED[prophecy]  # [H-2.3]

    # -- the round

    def round_starts(self, s: Trickerion) -> None:
        if s.round == 1:
            roll_all(s)
        else:
            s.next(ChooseSetupDice(0))

    def advertises(self) -> Frame[Any]:
        return HeirAdvertises()

    def cards_revealed(self, s: Trickerion) -> None:
        s.next(RevealPlan())  # the human laid first, face up [H-6.1, H-26 D-6]

    def can_place(self, s: Trickerion) -> bool:
        return bool(candidates(s))

    def places(self) -> Frame[Any]:
        return HeirTurn()

    def passes(self, s: Trickerion) -> None:
        if unplaced(s):
            s.note("heir-passes")

    def fame_changed(self, s: Trickerion, player: Player, n: int, source: int) -> None:
        s.heirs[0].tally[player * SOURCES + source] += n
        if player == HEIR and n > 0:
            feel(s)

    # -- placing a Character

    def open_slots(self, s: Trickerion, place: int, slots: list[Slot]) -> list[Slot]:
        return unblocked(s, place, slots)

    def why_closed(self, s: Trickerion, slot: Slot) -> Refusal | None:
        return ("slot-blocked-by-die", {}, "H-4.1") if is_blocked(s, slot) else None

    def open_days(self, s: Trickerion, days: list[int]) -> list[int]:
        return [day for day in days if not is_day_blocked(s, day)]

    # -- the performance

    def performs_first(self, s: Trickerion) -> bool:
        return performs_first(s)

    def tell_first(self, s: Trickerion) -> None:
        s.note("uses-ability", HEIR, YORUBA)

    def cannot_perform(self, s: Trickerion) -> None:
        s.note("heir-cannot-perform")  # [H-16.1]

    def performs(self, s: Trickerion, day: int) -> None:
        perform(s, day)

    def modifier_day(self, s: Trickerion, stage: int) -> int:
        return NOTHING  # his Yields know no days [H-16.4, H-20.4, H-24 RUL-16]

    def more_yield(
        self, s: Trickerion, owner: Player, trick: Trick, yielded: list[int]
    ) -> None:
        if owner == HEIR:
            for i in range(len(yielded)):
                yielded[i] += charge(s, trick)

    def best_of(self, found: list[list[int]]) -> list[int]:
        return best_for_heir(found)

    def backstage_paid(self, s: Trickerion, card: Perf, times: int) -> None:
        pay_backstage(s, times)
        pay_red_lotus(s, card)

    def takes_back(self, s: Trickerion, m: Marker) -> None:
        put_on_trick(s, m)

    def card_cleared(self, s: Trickerion, card: Perf, before: list[Marker]) -> None:
        tell_returned(s, card, before)

    def may_lie_askew(self, s: Trickerion, m: Marker) -> bool:
        return may_lie_askew(s, m)

    def lectures(self, s: Trickerion) -> None:
        heir_lectures(s)

    # -- the end of a round and of the game

    def round_ends(self, s: Trickerion) -> None:
        pay_secrets(s)

    def settles(self, s: Trickerion) -> None:
        change_coins(s)

    def discs_returned(self, s: Trickerion) -> None:
        welcome_hired(s)

    def card_leaves(self, s: Trickerion, card: Perf) -> None:
        pay_discarded(s, card)

    def cards_put_away(self, s: Trickerion) -> None:
        forget_used(s)

    def game_ends(self, s: Trickerion) -> None:
        tell_heir_score(s)

    def scored(self, s: Trickerion) -> Score:
        return heir_scored(s)

    # -- what is seen

    def add_to_view(self, s: Trickerion, seen: dict[str, Any]) -> None:
        seen["heir"] = heir_view(s)

    def add_to_side(
        self, s: Trickerion, player: Player, score: Score, seen: dict[str, Any]
    ) -> None:
        if player == HEIR:
            seen["score"]["leftovers"] = score.leftovers
            seen["score"]["characters"] = score.characters

    def deal_anew(self, s: Trickerion, deal: Redeal) -> None:
        plans_anew(s, deal)

    def wrong(self, s: Trickerion) -> list[str]:
        return heir_wrong(s)
