"""The end of the game: faction scoring and winners. [P-14]"""

from __future__ import annotations

from arcanum.games.pax_illuminaten.rules.facts import KINDS
from arcanum.games.pax_illuminaten.rules.table import Pax, find_lodges, influence_in
from arcanum.kernel.frames import Player


def points(s: Pax, player: Player) -> int:
    """One point per token in a main lodge; two for a token in two of them. [P-14.3]"""
    find_lodges(s)
    found = 0
    for f in range(KINDS):
        found += influence_in(s, player, s.main_places[f])
    return found


def faction_cards(s: Pax, player: Player) -> int:
    """Faction cards in front of a player."""
    return s.owner.count(player)


def score_factions(s: Pax) -> None:
    """Most points, then most faction cards, then shared. [P-14.4, Q-31]"""
    s.note("game-ends")
    best: list[int] = []
    for p in range(s.n):
        s.note("scores", p, points(s, p))
        rank = [points(s, p), faction_cards(s, p)]
        if not best or rank > best:
            best = rank
            s.won = 1 << p
        elif rank == best:
            s.won |= 1 << p
    for p in range(s.n):
        if s.won >> p & 1:
            s.note("wins", p)


def win_by_plots(s: Pax, player: Player) -> None:
    """The game is over at once. [P-14.1, P-13.3, I-31]"""
    s.won = 1 << player
    s.by_plots = True
    s.note("plot-victory", player)
    s.note("wins", player)
    s.finish()
