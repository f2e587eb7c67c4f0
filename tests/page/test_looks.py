"""What the page is for every eye and ear: languages, widths, screen readers, sizes."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, expect

from tests.page.conftest import PAGE, ROOT, Opened
from tests.page.tables import HUMAN, Made, Object, Tables, bot

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOCALES = ROOT / "web" / "src" / "locale"
MISSING = re.compile(r"\[[a-z_]+-[\w-]+\]")
KB = 1024
FIRST = 60  # of the first page
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


def settled(page: Page) -> Page:
    page.wait_for_selector("h1, .board > *, .rules h1")
    page.evaluate("document.fonts.ready")
    return page


# -- languages


@pytest.mark.parametrize(
    ("lang", "sit", "gauge"),
    [
        ("en", "Sit down", "Gauge"),
        ("ru", "Сесть за стол", "Сила мага"),
        ("pl", "Usiądź do stołu", "Wskaźnik"),
    ],
)
def test_every_language_is_whole(
    look: Opened, midgame: Made, finished: Made, lang: str, sit: str, gauge: str
) -> None:
    page = look(lang=lang)
    expect(page.get_by_role("button", name=sit)).to_be_visible()
    assert page.locator("html").get_attribute("lang") == lang
    assert not MISSING.findall(page.inner_text("body"))
    for other, tie in (("ru", "за\u00a0одним"), ("en", "Three heavy")):
        if other == lang:  # a short word is not left alone at the end of a line
            assert tie in (page.locator(".motto").text_content() or "")
    for made in (midgame, finished):
        page.goto(made.link())
        page.wait_for_selector(".board > *")
        text = page.inner_text("body")
        assert not MISSING.findall(text)
        if made is midgame:
            assert gauge.lower() in text.lower()


def test_the_language_can_be_changed_at_the_table(look: Opened, midgame: Made) -> None:
    page = look(midgame.link())
    page.get_by_role("button", name="Language").click()
    page.get_by_role("button", name="Русский").click()
    expect(page.get_by_text("Ваш ход")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Ваш ход")).to_be_visible()


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
    assert said <= set(re.findall(r"^(page-[\w-]+) =", texts, re.MULTILINE)) | {"page-clock"}


# -- widths


@pytest.mark.parametrize("width", [360, 768])
def test_nothing_is_wider_than_the_screen(
    look: Opened, tables: Tables, midgame: Made, finished: Made, width: int
) -> None:
    draft = tables.make(HUMAN, bot(), seed=1)
    rules = ("/rules/seasons", "/rules/pebbles#B-2.3")
    for path in ("/", draft.link(), midgame.link(), finished.link(), *rules):
        page = settled(look(path, width=width, height=760, touch=width < 700, lang="ru"))
        # A die that rolls or a card that flies may lean out for a moment: wait for it.
        page.wait_for_function(
            "width => { const b = document.getElementById('board');"
            " return document.scrollingElement.scrollWidth <= width"
            " && (!b || b.scrollWidth <= b.clientWidth); }",
            arg=width,
        )


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


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(
    look: Opened, tables: Tables, midgame: Made, finished: Made, theme: str
) -> None:
    draft = tables.make(HUMAN, bot(), seed=1)
    sets = tables.make(HUMAN, bot(), seed=1)
    tables.forward(sets, lambda seen: any(o["verb"] == "shelve" for o in seen["options"]))
    pebbles = tables.make(HUMAN, bot(), game="pebbles")
    source = AXE.read_text(encoding="utf-8")
    paths = ["/", draft.link(), midgame.link(), finished.link(), pebbles.link()]
    books = ["/rules/seasons", "/rules/pebbles#B-2.3", "/cards/trickerion", "/?learn"]
    people = ["/ladder", "/daily", "/puzzle", "/tournaments", "/clubs"]
    wide = (1400, 900)
    phone = (390, 844)
    # On the phone, where parts are scrolled and labels are cut, in one of the two themes.
    small = [("/", phone), (draft.link(), phone), ("/rules/trickerion", phone)]
    ways = [(path, wide) for path in [*paths, *books, sets.link()]]
    ways += [(path, phone if theme == "light" else wide) for path in people]
    for path, (width, height) in [*ways, *(small if theme == "light" else [])]:
        page = settled(look(path, width=width, height=height, theme=theme))
        page.wait_for_timeout(150)
        page.evaluate(source)
        found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
        told = [
            f"{v['id']}: {v['nodes'][0]['html'][:160]} {v['nodes'][0]['failureSummary'][:300]}"
            for v in found["violations"]
            if v["impact"] in ("serious", "critical")
        ]
        assert not told, path
        page.close()


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
    assert page.locator("#options [data-action]").count() > 0


def test_the_log_and_the_prompt_are_live(look: Opened, midgame: Made) -> None:
    page = look(midgame.link())
    expect(page.get_by_role("log")).to_be_visible()
    assert page.locator("#prompt [aria-live]").count() == 1


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
