"""The server's numbers in the format of Prometheus: `Figures`, and what else there is to know when somebody asks.

No label has more than a few values, and nothing in it tells who plays, what, or where from.
"""

import asyncio
import time
from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from sqlalchemy import Connection, func, select

from sacbe.server.clock import now_ms
from sacbe.server.figures import BOUNDS, Durations
from sacbe.server.gate import Gate
from sacbe.server.house import House
from sacbe.server.store import schema
from sacbe.server.store.errors import StoreError
from sacbe.server.store.notices import Waiting, waiting

KIND: Final = "text/plain; version=0.0.4; charset=utf-8"
COUNTED_SECONDS: Final = 30.0
"""Tables in the database are counted so often at most."""
PATIENCE_SECONDS: Final = 2.0
"""A database that is slower than this is left out."""
_BY_STATUS: Final = select(schema.tables.c.status, func.count()).group_by(schema.tables.c.status)


class Metrics(Collector):
    """All of them, looked up anew each time."""

    def __init__(self, house: House, gate: Gate | None) -> None:
        self._house = house
        self._gate = gate
        self._tables: dict[str, int] = {}
        self._outbox: Waiting | None = None
        self._counted_at = float("-inf")
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)

    async def text(self) -> bytes:
        if time.monotonic() - self._counted_at >= COUNTED_SECONDS:
            await self._count_tables()
        await self._count_notices()
        return generate_latest(self._registry)

    async def _count_tables(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                self._tables = await self._house.store.read(_count)
            self._counted_at = time.monotonic()
        except (StoreError, TimeoutError):
            self._tables = {}

    async def _count_notices(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                self._outbox = await self._house.store.read(waiting, now_ms())
        except (StoreError, TimeoutError):
            self._outbox = None

    def collect(self) -> Iterator[Metric]:
        yield from self._requests()
        yield from self._connections()
        yield from self._tables_and_bots()
        yield from self._works()
        yield from self._notices()

    def _requests(self) -> Iterator[Metric]:
        figures = self._house.figures
        taken = HistogramMetricFamily(
            "sacbe_request_seconds", "How long requests took, by route and status.", labels=["route", "status"]
        )
        for (route, status), durations in sorted(figures.requests.items()):
            buckets, total = _buckets(durations)
            taken.add_metric([route, str(status)], buckets, total)
        yield taken
        refused = CounterMetricFamily("sacbe_refusals", "What limits have refused or ended, by kind.", labels=["kind"])
        for kind, count in sorted(figures.refusals.items()):
            refused.add_metric([kind], count)
        yield refused
        yield CounterMetricFamily("sacbe_floods", "Minutes in which a flood was refused.", figures.floods)
        yield CounterMetricFamily("sacbe_mistakes", "Requests that failed by a mistake of ours.", figures.mistakes)
        yield CounterMetricFamily("sacbe_messages", "What clients said over WebSockets.", figures.messages)
        yield CounterMetricFamily("sacbe_hints", "Hints that were asked for and given a turn.", figures.hints)

    def _connections(self) -> Iterator[Metric]:
        house = self._house
        if self._gate is not None:
            yield GaugeMetricFamily("sacbe_connections", "Connections that are open.", len(self._gate))
        yield GaugeMetricFamily("sacbe_sockets", "WebSockets that are open.", len(house.sockets))
        listeners, waiting = house.hub.listeners()
        yield GaugeMetricFamily("sacbe_listeners", "WebSockets that watch a table.", listeners)
        yield GaugeMetricFamily("sacbe_waiting_bytes", "What waits for listeners that read slowly.", waiting)

    def _tables_and_bots(self) -> Iterator[Metric]:
        house = self._house
        yield GaugeMetricFamily("sacbe_tables_in_memory", "Tables that are kept in memory.", len(house.tables))
        tables = GaugeMetricFamily("sacbe_tables", "Tables in the database, by status.", labels=["status"])
        for status, count in sorted(self._tables.items()):
            tables.add_metric([status], count)
        yield tables
        yield GaugeMetricFamily("sacbe_bots_waiting", "Questions that wait for a process.", house.thinkers.waiting)
        yield _histogram(
            "sacbe_bots_waiting_seconds", "How long questions waited for a process.", house.thinkers.waited
        )
        yield _histogram("sacbe_thinking_seconds", "How long processes thought of a question.", house.thinkers.thought)

    def _works(self) -> Iterator[Metric]:
        figures = self._house.figures
        yield _histogram("sacbe_commit_seconds", "How long the database took for a commit.", figures.commits)
        yield CounterMetricFamily("sacbe_changes", "Changes that were committed.", figures.changes)
        yield _histogram("sacbe_loop_lag_seconds", "By how much the event loop came too late.", figures.lag)
        longest = GaugeMetricFamily("sacbe_longest_loop_lag_seconds", "The longest since this was asked last.")
        longest.add_metric([], figures.longest_lag)
        figures.longest_lag = 0.0
        yield longest

    def _notices(self) -> Iterator[Metric]:
        figures = self._house.figures
        if self._outbox is not None:
            yield GaugeMetricFamily("sacbe_outbox", "Notices that were not sent yet.", self._outbox.number)
            oldest = self._outbox.oldest
            late = 0.0 if oldest is None else max(0.0, (now_ms() - oldest) / 1000)
            yield GaugeMetricFamily("sacbe_outbox_late_seconds", "How long the oldest of them is overdue.", late)
        sent = CounterMetricFamily(
            "sacbe_notices", "Messages to people elsewhere, by way and fate.", labels=["way", "fate"]
        )
        for (way, fate), count in sorted(figures.notices.items()):
            sent.add_metric([way, fate], count)
        yield sent
        yield _histogram("sacbe_notice_seconds", "How long after an event its notice arrived.", figures.notice_delay)


def _count(connection: Connection) -> dict[str, int]:
    return {str(status): int(count) for status, count in connection.execute(_BY_STATUS)}


def _histogram(name: str, sentence: str, durations: Durations) -> Metric:
    buckets, total = _buckets(durations)
    return HistogramMetricFamily(name, sentence, buckets=buckets, sum_value=total)


def _buckets(durations: Durations) -> tuple[list[tuple[str, float]], float]:
    names: Iterable[str] = (*(f"{bound:g}" for bound in BOUNDS), "+Inf")
    return list(zip(names, accumulate(durations.counts), strict=True)), durations.total
