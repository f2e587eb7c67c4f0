"""The Academy at a table: what it adds at which moment of the base game. [A-1]"""

from __future__ import annotations

from typing import Any

from arcanum.games.trickerion.rules.academy.anjali import CoinsOnSecrets, offer_secrets
from arcanum.games.trickerion.rules.academy.ending import (
    RecallCard,
    banner_score,
    forget_round,
    open_rooms,
    tell_banners,
)
from arcanum.games.trickerion.rules.academy.facts import (
    BANNERS,
    CHEAPER_PREPARATION,
    DISPLAYED,
    EXTRA_MARKER,
    FEWER_COMPONENTS,
    FREE_ORIENTATION,
    PROTEGE_BACKSTAGE,
    SECOND_MARKER,
    START_COINS,
    START_FAME,
)
from arcanum.games.trickerion.rules.academy.invariants import academy_wrong
from arcanum.games.trickerion.rules.academy.lectures import ClassroomPhase
from arcanum.games.trickerion.rules.academy.links import reward_links
from arcanum.games.trickerion.rules.academy.observe import academy_view, secrets_anew, side_view
from arcanum.games.trickerion.rules.academy.performance import (
    chains_fame,
    pay_chains,
    pay_for_protege,
    protege_bonus,
)
from arcanum.games.trickerion.rules.academy.rooms import (
    bonus_of,
    fifth_left,
    forget_trick,
    has_effect,
    is_taught,
    put_fifth_away,
    take_fifth,
    take_out,
    ways_out,
)
from arcanum.games.trickerion.rules.academy.secrets import (
    LOOKED_AGAIN,
    lay_secrets,
    looks_again,
    protege_points,
    protege_wage,
    renew_display,
    secret_points,
)
from arcanum.games.trickerion.rules.academy.stay import clear_but_some
from arcanum.games.trickerion.rules.base.facts import (
    ACADEMY,
    BASE_DECKS,
    BASE_MAGICIANS,
    BASE_PROPHECIES,
    DECKS,
    MAGICIANS,
    MASTER_OF_CHAINS,
    NOTHING,
    PERMANENT,
    PRIESTESS,
    PROPHECIES,
    PROTEGE,
    ROOM_SLOTS,
    ROOM_SPACES,
    SECRETS,
    SYMBOLS,
    TRICKS,
    Card,
    Character,
    Perf,
    Slot,
    Trick,
)
from arcanum.games.trickerion.rules.base.markers import Marker
from arcanum.games.trickerion.rules.base.modules import Module
from arcanum.games.trickerion.rules.base.placement import Placement
from arcanum.games.trickerion.rules.base.scoring import Score
from arcanum.games.trickerion.rules.base.table import AT_HOME, Academy, Trickerion
from arcanum.games.trickerion.rules.base.words import TAKE_OUT
from arcanum.kernel.frames import Ask, Player, Refusal
from arcanum.kernel.knowledge import Redeal
from arcanum.kernel.words import Action


class TheAcademy(Module):
    """Dahlgaard's Academy, for the human and, in part, for the Heir."""

    def is_played(self, s: Trickerion) -> bool:
        return s.academy

    # -- what there is

    def more_prophecies(self) -> int:
        return len(PROPHECIES) - BASE_PROPHECIES

    def more_magicians(self) -> int:
        return len(MAGICIANS) - BASE_MAGICIANS  # [H-2.5]

    def more_decks(self) -> int:
        return len(DECKS) - BASE_DECKS

    def more_cards(self) -> list[Card]:
        return [PERMANENT + ACADEMY]

    # -- set-up

    def sit_down(self, s: Trickerion) -> None:
        here = Academy()
        here.rooms = [NOTHING] * len(ROOM_SPACES)
        here.markers = [NOTHING] * len(ROOM_SLOTS)
        here.banners = [BANNERS, BANNERS]
        here.display = [NOTHING] * DISPLAYED
        s.academies = [here]
        s.seen += [0] * len(SECRETS)

    def lay_table(self, s: Trickerion) -> None:
        lay_secrets(s)
        s.troupes[0].at[PROTEGE] = AT_HOME

    def start_coins(self, coins: int) -> int:
        return START_COINS  # [A-2.4, H-2.4]

    def start_fame(self, fame: int) -> int:
        return START_FAME  # [A-2.4, H-2.4]

    def replaces_ability(self, magician: int) -> bool:
        return magician in (PRIESTESS, MASTER_OF_CHAINS)

    # -- the round

    def assignment_starts(self, s: Trickerion) -> None:
        s.next(CoinsOnSecrets(0))

    def may_ask_openly(self, asked: Ask[Any]) -> bool:
        return isinstance(asked, CoinsOnSecrets)

    def placement_ends(self, s: Trickerion) -> None:
        s.next(ClassroomPhase())

    def performance_starts(self, s: Trickerion) -> None:
        if s.active == PROTEGE_BACKSTAGE:
            for p in s.order:
                pay_for_protege(s, p)

    def wage(self, s: Trickerion, player: Player, character: Character, wage: int) -> int:
        return protege_wage(s, player) if character == PROTEGE else wage

    def round_counted(self, s: Trickerion) -> None:
        open_rooms(s)

    def round_closes(self, s: Trickerion) -> None:
        s.next(RecallCard(0))

    def cards_put_away(self, s: Trickerion) -> None:
        renew_display(s)
        forget_round(s)

    def game_ends(self, s: Trickerion) -> None:
        tell_banners(s)

    # -- placing a Character

    def base_points(
        self, s: Trickerion, player: Player, character: Character, points: int
    ) -> int:
        return protege_points(s, player) if character == PROTEGE else points

    def more_points(
        self, s: Trickerion, player: Player, character: Character, slot: Slot
    ) -> int:
        return secret_points(s, player, character, slot)

    def placed(self, s: Trickerion, player: Player, character: Character) -> None:
        offer_secrets(s, player, character)

    def is_reroll_free(self, s: Trickerion, at: Placement) -> bool:
        return looks_again(s, at)

    def reroll_flag(self) -> int:
        return LOOKED_AGAIN

    # -- tricks and their markers: practice effects

    def why_not_prepare(self, s: Trickerion, player: Player, trick: Trick) -> Refusal | None:
        if is_taught(s, player, trick):
            return ("taught-not-prepared", {"trick": TRICKS[trick]}, "A-4.2")
        return None

    def cheaper_preparation(self, s: Trickerion, player: Player, trick: Trick) -> int:
        return 1 if has_effect(s, player, trick, CHEAPER_PREPARATION) else 0

    def spared_components(self, s: Trickerion, player: Player, trick: Trick) -> int:
        return 1 if has_effect(s, player, trick, FEWER_COMPONENTS) else 0  # [DA-7]

    def more_markers(self, s: Trickerion, player: Player, trick: Trick) -> int:
        return 1 if has_effect(s, player, trick, EXTRA_MARKER) else 0

    def more_supply(self, s: Trickerion, player: Player, trick: Trick, symbol: int) -> int:
        return fifth_left(s, player, trick, symbol)

    def supply_is_short(self, s: Trickerion, player: Player, symbol: int) -> None:
        take_fifth(s, player, symbol)

    def marker_returned(self, s: Trickerion, player: Player, symbol: int) -> None:
        put_fifth_away(s, player, symbol)

    def trick_returned(self, s: Trickerion, player: Player, trick: Trick, symbol: int) -> None:
        forget_trick(s, player, trick, symbol)

    def more_owned(self, s: Trickerion, player: Player, symbol: int) -> int:
        return s.academies[0].fifths[player * len(SYMBOLS) + symbol]

    def tricks_apart(self, s: Trickerion) -> int:
        return len(s.academies[0].tenured)

    def free_actions(self, s: Trickerion, player: Player) -> list[Action]:
        return ways_out(s, player)

    def take_free_action(self, s: Trickerion, player: Player, action: Action) -> None:
        if TAKE_OUT.said(action):
            take_out(s, player, TAKE_OUT.noun(action))

    # -- performance cards

    def more_on_a_card(self, s: Trickerion, owner: Player, trick: Trick) -> int:
        return 1 if has_effect(s, owner, trick, SECOND_MARKER) else 0

    def turns_freely(self, s: Trickerion, owner: Player, trick: Trick) -> bool:
        return has_effect(s, owner, trick, FREE_ORIENTATION)

    def may_lie_askew(self, s: Trickerion, m: Marker) -> bool:
        return True  # it may have been turned while a practice effect lasted

    def more_twins(self, markers: int) -> int:
        return markers // 2

    def set_up(
        self, s: Trickerion, player: Player, character: Character, card: Perf, slot: int
    ) -> None:
        reward_links(s, player, character, card, slot)

    # -- the performance

    def more_yield(
        self, s: Trickerion, owner: Player, trick: Trick, yielded: list[int]
    ) -> None:
        bonus = bonus_of(s, owner, trick)  # [A-5.7, H-16.4]
        for i in range(len(yielded)):
            yielded[i] += bonus[i]

    def link_fame(self, s: Trickerion, performer: Player) -> int:
        return chains_fame(s, performer)

    def links_paid(self, s: Trickerion, performer: Player, card: Perf, times: int) -> None:
        pay_chains(s, performer, card, times)

    def backstage_bonus(self, s: Trickerion, performer: Player, times: int) -> list[int]:
        return protege_bonus(s, performer, times)

    def clears_card(self, s: Trickerion, card: Perf) -> bool:
        clear_but_some(s, card)
        return True

    def may_keep_markers(self) -> bool:
        return True

    # -- what is seen, and what counts

    def add_to_view(self, s: Trickerion, seen: dict[str, Any]) -> None:
        seen["academy"] = academy_view(s)

    def add_to_side(
        self, s: Trickerion, player: Player, score: Score, seen: dict[str, Any]
    ) -> None:
        seen["score"]["banners"] = score.banners
        seen["academy"] = side_view(s, player)

    def deal_anew(self, s: Trickerion, deal: Redeal) -> None:
        secrets_anew(s, deal)

    def add_to_score(self, s: Trickerion, player: Player, score: Score) -> None:
        score.banners = banner_score(s, player)

    def wrong(self, s: Trickerion) -> list[str]:
        return academy_wrong(s)
