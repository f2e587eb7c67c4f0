"""Which functions belong to which Location."""

from arcanum.games.trickerion.rules.academy import actions
from arcanum.games.trickerion.rules.base.facts import (
    ACADEMY,
    DARK_ALLEY,
    DOWNTOWN,
    MARKET_ROW,
    THEATER,
    WORKSHOP,
)
from arcanum.games.trickerion.rules.base.locations import (
    dark_alley,
    downtown,
    market_row,
    theater,
    workshop,
)
from arcanum.games.trickerion.rules.base.placement import LOCATION_TABLE, Location

LOCATION_TABLE[DOWNTOWN] = Location(
    downtown.downtown_options, downtown.downtown_take, downtown.downtown_why_not
)
LOCATION_TABLE[MARKET_ROW] = Location(
    market_row.market_options, market_row.market_take, market_row.market_why_not
)
LOCATION_TABLE[WORKSHOP] = Location(
    workshop.workshop_options, workshop.workshop_take, workshop.workshop_why_not
)
LOCATION_TABLE[DARK_ALLEY] = Location(
    dark_alley.alley_options, dark_alley.alley_take, dark_alley.alley_why_not
)
LOCATION_TABLE[THEATER] = Location(
    theater.theater_options, theater.theater_take, theater.theater_why_not
)
LOCATION_TABLE[ACADEMY] = Location(
    actions.academy_options, actions.academy_take, actions.academy_why_not
)
