"""Records that somebody may still be playing: a bot's opinion of one would be help in a game that goes on.

A record can be written by anybody. One of an unfinished game is known to be no running game of people only if it was
dealt at a table here that is over, or that the asker plays alone. One of a finished game may be a running one with an
ending made up: that is known of games that run here, by their draws. What runs elsewhere nobody here can know.
"""

import json
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import Connection

from sacbe.engine.errors import say
from sacbe.engine.game import CHANCE
from sacbe.engine.log import UNDO
from sacbe.server.live_table import LiveTable
from sacbe.server.problems import not_now
from sacbe.server.store import actions as action_rows
from sacbe.server.store import sessions as session_rows
from sacbe.server.store import tables as table_rows
from sacbe.server.store.sessions import SessionRow
from sacbe.server.store.tables import ARCHIVED, ENDED, FINISHED
from sacbe.server.store.writer import Store

FEWEST: Final = 8
"""So many draws at least have to agree; fewer agree by chance."""
HIDDEN: Final = 4
"""So many draws of the set-up may each other player have had that the writer of a record did not see."""
LATEST: Final = 200
"""Only the beginning of a log is compared: so many entries."""
REMEMBERED: Final = 1_000


class StillPlayed:
    """Says of records whether somebody may still be playing the game."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._over: OrderedDict[str, None] = OrderedDict()
        """Finished records that are no copy of a running game. None becomes one: nobody knows draws in advance."""

    async def check(self, table: LiveTable, session: SessionRow | None) -> None:
        """Refused if a bot's opinion of this game might be help for somebody who still plays it."""
        row = table.row
        # A seed that gives every draw is not known to anybody as long as a game is played.
        if row.status != ARCHIVED or (row.result is not None and row.fair) or row.id in self._over:
            return
        if row.result is None:
            deeds = [(entry.seat, entry.action) for entry in table.log.entries]
            asker = session.id if session else ""
            if not await self._store.read(_is_no_help, row.commitment, deeds, asker):
                raise not_now(
                    say(
                        "this game is not over: it can be looked at, but not analysed or gone on from",
                        "record-unfinished",
                    )
                )
            return
        draws = [entry.action for entry in table.log.entries[:LATEST] if entry.seat == CHANCE and entry.action != UNDO]
        if await self._store.read(_runs_here, row.game, table.game.options, draws):
            raise not_now(say("a game with these draws is being played here; wait until it is over", "record-running"))
        self._over[row.id] = None
        if len(self._over) > REMEMBERED:
            self._over.popitem(last=False)


def _is_no_help(connection: Connection, promised: str, deeds: list[tuple[int, int]], asker: str) -> bool:
    """Do these deeds come from a table here that is over, or where the asker plays alone?"""
    for row in table_rows.tables_dealt_from(connection, promised):
        rows = action_rows.actions_of(connection, row.id, up_to=len(deeds))
        if [(each.seat, each.action) for each in rows] != deeds:
            continue
        people = {session for _, session in session_rows.holders_of(connection, row.id)}
        if row.status in (FINISHED, ENDED) or (row.hints and people == {asker}):
            return True
    return False


def _runs_here(connection: Connection, game: str, options: Mapping[str, object], draws: list[int]) -> bool:
    """Is a game without hints with these draws being played here?"""
    players = int(str(options["players"]))
    running = action_rows.draws_of_running(connection, game, json.dumps(dict(options)), LATEST)
    return any(is_same_deal(draws, others, HIDDEN * (players - 1)) for others in running)


def is_same_deal(draws: Sequence[int], others: Sequence[tuple[int, int]], hidden: int) -> bool:
    """Do two games begin with the same draws, but for some of the set-up? The others are given with their seq."""
    agree = 0
    for at, (draw, (seq, other)) in enumerate(zip(draws, others, strict=False), start=1):
        if draw == other:
            agree += 1
        elif seq > at:
            # Somebody has acted before it, and what is drawn after that lies open.
            return False
        if agree >= FEWEST and at - agree <= hidden:
            return True
    return False
