"""Around the game: the lobby, accounts, notices, clocks, what was missed, lost connections."""

from __future__ import annotations

import re
import secrets

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from tests.page.conftest import PATIENCE, Opened
from tests.page.playing import (
    OFFERED,
    OPEN,
    copied,
    keep_first,
    look_away,
    look_back,
    settled,
    shows,
)
from tests.page.tables import HUMAN, Made, Object, Tables, bot
from tests.server.desk import until

MISSING = re.compile(r"\[[a-z_]+-[\w-]+\]")
PASSWORD = "quiet table"


def games(tables: Tables) -> list[Object]:
    return list(tables.call("GET", "/api/games")["games"])


# -- the lobby


def test_every_game_is_offered_with_its_options_and_bots(look: Opened, tables: Tables) -> None:
    for lang in ("en", "ru", "pl"):
        page = look(lang=lang)
        for game in [g for g in games(tables) if not g["hidden"]]:
            page.locator(f'[data-game="{game["id"]}"]').click()
            form = page.locator("form")
            if not form.locator("details[open]").count():
                form.locator("summary").click()
            defaults = {name: option["default"] for name, option in game["options"].items()}
            defaults |= game["first_game"]["options"]
            offers(form, game, makes_sense(game, defaults))
            seats = form.locator("#seat1 option").evaluate_all("all => all.map(e => e.value)")
            strength = ["random", "greedy", "easy", "normal", "hard"]
            assert seats == [*(b for b in strength if b in game["bots"]), "friend", "here"]
            assert not MISSING.search(page.inner_text("body"))
            for name, choice in choices_for_one(game):
                chosen = choose(form, name, choice)
                expect(form.locator("#seat1")).to_have_count(0)
                offers(form, game, makes_sense(game, {**defaults, **chosen}, 1))
                assert not MISSING.search(page.inner_text("body"))
                choose(form, name, defaults[name])
                expect(form.locator("#seat1")).to_have_count(1)


def offers(form: Locator, game: Object, wanted: dict[str, list[str]]) -> None:
    """Wait until the form shows just these options."""
    until(lambda: offered(form, game) == wanted)


def offered(form: Locator, game: Object) -> dict[str, list[str]]:
    """The options that the form shows, with their choices."""
    shown = {}
    for name in game["options"]:
        choices = form.locator(f'[data-option="{name}"] :is(option, input)')
        found = choices.evaluate_all("all => all.map(e => e.value)")
        if found:
            shown[name] = found
    return shown


def makes_sense(game: Object, settings: Object, seats: int = 2) -> dict[str, list[str]]:
    """What should be offered with these settings. Some options bring their seats along."""
    out = {}
    settings = settle(game, settings)
    for name, option in game["options"].items():
        seating = len(option["seats"]) == len(option["choices"])
        wanted = [
            choice
            for choice in option["choices"]
            if holds(option["choice_when"].get(choice, {}), settings)
            and (seating or seats in between(option["seats"].get(choice, [1, 9])))
        ]
        if len(wanted) > 1 and holds(option["when"], settings):
            out[name] = wanted
    return out


def settle(game: Object, settings: Object) -> Object:
    """What means nothing is what it is without a meaning."""
    for name, option in game["options"].items():
        if not holds(option["when"], settings):
            settings = {**settings, name: option["otherwise"] or option["default"]}
    return settings


def holds(needs: dict[str, list[str]], settings: Object) -> bool:
    return all(settings[name] in choices for name, choices in needs.items())


def between(seats: list[int]) -> range:
    return range(seats[0], seats[1] + 1)


def choices_for_one(game: Object) -> list[tuple[str, str]]:
    """The choices under which one plays alone."""
    options = game["options"].items()
    return [
        (name, c) for name, o in options for c, seats in o["seats"].items() if seats[1] == 1
    ]


def choose(form: Locator, name: str, choice: str) -> Object:
    """Choose an option in the form, in a list or by its button."""
    at = form.locator(f'[data-option="{name}"]')
    if at.locator("select").count():
        at.locator("select").select_option(choice)
    else:
        at.locator(f'label:has([value="{choice}"])').click()
    return {name: choice}


def test_nobody_is_first_who_does_not_sit_there(look: Opened) -> None:
    """A choice that the seats forbid is not offered, and not kept when a seat goes."""
    page = look("/?game=seasons")
    form = page.locator("form")
    form.locator("summary").click()
    last = form.locator('[data-option="first"] :is(option, input)[value="D"]')
    expect(last).to_have_count(0)
    for _ in range(2):
        form.get_by_role("button", name="Add a seat").click()
    expect(last).to_have_count(1)
    choose(form, "first", "D")
    form.get_by_role("button", name="Remove seat D").click()
    expect(last).to_have_count(0)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("#options [data-action], [data-lit]").first).to_be_visible()


def test_an_option_that_hangs_on_another_comes_and_goes_with_it(look: Opened) -> None:
    page = look("/?game=trickerion")
    form = page.locator("form")
    form.locator("summary").click()
    choose(form, "dark_alley", "on")
    expect(form.locator('[data-option="prophecies"]')).to_be_visible()
    choose(form, "dark_alley", "off")
    expect(form.locator('[data-option="prophecies"]')).to_have_count(0)
    expect(form.locator('[data-option="level3_scoring"]')).to_have_count(0)
    choose(form, "mode", "heir")
    expect(form.locator('[data-option="level3_scoring"]')).to_be_visible()
    choose(form, "mode", "standard")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("#options [data-action], [data-lit]").first).to_be_visible()


def test_a_link_leads_to_its_game_in_an_open_lobby(look: Opened) -> None:
    """Whatever was chosen there; and no further than to a game that there is."""
    page = look("/?game=seasons")
    chosen = page.locator("[data-game][aria-pressed=true]")
    expect(chosen).to_have_attribute("data-game", "seasons")
    page.locator('[data-game="trickerion"]').click()
    expect(chosen).to_have_attribute("data-game", "trickerion")
    for path, game in (
        ("/?game=pebbles", "pebbles"),
        ("/?game=nothing", "pebbles"),
        ("/?game=pax_illuminaten&learn", "pax_illuminaten"),
    ):
        page.evaluate(OPEN, path)
        expect(chosen).to_have_attribute("data-game", game)
    expect(page.locator("[data-lesson]").first).to_be_visible()
    page.go_back()
    page.go_back()
    expect(chosen).to_have_attribute("data-game", "pebbles")


def test_a_bot_that_does_not_play_a_game_is_not_offered(look: Opened, tables: Tables) -> None:
    (pebbles,) = (g for g in games(tables) if g["id"] == "pebbles")
    assert "greedy" not in pebbles["bots"]
    page = look("/?game=pebbles")
    expect(page.locator('#seat1 option[value="random"]')).to_be_attached()
    expect(page.locator('#seat1 option[value="greedy"]')).to_have_count(0)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("#options [data-action]").first).to_be_visible()


@pytest.mark.parametrize("game", ["trickerion", "pax_illuminaten"])
def test_two_clicks_lead_to_the_first_decision_of_every_game(look: Opened, game: str) -> None:
    page = look()
    page.locator(f'[data-game="{game}"]').click()
    page.get_by_role("button", name="Sit down").click()
    # The bots may be first, and think.
    expect(page.locator("#options [data-action], [data-lit]").first).to_be_visible(
        timeout=120_000
    )


def test_a_first_game_is_proposed_until_one_was_finished(look: Opened, tables: Tables) -> None:
    (info,) = (g for g in games(tables) if g["id"] == "trickerion")
    page = look("/?game=trickerion")
    form = page.locator("form")
    form.locator("summary").click()
    first = form.locator("[data-first-game]")
    expect(first).to_have_attribute("data-first-game", "true")
    expect(form.locator("#seat1")).to_have_value("easy")
    choose(form, "dark_alley", "on")
    expect(first).to_have_attribute("data-first-game", "false")
    first.get_by_role("button", name="First game").click()
    expect(first).to_have_attribute("data-first-game", "true")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("#prompt")).to_be_visible()
    table = page.url.split("/table/")[1].split("#")[0]
    settings = tables.call("GET", f"/api/tables/{table}")["settings"]
    assert info["first_game"]["options"].items() <= settings.items()
    # What somebody chose here is kept; the first game stays one click away.
    kept = '{"seats":["you","normal"],"options":{"dark_alley":"on"}}'
    page.evaluate("kept => localStorage.setItem('arcanum.setup.trickerion', kept)", kept)
    page.goto("/?game=trickerion")
    expect(form.locator("#seat1")).to_have_value("normal")
    expect(first).to_have_attribute("data-first-game", "false")
    # One was finished: nothing is advised any more.
    page.evaluate("localStorage.setItem('arcanum.finished', '[\"trickerion\"]')")
    kept = '{"seats":["you","hard"],"options":{"dark_alley":"on"}}'
    page.evaluate("kept => localStorage.setItem('arcanum.setup.trickerion', kept)", kept)
    page.goto("/?game=trickerion")
    expect(form.locator("#seat1")).to_have_value("hard")
    expect(form.locator('[data-option="dark_alley"] [value="on"]')).to_be_checked()
    expect(first).to_have_count(0)


def test_one_person_and_an_artificial_opponent(look: Opened) -> None:
    page = look()
    page.locator('[data-game="pax_illuminaten"]').click()
    expect(page.get_by_role("button", name="Remove seat B")).to_have_count(0)
    page.get_by_label("Artificial opponent").select_option("weishaupt")
    page.get_by_role("button", name="Remove seat B").click()
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("#options [data-action], [data-lit]").first).to_be_visible()


def test_the_host_sets_pace_and_onlookers(look: Opened) -> None:
    page = look()
    page.get_by_role("button", name="Live", exact=True).click()
    page.locator("summary").click()
    page.get_by_role("group", name="Onlookers").get_by_role("button", name="no").click()
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("timer")).to_contain_text(re.compile(r"(10:00|9:\d\d)"))
    alone = look(re.sub("#.*", "", page.url), strict=False)
    expect(alone.get_by_text("This link opens no seat")).to_be_visible()


# -- accounts


def test_an_account_gathers_the_tables(look: Opened) -> None:
    name = "Ines " + secrets.token_hex(4)
    page = look()
    choose(page.locator("form"), "level", "archmage")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("[data-lit]")).to_have_count(9)
    page.goto("/")
    enter(page, name, "New account")
    expect(page.get_by_role("button", name=name)).to_be_visible()
    other = look()
    expect(other.locator(".tb")).to_have_count(0)
    enter(other, name, "Log in", "not this one")
    expect(other.get_by_role("alert")).to_contain_text("do not match")
    other.get_by_label("Password").fill(PASSWORD)
    other.get_by_role("form").get_by_role("button", name="Log in").click()
    expect(other.locator(".tb")).to_have_count(1)
    expect(other.locator(".tb")).to_contain_text("Your move")
    other.locator(".tb").click()
    expect(other.locator("[data-lit]")).to_have_count(9)  # the own seat, on another device
    keep_first(other)
    expect(other.get_by_text("Kept: 1 of 9")).to_be_visible()
    page.locator(".tb").click()
    expect(page.get_by_text("Kept: 1 of 9")).to_be_visible()
    other.goto("/")
    expect(other.locator(".tb")).to_have_count(1)
    other.get_by_role("button", name=name).click()
    other.get_by_role("button", name="Log out").click()
    expect(other.locator(".tb")).to_have_count(0)
    expect(other.get_by_role("button", name="Log in")).to_be_visible()


def enter(page: Page, name: str, how: str, password: str = PASSWORD) -> None:
    page.get_by_role("button", name="Log in").click()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password").fill(password)
    page.get_by_role("form").get_by_role("button", name=how).click()


# -- notices


def test_a_seat_asks_for_a_webhook_and_ends_it(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, bot())
    page = look(made.link())
    page.get_by_role("tab", name="More").click()
    page.get_by_label("Webhook address").fill("ftp://example.org/")
    page.get_by_label("Webhook address").press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("a webhook is an http or https address")
    page.get_by_label("Webhook address").fill("https://example.org/turn")
    page.get_by_label("Webhook address").press("Enter")
    expect(page.get_by_text("https://example.org/turn")).to_be_visible()
    page.reload()
    page.get_by_role("tab", name="More").click()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_label("Webhook address")).to_be_visible()


NOTICES = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(n => [n.title, n.body, n.data])"""


@pytest.fixture
def notified(windowed: Browser, tables: Tables) -> Page:
    """A page that may show notices."""
    context = windowed.new_context(base_url=tables.base, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.grant_permissions(["notifications"])
    return context.new_page()


def test_a_push_tells_of_a_turn_unless_one_looks(notified: Page, tables: Tables) -> None:
    made = tables.make(HUMAN, bot(), seed=1)
    page = notified
    page.goto(made.link())
    page.evaluate("navigator.serviceWorker.register('/push.js?text=Your+move')")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    wire = page.context.new_cdp_session(page)
    found: list[Object] = []
    wire.on(
        "ServiceWorker.workerRegistrationUpdated", lambda e: found.extend(e["registrations"])
    )
    wire.send("ServiceWorker.enable")
    for _ in range(600):
        if found:
            break
        page.wait_for_timeout(50)
    push = {
        "origin": tables.base,
        "registrationId": found[0]["registrationId"],
        "data": f'{{"what": "your-turn", "table": "{made.table}"}}',
    }
    wire.send("ServiceWorker.deliverPushMessage", push)
    page.wait_for_timeout(300)
    assert page.evaluate(NOTICES) == []
    page.goto("/")
    shown = []
    for _ in range(100):
        wire.send("ServiceWorker.deliverPushMessage", push)
        page.wait_for_timeout(300)
        shown = page.evaluate(NOTICES)
        if shown:  # the page that was left may seem to be open for a moment
            break
    assert shown == [["Arcanum", "Your move", {"table": made.table, "what": "your-turn"}]]


# -- what was missed


def on_key(look: Opened, made: Made) -> Page:
    """A table at which what was missed waits at each step until a key is pressed."""
    page = look("/healthz")
    page.evaluate("localStorage.setItem('arcanum.pace', JSON.stringify('key'))")
    page.goto(made.link())
    page.wait_for_selector(".me")
    return page


def drafted(seen: Object) -> bool:
    return bool(seen["options"]) and seen["view"]["asked"]["prompt"] == "ask-die"


def test_what_was_missed_in_an_open_page_is_shown(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, HUMAN, seed=9)
    tables.forward(made, drafted)
    page = on_key(look, made)
    lines = page.get_by_role("log").locator("p")
    expect(page.locator("[data-show-me]")).to_have_count(0)
    before = lines.count()
    look_away(page)
    seen = tables.forward(
        made, lambda seen: seen["view"]["round"] >= 3 and bool(seen["options"])
    )
    shows(page, seen["version"])  # all of it has come while nobody looked
    look_back(page)
    page.locator("[data-show-me]").click()
    expect(page.get_by_role("region", name="While you were away")).to_be_visible()
    expect(page.locator("[data-skip]")).to_be_visible()
    page.keyboard.press("ArrowRight")
    assert before < lines.count()
    assert lines.count() < len(tables.call("GET", told(made.table, made.tokens[0]))["notes"])
    assert page.locator("[data-lit]").count() == 0  # it is the past
    page.keyboard.press("Escape")
    expect(page.locator("[data-skip]")).to_have_count(0)
    expect(page.locator("#options [data-action], [data-lit]").first).to_be_visible()


def test_what_was_missed_with_the_page_closed_is_shown(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, HUMAN, seed=9)
    tables.forward(made, drafted)
    page = on_key(look, made)
    page.goto("/")
    seen = tables.forward(
        made, lambda seen: seen["view"]["round"] >= 3 and bool(seen["options"])
    )
    page.goto(made.link())
    shows(page, seen["version"])
    settled(page)
    now = page.locator("#board").inner_text()
    page.locator("[data-show-me]").click()
    expect(page.locator("[data-skip]")).to_be_visible()
    expect(page.locator("[data-lit]")).to_have_count(0)  # it is the past
    # And the board is that of then.
    expect(page.locator("#board")).not_to_have_text(now, use_inner_text=True)
    page.locator("[data-skip]").click()
    expect(page.locator("[data-show-me]")).to_have_count(0)
    expect(page.locator("#board")).to_have_text(now, use_inner_text=True)


def test_what_was_missed_is_told_in_words_where_it_cannot_be_shown(
    look: Opened, tables: Tables
) -> None:
    made = tables.make(HUMAN, HUMAN, seed=9)
    tables.forward(made, drafted)
    page = look(made.link(), strict=False)
    page.wait_for_selector(".me")
    page.goto("/")
    tables.forward(made, lambda seen: seen["view"]["round"] >= 2 and bool(seen["options"]))
    page.route(re.compile("/missed"), lambda route: route.abort())
    page.goto(made.link())
    page.locator("[data-show-me]").click()
    expect(page.locator(".lines p")).to_have_count(1)
    page.locator("[data-skip]").click()
    expect(page.locator("#options [data-action], [data-lit]").first).to_be_visible()


def told(table: str, token: str) -> str:
    return f"/api/tables/{table}?token={token}"


# -- together


def test_others_agree_to_an_undo(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, HUMAN, seed=8)
    one, two = look(made.link(0)), look(made.link(1))
    for page in (one, two):
        keep_first(page)
    expect(one.get_by_text("Kept: 1 of 9")).to_be_visible()
    expect(one.locator("[data-lit]")).to_have_count(8)
    undo = one.get_by_role("button", name="Ask to undo")
    expect(undo).to_have_attribute("title", re.compile("^You keep "))  # what it takes back
    undo.click()
    alert = two.get_by_role("alert")
    expect(alert).to_contain_text("would like to take a step back")
    # Both have chosen since: the other one's choice goes back too, and only that is told them.
    expect(alert).to_contain_text(re.compile(r"would be taken back: You keep "))
    two.get_by_role("button", name="No", exact=True).click()
    expect(two.get_by_role("alert")).to_have_count(0)
    one.get_by_role("button", name="Ask to undo").click()
    two.get_by_role("button", name="Agree").click()
    expect(one.get_by_text("Kept: 0 of 9")).to_be_visible()
    expect(one.locator("[data-lit]")).to_have_count(9)


def test_a_bot_plays_for_who_has_left_until_they_are_back(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, HUMAN, seed=8)
    one, two = look(made.link(0)), look(made.link(1))
    for page in (one, two):
        page.get_by_role("tab", name="More").click()
    expect(one.locator("[data-let-bot]")).to_have_count(0)
    two.locator("[data-leave-ask]").click()
    two.locator("[data-leave]").click()
    two.wait_for_selector("[data-game]")
    one.locator("[data-let-bot]").click()
    keep_first(one)
    expect(one.locator("[data-lit]")).to_have_count(8)  # the bot has kept one too
    two.goto(made.link(1))
    two.get_by_role("button", name="I am back").click()
    expect(two.get_by_text("Kept: 2 of 9")).to_be_visible()
    keep_first(one)
    keep_first(two)
    expect(two.get_by_text("Kept: 3 of 9")).to_be_visible()


def test_who_comes_back_before_a_bot_sits_down_is_back(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, HUMAN, seed=8)
    tables.call("POST", f"/api/tables/{made.table}/leave", {"token": made.tokens[1]})
    page = look(made.link(0))
    expect(page.locator(".gone .say")).to_contain_text("has left")
    look(made.link(1))
    expect(page.locator(".gone")).to_have_count(0)


def test_notes_to_oneself_are_kept(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, HUMAN, seed=8)
    page = look(made.link(0))
    page.get_by_role("tab", name="Notes").click()
    page.get_by_label("Notes to yourself").fill("B likes fire")
    page.get_by_role("tab", name="Log").click()  # at once: nothing may be lost
    page.get_by_role("tab", name="Notes").click()
    expect(page.get_by_label("Notes to yourself")).to_have_value("B likes fire")
    other = look(made.link(1))
    other.get_by_role("tab", name="Notes").click()
    expect(other.get_by_label("Notes to yourself")).to_have_value("")


# -- looking back


def test_a_finished_game_is_recorded_looked_at_and_played_on(
    look: Opened, tables: Tables
) -> None:
    made = tables.make(HUMAN, bot(), seed=12)
    tables.forward(made, lambda seen: bool(seen["over"]))
    page = look(made.link())
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    lines = download.value.path().read_text(encoding="utf-8").splitlines()
    assert '"seed_hash"' in lines[0]
    page.locator("[data-replay]").click()
    of = len(lines) - 1
    expect(page.get_by_text(f"decision 0 of {of}")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text(f"decision {of} of {of}")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text(f"decision {of - 1} of {of}")).to_be_visible()
    seen = page.locator("#board").inner_text()
    page.get_by_label("Whose knowledge").select_option("onlooker")
    expect(page.locator("#board")).not_to_have_text(seen, use_inner_text=True)
    page.keyboard.press("Home")
    expect(page.get_by_text(f"decision 0 of {of}")).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: made.table not in url)
    expect(page.locator("#options [data-action], [data-lit]").first).to_be_visible()


# -- links


def test_a_friend_gets_a_link_and_gives_a_name(look: Opened) -> None:
    page = look()
    page.locator("#seat1").select_option("friend")
    page.get_by_role("button", name="Sit down").click()
    friend = look(copied(page, page.get_by_role("button", name="Copy link", exact=True)))
    friend.get_by_label("Your name").fill("Tomasz")
    friend.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Copy link", exact=True)).to_have_count(0)
    page.locator("[data-start]").click()
    expect(page.get_by_label("Seats").get_by_text("Tomasz")).to_be_visible()


# -- the connection


def test_a_lost_connection_comes_back_by_itself(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, HUMAN, seed=2)
    page = look("/rules/none", strict=False)
    sockets: list[WebSocketRoute] = []
    cut = False

    def through(socket: WebSocketRoute) -> None:
        if cut:
            socket.close(code=1012)
            return
        socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket(re.compile("/live"), through)
    page.goto(made.link())
    expect(page.locator("[data-lit]")).to_have_count(9)
    cut = True
    sockets[0].close(code=1012)
    expect(page.get_by_text("Offline")).to_be_visible()
    cut = False
    seen = tables.now(made, 1)
    tables.act(made, 1, seen, seen["options"][0]["spelled"])
    expect(page.get_by_text("Offline")).to_have_count(0)
    expect(page.get_by_label("Seats").get_by_text("sealed", exact=True)).to_be_visible()
    assert len(sockets) > 1


def test_a_part_of_the_page_that_does_not_come_is_told(
    browser: Browser, tables: Tables
) -> None:
    """The server may have a newer page by now. Nothing is loaded anew unless somebody asks."""
    made = tables.make(HUMAN, bot())
    context = browser.new_context(base_url=tables.base, locale="pl", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.route("**/assets/More-*.js", lambda route: route.fulfill(status=404))
    page.goto(made.link())
    page.wait_for_function(OFFERED)
    page.get_by_role("tab").last.click()
    note = page.locator("[data-note=missing]")
    expect(note).to_contain_text("Wczytaj jeszcze raz")
    expect(page.locator("[data-lit]").first).to_be_visible()
    page.unroute("**/assets/More-*.js")
    with page.expect_navigation():
        note.get_by_role("button").first.click()
    page.wait_for_function(OFFERED)
    page.get_by_role("tab").last.click()
    expect(page.locator("[data-own]")).to_be_visible()
    context.close()
