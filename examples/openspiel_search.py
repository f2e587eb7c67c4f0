"""OpenSpiel's own searches play Seasons: MCTS for seat A, information-set MCTS for seat B.

    python examples/openspiel_search.py --decisions 10 --simulations 4

MCTS looks at all cards (it was made for open games); IS-MCTS deals anew what it cannot know.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import arcanum.lab.openspiel  # noqa: F401 (registers the games)


def main() -> None:
    """A few decisions, or a whole game with --decisions 0."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="arcanum_seasons(outcomes=64,reward=win)")
    parser.add_argument("--decisions", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=4)
    args = parser.parse_args()
    game = pyspiel.load_game(args.game)
    luck = np.random.RandomState(7)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bots = [
        mcts.MCTSBot(game, 2.0, args.simulations, evaluator, random_state=luck),
        ismcts.ISMCTSBot(
            game=game,
            uct_c=2.0,
            max_simulations=args.simulations,
            evaluator=evaluator,
            random_state=luck,
            final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            child_selection_policy=ismcts.ChildSelectionPolicy.UCT,
        ),
    ]
    state = game.new_initial_state()
    done = 0
    while not state.is_terminal() and (not args.decisions or done < args.decisions):
        if state.is_chance_node():
            seeds, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(seeds, p=chances)))
            continue
        player = state.current_player()
        action = int(bots[player].step(state))
        print("AB"[player], state.action_to_string(player, action))
        state.apply_action(action)
        done += 1
    print("returns:", state.returns())


if __name__ == "__main__":
    main()
