"""Requests to addresses that visitors give us: a webhook, the push service of their browser.

Such an address must not lead into the network that the server stands in. So a name is resolved here, every address that
is not for everybody is refused, and the connection is made to the very address that was looked at: nobody can change
what the name means in between. Nor does one lead to this machine by its public address, or to its neighbours. There are
no redirects, and time and size are bounded. A host who tries things out may allow all of it.
"""

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final
from urllib.parse import urlsplit

import h11

from sacbe.engine.errors import say

CONNECT_SECONDS: Final = 5.0
ANSWER_SECONDS: Final = 10.0
MOST_ANSWER_BYTES: Final = 64 * 1024
LONGEST_ADDRESS: Final = 2_000
NEVER: Final = tuple(
    ipaddress.ip_network(each)
    for each in (
        "168.63.129.16/32",  # what Azure's machines ask for their keys
        "64:ff9b::/96",  # IPv4 through a translator, private addresses too
        "64:ff9b:1::/48",
        "2002::/16",  # IPv4 through a tunnel
        "2001::/32",
    )
)
PRIVATE: Final = say("that address is of a private network", "address-private")
NEAR_4: Final = 24
NEAR_6: Final = 64
"""Whatever shares so much of its address with this machine is its neighbour."""


class Unreachable(Exception):
    """Nothing was sent: there is no such name, nobody answers there, or it may not be asked."""


class NoAnswer(Exception):
    """The request may have been received, but no answer came."""


class Forbidden(Unreachable):
    """The address leads where it must not."""


@dataclass(frozen=True)
class Address:
    """A parsed address."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        usual = 443 if self.scheme == "https" else 80
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}" + ("" if self.port == usual else f":{self.port}")


def parse(address: str, inside: bool) -> Address:
    """The parts of an address; ValueError if it is none, or none that is allowed by its looks."""
    if len(address) > LONGEST_ADDRESS or not address.isascii() or any(char <= " " for char in address):
        raise ValueError(say("an address has no blanks and no foreign letters", "address-letters"))
    parts = urlsplit(address)
    if parts.scheme != "https" and not (inside and parts.scheme == "http"):
        raise ValueError(say("the address has to begin with https://", "address-https"))
    if not parts.hostname or parts.username is not None or parts.password is not None:
        raise ValueError(say("the address needs the name of a server, and nobody's password", "address-name"))
    port = parts.port or (443 if parts.scheme == "https" else 80)
    if not inside and port != 443 and port < 1024:
        raise ValueError(say("that port is for other things", "address-port"))
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    found = Address(parts.scheme, parts.hostname, port, path)
    with contextlib.suppress(ValueError):
        literal = ipaddress.ip_address(found.host)
        if not inside and not is_for_everybody(str(literal)):
            raise Forbidden(PRIVATE)
    return found


def is_for_everybody(address: str) -> bool:
    """Is it an address of the open network, whoever asks?"""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return found.is_global and not found.is_multicast and not any(found in net for net in NEVER if _same(net, found))


def _same(net: ipaddress.IPv4Network | ipaddress.IPv6Network, found: object) -> bool:
    return isinstance(found, ipaddress.IPv4Address) == isinstance(net, ipaddress.IPv4Network)


def is_near(family: int, address: str, port: int) -> bool:
    """Is it this machine, or one beside it? Nothing is sent to find out."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.setblocking(False)
        try:
            probe.connect((address, port))
        except OSError:
            return False
        own = probe.getsockname()[0]
    prefix = NEAR_4 if family == socket.AF_INET else NEAR_6
    return ipaddress.ip_address(address) in ipaddress.ip_network((own.partition("%")[0], prefix), strict=False)


class Outward:
    """Makes requests; `inside` lets them go anywhere."""

    def __init__(self, inside: bool = False) -> None:
        self.inside = inside

    async def post(self, address: Address, headers: Mapping[str, str], body: bytes) -> tuple[int, float]:
        """The status of the answer, and how many seconds it asks us to wait.

        Unreachable if nothing was sent, NoAnswer if nobody knows whether it arrived.
        """
        taken = await self._connect(address)
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                return await _converse(*taken, address, headers, body)
        except (OSError, TimeoutError, h11.ProtocolError) as error:
            raise NoAnswer(_reason(error)) from None
        finally:
            taken[1].close()

    async def _connect(self, address: Address) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                family, place = await self._resolve(address)
                secure = _trusting() if address.scheme == "https" else None
                name = address.host if secure is not None else None
                return await asyncio.open_connection(
                    place, address.port, family=family, ssl=secure, server_hostname=name, limit=MOST_ANSWER_BYTES
                )
        except (OSError, TimeoutError, UnicodeError) as error:
            raise Unreachable(_reason(error)) from None

    async def _resolve(self, address: Address) -> tuple[int, str]:
        """The first address of a name, if all of them are allowed."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(address.host, address.port, type=socket.SOCK_STREAM)
        places = [(family, str(place[0])) for family, _, _, _, place in found]
        if not places:
            raise Unreachable("there is no such name")
        if not self.inside:
            for family, place in places:
                if not is_for_everybody(place) or is_near(family, place, address.port):
                    raise Forbidden(PRIVATE)
        return places[0]


async def _converse(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    address: Address,
    headers: Mapping[str, str],
    body: bytes,
) -> tuple[int, float]:
    talk = h11.Connection(h11.CLIENT)
    host = address.origin.partition("://")[2]
    shown = [("host", host), ("content-length", str(len(body))), ("connection", "close"), *headers.items()]
    request = h11.Request(method="POST", target=address.path, headers=shown)
    writer.write(talk.send(request) or b"")
    writer.write(talk.send(h11.Data(data=body)) or b"")
    writer.write(talk.send(h11.EndOfMessage()) or b"")
    await writer.drain()
    read = 0
    while True:
        event = talk.next_event()
        if event is h11.NEED_DATA:
            data = await reader.read(16 * 1024)
            read += len(data)
            if read > MOST_ANSWER_BYTES:
                raise h11.RemoteProtocolError("the answer is too long")
            talk.receive_data(data)
        elif isinstance(event, h11.Response):
            after = dict(event.headers).get(b"retry-after", b"")
            return event.status_code, float(after) if after.isdigit() and len(after) < 9 else 0.0
        elif isinstance(event, h11.ConnectionClosed):
            raise h11.RemoteProtocolError("the connection was closed before the answer")


@cache
def _trusting() -> ssl.SSLContext:
    return ssl.create_default_context()


def _reason(error: BaseException) -> str:
    if isinstance(error, ssl.SSLError):
        return "its certificate cannot be trusted"
    return "it took too long" if isinstance(error, TimeoutError) else "nobody answers there"
