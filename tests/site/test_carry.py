"""A game goes from the browser to a server and back, and on when the server is gone."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.conftest import PAGE, ROOT, until_it_answers
from tests.page.playing import OFFERED, comes_true
from tests.page.tables import Made, Tables
from tests.ports import free_port
from tests.site.conftest import Site, Visitor
from tests.site.playing import decide, more, saved, sit_down

# Whether this browser keeps all of the table without a server.
KEPT = "async () => (await caches.match('/alone/list-of-files')) !== undefined"


class Served:
    """A server that can be killed, and started again at the same address."""

    def __init__(self, home: Path) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.db = home / "served.sqlite3"
        self.on()

    def on(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.serving", str(self.port), str(self.db)],
            cwd=ROOT,
            env={**os.environ, "ARCANUM_LIMITS": "off", "ARCANUM_ALONE": "on"},
            stdout=subprocess.DEVNULL,
        )
        until_it_answers(self.base)

    def off(self) -> None:
        self.process.kill()
        self.process.wait()


@pytest.fixture
def served(built: Path, tmp_path: Path) -> Iterator[Served]:
    if not (PAGE / "index.html").is_file():
        pytest.fail("the page is not built: run `make page`")
    found = Served(tmp_path)
    yield found
    found.off()


def test_a_game_goes_to_a_server_and_back_and_on_without_it(
    site: Site, served: Served, visitor: Callable[..., Visitor], tmp_path: Path
) -> None:
    guest = visitor()
    page = guest.open(site.base)
    page.wait_for_selector("[data-game]")
    sit_down(page, "seasons", ("random",))
    assert decide(page, 4) == 4
    page.wait_for_function(OFFERED)
    # On with a friend: the bot's seat waits for one at the server.
    more(page)
    here = saved(page, tmp_path / "here.jsonl")
    page.locator("[data-place]").fill(served.base)
    page.locator("[data-place]").blur()
    page.locator("[data-do=carry]").click()
    page.wait_for_url(served.base + "/bring")
    expect(page.locator("[data-again='1']")).to_have_value("friend")
    page.locator("[data-do=sit]").click()
    page.wait_for_function(OFFERED)
    expect(page.locator("[data-copy]").first).to_be_visible()
    expect(page.get_by_text("Practice", exact=True).first).to_be_visible()
    assert page.url.startswith(served.base + "/table/")
    # A friend's seat is nobody else's: with a friend to come, it cannot be taken along.
    more(page)
    expect(page.locator("[data-do=save]")).to_have_count(0)
    # The file does the same: there all is as it was, and the one person may take it along.
    page.goto(served.base)
    page.locator("[data-bring]").set_input_files(tmp_path / "here.jsonl")
    expect(page.locator("[data-again='1']")).to_have_value("random")
    page.locator("[data-do=sit]").click()
    page.wait_for_function(OFFERED)
    more(page)
    assert saved(page, tmp_path / "there.jsonl") == here
    table = page.url.split("/table/")[1]
    comes_true(page, KEPT)
    page.locator("[data-do=carry]").click()
    page.wait_for_url(served.base + "/alone/#/table/**")
    page.wait_for_function(OFFERED)
    more(page)
    assert saved(page, tmp_path / "again.jsonl") == here
    expect(page.locator("[data-place]")).to_have_count(0)  # its server is at hand
    assert decide(page, 1) == 1
    # The server is killed under an open page: the way to tables of one's own is there.
    other = guest.open(f"{served.base}/table/{table}")
    other.wait_for_function(OFFERED)
    comes_true(other, KEPT)
    served.off()
    expect(other.locator(".offline")).to_be_visible()
    other.locator("[data-away]").click()
    other.wait_for_url(served.base + "/alone/")
    expect(other.locator("a.tb")).to_have_count(1)
    # So it is for whoever opens the page now.
    late = guest.open(served.base)
    expect(late.locator("[data-note='away']")).to_be_visible()
    sit_down(late, "pax_illuminaten", ("random",))
    assert decide(late, 2) == 2
    # With the server back, one click hands it over.
    served.on()
    more(late)
    late.locator("[data-do=carry]").click()
    late.wait_for_url(served.base + "/table/**")
    late.wait_for_function(OFFERED)
    found = late.evaluate("JSON.parse(localStorage['arcanum.mine'])[0]")
    made = Made(found["table"], {0: found["token"]}, {})
    now = Tables(served.base).now(made)
    assert (now["practice"], now["missing"]) == (True, [1])
    guest.wrong = [line for line in guest.wrong if "ERR_CONNECTION_REFUSED" not in line]
