"""Who counts as one visitor: whoever comes from one place in the network.

Sessions are free, so no limit can hang on them alone. A proxy that is believed says whom it asks for (uvicorn reads its
header); else it is the address that the connection comes from, on this machine too.
"""

from functools import lru_cache

from litestar.types import Scope

from sacbe.server.addresses import is_local, place_of

FORWARDED = b"x-forwarded-for"

_place = lru_cache(4_096)(place_of)
_is_here = lru_cache(4_096)(is_local)


def visitor_of(scope: Scope) -> str:
    """The key by which a request or a WebSocket is counted: the place that it comes from."""
    client = scope.get("client")
    return _place(client[0]) if client else ""


def is_own(scope: Scope) -> bool:
    """Is it a program on this machine that asks for itself, and no proxy that asks for somebody else?"""
    return _is_here(visitor_of(scope)) and all(name != FORWARDED for name, _ in scope["headers"])
