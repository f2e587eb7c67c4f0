"""Trickerion and Pax Illuminaten with keys alone: a whole game."""

from __future__ import annotations

import random
import time

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Opened
from tests.page.playing import LIMIT, OFFERED, is_over, tab_to
from tests.page.tables import HUMAN, Tables, bot

# What there is to decide: something that is asked about first, a seal, how many options are
# listed, and whether one of them ends a step.
STATE = """() => {
  const listed = [...document.querySelectorAll('#options [data-action]')];
  return {
    sure: document.querySelector('[data-sure]') !== null,
    seal: document.querySelector('#options [data-action=seal]:not([disabled])') !== null,
    listed: listed.length,
    ends: listed.some(e => e.querySelector('kbd')?.textContent.trim() === 'E'),
  };
}"""
# Where the focus is lost or cannot be seen: what has it.
UNSEEN = """() => {
  const on = document.activeElement;
  if (on === document.body) return 'nothing has the focus';
  const box = on.getBoundingClientRect();
  const seen = on.matches(':focus-visible') && box.width > 0 && box.bottom > 0
    && box.top < innerHeight;
  return seen ? '' : on.outerHTML.slice(0, 160);
}"""


def choose(page: Page, dice: random.Random) -> None:
    """One decision: often what ends a step, else any of the listed options."""
    state = page.evaluate(STATE)
    if state["sure"]:
        tab_to(page, "[data-sure]")
        page.keyboard.press("Enter")
    elif state["seal"]:  # a card for the first character, the others stay idle
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        tab_to(page, '[data-action="seal"]')
        page.keyboard.press("Enter")
    elif state["ends"] and dice.random() < 0.6:
        page.keyboard.press("e")
    elif not state["listed"]:
        page.keyboard.press("o")  # the list of all options stays open
    else:
        others = state["listed"] - state["ends"]
        page.keyboard.press(str(dice.randint(1, max(1, min(9, others)))))


@pytest.mark.parametrize("game", ["pax_illuminaten", "trickerion"])
def test_a_whole_game_by_keyboard_alone(look: Opened, tables: Tables, game: str) -> None:
    made = tables.make(HUMAN, bot(), game=game, seed=5)
    page = look(made.link(), 1440, 900)
    expect(page.locator("#prompt")).to_be_visible()
    dice = random.Random(3)
    end = time.monotonic() + LIMIT
    keys = 0
    while not is_over(page):
        assert time.monotonic() < end, f"the game does not end: {keys} keys"
        if not page.evaluate(OFFERED):
            page.wait_for_timeout(15)
            continue
        if keys > 1:  # it goes to the next decision
            page.wait_for_function(f"() => document.querySelector('.win') || !({UNSEEN})()")
        choose(page, dice)
        keys += 1
    assert keys > 20
    tab_to(page, "button.primary")
