"""What this server keeps to itself: random bytes made once, the same for all processes of one database."""

import secrets
from typing import Final

from sqlalchemy import Connection, bindparam, select

from sacbe.server.store import schema
from sacbe.server.store.statements import Upsert

BYTES: Final = 32

_FIND: Final = select(schema.secrets.c.value).where(schema.secrets.c.name == bindparam("name"))
_ADD: Final = Upsert(schema.secrets, [schema.secrets.c.name])


def find_secret(connection: Connection, name: str) -> bytes | None:
    """The secret of this name, if somebody has asked for it before."""
    found: str | None = connection.execute(_FIND, {"name": name}).scalar_one_or_none()
    return None if found is None else bytes.fromhex(found)


def secret_of(connection: Connection, name: str) -> bytes:
    """The secret of this name, made now if nobody has asked before. It needs a write transaction."""
    _ADD.run(connection, {"name": name, "value": secrets.token_hex(BYTES)})
    return bytes.fromhex(str(connection.execute(_FIND, {"name": name}).scalar_one()))
