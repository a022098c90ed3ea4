"""What listeners are sent: at once while the connection takes it, else in its order by the connection's own task."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from sacbe.server.hub import BACKLOG, BACKLOG_BYTES, VISITOR_BYTES, Hub, Listener


class Pipe:
    """A connection that takes messages as long as it is open."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.open = asyncio.Event()
        self.open.set()
        self.is_broken = False

    async def send(self, message: bytes) -> None:
        await self.open.wait()
        if self.is_broken:
            raise ConnectionError("gone")
        self.sent.append(message)

    async def work(self, listener: Listener) -> None:
        """The connection's task."""
        while (message := await listener.take()) is not None:
            await (self.send(message) if isinstance(message, bytes) else message)
            listener.taken()


def run(test: Callable[[Pipe, Listener], Awaitable[None]]) -> None:
    async def main() -> None:
        pipe = Pipe()
        listener = Listener("table", 0, pipe.send)
        listener.ready = True
        await test(pipe, listener)

    asyncio.run(main())


def test_a_message_is_sent_at_once() -> None:
    async def test(pipe: Pipe, listener: Listener) -> None:
        hub = Hub()
        hub.join(listener)
        hub.send("table", 0, b"one")
        assert pipe.sent == [b"one"]
        assert listener.queue.empty()

    run(test)


def test_what_has_to_wait_is_sent_in_its_order() -> None:
    async def test(pipe: Pipe, listener: Listener) -> None:
        working = asyncio.create_task(pipe.work(listener))
        pipe.open.clear()
        for message in (b"one", b"two", b"three"):
            listener.send(message)
            await asyncio.sleep(0)
        assert pipe.sent == []
        pipe.open.set()
        listener.send(b"four")
        listener.dismiss()
        await working
        assert pipe.sent == [b"one", b"two", b"three", b"four"]

    run(test)


def test_a_broken_connection_is_its_own_tasks_affair() -> None:
    async def test(pipe: Pipe, listener: Listener) -> None:
        pipe.is_broken = True
        listener.send(b"one")
        with pytest.raises(ConnectionError, match="gone"):
            await pipe.work(listener)

    run(test)


def test_who_falls_far_behind_has_to_come_back() -> None:
    async def test(pipe: Pipe, listener: Listener) -> None:
        pipe.open.clear()
        for number in range(BACKLOG + 10):
            listener.send(str(number).encode())
        assert not listener.ready
        pipe.open.set()
        await pipe.work(listener)
        assert pipe.sent == [str(number).encode() for number in range(BACKLOG)]

    run(test)


def test_what_waits_is_bounded_in_bytes_too() -> None:
    async def test(pipe: Pipe, listener: Listener) -> None:
        pipe.open.clear()
        large = b"x" * (BACKLOG_BYTES // 4)
        for _ in range(10):
            listener.send(large)
        assert not listener.ready
        assert listener.waiting <= BACKLOG_BYTES
        pipe.open.set()
        await pipe.work(listener)
        assert len(pipe.sent) == 5, "one on its way, and four that had to wait"
        assert listener.waiting == 0

    run(test)


def test_one_message_of_any_size_may_wait() -> None:
    async def test(pipe: Pipe, listener: Listener) -> None:
        working = asyncio.create_task(pipe.work(listener))
        pipe.open.clear()
        listener.send(b"one")
        await asyncio.sleep(0)
        listener.send(b"x" * (2 * BACKLOG_BYTES))
        assert listener.ready
        pipe.open.set()
        await listener.has_all()
        assert [len(each) for each in pipe.sent] == [3, 2 * BACKLOG_BYTES]
        assert not listener.is_behind
        listener.dismiss()
        await working

    run(test)


def test_what_waits_for_all_listeners_of_a_visitor_is_bounded_and_others_have_their_own() -> None:
    async def test() -> None:
        hub = Hub()
        size = BACKLOG_BYTES // 2
        flood = [Listener("table", 0, visitor="flood", backlog=hub.backlog) for _ in range(VISITOR_BYTES // size)]
        other = Listener("table", 1, visitor="other", backlog=hub.backlog)
        for listener in (*flood, other):
            hub.join(listener)
            listener.ready = True
        for _ in range(2):
            hub.send("table", 0, b"a" * size)
            hub.send("table", 1, b"a" * size)
        waiting = sum(listener.waiting for listener in flood)
        assert waiting == VISITOR_BYTES
        assert not any(listener.ready for listener in flood), "they are told to come back"
        assert other.ready and other.waiting == 2 * size
        for listener in flood[: len(flood) // 2]:
            hub.leave(listener)
        late = Listener("table", 0, visitor="flood", backlog=hub.backlog)
        hub.join(late)
        late.ready = True
        late.send(b"a" * size)
        assert late.ready, "who goes makes room"

    asyncio.run(test())
