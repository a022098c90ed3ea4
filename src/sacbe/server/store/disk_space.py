"""Room on the disk of a SQLite file, looked for before SQLite needs it.

SQLite keeps an index of its write-ahead log in a file that it maps into memory. Where the disk has no room for that,
it speaks of an unreadable disk, or the system ends the process at the first touch, without a word.
"""

import errno
import os
import tempfile
from pathlib import Path
from typing import Final

from sacbe.server.store.errors import StoreError

TO_SERVE: Final = 1 << 20
"""So many bytes have to be free for a server to start: for the index of the log, and the first games."""
TO_READ: Final = 1 << 16
"""So many for a program that only reads."""
INDEX_BYTES: Final = 1 << 15
"""How large the index is to begin with; as the log is cut short again and again, it hardly ever grows."""
FULL: Final = (errno.ENOSPC, errno.EDQUOT)


def is_there(directory: Path, size: int) -> bool:
    """Could a file of so many bytes be written there? Where none may be made at all, others will say why."""
    try:
        with tempfile.TemporaryFile(dir=directory, buffering=0) as file:
            _allocate(file.fileno(), size)
    except OSError as error:
        return error.errno not in FULL
    return True


def need(path: Path, size: int) -> None:
    """Refuse to go on with a database whose disk is full."""
    if not is_there(path.parent, size):
        raise full(path)


def full(path: Path) -> StoreError:
    return StoreError(
        f"the disk of the database {path} is full: make room on it and start again; everything stored is still there"
    )


class Reserve:
    """The index of the log with all its bytes on the disk, so that no touch of it needs room any more.

    The file stays open, since with its closing all locks would be gone that SQLite has on it in this process.
    """

    def __init__(self, path: Path) -> None:
        self._file = os.open(f"{path}-shm", os.O_RDWR)
        try:
            _allocate(self._file, INDEX_BYTES)
        except OSError as error:
            if error.errno in FULL:
                raise full(path) from None
            raise

    def close(self) -> None:
        """When no connection to the database is left."""
        os.close(self._file)


def _allocate(file: int, size: int) -> None:
    if hasattr(os, "posix_fallocate"):
        os.posix_fallocate(file, 0, size)
