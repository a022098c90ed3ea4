"""`sacbe backup`: a copy of everything that the server keeps, while it runs."""

import os
from pathlib import Path

from rich.console import Console

from sacbe.cli.server_packages import needs_server_packages
from sacbe.terminal import saves


def backup(file: Path, *, database_url: str = "", data: Path | None = None) -> int:
    """Copy everything that the server keeps to a new file. The server may keep running.

    The copy shows one moment: it holds every action that was acknowledged before it. It also holds the seeds of running
    games, so keep it to yourself. docs/hosting.md explains how to restore it.

    Example: sacbe backup sacbe-monday.db

    Example: sacbe backup sacbe-monday.dump --database-url postgresql://sacbe@localhost/sacbe

    Parameters
    ----------
    file
        Where to write the copy. An existing file is never overwritten.
    database_url
        Copy this PostgreSQL database instead of the file. The environment variable SACBE_DATABASE_URL does the same.
    data
        The directory that holds the file with all games.
    """
    with needs_server_packages("backup"):
        from sacbe.server.store.backup import backup as copy

    copy(database_url or os.environ.get("SACBE_DATABASE_URL") or None, data or saves.home(), file)
    size = file.stat().st_size
    shown = f"{size / 1_000_000:,.1f} MB" if size >= 100_000 else f"{size / 1_000:,.0f} kB"
    Console(highlight=False).print(f"Copied to {file}: {shown}.", markup=False, soft_wrap=True)
    return 0
