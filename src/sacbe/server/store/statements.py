"""Statements made once and used often. Those of every action are put into the database's words only the first time."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from sqlalchemy import Column, Connection, Table, Update, and_, bindparam, exc
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.sql.dml import Insert, UpdateBase

KEY = "key_"
"""Before the names of key columns among the parameters, since a change may name the same column."""


@lru_cache(maxsize=256)
def update_of(table: Table, keys: tuple[str, ...], names: tuple[str, ...]) -> Update:
    """An UPDATE that sets these columns where those are equal to the parameters `key_...`."""
    where = and_(*(table.c[key] == bindparam(KEY + key, type_=table.c[key].type) for key in keys))
    return table.update().where(where).values({name: bindparam(name, type_=table.c[name].type) for name in names})


def change(connection: Connection, table: Table, keys: dict[str, object], changes: dict[str, object]) -> bool:
    """Set columns of one row; False if there is no such row."""
    statement = update_of(table, tuple(keys), tuple(sorted(changes)))
    values = {KEY + key: value for key, value in keys.items()} | changes
    return connection.execute(statement, values).rowcount == 1


class Prepared:
    """A change that the driver gets as it was worded the first time.

    SQLAlchemy takes longer to set a statement up for its parameters than SQLite takes to carry it out.
    """

    def __init__(self, statement: UpdateBase) -> None:
        self._statement = statement
        self._wordings: dict[str, _Wording] = {}

    def run(self, connection: Connection, values: dict[str, object] | list[dict[str, object]]) -> int:
        """How many rows were changed."""
        dialect = connection.dialect
        if dialect.name not in self._wordings:
            compiled = self._statement.compile(dialect=dialect)
            fixed = {name: value for name, value in compiled.params.items() if value is not None}
            self._wordings[dialect.name] = _Wording(str(compiled), compiled.positiontup or (), fixed)
        wording = self._wordings[dialect.name]
        cursor = connection.connection.cursor()
        try:
            if isinstance(values, dict):
                cursor.execute(wording.text, wording.parameters(values))
            else:
                many: Any = [wording.parameters(each) for each in values]
                cursor.executemany(wording.text, many)
            return int(cursor.rowcount)
        except dialect.loaded_dbapi.Error as error:
            raise wrapped(connection, cursor, wording.text, error) from error
        finally:
            cursor.close()


def run_plainly(connection: Connection, text: str) -> None:
    """Have the driver run a statement without parameters, whose answer nobody wants."""
    cursor = connection.connection.cursor()
    try:
        cursor.execute(text)
    except connection.dialect.loaded_dbapi.Error as error:
        raise wrapped(connection, cursor, text, error) from error
    finally:
        cursor.close()


class _Wording(NamedTuple):
    """A statement in the words of one database, and how its driver wants the parameters: in order, or by name."""

    text: str
    order: Sequence[str]
    fixed: dict[str, object]

    def parameters(self, values: dict[str, object]) -> Sequence[object] | dict[str, object]:
        given = {**self.fixed, **values} if self.fixed else values
        return tuple([given[name] for name in self.order]) if self.order else given


def wrapped(connection: Connection, cursor: DBAPICursor, text: str, error: Exception) -> Exception:
    """The driver's error as SQLAlchemy raises it, with its eye for connections that are gone."""
    dialect = connection.dialect
    lost = dialect.is_disconnect(error, connection.connection.dbapi_connection, cursor)  # type: ignore[arg-type]
    if lost:
        connection.invalidate(error)
    base = dialect.loaded_dbapi.Error
    return exc.DBAPIError.instance(text, None, error, base, True, connection_invalidated=lost, dialect=dialect)


class Upsert:
    """An INSERT that leaves alone or replaces the row that is there already; both databases can, each in its words.

    Without `keys` any constraint counts that a row would break, and such rows are left out.
    """

    def __init__(self, table: Table, keys: Sequence[Column[Any]] | None = None, replaced: Sequence[str] = ()) -> None:
        self._ways: dict[str, Prepared] = {}
        for name, insert in (("sqlite", sqlite.insert(table)), ("postgresql", postgresql.insert(table))):
            made: Insert = (
                insert.on_conflict_do_update(
                    index_elements=keys, set_={each: insert.excluded[each] for each in replaced}
                )
                if replaced
                else insert.on_conflict_do_nothing(index_elements=keys)
            )
            self._ways[name] = Prepared(made)

    def run(self, connection: Connection, values: dict[str, object] | list[dict[str, object]]) -> int:
        """How many rows were inserted or replaced."""
        return self._ways[connection.dialect.name].run(connection, values)
