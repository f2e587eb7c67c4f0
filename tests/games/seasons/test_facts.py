"""The data files are whole, and the code uses what they say."""

import re
from pathlib import Path

from arcanum.games.seasons.rules.effects.table import TABLE
from arcanum.games.seasons.rules.facts import (
    COSTS,
    DICE,
    DIE_CRYSTALS,
    DIE_DRAW,
    DIE_ENERGY,
    DIE_GAUGE,
    DIE_PIPS,
    DIE_TRANSMUTE,
    ENERGIES,
    HOOKS,
    KITS,
    NAMES,
    PRESTIGE,
    SEASONS,
    TIMING,
    read,
)
from arcanum.games.seasons.rules.game import GAME
from arcanum.kernel.data import read_toml


def test_there_are_fifty_different_cards() -> None:
    assert len(NAMES) == len(set(NAMES)) == 50


def test_the_table_of_effects_has_the_hooks_of_the_data() -> None:
    for face, name in enumerate(NAMES):
        assert TABLE[name].hooks() == set(HOOKS[face]), name


def test_cards_with_an_activated_symbol_can_be_activated() -> None:
    for face, name in enumerate(NAMES):
        acts = TABLE[name].activate is not None or "before_die_actions" in HOOKS[face]
        assert acts == ("activated" in TIMING[face]), name


def test_each_die_has_two_faces_of_each_pip_and_the_kinds_of_its_season() -> None:
    """[I-13]"""
    roles = read("dice")["season"]
    for die, name in enumerate(DICE):
        faces = range(die * 6, die * 6 + 6)
        assert sorted(DIE_PIPS[f] for f in faces) == [1, 1, 2, 2, 3, 3], name
        season = roles[SEASONS[die // 5]]
        kinds = {ENERGIES[k] for f in faces for k in DIE_ENERGY[f]}
        assert season["absent"] not in kinds, name
        assert kinds <= {season["plenty_main"], season["plenty_second"], season["scarce"]}


def test_no_face_combines_a_draw_with_anything_else() -> None:
    """[S-7.7]"""
    for f in range(len(DICE) * 6):
        if DIE_DRAW[f]:
            assert not DIE_ENERGY[f]
            assert not DIE_CRYSTALS[f]
            assert not DIE_GAUGE[f]
            assert not DIE_TRANSMUTE[f]
        assert len(DIE_ENERGY[f]) <= 2


def test_kits_can_all_be_dealt_from_two_copies() -> None:
    cards = [face for kit in KITS for face in kit]
    assert all(len(kit) == 9 for kit in KITS)
    assert all(cards.count(face) <= 2 for face in cards)
    assert max(cards) < 30


def test_costs_by_players_differ_where_the_data_says_so() -> None:
    differing = {i + 1 for i in range(50) if COSTS[2][i] != COSTS[4][i]}
    assert differing == {11, 33, 39, 41, 49}
    assert sum(PRESTIGE) == sum(card["prestige"] for card in read("cards")["card"])


def test_a_changed_line_of_data_is_read(tmp_path: Path) -> None:
    """A corrected number counts at once, whatever was kept of the file before."""
    source = Path("src/arcanum/games/seasons/data/limits.toml").read_text(encoding="utf-8")
    path = tmp_path / "limits.toml"
    path.write_text(source, encoding="utf-8")
    assert read_toml(str(path))["limit"]["reserve_capacity"]["value"] == 7
    changed = source.replace(
        "reserve_capacity = { value = 7", "reserve_capacity = { value = 88"
    )
    assert changed != source
    path.write_text(changed, encoding="utf-8")
    assert read_toml(str(path))["limit"]["reserve_capacity"]["value"] == 88


def test_the_rules_document_is_the_packages_own() -> None:
    text = (Path(GAME.home) / "rules.md").read_text(encoding="utf-8")
    assert len(re.findall(r"\*\*S-\d+\.\d+\*\*", text)) > 100
