"""Measures `dist/site` in Chromium: sizes by part, and how long people wait.

    python -m tools.measure_site [--rounds 3] [--json]

`cpu` is what the whole browser used until the first decision, in seconds of all its processes:
that does not depend on what else the machine does. Every round is a new browser profile: cold,
then once more with everything kept. `slowed` slows the page's own thread four times; no browser
can slow a worker, where Python runs.
"""

from __future__ import annotations

import argparse
import functools
import gzip
import http.server
import json
import os
import shutil
import statistics
import sys
import threading
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[1]
SITE = ROOT / "dist" / "site"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKED = (".gz", ".woff2", ".png")  # nothing gets smaller by packing these
PATIENCE = 120_000  # milliseconds
REMEMBERED = """() => caches.open('memory-of-python')
  .then(all => all.keys()).then(all => all.length > 0)"""
OFFERED = """() => !document.querySelector('.busy')
  && document.querySelector('#options [data-action], [data-lit]') !== null"""
# Clicks an option; the milliseconds until the page has been drawn with what came of it.
REPAINTED = """() => new Promise(done => {
  const one = document.querySelector('[data-sure], .menu [data-action], #options [data-action]')
    ?? document.querySelector('[data-lit]');
  const before = document.querySelector('main').innerHTML;
  const begin = performance.now();
  one.click();
  const look = () => {
    const busy = document.querySelector('.busy');
    if (!busy && document.querySelector('main').innerHTML !== before)
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - begin)));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """The plainest of web hosts."""

    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
    }

    def log_message(self, format: str, *args: object) -> None:
        pass


def sizes(site: Path = SITE) -> dict[str, float]:
    """Megabytes to download, packed as web hosts do, by part."""
    out: dict[str, float] = {}
    for path in sorted(site.rglob("*")):
        if not path.is_file():
            continue
        name = path.relative_to(site).parts
        part = "/".join(name) if name[0] == "python" else name[0] if len(name) > 1 else "other"
        body = path.read_bytes()
        size = len(body) if path.suffix in PACKED else len(gzip.compress(body, 6))
        out[part] = out.get(part, 0.0) + size / 1e6
    out["all"] = sum(out.values())
    return {part: round(size, 2) for part, size in out.items()}


def sit_down(page: Page, bot: str) -> float:
    """Seconds from the click until there is something to decide."""
    page.locator("#seat1").select_option(bot)
    begin = time.perf_counter()
    page.locator("form button[type=submit]").click()
    page.wait_for_function(OFFERED)
    return time.perf_counter() - begin


def cpu_used() -> float:
    """Seconds of processor time of this program and all that it started (Linux)."""
    parents: dict[int, int] = {}
    used: dict[int, float] = {}
    for place in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = place.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        number = int(place.parent.name)
        parents[number] = int(fields[1])
        used[number] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    ours = {os.getpid()}
    while more := {one for one, parent in parents.items() if parent in ours} - ours:
        ours |= more
    return sum(used.get(one, 0.0) for one in ours)


def visit(context: BrowserContext, base: str, slowed: bool, clicks: int) -> dict[str, float]:
    """One visit: the lobby, a game of Seasons, some decisions."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    if slowed:
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    used = cpu_used()
    begin = time.perf_counter()
    page.goto(base, wait_until="commit")
    page.wait_for_selector("[data-game]")
    found = {"lobby": time.perf_counter() - begin}
    found["first decision"] = sit_down(page, "greedy")
    found["cpu"] = cpu_used() - used
    repaints = []
    for _ in range(clicks):
        page.wait_for_function(OFFERED)
        repaints.append(page.evaluate(REPAINTED) / 1000)
    found["click to repaint"] = statistics.median(repaints)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function(REMEMBERED)
    page.close()
    return found


def measured(browser: Browser, base: str, rounds: int) -> dict[str, dict[str, float]]:
    """The medians of all rounds, by kind of visit."""
    kinds: dict[str, list[dict[str, float]]] = {}
    for _ in range(rounds):
        for slowed in (False, True):
            context = browser.new_context(reduced_motion="reduce", locale="en")
            context.add_init_script("localStorage.setItem('arcanum.asks', 'false')")
            for name in ("cold", "warm"):
                kind = f"{name}, slowed" if slowed else name
                kinds.setdefault(kind, []).append(visit(context, base, slowed, 8))
            context.close()
    return {
        kind: {
            figure: round(statistics.median(each[figure] for each in all_of_them), 2)
            for figure in all_of_them[0]
        }
        for kind, all_of_them in kinds.items()
    }


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--json", action="store_true")
    told = arguments.parse_args()
    handler = functools.partial(Quiet, directory=str(SITE))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    path = os.environ.get("ARCANUM_BROWSER") or next(filter(None, map(shutil.which, BROWSERS)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-gpu"]
        )
        base = f"http://127.0.0.1:{server.server_port}/"
        found: dict[str, Any] = {
            "megabytes": sizes(),
            "seconds": measured(browser, base, told.rounds),
        }
        browser.close()
    print(json.dumps(found, indent=None if told.json else 2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
