"""Plays the seats of bots, in the same process as the table."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

from arcanum.bots import Bot, Seat
from arcanum.bots import bot as find_bot
from arcanum.bots.levels import Searcher
from arcanum.server.deciding import Decider
from arcanum.server.errors import Refused
from arcanum.server.imagining import bot_to_move, imagined
from arcanum.server.room import Room
from arcanum.server.table import Table
from arcanum.server.tables import Tables
from arcanum.solo import thinking

log = logging.getLogger("arcanum.solo")

MOST_BOTS = 16  # that are remembered, each with its tree
PAUSE = 0.2  # seconds, after something went wrong
MOST_TROUBLES = 20  # in a row


class Driver(Decider):
    """Decides for bots as soon as it is their turn, while somebody looks."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self.bots: OrderedDict[tuple[str, int, str, int], Bot] = OrderedDict()

    def follow(self, table: Table) -> None:
        """A table has changed."""
        if table.bot_task is None and self.is_wanted(table):
            table.bot_task = asyncio.get_running_loop().create_task(self.play(table))

    def is_wanted(self, table: Table) -> bool:
        """Whether a bot is to decide, and somebody waits for it."""
        return bool(table.presence.listeners) and bot_to_move(table.room) is not None

    async def play(self, table: Table) -> None:
        """Decide for bots until a person is to move."""
        troubles = 0
        try:
            while self.is_wanted(table) and troubles < MOST_TROUBLES:
                seat = bot_to_move(table.room)
                assert seat is not None
                try:
                    await self.decide(table, seat, table.room.seats[seat].bot)
                    troubles = 0
                except Refused:  # a step was taken back meanwhile
                    troubles += 1
                    await asyncio.sleep(PAUSE)
                await asyncio.sleep(0)
        finally:
            table.bot_task = None

    async def choice(self, room: Room, seat: int, name: str) -> str:
        """What a bot chooses, in this process; empty when it has failed."""
        try:
            world = imagined(room, seat)
            bot = self.bot(room, seat, name, world["seed"], world["undos"])
            game = room.faces.game
            place = Seat(game.load(world["dump"]), seat)
            if isinstance(bot, Searcher):
                return game.spell(await thinking.chosen(bot, place))
            return game.spell(bot.choose(place))
        except Exception as wrong:  # a bot's mistake must not end the game
            log.warning("%s failed: %s: %s", name, type(wrong).__name__, wrong)
            return ""

    def bot(self, room: Room, seat: int, name: str, seed: int, undos: int) -> Bot:
        """The bot of a seat. What it thought before a step was taken back is forgotten."""
        key = (room.head.id, seat, name, undos)
        if key not in self.bots:
            self.bots[key] = find_bot(name, room.head.game, seed)
            if len(self.bots) > MOST_BOTS:
                self.bots.popitem(last=False)
        self.bots.move_to_end(key)
        return self.bots[key]
