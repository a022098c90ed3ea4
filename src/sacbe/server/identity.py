"""Sessions: who sends a request. They are known by a token of 256 bits, of which only the hash is stored.

A browser has the token in a cookie; a program sends it as `Authorization: Bearer`. Nobody has to sign up: a visitor
without a session gets one with their first action.
"""

import hashlib
import secrets
from collections import OrderedDict
from dataclasses import replace
from typing import Final

from sacbe.server.clock import now_ms
from sacbe.server.store import sessions as session_rows
from sacbe.server.store.sessions import SessionRow
from sacbe.server.store.writer import Store

REMEMBERED: Final = 10_000
SEEN_MS: Final = 3_600_000
"""How often it is noted that a visitor is still here."""
GUEST: Final = "Guest"


def new_token() -> str:
    """256 random bits, safe in a link."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """The hash that is stored of a token. A token has 256 random bits, so a plain hash cannot be reversed."""
    return hashlib.sha256(token.encode()).hexdigest()


class Identity:
    """All sessions; the latest ones are in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, SessionRow] = OrderedDict()
        self._seen: dict[str, int] = {}
        """When visitors were last seen, until that is noted in the store."""
        self._forgotten = 0
        """Counts forgotten visitors: a row that was read before may be of somebody who is gone."""

    async def find(self, key: str) -> SessionRow | None:
        """The session whose token has this hash, if there is one."""
        session = self._known.get(key)
        if session is None:
            before = self._forgotten
            session = await self._store.read(session_rows.session_by_token, key)
            if session is None:
                return None
            if self._forgotten == before:
                self._remember(key, session)
        now = now_ms()
        if now - session.seen > SEEN_MS and session.id not in self._seen:
            self._seen[session.id] = now
            if key in self._known:
                self._remember(key, replace(session, seen=now))
        return session

    def take_seen(self) -> list[tuple[str, int]]:
        """The visitors seen since the last call, and when; each at most once an hour."""
        seen, self._seen = self._seen, {}
        return sorted(seen.items())

    def forget(self, session: str) -> None:
        """Drop a session from memory."""
        self._forgotten += 1
        for key in [key for key, known in self._known.items() if known.id == session]:
            del self._known[key]

    def forget_all(self) -> None:
        """Drop all sessions from memory, so that the store is read again."""
        self._forgotten += 1
        self._known.clear()

    async def make(self, name: str) -> tuple[SessionRow, str]:
        """A new session and its token, which is not stored."""
        token = new_token()
        now = now_ms()
        session = SessionRow(secrets.token_urlsafe(12), hashed(token), name, now, now)
        await self._store.write(session_rows.insert_session, session)
        self._remember(session.token_hash, session)
        return session, token

    async def rename(self, session: SessionRow, name: str) -> SessionRow:
        await self._store.write(session_rows.rename_session, session.id, name)
        self.forget(session.id)
        return replace(session, name=name)

    def _remember(self, key: str, session: SessionRow) -> None:
        """Under the hash of the token that was shown: each device has its own."""
        self._known[key] = session
        self._known.move_to_end(key)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
