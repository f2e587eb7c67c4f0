"""Prints how fast the page paints, told by Chromium itself. No test: machines differ.

    python -m tests.page.paint [ROUNDS]

First contentful paint of the lobby and of a table, and when the first choice is there, with the
processor slowed down four times and nothing in the cache; then from a click to the frame that
shows what it did, server and all.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.conftest import FLAGS, installed_browser, running_server
from tests.page.tables import HUMAN, Tables, bot

SLOWER = 4
CLICKS = 30
PAINTED = """() => new Promise(done => new PerformanceObserver(list => {
    const found = list.getEntries().find(e => e.name === 'first-contentful-paint');
    if (found) done(found.startTime);
}).observe({ type: 'paint', buffered: true }))"""
# From a click to the second frame after board or log have changed: by then it is on the screen.
REPAINTED = """() => new Promise(done => {
    const find = one => document.querySelector(one);
    const frame = then => requestAnimationFrame(() => requestAnimationFrame(then));
    let start = performance.now();
    const seen = new MutationObserver(() => {
        seen.disconnect();
        frame(() => done(performance.now() - start));
    });
    for (const part of ['#log', '#board'])
        seen.observe(find(part), { childList: true, subtree: true });
    const one = find('[data-action="end-turn"]') ?? find('#options [data-action]');
    (one ?? find('[data-lit]')).click();
    frame(() => {
        const verb = find('.menu [data-action]');
        if (!verb) return;
        start = performance.now();
        verb.click();
    });
})"""
READY = """() => !document.querySelector('.menu, .busy')
    && document.querySelector('#options [data-action], [data-lit]') !== null"""


def opened(browser: Browser, base: str, slower: int) -> Iterator[Page]:
    """A page of its own, slowed down."""
    context = browser.new_context(base_url=base, viewport={"width": 1280, "height": 800})
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    yield page
    context.close()


def paints(browser: Browser, base: str, path: str, rounds: int) -> tuple[list[float], ...]:
    """First contentful paint, and when something can be chosen, a few times."""
    first, ready = [], []
    for _ in range(rounds):
        for page in opened(browser, base, SLOWER):
            page.goto(path)
            first.append(float(page.evaluate(PAINTED)))
            page.wait_for_selector("button.primary, [data-lit]")
            ready.append(float(page.evaluate("performance.now()")))
    return first, ready


def repaint(browser: Browser, tables: Tables, slower: int) -> list[float]:
    """From click to repaint, in milliseconds, over the first decisions of a game."""
    made = tables.make(HUMAN, bot(), seed=7)
    out = []
    for page in opened(browser, tables.base, slower):
        page.goto(made.link())
        for _ in range(CLICKS):
            page.wait_for_function(READY)
            out.append(float(page.evaluate(REPAINTED)))
    return out


def line(what: str, times: list[float]) -> None:
    """Median and worst."""
    print(f"{what}: median {statistics.median(times):.0f} ms, worst {max(times):.0f} ms")


def main() -> None:
    """Measure and print."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    slow = f"processor {SLOWER} times slower"
    with (
        tempfile.TemporaryDirectory() as home,
        running_server(Path(home)) as tables,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=installed_browser(), args=FLAGS)
        for name, path in (("lobby", "/"), ("table", tables.make(HUMAN, bot()).link())):
            first, ready = paints(browser, tables.base, path, rounds)
            line(f"{name}, first contentful paint, {slow}", first)
            line(f"{name}, first choice on the screen, {slow}", ready)
        line("action to repaint", repaint(browser, tables, 1))
        line(f"action to repaint, {slow}", repaint(browser, tables, SLOWER))
        browser.close()


if __name__ == "__main__":
    main()
