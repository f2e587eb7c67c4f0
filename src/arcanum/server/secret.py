"""Everything random in the server: table ids, tokens, seeds of deals and of bots.

Call these as `secret.new_seed()`: tests replace them to deal the same cards every time.
"""

from __future__ import annotations

import hashlib
import secrets
from functools import lru_cache

LETTERS = "23456789abcdefghijkmnpqrstuvwxyz"  # without those that look alike
ID_LENGTH = 16


def new_id() -> str:
    """A table's id: 80 random bits, fit for a link."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_token() -> str:
    """A seat's secret: 128 random bits."""
    return secrets.token_urlsafe(16)


def new_seed() -> str:
    """The seed of a deal. Nobody can guess it from its hash."""
    return secrets.token_hex(16)


def new_number() -> int:
    """A seed of 30 bits for a bot, or for a table as a bot imagines it."""
    return secrets.randbits(30)


def token_hash(token: str) -> bytes:
    """What is stored of a token."""
    return hashlib.sha256(b"arcanum token " + token.encode("utf-8", "replace")).digest()


@lru_cache(maxsize=4096)  # it is part of every view
def seed_hash(seed: int | str) -> str:
    """What everybody may see of a seed before the end."""
    return hashlib.sha256(f"arcanum seed {seed}".encode()).hexdigest()
