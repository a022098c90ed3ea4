"""What runs in the process where records are read: a text comes in, plain data come out, cheap to take in.

Reading a record plays the whole game, and verifying it deals it again. Both take as long as whoever sent it has made
them take, so neither happens where others wait.
"""

import contextlib
import os
import signal
import threading
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sacbe.engine.errors import RecordError, RecordTooLong
from sacbe.engine.game import Position
from sacbe.engine.records import Record
from sacbe.engine.registry import game_class
from sacbe.server.thinking import end_with_the_server

NICENESS: Final = 5
NUMBERS: Final = 4
"""Of so many numbers is an entry, one after another: seat, action, turn, and 1 in a simultaneous phase."""
NUMBER: Final = "i"


@dataclass(frozen=True)
class Ending:
    """How a game that is over has ended."""

    places: list[int]
    scores: list[float]
    breakdown: list[dict[str, float]]


@dataclass(frozen=True)
class Brought:
    """A record that was read."""

    game: str
    options: dict[str, int | bool | str]
    names: list[str]
    event: str
    commitment: str
    seed: bytes | None
    """The seed that it reveals, if every draw follows from it."""
    nonces: list[bytes]
    entries: bytes
    ending: Ending | None


@dataclass(frozen=True)
class Unreadable:
    """A record that cannot be read, and why. Not every exception can be sent from a process to another: this can."""

    line: int
    column: int
    reason: str
    too_long: bool = False


def get_ready(games: tuple[str, ...], megabytes: int) -> None:
    """Leave Ctrl-C to the server, end when it ends, take what it leaves of the processor, and never much memory."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_server, daemon=True).start()
    for game in games:
        game_class(game)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes * 2**20, megabytes * 2**20))


def read_record(text: str, most: int) -> Brought | Unreadable:
    """The record that a text holds, of so many entries at most."""
    try:
        record = Record.parse(text, most)
        if record.seen_by is not None:
            raise RecordError(0, 0, "this is what one seat saw of a game; only a whole record can be replayed here")
    except RecordTooLong as error:
        return Unreadable(error.line, error.column, error.reason, too_long=True)
    except RecordError as error:
        return Unreadable(error.line, error.column, error.reason)
    pos = record.position
    is_fair = record.seed is not None and _is_fair(record)
    return Brought(
        game=record.game.id,
        options=dict(record.game.options),
        names=record.names,
        event=record.tags.get("Event", ""),
        commitment=record.commitment or "",
        seed=record.seed if is_fair else None,
        nonces=record.nonces,
        entries=_packed(record),
        ending=ending_of(pos, pos.ranking()) if pos.is_over else None,
    )


def ending_of(pos: Position, places: Sequence[int]) -> Ending:
    return Ending(list(places), list(pos.scores()), [dict(parts) for parts in pos.breakdown()])


def _packed(record: Record) -> bytes:
    numbers = array(NUMBER)
    for entry in record.entries:
        numbers.extend((entry.seat, entry.action, entry.number, int(entry.open_phase)))
    return numbers.tobytes()


def _is_fair(record: Record) -> bool:
    """Does the seed that a record reveals give every draw in it?"""
    try:
        record.verify()
    except RecordError:
        return False
    return True
