"""What goes over the wire: the types of every request and answer, of HTTP and of the WebSocket alike.

Requests are checked against these types before anything else happens, sizes included. Answers are made from them alone,
so what is not named here cannot leave the server. Times are milliseconds since 1970, UTC; seats count from 0.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

Json = dict[str, Any]

Name = Annotated[str, Meta(min_length=1, max_length=40, description="A name as people write it; text, never markup.")]
Title = Annotated[str, Meta(max_length=80, description="What the table is called; may be empty.")]
Seat = Annotated[int, Meta(ge=0, le=3, description="A seat, counted from 0: A is 0.")]
Count = Annotated[int, Meta(ge=0, le=1_000_000, description="A number of steps, as the reader counts them.")]
RequestId = Annotated[
    str,
    Meta(
        pattern=r"^[A-Za-z0-9_-]{8,64}$",
        description="Chosen by the client, new for each request; the same id again does nothing a second time.",
    ),
]
Level = Annotated[str, Meta(pattern=r"^[a-z0-9_.:-]{1,40}$", description="A bot, such as `strong` or `expert:0.5s`.")]
Nonce = Annotated[
    str, Meta(pattern=r"^([0-9a-f]{2}){0,64}$", description="What the seat adds to the deal, hexadecimal.")
]
Token = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{43}$", description="256 bits that open a seat or a session.")]
Move = (
    Annotated[int, Meta(ge=0, le=1_000_000, description="An action by its number, as `legal` gives it.")]
    | Annotated[str, Meta(min_length=1, max_length=120, description="An action in notation.")]
)
Moves = Annotated[list[Move], Meta(min_length=1, max_length=200)]
OptionValue = Annotated[int, Meta(ge=-1000, le=1000)] | bool | Annotated[str, Meta(max_length=40)]
Options = Annotated[
    dict[Annotated[str, Meta(max_length=40)], OptionValue],
    Meta(max_length=20, description="Options of the game by name; what is left out has its default."),
]
Ticket = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{48}$", description="What a promised deal is claimed with.")]
RecordText = Annotated[str, Meta(min_length=1, max_length=400_000, description="A record as text.")]

SeatKind = Literal["human", "open", "bot"]
TableStatus = Literal["open", "running", "finished", "ended", "archived"]

PAGE_MOST: Final = 100
"""How many tables or steps one answer holds at most."""


# Requests


class NewSession(Struct, forbid_unknown_fields=True):
    """What one wants to be called."""

    name: Name


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


class Fork(Struct, forbid_unknown_fields=True):
    """A new table that goes on from a step of this one, as the reader counts them; 0 is before anything."""

    move: Count
    seats: SeatWishes
    title: Title = ""


class Import(Struct, forbid_unknown_fields=True):
    """A record of a whole game, played anywhere."""

    record: RecordText
    title: Title = ""


class Hello(Struct, forbid_unknown_fields=True, tag="hello", tag_field="type"):
    """The first message of a client: how many steps it has seen, so that it gets the rest. None: only the state."""

    seen: Count | None = None


class Ping(Struct, forbid_unknown_fields=True, tag="ping", tag_field="type"):
    """Is anybody there?"""


Incoming = Act | Undo | SaveDraft | Hello | Ping
"""What a client may send over the WebSocket."""


# Answers


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


class OptionInfo(Struct):
    """An option of a game: the values it may have, the one it has by default, and what it does.

    `variant`: it makes another game of it, where the other options are finer points.
    """

    name: str
    values: list[int | bool | str]
    default: int | bool | str
    sentence: str
    variant: bool = False


class GameInfo(Struct):
    """A game: `rules` is the version of its rules, `bots` the levels there are.

    `open`: everybody always knows everything. `house`: it comes with Sacbe; other games are brought by packages, and
    their words with them.
    """

    id: str
    title: str
    rules: int
    options: list[OptionInfo]
    bots: list[str]
    open: bool = False
    house: bool = True


class Clause(Struct):
    """One clause of the rules; refusals name it."""

    number: str
    text: str


class Chapter(Struct):
    """A chapter of the rules."""

    number: str
    heading: str
    clauses: list[Clause]


class Rules(Struct):
    """The rules of a game; a clause is quoted as its prefix and number, such as `TK 5.4`."""

    game: str
    title: str
    prefix: str
    chapters: list[Chapter]


class Me(Struct):
    """What the asker is called."""

    name: str


class SessionMade(Struct):
    """The token is shown this once. Programs send it as `Authorization: Bearer`; browsers have it as a cookie."""

    name: str
    token: str


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
    `hints` and `stand_ins` (None: nobody) are what whoever sits down agrees on.
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


class TableHere(Struct):
    """A table, and what it is to whoever asks: the seats they hold, and whether they made it."""

    table: TableInfo
    yours: list[int]
    host: bool


class TableLine(Struct):
    """A table in a list; `to_move` is what everyone may know, `your_turn` what the asker's seats know.

    `hints` and `stand_ins` are what whoever sits down there agrees on.
    """

    id: str
    game: str
    options: dict[str, int | bool | str]
    title: str
    status: TableStatus
    seats: list[SeatInfo]
    created: int
    to_move: list[int]
    yours: list[int]
    your_turn: bool
    outcome: Outcome | None
    hints: bool
    stand_ins: StandIns | None


class Tables(Struct):
    """Tables, the newest first."""

    tables: list[TableLine]


class Invitation(Struct):
    """The token opens the seat once; put it behind `/join#` to make a link of it."""

    seat: int
    token: str


class Invited(Struct):
    """The table that an invitation is for, and the seat that it opens."""

    table: TableInfo
    seat: int


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


class Moment(Struct):
    """A table as the reader saw it after a step; `number` is the turn, `scores` those that were open then."""

    step: int
    last: int
    number: int
    deeds: list[Deed]
    view: Json


class ScoreLine(Struct):
    """The points of every seat at the end of a turn."""

    step: int
    number: int
    scores: list[float]


class ScoreChart(Struct):
    """The points over the whole game."""

    lines: list[ScoreLine]


class Why(Struct):
    """Whether an action is allowed, and if not, by which clause and why."""

    allowed: bool
    action: int | None
    clause: str = ""
    reason: str = ""
    message: str = ""
    args: dict[str, str] = {}


class Way(Struct):
    """One way to play the turn: its actions, the points every seat may expect, and its chance to win."""

    actions: list[int]
    names: list[str]
    deeds: list[Json]
    scores: list[float]
    wins: list[float]


class HintOut(Struct):
    """The best ways to go on, the best first."""

    seat: int
    ways: list[Way]


class JudgedWay(Struct):
    """One way to play a turn, deed by deed, and what every seat could expect after it: points, chance to win."""

    deeds: list[Deed]
    scores: list[float]
    wins: list[float]


class Loss(Struct):
    """What a turn cost its seat: points of its own, and chance to win."""

    points: float
    wins: float


class Judgement(Struct):
    """What a strong bot's search thinks of a turn: the best ways to play it, and what it was worth as it was played.

    `at_most`: it was worth no more than that, so it cost at least what `lost` says. Without `best` the search has no
    opinion on such a decision.
    """

    best: list[JudgedWay]
    played: JudgedWay | None
    at_most: bool
    lost: Loss


class TurnPlayed(Struct):
    """A turn that left a choice: the reader's step `before` it, and the first step `after` which all of it is known."""

    turn: int
    number: int
    seat: int
    before: int
    after: int
    deeds: list[Deed]
    judgement: Judgement | None


class Analysis(Struct):
    """The turns of a finished game in the order of the log, with the judgements that there are so far."""

    bot: str
    seconds: float
    turns: list[TurnPlayed]


class Alive(Struct, frozen=True):
    """The server answers."""

    status: Literal["ok"]


class Health(Struct):
    """The server answers. `address` is where people at other machines reach it, if it is open to them."""

    status: Literal["ok"]
    version: str
    address: str | None = None


# WebSocket, from the server


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
