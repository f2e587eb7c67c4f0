"""The Heir advertises. [H-5]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.base.facts import ADVERTISE_FAME, HEIR
from arcanum.games.trickerion.rules.base.resources import gain_fame
from arcanum.games.trickerion.rules.base.table import FROM_ADVERTISING, Trickerion
from arcanum.kernel.frames import Frame


class HeirAdvertises(Frame[Trickerion]):
    """The Heir puts up his poster every round and pays nothing. [H-5.2]"""

    def run(self, s: Trickerion) -> None:
        s.note("heir-advertises")
        s.troupes[HEIR].poster = True
        gain_fame(s, HEIR, ADVERTISE_FAME, FROM_ADVERTISING)
