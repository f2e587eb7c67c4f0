"""The table as static files: played in a browser, with no server and, later, no network."""

from __future__ import annotations

import contextlib
import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from babel import Locale
from babel.numbers import format_decimal, format_percent
from playwright.sync_api import Error, Page, expect

from arcanum.records import parse, read_record, summary
from arcanum.texts import LANGUAGES
from tests.marks import mainly
from tests.page.playing import (
    CLICK,
    OFFERED,
    comes_true,
    is_over,
    keys_to_the_end,
    shows,
    tap,
    type_to_the_end,
)
from tests.site.conftest import Site, Visitor
from tests.site.playing import (
    REMEMBERED,
    decide,
    more,
    saved,
    sit_down,
    sit_down_by_keys,
    sit_down_with_the_heir_by_keys,
)
from tests.solo.playing import TABLES
from tools.measure_site import sizes

Visitors = Callable[..., Visitor]

# The lobby was there before anything of Python was asked for.
SEEN = """new MutationObserver(() => {
  if (document.querySelector('[data-game]')) window.lobbyAt ??= performance.now();
}).observe(document, { childList: true, subtree: true })"""
LOBBY_FIRST = """() => performance.getEntriesByType('resource')
  .filter(each => each.name.includes('worker')).every(each => each.startTime > lobbyAt)"""
GAMES: list[tuple[str, tuple[str, ...], dict[str, str]]] = [
    ("seasons", ("normal",), {}),
    ("trickerion", ("greedy",), {}),
    ("pax_illuminaten", ("easy",), {}),
    ("trickerion", (), {"mode": "heir"}),
    ("pax_illuminaten", (), {"opponent": "weishaupt"}),
]


# Which of these words are in it.
IN_MEMORY = """async words => {
  const all = await caches.open('memory-of-python');
  const kept = await Promise.all((await all.keys()).map(key => all.match(key)));
  const texts = await Promise.all(kept.map(async each =>
    new TextDecoder('latin1').decode(await each.arrayBuffer())));
  return words.filter(word => texts.some(text => text.includes(word)));
}"""


def lobby(page: Page) -> None:
    page.locator("a.wm").click()
    page.wait_for_selector("[data-game]")


def kept_by_the_browser(page: Page) -> None:
    """Wait until the service worker has all files."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")


def forgive_the_network(guest: Visitor) -> None:
    """The browser says that the host is away: it is."""
    guest.wrong = [line for line in guest.wrong if "ERR_CONNECTION_REFUSED" not in line]


def test_every_game_is_played_in_the_browser(site: Site, visitor: Visitors) -> None:
    guest = visitor()
    guest.context.add_init_script(SEEN)
    page = guest.open(site.base)
    page.wait_for_selector("[data-game]")
    assert page.evaluate(LOBBY_FIRST)
    for game, seats, options in GAMES:
        sit_down(page, game, seats, **options)
        assert decide(page, 6) == 6 or is_over(page)
        lobby(page)
    assert page.evaluate("JSON.parse(localStorage['arcanum.alone.mine']).length") == len(GAMES)
    foreign = [url for url in guest.asked if not url.startswith((site.base, "data:", "blob:"))]
    assert foreign == []


def test_what_is_kept_of_python_is_older_than_any_game(site: Site, visitor: Visitors) -> None:
    page = visitor().open(site.base)
    page.wait_for_selector("[data-game]")
    sit_down(page, "seasons", ("greedy",))
    decide(page, 3)
    comes_true(page, REMEMBERED)
    found = re.search(r"/table/([\w-]+)~([\w-]+)", page.url)
    assert found is not None
    package = "arcanum.games.seasons.rules"
    assert page.evaluate(IN_MEMORY, [package, found[1], found[2]]) == [package]
    page.reload()  # and it is good enough to go on with
    page.wait_for_function(OFFERED)
    assert decide(page, 3) == 3


def test_hints_reasons_steps_back_and_languages(site: Site, visitor: Visitors) -> None:
    page = visitor(lang="pl").open(site.base)
    page.wait_for_selector("[data-game]")
    sit_down(page, "seasons", ("random",))
    page.keyboard.press("h")
    expect(page.locator(".advice li").first).to_be_visible()
    page.keyboard.press("Escape")
    decide(page, 10)
    page.wait_for_function(OFFERED)
    text = page.locator(".ribbon .say").inner_text()
    lobby(page)
    page.locator('button[lang="ru"]').click()
    page.locator("a.tb").first.click()
    page.wait_for_function(OFFERED)
    expect(page.locator(".ribbon .say")).to_contain_text(re.compile("[а-я]"))
    assert not re.search("[а-я]", text)
    # Standing orders, and nothing that needs clocks or other people's computers.
    page.get_by_role("tab").last.click()
    page.locator("[data-order=sole]").check()
    expect(page.locator("[data-order=sole]")).to_be_checked()
    expect(page.locator("[data-own]")).to_have_attribute("aria-busy", "false")  # it is kept
    expect(page.locator("[data-own] input[type=time], [data-calendar]")).to_have_count(0)
    page.reload()
    page.get_by_role("tab").last.click()
    expect(page.locator("[data-order=sole]")).to_be_checked()


def test_lessons_rulebook_and_cards(site: Site, visitor: Visitors) -> None:
    page = visitor().open(site.base + "#/rules/seasons~S-7.5")
    expect(page.locator("main").first).to_contain_text("season", ignore_case=True)
    page.goto(site.base + "#/cards/trickerion")
    page.reload()
    expect(page.locator(".grid .tile").first).to_be_visible()
    assert page.locator(".grid .tile").count() > 100
    page.goto(site.base)
    page.reload()
    page.locator("[data-learn]").click()
    page.locator(".lessons button, [data-lesson]").first.click()
    expect(page.locator(".coach, [data-coach]").first).to_be_visible()


def counted(lang: str) -> list[list[str]]:
    """Plurals and numbers, by all that Babel knows."""
    said = Locale.parse(lang)
    return [
        [
            said.plural_form(n),
            format_decimal(n * 1234.5, locale=said),
            format_percent(n / 7, locale=said),
        ]
        for n in range(130)
    ]


def test_records_of_all_games_replay_to_the_same_hash(built: Path) -> None:
    """Whole games by the packed Python, replayed by this one; it counts alike, too."""
    played = subprocess.run(
        ["node", str(Path(__file__).with_name("play.mjs")), str(built / "python")],
        input=json.dumps(TABLES),
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(played.stdout)
    assert found["counted"] == {lang: counted(lang) for lang in LANGUAGES}
    records = found["records"]
    assert len(records) == len(TABLES)
    for text, (game, _, _) in zip(records, TABLES, strict=True):
        record = parse(text)
        assert record.game == game
        assert summary(record)["final_hash"] == record.final_hash


def test_it_is_played_without_a_network(site: Site, visitor: Visitors, tmp_path: Path) -> None:
    """After one visit: a whole game of Seasons by keyboard alone, a kill and a reload in its
    middle, another language, the record of it; and a new version, when the network is back."""
    guest = visitor()
    page = guest.open(site.base)
    page.wait_for_selector("[data-game]")
    kept_by_the_browser(page)
    comes_true(page, REMEMBERED)  # how Python begins, too
    site.off()
    guest.asked.clear()
    # The page of the first visit has all that it has not asked for yet, too.
    page.goto(site.base + "#/rules/seasons~S-7.5")
    expect(page.locator("main").first).to_contain_text("season", ignore_case=True)
    page.goto(site.base + "#/")
    page.wait_for_selector("[data-game]")
    page.reload()
    page.wait_for_selector("[data-game]")
    sit_down_by_keys(page, "seasons", "random")
    assert type_to_the_end(page, 25) == 25
    page.wait_for_function(OFFERED)
    log = page.locator("#log").inner_text()
    address = page.url
    page.close(run_before_unload=False)  # killed: what was acknowledged is there
    page = guest.open(address)
    page.wait_for_function(OFFERED)
    told = [line.strip() for line in log.splitlines() if re.search(r"S-\d", line)]
    assert len(told) > 3
    for line in told[-3:]:
        expect(page.locator("#log")).to_contain_text(line)
    lobby(page)
    page.locator('button[lang="ru"]').click()
    page.locator("a.tb").first.click()
    page.wait_for_function(OFFERED)
    expect(page.locator(".ribbon .say")).to_contain_text(re.compile("[а-я]"))
    assert type_to_the_end(page, 25) == 25
    page.reload()
    page.wait_for_function(OFFERED)
    assert type_to_the_end(page) > 10
    assert is_over(page)
    with page.expect_download() as coming:
        page.locator("a[download]").click()
    coming.value.save_as(tmp_path / "game.jsonl")
    record = read_record(tmp_path / "game.jsonl")
    assert summary(record)["final_hash"] == record.final_hash
    lobby(page)
    page.locator("[data-bring]").set_input_files(tmp_path / "game.jsonl")
    expect(page.locator(".win")).to_be_visible()
    assert [url for url in guest.asked if not url.startswith((site.base, "blob:"))] == []
    lobby(page)
    sit_down(page, "seasons", ("random",))
    # The next version comes to the web host.
    (site.files / "index.html").write_text(
        (site.files / "index.html").read_text().replace("<title>", "<title>New ")
    )
    worker = (site.files / "sw.js").read_text()
    worker = re.sub('"index.html": "\\w+"', '"index.html": "new"', worker)
    (site.files / "sw.js").write_text(worker.replace("const VERSION = '", "const VERSION = 'x"))
    site.on()
    page.reload()
    expect(page.locator('[data-note="new-version"]')).to_be_visible()
    assert "New" not in page.content()
    assert decide(page, 1) == 1  # the game goes on as before
    with page.expect_navigation():
        page.locator('[data-do="update"]').click()
    page.wait_for_function(OFFERED)
    assert "New" in page.evaluate("fetch('index.html').then(a => a.text())")
    forgive_the_network(guest)


@pytest.mark.thorough
def test_a_phone_without_a_network(site: Site, visitor: Visitors) -> None:
    """Against the Heir and Weishaupt by touch, in two languages; a killed tab loses nothing."""
    for lang, (game, seats, options) in zip(("ru", "pl"), GAMES[-2:], strict=True):
        guest = visitor(lang=lang, phone=True)
        page = guest.open(site.base)
        page.wait_for_selector("[data-game]")
        kept_by_the_browser(page)
        site.off()
        page.reload()
        page.wait_for_selector("[data-game]")
        sit_down(page, game, seats, **options)
        assert tap(page, 8) >= 8
        page.wait_for_function(OFFERED)
        assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
        before = page.locator("#board").get_attribute("data-version")
        address = page.url
        page.close(run_before_unload=False)
        page = guest.open(address)
        page.wait_for_function(OFFERED)
        expect(page.locator("#board")).to_have_attribute("data-version", before or "")
        assert tap(page, 2) >= 2
        forgive_the_network(guest)
        site.on()


def killed(page: Page) -> None:
    """The process of a tab ends, its worker with it, whatever they are doing."""
    with page.expect_event("crash"), contextlib.suppress(Error):
        page.goto("chrome://crash")


def test_a_tab_killed_while_it_stores_loses_nothing_acknowledged(
    site: Site, visitor: Visitors
) -> None:
    """Right after a click, and as soon as the page shows it; each time the game goes on."""
    guest = visitor()
    page = guest.open(site.base)
    page.wait_for_selector("[data-game]")
    sit_down(page, "pax_illuminaten", ("greedy",))
    address = page.url
    for shown in (True, False, True):
        page.wait_for_function(OFFERED)
        before = shown_version(page)
        assert page.evaluate(CLICK)
        if shown:
            shows(page, before + 1)
            before = shown_version(page)
        killed(page)
        page.close()
        page = guest.open(address)
        page.wait_for_function(OFFERED)
        assert shown_version(page) >= before
    assert decide(page, 2) == 2


def shown_version(page: Page) -> int:
    return int(page.locator("#board").get_attribute("data-version") or 0)


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["pax_illuminaten", "heir"])
def test_a_whole_game_by_keyboard_without_a_network(
    site: Site, visitor: Visitors, tmp_path: Path, game: str
) -> None:
    guest = visitor()
    page = guest.open(site.base)
    page.wait_for_selector("[data-game]")
    kept_by_the_browser(page)
    site.off()
    page.reload()
    page.wait_for_selector("[data-game]")
    if game == "heir":
        sit_down_with_the_heir_by_keys(page)
    else:
        sit_down_by_keys(page, game, "random")
    assert keys_to_the_end(page) > 20
    with page.expect_download() as coming:
        page.locator("a[download]").click()
    coming.value.save_as(tmp_path / "game.jsonl")
    record = read_record(tmp_path / "game.jsonl")
    assert summary(record)["final_hash"] == record.final_hash
    forgive_the_network(guest)


@pytest.mark.parametrize("part", mainly("assets/worker-*.js", "python/arcanum.bin.gz"))
def test_a_table_that_did_not_start_is_told_and_tried_again(
    site: Site, visitor: Visitors, part: str
) -> None:
    """What it needs did not come, from the web host or through the network."""
    guest = visitor(lang="pl")
    (lost,) = site.files.glob(part)
    elsewhere = lost.rename(site.folder / lost.name)
    page = guest.open(site.base)
    page.wait_for_selector("[data-game]")
    note = page.locator("[data-note=not-started]")
    expect(note).to_contain_text("nie udało się przygotować stołu")
    page.locator("form button[type=submit]").click()
    expect(page.locator("form .trouble")).to_be_visible()
    elsewhere.rename(lost)
    sit_down(page, "seasons", ("random",))
    expect(note).to_have_count(0)
    assert decide(page, 2) == 2
    guest.wrong = [line for line in guest.wrong if "404" not in line]


@pytest.mark.parametrize("trouble", mainly("full", "none"))
def test_a_browser_that_keeps_nothing_says_so_and_plays(
    site: Site, visitor: Visitors, trouble: str
) -> None:
    broken = {
        "none": "Object.defineProperty(self, 'indexedDB', { value: undefined });",
        "full": "IDBObjectStore.prototype.add = IDBObjectStore.prototype.put = function () {"
        " throw new DOMException('no room', 'QuotaExceededError'); };",
    }[trouble]
    for path in (site.files / "assets").glob("worker-*.js"):
        path.write_text(broken + path.read_text())
    page = visitor(lang="ru").open(site.base)
    page.wait_for_selector("[data-game]")
    sit_down(page, "seasons", ("random",))
    assert decide(page, 3) == 3
    expect(page.locator(f'[data-note="storage-{trouble}"]')).to_be_visible()
    page.locator("[data-note] button").click()
    assert decide(page, 2) == 2
    expect(page.locator("[data-note]")).to_have_count(0)


# The browser's own store has no room while the test says so: nothing of what comes is kept.
ROOM = """
let full = false;
const room = new BroadcastChannel('room');
room.onmessage = ({ data }) => {
  if (data === 'heard') return;  // the worker of another tab
  full = data;
  room.postMessage('heard');
};
for (const name of ['add', 'put']) {
  const real = IDBObjectStore.prototype[name];
  IDBObjectStore.prototype[name] = function (...given) {
    const asked = real.apply(this, given);
    if (full) this.transaction.abort();
    return asked;
  };
}
"""
SAY_FULL = """full => new Promise(done => {
  const room = new BroadcastChannel('room');
  room.onmessage = () => { room.close(); done(); };
  room.postMessage(full);
})"""


def test_what_found_no_room_is_stored_as_soon_as_there_is_some(
    site: Site, visitor: Visitors, tmp_path: Path
) -> None:
    """Decisions, a step back and a setting; then the tab is killed."""
    for path in (site.files / "assets").glob("worker-*.js"):
        path.write_text(ROOM + path.read_text())
    guest = visitor()
    page = guest.open(site.base)
    page.wait_for_selector("[data-game]")
    sit_down(page, "trickerion", mode="heir")
    assert decide(page, 2) == 2
    page.wait_for_function(OFFERED)
    page.evaluate(SAY_FULL, True)
    assert decide(page, 4) == 4
    note = page.locator('[data-note="storage-full"]')
    expect(note).to_be_visible()
    page.wait_for_function(OFFERED)
    more(page)
    page.locator("[data-order=sole]").check()
    before = saved(page, tmp_path / "before.jsonl")
    other = guest.open(page.url)  # another tab does not know of it yet
    other.wait_for_function(OFFERED)
    more(other)
    assert saved(other, tmp_path / "other.jsonl") != before
    page.evaluate(SAY_FULL, False)
    expect(note).to_have_count(0)  # nothing had to be clicked
    address = page.url
    page.close(run_before_unload=False)
    page = guest.open(address)
    page.wait_for_function(OFFERED)
    more(page)
    expect(page.locator("[data-order=sole]")).to_be_checked()
    assert saved(page, tmp_path / "after.jsonl") == before
    assert decide(page, 2) == 2


def test_what_waits_does_not_overwrite_another_tab(
    site: Site, visitor: Visitors, tmp_path: Path
) -> None:
    """Two tabs at one table, one of them without room: what the other stored counts."""
    for path in (site.files / "assets").glob("worker-*.js"):
        path.write_text(ROOM + path.read_text())
    guest = visitor(lang="pl")
    page = guest.open(site.base)
    page.wait_for_selector("[data-game]")
    sit_down(page, "trickerion", mode="heir")
    assert decide(page, 1) == 1
    page.wait_for_function(OFFERED)
    page.evaluate(SAY_FULL, True)
    assert decide(page, 3) == 3
    expect(page.locator('[data-note="storage-full"]')).to_be_visible()
    page.wait_for_function(OFFERED)
    rest_of(page)
    alone = saved(page, tmp_path / "alone.jsonl")
    other = guest.open(page.url)  # this one has room, and begins where the store ends
    other.wait_for_function(OFFERED)
    rest_of(other)
    stored = saved(other, tmp_path / "stored.jsonl")
    assert stored != alone
    assert decide(other, 1) == 1
    other.wait_for_function(OFFERED)
    expect(page.locator('[data-note="storage-elsewhere"]')).to_contain_text("w innej karcie")
    kept = saved(other, tmp_path / "kept.jsonl")
    assert kept not in (alone, stored)
    shown = other.locator("#board").get_attribute("data-version") or ""
    expect(page.locator("#board")).to_have_attribute("data-version", shown)
    assert saved(page, tmp_path / "taken-over.jsonl") == kept
    page.evaluate(SAY_FULL, False)
    assert decide(page, 1) == 1  # both go on together
    page.wait_for_function(OFFERED)
    shown = page.locator("#board").get_attribute("data-version") or ""
    expect(other.locator("#board")).to_have_attribute("data-version", shown)
    last = saved(page, tmp_path / "last.jsonl")
    assert saved(other, tmp_path / "other.jsonl") == last
    other.close(run_before_unload=False)
    page.reload()
    page.wait_for_function(OFFERED)
    rest_of(page)
    assert saved(page, tmp_path / "again.jsonl") == last


def rest_of(page: Page) -> None:
    """Everything else about the table, whatever the language."""
    page.get_by_role("tab").last.click()
    expect(page.locator("[data-carry]")).to_be_visible()


def test_all_of_it_is_small(built: Path) -> None:
    assert sizes(built)["all"] <= 9.0  # megabytes, packed
    assert json.loads((built / "api" / "games.json").read_text())["compiled"] is False
    page = (built / "index.html").read_text()
    assert "unsafe-inline" not in page
    assert page.count("unsafe-eval") == page.count("wasm-unsafe-eval") == 1
