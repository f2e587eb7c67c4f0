"""Draws docs/pictures/terminal.svg: a screen from the middle of a game in the terminal.

    python -m tools.terminal_picture

Bots play both seats until the screen has something of everything. The picture names no
download address: a reader's own fixed-width font is used.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from arcanum.bots import Seat, bot
from arcanum.terminal import prepare
from arcanum.terminal.session import Session

PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"
CREDIT = "    <!-- Generated with Rich https://www.textualize.io -->\n"
NIGHT = TerminalTheme(
    (18, 18, 32),
    (222, 220, 230),
    [
        (60, 60, 80), (235, 95, 95), (110, 190, 110), (230, 190, 90),
        (100, 150, 240), (200, 130, 220), (90, 200, 210), (222, 220, 230),
    ],
    [
        (110, 110, 130), (250, 120, 110), (140, 215, 130), (250, 215, 120),
        (120, 175, 255), (225, 160, 240), (130, 225, 235), (255, 255, 255),
    ],
)  # fmt: skip


def is_rich(session: Session) -> bool:
    """Whether the screen shows a bit of everything."""
    if session.state.player != 0:
        return False
    view = session.state.observe(0)
    mine, other = view["mages"]
    groups = {session.board.group(choice) for choice in session.choices()}
    turned = any(card["turned"] for side in (mine, other) for card in side["play"])
    return (
        groups == set(session.board.groups)
        and view["year"] == 2
        and min(len(mine["play"]), len(other["play"])) > 3
        and 1 < mine["hand"]["count"] < 6
        and turned
    )


def rich_session(console: Console) -> Session:
    """The first game of greedy bots that has such a moment, at that moment."""
    for seed in range(1, 1000):
        session = prepare(
            "seasons", 2, "A", ["greedy"], None, "en", seed, None, None, console, input
        )
        player = bot("greedy", "seasons", seed)
        while not session.state.over:
            if is_rich(session):
                return session
            session.take(player.choose(Seat(session.state, session.state.player)))
    raise SystemExit("no game has such a moment")


def main() -> None:
    """Writes the picture."""
    console = Console(
        file=io.StringIO(),
        width=110,
        height=100,
        record=True,
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        markup=False,
        emoji=False,
    )
    session = rich_session(console)
    session.draw(0)
    console.print(session.screen.signs.prompt)
    code = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    code = code.replace("Fira Code", "Fira Code, DejaVu Sans Mono, Menlo, Consolas")
    code = code.replace("<svg ", '<svg xml:space="preserve" ').replace(CREDIT, "")
    picture = console.export_svg(
        title="arcanum play seasons", theme=NIGHT, code_format=code, unique_id="arcanum"
    )
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(picture, encoding="utf-8")
    print(PICTURE)


if __name__ == "__main__":
    main()
