"""OpenSpiel's tabular Q-learner learns Pebbles against a random player.

python examples/openspiel_tabular.py --episodes 3000
"""

import argparse

import numpy as np
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import random_agent, tabular_qlearner

import arcanum.lab.openspiel  # noqa: F401 (registers the games)


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


def learn(episodes, points=10):
    """The mean reward against a random player, measured along the way."""
    games = max(10, min(200, episodes // 10))
    np.random.seed(1)  # the learner and the dealer use NumPy's own generator
    environment = rl_environment.Environment(
        "arcanum_pebbles(outcomes=8)",  # eight deals: small enough for a table
        observation_type=rl_environment.ObservationType.OBSERVATION,
    )
    actions = environment.action_spec()["num_actions"]
    agents = [
        tabular_qlearner.QLearner(0, actions, step_size=0.3, discount_factor=1.0),
        random_agent.RandomAgent(1, actions),
    ]
    curve = []
    for point in range(points + 1):
        mean = sum(play(environment, agents, False) for _ in range(games)) / games
        curve.append((point * episodes // points, mean))
        for _ in range(episodes // points if point < points else 0):
            play(environment, agents, True)
    return curve


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--episodes", type=int, default=3000)
    for episode, mean in learn(parser.parse_args().episodes):
        print(f"{episode:6} episodes: {mean:+.2f} points a game")
