"""Takes the pictures of the app without a server: on a phone, and with no network at all.

    python -m tests.site.pictures

Needs `make site`.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.page.conftest import FLAGS, PATIENCE, ROOT, installed_browser
from tests.page.playing import OFFERED, tap
from tests.site.conftest import PLACE, SITE, Site
from tests.site.playing import sit_down

PICTURES = ROOT / "docs" / "pictures"
PHONE = {"width": 390, "height": 844}
# Language, colours, game, the others' seats, options, decisions; none: the lobby.
SHOWN: list[tuple[str, str, str, str, tuple[str, ...], dict[str, str], int]] = [
    ("lobby", "ru", "light", "", (), {}, 0),
    ("seasons", "en", "dark", "seasons", ("greedy",), {}, 30),
    ("weishaupt", "pl", "dark", "pax_illuminaten", (), {"opponent": "weishaupt"}, 8),
]


def main() -> None:
    """Visit once, cut the network, play, and take the pictures."""
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        shutil.copytree(SITE, Path(home) / PLACE)
        browser = playwright.chromium.launch(executable_path=installed_browser(), args=FLAGS)
        for one in SHOWN:
            site = Site(Path(home))
            picture(browser, site, *one)
        browser.close()


def picture(
    browser: Browser,
    site: Site,
    name: str,
    lang: str,
    theme: str,
    game: str,
    seats: tuple[str, ...],
    options: dict[str, str],
    decisions: int,
) -> None:
    """One of them, of a browser of its own."""
    context = browser.new_context(
        locale=lang,
        viewport={"width": PHONE["width"], "height": PHONE["height"]},
        has_touch=True,
        is_mobile=True,
        device_scale_factor=2,
        reduced_motion="reduce",
        color_scheme="light" if theme == "light" else "dark",
    )
    for setting in ("recap", "asks"):
        context.add_init_script(f"localStorage.setItem('arcanum.{setting}', 'false')")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(site.base)
    page.wait_for_selector("[data-game]")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    site.off()
    context.set_offline(True)
    page.reload()
    page.wait_for_selector("[data-game]")
    if game:
        sit_down(page, game, seats, **options)
        tap(page, decisions)
        page.wait_for_function(OFFERED)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(700)
    page.screenshot(path=PICTURES / f"site-{name}.png")
    context.close()


if __name__ == "__main__":
    main()
