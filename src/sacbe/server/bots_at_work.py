"""Bots at their tables: finds bots' turns, lets them think, and looks for tables that were left behind.

The server itself never thinks. A bot's turn is a question to another process. The answer is added to the log like any
action, and only if the seat still has the same decision. So asking twice does no harm: after a restart, or if another
server died, any server that finds a bot's turn simply asks again.
"""

import asyncio
import json
import logging
import os
import secrets
import time
from collections.abc import Iterable
from functools import partial
from itertools import zip_longest
from typing import Final

from sacbe.bots.budget import Budget
from sacbe.engine.chance import rng
from sacbe.engine.errors import SacbeError, say
from sacbe.engine.game import CHANCE, Position
from sacbe.server.budgets import spending
from sacbe.server.changes import Changes
from sacbe.server.clock import now_ms
from sacbe.server.limits import Limits
from sacbe.server.live_table import LiveTable
from sacbe.server.play import Play
from sacbe.server.problems import Denial, not_now
from sacbe.server.seating import Seating
from sacbe.server.store import tables as table_rows
from sacbe.server.store.tables import Idle, TableRow
from sacbe.server.tables import Tables
from sacbe.server.thinkers import Rank, Thinkers
from sacbe.server.thinking import Question, Thought, advise, choose_turn

SWEEP_SECONDS: Final = 5.0
LONGEST_REST_SECONDS: Final = 600.0
HINT_SECONDS: Final = 1.0
HINT_WAYS: Final = 4
PRESENT_MS: Final = 120_000
"""A person who has looked or acted within this time counts as waiting for the table's bots."""
MOST_IN_VAIN: Final = 5
"""How often in a row a bot's choice may come too late before the table is left to the next sweep."""
_log = logging.getLogger("sacbe.bots")


class BotsAtWork:
    """One task for each table where it is a bot's turn."""

    def __init__(
        self, tables: Tables, changes: Changes, seating: Seating, play: Play, thinkers: Thinkers, limits: Limits
    ) -> None:
        self._tables = tables
        self._seating = seating
        self._play = play
        self._thinkers = thinkers
        self._limits = limits
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._rests: dict[str, tuple[float, float]] = {}
        """Tables where a bot failed: how long each rests, and until when."""
        self._hints: dict[tuple[str, int, int], asyncio.Task[list[Thought]]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._closing = False
        changes.grown.append(self.look_at)

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Stop asking. Unfinished thoughts are thrown away; they will be asked for again."""
        self._closing = True
        tasks: list[asyncio.Task[None] | asyncio.Task[list[Thought]]] = [*self._tasks.values(), *self._hints.values()]
        if self._sweeper is not None:
            tasks.append(self._sweeper)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinkers.stop()

    # Turns

    def look_at(self, table: LiveTable) -> None:
        """Let bots play if it is their turn at this table."""
        at_work = self._tasks.get(table.id)
        if self._closing or (at_work is not None and not at_work.done()) or not table.bots_due():
            return
        task = asyncio.create_task(self._play_at(table.id))
        self._tasks[table.id] = task
        task.add_done_callback(lambda done: self._over(table.id, done))

    def _over(self, table_id: str, task: "asyncio.Task[None]") -> None:
        if self._tasks.get(table_id) is task:
            del self._tasks[table_id]
        if task.cancelled():
            return
        error = task.exception()
        if error is None or (isinstance(error, Denial) and error.kind == "not-found"):
            # The game ended or was deleted while the bot was thinking.
            self._rests.pop(table_id, None)
            return
        self._rest(table_id, error)

    def _rest(self, table_id: str, error: BaseException) -> None:
        """Let a table rest for a while, longer each time."""
        rest = min(LONGEST_REST_SECONDS, 2 * self._rests.get(table_id, (SWEEP_SECONDS, 0.0))[0])
        self._rests[table_id] = (rest, time.monotonic() + rest)
        _log.error("a bot could not play at table %s, which waits %.0f seconds: %s", table_id, rest, error)

    async def _play_at(self, table_id: str) -> None:
        """Play for the table's bots until a person has to decide."""
        in_vain = 0
        while not self._closing:
            table = await self._tables.find(table_id)
            due = table.bots_due()
            if not due:
                return
            if await self._play.act_as_told(table_id):
                continue
            wanted = spending(due[0][1], table.row.game, self._limits)
            async with self._thinkers.one(partial(self.rank, table), maker_of(table.row), wanted.seconds) as thinker:
                async with self._tables.held(table_id) as table:
                    due = table.bots_due()
                    if not due:
                        return
                    seat, level = due[0]
                    spent = spending(level, table.row.game, self._limits)
                    if spent.seconds > wanted.seconds:
                        # Meanwhile somebody else decides, who waits in another line.
                        continue
                    length = len(table.log)
                    not_before = time.monotonic() + pause(table)
                    question = ask(table, table.position, seat, spent.bot, spent.budget)
                actions = await thinker.think(spent.seconds, choose_turn, question)
            await asyncio.sleep(max(0.0, not_before - time.monotonic()))
            if await self._play.act_as_bot(table_id, seat, actions, length):
                in_vain = 0
            else:
                in_vain += 1
                if in_vain == MOST_IN_VAIN:
                    raise SacbeError(f"what {level} chose could not be played {in_vain} times in a row")

    # Hints

    async def hint(self, table: LiveTable, seat: int, visitor: str) -> list[Thought]:
        """The best ways for a seat to go on, by the strongest bot's search. Asked twice, the bot thinks once."""
        async with self._tables.held(table.id) as held:
            if held.row.status != "running" or seat not in held.position.pending:
                raise not_now(say("you have nothing to decide now", "nothing-to-decide"))
            key = (held.id, seat, len(held.log))
            if key not in self._hints:
                question = ask(held, held.position, seat, "expert")
                self._hints[key] = asyncio.create_task(self._advise(question, visitor))
                self._hints[key].add_done_callback(lambda done: self._forget_hint(key, done))
        # The visitor may leave, but others may wait for the same answer.
        return await asyncio.shield(self._hints[key])

    async def _advise(self, question: Question, visitor: str) -> list[Thought]:
        async with self._thinkers.one(lambda: Rank.HINT, visitor, HINT_SECONDS) as thinker:
            return await thinker.think(HINT_SECONDS, advise, question, HINT_SECONDS, HINT_WAYS)

    def _forget_hint(self, key: tuple[str, int, int], task: "asyncio.Task[list[Thought]]") -> None:
        del self._hints[key]
        if not task.cancelled() and task.exception() is not None:
            _log.error("no hint for table %s: %s", key[0], task.exception())

    # Tables left behind

    async def _sweep(self) -> None:
        """Find tables that wait for the server: all of them at the start, later those left behind.

        A table is left behind if it has not changed since the last sweep. No clock is used, since clocks may be set.
        """
        before: dict[str, int] | None = None
        while True:
            try:
                waiting = await self._tables.store.read(table_rows.tables_to_begin)
                waiting += await self._tables.store.read(table_rows.tables_with_bot_due)
            except SacbeError as error:
                _log.warning("cannot look for tables where a bot is due: %s", error)
            else:
                if waiting and before is None:
                    await self._thinkers.quick_is_ready()
                for idle in in_turn(waiting):
                    if before is None or before.get(idle.id) == idle.updated:
                        await self._take_up(idle.id)
                before = {idle.id: idle.updated for idle in waiting}
            await asyncio.sleep(SWEEP_SECONDS)
            self._thinkers.look_again()
            if self._thinkers.expected:
                self._thinkers.start_next()

    async def _take_up(self, table_id: str) -> None:
        if table_id in self._tasks or self._rests.get(table_id, (0.0, 0.0))[1] > time.monotonic():
            return
        try:
            self.look_at(await self._seating.maybe_begin(table_id))
        except Exception as error:
            if isinstance(error, Denial) and error.kind == "not-found":
                return
            # A table that cannot be loaded must not stop the others.
            self._rest(table_id, error)

    def rank(self, table: LiveTable) -> Rank:
        """Does a person wait for this table's bots? An empty seat is no person."""
        here = self._tables.hub.readers(table.id)
        now = now_ms()
        for seat in table.seats:
            if table.is_played_by_bot(seat.seat) is None:
                seen = table.present.get(seat.seat)
                if seat.seat in here or (seen is not None and abs(now - seen) <= PRESENT_MS):
                    return Rank.WITH_PEOPLE
        return Rank.UNHURRIED


def ask(table: LiveTable, pos: Position, seat: int, level: str, budget: Budget | None = None) -> Question:
    """A question about the decision in a position, without anything that the seat does not know."""
    seed = secrets.token_hex(16)
    imagined = pos.imagine(seat, rng("imagined", seed))
    position = json.dumps(imagined.to_json(), separators=(",", ":"))
    return Question(table.row.game, dict(table.game.options), position, seat, level, seed, budget)


def maker_of(row: TableRow) -> str:
    """The visitor whose share of thinking a table uses: its maker, if known."""
    return row.visitor or row.host or row.id


def in_turn(waiting: Iterable[Idle]) -> list[Idle]:
    """The tables in fair order: the first of each visitor, then the second of each, and so on."""
    by_visitor: dict[str, list[Idle]] = {}
    for idle in waiting:
        by_visitor.setdefault(idle.visitor or idle.id, []).append(idle)
    return [idle for turn in zip_longest(*by_visitor.values()) for idle in turn if idle is not None]


def pause(table: LiveTable) -> float:
    """In how many seconds a bot may move: the table's pace, counted from the last bot's move.

    It is never longer than the pace, even if the clock was set back.
    """
    for entry, at in zip(reversed(table.log.entries), reversed(table.times), strict=True):
        if entry.seat != CHANCE:
            if table.is_played_by_bot(entry.seat) is None:
                return 0.0
            return min(table.row.pace, max(0, at + table.row.pace - now_ms())) / 1000
    return 0.0


def default_processes() -> int:
    """One process for each processor, less one, but at least one."""
    available = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, available - 1)
