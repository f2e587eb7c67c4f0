"""A person at the page of the site."""

from __future__ import annotations

import time
from pathlib import Path

from playwright.sync_api import Page, expect

from arcanum.records import read_record, summary
from tests.page.playing import CLICK, OFFERED, is_over, tab_to

# Whether the browser keeps how Python's memory looked at the start.
REMEMBERED = """() => caches.open('memory-of-python')
  .then(all => all.keys()).then(all => all.length > 0)"""
LIMIT = 200.0  # seconds, on a machine that does other things too


def sit_down(page: Page, game: str, seats: tuple[str, ...] = (), **options: str) -> None:
    """A new table from the lobby: the others' seats, and the options that matter."""
    page.locator(f'[data-game="{game}"]').click()
    for name, choice in options.items():
        place = page.locator(f'[data-option="{name}"]')
        place.wait_for()
        if place.locator("select").count():
            place.locator("select").select_option(choice)
        else:
            place.locator(f'label:has(input[value="{choice}"])').click()
    for number, seat in enumerate(seats, start=1):
        page.locator(f"#seat{number}").select_option(seat)
    page.locator("form button[type=submit]").click()
    page.wait_for_function(OFFERED)


def sit_down_by_keys(page: Page, game: str, bot: str) -> None:
    """The same without a mouse."""
    tab_to(page, f'[data-game="{game}"]')
    page.keyboard.press("Enter")
    tab_to(page, "#seat1")
    name = page.locator(f'#seat1 option[value="{bot}"]').inner_text().strip()
    for _ in range(page.locator("#seat1 option").count()):  # each goes to the next with it
        if page.locator("#seat1").input_value() == bot:
            break
        page.keyboard.press(name[0])
    expect(page.locator("#seat1")).to_have_value(bot)
    tab_to(page, "form button[type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_function(OFFERED)


def sit_down_with_the_heir_by_keys(page: Page) -> None:
    """Alone at Trickerion, without a mouse."""
    tab_to(page, '[data-game="trickerion"]')
    page.keyboard.press("Enter")
    mode = page.locator('[data-option="mode"] select')
    tab_to(page, '[data-option="mode"] select')
    page.keyboard.press("Home")
    for _ in range(mode.locator("option").count()):
        if mode.input_value() == "heir":
            break
        page.keyboard.press("ArrowDown")
    expect(mode).to_have_value("heir")
    tab_to(page, "form button[type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_function(OFFERED)


def decide(page: Page, times: int) -> int:
    """Take what is offered, so often or until the game is over; how often."""
    done = 0
    end = time.monotonic() + LIMIT
    while done < times and time.monotonic() < end and not is_over(page):
        if page.evaluate(CLICK):
            done += 1
        else:
            page.wait_for_timeout(10)
    return done


def version(page: Page) -> int:
    """How many notes the log of the page shows: it grows with the game."""
    return page.locator("#log li, #log p").count()


def more(page: Page) -> None:
    """Everything else about the table."""
    page.get_by_role("tab", name="More").click()
    expect(page.locator("[data-carry]")).to_be_visible()


def saved(page: Page, path: Path) -> str:
    """The hash of the game as it stands, from the file that the page saves."""
    with page.expect_download() as coming:
        page.locator("[data-do=save]").click()
    coming.value.save_as(path)
    record = read_record(path)
    assert record.running
    return str(summary(record)["final_hash"])
