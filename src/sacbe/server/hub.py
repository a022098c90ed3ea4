"""The listeners of every table, and sending them what happens.

A listener is one open WebSocket. Listeners of the same reader get the same bytes, encoded once. A message is sent at
once if the connection takes it; else it waits in a queue, which the connection's task empties. A listener that falls
far behind is told to come back: it reconnects and gets everything it missed.
"""

from asyncio import Event, Queue, QueueFull
from collections.abc import Callable, Coroutine, Generator, Iterable
from typing import Any, Final

BACKLOG: Final = 256
"""How many messages may wait for one slow listener."""
BACKLOG_BYTES: Final = 1024 * 1024
"""And how many bytes, beside a first message of any size."""
VISITOR_BYTES: Final = 16 * 1024 * 1024
"""How many bytes may wait for all listeners of one visitor together."""


Sending = Coroutine[Any, Any, None]


class Rest:
    """The rest of sending a message, which the connection's task awaits."""

    def __init__(self, sending: Sending, waits_for: object) -> None:
        self._sending = sending
        self._waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        yield self._waits_for
        yield from self._sending.__await__()


class Broken:
    """A message that could not be sent. Awaiting it raises the reason."""

    def __init__(self, error: Exception) -> None:
        self._error = error

    def __await__(self) -> Generator[Any, Any, None]:
        raise self._error
        yield


def begin(sending: Sending) -> Rest | Broken | None:
    """Send a message as far as possible without waiting. None if that was all of it."""
    try:
        waits_for = sending.send(None)
    except StopIteration:
        return None
    except Exception as error:
        return Broken(error)
    return Rest(sending, waits_for)


class Backlog:
    """How many bytes wait for the listeners of each visitor."""

    def __init__(self) -> None:
        self._waiting: dict[str, int] = {}

    def add(self, visitor: str, size: int) -> bool:
        """Let more bytes wait, unless they are too many for one visitor."""
        waiting = self._waiting.get(visitor, 0) + size
        if waiting > VISITOR_BYTES:
            return False
        self._waiting[visitor] = waiting
        return True

    def remove(self, visitor: str, size: int) -> None:
        waiting = self._waiting.get(visitor, 0) - size
        if waiting > 0:
            self._waiting[visitor] = waiting
        else:
            self._waiting.pop(visitor, None)


class Listener:
    """One connection that watches a table as one reader. None in its queue tells it to come back."""

    def __init__(
        self,
        table: str,
        reader: int,
        outlet: Callable[[bytes], Sending] | None = None,
        visitor: str = "",
        backlog: Backlog | None = None,
    ) -> None:
        self.table = table
        self.reader = reader
        self.ready = False  # has it got the state that updates build on?
        self.sending = False  # is its task sending?
        self.looking = True  # does somebody look at the screen?
        self.queue: Queue[bytes | Rest | Broken | None] = Queue(BACKLOG + 1)
        self.waiting = 0  # bytes in the queue
        self._outlet = outlet
        self._visitor = visitor
        self._backlog = backlog or Backlog()
        self._has_all = Event()

    def send(self, message: bytes) -> None:
        if self._outlet is not None and not self.sending and self.queue.empty():
            rest = begin(self._outlet(message))
            if rest is not None:
                self.queue.put_nowait(rest)
        elif self._has_room(len(message)) and self._backlog.add(self._visitor, len(message)):
            self.waiting += len(message)
            self.queue.put_nowait(message)
        else:
            self.dismiss()

    def _has_room(self, size: int) -> bool:
        return self.queue.empty() or (self.queue.qsize() < BACKLOG and self.waiting + size <= BACKLOG_BYTES)

    def let_go(self) -> None:
        """The connection is closed: nothing waits for it any more."""
        self._backlog.remove(self._visitor, self.waiting)
        self.waiting = 0

    @property
    def is_behind(self) -> bool:
        """Does anything wait for it? Then no more of its messages are read."""
        return self.sending or not self.queue.empty()

    async def take(self) -> bytes | Rest | Broken | None:
        """The next waiting message. Call `taken` when it is sent."""
        message = await self.queue.get()
        self.sending = True
        if isinstance(message, bytes):
            self.waiting -= len(message)
            self._backlog.remove(self._visitor, len(message))
        return message

    def taken(self) -> None:
        self.sending = False
        if self.queue.empty():
            self._has_all.set()

    async def has_all(self) -> None:
        """Wait until nothing waits for it."""
        while self.is_behind:
            self._has_all.clear()
            await self._has_all.wait()

    def dismiss(self) -> None:
        """Close the connection after sending what waits."""
        self.ready = False
        try:
            self.queue.put_nowait(None)
        except QueueFull:
            return


class Hub:
    """All listeners, by table and reader."""

    def __init__(self) -> None:
        self._tables: dict[str, dict[int, set[Listener]]] = {}
        self.backlog = Backlog()
        self.happened = 0
        """How often somebody joined or was told something."""

    def join(self, listener: Listener) -> bool:
        """Add a listener. Is it the first of its reader at this table?"""
        self.happened += 1
        readers = self._tables.setdefault(listener.table, {})
        listeners = readers.setdefault(listener.reader, set())
        listeners.add(listener)
        return len(listeners) == 1

    def leave(self, listener: Listener) -> bool:
        """Remove a listener. Was it the last of its reader at this table?"""
        readers = self._tables.get(listener.table, {})
        listeners = readers.get(listener.reader, set())
        listeners.discard(listener)
        listener.let_go()
        if listeners:
            return False
        if readers.pop(listener.reader, None) is None:
            return False
        if not readers:
            self._tables.pop(listener.table, None)
        return True

    def readers(self, table: str) -> list[int]:
        """The readers with listeners at a table."""
        return list(self._tables.get(table, ()))

    def looked_at(self) -> set[tuple[str, int]]:
        """The tables and seats that somebody looks at."""
        return {
            (table, reader)
            for table, readers in self._tables.items()
            for reader, listeners in readers.items()
            if reader >= 0 and any(listener.looking for listener in listeners)
        }

    def tables(self) -> list[str]:
        return list(self._tables)

    def listeners(self) -> tuple[int, int]:
        """The number of listeners, and of the bytes that wait for them."""
        count, waiting = 0, 0
        for readers in self._tables.values():
            for listeners in readers.values():
                for listener in listeners:
                    count += 1
                    waiting += listener.waiting
        return count, waiting

    def send(self, table: str, reader: int, message: bytes) -> None:
        self.happened += 1
        for listener in list(self._tables.get(table, {}).get(reader, ())):
            if listener.ready:
                listener.send(message)

    def dismiss(self, tables: Iterable[str] | None = None) -> None:
        """Tell all listeners, or those of some tables, to come back."""
        for table in list(self._tables) if tables is None else tables:
            for listeners in self._tables.get(table, {}).values():
                for listener in listeners:
                    listener.dismiss()
