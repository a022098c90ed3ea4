"""Finding a table that is not in memory: it is read once, however many ask for it at the same time."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.long_records import dithering
from tests.server.worlds import Servers

from sacbe.server.archive import rows_of
from sacbe.server.feed import SPECTATOR
from sacbe.server.house import House
from sacbe.server.loading import read_table
from sacbe.server.new_tables import new_table_row
from sacbe.server.problems import Denial
from sacbe.server.store.tables import SeatRow


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    servers = Servers(tmp_path)
    yield servers.houses()[0]
    servers.close()


async def long_table(house: House) -> str:
    """The id of a table with a long log, which is not in memory."""
    record = dithering("tikal", 800)
    row = new_table_row(record.game, "", host=None)._replace(status="archived")
    seats = [SeatRow(row.id, seat, "human", f"Player {seat}", "") for seat in range(record.game.players)]
    house.tables.forget(await house.changes.create(row, seats, None, [], rows_of(record.entries)))
    return row.id


def test_many_who_ask_for_a_table_at_once_wait_for_one_reading_of_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    readings: list[object] = []
    read = house.store.read

    async def counted(fn: Any, *args: object) -> Any:  # noqa: ANN401 - whatever the store is asked
        readings.append(fn)
        return await read(fn, *args)

    async def ask() -> None:
        table_id = await long_table(house)
        monkeypatch.setattr(house.store, "read", counted)
        found = await asyncio.gather(*[house.tables.find(table_id) for _ in range(20)])
        assert all(table is found[0] for table in found)
        assert len(found[0].feed(SPECTATOR)) == len(found[0].log)

    asyncio.run(ask())
    assert readings.count(read_table) == 1


def test_many_who_ask_for_a_table_that_does_not_exist_are_all_told(house: House) -> None:
    async def ask() -> list[object]:
        return list(await asyncio.gather(*[house.tables.find("nothing") for _ in range(5)], return_exceptions=True))

    answers = asyncio.run(ask())
    assert all(isinstance(answer, Denial) and answer.status == 404 for answer in answers)
