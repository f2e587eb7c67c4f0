"""Pictures of what was learned, as PNG and SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from arcanum.bots.subject import Error
from arcanum.lab.plots import canvas, saved

if TYPE_CHECKING:
    from matplotlib.figure import Figure

JUDGES = ("learned", "present", "greedy", "leads")


def draw(
    folder: Path,
    game: str,
    groups: Sequence[str],
    errors: Sequence[Error],
    by_games: Sequence[tuple[int, float]],
    mean: Mapping[str, float],
) -> list[str]:
    """All pictures; the files made."""
    pictures = {
        "errors": errors_by_time(game, groups, errors),
        "games": errors_by_games(game, by_games, mean),
    }
    return saved(folder, pictures)


def errors_by_time(game: str, groups: Sequence[str], errors: Sequence[Error]) -> Figure:
    """How far off the lead is at each time, for the smallest table."""
    figure, axes = canvas(f"{game}: how far off the predicted lead is")
    seats = min((each.seats for each in errors), default=0)
    some = [each for each in errors if each.seats == seats]
    for name in JUDGES:
        label = "the leads themselves" if name == "leads" else name
        axes.plot([getattr(each, name) for each in some], marker="o", label=label)
    axes.set_xticks(range(len(some)), [groups[each.group] for each in some], rotation=20)
    axes.set_ylabel(f"standard deviation, {seats} seats")
    axes.set_ylim(bottom=0)
    axes.legend()
    return figure


def errors_by_games(
    game: str, by_games: Sequence[tuple[int, float]], mean: Mapping[str, float]
) -> Figure:
    """Whether more games help."""
    figure, axes = canvas(f"{game}: what more games help")
    axes.plot(
        [n for n, _ in by_games], [off for _, off in by_games], marker="o", label="learned"
    )
    for name in ("present", "greedy"):
        axes.axhline(mean[name], linestyle="--", alpha=0.6, label=name)
        axes.lines[-1].set_color(f"C{JUDGES.index(name)}")
    axes.set_xlabel("games")
    axes.set_ylabel("standard deviation")
    axes.legend()
    return figure
