"""The server's part of a deal, promised before anybody sits down.

A promise is a random text. The server's part and the salt follow from it and from a key that
never leaves the server, so nothing is stored until a table is made. A promise is good for one
table, also when that table is removed: whoever has seen the part of a finished game cannot have
it dealt again.
"""

from __future__ import annotations

from arcanum.server import secret
from arcanum.server.deals import commitment
from arcanum.server.store import Store


class Promises:
    """Makes promises, and keeps them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.key = ""

    async def parts(self, promise: str) -> tuple[str, str]:
        """The salt and the server's part that follow from a promise."""
        if not self.key:
            self.key = await self.store.setting("deal-key", secret.new_key)
        return secret.server_salt(self.key, promise), secret.server_part(self.key, promise)

    async def new(self) -> tuple[str, str]:
        """A promise, and what everybody may see of it."""
        promise = secret.new_seed()
        return promise, commitment(*await self.parts(promise))
