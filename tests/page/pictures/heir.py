"""Alone against Dahlgaard's Heir, and a turn of his step by step."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.page.pictures.camera import Camera
from tests.page.tables import HUMAN, Made
from tests.page.test_trickerion import at, chosen, forward

READ: dict[str, object] = {"heir.notice": True}  # where his plan cards come from


def tell(page: Page, camera: Camera, made: Made) -> None:
    """Decide on, until the Heir sets a marker up, and stop there."""
    page.locator(".heir select").select_option("key")
    while True:
        if page.locator("[data-telling]").count():
            if "goes to" in page.locator("#prompt .say").inner_text():
                return
            page.locator('[data-do="next"]').click()
            continue
        seen = camera.tables.now(made)
        camera.tables.act(made, 0, seen, chosen(seen))
        page.wait_for_timeout(150)


def take(camera: Camera) -> None:
    """The phone, a turn of his, both accounts at the end."""
    options = {"mode": "heir", "difficulty": "medium"}
    made = camera.tables.make(
        {**HUMAN, "name": "Ines"}, game="trickerion", seed=7, options=options
    )
    forward(camera.tables, made, at("ask-turn", 3))
    phone = camera.opened(made.link(), phone=True, kept=READ)
    phone.wait_for_selector(".tk")
    phone.locator(".tk .tabs button").nth(3).tap()
    camera.take(phone, "trickerion-solo-phone")
    page = camera.opened(made.link(), motion=True, kept=READ)
    page.wait_for_selector(".tk")
    tell(page, camera, made)
    camera.take(page, "trickerion-solo-turn")
    forward(camera.tables, made, lambda seen: bool(seen["over"]))
    end = camera.opened(made.link(), kept=READ)
    end.wait_for_selector(".alone")
    camera.take(end, "trickerion-solo-end")
