#!/usr/bin/env python3
"""Random playouts of published game engines and of ours, in one run, on one core.

    python tools/bench/peers.py                      # every peer that is installed, < 60 s
    python tools/bench/peers.py --path src --ours arcanum.measure.peers_adapter:adapters
    python tools/bench/peers.py --only catan --only ours --rounds 9 --slice 0.4
    python tools/bench/peers.py --json out.json --md out.md

Absolute figures of a shared machine mean little: every round visits every engine once, for
one short slice, so that all of them see the same noise, and a ratio is the median of the
ratios of the rounds.  A decision is one choice of one player (forced ones count), its cost
holds the making of the legal actions, the choice of one and its application; chance is
played but not counted.

An engine of ours joins through --ours MODULE:NAME, where NAME is a list of adapters, or a
function that returns one.  An adapter is any object with

    name                      str, shown in the table
    new(seed) -> state
    legal(state) -> sequence  of actions, empty when the game is over
    apply(state, action)      -> None (changed in place) or the next state
    clone(state) -> state
and, where there is such a thing,
    kind                      str: 'python', 'mypyc', 'rust' ... ('ours' unless told)
    playout(rng) -> (decisions, sum of branching)   its own fastest loop over one game
    dumps(state) -> bytes, loads(bytes) -> state
    mcts(state, n)            n simulations of its own search from the state

What is not installed is skipped with a line.  Peers: catanatron, open_spiel, rlcard,
pettingzoo, pgx with jax, chess.  Nothing here needs a network.
"""

import argparse
import copy
import gc
import importlib
import importlib.metadata
import json
import os
import pickle
import platform
import random
import statistics
import sys
import tempfile
import time
import warnings

os.environ.setdefault(
    "XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
)
os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("OMP_NUM_THREADS", "1")
warnings.filterwarnings("ignore")

now = time.perf_counter
median = statistics.median


class Peer:
    """A peer in the idiom of its own library; the generic loop plays new, legal and apply."""

    name = kind = package = ""
    note = ""
    whole_games = True  # a call of playout is one game
    heavy = False  # a long modern game: the row to compare ours with

    def setup(self):
        pass

    def new(self, seed):
        raise NotImplementedError

    def legal(self, state):
        raise NotImplementedError

    def apply(self, state, action):
        raise NotImplementedError

    clone = dumps = loads = mcts = None

    def playout(self, rng):
        return generic_playout(self, rng)[:2]

    def middle(self, rng, plies):
        return generic_playout(self, rng, plies)[2]


def generic_playout(engine, rng, limit=1 << 30):
    state = engine.new(rng.getrandbits(31))
    legal, apply, rand = engine.legal, engine.apply, rng.random
    decisions = branching = 0
    while decisions < limit:
        actions = legal(state)
        n = len(actions)
        if not n:
            break
        branching += n
        decisions += 1
        after = apply(state, actions[int(rand() * n)])
        if after is not None:
            state = after
    return decisions, branching, state


class Catan(Peer):
    name, kind, package, heavy = "catanatron: Catan, 4 players", "python", "catanatron", True

    def setup(self):
        from catanatron.game import TURNS_LIMIT, Game
        from catanatron.models.player import Color, RandomPlayer

        self.Game, self.limit = Game, TURNS_LIMIT
        self.players = [
            RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        ]
        game = Game(self.players, seed=1)
        self.on_game = hasattr(game, "playable_actions")  # since 3.3, which PyPI may not have
        self.note = "game.execute without validation; " + (
            "3.3 or newer" if self.on_game else "before 3.3"
        )

    def new(self, seed):
        return self.Game(self.players, seed=seed)

    def legal(self, game):
        if game.winning_color() is not None or game.state.num_turns >= self.limit:
            return ()
        return game.playable_actions if self.on_game else game.state.playable_actions

    def apply(self, game, action):
        game.execute(action, validate_action=False)

    def clone(self, game):
        return game.copy()

    def dumps(self, game):
        from catanatron.json import GameEncoder

        return json.dumps(game, cls=GameEncoder).encode()


class Spiel(Peer):
    package, kind = "open_spiel", "C++, driven from Python"

    def __init__(self, spec, heavy=False, kind=None):
        self.spec, self.heavy, self.kind = spec, heavy, kind or self.kind
        self.name = "open_spiel: " + spec.replace("=false", "=0").replace("=true", "=1")

    def setup(self):
        import pyspiel

        if self.spec.startswith("python_"):
            import open_spiel.python.games  # noqa: F401
        self.game = pyspiel.load_game(self.spec)

    def playout(self, rng, limit=1 << 30, keep=None):
        state = self.game.new_initial_state()
        rand, choices = rng.random, rng.choices
        decisions = branching = 0
        while not state.is_terminal() and decisions < limit:
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choices(outcomes, weights)[0])
                continue
            actions = state.legal_actions()
            n = len(actions)
            branching += n
            decisions += 1
            state.apply_action(actions[int(rand() * n)])
        if keep is not None:
            keep.append(state)
        return decisions, branching

    def middle(self, rng, plies):
        while True:
            kept = []
            self.playout(rng, plies, kept)
            state = kept[0]
            while state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            if not state.is_terminal():
                return state

    def clone(self, state):
        return state.clone()

    def dumps(self, state):
        return state.serialize().encode()

    def loads(self, data):
        return self.game.deserialize_state(data.decode())


class SpielInside(Spiel):
    """The whole game played by OpenSpiel's own C++ loop with its C++ random bots."""

    kind = "C++ throughout"

    def __init__(self, spec, heavy=False):
        super().__init__(spec, heavy)
        self.name += " (C++ loop)"

    def setup(self):
        super().setup()
        import pyspiel

        self.bots = [
            pyspiel.make_uniform_random_bot(i, i + 1) for i in range(self.game.num_players())
        ]
        self.evaluate = pyspiel.evaluate_bots
        # evaluate_bots tells no length: take the mean of games driven from here.
        rng = random.Random(7)
        seen = [Spiel.playout(self, rng) for _ in range(30)]
        self.mean = sum(d for d, _ in seen) / len(seen)
        self.branch = sum(b for _, b in seen) / len(seen)

    def playout(self, rng, limit=None, keep=None):
        if keep is not None:
            return super().playout(rng, limit, keep)
        self.evaluate(self.game.new_initial_state(), self.bots, rng.getrandbits(30))
        return self.mean, self.branch

    clone = dumps = loads = None


class RLCard(Peer):
    package, kind = "rlcard", "python"

    def __init__(self, spec, heavy=False):
        self.spec, self.heavy = spec, heavy
        self.name = "rlcard: " + spec

    def setup(self):
        import rlcard

        self.env = rlcard.make(self.spec, config={"seed": 1})
        self.note = "with its observation encoding"

    def playout(self, rng, limit=1 << 30):
        env, rand = self.env, rng.random
        state, _ = env.reset()
        decisions = branching = 0
        while not env.is_over() and decisions < limit:
            actions = list(state["legal_actions"])
            n = len(actions)
            branching += n
            decisions += 1
            state, _ = env.step(actions[int(rand() * n)])
        return decisions, branching

    def middle(self, rng, plies):
        self.playout(rng, plies)
        return self.env.game

    def clone(self, game):
        return copy.deepcopy(game)


class Zoo(Peer):
    package, kind = "pettingzoo", "python"

    def __init__(self, spec, heavy=False, **options):
        self.spec, self.heavy, self.options = spec, heavy, options
        self.name = "pettingzoo: " + spec

    def setup(self):
        import numpy

        self.flat = numpy.flatnonzero
        self.env = importlib.import_module("pettingzoo.classic." + self.spec).env(
            **self.options
        )
        self.note = "with its observation and wrappers"

    def playout(self, rng, limit=1 << 30):
        env, rand, flat = self.env, rng.random, self.flat
        env.reset(seed=rng.getrandbits(30))
        decisions = branching = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = (
                observation["action_mask"]
                if "action_mask" in observation
                else info["action_mask"]
            )
            actions = flat(mask)
            n = len(actions)
            branching += n
            decisions += 1
            env.step(int(actions[int(rand() * n)]))
            if decisions >= limit:
                break
        return decisions, branching

    def middle(self, rng, plies):
        self.playout(rng, plies)
        return self.env.unwrapped

    def clone(self, env):
        return copy.deepcopy(env)


class Chess(Peer):
    name, kind, package = "python-chess: chess", "python", "chess"

    def setup(self):
        import chess

        self.Board = chess.Board

    def new(self, seed):
        return self.Board()

    def legal(self, board):
        if (
            board.is_seventyfive_moves()
            or board.is_fivefold_repetition()
            or board.is_insufficient_material()
        ):
            return ()
        return list(board.legal_moves)

    def apply(self, board, move):
        board.push(move)

    def clone(self, board):
        return board.copy(stack=False)

    def dumps(self, board):
        return board.fen().encode()

    def loads(self, data):
        return self.Board(data.decode())


def jax_cache(jax):
    """Compiling takes most of the time of a first run: keep what was compiled for the next."""
    where = os.path.join(tempfile.gettempdir(), f"peers-jax-{os.getuid()}")
    jax.config.update("jax_compilation_cache_dir", where)
    jax.config.update("jax_persistent_cache_min_compile_time_secs", 0.2)


class Pgx(Peer):
    package, kind = "pgx", "JAX (CPU), driven from Python"

    def __init__(self, spec):
        self.spec = spec
        self.name = "pgx: " + spec + ", one game"

    def setup(self):
        import jax
        import numpy
        import pgx

        jax_cache(jax)
        env = pgx.make(self.spec)
        self.init, self.flat, self.jax = jax.jit(env.init), numpy.flatnonzero, jax
        self.asarray = numpy.asarray
        step = jax.jit(lambda s, a, seed: env.step(s, a, jax.random.PRNGKey(seed)))
        self.step = step
        self.playout(random.Random(1), 2)

    def playout(self, rng, limit=1 << 30):
        state = self.init(self.jax.random.PRNGKey(rng.getrandbits(30)))
        decisions = branching = 0
        while not (state.terminated or state.truncated) and decisions < limit:
            actions = self.flat(self.asarray(state.legal_action_mask))
            n = len(actions)
            branching += n
            decisions += 1
            state = self.step(state, int(actions[int(rng.random() * n)]), rng.getrandbits(30))
        return decisions, branching

    middle = None
    note = "states are immutable: no clone"


class PgxBatch(Peer):
    package, kind, whole_games = "pgx", "JAX (CPU), batched", False
    chunk = 8

    def __init__(self, spec, batch):
        self.spec, self.batch = spec, batch
        self.name = f"pgx: {spec}, batch of {batch}"

    def setup(self):
        import jax
        import jax.numpy as jnp
        import pgx
        from pgx.experimental import auto_reset

        jax_cache(jax)
        env = pgx.make(self.spec)
        step, init, batch = auto_reset(env.step, env.init), env.init, self.batch

        def one(carry, _):
            state, key = carry
            key, act, env_key = jax.random.split(key, 3)
            mask = state.legal_action_mask
            action = jax.random.categorical(act, jnp.where(mask, 0.0, -1e9), axis=-1)
            state = jax.vmap(step)(state, action, jax.random.split(env_key, batch))
            return (state, key), mask.sum()

        @jax.jit
        def run(carry):
            carry, branching = jax.lax.scan(one, carry, None, length=self.chunk)
            return carry, branching.sum()

        key = jax.random.PRNGKey(3)
        self.carry = (jax.jit(jax.vmap(init))(jax.random.split(key, batch)), key)
        self.run = run
        self.playout(None)
        self.note = "random choice, step and reset inside one compiled loop"

    def playout(self, rng):
        self.carry, branching = self.run(self.carry)
        return self.chunk * self.batch, int(branching)

    middle = None


class Ours(Peer):
    """Wraps an adapter of ours."""

    heavy = True

    def __init__(self, adapter):
        self.adapter = adapter
        self.name = "ours: " + adapter.name
        self.kind = getattr(adapter, "kind", "ours")
        self.note = getattr(adapter, "note", "")
        for attr in ("new", "legal", "apply", "clone", "dumps", "loads", "mcts"):
            if getattr(adapter, attr, None) is not None:
                setattr(self, attr, getattr(adapter, attr))
        if getattr(adapter, "playout", None):
            self.playout = lambda rng: tuple(adapter.playout(rng))[:2]


PEERS = [
    Catan(),
    Spiel("backgammon", heavy=True),
    SpielInside("backgammon", heavy=True),
    Spiel("gin_rummy", heavy=True),
    SpielInside("gin_rummy", heavy=True),
    Spiel("hive", heavy=True),
    Spiel("bridge(use_double_dummy_result=false)"),
    SpielInside("bridge(use_double_dummy_result=false)"),
    Spiel("python_team_dominoes", kind="Python game in C++ frame"),
    Spiel("python_liars_poker", kind="Python game in C++ frame"),
    RLCard("mahjong", heavy=True),
    RLCard("gin-rummy", heavy=True),
    RLCard("uno"),
    Zoo("chess_v6"),
    Zoo("texas_holdem_no_limit_v6"),
    Zoo("connect_four_v3"),
    Zoo("go_v5", board_size=9),
    Chess(),
    Pgx("backgammon"),
    PgxBatch("backgammon", 1024),
    Pgx("go_9x9"),
    PgxBatch("go_9x9", 256),
]


# ---------------------------------------------------------------- search


def mcts_rows():
    """(name, package, prepare) where prepare() gives a function that searches n simulations."""

    def spiel_state(spec, plies):
        import pyspiel

        peer = Spiel(spec)
        peer.setup()
        return peer.game, peer.middle(random.Random(5), plies), pyspiel

    def cpp(spec, plies):
        def prepare():
            game, state, pyspiel = spiel_state(spec, plies)
            evaluator = pyspiel.RandomRolloutEvaluator(1, 3)

            def search(n):
                pyspiel.MCTSBot(game, evaluator, 1.4, n, 500, False, 9, False).step(state)

            return search

        return prepare

    def python(spec, plies):
        def prepare():
            import numpy
            from open_spiel.python.algorithms import mcts

            game, state, _ = spiel_state(spec, plies)
            rng = numpy.random.RandomState(3)
            evaluator = mcts.RandomRolloutEvaluator(1, rng)

            def search(n):
                mcts.MCTSBot(game, 1.4, n, evaluator, solve=False, random_state=rng).step(state)

            return search

        return prepare

    def cpp_is(spec, plies):
        def prepare():
            _, state, pyspiel = spiel_state(spec, plies)
            evaluator = pyspiel.RandomRolloutEvaluator(1, 3)

            def search(n):
                pyspiel.ISMCTSBot(
                    9, evaluator, 1.4, n, allow_inconsistent_action_sets=True
                ).step(state)

            return search

        return prepare

    def python_is(spec, plies):
        def prepare():
            import numpy
            from open_spiel.python.algorithms import ismcts, mcts

            game, state, _ = spiel_state(spec, plies)
            rng = numpy.random.RandomState(3)
            evaluator = mcts.RandomRolloutEvaluator(1, rng)

            def search(n):
                bot = ismcts.ISMCTSBot(
                    game,
                    evaluator,
                    1.4,
                    n,
                    random_state=rng,
                    allow_inconsistent_action_sets=True,
                )
                bot.step(state)

            return search

        return prepare

    def catan_state():
        peer = Catan()
        peer.setup()
        rng = random.Random(5)
        while True:
            game = peer.middle(rng, 300)
            if len(peer.legal(game)) > 3:
                return game, peer.legal(game)

    def catan_mcts():
        from catanatron.players.mcts import MCTSPlayer

        game, actions = catan_state()

        def search(n):
            MCTSPlayer(game.state.current_color(), n).decide(game, actions)

        return search

    return [
        ("open_spiel MCTS, C++: backgammon", "open_spiel", cpp("backgammon", 20)),
        ("open_spiel MCTS, Python: backgammon", "open_spiel", python("backgammon", 20)),
        ("open_spiel IS-MCTS, C++: gin_rummy", "open_spiel", cpp_is("gin_rummy", 20)),
        ("open_spiel IS-MCTS, Python: gin_rummy", "open_spiel", python_is("gin_rummy", 20)),
        ("open_spiel MCTS, C++: connect_four", "open_spiel", cpp("connect_four", 4)),
        ("open_spiel MCTS, Python: connect_four", "open_spiel", python("connect_four", 4)),
        ("catanatron MCTS: Catan", "catanatron", catan_mcts),
    ]


def catan_bots(seconds):
    """Games between catanatron's own players: (name, games a second, decisions a second)."""
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    tables = [("4 random", lambda: [RandomPlayer(c) for c in colors])]
    try:
        from catanatron.players.minimax import AlphaBetaPlayer
        from catanatron.players.value import ValueFunctionPlayer

        tables += [
            ("2 value-function", lambda: [ValueFunctionPlayer(c) for c in colors[:2]]),
            ("2 alpha-beta, depth 2", lambda: [AlphaBetaPlayer(c) for c in colors[:2]]),
            (
                "2 alpha-beta, depth 2, pruned",
                lambda: [AlphaBetaPlayer(c, prunning=True) for c in colors[:2]],
            ),
        ]
    except ImportError:
        yield ("alpha-beta", None, None, "this catanatron release has no alpha-beta player")
    for name, make in tables:
        start, games, decisions = now(), 0, 0
        while now() - start < seconds and games < 200:
            game = Game(make(), seed=games)
            game.play()
            log = getattr(game.state, "action_records", None) or getattr(
                game.state, "actions", []
            )
            decisions += len(log)
            games += 1
        took = now() - start
        yield (name, games / took, decisions / took, f"{games} games")


# ---------------------------------------------------------------- the machine itself


def raw_limits(rounds):
    class C:
        __slots__ = ("x",)

        def __init__(self):
            self.x = 0

        def f(self):
            return self.x

    class Thing:
        __slots__ = ("a", "b", "c", "d")

        def __init__(self, a, b, c, d):
            self.a, self.b, self.c, self.d = a, b, c, d

    o, ints, table = C(), list(range(200)), {f"k{i}": i for i in range(50)}
    things = [Thing(i, i, i, [i]) for i in range(30)]
    nested = {
        "players": [
            {"hand": list(range(10)), "energy": [1, 2, 3, 4], "n": 3} for _ in range(4)
        ],
        "deck": ints,
    }
    rng = random.Random(1)

    def calls(n):
        f = o.f
        for _ in range(n):
            o.f()
        return f

    def copies(n):
        for _ in range(n):
            ints[:]

    def dicts(n):
        for _ in range(n):
            table.copy()

    def objects(n):
        for _ in range(n):
            [Thing(t.a, t.b, t.c, t.d[:]) for t in things]

    def deep(n):
        for _ in range(n):
            copy.deepcopy(nested)

    def pickled(n):
        for _ in range(n):
            pickle.loads(pickle.dumps(nested, -1))

    def dumped(n):
        for _ in range(n):
            json.dumps(nested)

    def streams(n):
        for _ in range(n):
            random.Random().setstate(rng.getstate())

    tests = [
        ("empty method call and loop turn", calls, 20000),
        ("copy of a list of 200 ints", copies, 5000),
        ("copy of a dict of 50 keys", dicts, 5000),
        ("rebuilding 30 slotted objects with a list each", objects, 100),
        ("copy.deepcopy of a 4-player nested state", deep, 20),
        ("pickle round trip of the same", pickled, 200),
        ("json.dumps of the same", dumped, 100),
        ("copy of a random.Random", streams, 300),
    ]
    out = []
    for name, test, n in tests:
        times = []
        for _ in range(max(3, rounds)):
            start = now()
            test(n)
            times.append((now() - start) / n)
        out.append({"name": name, "ns": median(times) * 1e9, "per_s": 1 / median(times)})
    return out


def rss():
    with open("/proc/self/statm") as f:
        return int(f.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def each(fn, budget=0.04, least=3):
    """Median seconds of a call of fn, in a small budget; the results are dropped at once."""
    times, end = [], now() + budget
    while len(times) < least or (now() < end and len(times) < 3000):
        start = now()
        fn()
        times.append(now() - start)
    return median(times)


def state_costs(peer, row, mean):
    """Clone time and memory, size and time of serialisation, half way through a game."""
    if peer.middle is None or (peer.clone is None and peer.dumps is None):
        return
    rng = random.Random(11)
    state = peer.middle(rng, max(1, int(mean / 2)))
    if peer.clone is not None:
        peer.clone(state)
        row["clone_us"] = each(lambda: peer.clone(state)) * 1e6
        count = max(20, min(20000, int(0.08e6 / row["clone_us"])))
        gc.collect()
        kept = [peer.clone(state) for _ in range(count)]  # fills the holes of the heap first
        before = rss()
        kept += [peer.clone(state) for _ in range(count)]
        grown = rss() - before
        # with few clones the page size and the heap's own growth drown the figure
        row["clone_kb"] = grown / count / 1024 if grown > 128 * 1024 and count >= 200 else None
        del kept
    if peer.dumps is not None:
        data = peer.dumps(state)
        row["dump_bytes"] = len(data)
        row["dump_us"] = each(lambda: peer.dumps(state)) * 1e6
        if peer.loads is not None:
            row["load_us"] = each(lambda: peer.loads(data)) * 1e6


# ---------------------------------------------------------------- the run


def load_ours(specs):
    out = []
    for spec in specs:
        module, _, attr = spec.partition(":")
        found = getattr(importlib.import_module(module), attr or "adapters")
        out += [Ours(a) for a in (found() if callable(found) else found)]
    return out


def version(package):
    try:
        return importlib.metadata.version({"open_spiel": "open-spiel"}.get(package, package))
    except importlib.metadata.PackageNotFoundError:
        return None


def measure(args, say):
    started = now()
    skipped, ready = [], []
    peers = PEERS + load_ours(args.ours)
    if args.only:
        peers = [
            p
            for p in peers
            if any(w.lower() in (p.name + " " + p.kind).lower() for w in args.only)
        ]
    peers = [p for p in peers if not any(w.lower() in p.name.lower() for w in args.skip)]
    for peer in peers:
        if peer.package and now() - started > args.budget * 0.5:
            skipped.append([peer.name, "no time left in the budget to prepare it"])
            say(f"skip  {peer.name}: {skipped[-1][1]}")
            continue
        try:
            begin = now()
            peer.setup()
            peer.playout(random.Random(2))
            peer.prepared = now() - begin
        except ImportError as e:
            skipped.append([peer.name, f"not installed ({e.name or e})"])
        except Exception as e:  # a peer that cannot play says so and the rest goes on
            skipped.append([peer.name, f"{type(e).__name__}: {e}"[:160]])
        else:
            ready.append(peer)
            continue
        say(f"skip  {skipped[-1][0]}: {skipped[-1][1]}")

    phases = [("prepare", now() - started)]
    raw = raw_limits(args.rounds)
    gc.collect()
    gc.freeze()  # the collections between slices then pass over the libraries' own objects
    # Rounds: every engine once a round, in a new order, so that all of them share the noise.
    rates = {p.name: [] for p in ready}
    games = {p.name: [] for p in ready}
    totals = {p.name: [0, 0, 0] for p in ready}
    order = random.Random(17)
    done = 0
    for turn in range(args.rounds):
        if turn and now() - started > args.budget * 0.62:
            say(f"stop  after {turn} of {args.rounds} rounds: the budget is nearly spent")
            break
        for peer in order.sample(ready, len(ready)):
            rng = random.Random(1000 * turn + 1)
            gc.collect()
            decisions = branching = count = 0
            start = now()
            end = start + args.slice
            while now() < end:
                d, b = peer.playout(rng)
                decisions += d
                branching += b
                count += 1
            took = now() - start
            rates[peer.name].append(decisions / took)
            games[peer.name].append(count / took)
            total = totals[peer.name]
            total[0] += decisions
            total[1] += branching
            total[2] += count
        done += 1
    phases.append(("rounds", now() - started))
    rows = []
    for peer in ready:
        decisions, branching, count = totals[peer.name]
        row = {
            "name": peer.name,
            "kind": peer.kind,
            "heavy": peer.heavy,
            "version": version(peer.package) if peer.package else None,
            "decisions_per_s": median(rates[peer.name]),
            "rounds": rates[peer.name],
            "games_per_s": median(games[peer.name]) if peer.whole_games else None,
            "decisions_per_game": decisions / max(1, count) if peer.whole_games else None,
            "branching": branching / max(1, decisions),
            "prepare_s": peer.prepared,
            "note": peer.note,
        }
        try:
            state_costs(peer, row, row["decisions_per_game"])
        except Exception as e:
            row["note"] += f"; no clone ({type(e).__name__})"
        rows.append(row)

    phases.append(("states", now() - started))
    searches = []
    if not args.no_mcts:
        wanted = [
            (n, p, f)
            for n, p, f in mcts_rows()
            if not args.only or any(w.lower() in n.lower() for w in args.only)
        ]
        for peer in ready:
            if peer.mcts is not None:

                def prepare(peer=peer):
                    mean = sum(totals[peer.name][:1]) / max(1, totals[peer.name][2])
                    state = generic_playout(peer, random.Random(5), int(mean / 5))[2]
                    return lambda n: peer.mcts(state, n)

                wanted.append((peer.name + " (its search)", None, prepare))
        prepared = []
        for name, _, prepare in wanted:
            try:
                search = prepare()
                n = 2
                while True:  # how many simulations fill a slice
                    start = now()
                    search(n)
                    took = now() - start
                    if took > args.slice / 2 or n > 20000:
                        break
                    n *= 2
                prepared.append((name, search, n))
            except ImportError as e:
                skipped.append([name, f"not installed ({e.name or e})"])
                say(f"skip  {name}: {skipped[-1][1]}")
            except Exception as e:
                skipped.append([name, f"{type(e).__name__}: {e}"[:160]])
                say(f"skip  {name}: {skipped[-1][1]}")
        found = {name: [] for name, _, _ in prepared}
        for turn in range(args.rounds):
            if turn and now() - started > args.budget * 0.8:
                break
            for name, search, n in order.sample(prepared, len(prepared)):
                start = now()
                search(n)
                found[name].append(n / (now() - start))
        searches = [
            {"name": n, "sims_per_s": median(found[n]), "rounds": found[n], "sims_a_search": k}
            for n, _, k in prepared
        ]

    phases.append(("search", now() - started))
    bots = []
    if not args.no_mcts and (not args.only or any("catan" in w.lower() for w in args.only)):
        try:
            for name, gps, dps, note in catan_bots(args.bots):
                bots.append(
                    {"name": name, "games_per_s": gps, "decisions_per_s": dps, "note": note}
                )
        except ImportError:
            pass

    phases.append(("bots", now() - started))
    kernels = []
    if not args.no_kernel and (not args.only or any("kernel" in w.lower() for w in args.only)):
        sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "kernel"))
        try:
            import bench as kernel_bench

            left = args.budget - (now() - started)
            kernels = kernel_bench.measure(
                rounds=args.rounds, seconds=0.05, say=say, build=left > 13
            )
        except Exception as e:
            skipped.append(["kernel", f"{type(e).__name__}: {e}"[:160]])
            say(f"skip  kernel: {skipped[-1][1]}")

    return {
        "meta": {
            "python": platform.python_version(),
            "implementation": platform.python_implementation(),
            "cores": os.cpu_count(),
            "pinned_to_one_core": args.pin >= 0,
            "rounds": done,
            "slice_s": args.slice,
            "wall_s": now() - started,
            "phases_end_s": phases,
            "load_1m": os.getloadavg()[0],
        },
        "raw": raw,
        "games": rows,
        "search": searches,
        "catanatron_bots": bots,
        "kernel": kernels,
        "skipped": skipped,
    }


# ---------------------------------------------------------------- the report


def num(x, digits=3):
    if x is None:
        return "–"
    if x == 0:
        return "0"
    if abs(x) >= 1000:
        return f"{x:,.0f}"
    return f"{x:.{digits}g}"


def ratio(a, b):
    """Median, lowest and highest of the ratios round by round."""
    rs = [x / y for x, y in zip(a, b, strict=True)]
    return median(rs), min(rs), max(rs)


def markdown(result):
    meta, rows = result["meta"], result["games"]
    base = next((r for r in rows if r["name"].startswith("catanatron")), None)
    out = [
        f"{meta['implementation']} {meta['python']}, "
        + ("one core of " if meta["pinned_to_one_core"] else "unpinned, ")
        + f"{meta['cores']}, {meta['rounds']} rounds of {meta['slice_s']} s, "
        f"{meta['wall_s']:.0f} s in all. "
        "Medians over the rounds; spread = (highest − lowest) / median.",
        "",
        (
            "| engine: game | how it runs | decisions/s | spread | × catanatron | "
            "legal actions/s | games/s | decisions a game | branching | clone µs | "
            "clone KiB | state bytes | dump µs |"
        ),
        (
            "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | "
            "---: | ---: | ---: |"
        ),
    ]
    for r in sorted(rows, key=lambda r: -r["decisions_per_s"]):
        spread = (max(r["rounds"]) - min(r["rounds"])) / r["decisions_per_s"]
        times = num(ratio(r["rounds"], base["rounds"])[0]) if base else "–"
        name = f"**{r['name']}**" if r["heavy"] else r["name"]
        out.append(
            f"| {name} | {r['kind']} | {num(r['decisions_per_s'])} | "
            f"{spread:.0%} | {times} | "
            f"{num(r['decisions_per_s'] * r['branching'])} | {num(r['games_per_s'])} "
            f"| {num(r['decisions_per_game'])} | {num(r['branching'])} | "
            f"{num(r.get('clone_us'))} | {num(r.get('clone_kb'))} "
            f"| {num(r.get('dump_bytes'))} | {num(r.get('dump_us'))} |"
        )
    ours = [r for r in rows if r["name"].startswith("ours: ")]
    if ours:
        out += [
            "",
            (
                "Ours over each peer, decisions/s: median (lowest–highest) of the "
                "rounds; then clone time, peer over ours."
            ),
            "",
        ]
        out += [
            "| peer | " + " | ".join(r["name"][6:] for r in ours) + " |",
            "| --- |" + " ---: |" * len(ours),
        ]
        for r in rows:
            if r in ours:
                continue
            cells = []
            for o in ours:
                mid, low, high = ratio(o["rounds"], r["rounds"])
                cell = f"{num(mid)} ({num(low)}–{num(high)})"
                if o.get("clone_us") and r.get("clone_us"):
                    cell += f"; clone {num(r['clone_us'] / o['clone_us'])}"
                cells.append(cell)
            out.append(f"| {r['name']} | " + " | ".join(cells) + " |")
    if result["search"]:
        out += ["", "| search, one thread | simulations/s | spread |", "| --- | ---: | ---: |"]
        for s in result["search"]:
            spread = (max(s["rounds"]) - min(s["rounds"])) / s["sims_per_s"]
            out.append(f"| {s['name']} | {num(s['sims_per_s'])} | {spread:.0%} |")
    if result["catanatron_bots"]:
        out += [
            "",
            "| catanatron's players | games/s | decisions/s | |",
            "| --- | ---: | ---: | --- |",
        ]
        for b in result["catanatron_bots"]:
            out.append(
                f"| {b['name']} | {num(b['games_per_s'])} | "
                f"{num(b['decisions_per_s'])} | {b['note']} |"
            )
    if result["kernel"]:
        out += [
            "",
            (
                "| the same small rules kernel | decisions/s, loop inside | × "
                "interpreted | decisions/s, driven from Python | × interpreted | "
                "clone µs |"
            ),
            "| --- | ---: | ---: | ---: | ---: | ---: |",
        ]
        first = result["kernel"][0]
        for k in result["kernel"]:
            inside = ratio(k["inside_rounds"], first["inside_rounds"])[0]
            driven = (
                ratio(k["driven_rounds"], first["driven_rounds"])[0]
                if k.get("driven_rounds")
                else None
            )
            out.append(
                f"| {k['name']} | {num(k['inside'])} | {num(inside)} | "
                f"{num(k.get('driven'))} | {num(driven)} | {num(k.get('clone_us'))} |"
            )
    out += ["", "| limit of the interpreter | ns | per second |", "| --- | ---: | ---: |"]
    out += [f"| {r['name']} | {num(r['ns'])} | {num(r['per_s'])} |" for r in result["raw"]]
    if result["skipped"]:
        out += [
            "",
            "Skipped: " + "; ".join(f"{n} ({why})" for n, why in result["skipped"]) + ".",
        ]
    return "\n".join(out) + "\n"


def main(argv=None):
    ap = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    ap.add_argument(
        "--ours",
        action="append",
        default=[],
        metavar="MODULE:NAME",
        help="adapters of ours (see the top of this file)",
    )
    ap.add_argument(
        "--only",
        action="append",
        default=[],
        metavar="WORD",
        help="only what has the word in its name",
    )
    ap.add_argument("--skip", action="append", default=[], metavar="WORD")
    ap.add_argument("--rounds", type=int, default=5)
    ap.add_argument(
        "--slice", type=float, default=0.1, help="seconds for one engine in one round"
    )
    ap.add_argument(
        "--budget", type=float, default=57, help="seconds in all; rounds are dropped to keep it"
    )
    ap.add_argument(
        "--bots",
        type=float,
        default=1.5,
        help="seconds for each table of catanatron's own players",
    )
    ap.add_argument(
        "--pin",
        type=int,
        default=None,
        metavar="CPU",
        help="the core to stay on (the last); -1: do not pin",
    )
    ap.add_argument(
        "--path",
        action="append",
        default=[],
        help="put first on sys.path (a source checkout of a peer, or ours)",
    )
    ap.add_argument("--no-mcts", action="store_true")
    ap.add_argument("--no-kernel", action="store_true")
    ap.add_argument("--json", metavar="FILE")
    ap.add_argument("--md", metavar="FILE")
    args = ap.parse_args(argv)
    sys.path[:0] = args.path
    if args.pin is None:
        args.pin = max(os.sched_getaffinity(0)) if hasattr(os, "sched_setaffinity") else -1
    if args.pin >= 0:
        os.sched_setaffinity(0, {args.pin})
    result = measure(args, lambda line: print(line, file=sys.stderr, flush=True))
    text = markdown(result)
    if args.json:
        with open(args.json, "w") as f:
            json.dump(result, f, indent=1)
    if args.md:
        with open(args.md, "w") as f:
            f.write(text)
    print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
