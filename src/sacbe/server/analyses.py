"""Analyses of games that are over: their turns, and a strong bot's opinion of each.

A reader asks for one turn after another, so the work ends when they leave. Nothing is stored; results are remembered
for a while, for those who come back and for others. As with a hint, a turn is judged by what its seat could know then:
the process that thinks gets a position in which everything else is drawn again.
"""

import asyncio
import contextlib
import logging
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Final

from sacbe.bots.analysis import Turn, find_turns
from sacbe.engine.errors import say
from sacbe.server.allowances import Allowances
from sacbe.server.archive import OVER
from sacbe.server.bots_at_work import ask
from sacbe.server.feed import Feed
from sacbe.server.live_table import LiveTable
from sacbe.server.problems import Denial, not_found, not_now
from sacbe.server.tables import Tables
from sacbe.server.thinkers import Rank, Thinkers
from sacbe.server.thinking import Opinion, Question, Thought, judge
from sacbe.server.visitors import Visitor
from sacbe.server.wire import Analysis, JudgedWay, Judgement, Loss, TurnPlayed

BOT: Final = "expert"
SECONDS: Final = 0.3
"""How long the search may think about a turn, and again about the end of what was played if it has to."""
WAYS: Final = 4
KEPT: Final = 32
"""How many games are remembered, the latest ones."""
_log = logging.getLogger("sacbe.bots")


@dataclass
class LookedBack:
    """A game that is over: its turns, and the opinions of them, including those still to come."""

    turns: list[Turn]
    opinions: dict[int, "asyncio.Task[Opinion | None]"] = field(default_factory=dict)

    def judgement(self, table: LiveTable, nth: int) -> Judgement | None:
        """What is known of a turn so far."""
        opinion = self.opinions.get(nth)
        if opinion is None or not opinion.done() or opinion.cancelled() or opinion.exception() is not None:
            return None
        return _judgement(table, self.turns[nth].seat, opinion.result())


@dataclass
class _Asker:
    """A visitor whose questions are answered one at a time."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    waiting: int = 0


class Analyses:
    """All current analyses."""

    def __init__(self, tables: Tables, thinkers: Thinkers, allowances: Allowances) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._allowances = allowances
        self._kept: OrderedDict[str, LookedBack] = OrderedDict()
        self._askers: dict[str, _Asker] = {}
        self._waiting: Counter[str] = Counter()
        """How many turns each address waits for."""
        self._at_work: set[asyncio.Task[Opinion | None]] = set()

    async def close(self) -> None:
        """Stop judging."""
        for task in self._at_work:
            task.cancel()
        await asyncio.gather(*self._at_work, return_exceptions=True)

    async def of(self, table: LiveTable, reader: int) -> Analysis:
        """The turns of a game by the reader's own steps, with what is known of them."""
        back = await self.look_back(table)
        feed = table.feed(reader)
        turns = [
            TurnPlayed(
                turn=nth,
                number=turn.number,
                seat=turn.seat,
                before=feed.steps_after(turn.at),
                after=_learned(feed, turn),
                deeds=[table.deed(turn.seat, action) for action in turn.actions],
                judgement=back.judgement(table, nth),
            )
            for nth, turn in enumerate(back.turns)
        ]
        return Analysis(BOT, SECONDS, turns)

    async def judge(self, table_id: str, nth: int, asker: Visitor) -> Judgement:
        """The search's opinion of a turn. If it is asked twice, the bot thinks once."""
        async with self._tables.held(table_id) as table:
            back = await self.look_back(table)
        if nth >= len(back.turns):
            raise not_found("turn")
        if nth not in back.opinions:
            async with self._one_at_a_time(asker):
                opinion = await asyncio.shield(self._opinion(table, back, nth, asker.key))
        else:
            opinion = await asyncio.shield(back.opinions[nth])
        return _judgement(table, back.turns[nth].seat, opinion)

    async def look_back(self, table: LiveTable) -> LookedBack:
        """The turns of a game that is over. The table's lock must be held."""
        if table.row.status not in OVER:
            raise not_now(say("a game can be analysed when it is over", "analysis-running"))
        if table.id not in self._kept:
            self._kept[table.id] = LookedBack(await self._tables.parts.do(find_turns(table.record)))
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(table.id)
        return self._kept[table.id]

    @contextlib.asynccontextmanager
    async def _one_at_a_time(self, visitor: Visitor) -> AsyncIterator[None]:
        name = visitor.session or visitor.key
        asker = self._askers.get(name) or _Asker()
        most, most_of_place = self._allowances.analyses_at_once(visitor)
        if asker.waiting >= most or self._waiting[visitor.key] >= most_of_place:
            denial = Denial(429, "too-fast", say("too many turns at once; wait a moment", "analysis-too-fast"))
            denial.retry_after = 1
            raise denial
        self._askers[name] = asker
        asker.waiting += 1
        self._waiting[visitor.key] += 1
        try:
            async with asker.lock:
                yield
        finally:
            asker.waiting -= 1
            if not asker.waiting:
                del self._askers[name]
            self._waiting[visitor.key] -= 1
            if not self._waiting[visitor.key]:
                del self._waiting[visitor.key]

    def _opinion(self, table: LiveTable, back: LookedBack, nth: int, visitor: str) -> "asyncio.Task[Opinion | None]":
        """The opinion of a turn, known or started now."""
        if nth not in back.opinions:
            turn = back.turns[nth]
            task = asyncio.create_task(self._think(question_of(table, turn), turn, visitor))
            back.opinions[nth] = task
            self._at_work.add(task)
            task.add_done_callback(lambda done: self._settle(table.id, back, nth, done))
        return back.opinions[nth]

    async def _think(self, question: Question, turn: Turn, visitor: str) -> Opinion | None:
        async with self._thinkers.one(lambda: Rank.UNHURRIED, visitor, 2 * SECONDS) as thinker:
            return await thinker.think(2 * SECONDS, judge, question, turn.actions, turn.nth, SECONDS, WAYS)

    def _settle(self, table_id: str, back: LookedBack, nth: int, task: "asyncio.Task[Opinion | None]") -> None:
        """Forget a failure, so that it can be asked again."""
        self._at_work.discard(task)
        if task.cancelled() or task.exception() is not None:
            del back.opinions[nth]
        if not task.cancelled() and task.exception() is not None:
            _log.error("no opinion of turn %d at table %s: %s", nth, table_id, task.exception())


def question_of(table: LiveTable, turn: Turn) -> Question:
    """The first decision of a turn, as its seat could know it."""
    return ask(table, turn.before, turn.seat, BOT)


def _learned(feed: Feed, turn: Turn) -> int:
    """The first step after which a reader knows the whole turn; in a simultaneous phase, the step that closes it.

    A phase that was open when all agreed to stop never closes: then it is one step beyond the last.
    """
    step = feed.steps_after(turn.last) + 1
    while step <= len(feed) and all(seat != turn.seat for seat, _ in feed.step(step).deeds):
        step += 1
    return step


def _judgement(table: LiveTable, seat: int, opinion: Opinion | None) -> Judgement:
    if opinion is None:
        return Judgement([], None, False, Loss(0.0, 0.0), 100.0, False)

    def told(way: Thought) -> JudgedWay:
        return JudgedWay([table.deed(seat, action) for action in way.actions], way.scores, way.wins)

    lost = Loss(opinion.lost_points, opinion.lost_wins)
    ways = [told(way) for way in opinion.ways]
    return Judgement(ways, told(opinion.played), opinion.at_most, lost, opinion.grade, opinion.is_mistake)
