"""The WebSocket of a table: it sends what happens as soon as it is stored, and takes a player's actions.

docs/api.md has the protocol. A message that cannot be read is refused and changes nothing; the connection stays open. A
client that was away says in `hello` which step it saw last, and gets what it missed.
"""

import asyncio
import contextlib
import itertools
import logging
import re
import time
from functools import partial
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.types import Receive

from sacbe.engine.errors import SacbeError, say
from sacbe.server.connections import WRITTEN
from sacbe.server.door import RECEIVE, REQUEST, SEND, refuse_handshake
from sacbe.server.feed import SPECTATOR
from sacbe.server.house import House
from sacbe.server.hub import Listener
from sacbe.server.live_table import LiveTable
from sacbe.server.problems import Denial, denial_of, mistake, not_found, unavailable
from sacbe.server.rations import Ration
from sacbe.server.routes.answers import ID_PATTERN, read, who
from sacbe.server.seating import reader_of
from sacbe.server.store.errors import StoreError
from sacbe.server.store.sessions import SessionRow
from sacbe.server.tables import Tables
from sacbe.server.visitors import visitor_of
from sacbe.server.wire import (
    PAGE_MOST,
    Act,
    Attention,
    Done,
    Hello,
    Incoming,
    Outgoing,
    Ping,
    Pong,
    Refused,
    SaveDraft,
    Step,
    Undo,
    Update,
    Welcome,
)

HELLO_SECONDS: Final = 20.0
SLOW_SECONDS: Final = 30.0
"""A client that takes nothing for this long is cut off."""
IN_A_ROW: Final = 16
"""How many messages of one client are answered before others have a turn."""
STEPS_LIKE_ONE: Final = 10
"""Getting this many missed steps counts as much as getting the state."""
MOST_TURN_SECONDS: Final = 30.0
"""The longest wait of a visitor who asks for too much."""
REFUSALS: Final = 4
"""A client that sends too fast gets this many times its burst in refusals; then it is read slowly."""
BURST_SECONDS: Final = 4.0
COME_BACK: Final = 4000
"""The closing code for a connection that should be opened again."""
TOO_LATE: Final = 4408
"""The code for a client that has not said hello."""
REASON_MOST: Final = 100

TOO_FAST: Final = Refused(
    Denial(429, "too-fast", say("too many messages; wait a moment", "messages-too-fast")).problem()
)

_encode = msgspec.json.Encoder().encode
_log = logging.getLogger("sacbe.live")


@websocket("/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: str, house: House) -> None:
    """Watch a table as one of its seats (`?seat=`) or as a spectator."""
    visitor, share = visitor_of(socket.scope), house.visitors.share_of(socket.scope)
    if not house.sockets.take(visitor, share):
        denial = Denial(429, "sockets", say("too many tables are open at your address; close some", "sockets-here"))
        denial.retry_after = 5
        house.figures.refused(denial.kind, visitor)
        await refuse_handshake(denial, socket.scope, socket.scope["state"][SEND])
        return
    try:
        await _watch(socket, table_id, house)
    finally:
        house.sockets.give_back(visitor)


async def _watch(socket: WebSocket[Any, Any, Any], table_id: str, house: House) -> None:
    await socket.accept()
    try:
        session = await who(socket, house)
        if re.fullmatch(ID_PATTERN, table_id) is None:
            raise not_found("table")
        table = await house.tables.find(table_id)
        reader = reader_of(table, session, _seat(socket))
    except (Denial, StoreError) as error:
        denial = error if isinstance(error, Denial) else unavailable(error)
        await _send(socket, _encode(Refused(denial.problem())))
        await socket.close(4000 + denial.status, str(denial)[:REASON_MOST])
        return
    listener = Listener(table_id, reader, partial(_send, socket), visitor_of(socket.scope), house.hub.backlog)
    came = house.hub.join(listener)
    talking = asyncio.create_task(_Conversation(socket, house, listener, session).hold())
    writing = asyncio.create_task(_write(socket, listener))
    try:
        if came and reader != SPECTATOR:
            house.telling.tell_change(table)
        await asyncio.wait((talking, writing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        talking.cancel()
        writing.cancel()
        for ended in await asyncio.gather(talking, writing, return_exceptions=True):
            # The client has gone, which needs no report.
            if isinstance(ended, Exception) and not isinstance(ended, WebSocketException | OSError):
                _log.warning("a connection to table %s ended: %s", table_id, ended)
        if house.hub.leave(listener) and reader != SPECTATOR:
            await _note_absence(house, table_id, reader)


def _seat(socket: WebSocket[Any, Any, Any]) -> int | None:
    wanted = socket.query_params.get("seat")
    if wanted is None:
        return None
    if wanted not in ("0", "1", "2", "3"):
        raise Denial(400, "malformed", say("a seat is a number from 0 to 3", "seat-number"), place="seat")
    return int(wanted)


async def _note_absence(house: House, table_id: str, reader: int) -> None:
    try:
        await house.seating.seen(table_id, reader)
    except (Denial, SacbeError):
        # The store is down or closing. Going on matters more than noting who was here.
        return


async def _write(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    """Send what waits, until the connection is closed or the client has read nothing for long."""
    while True:
        message = await listener.take()
        if message is None:
            await socket.close(COME_BACK, "come back")
            return
        try:
            async with asyncio.timeout(SLOW_SECONDS):
                await (_send(socket, message) if isinstance(message, bytes) else message)
        except TimeoutError:
            return
        listener.taken()


async def _send(socket: WebSocket[Any, Any, Any], message: bytes) -> None:
    # Litestar would process every message on its way out, and there are too many for that.
    send = socket.scope["state"][SEND]
    await send({"type": WRITTEN, "body": message})


class _Conversation:
    """Answers one client's messages in order."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], house: House, listener: Listener, session: SessionRow | None
    ) -> None:
        self._socket = socket
        self._house = house
        self._listener = listener
        self._session = session
        self._visitor = visitor_of(socket.scope)
        self._share = house.visitors.share_of(socket.scope)
        self._rate = house.limits.rate * self._share
        self._pace = Ration(self._rate, BURST_SECONDS * self._rate, 1)
        self._refusals = Ration(self._rate, REFUSALS * BURST_SECONDS * self._rate, 1)

    async def hold(self) -> None:
        """Answer until the client leaves. One that never says hello is closed."""
        receive: Receive = self._socket.scope["state"][RECEIVE]
        for number in itertools.count():
            if self._listener.is_behind:
                # If the client does not take the answers, read no more of its messages.
                await self._listener.has_all()
            if number % IN_A_ROW == 0:
                await asyncio.sleep(0)
            try:
                # Setting an alarm takes longer than reading the message.
                message: Any = await (receive() if self._listener.ready else asyncio.wait_for(receive(), HELLO_SECONDS))
            except TimeoutError:
                await self._socket.close(TOO_LATE, "say hello first")
                return
            if message["type"] == "websocket.disconnect":
                return
            if message["type"] != "websocket.receive":
                continue
            self._house.figures.messages += 1
            if not (self._pace.allows("") and self._house.allowances.message(self._visitor, self._share)):
                await self._refuse_for_haste()
                continue
            await self._answer(message.get("text") or message.get("bytes") or b"")

    async def _refuse_for_haste(self) -> None:
        """Refuse a message that came too fast. If there are more, read them only at the allowed pace."""
        self._house.figures.refused("too-fast", self._visitor)
        self._say(TOO_FAST)
        if not self._refusals.allows(""):
            await asyncio.sleep(1 / self._rate)

    async def _answer(self, message: str | bytes) -> None:
        """Do what a message asks for. The worst possible answer is a refusal."""
        request = ""
        try:
            wish: Incoming = read(message, Incoming)
            request = wish.id if isinstance(wish, Act | Undo) else ""
            await self._do(wish)
        except Denial as denial:
            self._say(Refused(denial.problem(request)))
        except StoreError as error:
            self._say(Refused(unavailable(error).problem(request)))
        except SacbeError as error:
            self._say(Refused(denial_of(error).problem(request)))
        except Exception:
            failed = mistake()
            failed.request = self._socket.scope["state"][REQUEST]
            self._house.figures.mistakes += 1
            _log.exception("a message at table %s failed (request %s)", self._listener.table, failed.request)
            self._say(Refused(failed.problem(request)))

    async def _do(self, wish: Incoming) -> None:
        house, table_id = self._house, self._listener.table
        if isinstance(wish, Hello):
            await self._greet(wish.seen)
        elif isinstance(wish, Ping):
            self._say(Pong())
        elif isinstance(wish, Attention):
            self._listener.looking = wish.looking
        elif isinstance(wish, SaveDraft):
            await house.play.save_draft(table_id, wish.seat, wish.actions, self._session)
        elif isinstance(wish, Act):
            table, again = await house.play.act(table_id, wish, self._session)
            self._say(Done(wish.id, table.last_step(wish.seat), again))
        else:
            table, again = await house.play.undo(table_id, wish, self._session)
            self._say(Done(wish.id, table.last_step(wish.seat), again))

    async def _greet(self, seen: int | None) -> None:
        """Send the state, with the steps that the client missed if it says which it saw last."""
        reader = self._listener.reader
        await self._wait_for_turn(1)
        missed = await self._missed(seen)
        if missed:
            await self._wait_for_turn(missed / STEPS_LIKE_ONE)
        looks = self._house.looks.turn(self._visitor) if missed else contextlib.nullcontext()
        async with looks, self._house.tables.held(self._listener.table) as table:
            steps = await _missed(self._house.tables, table, reader, seen)
            state = self._house.telling.state(table, reader)
            if steps:
                steps[-1].view = None
            self._say(Update(steps, state) if steps else Welcome(state))
            self._listener.ready = True

    async def _missed(self, seen: int | None) -> int:
        """How many steps the client missed."""
        if seen is None:
            return 0
        async with self._house.tables.held(self._listener.table) as table:
            missed = table.last_step(self._listener.reader) - seen
        return missed if 0 < missed <= PAGE_MOST else 0

    async def _wait_for_turn(self, amount: float) -> None:
        """Let a visitor wait who asks for much again and again. Refuse if the wait would be too long."""
        until = time.monotonic() + MOST_TURN_SECONDS
        while wait := self._house.greetings.take(self._visitor, amount, self._share):
            if time.monotonic() + wait > until:
                self._house.figures.refused("too-fast", self._visitor)
                raise Denial(429, "too-fast", say("too many messages; wait a moment", "messages-too-fast"))
            await asyncio.sleep(wait)

    def _say(self, message: Outgoing) -> None:
        self._listener.send(_encode(message))


async def _missed(tables: Tables, table: LiveTable, reader: int, seen: int | None) -> list[Step]:
    """The steps of a reader after those it has seen; none if there are too many. The table's lock must be held."""
    last = table.last_step(reader)
    if seen is None or not 0 < last - seen <= PAGE_MOST:
        return []
    return await tables.parts.do(table.stepping(reader, seen, PAGE_MOST))
