"""Tables and seats: made, found, joined, left to bots."""

import json
from typing import Annotated, Any, Literal, cast

from litestar import Request, delete, get, post, put
from litestar.params import Parameter
from sqlalchemy import Connection

from sacbe.server.agreements import stand_ins_of
from sacbe.server.archive import OVER
from sacbe.server.house import House
from sacbe.server.live_table import LiveTable
from sacbe.server.outcomes import outcome_of
from sacbe.server.routes.answers import (
    CHANGING,
    LOOKING,
    SeatPath,
    SeatQuery,
    TableId,
    asked_for,
    refusals,
    somebody,
    who,
)
from sacbe.server.seating import reader_of
from sacbe.server.store import sessions as session_rows
from sacbe.server.store import tables as table_rows
from sacbe.server.store.sessions import SessionRow
from sacbe.server.store.tables import SeatRow, TableRow
from sacbe.server.telling import seat_info
from sacbe.server.visitors import visitor_of
from sacbe.server.wire import (
    PAGE_MOST,
    BotWish,
    Claim,
    Fork,
    Import,
    Invitation,
    Invited,
    Join,
    Look,
    NewTable,
    Promise,
    Seated,
    StandInWish,
    TableHere,
    TableLine,
    TableMade,
    Tables,
    TableStatus,
)

Which = Annotated[
    Literal["mine", "open", "running"],
    Parameter(description="`mine`: where I sit or that I made; `open`: the lobby; `running`: listed games to watch."),
]


@post("/deals", status_code=201, tags=["tables"], responses=refusals(403), summary="Promise a deal")
async def promise_deal(house: House) -> Promise:
    """Before anybody gives a nonce. The ticket makes one table, whose commitment is this one."""
    return await house.deals.promise()


@post("/tables", status_code=201, tags=["tables"], responses=refusals(*CHANGING, 409), summary="Make a table")
async def make_table(request: Request[Any, Any, Any], data: NewTable, house: House) -> TableMade:
    """The game begins when every seat is taken. Each invitation opens one open seat."""
    session = await somebody(request, house)
    visitor = await house.visitors.of(request.scope, session)
    house.allowances.new_table(visitor)
    table, invitations = await house.seating.make(data, session, visitor.key, house.allowances.room(visitor))
    return TableMade(house.telling.info(table), invitations)


@get("/tables", tags=["tables"], responses=refusals(401), summary="Lists of tables")
async def list_tables(request: Request[Any, Any, Any], house: House, which: Which = "mine") -> Tables:
    """At most a hundred, without the games on them."""
    session = await who(request, house)
    if which == "mine" and session is None:
        return Tables([])
    found = await house.store.read(_list, which, session.id if session else "")
    return Tables([_line(house, row, seats, held) for row, seats, held in found])


@get("/tables/{table_id:str}", tags=["tables"], responses=refusals(*LOOKING), summary="A table, and what it is to me")
async def table(request: Request[Any, Any, Any], table_id: TableId, house: House) -> TableHere:
    """Without the game on it: `state` has that."""
    session = await who(request, house)
    return here(house, await house.tables.find(table_id), session)


@post("/invitation", status_code=200, tags=["seats"], responses=refusals(*CHANGING), summary="What am I invited to?")
async def look(data: Look, house: House) -> Invited:
    """The table that an invitation is for, and what is agreed there, before one sits down."""
    found, seat = await house.seating.look(data.token)
    return Invited(house.telling.info(found), seat, await house.seating.host_name(found), found.game.minutes)


@post("/join", status_code=200, tags=["seats"], responses=refusals(*CHANGING, 409), summary="Sit down by an invitation")
async def join(request: Request[Any, Any, Any], data: Join, house: House) -> Seated:
    """An invitation works once; the answer has a new token for one's other devices."""
    session = await somebody(request, house)
    found, seat, token = await house.seating.join(data.token, data.name, data.nonce, session)
    return Seated(house.telling.info(found), seat, token)


@post(
    "/tables/{table_id:str}/seats/{seat:int}/take",
    status_code=200,
    tags=["seats"],
    responses=refusals(*CHANGING, 409),
    summary="Sit down on an open seat of a listed table",
)
async def take_seat(
    request: Request[Any, Any, Any], table_id: TableId, seat: SeatPath, data: Claim, house: House
) -> Seated:
    """Nobody has to be asked. The game begins with the last seat."""
    session = await somebody(request, house)
    house.allowances.seat(await house.visitors.of(request.scope, session))
    found, token = await house.seating.take(table_id, seat, data, session)
    return Seated(house.telling.info(found), seat, token)


@post(
    "/tables/{table_id:str}/seats/{seat:int}/invitation",
    status_code=200,
    tags=["seats"],
    responses=refusals(401, 403, 409),
    summary="A new link to a seat; the one before opens nothing any more",
)
async def invite(request: Request[Any, Any, Any], table_id: TableId, seat: SeatPath, house: House) -> Invitation:
    """To an open seat, by whoever made the table; to one's own, to play on from another device."""
    return await house.seating.invite(table_id, seat, await somebody(request, house))


@put(
    "/tables/{table_id:str}/seats/{seat:int}/bot",
    tags=["seats"],
    responses=refusals(*CHANGING, 409),
    summary="Let a bot play an open seat",
)
async def put_bot(
    request: Request[Any, Any, Any], table_id: TableId, seat: SeatPath, data: BotWish, house: House
) -> TableHere:
    """For good, and only by whoever made the table."""
    session = await somebody(request, house)
    return here(house, await house.seating.put_bot(table_id, seat, data, session), session)


@put(
    "/tables/{table_id:str}/seats/{seat:int}/stand-in",
    tags=["seats"],
    responses=refusals(*CHANGING, 409),
    summary="Let a bot play for somebody who is away",
)
async def stand_in(
    request: Request[Any, Any, Any], table_id: TableId, seat: SeatPath, data: StandInWish, house: House
) -> TableHere:
    """One's own seat at any time; another's as the table agreed, when its player was away for so long."""
    session = await somebody(request, house)
    return here(house, await house.seating.stand_in(table_id, seat, data, session), session)


@delete(
    "/tables/{table_id:str}/seats/{seat:int}/stand-in",
    status_code=200,
    tags=["seats"],
    responses=refusals(401, 403, 409),
    summary="Come back to one's seat",
)
async def come_back(request: Request[Any, Any, Any], table_id: TableId, seat: SeatPath, house: House) -> TableHere:
    """The bot that stood in plays no more; nobody else is asked. What it played stays."""
    session = await somebody(request, house)
    return here(house, await house.seating.come_back(table_id, seat, session), session)


@post("/records", status_code=201, tags=["past"], responses=refusals(*CHANGING), summary="Bring a record in")
async def bring_in(request: Request[Any, Any, Any], data: Import, house: House) -> TableHere:
    """It becomes a table that can be looked at step by step, and gone on from if the game is over."""
    session = await somebody(request, house)
    visitor = await house.visitors.of(request.scope, session)
    house.allowances.record(visitor, len(data.record))
    return here(house, await house.archive.bring_in(data, session, visitor.key), session)


@post(
    "/tables/{table_id:str}/fork",
    status_code=201,
    tags=["past"],
    responses=refusals(*CHANGING, 409),
    summary="Go on from a step of a finished game at a new table",
)
async def fork(
    request: Request[Any, Any, Any], table_id: TableId, data: Fork, house: House, seat: SeatQuery = None
) -> TableHere:
    """Against bots or several on one screen. What chance draws from there on is dealt anew."""
    session = await somebody(request, house)
    reader = reader_of(await house.tables.find(table_id), session, asked_for(request, seat))
    visitor = await house.visitors.of(request.scope, session)
    house.allowances.new_table(visitor)
    room = house.allowances.room(visitor)
    async with house.looks.turn(visitor_of(request.scope)):
        made = await house.archive.fork(table_id, data, reader, session, visitor.key, room)
    return here(house, await house.seating.maybe_begin(made.id), session)


def here(house: House, found: LiveTable, session: SessionRow | None) -> TableHere:
    """A table as it is to whoever asks."""
    held = found.held_by(session.id if session else None)
    return TableHere(house.telling.info(found), held, session is not None and found.row.host == session.id)


def _list(connection: Connection, which: str, session: str) -> list[tuple[TableRow, list[SeatRow], list[int]]]:
    if which == "mine":
        rows = table_rows.tables_of_session(connection, session, PAGE_MOST)
    elif which == "open":
        rows = table_rows.listed_open(connection, PAGE_MOST)
    else:
        rows = table_rows.running_for_watching(connection, PAGE_MOST)
    held: dict[str, list[int]] = {}
    for table_id, seat in session_rows.seats_held(connection, session) if session else []:
        held.setdefault(table_id, []).append(seat)
    seats = table_rows.seats_of_many(connection, [row.id for row in rows])
    return [(row, seats[row.id], held.get(row.id, [])) for row in rows]


def _line(house: House, row: TableRow, seats: list[SeatRow], held: list[int]) -> TableLine:
    noted = json.loads(row.waiting) if row.status not in OVER else {}
    waiting: list[int] = noted.get("seats", [])
    here = set(house.hub.readers(row.id))
    return TableLine(
        id=row.id,
        game=row.game,
        options=json.loads(row.options),
        title=row.title,
        status=cast(TableStatus, row.status),
        seats=[seat_info(seat, seat.seat in here) for seat in seats],
        created=row.created,
        updated=row.updated,
        turn=noted.get("turn"),
        to_move=waiting,
        yours=held,
        your_turn=any(seat in held for seat in waiting),
        outcome=outcome_of(row),
        hints=row.hints,
        stand_ins=stand_ins_of(row),
        lesson=row.note or None,
    )
