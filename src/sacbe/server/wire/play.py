"""Playing: what a seat asks for, what it may do, and what a reader learned step by step."""

from typing import Annotated

from msgspec import Meta, Struct

from sacbe.server.wire.fields import Count, Json, Move, Moves, RequestId, Seat
from sacbe.server.wire.tables import TableInfo


class Act(Struct, forbid_unknown_fields=True, tag="act", tag_field="type"):
    """Does actions of one seat, all of them or none. `expected` is the number of steps this seat has seen."""

    id: RequestId
    seat: Seat
    expected: Count
    actions: Moves


class Undo(Struct, forbid_unknown_fields=True, tag="undo", tag_field="type"):
    """Takes back the latest action of the seat; where others are affected it asks them first."""

    id: RequestId
    seat: Seat
    expected: Count


class SaveDraft(Struct, forbid_unknown_fields=True, tag="draft", tag_field="type"):
    """What the seat plans to do; nobody else sees it. No actions: there is no plan any more."""

    seat: Seat
    actions: Annotated[list[Move], Meta(max_length=200)]


class Ask(Struct, forbid_unknown_fields=True):
    """Why is this action not allowed, after the actions of the draft?"""

    seat: Seat
    action: Move
    draft: Annotated[list[Move], Meta(max_length=200)] = []


class Answer(Struct, forbid_unknown_fields=True):
    """Says yes or no to what another seat proposed; whoever proposed it takes it back with no."""

    seat: Seat
    agree: bool


class SeatOnly(Struct, forbid_unknown_fields=True):
    """Which of one's seats asks."""

    seat: Seat


class Choice(Struct):
    """A legal action: its number, its notation, what it is, what it costs and brings."""

    action: int
    name: str
    deed: Json
    terms: Json


class Deed(Struct):
    """Something done by a seat, or by chance (-1). `action` is None if the reader may not know what it was."""

    seat: int
    action: int | None
    name: str
    deed: Json
    undo: bool = False
    """This takes back the latest action of the seat that still stood."""


class Step(Struct):
    """What a reader learned at once, with the view after it; without a view, that of the state applies."""

    step: int
    number: int
    at: int
    deeds: list[Deed]
    news: list[Json]
    view: Json | None = None


class Draft(Struct):
    """A plan and where it leads: the view after it, what may be done next, and whether it can only be confirmed now."""

    actions: list[int]
    names: list[str]
    view: Json
    legal: list[Choice]
    complete: bool
    reveals: bool


class MayUndo(Struct):
    """Can the seat take its latest action back by itself? If not, why, and can the others be asked?"""

    allowed: bool
    clause: str = ""
    reason: str = ""
    message: str = ""
    args: dict[str, str] = {}
    ask: bool = False


class State(Struct):
    """All that a reader may know of a table now. `step` counts what it has seen; requests name it as `expected`."""

    table: TableInfo
    seat: int | None
    step: int
    view: Json
    legal: list[Choice]
    undo: MayUndo | None
    draft: Draft | None


class Acted(Struct):
    """A request was carried out and is on disk; `again` if it had been before. The state is the seat's, after it."""

    again: bool
    state: State


class Steps(Struct):
    """Steps after `after`; `last` is the newest there is, so one asks again until it is reached."""

    after: int
    last: int
    steps: list[Step]


class Why(Struct):
    """Whether an action is allowed, and if not, by which clause and why."""

    allowed: bool
    action: int | None
    clause: str = ""
    reason: str = ""
    message: str = ""
    args: dict[str, str] = {}
