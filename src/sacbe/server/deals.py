"""Deals that are promised before anybody adds a nonce: first a commitment with a ticket, later the seed for a table.

Promises are not stored. The seed follows from the ticket and a secret of this server, so unclaimed promises cost
nothing, and every process with the same database honours them. A ticket is good for one table, within an hour.
"""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from sacbe.engine.chance import commitment
from sacbe.engine.errors import say
from sacbe.server.clock import now_ms
from sacbe.server.problems import Denial, not_now
from sacbe.server.store.secrets import secret_of
from sacbe.server.store.writer import Store
from sacbe.server.wire import Promise

HOLDS_MS: Final = 3_600_000
"""How long a promise can be claimed."""
_TIME: Final = 6
_CHANCE: Final = 16
_SEAL: Final = 14
"""With this length, a ticket is a whole number of base64 groups, so no two texts stand for the same bytes."""
_SECRET: Final = "deals"


class Deals:
    """Makes promises, and finds the seed behind each."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key: bytes | None = None

    async def promise(self) -> Promise:
        """A commitment that is made before any nonce is known."""
        key = await self._secret()
        now = now_ms()
        inside = now.to_bytes(_TIME) + secrets.token_bytes(_CHANCE)
        ticket = urlsafe_b64encode(inside + _sealed(key, inside)).decode()
        return Promise(ticket, commitment(_seed(key, inside)), now + HOLDS_MS)

    async def seed(self, ticket: str) -> bytes:
        """The seed that was promised with a ticket. Refused if the ticket is not ours or is too old."""
        key = await self._secret()
        written = urlsafe_b64decode(ticket)
        inside, seal = written[:-_SEAL], written[-_SEAL:]
        if not hmac.compare_digest(_sealed(key, inside), seal):
            raise Denial(400, "ticket", say("this server gave no such ticket", "ticket-unknown"), place="ticket")
        if now_ms() - int.from_bytes(inside[:_TIME]) > HOLDS_MS:
            raise not_now(say("the ticket of this deal has run out; ask for another deal", "ticket-old"))
        return _seed(key, inside)

    async def _secret(self) -> bytes:
        if self._key is None:
            self._key = await self._store.write(secret_of, _SECRET)
        return self._key


def _seed(key: bytes, inside: bytes) -> bytes:
    return hmac.digest(key, b"seed" + inside, hashlib.sha256)


def _sealed(key: bytes, inside: bytes) -> bytes:
    return hmac.digest(key, b"seal" + inside, hashlib.sha256)[:_SEAL]
