"""Notes in the store now and then who is at their table, so that every process knows it, even after a crash.

Coming and going is noted at once. This module notes those who stay or who ask without a connection: often enough that
nobody counts as absent, and seldom enough that it costs little. Nobody is told, since none of it is shown.
"""

import asyncio
import logging
from typing import Final

from sacbe.server import storing
from sacbe.server.clock import now_ms
from sacbe.server.live_table import LiveTable
from sacbe.server.store.errors import StoreError
from sacbe.server.tables import Tables

LOOK_SECONDS: Final = 15.0
NOTES: Final = 4
"""At least how often somebody is noted within the time after which a bot may stand in for them."""
_log = logging.getLogger("sacbe.server")


async def note_presence(tables: Tables) -> None:
    """Keep noting who is here."""
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        try:
            await note_now(tables)
        except StoreError as error:
            _log.warning("who is here could not be noted: %s", error)


async def note_now(tables: Tables) -> None:
    """Note everybody who is here and was not noted recently."""
    now = now_ms()
    for table in tables.all_in_memory():
        due = _due(tables, table, now)
        if due:
            await tables.store.write(storing.note_seen, table.id, due)
            table.noted.update(due)


def _due(tables: Tables, table: LiveTable, now: int) -> dict[int, int]:
    """The seats whose players were seen much later than noted, and when."""
    after = table.row.stand_in_after
    if after is None or table.row.status != "running":
        return {}
    here = tables.hub.readers(table.id)
    seen = {seat.seat: now if seat.seat in here else table.present.get(seat.seat, 0) for seat in table.seats}
    noted = {seat.seat: max(seat.seen, table.noted.get(seat.seat, 0)) for seat in table.seats}
    return {seat: at for seat, at in seen.items() if at - noted[seat] >= after * 1000 // NOTES}
