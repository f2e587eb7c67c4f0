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


def test_the_log_of_trickerion_has_one_line_for_each_action(
    look: Opened, tables: Tables
) -> None:
    first = {"dark_alley": "off", "first_game_kits": "on"}
    made = tables.make(HUMAN, bot("greedy"), game="trickerion", seed=5, options=first)
    tables.forward(
        made, lambda seen: seen["view"]["round"] >= 2 and bool(seen["options"]), prefer=()
    )
    page = look(made.link())
    expect(page.locator("#log p.head").last).to_contain_text("Round 2")
    older = page.locator("#log > button")
    if older.count():
        older.click()
    text = page.locator("#log").inner_text()
    notes = tables.call("GET", f"/api/tables/{made.table}?token={made.tokens[0]}&since=0")[
        "notes"
    ]
    told = [one["note"] for one in notes]
    for note in ("card-returns", "leaves", "has-points", "die-shows", "reveals"):
        assert told.count(note) > 1, note
    # What follows by itself is not said, …
    assert "back into hand" not in text
    assert "is done there." not in text
    assert "AP to spend" not in text
    # … and what is one thing is one line.
    assert text.count("rolled: residence die A –") == text.count("residence die B –") == 2
    sent = re.findall(r"(?:places|place) .+: .+, \d+ AP\.", text)
    assert len(sent) == told.count("has-points")
    assert re.search(r".+ turns? up cards: .+ – .+, .+ – .+", text)
    # A trick is learned, laid down and marked.
    learned = [one for one in notes if one["note"] == "learns"]
    lines = re.findall(r".*learns? .+, marked with \w+\.", text)
    assert len(lines) == len(learned) > 0
    for one in re.findall(r"puts? (.+) on the player board", text):
        assert not any(one in line for line in lines)


def test_equal_tokens_are_counted_together(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, bot(), options={"level": "apprentice"}, seed=5)
    tables.forward(made, with_a_story)
    page = look(made.link())
    expect(page.locator("#log .turn").first).to_be_attached()
    for line in page.locator("#log p").all_inner_texts():
        kinds = re.findall(r"\d (air|water|fire|earth)\b", line.partition(": ")[2] or line)
        assert len(kinds) == len(set(kinds)), line
