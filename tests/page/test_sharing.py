"""What people hand on and find beside the tables: pictures, a puzzle, notices, reports."""

from __future__ import annotations

import base64
import re
import secrets
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.marks import thorough
from tests.page.conftest import Opened
from tests.page.playing import look_away, look_back, settled
from tests.page.tables import HUMAN, Tables
from tests.page.test_endings import more
from tests.page.test_people import enter, whole

# The size of a PNG, how many colours it has, and where the text of its lower edge begins.
PIXELS = """async data => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + data;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const brush = canvas.getContext('2d');
  brush.drawImage(image, 0, 0);
  const colours = rows => {
    const all = brush.getImageData(0, rows[0], image.width, rows[1] - rows[0]).data;
    const found = new Set();
    for (let at = 0; at < all.length; at += 4)
      found.add(all[at] << 16 | all[at + 1] << 8 | all[at + 2]);
    return found.size;
  };
  const high = image.height;
  return [image.width, high, colours([0, high >> 1]), colours([high >> 1, high])];
}"""


def saved(page: Page, button: str) -> tuple[list[int], bytes]:
    """The size and colours of the picture that a button saves."""
    with page.expect_download() as found:
        page.locator(button).click()
    assert found.value.suggested_filename.endswith(".png")
    data = Path(found.value.path()).read_bytes()
    return page.evaluate(PIXELS, base64.b64encode(data).decode()), data


def test_a_position_and_the_end_become_pictures(look: Opened, tables: Tables) -> None:
    made = tables.make({**HUMAN, "name": "Ann"}, {**HUMAN, "name": "Борис"})
    tables.forward(made, lambda seen: seen["over"])
    page = look(made.link(0), width=1280, height=800)
    card, _ = saved(page, ".win [data-save-picture]")
    assert card[:2] == [1200, 630]
    assert min(card[2:]) > 40  # letters are drawn, above and below
    expect(page.locator("[data-end-card]")).to_have_count(0)
    page.locator("[data-replay]").click()
    expect(page.locator(".rp input")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".rp b")).to_contain_text(re.compile(r"(\d+) of \1"))
    settled(page)
    board = page.locator("#board").bounding_box()
    assert board is not None
    all_hands, seen_by_all = saved(page, ".rp [data-save-picture]")
    assert all_hands[0] == 2 * round(board["width"])
    assert all_hands[1] >= 2 * round(board["height"])
    assert min(all_hands[2:]) > 200
    drawn = page.locator("#board").inner_text()
    page.locator(".rp select").select_option("onlooker")
    expect(page.locator("#board")).not_to_have_text(drawn, use_inner_text=True)
    expect(page.get_by_role("button", name="Save picture")).to_be_enabled()
    _, seen_by_onlooker = saved(page, ".rp [data-save-picture]")
    assert seen_by_onlooker != seen_by_all  # what is hidden from the reader is not in it


@pytest.mark.parametrize(("lang", "width"), [("pl", 390), thorough("en", 1280)])
def test_a_puzzle_is_tried_once_and_answered(look: Opened, lang: str, width: int) -> None:
    page = look("/puzzle/pebbles", width=width, height=844)
    expect(page.locator("[data-puzzle]")).to_be_visible()
    expect(page.locator(".pick input").first).to_be_disabled()
    assert page.locator(".answer").count() == 0
    enter(page, "Ines " + secrets.token_hex(4))
    page.locator(".pick input").first.check()
    page.locator(f".langs [lang={lang}]").click()
    page.locator("[data-guess]").click()
    expect(page.locator(".answer li.mine")).to_have_count(1)
    expect(page.locator(".answer li.good").first).to_be_visible()
    whole(page)
    page.reload()
    expect(page.locator(".answer li.mine")).to_have_count(1)
    assert page.locator("[data-guess]").count() == 0
    whole(page)


def test_dice_of_a_puzzle_are_told_by_what_they_show(look: Opened, tables: Tables) -> None:
    """In the picture nothing is written on a die that says which one it is."""
    made = tables.make(HUMAN, HUMAN)
    seen = tables.forward(
        made, lambda seen: any(one["verb"] == "take-die" for one in seen["options"])
    )
    same = {name: seen[name] for name in ("game", "settings", "view", "options")}
    week = {"week": "2026-W47", "ends": 1e10, "state": "open", "tried": 0, "answer": None}
    puzzle = {**same, **week, "seats": 2, "seat": 0}
    page = look("/")
    page.route("**/api/puzzles/seasons*", lambda route: route.fulfill(json=puzzle))
    page.goto("/puzzle/seasons")
    expect(page.locator("fieldset .pick")).to_have_count(len(seen["options"]))
    for line in page.locator("fieldset .pick span").all_inner_texts():
        assert re.search(r"die \d: .*(fire|water|earth|air|crystal|card|gauge|transmute)", line)


def test_people_are_told_of_open_tables_and_report_others(look: Opened, tables: Tables) -> None:
    page = look("/ladder", width=390, height=844)
    other, name = (f"{each} {secrets.token_hex(4)}" for each in ("Boris", "Ines"))
    tables.call("POST", "/api/accounts", {"name": other, "password": "long enough"})
    enter(page, name)
    page.goto("/")
    page.locator("[data-show-open]").click()
    page.locator("[data-tell-me]").click()
    form = page.locator("[data-watch] form")
    form.locator("[name=game]").select_option("seasons")
    form.locator("[name=lang]").select_option("pl")
    form.locator("[name=kind]").select_option("webhook")
    form.locator("[name=target]").fill("https://192.0.2.1/hook")
    form.get_by_label("Quiet from").fill("22:00")
    form.get_by_label("Quiet until").fill("07:30")
    form.get_by_role("button", name="Tell me").click()
    told = page.locator('[data-watching="webhook"]')
    expect(told).to_contain_text("Seasons · Polski")
    expect(told).to_contain_text("22:00–07:30")
    whole(page)
    told.get_by_role("button").click()
    expect(told).to_have_count(0)
    page.goto(f"/player/{other}")
    page.locator('[data-report="person"]').click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Advertising").check()
    dialog.get_by_role("textbox").fill("sells things")
    dialog.get_by_role("button", name="Send").click()
    expect(dialog.get_by_role("status")).to_contain_text("Thank you")
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)


def test_a_turn_calls_who_looks_away(look: Opened, tables: Tables) -> None:
    """The title blinks, and two notes are played, if that is wanted."""
    made = tables.make(HUMAN, HUMAN, game="pebbles")
    page = look(made.link(0), motion=True)
    page.evaluate(
        "() => { const made = AudioContext; window.sounds = 0;"
        " window.AudioContext = class extends made"
        " { constructor() { super(); window.sounds++; } } }"
    )
    expect(page.locator("#options [data-action]").first).to_be_visible()
    more(page)
    expect(page.locator("[data-blink]")).to_be_checked()
    expect(page.locator("[data-chime]")).not_to_be_checked()
    page.locator("[data-chime]").check()
    page.wait_for_function("() => window.sounds === 1")  # as an example
    for seat in (0, 1):
        if seat == 1:
            look_away(page)
        seen = tables.now(made, seat)
        tables.act(made, seat, seen, seen["options"][0]["spelled"])
    expect(page).to_have_title("Your move")
    page.wait_for_function("() => window.sounds === 2")
    look_back(page)
    expect(page).to_have_title(re.compile("Arcanum"))
