"""An adapter for peers.py --ours, over the small kernel: the pattern to copy for a real engine.

    python tools/bench/peers.py --path tools/bench --ours example_adapter:adapters

It also holds a plain UCT search, so that the table shows what a tree over a Python engine
costs beside the rollouts themselves.
"""

import json
import math
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "kernel"))


class Node:
    __slots__ = ("children", "untried", "value", "visits", "who")

    def __init__(self, who, untried):
        self.who, self.untried, self.children, self.visits, self.value = (
            who,
            untried,
            {},
            0,
            0.0,
        )


class Adapter:
    def __init__(self, name, kind, module):
        self.name, self.kind, self.m = name, kind, module
        self.new = module.new_game

    def legal(self, g):
        return g.legal()

    def apply(self, g, action):
        g.apply(action)

    def clone(self, g):
        return g.clone()

    def dumps(self, g):
        return json.dumps(g.tuple()).encode()

    def mcts(self, state, n):
        rand = random.Random(1).random
        root = Node(state.current, state.legal())
        for _ in range(n):
            g, node, path = state.clone(), root, [root]
            while not node.untried and node.children:
                log = math.log(node.visits)
                action, node = max(
                    node.children.items(),
                    key=lambda kv: (
                        kv[1].value / kv[1].visits + 1.4 * math.sqrt(log / kv[1].visits)
                    ),
                )
                g.apply(action)
                path.append(node)
            if node.untried:
                action = node.untried.pop(int(rand() * len(node.untried)))
                who = g.current
                g.apply(action)
                child = node.children[action] = Node(who, g.legal())
                path.append(child)
            while not g.over():
                actions = g.legal()
                g.apply(actions[int(rand() * len(actions))])
            won = 1.0 if g.score(0) > g.score(1) else 0.0
            for node in path:
                node.visits += 1
                node.value += won if node.who == 0 else 1 - won
        return max(root.children, key=lambda a: root.children[a].visits)


def adapters():
    import bench
    import kernel

    out = [Adapter("kernel, interpreted", "python", kernel)]
    where = bench.folder()
    for n in sorted(os.listdir(where)) if os.path.isdir(where) else ():
        if n.startswith("kernel_mypyc."):
            out.append(
                Adapter(
                    "kernel, mypyc",
                    "mypyc, driven from Python",
                    bench.load("kernel_mypyc", os.path.join(where, n)),
                )
            )
    return out
