"""A small Seasons-like rules kernel: the yardstick for "what does compiling give".

Not a real game and not anybody's rules: a two-player dice-draft, card-tableau engine of
the shape of Seasons (four energies with a capped reserve, a draft of season dice, cards
with costs and effects, transmutation, a three-year calendar), small enough to be written
twice, here and in kernel.rs, with the same random stream, so that the results of both can
be compared number for number.  The same file runs interpreted (CPython, PyPy) and compiled
(mypyc), unchanged.

Actions are ints, kind * 64 + argument.  State is slotted objects with lists of ints, which
is what a fast but ordinary Python rules engine looks like.
"""

from typing import Final

# Final matters: mypyc folds a Final int and reads a Final list without a dictionary look-up.
DRAFT: Final = 0
TURN: Final = 1
KEEP: Final = 2
TRIM: Final = 3
PICK: Final = 0
PLAY: Final = 1
TRANS: Final = 2
TAP: Final = 3
BONUS: Final = 4
DISCARD: Final = 5
KEEP_IT: Final = 6
DROP_IT: Final = 7
END: Final = 8
NCARDS: Final = 30
LAST_MONTH: Final = 36
CAP: Final = 7

# card -> cost of four energies, cost in crystals, points, effect, argument of the effect
COST: Final[list[list[int]]] = [
    [(i * 7 + j * 3) % 5 // 2 if (i + j) % 3 else 0 for j in range(4)] for i in range(NCARDS)
]
CRYSTALS: Final[list[int]] = [(i * 5) % 9 if i % 4 == 0 else 0 for i in range(NCARDS)]
POINTS: Final[list[int]] = [4 + (i * 11) % 13 for i in range(NCARDS)]
EFFECT: Final[list[int]] = [i % 7 for i in range(NCARDS)]
ARG: Final[list[int]] = [1 + (i * 3) % 4 for i in range(NCARDS)]
# season -> die face -> energy a, energy b (-1: none), crystals, transmute, draw, summon, dots
FACES: Final[list[list[list[int]]]] = [
    [
        [
            (s + f) % 4,
            (s + 2 * f) % 4 if f % 2 else -1,
            (f * 2) % 6,
            f % 2,
            (f + s) % 3 // 2,
            (f + 1) % 2,
            1 + f % 3,
        ]
        for f in range(6)
    ]
    for s in range(4)
]
RATE: Final[list[list[int]]] = [[1 + (s + e) % 3 for e in range(4)] for s in range(4)]


class Player:
    __slots__ = ("board", "bonus", "crystals", "energy", "face", "hand", "summon", "tapped")

    def __init__(
        self,
        energy: list[int],
        crystals: int,
        hand: list[int],
        board: list[int],
        tapped: int,
        summon: int,
        bonus: int,
        face: int,
    ) -> None:
        self.energy = energy
        self.crystals = crystals
        self.hand = hand
        self.board = board
        self.tapped = tapped
        self.summon = summon
        self.bonus = bonus
        self.face = face

    def clone(self) -> "Player":
        return Player(
            self.energy[:],
            self.crystals,
            self.hand[:],
            self.board[:],
            self.tapped,
            self.summon,
            self.bonus,
            self.face,
        )


class Game:
    __slots__ = (
        "current",
        "deck",
        "dice",
        "drawn",
        "month",
        "phase",
        "players",
        "plies",
        "rng",
        "start",
        "trans",
    )

    # The constructor takes every field: a mypyc class cannot be made with Game.__new__(Game)
    # (it runs __init__ all the same), and this way clone() is one call in both worlds.
    def __init__(
        self,
        players: list[Player],
        deck: list[int],
        dice: list[int],
        month: int,
        start: int,
        current: int,
        phase: int,
        drawn: int,
        rng: int,
        trans: int,
        plies: int,
    ) -> None:
        self.players = players
        self.deck = deck
        self.dice = dice
        self.month = month
        self.start = start
        self.current = current
        self.phase = phase
        self.drawn = drawn
        self.rng = rng
        self.trans = trans
        self.plies = plies

    def clone(self) -> "Game":
        return Game(
            [p.clone() for p in self.players],
            self.deck[:],
            self.dice[:],
            self.month,
            self.start,
            self.current,
            self.phase,
            self.drawn,
            self.rng,
            self.trans,
            self.plies,
        )

    def rand(self, n: int) -> int:
        self.rng = (self.rng * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.rng >> 8) % n

    def roll(self) -> None:
        self.dice = [self.rand(6) for _ in range(3)]
        self.phase = DRAFT
        self.current = self.start
        for p in self.players:
            p.face = -1
            p.tapped = 0

    def over(self) -> bool:
        return self.month >= LAST_MONTH

    def season(self) -> int:
        return self.month % 12 // 3

    def affordable(self, p: Player, card: int) -> bool:
        if p.crystals < CRYSTALS[card]:
            return False
        cost = COST[card]
        for e in range(4):
            if p.energy[e] < cost[e]:
                return False
        return True

    def legal(self) -> list[int]:
        out: list[int] = []
        if self.month >= LAST_MONTH:
            return out
        p = self.players[self.current]
        phase = self.phase
        if phase == DRAFT:
            for i in range(len(self.dice)):
                out.append(PICK * 64 + i)
            return out
        if phase == KEEP:
            out.append(KEEP_IT * 64)
            out.append(DROP_IT * 64)
            return out
        if phase == TRIM:
            for e in range(4):
                if p.energy[e] > 0:
                    out.append(DISCARD * 64 + e)
            return out
        if len(p.board) < p.summon:
            seen = 0
            for c in p.hand:
                if not seen >> c & 1 and self.affordable(p, c):
                    seen |= 1 << c
                    out.append(PLAY * 64 + c)
        if self.trans:
            for e in range(4):
                if p.energy[e] > 0:
                    out.append(TRANS * 64 + e)
        for i in range(len(p.board)):
            if EFFECT[p.board[i]] >= 3 and not p.tapped >> i & 1:
                out.append(TAP * 64 + i)
        if p.bonus > 0:
            for b in range(3):
                out.append(BONUS * 64 + b)
        out.append(END * 64)
        return out

    def gain(self, p: Player, e: int, n: int) -> None:
        p.energy[e] += n
        total = 0
        for x in p.energy:
            total += x
        if total > CAP:
            self.phase = TRIM

    def draw(self, p: Player) -> None:
        if self.deck:
            self.drawn = self.deck.pop()
            self.phase = KEEP

    def effect(self, p: Player, card: int) -> None:
        k = EFFECT[card]
        n = ARG[card]
        other = self.players[1 - self.current]
        if k == 0:
            p.crystals += 3 * n
        elif k == 1:
            other.crystals = max(0, other.crystals - 2 * n)
        elif k == 2:
            self.gain(p, n % 4, n)
        elif k == 3:
            p.crystals += n
        elif k == 4:
            if other.energy[n % 4] > 0:
                other.energy[n % 4] -= 1
                self.gain(p, n % 4, 1)
        elif k == 5:
            for b in p.board:
                if POINTS[b] > 10:
                    p.crystals += 1
        else:
            self.draw(p)

    def apply(self, action: int) -> None:
        self.plies += 1
        kind = action // 64
        arg = action % 64
        p = self.players[self.current]
        if kind == PICK:
            p.face = self.dice.pop(arg)
            if len(self.dice) == 1:
                self.current = self.start
                self.begin()
            else:
                self.current = 1 - self.current
        elif kind == PLAY:
            p.hand.remove(arg)
            p.board.append(arg)
            p.crystals -= CRYSTALS[arg]
            cost = COST[arg]
            for e in range(4):
                p.energy[e] -= cost[e]
            if EFFECT[arg] < 3:
                self.effect(p, arg)
        elif kind == TRANS:
            p.energy[arg] -= 1
            p.crystals += RATE[self.season()][arg]
        elif kind == TAP:
            p.tapped |= 1 << arg
            self.effect(p, p.board[arg])
        elif kind == BONUS:
            p.bonus -= 1
            if arg == 0:
                self.trans = 1
            elif arg == 1:
                p.summon += 1
            else:
                self.gain(p, self.season(), 2)
        elif kind == DISCARD:
            p.energy[arg] -= 1
            if sum(p.energy) <= CAP:
                self.phase = TURN
        elif kind == KEEP_IT:
            p.hand.append(self.drawn)
            self.drawn = -1
            self.phase = TURN
        elif kind == DROP_IT:
            p.crystals += 1
            self.drawn = -1
            self.phase = TURN
        elif self.current == self.start:
            self.current = 1 - self.current
            self.begin()
        else:
            self.month += FACES[self.season()][self.dice[0]][6]
            self.start = 1 - self.start
            if self.month < LAST_MONTH:
                self.roll()

    def begin(self) -> None:
        p = self.players[self.current]
        self.phase = TURN
        face = FACES[self.season()][p.face]
        self.trans = face[3]
        p.crystals += face[2]
        p.summon += face[5]
        if face[4]:
            self.draw(p)
        if self.phase == TURN:
            self.gain(p, face[0], 1)
            if face[1] >= 0:
                self.gain(p, face[1], 1)

    def score(self, who: int) -> int:
        p = self.players[who]
        s = p.crystals - 5 * (3 - p.bonus) - 5 * len(p.hand)
        for c in p.board:
            s += POINTS[c]
        return s

    def tuple(self) -> list[int]:
        out = [
            self.month,
            self.start,
            self.current,
            self.phase,
            self.drawn,
            self.rng,
            self.trans,
        ]
        out += self.dice
        for p in self.players:
            out += (
                p.energy + [p.crystals, p.tapped, p.summon, p.bonus, p.face] + p.hand + p.board
            )
        return out + self.deck


def new_game(seed: int) -> Game:
    players = [Player([0, 0, 0, 0], 0, [], [], 0, 0, 3, -1) for _ in range(2)]
    deck = [i % NCARDS for i in range(NCARDS * 2)]
    g = Game(
        players, deck, [], 0, 0, 0, DRAFT, -1, (seed * 2654435761 + 12345) & 0x7FFFFFFF, 0, 0
    )
    for i in range(len(deck) - 1, 0, -1):
        j = g.rand(i + 1)
        t = deck[i]
        deck[i] = deck[j]
        deck[j] = t
    for p in players:
        for _ in range(9):
            p.hand.append(deck.pop())
    g.roll()
    return g


def playout(seed: int) -> list[int]:
    """One random game from the seed: plies, sum of branching, checksum."""
    g = new_game(seed)
    r = (seed * 48271 + 11) & 0x7FFFFFFF
    branching = 0
    while not g.over():
        acts = g.legal()
        branching += len(acts)
        r = (r * 1103515245 + 12345) & 0x7FFFFFFF
        g.apply(acts[(r >> 8) % len(acts)])
    return [g.plies, branching, (g.score(0) * 1000 + g.score(1)) & 0xFFFFFF]


def playouts(first: int, count: int) -> list[int]:
    plies = 0
    branching = 0
    check = 0
    for seed in range(first, first + count):
        res = playout(seed)
        plies += res[0]
        branching += res[1]
        check = (check * 31 + res[2]) & 0xFFFFFF
    return [plies, branching, check]


def clones(seed: int, at: int, count: int) -> int:
    """Clone a state `at` plies into a game `count` times, inside this module."""
    g = middle(seed, at)
    k = 0
    for _ in range(count):
        h = g.clone()
        k += h.month
    return k


def middle(seed: int, at: int) -> Game:
    g = new_game(seed)
    r = seed + 1
    while not g.over() and g.plies < at:
        acts = g.legal()
        r = (r * 1103515245 + 12345) & 0x7FFFFFFF
        g.apply(acts[(r >> 8) % len(acts)])
    return g
