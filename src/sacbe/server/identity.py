"""Who is asking: sessions, known by a token of 256 bits of which only the hash is stored.

A browser carries the token in a cookie, a program sends it as `Authorization: Bearer`. There is nothing to sign up for:
whoever comes without one gets one with the first thing they do.
"""

import hashlib
import secrets
from collections import OrderedDict
from typing import Final

from sacbe.server.clock import now_ms
from sacbe.server.store import sessions as session_rows
from sacbe.server.store.sessions import SessionRow
from sacbe.server.store.writer import Store

REMEMBERED: Final = 10_000
GUEST: Final = "Guest"


def new_token() -> str:
    """256 bits, safe in a link."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is stored of a token. It has 256 random bits, so a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


class Identity:
    """All sessions, the latest ones in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, SessionRow] = OrderedDict()

    async def find(self, key: str) -> SessionRow | None:
        """The session whose token has this hash, if there is one."""
        session = self._known.get(key)
        if session is None:
            session = await self._store.read(session_rows.session_by_token, key)
            if session is None:
                return None
            self._remember(session)
        return session

    async def make(self, name: str) -> tuple[SessionRow, str]:
        """A new session and its token, which is known only now."""
        token = new_token()
        now = now_ms()
        session = SessionRow(secrets.token_urlsafe(12), hashed(token), name, now, now)
        await self._store.write(session_rows.insert_session, session)
        self._remember(session)
        return session, token

    async def rename(self, session: SessionRow, name: str) -> SessionRow:
        await self._store.write(session_rows.rename_session, session.id, name)
        renamed = SessionRow(session.id, session.token_hash, name, session.created, session.seen)
        self._remember(renamed)
        return renamed

    def _remember(self, session: SessionRow) -> None:
        self._known[session.token_hash] = session
        self._known.move_to_end(session.token_hash)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
