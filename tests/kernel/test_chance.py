"""The generator inside a state."""

import json
from collections import Counter
from typing import Any

import pytest

import arcanum
from arcanum.kernel.chance import (
    FIRST,
    KINDS,
    PIECES,
    SECOND,
    advanced,
    number_below,
    pieces,
    sealed_key,
    seeded,
)
from arcanum.kernel.codec import fingerprint
from arcanum.kernel.errors import BadData, BadSetting
from arcanum.kernel.state import State
from arcanum.records import Record, parse


def test_seeds_give_unrelated_valid_generators() -> None:
    generators = {seeded(seed) for seed in range(1000)} | {seeded("a"), seeded("1 ")}
    assert len(generators) == 1002
    for chance in generators:
        assert 1 <= chance >> 31 < FIRST
        assert 1 <= chance & 0x7FFFFFFF < SECOND


def test_the_sequence_never_changes() -> None:
    chance = seeded(7)
    drawn = []
    for _ in range(8):
        chance = advanced(chance)
        drawn.append(number_below(chance, 100))
    assert drawn == [51, 29, 42, 32, 39, 53, 48, 91]


def test_every_number_is_about_equally_likely() -> None:
    chance = seeded("fair")
    counts: Counter[int] = Counter()
    for _ in range(60_000):
        chance = advanced(chance)
        counts[number_below(chance, 6)] += 1
    assert set(counts) == set(range(6))
    assert all(abs(n - 10_000) < 500 for n in counts.values())


def test_it_stays_a_small_int() -> None:
    chance = seeded(1)
    for _ in range(1000):
        chance = advanced(chance)
        assert 0 < chance < 1 << 62


# -- the sealed kinds

SEALED_KINDS = ("sealed", "sealed-sixteen", "sealed-one")


def sealed_table(kind: str, seed: int | str) -> State:
    """A table that has drawn nothing yet."""
    s = State()
    s.seal = sealed_key(seed, kind)
    return s


@pytest.mark.parametrize(
    ("kind", "start", "n", "numbers"),
    [
        ("sealed", 0, 40_000, [16790, 32888, 28050, 34956, 13851, 15039, 5651, 39354, 5425]),
        ("sealed", 24, 100, [34, 83, 24, 45, 91, 10, 98, 9, 88, 9, 52, 12]),
        (
            "sealed-sixteen",
            0,
            100,
            [23, 29, 54, 81, 49, 85, 80, 64, 25, 70, 11, 54, 75, 94, 41, 6, 44, 83, 73, 23],
        ),
        ("sealed-one", 0, 100, [28, 21, 96, 8, 67, 71, 13, 14]),
    ],
)
def test_the_sealed_sequence_never_changes(
    kind: str, start: int, n: int, numbers: list[int]
) -> None:
    key = sealed_key(7, kind)
    assert len(bytes.fromhex(key.rpartition(":")[2])) == 32
    s = sealed_table(kind, 7)
    s.chance = start
    before = []
    for number in numbers:
        before.append(s.chance)
        assert s.below(n) == number
    # from anywhere, without the hash that was kept
    for drawn, number in zip(before, numbers, strict=True):
        s.chance, s.ahead = drawn, b""
        assert s.below(n) == number


def test_every_piece_of_every_hash_is_drawn_once() -> None:
    s = sealed_table("sealed", "apart")
    shown = [s.below(PIECES) for _ in range(6399)]  # as they are
    hashes = b"".join(pieces(s.seal, number) for number in range(200))
    cut = [hashes[at] << 8 | hashes[at + 1] for at in range(0, len(hashes), 2)]
    assert shown == cut[1:]


@pytest.mark.parametrize("n", [1, 2, 6, 7, 100, 1000, 40_000, 65_535, 65_536])
def test_every_number_has_equally_many_pieces(n: int) -> None:
    """Of all that there could be; fewer than n are left, and passed over."""
    s = sealed_table("sealed", "each")
    counts: Counter[int] = Counter()
    for piece in range(PIECES):
        s.chance, s.ahead = 0, piece.to_bytes(2, "big") * 32
        number = s.below(n)
        if s.chance == 1:
            counts[number] += 1
    assert set(counts.values()) == {PIECES // n}
    assert set(counts) == set(range(n))


def test_no_number_is_drawn_from_more_than_there_are_pieces() -> None:
    with pytest.raises(AssertionError):
        sealed_table("sealed", 1).below(PIECES + 1)


@pytest.mark.parametrize("kind", SEALED_KINDS)
def test_every_sealed_number_is_about_equally_likely(kind: str) -> None:
    s = sealed_table(kind, "fair")
    counts = Counter(s.below(6) for _ in range(12_000))
    assert set(counts) == set(range(6))
    assert all(abs(n - 2_000) < 250 for n in counts.values())


def dice(kind: str, seed: int) -> tuple[int, list[int]]:
    """A table's generator before it rolls 30 dice, and what they show."""
    s: State = arcanum.game("seasons").new(seed=seed, chance=kind)
    return s.chance, [s.below(6) for _ in range(30)]


def explains(candidate: int, shown: list[int]) -> bool:
    """Whether a state of the fast generator shows these dice.

    6 divides FIRST - 1: each die tells the difference of the two halves modulo 6, and so a
    guess at the state is refuted by a few public dice.
    """
    assert (FIRST - 1) % 6 == 0
    first, second = candidate >> 31, candidate & 0x7FFFFFFF
    for die in shown:
        first, second = 40014 * first % FIRST, 40692 * second % SECOND
        # `number_below` takes the difference modulo FIRST - 1 first, which changes nothing here
        if (first - second) % 6 != die:
            return False
    return True


def test_dice_betray_the_fast_generator() -> None:
    state, shown = dice("fast", seed=1)
    guesses = [seeded(f"guess {n}") for n in range(5000)]
    assert [guess for guess in [*guesses, state] if explains(guess, shown)] == [state]


class Dice:
    """The dice of a table: what it holds that nobody sees, and the same with another key."""

    def __init__(self, kind: str, seed: str) -> None:
        self.s = State()
        self.kind = kind
        self.seed = seed
        if kind == "fast":
            self.s.chance = seeded(seed)
        else:
            self.s.seal = sealed_key(seed, kind)

    @property
    def number(self) -> int:
        """What it holds now beside its key."""
        return self.s.chance

    @property
    def key(self) -> str:
        return self.s.seal

    def roll(self) -> int:
        return self.s.below(6)

    def rekey(self) -> None:
        self.s.seal = sealed_key("another", self.kind)
        self.s.ahead = b""


class FromSecret:
    """The fast generator from a secret start, as somebody could take for sealed."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.key = sealed_key(seed)
        self.number = seeded(f"secret {seed}")

    def roll(self) -> int:
        self.number = advanced(self.number)
        return number_below(self.number, 6)

    def rekey(self) -> None:
        self.key = sealed_key("another")


class FromKey(FromSecret):
    """The same, started from the key itself; what it holds is how many were drawn."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.number = 0

    def roll(self) -> int:
        self.number += 1
        state = seeded(self.key)
        for _ in range(self.number):
            state = advanced(state)
        return number_below(state, 6)


ROLLS = 60


def betrayed(table: Dice | FromSecret) -> bool:
    """Whether what a table holds shows its dice by the attack's first step.

    After each die the number it holds would give that die as the difference of its halves; or
    its key, or its seed, is the start of a fast generator that shows them all.
    """
    starts = [seeded(each) for each in (table.key, table.key.rpartition(":")[2], table.seed)]
    shown, told = [], []
    for _ in range(ROLLS):
        shown.append(table.roll())
        told.append(number_below(table.number, 6))
    return told == shown or any(explains(start, shown) for start in starts)


def follows_its_key(table: Dice | FromSecret, twin: Dice | FromSecret) -> bool:
    """Whether two tables with the same dice so far go apart when one has another key."""
    before = [each.roll() for each in (table, twin) for _ in range(ROLLS)]
    assert before[:ROLLS] == before[ROLLS:]
    twin.rekey()
    return [table.roll() for _ in range(ROLLS)] != [twin.roll() for _ in range(ROLLS)]


@pytest.mark.parametrize("kind", SEALED_KINDS)
def test_dice_tell_nothing_about_the_sealed_generator(kind: str) -> None:
    for seed in "abc":
        assert not betrayed(Dice(kind, seed))
        assert follows_its_key(Dice(kind, seed), Dice(kind, seed))


def test_a_fast_generator_is_never_taken_for_a_sealed_one() -> None:
    """However secret its start: both checks together find it."""
    for seed in "abc":
        assert betrayed(Dice("fast", seed))
        assert betrayed(FromSecret(seed))
        assert not follows_its_key(FromSecret(seed), FromSecret(seed))
        assert betrayed(FromKey(seed))


@pytest.mark.parametrize("kind", SEALED_KINDS)
@pytest.mark.parametrize("name", arcanum.games.ids())
def test_sealed_tables_play_save_and_replay(name: str, kind: str) -> None:
    game = arcanum.game(name)
    s = game.new(seed="x", chance=kind)
    record = Record(name, s.seats, "x", s.settings, chance=kind)
    chooser = seeded(3)
    while not s.over:
        chooser = advanced(chooser)
        action = s.options[number_below(chooser, len(s.options))]
        record.actions.append((s.player, game.spell(action)))
        s.apply(action)
        s = game.load(s.dump()) if len(record.actions) % 50 == 0 else s
    again = parse(record.text())
    assert again.chance == kind
    assert again.header()["chance"] == "sealed"
    assert again.replay().dump() == s.dump()
    assert s.dump()["seal"] == sealed_key("x", kind)


OLD_HEAD: dict[str, Any] = {
    "arcanum": 1,
    "game": "pebbles",
    "rules": "1",
    "options": {},
    "seats": 2,
    "seed": "x",
    "chance": "sealed",
}
OLD_ACTIONS = [
    ("A", "close 0"),
    ("B", "close 3"),
    ("B", "swap"),
    ("A", "close 1"),
    ("B", "close 0"),
    ("A", "keep"),
    ("A", "close 2"),
    ("B", "close 1"),
    ("A", "swap"),
]


@pytest.mark.parametrize(
    ("kind", "told", "final_hash"),
    [
        (
            "sealed-sixteen",
            {"ahead": 16},
            "7fe785043d898dd8434381d1c2754f7ba893567d66d3327ff61898380cd96ba7",
        ),
        (
            "sealed-one",
            {},
            "f77f102e6328cb7c7073c0da1b1e23f3e1d5a2c2f73280beeafeca6d14710d96",
        ),
    ],
)
def test_a_record_of_an_older_kind_ends_as_it_did(
    kind: str, told: dict[str, int], final_hash: str
) -> None:
    head = {**OLD_HEAD, **told}
    lines = [head, *({"seat": seat, "do": do} for seat, do in OLD_ACTIONS)]
    record = parse("\n".join(json.dumps(line) for line in lines))
    assert record.chance == kind
    end = record.replay()
    assert end.over
    assert fingerprint(end) == final_hash
    again = record.header()
    assert (again["chance"], again.get("ahead")) == ("sealed", told.get("ahead"))


@pytest.mark.parametrize("wrong", [{"ahead": 8}, {"ahead": "16"}, {"chance": "sealed-one"}])
def test_a_record_of_an_unknown_kind_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadData, match="chance of another kind"):
        parse(json.dumps({**OLD_HEAD, **wrong}))


@pytest.mark.parametrize("name", arcanum.games.ids())
def test_imagined_tables_hold_neither_key_nor_count(name: str) -> None:
    s = arcanum.game(name).new(seed=5, chance="sealed")
    for viewer in (0, None):
        imagined = s.determinize(viewer, seed=1)
        assert (imagined.seal, imagined.ahead) == ("", b"")
        assert imagined.chance != s.chance
        assert "seal" not in imagined.dump()


def test_the_kind_is_checked() -> None:
    game = arcanum.game("pebbles")
    assert set(KINDS) == {"fast", *SEALED_KINDS}
    told = "chance is one of fast, sealed, sealed-sixteen, sealed-one, not 'slow'"
    with pytest.raises(BadSetting, match=told):
        game.new(chance="slow")
    data = game.new(chance="sealed").dump()
    for wrong in ("xyz", "00", "16:00", "32:00", "8:" + 64 * "0", "32:16:" + 64 * "0", 5):
        with pytest.raises(BadData):
            game.load({**data, "seal": wrong})


def test_a_game_that_forgets_the_key_does_not_hand_it_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    s = arcanum.game("seasons").new(seed=5, chance="sealed")
    if not hasattr(type(s).redealt, "__code__"):
        pytest.skip("compiled methods cannot be replaced")
    monkeypatch.setattr(type(s), "redealt", lambda self, viewer, seed: self.clone())
    imagined = s.determinize(0, seed=1)
    assert imagined.seal == ""
    assert 0 <= imagined.below(6) < 6
