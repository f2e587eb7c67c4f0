"""Prices before the click, and the question before what is costly."""

from __future__ import annotations

import random
import re
import urllib.error
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from arcanum.games.seasons.rules.facts import (
    BONUS_LOSS,
    COSTS,
    MOST_BONUSES,
    NAMES,
    PRESTIGE,
)
from tests.page.conftest import Opened
from tests.page.playing import shows
from tests.page.tables import HUMAN, Made, Object, Tables
from tests.page.test_lessons import begin

DOUBT = "[data-doubt]"
BUILD_UP = ("claim", "put", "influence", "place", "scout", "pay", "act-with")


def learning(tables: Tables) -> tuple[Made, Object]:
    """A table at which the first seat chooses a trick that it could not learn by fame alone."""
    made = tables.make(HUMAN, HUMAN, game="trickerion", seed=5)
    dice = random.Random(5)
    for _ in range(400):
        for who in (0, 1):
            seen = tables.now(made, who)
            if who == 0 and seen["options"] and seen["view"]["asked"]["prompt"] == "ask-trick":
                return made, seen
            options = [o for o in seen["options"] if o["verb"] not in ("revise", "free-action")]
            liked = [
                o
                for o in options
                if o["verb"] in ("learn", "confirm")
                or (o["verb"] == "assign" and o["nouns"][1]["value"] == "downtown")
            ]
            if options:
                try:
                    tables.act(made, who, seen, dice.choice(liked or options)["spelled"])
                except urllib.error.HTTPError as refused:
                    if refused.code != 409:
                        raise
    raise AssertionError("nobody learns")


def test_a_dear_trick_shows_its_price_and_asks_once(look: Opened, tables: Tables) -> None:
    made, seen = learning(tables)
    me = seen["view"]["troupes"][0]
    page = look(made.link())
    dear = page.locator(".offer .dear")
    expect(dear.first).to_be_visible()
    expect(page.locator(".offer .price")).to_have_count(len(seen["options"]))
    expect(dear.last).to_contain_text(re.compile(r"−\d+\s+for missing Fame"))
    dear.last.click()
    doubt = page.locator(DOUBT)
    expect(doubt).to_contain_text(f"of your {me['coins']} coins")
    page.get_by_role("button", name="Choose another").click()
    expect(doubt).to_have_count(0)
    assert tables.now(made)["view"]["troupes"][0]["coins"] == me["coins"]
    dear.last.click()
    page.locator("[data-sure]").click()
    expect(page.locator(".own [data-figure$='coins'] b")).not_to_have_text(str(me["coins"]))


def test_menus_show_what_an_action_takes(look: Opened, tables: Tables) -> None:
    made, _ = learning(tables)
    page = look(made.link())
    page.locator("[data-undo]").click()
    lit = page.locator('[data-lit][data-noun^="die:bank"]').first
    expect(lit).to_be_visible()
    lit.click()
    takes = page.locator('.menu [data-action^="take-coins"] [data-costs]')
    expect(takes).to_contain_text("−3")
    expect(takes.locator(".brings")).to_be_visible()


def test_an_interrogation_that_brings_nothing_is_asked_about(
    look: Opened, tables: Tables
) -> None:
    made = tables.make(HUMAN, HUMAN, game="pax_illuminaten", seed=4)

    def can(seen: Object) -> bool:
        spelled = [o["spelled"] for o in seen["options"]]
        return "interrogate areopagus" in spelled and seen["view"]["budget"] >= 2

    seen = tables.forward(made, can, prefer=("end-actions",))
    tables.act(made, 0, seen, "interrogate areopagus")
    tables.forward(made, lambda seen: bool(seen["options"]))
    page = look(made.link())
    page.locator('[data-lit][data-noun="place:areopagus"]').click()
    if page.locator('.menu [data-action="interrogate areopagus"]').count():
        page.locator('.menu [data-action="interrogate areopagus"]').click()
    expect(page.locator(DOUBT)).to_contain_text("brings nothing")


def main_phase_with(verb: str) -> Callable[[Object], bool]:
    return lambda seen: (
        (seen["view"]["asked"] or {}).get("prompt") == "ask-main"
        and any(option["verb"] == verb for option in seen["options"])
    )


def has_used(bonuses: int) -> Callable[[Object], bool]:
    return lambda seen: bool(seen["view"]["mages"][0]["bonuses"] == bonuses)


def test_a_bonus_says_what_it_takes_at_the_end(look: Opened, tables: Tables) -> None:
    """[S-12.7]"""
    made = tables.make(HUMAN, HUMAN, options={"level": "apprentice"})
    tables.forward(made, main_phase_with("bonus"), prefer=("take", "end-turn", "go-on"))
    page = look(made.link())
    group = page.locator('[data-group="bonus"]')
    for used in range(MOST_BONUSES):
        now, then = BONUS_LOSS[used], BONUS_LOSS[used + 1]
        expect(group.locator("[data-costs]")).to_contain_text(f"−{then - now}")
        bon = page.locator(".me .bon")
        expect(bon.locator("b")).to_have_text(f"−{now}")
        expect(bon.locator("[data-next]")).to_have_text(f"→ −{then}")
        group.click()
        bonus = page.locator('.menu [data-action="bonus transmute_plus_one"]')
        expect(bonus.locator("[data-costs]")).to_contain_text(
            f"−{then - now}points at the end of the game"
        )
        bonus.click()
        tables.until(made, has_used(used + 1))
    expect(group).to_have_count(0)
    expect(page.locator(".me .bon b")).to_have_text(f"−{BONUS_LOSS[-1]}")
    expect(page.locator(".me .bon [data-next]")).to_have_count(0)


def test_a_summon_says_what_it_takes_and_counts(look: Opened, tables: Tables) -> None:
    """[S-10.2, S-10.4]"""
    made = tables.make(HUMAN, HUMAN, options={"level": "apprentice"})

    def plain(seen: Object) -> bool:
        """A summon whose price is that on the card."""
        return (
            main_phase_with("summon")(seen)
            and "summon elemental_amulet" not in [o["spelled"] for o in seen["options"]]
            and not any(
                each["card"] in ("hand_of_fortune", "arcano_leech")
                for mage in seen["view"]["mages"]
                for each in mage["play"]
            )
        )

    seen = tables.forward(made, plain, prefer=("take", "end-turn"))
    page = look(made.link())
    expect(page.locator("[data-lit]").first).to_be_visible()
    page.keyboard.press("o")  # the list of all options
    for option in seen["options"]:
        if option["verb"] != "summon":
            continue
        face = NAMES.index(option["nouns"][0]["value"])
        bill = [-n for n in COSTS[2][face][:5]]
        shown = page.locator(f'[data-action="{option["spelled"]}"] [data-costs] > span')
        expect(shown).to_contain_text(
            [f"{'+' if n > 0 else '−'}{abs(n)}" for n in [*bill, PRESTIGE[face]] if n]
        )


# -- Pax Illuminaten: what is shown is what happens

SOON = 1_000  # milliseconds, until a key is pressed
SETTLES = 250
LISTED = """named => named.every(
  action => document.querySelector(`#options [data-action="${action}"]`)
)"""
PRICES = """() => {
  const price = cost => [
    cost.querySelector('svg').dataset.tip, parseInt(cost.textContent.replace('−', '-')),
  ];
  const prices = one => [...one.querySelectorAll('[data-costs] > span')].map(price);
  // A button that draws its price itself has no list of it.
  const all = [...document.querySelectorAll('#options [data-action]')]
    .sort((one, other) => prices(one).length - prices(other).length);
  return Object.fromEntries(all.map(
    one => [one.dataset.action, Object.fromEntries(prices(one))]
  ));
}"""


def listed(page: Page, seen: Object) -> dict[str, dict[str, int]]:
    """The prices in the list of all options, by icon."""
    shows(page, seen["version"])
    named = [option["spelled"] for option in seen["options"]]
    for _ in range(20):
        with suppress(TimeoutError):
            page.wait_for_function(LISTED, arg=named, timeout=SOON)
        # All options are listed until the board is drawn, and then what it does not show.
        page.wait_for_timeout(SETTLES)
        if page.evaluate(LISTED, named):
            found: dict[str, dict[str, int]] = page.evaluate(PRICES)
            return found
        page.keyboard.press("o")
    raise AssertionError("the list of all options does not open")


def asks(*prompts: str) -> Callable[[Object], bool]:
    return lambda seen: (
        bool(seen["options"]) and (seen["view"]["asked"] or {}).get("prompt") in prompts
    )


def favor_of(seen: Object) -> dict[str, int]:
    favor: dict[str, int] = seen["view"]["sides"][0]["favor"]
    return favor


def answered(tables: Tables, made: Made) -> Object:
    """Answer plainly what an action asks; the table when it is done."""
    while True:
        seen = tables.forward(made, lambda seen: bool(seen["options"]))
        if asks("ask-action")(seen):
            return seen
        plain = [o for o in seen["options"] if o["verb"] in ("pay", "act-with")]
        tables.act(made, 0, seen, (plain or seen["options"])[0]["spelled"])


def substituted(tables: Tables, made: Made, since: int) -> bool:
    path = f"/api/tables/{made.table}?token={made.tokens[0]}&since={since}"
    notes = tables.call("GET", path)["notes"]
    return any(told["note"] == "substitutes" for told in notes)


def test_what_actions_of_pax_take_and_bring_is_what_happens(
    look: Opened, tables: Tables
) -> None:
    """[P-8.1, P-8.2, P-8.3, P-8.5]"""
    made = tables.make(HUMAN, HUMAN, game="pax_illuminaten", seed=5)
    page = look(made.link())
    tried = {"interrogate": 0, "influence": 0, "scout": 0, "reassign": 0}
    shared = 0  # interrogations of which others get a part
    while min(tried.values()) < 2 or not shared:
        seen = tables.forward(made, asks("ask-action"), prefer=BUILD_UP)
        assert not seen["over"], (tried, shared)
        before = favor_of(seen)
        shown = listed(page, seen)
        verbs = {o["spelled"]: o["verb"] for o in seen["options"] if shown[o["spelled"]]}
        known = [action for action, verb in verbs.items() if verb in tried]
        if not known:
            tables.act(made, 0, seen, "end-actions")
            continue
        action = min(known, key=lambda a: ("human" not in shown[a], tried[verbs[a]]))
        verb, price = verbs[action], shown[action]
        tables.act(made, 0, seen, action)
        now = tables.now(made)
        if asks("ask-how-many")(now):
            most = now["options"][-1]["spelled"]
            price = listed(page, now)[most]
            tables.act(made, 0, now, most)
        after = favor_of(answered(tables, made))
        tried[verb] += 1
        shared += "human" in price
        if substituted(tables, made, seen["version"]):
            continue
        changed = {faction: n - before[faction] for faction, n in after.items()}
        assert sum(changed.values()) == sum(
            n for icon, n in price.items() if icon not in ("influence", "hand")
        ), (action, price, changed)
        if verb == "influence" and "favor" not in price:
            assert changed == {faction: price.get(faction, 0) for faction in changed}


def test_main_actions_that_are_left_are_asked_about(look: Opened, tables: Tables) -> None:
    """[P-7.1]"""
    made = tables.make(HUMAN, HUMAN, game="pax_illuminaten", seed=5)
    seen = tables.forward(made, asks("ask-action"))
    page = look(made.link())
    end = page.locator('#options [data-action="end-actions"]')
    expect(end).not_to_have_class(re.compile("primary"))  # it is not what to do now
    end.click()
    expect(page.locator(DOUBT)).to_contain_text(f"You still have {seen['view']['budget']} main")
    page.locator("[data-sure]").click()
    tables.moved(made, seen)


def test_most_of_the_favor_is_asked_about(look: Opened, tables: Tables) -> None:
    """[P-16.3]"""
    made = begin(tables, "/api/try/pax_illuminaten/P-16.3")
    seen = tables.until(made, asks("ask-action"))
    page = look(made.link())
    action = "buy-action SPECIAL_PROPAGANDA_PRESS"
    assert listed(page, seen)[action] == {"favor": -3, "extra": 1}
    page.locator(f'#options [data-action="{action}"]').click()
    expect(page.locator(DOUBT)).to_contain_text("This takes 3 of your 3 favor; 0 left.")
    assert tables.now(made)["version"] == seen["version"]


# -- Trickerion

OF_TROUPE = {"coin": "coins", "fame": "fame", "shard": "shards"}


def can(action: str) -> Callable[[Object], bool]:
    return lambda seen: action in [option["spelled"] for option in seen["options"]]


def points(seen: Object) -> int:
    return int((seen["view"]["asked"] or {}).get("points", 0))


@pytest.mark.parametrize(
    ("rule", "first", "verb"),
    [
        ("T-4.3.1", "", "advertise"),
        ("T-6.1.4", "place magician downtown_1", "reroll"),
        ("T-6.3.2", "place magician workshop_1", "prepare"),
        ("T-6.4.7", "place apprentice_1 saturday_backstage_1", "reschedule"),
        ("T-15.5", "place apprentice_1 thursday_backstage_1", "supercharge"),
        ("A-5.1", "place magician academy_1", "renovate"),
        ("A-1.6", "place magician academy_1", "learn-secret"),
        ("A-5.6", "place magician academy_1", "teach"),
        ("A-4.5", "place magician academy_1", "practise"),
    ],
)
def test_what_an_action_takes_and_brings_is_what_happens(
    look: Opened, tables: Tables, rule: str, first: str, verb: str
) -> None:
    made = begin(tables, f"/api/try/trickerion/{rule}")
    if first:
        tables.act(made, 0, tables.until(made, can(first)), first)
    seen = tables.until(made, lambda seen: any(o["verb"] == verb for o in seen["options"]))
    prices = listed(look(made.link()), seen)
    all_of_it = [o["spelled"] for o in seen["options"] if o["verb"] == verb]
    assert all(prices[action] for action in all_of_it)
    action = all_of_it[0]
    tables.act(made, 0, seen, action)
    after = tables.now(made)
    if points(after):
        assert points(after) - points(seen) == prices[action].get("ap", 0)
    before, me = seen["view"]["troupes"][0], after["view"]["troupes"][0]
    if verb == "learn-secret":
        del prices[action]["coin"]  # a wage that is paid each round
    for icon, name in OF_TROUPE.items():
        assert me[name] - before[name] == prices[action].get(icon, 0), prices[action]
