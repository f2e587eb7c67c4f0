"""What a page is for every eye and ear: its words, its width, and what axe says."""

from __future__ import annotations

import re
from collections.abc import Iterable

from playwright.sync_api import Page

from tests.page.conftest import ROOT
from tests.page.playing import settled

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What stands for a text that is not there, what is left of one, and names for programs.
MISSING = re.compile(r"\[[a-z_]+-[\w-]+(?:\.\w+)?\]|[{}]|\b[a-z]+\d*(?:_[a-z\d]+)+\b")
# A line of another language that has two of these is English.
ENGLISH = re.compile(r"\b(?:the|and|of|you|your|with|this|that|are|is|from|each|when|not)\b")
# What axe looks at that may be different in the other theme.
COLOURS = ["color-contrast", "link-in-text-block"]
# Widths that are measured, and what moves, come a moment later.
NARROW = """width => {
  const board = document.getElementById('board');
  return document.scrollingElement.scrollWidth <= width
    && (!board || board.scrollWidth <= board.clientWidth);
}"""
LABELS = "all => all.map(e => e.getAttribute('aria-label')).join('\\n')"


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
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    settled(page)
    assert not (found := serious(page)), f"{page.url}: {found}"
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    settled(page)
    assert not (found := serious(page, COLOURS)), f"{page.url}: {found}"


def has_its_words(page: Page, more: str = "") -> None:
    """No text is missing, said or shown, and each is of the language of the page."""
    labels = page.locator("[aria-label]").evaluate_all(LABELS)
    text = "\n".join([page.inner_text("body"), labels, more])
    assert not MISSING.findall(text), page.url
    if page.locator("html").get_attribute("lang") != "en":
        lines = text.splitlines()
        english = [line for line in lines if len(set(ENGLISH.findall(line))) > 1]
        assert not english, page.url


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
