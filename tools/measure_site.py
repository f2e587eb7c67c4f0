"""Measures `dist/site` in Chromium: sizes by part, and how long people wait.

    python -m tools.measure_site [--rounds 3] [--decisions 10] [--json]

`cpu` is what the whole browser used until the first decision, in seconds of all its processes:
that depends less on what else the machine does. Every round is a new browser profile: cold,
then once more with everything kept.

What is slowed: `page slowed` is Chromium's own brake, which slows the page's thread four times
and leaves the worker alone, where Python runs. `all slowed` stops all processes of the browser
for three quarters of the time, so that Python is slowed too.

`bots` are the seconds of one decision of a bot, from the event before it to its own: a game of
each title against each level, nothing slowed, median and maximum.
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import gzip
import http.server
import json
import os
import re
import shutil
import signal
import statistics
import sys
import threading
import time
from itertools import pairwise
from pathlib import Path
from types import TracebackType
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from arcanum.games import shelf

ROOT = Path(__file__).parents[1]
SITE = ROOT / "dist" / "site"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKED = (".gz", ".woff2", ".png")  # nothing gets smaller by packing these
PATIENCE = 120_000  # milliseconds
GAMES = [game.id for game in shelf()[0] if not game.hidden]
BOTS = ("greedy", "easy", "normal", "hard")
MOST_CLICKS = 60  # until a bot has decided as often as wanted
SLOWED = 4
SLICE = 0.01  # seconds that the browser runs, before it is stopped
# Waits until the browser keeps Python's memory, which it does a moment after the start.
REMEMBERED = """async () => {
  const all = await caches.open('memory-of-python');
  while (!(await all.keys()).length) await new Promise(done => setTimeout(done, 100));
}"""
OFFERED = """() => !document.querySelector('.busy')
  && document.querySelector('#options [data-action], [data-lit]') !== null"""
CHOSEN = """(document.querySelector('[data-sure], .menu [data-action]')
  ?? document.querySelector('#options [data-action]:not([disabled]), [data-lit]'))"""
# Clicks an option; the milliseconds until the page has been drawn with what came of it.
REPAINTED = """() => new Promise(done => {
  const one = CHOSEN;
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
})""".replace("CHOSEN", CHOSEN)
# All that happened at a table: kind, seat, action, version before it, and when.
EVENTS = """table => new Promise(done => {
  indexedDB.open('arcanum').onsuccess = asked => {
    const db = asked.target.result;
    const range = IDBKeyRange.bound(`${table}/event/`, `${table}/event/\uffff`);
    db.transaction('rows').objectStore('rows').getAll(range).onsuccess = found => {
      db.close();
      done(found.target.result.map(text => JSON.parse(text)));
    };
  };
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


def family() -> dict[int, float]:
    """This program and all that it started: seconds of processor time (Linux)."""
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
    return {one: used.get(one, 0.0) for one in ours}


def cpu_since(before: dict[int, float]) -> float:
    """Seconds of processor time since then, of the browser and what drives it."""
    return sum(used - before.get(number, 0.0) for number, used in family().items())


class Brake:
    """Stops the whole browser for most of the time, its workers too."""

    def __init__(self) -> None:
        self.end = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)

    def __enter__(self) -> None:
        self.thread.start()

    def __exit__(
        self, kind: type[BaseException] | None, wrong: object, trace: TracebackType | None
    ) -> None:
        self.end.set()
        self.thread.join()

    def run(self) -> None:
        slices = 0
        while not self.end.is_set():
            if slices % 20 == 0:
                ours = [one for one in family() if is_browser(one)]
            slices += 1
            time.sleep(SLICE)
            tell(ours, signal.SIGSTOP)
            time.sleep(SLICE * (SLOWED - 1))
            tell(ours, signal.SIGCONT)


def is_browser(number: int) -> bool:
    """Whether a process is one of Chromium or Chrome."""
    try:
        return "chrom" in Path(f"/proc/{number}/exe").resolve().name
    except OSError:
        return False


def tell(processes: list[int], what: signal.Signals) -> None:
    """Stop our browser's processes, or let them go on."""
    for number in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(number, what)


def visit(context: BrowserContext, base: str, slowed: str, clicks: int) -> dict[str, float]:
    """One visit: the lobby, a game of Seasons, some decisions."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    if slowed == "page":
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    before = family()
    begin = time.perf_counter()
    page.goto(base, wait_until="commit")
    page.wait_for_selector("[data-game]")
    found = {"lobby": time.perf_counter() - begin}
    found["first decision"] = sit_down(page, "greedy")
    found["cpu"] = cpu_since(before)
    repaints = []
    for _ in range(clicks):
        page.wait_for_function(OFFERED)
        repaints.append(page.evaluate(REPAINTED) / 1000)
    found["click to repaint"] = statistics.median(repaints)
    found["click to repaint, longest"] = max(repaints)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.evaluate(REMEMBERED)
    page.close()
    return found


def measured(browser: Browser, base: str, rounds: int) -> dict[str, dict[str, float]]:
    """The medians of all rounds, by kind of visit; the longest repaint of all."""
    kinds: dict[str, list[dict[str, float]]] = {}
    for _ in range(rounds):
        for slowed in ("", "page", "all"):
            context = browser.new_context(reduced_motion="reduce", locale="en")
            context.add_init_script("localStorage.setItem('arcanum.asks', 'false')")
            for name in ("cold", "warm"):
                kind = f"{name}, {slowed} slowed" if slowed else name
                with Brake() if slowed == "all" else contextlib.nullcontext():
                    kinds.setdefault(kind, []).append(visit(context, base, slowed, 8))
            context.close()
    return {
        kind: {
            figure: round((max if "longest" in figure else statistics.median)(each), 2)
            for figure in all_of_them[0]
            if (each := [one[figure] for one in all_of_them])
        }
        for kind, all_of_them in kinds.items()
    }


def decisions(browser: Browser, base: str, wanted: int) -> dict[str, dict[str, list[float]]]:
    """Median and maximum of the seconds that a bot's decision takes, by title and bot."""
    context = browser.new_context(reduced_motion="reduce", locale="en")
    context.add_init_script("localStorage.setItem('arcanum.asks', 'false')")
    context.add_init_script("localStorage.setItem('arcanum.recap', 'false')")
    found: dict[str, dict[str, list[float]]] = {}
    for game in GAMES:
        for bot in BOTS:
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            page.goto(base)
            page.locator(f'[data-game="{game}"]').click()
            sit_down(page, bot)
            seconds: list[float] = []
            for _ in range(MOST_CLICKS):
                page.wait_for_function(OFFERED)
                page.evaluate(REPAINTED)
                seconds = decided(page)
                if len(seconds) >= wanted:
                    break
            page.close()
            figures = [statistics.median(seconds), max(seconds)] if seconds else []
            found.setdefault(game, {})[bot] = [round(each, 3) for each in figures]
    context.close()
    return found


def decided(page: Page) -> list[float]:
    """The seconds of the bot's decisions so far: each since the event before it."""
    table = re.search(r"/table/(\w+)", page.url)
    assert table is not None
    events = page.evaluate(EVENTS, table[1])
    return [now[4] - before[4] for before, now in pairwise(events) if now[1] == 1]


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--decisions", type=int, default=10, help="of each bot; 0: none")
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
            "load": [round(each, 1) for each in os.getloadavg()],
        }
        if told.rounds:
            found["seconds"] = measured(browser, base, told.rounds)
        if told.decisions:
            found["bots"] = decisions(browser, base, told.decisions)
        browser.close()
    print(json.dumps(found, indent=None if told.json else 2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
