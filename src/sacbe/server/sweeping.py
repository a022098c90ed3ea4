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


async def sweep(happened: Callable[[], int]) -> None:
    """Look for garbage now and then, and nobody else does meanwhile; `happened` counts what happened so far."""
    clock = asyncio.get_running_loop().time
    gc.collect()
    gc.freeze()  # what was made at the start stays to the end
    gc.disable()
    swept, swept_at = happened(), clock()
    try:
        while True:
            before = happened()
            await asyncio.sleep(LOOK_SECONDS)
            is_quiet = happened() == before
            if happened() != swept and clock() - swept_at >= (REST_SECONDS if is_quiet else LONGEST_SECONDS):
                gc.collect()
                swept, swept_at = happened(), clock()
    finally:
        gc.enable()
