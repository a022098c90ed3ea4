"""Playing on several devices, and what the server has of one."""

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import Parameter

from sacbe.server.door import OWN_HEADER, SESSION
from sacbe.server.house import House
from sacbe.server.names import clean_title
from sacbe.server.problems import not_known
from sacbe.server.routes.answers import CHANGING, LOOKING, refusals, somebody, who
from sacbe.server.store.sessions import SessionRow
from sacbe.server.visitors import visitor_of
from sacbe.server.wire import Alive, Codes, Devices, Everything, LinkMade, OpenDevice, Opened, Recover

DeviceId = Annotated[str, Parameter(description="The id of a device.", pattern=r"^[a-z0-9]{1,40}$")]


@get("/me/devices", tags=["visitors"], responses=refusals(401), summary="My devices")
async def my_devices(request: Request[Any, Any, Any], house: House) -> Devices:
    """And how many recovery codes are good. Whoever has no session has none."""
    session = await who(request, house)
    if session is None:
        return Devices([], 0)
    return await house.keyring.mine(session, _shown(request))


@post(
    "/me/links", status_code=201, tags=["visitors"], responses=refusals(*LOOKING), summary="A link to one more device"
)
async def make_link(request: Request[Any, Any, Any], house: House) -> LinkMade:
    """It is good for ten minutes and once; the one before is good no more."""
    return await house.keyring.link(await somebody(request, house), visitor_of(request.scope))


@post("/me/codes", status_code=201, tags=["visitors"], responses=refusals(*LOOKING), summary="New recovery codes")
async def make_codes(request: Request[Any, Any, Any], house: House) -> Codes:
    """For the day when every device is lost. They are shown this once, and those before are good no more."""
    return await house.keyring.new_codes(await somebody(request, house), visitor_of(request.scope))


@post("/me/open", status_code=200, tags=["visitors"], responses=refusals(*CHANGING), summary="Open my games here")
async def open_device(request: Request[Any, Any, Any], data: OpenDevice, house: House) -> Opened:
    """By a link from another device. Who one was before stays as it is, without this device."""
    session, token = await house.keyring.open(data.token, clean_title(data.label), visitor_of(request.scope))
    return _opened(request, session, token)


@post("/me/recover", status_code=200, tags=["visitors"], responses=refusals(*CHANGING), summary="Recover my games")
async def recover(request: Request[Any, Any, Any], data: Recover, house: House) -> Opened:
    """By a recovery code."""
    session, token = await house.keyring.recover(data.code, clean_title(data.label), visitor_of(request.scope))
    return _opened(request, session, token)


@delete(
    "/me/devices/{device:str}",
    status_code=200,
    tags=["visitors"],
    responses=refusals(*LOOKING),
    summary="Sign a device out",
)
async def sign_out(request: Request[Any, Any, Any], device: DeviceId, house: House) -> Alive:
    """Whoever has it is a stranger from then on."""
    await house.keyring.sign_out(await _known(request, house), device)
    return Alive("ok")


@post("/me/sign-out", status_code=200, tags=["visitors"], responses=refusals(*LOOKING), summary="Sign all others out")
async def sign_out_others(request: Request[Any, Any, Any], house: House) -> Alive:
    """Only this device stays signed in, and recovery codes stay good."""
    await house.keyring.sign_out_others(await _known(request, house), _shown(request))
    return Alive("ok")


@get("/me/everything", tags=["visitors"], responses=refusals(*LOOKING), summary="All that the server has of me")
async def everything(request: Request[Any, Any, Any], house: House) -> Everything:
    """Beside the records of my tables."""
    return await house.keyring.everything(await _known(request, house))


@delete("/me", status_code=200, tags=["visitors"], responses=refusals(*LOOKING), summary="Forget me")
async def forget_me(request: Request[Any, Any, Any], house: House) -> Alive:
    """Finished games stay with a guest in one's place; in games under way a bot plays on for the others' sake."""
    await house.keyring.forget(await _known(request, house))
    return Alive("ok")


def _opened(request: Request[Any, Any, Any], session: SessionRow, token: str) -> Opened:
    if request.headers.get(OWN_HEADER.decode()) is None:
        return Opened(session.name, token)
    # A page needs no token: its browser keeps it where no script can read it.
    request.state.new_token = token
    return Opened(session.name, "")


def _shown(request: Request[Any, Any, Any]) -> str:
    """The hash of the token that a request shows."""
    shown = request.scope["state"].get(SESSION)
    return "" if shown is None else str(shown[0])


async def _known(request: Request[Any, Any, Any], house: House) -> SessionRow:
    session = await who(request, house)
    if session is None:
        raise not_known()
    return session
