"""What every request passes before anything looks at it: the address asked for, where it comes from, how fast.

The Host header must be one that the server is known by, so that no other site can be made to point here. A browser's
request that changes something must come from our own page. Answers carry the headers that keep a page to itself.
"""

import ipaddress
import math
from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sacbe.engine.errors import say
from sacbe.server.compression import compressing, takes_gzip
from sacbe.server.identity import hashed
from sacbe.server.problems import PROBLEM, Refusal
from sacbe.server.rations import Ration
from sacbe.server.visitors import is_own, visitor_of

COOKIE: Final = "sacbe"
OWN_HEADER: Final = b"x-sacbe"
"""A page of another site cannot send a header of its own without being asked first, and we never allow it."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
LOCAL_NAMES: Final = ("localhost",)
SESSION: Final = "session"
"""Where the state of a scope has the hash of the token that a request shows, and whether a program shows it."""
SEND: Final = "send"
RECEIVE: Final = "receive"
"""Where the state of a WebSocket's scope has the server's own ways of sending and receiving."""

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
    """What the headers of a request show that matters here."""

    hosts: int
    host: str
    origin: str | None
    site: bytes
    own: bool
    cookies: bool
    token: str | None
    program: bool


class Door:
    """The application behind its checks, as ASGI."""

    def __init__(
        self, app: ASGIApp, names: Iterable[str], pace: Ration, public_url: str = "", own_share: float = 1.0
    ) -> None:
        self._app = app
        self._names = {name.lower() for name in names}
        self._public = _origin_of(public_url)
        self._pace = pace
        self._own_share = own_share
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
        refusal = self._check(scope, shown)
        if kind == "http":
            guarded = self._guarded(compressing(send) if takes_gzip(scope) else send, scope["path"])
            if refusal is None:
                await self._app(scope, receive, guarded)
            else:
                await _refuse(refusal, guarded, "http.response")
        elif refusal is None:
            scope["state"] |= {SEND: send, RECEIVE: receive}
            await self._app(scope, receive, send)
        else:
            # Refused before the connection becomes a WebSocket: an ordinary answer says why.
            await receive()
            await _refuse(refusal, send, "websocket.http.response", self._api_headers)

    def _check(self, scope: Scope, shown: Shown) -> Refusal | None:
        if shown.hosts != 1 or not self._is_known(shown.host):
            return Refusal(421, "host", say("this server is not known by that name (see --public-url)", "host"))
        method = scope.get("method")
        live = method is None
        if method not in SAFE and not self._is_own(shown, live):
            return Refusal(403, "origin", say("that request comes from another site", "origin"))
        share = self._own_share if self._own_share != 1 and is_own(scope) else 1.0
        wait = self._pace.take(visitor_of(scope), 1.0, share)
        if wait:
            refusal = Refusal(429, "too-fast", say("too many requests; wait a moment", "too-fast"))
            refusal.retry_after = math.ceil(wait)
            return refusal
        return None

    def _is_known(self, host: str) -> bool:
        """Is the server asked for by one of its names, or by an address, which nobody else can point elsewhere?"""
        name = _without_port(host).lower()
        return name in self._names or _is_address(name)

    def _is_own(self, shown: Shown, live: bool) -> bool:
        """Does a request that may change something come from our page, or from a program that shows its token?"""
        origin = shown.origin
        if origin is not None:
            host = shown.host.lower()
            if not origin or origin.lower() not in (f"http://{host}", f"https://{host}", self._public):
                return False
        if shown.site not in (b"same-origin", b"none"):
            return False
        if not shown.cookies:
            return True
        # A browser sends its cookies along whoever asks it to. Our page adds a header to requests; it cannot do so for
        # a WebSocket, but there a browser always says where it comes from.
        return origin is not None if live else shown.own

    def _guarded(self, send: Send, path: str) -> Send:
        more = self._api_headers if path.startswith("/api") else self._page_headers

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *more]
            await send(message)

        return guarded


async def _refuse(refusal: Refusal, send: Send, kind: str, more: Iterable[tuple[bytes, bytes]] = ()) -> None:
    body = msgspec.json.encode(refusal.problem())
    headers = [(b"content-type", PROBLEM.encode()), (b"content-length", str(len(body)).encode()), *more]
    if refusal.retry_after:
        headers.append((b"retry-after", str(refusal.retry_after).encode()))
    start = {"type": f"{kind}.start", "status": refusal.status, "headers": headers}
    await send(start)  # type: ignore[arg-type]
    await send({"type": f"{kind}.body", "body": body, "more_body": False})  # type: ignore[arg-type, misc]


def _read(headers: Iterable[tuple[bytes, bytes]]) -> Shown:
    hosts, host, own, cookies = 0, b"", False, False
    origin: str | None = None
    bearer: str | None = None
    ours: str | None = None
    site = b"none"
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
    token, program = (ours, False) if bearer is None else (bearer, True)
    return Shown(hosts, host.decode("latin-1"), origin, site, own, cookies, token, program)


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
    """`https://games.example.org` of any address there."""
    scheme, _, rest = address.lower().partition("://")
    return f"{scheme}://{rest.partition('/')[0]}" if rest else ""
