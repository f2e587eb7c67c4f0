"""One browser for all tests that look at a page: Playwright allows one in a process.

And plain Python, unless ARCANUM_PLAIN=0 asks for the rules that `make fast` compiled, as
`make test` does.

Tests marked `thorough` take long and go over ground that shorter ones cover in part: every
lesson in every language by every means of input, say. They run with ARCANUM_THOROUGH=1, as
`make thorough` sets it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.page.conftest import FLAGS, PATIENCE, installed_browser

os.environ.setdefault("ARCANUM_PLAIN", "1")
os.environ["ARCANUM_ALONE"] = "off"  # pages would keep 14 MB each; one test switches it on


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the long tests out, unless they are asked for."""
    if os.environ.get("ARCANUM_THOROUGH") == "1":
        return
    long = [item for item in items if item.get_closest_marker("thorough")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser that all pages are opened in."""
    expect.set_options(timeout=PATIENCE)  # for every test, also if it opens its own pages
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=installed_browser(), args=FLAGS)
        yield opened
        opened.close()
