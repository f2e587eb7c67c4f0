"""The site and the page of a server can be installed: Chromium says what would be missing."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.page.conftest import FLAGS, PAGE, PATIENCE, installed_browser, running_server
from tests.site.conftest import Site

MANIFEST = "arcanum.webmanifest"
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.mark.parametrize("served", [False, True])
def test_the_manifest_names_icons_of_their_sizes(built: Path, served: bool) -> None:
    place = PAGE if served else built
    manifest = json.loads((place / MANIFEST).read_text(encoding="utf-8"))
    assert manifest["display"] == "standalone"
    # From wherever the folder lies, and the same app whatever page it was installed from.
    assert manifest["start_url"] == manifest["scope"] == manifest["id"] == "./"
    assert manifest["name"]
    assert manifest["background_color"] == manifest["theme_color"]
    sizes = set()
    for icon in manifest["icons"]:
        data = (place / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            assert data.startswith(PNG)
            assert icon["sizes"] == "{}x{}".format(*struct.unpack(">II", data[16:24]))
            sizes.add((icon["sizes"], icon["purpose"]))
        else:
            assert b"<svg" in data
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    index = (place / "index.html").read_text(encoding="utf-8")
    assert f'{"/" if served else "./"}{MANIFEST}"' in index


@pytest.fixture
def at_home(browser: Browser, tmp_path: Path) -> Iterator[BrowserContext]:
    """A whole browser with a profile: others never install anything."""
    context = browser.browser_type.launch_persistent_context(
        tmp_path / "profile", executable_path=installed_browser(windows=True), args=FLAGS
    )
    yield context
    context.close()


def missing(page: Page) -> list[Any]:
    """What keeps Chromium from installing a page."""
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    return [each["errorId"] for each in found]


def becomes(page: Page, wanted: list[str]) -> bool:
    """Chromium looks at a page that has changed a moment later."""
    for _ in range(100):
        if missing(page) == wanted:
            return True
        page.wait_for_timeout(100)
    return False


def test_chromium_would_install_both(
    site: Site, at_home: BrowserContext, tmp_path: Path
) -> None:
    with running_server(tmp_path) as tables:
        for address in (site.base, tables.base + "/"):
            page = at_home.new_page()
            page.set_default_timeout(PATIENCE)
            page.goto(address)
            page.wait_for_selector("[data-game]")
            assert missing(page) == []
            page.evaluate("document.querySelector('link[rel=manifest]').remove()")
            assert becomes(page, ["no-manifest"])  # it does look
