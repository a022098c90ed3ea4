"""Trying whether the database can be read and written: the only way to know."""

import secrets
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select

from sacbe.server.store import schema

_PROBE: Final = "probe-"
_ADD: Final = insert(schema.secrets).values(name=bindparam("name"), value="")
_FIND: Final = select(schema.secrets.c.name).where(schema.secrets.c.name == bindparam("name"))
_DROP: Final = delete(schema.secrets).where(schema.secrets.c.name == bindparam("key"))


def probe(connection: Connection) -> bool:
    """Write a row, read it and take it away again; nothing is left, but all of it goes to the disk."""
    name = _PROBE + secrets.token_hex(8)
    connection.execute(_ADD, {"name": name})
    found = connection.execute(_FIND, {"name": name}).scalar_one_or_none()
    connection.execute(_DROP, {"key": name})
    return found == name
