"""Every request of a visit goes to the folder of the page, the service worker's too."""

from __future__ import annotations

import http.server
import json
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.page.conftest import PATIENCE
from tests.site.conftest import Site
from tests.site.playing import decide, sit_down

FILES = """async () => {
  const answer = await caches.match(new URL('list-of-files', document.baseURI).href);
  return Object.keys(await answer.json());
}"""


class Proxy(http.server.BaseHTTPRequestHandler):
    """The only way out of the browser: it writes down what is asked for, and hands it on."""

    asked: list[str]

    def do_GET(self) -> None:
        self.asked.append(self.path)
        try:
            with urllib.request.urlopen(self.path) as answer:
                body = answer.read()
                self.send_response(answer.status)
                self.send_header("Content-Type", answer.headers["Content-Type"])
        except urllib.error.HTTPError as wrong:
            body = b""
            self.send_response(wrong.code)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def refuse(self) -> None:
        self.asked.append(f"{self.command} {self.path}")
        self.send_error(405)

    do_CONNECT = do_HEAD = do_OPTIONS = do_POST = do_PUT = refuse

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def way_out() -> Iterator[tuple[str, list[str]]]:
    """The address of such a proxy, and what was asked of it."""
    asked: list[str] = []
    handler = type("Recording", (Proxy,), {"asked": asked})
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}", asked
    server.shutdown()
    server.server_close()


def test_nothing_is_asked_for_elsewhere(
    site: Site, browser: Browser, way_out: tuple[str, list[str]]
) -> None:
    proxy, asked = way_out
    context = browser.new_context(proxy={"server": proxy}, reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(site.base)
    page.wait_for_selector("[data-game]")
    sit_down(page, "seasons", ("greedy",))
    assert decide(page, 2) == 2
    page.keyboard.press("h")
    expect(page.locator(".advice li").first).to_be_visible()
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    files = page.evaluate(FILES)
    context.close()
    assert [url for url in asked if not url.startswith(site.base)] == []
    paths = {url.removeprefix(site.base).split("?")[0] for url in asked}
    # The page, its worker, and the service worker, which asks for all files.
    assert {"", "python/arcanum.bin.gz", "sw.js"} <= paths
    assert set(files) <= paths
    assert paths <= {"", "sw.js", *files}, json.dumps(sorted(paths - set(files)))
