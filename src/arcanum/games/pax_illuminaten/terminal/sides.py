"""Every player's side of the table, the stock, the plots and their check lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from arcanum.games.pax_illuminaten.rules.facts import PLOTS_TO_WIN
from arcanum.games.pax_illuminaten.terminal.signs import Signs, is_done
from arcanum.games.pax_illuminaten.terminal.views import (
    from_viewer,
    own,
    plots_of,
    tokens_on_plots,
)
from arcanum.terminal.board import Density, View
from arcanum.terminal.drawing import flowing


class Sides(Signs):
    """The sides of the table, the stock, and the plots."""

    def sides(self, view: View, density: Density) -> RenderableType:
        """Every player in a line or two, the viewer first; then the stock."""
        look = self.look
        rows = Table.grid(padding=(0, 1))
        rows.add_column(no_wrap=True)
        rows.add_column(no_wrap=True)
        rows.add_column(ratio=1)
        for side in from_viewer(view):
            seat = side["seat"]
            active = seat == view["active"] and not view["over"]
            title = Text(look.signs.here + " " if active else "  ")
            title.append_text(self.who(seat))
            rows.add_row(
                title,
                self.favor(side["favor"], all_kinds=True),
                Text(look.signs.dot).join(self.figures(view, side)),
            )
            extras = self.extras(view, side)
            if not density.panels and not extras:
                continue
            rows.add_row(
                Text("    " + self.part(view, seat), style=self.style("quiet")),
                Text.assemble(
                    (" ".join(side["touches"]) + " ", self.style("quiet")),
                    self.factions(side["factions"]),
                ),
                Text(look.signs.dot).join(extras),
            )
        stock = Text.assemble(
            self.favor(view["supply"], all_kinds=True),
            look.signs.dot,
            look.say("pax-markers", n=view["markers"]),
        )
        if view["row"]:
            stock.append(look.signs.dot + look.say("pax-row") + " ")
            stock.append_text(self.factions(view["row"]))
        return Group(rows, self.labelled(look.say("pax-stock"), stock))

    def part(self, view: View, seat: str) -> str:
        """Who sits there: you or a bot."""
        return self.look.say("you") if seat == view["viewer"] else self.look.bot(seat)

    def figures(self, view: View, side: Mapping[str, Any]) -> list[Text]:
        """Influence left, hand, plots, points."""
        look = self.look
        out = [Text(f"{self.marks.influence}{side['influence']}")]
        if side["seat"] != "AO":
            hand = look.say("pax-hand-of", n=side["hand"]["count"], limit=side["limit"])
            on = tokens_on_plots(view, side["seat"])
            out.append(Text(hand))
            out.append(Text(look.say("pax-plots-of", n=on, need=PLOTS_TO_WIN)))
        out.append(Text(look.say("pax-points", n=side["points"])))
        return out

    def extras(self, view: View, side: Mapping[str, Any]) -> list[Text]:
        """Faction cards, events in force, edicts, special events in hand, known cards."""
        look = self.look
        out = []
        if side["seat"] == view["first"]:
            out.append(Text(look.say("first-player"), style=self.style("quiet")))
        if side["faction_cards"]:
            cards = self.factions(side["faction_cards"])
            out.append(self.labelled(look.say("pax-faction-cards"), cards))
        if side["front"]:
            out.append(Text(look.noun("event", side["front"]), style="italic"))
        for faction in side["edicts"]:
            left = view["edicts"].get(faction, 0)
            sign = self.faction(faction)
            out.append(self.labelled(look.say("pax-edict"), sign.append(str(left))))
        if side["specials"]["count"]:
            out.append(Text(look.say("pax-specials", n=side["specials"]["count"])))
        if side["seat"] != view["viewer"] and side["hand"]["cards"]:
            names = ", ".join(self.short(card) for card in side["hand"]["cards"])
            out.append(self.labelled(look.say("label-known"), Text(names)))
        return out

    # -- plots

    def plots(self, view: View, width: int, density: Density) -> RenderableType:
        """Every plot that the viewer can name, with a check list of what is missing."""
        look = self.look
        out: list[RenderableType] = []
        if density.panels:
            out.append(Text(look.say("pax-plots"), style=self.style("label")))
        for plot, public in plots_of(view, own(view)):
            whose = look.say("pax-public") if public else look.say("pax-private")
            out += self.plot(view, plot, whose, width, density)
        for side in view["sides"]:
            if side["seat"] != view["viewer"] and side.get("plot"):
                whose = look.name(side["seat"])
                out += self.plot(view, side["plot"], whose, width, density)
        if view["opponent"] is not None:
            out += self.script_plots(view, width)
        return Group(*out)

    def plot(
        self, view: View, plot: Mapping[str, Any], whose: str, width: int, density: Density
    ) -> list[RenderableType]:
        """A plot: how far everybody is, and the conditions of whom the viewer cares about."""
        look = self.look
        checks = plot["checks"]
        title = Text.assemble((look.noun("plot", plot["plot"]), "bold"))
        title.append(f" ({whose})", style=self.style("quiet"))
        for seat, found in checks.items():
            done = sum(is_done(check) for check in found)
            style = self.style("met") if done == len(found) else ""
            title.append("  ").append_text(self.seat(seat))
            title.append(f" {done}/{len(found)}", style=style)
        if plot["on"]:
            title.append(look.signs.dot + look.say("pax-realized") + " ")
            title.append_text(self.who_all(plot["on"]))
        if plot["edge"]:
            title.append(look.signs.dot + look.say("pax-lapsed") + " ")
            title.append_text(self.who_all(plot["edge"]))
        if view["viewer"] is None:
            return [title]
        seat = view["viewer"] if view["viewer"] in checks else next(iter(checks))
        if not density.panels:
            return [title.append("  ").append_text(self.check_figures(checks[seat]))]
        lines = self.check_lines(checks[seat], places=density.tall)
        if not density.tall:
            lines = flowing(lines, "  ", width - 2)
        return [title, *indented(lines)]

    def check_lines(self, checks: Sequence[Mapping[str, Any]], places: bool) -> list[Text]:
        """The conditions of a plot: tick or cross, words, figures, places."""
        look = self.look
        out = []
        for check in checks:
            done = is_done(check)
            sign = self.marks.met if done else self.marks.missing
            line = Text(sign + " ", style=self.style("met" if done else "missing"))
            line.append(look.texts.say(f"term-pax-check-{check['what'].replace('_', '-')}"))
            if check["what"] != "together":
                line.append(f" {check['have']}/{check['need']}", style="bold")
            if places and check["places"]:
                line.append("  " + " ".join(check["places"]), style=self.style("quiet"))
            out.append(line)
        return out

    def check_figures(self, checks: Sequence[Mapping[str, Any]]) -> Text:
        """The conditions of a plot without words: tick or cross, and figures."""
        out = []
        for check in checks:
            done = is_done(check)
            sign = self.marks.met if done else self.marks.missing
            text = f"{sign}{check['have']}/{check['need']}"
            out.append(Text(text, style=self.style("met" if done else "missing")))
        return Text(" ").join(out)

    def script_plots(self, view: View, width: int) -> list[RenderableType]:
        """The plots of an artificial opponent. [P-15.9 to P-15.12]"""
        look = self.look
        opponent = view["opponent"]
        title = self.who("AO")
        if opponent["own_design"]:
            title.append(f" ({look.say('pax-own-design')})", style=self.style("quiet"))
        lines = []
        for plot in opponent["plots"]:
            done = plot["met"]
            sign = self.marks.met if done else self.marks.missing
            line = Text(sign + " ", style=self.style("met" if done else "missing"))
            line.append(look.texts.say(f"term-pax-ao-{plot['what'].replace('_', '-')}"))
            line.append(f" {plot['have']}/{plot['need']}", style="bold")
            if plot["most"]:
                line.append(" " + look.say("pax-and-most"))
            lines.append(line)
        return [title, *indented(flowing(lines, "  ", width - 2))]


def indented(lines: Sequence[Text]) -> list[RenderableType]:
    """Lines that belong to the one above them."""
    return [Padding(line, (0, 0, 0, 2)) for line in lines]
