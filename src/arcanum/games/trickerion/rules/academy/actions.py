"""The Academy as a location: what a character of the human does there. [A-4]"""

from __future__ import annotations

from typing import ClassVar

from arcanum.games.trickerion.rules.academy.facts import (
    BY_LEVEL,
    DISCOVER_AP,
    DISPLAYED,
    IS_CLASSROOM,
    LEVELS,
    MOST_SECRETS,
    OWN_LEVEL,
    PRACTICE_COINS,
    PRACTISE_AP,
    RENOVATE_AP,
    SECRET_AP,
    SECRET_DRAW_3,
    SECRETS_DRAWN,
    TEACH_AP,
    TEACH_YIELD,
    TILE_LEVEL,
)
from arcanum.games.trickerion.rules.academy.lectures import gain_lecture
from arcanum.games.trickerion.rules.academy.renovate import can_renovate, renovate
from arcanum.games.trickerion.rules.academy.rooms import (
    empty_spaces,
    free_slots,
    is_taught,
    put_in_room,
    room_slot_of,
)
from arcanum.games.trickerion.rules.academy.secrets import (
    LEARNT,
    draw_secret,
    learn,
    put_under,
    show_secret,
)
from arcanum.games.trickerion.rules.base.facts import (
    LEVEL,
    NOTHING,
    TRICKS,
    RoomSlot,
    Secret,
    Trick,
)
from arcanum.games.trickerion.rules.base.modules import Location
from arcanum.games.trickerion.rules.base.placement import Placement
from arcanum.games.trickerion.rules.base.resources import gain_coins, gain_fame, gain_shards
from arcanum.games.trickerion.rules.base.table import Trickerion, meets, slot_of_trick
from arcanum.games.trickerion.rules.base.words import (
    DISCOVER,
    DRAW_SECRETS,
    LEARN_SECRET,
    NO_SECRET,
    PRACTISE,
    RENOVATE,
    TEACH,
)
from arcanum.kernel.frames import Ask, Player, Refusal
from arcanum.kernel.words import Action, Verb


class AcademyBoard(Location):
    """Rooms, lessons and secrets. [A-4]"""

    verbs: ClassVar[tuple[Verb, ...]] = (
        RENOVATE,
        PRACTISE,
        TEACH,
        LEARN_SECRET,
        DRAW_SECRETS,
        DISCOVER,
    )

    def is_played(self, s: Trickerion) -> bool:
        return s.academy

    def options(self, s: Trickerion, at: Placement) -> list[Action]:
        """Everything the action points allow. [A-4, DA-1, DA-6]"""
        out: list[Action] = []
        if at.points >= RENOVATE_AP:
            out += renovations(s, at.player)
        out += practices(s, at)
        out += lessons(s, at)
        if at.points >= SECRET_AP and not at.flags & LEARNT:
            out += secret_choices(s, at.player)
        if at.points >= DISCOVER_AP and s.academies[0].stack:
            out += [
                DISCOVER.of(space)
                for space in range(DISPLAYED)
                if s.academies[0].display[space] < 0
            ]
        return out

    def take(self, s: Trickerion, at: Placement, action: Action) -> None:
        """Carries out an action at the Academy."""
        player = at.player
        if RENOVATE.said(action):
            s.next(at.after(RENOVATE_AP))
            renovate(s, player, RENOVATE.noun(action), RENOVATE.second(action))
        elif PRACTISE.said(action):
            trick = PRACTISE.noun(action)
            s.next(at.after(PRACTISE_AP[LEVEL[trick]]))
            practise(s, player, trick, PRACTISE.second(action))
        elif TEACH.said(action):
            trick = TEACH.noun(action)
            s.next(at.after(TEACH_AP[LEVEL[trick]]))
            teach(s, player, trick, TEACH.second(action))
        elif LEARN_SECRET.said(action):
            s.next(at.after(SECRET_AP, LEARNT))
            learn_said(s, player, action)
        elif DRAW_SECRETS.said(action):
            s.next(at.after(SECRET_AP, LEARNT))
            draw_secrets(s, player)
        elif DISCOVER.said(action):
            show_secret(s, DISCOVER.noun(action))
            s.next(at.after(DISCOVER_AP))

    def why_not(self, s: Trickerion, at: Placement, action: Action) -> Refusal:
        """Why an action is not open at the Academy."""
        if RENOVATE.said(action):
            return renovate_why_not(s, at, action)
        if PRACTISE.said(action) or TEACH.said(action):
            return room_why_not(s, at, action)
        if LEARN_SECRET.said(action) or DRAW_SECRETS.said(action):
            if at.flags & LEARNT:
                return ("one-secret-a-placement", {}, "A-4.3")
            if at.points < SECRET_AP:
                return ("too-few-points", {}, "A-4.3")
            return ("secret-not-there", {}, "A-4.3")
        if DISCOVER.said(action):
            if at.points < DISCOVER_AP:
                return ("too-few-points", {}, "A-4.4")
            return ("cannot-discover", {}, "A-4.4")
        return ("not-here", {}, "A-4.1")


def renovations(s: Trickerion, player: Player) -> list[Action]:
    """Space and level. [A-5.1, A-5.2, DA-2]"""
    return [
        RENOVATE.of(space, level)
        for space in empty_spaces(s)
        for level in range(LEVELS)
        if can_renovate(s, player, space, level)
    ]


def practices(s: Trickerion, at: Placement) -> list[Action]:
    """A trick that is not taught, to a free practice slot. [A-4.1, DA-3]"""
    free = free_slots(s, False)
    return [
        PRACTISE.of(trick, slot)
        for trick in s.troupes[at.player].tricks
        if trick >= 0
        and at.points >= PRACTISE_AP[LEVEL[trick]]
        and not is_taught(s, at.player, trick)
        for slot in free
    ]


def lessons(s: Trickerion, at: Placement) -> list[Action]:
    """A trick that can be taught, to a free classroom slot. [A-4.2, DA-3]"""
    free = free_slots(s, True)
    return [
        TEACH.of(trick, slot)
        for trick in s.troupes[at.player].tricks
        if trick >= 0 and at.points >= TEACH_AP[LEVEL[trick]] and can_teach(s, at.player, trick)
        for slot in free
    ]


def can_teach(s: Trickerion, player: Player, trick: Trick) -> bool:
    """Its components, or a marker on the card; a taught trick may move on. [A-4.2]"""
    me = s.troupes[player]
    return (
        meets(me, trick)
        or me.ready[slot_of_trick(me, trick)] > 0
        or is_taught(s, player, trick)
    )


def secret_choices(s: Trickerion, player: Player) -> list[Action]:
    """A displayed secret, for a free place or instead of an own one. [A-4.3, A-9.4, DA-5]"""
    here = s.academies[0]
    out: list[Action] = []
    for secret in here.display:
        if secret >= 0:
            out += ways_to_keep(s, player, secret)
    if s.active == SECRET_DRAW_3 and here.stack:
        out.append(DRAW_SECRETS.of())
    return out


def ways_to_keep(s: Trickerion, player: Player, secret: Secret) -> list[Action]:
    """To the lowest free slot, or in place of one of the own. [A-4.3]"""
    own = s.academies[0].own[player]
    out = [LEARN_SECRET.of(secret, old) for old in own]
    if len(own) < MOST_SECRETS:
        out.insert(0, LEARN_SECRET.of(secret, NO_SECRET))
    return out


def practise(s: Trickerion, player: Player, trick: Trick, slot: RoomSlot) -> None:
    """A marker goes to a practice room; a prophecy may pay for it. [A-4.1, A-9.4]"""
    put_in_room(s, player, trick, slot)
    s.note("practises", player, trick, slot)
    here = s.academies[0]
    if s.active == PRACTICE_COINS and trick not in here.practised:
        here.practised.append(trick)
        gain_coins(s, player, BY_LEVEL[LEVEL[trick] - 1])


def teach(s: Trickerion, player: Player, trick: Trick, slot: RoomSlot) -> None:
    """A marker goes to a classroom; a trick of its level brings the bonus once.

    [A-4.2, A-5.6, A-9.4]
    """
    put_in_room(s, player, trick, slot)
    s.note("teaches", player, trick, slot)
    here = s.academies[0]
    tile = here.rooms[slot // 2]
    if TILE_LEVEL[tile] == LEVEL[trick] - 1 and trick not in here.bonused:
        here.bonused.append(trick)
        s.note("own-level-bonus", player, trick)
        gain_fame(s, player, OWN_LEVEL[tile][0])
        gain_coins(s, player, OWN_LEVEL[tile][1])
        gain_shards(s, player, OWN_LEVEL[tile][2])
    if s.active == TEACH_YIELD and trick not in here.taught:
        here.taught.append(trick)
        gain_lecture(s, player, slot, 1)


def learn_said(s: Trickerion, player: Player, action: Action) -> None:
    """Carries out one choice of `ways_to_keep`."""
    old = LEARN_SECRET.second(action)
    learn(s, player, LEARN_SECRET.noun(action), NOTHING if old == NO_SECRET else old)


def draw_secrets(s: Trickerion, player: Player) -> None:
    """Three from the stack, fewer if it is short; one is kept. [A-9.4, DA-9]"""
    here = s.academies[0]
    n = min(SECRETS_DRAWN, len(here.stack))
    here.drawn = sorted([draw_secret(s) for _ in range(n)])
    s.note("draws-secrets", player, n)
    s.next(KeepSecret(player))


class KeepSecret(Ask[Trickerion], prompt="ask-keep-secret", rule="A-9.4", broad=True):
    """Which of the drawn secrets is kept, and where. [A-9.4, DA-5, DA-9]"""

    def options(self, s: Trickerion) -> list[Action]:
        out: list[Action] = []
        for secret in s.academies[0].drawn:
            out += ways_to_keep(s, self.player, secret)
        return out

    def take(self, s: Trickerion, action: Action) -> None:
        here = s.academies[0]
        rest = [secret for secret in here.drawn if secret != LEARN_SECRET.noun(action)]
        here.drawn = []
        learn_said(s, self.player, action)
        put_under(s, rest)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("keep-drawn-secret", {}, "A-9.4")


def renovate_why_not(s: Trickerion, at: Placement, action: Action) -> Refusal:
    """Why a room cannot be renovated. [A-5.1, A-5.2]"""
    if at.points < RENOVATE_AP:
        return ("too-few-points", {}, "A-5.1")
    if not s.academies[0].banners[at.player]:
        return ("no-banner-left", {}, "A-5.1")
    if RENOVATE.noun(action) not in empty_spaces(s):
        return ("room-not-open", {}, "A-5.1")
    return ("cannot-pay-room", {}, "A-5.2")


def room_why_not(s: Trickerion, at: Placement, action: Action) -> Refusal:
    """Why a trick cannot go to a room. [A-4.1, A-4.2]"""
    trick, slot = PRACTISE.noun(action), PRACTISE.second(action)
    named = {"trick": TRICKS[trick]}
    teaching = TEACH.said(action)
    rule = "A-4.2" if teaching else "A-4.1"
    if slot_of_trick(s.troupes[at.player], trick) < 0:
        return ("trick-not-owned", named, rule)
    if at.points < (TEACH_AP if teaching else PRACTISE_AP)[LEVEL[trick]]:
        return ("too-few-points", {}, rule)
    if not teaching and is_taught(s, at.player, trick):
        return ("taught-trick-stays", named, rule)
    if teaching and not can_teach(s, at.player, trick):
        return ("cannot-teach", named, rule)
    if IS_CLASSROOM[slot // 2] != teaching:
        return ("wrong-room", {}, rule)
    if room_slot_of(s, at.player, trick) == slot:
        return ("is-there-already", named, rule)
    return ("no-free-room-slot", {}, rule)
