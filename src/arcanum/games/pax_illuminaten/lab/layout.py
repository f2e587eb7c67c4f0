"""The tensors of Pax Illuminaten."""

from __future__ import annotations

from arcanum.games.pax_illuminaten.rules.facts import (
    ABILITIES,
    CONNECTIONS,
    COURT,
    EVENTS,
    FACTIONS,
    MAPS,
    MOST_SLOTS,
    NAMES,
    OPPONENTS,
    PLACES,
    PLOTS,
    SEAT_NAMES,
)
from arcanum.games.pax_illuminaten.rules.words import PLACE
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

LODGES = 12  # more lodges do not fit the map
MOST_CONDITIONS = 4  # of a plot


def parts(game: Game) -> Part:
    """The whole view."""
    return Group(
        "",
        OneOf("viewer", "ABCD", "the own seat"),
        Group(
            "opponent",
            OneOf("id", OPPONENTS, "the artificial opponent"),
            OneOf("pawn", PLACE.values, "where its pawn is"),
            Rows("plots", MOST_CONDITIONS, condition("a plot of the artificial opponent")),
            left_out=("own_design",),
        ),
        Number("over", "the game has ended"),
        OneOf("map_name", MAPS, "the map"),
        Number("round", "the round", 20),
        Who("first", "first player"),
        Who("active", "whose turn it is"),
        Who("waiting", "who may decide"),
        asked(game),
        Number("budget", "main actions left", 2),
        Group(
            "flags",
            Number("claimed", "a faction card was claimed in this turn"),
            Number("realized", "a plot was realized in this turn"),
            Number("quick", "quick favor was taken in this turn"),
            Number("big_played", "a big event was played"),
        ),
        Bag("used", FACTIONS, "faction cards used in this turn"),
        Named("map", PLACES, place()),
        Rows("lodges", LODGES, lodge()),
        Bag("supply", FACTIONS, "favor in the supply"),
        Rows("court", COURT, OneOf("", NAMES, "a place of the court")),
        Number("majordomo", "where the majordomo is", COURT),
        Number("deck", "luminaries in the deck", 54),
        pile("discard", NAMES, "discarded luminaries"),
        pile("events", EVENTS, "the event deck"),
        Bag("drawn", EVENTS, "events drawn"),
        pile("event_discard", EVENTS, "discarded events"),
        Bag("row", FACTIONS, "faction cards in the row"),
        Bag("edicts", FACTIONS, "favor on edicts"),
        Named("public", PLOTS, plot(), by="plot"),
        Number("pile", "plots in the pile", 13),
        Rows("chain", 8, OneOf("", NAMES, "a card of the chain")),
        Bag("contest", NAMES, "cards laid in the contest"),
        Rows("plan", 4, OneOf("", NAMES, "the opponent's plan")),
        Number("markers", "reward markers left", 4),
        Bag("boosts", ABILITIES, "boosts in this turn"),
        duel(),
        Sides("sides", side()),
        left_out=("game", "scores", "winners", "by_plots"),
    )


def place() -> Group:
    """A card on the map."""
    return Group(
        "",
        Number("up", "the card is face up"),
        OneOf("card", NAMES, "the card, if known"),
        Rows("slots", MOST_SLOTS, Who("", "whose token is on a slot")),
        Who("control", "who controls the card"),
        Number("markers", "reward markers on it"),
    )


def lodge() -> Group:
    """A lodge."""
    return Group(
        "",
        OneOf("faction", FACTIONS, "faction of a lodge"),
        Bag("places", PLACES, "places of a lodge"),
        Who("control", "who controls it"),
        Number("main", "it is the main lodge"),
    )


def pile(key: str, words: list[str], about: str) -> Group:
    """A pile of which the top card may be known."""
    return Group(
        key,
        Number("count", f"{about}: how many", 20),
        OneOf("top", words, f"{about}: the top card, if known"),
        *([Number("edicts", "edicts among them", 6)] if key == "event_discard" else []),
    )


def duel() -> Group:
    """The contest under way."""
    return Group(
        "duel",
        OneOf("place", PLACES, "where the contest is"),
        Who("attacker", "who attacks"),
        Who("defender", "who defends"),
        Number("tokens", "tokens at stake", MOST_SLOTS),
        Bag("aimed", list(range(1, MOST_SLOTS + 1)), "slots aimed at"),
        Rows("strengths", 2, Number("", "strength of attacker and defender", 6)),
        Number("bonus", "what revealed cards add to the opponent", 6),
        Who("advantage", "who is ahead now"),
    )


def condition(about: str) -> Group:
    """How far somebody is with a condition; which one it is, the plot says."""
    return Group(
        "",
        Number("have", f"{about}: how far", 8),
        Number("need", f"{about}: what it takes", 8),
        Number("met", f"{about}: it is met"),
        left_out=("what", "most", "places"),
    )


def plot() -> Group:
    """A plot, face up."""
    return Group(
        "",
        Present("the plot is face up here"),
        Who("on", "who has a token on it"),
        Who("edge", "who has a token at its edge"),
        Who("met", "who meets it now"),
        Sides("checks", Rows("", MOST_CONDITIONS, condition("a condition of the plot"))),
        left_out=("plot",),
    )


def own_plot() -> Group:
    """A player's plot, if it is known."""
    return Group(
        "plot",
        OneOf("plot", PLOTS, "the player's plot, if known"),
        Who("on", "who has a token on it"),
        Who("edge", "who has a token at its edge"),
        Who("met", "who meets it now"),
        Sides("checks", Rows("", MOST_CONDITIONS, condition("a condition of the plot"))),
    )


def side() -> Group:
    """One player's side."""
    return Group(
        "",
        OneOf("place", SEAT_NAMES, "where the player sits"),
        Bag("touches", PLACES, "places that the seat touches"),
        OneOf("connection", CONNECTIONS, "the connection card"),
        Bag("factions", FACTIONS, "factions of the connection card"),
        Bag("favor", FACTIONS, "favor"),
        Number("influence", "influence in supply", 20),
        zone("hand", NAMES, "the hand"),
        Number("limit", "hand limit", 5),
        zone("specials", EVENTS, "special events"),
        OneOf("front", EVENTS, "the special event in front"),
        Bag("edicts", FACTIONS, "edicts"),
        Bag("faction_cards", FACTIONS, "faction cards"),
        Number("laid", "a card is laid"),
        OneOf("laid_card", NAMES, "the card laid, if known"),
        Number("points", "points", 4),
        own_plot(),
        left_out=("seat",),
    )
