"""What is printed on cards and dice, written down a second time, from other sources.

The costs, prestige points and kinds of the cards follow English card lists; the dice follow
the structure that the four seasons share. A slip in a data file fails here.
"""

import re

import pytest

from arcanum.games.seasons.rules.facts import (
    COSTS,
    DIE_CRYSTALS,
    DIE_DRAW,
    DIE_ENERGY,
    DIE_GAUGE,
    DIE_PIPS,
    DIE_TRANSMUTE,
    ENERGIES,
    IS_FAMILIAR,
    PRESTIGE,
    SEASONS,
    read,
)

# number, kind, prestige, cost: air, water, fire, earth, crystals; with 2/3/4 players
CARDS = """
 1 item       6 a2
 2 item       6 f2
 3 item       6 e2
 4 item       6 w2
 5 item       4 c2
 6 item       9 e3
 7 item       8 -
 8 item       6 a1f1
 9 item      10 a1w1f1e1
10 familiar  14 f3
11 familiar   7 c3/6/9
12 familiar   8 c3
13 item       4 w1f1
14 item       8 a1e1
15 item       8 -
16 familiar   9 a3
17 familiar   8 a1w1
18 item       8 w1e1
19 item      10 a3
20 item       9 a1f1e1c3
21 familiar   6 a1f1
22 item      30 c20
23 item       0 f2
24 item       0 a2
25 item       0 w2
26 item       0 e2
27 item       6 a1w1f1e1
28 item       8 a1w1f1e1
29 item       0 w3
30 item       6 w1f1e1
31 item       2 -
32 item      12 e2
33 familiar   8 c2/5/8
34 item       6 f1e1
35 item       0 -
36 item       0 a1w1
37 item       9 w1f1e1
38 familiar  16 a1w1f1e1
39 familiar   4 f1/2/3
40 familiar  12 a3
41 familiar   6 c0/3/6
42 item     -10 w1
43 item       0 a1w1f1e1
44 item       6 a2w1
45 item      24 f3e3
46 item      10 w2e1
47 item       8 c3
48 item       0 a1w1f1
49 familiar   6 e1/2/3
50 familiar  -5 w1
"""

# a die by its number: M the main kind of the season, S the second, x the scarce one; then
# crystals, g gauge, t transmute, d draw; after the colon the pips
DICE = {
    1: "d:2 SSg:3 MM3:1 MMg:2 xgt:3 MSt:1",
    2: "Sgt:1 MSt:2 d:3 xxg:1 MM1:2 MMg:3",
    3: "MMg:1 Sgt:2 MSt:3 d:1 xg:2 MM3:3",
    4: "MSt:1 MM2:2 Sgt:3 MMg:1 6:2 xg:3",
    5: "Sgt:1 SSt:2 6:3 xg:1 MM1:2 MMg:3",
}


def printed_cost(text: str, players: int) -> list[int]:
    """A printed cost as air, water, fire, earth, crystals."""
    cost = [0] * 5
    for sign, numbers in re.findall(r"([awfec])([0-9/]+)", text):
        by_players = [int(number) for number in numbers.split("/")]
        cost["awfec".index(sign)] = by_players[players - 2 if len(by_players) > 1 else 0]
    return cost


@pytest.mark.parametrize("line", CARDS.strip().split("\n"))
def test_a_card_is_as_printed(line: str) -> None:
    number, kind, prestige, cost = line.split()
    face = int(number) - 1
    assert IS_FAMILIAR[face] == (kind == "familiar")
    assert PRESTIGE[face] == int(prestige)
    for players in (2, 3, 4):
        assert COSTS[players][face][:5] == printed_cost(cost, players)


def signs(face: int, roles: dict[str, str]) -> str:
    """A die face in the signs of `DICE`."""
    text = "".join(sorted(roles[ENERGIES[kind]] for kind in DIE_ENERGY[face]))
    text += str(DIE_CRYSTALS[face] or "") + "g" * DIE_GAUGE[face] + "t" * DIE_TRANSMUTE[face]
    return f"{text}{'d' * DIE_DRAW[face]}:{DIE_PIPS[face]}"


@pytest.mark.parametrize("number", DICE)
@pytest.mark.parametrize("season", SEASONS)
def test_a_die_is_as_printed(season: str, number: int) -> None:
    kinds = read("dice")["season"][season]
    roles = {kinds["plenty_main"]: "M", kinds["plenty_second"]: "S", kinds["scarce"]: "x"}
    die = SEASONS.index(season) * 5 + number - 1
    found = [signs(face, roles) for face in range(die * 6, die * 6 + 6)]
    assert sorted(found) == sorted(DICE[number].split())


def test_the_kinds_of_the_seasons() -> None:
    """Plenty in its season is worth little there; what the season lacks is worth most."""
    rates = read("transmutation")["crystals_per_token"]
    for season in SEASONS:
        kinds = read("dice")["season"][season]
        worth = rates[season]
        assert (worth[kinds["absent"]], worth[kinds["scarce"]]) == (3, 2), season
        assert (worth[kinds["plenty_main"]], worth[kinds["plenty_second"]]) == (1, 1), season
