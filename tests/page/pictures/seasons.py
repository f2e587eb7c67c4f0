"""Two people, who let bots play on for a while, and a bot."""

from __future__ import annotations

from tests.page.pictures.camera import Camera
from tests.page.tables import Object

SEED = 33
ROUND = 13


def in_main(seen: Object) -> bool:
    return bool(seen["options"]) and seen["view"]["asked"]["prompt"] == "ask-main"


def take(camera: Camera) -> None:
    """Draft, middle, end, and the lobby after it."""
    tables = camera.tables
    made = camera.three("seasons", SEED)
    page = camera.opened(made.link(), kept={"name": "Ines"})
    for kept in range(3):
        page.locator("[data-lit]").nth(2).click()
        page.locator('[data-action="seal"]').click()
        seen = tables.now(made, 1)
        tables.act(made, 1, seen, seen["options"][0]["spelled"])
        page.get_by_text(f"Kept: {kept + 1} of 9").wait_for()
    page.locator("[data-lit]").nth(2).hover()
    camera.take(page, "page-draft")
    camera.let_bots_play(made, lambda seen: seen["over"] or seen["view"]["round"] >= ROUND)
    tables.forward(made, in_main)
    for name, how in (
        ("page-midgame", {}),
        ("page-midgame-light-ru", {"lang": "ru", "theme": "light"}),
        ("page-phone", {"phone": True}),
    ):
        other = camera.opened(made.link(), **how)
        other.wait_for_selector(".me")
        camera.take(other, name)
    camera.let_bots_play(made, lambda seen: bool(seen["over"]))
    page.wait_for_selector(".win")
    camera.take(page, "page-end")
    page.goto("/")
    page.wait_for_selector("form")
    camera.take(page, "page-lobby")
