"""The server as an ASGI application: routes, how refusals are answered, the page, and what runs beside requests."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ASGIApp, Message, Scope

from sacbe.bots.levels import levels
from sacbe.engine import registry
from sacbe.server.door import LOCAL_NAMES, REQUEST, Door
from sacbe.server.figures import Figures
from sacbe.server.garbage import sweep
from sacbe.server.gate import Gate
from sacbe.server.house import House, build_house
from sacbe.server.limits import USUAL, Limits
from sacbe.server.live_socket import live
from sacbe.server.metrics import Metrics
from sacbe.server.notices.elsewhere import Ways
from sacbe.server.other_servers import CatchingUp
from sacbe.server.page import STATIC, page_routes
from sacbe.server.presence import note_presence
from sacbe.server.problems import Denial, mistake
from sacbe.server.rations import Ration
from sacbe.server.routes import description, devices, games, lessons, notices, tables, visitors, watching
from sacbe.server.routes.answers import (
    JsonRequest,
    answer_problem,
    on_denial,
    on_http,
    on_store,
    on_validation,
    session_cookie,
)
from sacbe.server.store.database import Database
from sacbe.server.store.errors import StoreError
from sacbe.server.store.writer import Store
from sacbe.server.turns import Turns

LARGEST_BODY: Final = 512_000
BURST_SECONDS: Final = 4.0
"""A client may make the requests of so many seconds at once."""
_log = logging.getLogger("sacbe.server")


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    names: Sequence[str] = LOCAL_NAMES
    """By which names it may be asked for; by its addresses it always may."""
    public_url: str = ""
    """The address at which people reach it, by a proxy in front of it."""
    processes: int = 1
    """In how many processes bots think."""
    limits: Limits = USUAL
    """What visitors may have."""
    page: Path = STATIC
    """The folder of the web page."""
    version: str = ""
    """What the server says that it is a version of."""
    address: str | None = None
    """Where people at other machines reach it, if it is open to them: invitations begin with it."""

    metrics_token: str = ""
    """Who shows this may read the numbers from elsewhere."""
    ways: Ways = field(default_factory=Ways)
    """How people are told elsewhere."""

    @property
    def secure(self) -> bool:
        """Do people reach it over HTTPS?"""
        return self.public_url.startswith("https:")


def make_app(settings: Settings, database: Database, figures: Figures, gate: Gate) -> ASGIApp:
    """The application over an open database, which it does not close; behind the gate, where all come in."""
    turns = Turns()
    routes = [
        *(visitors.health, visitors.alive, visitors.ready, visitors.new_session, visitors.me, visitors.rename),
        *(devices.my_devices, devices.make_link, devices.make_codes, devices.open_device, devices.recover),
        *(devices.sign_out, devices.sign_out_others, devices.everything, devices.forget_me),
        *(visitors.all_games, visitors.words, visitors.rules),
        *(lessons.all_lessons, lessons.one_lesson, lessons.begin_lesson),
        *(tables.promise_deal, tables.make_table, tables.list_tables, tables.table, tables.look, tables.join),
        *(tables.take_seat, tables.invite),
        *(tables.put_bot, tables.stand_in, tables.come_back, tables.bring_in, tables.fork),
        *(games.state, games.act, games.undo, games.save_draft, games.drop_draft, games.why, games.propose_end),
        *(games.answer, games.resign, games.steps, games.moment, games.scores, games.record, games.hint),
        *(games.analysis, games.judge),
        *(notices.notices, notices.keep_habits, notices.add_channel, notices.choose_kinds, notices.remove_channel),
        *(notices.try_channel, notices.confirm_channel, notices.stop_channel),
        description.live_schema,
        live,
    ]
    app = Litestar(
        route_handlers=[Router("/api", route_handlers=routes), watching.metrics, *page_routes(settings.page)],
        lifespan=[lambda app: _open(app, settings, database, figures, gate, turns)],
        dependencies={"house": Provide(_house, sync_to_thread=False)},
        exception_handlers={
            Denial: on_denial,
            StoreError: on_store,
            ValidationException: on_validation,
            HTTPException: on_http,
            Exception: _on_mistake,
        },
        request_class=JsonRequest,
        before_send=[_finisher(settings.secure)],
        request_max_body_size=LARGEST_BODY,
        openapi_config=description.openapi_config(settings.version),
        debug=False,
        logging_config=None,
    )
    limits = settings.limits
    pace = Ration(limits.rate, BURST_SECONDS * limits.rate)
    return Door(app, settings.names, pace, figures, turns, settings.public_url, limits.own_machine)


@contextlib.asynccontextmanager
async def _open(
    app: Litestar, settings: Settings, database: Database, figures: Figures, gate: Gate, turns: Turns
) -> AsyncIterator[None]:
    store = Store(database)
    _get_ready()
    description.make_ready(app)
    house = build_house(
        store, settings.processes, settings.limits, settings.version, settings.address, figures, settings.ways, turns
    )
    app.state.house = house
    app.state.metrics = Metrics(house, gate)
    app.state.metrics_token = settings.metrics_token
    house.bots.start()
    background = (
        figures.watch(),
        house.clearing.run(),
        note_presence(house.tables),
        house.elsewhere.looking.run(),
        house.elsewhere.office.run(),
        sweep(lambda: house.hub.happened),
    )
    tasks = [asyncio.create_task(each) for each in background]
    try:
        async with CatchingUp(house.tables, house.identity).running():
            yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        house.hub.dismiss()
        await house.analyses.close()
        await house.bots.close()
        house.reading.close()
        await asyncio.to_thread(store.close)


def _get_ready() -> None:
    """Import games and the names of their bots: else the first visitor who asks for one would hold all others up."""
    for why in registry.broken_games().values():
        _log.warning("%s", why)
    for name in registry.games():
        registry.load(name)
        levels(name)


def _house(state: State) -> House:
    house: House = state.house
    return house


def _on_mistake(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Something we did not foresee: the log has the details, the client a sentence."""
    scope = request.scope
    denial = mistake()
    denial.request = scope["state"].get(REQUEST, "")
    request.app.state.house.figures.mistakes += 1
    _log.exception(
        "%s %s failed (request %s)",
        scope.get("method", "WebSocket"),
        scope.get("path_template", ""),
        denial.request,
        exc_info=error,
    )
    return answer_problem(denial)


def _finisher(secure: bool) -> Callable[[Message, Scope], Awaitable[None]]:
    """Adds to an answer what only a few have: a guest's cookie, and the methods of an address."""

    async def finish(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        token = scope["state"].get("new_token")
        if token is not None:
            cookie = session_cookie(token, secure).to_header(header="")
            message["headers"] = [*message["headers"], (b"set-cookie", cookie.strip().encode())]
        if scope.get("method") == "OPTIONS" and message["status"] < 400:
            # Litestar's answer has the methods of one handler of the address; there may be several.
            template = scope["path_template"]
            routes = [route for route in scope["litestar_app"].routes if route.path_format == template]
            methods = {str(method) for route in routes for method in route.methods}
            others = [header for header in message["headers"] if header[0].lower() != b"allow"]
            message["headers"] = [*others, (b"allow", ", ".join(sorted(methods)).encode())]

    return finish
