#!/usr/bin/env python3
"""The same rules kernel interpreted, compiled with mypyc (twice) and written in Rust.

    python tools/bench/kernel/bench.py [--rounds 7] [--seconds 0.2] [--with PYTHON ...]

--with measures the interpreted kernel on other interpreters (python3.13, pypy3) too, as
processes of their own between the rounds.  All of them must give the same checksum.  Builds
go to a folder of the temporary directory named by a hash of the sources, and are used again.
"""

import argparse
import ctypes
import hashlib
import importlib.util
import json
import os
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
now = time.perf_counter
median = statistics.median
CHECK = [48645, 163928, 14306267]  # playouts(1, 300): plies, branching, checksum


def folder():
    h = hashlib.sha256(sys.version.encode())
    for name in ("kernel.py", "kernel.rs", "bench.py"):
        with open(os.path.join(HERE, name), "rb") as f:
            h.update(f.read())
    return os.path.join(
        tempfile.gettempdir(), f"kernel-bench-{os.getuid()}-{h.hexdigest()[:12]}"
    )


def with_i64(text):
    """The kernel with machine integers where it says int: what a writer for mypyc would do."""
    text = text.replace(
        "from typing import Final\n",
        "from typing import Final\n\nfrom mypy_extensions import i64\n",
        1,
    )
    text = re.sub(r"(?<=: )int(?=[,)\n ])", "i64", text)
    return text.replace("-> int", "-> i64")


def build(say):
    """Builds what can be built here; says what cannot."""
    where = folder()
    os.makedirs(where, exist_ok=True)
    with open(os.path.join(HERE, "kernel.py")) as f:
        text = f.read()
    for name, source in (("kernel_mypyc", text), ("kernel_i64", with_i64(text))):
        if any(n.startswith(name + ".") and n.endswith(".so") for n in os.listdir(where)):
            continue
        try:
            import mypyc  # noqa: F401
        except ImportError:
            say("skip  kernel, mypyc: not installed (pip install mypy)")
            break
        with open(os.path.join(where, name + ".py"), "w") as f:
            f.write(source)
        script = (
            "from setuptools import setup; from mypyc.build import mypycify; "
            f"setup(name='k', ext_modules=mypycify(['{name}.py'], opt_level='3'), "
            f"script_args=['-q', 'build_ext', '--inplace', '--build-temp', 'tmp-{name}'])"
        )
        done = subprocess.run(
            [sys.executable, "-c", script], cwd=where, capture_output=True, text=True
        )
        if done.returncode:
            say(
                f"skip  kernel, {name}: "
                f"{(done.stderr or done.stdout).strip().splitlines()[-1][:150]}"
            )
        os.remove(os.path.join(where, name + ".py"))
    lib = os.path.join(where, "libkernel_rs.so")
    if not os.path.exists(lib):
        if not shutil.which("rustc"):
            say("skip  kernel, Rust: no rustc here")
        else:
            command = [
                "rustc",
                "-O",
                "-C",
                "target-cpu=native",
                "--crate-type",
                "cdylib",
                "-A",
                "warnings",
                "-o",
                lib,
            ]
            done = subprocess.run(
                [*command, os.path.join(HERE, "kernel.rs")], capture_output=True, text=True
            )
            if done.returncode:
                say(f"skip  kernel, Rust: {done.stderr.strip().splitlines()[0][:150]}")
    return where


def load(name, path):
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Python:
    def __init__(self, name, module):
        self.name, self.m = name, module

    def inside(self, first, count):
        return self.m.playouts(first, count)

    def clones(self, count):
        self.m.clones(1, 60, count)

    def driven(self, seeds, rand):
        k, new_game = 0, self.m.new_game
        for seed in seeds:
            g = new_game(seed)
            while not g.over():
                a = g.legal()
                g.apply(a[int(rand() * len(a))])
                k += 1
        return k


class Rust:
    name = "Rust, through ctypes"

    def __init__(self, path):
        L = self.L = ctypes.CDLL(path)
        u64, p, i = ctypes.c_uint64, ctypes.c_void_p, ctypes.c_int
        L.playouts.argtypes, L.playouts.restype = [u64, u64, p], None
        L.clones.argtypes, L.clones.restype = [u64, i, u64], ctypes.c_int64
        L.game_new.argtypes, L.game_new.restype = [u64], p
        L.game_legal.argtypes, L.game_apply.argtypes, L.game_free.argtypes = [p, p], [p, i], [p]
        self.res, self.buf = (ctypes.c_int64 * 3)(), (ctypes.c_int32 * 64)()

    def inside(self, first, count):
        self.L.playouts(first, count, self.res)
        return list(self.res)

    def clones(self, count):
        self.L.clones(1, 60, count)

    def driven(self, seeds, rand):
        k, buf, legal, apply = 0, self.buf, self.L.game_legal, self.L.game_apply
        for seed in seeds:
            g = self.L.game_new(seed)
            while n := legal(g, buf):
                apply(g, buf[int(rand() * n)])
                k += 1
            self.L.game_free(g)
        return k


CHILD = """
import json, sys, time
sys.path.insert(0, sys.argv[1]); seconds = float(sys.argv[2])
import kernel
now = time.perf_counter
kernel.playouts(1, int(sys.argv[3])); n = 40; start = now(); plies = 0; seed = 1
while now() - start < seconds:
    plies += kernel.playouts(seed, n)[0]; seed += n
took = now() - start
start = now(); kernel.clones(1, 60, 20000); c = now() - start
who = [sys.version.split()[0], sys.implementation.name]
print(json.dumps([kernel.playouts(1, 300), plies / took, c / 20000 * 1e6, *who]))
"""


def measure(rounds=5, seconds=0.1, say=print, build=True, others=()):
    where = globals()["build"](say) if build else folder()
    engines = [
        Python(
            "interpreted, CPython " + sys.version.split()[0],
            load("kernel", os.path.join(HERE, "kernel.py")),
        )
    ]
    names = sorted(os.listdir(where)) if os.path.isdir(where) else []
    for stem, title in (
        ("kernel_mypyc", "mypyc, as it stands"),
        ("kernel_i64", "mypyc, machine integers (i64)"),
    ):
        for n in names:
            if n.startswith(stem + ".") and n.endswith(".so"):
                engines.append(Python(title, load(stem, os.path.join(where, n))))
    if "libkernel_rs.so" in names:
        engines.append(Rust(os.path.join(where, "libkernel_rs.so")))
    try:  # a PyO3 build of kernel.rs, where somebody made one and put it on the path
        import kernel_pyo3

        engines.append(Pyo3("Rust, through PyO3", kernel_pyo3))
    except ImportError:
        pass
    for e in engines:
        got = list(e.inside(1, 300))
        if got != CHECK:
            raise AssertionError(f"{e.name}: {got} is not {CHECK}")
    out = {
        e.name: {"name": e.name, "inside_rounds": [], "driven_rounds": [], "clone_rounds": []}
        for e in engines
    }
    for turn in range(rounds):
        for e in random.Random(turn).sample(engines, len(engines)):
            row = out[e.name]
            plies, seed, start = 0, 1, now()
            while now() - start < seconds:
                plies += e.inside(seed, 20)[0]
                seed += 20
            row["inside_rounds"].append(plies / (now() - start))
            rand = random.Random(turn).random
            k, seed, start = 0, 1, now()
            while now() - start < seconds:
                k += e.driven(range(seed, seed + 10), rand)
                seed += 10
            row["driven_rounds"].append(k / (now() - start))
            count = 3000
            e.clones(10)
            start = now()
            e.clones(count)
            row["clone_rounds"].append((now() - start) / count * 1e6)
        for python in others:
            pypy = "pypy" in os.path.basename(python)
            child = subprocess.run(
                [python, "-c", CHILD, HERE, str(seconds), "3000" if pypy else "50"],
                capture_output=True,
                text=True,
                env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
            )
            if child.returncode:
                say(
                    f"skip  kernel, {os.path.basename(python)}: "
                    f"{child.stderr.strip().splitlines()[-1][:120]}"
                )
                continue
            check, rate, clone, release, implementation = json.loads(child.stdout)
            if check != CHECK:
                raise AssertionError(f"{python}: {check}")
            title = (
                f"interpreted, {'CPython' if implementation == 'cpython' else 'PyPy'} {release}"
            )
            row = out.setdefault(
                title,
                {"name": title, "inside_rounds": [], "driven_rounds": [], "clone_rounds": []},
            )
            row["inside_rounds"].append(rate)
            row["clone_rounds"].append(clone)
    for row in out.values():
        row["inside"], row["clone_us"] = (
            median(row["inside_rounds"]),
            median(row["clone_rounds"]),
        )
        row["driven"] = median(row["driven_rounds"]) if row["driven_rounds"] else None
    return list(out.values())


class Pyo3(Python):
    def driven(self, seeds, rand):
        k = 0
        for seed in seeds:
            g = self.m.Game(seed)
            while not g.over():
                a = g.legal()
                g.apply(a[int(rand() * len(a))])
                k += 1
        return k


def main():
    ap = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    ap.add_argument("--rounds", type=int, default=7)
    ap.add_argument("--seconds", type=float, default=0.2)
    ap.add_argument("--with", dest="others", action="append", default=[], metavar="PYTHON")
    ap.add_argument("--json", metavar="FILE")
    args = ap.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    rows = measure(
        args.rounds, args.seconds, lambda s: print(s, file=sys.stderr), True, args.others
    )
    if args.json:
        with open(args.json, "w") as f:
            json.dump(rows, f, indent=1)
    base = rows[0]
    print("| kernel | decisions/s, loop inside | × | driven from Python | × | clone µs | × |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for r in rows:
        a = median(
            x / y for x, y in zip(r["inside_rounds"], base["inside_rounds"], strict=True)
        )
        b = (
            median(
                x / y for x, y in zip(r["driven_rounds"], base["driven_rounds"], strict=True)
            )
            if r["driven"]
            else 0
        )
        c = base["clone_us"] / r["clone_us"]
        print(
            f"| {r['name']} | {r['inside']:,.0f} | {a:.2f} | "
            f"{r['driven'] or 0:,.0f} | {b:.2f} | {r['clone_us']:.2f} | {c:.1f} |"
        )


if __name__ == "__main__":
    main()
