"""Others' turns: shown step by step, at the person's pace."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.page.conftest import Opened
from tests.page.eyes import MISSING, fits_every_eye
from tests.page.playing import settled, shows
from tests.page.tables import HUMAN, Made, Tables, bot
from tests.page.test_trickerion import at, chosen, forward

BAR = "[data-telling]"
SAID = "#prompt .say"
CAP = "#prompt .cap"
# Count how often a turn begins to be shown: it may be over before it is looked for.
COUNT = """bar => {
  let shown = false;
  window.tales = 0;
  new MutationObserver(() => {
    const now = document.querySelector(bar) !== null;
    if (now && !shown) window.tales++;
    shown = now;
  }).observe(document.body, { childList: true, subtree: true });
}"""


def trickerion(tables: Tables) -> Made:
    made = tables.make({**HUMAN, "name": "Ines"}, bot("greedy"), game="trickerion", seed=5)
    forward(tables, made, at("ask-turn"))
    return made


def at_pace(look: Opened, made: Made, pace: str, **more: int) -> Page:
    """The table with the pace chosen; pieces travel."""
    page = look("/healthz", motion=True, **more)
    page.evaluate("pace => localStorage.setItem('arcanum.pace', JSON.stringify(pace))", pace)
    with page.expect_response(re.compile("-retell-")):  # how turns are told comes last
        page.goto(made.link())
    page.wait_for_selector("#options")
    settled(page)
    page.evaluate(COUNT, BAR)
    return page


def decide(page: Page, tables: Tables, made: Made) -> None:
    """A decision of the person over the API, until the page knows what follows from it."""
    seen = forward(tables, made, lambda seen: bool(seen["options"]))
    tables.act(made, 0, seen, chosen(seen))
    seen = forward(tables, made, lambda seen: seen["over"] or bool(seen["options"]))
    shows(page, seen["version"])


def until_told(page: Page, tables: Tables, made: Made) -> None:
    """Decisions of the person over the API, until somebody's turn is shown."""
    before = page.evaluate("window.tales")
    for _ in range(60):
        decide(page, tables, made)
        if page.evaluate("window.tales") > before:
            return
    raise AssertionError("nothing is shown")


def steps_of(page: Page) -> list[str]:
    """All sentences from here to the end, by key."""
    out = []
    while page.locator(BAR).count():
        out.append(page.locator(SAID).inner_text())
        page.keyboard.press("ArrowRight")
    return out


def test_a_turn_of_a_bot_is_shown_on_key(look: Opened, tables: Tables) -> None:
    made = trickerion(tables)
    page = at_pace(look, made, "key")
    until_told(page, tables, made)
    expect(page.locator(CAP)).to_contain_text(re.compile("step 1 of", re.IGNORECASE))
    assert page.locator(".tk [data-lit]").count() == 0  # nothing is decided meanwhile
    fits_every_eye(page)
    page.locator('[data-do="next"]').click()
    page.locator('[data-do="previous"]').click()
    expect(page.locator(CAP)).to_contain_text(re.compile("step 1 of", re.IGNORECASE))
    page.get_by_role("tab", name="This turn").click()
    assert page.locator(".steps li").count() > 1
    page.locator(".steps li").last.get_by_role("button").first.click()
    expect(page.locator(".steps li").last).to_have_attribute("aria-current", "step")
    page.locator('[data-do="skip"]').click()
    expect(page.locator(BAR)).to_have_count(0)


def test_a_show_and_the_end_of_a_week_are_shown_with_their_gains(
    look: Opened, tables: Tables
) -> None:
    made = trickerion(tables)
    page = at_pace(look, made, "key")
    told: list[str] = []
    gained = spotted = 0
    while tables.now(made)["view"]["round"] == 1:
        decide(page, tables, made)
        while page.locator(BAR).count():
            gained += page.locator("[data-gained]").count()
            spotted += int(page.locator("[data-spots]").get_attribute("data-spots") or 0)
            told.append(page.locator(SAID).inner_text())
            page.keyboard.press("ArrowRight")
    everything = "\n".join(told)
    assert "in wages" in everything
    assert "Round 2 begins" in everything
    assert gained
    assert spotted > len(told) // 2
    # What was bought and paid stands in one line, for steps and for the log: in signs, and in
    # words for who cannot see them.
    assert re.search(r"wages\.\s+.* pays? \d coins?\.?\s+−\d", everything)
    expect(page.locator("#log .got").first).to_be_visible()


def test_steps_go_on_by_themselves_and_can_be_left(look: Opened, tables: Tables) -> None:
    made = trickerion(tables)
    page = at_pace(look, made, "quick")
    until_told(page, tables, made)
    expect(page.locator(BAR)).to_have_count(0)
    page.locator('[role="tab"][aria-label="More"]').click()
    page.locator(".more .pace select").select_option("key")
    page.locator(".more .pace select").blur()
    until_told(page, tables, made)
    expect(page.locator('[data-do="pause"]')).to_have_attribute("aria-pressed", "true")
    page.locator('[data-do="pause"]').click()  # from here it goes on by itself
    expect(page.locator(BAR)).to_have_count(0)
    until_told(page, tables, made)
    page.keyboard.press("Escape")
    expect(page.locator(BAR)).to_have_count(0)
    page.locator(".more .pace select").select_option("off")
    before = page.evaluate("window.tales")
    decide(page, tables, made)
    assert page.evaluate("window.tales") == before


def test_a_reload_in_between_offers_the_rest(look: Opened, tables: Tables) -> None:
    made = trickerion(tables)
    page = at_pace(look, made, "key")
    until_told(page, tables, made)
    page.reload()
    page.locator("[data-show-me]").click()
    expect(page.locator(BAR)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(BAR)).to_have_count(0)


def test_a_turn_of_a_bot_in_seasons_is_shown_with_its_crystals(
    look: Opened, tables: Tables
) -> None:
    made = tables.make({**HUMAN, "name": "Ines"}, bot("greedy"), game="seasons", seed=5)
    tables.forward(made, lambda seen: bool(seen["options"]) and seen["view"]["round"] >= 1)
    page = at_pace(look, made, "key")
    told: list[str] = []
    gained = 0
    for _ in range(200):
        seen = tables.forward(made, lambda seen: bool(seen["options"]))
        ends = [o for o in seen["options"] if o["verb"] in ("end-turn", "go-on")]
        takes = [o for o in seen["options"] if o["spelled"] in ("take all", "declare-none")]
        tables.act(made, 0, seen, (takes or ends or seen["options"])[0]["spelled"])
        shows(page, tables.forward(made, lambda seen: bool(seen["options"]))["version"])
        while page.locator(BAR).count():
            assert page.locator("[data-lit]").count() == 0  # nothing is decided meanwhile
            gained += page.locator("[data-gained]").count()
            told.append(page.locator(SAID).inner_text())
            page.keyboard.press("ArrowRight")
        if gained and len(told) > 4:
            break
    assert gained
    assert len(set(told)) > 3  # one step after another, not a heap
    assert all(MISSING.search(line) is None for line in told)
    crystals = tables.now(made)["view"]["mages"][1]["crystals"]
    rival = page.locator('[data-plate="B"] [data-anchor="cry-B"] b')
    expect(rival).to_have_text(str(crystals))  # counted to the end


def test_the_artificial_opponent_of_pax_has_more_than_one_step(
    look: Opened, tables: Tables
) -> None:
    options = {"opponent": "saint_germain"}
    made = tables.make(HUMAN, bot(), game="pax_illuminaten", seed=5, options=options)
    page = at_pace(look, made, "key")
    prefer = ("end-actions", "draw", "keep", "decline")
    told: list[str] = []
    boards: set[str] = set()  # how the table looked at steps of the opponent
    for _ in range(60):
        seen = tables.forward(made, lambda seen: bool(seen["options"]), prefer=prefer)
        liked = [o for o in seen["options"] if o["verb"] in prefer]
        tables.act(made, 0, seen, (liked or seen["options"])[0]["spelled"])
        shows(page, tables.until(made, lambda seen: bool(seen["options"]))["version"])
        while page.locator(BAR).count():
            told.append(page.locator(SAID).inner_text())
            if told[-1].startswith("Count of Saint-Germain"):
                boards.add(page.locator("#board").inner_text())
            page.keyboard.press("ArrowRight")
        if len(boards) > 2:  # it goes on from step to step, and not at once
            return
    raise AssertionError(told)


def test_a_week_ends_with_a_recap_whose_sums_are_right(look: Opened, tables: Tables) -> None:
    made = trickerion(tables)
    page = look(made.link(), recap=True)
    page.wait_for_selector("[data-lit]")
    begun = before_round(tables, made)
    while tables.now(made)["view"]["round"] == 1:
        decide(page, tables, made)
    recap = page.locator("[data-recap]")
    expect(recap).to_contain_text("Round I is over")
    fits_every_eye(page)
    view = tables.now(made)["view"]
    for seat, troupe in enumerate(view["troupes"]):
        shown = [
            int(n.replace("−", "-").replace("–", "0"))
            for n in recap.locator("table").nth(seat).locator("tfoot td").all_inner_texts()
        ]
        week, now = shown[:3], shown[3:]
        then = [now[k] - week[k] for k in range(3)]
        assert then == begun[seat], troupe["seat"]
    page.locator('[data-do="close"]').click()
    expect(recap).to_have_count(0)
    expect(page.locator(".tk")).to_be_visible()


def figures(page: Page, foot: int) -> list[list[int]]:
    """The numbers of a row at the foot of each side of a recap."""
    tables_ = page.locator("[data-recap] table")
    rows = [
        tables_.nth(seat).locator("tfoot tr").nth(foot).locator("td").all_inner_texts()
        for seat in range(tables_.count())
    ]
    return [[int(n.replace("−", "-").replace("–", "0")) for n in row] for row in rows]


def test_recaps_of_pax_follow_from_one_another(look: Opened, tables: Tables) -> None:
    """What a round changed leads from what there was before it to what there is after it."""
    options = {"opponent": "saint_germain"}
    made = tables.make(HUMAN, game="pax_illuminaten", seed=5, options=options)
    prefer = ("interrogate", "put", "influence", "pay", "act-with", "draw", "oust", "target")
    page = look("/healthz", recap=True)
    page.evaluate("() => localStorage.setItem('arcanum.pace', JSON.stringify('off'))")
    page.goto(made.link())
    recap = page.locator("[data-recap]")
    before: list[list[int]] = []
    for over in range(1, 5):
        while True:
            seen = tables.forward(made, lambda seen: bool(seen["options"]))
            if seen["view"]["round"] > over:
                break
            shows(page, seen["version"])
            liked = [o for o in seen["options"] if o["verb"] in prefer]
            ends = [o for o in seen["options"] if o["verb"] == "end-actions"]
            spent = seen["view"]["budget"] < 1 and ends
            tables.act(made, 0, seen, (spent or liked or ends or seen["options"])[0]["spelled"])
        expect(recap).to_contain_text(f"Round {over} is over")
        expect(page.locator(".ribbon .primary")).to_have_count(0)  # going on comes first
        now, change = figures(page, 1), figures(page, 0)
        then = [
            [n - m for n, m in zip(*both, strict=True)]
            for both in zip(now, change, strict=True)
        ]
        assert then == before or over == 1
        assert any(any(row) for row in change)
        before = now
        recap.locator('[data-do="close"]').click()
        expect(recap).to_have_count(0)
        expect(page.locator(".pax")).to_be_visible()


def test_a_recap_speaks_to_its_reader(look: Opened, tables: Tables) -> None:
    made = trickerion(tables)
    pages = [
        (look(made.link(), lang=lang, recap=True), said)
        for lang, said in (
            ("en", r"^(You (gain|lose) \d+ Fame|Your Fame is what it was)\. "),
            ("ru", r"^(Вы (получили|потеряли) \d+ оч\S+ славы|Ваша слава осталась прежней)\. "),
            ("pl", r"^((Zyskujesz|Tracisz) \d+ punkt\S* sławy|Twoja sława się nie zmienia)\. "),
        )
    ]
    for page, _ in pages:
        page.wait_for_selector("[data-lit]")
    while tables.now(made)["view"]["round"] == 1:
        decide(pages[0][0], tables, made)
    best = max(tables.now(made)["view"]["troupes"], key=lambda troupe: troupe["fame"])
    for page, said in pages:
        headline = page.locator("[data-recap] h2")
        expect(headline).to_contain_text(re.compile(said))
        if best["seat"] == "A":
            expect(headline).not_to_contain_text("Ines")


def before_round(tables: Tables, made: Made) -> list[list[int]]:
    """Fame, coins and shards of each seat when the first round began, by the notes after it."""
    path = f"/api/tables/{made.table}?token={made.tokens[0]}"
    seen = tables.call("GET", path)
    notes = seen["notes"]
    start = max(i for i, told in enumerate(notes) if told["note"] == "round-starts")
    signs = {
        "gains-fame": (0, 1),
        "loses-fame": (0, -1),
        "gains-coins": (1, 1),
        "pays-coins": (1, -1),
        "gains-shards": (2, 1),
        "spends-shards": (2, -1),
    }
    out = []
    for troupe in seen["view"]["troupes"]:
        has = [troupe["fame"], troupe["coins"], troupe["shards"]]
        for told in notes[start:]:
            if told.get("player") == troupe["seat"] and told["note"] in signs:
                what, sign = signs[told["note"]]
                has[what] -= sign * int(told["n"])
        out.append(has)
    return out
