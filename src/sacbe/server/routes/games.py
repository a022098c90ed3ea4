"""The game on a table: the state, actions, plans, undo, proposals, the past, records, hints and analysis."""

import contextlib
from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.params import Parameter

from sacbe.server.agreements import check_hints
from sacbe.server.feed import SPECTATOR
from sacbe.server.house import House
from sacbe.server.live_table import LiveTable
from sacbe.server.routes.answers import (
    CHANGING,
    LOOKING,
    ProposalId,
    SeatPath,
    SeatQuery,
    StepPath,
    TableId,
    TurnPath,
    asked_for,
    refusals,
    who,
)
from sacbe.server.seating import reader_of
from sacbe.server.store.sessions import SessionRow
from sacbe.server.thinking import Thought
from sacbe.server.visitors import visitor_of
from sacbe.server.wire import (
    Act,
    Acted,
    Analysis,
    Answer,
    Ask,
    Draft,
    HintOut,
    Judgement,
    Moment,
    SaveDraft,
    ScoreChart,
    SeatOnly,
    State,
    Steps,
    Undo,
    Way,
    Why,
)

Views = Annotated[bool, Parameter(description="With the view after each step; without, for a log, it is shorter.")]
After = Annotated[int, Parameter(description="The last step that the reader has seen.", ge=0, le=1_000_000)]


@get(
    "/tables/{table_id:str}/state",
    tags=["play"],
    responses=refusals(*LOOKING),
    summary="All that I may know of a table now",
)
async def state(request: Request[Any, Any, Any], table_id: TableId, house: House, seat: SeatQuery = None) -> State:
    """For a seat, with what it may do now and what that costs and brings, its plan, and whether it may undo."""
    session = await who(request, house)
    async with house.tables.held(table_id) as table:
        reader = reader_of(table, session, asked_for(request, seat))
        return house.telling.state(table, reader)


@post(
    "/tables/{table_id:str}/actions",
    status_code=200,
    tags=["play"],
    responses=refusals(*CHANGING, 409, 422),
    summary="Do actions of one seat, all or none",
)
async def act(request: Request[Any, Any, Any], table_id: TableId, data: Act, house: House) -> Acted:
    """The same `id` again does nothing a second time. A client that has missed a step is refused with the new state."""
    table, again = await house.play.act(table_id, data, await who(request, house))
    return Acted(again, house.telling.state(table, data.seat))


@post(
    "/tables/{table_id:str}/undo",
    status_code=200,
    tags=["play"],
    responses=refusals(*CHANGING, 409, 422),
    summary="Take back the latest action of a seat",
)
async def undo(request: Request[Any, Any, Any], table_id: TableId, data: Undo, house: House) -> Acted:
    """Where something was revealed or another player acted since, the others are asked: a proposal stands then."""
    table, again = await house.play.undo(table_id, data, await who(request, house))
    return Acted(again, house.telling.state(table, data.seat))


@put(
    "/tables/{table_id:str}/draft",
    tags=["play"],
    responses=refusals(*CHANGING, 409, 422),
    summary="Keep a plan for the turn, and see where it leads",
)
async def save_draft(request: Request[Any, Any, Any], table_id: TableId, data: SaveDraft, house: House) -> Draft | None:
    """Nobody else sees it. Without actions the plan is dropped, and the answer is null."""
    return (await house.play.save_draft(table_id, data.seat, data.actions, await who(request, house)))[1]


@delete(
    "/tables/{table_id:str}/seats/{seat:int}/draft",
    status_code=204,
    tags=["play"],
    responses=refusals(401, 403, 409),
    summary="Drop the plan",
)
async def drop_draft(request: Request[Any, Any, Any], table_id: TableId, seat: SeatPath, house: House) -> None:
    """Nothing happens if there is none."""
    await house.play.save_draft(table_id, seat, [], await who(request, house))


@post(
    "/tables/{table_id:str}/why",
    status_code=200,
    tags=["play"],
    responses=refusals(*CHANGING, 409, 422),
    summary="Is an action allowed, and if not, why?",
)
async def why(request: Request[Any, Any, Any], table_id: TableId, data: Ask, house: House) -> Why:
    """A refused action is an ordinary answer here, with its clause; only what cannot be read is refused."""
    return await house.play.why(table_id, data, await who(request, house))


@post(
    "/tables/{table_id:str}/end",
    status_code=200,
    tags=["play"],
    responses=refusals(*CHANGING, 409),
    summary="Propose to end the game as it stands",
)
async def propose_end(request: Request[Any, Any, Any], table_id: TableId, data: SeatOnly, house: House) -> State:
    """The other people at the table are asked; where only bots play on, it ends at once."""
    table = await house.play.propose_end(table_id, data.seat, await who(request, house))
    return house.telling.state(table, data.seat)


@post(
    "/tables/{table_id:str}/proposals/{proposal:str}",
    status_code=200,
    tags=["play"],
    responses=refusals(*CHANGING, 409),
    summary="Say yes or no to a proposal",
)
async def answer(
    request: Request[Any, Any, Any], table_id: TableId, proposal: ProposalId, data: Answer, house: House
) -> State:
    """With the last yes it happens, with a no it is off; whoever proposed it takes it back with a no."""
    table = await house.play.answer(table_id, proposal, data, await who(request, house))
    return house.telling.state(table, data.seat)


@post(
    "/tables/{table_id:str}/resign",
    status_code=200,
    tags=["play"],
    responses=refusals(*CHANGING, 409),
    summary="Give up",
)
async def resign(request: Request[Any, Any, Any], table_id: TableId, data: SeatOnly, house: House) -> State:
    """A bot plays on for the seat, which comes last; with one seat left the game is over."""
    table = await house.play.resign(table_id, data.seat, await who(request, house))
    return house.telling.state(table, data.seat)


@contextlib.asynccontextmanager
async def _looking_back(
    request: Request[Any, Any, Any], table_id: str, house: House, seat: int | None
) -> AsyncIterator[tuple[LiveTable, int]]:
    """A table with its lock held and the reader, for what takes long; each visitor has one such look at a time."""
    session = await who(request, house)
    async with house.looks.turn(visitor_of(request.scope)), house.tables.held(table_id) as table:
        yield table, reader_of(table, session, asked_for(request, seat))


async def _check_over(request: Request[Any, Any, Any], table_id: str, house: House) -> SessionRow | None:
    """Refused if somebody may still be playing this game; to find out may take a while, so it is a look, too."""
    session = await who(request, house)
    table = await house.tables.find(table_id)
    async with house.looks.turn(visitor_of(request.scope)):
        await house.archive.check_over(table, session)
    return session


@get("/tables/{table_id:str}/steps", tags=["past"], responses=refusals(*LOOKING), summary="What happened since a step")
async def steps(
    request: Request[Any, Any, Any],
    table_id: TableId,
    house: House,
    after: After = 0,
    views: Views = True,
    seat: SeatQuery = None,
) -> Steps:
    """At most 100 at once; ask again after the last one."""
    async with _looking_back(request, table_id, house, seat) as (table, reader):
        return await house.archive.steps(table, reader, after, views)


@get(
    "/tables/{table_id:str}/steps/{step:int}",
    tags=["past"],
    responses=refusals(*LOOKING),
    summary="The table after any step",
)
async def moment(
    request: Request[Any, Any, Any], table_id: TableId, step: StepPath, house: House, seat: SeatQuery = None
) -> Moment:
    """Exactly what the reader saw then."""
    session = await who(request, house)
    async with house.tables.held(table_id) as table:
        reader = reader_of(table, session, asked_for(request, seat))
        return house.archive.moment(table, reader, step)


@get("/tables/{table_id:str}/scores", tags=["past"], responses=refusals(*LOOKING), summary="The points after each turn")
async def scores(
    request: Request[Any, Any, Any], table_id: TableId, house: House, seat: SeatQuery = None
) -> ScoreChart:
    """As the reader could see them then."""
    async with _looking_back(request, table_id, house, seat) as (table, reader):
        return await house.archive.scores(table, reader)


@get(
    "/tables/{table_id:str}/record",
    tags=["past"],
    responses=refusals(*LOOKING),
    summary="The record as text",
    media_type="text/plain",
)
async def record(
    request: Request[Any, Any, Any], table_id: TableId, house: House, seat: SeatQuery = None
) -> Response[str]:
    """Whole when the game is over; while it is played, what the reader may know."""
    async with _looking_back(request, table_id, house, seat) as (table, reader):
        text = await house.archive.record(table, reader)
    name = f"{table.row.game}-{table.id}.sacbe"
    return Response(text, media_type="text/plain", headers={"content-disposition": f'attachment; filename="{name}"'})


@post(
    "/tables/{table_id:str}/hint",
    status_code=200,
    tags=["play"],
    responses=refusals(*CHANGING, 409),
    summary="What would a strong bot do?",
)
async def hint(request: Request[Any, Any, Any], table_id: TableId, data: SeatOnly, house: House) -> HintOut:
    """Where hints were agreed on, for the seat to move, from what it may know. No ways: there is nothing to advise."""
    table = await house.tables.find(table_id)
    session = await who(request, house)
    seat = reader_of(table, session, data.seat)
    assert seat != SPECTATOR and session is not None
    check_hints(table.row)
    visitor = await house.visitors.of(request.scope, session)
    house.allowances.hint(visitor)
    house.figures.hints += 1
    ways = await house.bots.hint(table, seat, visitor.key)
    game = table.game

    def told(way: Thought) -> Way:
        names = [game.name(action) for action in way.actions]
        return Way(way.actions, names, [game.deed(action) for action in way.actions], way.scores, way.wins)

    return HintOut(seat, [told(way) for way in ways])


@get(
    "/tables/{table_id:str}/analysis",
    tags=["past"],
    responses=refusals(*LOOKING, 409),
    summary="The turns of a finished game, and what is known of them",
)
async def analysis(
    request: Request[Any, Any, Any], table_id: TableId, house: House, seat: SeatQuery = None
) -> Analysis:
    """Turns that left no choice are not among them. What has not been judged yet can be asked for, turn by turn."""
    await _check_over(request, table_id, house)
    async with _looking_back(request, table_id, house, seat) as (table, reader):
        return await house.analyses.of(table, reader)


@post(
    "/tables/{table_id:str}/analysis/{turn:int}",
    status_code=200,
    tags=["past"],
    responses=refusals(*LOOKING, 409),
    summary="What does a strong bot think of a turn?",
)
async def judge(request: Request[Any, Any, Any], table_id: TableId, turn: TurnPath, house: House) -> Judgement:
    """Judged from what its seat could know then. Who asks for several turns at once gets them one after another."""
    session = await _check_over(request, table_id, house)
    return await house.analyses.judge(table_id, turn, await house.visitors.of(request.scope, session))
