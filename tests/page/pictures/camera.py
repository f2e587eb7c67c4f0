"""Opens pages for their pictures, and takes them when nothing moves any more."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Browser, Page

from tests.page.conftest import PATIENCE, ROOT
from tests.page.tables import HUMAN, Made, Object, Tables, bot

PICTURES = ROOT / "docs" / "pictures"
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


class Camera:
    """A browser beside a server."""

    def __init__(self, browser: Browser, tables: Tables) -> None:
        self.browser = browser
        self.tables = tables

    def opened(
        self,
        path: str,
        phone: bool = False,
        lang: str = "en",
        theme: str = "dark",
        motion: bool = False,
        kept: dict[str, object] | None = None,
    ) -> Page:
        """A page in a profile of its own, which has kept these settings."""
        size = PHONE if phone else WIDE
        context = self.browser.new_context(
            base_url=self.tables.base,
            viewport={"width": size["width"], "height": size["height"]},
            locale=lang,
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=phone,
            device_scale_factor=2 if phone else 1,
        )
        for name, value in {"recap": False, "asks": False, **(kept or {})}.items():
            text = json.dumps(json.dumps(value))
            context.add_init_script(f"localStorage.setItem('arcanum.{name}', {text})")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(path)
        return page

    def take(self, page: Page, name: str) -> None:
        """The picture `docs/pictures/NAME.png`."""
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(900)
        page.screenshot(path=PICTURES / f"{name}.png")

    def three(self, game: str, seed: int) -> Made:
        """A table of two people and a bot."""
        people = ({**HUMAN, "name": name} for name in ("Ines", "Tomasz"))
        return self.tables.make(
            *people, {**bot("greedy"), "name": "Vera"}, game=game, seed=seed
        )

    def let_bots_play(self, made: Made, until: Callable[[Object], bool]) -> None:
        """Bots play for all people up to a point; then these are back."""
        tables, path = self.tables, f"/api/tables/{made.table}"
        for seat, token in made.tokens.items():
            tables.call("POST", f"{path}/leave", {"token": token})
            other = next(each for each in made.tokens if each != seat)
            ask = {
                "token": made.tokens[other],
                "kind": "takeover",
                "seat": seat,
                "bot": "greedy",
            }
            tables.call("POST", f"{path}/asks", ask)
        tables.until(made, until)
        for token in made.tokens.values():
            tables.call("POST", f"{path}/return", {"token": token})
