"""One person on several devices: links that open one more, recovery codes, signing out, taking along, being forgotten.

Nothing of it is needed to play. A device has a token of its own, so a lost one can be signed out alone. A link is good
for a few minutes and once; a code is for the day when every device is lost, and whoever has it is taken for its owner.
"""

import asyncio
import secrets
from collections.abc import Awaitable
from typing import Final, TypeVar

from sqlalchemy import Connection

from sacbe.engine.errors import say
from sacbe.server import people
from sacbe.server.clock import now_ms
from sacbe.server.identity import Identity, hashed, new_token
from sacbe.server.problems import Denial, not_found, not_known
from sacbe.server.rations import Ration
from sacbe.server.store import channels as channel_rows
from sacbe.server.store import devices as rows
from sacbe.server.store import tables as table_rows
from sacbe.server.store.devices import DeviceRow
from sacbe.server.store.errors import Unknown
from sacbe.server.store.sessions import SessionRow, seats_held
from sacbe.server.store.tables import TableRow
from sacbe.server.tables import Tables
from sacbe.server.wire import Codes, DeviceInfo, Devices, Everything, LinkMade, SeatKept

LINK_MS: Final = 10 * 60_000
CODES: Final = 8
CODE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that look alike."""
CODE_PARTS: Final = 4
PART: Final = 4
MOST_DEVICES: Final = 20
TRIES: Final = 30
"""So many links and codes may be tried from one address in an hour, and so many new ones made."""
HOUR: Final = 3_600.0
SHOWN: Final = 16
"""So much of the hash of its token tells a device from others."""
FIRST: Final = "first"
MOST_TABLES: Final = 10_000
T = TypeVar("T")


class Keyring:
    """The devices of everybody."""

    def __init__(self, tables: Tables, identity: Identity) -> None:
        self._tables = tables
        self._store = tables.store
        self._identity = identity
        self._tries = Ration(TRIES / HOUR, TRIES)

    async def mine(self, session: SessionRow, shown: str) -> Devices:
        """All devices; `shown` is the hash of the token that is used now."""
        found = await self._store.read(rows.devices_of, session.id)
        first = DeviceInfo(FIRST, "", session.created, session.token_hash == shown)
        others = [
            DeviceInfo(row.token_hash[:SHOWN], row.label, row.made, row.token_hash == shown)
            for row in found
            if row.kind == rows.DEVICE
        ]
        return Devices([first, *others], sum(row.kind == rows.CODE for row in found))

    async def link(self, session: SessionRow, place: str) -> LinkMade:
        """What opens one more device, once and soon."""
        self._ration(place)
        token, now = new_token(), now_ms()
        row = DeviceRow(hashed(token), session.id, rows.LINK, "", now, now + LINK_MS)
        await self._known(self._store.write(rows.add_link, row))
        return LinkMade(token, now + LINK_MS)

    async def new_codes(self, session: SessionRow, place: str) -> Codes:
        """Codes for the day when every device is lost, shown this once; those before are good no more."""
        self._ration(place)
        codes = [_new_code() for _ in range(CODES)]
        now = now_ms()
        made = [DeviceRow(hashed(_plain(code)), session.id, rows.CODE, "", now) for code in codes]
        await self._known(self._store.write(rows.replace_codes, session.id, made))
        return Codes(codes)

    async def open(self, token: str, label: str, place: str) -> tuple[SessionRow, str]:
        """Become one more device of somebody by a link; who, and the new token."""
        return await self._open(rows.LINK, hashed(token), label, place)

    async def recover(self, code: str, label: str, place: str) -> tuple[SessionRow, str]:
        """The same by a recovery code."""
        return await self._open(rows.CODE, hashed(_plain(code)), label, place)

    async def _open(self, kind: str, shown: str, label: str, place: str) -> tuple[SessionRow, str]:
        self._ration(place)
        token = new_token()
        device = DeviceRow(hashed(token), "", rows.DEVICE, label, now_ms())
        found = await self._known(self._store.write(rows.open_device, kind, shown, device, MOST_DEVICES))
        session = None if found is None else await self._identity.find(device.token_hash)
        if session is None:
            raise not_found("link" if kind == rows.LINK else "code")
        return session, token

    async def sign_out(self, session: SessionRow, device: str) -> None:
        """One device is nobody's any more."""
        if device == FIRST:
            await self._store.write(rows.shut_first, session.id, hashed(new_token()))
        else:
            found = await self._store.read(rows.devices_of, session.id)
            this = next((row for row in found if row.token_hash[:SHOWN] == device and row.kind == rows.DEVICE), None)
            if this is None or not await self._store.write(rows.remove_device, session.id, this.token_hash):
                raise not_found("device")
        self._shut(session)

    async def sign_out_others(self, session: SessionRow, shown: str) -> None:
        await self._store.write(rows.sign_out_others, session.id, shown, hashed(new_token()))
        self._shut(session)

    def _shut(self, session: SessionRow) -> None:
        """Whoever is connected has to show again who they are."""
        self._identity.forget(session.id)
        self._tables.send_away(session.id)

    async def everything(self, session: SessionRow) -> Everything:
        """All that the server has of somebody."""
        habits = await self._store.read(channel_rows.habits_of, session.id)
        channels = await self._store.read(channel_rows.channels_of, session.id)
        found, held = await self._store.read(_tables_of, session.id)
        return Everything(
            name=session.name,
            created=session.created,
            seen=session.seen,
            language=habits.language,
            zone=habits.zone,
            addresses=[f"{each.way} {each.address}" for each in channels],
            made=[row.id for row in found if row.host == session.id],
            seats=[SeatKept(table, seat) for table, seat in held],
        )

    async def forget(self, session: SessionRow) -> None:
        """Somebody is not known any more, at no table; finished games stay with a guest in their place."""
        found, held = await self._store.read(_tables_of, session.id)
        touched = sorted({*(row.id for row in found), *(table for table, _ in held)})
        self._shut(session)
        # As the host does it beside a running server: table by table, so that nobody has to wait for long.
        await asyncio.to_thread(people.forget, self._store.database, session.id)
        self._identity.forget(session.id)
        for table_id in touched:
            live = self._tables.in_memory(table_id)
            if live is not None:
                self._tables.forget(live)
        self._tables.hub.dismiss(touched)

    def _ration(self, place: str) -> None:
        wait = self._tries.take(place)
        if wait:
            sentence = say("that was tried often enough from your address; wait a while", "devices-fast")
            denial = Denial(429, "too-fast", sentence)
            denial.retry_after = int(wait) + 1
            raise denial

    async def _known(self, writing: Awaitable[T]) -> T:
        """What was written; refused if whoever asks was forgotten meanwhile."""
        try:
            return await writing
        except Unknown:
            raise not_known() from None


def _tables_of(connection: Connection, session: str) -> tuple[list[TableRow], list[tuple[str, int]]]:
    return table_rows.tables_of_session(connection, session, MOST_TABLES), seats_held(connection, session)


def _new_code() -> str:
    letters = [secrets.choice(CODE_LETTERS) for _ in range(CODE_PARTS * PART)]
    return "-".join("".join(letters[part * PART : (part + 1) * PART]) for part in range(CODE_PARTS))


def _plain(code: str) -> str:
    """A code however it was written down."""
    return "".join(code.lower().split()).replace("-", "")
