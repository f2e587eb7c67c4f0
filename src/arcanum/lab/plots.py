"""Pictures of a tournament, as PNG and SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from arcanum.lab.arena import Result
from arcanum.lab.extras import not_installed
from arcanum.lab.ratings import rated_over_time

try:
    import matplotlib

    matplotlib.use("Agg")  # no window, wherever this runs
    from matplotlib.figure import Figure
except ImportError as missing:
    raise not_installed(missing, "arena") from None

WIDE, HIGH = 8.0, 4.5  # inches
KINDS = ("png", "svg")


def draw(folder: Path, game: str, bots: Sequence[str], results: Sequence[Result]) -> list[str]:
    """All pictures of a tournament; the files made."""
    history = rated_over_time(bots, results)
    order = sorted(bots, key=lambda name: -history[-1][name].mu)
    pictures = {
        "ratings": ratings(game, order, history[-1]),
        "progress": progress(game, order, history),
        "meetings": meetings(game, order, results),
    }
    return saved(folder, pictures)


def saved(folder: Path, pictures: Mapping[str, Figure]) -> list[str]:
    """Saves pictures in each kind of file; the files made."""
    made = []
    for name, figure in pictures.items():
        for kind in KINDS:
            file = folder / f"{name}.{kind}"
            figure.savefig(file, dpi=120, metadata={"Date": None} if kind == "svg" else None)
            made.append(str(file))
    return made


def canvas(title: str) -> tuple[Figure, Any]:
    """An empty picture."""
    figure = Figure(figsize=(WIDE, HIGH), layout="constrained")
    axes = figure.add_subplot()
    axes.set_title(title)
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def ratings(game: str, order: Sequence[str], standing: Any) -> Figure:
    """Each bot's rating with its interval."""
    figure, axes = canvas(f"{game}: ratings with 95% intervals")
    mus = [standing[name].mu for name in order]
    spread = [1.96 * standing[name].sigma for name in order]
    axes.errorbar(mus, range(len(order)), xerr=spread, fmt="o", capsize=4)
    axes.set_yticks(range(len(order)), order)
    axes.invert_yaxis()
    axes.set_xlabel("OpenSkill rating (mu)")
    axes.grid(axis="x", alpha=0.3)
    return figure


def progress(game: str, order: Sequence[str], history: Sequence[Any]) -> Figure:
    """The ratings over the games."""
    figure, axes = canvas(f"{game}: ratings over the games")
    for name in order:
        mus = [standing[name].mu for standing in history]
        spread = [1.96 * standing[name].sigma for standing in history]
        (line,) = axes.plot(mus, label=name)
        low = [mu - by for mu, by in zip(mus, spread, strict=True)]
        high = [mu + by for mu, by in zip(mus, spread, strict=True)]
        axes.fill_between(range(len(mus)), low, high, color=line.get_color(), alpha=0.12)
    axes.set_xlabel("games")
    axes.set_ylabel("rating (mu)")
    axes.legend()
    return figure


def meetings(game: str, order: Sequence[str], results: Sequence[Result]) -> Figure:
    """How often the bot of a row came in before the bot of a column."""
    before, met = counted(results)
    figure, axes = canvas(f"{game}: the bot of the row came in first, % of meetings")
    shares = [
        [100 * before.get((a, b), 0.0) / met[(a, b)] if (a, b) in met else 50.0 for b in order]
        for a in order
    ]
    axes.imshow(shares, cmap="RdYlGn", vmin=0, vmax=100)
    for row, a in enumerate(order):
        for column, b in enumerate(order):
            told = f"{shares[row][column]:.0f}" if (a, b) in met else "–"
            axes.text(column, row, told, ha="center", va="center")
    axes.set_xticks(range(len(order)), order)
    axes.set_yticks(range(len(order)), order)
    return figure


def counted(
    results: Sequence[Result],
) -> tuple[dict[tuple[str, str], float], dict[tuple[str, str], int]]:
    """By pair of bots: meetings that the first one won, and all; ties count one half."""
    before: dict[tuple[str, str], float] = {}
    met: dict[tuple[str, str], int] = {}
    for result in results:
        seats = list(zip(result.sitting, result.places, strict=True))
        for at, (a, place) in enumerate(seats):
            for b, other in seats[:at] + seats[at + 1 :]:
                if a != b:
                    met[a, b] = met.get((a, b), 0) + 1
                    gain = 1.0 if place < other else 0.5 if place == other else 0.0
                    before[a, b] = before.get((a, b), 0.0) + gain
    return before, met
