"""Network addresses: which of them count as one visitor, and which belong to this machine.

A household usually has a whole /64 of IPv6, so a /64 counts as one visitor. No address is ever stored.
"""

import ipaddress
from typing import Final

PREFIX: Final = 64
"""How many bits of an IPv6 address identify a visitor."""


def place_of(address: str) -> str:
    """The place that an address belongs to: an IPv4 address itself, or the /64 of an IPv6 one. Other texts stay."""
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
    """Is it an address of this machine?"""
    try:
        found = ipaddress.ip_address(place_of(address))
    except ValueError:
        return False
    return found.is_loopback
