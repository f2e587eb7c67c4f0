"""Who waits for an open table is told by mail and web push, and sits down if it fits."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from tests.page.conftest import PATIENCE, running_server
from tests.page.tables import FRIEND, HUMAN, Made, Tables
from tests.page.test_people import enter, whole
from tests.server.test_notices import Around, Browser, Mail, Post, certified, read

# The push service of the browser's maker is far away: the subscription is for one of ours.
SUBSCRIBED = """subscription => {
  PushManager.prototype.subscribe = async () => subscription;
}"""


@pytest.fixture
def around(tmp_path: Path) -> Iterator[Around]:
    """A mail server and a push service."""
    context, certificate = certified(tmp_path)
    made = Around(Post(), Post(context), Mail(context), certificate)
    yield made
    for server in (made.web, made.push, made.mail):
        server.shutdown()
        server.server_close()


@pytest.fixture
def club(around: Around, tmp_path: Path) -> Iterator[Tables]:
    """A server that knows them and looks for open tables all the time."""
    with running_server(
        tmp_path,
        ARCANUM_TEST_HASTE="1",
        ARCANUM_PRIVATE_WEBHOOKS="1",
        ARCANUM_PUBLIC="https://arcanum.test",
        ARCANUM_SMTP=f"smtp://ann%40club:se%3Acret@127.0.0.1:{around.mail.port}"
        "?from=table@arcanum.test",
        SSL_CERT_FILE=str(around.certificate),
    ) as found:
        yield found


def watch(page: Page, kind: str, target: str = "") -> None:
    """Fill in who is told of which tables, and how."""
    form = page.locator("[data-watch] form")
    form.locator("[name=game]").select_option("pebbles")
    form.locator("[name=kind]").select_option(kind)
    if target:
        form.locator("[name=target]").fill(target)
    form.locator("button[type=submit]").click()
    expect(page.locator(f'[data-watching="{kind}"]')).to_be_visible()


def opened(club: Tables, low: int, high: int, only: bool = False) -> Made:
    rating = {"low": low, "high": high, "only": only}
    seats = ({**HUMAN, "name": "Ines"}, FRIEND)
    return club.make(*seats, game="pebbles", open=True, rating=rating)


def test_an_open_table_is_told_by_mail_and_push_and_joined(
    windowed: Chromium, club: Tables, around: Around
) -> None:
    expect.set_options(timeout=PATIENCE)
    push = Browser(f"https://127.0.0.1:{around.push.port}/push/abc")
    context = windowed.new_context(base_url=club.base, locale="en", reduced_motion="reduce")
    context.grant_permissions(["notifications"])
    context.add_init_script(f"({SUBSCRIBED})({push.subscription})")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto("/ladder")
    enter(page, "Zofia")
    page.goto("/?game=pebbles")
    page.locator("#myname").fill("Zofia")
    page.locator("[data-show-open]").click()
    page.locator("[data-tell-me]").click()
    watch(page, "email", "zofia@example.org")
    watch(page, "push")
    # The address waits until its link is followed.
    asked = read(around.mail.came.get(timeout=60)).get_content()
    (link,) = re.findall(r"https://arcanum\.test(/mail#\S+)", asked)
    expect(page.locator('[data-watching="email"]')).to_contain_text("zofia@example.org")
    letter = context.new_page()
    letter.goto(link)
    letter.locator("button.primary").click()
    expect(letter.get_by_role("status")).to_be_visible()
    letter.close()
    # One table that is not for her, and one that is.
    strong = opened(club, 1600, 5000, only=True)
    fitting = opened(club, 1300, 1700)
    told = read(around.mail.came.get(timeout=60)).get_content()
    assert f"https://arcanum.test/t/{fitting.table}#join=" in told
    assert strong.table not in told
    came = json.loads(push.opened(around.push.came.get(timeout=60).body))
    assert (came["what"], came["table"]) == ("open", fitting.table)
    # In the list: what fits, and what is closed to her.
    page.goto("/")
    rows = page.locator("[data-table]")
    expect(rows).to_have_count(2)
    page.locator(f'[data-table="{strong.table}"] [data-join]').click()
    expect(page.get_by_role("alert")).to_contain_text("other ratings than yours")
    whole(page)
    page.locator("[data-fits-me]").click()
    expect(rows).to_have_count(1)
    page.goto(f"/t/{strong.table}#join=")  # by its address it is the same
    page.locator("form button[type=submit]").click()
    expect(page.get_by_role("alert")).to_contain_text("other ratings than yours")
    page.goto(f"/t/{fitting.table}#join=")  # the link of the mail
    page.locator("form button[type=submit]").click()
    expect(page.locator(".wait")).to_contain_text("Ines")
    # The last link of each mail ends them.
    (stop,) = re.findall(r"https://arcanum\.test(/mail#\S+)", told)
    page.goto(stop)
    page.locator("button.primary").click()
    expect(page.get_by_role("status")).to_be_visible()
    page.goto("/")
    page.locator("[data-tell-me]").click()
    expect(page.locator('[data-watching="push"]')).to_be_visible()
    expect(page.locator('[data-watching="email"]')).to_have_count(0)
    context.close()
