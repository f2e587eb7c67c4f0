"""A small study from start to end: simulate, read the decisions, count, draw.

    python examples/laboratory_plots.py --games 20 --bots greedy --out docs/pictures

`learning.png`: what a tabular learner gains against a random player of Pebbles.
`cards.png`: which cards of Seasons win, by level and number of players. A card counts for a
seat that summoned it; 0 is what a seat wins without knowing anything of its cards.
`cards.json`: the numbers of that picture; `--numbers FILE` draws it again without simulating.
"""

import argparse
import json
from collections import defaultdict
from math import sqrt
from pathlib import Path
from tempfile import TemporaryDirectory

import matplotlib

matplotlib.use("Agg")  # no window
from matplotlib.figure import Figure
from openspiel_tabular import learn

from arcanum.lab.decisions import read_decisions
from arcanum.lab.simulate import simulate

LEVELS = ("apprentice", "magician", "archmage")
SEATS = ("2", "3", "4")
MOST_SHOWN = 12  # cards in a picture: the best and the worst
SURE = 1.96  # so many standard errors to each side: 95 of 100 intervals hold the truth


def draw_learning(folder, episodes, measure):
    """The learning curve."""
    base, curve = learn(episodes, games=measure)
    figure = Figure(figsize=(7, 3.6), layout="constrained")
    axes = figure.add_subplot()
    axes.plot(*zip(*curve, strict=True), marker="o", label="the learner")
    axes.axhline(base, color="grey", linestyle="--", label="a random player in its seat")
    axes.set(title="Pebbles: a tabular Q-learner against random", xlabel="episodes")
    axes.set_ylabel("points ahead at the end")
    axes.legend()
    figure.savefig(folder / "learning.png", dpi=110)


def counted(level, seats, games, bots, jobs):
    """By card: what the seats won that summoned it, and how many they were."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "decisions.parquet"
        simulate("seasons", int(seats), games, 1, bots, {"level": level}, jobs, out=file)
        _, rows = read_decisions(file)
    wins = defaultdict(dict)  # card: (game, seat): what the seat won
    for row in rows:
        verb, *nouns = row["action"].split()
        if verb == "summon":
            wins[nouns[0]][row["game_number"], row["seat"]] = row["win"]
    return {card: (sum(seen.values()), len(seen)) for card, seen in sorted(wins.items())}


def all_counted(games, bots, jobs):
    """The same by level and number of players, with what was played."""
    cards = {
        level: {seats: counted(level, seats, games, bots, jobs) for seats in SEATS}
        for level in LEVELS
    }
    return {"game": "seasons", "games": games, "bots": bots, "seed": 1, "cards": cards}


def gain(wins, count, seats):
    """Wins above the share of a seat and what they may be off by, in percent."""
    share = wins / count
    return 100 * (share - 1 / int(seats)), 100 * SURE * sqrt(share * (1 - share) / count)


def chosen(by_seats, often):
    """The cards with the best and the worst mean gain, of those that are summoned often."""
    means = {}
    for card in sorted({card for found in by_seats.values() for card in found}):
        found = {n: counts[card] for n, counts in by_seats.items() if card in counts}
        if min(count for _, count in found.values()) >= often:
            means[card] = sum(gain(*found[n], n)[0] for n in found) / len(found)
    cards = sorted(means, key=means.get)
    if len(cards) > MOST_SHOWN:
        cards = cards[: MOST_SHOWN // 2] + cards[-MOST_SHOWN // 2 :]
    return cards


def draw_cards(folder, numbers):
    """Points by card; one picture for each level, one colour for each number of players."""
    often = max(1, numbers["games"] // 10)
    figure = Figure(figsize=(13, 5.2), layout="constrained")
    for axes, level in zip(figure.subplots(1, len(LEVELS)), LEVELS, strict=True):
        by_seats = numbers["cards"][level]
        cards = chosen(by_seats, often)
        for at, seats in enumerate(SEATS):
            found = [(row, card) for row, card in enumerate(cards) if card in by_seats[seats]]
            gains = [gain(*by_seats[seats][card], seats) for _, card in found]
            axes.errorbar(
                [mean for mean, _ in gains],
                [row + (1 - at) * 0.22 for row, _ in found],
                xerr=[off for _, off in gains],
                fmt="o",
                markersize=4,
                label=f"{seats} players",
            )
        axes.set_yticks(range(len(cards)), [card.replace("_", " ") for card in cards])
        axes.axvline(0, color="grey", linewidth=0.8)
        axes.set(title=f"Seasons, level {level}", xlabel="wins above the share, %")
    figure.legend(
        *axes.get_legend_handles_labels(), loc="outside lower center", ncols=len(SEATS)
    )
    figure.savefig(folder / "cards.png", dpi=90)


def main():
    """Both pictures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=4, help="for each level and player count")
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--episodes", type=int, default=4000)
    parser.add_argument("--measure", type=int, default=400, help="games for each point")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--numbers", type=Path, help="a cards.json to draw, no simulation")
    parser.add_argument("--out", type=Path, default=Path("docs/pictures"))
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    if args.numbers:
        numbers = json.loads(args.numbers.read_text())
    else:
        numbers = all_counted(args.games, args.bots.split(","), args.jobs)
        (args.out / "cards.json").write_text(json.dumps(numbers))
    draw_cards(args.out, numbers)
    draw_learning(args.out, args.episodes, args.measure)
    print(f"{args.out}/learning.png, {args.out}/cards.png")


if __name__ == "__main__":
    main()
