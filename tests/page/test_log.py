"""The log tells a story, and leads to the moments of a finished game."""

from __future__ import annotations

import re
import time

from playwright.sync_api import expect

from tests.page.conftest import Opened
from tests.page.tables import ENOUGH, HUMAN, Made, Object, Tables, bot


def played(tables: Tables) -> Made:
    """A game that two bots have played."""
    made = tables.make(bot(), bot(), options={"level": "apprentice"}, seed=5)
    end = time.monotonic() + ENOUGH
    while not tables.call("GET", f"/api/tables/{made.table}")["over"]:
        assert time.monotonic() < end
        time.sleep(0.1)
    return made


def test_a_line_leads_to_its_moment_and_the_log_follows(look: Opened, tables: Tables) -> None:
    made = played(tables)
    page = look(f"/table/{made.table}")
    lines = page.locator("#log p[data-at]")
    expect(page.locator("#log .turn").nth(10)).to_be_attached()
    text = page.inner_text("#log")
    assert "is about to summon" not in text
    assert re.search(r"summons .+ \(\d+ (air|water|fire|earth|crystal)", text)
    line = lines.nth(30)
    line.locator(".jump").click()
    expect(page.locator(".rp input[type=range]")).to_be_visible()
    expect(page.locator("#log p.later").first).to_be_attached()
    expect(line).not_to_have_class(re.compile("later"))
    expect(lines.last).to_have_class(re.compile("later"))
    # All hands are open: the rival's too.
    expect(page.locator(".open-hand .pick").first).to_be_visible()
    page.locator(".rp select").select_option("onlooker")
    expect(page.locator(".open-hand")).to_have_count(0)


def with_a_story(seen: Object) -> bool:
    ready = any(option["verb"] == "end-turn" for option in seen["options"])
    return ready and seen["view"]["round"] >= 4


def test_on_a_phone_the_log_opens_at_its_end(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, bot(), options={"level": "apprentice"}, seed=5)
    tables.forward(made, with_a_story)
    page = look(made.link(), width=390, height=844, touch=True)
    page.locator(".nav button", has_text="Log").click()
    log = page.locator("#log")
    expect(log.locator("p").last).to_be_in_viewport()
    page.wait_for_function("() => document.getElementById('log').scrollTop > 0")
    # What is on the dice of this round stands beside them.
    expect(log.get_by_text(re.compile(r"takes .+ die \d: ")).first).to_be_attached()
    page.locator(".nav button", has_text="More").click()
    expect(page.get_by_role("button", name="Text mode")).to_be_visible()
    expect(page.locator(".keys")).to_have_count(0)
