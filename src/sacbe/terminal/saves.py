"""Saved games: one record for each game, rewritten after every action, readable only by its owner.

A game in progress contains the dealer's seed, since the deals to come follow from it.
"""

import os
from datetime import datetime
from pathlib import Path

from sacbe.engine.errors import OptionError, say
from sacbe.engine.records import Record


def home() -> Path:
    """The data directory: SACBE_HOME, else the one that XDG names, else ~/.local/share/sacbe."""
    own = os.environ.get("SACBE_HOME")
    if own:
        return Path(own)
    shared = Path(os.environ.get("XDG_DATA_HOME", ""))
    if shared.is_absolute():
        return shared / "sacbe"
    try:
        return Path.home() / ".local" / "share" / "sacbe"
    except RuntimeError:
        raise OptionError("save", "there is no home directory to keep games in; set SACBE_HOME") from None


def folder() -> Path:
    return home() / "games"


def new_file(game: str) -> Path:
    """A new file name, made from the game and the time."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder() / f"{stem}.txt"
    count = 1
    while path.exists():
        count += 1
        path = folder() / f"{stem}-{count}.txt"
    return path


def save(record: Record, path: Path) -> None:
    """Write the record; OptionError if that cannot be done."""
    mask = os.umask(0o077)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        record.write(path)
    except OSError as error:
        raise OptionError(
            "save", say("cannot write {path}: {why}", "save-failed", path=str(path), why=str(error.strerror))
        ) from None
    finally:
        os.umask(mask)


def unfinished(most: int) -> list[Path]:
    """The games that can be continued, the latest first."""
    found: list[tuple[float, Path]] = []
    for path in folder().glob("*.txt"):
        try:
            if path.read_bytes().rstrip().endswith(b"result *"):
                found.append((path.stat().st_mtime, path))
        except OSError:
            continue
    return [path for _, path in sorted(found, reverse=True)[:most]]
