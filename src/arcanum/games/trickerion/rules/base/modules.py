"""How more rules join the base game: Locations, modules, and a side that nobody sits at.

What Dahlgaard's Heir and the Academy do stands in their own packages, which the base game never
imports. It knows that they may be played: the words, the printed facts and the fields of the
table are declared for all of the game. And it names the moments at which a module may add
something; `flow.py` hands the modules to the table. Each method here is such a moment and adds
nothing: a module overrides what concerns it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from arcanum.games.trickerion.rules.base.facts import Card, Character, Perf, Slot, Trick
from arcanum.kernel.frames import Ask, Frame, Player, Refusal
from arcanum.kernel.knowledge import Redeal
from arcanum.kernel.words import Action, Verb

if TYPE_CHECKING:
    from arcanum.games.trickerion.rules.base.markers import Marker
    from arcanum.games.trickerion.rules.base.placement import Placement
    from arcanum.games.trickerion.rules.base.scoring import Score
    from arcanum.games.trickerion.rules.base.table import Trickerion


class Location:
    """What a Character can do at a Location. [T-6]"""

    verbs: ClassVar[tuple[Verb, ...]] = ()

    def is_played(self, s: Trickerion) -> bool:
        """Whether the table has this Location."""
        return True

    def is_done_here(self, action: Action) -> bool:
        """Whether such an action belongs to this Location."""
        return any(verb.said(action) for verb in self.verbs)

    def options(self, s: Trickerion, at: Placement) -> list[Action]:
        """The actions that the Action Points allow."""
        raise NotImplementedError

    def take(self, s: Trickerion, at: Placement, action: Action) -> None:
        """Carries out one of them; the placement goes on the stack again."""
        raise NotImplementedError

    def why_not(self, s: Trickerion, at: Placement, action: Action) -> Refusal:
        """Why an action is not among the options."""
        raise NotImplementedError


class Module:
    """What a module adds, moment by moment; here, nothing."""

    def is_played(self, s: Trickerion) -> bool:
        """Whether the settings of a table ask for this module."""
        return True

    # -- what there is

    def more_prophecies(self) -> int:
        """Prophecies that follow those of the base game."""
        return 0

    def more_magicians(self) -> int:
        """Magicians that follow those of the base game."""
        return 0

    def more_decks(self) -> int:
        """Decks of Special Assignment cards that follow those of the base game."""
        return 0

    def more_cards(self) -> list[Card]:
        """Permanent cards that every side has besides."""
        return []

    # -- set-up

    def sit_down(self, s: Trickerion) -> None:
        """The sides are empty: what lies on the table besides."""

    def lay_table(self, s: Trickerion) -> None:
        """The common decks are dealt; nobody has chosen anything yet."""

    def removes_prophecy(self, prophecy: int) -> bool:
        """Whether a prophecy stays in the box."""
        return False

    def start_coins(self, coins: int) -> int:
        """What a player starts with instead of so many Coins."""
        return coins

    def start_fame(self, fame: int) -> int:
        """What a player starts with instead of so much Fame."""
        return fame

    def replaces_ability(self, magician: int) -> bool:
        """Whether a Magician of the base game has another ability."""
        return False

    # -- the round

    def round_starts(self, s: Trickerion) -> None:
        """The dice are rolled; the turn order is not made yet."""

    def assignment_starts(self, s: Trickerion) -> None:
        """What is asked between the assignment and the reveal goes on the stack."""

    def may_ask_openly(self, asked: Ask[Any]) -> bool:
        """Whether this open question belongs into the assignment phase."""
        return False

    def cards_revealed(self, s: Trickerion) -> None:
        """All cards are turned up; nobody has placed a Character yet."""

    def placement_ends(self, s: Trickerion) -> None:
        """What comes between the performances and the end of the round goes on the stack."""

    def performance_starts(self, s: Trickerion) -> None:
        """The Performance phase begins."""

    def round_ends(self, s: Trickerion) -> None:
        """Before the wages."""

    def wage(self, s: Trickerion, player: Player, character: Character, wage: int) -> int:
        """What a Character is paid instead of its usual wage."""
        return wage

    def discs_returned(self, s: Trickerion) -> None:
        """All discs are at home again; the hired ones join."""

    def card_leaves(self, s: Trickerion, card: Perf) -> None:
        """A Performance card leaves the row with what lies on it."""

    def round_counted(self, s: Trickerion) -> None:
        """The round marker has moved on."""

    def round_closes(self, s: Trickerion) -> None:
        """What is asked before the used cards go away goes on the stack."""

    def cards_put_away(self, s: Trickerion) -> None:
        """The used cards are gone, the others in hand."""

    def game_ends(self, s: Trickerion) -> None:
        """The game is over; the scores come next."""

    # -- placing a Character

    def open_slots(self, s: Trickerion, place: int, slots: list[Slot]) -> list[Slot]:
        """Those of a Location's slots that are not closed to everybody in this round."""
        return slots

    def why_closed(self, s: Trickerion, slot: Slot) -> Refusal | None:
        """Why a slot is closed to everybody; None if it is not."""
        return None

    def open_days(self, s: Trickerion, days: list[int]) -> list[int]:
        """Those of the days that are not closed to everybody in this round."""
        return days

    def base_points(
        self, s: Trickerion, player: Player, character: Character, points: int
    ) -> int:
        """What a Character has instead of its usual base AP."""
        return points

    def more_points(
        self, s: Trickerion, player: Player, character: Character, slot: Slot
    ) -> int:
        """AP more on a slot."""
        return 0

    def placed(self, s: Trickerion, player: Player, character: Character) -> None:
        """A Character stands on its slot; its AP are not counted yet."""

    def is_reroll_free(self, s: Trickerion, at: Placement) -> bool:
        """Whether the next Reroll of a placement costs no AP."""
        return False

    def reroll_flag(self) -> int:
        """What a placement remembers of a Reroll."""
        return 0

    def fame_changed(self, s: Trickerion, player: Player, n: int, source: int) -> None:
        """A side has gained Fame from a source, or lost it."""

    # -- tricks and their markers

    def why_not_prepare(self, s: Trickerion, player: Player, trick: Trick) -> Refusal | None:
        """Why a Trick cannot be prepared at all; None if it can."""
        return None

    def cheaper_preparation(self, s: Trickerion, player: Player, trick: Trick) -> int:
        """AP that a preparation costs less."""
        return 0

    def spared_components(self, s: Trickerion, player: Player, trick: Trick) -> int:
        """Tokens that a preparation can do without."""
        return 0

    def more_markers(self, s: Trickerion, player: Player, trick: Trick) -> int:
        """Markers that a preparation puts on the card besides its squares."""
        return 0

    def more_supply(self, s: Trickerion, player: Player, trick: Trick, symbol: int) -> int:
        """Markers of a symbol that a preparation can use besides the supply."""
        return 0

    def supply_is_short(self, s: Trickerion, player: Player, symbol: int) -> None:
        """A preparation needs a marker more than the supply holds."""

    def marker_returned(self, s: Trickerion, player: Player, symbol: int) -> None:
        """A marker came back to a player's supply."""

    def trick_returned(self, s: Trickerion, player: Player, trick: Trick, symbol: int) -> None:
        """A Trick goes back to the Residence."""

    def more_owned(self, s: Trickerion, player: Player, symbol: int) -> int:
        """Markers of a symbol that a side has brought in besides its own."""
        return 0

    def tricks_apart(self, s: Trickerion) -> int:
        """Tricks that lie neither with a side nor in a Residence."""
        return 0

    def free_actions(self, s: Trickerion, player: Player) -> list[Action]:
        """What a player may do at any time, besides returning things."""
        return []

    def take_free_action(self, s: Trickerion, player: Player, action: Action) -> None:
        """Carries out a free action of this module, if it is one."""

    # -- performance cards

    def more_on_a_card(self, s: Trickerion, owner: Player, trick: Trick) -> int:
        """Markers of a Trick that one card may hold besides the first."""
        return 0

    def turns_freely(self, s: Trickerion, owner: Player, trick: Trick) -> bool:
        """Whether a marker being put may point where there is no circle."""
        return False

    def may_lie_askew(self, s: Trickerion, m: Marker) -> bool:
        """Whether a marker on a card may point where there is no circle."""
        return False

    def more_twins(self, markers: int) -> int:
        """How many of so many markers on a card may be like others there."""
        return 0

    def set_up(
        self, s: Trickerion, player: Player, character: Character, card: Perf, slot: int
    ) -> None:
        """A Character has set up a marker; its Link bonuses come after this."""

    # -- the performance

    def more_yield(
        self, s: Trickerion, owner: Player, trick: Trick, yielded: list[int]
    ) -> None:
        """Adds to the Fame, Coins and Shards that a performed Trick yields."""

    def link_fame(self, s: Trickerion, performer: Player) -> int:
        """Fame that the Performer gains more for a Link with an own marker."""
        return 0

    def links_paid(self, s: Trickerion, performer: Player, card: Perf, times: int) -> None:
        """The Performer was paid for the Links of a card."""

    def backstage_bonus(self, s: Trickerion, performer: Player, times: int) -> list[int]:
        """Fame, Coins and Shards for Characters backstage that are no Specialists."""
        return [0, 0, 0]

    def clears_card(self, s: Trickerion, card: Perf) -> bool:
        """Clears a performed card in a way of its own, and says whether it did."""
        return False

    def may_keep_markers(self) -> bool:
        """Whether markers may stay on a card that was performed."""
        return False

    def card_cleared(self, s: Trickerion, card: Perf, before: list[Marker]) -> None:
        """A performed card was cleared; `before`, these markers were on it."""

    # -- what is seen, and what counts

    def add_to_view(self, s: Trickerion, seen: dict[str, Any]) -> None:
        """What everybody sees on the table."""

    def add_to_side(
        self, s: Trickerion, player: Player, score: Score, seen: dict[str, Any]
    ) -> None:
        """What everybody sees of one side."""

    def deal_anew(self, s: Trickerion, deal: Redeal) -> None:
        """What nobody can see is dealt again."""

    def add_to_score(self, s: Trickerion, player: Player, score: Score) -> None:
        """Lines of the final score."""

    def wrong(self, s: Trickerion) -> list[str]:
        """What does not hold, though it should at every decision."""
        return []


class Automa(Module):
    """A module that plays a side nobody sits at: the one after the seats."""

    def start(self, s: Trickerion) -> None:
        """The choices before the first round go on the stack."""
        raise NotImplementedError

    def start_purse(self, s: Trickerion) -> None:
        """What it has at the start."""
        raise NotImplementedError

    def advertises(self) -> Frame[Any]:
        """Its turn in the Advertise phase."""
        raise NotImplementedError

    def can_place(self, s: Trickerion) -> bool:
        """Whether it can place a Character now."""
        raise NotImplementedError

    def places(self) -> Frame[Any]:
        """Its turn: it places a Character."""
        raise NotImplementedError

    def passes(self, s: Trickerion) -> None:
        """It is its turn, and it cannot place a Character."""
        raise NotImplementedError

    def performs_first(self, s: Trickerion) -> bool:
        """Whether it performs before all others, whatever its day."""
        return False

    def tell_first(self, s: Trickerion) -> None:
        """It takes the stage before all others."""
        raise NotImplementedError

    def cannot_perform(self, s: Trickerion) -> None:
        """It is on stage, but has no marker on any card."""
        raise NotImplementedError

    def performs(self, s: Trickerion, day: int) -> None:
        """It chooses a card and performs it."""
        raise NotImplementedError

    def modifier_day(self, s: Trickerion, stage: int) -> int:
        """The day whose modifier its Yields have; `stage` is that of the Performer."""
        raise NotImplementedError

    def best_of(self, found: list[list[int]]) -> list[int]:
        """Which of several Yields it takes, where a player would be asked."""
        raise NotImplementedError

    def backstage_paid(self, s: Trickerion, card: Perf, times: int) -> None:
        """Its Performer bonus for whoever is backstage."""
        raise NotImplementedError

    def takes_back(self, s: Trickerion, m: Marker) -> None:
        """One of its markers was lifted from a card."""
        raise NotImplementedError

    def lectures(self, s: Trickerion) -> None:
        """Its turn in the Classroom phase of the Academy."""
        raise NotImplementedError

    def settles(self, s: Trickerion) -> None:
        """What it does where players pay wages."""
        raise NotImplementedError

    def scored(self, s: Trickerion) -> Score:
        """Its score if the game ended now."""
        raise NotImplementedError
