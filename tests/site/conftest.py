"""The site as static files in some folder of a web host, and a browser that plays there."""

from __future__ import annotations

import fcntl
import functools
import http.server
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request

from tests.page.conftest import PATIENCE, ROOT, SAME_PART
from tests.site.bundle import fix_chance

SITE = ROOT / "dist" / "site"
PLACE = "somewhere/below"  # the folder of the web host


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files, as the plainest of web hosts does, which have to be asked for again."""

    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".webmanifest": "application/manifest+json",
    }

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")  # what is kept, the service worker keeps
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


class Site:
    """The web host. It can be switched off and on again, at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = folder / PLACE
        self.port = 0
        self.on()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}/{PLACE}/"

    def on(self) -> None:
        handler = functools.partial(Quiet, directory=str(self.folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.server.daemon_threads = True
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    def off(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built; at once if nothing has changed. One process of a test run builds it."""
    run = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        run = run.parent  # that all workers share
    (ROOT / "build").mkdir(exist_ok=True)
    with open(ROOT / "build" / "site.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (run / "site-is-built").exists():
            subprocess.run([sys.executable, "-m", "tools.site"], cwd=ROOT, check=True)
            (run / "site-is-built").touch()
    return SITE


@pytest.fixture(scope="session")
def seeded(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the site with nothing left to chance: the site itself has no such thing."""
    place = tmp_path_factory.mktemp("seeded") / "site"
    shutil.copytree(built, place)
    fix_chance(place)
    return place


@pytest.fixture
def site(seeded: Path, tmp_path: Path) -> Iterator[Site]:
    """A web host that has a copy of the site."""
    shutil.copytree(seeded, tmp_path / PLACE)
    found = Site(tmp_path)
    yield found
    found.off()


class Visitor:
    """Somebody with a browser profile of their own; what it asks for is written down."""

    def __init__(self, browser: Browser, lang: str = "en", phone: bool = False) -> None:
        self.context: BrowserContext = browser.new_context(
            locale=lang,
            viewport={"width": 390, "height": 844} if phone else {"width": 1400, "height": 900},
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
            accept_downloads=True,
        )
        self.context.add_init_script(SAME_PART)
        self.context.add_init_script("localStorage.setItem('arcanum.recap', 'false')")
        self.context.add_init_script("localStorage.setItem('arcanum.asks', 'false')")
        self.asked: list[str] = []
        self.wrong: list[str] = []
        self.context.on("request", self.request)

    def request(self, request: Request) -> None:
        self.asked.append(request.url)

    def open(self, address: str) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.wrong.append(f"script: {error}"))
        page.on(
            "console",
            lambda said: self.wrong.append(said.text) if said.type == "error" else None,
        )
        page.goto(address)
        return page


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors; nothing may go wrong in their pages."""
    all_of_them: list[Visitor] = []

    def made(lang: str = "en", phone: bool = False) -> Visitor:
        all_of_them.append(Visitor(browser, lang, phone))
        return all_of_them[-1]

    yield made
    for each in all_of_them:
        each.context.close()
    assert not [line for each in all_of_them for line in each.wrong]
