"""What the store says when it cannot do what was asked: one plain sentence, no SQL and no password in it."""

from sqlalchemy import exc

from sacbe.engine.errors import SacbeError

BUSY_SECONDS = 5.0
"""How long a transaction waits for another program's before it gives up."""


class StoreError(SacbeError):
    """The database cannot be opened, reached or written; nothing of the request was stored."""


class Conflict(SacbeError):
    """Somebody else has written there first; `length` is how long the log is now.

    `untouched`: whoever was too late has changed nothing, so that nothing has to be rolled back.
    """

    def __init__(self, table: str, length: int, untouched: bool = False) -> None:
        super().__init__(f"table {table} has gone on: its log has {length} entries now")
        self.table = table
        self.length = length
        self.untouched = untouched


class Missing(StoreError):
    """There is no such table, or none any more."""

    def __init__(self, table: str) -> None:
        super().__init__(f"there is no table {table}")
        self.table = table


class Unknown(StoreError):
    """The visitor who does this is not known any more."""

    def __init__(self, session: str) -> None:
        super().__init__("whoever asks for this is not known here any more")
        self.session = session


class Outdated(Conflict):
    """The table is not in the state any more that the change was made for: somebody else has begun or ended it."""


class Repeated(SacbeError):
    """The request has been stored before; `first_seq` is where."""

    def __init__(self, table: str, first_seq: int) -> None:
        super().__init__(f"table {table} has had this request before, as entry {first_seq}")
        self.table = table
        self.first_seq = first_seq


WAITED_TOO_LONG = ("40001", "40P01", "55P03")
"""PostgreSQL's codes for a lock that could not be had: serialisation failure, deadlock, lock timeout."""


def is_lock(error: Exception) -> bool:
    """Did another program's transaction stand in the way, so that the same may succeed later?"""
    if not isinstance(error, exc.DBAPIError):
        return False
    if getattr(error.orig, "sqlstate", None) in WAITED_TOO_LONG:
        return True
    return getattr(error.orig, "sqlite_errorname", "").startswith(("SQLITE_BUSY", "SQLITE_LOCKED"))


def is_lost(error: Exception) -> bool:
    """Is the connection gone?"""
    return isinstance(error, exc.DBAPIError) and error.connection_invalidated


def plain(error: Exception) -> Exception:
    """The error as a caller may see it: what the database or its driver said becomes a sentence of ours."""
    if not isinstance(error, exc.SQLAlchemyError):
        return error
    made = StoreError(_sentence(error))
    made.__cause__ = error
    return made


def _sentence(error: exc.SQLAlchemyError) -> str:
    if is_lock(error):
        return f"the database was kept busy by another program for more than {BUSY_SECONDS:g} seconds; please try again"
    if is_lost(error):
        return "the connection to the database was lost; please try again"
    driver = getattr(error, "orig", None)
    name = getattr(driver, "sqlite_errorname", "")
    if name.startswith("SQLITE_FULL") or getattr(driver, "sqlstate", None) == "53100":
        return "the disk of the database is full"
    if name.startswith("SQLITE_READONLY") or getattr(driver, "sqlstate", None) == "25006":
        return "the database may only be read here, not written"
    if name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
        return "the database file is damaged; restore it from a backup"
    if name.startswith("SQLITE_IOERR"):
        return "the disk of the database cannot be read or written"
    if isinstance(error, exc.TimeoutError):
        return "all connections to the database are in use; please try again"
    if isinstance(error, exc.IntegrityError):
        return "the database refused a change that does not fit what it holds"
    if isinstance(error, exc.OperationalError):
        return "the database cannot be reached or cannot work at present"
    return f"the database could not do what was asked ({type(error).__name__})"
