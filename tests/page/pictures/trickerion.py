"""Two people, who let bots play for them and come back in the fourth week, and a bot."""

from __future__ import annotations

from tests.page.pictures.camera import Camera
from tests.page.tables import Made, Object
from tests.page.test_trickerion import forward, prompt

SEED = 11
WEEK = 4


def take(camera: Camera) -> None:
    """Assignment, placing with the planner, and the end of the game."""
    tables = camera.tables
    made = camera.three("trickerion", SEED)
    camera.let_bots_play(made, lambda seen: seen["view"]["round"] >= WEEK)
    forward(tables, made, lambda seen: prompt(seen) == "ask-assign", leave="ask-assign")
    page = camera.opened(made.link())
    page.locator('[data-action="seal"]').wait_for()
    camera.take(page, "trickerion-assign")
    forward(tables, made, lambda seen: prompt(seen) == "ask-perform")
    seat = who_decides(camera, made)
    for name, how in (
        ("trickerion-table", {}),
        ("trickerion-table-light", {"theme": "light"}),
        ("trickerion-phone", {"phone": True}),
    ):
        other = camera.opened(made.link(seat), **how)
        other.wait_for_selector(".tk")
        camera.take(other, name)
    page = camera.opened(made.link(seat))
    page.get_by_role("tab", name="Planner").click()
    page.locator(".plan").wait_for()
    camera.take(page, "trickerion-planner")
    camera.let_bots_play(made, lambda seen: bool(seen["over"]))
    page.wait_for_selector(".win")
    camera.take(page, "trickerion-end")


def who_decides(camera: Camera, made: Made) -> int:
    """The seat whose turn it is."""

    def is_asked(seat: int) -> bool:
        seen: Object = camera.tables.now(made, seat)
        return bool(seen["options"])

    return next(seat for seat in made.tokens if is_asked(seat))
