"""Bringing a database to the newest schema, once, however many processes open it at the same time."""

from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from sacbe.server.store import schema
from sacbe.server.store.database import Database
from sacbe.server.store.errors import BUSY_SECONDS, StoreError

if TYPE_CHECKING:
    from alembic.config import Config

LOCK: Final = 0x5ACBE
"""PostgreSQL's advisory lock that the migrating process holds."""
MIGRATION_SECONDS: Final = 120
"""How long to wait for another process that is migrating."""


def migrate(database: Database) -> None:
    """To the newest schema; a newer database or one of another program is refused."""
    with database.writer.connect() as connection:
        _set_waiting(connection, MIGRATION_SECONDS)
        # Table changes in SQLite copy whole tables, which keys pointing to them would forbid; they are checked below.
        _set_foreign_keys(connection, False)
        try:
            with connection.begin():
                if database.is_postgresql:
                    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
                _migrate(connection, database)
        finally:
            _set_foreign_keys(connection, True)
            _set_waiting(connection, BUSY_SECONDS)


def _migrate(connection: Connection, database: Database) -> None:
    found = version(connection)
    if found == schema.NEWEST:
        return
    if found is None:
        names = set(inspect(connection).get_table_names())
        foreign = names & set(schema.metadata.tables) if database.is_postgresql else names
        if foreign:
            raise StoreError(
                f"the database {database.address} belongs to another program: it has a table named {min(foreign)!r}"
            )
    # Only here: Alembic takes longer to import than everything else takes to start.
    from alembic import command
    from alembic.script import ScriptDirectory

    config = script_config()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise StoreError(
            f"the database {database.address} was made by a newer Sacbe (revision {found}, this one knows up to "
            f"{schema.NEWEST}): install that version or choose another database"
        )
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    if not database.is_postgresql and connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
        raise StoreError(f"the database {database.address} holds rows of tables that do not exist; it was not changed")


def script_config() -> "Config":
    """Where Alembic finds our revisions."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "sacbe.server.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


def version(connection: Connection) -> str | None:
    """The revision of the schema, or None in a database without one."""
    if not inspect(connection).has_table(schema.VERSION_TABLE):
        return None
    found = connection.execute(text(f"SELECT version_num FROM {schema.VERSION_TABLE}")).scalar()
    return None if found is None else str(found)


def _set_waiting(connection: Connection, seconds: float) -> None:
    if connection.dialect.name == "sqlite":
        _outside(connection, f"PRAGMA busy_timeout = {seconds * 1000:.0f}")
    else:
        _outside(connection, f"SET lock_timeout = {seconds * 1000:.0f}")


def _set_foreign_keys(connection: Connection, on: bool) -> None:
    if connection.dialect.name == "sqlite":
        _outside(connection, f"PRAGMA foreign_keys = {'ON' if on else 'OFF'}")


def _outside(connection: Connection, statement: str) -> None:
    """Run a setting outside of any transaction: SQLite ignores it inside."""
    driver = connection.connection.driver_connection
    assert driver is not None
    if connection.dialect.name == "sqlite":
        driver.execute(statement)
        return
    driver.autocommit = True
    driver.execute(statement)
    driver.autocommit = False
