"""Whole games put straight into a database, as the server itself would have stored them, for tests that need many."""

import json
import random
from collections.abc import Callable

from sqlalchemy import Connection, text

from sacbe.engine.game import CHANCE
from sacbe.engine.registry import load
from sacbe.server.clock import now_ms
from sacbe.server.live_table import LiveTable
from sacbe.server.new_tables import new_table_row
from sacbe.server.outcomes import played_out
from sacbe.server.store import schema
from sacbe.server.store.actions import ActionRow, add_snapshot, append
from sacbe.server.store.database import Database
from sacbe.server.store.sessions import SessionRow, add_holder, insert_session
from sacbe.server.store.tables import SeatRow, insert_table

Choose = Callable[[LiveTable, int], int]


def by_chance(seed: int) -> Choose:
    """Any legal action."""
    generator = random.Random(seed)

    def choose(table: LiveTable, seat: int) -> int:
        return generator.choice(table.position.legal(seat))

    return choose


def slowly(table: LiveTable, seat: int) -> int:
    """The cheapest action there is, passing and ending only when nothing else is left: the longest game of Tikal."""

    def worth(action: int) -> tuple[int, int]:
        terms = table.position.terms(action, seat)
        ends = table.game.deed(action)["do"] in ("end", "pass")
        return ends, terms.get("cost", {}).get("action_points", 0)

    return min(table.position.legal(seat), key=worth)


def play_game(
    game: str, choose: Choose, most: int = 100_000, **options: object
) -> tuple[LiveTable, list[ActionRow], dict[int, str]]:
    """A game that was played, to its end or for so many decisions: with its rows and snapshots."""
    loaded = load(game, **options)
    row = new_table_row(loaded, "", host=None)._replace(status="running")
    seats = [SeatRow(row.id, seat, "human", f"Player {seat}", "") for seat in range(loaded.players)]
    table = LiveTable(loaded, row, seats, [])
    rows: list[ActionRow] = []
    snapshots: dict[int, str] = {}
    deeds: list[tuple[int, int]] = []
    for _ in range(most + 1):
        growth = table.grow(deeds, (), now_ms())
        rows += growth.rows
        if growth.checkpoint is not None:
            position = table.log.position_after(growth.checkpoint)
            snapshots[growth.checkpoint] = json.dumps(position.to_json(), separators=(",", ":"))
        if table.position.is_over:
            break
        seat = table.position.pending[0]
        deeds = [(seat, choose(table, seat))]
    assert table.position.turn != CHANCE
    return table, rows, snapshots


def put(connection: Connection, table: LiveTable, rows: list[ActionRow], snapshots: dict[int, str]) -> None:
    """Store a game that was played."""
    if table.position.is_over:
        table.row = table.row._replace(status="finished", result=played_out(table))
    insert_table(connection, table.row, table.seats)
    append(connection, table.id, 1, rows, {"waiting": table.waiting()})
    for seq, position in snapshots.items():
        add_snapshot(connection, table.id, seq, position)
    session = SessionRow(f"session-{table.id}", f"hash-{table.id}", "Ana", 1, 1)
    insert_session(connection, session)
    for seat in table.seats:
        add_holder(connection, table.id, seat.seat, session.id)


def store_games(database: Database, count: int, game: str = "silver_gold", most: int = 100_000) -> list[str]:
    """Store so many games, played by chance; their ids."""
    ids: list[str] = []
    with database.writing() as connection:
        for seed in range(count):
            table, rows, snapshots = play_game(game, by_chance(seed), most, players=2)
            put(connection, table, rows, snapshots)
            ids.append(table.id)
    return ids


def copy_games(connection: Connection, times: int) -> None:
    """Every stored game so many times more, under ids of their own; the database does it by itself, quickly."""
    counted = f"WITH RECURSIVE copies(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM copies WHERE k < {times})"
    for table in (schema.tables, schema.seats, schema.holders, schema.actions, schema.snapshots):
        key = "id" if table is schema.tables else "table"
        names = [column.name for column in table.columns]
        into = ", ".join(f'"{name}"' for name in names)
        values = ", ".join(f"\"{name}\" || '-' || k" if name == key else f'"{name}"' for name in names)
        connection.execute(
            text(f"{counted} INSERT INTO {table.name} ({into}) SELECT {values} FROM {table.name}, copies")
        )
