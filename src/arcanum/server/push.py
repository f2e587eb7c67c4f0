"""Web push: a notice to a browser that is not looking (RFC 8291, RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
import time
from dataclasses import dataclass
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from arcanum.kernel.errors import BadData

RECORD = 4096
DAY = 24 * 3600


@dataclass(frozen=True)
class Subscription:
    """Where a browser wants its notices, and its keys."""

    endpoint: str
    public: bytes
    auth: bytes


def b64(data: bytes) -> str:
    """URL-safe, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_b64(text: str) -> bytes:
    """And back."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def subscription(text: str) -> Subscription:
    """The browser's subscription from its JSON."""
    try:
        data = json.loads(text)
        keys = data["keys"]
        found = Subscription(data["endpoint"], from_b64(keys["p256dh"]), from_b64(keys["auth"]))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), found.public)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as wrong:
        raise BadData("this is not a push subscription") from wrong
    if not isinstance(found.endpoint, str) or not found.endpoint.startswith("https://"):
        raise BadData("a push subscription needs an https address")
    return found


def new_key() -> str:
    """A key of this server, as text for its store."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    ).decode()


class Vapid:
    """This server's key: what browsers know it by."""

    def __init__(self, pem: str) -> None:
        key = serialization.load_pem_private_key(pem.encode(), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        self.key = key
        self.public = point(key.public_key())

    def header(self, endpoint: str, contact: str) -> str:
        """The Authorization header for one push."""
        parts = urlsplit(endpoint)
        head = b64(b'{"typ":"JWT","alg":"ES256"}')
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + DAY // 2,
            "sub": contact,
        }
        signed = f"{head}.{b64(json.dumps(claims).encode())}"
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = b64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={b64(self.public)}"


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as its 65 bytes."""
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def sealed(
    text: bytes,
    to: Subscription,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """The body of a push: only the browser can open it."""
    salt = salt or os.urandom(16)
    own = own or ec.generate_private_key(ec.SECP256R1())
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to.public)
    mine = point(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    secret = derive(shared, to.auth, b"WebPush: info\0" + to.public + mine, 32)
    key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    body = AESGCM(key).encrypt(nonce, text + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes((len(mine),)) + mine + body
