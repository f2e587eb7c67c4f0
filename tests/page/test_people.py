"""The pages about people: ladder, profile, deal of the day, a tournament of two, a club."""

from __future__ import annotations

import re
import secrets

import pytest
from playwright.sync_api import Page, expect

from tests.marks import mainly, thorough
from tests.page.conftest import Opened
from tests.page.tables import Tables
from tests.page.test_around import MISSING, PASSWORD

ASK = """([path, body]) => fetch(path, body ? {method: 'POST', body: JSON.stringify(body),
    headers: {'content-type': 'application/json'}} : {}).then(answer => answer.json())"""


def enter(page: Page, name: str) -> None:
    """A new account, made where the page is."""
    page.get_by_role("button", name="Log in").click()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("form").get_by_role("button", name="New account").click()
    expect(page.get_by_role("link", name=name)).to_be_visible()


def whole(page: Page) -> None:
    """Nothing is missing in what is said, and nothing sticks out."""
    assert not MISSING.search(page.inner_text("body"))
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


@pytest.mark.parametrize(
    ("lang", "title"), [("pl", "Ranking"), thorough("en", "Ladder"), thorough("ru", "Рейтинг")]
)
def test_the_ladder_and_the_other_pages(look: Opened, lang: str, title: str) -> None:
    page = look("/", lang=lang, width=390, height=844, theme="light")
    page.get_by_role("link", name=re.compile("People|Люди|Gracze")).click()
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()
    expect(page.get_by_role("row")).to_have_count(6)  # the bots are there from the start
    whole(page)
    for path in ("/daily", "/tournaments", "/clubs"):
        page.locator(f"nav a[href='{path}']").click()
        expect(page).to_have_url(re.compile(path))
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        whole(page)


def test_a_deal_of_the_day_is_tried_once(look: Opened) -> None:
    page = look("/daily/seasons")
    expect(page.get_by_role("button", name="Play it: one try")).to_be_disabled()
    enter(page, "Ines " + secrets.token_hex(4))
    page.get_by_role("button", name="Play it: one try").click()
    expect(page).to_have_url(re.compile("/table/.+#.+"))
    page.goto("/daily/seasons")
    page.get_by_role("button", name="Go on").click()
    expect(page).to_have_url(re.compile("/table/.+#.+"))
    whole(page)


def test_a_tournament_of_two(look: Opened, tables: Tables) -> None:
    """Made, joined by its link, started; both find their table, and a profile is empty yet."""
    mark = secrets.token_hex(4)
    ann, bob = look("/tournaments"), look("/")
    enter(ann, f"Ann {mark}")
    form = ann.locator("form", has=ann.get_by_role("heading", name="New tournament"))
    form.get_by_label("Name").fill("Autumn duel")
    form.get_by_role("button", name="Create").click()
    ann.wait_for_url("**/tournament/*")
    expect(ann.get_by_role("heading", name="Autumn duel")).to_be_visible()
    made = ann.url
    code = ann.evaluate(
        "fetch('/api/tournaments/' + location.pathname.split('/')[2])"
        ".then(a => a.json()).then(t => t.code)"
    )
    expect(ann.get_by_text("If you take part yourself")).to_be_visible()
    ann.get_by_role("button", name="Join", exact=True).click()
    expect(ann.get_by_role("heading", name="You take part")).to_be_visible()
    bob.goto(f"{made}#{code}")
    enter(bob, f"Bob {mark}")
    bob.get_by_role("button", name="Join", exact=True).click()
    expect(bob.get_by_role("heading", name="You take part")).to_be_visible()
    ann.reload()
    ann.get_by_role("button", name="Start round 1").click()
    expect(ann.get_by_text("round 1 of 1")).to_be_visible()
    # Her own game is in play: she does not decide what it is worth.
    expect(ann.locator("[data-own-first]")).to_contain_text("neither end the round nor cancel")
    for name in ("End this round", "Cancel the tournament"):
        expect(ann.get_by_role("button", name=name)).to_be_disabled()
    whole(ann)
    bob.reload()
    bob.get_by_role("button", name="Go to the table").first.click()
    expect(bob).to_have_url(re.compile("/table/.+#.+"))
    ann.goto(f"/player/Bob%20{mark}")
    expect(ann.get_by_role("heading", name=f"Bob {mark}")).to_be_visible()
    expect(ann.get_by_text("no game yet").first).to_be_visible()
    whole(ann)
    # On a phone one's own table comes before the standings; to withdraw is asked about.
    ann.set_viewport_size({"width": 390, "height": 844})
    ann.goto(made)
    own, table = (
        ann.locator(".above .yours").bounding_box(),
        ann.locator("table").bounding_box(),
    )
    assert own is not None
    assert table is not None
    assert own["y"] < table["y"]
    ann.locator("[data-withdraw]").click()
    expect(ann.get_by_role("alertdialog")).to_contain_text("cannot come back")
    ann.keyboard.press("Escape")
    expect(ann.get_by_role("alertdialog")).to_have_count(0)
    ann.locator("[data-withdraw]").click()
    whole(ann)
    ann.locator("[data-sure-yes]").click()
    expect(ann.locator("[data-withdraw]")).to_have_count(0)


def test_a_club_lets_in_by_its_link(look: Opened) -> None:
    mark = secrets.token_hex(4)
    ann, bob = look("/clubs"), look("/clubs", width=390, height=844)
    enter(ann, f"Ann {mark}")
    ann.get_by_label("Name", exact=True).fill("Owls")
    ann.get_by_role("button", name="Create").click()
    ann.wait_for_url("**/club/*")
    expect(ann.get_by_role("heading", name="Owls")).to_be_visible()
    code = ann.evaluate(
        "fetch('/api/clubs/' + location.pathname.split('/')[2])"
        ".then(a => a.json()).then(t => t.code)"
    )
    bob.goto(f"{ann.url}#{code}")
    enter(bob, f"Bob {mark}")
    bob.get_by_role("button", name="Join the club").click()
    expect(bob.get_by_role("heading", name="Members")).to_be_visible()
    whole(bob)
    # Nobody is taken out by a slip of the hand.
    ann.reload()
    out = ann.get_by_role("button", name=f"Take Bob {mark} out")
    out.click()
    expect(ann.get_by_role("alertdialog")).to_contain_text("a new join link")
    ann.get_by_role("button", name="Not now").click()
    expect(out).to_be_visible()
    out.click()
    ann.locator("[data-sure-yes]").click()
    expect(out).to_have_count(0)


@pytest.mark.parametrize("lang", mainly("ru", "en", "pl"))
def test_a_table_of_a_club_is_made_joined_and_kept_from_others(look: Opened, lang: str) -> None:
    """The club's page leads to the lobby's form; members sit down by one click."""
    mark = secrets.token_hex(4)
    ann, bob, eve = look("/clubs"), look("/clubs", lang=lang), look("/clubs")
    for page, name in ((ann, "Ann"), (eve, "Eve")):
        enter(page, f"{name} {mark}")
    made = ann.evaluate(ASK, ["/api/clubs", {"name": "Owls"}])["id"]
    code = ann.evaluate(ASK, [f"/api/clubs/{made}", None])["code"]
    ann.goto(f"/club/{made}")
    ann.locator("[data-new-table]").click()
    expect(ann.locator("[data-open=yes]")).to_have_attribute("aria-pressed", "true")
    expect(ann.locator("[data-club]")).to_have_value(made)
    expect(ann.locator("[data-club] option:checked")).to_have_text("Owls")
    ann.locator("form button[type=submit]").click()
    ann.wait_for_url("**/table/**")
    expect(ann.locator("[data-open=yes]")).to_have_text("Open to the club")
    table = ann.url.split("/table/")[1].split("#")[0]
    # A stranger is told why there is no way in, and a member comes in.
    eve.goto(f"/table/{table}")
    expect(eve.get_by_role("heading", name="members of a club")).to_be_visible()
    eve.goto(f"/t/{table}#join=")
    expect(eve.get_by_role("alert")).to_contain_text("members of a club")
    expect(eve.locator("form button[type=submit]")).to_be_disabled()
    bob.evaluate(ASK, ["/api/accounts", {"name": f"Bob {mark}", "password": PASSWORD}])
    bob.evaluate(ASK, [f"/api/clubs/{made}/join", {"code": code}])
    bob.goto(f"/club/{made}")
    expect(bob.locator(f"[data-table='{table}'] [data-join]")).to_be_visible()
    whole(bob)
    bob.locator(f"[data-table='{table}'] [data-join]").click()
    bob.wait_for_url(re.compile("/(t|table)/"))
    if "/t/" in bob.url:
        bob.locator("form button[type=submit]").click()
    bob.wait_for_url("**/table/**")
    # The leader renews the link.
    ann.goto(f"/club/{made}")
    with ann.expect_response("**/link"):
        ann.locator("[data-renew]").click()
    assert ann.evaluate(ASK, [f"/api/clubs/{made}", None])["code"] != code
    whole(ann)
