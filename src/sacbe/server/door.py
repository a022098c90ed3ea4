"""The checks of every request before anything else: its host name, its origin, its pace.

The Host header must be a name of this server, so that no other site can point here. A browser's request that changes
something must come from our own page. Answers get the headers that isolate our page.
"""

import ipaddress
import math
import re
import secrets
import time
from collections.abc import Iterable
from itertools import count
from typing import Any, Final, NamedTuple

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sacbe.engine.errors import say
from sacbe.server.compression import compressing, takes_gzip
from sacbe.server.figures import Figures
from sacbe.server.identity import hashed
from sacbe.server.problems import PROBLEM, Denial
from sacbe.server.rations import Ration
from sacbe.server.turns import VISITOR, Turns
from sacbe.server.visitors import is_own, visitor_of

COOKIE: Final = "sacbe"
OWN_HEADER: Final = b"x-sacbe"
"""A page of another site cannot send this header without our permission, which we never give."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
LOCAL_NAMES: Final = ("localhost",)
SESSION: Final = "session"
"""The key in a scope's state for the hash of the request's token, and whether a program sent it."""
REQUEST: Final = "request"
STATUS: Final = "status"
"""The keys for the request's id and for the status of the answer."""
BELIEVED: Final = "believed"
"""The key that says that the request came from a trusted proxy."""
REQUEST_HEADER: Final = b"x-request-id"
_SANE_ID: Final = re.compile(rb"[A-Za-z0-9._-]{8,64}")
SEND: Final = "send"
RECEIVE: Final = "receive"
"""The keys in a WebSocket's state for the server's own functions to receive and send."""

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
]
NOT_STORED: Final = (b"cache-control", b"no-store")
HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")

_COOKIE_START: Final = COOKIE.encode() + b"="


class Shown(NamedTuple):
    """What matters here of a request's headers."""

    hosts: int
    host: str
    origin: str | None
    site: bytes
    own: bool
    cookies: bool
    token: str | None
    program: bool
    request: bytes | None


class Door:
    """The application behind these checks, as ASGI."""

    def __init__(
        self,
        app: ASGIApp,
        names: Iterable[str],
        pace: Ration,
        figures: Figures,
        turns: Turns,
        public_url: str = "",
        own_share: float = 1.0,
    ) -> None:
        self._app = app
        self._turns = turns
        self._names = {name.lower() for name in names}
        self._public = _origin_of(public_url)
        self._pace = pace
        self._own_share = own_share
        self._figures = figures
        self._first = secrets.token_hex(4)
        self._number = count()
        more = [HTTPS_ONLY] if self._public.startswith("https:") else []
        self._page_headers = [*HEADERS, *more]
        self._api_headers = [*HEADERS, *more, NOT_STORED]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self._app(scope, receive, send)
            return
        shown = _read(scope["headers"])
        if shown.token is not None:
            scope["state"][SESSION] = (hashed(shown.token), shown.program)
        begun = time.monotonic()
        state = scope["state"]
        state[REQUEST] = self._id(state, shown)
        denial = self._check(scope, shown)
        if denial is not None:
            self._figures.refused(denial.kind, visitor_of(scope))
        if kind == "http":
            guarded = self._guarded(compressing(send) if takes_gzip(scope) else send, scope)
            try:
                if denial is None:
                    await self._turns.take(self._asked(scope, receive, guarded))
                else:
                    await _refuse(denial, guarded, "http.response")
            finally:
                route = "refused" if denial is not None else _route_of(scope)
                self._figures.answered(route, state.get(STATUS, 0), time.monotonic() - begun)
        elif denial is None:
            scope["state"] |= {SEND: send, RECEIVE: receive}
            await self._app(scope, receive, send)
        else:
            await receive()
            await refuse_handshake(denial, scope, send)

    async def _asked(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)

    def _id(self, state: dict[str, Any], shown: Shown) -> str:
        """The request's id in the log and in the answer: the one from a trusted proxy, or a new one."""
        given = shown.request
        if given is not None and BELIEVED in state and _SANE_ID.fullmatch(given) is not None:
            return given.decode()
        return f"{self._first}-{next(self._number):x}"

    def _check(self, scope: Scope, shown: Shown) -> Denial | None:
        if shown.hosts != 1 or not self._is_known(shown.host):
            return Denial(421, "host", say("this server is not known by that name (see --public-url)", "host"))
        method = scope.get("method")
        live = method is None
        if method not in SAFE and not self._is_own(shown, live):
            return Denial(403, "origin", say("that request comes from another site", "origin"))
        share = self._own_share if self._own_share != 1 and is_own(scope) else 1.0
        if share == 1:
            VISITOR.set(visitor_of(scope))
        wait = self._pace.take(visitor_of(scope), 1.0, share)
        if wait:
            denial = Denial(429, "too-fast", say("too many requests; wait a moment", "too-fast"))
            denial.retry_after = math.ceil(wait)
            return denial
        return None

    def _is_known(self, host: str) -> bool:
        """Is the host one of the server's names, or an address, which nobody else can redirect?"""
        name = _without_port(host).lower()
        return name in self._names or _is_address(name)

    def _is_own(self, shown: Shown, live: bool) -> bool:
        """Does a request that may change something come from our page, or from a program with its token?"""
        origin = shown.origin
        if origin is not None:
            host = shown.host.lower()
            if not origin or origin.lower() not in (f"http://{host}", f"https://{host}", self._public):
                return False
        if shown.site not in (b"same-origin", b"none"):
            return False
        if not shown.cookies:
            return True
        # Any page can make a browser send our cookies. Our page adds a header to its requests. For a WebSocket it
        # cannot, but there a browser always sends its origin.
        return origin is not None if live else shown.own

    def _guarded(self, send: Send, scope: Scope) -> Send:
        more = self._api_headers if scope["path"].startswith("/api") else self._page_headers
        state = scope["state"]

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                state[STATUS] = message["status"]
                message["headers"] = [*message["headers"], *more, (REQUEST_HEADER, state[REQUEST].encode())]
            await send(message)

        return guarded


async def refuse_handshake(denial: Denial, scope: Scope, send: Send) -> None:
    """Refuse a WebSocket before it opens, with an ordinary answer that says why."""
    headers = [*HEADERS, NOT_STORED, (REQUEST_HEADER, scope["state"][REQUEST].encode())]
    await _refuse(denial, send, "websocket.http.response", headers)


def _route_of(scope: Scope) -> str:
    """The route as written in the source, so that there are only a few, whatever is asked for."""
    template = scope.get("path_template") or ""
    return template if template.startswith(("/api", "/metrics")) else "page"


async def _refuse(denial: Denial, send: Send, kind: str, more: Iterable[tuple[bytes, bytes]] = ()) -> None:
    body = msgspec.json.encode(denial.problem())
    headers = [(b"content-type", PROBLEM.encode()), (b"content-length", str(len(body)).encode()), *more]
    if denial.retry_after:
        headers.append((b"retry-after", str(denial.retry_after).encode()))
    start = {"type": f"{kind}.start", "status": denial.status, "headers": headers}
    await send(start)  # type: ignore[arg-type]
    await send({"type": f"{kind}.body", "body": body, "more_body": False})  # type: ignore[arg-type, misc]


def _read(headers: Iterable[tuple[bytes, bytes]]) -> Shown:
    hosts, host, own, cookies = 0, b"", False, False
    origin: str | None = None
    bearer: str | None = None
    ours: str | None = None
    site = b"none"
    request: bytes | None = None
    for name, value in headers:
        if name == b"host":
            hosts += 1
            host = value
        elif name == b"authorization":
            kind, _, rest = value.partition(b" ")
            if kind.lower() == b"bearer":
                bearer = rest.strip().decode("latin-1")
        elif name == b"cookie":
            cookies = True
            for part in value.split(b";"):
                part = part.strip()
                if part.startswith(_COOKIE_START):
                    ours = part[len(_COOKIE_START) :].decode("latin-1")
        elif name == b"origin":
            origin = value.decode("latin-1")
        elif name == b"sec-fetch-site":
            site = value
        elif name == OWN_HEADER:
            own = True
        elif name == REQUEST_HEADER:
            request = value
    token, program = (ours, False) if bearer is None else (bearer, True)
    return Shown(hosts, host.decode("latin-1"), origin, site, own, cookies, token, program, request)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name[1:-1] if name.startswith("[") else name)
    except ValueError:
        return False
    return True


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0]


def _origin_of(address: str) -> str:
    """The origin of an address, such as `https://games.example.org`."""
    scheme, _, rest = address.lower().partition("://")
    return f"{scheme}://{rest.partition('/')[0]}" if rest else ""
