"""Tables to learn at: a lesson's record as far as the first step, a person on the seat that learns, bots on the others.

What the bots answer and chance draws there follows the record, for as long as the learner does (`live_table`).
"""

import asyncio
from typing import Final

from sacbe.engine.errors import OptionError
from sacbe.engine.game import Game
from sacbe.engine.lessons import Lesson, find_lesson
from sacbe.engine.registry import game_class
from sacbe.server.archive import rows_of
from sacbe.server.changes import Changes
from sacbe.server.limits import Limits
from sacbe.server.live_table import LiveTable
from sacbe.server.new_tables import new_table_row
from sacbe.server.problems import not_found
from sacbe.server.seating import seats_of_wish
from sacbe.server.store import removing
from sacbe.server.store import tables as table_rows
from sacbe.server.store.sessions import SessionRow
from sacbe.server.store.tables import Room
from sacbe.server.tables import Tables
from sacbe.server.wire import PAGE_MOST, SeatWish

LEVEL: Final = "novice"
"""Who plays on against the learner after the lesson."""


class Learning:
    """Makes the tables of lessons."""

    def __init__(self, tables: Tables, changes: Changes, limits: Limits) -> None:
        self._tables = tables
        self._changes = changes
        self._limits = limits

    async def read(self, game: str, name: str) -> Lesson:
        """A lesson with its record, which is replayed aside when it is first asked for."""
        lesson = find_lesson(known_game(game), name)
        if lesson is None:
            raise not_found("lesson")
        await asyncio.to_thread(lambda: lesson.record)
        return lesson

    async def begin(
        self, game: str, name: str, session: SessionRow, visitor: str | None = None, room: Room | None = None
    ) -> LiveTable:
        """A table for a lesson; what the learner began of it before goes, unless a game has come of it."""
        lesson = await self.read(game, name)
        await self._clear(lesson, session)
        played = lesson.record.game
        fresh = new_table_row(played, "", host=session.id)
        row = fresh._replace(fair=False, hints=True, note=lesson.name, visitor=visitor)
        wishes = [SeatWish("bot", level=LEVEL) for _ in range(played.players)]
        wishes[lesson.seat] = SeatWish("human")
        seats, _ = seats_of_wish(row.id, played, wishes, session, self._limits)
        return await self._changes.create(row, seats, session.id, [lesson.seat], rows_of(lesson.begun), room)

    async def _clear(self, lesson: Lesson, session: SessionRow) -> None:
        store = self._tables.store
        for row in await store.read(table_rows.tables_of_session, session.id, PAGE_MOST):
            begun = row.game == lesson.game.id and row.note == lesson.name and row.host == session.id
            if begun and row.status == table_rows.RUNNING and row.length <= len(lesson.record.entries):
                await store.write(removing.remove, row.id)
                self._tables.gone(row.id)


def known_game(name: str) -> type[Game]:
    try:
        return game_class(name)
    except OptionError:
        raise not_found("game") from None
