"""A table whose rules have changed: the notice, the log, and the end by agreement."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import PATIENCE, running_server
from tests.page.tables import HUMAN, Tables

CHANGE = "INSERT INTO crossings VALUES (?, 1, 0, 0, '0', '1', ?, 0, '[]', NULL)"


def test_players_go_on_or_end_when_the_rules_have_changed(
    browser: Browser, tmp_path: Path
) -> None:
    with running_server(tmp_path) as tables:
        made = tables.make({**HUMAN, "name": "Ann"}, {**HUMAN, "name": "Ben"})
    with contextlib.closing(sqlite3.connect(tmp_path / "page.sqlite3")) as file, file:
        file.execute(CHANGE, (made.table, '["S-6.3", "OQ-26"]'))
    with running_server(tmp_path) as tables:
        ann, ben = (opened(browser, tables, made.link(seat)) for seat in (0, 1))
        for page in (ann, ben):
            expect(page.locator("[data-changed]")).to_contain_text("S-6.3, OQ-26")
            expect(page.locator("[data-change]")).to_contain_text("S-6.3")
        ann.locator("[data-go-on]").click()
        expect(ann.locator("[data-changed]")).to_have_count(0)
        ben.locator("[data-end]").click()
        expect(ann.locator(".asked")).to_contain_text("without a result")
        ann.locator(".asked [data-agree]").click()
        for page in (ann, ben):
            expect(page.locator(".end h1")).to_contain_text("by agreement")
        ann.context.close()
        ben.context.close()


def opened(browser: Browser, tables: Tables, path: str) -> Page:
    """A page of its own, on a wide screen."""
    context = browser.new_context(
        base_url=tables.base,
        viewport={"width": 1400, "height": 900},
        locale="en",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(path)
    return page
