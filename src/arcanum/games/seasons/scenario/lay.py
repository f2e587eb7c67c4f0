"""Laying any Seasons position that a scenario describes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arcanum.games.seasons.rules import facts
from arcanum.games.seasons.rules.prelude import Draft, MakeSets, OpenKits
from arcanum.games.seasons.rules.setup import sit_down
from arcanum.games.seasons.rules.table import (
    Mage,
    Seasons,
    card_in_play,
    store,
)
from arcanum.games.seasons.rules.turn import (
    ChooseDie,
    MainPhase,
    Round,
    StartOfDiePhase,
    StartOfMainPhase,
    Turn,
)
from arcanum.games.seasons.rules.wheel import EndOfRound
from arcanum.games.seasons.rules.words import CARD, PLAYER
from arcanum.games.seasons.scenario.keys import (
    A_SEAT,
    NO_DIE,
    POSITIONS,
    SPACES_PER_SEASON,
    SYMBOLS,
    shown,
)
from arcanum.kernel.errors import BadData
from arcanum.kernel.frames import Player
from arcanum.lab.positions import Box


def both_copies(face: int) -> tuple[facts.CardId, facts.CardId]:
    """The two copies of a card."""
    return face, face + facts.KINDS_OF_CARD


def box_of(level: str) -> Box:
    """All copies of the level's cards."""
    most = facts.CARDS_OF_LEVEL[facts.LEVELS.index(level)]
    every = [*range(most), *range(facts.KINDS_OF_CARD, facts.KINDS_OF_CARD + most)]
    return Box(every, lambda face: facts.NAMES[face], "I-01", both_copies)


def given(s: Seasons, words: Mapping[str, Any]) -> None:
    """Builds the position; `s` has its seats, settings and chance, and nothing else."""
    sit_down(s)
    told = POSITIONS.read(s, words)
    box = box_of(s.settings["level"])
    s.first = told.get("first", s.active)
    s.drafted = []
    phase = told.get("phase", "main")
    for p in range(s.seats):
        lay_side(s, p, told.sides[p], box)
    s.discard = box.take_all(told.get("discard", []), "discard")
    top = box.take_all(told.get("deck", []), "deck")
    for p in range(s.seats):
        lay_libraries(s, p, told.sides[p].get("library", {}), box, phase)
    rest = told.get("rest", "deck")
    if rest == "deck":
        s.deck = box.left[::-1]
    elif rest == "discard":
        s.discard += box.left
    else:
        s.mages[A_SEAT.read(s, rest, "rest")].hand += box.left
    s.deck += top[::-1]
    lay_dice(s, told.table, told.sides)
    for p in range(s.seats):
        me = s.mages[p]
        for card in me.hand + me.library_2 + me.library_3 + me.pack + me.kept:
            s.show(card, p)
        for card in me.in_play:
            s.reveal(card)
    start(s, phase, told.sides)


def lay_side(s: Seasons, p: Player, side: Mapping[str, Any], box: Box) -> None:
    """One seat's cards, tokens and tracks."""
    name = PLAYER.values[p]
    me = s.mages[p]
    me.in_play = box.take_all(side.get("play", []), f"{name}.play")
    me.hand = box.take_all(side.get("hand", []), f"{name}.hand")
    me.pack = box.take_all(side.get("pack", []), f"{name}.pack")
    me.kept = box.take_all(side.get("kept", []), f"{name}.kept")
    me.gauge = side.get("gauge", min(15, len(me.in_play)))
    me.reserve = amounts(side.get("reserve", {}))
    for noun in side.get("turned", []):
        s.turned.append(in_play(me, noun, f"{name}.turned"))
    for noun, kinds in side.get("on_card", {}).items():
        found = in_play(me, noun, f"{name}.on_card")
        if "token_store" not in facts.HOOKS[facts.face_of(found)]:
            raise BadData(f"{name}.on_card: no tokens lie on {CARD.values[noun]}")
        s.tokens[store(found) : store(found) + 4] = amounts(kinds)
    if "kit" in side:
        if not s.kits:
            s.kits = list(range(s.seats))
        s.kits[p] = side["kit"]


def amounts(told: Mapping[int, int]) -> list[int]:
    """Tokens of each kind; what is not given is 0."""
    return [told.get(kind, 0) for kind in range(len(facts.ENERGIES))]


def in_play(me: Mage, noun: int, where: str) -> facts.CardId:
    """The card in play of that name; `name#2` is the second copy."""
    found = card_in_play(me, noun)
    if found < 0:
        raise BadData(f"{where}: {CARD.values[noun]} is not in play there")
    return found


def lay_libraries(s: Seasons, p: Player, told: Mapping[str, Any], box: Box, phase: str) -> None:
    """The sets of years to come: as given, else any three cards each."""
    if phase in ("draft", "sets", "kits"):
        return
    me = s.mages[p]
    where = f"{PLAYER.values[p]}.library"
    if "2" in told:
        me.library_2 = box.take_all(told["2"], where)
    elif s.year < 2:
        me.library_2 = [box.left.pop() for _ in range(min(3, len(box.left)))]
    if "3" in told:
        me.library_3 = box.take_all(told["3"], where)
    elif s.year < 3:
        me.library_3 = [box.left.pop() for _ in range(min(3, len(box.left)))]


def find_face(symbols: Mapping[int, int], dice: list[int], where: str) -> facts.DieFace:
    """The first face of these dice that shows just these symbols."""
    wanted = {symbol: n for symbol, n in symbols.items() if n}
    for die in dice:
        for rolled in range(die * 6, die * 6 + 6):
            if shown(rolled) == wanted:
                return rolled
    names = {SYMBOLS[symbol]: n for symbol, n in wanted.items()}
    raise BadData(f"{where}: no die has a face with {names}")


def quiet_face(die: int) -> facts.DieFace:
    """The first face without a transmute or draw symbol."""
    return next(
        die * 6 + f
        for f in range(6)
        if not facts.DIE_TRANSMUTE[die * 6 + f] and not facts.DIE_DRAW[die * 6 + f]
    )


def lay_dice(s: Seasons, table: Mapping[str, Any], sides: list[dict[str, Any]]) -> None:
    """Dice of the game, dice taken, dice on the table.

    All are of one season: if nothing is said of the marker, it stands where the dice belong.
    """
    told = [*table.get("rolled", []), *[side["die"] for side in sides if "die" in side]]
    named = [rolled // 6 for rolled in told if rolled != NO_DIE]
    ours = range(s.season() * facts.DICE_PER_SEASON, (s.season() + 1) * facts.DICE_PER_SEASON)
    for p, side in enumerate(sides):
        if "die_face" in side and "die" not in side:
            where = f"{PLAYER.values[p]}.die_face"
            free = [die for die in [*ours, *range(len(facts.DICE))] if die not in named]
            s.mages[p].die = find_face(side["die_face"], free, where)
            named.append(s.mages[p].die // 6)
    if named and "space" not in table:
        s.space = named[0] // facts.DICE_PER_SEASON * SPACES_PER_SEASON + 1
    s.dice = sorted(table["dice"]) if "dice" in table else usual_dice(s, named)
    own = [die for die in s.dice if die // facts.DICE_PER_SEASON == s.season()]
    if len(own) <= s.seats:
        raise BadData(f"I-12: dice: {s.seats + 1} dice of each season are in the game")
    left = [die for die in own if die not in named]
    for p, side in enumerate(sides):
        if "die" in side:
            s.mages[p].die = side["die"]
        elif "die_face" not in side:
            die = own[p] if own[p] in left else left[0] if left else own[p]
            s.mages[p].die = quiet_face(die)
            if die in left:
                left.remove(die)
    if "rolled" in table:
        s.rolled = table["rolled"]
    else:
        last = left[-1] if left else own[-1]
        pips = table.get("pips", 1)
        s.rolled = [
            next(last * 6 + f for f in range(6) if facts.DIE_PIPS[last * 6 + f] == pips)
        ]


def usual_dice(s: Seasons, named: list[int]) -> list[int]:
    """Players + 1 dice a season: those that are named, then the first ones."""
    out: list[int] = []
    for season in range(len(facts.SEASONS)):
        ours = range(season * facts.DICE_PER_SEASON, (season + 1) * facts.DICE_PER_SEASON)
        first = sorted({die for die in named if die in ours})
        first += [die for die in ours if die not in first]
        out += sorted(first[: s.seats + 1])
    return out


def start(s: Seasons, phase: str, sides: list[dict[str, Any]]) -> None:
    """What is under way."""
    order = s.around(s.first)
    after = order[order.index(s.active) + 1 :]
    if phase in ("main", "die", "turn", "choose_dice"):
        s.next(EndOfRound())
        waiting = after if phase != "choose_dice" else order
        s.then(*[Turn(p) for p in waiting])
    if phase == "main":
        s.next(MainPhase(s.active))
    elif phase == "die":
        s.then(StartOfDiePhase(s.active), StartOfMainPhase(s.active))
    elif phase == "turn":
        s.next(Turn(s.active))
    elif phase == "choose_dice":
        chosen = [p for p in order if "die" in sides[p]]
        for p in order:
            if p not in chosen:
                s.mages[p].die = -1
        s.then(*[ChooseDie(p) for p in order if p not in chosen])
    elif phase == "round":
        s.next(Round(s.first))
        s.round -= 1
    elif phase == "round_end":
        s.next(EndOfRound())
    elif phase == "draft":
        s.drafted = [-1] * (facts.PICKS * s.seats)
        for p in range(s.seats):
            for step, card in enumerate(s.mages[p].kept):
                s.drafted[(p - step) % s.seats * facts.PICKS + step] = card
        s.next(Draft())
    elif phase == "sets":
        s.next(MakeSets())
    elif phase == "kits":
        s.drafted = [-1] * (facts.PICKS * s.seats)
        s.kits = s.kits or list(range(s.seats))
        s.next(OpenKits())
