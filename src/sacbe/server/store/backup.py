"""A consistent copy of the database while a server goes on writing to it."""

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL

from sacbe.server.store import disk_space
from sacbe.server.store.database import PasswordHider, read_url
from sacbe.server.store.errors import BUSY_SECONDS, StoreError


def backup(url: str | None, directory: Path, target: Path) -> None:
    """Copy the database at an address, or the file in a directory, to a new file; nothing is ever overwritten.

    The copy of a SQLite file is such a file itself. The copy of PostgreSQL is for `pg_restore`.
    """
    source = read_url(url, directory)
    copy = _copy_file if source.get_backend_name() == "sqlite" else _dump
    try:
        # The name is taken at once, the copy gets it when it is whole: half a copy must not look like one.
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise StoreError(f"{target} exists already: choose another name for the backup") from None
    except OSError as error:
        raise StoreError(f"cannot write the backup {target}: {(error.strerror or 'unknown reason').lower()}") from None
    part = target.with_name(target.name + ".part")
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        copy(source, part)
        _to_disk(part)
        part.replace(target)
        _to_disk(target.parent)
    except BaseException as error:
        part.unlink(missing_ok=True)
        target.unlink(missing_ok=True)
        if isinstance(error, OSError):
            why = (error.strerror or "unknown reason").lower()
            raise StoreError(f"cannot write the backup {target}: {why}") from error
        raise


def _copy_file(source: URL, part: Path) -> None:
    path = Path(source.database or "")
    if not path.is_file():
        raise StoreError(f"there is no database at {path}")
    try:
        with closing(sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)) as connection:
            connection.execute("VACUUM INTO ?", (str(part),))
        with closing(sqlite3.connect(part, isolation_level=None)) as connection:
            found = [row[0] for row in connection.execute("PRAGMA integrity_check(1)")]
            orphans = connection.execute("PRAGMA foreign_key_check").fetchone()
    except sqlite3.Error as error:
        why = _reason(error) if disk_space.is_there(path.parent, disk_space.TO_READ) else "its disk is full"
        raise StoreError(f"cannot copy the database {path}: {why}") from error
    if found != ["ok"] or orphans is not None:
        raise StoreError(f"the database {path} is damaged, so no backup was made of it")


def _reason(error: sqlite3.Error) -> str:
    name = getattr(error, "sqlite_errorname", "")
    if name.startswith("SQLITE_FULL"):
        return "the disk is full"
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return "another program keeps it busy"
    if name.startswith("SQLITE_NOTADB"):
        return "it is not a database"
    if name.startswith("SQLITE_CORRUPT"):
        return "it is damaged"
    return "it cannot be read, or the copy cannot be written"


def _dump(source: URL, part: Path) -> None:
    """PostgreSQL's own program knows best; the password goes to it by the environment, where nobody else sees it."""
    program = shutil.which("pg_dump")
    if program is None:
        raise StoreError("a backup of PostgreSQL needs the program pg_dump: install PostgreSQL's client programs")
    hider = PasswordHider(source)
    address = source.set(drivername="postgresql", password=None).difference_update_query(["password"])
    environment = dict(os.environ)
    if hider.secrets:
        environment["PGPASSWORD"] = hider.secrets[0]
    done = subprocess.run(
        [program, "--format=custom", "--no-password", f"--file={part}", f"--dbname={address.render_as_string(False)}"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        said = done.stderr.strip().splitlines()
        why = (
            hider.hide(said[0].removeprefix("pg_dump: ").removeprefix("error: ")) if said else "pg_dump gave no reason"
        )
        raise StoreError(f"cannot copy the database: {why}")


def _to_disk(path: Path) -> None:
    if os.name != "posix" and path.is_dir():
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
