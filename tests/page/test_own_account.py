"""What people do with their account and their notices: passwords, links, mails that stop."""

from __future__ import annotations

import re
import secrets
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from arcanum.server.admin.about_accounts import reset
from arcanum.server.database import Statement
from arcanum.server.removing import CHANGED, ordered
from arcanum.server.store import connector
from arcanum.server.wishes import CONFIRM, STOP, Wishes
from tests.page.conftest import Opened
from tests.page.tables import HUMAN, Made, Tables, bot
from tests.page.test_around import MISSING, PASSWORD, enter


def store(tables: Tables) -> Any:
    """The database of the running server."""
    assert tables.deals is not None
    return connector(str(Path(tables.deals).parent / "page.sqlite3"))()


def manage(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).click()
    page.get_by_text(re.compile("Manage|Настройки|Ustawienia")).click()


def test_people_look_after_their_account(look: Opened) -> None:
    name = "Ines " + secrets.token_hex(4)
    page, phone = look(), look(width=390, height=700, lang="pl")
    enter(page, name, "New account")
    expect(page.get_by_role("button", name=name)).to_be_visible()

    manage(page, name)
    form = page.get_by_role("form", name="Change the password")
    form.get_by_label("Current password").fill("not this one")
    form.get_by_label("New password").fill("another table")
    form.get_by_role("button").click()
    expect(page.get_by_role("alert")).to_have_text("The password is wrong.")
    form.get_by_label("Current password").fill(PASSWORD)
    form.get_by_role("button").click()
    expect(form).to_have_count(0)

    phone.get_by_role("button", name="Zaloguj się").click()
    phone.get_by_label("Nazwa", exact=True).fill(name)
    phone.get_by_label("Hasło").fill("another table")
    phone.get_by_role("form").get_by_role("button", name="Zaloguj się").click()
    manage(phone, name)
    assert not MISSING.search(phone.inner_text("body"))
    phone.get_by_role("button", name="Wyloguj wszędzie").click()
    expect(phone.get_by_role("button", name="Zaloguj się")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Log in")).to_be_visible()

    enter(page, name, "Log in", "another table")
    manage(page, name)
    form = page.get_by_role("form", name="Delete this account")
    form.get_by_label("Your password").fill("another table")
    form.get_by_role("button", name="Delete this account").click()
    expect(page.get_by_role("button", name="Log in")).to_be_visible()
    enter(page, name, "Log in", "another table")
    expect(page.get_by_role("alert")).to_contain_text("do not match")


def test_a_link_opens_a_form_for_a_new_password(look: Opened, tables: Tables) -> None:
    name = "Vera " + secrets.token_hex(4)
    tables.call("POST", "/api/accounts", {"name": name, "password": PASSWORD})
    db = store(tables)
    token = reset(db, name, 1)
    db.close()
    page = look(f"/password#{token}", lang="ru")
    page.get_by_label("Новый пароль").fill("another table")
    page.get_by_role("button", name="Сохранить").click()
    expect(page.get_by_role("button", name=name)).to_be_visible()
    assert token not in page.url
    again = look(f"/password#{token}")
    again.get_by_label("New password").fill("third table")
    again.get_by_role("button", name="Save").click()
    expect(again.get_by_role("alert")).to_contain_text("used already")


def set_notice(tables: Tables, made: Made, kind: str, target: str, state: str) -> None:
    """As the server has it after a mail was asked for, or a hook answered with an error."""
    sql = (
        "INSERT INTO notices (table_id, seat, kind, target, state) VALUES (?, 0, ?, ?, ?) "
        "ON CONFLICT (table_id, seat, kind) DO UPDATE SET state = excluded.state"
    )
    put: Statement = (sql, (made.table, kind, target, state))
    db = store(tables)
    db.write([put, *ordered(CHANGED, made.table)])
    db.close()
    path = f"/api/tables/{made.table}/notices?token={made.tokens[0]}"
    for _ in range(600):
        found = tables.call("GET", path)["notices"]
        if [n for n in found if n["kind"] == kind and n["state"] == state.split()[0]]:
            return
        time.sleep(0.1)
    raise AssertionError("the server does not take notice")


def test_a_mail_is_confirmed_and_stopped_by_a_click(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, bot())
    box = "bob@example.org"
    set_notice(tables, made, "email", box, "waiting")
    db = store(tables)
    ((key,),) = db.rows("SELECT value FROM settings WHERE name = 'mail'")
    db.close()
    signer: Any = Wishes.__new__(Wishes)
    signer.key = key.encode()
    page = look("/mail#" + signer.signed(CONFIRM, made.table, 0, box))
    expect(page.get_by_text(box)).to_be_visible()
    path = f"/api/tables/{made.table}/notices?token={made.tokens[0]}"
    assert tables.call("GET", path)["notices"][0]["state"] == "waiting"  # a look does nothing
    page.get_by_role("button", name="Yes, send mails").click()
    expect(page.get_by_role("status")).to_contain_text("Confirmed")
    assert tables.call("GET", path)["notices"][0]["state"] == "on"
    link = "/mail#" + signer.signed(STOP, made.table, 0, box)
    page = look(link, lang="ru")
    page.get_by_role("button", name="Не присылать").click()
    expect(page.get_by_role("status")).to_contain_text("больше не будет")
    assert tables.call("GET", path)["notices"] == []
    page = look(link, lang="pl")
    expect(page.get_by_role("alert")).to_contain_text("za stary")


def test_who_turned_a_webhook_off_is_told(look: Opened, tables: Tables) -> None:
    made = tables.make(HUMAN, bot())
    page = look(made.link())
    page.get_by_role("tab", name="More").click()
    page.get_by_label("Webhook address").fill("https://example.org/turn")
    page.get_by_label("Webhook address").press("Enter")
    expect(page.get_by_text("https://example.org/turn")).to_be_visible()
    set_notice(tables, made, "webhook", "https://example.org/turn", "off 404")
    page.reload()
    expect(page.locator("[data-slip]")).to_contain_text("the answer was 404")
    page.get_by_role("tab", name="More").click()
    expect(page.get_by_role("alert")).to_contain_text("https://example.org/turn are off")
    page.get_by_label("Webhook address").fill("https://example.org/other")
    page.get_by_label("Webhook address").press("Enter")
    expect(page.get_by_text("https://example.org/other")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
