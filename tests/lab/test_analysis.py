"""Hints and analyses: from what a seat knows, and finding what cost the game."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

import arcanum
from arcanum.bots import Seat, bot, guide_for
from arcanum.bots.guide import Part, PlanGuide
from arcanum.bots.plans import Candidate, PlanSearch
from arcanum.cli import main
from arcanum.games.trickerion.rules.base.rounds import Turn
from arcanum.games.trickerion.rules.base.table import Trickerion
from arcanum.kernel.game import Game
from arcanum.kernel.words import Action
from arcanum.lab import analysis
from arcanum.lab.analysis import Analyst, Decision, Judged, analyse, decisions, hint
from arcanum.lab.arena import Arena, planned
from arcanum.lab.reasons import Means, Reason, means_of, reasons, together
from arcanum.records import Record, read_record
from arcanum.texts import LANGUAGES, texts
from tests.titles import TITLES


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Record:
    folder = tmp_path_factory.mktemp("arena")
    Arena(planned("pebbles", ["random", "easy"], games=1), folder).run()
    return read_record(folder / "records" / "000000.jsonl")


def test_a_hint_names_legal_options_with_chances() -> None:
    s = arcanum.game("pebbles").new(seats=2, seed=1)
    told = hint("pebbles", Seat(s, s.player), seconds=5.0, simulations=40)
    legal = {arcanum.game("pebbles").spell(option) for option in s.options}
    assert 1 <= len(told) <= 3
    assert {each["action"] for each in told} <= legal
    assert all(0 <= each["chance"] <= 1 for each in told)


def test_a_hint_does_not_hang_on_what_is_hidden() -> None:
    game = arcanum.game("seasons")
    s = game.new(seats=2, seed=3)
    other = s.determinize(s.player, 77)
    mine = hint("seasons", Seat(s, s.player), seconds=60.0, simulations=3)
    assert mine == hint("seasons", Seat(other, other.player), seconds=60.0, simulations=3)


def test_an_analysis_judges_every_real_decision(record: Record) -> None:
    judged = list(analyse(record, simulations=12))
    assert len(judged) == len(record.actions)
    real = [each for each in judged if each is not None]
    assert real
    for each in real:
        assert sum(each.chances) == pytest.approx(1.0, abs=1e-6)
        assert each.cost >= 0
        assert each.played == record.actions[each.number - 1][1]


def test_the_command_tells_chances_and_costs(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.jsonl"
    record.write(file)
    assert main(["analyse", str(file), "--simulations", "6", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["chances"]
    assert [each["cost"] for each in told["costly"]] == sorted(
        (each["cost"] for each in told["costly"]), reverse=True
    )


def test_an_analysis_begins_with_the_chart_and_ends_with_what_cost_most(record: Record) -> None:
    analyst = Analyst(record)
    first = analyst.part(0.0)
    assert 0 < first.share < 1
    assert first.left > 0
    assert {each["tries"] for each in first.judged} == {0}  # at a glance
    told = {each["number"]: each for each in first.judged}
    shares = [first.share]
    while shares[-1] < 1:
        part = analyst.part(0.0)
        shares.append(part.share)
        told |= {each["number"]: each for each in part.judged}
    real = [at.number for at in decisions(record) if at is not None]
    assert sorted(told) == real
    assert [each.told() for each in analyst.judged()] == [told[number] for number in real]
    assert all(each["tries"] for each in told.values())
    costly = sorted(told.values(), key=lambda each: -each["cost"])
    assert all(each["tries"] == analysis.STUDY for each in costly[:3] if each["cost"] > 0)


def test_without_time_the_most_telling_decisions_are_looked_at(record: Record) -> None:
    analyst = Analyst(record, seconds=0.0)
    while analyst.part(0.0).share < 1:
        pass
    looked = [each for each in analyst.judged() if each.tries]
    assert len(looked) == min(analysis.COSTLY, len(analyst.judged()))
    assert all(each.chances for each in analyst.judged())  # the chart is whole


def test_an_analysis_goes_on_from_what_was_told(record: Record) -> None:
    first = Analyst(record)
    while not any(each.tries for each in first.judged()):
        first.part(0.0)
    told = [each.told() for each in first.judged()]
    second = Analyst(record, told=told, spent=first.spent)
    while second.part(0.0).share < 1:
        pass
    known = {each["number"]: each for each in told if each["tries"]}
    for each in second.judged():
        if each.number in known and each.tries < analysis.STUDY:
            assert each.told() == known[each.number]


def test_each_costly_decision_is_studied_before_one_is_studied_again(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    studied: list[tuple[int, int]] = []

    def judged(game: Game, at: Decision, simulations: int) -> Judged:
        if simulations > analysis.LOOK:
            studied.append((at.number, simulations))
        found = analysis.glanced(game, at)
        return replace(found, chance_best=1.0, chance_played=0.5, tries=simulations)

    monkeypatch.setattr(analysis, "judged_by_search", judged)
    monkeypatch.setattr(analysis.Analyst, "affordable", lambda *_: 4)
    analyst = Analyst(record)
    while analyst.part(0.0).share < 1:
        pass
    first = [number for number, _ in studied[: analysis.STUDIED]]
    assert len(set(first)) == min(analysis.STUDIED, len(analyst.judged())) > 2
    sizes = [size for number, size in studied if number == first[0]]
    assert sizes[-1] == analysis.STUDY
    assert all(2 * a == b or b == analysis.STUDY for a, b in pairwise(sizes))


def at_turn(seed: int, round_at: int) -> tuple[Trickerion, Action]:
    """A turn of Trickerion between greedy bots, and what greedy would do there."""
    s = arcanum.game("trickerion").new(seats=2, seed=seed, notes=False)
    assert isinstance(s, Trickerion)
    bots = [bot("greedy", "trickerion", p) for p in range(2)]
    while s.round < round_at or not isinstance(s.asked(), Turn):
        s.apply(bots[s.player].choose(Seat(s, s.player)))
    return s, bots[s.player].choose(Seat(s, s.player))


def test_a_game_of_plans_is_judged_as_its_hints_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both search over plans; the tree search has no part in it."""
    used: list[PlanSearch] = []

    def watched(guide: PlanGuide, seed: int) -> PlanSearch:
        used.append(PlanSearch(guide, seed))
        return used[-1]

    monkeypatch.setattr(analysis, "PlanSearch", watched)
    s, usual = at_turn(3, 1)
    game = arcanum.game("trickerion")
    told = hint("trickerion", Seat(s, s.player), 1.0, 8)
    judged = analysis.judged_by_search(game, Decision(7, s.player, usual, s), 6)
    assert len(used) == 2
    assert judged.played == game.spell(usual)
    assert judged.cost == pytest.approx(judged.chance_best - judged.chance_played)
    assert judged.chances[s.player] == judged.chance_best
    assert sum(judged.chances) == pytest.approx(1)
    legal = {game.spell(option) for option in s.options}
    assert {judged.best, *[each["action"] for each in told]} <= legal


def test_both_options_are_compared_on_the_same_deals() -> None:
    s, usual = at_turn(3, 1)
    other = next(option for option in s.options if option != usual)
    guide = guide_for("trickerion", 4)
    assert isinstance(guide, PlanGuide)
    search = PlanSearch(guide, 4)
    seat = Seat(s, s.player)
    search.run(seat, 60.0, 4, 0)
    for action, tries in ((usual, 3), (other, 2)):
        search.weigh(seat, action, tries)
    analysis.compared(search, [usual, other], 0)
    assert len(search.candidates[usual].chances) == len(search.candidates[other].chances) >= 2
    before = len(search.candidates[usual].chances)
    for action in (usual, other):
        search.weigh(seat, action, 1)
    found = analysis.compared(search, [usual, other], before)
    assert found == tuple(search.candidates[each].chances[-1] for each in (usual, other))


def test_a_better_plan_is_named_where_the_usual_way_leads_elsewhere() -> None:
    guide = guide_for("trickerion", 4)
    assert isinstance(guide, PlanGuide)
    s = arcanum.game("trickerion").new(seats=2, seed=3, notes=False)
    others: list[int] = []
    while not others:  # until some style would do something else, and is about something
        s.apply(guide.act(s, 0))
        usual = guide.act(s, 0)
        others = [
            plan for plan in guide.plans(s) if guide.about(plan) and guide.act(s, plan) != usual
        ]
    search = PlanSearch(guide, 4)
    search.run(Seat(s, s.player), 60.0, 0, 0)
    better = guide.act(s, others[0])
    assert search.would[0] == usual
    assert search.would[others[0]] == better
    search.candidates[better] = Candidate(better, others[0])
    (reason,) = analysis.plan_behind(search, better)
    assert reason.part == guide.about(others[0])
    for lang in LANGUAGES:
        say = texts(lang, "trickerion")
        assert say.knows(f"reason-{reason.part}.more")
        assert say.reasons([reason.told()]).endswith(".")
    search.candidates[usual] = Candidate(usual, others[0])
    assert analysis.plan_behind(search, usual) == []  # not what this plan does
    search.candidates[better] = Candidate(better, 0)
    assert analysis.plan_behind(search, better) == []


def means(**parts: tuple[float, float]) -> Means:
    return means_of([Part(name, worth, amount) for name, (worth, amount) in parts.items()])


def test_reasons_are_the_parts_that_differ_most() -> None:
    mine = means(coins=(6.0, 9), fame=(10.0, 10), shards=(1.0, 1), team=(3.0, 0), other=(5, 5))
    others = means(coins=(2.0, 5), fame=(8.0, 11), shards=(4.0, 4), team=(2.9, 0), other=(4, 4))
    assert reasons(mine, others) == [
        Reason("coins", True, 4),
        Reason("fame", True, 0),  # more worth, though less of it: not to be counted
        Reason("shards", False, 3),
    ]
    assert reasons(mine, mine) == []
    assert reasons(Means(), others) == []
    both = together([mine, others, Means()])
    assert both.tries == 2
    assert both.worth["coins"] == 8.0


@pytest.mark.parametrize("name", TITLES)
def test_every_game_can_say_what_its_judgement_is_made_of(name: str) -> None:
    game = arcanum.game(name)
    guide = guide_for(name)
    s = game.new(seats=2, seed=5, notes=False)
    rival = bot("greedy", name, 5)
    for step in range(120):
        if s.over:
            break
        if step % 40 == 39:
            world = Seat(s, s.player).imagine(step)
            found = guide.parts(world, s.player)
            assert {part.name for part in found} <= set(guide.part_names)
            again = guide.parts(
                Seat(s.determinize(s.player, 3), s.player).imagine(step), s.player
            )
            assert [part.name for part in found] == [part.name for part in again]
        s.apply(rival.choose(Seat(s, s.player)))
    for lang in LANGUAGES:
        say = texts(lang, name)
        for part in guide.part_names:
            told = [{"part": part, "more": True, "n": 2}, {"part": part, "more": False, "n": 1}]
            sentence = say.reasons(told)
            assert sentence[0] == sentence[0].upper()
            assert sentence.endswith(".")
            assert "[" not in sentence
            assert "{" not in sentence


def test_a_hint_tells_the_best_first() -> None:
    s = arcanum.game("pebbles").new(seats=2, seed=2)
    chances = [each["chance"] for each in hint("pebbles", Seat(s, s.player), 5.0, 60)]
    assert len(chances) > 1
    assert chances == sorted(chances, reverse=True)


def test_a_plain_choice_is_told_alone() -> None:
    """What the guide takes without searching: here the energies that a die gives."""
    game = arcanum.game("seasons")
    s = game.new(seats=2, seed=3, options={"level": "apprentice"}, notes=False)
    while not (s.asked().prompt == "ask-die-actions" and len(s.options) > 2):
        s.apply(s.options[0])
    (only,) = hint("seasons", Seat(s, s.player), 1.0, 8)
    assert game.read(only["action"]) in s.options


def test_a_plain_choice_is_played_on_too() -> None:
    """Before the first round nobody leads: judged at once, all would be even."""
    s = arcanum.game("seasons").new(seats=2, seed=3, notes=False)
    while s.asked().prompt == "ask-draft":
        s.apply(s.options[0])
    (only,) = hint("seasons", Seat(s, s.player), 1.0, 8)
    assert only["action"].startswith("shelve ")
    assert only["chance"] != 0.5


def test_a_hint_for_the_draft_names_three_cards() -> None:
    s = arcanum.game("seasons").new(seats=2, seed=3, notes=False)
    told = hint("seasons", Seat(s, s.player), 1.0, 8)
    assert len({each["action"] for each in told}) == 3
    assert any(each["reasons"] for each in told)
    assert all(each["action"].startswith("draft ") for each in told)
    chances = [each["chance"] for each in told]
    assert chances == sorted(chances, reverse=True)
    assert 0.05 < chances[2] < chances[0] < 0.95
