"""The messages of the WebSocket, both ways."""

from msgspec import Struct

from sacbe.server.wire.fields import Count
from sacbe.server.wire.play import Act, SaveDraft, State, Step, Undo
from sacbe.server.wire.problems import Problem
from sacbe.server.wire.tables import TableInfo


class Hello(Struct, forbid_unknown_fields=True, tag="hello", tag_field="type"):
    """The first message of a client: how many steps it has seen, so that it gets the rest. None: only the state."""

    seen: Count | None = None


class Ping(Struct, forbid_unknown_fields=True, tag="ping", tag_field="type"):
    """Is anybody there?"""


class Attention(Struct, forbid_unknown_fields=True, tag="attention", tag_field="type"):
    """Does anybody look at the table on this screen now? It counts as yes until this says no: then notices are sent."""

    looking: bool


Incoming = Act | Undo | SaveDraft | Hello | Ping | Attention
"""What a client may send over the WebSocket."""


class Welcome(Struct, tag="state", tag_field="type"):
    """The whole state; the first answer to `hello`, and whenever something changed that is not a step."""

    state: State


class Update(Struct, tag="update", tag_field="type"):
    """Steps that were not there before, and the state after them."""

    steps: list[Step]
    state: State


class TableChanged(Struct, tag="table", tag_field="type"):
    """Something about the table changed that is no step: who is here, a seat, a proposal, its end."""

    table: TableInfo


class Refused(Struct, tag="refused", tag_field="type"):
    """Something that was sent changed nothing; `problem.id` is the request's, if it could be read."""

    problem: Problem


class Done(Struct, tag="done", tag_field="type"):
    """A request was carried out and is on disk; `again` if it had been before."""

    id: str
    step: int
    again: bool = False


class Pong(Struct, tag="pong", tag_field="type"):
    """Answers a ping."""


Outgoing = Welcome | Update | TableChanged | Refused | Done | Pong
"""What the server may send over the WebSocket."""
