"""The tensors of Seasons."""

from __future__ import annotations

from arcanum.games.seasons.rules.facts import DICE, ENERGIES, LEVELS, NAMES, PICKS, SEASONS
from arcanum.kernel.game import Game
from arcanum.lab.tensors import (
    Bag,
    Group,
    Named,
    Number,
    OneOf,
    Part,
    Present,
    Rows,
    Sides,
    Who,
    asked,
    zone,
)


def parts(game: Game) -> Part:
    """The whole view."""
    return Group(
        "",
        OneOf("viewer", "ABCD", "the own seat"),
        OneOf("level", LEVELS, "the level"),
        Number("over", "the game has ended"),
        Number("year", "the year", 3),
        Number("space", "the space of the season marker", 12),
        OneOf("season", SEASONS, "the season"),
        Number("round", "the round", 30),
        Who("first", "first player"),
        Who("active", "whose turn it is"),
        Number("transmute", "the active player may transmute"),
        Number("plus_one", "uses of the transmutation bonus in this turn"),
        Who("waiting", "who may decide"),
        asked(
            game,
            OneOf("card", NAMES, "the card of the question"),
            Who("other", "the other player of the question"),
            OneOf("given", ENERGIES, "the energy given"),
            OneOf("got", ENERGIES, "the energy got"),
        ),
        Bag("dice", DICE, "the dice of this game"),
        Named("rolled", DICE, die_face("", "a die on the table"), by="die"),
        Group(
            "deck",
            Number("count", "cards in the draw pile", 100),
            OneOf("top", NAMES, "its top card, if known"),
        ),
        zone("discard", NAMES, "the discard pile"),
        Rows("remembered", PICKS, Bag("", NAMES, "the pack held at a step of the draft")),
        Sides("mages", mage()),
        left_out=("game", "scores", "winners"),
    )


def die_face(key: str, about: str) -> Group:
    """What a die shows."""
    return Group(
        key,
        Number("face", f"{about}: its face", 6),
        Bag("energy", ENERGIES, f"{about}: energy"),
        Number("crystals", f"{about}: crystals", 6),
        Number("gauge", f"{about}: summoning gauge"),
        Number("draw", f"{about}: a card"),
        Number("transmute", f"{about}: transmutation"),
        Number("pips", f"{about}: pips", 3),
        left_out=("die",),
    )


def mage() -> Group:
    """One player's side."""
    return Group(
        "",
        Number("crystals", "crystals", 100),
        Number("gauge", "summoning gauge", 15),
        Number("bonuses", "bonuses used", 3),
        Bag("reserve", ENERGIES, "tokens in the reserve"),
        Number("limit", "tokens that fit into the reserve", 10),
        zone("hand", NAMES, "the hand"),
        Group(
            "library",
            zone("2", NAMES, "cards set aside for year 2"),
            zone("3", NAMES, "cards set aside for year 3"),
        ),
        Named("play", NAMES, in_play(), by="card"),
        die_face("die", "the die of this round"),
        zone("pack", NAMES, "the pack of the draft"),
        zone("kept", NAMES, "cards kept in the draft"),
        zone("drawn", NAMES, "cards drawn, to choose from"),
        Number("kit", "number of the starter kit", 4),
        Group(
            "score",
            Number("crystals", "score now: crystals", 100),
            Number("end_cards", "score now: cards at the end of the game", 100),
            Number("prestige", "score now: prestige of cards in play", 100),
            Number("hand", "score now: cards left in hand", 100),
            Number("bonuses", "score now: bonuses used", 100),
            Number("total", "score now", 100),
        ),
        left_out=("seat",),
    )


def in_play() -> Group:
    """Cards in play, both copies of one card added up."""
    return Group(
        "",
        Present("copies of the card in play"),
        Number("turned", "of these turned sideways"),
        Bag("tokens", ENERGIES, "tokens on the card"),
        left_out=("card", "count"),
    )
