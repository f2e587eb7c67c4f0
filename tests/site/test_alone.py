"""What a browser without a server does too: strong bots, one screen, reasons, looking back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from arcanum.kernel.codec import fingerprint
from arcanum.records import read_record
from tests.page.conftest import ROOT
from tests.page.playing import CLICK, OFFERED, OVER, PLAY, click_dark
from tests.server.desk import until
from tests.site.conftest import Site, Visitor
from tests.site.playing import decide, sit_down
from tools.measure_site import EVENTS

REPLAYS = ROOT / "tests" / "replays"
# The same for people at one screen: the next one says that they are there.
CLICK_HERE = f"""() => {{
  const ready = document.querySelector('[data-ready]');
  ready?.click();
  return ready !== null || ({CLICK})();
}}"""


@pytest.fixture(scope="module")
def page(
    seeded: Path, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Page]:
    """A page that stays open, since Python takes a while to start."""
    folder = tmp_path_factory.mktemp("host")
    (folder / "somewhere").mkdir()
    (folder / "somewhere" / "below").symlink_to(seeded)
    site = Site(folder)
    guest = Visitor(browser)
    yield guest.open(site.base)
    guest.context.close()
    site.off()
    assert guest.wrong == []


def lobby(page: Page, path: str = "/") -> None:
    page.evaluate("path => { location.hash = path; }", "#" + path)
    page.wait_for_selector("[data-game]")


def of_bot(page: Page) -> list[Any]:
    """What the bot at the second seat has done, as it is stored."""
    table = page.url.split("/table/")[1].split("~")[0]
    return [event for event in page.evaluate(EVENTS, table) if event[1] == 1]


@pytest.mark.thorough
def test_a_strong_bot_plays(page: Page) -> None:
    """It thinks as long as its level may, and never has to be stood in for."""
    lobby(page)
    sit_down(page, "seasons", ("hard",))
    assert decide(page, 4) == 4
    until(lambda: len(of_bot(page)) >= 2)
    expect(page.locator("[data-remark]")).to_have_count(0)


def test_reasons_and_steps_back(page: Page) -> None:
    lobby(page)
    sit_down(page, "pax_illuminaten", opponent="weishaupt")
    click_dark(page.locator('[data-noun^="place:"]:not([data-lit])').first)
    slip = page.locator("[data-slip]")
    expect(slip.get_by_role("link")).to_contain_text(re.compile(r"P-\d"))
    lobby(page)
    sit_down(page, "trickerion", mode="heir")
    assert decide(page, 2) == 2
    page.wait_for_function(OFFERED)
    options = page.locator("#options").inner_text()
    assert decide(page, 1) == 1
    page.wait_for_function(OFFERED)
    assert page.locator("#options").inner_text() != options
    page.keyboard.press("u")
    expect(page.locator("#options")).to_have_text(options, use_inner_text=True)


def test_people_share_the_screen_and_their_seats_move_on(page: Page) -> None:
    lobby(page, "/?game=pebbles")
    expect(page.locator('[data-game="pebbles"][aria-pressed=true]')).to_be_visible()
    page.locator(".srow input").first.fill("Ines")
    page.locator("#seat1").select_option("here")
    page.get_by_label("Name of the person here").fill("Boris")
    page.locator("form button[type=submit]").click()
    cover = page.get_by_role("dialog")
    for name in ("Ines", "Boris"):
        expect(cover.get_by_role("heading", name=name)).to_be_visible()
        assert page.locator("#options [data-action]").count() == 0  # covered
        page.locator("[data-ready]").click()
        page.locator("#options [data-action]").first.click()
    page.evaluate(PLAY.replace("CLICK", CLICK_HERE))
    page.wait_for_function(OVER)
    page.get_by_role("button", name="Play again").click()
    expect(cover.get_by_role("heading", name="Boris")).to_be_visible()  # first this time
    page.locator("[data-ready]").click()
    page.locator("#options [data-action]").first.click()
    expect(cover.get_by_role("heading", name="Ines")).to_be_visible()


def nearly_over(path: Path) -> FilePayload:
    """A game just before the last decision of the first seat; bots sit at the others."""
    record = read_record(path)
    at = len(record.actions) - 1
    while record.replay(at).to_move != 0:
        at -= 1
    record.final_hash = fingerprint(record.replay(at), record.rules)
    record.actions = record.actions[:at]
    record.running = True
    record.bots = ["", *("random" for _ in record.names[1:])]
    return {"name": path.name, "mimeType": "text/plain", "buffer": record.text().encode()}


def finished(page: Page, record: str) -> None:
    """Bring such a game, and play it to its end."""
    lobby(page)
    page.locator("[data-bring]").set_input_files(nearly_over(REPLAYS / record))
    page.locator("[data-do=sit]").click()
    page.wait_for_function(OFFERED)
    page.evaluate(PLAY.replace("CLICK", CLICK))
    page.wait_for_function(OVER)


def test_an_analysis_of_seasons_tells_how_far_it_is(page: Page) -> None:
    finished(page, "seasons/random_024.jsonl")
    page.locator("[data-analyse]").click()
    running = page.locator("[data-analysis=running] progress")
    expect(running).to_be_visible()
    page.wait_for_function(
        "() => document.querySelector('[data-analysis] progress')?.value > 0"
    )
    page.locator("[data-stop-analysis]").click()
    stopped = page.locator("[data-analysis=none]")
    expect(stopped.locator("svg[role=img] path[stroke-width]")).to_have_count(2)
    expect(stopped.locator("[data-analyse]")).to_have_text("Go on")


def test_a_finished_game_is_looked_at_and_played_on_and_done_better(page: Page) -> None:
    finished(page, "pebbles/random_008.jsonl")
    over = page.url
    page.locator("[data-analyse]").click()
    done = page.locator("[data-analysis=done]")
    expect(done).to_be_visible()
    done.locator("[data-find-better]").first.click()
    puzzle = page.locator("[data-puzzle]")
    expect(puzzle).to_have_attribute("data-puzzle", "open")
    page.locator("#options [data-action]").first.click()
    expect(puzzle).to_have_attribute("data-puzzle", "told")
    puzzle.locator("a").click()
    expect(done).to_be_visible()
    assert page.url == over
    page.locator("[data-replay]").click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_function(OFFERED)
    assert page.url != over
    page.evaluate(PLAY.replace("CLICK", CLICK))
    page.wait_for_function(OVER)
