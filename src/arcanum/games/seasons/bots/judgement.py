"""Who is ahead in Seasons at the start of a round, as many games have shown: for the search.

The plan of `Valuer` believes in every card in hand; games of the greedy bot end otherwise. So
`arcanum train` played thousands of them and fitted, by linear regression, what the
things on a side were worth in the end: `learned.toml`. Here they are counted.
"""

from __future__ import annotations

from typing import Final

from arcanum.bots.guide import Part
from arcanum.bots.sheet import Sheet
from arcanum.games.seasons.bots.learned import CARDS, REST
from arcanum.games.seasons.bots.value import Valuer, pips_now, rounds_for, spaces_left
from arcanum.games.seasons.bots.weights import SHEET
from arcanum.games.seasons.rules.facts import BONUS_LOSS, KINDS_OF_CARD, NAMES
from arcanum.games.seasons.rules.table import Seasons
from arcanum.kernel.frames import Player

# What is counted of a card: that it is in play, in hand, in the library of year 2 or 3; and the
# same (the libraries together) times the turns to come.
IN_PLAY, PLAY_TURNS, IN_HAND, HAND_TURNS, YEAR_2, YEAR_3, LIBRARY_TURNS = (
    KINDS_OF_CARD * i for i in range(7)
)
PER_CARD: Final = 7
OF_CARDS: Final = KINDS_OF_CARD * PER_CARD
# What is counted besides.
(
    CRYSTALS,
    BONUSES,
    TOKENS,
    TOKENS_EARLY,
    CROWD,
    ROOM,
    ROOM_TURNS,
    LACK,
    LACK_TURNS,
    LACK_SQUARED,
    PLAN,
    HAND_LATE,
) = range(OF_CARDS, OF_CARDS + 12)
COUNTED: Final = OF_CARDS + 12

# What the judgement is told as.
PARTS: Final = ("crystals", "in-play", "to-come", "energy", "room", "bonuses", "rivals")

_judgement: Final[Sheet] = SHEET.table("judgement")
EARLY: Final[float] = _judgement.number("early")
LATE: Final[float] = _judgement.number("late")
ROOMY: Final[int] = _judgement.whole("roomy")
SPARE: Final[int] = _judgement.whole("spare")
NOT_LEARNED: Final = (0.0,) * PER_CARD  # a card that was in none of the games

Count = tuple[int, float]  # what, and how much of it


def turns_left(s: Seasons, valuer: Valuer) -> float:
    """Turns of each mage after this round."""
    return rounds_for(spaces_left(s) - pips_now(s, valuer.weights), valuer.weights)


def counts(s: Seasons, p: Player, valuer: Valuer) -> list[Count]:
    """What `p` has, with all that only `p` knows; the numbers are of the order of one."""
    mage = s.mages[p]
    turns = turns_left(s, valuer)
    tens = turns / 10
    out: list[Count] = []
    for card in mage.in_play:
        out += (
            (IN_PLAY + card % KINDS_OF_CARD, 1.0),
            (PLAY_TURNS + card % KINDS_OF_CARD, tens),
        )
    for card in mage.hand:
        out += (
            (IN_HAND + card % KINDS_OF_CARD, 1.0),
            (HAND_TURNS + card % KINDS_OF_CARD, tens),
        )
    for at, library in ((YEAR_2, mage.library_2), (YEAR_3, mage.library_3)):
        for card in library:
            out.append((at + card % KINDS_OF_CARD, 1.0))
            out.append((LIBRARY_TURNS + card % KINDS_OF_CARD, tens))
    hand = len(mage.hand)
    tokens = sum(mage.reserve)
    room = mage.gauge - len(mage.in_play)
    lack = max(0, hand - room)
    known = [seen >> p & 1 == 1 for seen in s.seen]
    out += (
        (CRYSTALS, mage.crystals / 10),
        (BONUSES, BONUS_LOSS[mage.bonuses] / 10),
        (TOKENS, float(tokens)),
        (TOKENS_EARLY, tokens * min(1.0, turns / EARLY)),
        (CROWD, max(0, tokens - ROOMY) ** 2 / 4),
        (ROOM, float(min(room, SPARE))),
        (ROOM_TURNS, min(room, SPARE) * tens),
        (LACK, float(lack)),
        (LACK_TURNS, lack * tens),
        (LACK_SQUARED, lack * lack / 4),
        (PLAN, valuer.mine(s, p, known, 0.0) / 10),
        (HAND_LATE, hand * max(0.0, 1 - turns / LATE)),
    )
    return out


class Judgement:
    """What sides are worth at a table of one size."""

    def __init__(self, valuer: Valuer) -> None:
        self.valuer: Final = valuer
        cards = CARDS[valuer.seats]
        of_cards = [cards.get(name, NOT_LEARNED)[i] for i in range(PER_CARD) for name in NAMES]
        self.worth: Final = of_cards + REST[valuer.seats]

    def side(self, s: Seasons, p: Player) -> float:
        """In points at the end; only differences between sides mean anything."""
        worth = self.worth
        total = 0.0
        for what, much in counts(s, p, self.valuer):
            total += much * worth[what]
        return total

    def lead(self, s: Seasons, me: Player) -> float:
        """By how much `me` will be ahead of the best rival."""
        rivals = [self.side(s, p) for p in range(s.seats) if p != me]
        return self.side(s, me) - max(rivals)

    def parts(self, s: Seasons, me: Player) -> list[Part]:
        """What `me` has and how the best rival stands, in points, and what there is of it."""
        mage = s.mages[me]
        found = [0.0] * COUNTED
        for what, much in counts(s, me, self.valuer):
            found[what] += much * self.worth[what]
        in_play = sum(found[IN_PLAY:IN_HAND], 0.0)
        in_hand = sum(found[IN_HAND:OF_CARDS], 0.0) + found[HAND_LATE]
        lacks = found[LACK] + found[LACK_TURNS] + found[LACK_SQUARED]
        tokens = found[TOKENS] + found[TOKENS_EARLY] + found[CROWD]
        rivals = [self.side(s, p) for p in range(s.seats) if p != me]
        return [
            Part("crystals", found[CRYSTALS], float(mage.crystals)),
            Part("in-play", in_play, float(len(mage.in_play))),
            Part("to-come", in_hand + found[PLAN]),
            Part("energy", tokens, float(sum(mage.reserve))),
            Part("room", found[ROOM] + found[ROOM_TURNS] + lacks, float(mage.gauge)),
            Part("bonuses", found[BONUSES], -float(mage.bonuses)),
            Part("rivals", -max(rivals)),
        ]
