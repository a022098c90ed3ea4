"""How much visitors may use: every number that a host can set, as options of `sacbe serve`.

Only the numbers are here. `visitors` says who counts as one visitor. Each limit is enforced where the thing is done.
"""

import math
from dataclasses import dataclass, fields
from typing import Final

from sacbe.engine.errors import OptionError

AT_LEAST_ONE: Final = ("most_simulations", "mails", "people", "connections", "all_connections", "sockets")
"""Whole numbers that must not be 0. For all others, 0 means none, or what their sentence says."""


@dataclass(frozen=True)
class Limits:
    """The sentence below each number is its help text, and its row in docs/hosting.md."""

    rate: float = 50.0
    """Requests a second from one address, and messages a second over one WebSocket."""
    own_machine: float = 1.0
    """How many times as much of everything this machine itself may have, unless a proxy speaks for others."""
    connections: int = 256
    """Connections of one address; a trusted proxy may have any number."""
    all_connections: int = 8_000
    """Connections in all, as far as the system allows that many open files."""
    sockets: int = 128
    """WebSockets of one visitor: one for each table that is open in some window."""
    longest_thought: float = 3.0
    """The most seconds that a bot may have for a turn, even if it was given more earlier."""
    most_simulations: int = 5_000
    """The most simulations that a bot may have for a turn."""
    bot_seconds: float = 10.0
    """Seconds of thinking at the same time for the tables and hints of one address."""
    channels: int = 10
    """Ways to get notices elsewhere for one session."""
    mails: int = 20
    """E-mails to one address in an hour; more notices are sent together."""
    people: int = 4
    """People at one address: all its sessions together may have this many times what one may."""
    tables: int = 25
    """Unfinished tables made by one session."""
    lobby_tables: int = 3
    """How many of these may wait for players in the lobby."""
    new_tables: int = 100
    """Tables that one session may make in a day."""
    seats: int = 50
    """Seats at other people's listed tables that one session may take in a day."""
    hints: int = 20
    """Hints that one session may ask for in a minute."""
    analyses: int = 8
    """Turns of finished games that one session may have judged at the same time."""
    records: int = 50
    """Records that one session may bring in in a day."""
    record_bytes: int = 2_000_000
    """Bytes of all records that one session may bring in in a day."""
    sessions: int = 50
    """New sessions that one person at an address may have in a day."""
    most_steps: int = 2_000
    """After how many steps at a table a player can take nothing back any more; real games have up to 800."""
    longest_record: int = 4_000
    """Entries of a record that is brought in, including those taken back."""
    reading_seconds: float = 10.0
    """The most seconds for reading a record that is brought in."""
    reading_memory: int = 1_000
    """Megabytes of memory for the process that reads records."""
    open_days: int = 14
    """After how many days a table is deleted if nobody has ever played there; 0: never."""
    idle_days: int = 0
    """After how many days without a move a game ends for all, and is kept like finished games; 0: never."""
    record_days: int = 0
    """After how many days a record that was brought in is deleted if nobody looks at it or continues it; 0: never."""
    plan_days: int = 30
    """After how many days a plan that was not carried out is deleted; 0: when the game is over."""
    session_days: int = 90
    """After how many days somebody who never came back and is at no table is forgotten; 0: never."""

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
