"""What is around the games: learning, people, the lobby."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.pictures.camera import Camera
from tests.page.playing import OFFERED
from tests.page.tables import FRIEND, HUMAN, Made
from tests.page.test_people import enter


def take(camera: Camera) -> None:
    """All of them."""
    learning(camera)
    lobby(camera)
    together(camera)
    tournament(camera)
    profile(camera)


def learning(camera: Camera) -> None:
    """A lesson, a rule that can be tried, the cards."""
    page = camera.opened("/?game=seasons")
    page.locator("[data-learn]").click()
    page.locator("[data-lesson=transmuting]").click()
    page.wait_for_selector(".coach, [data-coach]")
    camera.take(page, "around-lesson")
    page = camera.opened("/rules/seasons#S-9.3")
    page.locator('[data-try="S-9.3"]').first.wait_for()
    camera.take(page, "around-rule")
    page = camera.opened("/cards/seasons")
    page.wait_for_selector("main img, main svg")
    camera.take(page, "around-cards")


def lobby(camera: Camera) -> None:
    """Tables that wait for somebody."""
    for game, name, host in (
        ("seasons", "Rainy Sunday", "Tomasz"),
        ("trickerion", "Slow and friendly", "Вера"),
        ("pax_illuminaten", "After work", "Nina"),
    ):
        who = {**HUMAN, "name": host}
        camera.tables.make(who, FRIEND, game=game, open=True, lang="en", name=name)
    page = camera.opened("/")
    page.locator("[data-show-open]").click()
    expect(page.locator("[data-table]")).to_have_count(3)
    camera.take(page, "around-open-tables")


def together(camera: Camera) -> None:
    """The cover between two people at one screen, and a rematch."""
    page = camera.opened("/?game=seasons", phone=True)
    page.locator(".srow input").first.fill("Ines")
    page.locator("#seat1").select_option("here")
    page.get_by_label("Name of the person here").fill("Boris")
    page.locator(".sit .primary").click()
    expect(page.locator("[data-ready]")).to_be_focused()
    camera.take(page, "around-cover")
    ann = {**HUMAN, "name": "Ines"}
    made = camera.tables.make(ann, {**HUMAN, "name": "Tomasz"}, game="seasons", seed=5)
    camera.tables.forward(made, lambda seen: bool(seen["over"]))
    asks = camera.opened(made.link(0))
    asks.locator("[data-ask-rematch]").click()
    for name, phone in (("rematch", False), ("rematch-phone", True)):
        asked = camera.opened(made.link(1), phone=phone)
        asked.locator("[data-rematch]").wait_for()
        camera.take(asked, f"around-{name}")


def tournament(camera: Camera) -> None:
    """A tournament of two in its first round."""
    ann, bob = camera.opened("/tournaments"), camera.opened("/")
    enter(ann, "Ines")
    form = ann.locator("form", has=ann.get_by_role("heading", name="New tournament"))
    form.get_by_label("Name").fill("Autumn duel")
    form.get_by_role("button", name="Create").click()
    ann.wait_for_url("**/tournament/*")
    code = ann.evaluate(
        "fetch('/api/tournaments/' + location.pathname.split('/')[2])"
        ".then(a => a.json()).then(t => t.code)"
    )
    ann.get_by_role("button", name="Join", exact=True).click()
    bob.goto(f"{ann.url}#{code}")
    enter(bob, "Tomasz")
    bob.get_by_role("button", name="Join", exact=True).click()
    expect(bob.get_by_role("heading", name="You take part")).to_be_visible()
    ann.reload()
    ann.get_by_role("button", name="Start round 1").click()
    expect(ann.get_by_text("round 1 of 1")).to_be_visible()
    camera.take(ann, "around-tournament")


def profile(camera: Camera) -> None:
    """Somebody who has played some rated games against a bot."""
    page = camera.opened("/ladder")
    enter(page, "Boris")
    for number in range(6):
        page.goto("/?game=seasons")
        page.locator("#seat1").select_option("random")
        page.locator(".sit .primary").click()
        page.wait_for_function(OFFERED)
        table, _, token = page.url.partition("/table/")[2].partition("#")
        camera.tables.forward(
            Made(table, {0: token}), lambda seen: bool(seen["over"]), seed=number
        )
    page.goto("/player/Boris")
    expect(page.get_by_role("heading", name="Boris")).to_be_visible()
    expect(page).to_have_url(re.compile("/player/"))
    camera.take(page, "around-profile")
