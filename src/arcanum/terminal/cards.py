"""The card browser in the terminal: a list of cards, or one of them in full."""

from __future__ import annotations

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from arcanum.cards import Card, Catalogue, catalogue
from arcanum.terminal.advice import percent
from arcanum.texts import Texts, is_number, texts


def show_cards(game_id: str, words: str, lang: str) -> None:
    """What `arcanum cards` prints: the only card that fits, or a list of those that do."""
    known = catalogue(game_id, lang)
    said = texts(lang, game_id)
    found = chosen(known, words)
    console = Console(highlight=False)
    if len(found) == 1:
        for part in one(known, found[0], said):
            console.print(part)
        return
    if found:
        console.print(listed(known, found))
    if words:
        console.print(said.say("term-cards-found", n=len(found), of=len(known.cards)))
    else:
        console.print(filters(known))
        console.print(said.say("term-cards-help", n=len(known.cards)))


def chosen(known: Catalogue, words: str) -> list[Card]:
    """The cards that fit the words; the one of exactly that name or id alone."""
    exact = [c for c in known.cards if words.casefold() in (c.id.casefold(), c.name.casefold())]
    return exact or known.found(words)


def listed(known: Catalogue, cards: list[Card]) -> Table:
    """Cards with what they are filtered by."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column(ratio=1)
    for card in cards:
        tags = [
            f"{name} {names[0]}" if is_number(names[0]) else ", ".join(names)
            for name, names in values(known, card, alone=False).items()
            if names
        ]
        table.add_row(card.name, " · ".join(tags))
    return table


def values(known: Catalogue, card: Card, alone: bool) -> dict[str, list[str]]:
    """What a card is, by the names of the filters: in a list, or alone with all there is."""
    return {
        entry.name: [entry.values[tag] for tag in card.tags[entry.id]]
        for entry in known.filters
        if (entry.says if alone else not entry.hidden)
    }


def filters(known: Catalogue) -> Table:
    """What one can choose by, as it is typed."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1, style="dim")
    for entry in known.filters:
        if not entry.hidden:
            table.add_row(f"{entry.id}=", ", ".join(entry.values))
    return table


def notes(card: Card) -> list[RenderableType]:
    """The notes on a card, line by line, each with the rules that it cites."""
    rows: list[RenderableType] = []
    for note, rules in zip(card.rulings, card.cited, strict=True):
        row = Table.grid(padding=(0, 1))
        text = Text(note)
        if rules:
            text.append(f" ({', '.join(rules)})", style="dim")
        row.add_row("–", text)
        rows.append(row)
    return rows


def notes_on(game_id: str, lang: str, id: str) -> list[RenderableType]:
    """The notes on a card by its id; none where the browser does not show it."""
    found = [card for card in catalogue(game_id, lang).cards if card.id == id]
    return notes(found[0]) if found else []


def one(known: Catalogue, card: Card, said: Texts) -> list[RenderableType]:
    """A card with its text, notes, figures and rules."""
    parts: list[RenderableType] = [Text(card.name, style="bold")]
    about = Table.grid(padding=(0, 2))
    about.add_column(style="dim", no_wrap=True)
    for name, found in values(known, card, alone=True).items():
        if found:
            between = " | " if any("," in value for value in found) else ", "
            about.add_row(name, between.join(found))
    parts.append(about)
    if card.text:
        parts += ["", Text(card.text)]
    if card.rulings:
        parts += ["", Text(said.say("term-card-notes"), style="dim")]
        parts += [Padding(note, (0, 0, 0, 1)) for note in notes(card)]
    if card.wins and known.made is not None:
        bots = ", ".join(said.noun("bot", bot) for bot in known.made["bots"])
        parts += ["", Text(said.say("term-cards-wins", bots=bots), style="dim")]
        rows = Table.grid(padding=(0, 2))
        for wins in card.wins:
            rows.add_row(
                said.say("term-cards-players", n=wins.players)
                if wins.players
                else said.say("term-cards-together"),
                said.say("term-cards-too-few")
                if wins.won is None
                else said.say(
                    "term-cards-won",
                    won=percent(wins.won),
                    fair=percent(wins.fair),
                    games=wins.games,
                ),
            )
        parts.append(rows)
    if card.uncounted:
        parts += ["", Text(said.say("term-cards-uncounted", why=card.uncounted), style="dim")]
    if card.rules:
        parts += ["", Text(said.say("term-cards-rules", rules=", ".join(card.rules)), "dim")]
    return parts
