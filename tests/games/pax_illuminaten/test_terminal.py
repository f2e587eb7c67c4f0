"""Pax Illuminaten in the terminal: map, plots, contest, and what must not be seen."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from arcanum.games import game
from arcanum.games.pax_illuminaten.terminal.board import PaxBoard
from arcanum.games.pax_illuminaten.terminal.cards import KIND_OF
from arcanum.games.pax_illuminaten.terminal.signs import MARKS, STYLES
from arcanum.kernel.state import State
from arcanum.terminal.board import DENSITIES, Look
from arcanum.terminal.drawing import flowing
from arcanum.terminal.symbols import DRAWN as TABLE_DRAWN
from arcanum.terminal.symbols import PLAIN
from arcanum.texts import LANGUAGES, texts
from tests.terminal.desk import Desk, at_random
from tests.terminal.test_secrets import looked_at

DRAWN, _ = MARKS

PAX = game("pax_illuminaten")
BUSY = ("scout", "influence", "oust", "interrogate")


def board(lang: str, opponent: str = "none", plain: bool = False) -> PaxBoard:
    said = texts(lang, PAX.id)
    names = said.with_opponent(PAX, said.seat_names(4), {"opponent": opponent})
    return PaxBoard(Look(said, PAX, names, PLAIN if plain else TABLE_DRAWN))


def drawn(*things: Any, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None, legacy_windows=False)
    console.print(*things, sep="\n")
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def busy_game(seats: int, seed: int, opponent: str = "none") -> list[State]:
    """A game in which much happens on the map, every seventh position of it."""
    luck = random.Random(seed)
    s = PAX.new(seats=seats, options={"opponent": opponent}, seed=seed)
    found = []
    for step in range(700):
        if s.over:
            break
        if step % 7 == 0:
            found.append(s.clone())
        verbs = {a: PAX.words.verb_of(a).name for a in s.options}
        s.apply(luck.choice([a for a in s.options if verbs[a] in BUSY] or s.options))
    return [*found, s]


def in_contest(seat: int) -> Desk:
    """A table at which that seat is to lay a contest card."""
    for seed in range(50):
        desk = Desk("pax_illuminaten", seats=2, seed=seed)
        session = desk.session
        luck = random.Random(seed)
        while not session.state.over:
            s = session.state
            verbs = {a: PAX.words.verb_of(a).name for a in s.options}
            if s.player == seat and "lay" in verbs.values():
                return desk
            session.take(luck.choice([a for a in s.options if verbs[a] in BUSY] or s.options))
    raise AssertionError("nobody ousts anybody")


# -- every table fits


@pytest.mark.parametrize(
    ("seats", "opponent", "lang"),
    [(2, "none", "en"), (4, "none", "ru"), (1, "weishaupt", "pl"), (3, "franck", "ru")],
)
def test_every_table_fits_into_80_columns(seats: int, opponent: str, lang: str) -> None:
    for s in busy_game(seats, seed=seats, opponent=opponent)[-1::-20]:
        for viewer in (None, 0):
            view = s.observe(viewer)
            for density in (DENSITIES[0], DENSITIES[3], DENSITIES[-1]):
                for width in (80, 120):
                    table = board(lang, opponent).table(view, [], width, density)
                    text = drawn(*table, width=width)
                    assert max(cell_len(line) for line in text.splitlines()) <= width
                    assert "[term-" not in text
                    assert "[en]" not in text


def test_plain_terminals_get_ascii_signs_only() -> None:
    said = texts("en", PAX.id)
    letters = set().union(*[said.noun("luminary", f"PIL{n:03}") for n in range(1, 58)])
    for s in busy_game(3, seed=3, opponent="joseph_ii")[::25]:
        view = s.observe(0)
        for density in DENSITIES:
            table = board("en", "joseph_ii", plain=True)
            text = drawn(table.atlas(view, {}, 80, density), table.lodges(view))
            strange = {c for c in text if not c.isascii()} - letters - {"…", "–"}
            assert not strange


def test_colour_is_never_the_only_sign() -> None:
    for signs in MARKS:
        assert len(set(signs.faction.values())) == 6
        assert len(set(signs.affiliation.values())) == 3
        assert signs.met != signs.missing
    assert set(DRAWN.faction) < set(STYLES)


# -- the map


def test_rows_are_staggered_by_half_a_card() -> None:
    view = PAX.new(seats=4, seed=1).observe(0)
    text = drawn(board("en").atlas(view, {}, 80, DENSITIES[0]))
    at = {}
    for line in text.splitlines():
        for place in view["map"]:
            if place in line:
                at[place] = line.index(place)
    assert at["C1"] == 1
    assert at["B1"] - at["C1"] == at["A1"] - at["B1"] == (at["C2"] - at["C1"]) // 2 == 8
    assert at["E3"] == at["A3"]


def test_a_card_shows_lodge_slots_and_control() -> None:
    for s in busy_game(2, seed=4):
        view = s.observe(0)
        controlled = [p for p, shown in view["map"].items() if shown.get("control")]
        if view["lodges"] and controlled:
            break
    table = board("en")
    for density in (DENSITIES[0], DENSITIES[-1]):
        text = drawn(table.atlas(view, {}, 80, density))
        for place, shown in view["map"].items():
            if shown["up"]:
                assert table.short(shown["card"])[:7] in text
                slots = "".join(seat or DRAWN.free for seat in shown["slots"])
                assert slots in text, place
    boxed = table.boxed(view, controlled[0], {}, 19)
    assert view["map"][controlled[0]]["control"] in boxed[-1].plain
    lodge = view["lodges"][0]
    signs = table.card_signs(view, lodge["places"][0]).plain
    assert f"[{DRAWN.faction[lodge['faction']]}]" in signs
    assert " ".join(lodge["places"]) in drawn(table.lodges(view), width=100)


def test_choices_stand_beside_their_places() -> None:
    desk = Desk("pax_illuminaten", typed=[], seed=5, width=80)
    scouts = [c for c in desk.session.choices() if c.verb == "scout"]
    assert scouts
    desk.run()
    top = [line for line in desk.lines if scouts[0].nouns[0] + "─" in line]
    assert str(scouts[0].number) in top[0]


# -- plots


def test_check_lists_say_what_is_there_and_what_is_missing() -> None:
    for s in busy_game(2, seed=4)[::10]:
        view = s.observe(0)
        text = drawn(board("en").plots(view, 80, DENSITIES[0]))
        for plot in view["public"]:
            assert texts("en", PAX.id).noun("plot", plot["plot"]) in text
            for check in plot["checks"]["A"]:
                done = check["have"] >= check["need"]
                assert check["what"] == "together" or f"{check['have']}/{check['need']}" in text
                assert (DRAWN.met if done else DRAWN.missing) in text


def test_the_plots_of_a_script_are_shown_and_marked_as_ours() -> None:
    view = PAX.new(seats=1, options={"opponent": "franck"}, seed=1).observe(0)
    text = drawn(board("en", "franck").plots(view, 80, DENSITIES[0]))
    assert "Ignaz Franck (our own design)" in text
    assert "influence on the map 0/12" in text
    view = PAX.new(seats=1, options={"opponent": "weishaupt"}, seed=1).observe(0)
    assert "own design" not in drawn(board("en", "weishaupt").plots(view, 80, DENSITIES[0]))


def test_a_rivals_private_plot_is_not_shown() -> None:
    s = PAX.new(seats=2, seed=2)
    text = drawn(board("en").plots(s.observe(0), 80, DENSITIES[0]))
    mine, theirs = (s.observe(p)["sides"][p]["plot"]["plot"] for p in (0, 1))
    said = texts("en", PAX.id)
    assert said.noun("plot", mine) in text
    assert said.noun("plot", theirs) not in text


# -- the contest


def test_a_contest_is_a_duel() -> None:
    desk = in_contest(0)
    view = desk.session.state.observe(0)
    duel = view["duel"]
    assert duel is not None
    text = drawn(*board("en").duel(view))
    assert f"({duel['place']})" in text
    for strength in duel["strengths"]:
        assert str(strength) in text
    if duel["advantage"]:
        assert "advantage" in text
        assert "vulnerable" in text
    choices = [c for c in desk.session.choices() if c.verb == "lay"]
    labels = [desk.session.board.label(view, choice).plain for choice in choices]
    own = duel["strengths"][0 if duel["attacker"] == "A" else 1]
    assert all(f"{own} +" in label or "wins at once" in label for label in labels)


def test_a_laid_card_is_seen_by_its_owner_only() -> None:
    desk = in_contest(0)
    session = desk.session
    session.take(next(a for a in session.state.options))
    laid = session.state.observe(0)["sides"][0].get("laid_card")
    if laid is not None and session.state.observe(0)["duel"] is not None:
        assert "card laid" in drawn(*board("en").duel(session.state.observe(1)))
        assert board("en").short(laid) not in drawn(*board("en").duel(session.state.observe(1)))


# -- cards


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_shown(lang: str) -> None:
    shown = drawn(*[board(lang).card(card, 2) for card in KIND_OF])
    assert "[" not in shown
    assert all(cell_len(line) <= 80 for line in shown.splitlines())


def test_a_card_is_found_by_choice_name_and_number() -> None:
    desk = Desk("pax_illuminaten", typed=["c goethe", "c #57", "c grand lodge"], seed=1)
    desk.run()
    for found in ("Johann Wolfgang von Goethe (#42)", "Immanuel Kant (#57)", "5 of your"):
        assert found in desk.screen


# -- whole games


@pytest.mark.parametrize(("opponent", "lang"), [("saint_germain", "en"), ("joseph_ii", "pl")])
def test_a_whole_game_against_a_script(opponent: str, lang: str) -> None:
    desk = Desk(
        "pax_illuminaten",
        typed=at_random(3),
        seats=1,
        bots=(),
        options={"opponent": opponent},
        lang=lang,
        seed=3,
        width=80,
        height=44,
    )
    assert desk.run() == 0
    assert desk.session.state.over
    name = texts(lang, PAX.id).say(f"opponent-{opponent}")
    assert name in desk.screen
    assert "AO" not in desk.screen
    view = desk.session.state.observe(0)
    winners = [desk.session.look.name(seat) for seat in view["winners"]]
    assert all(winner in desk.lines[-3] + desk.lines[-4] for winner in winners)


def test_onlookers_are_told_the_story() -> None:
    desk = Desk("pax_illuminaten", seats=2, seat=None, bots=("random", "random"), seed=2)
    assert desk.run() == 0
    assert "Round 2. ──" in desk.screen
    assert "Decided by" in desk.screen


@pytest.mark.parametrize(("seats", "opponent"), [(2, "none"), (3, "weishaupt")])
def test_a_redealt_table_looks_the_same(seats: int, opponent: str) -> None:
    options = {"opponent": opponent}
    for point in (3, 12, 25):
        desk = Desk("pax_illuminaten", seats=seats, options=options, seed=point).advance(point)
        state = desk.session.state
        assert not state.over
        seat = state.player
        real = looked_at(state.clone(), desk, seat, None)
        for seed in range(2):
            assert looked_at(state.determinize(seat, seed), desk, seat, None) == real


def test_lines_flow_without_breaking_a_part() -> None:
    parts = [board("en").who("A") for _ in range(5)]
    lines = flowing(parts, " - ", 30)
    assert [line.plain.count("Player A") for line in lines] == [2, 2, 1]
