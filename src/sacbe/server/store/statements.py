"""Statements made once and used often: SQLAlchemy compiles each only the first time."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import Column, Connection, Table, Update, and_, bindparam
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import Insert

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


class Upsert:
    """An INSERT that leaves alone or replaces the row that is there already; both databases can, each in its words.

    Without `keys` any constraint counts that a row would break, and such rows are left out.
    """

    def __init__(self, table: Table, keys: Sequence[Column[Any]] | None = None, replaced: Sequence[str] = ()) -> None:
        self._ways: dict[str, Insert] = {}
        for name, insert in (("sqlite", sqlite.insert(table)), ("postgresql", postgresql.insert(table))):
            made = (
                insert.on_conflict_do_update(
                    index_elements=keys, set_={each: insert.excluded[each] for each in replaced}
                )
                if replaced
                else insert.on_conflict_do_nothing(index_elements=keys)
            )
            self._ways[name] = made.execution_options(preserve_rowcount=True)

    def run(self, connection: Connection, values: dict[str, object] | list[dict[str, object]]) -> int:
        """How many rows were inserted or replaced."""
        return connection.execute(self._ways[connection.dialect.name], values).rowcount
