"""The rulebook over the calls: in each language, with views as pictures."""

from __future__ import annotations

import pytest

from arcanum.texts import LANGUAGES
from tests.server.desk import Running

PATH = "/api/rules/pebbles?lang="


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rulebook_has_chapters_pictures_and_terms(quick: Running, lang: str) -> None:
    told = quick.http.get(PATH + lang).json()
    assert set(told) == {"game", "lang", "parts", "figures", "terms"}
    (part,) = told["parts"]
    assert [chapter["id"] for chapter in part["chapters"]][-1] == "glossary"
    winning = part["chapters"][1]
    assert winning["rules"] == ["B-3.2"]
    assert winning["blocks"][0]["pieces"][0]["rules"] == ["B-3.2"]
    figure = told["figures"]["before-the-fists"]
    assert figure["view"]["viewer"] == "A"
    assert figure["view"]["game"] == "pebbles"
    assert figure["seats"] == 3
    assert set(told["terms"]) == {"pebble", "charm"}
    assert all(term["word"] and term["about"] for term in told["terms"].values())


def test_a_rulebook_is_sent_once(quick: Running) -> None:
    answer = quick.http.get(PATH + "ru")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["content-encoding"] == "gzip"
    tag = {"if-none-match": answer.headers["etag"]}
    assert quick.http.get(PATH + "ru", headers=tag).status_code == 304
    assert quick.http.get(PATH + "pl", headers=tag).status_code == 200
    plain = quick.http.get(PATH + "ru", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == answer.json()


def test_what_is_not_there(quick: Running) -> None:
    assert quick.http.get(PATH + "fr").status_code == 404
    assert quick.http.get(PATH).status_code == 404
    assert quick.http.get("/api/rules/chess?lang=en").status_code == 404


def test_cards_have_their_notes_in_each_language(quick: Running) -> None:
    counts = set()
    for lang in LANGUAGES:
        cards = quick.http.get(f"/api/cards/seasons?lang={lang}").json()["cards"]
        boots = next(card for card in cards if card["id"] == "temporal_boots")
        counts.add(len(boots["rulings"]))
        assert not any("[" in note or "{" in note for c in cards for note in c["rulings"])
    assert counts == {7}
    assert quick.http.get("/api/cards/seasons?lang=xx").status_code == 404
    assert quick.http.get("/api/cards/chess?lang=en").status_code == 404


def test_the_specification_has_its_variants(quick: Running) -> None:
    exact = quick.http.get("/api/rules/trickerion")
    assert exact.headers["content-type"].startswith("text/markdown")
    for number in ("T-6.1", "H-8.3", "A-5.7"):
        assert number in exact.text
