"""Reads a table from the store into memory."""

import json
from functools import lru_cache

from sqlalchemy import Connection

from sacbe.engine.errors import say
from sacbe.engine.game import Game
from sacbe.engine.registry import game_class, load
from sacbe.server.live_table import LiveTable
from sacbe.server.problems import Denial
from sacbe.server.store import actions as action_rows
from sacbe.server.store import proposals as proposal_rows
from sacbe.server.store import sessions as session_rows
from sacbe.server.store import tables as table_rows
from sacbe.server.store.tables import TableRow


def read_table(connection: Connection, table_id: str) -> LiveTable | None:
    """The table as the store has it, if there is one."""
    row = table_rows.find_table(connection, table_id)
    if row is None:
        return None
    rows = action_rows.actions_of(connection, table_id, up_to=row.length)
    snapshot = action_rows.latest_snapshot(connection, table_id, row.length)
    table = LiveTable(
        game_of(row), row, table_rows.seats_of(connection, table_id), rows, dict([snapshot] if snapshot else [])
    )
    for seat in table.seats:
        draft = proposal_rows.find_draft(connection, table_id, seat.seat)
        if draft is not None:
            table.drafts[seat.seat] = json.loads(draft.actions)
    table.proposals = proposal_rows.open_proposals(connection, table_id)
    for seat_number, session in session_rows.holders_of(connection, table_id):
        table.holders.setdefault(seat_number, set()).add(session)
    return table


def game_of(row: TableRow) -> Game:
    """The game of a table with its options, under the rules that it began with."""
    known = game_class(row.game)
    if row.rules != known.rules:
        raise Denial(
            409,
            "rules-version",
            say(
                "this game was begun by version {begun} of the rules, and this program knows version {known}",
                "rules-version",
                begun=str(row.rules),
                known=str(known.rules),
            ),
        )
    return _game(row.game, row.options)


@lru_cache(maxsize=256)
def _game(name: str, options: str) -> Game:
    """Tables with the same game and options share one object."""
    return load(name, **json.loads(options))
