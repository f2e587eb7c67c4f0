"""Everything random in the server: table ids, tokens, seeds of deals and of bots.

Call these as `secret.new_seed()`: tests replace them to deal the same cards every time.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

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


def new_key() -> str:
    """The server's own key: 256 random bits."""
    return secrets.token_hex(32)


def server_part(key: str, promise: str) -> str:
    """The server's part of a deal. It is fixed by the promise that it gives out before."""
    return hmac.new(key.encode(), f"part {promise}".encode(), "sha256").hexdigest()[:32]


def server_salt(key: str, promise: str) -> str:
    """What hides the server's part until the end."""
    return hmac.new(key.encode(), f"salt {promise}".encode(), "sha256").hexdigest()[:32]


def new_number() -> int:
    """A seed of 30 bits for a bot, or for a table as a bot imagines it."""
    return secrets.randbits(30)


def token_hash(token: str) -> bytes:
    """What is stored of a token."""
    return hashlib.sha256(b"arcanum token " + token.encode("utf-8", "replace")).digest()


def same(given: str, known: str) -> bool:
    """Whether two secrets are the same; it takes as long whatever is given."""
    return hmac.compare_digest(
        given.encode("utf-8", "replace"), known.encode("utf-8", "replace")
    )
