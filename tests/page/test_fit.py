"""What must fit fits: panels side by side, a still ribbon, room for fingers, larger letters."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.marks import thorough
from tests.page.conftest import Opened
from tests.page.eyes import fits_every_eye
from tests.page.playing import settled, shows
from tests.page.tables import HUMAN, Made, Object, Tables, bot
from tests.page.test_trickerion import at
from tests.page.test_trickerion import forward as forward_trickerion

GAMES = ("seasons", "trickerion", "pax_illuminaten")
FINGER = 44  # pixels
# Panels of which none holds the other, and that lie on each other by more than a border.
OVERLAPS = """() => {
  const all = '.top, .ribbon, aside.side, #board section, .plate';
  const panels = [...document.querySelectorAll(all)]
    .filter(one => one.checkVisibility())
    .map(one => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 8 && box.height > 8);
  const out = [];
  for (const [i, [a, x]] of panels.entries())
    for (const [b, y] of panels.slice(i + 1)) {
      if (a.contains(b) || b.contains(a)) continue;
      // What has scrolled out of the board lies under nothing that is seen.
      const board = document.getElementById('board').getBoundingClientRect();
      const inside = one => one.closest('#board') ? board : { top: 0, bottom: innerHeight };
      const top = Math.max(x.top, y.top, inside(a).top, inside(b).top);
      const bottom = Math.min(x.bottom, y.bottom, inside(a).bottom, inside(b).bottom);
      const wide = Math.min(x.right, y.right) - Math.max(x.left, y.left);
      if (wide > 4 && bottom - top > 4) out.push(`${a.className} / ${b.className}`);
    }
  return out;
}"""
BOXES = """all => all.filter(one => one.checkVisibility()).map(one => {
  const box = one.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2, box.width, box.height];
})"""


def playing(tables: Tables, game: str, *others: Object) -> Made:
    """A table in its first turns."""
    made = tables.make(HUMAN, *(others or (bot("greedy"),)), game=game, seed=5)
    if game == "trickerion":
        forward_trickerion(tables, made, at("ask-turn"))
    else:
        wanted = {"ask-main", "ask-action"}
        tables.forward(made, lambda seen: asked(seen) in wanted and bool(seen["options"]))
    return made


def asked(seen: Object) -> str:
    return str((seen["view"]["asked"] or {}).get("prompt"))


def ready(page: Page) -> None:
    page.wait_for_selector(".board > *")
    page.wait_for_selector(".ribbon")
    settled(page)


def boxes(page: Page, selector: str) -> list[list[float]]:
    found: list[list[float]] = page.locator(selector).evaluate_all(BOXES)
    assert found, selector
    return found


def letters(page: Page) -> float:
    size: float = page.locator(".ribbon .say").evaluate(
        "one => parseFloat(getComputedStyle(one).fontSize)"
    )
    return size


@pytest.mark.parametrize("game", GAMES)
def test_panels_letters_and_the_ribbon(look: Opened, tables: Tables, game: str) -> None:
    made = playing(tables, game)
    page = look(made.link(), width=1280, height=720)
    for width, height in ((1400, 900), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        ready(page)
        assert page.evaluate(OVERLAPS) == [], (width, height)
    # The ribbon stays as high as it is, whatever is asked.
    heights = set()
    for _ in range(5):
        seen = tables.until(made, lambda seen: bool(seen["options"]))
        shows(page, seen["version"])
        settled(page)
        heights.add(page.locator(".ribbon").evaluate("one => one.offsetHeight"))
        tables.act(made, 0, seen, seen["options"][0]["spelled"])
        tables.moved(made, seen)
    assert len(heights) == 1, heights
    # Letters follow the size that the browser is set to.
    before = letters(page)
    wire = page.context.new_cdp_session(page)
    wire.send("Page.setFontSizes", {"fontSizes": {"standard": 24}})
    settled(page)
    assert letters(page) > before


@pytest.mark.parametrize(("width", "height"), [(1280, 800), thorough(1440, 900)])
def test_a_bot_may_play_for_whom_has_left(
    look: Opened, tables: Tables, width: int, height: int
) -> None:
    people = ({**HUMAN, "name": name} for name in ("Ann", "Bea", "Cleo"))
    made = tables.make(*people)
    tables.call("POST", f"/api/tables/{made.table}/leave", {"token": made.tokens[2]})
    page = look(made.link(), width=width, height=height)
    button = page.locator("[data-let-bot]")
    expect(button).to_be_in_viewport(ratio=1)
    button.click(trial=True)  # nothing lies on it


def test_a_phone_on_its_side_shows_hand_and_reserve(look: Opened, tables: Tables) -> None:
    made = playing(tables, "seasons")
    page = look(made.link(), width=844, height=390, touch=True)
    ready(page)
    expect(page.locator('.me [data-part="hand"]')).to_be_in_viewport()
    expect(page.locator('.me [data-part="reserve"]')).to_be_in_viewport()


def test_names_of_played_cards_are_whole(look: Opened, tables: Tables) -> None:
    """Two lines of them, in low windows too."""
    made = tables.make(HUMAN, bot("greedy"), game="seasons", seed=5)
    tables.forward(made, lambda seen: seen["view"]["mages"][0]["play"] and seen["options"])
    page = look(made.link(), lang="ru", width=1280, height=720)
    for width, height in ((1280, 720), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        ready(page)
        hidden = page.locator(".me .mid .name").first.evaluate(
            "one => (one.textContent = 'Амулет воздуха', one.scrollHeight - one.clientHeight)"
        )
        assert hidden <= 0, (width, height)


def test_a_name_that_may_be_broken_is_read_once(look: Opened, tables: Tables) -> None:
    page = look(playing(tables, "trickerion").link(), lang="pl")
    ready(page)
    expect(page.locator(".drawn").first).to_be_visible()
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    names = [node["name"]["value"] for node in tree if "name" in node]
    assert any("Zabarykadowane Beczki" in name for name in names)
    assert not any("\N{SOFT HYPHEN}" in name for name in names)


def test_four_mages_leave_room_for_the_hand(look: Opened, tables: Tables) -> None:
    three = [bot("greedy")] * 3
    page = look(playing(tables, "seasons", *three).link(), width=1440, height=900)
    ready(page)
    expect(page.locator('.me [data-part="hand"]')).to_be_in_viewport(ratio=0.95)


def test_tokens_are_a_finger_apart(look: Opened, tables: Tables) -> None:
    made = playing(tables, "seasons")
    tables.forward(
        made,
        lambda seen: sum(seen["view"]["mages"][0]["reserve"].values()) > 1 and seen["options"],
        prefer=("take", "take-die"),
    )
    page = look(made.link(), width=390, height=844, touch=True)
    ready(page)
    tokens = boxes(page, '.me [data-noun^="token:"]')
    for i, one in enumerate(tokens):
        for other in tokens[i + 1 :]:
            apart = max(abs(one[0] - other[0]), abs(one[1] - other[1]))
            assert apart >= FINGER, (one, other)


def test_rooms_are_large_enough_for_fingers(look: Opened, tables: Tables) -> None:
    options = {"mode": "heir", "academy": "on"}
    made = tables.make(HUMAN, game="trickerion", seed=7, options=options)
    forward_trickerion(tables, made, at("ask-turn"))
    page = look(made.link(), width=390, height=844, touch=True)
    ready(page)
    for tab in page.locator(".tk .tabs button").all():
        tab.click()
        rooms = page.locator('[data-noun^="room:"]')
        if rooms.count() and rooms.first.is_visible():
            break
    assert min(height for *_, height in boxes(page, '[data-noun^="room:"]')) >= FINGER
    # A secret of the Academy, large.
    secret = page.locator('[data-noun^="secret:"]').first
    secret.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(page.get_by_role("dialog")).to_be_visible()
    fits_every_eye(page)


def test_favor_is_large_enough_for_fingers(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, bot("greedy"), game="pax_illuminaten", seed=5)
    tables.forward(made, lambda seen: asked(seen) == "ask-pay" and bool(seen["options"]))
    page = look(made.link(), width=390, height=844, touch=True)
    ready(page)
    favor = boxes(page, ".hz .fvs [data-lit]")
    assert min(min(wide, high) for *_, wide, high in favor) >= FINGER
