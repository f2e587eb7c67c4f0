"""A server with the built page, and a browser to look at it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.page.tables import Tables
from tests.ports import free_port

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "arcanum" / "server" / "page"
# The first has no windows at all, which takes a third of the time.
BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 60_000  # milliseconds: the machine may be busy with other work
START = 120.0  # seconds until the server must answer

# What a page adds to a deal is the same in every run.
SAME_PART = "crypto.getRandomValues = numbers => numbers.fill(7)"

Opened = Callable[..., Page]


@contextmanager
def running_server(home: Path, **more: str) -> Iterator[Tables]:
    """A server with an empty store. The file `deals` names what its tables are dealt from."""
    port = free_port()
    deals = home / "deals"
    deals.write_text("page")
    server = subprocess.Popen(
        [sys.executable, "-m", "tests.serving", str(port), str(home / "page.sqlite3")],
        cwd=ROOT,
        env={**os.environ, "ARCANUM_LIMITS": "off", "ARCANUM_TEST_DEALS": str(deals), **more},
        stdout=subprocess.DEVNULL,
    )
    base = f"http://127.0.0.1:{port}"
    try:
        until_it_answers(base)
        yield Tables(base, deals)
    finally:
        server.kill()
        server.wait()


def until_it_answers(base: str) -> None:
    end = time.monotonic() + START
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(base + "/healthz", timeout=5).close()
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    pytest.fail("the server does not start")


@pytest.fixture(scope="session")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    """A running server."""
    if not (PAGE / "index.html").is_file():
        pytest.fail("the page is not built: run `make page`")
    with running_server(tmp_path_factory.mktemp("page")) as found:
        yield found


def installed_browser(windows: bool = False) -> str:
    """An installed Chromium or Chrome; one that has windows, if that is wanted."""
    names = BROWSERS[1:] if windows else BROWSERS
    found = os.environ.get("ARCANUM_BROWSER") or next(
        (path for name in names if (path := shutil.which(name))), None
    )
    if not found:
        pytest.fail("no Chromium or Chrome is installed")
    return found


@pytest.fixture
def windowed(browser: Browser) -> Iterator[Browser]:
    """A browser that shows notices: one without windows refuses them."""
    with browser.browser_type.launch(
        executable_path=installed_browser(windows=True), args=FLAGS
    ) as shown:
        yield shown


@pytest.hookimpl(tryfirst=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[object], request: pytest.FixtureRequest
) -> None:
    """Tables that a module shares are dealt from their own name, whichever test asks first."""
    if fixturedef.scope == "module" and fixturedef.argname != "tables":
        deals = request.getfixturevalue("tables").deals
        if deals is not None:
            deals.write_text(f"{request.node.nodeid} {fixturedef.argname}")


@pytest.fixture(autouse=True)
def fixed_deals(request: pytest.FixtureRequest, tables: Tables) -> None:
    """Tables of a test are dealt from its own name, in whatever order tests run."""
    assert tables.deals is not None
    tables.deals.write_text(request.node.nodeid)


@pytest.fixture
def look(browser: Browser, tables: Tables) -> Iterator[Opened]:
    """Opens a page in a browser context of its own; nothing may go wrong in it or leave it."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def opened(
        path: str = "/",
        width: int = 1400,
        height: int = 900,
        lang: str = "en",
        motion: bool = False,
        touch: bool = False,
        theme: str = "dark",
        strict: bool = True,
        recap: bool = False,
    ) -> Page:
        context = browser.new_context(
            base_url=tables.base,
            viewport={"width": width, "height": height},
            locale=lang,
            has_touch=touch,
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.add_init_script(SAME_PART)
        contexts.append(context)
        # The recap of a round is looked at by its own tests.
        if not recap:
            context.add_init_script("localStorage.setItem('arcanum.recap', 'false')")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: wrong.append(f"script: {error}"))
        page.on(
            "console",
            lambda said: (
                wrong.append(f"console: {said.text}")
                if strict and said.type == "error" and "status of 4" not in said.text
                else None
            ),
        )
        page.on(
            "request",
            lambda asked: (
                wrong.append(f"leaves the server: {asked.url}")
                if not asked.url.startswith((tables.base, "data:", "blob:"))
                else None
            ),
        )
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not wrong
