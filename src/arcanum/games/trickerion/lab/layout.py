"""The tensors of Trickerion."""

from __future__ import annotations

from arcanum.games.trickerion.rules.base import facts
from arcanum.games.trickerion.rules.base.table import DIFFICULTIES, PHASES
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
)

ROW = 5  # Performance cards in a row, at most
BESIDE = 6  # markers beside a Performance card that fit
TRICK_PLACES = 4  # places for Tricks of a player
PLAN_ENTRIES = 6  # on a plan card of the Heir


def parts(game: Game) -> Part:
    """The whole view."""
    return Group(
        "",
        OneOf("viewer", "ABCD", "the own seat"),
        Number("over", "the game has ended"),
        Number("round", "the round", 7),
        Number("last_round", "the last round", 7),
        OneOf("phase", PHASES, "the phase"),
        Rows("order", 5, Who("", "the turn order")),
        Who("waiting", "who may decide"),
        asked(game),
        Named("dice", facts.DICE, OneOf("", facts.FACES, "what a Downtown die shows")),
        Bag("residence", facts.TRICKS, "Tricks in the Dahlgaard Residence"),
        market(),
        Named("slots", facts.SLOTS, disc()),
        Rows("row", ROW, performance()),
        Rows("performance_deck", 8, OneOf("", facts.VENUES, "theater of the next cards")),
        Bag("performances_gone", facts.PERFORMANCES, "Performance cards that left the row"),
        Named("special_decks", facts.DECKS, special_deck()),
        prophecies(),
        Sides("troupes", troupe()),
        heir(),
        left_out=("game", "scores", "winners"),
    )


def market() -> Group:
    """Market Row."""
    return Group(
        "market",
        Rows("buy", 4, OneOf("", facts.COMPONENTS, "a slot of the Buy area")),
        Rows("order", 4, OneOf("", facts.COMPONENTS, "a slot of the Order area")),
        OneOf("quick_order", facts.COMPONENTS, "the Quick Order slot"),
        Bag("aside", facts.COMPONENTS, "orders beside the slots"),
        Who("shares", "who has a share in the orders"),
        Who("dubious", "who uses dubious sources"),
    )


def disc() -> Group:
    """A Character on a slot of the main board."""
    return Group(
        "",
        Who("player", "whose Character is on the slot"),
        OneOf("character", facts.CHARACTERS, "the Character on the slot"),
    )


def performance() -> Group:
    """A Performance card of the row with its markers."""
    return Group(
        "",
        OneOf("card", facts.PERFORMANCES, "a card of the row"),
        Number("links", "its links", 4),
        Named("markers", facts.POSITIONS, marker("a marker on the card"), by="slot"),
        Rows("beside", BESIDE, marker("a marker beside the card")),
        left_out=("pays", "next", "per_link"),  # they follow from the rest
    )


def marker(about: str) -> Group:
    """A Trick marker."""
    return Group(
        "",
        Who("player", f"{about}: whose"),
        OneOf("trick", facts.TRICKS, f"{about}: Trick"),
        OneOf("symbol", facts.SYMBOLS, f"{about}: symbol"),
        Number("pieces", f"{about}: pieces", 4),
        OneOf("turned", facts.DIRECTIONS, f"{about}: where the own corner points"),
        Rows("corners", 4, OneOf("", facts.SCHOOLS, f"{about}: school of a corner")),
        left_out=("slot",),
    )


def special_deck() -> Group:
    """A deck of Special Assignment cards."""
    return Group(
        "",
        Number("count", "cards in a Special Assignment deck", 12),
        Bag("cards", facts.SPECIALS, "known cards in a Special Assignment deck"),
    )


def prophecies() -> Group:
    """Prophecies."""
    return Group(
        "prophecies",
        OneOf("active", facts.PROPHECIES, "the active Prophecy"),
        Rows("pending", 3, OneOf("", facts.PROPHECIES, "a pending Prophecy")),
        Number("stack", "Prophecies left", 24),
        Bag("past", facts.PROPHECIES, "past Prophecies"),
    )


def troupe() -> Group:
    """One player's side."""
    return Group(
        "",
        OneOf("magician", facts.MAGICIANS, "the Magician"),
        Number("fame", "Fame", 50),
        Number("coins", "Coins", 50),
        Number("shards", "Shards", 10),
        Number("poster", "the poster is up"),
        Number("ability_used", "the Magician's ability is used"),
        Named("components", facts.COMPONENTS, component()),
        Rows("tricks", TRICK_PLACES, trick()),
        Bag("supply", facts.SYMBOLS, "Trick markers in supply"),
        Named("team", facts.CHARACTERS, character(), by="character"),
        hand(),
        Group(
            "drawn",
            Bag("decks", facts.DECKS, "Special cards drawn, by deck"),
            Bag("cards", facts.SPECIALS, "Special cards drawn, if known"),
        ),
        Bag("debuts", facts.TRICKS, "Tricks that had their premiere"),
        Group(
            "score",
            Number("fame", "score now: Fame", 50),
            Number("shards", "score now: Shards", 50),
            Number("coins", "score now: Coins", 50),
            Number("apprentices", "score now: Apprentices", 50),
            Number("specialists", "score now: Specialists", 50),
            Number("cards", "score now: Special cards (only the own)", 50),
            Rows("tricks", TRICK_PLACES, Number("", "score now: a Trick", 50)),
            Number("leftovers", "score now: the Heir's leftovers", 50),
            Number("characters", "score now: the Heir's Characters", 50),
            Number("total", "score now", 50),
        ),
        left_out=("seat",),
    )


def heir() -> Group:
    """The Heir of the solo game."""
    entry = Group(
        "",
        OneOf("location", facts.LOCATIONS, "an entry of the Heir's plan"),
        Number("special", "the entry is a special one"),
    )
    die = Group(
        "",
        Number("face", "face of a set-up die", 6),
        Number("marked", "the set-up die is marked"),
    )
    return Group(
        "heir",
        OneOf("difficulty", DIFFICULTIES, "how strong the Heir is"),
        OneOf("mood", ["ready", "busy"], "the Heir's mood"),
        Number("top_level", "level of his best Tricks", 3),
        Group(
            "plan",
            OneOf("plan", facts.PLANS, "his plan"),
            OneOf("kind", ["perform", "setup"], "its kind"),
            Rows("entries", PLAN_ENTRIES, entry),
        ),
        Number("plans_left", "plans left", 8),
        Bag("plans_past", facts.PLANS, "past plans"),
        Rows(
            "line",
            len(facts.CHARACTERS),
            OneOf("", facts.CHARACTERS, "the line of his Characters"),
        ),
        Bag("wanted", facts.COMPONENTS, "Components he wants"),
        Bag("specials", facts.SPECIALS, "his Special cards"),
        OneOf("day", facts.DAYS, "the day he performs on"),
        Named("setup_dice", facts.SETUP_DICE, die),
        Bag("blocked_slots", facts.SLOTS, "slots that are blocked"),
        Bag("blocked_days", facts.DAYS, "days that are blocked"),
        left_out=("tuning", "spaces", "summary"),
    )


def component() -> Group:
    """One kind of Component."""
    return Group(
        "",
        Number("tokens", "tokens of a Component", 3),
        Number("count", "how many these are worth", 3),
        Number("on_manager", "they lie on the Manager's board"),
    )


def trick() -> Group:
    """A Trick on the player's boards."""
    return Group(
        "",
        OneOf("trick", facts.TRICKS, "a Trick"),
        OneOf("symbol", facts.SYMBOLS, "its symbol"),
        Number("markers", "markers on it", 4),
        Number("shards", "Shards on it", 3),
    )


def character() -> Group:
    """A Character of a team."""
    return Group(
        "",
        Present("the Character is in the team"),
        OneOf("at", ["home", "inn", *facts.SLOTS], "where the Character is"),
        OneOf("home", ["assistant_board"], "a home of its own"),
        OneOf("card", [*facts.CARDS, "hidden"], "the card under the Character"),
        Number("idle", "the Character is idle"),
        Number("face_up", "the card is face up"),
        left_out=("character",),
    )


def hand() -> Group:
    """Assignment cards in hand: the own ones, and what is known of others'."""
    return Group(
        "hand",
        Number("count", "cards in hand", 10),
        Bag("cards", facts.CARDS, "the own hand"),
        Bag("held", facts.CARDS, "cards in hand or face down, as far as known"),
        Bag("unknown", facts.DECKS, "Special cards there that are not known, by deck"),
    )
