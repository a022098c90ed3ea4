"""What every way of sending has in common: it takes a message in words and says what became of it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from sacbe.server.notices.letters import Written
from sacbe.server.notices.outward import Address, NoAnswer, Outward, Unreachable
from sacbe.server.notices.sorting import Pace
from sacbe.server.store.channels import ChannelRow


class Fate(Enum):
    """What became of a message."""

    SENT = "sent"
    AGAIN = "again"
    """It has not arrived, and may later."""
    REFUSED = "refused"
    """It is not wanted there, and will not be."""
    GONE = "gone"
    """There is no such receiver any more."""
    UNKNOWN = "unknown"
    """It may have arrived, and must not be sent twice."""


@dataclass(frozen=True)
class Result:
    """With a wish for how many seconds to wait, if the receiver has one."""

    fate: Fate
    wait: float = 0.0


HandOver = Callable[[], Awaitable[bool]]
"""Note that the message leaves in this moment; False if it must not, since somebody else has the channel by now."""


class Way(Protocol):
    """One way of sending."""

    name: str
    pace: Pace
    at_once: int
    """So many messages are under way at once from this server."""

    async def send(self, written: Written, channel: ChannelRow, hand_over: HandOver) -> Result: ...


async def deliver(outward: Outward, address: Address, headers: dict[str, str], body: bytes) -> Result:
    """A request to a receiver that knows a message again, so that it may be sent twice."""
    try:
        return judged(*await outward.post(address, headers, body))
    except (Unreachable, NoAnswer):
        return Result(Fate.AGAIN)


def judged(status: int, wait: float) -> Result:
    """What an HTTP status says of a message."""
    if 200 <= status < 300:
        return Result(Fate.SENT)
    if status in (404, 410):
        return Result(Fate.GONE)
    if status in (408, 425, 429) or status >= 500:
        return Result(Fate.AGAIN, wait)
    return Result(Fate.REFUSED)
