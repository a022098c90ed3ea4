"""How much each visitor has used of everything that is rationed, and the refusals when it is used up.

Each thing has a ration for a session and a larger one for a whole address. The number of somebody's tables is counted
in the store, with `room`, since it must hold across restarts and servers.
"""

import math
from typing import Final

from sacbe.engine.errors import Sentence, say
from sacbe.server.limits import Limits
from sacbe.server.problems import Denial
from sacbe.server.rations import Ration
from sacbe.server.store.tables import Room
from sacbe.server.visitors import Visitor

BURST_SECONDS: Final = 4.0
"""The messages of this many seconds may come at once."""
MINUTE: Final = 60.0
DAY: Final = 24 * 3600.0
HINTS_AT_ONCE: Final = 5


class Allowance:
    """A ration of one thing for each session, and a larger one for each address."""

    def __init__(self, rate: float, reserve: float, people: int) -> None:
        self._sessions = Ration(rate, reserve)
        self._places = Ration(rate * people, reserve * people)

    def take(self, visitor: Visitor, amount: float = 1.0) -> float:
        """Take this much and answer 0, or answer in how many seconds there will be enough."""
        asked = [(self._places, visitor.key)]
        if visitor.session:
            asked.append((self._sessions, visitor.session))
        wait = max(ration.wait(key, amount, visitor.share) for ration, key in asked)
        if not wait:
            for ration, key in asked:
                ration.take(key, amount, visitor.share)
        return wait


class Allowances:
    """Everything that is rationed, except requests, which the door counts."""

    def __init__(self, limits: Limits) -> None:
        people = limits.people
        self._limits = limits
        self._hints = Allowance(limits.hints / MINUTE, min(HINTS_AT_ONCE, limits.hints), people)
        self._tables = Allowance(limits.new_tables / DAY, limits.new_tables, people)
        self._seats = Allowance(limits.seats / DAY, limits.seats, people)
        self._records = Allowance(limits.records / DAY, limits.records, people)
        self._bytes = Allowance(limits.record_bytes / DAY, limits.record_bytes, people)
        self._sessions = Ration(limits.sessions * people / DAY, limits.sessions * people)
        self._messages = Ration(limits.rate * people, BURST_SECONDS * limits.rate * people)

    def message(self, place: str, share: float) -> bool:
        """May one more message come over the WebSockets of an address? Each WebSocket also has a pace of its own."""
        return self._messages.take(place, 1.0, share) == 0

    def new_session(self, place: str, share: float) -> None:
        """Somebody gets a session."""
        wait = self._sessions.take(place, 1.0, share)
        _check(wait, say("too many have come from your address today; come back later", "sessions-too-many"))

    def new_table(self, visitor: Visitor) -> None:
        """Somebody makes a table."""
        sentence = say("you have made as many tables as one may in a day; play on at those, or wait", "tables-too-fast")
        _check(self._tables.take(visitor), sentence)

    def room(self, visitor: Visitor) -> Room:
        """How many tables a visitor may have who makes one now."""
        most = self._limits.tables * visitor.share
        listed = self._limits.lobby_tables * visitor.share
        people = self._limits.people
        return Room(visitor.session, int(most), int(listed), int(most * people), int(listed * people))

    def seat(self, visitor: Visitor) -> None:
        """Somebody sits down at a public table."""
        sentence = say(
            "you have sat down at as many tables as one may in a day; play on at those, or wait", "seats-most"
        )
        _check(self._seats.take(visitor), sentence)

    def hint(self, visitor: Visitor) -> None:
        """Somebody asks for a hint, which keeps a processor busy for a second."""
        _check(self._hints.take(visitor), say("too many hints; wait a moment", "hints-too-fast"))

    def record(self, visitor: Visitor, size: int) -> None:
        """Somebody brings in a record of `size` bytes."""
        sentence = say("you have brought in as many records as one may in a day; wait a while", "records-too-many")
        _check(self._records.take(visitor), sentence)
        _check(self._bytes.take(visitor, size), sentence)

    def analyses_at_once(self, visitor: Visitor) -> tuple[float, float]:
        """How many turns one session, and one address, may have judged at the same time."""
        most = self._limits.analyses * visitor.share
        return most, most * self._limits.people


def _check(wait: float, sentence: Sentence) -> None:
    if wait:
        denial = Denial(429, "too-fast", sentence)
        denial.retry_after = math.ceil(wait)
        raise denial
