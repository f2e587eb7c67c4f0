"""Trickerion in the browser: tasks laid and sealed, markers turned and linked, shows paid."""

from __future__ import annotations

import gzip
import re
import time
import urllib.error
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.marks import mainly
from tests.page.conftest import PAGE, ROOT, Opened
from tests.page.eyes import fits_every_eye, has_its_words, stays_inside
from tests.page.playing import click_dark, click_to_the_end, settled, shows, tab_to
from tests.page.tables import ENOUGH, HUMAN, Made, Object, Tables, bot

LOCALES = ROOT / "web" / "src" / "games" / "trickerion" / "locale"
SHORT = {"dark_alley": "off", "first_game_kits": "on"}
SHORTEST = {"dark_alley": "off", "first_game_kits": "on", "quick_game": "on"}
KB = 1024

# A person who takes what glows: menus first, then characters to slots, cards under characters,
# then anything else on the board; the ribbon's buttons last.
CLICK = """(n) => {
  if (document.querySelector('.busy, .win')) return false;
  const all = one => [...document.querySelectorAll(one)]
    .filter(e => e.offsetParent && !e.disabled);
  const pick = list => list[n % Math.max(1, list.length)];
  const act = not => all('#options [data-action]').filter(e => !not.includes(e.dataset.action));
  const held = document.querySelector('.assign .held');
  const one = pick(all('.menu [data-action]'))
    ?? (held ? all('.assign .place.empty')[0] ?? all('.assign .place')[0] : null)
    ?? (all('.assign .place.empty').length ? pick(all('.assign .hand button')) : null)
    ?? all('[data-action="seal"]')[0]
    ?? pick(all('#options .turn'))
    ?? pick(all('[data-noun^="slot:"][data-lit]'))
    ?? all('#options [data-action^="idle "]')[0]
    ?? pick(all('.tk [data-lit]').filter(e => !e.closest('.assign')))
    ?? pick(act(['free-action', 'revise']));
  one?.click();
  return Boolean(one);
}"""


def prompt(seen: Object) -> str:
    asked = seen["view"]["asked"]
    return str(asked["prompt"]) if asked and seen["options"] else ""


def chosen(seen: Object) -> str:
    """What a hurried player does: everybody to the theater, and the first thing there is."""
    options = [o for o in seen["options"] if o["verb"] not in ("free-action", "revise")]
    liked: list[Object] = []
    for verb in ("place", "set-up", "prepare", "put", "perform", "take", "assign", "confirm"):
        liked = liked or [o for o in options if o["verb"] == verb]
    working = [o for o in liked if o["nouns"] and o["nouns"][-1]["value"] != "nothing"]
    # The theater is the last of the places, and an Apprentice comes after the Magician.
    at_last = prompt(seen) in ("ask-assign", "ask-turn")
    return str((working or liked or options)[-1 if at_last else 0]["spelled"])


def forward(
    tables: Tables, made: Made, until: Callable[[Object], bool], seat: int = 0, leave: str = ""
) -> Object:
    """Over the API, until `seat` sees what is wanted; questions to `leave` are left open."""
    end = time.monotonic() + ENOUGH
    while time.monotonic() < end:
        idle = True
        for who in made.tokens:
            seen = tables.now(made, who)
            if who == seat and until(seen):
                return seen
            if prompt(seen) in ("", "ask-confirmed", leave):
                continue
            idle = False
            try:
                tables.act(made, who, seen, chosen(seen))
            except urllib.error.HTTPError as refused:
                if refused.code != 409:
                    raise
        if idle:
            time.sleep(0.02)
    raise AssertionError("that point of the game was not reached")


def at(wanted: str, week: int = 1) -> Callable[[Object], bool]:
    return lambda seen: prompt(seen) == wanted and seen["view"]["round"] >= week


def noun(page: Page, name: str) -> Locator:
    return page.locator(f'[data-noun="{name}"]')


def mine(tables: Tables, made: Made, seat: int) -> Object:
    found: Object = tables.now(made, seat)["view"]["troupes"][seat]
    return found


# -- playing


def moved(tables: Tables, made: Made, before: Object) -> None:
    """Wait until the table has heard what was done."""
    tables.moved(made, before)


def show_pays(page: Page) -> list[int]:
    """What the lit card says its performance would pay: fame, coins, shards."""
    text = (
        page.locator(".show", has=page.locator(".perf.lit")).first.locator(".pays").inner_text()
    )
    found = {
        name: int(n) for n, name in re.findall(r"(\d+)\s*(fame|coins?|shards?)", text.lower())
    }
    return [
        found.get(name, 0) or found.get(f"{name}s", 0) for name in ("fame", "coin", "shard")
    ]


def purse(troupe: Object) -> list[int]:
    return [troupe["fame"], troupe["coins"], troupe["shards"]]


def take_part(page: Page, tables: Tables, made: Made, seat: int, day: str) -> str:
    """One decision in the week's placing and performing, made on the board; what it was."""
    seen = tables.now(made, seat)
    asked = prompt(seen)
    if asked:
        shows(page, seen["version"])
    if asked == "ask-turn":
        places = [o for o in seen["options"] if o["verb"] == "place"]
        who = places[-1]["nouns"][0]["value"] if places else ""  # the magician comes last
        slot = f"{day}_stage" if who == "magician" else f"{day}_backstage_1"
        noun(page, f"character:{who}").click()
        expect(page.locator(f'#options [data-action="idle {who}"]')).to_be_visible()
        noun(page, f"slot:{slot}").click()
    elif asked == "ask-action" and any(o["verb"] == "set-up" for o in seen["options"]):
        page.locator(".own .tricks [data-lit]").first.click()
    elif asked == "ask-put":
        slots = page.locator(".perf .at [data-lit]")
        linking = slots.and_(page.get_by_label(re.compile(r": \d+ links?")))
        (linking if linking.count() else slots).first.click()
        best = page.locator("#options .turn.now")  # the turn that links most is shown at once
        if best.count():
            best.click()
    elif asked == "ask-link-bonus":
        page.locator('#options [data-action="take fame"]').click()
    elif asked == "ask-perform":
        before, told = purse(mine(tables, made, seat)), show_pays(page)
        page.locator(".perf .all [data-lit]").first.click()
        moved(tables, made, seen)
        after = purse(mine(tables, made, seat))
        # Wages follow at once where nobody else performs: coins are looked at by the log.
        assert [after[0] - before[0], after[2] - before[2]] == [told[0], told[2]]
        return asked
    elif asked:
        end = page.locator("#options .primary")
        other = page.locator('#options [data-action]:not([data-action="free-action"])')
        (end if end.count() else other).first.click()
    if asked:
        moved(tables, made, seen)
    return asked


def test_two_people_seal_set_up_link_and_perform(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, HUMAN, game="trickerion", seed=1, options=SHORT)
    forward(tables, made, at("ask-assign"), leave="ask-assign")
    one, two = look(made.link(0)), look(made.link(1))

    # By clicks and by dragging: nothing is sent before the seal.
    before = tables.now(made)["version"]
    theater = one.locator('.assign .hand [data-noun="card:theater"]')
    theater.first.click()
    noun(one, "place:magician").click()
    worker = mine(tables, made, 0)["team"][1]["character"]
    theater.first.drag_to(noun(one, f"place:{worker}"))
    expect(noun(one, f"place:{worker}").locator(".task")).to_be_visible()
    expect(theater).to_have_count(1)
    assert tables.now(made)["version"] == before
    one.reload()
    expect(noun(one, f"place:{worker}").locator(".task")).to_be_visible()
    one.locator('[data-action="seal"]').click()
    expect(one.get_by_text("Sealed. The cards are turned up")).to_be_visible()
    expect(two.locator(".rival .ok")).to_contain_text("sealed")
    expect(one.locator("#prompt .cap")).not_to_contain_text(re.compile("your turn", re.I))

    # The seal can be broken while another still chooses.
    one.locator('[data-action="revise"]').click()
    expect(noun(one, "place:magician").locator(".task")).to_be_visible()
    one.locator('[data-action="seal"]').click()
    expect(one.get_by_text("Sealed. The cards are turned up")).to_be_visible()

    # By keys alone.
    two.keyboard.press("9")
    expect(noun(two, "place:magician")).to_be_focused()
    two.keyboard.press("Enter")
    expect(noun(two, "place:magician").locator(".task")).to_contain_text("Theater")
    two.keyboard.press("8")
    two.keyboard.press("Enter")
    tab_to(two, '[data-action="seal"]')
    two.keyboard.press("Enter")
    expect(one.locator(".phases .n")).to_have_text("Place")

    done: list[str] = []
    end = time.monotonic() + ENOUGH
    while tables.now(made)["view"]["round"] == 1 and time.monotonic() < end:
        for page, seat, day in ((one, 0, "friday"), (two, 1, "saturday")):
            done.append(take_part(page, tables, made, seat, day))
    assert done.count("ask-put") == 2
    assert "ask-link-bonus" in done
    assert "ask-perform" in done
    expect(one.get_by_role("log")).to_contain_text("perform")


@pytest.mark.thorough
def test_two_people_click_through_a_whole_game(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, HUMAN, game="trickerion", seed=5, options=SHORTEST)
    pages = [look(made.link(0)), look(made.link(1))]
    clicks = click_to_the_end(*pages, click=CLICK)
    assert clicks > 100
    for page in pages:
        expect(page.locator("tfoot td").last).to_be_visible()
        expect(page.get_by_role("img", name=re.compile("Fame by round"))).to_be_visible()
        shown = [int(n) for n in page.locator("tfoot td b").all_inner_texts()]
        assert shown == tables.now(made)["scores"]
    print("clicks", clicks)


def test_a_marker_is_turned_by_keys(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, HUMAN, game="trickerion", seed=1, options=SHORT)
    seen = forward(tables, made, at("ask-put"))
    page = look(made.link())
    turned = {o["nouns"][1]["value"].split(":")[0] for o in seen["options"]}
    several = next(
        slot
        for slot in sorted(turned)
        if sum(o["nouns"][1]["value"].startswith(slot + ":") for o in seen["options"]) > 1
    )
    card = seen["options"][0]["nouns"][0]["value"]
    noun(page, f"position:{card}:{several}").focus()
    page.keyboard.press("Enter")
    turns = page.locator("#options .turn")
    expect(turns.first).to_be_focused()
    expect(page.locator("#prompt .say")).to_contain_text("Which way")
    before = page.locator("#options .turn.now").get_attribute("data-action")
    page.keyboard.press("r")
    expect(page.locator("#options .turn.now")).not_to_have_attribute("data-action", str(before))
    page.keyboard.press("Escape")
    expect(turns).to_have_count(0)
    assert tables.now(made)["version"] == seen["version"]
    noun(page, f"position:{card}:{several}").focus()
    page.keyboard.press("Enter")
    expect(turns.first).to_be_focused()
    page.keyboard.press("Enter")
    moved(tables, made, seen)
    row = tables.now(made)["view"]["row"]
    assert [m["slot"] for show in row if show for m in show["markers"] if m["player"] == "A"]


def test_a_slot_that_is_closed_says_why(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, HUMAN, game="trickerion", seed=1, options=SHORT)
    before = forward(tables, made, at("ask-turn"))["version"]
    page = look(made.link())
    click_dark(noun(page, "slot:downtown_2"))
    slip = page.locator("[data-slip]")
    expect(slip).to_contain_text(re.compile(r"Rule T-\d"))
    slip.get_by_role("link").click()
    expect(page.locator(".rules .said.here")).to_be_in_viewport()
    assert tables.now(made)["version"] == before


def test_cards_are_assigned_in_text_mode_too(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, HUMAN, game="trickerion", seed=1, options=SHORT)
    forward(tables, made, at("ask-assign"), leave="ask-assign")
    page = look(made.link())
    expect(page.locator('[data-action="seal"]')).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator('[data-action="seal"]')).to_have_count(0)
    seen = tables.now(made)
    page.locator('.plain [data-lit][data-noun="card:theater"]').first.click()
    moved(tables, made, seen)
    assert mine(tables, made, 0)["team"][0]["card"] == "theater"


def test_the_planner_says_what_is_missing(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, HUMAN, game="trickerion", seed=1, options=SHORT)
    seen = forward(tables, made, at("ask-turn"))
    page = look(made.link())
    page.get_by_role("tab", name="Planner").click()
    plan = page.locator(".plan")
    expect(plan).to_contain_text("Wages if all work")
    for held in seen["view"]["troupes"][0]["tricks"]:
        if held:
            name = held["trick"].replace("_", " ")
            expect(plan).to_contain_text(re.compile(name, re.IGNORECASE))
            if held["markers"]:
                expect(plan).to_contain_text(f"prepared: {held['markers']} on the card")


def ranges(seen: Object) -> list[Object]:
    """What shows would pay seat A as their performer, where choices are still open."""
    found = [card["pays"].get("A") for card in seen["view"]["row"] if card]
    return [pay for pay in found if pay and pay["least"] != pay["most"]]


def test_a_show_is_foretold_from_least_to_most(look: Opened, tables: Tables) -> None:
    """Before A has a disc in the theater the day is open, and so is what it changes."""
    made = tables.make(HUMAN, HUMAN, game="trickerion", seed=1, options=SHORT)
    seen = forward(tables, made, at("ask-perform"))
    end = time.monotonic() + ENOUGH
    while tables.now(made)["view"]["round"] == 1:  # nobody performs: the markers stay
        assert time.monotonic() < end
        for seat in made.tokens:
            if prompt(seen := tables.now(made, seat)) == "ask-perform":
                tables.act(made, seat, seen, "decline")
    seen = forward(tables, made, at("ask-advertise", 2))
    page = look(made.link())
    pay = ranges(seen)[0]
    wanted = [
        str(n) if n == more else f"{n}–{more}"
        for n, more in zip(pay["least"], pay["most"], strict=True)
        if more
    ]
    shows(page, seen["version"])
    texts = page.locator(".show .pays b").all_inner_texts()
    assert wanted in [re.findall(r"\d+(?:–\d+)?", text) for text in texts]


# -- for every eye and ear


@pytest.fixture(scope="module")
def moments(tables: Tables) -> list[Made]:
    """Tables at the assignment, at a turn, with a marker in hand, at the end, at the start."""
    wanted: list[tuple[Callable[[Object], bool], dict[str, str]]] = [
        (at("ask-assign", 3), {}),
        (at("ask-turn", 2), {}),
        (at("ask-put"), SHORT),
        (lambda seen: bool(seen["over"]), SHORTEST),
    ]
    found = []
    for until, options in wanted:
        made = tables.make(HUMAN, HUMAN, game="trickerion", seed=1, options=options)
        forward(tables, made, until)
        found.append(made)
    made = tables.make(HUMAN, bot(), game="trickerion", seed=2)
    forward(tables, made, at("ask-magician", 0))
    return [*found, made]


def ready(page: Page) -> Page:
    page.wait_for_selector(".tk, .win")
    settled(page)
    return page


@pytest.mark.parametrize("lang", mainly("pl", "en", "ru"))
def test_every_moment_is_whole(look: Opened, moments: list[Made], lang: str) -> None:
    """In every language at every width, and for every eye."""
    page = look("/rules/none", lang=lang, touch=lang != "en")
    for made in moments:
        page.goto(made.link())
        ready(page)
        has_its_words(page)
        stays_inside(page, (360, 768, 1280), ".tk .tabs button")
        if lang == "pl":
            fits_every_eye(page)


def test_the_board_is_small(look: Opened, tables: Tables) -> None:
    """Scripts and styles of the board alone, compressed, without pictures and texts."""
    made = tables.make(HUMAN, bot(), game="trickerion")
    sizes: dict[str, int] = {}

    def heard(url: str) -> None:
        name = url.rpartition("/")[2]
        if re.match(r"(trickerion-)?part-[\w-]+\.(js|css)$", name):
            sizes[name] = len(gzip.compress((PAGE / "assets" / name).read_bytes(), 6))

    page = look("/rules/none")
    page.on("response", lambda answer: heard(answer.url))
    page.goto(made.link())
    ready(page)
    print(sizes)
    assert sizes
    assert sum(sizes.values()) <= 40 * KB
