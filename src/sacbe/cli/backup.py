"""`sacbe backup`: a copy of everything that the server keeps, while it runs."""

import os
from pathlib import Path

from rich.console import Console

from sacbe.cli.server_packages import needs_server_packages
from sacbe.terminal import saves


def backup(file: Path, *, database_url: str = "", data: Path | None = None) -> int:
    """Copy everything that the server keeps to a new file; the server may go on running.

    The copy is of one moment: every action that was acknowledged before is in it. It holds the seeds of running games,
    so keep it to yourself. docs/hosting.md tells how to restore it.

    Example: sacbe backup sacbe-monday.db

    Example: sacbe backup sacbe-monday.dump --database-url postgresql://sacbe@localhost/sacbe

    Parameters
    ----------
    file
        Where to write the copy; a file that exists is never overwritten.
    database_url
        The PostgreSQL database to copy instead of the file; SACBE_DATABASE_URL in the environment does the same.
    data
        The directory of the file with all games.
    """
    with needs_server_packages("backup"):
        from sacbe.server.store.backup import backup as copy

    copy(database_url or os.environ.get("SACBE_DATABASE_URL") or None, data or saves.home(), file)
    size = file.stat().st_size
    shown = f"{size / 1_000_000:,.1f} MB" if size >= 100_000 else f"{size / 1_000:,.0f} kB"
    Console(highlight=False).print(f"Copied to {file}: {shown}.", markup=False, soft_wrap=True)
    return 0
