"""Whose request it is: addresses as the limits know them, and which proxies are believed.

`ARCANUM_PROXIES` lists the proxies in front of this server (addresses or networks, separated by
commas; `none` for no proxy). Without it, those on this machine are believed.

Every proxy adds the address it was called from at the end of `X-Forwarded-For`. So the header
is read from right to left, over all its lines, for as long as the sender is a trusted proxy:
what stands further left anybody can write.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)

from arcanum.kernel.errors import BadSetting

PROXIES = "ARCANUM_PROXIES"
HERE = "127.0.0.0/8,::1"
NONE = "none"
HOME_BITS = 64  # of an IPv6 address: one household has all addresses behind them

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network


@lru_cache(maxsize=8)
def networks(said: str) -> tuple[Network, ...]:
    """The trusted proxies, from their setting."""
    if said.strip() == NONE:
        return ()
    try:
        return tuple(ip_network(part.strip(), strict=False) for part in said.split(","))
    except ValueError as wrong:
        raise BadSetting(
            f"{PROXIES} lists addresses or networks, separated by commas ({wrong})"
        ) from wrong


def proxies() -> tuple[Network, ...]:
    """The trusted proxies of this server."""
    return networks(os.environ.get(PROXIES) or HERE)


def read(text: str) -> Address | None:
    """An address from a header or a socket; some proxies add a port."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found


def trusted(address: Address) -> bool:
    """Whether this is one of our proxies."""
    return any(address in network for network in proxies())


def is_proxy(peer: str) -> bool:
    """Whether what this peer says about others is believed."""
    found = read(peer)
    return found is not None and trusted(found)


def client(peer: str, forwarded: Sequence[str]) -> str:
    """The key of who sent a request: that of the first sender who is no proxy of ours."""
    here = read(peer)
    if here is None:
        return peer
    hops = [hop for line in forwarded for hop in line.split(",")]
    while hops and trusted(here):
        before = read(hops.pop())
        if before is None:
            break
        here = before
    return key_of(here)


def key_of(address: Address) -> str:
    """What limits count by: an IPv4 address, or the home network of an IPv6 address."""
    if isinstance(address, IPv4Address) or address.is_loopback:
        return str(address)
    return str(ip_network((address, HOME_BITS), strict=False))
