"""Trickerion and Pax Illuminaten with keys alone: the end of a game, a guided first one."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Opened
from tests.page.playing import OFFERED, is_over, tab_to
from tests.page.tables import Tables
from tests.page.test_lessons import begin, wanted

LIMIT = 120.0  # seconds, on a machine that does other things too


# Positions of the last round: the rules that can be tried there.
LAST = {"trickerion": "T-9.9", "pax_illuminaten": "P-6.3"}


def choose(page: Page) -> None:
    """One decision: what ends a step if something does, else the first of all options."""
    if page.locator("[data-sure]").count():
        tab_to(page, "[data-sure]")
        page.keyboard.press("Enter")
        return
    if not page.locator("#options [data-action]").count():
        page.keyboard.press("o")
    ends = page.locator("#options [data-action] kbd", has_text="E")
    page.keyboard.press("e" if ends.count() else "1")


@pytest.mark.parametrize("game", sorted(LAST))
def test_a_last_round_by_keyboard_alone(look: Opened, tables: Tables, game: str) -> None:
    made = begin(tables, f"/api/try/{game}/{LAST[game]}")
    page = look(made.link())
    expect(page.locator("#prompt")).to_be_visible()
    end = time.monotonic() + LIMIT
    keys = 0
    while not is_over(page):
        assert time.monotonic() < end, "the game does not end"
        if not page.evaluate(OFFERED):
            page.wait_for_timeout(15)
            continue
        version = tables.now(made)["version"]
        choose(page)
        keys += 1
        until = time.monotonic() + 2
        while tables.now(made)["version"] == version and time.monotonic() < until:
            page.wait_for_timeout(15)
    assert keys > 0
    tab_to(page, "button.primary")


@pytest.mark.parametrize("game", ["trickerion", "pax_illuminaten"])
def test_a_guided_game_goes_on_with_keys(look: Opened, tables: Tables, game: str) -> None:
    made = begin(tables, f"/api/lessons/{game}/first")
    page = look(made.link())
    expect(page.locator(".coach")).to_be_visible()
    steps: set[int] = set()
    end = time.monotonic() + LIMIT
    while len(steps) < 8:
        assert time.monotonic() < end, f"only {len(steps)} steps with keys"
        now = tables.now(made)
        lesson = now["lesson"]
        if lesson["wait"] == "done":
            break
        steps.add(lesson["step"])
        if lesson["wait"] == "next":
            tab_to(page, "[data-turn=next]")
            page.keyboard.press("Enter")
        elif now["options"]:
            by_list(page, wanted(now))
        until = time.monotonic() + 3
        while tables.now(made)["version"] == now["version"] and time.monotonic() < until:
            page.wait_for_timeout(15)


def by_list(page: Page, option: dict[str, Any]) -> None:
    """Open the list of all options and take one of them."""
    button = f'#options [data-action="{option["action"]}"]'
    for _ in range(6):  # the list may still be that of the last decision
        if not page.locator(button).count():
            page.wait_for_timeout(400)
        if page.locator(button).count():
            break
        page.keyboard.press("o")
    tab_to(page, button)
    page.keyboard.press("Enter")
