"""Network addresses: which of them count as one visitor, and which are of this machine.

A household or a provider's customer has a whole /64 of IPv6, so all of it counts as one. No address is ever stored.
"""

import ipaddress
from typing import Final

PREFIX: Final = 64
"""How much of an IPv6 address tells one visitor from another."""


def place_of(address: str) -> str:
    """The place that an address belongs to: an IPv4 address itself, of IPv6 its /64. What is no address stays."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        if not found.is_loopback:
            return str(ipaddress.ip_network((found, PREFIX), strict=False))
    return str(found)


def is_local(address: str) -> bool:
    """Is it an address of this machine itself?"""
    try:
        found = ipaddress.ip_address(place_of(address))
    except ValueError:
        return False
    return found.is_loopback
