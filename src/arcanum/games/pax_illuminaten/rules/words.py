"""What can be said in Pax Illuminaten, and what its log reports."""

from typing import Final

from arcanum.games.pax_illuminaten.rules.facts import (
    ABILITIES,
    DEGREES,
    EVENTS,
    FACTIONS,
    NAMES,
    OPPONENTS,
    PLACES,
    PLOTS,
    SCRIPT,
)
from arcanum.kernel.words import NUMBER, Kind, Verb, Vocabulary

WORDS: Final = Vocabulary()

AO_NOUN: Final = 4  # the artificial opponent, whatever its number at the table
PLAYER: Final = Kind("player", ["A", "B", "C", "D", "AO"])
LUMINARY: Final = Kind("luminary", NAMES)
PLACE: Final = Kind("place", [*PLACES, "areopagus"])
SPOT: Final = Kind("spot", [f"{place}/{slot + 1}" for place in PLACES for slot in range(4)])
FACTION: Final = Kind("faction", FACTIONS)
PLOT: Final = Kind("plot", PLOTS)
EVENT: Final = Kind("event", EVENTS)
DEGREE_WORD: Final = Kind("degree", DEGREES)
COUNT: Final = Kind("count", ["0", "1", "2", "3", "4"])
SLOTS_WORD: Final = Kind(  # a set of slots, by its bits
    "slots",
    ["none"]
    + ["+".join(str(i + 1) for i in range(4) if mask >> i & 1) for mask in range(1, 16)],
)
MANNER: Final = Kind("manner", ["plain", "whisper", "as_own"])
PLAIN: Final = 0
WHISPERED: Final = 1
AS_OWN: Final = 2
REWARD: Final = Kind("reward", ["influence", "ostracize", "reassign"])
BY_INFLUENCE: Final = 0
BY_OSTRACIZE: Final = 1
BY_REASSIGN: Final = 2
SECRET: Final = Kind("secret", ["luminaries", "plot"])
ITEM: Final = Kind(  # of the scripts, by whose it is
    "item",
    [
        f"{who}_{letter}"
        for who, letters in zip(OPPONENTS, SCRIPT, strict=True)
        for letter in letters
    ],
)
ABILITY_WORD: Final = Kind("ability", ABILITIES)

# Verbs
SCOUT: Final[Verb] = WORDS.verb("scout", PLACE)
INFLUENCE_ON: Final[Verb] = WORDS.verb("influence", PLACE)
INTERROGATE: Final[Verb] = WORDS.verb("interrogate", PLACE)
OSTRACIZE: Final[Verb] = WORDS.verb("ostracize", PLACE)
REASSIGN: Final[Verb] = WORDS.verb("reassign", FACTION)
OUST: Final[Verb] = WORDS.verb("oust", PLACE, PLAYER)
CONSPIRE: Final[Verb] = WORDS.verb("conspire", LUMINARY)
CLAIM: Final[Verb] = WORDS.verb("claim", FACTION)
REALIZE: Final[Verb] = WORDS.verb("realize", PLOT)
USE_CARD: Final[Verb] = WORDS.verb("use-faction", FACTION)
USE_REWARD: Final[Verb] = WORDS.verb("reward", REWARD, PLACE)
BUY: Final[Verb] = WORDS.verb("buy-action", EVENT)
PEEK: Final[Verb] = WORDS.verb("peek", PLAYER, SECRET)
END: Final[Verb] = WORDS.verb("end-actions")
PLAY_EVENT: Final[Verb] = WORDS.verb("play-event", EVENT)
NO_EVENT: Final[Verb] = WORDS.verb("no-event")
ACT_WITH: Final[Verb] = WORDS.verb("act-with", PLACE)
PAY: Final[Verb] = WORDS.verb("pay", FACTION)
SUBSTITUTE: Final[Verb] = WORDS.verb("substitute", FACTION, FACTION)
SPEND_SAME: Final[Verb] = WORDS.verb("spend-same", FACTION, COUNT)
WAIVE: Final[Verb] = WORDS.verb("waive", FACTION)
PUT: Final[Verb] = WORDS.verb("put", COUNT)
PLACE_CARD: Final[Verb] = WORDS.verb("place", LUMINARY)
TARGET: Final[Verb] = WORDS.verb("target", SLOTS_WORD)
MOVE: Final[Verb] = WORDS.verb("move", SPOT, PLACE)
STOP: Final[Verb] = WORDS.verb("stop")
CONTINUE: Final[Verb] = WORDS.verb("continue")
DONE: Final[Verb] = WORDS.verb("done")
LAY: Final[Verb] = WORDS.verb("lay", LUMINARY)
GAIN: Final[Verb] = WORDS.verb("gain", FACTION)
TAKE_FROM: Final[Verb] = WORDS.verb("take-from", PLAYER)
GIVE: Final[Verb] = WORDS.verb("give", FACTION, PLAYER)
NAME_DEGREE: Final[Verb] = WORDS.verb("name-degree", DEGREE_WORD)
IN_MANNER: Final[Verb] = WORDS.verb("manner", MANNER)
ABILITY_USE: Final[Verb] = WORDS.verb("use-ability")
QUICK: Final[Verb] = WORDS.verb("quick-favor")
DECLINE: Final[Verb] = WORDS.verb("decline")
SWAP: Final[Verb] = WORDS.verb("swap", PLACE, PLACE)
BORROW: Final[Verb] = WORDS.verb("borrow", FACTION)
FROM_DECK: Final[Verb] = WORDS.verb("draw")
FROM_COURT: Final[Verb] = WORDS.verb("take", LUMINARY)
FROM_EDICT: Final[Verb] = WORDS.verb("take-edict", FACTION)
RETURN: Final[Verb] = WORDS.verb("return", FACTION)
TITHE_OF: Final[Verb] = WORDS.verb("tithe", PLAYER, FACTION)
LOSE: Final[Verb] = WORDS.verb("lose", PLOT)
BACK: Final[Verb] = WORDS.verb("move-back", PLOT)
KEEP_EVENT: Final[Verb] = WORDS.verb("keep", EVENT)
DISCARD: Final[Verb] = WORDS.verb("discard", LUMINARY)

# Notes. `n` is always a number that the languages inflect by.
_ = WORDS.note
_("game-starts", {"player": PLAYER, "n": NUMBER})
_("round-starts", {"n": NUMBER})
_("last-round", {})
_("turn-starts", {"player": PLAYER})
_("edict-pays", {"player": PLAYER, "faction": FACTION, "n": NUMBER})
_("edict-goes", {"player": PLAYER, "event": EVENT, "n": NUMBER})
_("event-goes", {"player": PLAYER, "event": EVENT})
_("plays-event", {"player": PLAYER, "event": EVENT})
_("scouts", {"player": PLAYER, "place": PLACE})
_("takes-up", {"player": PLAYER, "luminary": LUMINARY})
_("places-card", {"player": PLAYER, "luminary": LUMINARY, "place": PLACE})
_("turns-up", {"player": PLAYER, "luminary": LUMINARY, "place": PLACE})
_("influences", {"player": PLAYER, "place": PLACE, "n": NUMBER})
_("interrogates", {"player": PLAYER, "place": PLACE})
_("card-pays", {"player": PLAYER, "luminary": LUMINARY})
_("areopagus-pays", {"player": PLAYER})
_("ostracizes", {"player": PLAYER, "place": PLACE, "luminary": LUMINARY})
_("seats-lost", {"player": PLAYER, "place": PLACE, "n": NUMBER})
_("reassigns", {"player": PLAYER, "faction": FACTION})
_("moves-token", {"player": PLAYER, "spot": SPOT, "place": PLACE})
_("ousts", {"player": PLAYER, "other": PLAYER, "place": PLACE, "n": NUMBER})
_("initial-strengths", {"player": PLAYER, "n": NUMBER, "other": PLAYER, "m": NUMBER})
_("lays", {"player": PLAYER})
_("lays-nothing", {"player": PLAYER})
_("reveals", {"player": PLAYER, "luminary": LUMINARY})
_("cards-cancel", {})
_("continues", {"player": PLAYER})
_("stops", {"player": PLAYER})
_("wins-contest", {"player": PLAYER, "other": PLAYER, "place": PLACE})
_("loses-tokens", {"player": PLAYER, "place": PLACE, "n": NUMBER})
_("gets-marker", {"player": PLAYER, "place": PLACE})
_("uses-marker", {"player": PLAYER, "reward": REWARD, "place": PLACE})
_("markers-return", {"n": NUMBER})
_("conspires", {"player": PLAYER, "luminary": LUMINARY})
_("uses-ability", {"player": PLAYER, "luminary": LUMINARY, "ability": ABILITY_WORD})
_("quick-favor", {"player": PLAYER, "luminary": LUMINARY})
_("declines", {"player": PLAYER, "luminary": LUMINARY})
_("extra-main-action", {"player": PLAYER, "n": NUMBER})
_("gains", {"player": PLAYER, "faction": FACTION, "n": NUMBER})
_("intercepts", {"player": PLAYER, "other": PLAYER, "faction": FACTION})
_("not-gained", {"player": PLAYER, "faction": FACTION, "n": NUMBER})
_("pays", {"player": PLAYER, "faction": FACTION, "n": NUMBER})
_("substitutes", {"player": PLAYER, "faction": FACTION, "n": NUMBER, "wanted": FACTION})
_("waives", {"player": PLAYER, "faction": FACTION})
_("gives", {"player": PLAYER, "other": PLAYER, "faction": FACTION})
_("returns-favor", {"player": PLAYER, "faction": FACTION, "n": NUMBER})
_("takes-from-edict", {"player": PLAYER, "faction": FACTION, "n": NUMBER})
_("tithes", {"player": PLAYER, "other": PLAYER, "faction": FACTION})
_("swaps", {"player": PLAYER, "place": PLACE, "to": PLACE})
_("borrows", {"player": PLAYER, "faction": FACTION})
_("gives-back", {"player": PLAYER, "faction": FACTION})
_("claims", {"player": PLAYER, "faction": FACTION})
_("uses-faction", {"player": PLAYER, "faction": FACTION})
_("buys-action", {"player": PLAYER, "event": EVENT})
_("peeks", {"player": PLAYER, "other": PLAYER, "secret": SECRET})
_("sees-luminary", {"player": PLAYER, "other": PLAYER, "luminary": LUMINARY})
_("sees-plot", {"player": PLAYER, "other": PLAYER, "plot": PLOT})
_("ends-actions", {"player": PLAYER})
_("realizes", {"player": PLAYER, "plot": PLOT})
_("plot-lost", {"player": PLAYER, "plot": PLOT})
_("plot-back", {"player": PLAYER, "plot": PLOT})
_("draws-events", {"player": PLAYER, "n": NUMBER})
_("sees-event", {"player": PLAYER, "event": EVENT})
_("keeps-special", {"player": PLAYER})
_("keeps-event", {"player": PLAYER, "event": EVENT})
_("returns-event", {"player": PLAYER})
_("edict-comes", {"player": PLAYER, "event": EVENT})
_("event-discarded", {"player": PLAYER, "event": EVENT})
_("draws", {"player": PLAYER, "n": NUMBER})
_("draws-card", {"player": PLAYER, "luminary": LUMINARY})
_("takes-court", {"player": PLAYER, "luminary": LUMINARY})
_("discards", {"player": PLAYER, "luminary": LUMINARY})
_("court-goes", {"luminary": LUMINARY})
_("majordomo-moves", {"n": NUMBER})
_("court-filled", {"luminary": LUMINARY})
_("deck-reshuffled", {"n": NUMBER})
_("ao-item", {"player": PLAYER, "item": ITEM, "place": PLACE})
_("ao-plan", {"player": PLAYER, "luminary": LUMINARY, "place": PLACE})
_("ao-next-target", {"player": PLAYER, "place": PLACE})
_("ao-pawn", {"player": PLAYER, "place": PLACE})
_("ao-places", {"player": PLAYER, "place": PLACE, "n": NUMBER})
_("ao-from-court", {"player": PLAYER, "luminary": LUMINARY, "place": PLACE})
_("ao-from-plan", {"player": PLAYER, "luminary": LUMINARY, "place": PLACE})
_("ao-bonus", {"player": PLAYER, "n": NUMBER})
_("ao-plot", {"player": PLAYER, "n": NUMBER})
_("plot-victory", {"player": PLAYER})
_("game-ends", {})
_("scores", {"player": PLAYER, "n": NUMBER})
_("wins", {"player": PLAYER})
