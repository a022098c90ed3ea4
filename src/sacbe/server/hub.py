"""Who is listening to which table, and telling them what happened.

A listener is one open WebSocket. Listeners of the same reader get the same bytes, encoded once. As long as the
connection takes what it is given, a message is handed to it at once; else it waits in a queue, which a task of the
connection empties. One that falls far behind is told to come back instead of missing something: it reconnects and gets
the rest.
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
    """What is left to do of sending a message: to be awaited by the task that sends what waits."""

    def __init__(self, sending: Sending, waits_for: object) -> None:
        self._sending = sending
        self._waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        yield self._waits_for
        yield from self._sending.__await__()


class Broken:
    """A message that could not be sent: who awaits it learns why."""

    def __init__(self, error: Exception) -> None:
        self._error = error

    def __await__(self) -> Generator[Any, Any, None]:
        raise self._error
        yield


def begin(sending: Sending) -> Rest | Broken | None:
    """Send a message as far as that goes without waiting; None if that was all."""
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
        """Have so much more wait, if that is not too much for one visitor."""
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
    """One connection that watches a table as one reader. None in its queue means that it has to come back."""

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
        self.ready = False  # it has been sent the state that updates build on
        self.sending = False  # its task is at it
        self.looking = True  # somebody is before the screen
        self.queue: Queue[bytes | Rest | Broken | None] = Queue(BACKLOG + 1)
        self.waiting = 0  # bytes in it
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
        """The connection is over: nothing waits for it any more."""
        self._backlog.remove(self._visitor, self.waiting)
        self.waiting = 0

    @property
    def is_behind(self) -> bool:
        """Does anything wait for it? Then it is to be asked nothing more."""
        return self.sending or not self.queue.empty()

    async def take(self) -> bytes | Rest | Broken | None:
        """The next message that has to wait for the connection; call `taken` when it has been sent."""
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
        """Have the connection closed once what waits has been sent."""
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
        """How often somebody came or was told something."""

    def join(self, listener: Listener) -> bool:
        """Add a listener; is it the first of its reader at this table?"""
        self.happened += 1
        readers = self._tables.setdefault(listener.table, {})
        listeners = readers.setdefault(listener.reader, set())
        listeners.add(listener)
        return len(listeners) == 1

    def leave(self, listener: Listener) -> bool:
        """Remove a listener; was it the last of its reader at this table?"""
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
        """The readers that somebody listens as."""
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
        """How many there are, and how many bytes wait for them."""
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
        """Tell listeners to come back: all of them, or those of some tables."""
        for table in list(self._tables) if tables is None else tables:
            for listeners in self._tables.get(table, {}).values():
                for listener in listeners:
                    listener.dismiss()
