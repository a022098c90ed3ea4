"""What a host lets visitors have: every number that may be set, as options of `sacbe serve`.

Only the numbers are here. Who counts as one visitor is in `visitors`, and each limit is kept where the thing is done.
"""

import math
from dataclasses import dataclass, fields
from typing import Final

from sacbe.engine.errors import OptionError

AT_LEAST_ONE: Final = ("most_simulations", "mails", "people", "connections", "all_connections", "sockets")
"""Whole numbers that must not be 0. Of all others 0 means: nothing of the kind, or what their sentence says."""


@dataclass(frozen=True)
class Limits:
    """The sentence below each number is its help, and its line in docs/hosting.md."""

    rate: float = 50.0
    """How many requests a second may come from one address, and messages over one WebSocket."""
    own_machine: float = 1.0
    """How many times as much of everything this machine itself may have, where no proxy speaks for others."""
    connections: int = 256
    """How many connections one address may have; a proxy that is believed may have any number."""
    all_connections: int = 8_000
    """How many connections there may be in all, as far as the system allows so many open files."""
    sockets: int = 128
    """How many WebSockets one visitor may have, which is one for each table that is open somewhere."""
    longest_thought: float = 3.0
    """How many seconds a bot may be given for a turn; one that was given more before gets no more than that."""
    most_simulations: int = 5_000
    """How many simulations a bot may be given for a turn."""
    bot_seconds: float = 10.0
    """How many seconds of thinking may be under way at once for the tables and hints of one address."""
    channels: int = 10
    """How many ways to be told elsewhere one session may have."""
    mails: int = 20
    """How many e-mails one address may be sent in an hour; what comes faster goes together."""
    people: int = 4
    """How many people may be at one address: all its sessions together may have so many times what one may."""
    tables: int = 25
    """How many tables that are not over one session may have made."""
    lobby_tables: int = 3
    """How many of them may wait for players in the lobby."""
    new_tables: int = 100
    """How many tables one session may make in a day."""
    seats: int = 50
    """How many seats at listed tables of others one session may take in a day."""
    hints: int = 20
    """How many hints one session may ask for in a minute."""
    analyses: int = 8
    """How many turns of finished games one session may have judged at a time."""
    records: int = 50
    """How many records one session may bring in in a day."""
    record_bytes: int = 2_000_000
    """How many bytes the records may have that one session brings in in a day."""
    sessions: int = 50
    """How many new sessions one person at an address may have in a day."""
    most_steps: int = 2_000
    """How many steps a player may see at a table before nothing can be taken back there; real games have up to 800."""
    longest_record: int = 4_000
    """How many entries a record may have that is brought in, with all that was taken back."""
    reading_seconds: float = 10.0
    """How many seconds a record that is brought in may take to be read."""
    reading_memory: int = 1_000
    """How many megabytes the process may have in which records are read."""
    open_days: int = 14
    """After how many days a table goes where nobody has ever played; 0: never."""
    idle_days: int = 0
    """After how many days without a move a game ends for all, to be kept as finished games are; 0: never."""
    record_days: int = 0
    """After how many days a record goes that was brought in and that nobody looks at or goes on from; 0: never."""
    plan_days: int = 30
    """After how many days a plan goes that was not carried out; 0: when the game is over."""
    session_days: int = 90
    """After how many days somebody is forgotten who never came again and no table knows; 0: never."""

    def __post_init__(self) -> None:
        for each in fields(self):
            value = getattr(self, each.name)
            option = each.name.replace("_", "-")
            if isinstance(each.default, float):
                if not 0 < value < math.inf:
                    raise OptionError(option, f"must be more than 0, not {value:g}")
            elif isinstance(each.default, int):
                least = 1 if each.name in AT_LEAST_ONE else 0
                if value < least:
                    raise OptionError(option, f"must be at least {least}, not {value}")


USUAL: Final = Limits()
