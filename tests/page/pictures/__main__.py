"""Takes the pictures of the page that the documents show.

    python -m tests.page.pictures [seasons|trickerion|heir|pax_illuminaten|around …]

All of them, or some. Deals and bots are the same in every run.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.page.conftest import FLAGS, installed_browser, running_server
from tests.page.pictures import around, heir, pax_illuminaten, seasons, trickerion
from tests.page.pictures.camera import Camera

PARTS: dict[str, Callable[[Camera], None]] = {
    "seasons": seasons.take,
    "trickerion": trickerion.take,
    "heir": heir.take,
    "pax_illuminaten": pax_illuminaten.take,
    "around": around.take,
}


def main() -> int:
    """Take them all, or some."""
    wanted = sys.argv[1:] or list(PARTS)
    if unknown := set(wanted) - set(PARTS):
        print(f"no such part: {', '.join(unknown)}; there are {', '.join(PARTS)}")
        return 2
    for name in wanted:
        with (
            tempfile.TemporaryDirectory() as home,
            running_server(Path(home)) as tables,
            sync_playwright() as playwright,
        ):
            browser = playwright.chromium.launch(
                executable_path=installed_browser(), args=FLAGS
            )
            PARTS[name](Camera(browser, tables))
            browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
