"""A browser that may keep nothing for a page: all is played, and one line says so."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import FLAGS, PATIENCE, installed_browser
from tests.page.playing import OFFERED
from tests.site.conftest import Site
from tests.site.playing import decide, sit_down

# What the person has told the browser: no page may keep anything.
FORBIDDEN = {"profile": {"default_content_setting_values": {"cookies": 2}}}
# What a page finds there: naming a store fails, or asking it.
REFUSED = """async () => {
  const refused = async what => { try { await what(); return false; } catch { return true; } };
  return [
    await refused(() => localStorage),
    await refused(() => sessionStorage),
    await refused(() => caches.open('any')),
  ];
}"""


@pytest.fixture
def page(site: Site, browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """In such a browser; nothing may go wrong in the page."""
    settings = tmp_path / "profile" / "Default" / "Preferences"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps(FORBIDDEN))
    context = browser.browser_type.launch_persistent_context(
        tmp_path / "profile",
        executable_path=installed_browser(windows=True),
        args=FLAGS,
        reduced_motion="reduce",
        locale="pl",
    )
    wrong: list[str] = []
    found = context.new_page()
    found.set_default_timeout(PATIENCE)
    found.on("pageerror", lambda error: wrong.append(str(error)))
    found.goto(site.base)
    yield found
    context.close()
    assert wrong == []


def test_all_games_are_played_where_nothing_may_be_kept(page: Page) -> None:
    assert page.evaluate(REFUSED) == [True, True, True]
    page.wait_for_selector("[data-game]")
    # The draft with its three sets, the cards laid under characters, the Heir's own board.
    games: list[tuple[str, tuple[str, ...], dict[str, str], int]] = [
        ("seasons", ("greedy",), {}, 12),
        ("trickerion", ("random",), {}, 6),
        ("trickerion", (), {"mode": "heir"}, 4),
    ]
    for game, seats, options, decisions in games:
        sit_down(page, game, seats, **options)
        expect(page.locator("[data-note=storage-none]")).to_contain_text(
            "niczego tu nie zachowuje"
        )
        assert decide(page, decisions) == decisions
        page.wait_for_function(OFFERED)
        page.locator("a.wm").click()
        page.wait_for_selector("[data-game]")
    # As long as the page is open it knows its tables, and what it was told.
    page.locator("[data-note] button").click()
    expect(page.locator("a.tb")).to_have_count(3)
    page.locator("a.tb").last.click()
    page.wait_for_function(OFFERED)
    assert decide(page, 1) == 1
    expect(page.locator("[data-note]")).to_have_count(0)
