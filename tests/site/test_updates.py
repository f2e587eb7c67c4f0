"""New versions of the site, tabs that began with an older one, and copies beside each other."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.playing import OFFERED, comes_true
from tests.server.desk import until
from tests.site.bundle import packed, unpacked
from tests.site.conftest import Site, Visitor
from tests.site.playing import REMEMBERED, decide, more, sit_down
from tools.site import write_service_worker

Visitors = Callable[..., Visitor]

# A part of the page that is loaded when somebody looks at it: everything else about a table.
PART = "More"
KEPT = "() => navigator.serviceWorker.ready.then(() => true)"
# How many versions of the site in a folder the browser keeps.
VERSIONS = """async path => (await caches.keys()).filter(name => name.includes(path)).length"""


def renewed(place: Path) -> None:
    """A new version of the site, in which a part of the page has another name."""
    names = [path.name for path in (place / "assets").glob(f"{PART}-*")]
    assert names
    for path in [
        *place.glob("*.html"),
        *place.glob("assets/*.js"),
        *place.glob("assets/*.css"),
    ]:
        text = before = path.read_text(encoding="utf-8")
        for name in names:
            text = text.replace(name, "New" + name)
        if text != before or path.name in names:
            path.unlink()
            new = "New" + path.name if path.name in names else path.name
            path.with_name(new).write_text(text, encoding="utf-8")
    index = place / "index.html"
    index.write_text(
        index.read_text().replace("<html ", "<html data-new ", 1), encoding="utf-8"
    )
    (place / "sw.js").unlink()
    write_service_worker(place)


def with_new_rules(place: Path, game: str, version: str, rule: str) -> None:
    """A new version of the site, in which a rule of a game means something else."""
    bodies = unpacked(place)
    module = f"arcanum/games/{game}/rules/version"
    del bodies[f"{module}.pyc"]
    bodies[f"{module}.py"] = (
        f"VERSION = '{version}'\nCHANGES = (({version}, ('{rule}',)),)".encode()
    )
    packed(place, bodies)


def kept_and_used(guest: Visitor, address: str) -> Page:
    """A page whose files all come from this browser."""
    page = guest.open(address)
    page.wait_for_selector("[data-game]")
    page.evaluate(KEPT)
    page.reload()
    page.wait_for_selector("[data-game]")
    return page


def rest(page: Page) -> None:
    """Look at the part that another version has elsewhere."""
    page.wait_for_function(OFFERED)
    page.get_by_role("tab").last.click()
    expect(page.locator("[data-carry]")).to_be_visible()


def test_an_update_in_one_tab_leaves_the_other_what_it_needs(
    site: Site, visitor: Visitors
) -> None:
    guest = visitor()
    one = kept_and_used(guest, site.base)
    sit_down(one, "seasons", ("random",))
    other = guest.open(one.url)
    other.wait_for_function(OFFERED)
    path = "/somewhere/below/"
    renewed(site.files)
    one.reload()
    one.locator("[data-do=update]").wait_for()
    with one.expect_navigation():
        one.locator("[data-do=update]").click()
    one.wait_for_function(OFFERED)
    expect(one.locator("html[data-new]")).to_have_count(1)
    expect(other.locator("html[data-new]")).to_have_count(0)
    # The other tab goes on with its own files, and its game with it.
    rest(other)
    assert decide(other, 1) == 1
    assert one.evaluate(VERSIONS, path) == 2
    rest(one)
    # It has the new version too as soon as its person likes.
    with other.expect_navigation():
        other.locator("[data-do=update]").click()
    rest(other)
    # Then nobody needs the old one any more.
    other.reload()
    until(lambda: other.evaluate(VERSIONS, path) == 1)


def test_a_running_game_goes_on_under_new_rules(
    site: Site, visitor: Visitors, tmp_path: Path
) -> None:
    """They come with a new version of the site: the table says so, and goes on as it was."""
    guest = visitor()
    page = kept_and_used(guest, site.base)
    sit_down(page, "seasons", ("random",))
    assert decide(page, 6) == 6
    page.wait_for_function(OFFERED)
    board, options = page.locator("#board"), page.locator("#options").inner_text()
    before = board.get_attribute("data-version") or ""
    comes_true(page, REMEMBERED)  # Python with the old rules, which is of no use then
    with_new_rules(site.files, "seasons", "1001", "S-6.3")
    page.reload()
    page.locator("[data-do=update]").wait_for()
    page.wait_for_function(OFFERED)
    expect(page.locator("[data-changed]")).to_have_count(0)  # these are the old ones still
    with page.expect_navigation():
        page.locator("[data-do=update]").click()
    changed = page.locator("[data-changed]")
    expect(changed).to_contain_text("1001")
    expect(changed).to_contain_text("S-6.3")
    page.wait_for_function(OFFERED)
    expect(board).to_have_attribute("data-version", before)
    assert page.locator("#options").inner_text() == options
    page.locator("[data-go-on]").click()
    expect(changed).to_have_count(0)
    assert decide(page, 3) == 3
    page.wait_for_function(OFFERED)
    more(page)
    with page.expect_download() as coming:
        page.locator("[data-do=save]").click()
    coming.value.save_as(tmp_path / "running.jsonl")
    assert (
        json.loads((tmp_path / "running.jsonl").read_text().split("\n")[0])["rules"] == "1001"
    )


def test_a_part_that_does_not_come_is_told_and_nothing_is_forced(
    site: Site, visitor: Visitors
) -> None:
    """Where no files are kept they come from the web host, which may have others meanwhile."""
    guest = visitor(lang="ru")
    (site.files / "sw.js").unlink()
    page = guest.open(site.base)
    page.wait_for_selector("[data-game]")
    sit_down(page, "seasons", ("random",))
    page.route(f"**/assets/{PART}-*.js", lambda route: route.fulfill(status=404))
    note = page.locator("[data-note=missing]")
    page.get_by_role("tab").last.click()
    expect(note).to_contain_text("Часть страницы не загрузилась")
    assert decide(page, 2) == 2  # the game goes on
    note.get_by_role("button").last.click()
    expect(note).to_have_count(0)
    page.get_by_role("tab").first.click()
    page.get_by_role("tab").last.click()
    expect(note).to_be_visible()  # it was asked for, and did not come
    page.unroute_all()
    with page.expect_navigation():
        note.get_by_role("button").first.click()
    rest(page)
    guest.wrong = [
        line
        for line in guest.wrong
        if "dynamically imported module" not in line and "404" not in line
    ]


@pytest.mark.thorough
def test_two_copies_on_one_host_leave_each_other_alone(site: Site, visitor: Visitors) -> None:
    guest = visitor()
    second = site.folder / "elsewhere"
    shutil.copytree(site.files, second)
    renewed(second)
    addresses = (site.base, site.base.replace("/somewhere/below/", "/elsewhere/"))
    for address in addresses:
        page = guest.open(address)
        page.wait_for_selector("[data-game]")
        page.evaluate(KEPT)
        page.close()
    site.off()
    for address in addresses:
        page = guest.open(address)
        page.wait_for_selector("[data-game]")
        sit_down(page, "seasons", ("random",))
        rest(page)
        page.close()
    guest.wrong = [line for line in guest.wrong if "ERR_CONNECTION_REFUSED" not in line]
