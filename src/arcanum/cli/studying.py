"""Commands by which bots play many games, and what is learned from that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arcanum.cli.arguments import Commands, listed, options, path, seconds, table_options, whole
from arcanum.cli.output import pairs, progress, show

if TYPE_CHECKING:
    import argparse

    from arcanum.lab.arena import Arena
    from arcanum.lab.train import Training


def add(commands: Commands) -> None:
    """Their words."""
    made = commands.add("simulate", "many games between bots", simulate)
    made.takes("game")
    table_options(made)
    made.takes("--games", type=whole, default=100)
    made.takes("--seed", type=whole, default=0)
    made.takes(
        "--bots",
        default="",
        help="bots, separated by commas; the last one takes all other seats",
    )
    made.takes("--jobs", type=whole, default=1, help="processes")
    made.takes("--out", type=path, metavar="FILE", help="decisions, .jsonl or .parquet")

    made = commands.add("arena", "a tournament between bots, with ratings", arena)
    made.takes("game")
    table_options(made)
    made.takes("--bots", default="random,greedy", help="two bots or more, separated by commas")
    made.takes("--games", type=whole, default=100, help="games in all")
    made.takes("--seed", type=whole, default=0)
    made.takes("--way", default="round-robin", help="round-robin or ladder")
    made.takes("--jobs", type=whole, default=1, help="processes")
    made.takes("--dask", default="", metavar="ADDRESS", help="a Dask scheduler")
    made.takes("--out", type=path, metavar="DIR", help="keep games, records and plots")

    made = commands.add(
        "train", "self-play, and what the bots learn from it to judge by", train
    )
    made.takes("game")
    made.takes("--games", type=whole, default=1000, help="games in all")
    made.takes("--seed", type=whole, default=0)
    made.takes(
        "--bots", default="", help="earlier versions to play too: NAME@PATH, with commas"
    )
    made.takes("--jobs", type=whole, default=1, help="processes")
    made.takes("--dask", default="", metavar="ADDRESS", help="a Dask scheduler")
    made.takes(
        "--out", type=path, metavar="DIR", help="keep games, file and plots (else train-GAME)"
    )

    made = commands.add("analyse", "winning chances over a finished game", analyse)
    made.takes("file")
    made.takes("--seconds", type=seconds, default=25.0, help="of work, the costly first")
    made.takes("--simulations", type=whole, help="this many for each decision, instead")


def simulate(args: argparse.Namespace) -> int:
    """Many games between bots."""
    from arcanum.lab import simulate as lab

    bar = progress(args.games, args.game)
    with bar:
        result = lab.simulate(
            args.game,
            seats=args.seats,
            games=args.games,
            seed=args.seed,
            bots=listed(args.bots),
            options=options(args),
            jobs=args.jobs,
            tick=lambda n: bar.update(0, completed=n, text=f"{n} games"),
            out=args.out,
        )
    show(args, result, pairs(result))
    return 0


def arena(args: argparse.Namespace) -> int:
    """A tournament; one that was begun in the same folder continues."""
    from arcanum.lab import arena as lab

    if args.out is not None:  # report a missing library before anything is played
        from arcanum.lab.plots import draw
    bots = listed(args.bots)
    plan = lab.planned(
        args.game, bots, args.games, args.seats, options(args), args.seed, args.way
    )
    under_way = lab.Arena(plan, args.out)
    play_out(args, under_way)
    result = under_way.told()
    if args.out is not None:
        result["files"] = draw(args.out, args.game, bots, under_way.in_order())
    show(args, result, standings(result))
    return 0


def play_out(args: argparse.Namespace, under_way: Arena | Training) -> None:
    """Play what is missing, with a bar that shows how many games there are."""
    bar = progress(args.games, args.game)
    with bar:
        under_way.run(
            args.jobs,
            args.dask,
            lambda n: bar.update(0, completed=n, text=f"{n} games"),
        )


def standings(result: dict[str, Any]) -> list[str]:
    """A tournament's table, the best first."""
    order = sorted(result["ratings"], key=lambda name: -result["ratings"][name]["mu"])
    lines = [
        f"{'':12}{'rating':>8}{'95% interval':>18}{'wins':>9}{'mean score':>12}{'seconds':>9}"
    ]
    for name in order:
        rating = result["ratings"][name]
        interval = f"{rating['low']:.1f} to {rating['high']:.1f}"
        lines.append(
            f"{name:12}{rating['mu']:8.1f}{interval:>18}"
            f"{result['wins'][name]:9.1f}{result['mean_scores'][name]:12.1f}"
            f"{result['seconds'][name]:9.1f}"
        )
    return [*lines, f"{result['games']} games", *result["files"]]


def train(args: argparse.Namespace) -> int:
    """Self-play and what is learned; one that was begun in the same folder continues."""
    from arcanum.lab import train as lab
    from arcanum.lab import train_plots as train_plots  # report a missing library at once

    plan = lab.planned(args.game, args.games, args.seed, listed(args.bots))
    under_way = lab.Training(plan, args.out or path(f"train-{args.game}"))
    play_out(args, under_way)
    result = under_way.finish()
    show(args, result, lessons_told(result))
    return 0


def lessons_told(result: dict[str, Any]) -> list[str]:
    """What was learned: how far predictions of the lead are off."""
    wide = max([len(each["when"]) for each in result["errors"]], default=0)
    lines = [f"{'':{wide + 9}}{'learned':>9}{'present':>9}{'greedy':>9}{'leads':>9}"]
    lines += [
        f"{each['seats']} seats  {each['when']:<{wide}}{each['learned']:9.1f}"
        f"{each['present']:9.1f}{each['greedy']:9.1f}{each['leads']:9.1f}"
        for each in result["errors"]
    ]
    return [*lines, f"{result['games']} games", *result["files"]]


def analyse(args: argparse.Namespace) -> int:
    """A game record, judged decision by decision."""
    from arcanum.lab import analysis as lab
    from arcanum.records import read_record
    from arcanum.texts import texts

    record = read_record(args.file)
    judged = []
    if args.simulations is None:
        analyst = lab.Analyst(record, args.seconds)
        share = 0.0
        with progress(1.0, record.game) as bar:
            while share < 1:
                part = analyst.part(0.3)
                share = part.share
                bar.update(0, completed=share, text=f"{part.left:.0f} s to go")
        judged = analyst.judged()
    else:
        with progress(len(record.actions), record.game) as bar:
            for n, found in enumerate(lab.analyse(record, args.simulations), start=1):
                if found is not None:
                    judged.append(found)
                bar.update(0, completed=n, text=f"{n} decisions")
    result = lab.summary(record, judged)
    say = texts("en", record.game)
    lines = [
        f"{each['number']:5} {each['seat']}: {each['played']}"
        f" ({each['chance_played']:.0%}), better {each['best']} ({each['chance_best']:.0%})"
        f" {say.reasons(each['reasons'])}".rstrip()
        for each in result["costly"]
    ]
    show(args, result, lines or ["this search finds no decision that cost anything"])
    return 0
