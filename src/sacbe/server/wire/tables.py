"""Tables: making them, sitting down, and what everybody may know of one."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sacbe.server.wire.fields import Level, Name, Nonce, Options, SeatKind, TableStatus, Ticket, Title, Token


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat: `human` is whoever makes the table, `open` waits for somebody, `bot` is played here."""

    kind: SeatKind
    name: Name | None = None
    level: Level | None = None
    nonce: Nonce = ""


SeatWishes = Annotated[list[SeatWish], Meta(min_length=2, max_length=4)]


class StandIns(Struct, forbid_unknown_fields=True):
    """After so many seconds without their player, the others may have a bot of this level play on a seat."""

    after: Annotated[int, Meta(ge=60, le=2_592_000, description="A minute at least, thirty days at most.")]
    level: Level


class NewTable(Struct, forbid_unknown_fields=True):
    """A table that is to be made; it has as many players as seats.

    `hints` and `stand_ins` hold for the whole game. Left out, hints are allowed where nobody else is to come, and
    stand-ins where somebody is. With the `ticket` of a promised deal the nonces come after the commitment.
    """

    game: Annotated[str, Meta(min_length=1, max_length=40, description="The name of a game, such as `tikal`.")]
    seats: SeatWishes
    options: Options = {}
    title: Title = ""
    listed: Annotated[bool, Meta(description="Anybody may find it and take an open seat.")] = False
    pace: Annotated[int, Meta(ge=0, le=60_000, description="Milliseconds between two turns of bots.")] = 0
    hints: Annotated[bool, Meta(description="May seats ask the strongest bot what to do?")] | None = None
    stand_ins: StandIns | Literal["nobody"] | None = None
    ticket: Ticket | None = None


class Claim(Struct, forbid_unknown_fields=True):
    """Sits down on an open seat of a listed table; without a name, under that of the session."""

    name: Name | None = None
    nonce: Nonce = ""


class Join(Struct, forbid_unknown_fields=True):
    """Sits down by an invitation, or opens one's own seat on another device."""

    token: Token
    name: Name | None = None
    nonce: Nonce = ""


class Look(Struct, forbid_unknown_fields=True):
    """Looks at the table that an invitation is for, before sitting down."""

    token: Token


class StandInWish(Struct, forbid_unknown_fields=True):
    """A bot that plays for somebody who is away; without a level, the one that the table agreed on."""

    level: Level | None = None


class BotWish(Struct, forbid_unknown_fields=True):
    """Which bot is to play."""

    level: Level


class SeatInfo(Struct):
    """Who sits there: `here` if they are connected now, `stand_in` the level of a bot that plays for them meanwhile.

    `stand_in_since` says since when it does, and `stand_in_by` which seat wished for it.
    """

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    here: bool
    stand_in: str | None
    stand_in_since: int | None
    stand_in_by: int | None
    resigned: bool


class Outcome(Struct):
    """How a game ended: played out, all others resigned, all agreed, the server's host closed it, or nobody played on.

    `reason` is what the host says to the players, if anything.
    """

    how: Literal["finished", "resigned", "agreed", "closed", "idle"]
    scores: list[float]
    places: list[int]
    breakdown: list[dict[str, float]]
    reason: str = ""


class ProposalInfo(Struct):
    """What a seat proposed: to take back more than it may by itself, or to end the game. `waiting` has not said yes."""

    id: str
    kind: Literal["undo", "end"]
    seat: int
    waiting: list[int]


class TableInfo(Struct):
    """A table without the game on it, as everybody may know it.

    `commitment` is the SHA-256 of the seed that deals; the `seed` itself is shown when a game dealt here is over.
    `fair`: the commitment was known before any nonce. `verified`: seed and nonces give every draw of the game.
    `hints` and `stand_ins` (None: nobody) are what whoever sits down agrees on. `lesson`: what it was made to learn.
    """

    id: str
    game: str
    rules: int
    options: dict[str, int | bool | str]
    title: str
    status: TableStatus
    listed: bool
    pace: int
    seats: list[SeatInfo]
    created: int
    fair: bool
    verified: bool
    commitment: str
    seed: str | None
    forked_from: str | None
    forked_at: int | None
    outcome: Outcome | None
    proposals: list[ProposalInfo]
    hints: bool
    stand_ins: StandIns | None
    lesson: str | None = None


class TableHere(Struct):
    """A table, and what it is to whoever asks: the seats they hold, and whether they made it."""

    table: TableInfo
    yours: list[int]
    host: bool


class TableLine(Struct):
    """A table in a list; `to_move` is what everyone may know, `your_turn` what the asker's seats know.

    `turn` is the number of the turn in progress (None before the game, after it, and where it was not noted), `updated`
    when everybody could last see something happen.
    `hints` and `stand_ins` are what whoever sits down there agrees on.
    """

    id: str
    game: str
    options: dict[str, int | bool | str]
    title: str
    status: TableStatus
    seats: list[SeatInfo]
    created: int
    updated: int
    turn: int | None
    to_move: list[int]
    yours: list[int]
    your_turn: bool
    outcome: Outcome | None
    hints: bool
    stand_ins: StandIns | None
    lesson: str | None = None


class Tables(Struct):
    """Tables, the newest first."""

    tables: list[TableLine]


class Invitation(Struct):
    """The token opens the seat once; put it behind `/join#` to make a link of it."""

    seat: int
    token: str


class Invited(Struct):
    """The table that an invitation is for, the seat that it opens, and the name of whoever made the table.

    `minutes` is how long such a game takes people at a table; None if the game does not say.
    """

    table: TableInfo
    seat: int
    host: str
    minutes: int | None


class Promise(Struct):
    """A deal that nobody can change any more: the SHA-256 of its seed. The ticket makes one table, `until` then."""

    ticket: str
    commitment: str
    until: int


class TableMade(Struct):
    """The new table, with an invitation for each open seat; they are shown this once."""

    table: TableInfo
    invitations: list[Invitation]


class Seated(Struct):
    """The token opens the seat from another device; it replaces the one of the invitation."""

    table: TableInfo
    seat: int
    token: str
