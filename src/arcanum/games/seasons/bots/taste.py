"""What a character of Seasons likes beyond what games have shown: cards, and its judgement."""

from __future__ import annotations

from typing import Final

from arcanum.bots.sheet import Sheet
from arcanum.games.seasons.bots.value import IS_ACTIVATED, Valuer
from arcanum.games.seasons.bots.weights import WEIGHTS, Weights
from arcanum.games.seasons.rules.facts import COSTS, FACE_BY_NAME, IS_FAMILIAR, NAMES
from arcanum.games.seasons.rules.table import Seasons
from arcanum.kernel.frames import Player


class Taste:
    """One character's; `more` is added to what the search judges of its side."""

    def __init__(self, weights: Weights, told: Sheet) -> None:
        self.weights: Final = weights
        self.share: Final = told.number("share")
        harmful = [FACE_BY_NAME[name] for name in told.words("harmful")]
        familiar, activated = told.number("familiar"), told.number("activated")
        harm, token = told.number("harm"), told.number("token")
        # By the kind of card, in points.
        self.likes: Final = [
            familiar * IS_FAMILIAR[face]
            + activated * IS_ACTIVATED[face]
            + harm * (face in harmful)
            + token * sum(COSTS[2][face][:4])
            for face in range(len(NAMES))
        ]
        self.valuers: Final[dict[int, tuple[Valuer, Valuer]]] = {}  # by seats

    def more(self, s: Seasons, me: Player) -> float:
        """Cards in play that it likes, and how its judgement differs from the usual one."""
        if s.seats not in self.valuers:
            self.valuers[s.seats] = (Valuer(s.seats, self.weights), Valuer(s.seats, WEIGHTS))
        own, usual = self.valuers[s.seats]
        known = [seen >> me & 1 == 1 for seen in s.seen]
        total = self.share * (own.mine(s, me, known, 0.0) - usual.mine(s, me, known, 0.0))
        for card in s.mages[me].in_play:
            total += self.likes[card % len(self.likes)]
        return total
