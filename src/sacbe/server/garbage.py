"""Garbage is looked for when nobody waits. A search goes through every table in memory, and all else stands still."""

import asyncio
import gc
from collections.abc import Callable
from typing import Final

LOOK_SECONDS: Final = 1.0
"""How long nothing may have happened for it to be a quiet moment."""
REST_SECONDS: Final = 60.0
"""How long a search is left alone, at least, before the next one in a quiet moment."""
LONGEST_SECONDS: Final = 600.0
"""How long it is put off while there is never a quiet moment."""
FEW: Final = 10_000
"""Fewer new objects than this are not worth a search."""
MANY: Final = 1_000_000
"""With so many new objects it is put off no longer, whatever made them."""


async def sweep(happened: Callable[[], int]) -> None:
    """Look for garbage now and then, and nobody else does meanwhile; `happened` counts what happened so far."""
    clock = asyncio.get_running_loop().time
    gc.collect()
    gc.freeze()  # what was made at the start stays to the end
    gc.disable()
    swept_at = clock()
    try:
        while True:
            before = happened()
            await asyncio.sleep(LOOK_SECONDS)
            new = gc.get_count()[0]  # made and not freed since the last search; garbage is among them
            rest = REST_SECONDS if happened() == before else LONGEST_SECONDS
            if new >= MANY or (new >= FEW and clock() - swept_at >= rest):
                gc.collect()
                swept_at = clock()
    finally:
        gc.enable()
