"""What scenario files call the cards: by name. The codes of the rules are read as well.

Names of many luminaries are reconstructed and may be corrected; these stay as they are, so that
a correction breaks no scenario.
"""

from __future__ import annotations

from typing import Final

from arcanum.games.pax_illuminaten.rules.facts import (
    EVENT0,
    EVENTS,
    FACTIONS,
    NAMES,
    PLOT0,
    PLOTS,
)
from arcanum.lab.shapes import Name

PEOPLE: Final = [
    "palffy",  # PIL001
    "cobenzl",
    "boecklin",
    "lanz",
    "ernst",
    "swieten",
    "overbeck",
    "fessler",
    "reichard",
    "neefe",  # PIL010
    "westenrieder",
    "abel",
    "bahrdt",
    "muenter",
    "koppe",
    "ditfurth",
    "thun",
    "emil_august",
    "dalberg",
    "hesse_homburg",  # PIL020
    "bassus",
    "goeckingk",
    "cosandey",
    "jacobi",
    "schikaneder",
    "musaeus",
    "blumauer",
    "kolowrat",
    "loder",
    "herder",  # PIL030
    "knigge",
    "brunswick",
    "lichnowsky",
    "walderdorf",
    "born",
    "zwackh",
    "sonnenfels",
    "montgelas",
    "hufeland",
    "bode",  # PIL040
    "denis",
    "goethe",
    "hesse_kassel",
    "nicolai",
    "sprickmann",
    "karl_august",
    "hardenberg",
    "hund",
    "schroeder",
    "woellner",  # PIL050
    "feder",
    "charles_theodore",
    "kaunitz",
    "mesmer",
    "mozart",
    "schneider",
    "kant",  # PIL057
]
SCHEMES: Final = [
    "peripheral_recruitment",  # P01
    "union_of_equals",
    "great_enlighteners",
    "inner_circle",
    "uniting_the_masons",
    "broad_connections",
    "influential_adepts",
    "path_of_rumors",
    "shadow_agreements",
    "rosicrucian_brotherhood",  # P10
    "line_of_exchange",
    "grand_lodge",
    "cooperation_of_areopagi",
]
HAPPENINGS: Final = [event.lower().removeprefix("special_") for event in EVENTS]

A_LUMINARY: Final = Name("luminary", NAMES, short=PEOPLE)
A_PLOT: Final = Name("plot", PLOTS, base=PLOT0, short=SCHEMES)
AN_EVENT: Final = Name("event", EVENTS, base=EVENT0, short=HAPPENINGS)
A_FACTION: Final = Name("faction", FACTIONS)

ALIASES: Final = {
    name: code
    for names, codes in ((PEOPLE, NAMES), (SCHEMES, PLOTS), (HAPPENINGS, EVENTS))
    for name, code in zip(names, codes, strict=True)
}
