"""OpenSpiel's tabular Q-learner learns Pebbles against a random player.

    python examples/openspiel_tabular.py --episodes 3000

The same numbers come out every time: learner, opponent and dealer have seeds.
"""

import argparse

import numpy as np
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import random_agent, tabular_qlearner

import arcanum.lab.openspiel  # noqa: F401 (registers the games)

GAME = "arcanum_pebbles(outcomes=4)"  # four deals: small enough for a table


def play(environment, agents, learning):
    """One game; what seat A gets."""
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        decided = agents[player].step(step, is_evaluation=not learning)
        step = environment.step([decided.action])
    if learning:
        for agent in agents:
            agent.step(step)
    return step.rewards[0]


def measured(environment, agents, games):
    """The mean reward of seat A."""
    return sum(play(environment, agents, False) for _ in range(games)) / games


def learn(episodes, points=10, games=400):
    """What a random player gets in seat A; and what the learner gets there, along the way."""
    np.random.seed(1)  # the agents use NumPy's own generator
    environment = rl_environment.Environment(
        GAME,
        observation_type=rl_environment.ObservationType.OBSERVATION,
        chance_event_sampler=rl_environment.ChanceEventSampler(seed=1),
    )
    actions = environment.action_spec()["num_actions"]
    learner = tabular_qlearner.QLearner(0, actions, step_size=0.2, discount_factor=1.0)
    others = [random_agent.RandomAgent(seat, actions) for seat in range(2)]
    base = measured(environment, others, games)
    agents = [learner, others[1]]
    curve = []
    for point in range(points + 1):
        curve.append((point * episodes // points, measured(environment, agents, games)))
        for _ in range(episodes // points if point < points else 0):
            play(environment, agents, True)
    return base, curve


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--episodes", type=int, default=3000)
    parser.add_argument("--points", type=int, default=10, help="how often it is measured")
    parser.add_argument("--games", type=int, default=400, help="of each measurement")
    base, curve = learn(**vars(parser.parse_args()))
    print(f"a random player in seat A: {base:+.2f} points a game")
    for episode, mean in curve:
        print(f"{episode:6} episodes: {mean:+.2f} points a game")
