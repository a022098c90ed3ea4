"""Opening the database: a SQLite file of our own, or PostgreSQL by its address, brought to the newest schema.

A `Database` has two engines. The writing one begins every transaction as a writer, so that two processes queue up
instead of failing half-way; the reading one cannot write at all, and sees one moment of the database for a whole
transaction.
"""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, exc, make_url
from sqlalchemy.pool import ConnectionPoolEntry

from sacbe.server.store import disk_space
from sacbe.server.store.errors import BUSY_SECONDS, StoreError, is_lock, plain
from sacbe.server.store.statements import run_plainly

if TYPE_CHECKING:
    import psycopg

FILE_NAME: Final = "sacbe.db"
READERS: Final = 4
"""Reading connections, and threads that use them."""
CONNECT_SECONDS: Final = 5
POSTGRESQL: Final = ("postgresql", "postgres", "postgresql+psycopg")
SQLITE: Final = ("sqlite", "sqlite+pysqlite")
LARGEST_LOG: Final = 1 << 24
"""The write-ahead log of a SQLite file is cut back to so many bytes when something long has made it larger."""
_CACHED_STATEMENTS: Final = 512


class Database:
    """An open database at the newest schema. `address` names it for people, without a password."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.is_postgresql = url.get_backend_name() == "postgresql"
        self.address = _address(url)
        self.patience = BUSY_SECONDS
        """How many seconds a writer of a SQLite file waits for another program."""
        self.own_backends: set[int] = set()
        """PostgreSQL's numbers for our writing connections: their news are no news to us."""
        make = self._postgresql_engine if self.is_postgresql else self._sqlite_engine
        self.writer = make(True)
        self.reader = make(False)
        self._reserve: disk_space.Reserve | None = None
        self._file: os.stat_result | None = None

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A write transaction: committed at the end, rolled back if anything is raised."""
        with self.writer.begin() as connection:
            yield connection

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A read transaction: one moment of the database, however many statements."""
        with self.reader.connect() as connection, connection.begin():
            yield connection

    def close(self) -> None:
        self.writer.dispose()
        self.reader.dispose()
        if self._reserve is not None:
            self._reserve.close()
            self._reserve = None

    def reserve(self) -> None:
        """See to it that a disk that becomes full later ends no program that has the file open."""
        self._reserve = disk_space.Reserve(self._path)
        self._file = self._path.stat()

    @property
    def is_in_place(self) -> bool:
        """Is the file that is open still the one of this name? Only then does anybody find again what is written."""
        try:
            return self._file is None or os.path.samestat(self._file, self._path.stat())
        except OSError:
            return False

    @property
    def _path(self) -> Path:
        return Path(self.url.database or "")

    def _sqlite_engine(self, writes: bool) -> Engine:
        engine = create_engine(
            self.url,
            # Transactions begin where we say so, in the event below, and not where sqlite3 guesses.
            connect_args={
                "isolation_level": None,
                "timeout": BUSY_SECONDS,
                "cached_statements": _CACHED_STATEMENTS,
            },
            # A store keeps its writing connection; whoever writes beside it gets another for the while.
            pool_size=1 if writes else READERS,
            max_overflow=1 if writes else 0,
            hide_parameters=True,
        )
        begin = "BEGIN IMMEDIATE" if writes else "BEGIN"

        def connect(dialect: object, entry: ConnectionPoolEntry, words: list[Any], options: dict[str, Any]) -> None:
            if self._file is not None:
                # Where the file was taken away, an empty one must not pass for it.
                words[0], options["uri"] = f"{self._path.as_uri()}?mode=rw", True

        def connected(connection: sqlite3.Connection, entry: ConnectionPoolEntry) -> None:
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA foreign_keys=ON")
            if writes:
                connection.execute(f"PRAGMA journal_size_limit={LARGEST_LOG}")
            else:
                connection.execute("PRAGMA query_only=ON")

        def begun(connection: Connection) -> None:
            run_plainly(connection, begin)

        event.listen(engine, "do_connect", connect)
        event.listen(engine, "connect", connected)
        event.listen(engine, "begin", begun)
        return engine

    def _postgresql_engine(self, writes: bool) -> Engine:
        try:
            engine = create_engine(
                self.url,
                connect_args={} if "connect_timeout" in self.url.query else {"connect_timeout": CONNECT_SECONDS},
                pool_size=1 if writes else READERS,
                max_overflow=0,
                # A connection that has died since it was used last is replaced before anyone notices.
                pool_pre_ping=True,
                hide_parameters=True,
            )
        except ImportError as error:
            raise StoreError(
                "PostgreSQL needs the packages of the extra 'postgresql': pip install 'sacbe[postgresql]'"
            ) from error

        def connected(connection: "psycopg.Connection", entry: ConnectionPoolEntry) -> None:
            settings = [f"SET lock_timeout = {BUSY_SECONDS * 1000:.0f}"]
            if writes:
                self.own_backends.add(connection.info.backend_pid)
                entry.info["backend"] = connection.info.backend_pid
                settings.append("SET synchronous_commit = on")
            else:
                settings.append("SET default_transaction_read_only = on")
                settings.append("SET default_transaction_isolation = 'repeatable read'")
            connection.autocommit = True
            for setting in settings:
                connection.execute(setting)
            connection.autocommit = False

        def closed(connection: "psycopg.Connection", entry: ConnectionPoolEntry) -> None:
            self.own_backends.discard(entry.info.get("backend", 0))

        event.listen(engine, "connect", connected)
        event.listen(engine, "close", closed)
        return engine


def open_database(url: str | None, directory: Path) -> Database:
    """The database at an address, or the file in a directory: made if there is none, brought to the newest schema."""
    from sacbe.server.store.migrating import migrate

    database = Database(read_url(url, directory))
    path = Path(database.url.database or "")
    try:
        if not database.is_postgresql:
            _prepare_file(path)
        migrate(database)
        if not database.is_postgresql:
            database.reserve()
    except (exc.SQLAlchemyError, sqlite3.Error, OSError) as error:
        database.close()
        if not database.is_postgresql and path.parent.is_dir():
            disk_space.need(path, disk_space.TO_SERVE)
        raise StoreError(f"cannot open the database {database.address}: {_reason(error, database.url)}") from error
    except StoreError:
        database.close()
        raise
    return database


def read_url(url: str | None, directory: Path) -> URL:
    """The address that a person gave, checked, with the driver that we use."""
    if url is None:
        return URL.create("sqlite", database=str(directory.absolute() / FILE_NAME))
    try:
        made = make_url(url)
    except (exc.ArgumentError, ValueError):
        raise StoreError(
            "cannot read the database address: it should look like postgresql://user:password@host/name "
            "or sqlite:////path/to/file.db"
        ) from None
    if made.drivername in POSTGRESQL:
        return _with_password(made.set(drivername="postgresql+psycopg"))
    if made.drivername not in SQLITE:
        raise StoreError(f"cannot use a database of the kind {made.drivername!r}: there are sqlite and postgresql")
    if made.host is not None or not made.database or made.database == ":memory:" or made.database.startswith("file:"):
        raise StoreError("a SQLite database needs the path of its file: sqlite:////path/to/file.db")
    return URL.create("sqlite", database=str(Path(made.database).absolute()))


def _with_password(url: URL) -> URL:
    """The address with what PGPASSWORD says: the server drops it from its environment before any bot starts."""
    if url.password is not None or "password" in url.query:
        return url
    return url.set(password=os.environ.get("PGPASSWORD") or None)


class PasswordHider:
    """Takes the passwords of an address out of whatever a driver or program says."""

    def __init__(self, url: URL) -> None:
        given = url.query.get("password", ())
        every = [url.password, *([given] if isinstance(given, str) else given)]
        self.secrets = [str(secret) for secret in every if secret]

    def hide(self, text: str) -> str:
        for secret in self.secrets:
            text = text.replace(secret, "***")
        return text


def _address(url: URL) -> str:
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    host = url.host or url.query.get("host") or "this machine"
    place = host if isinstance(host, str) else ", ".join(host)
    return f"{url.database or url.username or 'of the default name'} on {place}" + (f":{url.port}" if url.port else "")


def _prepare_file(path: Path) -> None:
    """Make the file, for its owner only, and give it a write-ahead log."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    disk_space.need(path, disk_space.TO_SERVE)
    end = time.monotonic() + BUSY_SECONDS
    with closing(sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)) as connection:
        while True:
            try:
                mode = connection.execute("PRAGMA journal_mode=WAL").fetchone()[0]
                break
            except sqlite3.OperationalError as error:
                # Two processes that both make the file: SQLite refuses one at once here, whatever its timeout.
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                    raise
                time.sleep(0.01)
    if mode != "wal":
        raise StoreError(f"cannot keep a database at {path}: this disk allows no write-ahead log; choose a local disk")


def _reason(error: Exception, url: URL) -> str:
    """What went wrong, in a few words, whoever said it."""
    cause = error.orig if isinstance(error, exc.DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        name = getattr(cause, "sqlite_errorname", "")
        if name.startswith("SQLITE_NOTADB"):
            return "the file is not a database"
        if name.startswith("SQLITE_CORRUPT"):
            return "the file is damaged; restore it from a backup"
        if name.startswith("SQLITE_IOERR"):
            return "the disk cannot be read or written"
        if name.startswith(("SQLITE_CANTOPEN", "SQLITE_READONLY", "SQLITE_PERM")):
            return "the file may not be opened for writing"
    if isinstance(cause, OSError):
        return (cause.strerror or "the file cannot be opened").lower()
    if isinstance(error, exc.OperationalError) and not is_lock(error) and url.get_backend_name() == "postgresql":
        words = str(cause).strip().splitlines()
        return PasswordHider(url).hide(words[0]) if words else "no answer"
    shown = plain(error)
    return str(shown) if isinstance(shown, StoreError) else "the database cannot be used"
