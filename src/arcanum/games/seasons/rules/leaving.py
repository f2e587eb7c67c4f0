"""Cards that leave play: sacrificed, taken back, passed on. [S-14]"""

from arcanum.games.seasons.rules.effects.hooks import EFFECTS
from arcanum.games.seasons.rules.energy import Overflow
from arcanum.games.seasons.rules.facts import (
    AMULET_OF_WATER,
    CAULDRON,
    GRIMOIRE,
    CardId,
    face_of,
)
from arcanum.games.seasons.rules.table import Seasons, is_over_limit, store
from arcanum.kernel.frames import Player


def leave_play(s: Seasons, owner: Player, card: CardId) -> None:
    """The card loses its turned state and the tokens on it. [S-14.2, S-14.3, OQ-5]"""
    s.mages[owner].in_play.remove(card)
    if card in s.turned:
        s.turned.remove(card)
    face = face_of(card)
    if face == AMULET_OF_WATER or face == CAULDRON:
        at = store(card)
        for kind in range(4):
            s.tokens[at + kind] = 0


def sacrifice(s: Seasons, owner: Player, card: CardId) -> None:
    """An own card in play goes to the discard pile. May ask: call it last. [S-0.5, S-14.1]"""
    leave_play(s, owner, card)
    s.discard.append(card)
    face = face_of(card)
    s.note("sacrifices", owner, face)
    hook = EFFECTS[face].on_sacrificed
    if hook is not None:
        hook(s, owner, card)
    limit_falls(s, owner, card)


def take_back(s: Seasons, owner: Player, card: CardId) -> None:
    """An own card in play goes back to hand; everybody knows it there. [S-14.1, OQ-21]"""
    leave_play(s, owner, card)
    s.mages[owner].hand.append(card)
    s.note("takes-back", owner, face_of(card))
    limit_falls(s, owner, card)


def limit_falls(s: Seasons, owner: Player, card: CardId) -> None:
    """Losing the last Grimoire costs the tokens above seven at once. [S-8.5, S-14.5, OQ-6]"""
    if face_of(card) == GRIMOIRE and is_over_limit(s.mages[owner]):
        s.next(Overflow(owner))
