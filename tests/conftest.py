"""One browser for all tests that look at a page: Playwright allows one in a process.

And plain Python, unless ARCANUM_PLAIN=0 asks for the rules that `make fast` compiled, as
`make test` does.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.page.conftest import FLAGS, PATIENCE, installed_browser

os.environ.setdefault("ARCANUM_PLAIN", "1")
os.environ["ARCANUM_ALONE"] = "off"  # pages would keep 14 MB each; one test switches it on


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser that all pages are opened in."""
    expect.set_options(timeout=PATIENCE)  # for every test, also if it opens its own pages
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=installed_browser(), args=FLAGS)
        yield opened
        opened.close()
