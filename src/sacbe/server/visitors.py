"""Who counts as one visitor: whoever comes from one place in the network.

Sessions are free, so no limit can hang on them alone. A proxy that is believed says whom it asks for (uvicorn reads its
header); else it is the address that the connection comes from, on this machine too. What is stored of a place is a hash
that depends on a secret of this database; it is the same after a restart, and at all servers of one database.
"""

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from litestar.types import Scope

from sacbe.server.addresses import is_local, place_of
from sacbe.server.limits import Limits
from sacbe.server.store.secrets import find_secret, secret_of
from sacbe.server.store.sessions import SessionRow
from sacbe.server.store.writer import Store

FORWARDED: Final = b"x-forwarded-for"
SECRET: Final = "visitors"
HASH_BYTES: Final = 12
BY_PROXIES: Final = (FORWARDED, b"x-real-ip", b"forwarded", b"via")
"""What shows that a proxy asks for somebody."""

_place = lru_cache(4_096)(place_of)
_is_here = lru_cache(4_096)(is_local)


@dataclass(frozen=True)
class Visitor:
    """Whom something is counted for: a place, the session that is used there, and how much more it may have."""

    key: str
    session: str = ""
    share: float = 1.0


def visitor_of(scope: Scope) -> str:
    """The key by which a request or a WebSocket is counted: the place that it comes from. It is never stored."""
    client = scope.get("client")
    return _place(client[0]) if client else ""


def is_own(scope: Scope) -> bool:
    """Is it a program on this machine that asks for itself, and no proxy that asks for somebody else?"""
    return _is_here(visitor_of(scope)) and all(name not in BY_PROXIES for name, _ in scope["headers"])


class Visitors:
    """Knows visitors again, by what may be stored of them."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self._secret = b""

    async def of(self, scope: Scope, session: SessionRow | None) -> Visitor:
        """Whom to count what a request asks for."""
        if not self._secret:
            self._secret = await self._find_secret()
        return Visitor(
            _hashed(visitor_of(scope), self._secret),
            session.id if session is not None else "",
            self.share_of(scope),
        )

    async def _find_secret(self) -> bytes:
        known = await self._store.read(find_secret, SECRET)
        return await self._store.write(secret_of, SECRET) if known is None else known

    def share_of(self, scope: Scope) -> float:
        """How many times as much as others a visitor may have."""
        return self._limits.own_machine if self._limits.own_machine != 1 and is_own(scope) else 1.0


@lru_cache(4_096)
def _hashed(place: str, secret: bytes) -> str:
    return hashlib.blake2b(place.encode(), key=secret, digest_size=HASH_BYTES).hexdigest()
