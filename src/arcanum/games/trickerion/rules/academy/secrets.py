"""Secrets: the stack, the display, and what a protégé can do with them. [A-2.2, A-3, A-7.2]"""

from __future__ import annotations

from typing import Final

from arcanum.games.trickerion.rules.academy.facts import (
    DISPLAYED,
    HEIR_PROTEGE_AP,
    MODEST,
    PROTEGE_AP,
    PROTEGE_WAGE,
    SECOND_LOOK,
    SECRET_LOCATION,
    STAGEHAND,
)
from arcanum.games.trickerion.rules.base.facts import (
    HEIR,
    IS_APPRENTICE,
    NOTHING,
    PROTEGE,
    SECRETS,
    SEEN_SIZE,
    SLOT_AP,
    SLOT_DAY,
    SLOT_LOCATION,
    Character,
    Secret,
    Slot,
)
from arcanum.games.trickerion.rules.base.placement import MODULE_FLAG, Placement
from arcanum.games.trickerion.rules.base.table import Trickerion
from arcanum.kernel.frames import Player

# What a placement remembers of the Academy
LEARNT: Final = MODULE_FLAG  # a secret
LOOKED_AGAIN: Final = MODULE_FLAG << 1  # the free Reroll of a secret


def lay_secrets(s: Trickerion) -> None:
    """The stack is shuffled and two are shown. [A-2.2]"""
    here = s.academies[0]
    here.stack = list(range(len(SECRETS)))
    mix(s, here.stack)
    here.groups = [0] * len(SECRETS)
    show_secrets(s)


def mix(s: Trickerion, secrets: list[Secret]) -> None:
    """Shuffles in place."""
    for i in range(len(secrets) - 1, 0, -1):
        j = s.below(i + 1)
        secrets[i], secrets[j] = secrets[j], secrets[i]


def draw_secret(s: Trickerion) -> Secret:
    """The top secret of the stack, seen by all."""
    here = s.academies[0]
    here.groups.pop()
    secret = here.stack.pop()
    s.reveal(SEEN_SIZE + secret)
    return secret


def show_secret(s: Trickerion, space: int) -> None:
    """The top secret comes to an empty space of the display. [A-4.4]"""
    here = s.academies[0]
    here.display[space] = draw_secret(s)
    s.note("secret-shown", here.display[space], space)


def show_secrets(s: Trickerion) -> None:
    """Two secrets are shown, fewer if the stack runs out. [A-2.2, A-7.2]"""
    here = s.academies[0]
    for space in range(DISPLAYED):
        if here.stack:
            show_secret(s, space)


def put_under(s: Trickerion, secrets: list[Secret]) -> None:
    """Secrets go to the bottom of the stack, in random order. [A-7.2, A-9.4]"""
    if not secrets:
        return
    here = s.academies[0]
    mix(s, secrets)
    group = max([0, *here.groups]) + 1
    here.stack = secrets + here.stack
    here.groups = [group] * len(secrets) + here.groups
    for secret in secrets:
        s.let_know(SEEN_SIZE + secret, 0)
    s.note("secrets-under", len(secrets))


def renew_display(s: Trickerion) -> None:
    """What is still on display goes under the stack, two new ones come. [A-7.2]"""
    here = s.academies[0]
    left = [secret for secret in here.display if secret >= 0]
    here.display = [NOTHING] * DISPLAYED
    put_under(s, left)
    show_secrets(s)


def learn(s: Trickerion, player: Player, secret: Secret, replaced: Secret) -> None:
    """A secret comes to a side, perhaps in place of another. [A-4.3, H-13.3]"""
    here = s.academies[0]
    own = here.own[player]
    if secret in here.display:
        here.display[here.display.index(secret)] = NOTHING
    if replaced >= 0:
        own[own.index(replaced)] = secret
        here.gone.append(replaced)
        here.gone.sort()
        s.note("forgets-secret", player, replaced)
    else:
        own.append(secret)
    if player != HEIR:
        s.note("learns-secret", player, secret)


# -- what secrets do


def protege_points(s: Trickerion, player: Player) -> int:
    """Base action points of a protégé, by its secrets. [A-3.2, A-3.3]"""
    n = len(s.academies[0].own[player])
    return HEIR_PROTEGE_AP[n] if player == HEIR else PROTEGE_AP[n]


def protege_wage(s: Trickerion, player: Player) -> int:
    """What the human's protégé costs, by its secrets at this moment. [A-3.2, A-7.1]"""
    own = s.academies[0].own[player]
    return max(0, PROTEGE_WAGE[len(own)] - (1 if MODEST in own else 0))


def knows(s: Trickerion, player: Player, character: Character, secret: Secret) -> bool:
    """Whether a character of the human has the ability of a secret now. [A-3.2, A-10.3]"""
    if not s.academy or player == HEIR:
        return False
    if character == PROTEGE:
        return secret in s.academies[0].own[player]
    return IS_APPRENTICE[character] and s.academies[0].lent == secret


def secret_points(s: Trickerion, player: Player, character: Character, slot: Slot) -> int:
    """Action points of secrets for a placement on a slot. [A-3.2]"""
    if not s.academy:
        return 0
    points = 0
    for secret in range(len(SECRETS)):
        if SECRET_LOCATION[secret] == SLOT_LOCATION[slot] and knows(
            s, player, character, secret
        ):
            points += 1
    if SLOT_DAY[slot] >= 0 and SLOT_AP[slot] < 0 and knows(s, player, character, STAGEHAND):
        points -= SLOT_AP[slot]
    return points


def looks_again(s: Trickerion, at: Placement) -> bool:
    """A secret makes the first Reroll of a placement free. [A-3.2]"""
    return not at.flags & LOOKED_AGAIN and knows(s, at.player, at.character, SECOND_LOOK)
