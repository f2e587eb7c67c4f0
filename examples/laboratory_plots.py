"""A small study from start to end: simulate, read the decisions, draw.

    python examples/laboratory_plots.py --games 20 --bots greedy --out docs/pictures

`learning.png`: what a tabular learner gains against a random player of Pebbles.
`cards.png`: which cards of Seasons win, by level and number of players. A card counts for a
seat that summoned it; 0 is what a seat wins without knowing anything of its cards.
"""

import argparse
from collections import defaultdict
from pathlib import Path
from tempfile import TemporaryDirectory

import matplotlib

matplotlib.use("Agg")  # no window
from matplotlib.figure import Figure
from openspiel_tabular import learn

from arcanum.lab.decisions import read_decisions
from arcanum.lab.simulate import simulate

LEVELS = ("apprentice", "magician", "archmage")
SEATS = (2, 3, 4)
MOST_SHOWN = 12  # cards in a picture
OFTEN = 3  # seats that summoned a card; below that it is left out


def draw_learning(folder, episodes):
    """The learning curve."""
    curve = learn(episodes)
    figure = Figure(figsize=(7, 3.6), layout="constrained")
    axes = figure.add_subplot()
    axes.plot(*zip(*curve, strict=True), marker="o")
    axes.axhline(0, color="grey", linewidth=0.8)
    axes.set(title="Pebbles: a tabular Q-learner against random", xlabel="episodes")
    axes.set_ylabel("points ahead at the end")
    figure.savefig(folder / "learning.png", dpi=110)


def card_statistics(level, seats, games, bots, jobs):
    """By card: how much more than their share seats won that summoned it, and how many."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "decisions.parquet"
        simulate("seasons", seats, games, 1, bots, {"level": level}, jobs, out=file)
        _, rows = read_decisions(file)
    wins = defaultdict(dict)  # card: (game, seat): what the seat won
    for row in rows:
        verb, *nouns = row["action"].split()
        if verb == "summon":
            wins[nouns[0]][row["game_number"], row["seat"]] = row["win"]
    return {
        card: (sum(seen.values()) / len(seen) - 1 / seats, len(seen))
        for card, seen in wins.items()
    }


def draw_cards(folder, games, bots, jobs):
    """Bars by card; one picture for each level, one colour for each number of players."""
    figure = Figure(figsize=(13, 5.2), layout="constrained")
    for axes, level in zip(figure.subplots(1, len(LEVELS)), LEVELS, strict=True):
        found = {seats: card_statistics(level, seats, games, bots, jobs) for seats in SEATS}
        total = defaultdict(int)
        for by_card in found.values():
            for card, (_, count) in by_card.items():
                total[card] += count
        cards = [card for card in sorted(total) if total[card] >= OFTEN]
        cards.sort(key=lambda card: sum(c.get(card, (0, 0))[0] for c in found.values()))
        if len(cards) > MOST_SHOWN:  # the worst and the best
            cards = cards[: MOST_SHOWN // 2] + cards[-MOST_SHOWN // 2 :]
        for at, seats in enumerate(SEATS):
            values = [100 * found[seats].get(card, (0, 0))[0] for card in cards]
            heights = [row + (at - 1) * 0.27 for row in range(len(cards))]
            axes.barh(heights, values, height=0.25, label=f"{seats} players")
        axes.set_yticks(range(len(cards)), [card.replace("_", " ") for card in cards])
        axes.axvline(0, color="grey", linewidth=0.8)
        axes.set(title=f"Seasons, level {level}", xlabel="wins above the share, %")
    axes.legend()
    figure.savefig(folder / "cards.png", dpi=90)


def main():
    """Both pictures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=4, help="for each level and player count")
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--episodes", type=int, default=4000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("docs/pictures"))
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    draw_learning(args.out, args.episodes)
    draw_cards(args.out, args.games, args.bots.split(","), args.jobs)
    print(f"{args.out}/learning.png, {args.out}/cards.png")


if __name__ == "__main__":
    main()
