"""Writes the records of bots' games: a file for each, named by the number of the game."""

from pathlib import Path

from sacbe.engine.errors import SacbeError
from sacbe.engine.records import Record


def make_folder(path: Path) -> None:
    """Make a folder for records, or raise SacbeError."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SacbeError(f"cannot make the folder {path}: {error.strerror}") from None


def keep(record: Record, folder: str, index: int) -> None:
    """Write the record of the game with this number, if there is a folder."""
    if not folder:
        return
    path = Path(folder, f"{index:06d}.txt")
    try:
        record.write(path)
    except OSError as error:
        raise SacbeError(f"cannot write {path}: {error.strerror}") from None
