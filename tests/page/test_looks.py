"""What the page is for every eye and ear: languages, widths, screen readers, sizes."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Response, Route, expect

from tests.marks import mainly, thorough
from tests.page.conftest import PAGE, ROOT, Opened
from tests.page.eyes import fits_every_eye, has_its_words, stays_inside
from tests.page.playing import OPEN, settled
from tests.page.tables import HUMAN, Made, Object, Tables, bot

GAMES = ("seasons", "trickerion", "pax_illuminaten")
LOCALES = ROOT / "web" / "src" / "locale"
KB = 1024
FIRST = 60  # of the first page
# The chapters of a rulebook: each is opened, and read.
EACH = "[data-book] .entry"
LEAF = """async each => {
  const out = [];
  for (const one of document.querySelectorAll(each)) {
    one.click();
    await new Promise(done => setTimeout(done));
    out.push(document.querySelector('[data-book]').innerText);
  }
  return out;
}"""
PAINTED = "new Promise(done => setTimeout(() => requestAnimationFrame(done), 300))"
OWN = re.compile(r"(seasons-)?(part|cards|en|board)-")  # of a game, without its pictures


@pytest.fixture(scope="module")
def midgame(tables: Tables) -> Made:
    """A table in the middle of a game, the first seat to move."""
    made = tables.make(HUMAN, bot(), bot(), seed=11)
    tables.forward(made, in_the_middle)
    return made


@pytest.fixture(scope="module")
def finished(tables: Tables) -> Made:
    """A table whose game is over."""
    made = tables.make(HUMAN, bot(), seed=12)
    tables.forward(made, lambda seen: bool(seen["over"]))
    return made


def in_the_middle(seen: Object) -> bool:
    view = seen["view"]
    ready = seen["options"] and view["round"] >= 6
    return bool(ready) and view["asked"]["prompt"] == "ask-main"


# -- languages


@pytest.mark.parametrize(
    ("lang", "sit", "gauge"),
    [
        ("ru", "Сесть за стол", "Сила мага"),
        thorough("en", "Sit down", "Gauge"),
        thorough("pl", "Usiądź do stołu", "Wskaźnik"),
    ],
)
def test_every_page_is_whole(
    look: Opened, tables: Tables, midgame: Made, finished: Made, lang: str, sit: str, gauge: str
) -> None:
    """In every language at every width, and for every eye: each page is loaded once for all."""
    page = look(lang=lang, touch=lang != "en")
    expect(page.get_by_role("button", name=sit)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    for other, tie in (("ru", "за\u00a0одним"), ("en", "Three heavy")):
        if other == lang:  # a short word is not left alone at the end of a line
            assert tie in (page.locator(".motto").text_content() or "")
    draft = tables.make(HUMAN, bot(), seed=1)
    pebbles = tables.make(HUMAN, bot(), game="pebbles")
    rules = ("/rules/seasons", "/rules/pebbles#B-2.3")
    played = [made.link() for made in (draft, midgame, finished, pebbles)]
    for path in ("/", *played, *rules):
        page.goto(path)
        page.wait_for_selector("h1, .board > *, .rules h1")
        settled(page)
        if path == midgame.link():
            expect(page.locator("body")).to_contain_text(gauge, ignore_case=True)
        has_its_words(page)
        stays_inside(page, (360, 768))
        if lang == "ru":
            fits_every_eye(page)


@pytest.mark.parametrize("lang", mainly("pl", "en", "ru"))
def test_every_page_has_its_words(look: Opened, tables: Tables, lang: str) -> None:
    """What is learned, tried, read and leafed through, in every language."""
    page = look("/healthz", lang=lang)
    calls = [f"lessons/{game}/first" for game in GAMES]
    calls += ["try/seasons/S-10.1", "try/trickerion/T-6.1.1", "try/pax_illuminaten/P-8.2"]
    made = [tables.call("POST", f"/api/{call}", {"lang": lang}) for call in calls]
    paths = [f"/table/{each['table']}#{each['seats'][0]['token']}" for each in made]
    paths += [f"/rules/{game}" for game in GAMES]
    paths += [f"/cards/{game}" for game in GAMES]
    for path in ("/?learn", *paths, "/ladder", "/daily", "/puzzle", "/tournaments", "/clubs"):
        page.goto(path)
        page.wait_for_selector("h1, .board > *, .rules h1")
        if path.startswith("/table"):
            page.wait_for_selector(".coach .text")
        if path.startswith("/rules"):
            page.wait_for_selector(EACH)
        if path.startswith("/cards"):
            page.wait_for_selector(".tile")
        settled(page)
        chapters = page.evaluate(LEAF, EACH)
        has_its_words(page, "\n".join(chapters))
        if path.startswith("/rules"):  # every chapter was another one
            assert len(set(chapters)) == len(chapters) >= 10


def test_the_language_can_be_changed_at_the_table(look: Opened, midgame: Made) -> None:
    page = look(midgame.link())
    page.get_by_role("button", name="Language").click()
    page.get_by_role("button", name="Русский").click()
    expect(page.get_by_text("Ваш ход")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Ваш ход")).to_be_visible()


def test_a_table_is_drawn_when_its_texts_are_there(look: Opened, midgame: Made) -> None:
    page = look(lang="pl")
    page.wait_for_selector("[data-game]")
    held: list[Route] = []
    page.route(re.compile("/seasons-pl-"), lambda route: held.append(route))
    with (
        page.expect_response(re.compile("/seasons-part-.*js")),
        page.expect_response(re.compile("/seasons-en-")),
    ):
        page.evaluate(OPEN, midgame.link())
    page.evaluate(PAINTED)
    while not held:
        page.wait_for_timeout(20)
    assert page.locator(".ribbon").count() == 0
    held[0].continue_()
    expect(page.locator(".ribbon .say")).to_contain_text("Przywołuj")


def test_languages_have_the_same_texts() -> None:
    boards = ROOT / "web" / "src" / "games"
    for folder in [LOCALES, *boards.glob("*/locale")]:
        keys = {}
        for lang in ("en", "ru", "pl"):
            text = "".join(f.read_text(encoding="utf-8") for f in (folder / lang).glob("*.ftl"))
            found = re.findall(
                r"^([a-z][\w-]*) = ([^\n]*(?:\n[ }][^\n]*)*)", text, re.MULTILINE
            )
            # a language may ask for more forms of the same noun
            keys[lang] = {key: set(re.findall(r"\$[a-z]+", value)) for key, value in found}
        assert keys["en"] == keys["ru"] == keys["pl"], folder


def test_the_first_page_has_its_texts() -> None:
    """What the lobby draws at once is not in a file that is read later."""
    source = ROOT / "web" / "src"
    files = ["pages/Lobby.svelte", "parts/ThemeButton.svelte", "parts/Away.svelte"]
    said = {
        key
        for name in files
        for key in re.findall(r"'(page-[a-z-]*[a-z])", (source / name).read_text("utf-8"))
    }
    texts = (LOCALES / "en" / "lobby.ftl").read_text(encoding="utf-8")
    # The second is for who waits for the table without a server, which says so later.
    later = {"page-clock", "page-not-started"}
    assert said <= set(re.findall(r"^(page-[\w-]+) =", texts, re.MULTILINE)) | later


# -- on the phone


def test_a_turn_on_the_phone(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, bot(), seed=11)
    tables.forward(made, in_the_middle)
    page = look(made.link(), width=390, height=844, touch=True)
    end = page.locator('[data-action="end-turn"]')
    box = end.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    end.tap()
    page.get_by_role("button", name="Log", exact=True).tap()
    expect(page.get_by_role("log")).to_contain_text("ends the turn")


def test_a_long_press_shows_the_large_card(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, bot(), seed=11)
    page = look(made.link(), width=390, height=844, touch=True)
    card = page.locator("[data-lit]").first
    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(page.get_by_role("dialog")).to_be_visible()
    assert tables.now(made)["view"]["mages"][0]["kept"]["count"] == 0


# -- screen readers


def test_axe_finds_nothing_serious_elsewhere(look: Opened, tables: Tables) -> None:
    """On the pages that are not looked at above, each in both themes, and on the phone."""
    draft = tables.make(HUMAN, bot(), seed=1)
    sets = tables.make(HUMAN, bot(), seed=1)
    tables.forward(sets, lambda seen: any(o["verb"] == "shelve" for o in seen["options"]))
    people = ["/ladder", "/daily", "/puzzle", "/tournaments", "/clubs"]
    page = look("/cards/trickerion")
    for path in ("/cards/trickerion", "/?learn", sets.link(), *people):
        page.goto(path)
        page.wait_for_selector("h1, .board > *, .rules h1")
        fits_every_eye(page)
    phone = look("/", width=390, height=844, touch=True)
    for path in ("/", draft.link(), "/rules/trickerion"):
        phone.goto(path)
        phone.wait_for_selector("h1, .board > *, .rules h1")
        fits_every_eye(phone)


@pytest.mark.parametrize("game", mainly("trickerion", "seasons", "pax_illuminaten"))
def test_axe_finds_nothing_serious_in_a_book(look: Opened, game: str) -> None:
    """In both themes: its first chapter, and those of the first and the last figure."""
    page = look(f"/rules/{game}")
    page.wait_for_selector(EACH)
    fits_every_eye(page)
    entries = page.locator(EACH)
    figure = page.locator("[data-book] .window").first
    for numbers in (range(1, entries.count()), range(entries.count() - 1, 0, -1)):
        for number in numbers:
            entries.nth(number).click()
            expect(entries.nth(number)).to_have_attribute("aria-current", "page")
            if figure.count():
                break
        figure.scroll_into_view_if_needed()
        drawn = figure.locator("[data-shown]:visible, .stage:not(.alone) > *:visible").first
        expect(drawn).to_be_visible()
        fits_every_eye(page)


@pytest.mark.parametrize("path", mainly("/cards/seasons", "/cards/pax_illuminaten"))
def test_axe_finds_nothing_serious_among_cards(look: Opened, path: str) -> None:
    page = look(path)
    tile = page.locator(".tile").first
    expect(tile).to_be_visible()
    tile.click()
    expect(page.get_by_role("complementary").get_by_role("heading").first).to_be_visible()
    fits_every_eye(page)


@pytest.mark.parametrize(
    "lesson", mainly("trickerion/first", "trickerion/heir", "pax_illuminaten/first")
)
def test_axe_finds_nothing_serious_in_a_lesson(
    look: Opened, tables: Tables, lesson: str
) -> None:
    made = tables.call("POST", f"/api/lessons/{lesson}", {"lang": "en"})
    page = look(f"/table/{made['table']}#{made['seats'][0]['token']}")
    page.wait_for_selector(".coach .text")
    fits_every_eye(page)


def test_text_mode_says_what_the_board_shows(
    look: Opened, tables: Tables, midgame: Made
) -> None:
    page = look(midgame.link())
    page.wait_for_selector(".me")
    names = page.locator(".hand [data-pick]").evaluate_all(
        "all => all.map(e => e.getAttribute('aria-label').split(',')[0])"
    )
    page.keyboard.press("t")
    text = page.locator(".plain").inner_text()
    view = tables.now(midgame)["view"]
    for name in names:
        assert name in text
    for mage in view["mages"]:
        assert str(mage["crystals"]) in text
    expect(page.locator("#options [data-action]").first).to_be_visible()


def test_the_log_and_the_prompt_are_live(look: Opened, midgame: Made) -> None:
    page = look(midgame.link())
    expect(page.get_by_role("log")).to_be_visible()
    expect(page.locator("#prompt [aria-live]")).to_have_count(1)


# -- sizes


def sent(page_path: str, look: Opened, lang: str = "en") -> dict[str, int]:
    """What a page loads of scripts and styles: file name and size, compressed."""
    found: dict[str, int] = {}

    def heard(answer: Response) -> None:
        name = answer.url.rpartition("/")[2].partition("?")[0]
        if name.endswith((".js", ".css")):
            file = PAGE / "assets" / name
            found[name] = len(gzip.compress(file.read_bytes(), 6))

    page = look("/healthz", lang=lang)
    page.on("response", heard)
    page.goto(page_path)
    page.wait_for_selector("form, .board > *")
    page.wait_for_load_state("networkidle")
    return found


def test_bundles_are_small(look: Opened, tables: Tables) -> None:
    russian = sent("/", look, "ru")
    assert sum(russian.values()) <= FIRST * KB, russian
    first = sent("/", look)
    assert sum(first.values()) <= FIRST * KB, first
    made = tables.make(HUMAN, bot())
    table = sent(made.link(), look)
    extra = {name: size for name, size in table.items() if name not in first}
    seasons = {n: s for n, s in extra.items() if OWN.match(n)}
    assert sum(seasons.values()) <= 40 * KB, seasons
    print("first page", sum(first.values()), "table", sum(extra.values()), seasons)


def test_the_page_is_built_without_inline_code() -> None:
    html = Path(PAGE / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)|\son\w+=|\sstyle=", html)
