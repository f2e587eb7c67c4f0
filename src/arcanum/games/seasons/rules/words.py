"""What can be said in Seasons, and what its log reports."""

from typing import Final

from arcanum.games.seasons.rules.facts import BONUSES, DICE, ENERGIES, KINDS_OF_CARD, NAMES
from arcanum.kernel.words import NUMBER, Kind, Verb, Vocabulary

SECOND_COPY: Final = (
    KINDS_OF_CARD  # a card noun this much higher is the second copy in front of its owner
)

WORDS: Final = Vocabulary()

PLAYER: Final = Kind("player", ["A", "B", "C", "D"])
FACE: Final = Kind("card", NAMES)  # a card in hand, pack or pile: its copies are alike
CARD: Final = Kind("card", NAMES + [name + "#2" for name in NAMES])  # a card in play
ENERGY: Final = Kind("energy", ENERGIES)
TOKEN: Final = Kind(  # in the reserve, or on the first or second Amulet of Water in play
    "token",
    ENERGIES
    + [f"{kind}@amulet_of_water" for kind in ENERGIES]
    + [f"{kind}@amulet_of_water#2" for kind in ENERGIES],
)
SYMBOL: Final = Kind("symbol", [*ENERGIES, "crystals", "gauge", "card", "all"])
CRYSTALS: Final = 4
GAUGE: Final = 5
DRAW: Final = 6
ALL_SYMBOLS: Final = 7
DIE: Final = Kind("die", DICE)
BONUS: Final = Kind("bonus", BONUSES)
EXCHANGE_TWO: Final = 0
TRANSMUTE_PLUS_ONE: Final = 1
GAUGE_PLUS_ONE: Final = 2
DRAW_TWO_KEEP_ONE: Final = 3
YEAR: Final = Kind("year", ["year_1", "year_2", "year_3"])
STEP: Final = Kind("step", ["-3", "-2", "-1", "+1", "+2", "+3"])
STEPS: Final = [-3, -2, -1, 1, 2, 3]
COUNT: Final = Kind("count", [str(n) for n in range(31)])
KIT: Final = Kind("kit", ["kit_1", "kit_2", "kit_3", "kit_4"])
MODE: Final = Kind("mode", ["pay_crystals", "pay_token", "look", "bury", "draw"])
PAY_CRYSTALS: Final = 0
PAY_TOKEN: Final = 1
LOOK: Final = 2
BURY: Final = 3
DRAW_A_CARD: Final = 4
KINDS: Final = Kind(  # a set of energy kinds, by its bits
    "kinds",
    ["none"]
    + ["+".join(k for i, k in enumerate(ENERGIES) if mask >> i & 1) for mask in range(1, 16)],
)
SEASON: Final = Kind("season", ["winter", "spring", "summer", "autumn"])

# Verbs
TAKE_KIT: Final[Verb] = WORDS.verb("take-kit", KIT)
DRAFT: Final[Verb] = WORDS.verb("draft", FACE)
SHELVE: Final[Verb] = WORDS.verb("shelve", FACE, YEAR)
TAKE_DIE: Final[Verb] = WORDS.verb("take-die", DIE)
GO_ON: Final[Verb] = WORDS.verb("go-on")
TAKE: Final[Verb] = WORDS.verb("take", SYMBOL)
KEEP: Final[Verb] = WORDS.verb("keep", FACE)
DISCARD_CARD: Final[Verb] = WORDS.verb("discard-card", FACE)
DISCARD: Final[Verb] = WORDS.verb("discard", TOKEN)
PUT: Final[Verb] = WORDS.verb("put", TOKEN)
SUMMON: Final[Verb] = WORDS.verb("summon", FACE)
ACTIVATE: Final[Verb] = WORDS.verb("activate", CARD)
TRANSMUTE: Final[Verb] = WORDS.verb("transmute", TOKEN)
USE_BONUS: Final[Verb] = WORDS.verb("bonus", BONUS)
END_TURN: Final[Verb] = WORDS.verb("end-turn")
WAIVE: Final[Verb] = WORDS.verb("waive", ENERGY)
IMBUE: Final[Verb] = WORDS.verb("imbue", KINDS)
RESOLVE: Final[Verb] = WORDS.verb("resolve", FACE)
APPLY: Final[Verb] = WORDS.verb("apply", ENERGY)
MOVE: Final[Verb] = WORDS.verb("move", STEP)
SACRIFICE: Final[Verb] = WORDS.verb("sacrifice", CARD)
TAKE_BACK: Final[Verb] = WORDS.verb("take-back", CARD)
GIVE: Final[Verb] = WORDS.verb("give", FACE, PLAYER)
COPY: Final[Verb] = WORDS.verb("copy", PLAYER)
CHOOSE: Final[Verb] = WORDS.verb("choose", MODE)
CONVERT: Final[Verb] = WORDS.verb("convert", ENERGY)
EXCHANGE: Final[Verb] = WORDS.verb("exchange", ENERGY, ENERGY)
AMOUNT: Final[Verb] = WORDS.verb("amount", COUNT)
PUT_BACK: Final[Verb] = WORDS.verb("put-back", FACE)
PLAY: Final[Verb] = WORDS.verb("play", FACE)

# Notes. `n` is always a number that the languages inflect by.
_ = WORDS.note
_("game-starts", {"player": PLAYER})
_("takes-kit", {"player": PLAYER, "kit": KIT})
_("drafts", {"player": PLAYER, "card": CARD})
_("packs-pass", {"n": NUMBER})
_("sets-are-made", {})
_("round-starts", {"n": NUMBER, "season": SEASON, "player": PLAYER})
_("takes-die", {"player": PLAYER, "die": DIE})
_("turn-starts", {"player": PLAYER})
_("rerolls", {"player": PLAYER, "die": DIE})
_("declines", {"player": PLAYER})
_("takes-energy", {"player": PLAYER, "energy": ENERGY, "n": NUMBER})
_("gains-crystals", {"player": PLAYER, "n": NUMBER})
_("loses-crystals", {"player": PLAYER, "n": NUMBER})
_("pays-crystals", {"player": PLAYER, "n": NUMBER})
_("pays-player", {"player": PLAYER, "other": PLAYER, "n": NUMBER, "card": CARD})
_("cannot-pay", {"player": PLAYER, "other": PLAYER, "card": CARD})
_("gauge-rises", {"player": PLAYER, "n": NUMBER, "gauge": NUMBER})
_("gauge-falls", {"player": PLAYER, "n": NUMBER, "gauge": NUMBER})
_("draws", {"player": PLAYER, "n": NUMBER})
_("draws-card", {"player": PLAYER, "card": CARD})
_("keeps", {"player": PLAYER})
_("keeps-card", {"player": PLAYER, "card": CARD})
_("discards-unseen", {"player": PLAYER, "n": NUMBER})
_("discards-card", {"player": PLAYER, "card": CARD})
_("reveals", {"player": PLAYER, "card": CARD})
_("discards-energy", {"player": PLAYER, "energy": ENERGY, "n": NUMBER})
_("discards-from-card", {"player": PLAYER, "energy": ENERGY, "card": CARD})
_("puts-on-card", {"player": PLAYER, "energy": ENERGY, "card": CARD})
_("announces", {"player": PLAYER, "card": CARD})
_("summons", {"player": PLAYER, "card": CARD})
_("puts-into-play", {"player": PLAYER, "card": CARD})
_("activates", {"player": PLAYER, "card": CARD})
_("card-acts", {"player": PLAYER, "card": CARD})
_("transmutes", {"player": PLAYER, "energy": ENERGY, "tokens": NUMBER, "n": NUMBER})
_("transmutes-from-card", {"player": PLAYER, "energy": ENERGY, "card": CARD, "n": NUMBER})
_("weighs", {"player": PLAYER, "energy": ENERGY, "tokens": NUMBER, "n": NUMBER})
_("may-transmute", {"player": PLAYER})
_("uses-bonus", {"player": PLAYER, "bonus": BONUS})
_("waives", {"player": PLAYER, "energy": ENERGY})
_("no-room", {"player": PLAYER})
_("sacrifices", {"player": PLAYER, "card": CARD})
_("takes-back", {"player": PLAYER, "card": CARD})
_("gives-card", {"player": PLAYER, "other": PLAYER})
_("gives-named-card", {"player": PLAYER, "other": PLAYER, "card": CARD})
_("copies-reserve", {"player": PLAYER, "other": PLAYER})
_("turns-to-air", {"player": PLAYER, "n": NUMBER})
_("loses-reserve", {"player": PLAYER, "card": CARD})
_("cauldron-bursts", {"player": PLAYER})
_("looks-at-top", {"player": PLAYER})
_("sees-top", {"player": PLAYER, "card": CARD})
_("puts-back", {"player": PLAYER})
_("buries-top", {"player": PLAYER})
_("passes-soul", {"player": PLAYER, "other": PLAYER, "card": CARD})
_("exchanges", {"player": PLAYER, "energy": ENERGY, "other": ENERGY, "n": NUMBER})
_("ends-turn", {"player": PLAYER})
_("marker-moves", {"n": NUMBER, "space": NUMBER})
_("marker-moves-back", {"n": NUMBER, "space": NUMBER})
_("season-changes", {"season": SEASON})
_("year-changes", {"n": NUMBER})
_("takes-library", {"player": PLAYER, "n": NUMBER})
_("pile-reshuffled", {"n": NUMBER})
_("game-ends", {})
_("scores", {"player": PLAYER, "n": NUMBER})
