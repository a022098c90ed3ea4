"""For whom a table's bots think, how urgent that is, and when they may move: without a server around it."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.worlds import Servers

from sacbe.server.bots_at_work import PRESENT_MS, in_turn, maker_of, pause
from sacbe.server.clock import now_ms
from sacbe.server.house import House
from sacbe.server.hub import Listener
from sacbe.server.live_table import LiveTable
from sacbe.server.seating import reader_of
from sacbe.server.store.tables import Idle
from sacbe.server.thinkers import Rank
from sacbe.server.wire import NewTable, SeatWish

PACE = 300
HOUR_MS = 3_600_000
HERE = 0
"""The seat of whoever made the table."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    servers = Servers(tmp_path)
    yield servers.houses()[0]
    servers.close()


def test_a_seat_that_nobody_sits_on_gives_no_rank(house: House) -> None:
    async def ranks() -> list[Rank]:
        session, _ = await house.identity.make("Ana")
        seats = [SeatWish("human"), SeatWish("bot", level="random"), SeatWish("open")]
        table, _ = await house.seating.make(NewTable("tikal", seats), session, "a hash")
        found = [house.bots.rank(table)]
        listener = Listener(table.id, HERE)
        house.hub.join(listener)
        found.append(house.bots.rank(table))
        house.hub.leave(listener)
        found.append(house.bots.rank(table))
        reader_of(table, session, HERE)
        found.append(house.bots.rank(table))
        table.present[HERE] -= PRESENT_MS + 1_000
        found.append(house.bots.rank(table))
        assert maker_of(table.row) == "a hash"
        return found

    # Nobody has come; somebody listens; is gone; has looked; that was long ago. The open seat counts for nothing.
    assert [rank is Rank.WITH_PEOPLE for rank in asyncio.run(ranks())] == [False, True, False, True, False]


def test_tables_left_behind_are_taken_up_in_turn() -> None:
    flood = [Idle(f"flood {number}", number, "flood") for number in range(100)]
    others = [Idle("of Ana", 200, "ana"), Idle("another of Ana", 201, "ana"), Idle("nobody knows whose", 202, None)]
    order = [idle.id for idle in in_turn(flood + others)]
    assert order[:5] == ["flood 0", "of Ana", "nobody knows whose", "flood 1", "another of Ana"]
    assert len(order) == len(set(order)) == 103


@pytest.mark.parametrize(
    ("ago", "least", "most"),
    [(0, 0.0, PACE), (100, 0.0, PACE - 100), (HOUR_MS, 0.0, 0.0), (-HOUR_MS, PACE, PACE)],
)
def test_a_bot_never_waits_for_longer_than_the_pace_whatever_the_clock_says(
    house: House, ago: int, least: float, most: float
) -> None:
    async def wait() -> float:
        session, _ = await house.identity.make("Ana")
        seats = [SeatWish("bot", level="random"), SeatWish("bot", level="random")]
        house.changes.grown.clear()
        table, _ = await house.seating.make(NewTable("tikal", seats, pace=PACE), session)
        await _play(house, table, now_ms() - ago)
        return 1000 * pause(table)

    waited = asyncio.run(wait())
    assert least <= waited <= most


async def _play(house: House, table: LiveTable, at: int) -> None:
    """One action of a bot, done at a time."""
    seat = table.bots_due()[0][0]
    async with house.tables.held(table.id) as held:
        await house.changes.add(held, [(seat, held.position.legal(seat)[0])])
        for nth in range(len(held.times)):
            held.times[nth] = at
