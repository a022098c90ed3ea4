"""The loop that sends what the outbox has: any server does it, each for the channels that it has taken to itself."""

import asyncio
import logging
import random
import secrets
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection

from sacbe.engine.errors import SacbeError
from sacbe.server.clock import now_ms
from sacbe.server.figures import Figures
from sacbe.server.notices.letters import write
from sacbe.server.notices.links import Links
from sacbe.server.notices.sorting import Letter, take_letters
from sacbe.server.notices.ways import Fate, Result, Way
from sacbe.server.store import channels as channel_rows
from sacbe.server.store import notices as notice_rows
from sacbe.server.store.errors import StoreError
from sacbe.server.store.writer import Store

POLL_SECONDS: Final = 0.5
SEND_SECONDS: Final = 30.0
"""Much less than a lease: when it is over, nothing is under way any more."""
FIRST_REST_MS: Final = 15_000
LONGEST_REST_MS: Final = 3_600_000
MOST_FAILURES: Final = 12
"""After so many failures in a row, which take half a day, nothing is sent there until its owner says so."""
_log = logging.getLogger("sacbe.notices")


class Office:
    """Sends what is due by the ways that this server knows."""

    def __init__(self, store: Store, ways: Sequence[Way], links: Links, figures: Figures) -> None:
        self._store = store
        self._ways = ways
        self._links = links
        self._figures = figures
        self._me = secrets.token_hex(8)
        self._under_way: dict[str, set[asyncio.Task[None]]] = {way.name: set() for way in ways}

    async def run(self) -> None:
        """Until cancelled."""
        try:
            while True:
                await asyncio.sleep(POLL_SECONDS)
                try:
                    await self.look()
                except StoreError as error:
                    _log.warning("cannot look for notices: %s", error)
        finally:
            tasks = [task for tasks in self._under_way.values() for task in tasks]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def look(self) -> None:
        """Begin to send all that is due, as far as there is room."""
        waits = await self._store.read(notice_rows.is_anything_due, now_ms())
        if not waits:
            return
        for way in self._ways:
            free = way.at_once - len(self._under_way[way.name])
            due = await self._store.read(notice_rows.due_channels, way.name, now_ms(), 1) if free > 0 else []
            if due:
                await self._take(way, free)

    async def _take(self, way: Way, free: int) -> None:
        letters, uncertain = await self._store.write_aside(take_letters, way.name, self._me, now_ms(), free, way.pace)
        for _ in range(uncertain):
            self._figures.told(way.name, Fate.UNKNOWN.value)
        tasks = self._under_way[way.name]
        for letter in letters:
            task = asyncio.create_task(self._send(way, letter))
            tasks.add(task)
            task.add_done_callback(tasks.discard)

    async def _send(self, way: Way, letter: Letter) -> None:
        try:
            result = await self._try(way, letter)
            self._figures.told(way.name, result.fate.value)
            if result.fate is Fate.SENT:
                self._figures.told_after(max(0, now_ms() - min(each.at for each in letter.told)) / 1000)
            await self._store.write_aside(_settle, way, letter, self._me, result)
        except StoreError as error:
            # When the lease is over, somebody looks at it again.
            _log.warning("what became of a notice could not be noted: %s", error)

    async def _try(self, way: Way, letter: Letter) -> Result:
        """Send a message; whatever goes wrong, the worst is that it is sent again under the same id."""
        channel = letter.channel
        handed = False

        async def hand_over() -> bool:
            nonlocal handed
            handed = await self._store.write(notice_rows.hand_over, channel.id, self._me, letter.id)
            return handed

        try:
            async with asyncio.timeout(SEND_SECONDS):
                # The words of a language are read when they are needed first, which takes a while.
                written = await asyncio.to_thread(write, letter, self._links)
                return await way.send(written, channel, hand_over)
        except TimeoutError:
            return Result(Fate.UNKNOWN if handed else Fate.AGAIN)
        except SacbeError as error:
            _log.warning("a notice could not be sent: %s", error)
            return Result(Fate.UNKNOWN if handed else Fate.AGAIN)
        except Exception:
            _log.exception("sending a notice by %s failed", way.name)
            return Result(Fate.UNKNOWN if handed else Fate.AGAIN)


def _settle(connection: Connection, way: Way, letter: Letter, me: str, result: Result) -> None:
    """Note what became of a message."""
    channel, now = letter.channel, now_ms()
    if result.fate in (Fate.SENT, Fate.UNKNOWN):
        own = all(each.table is None for each in letter.told)
        paced = channel.paced if own else way.pace.after(channel.paced, now)
        notice_rows.sent(connection, channel.id, me, letter.id, paced)
    elif result.fate is Fate.GONE and channel.way == "push":
        # The browser has ended its subscription; if it wants another it asks for one.
        channel_rows.remove_channel(connection, channel.id)
    elif result.fate in (Fate.GONE, Fate.REFUSED) or channel.failures + 1 >= MOST_FAILURES:
        notice_rows.give_up(connection, channel.id, me, "gone" if result.fate is Fate.GONE else _trouble(result))
    else:
        rest = min(LONGEST_REST_MS, FIRST_REST_MS * 2**channel.failures) * random.uniform(0.8, 1.2)
        asked = min(1000 * result.wait, LONGEST_REST_MS)
        notice_rows.failed(connection, channel.id, me, letter.id, now + int(max(rest, asked)))


def _trouble(result: Result) -> str:
    return "refused" if result.fate is Fate.REFUSED else "away"
