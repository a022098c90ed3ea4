"""Why something was refused."""

from msgspec import Struct

from sacbe.server.wire.play import State


class Problem(Struct, omit_defaults=True):
    """Why something was refused (RFC 9457). `message` and `args` say the same as `detail` for any language.

    `request` is the id under which the server's log tells more of a mistake.
    """

    type: str
    title: str
    status: int
    detail: str
    clause: str = ""
    message: str = ""
    args: dict[str, str] = {}
    place: str = ""
    id: str = ""
    state: "State | None" = None
    request: str = ""
