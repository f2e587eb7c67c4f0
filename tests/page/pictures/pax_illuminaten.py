"""Two people and a bot in the middle of a game, and one alone against artificial opponents."""

from __future__ import annotations

from tests.page.pictures.camera import Camera
from tests.page.tables import HUMAN, Made, Object
from tests.page.test_pax_illuminaten import BUILD_UP, FIGHT, GAME, in_a_contest, to_act

ROUND = 6


def alone(camera: Camera, opponent: str, seed: int) -> Made:
    return camera.tables.make(
        {**HUMAN, "name": "Ines"}, game=GAME, options={"opponent": opponent}, seed=seed
    )


def in_the_middle(seen: Object) -> bool:
    return to_act(seen) and seen["view"]["round"] >= ROUND


def take(camera: Camera) -> None:
    """The table, an opponent with the script, a contest, and the end of the game."""
    tables = camera.tables
    made = camera.three(GAME, 5)
    camera.let_bots_play(made, lambda seen: seen["view"]["round"] >= ROUND)
    tables.forward(made, in_the_middle, seed=2, prefer=BUILD_UP)
    for name, phone in (("pax-table", False), ("pax-phone", True)):
        page = camera.opened(made.link(), phone=phone)
        page.wait_for_selector(".pax")
        camera.take(page, name)
    camera.let_bots_play(made, lambda seen: bool(seen["over"]))
    page = camera.opened(made.link())
    page.wait_for_selector(".win")
    camera.take(page, "pax-end")
    made = alone(camera, "joseph_ii", 3)
    tables.forward(
        made, lambda seen: to_act(seen) and seen["view"]["round"] >= 4, prefer=BUILD_UP
    )
    page = camera.opened(made.link())
    page.get_by_role("tab", name="Plots").click()
    camera.take(page, "pax-opponent")
    page = camera.opened(contest(camera).link())
    page.wait_for_selector(".pax")
    camera.take(page, "pax-contest")


def contest(camera: Camera) -> Made:
    """A game in which the person is to lay a card in a contest: not every game has one."""
    for seed in range(1, 20):
        made = alone(camera, "saint_germain", seed)
        until = lambda seen: seen["over"] or in_a_contest(seen)  # noqa: E731
        if not camera.tables.forward(made, until, seed=2, prefer=FIGHT)["over"]:
            return made
    raise AssertionError("nobody is ousted")
