"""The Heir downtown: tricks, characters, coins. [H-10]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.base.facts import (
    ANY,
    BANK,
    BANK_COINS,
    DOUBLE_BANK,
    FACE_OF_ROLE,
    HEIR,
    LEVEL,
    MAGICIAN_SCHOOL,
    RESIDENCE,
    SCHOOL,
    TRICKS,
    Character,
    Trick,
    X,
)
from arcanum.games.trickerion.rules.base.locations.downtown import roll
from arcanum.games.trickerion.rules.base.resources import gain_coins
from arcanum.games.trickerion.rules.base.table import AT_INN, SUPPLY, Trickerion, apprentices
from arcanum.games.trickerion.rules.base.team import next_apprentice
from arcanum.games.trickerion.rules.heir.facts import (
    ALWAYS_LEARN,
    APPRENTICE_DIE,
    DICE_USED,
    ENOUGH_TRICKS,
    IS_EXCLUDED,
    MOST_APPRENTICES,
    MOST_CHARACTERS,
    REROLL_ORDER,
    SPECIALIST_DIE,
)
from arcanum.games.trickerion.rules.heir.mood import top_level, tricks_of_level
from arcanum.games.trickerion.rules.heir.tricks import receive


def work_downtown(s: Trickerion, points: int) -> None:
    """As many dice as the table says; once through the six steps. [H-10.1, H-10.3, TV-11]"""
    left = DICE_USED[s.difficulty][max(points, 1) - 1]
    s.note("heir-dice", left)
    if available(s) < left:
        reroll_one(s)
    for step in range(1, 7):
        if left and take_step(s, step):
            left -= 1


def available(s: Trickerion) -> int:
    """How many of the six dice do not show X."""
    return sum([1 for face in s.dice if face != X])


def reroll_one(s: Trickerion) -> None:
    """One X die, the first in his order. [H-10.2]"""
    for die in REROLL_ORDER:
        if s.dice[die] == X:
            s.dice[die] = roll(s, die)
            s.note("heir-rerolls", die, s.dice[die])
            return


def take_step(s: Trickerion, step: int) -> bool:
    """One of the six steps; returns whether it used a die. [H-10.3]"""
    if step == 1:
        return learn(s)
    if step == 2:
        return hire_specialist(s)
    if step == 3:
        return team_size(s) <= MOST_CHARACTERS[s.academy] and hire_apprentice(s, "heir-hires")
    if step == 4:
        return take_better_coins(s)
    if step == 5:
        return take_coins(s)
    return hire_apprentice(s, "heir-hires-last")


def team_size(s: Trickerion) -> int:
    """His characters, those at the inn included. [H-10.7, H-24 RUL-9]"""
    return sum([1 for at in s.troupes[HEIR].at if at != SUPPLY])


# -- step 1


def learn(s: Trickerion) -> bool:
    """A random trick of the top level, with the left die if it can be. [H-10.4, H-24 RUL-7]"""
    fame = s.troupes[HEIR].fame
    if tricks_of_level(s, top_level(fame)) >= ENOUGH_TRICKS and fame < ALWAYS_LEARN:
        return False
    for die in RESIDENCE:
        if s.dice[die] == X:
            continue
        tricks = drawable(s, s.dice[die], top_level(fame))
        if tricks:
            trick = tricks[s.below(len(tricks))]
            s.dice[die] = X
            s.note("heir-learns", trick, die)
            receive(s, trick)
            return True
        s.note("heir-no-trick-left", die)
    return False


def drawable(s: Trickerion, face: int, level: int) -> list[Trick]:
    """Tricks of a level in the residence, of the school on the die or his own for "?".

    Level 1 tricks that need one kind of basic component are never drawn. [H-10.4]
    """
    school = MAGICIAN_SCHOOL[s.troupes[HEIR].magician] if face == ANY else face
    return [
        t
        for t in range(len(TRICKS))
        if s.residence[t] and LEVEL[t] == level and SCHOOL[t] == school and not IS_EXCLUDED[t]
    ]


# -- steps 2, 3 and 6


def hire_specialist(s: Trickerion) -> bool:
    """A type that is neither on his board nor at the inn. [H-10.6]"""
    if s.dice[SPECIALIST_DIE] == X:
        return False
    role = s.dice[SPECIALIST_DIE] - FACE_OF_ROLE
    if s.troupes[HEIR].at[role] != SUPPLY:
        return False
    hire(s, role, SPECIALIST_DIE, "heir-hires")
    return True


def hire_apprentice(s: Trickerion, told: str) -> bool:
    """A fourth apprentice at most. [H-10.7, H-10.10]"""
    me = s.troupes[HEIR]
    if s.dice[APPRENTICE_DIE] == X or apprentices(me) >= MOST_APPRENTICES:
        return False
    hire(s, next_apprentice(me), APPRENTICE_DIE, told)
    return True


def hire(s: Trickerion, character: Character, die: int, told: str) -> None:
    """A disc goes to the inn and joins at the end of the round. [H-10.11]"""
    s.troupes[HEIR].at[character] = AT_INN
    s.dice[die] = X
    s.note(told, character, die)


# -- steps 4 and 5


def take_better_coins(s: Trickerion) -> bool:
    """Both bank dice show Coins: the higher one, the left one if equal.

    [H-10.8, H-24 RUL-10]
    """
    left, right = BANK
    if s.dice[left] == X or s.dice[right] == X:
        return False
    better = right if BANK_COINS[s.dice[right]] > BANK_COINS[s.dice[left]] else left
    s.note("heir-takes-better-coins", better)
    take_from(s, better)
    return True


def take_coins(s: Trickerion) -> bool:
    """Exactly one bank die shows Coins. [H-10.9]"""
    dice = [die for die in BANK if s.dice[die] != X]
    if len(dice) != 1:
        return False
    s.note("heir-takes-coins", dice[0])
    take_from(s, dice[0])
    return True


def take_from(s: Trickerion, die: int) -> None:
    """The Coins of a die go into the safe, twice as many under `double_bank`. [H-20.2]"""
    times = 2 if s.active == DOUBLE_BANK else 1
    gain_coins(s, HEIR, BANK_COINS[s.dice[die]] * times)
    s.dice[die] = X
