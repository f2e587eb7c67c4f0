"""What a page is for every eye and ear: its words, its width, and what axe says."""

from __future__ import annotations

import re
from collections.abc import Iterable

from playwright.sync_api import Page

from tests.page.conftest import ROOT
from tests.page.playing import settled

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
MISSING = re.compile(
    r"\[[a-z_]+-[\w-]+(?:\.\w+)?\]"
)  # what stands for a text that is not there
# What axe looks at that may be different in the other theme.
COLOURS = ["color-contrast", "link-in-text-block"]
# Widths that are measured, and what moves, come a moment later.
NARROW = """width => {
  const board = document.getElementById('board');
  return document.scrollingElement.scrollWidth <= width
    && (!board || board.scrollWidth <= board.clientWidth);
}"""
LABELS = "all => all.map(e => e.getAttribute('aria-label')).join(' ')"


def serious(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe finds wrong with a page, if it matters."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    asked = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
    found = page.evaluate("asked => axe.run(asked)", asked)
    return [
        f"{v['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for v in found["violations"]
        for node in v["nodes"]
        if v["impact"] in ("serious", "critical")
    ]


def fits_every_eye(page: Page) -> None:
    """Axe finds nothing in the dark theme, and its colours nothing in the light one."""
    settled(page)
    assert serious(page) == [], page.url
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    settled(page)
    assert serious(page, COLOURS) == [], page.url


def has_its_words(page: Page) -> None:
    """No text is missing, said or shown."""
    labels = page.locator("[aria-label]").evaluate_all(LABELS)
    assert not MISSING.findall(page.inner_text("body") + labels), page.url


def stays_inside(page: Page, widths: Iterable[int], tabs: str = "") -> None:
    """Nothing is wider than the screen, with any of the tabs that a phone has."""
    size = page.viewport_size
    assert size
    for width in widths:
        page.set_viewport_size({"width": width, "height": 760})
        settled(page)
        page.wait_for_function(NARROW, arg=width)
        for tab in page.locator(tabs).all() if tabs and width < 700 else ():
            tab.click()
            page.wait_for_function(NARROW, arg=width)
    page.set_viewport_size(size)
