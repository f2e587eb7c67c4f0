"""OpenSpiel's own searches: MCTS for seat A and information-set MCTS for seat B of Seasons.

    python examples/openspiel_search.py --decisions 10 --simulations 4
    python examples/openspiel_search.py --game arcanum_pebbles --match 40 --simulations 30

MCTS looks at all cards (it was made for open games); IS-MCTS deals again what it cannot know.
`--match` lets IS-MCTS play whole games against a random player instead.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import arcanum.lab.openspiel  # noqa: F401 (registers the games)


def open_search(game, simulations, luck):
    """MCTS."""
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    return mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=luck)


def blind_search(game, simulations, luck):
    """Information-set MCTS."""
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=simulations,
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        random_state=luck,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        child_selection_policy=ismcts.ChildSelectionPolicy.UCT,
    )
    # By itself it deals again by the clock; with our luck the same happens every time.
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, luck.rand))
    return bot


def play(game, bots, dealer, decisions=0, tell=False):
    """A game, or its first decisions; the last state."""
    state = game.new_initial_state()
    done = 0
    while not state.is_terminal() and (not decisions or done < decisions):
        if state.is_chance_node():
            seeds, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dealer.choice(seeds, p=chances)))
            continue
        player = state.current_player()
        action = int(bots[player].step(state))
        if tell:
            print("ABCD"[player], state.action_to_string(player, action))
        state.apply_action(action)
        done += 1
    return state


def match(game, games, simulations):
    """The mean return of IS-MCTS against random play; each deal is played from both seats."""
    luck = np.random.RandomState(7)
    total = 0.0
    for number in range(games):
        mine = number % 2
        bots = [uniform_random.UniformRandomBot(seat, luck) for seat in range(2)]
        bots[mine] = blind_search(game, simulations, luck)
        total += play(game, bots, np.random.RandomState(number // 2)).returns()[mine]
    return total / games


def main():
    """A few decisions, a whole game with --decisions 0, or a match."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="arcanum_seasons(outcomes=64,reward=win)")
    parser.add_argument("--decisions", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=4)
    parser.add_argument("--match", type=int, default=0, metavar="GAMES")
    args = parser.parse_args()
    game = pyspiel.load_game(args.game)
    if args.match:
        mean = match(game, args.match, args.simulations)
        print(f"IS-MCTS against random: {mean:+.2f} a game")
        return
    luck = np.random.RandomState(7)
    bots = [search(game, args.simulations, luck) for search in (open_search, blind_search)]
    print("returns:", play(game, bots, luck, args.decisions, tell=True).returns())


if __name__ == "__main__":
    main()
