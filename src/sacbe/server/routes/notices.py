"""Being told elsewhere what happens at one's tables."""

from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.params import Parameter

from sacbe.server.house import House
from sacbe.server.problems import not_found
from sacbe.server.routes.answers import CHANGING, refusals, somebody, who
from sacbe.server.store.sessions import SessionRow
from sacbe.server.wire import Alive, ChannelInfo, ChannelKinds, Habits, NewChannel, NoticeLink, NoticesHere

ChannelId = Annotated[str, Parameter(description="The id of a channel.", pattern=r"^[A-Za-z0-9_-]{1,40}$")]
SignedPath = Annotated[
    str,
    Parameter(description="What the link of a notice ends with.", pattern=r"^[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]{22}$"),
]


@get("/notices", tags=["notices"], responses=refusals(401), summary="How I am told what happens at my tables")
async def notices(request: Request[Any, Any, Any], house: House) -> NoticesHere:
    """And which ways this server has: push messages, e-mail, webhooks."""
    return await house.elsewhere.desk.here(await who(request, house))


@put("/notices/habits", tags=["notices"], responses=refusals(*CHANGING), summary="When, and in which language")
async def keep_habits(request: Request[Any, Any, Any], data: Habits, house: House) -> Habits:
    """In quiet hours nothing is sent; what has happened then goes together afterwards."""
    return await house.elsewhere.desk.keep_habits(data, await somebody(request, house))


@post(
    "/notices/channels",
    status_code=201,
    tags=["notices"],
    responses=refusals(*CHANGING, 409),
    summary="Be told by one more way",
)
async def add_channel(request: Request[Any, Any, Any], data: NewChannel, house: House) -> ChannelInfo:
    """A browser's push messages, an e-mail address, which has to be confirmed, or a webhook."""
    session = await somebody(request, house)
    return await house.elsewhere.desk.add(data, session, await house.visitors.of(request.scope, session))


@put("/notices/channels/{channel:str}", tags=["notices"], responses=refusals(*CHANGING), summary="Choose what it tells")
async def choose_kinds(
    request: Request[Any, Any, Any], channel: ChannelId, data: ChannelKinds, house: House
) -> ChannelInfo:
    """Of each kind of event, or none."""
    return await house.elsewhere.desk.choose(channel, data.kinds, await _owner(request, house))


@delete(
    "/notices/channels/{channel:str}",
    status_code=200,
    tags=["notices"],
    responses=refusals(401, 403),
    summary="Be told no more by this way",
)
async def remove_channel(request: Request[Any, Any, Any], channel: ChannelId, house: House) -> Alive:
    """What waits to be sent there is not sent."""
    await house.elsewhere.desk.remove(channel, await _owner(request, house))
    return Alive("ok")


@post(
    "/notices/channels/{channel:str}/test",
    status_code=200,
    tags=["notices"],
    responses=refusals(401, 403),
    summary="Send a trial there",
)
async def try_channel(request: Request[Any, Any, Any], channel: ChannelId, house: House) -> ChannelInfo:
    """An address that was not confirmed gets its question again."""
    session = await _owner(request, house)
    return await house.elsewhere.desk.try_out(channel, session, await house.visitors.of(request.scope, session))


@post(
    "/notices/confirm",
    status_code=200,
    tags=["notices"],
    responses=refusals(*CHANGING),
    summary="Confirm an e-mail address",
)
async def confirm_channel(data: NoticeLink, house: House) -> Alive:
    """By the link that was sent there; it needs no login."""
    await house.elsewhere.desk.confirm(data.token)
    return Alive("ok")


@post(
    "/notices/stop/{token:str}",
    status_code=200,
    tags=["notices"],
    responses=refusals(401, 403),
    summary="End what a notice came by",
)
async def stop_channel(token: SignedPath, house: House) -> Alive:
    """By the link in it; it needs no login. Mail programs do it with one request (RFC 8058)."""
    await house.elsewhere.desk.stop(token)
    return Alive("ok")


async def _owner(request: Request[Any, Any, Any], house: House) -> SessionRow:
    """Who asks; nobody has channels who has no session."""
    session = await who(request, house)
    if session is None:
        raise not_found("channel")
    return session
