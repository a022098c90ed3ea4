"""How every route reads a request, refuses it, and knows who is asking: shared by all, and documented in the schema."""

from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from sacbe.engine.errors import Sentence, say
from sacbe.server.door import COOKIE, SESSION
from sacbe.server.house import House
from sacbe.server.identity import GUEST
from sacbe.server.problems import PROBLEM, TITLES, Denial, not_found, not_known, unavailable
from sacbe.server.store.errors import StoreError
from sacbe.server.store.sessions import SessionRow
from sacbe.server.visitors import visitor_of
from sacbe.server.wire import Problem

ID_PATTERN: Final = r"^[A-Za-z0-9_-]{1,40}$"
TableId = Annotated[str, Parameter(description="The id of a table.", pattern=ID_PATTERN)]
ProposalId = Annotated[str, Parameter(description="The id of a proposal.", pattern=ID_PATTERN)]
SeatPath = Annotated[int, Parameter(description="A seat, counted from 0.", ge=0, le=3)]
SeatQuery = Annotated[
    int | None,
    Parameter(description="The seat to see the table from, which you hold; without it, as a spectator.", ge=0, le=3),
]
StepPath = Annotated[
    int, Parameter(description="A step, as its reader counts them; 0 is before anything.", ge=0, le=1_000_000)
]
TurnPath = Annotated[int, Parameter(description="A turn of an analysis, counted from 0.", ge=0, le=1_000_000)]

YEAR: Final = 365 * 24 * 3600
EVERYWHERE: Final = (400, 404, 405, 421, 429, 503)
"""What every route may answer with."""
LOOKING: Final = (401, 403)
"""What a route that shows a table to one of its readers may answer with as well."""
CHANGING: Final = (*LOOKING, 413, 415)
"""What a route that reads a body may answer with as well."""


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a route may answer with, beside those that every route has."""
    return {
        status: ResponseSpec(
            data_container=Problem, description=TITLES[status], media_type=PROBLEM, generate_examples=False
        )
        for status in sorted({*EVERYWHERE, *statuses})
    }


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is read as the very type that its route asks for, with no guessing."""

    async def json(self) -> object:
        kind, _ = self.content_type
        if kind != "application/json":
            raise Denial(415, "not-json", say("send JSON, and say so: Content-Type: application/json", "not-json"))
        field = self.route_handler.parsed_data_field
        assert field is not None
        return read(await self.body(), field.annotation)


def read(body: bytes | str, kind: object) -> Any:  # noqa: ANN401 - a union of types is no type to mypy
    """What came from outside, as a type; refused with the place and the reason if it is anything else."""
    try:
        return _decoder(kind).decode(body)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at `")
        place = place.removesuffix("`").removeprefix("$").removeprefix(".")
        raise _malformed(reason, place) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise _malformed(f"this is not JSON: {error}", "") from None
    except RecursionError:
        raise _malformed("this is nested too deeply", "") from None


@cache
def _decoder(kind: object) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(kind)


def _malformed(reason: str, place: str) -> Denial:
    return Denial(400, "malformed", say("{reason}", "malformed", reason=reason[:200]), place=place[:100])


def answer_problem(denial: Denial, headers: dict[str, str] | None = None) -> Response[bytes]:
    more = {"retry-after": str(denial.retry_after)} if denial.retry_after else {}
    return Response(
        msgspec.json.encode(denial.problem()),
        status_code=denial.status,
        media_type=PROBLEM,
        headers={**more, **(headers or {})},
    )


def on_denial(request: Request[Any, Any, Any], error: Denial) -> Response[bytes]:
    if error.status == 429:
        request.app.state.house.figures.refused(error.kind, visitor_of(request.scope))
    return answer_problem(error)


def on_store(request: Request[Any, Any, Any], error: StoreError) -> Response[bytes]:
    return answer_problem(unavailable(error))


def on_validation(request: Request[Any, Any, Any], error: ValidationException) -> Response[bytes]:
    """A part of the address that does not fit its type, or no body: the place and the reason, not what was sent."""
    place, reason = "", "the request does not fit its description"
    if isinstance(error.extra, list) and error.extra and isinstance(error.extra[0], dict):
        first = error.extra[0]
        place, reason = str(first.get("key", "")), str(first.get("message", reason))
    if place in ("table_id", "proposal"):
        return answer_problem(not_found("table" if place == "table_id" else place))
    if place == "data":
        place, reason = "", "this needs a body"
    return answer_problem(_malformed(reason, place))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    status = error.status_code if error.status_code in TITLES else 400
    kinds: dict[int, tuple[str, Sentence]] = {
        404: ("nothing-here", say("there is nothing here", "nothing-here")),
        405: ("method", say("that cannot be done with this", "method")),
        413: ("too-large", say("that is too large", "too-large")),
    }
    kind, sentence = kinds.get(status, ("malformed", say("this cannot be read as a request", "unreadable")))
    return answer_problem(Denial(status, kind, sentence), dict(error.headers or {}))


async def who(connection: ASGIConnection[Any, Any, Any, Any], house: House) -> SessionRow | None:
    """The session that a request shows, if any.

    A program that shows a token which is none is refused; a browser with an old cookie is a guest.
    """
    shown = connection.scope["state"].get(SESSION)
    if shown is None:
        return None
    key, is_program = shown
    found = await house.identity.find(key)
    if found is None and is_program:
        raise not_known()
    return found


def asked_for(request: Request[Any, Any, Any], seat: int | None) -> int | None:
    """The seat that a request names. Litestar takes `?seat=null` for no seat; nobody means that."""
    if seat is None and b"seat=" in request.scope["query_string"]:
        raise _malformed("a seat is a number from 0 to 3", "seat")
    return seat


async def somebody(request: Request[Any, Any, Any], house: House) -> SessionRow:
    """The session that a request shows; a guest who has none gets one, with its cookie."""
    found = await who(request, house)
    if found is not None:
        return found
    house.allowances.new_session(visitor_of(request.scope), house.visitors.share_of(request.scope))
    session, token = await house.identity.make(GUEST)
    request.state.new_token = token
    return session


def session_cookie(token: str, secure: bool) -> Cookie:
    return Cookie(key=COOKIE, value=token, httponly=True, samesite="strict", secure=secure, path="/", max_age=YEAR)
