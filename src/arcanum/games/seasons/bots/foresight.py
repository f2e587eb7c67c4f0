"""The prelude as the search sees it: each pick is judged by how the draft may end.

The packs that nobody has shown us are dealt again, everybody picks on in thought, and the nine
cards of each seat are split into the best years. What that is worth was learned from games
(`learned.toml`), as was how cards go together.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from arcanum.bots.guide import Part
from arcanum.bots.sheet import Sheet
from arcanum.games.seasons.bots.draft import values_for
from arcanum.games.seasons.bots.learned import BY_YEAR
from arcanum.games.seasons.bots.weights import SHEET
from arcanum.games.seasons.rules.facts import (
    CARDS_PER_SET,
    FACE_BY_NAME,
    IS_FAMILIAR,
    PICKS,
    Face,
    face_of,
)
from arcanum.games.seasons.rules.table import Seasons
from arcanum.games.seasons.rules.words import DRAFT
from arcanum.kernel.frames import Player
from arcanum.kernel.words import Action

DRAFT_PARTS: Final = ("draft-alone", "draft-together", "draft-early", "draft-left")
THREES: Final = list(combinations(range(PICKS), CARDS_PER_SET))
VALUES: Final = [values_for(seats, BY_YEAR) for seats in range(5)]
SEALED_CHEST: Final = FACE_BY_NAME["sealed_chest_of_urm"]
IDOL: Final = FACE_BY_NAME["idol_of_the_familiar"]
_foresight: Final[Sheet] = SHEET.table("foresight")
DEALS: Final[int] = _foresight.whole("deals")
IN_THE_HAND: Final[float] = _foresight.number("in_the_hand")
CHEST_AND_FAMILIAR: Final[float] = _foresight.number("chest_and_familiar")
IDOL_AND_FAMILIAR: Final[float] = _foresight.number("idol_and_familiar")
SECOND_COPY: Final[float] = _foresight.number("second_copy")
USUAL_FAMILIARS: Final[int] = _foresight.whole("usual_familiars")


def picks(
    s: Seasons, me: Player, seed: int, likes: list[float] | None = None
) -> list[tuple[float, Action]]:
    """The cards of the pack with the lead they promise, the best first.

    `likes` are points for each kind of card that a character likes.
    """
    kept = faces_of(s.mages[me].kept)
    pack = faces_of(s.mages[me].pack)
    values = VALUES[s.seats]
    leads = [IN_THE_HAND * max(values[DRAFT.noun(action)]) for action in s.options]
    if likes:
        for i, action in enumerate(s.options):
            leads[i] += likes[DRAFT.noun(action)]
    for deal in range(DEALS):
        world = s.determinize(me, seed + deal)
        assert isinstance(world, Seasons)
        hands, packs = before_this_pick(world, len(kept))
        for i, action in enumerate(s.options):
            face = DRAFT.noun(action)
            rest = pack[:]
            rest.remove(face)
            hands[me], packs[me] = [*kept, face], rest
            leads[i] += lead_after(s.seats, me, hands, packs) / DEALS
    return sorted(zip(leads, s.options, strict=True), key=lambda each: (-each[0], each[1]))


def before_this_pick(s: Seasons, step: int) -> tuple[list[list[Face]], list[list[Face]]]:
    """What everybody has kept, and the packs; this step is undone: it is secret."""
    hands = [faces_of(mage.kept[:step]) for mage in s.mages]
    packs = [faces_of(mage.pack + mage.kept[step:]) for mage in s.mages]
    return hands, packs


def faces_of(cards: list[int]) -> list[Face]:
    """What is on the cards."""
    return [face_of(card) for card in cards]


def lead_after(
    seats: int, me: Player, hands: list[list[Face]], packs: list[list[Face]]
) -> float:
    """Our lead over the best rival when the draft has gone on to its end in thought.

    We have picked; the others pick from what lies before them, then the packs go to the left.
    """
    values = VALUES[seats]
    hands = [hand[:] for hand in hands]
    packs = [pack[:] for pack in packs]
    step = len(hands[me])
    while step <= PICKS:
        for p in range(seats):
            if len(hands[p]) < step:
                face = likely_pick(packs[p], hands[p], values)
                packs[p].remove(face)
                hands[p].append(face)
        packs = [packs[p - 1] for p in range(seats)]
        step += 1
    worths = [worth_of(hand, values) for hand in hands]
    mine = worths.pop(me)
    return mine - max(worths)


def likely_pick(pack: list[Face], hand: list[Face], values: list[list[float]]) -> Face:
    """The card that is worth most by itself, with those kept."""
    best = pack[0]
    most = -1e9
    for face in pack:
        worth = max(values[face])
        if face in hand:
            worth += SECOND_COPY
        if worth > most:
            best, most = face, worth
    return best


def worth_of(hand: list[Face], values: list[list[float]]) -> float:
    """Nine cards in their best years, and how they go together."""
    total = sum([values[face][2] for face in hand], 0.0)
    first = [values[face][0] - values[face][2] for face in hand]
    second = [values[face][1] - values[face][2] for face in hand]
    by_second = sorted(range(len(hand)), key=second.__getitem__, reverse=True)
    most = -1e9
    for year in THREES:
        gain = first[year[0]] + first[year[1]] + first[year[2]]
        room = CARDS_PER_SET
        for i in by_second:
            if i not in year:
                gain += second[i]
                room -= 1
                if not room:
                    break
        most = max(most, gain)
    familiars = sum([IS_FAMILIAR[face] for face in hand]) - USUAL_FAMILIARS
    if IDOL in hand:
        total += IDOL_AND_FAMILIAR * familiars
    if SEALED_CHEST in hand:
        total += CHEST_AND_FAMILIAR * familiars
    return total + most + SECOND_COPY * (len(hand) - len(set(hand)))


def draft_parts(s: Seasons, me: Player, action: Action) -> list[Part]:
    """A card by itself, beside those kept, in the first year, and what the pack keeps of it."""
    values = VALUES[s.seats]
    kept = faces_of(s.mages[me].kept)
    face = DRAFT.noun(action)
    beside = SECOND_COPY * (face in kept)
    if IS_FAMILIAR[face]:
        beside += CHEST_AND_FAMILIAR * (SEALED_CHEST in kept) + IDOL_AND_FAMILIAR * (
            IDOL in kept
        )
    elif face in (SEALED_CHEST, IDOL):
        familiars = sum([IS_FAMILIAR[other] for other in kept])
        beside += familiars * (
            CHEST_AND_FAMILIAR if face == SEALED_CHEST else IDOL_AND_FAMILIAR
        )
    rest = faces_of(s.mages[me].pack)
    rest.remove(face)
    left = max([max(values[other]) for other in rest], default=0.0)
    best = max(values[face])
    return [
        Part("draft-alone", best),
        Part("draft-together", beside),
        Part("draft-early", values[face][0] - best),
        Part("draft-left", -left),
    ]
