"""Collects garbage when nobody waits, since a collection goes through every table in memory and stops everything."""

import asyncio
import gc
from collections.abc import Callable
from typing import Final

LOOK_SECONDS: Final = 1.0
"""A moment is quiet if nothing happened for this long."""
REST_SECONDS: Final = 60.0
"""The shortest time between two collections in quiet moments."""
LONGEST_SECONDS: Final = 600.0
"""The longest time to wait for a quiet moment."""
FEW: Final = 10_000
"""Fewer new objects than this are not worth a collection."""
MANY: Final = 1_000_000
"""With this many new objects, the collection waits no longer."""


async def sweep(happened: Callable[[], int]) -> None:
    """Collect garbage now and then, instead of Python's own collector. `happened` counts events so far."""
    clock = asyncio.get_running_loop().time
    gc.collect()
    gc.freeze()  # objects from the start stay to the end
    gc.disable()
    swept_at = clock()
    try:
        while True:
            before = happened()
            await asyncio.sleep(LOOK_SECONDS)
            new = gc.get_count()[0]  # made since the last collection and not freed; some are garbage
            rest = REST_SECONDS if happened() == before else LONGEST_SECONDS
            if new >= MANY or (new >= FEW and clock() - swept_at >= rest):
                gc.collect()
                swept_at = clock()
    finally:
        gc.enable()
