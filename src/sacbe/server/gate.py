"""Counts and bounds all open connections, by address and in all, and the bytes that wait for their clients.

Once a second, the gate makes a round, and each connection that takes too long ends itself. `connections` handles the
requests on a connection.
"""

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, Protocol

from sacbe.server.addresses import place_of
from sacbe.server.limits import USUAL

HEAD_SECONDS: Final = 10.0
"""How long a request's head may take, from the connection or from its first byte."""
BODY_SECONDS: Final = 30.0
"""How long its body may take after the head."""
STALLED_SECONDS: Final = 30.0
"""A client that takes nothing of what is sent to it, or does not hang up, is cut off after this long."""
LOOK_SECONDS: Final = 1.0
MOST_WAITING: Final = 24 * 1024 * 1024
"""How many bytes of answers may wait for one address. Beyond that, clients that take nothing are cut off."""
OTHER_FILES: Final = 200
"""How many open files are reserved for the database, the bots and the program itself."""


class Connection(Protocol):
    """What the gate needs of a connection."""

    is_socket: bool

    def look(self, now: float) -> None:
        """End the connection if it is time."""

    def __hash__(self) -> int: ...


Full = Literal["here", "all"]


@dataclass(frozen=True)
class Bounds:
    """How many connections there may be."""

    each: int = USUAL.connections
    """From one address; a trusted proxy may have any number."""
    all: int = USUAL.all_connections
    """In all."""
    head_seconds: float = HEAD_SECONDS
    body_seconds: float = BODY_SECONDS
    stalled_seconds: float = STALLED_SECONDS


class Believed:
    """The trusted proxies, which may say where a request comes from: addresses, networks, `*` for all."""

    def __init__(self, names: str) -> None:
        self._all = names.strip() == "*"
        self._names = {name.strip() for name in names.split(",")}
        self._networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        for name in self._names:
            try:
                self._networks.append(ipaddress.ip_network(name))
            except ValueError:
                continue

    def __contains__(self, address: str) -> bool:
        if self._all or address in self._names:
            return True
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)


class Gate:
    """All open connections."""

    def __init__(self, bounds: Bounds, believed: Believed) -> None:
        self.bounds = bounds
        self.refused: Counter[str] = Counter()
        """How many requests and connections were ended here, and why."""
        self.note: Callable[[str, str], None] | None = None
        """Called for each of them, with the place that it came from."""
        self._believed = believed
        self._open: dict[Connection, str] = {}
        self._by_place: Counter[str] = Counter()
        self._waiting: dict[Connection, int] = {}
        self._waiting_by_place: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    @property
    def sockets(self) -> int:
        """How many connections are WebSockets."""
        return sum(1 for each in self._open if each.is_socket)

    def believes(self, address: str) -> bool:
        return address in self._believed

    def enter(self, connection: Connection, address: str) -> Full | None:
        """Let a connection in, or say which bound it exceeds."""
        place = place_of(address)
        if len(self._open) >= self.bounds.all:
            return "all"
        if not self.believes(address):
            if self._by_place[place] >= self.bounds.each:
                return "here"
            self._by_place[place] += 1
            self._open[connection] = place
        else:
            self._open[connection] = ""
        return None

    def become(self, before: Connection, after: Connection) -> None:
        """A connection has become a WebSocket."""
        if before in self._open:
            self._open[after] = self._open.pop(before)

    def waits(self, connection: Connection, size: int) -> bool:
        """Note that bytes wait for a client that does not take them. False if they are too many for its address.

        Bytes for a trusted proxy are not counted, since it takes all answers and keeps them itself.
        """
        place = self._open.get(connection, "")
        if not place:
            return True
        self.taken(connection)
        self._waiting[connection] = size
        self._waiting_by_place[place] += size
        return self._waiting_by_place[place] <= MOST_WAITING

    def taken(self, connection: Connection) -> None:
        """Note that nothing waits for the client any more."""
        size = self._waiting.pop(connection, 0)
        if size:
            place = self._open[connection]
            self._waiting_by_place[place] -= size
            if not self._waiting_by_place[place]:
                del self._waiting_by_place[place]

    def leave(self, connection: Connection) -> None:
        self.taken(connection)
        place = self._open.pop(connection, "")
        if place:
            self._by_place[place] -= 1
            if not self._by_place[place]:
                del self._by_place[place]

    def refuse(self, kind: str, address: str) -> None:
        """Count a refusal."""
        self.refused[kind] += 1
        if self.note is not None:
            self.note(kind, place_of(address))

    async def watch(self) -> None:
        """End connections that take too long, for ever."""
        clock = asyncio.get_running_loop().time
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            now = clock()
            for connection in list(self._open):
                connection.look(now)


def most_connections(wanted: int) -> int:
    """The most connections in all: as wanted, or as many as the system's limit of open files allows."""
    try:
        import resource
    except ImportError:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    goal = wanted + OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < goal:
        soft = goal if hard == resource.RLIM_INFINITY else min(goal, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else max(1, min(wanted, soft - OTHER_FILES))
