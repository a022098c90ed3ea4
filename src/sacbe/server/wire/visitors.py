"""Who asks, and whether the server answers at all."""

from typing import Literal

from msgspec import Struct

from sacbe.server.wire.fields import Name


class NewSession(Struct, forbid_unknown_fields=True):
    """What one wants to be called."""

    name: Name


class Me(Struct):
    """What the asker is called."""

    name: str


class SessionMade(Struct):
    """The token is shown this once. Programs send it as `Authorization: Bearer`; browsers have it as a cookie."""

    name: str
    token: str


class Alive(Struct, frozen=True):
    """The server answers."""

    status: Literal["ok"]


class Health(Struct):
    """The server answers. `address` is where people at other machines reach it, if it is open to them."""

    status: Literal["ok"]
    version: str
    address: str | None = None
