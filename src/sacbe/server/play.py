"""Playing: actions, plans, undo, proposals, resigning. Each is done completely or not at all, and only once."""

import contextlib
import hashlib
import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace

from sqlalchemy import Connection

from sacbe.engine.errors import IllegalAction, SacbeError, Sentence, say
from sacbe.engine.records import UNDO
from sacbe.server.agreements import usual_bot
from sacbe.server.changes import Changes
from sacbe.server.clock import now_ms
from sacbe.server.live_table import LiveTable, push_all
from sacbe.server.outcomes import outcome
from sacbe.server.problems import Denial, denial_of, not_found, not_now, not_yours
from sacbe.server.seating import reader_of, seat_of
from sacbe.server.store import proposals as proposal_rows
from sacbe.server.store.actions import request_seq
from sacbe.server.store.errors import Conflict, Repeated
from sacbe.server.store.proposals import ProposalRow
from sacbe.server.store.sessions import SessionRow
from sacbe.server.tables import Tables
from sacbe.server.telling import UNDONE_ENOUGH
from sacbe.server.wire import Act, Answer, Ask, Draft, Move, Undo, Why


class Play:
    """What players do at a table."""

    def __init__(self, tables: Tables, changes: Changes) -> None:
        self._tables = tables
        self._changes = changes

    async def act(self, table_id: str, act: Act, session: SessionRow | None) -> tuple[LiveTable, bool]:
        """Do actions of a seat. True if the same request was done before."""
        while True:
            async with self._tables.held(table_id) as table:
                again = await self._begin(table, act, session)
                if again:
                    return table, True
                deeds = [(act.seat, action) for action in _checked(table, act.seat, act.actions)]
                done = await self._add(table, deeds, act, act.seat)
                if done is not None:
                    return done

    async def act_as_bot(self, table_id: str, seat: int, actions: Sequence[int], length: int) -> bool:
        """Do what a bot chose when the log had this length. False if the log has changed."""
        async with self._tables.held(table_id) as table:
            if table.row.status != "running" or table.is_played_by_bot(seat) is None:
                return False
            if len(table.log) != length and not table.position.simultaneous:
                return False
            try:
                push_all(table.position.copy(), seat, actions)
            except IllegalAction:
                return False
            try:
                await self._changes.add(table, [(seat, action) for action in actions])
            except Conflict:
                return False
            return True

    async def act_as_told(self, table_id: str) -> bool:
        """Do what the lesson of a table has a bot do that is due; False if there is nothing of that kind."""
        async with self._tables.held(table_id) as table:
            for seat, _ in table.bots_due():
                actions = table.turn_in_lesson(seat)
                if actions:
                    with contextlib.suppress(Conflict):
                        await self._changes.add(table, [(seat, action) for action in actions])
                    return True
        return False

    async def undo(self, table_id: str, undo: Undo, session: SessionRow | None) -> tuple[LiveTable, bool]:
        """Take back the latest action of a seat. If others are affected, ask them first."""
        while True:
            async with self._tables.held(table_id) as table:
                if await self._begin(table, undo, session):
                    return table, True
                may = self._tables.telling.may_undo(table, undo.seat)
                if may is None:
                    raise not_now(say("there is nothing to take back", "undo-nothing-here"))
                deeds = [(undo.seat, UNDO)]
                if not may.allowed:
                    if not may.ask:
                        raise not_now(UNDONE_ENOUGH)
                    proposal = _proposal_id(undo)
                    if await self._tables.store.read(_has_proposal, table.id, proposal):
                        return table, True
                    others = _people(table, undo.seat, session)
                    if others:
                        await self._propose(table, proposal, "undo", undo.seat, others)
                        return table, False
                    deeds = table.back_to(undo.seat)
                done = await self._add(table, deeds, undo, undo.seat)
                if done is not None:
                    return done

    async def _begin(self, table: LiveTable, wish: Act | Undo, session: SessionRow | None) -> bool:
        """Check who asks and what they have seen. True if the same request was done before."""
        seat = reader_of(table, session, wish.seat)
        try:
            self._check(table, wish)
        except Denial:
            # A request that was done has added a step, so its repetition always comes too late.
            if await self._tables.store.read(request_seq, table.id, seat, wish.id) is None:
                raise
            return True
        return False

    def _check(self, table: LiveTable, wish: Act | Undo) -> None:
        _must_run(table)
        if table.is_played_by_bot(wish.seat) is not None:
            raise not_now(say("a bot plays for you; take your seat back first", "stand-in-plays"))
        if wish.expected != table.last_step(wish.seat):
            raise self._tables.telling.stale(table, wish.seat)

    async def _add(
        self, table: LiveTable, deeds: Sequence[tuple[int, int]], wish: Act | Undo, seat: int
    ) -> tuple[LiveTable, bool] | None:
        """Add to the log. None if another process was first with something hidden from the seat: try again."""
        try:
            await self._changes.add(table, deeds, (seat, wish.id))
        except Repeated:
            return await self._tables.find(table.id), True
        except Conflict:
            now = await self._tables.find(table.id)
            if now.last_step(seat) == wish.expected:
                return None
            raise self._tables.telling.stale(now, seat) from None
        return table, False

    # Plans

    async def save_draft(
        self, table_id: str, seat: int, actions: Sequence[Move], session: SessionRow | None
    ) -> tuple[LiveTable, Draft | None]:
        """Keep the plan of a seat after trying it out; without actions, drop the plan."""
        async with self._tables.held(table_id) as table:
            reader_of(table, session, seat)
            _must_run(table)
            made = None
            if actions:
                try:
                    made = table.try_out(seat, actions)
                except SacbeError as error:
                    raise denial_of(error) from None
            await self._changes.save_draft(table, seat, made.actions if made else [])
            return table, made

    async def why(self, table_id: str, ask: Ask, session: SessionRow | None) -> Why:
        """Whether an action is allowed after a plan, and if not, why not."""
        async with self._tables.held(table_id) as table:
            seat = reader_of(table, session, ask.seat)
            _must_run(table)
            pos = table.record.alone(seat)
            try:
                push_all(pos, seat, ask.draft)
            except SacbeError as error:
                raise denial_of(error) from None
            action: int | None = None
            try:
                action = push_all(pos, seat, [ask.action])[0]
            except IllegalAction as error:
                reason = error.reason
                if isinstance(reason, Sentence):
                    return Why(False, action, error.clause, str(reason), reason.message, dict(reason.args))
                return Why(False, action, error.clause, str(reason))
            except SacbeError as error:
                raise denial_of(error) from None
            return Why(True, action)

    # Agreements

    async def propose_end(self, table_id: str, seat: int, session: SessionRow | None) -> LiveTable:
        """Ask the others to end the game now. If no other person plays, it ends at once."""
        async with self._tables.held(table_id) as table:
            reader_of(table, session, seat)
            _must_run(table)
            others = _people(table, seat, session)
            if others:
                await self._propose(table, secrets.token_urlsafe(6), "end", seat, others)
            else:
                await self._end(table)
        return table

    async def _propose(self, table: LiveTable, proposal: str, kind: str, seat: int, others: Sequence[int]) -> None:
        if any(each.kind == kind and each.seat == seat for each in table.proposals):
            raise not_now(say("you have asked already; the others have not all answered yet", "proposed-already"))
        answers = json.dumps({str(other): None for other in others})
        row = ProposalRow(table.id, proposal, kind, seat, len(table.log), answers, proposal_rows.OPEN, now_ms())
        await self._changes.propose(table, row)

    async def answer(self, table_id: str, proposal: str, answer: Answer, session: SessionRow | None) -> LiveTable:
        """Answer a proposal. After the last yes it happens; after a no it does not."""
        async with self._tables.held(table_id) as table:
            reader_of(table, session, answer.seat)
            _must_run(table)
            row = next((each for each in table.proposals if each.id == proposal), None)
            if row is None:
                raise not_found("proposal")
            answers: dict[str, bool | None] = json.loads(row.answers)
            if answer.seat == row.seat:
                if answer.agree:
                    raise not_now(say("it is your own proposal", "own-proposal"))
                await self._changes.change(table, settled={row.id: proposal_rows.WITHDRAWN})
                return table
            if str(answer.seat) not in answers:
                raise not_yours("you are not asked", "not-asked")
            if not answer.agree:
                await self._changes.change(table, settled={row.id: proposal_rows.DECLINED})
                return table
            answers[str(answer.seat)] = True
            if not all(answers.values()):
                await self._changes.propose(table, replace(row, answers=json.dumps(answers)))
            elif row.kind == "end":
                await self._end(table, {row.id: proposal_rows.ACCEPTED})
            else:
                await self._take_back(table, row, answer.seat)
        return table

    async def _take_back(self, table: LiveTable, row: ProposalRow, seat: int) -> None:
        """Everyone agreed: go back to before the asking seat's latest action."""
        try:
            await self._changes.add(table, table.back_to(row.seat), settled={row.id: proposal_rows.ACCEPTED})
        except Conflict:
            raise self._tables.telling.stale(await self._tables.find(table.id), seat) from None

    async def end_idle(self, table_id: str, before_ms: int) -> bool:
        """End a game where nothing has happened since a time. False if something has."""
        async with self._tables.held(table_id) as table:
            if table.row.status != "running" or table.row.updated >= before_ms:
                return False
            await self._end(table, how="idle")
            return True

    async def _end(self, table: LiveTable, settled: Mapping[str, str] | None = None, how: str = "agreed") -> None:
        result = outcome(table, how, table.position.ranking())
        void = {each.id: proposal_rows.VOID for each in table.proposals}
        await self._changes.change(table, {"status": "ended", "result": result}, settled={**void, **(settled or {})})

    async def resign(self, table_id: str, seat: int, session: SessionRow | None) -> LiveTable:
        """Resign: a bot plays on for the others, and the seat comes last. If only one is left, the game is over."""
        async with self._tables.held(table_id) as table:
            reader_of(table, session, seat)
            _must_run(table)
            if seat_of(table, seat).resigned:
                raise not_now(say("{name} has resigned", "seat-resigned", name=table.seats[seat].name))
            staying = [each.seat for each in table.seats if not each.resigned and each.seat != seat]
            changes: dict[str, object] = {}
            void: dict[str, str] = {}
            if len(staying) == 1:
                places = [1 if each.seat in staying else 2 for each in table.seats]
                changes = {"status": "ended", "result": outcome(table, "resigned", places)}
                void = {each.id: proposal_rows.VOID for each in table.proposals}
            given_up = {"resigned": True, "stand_in": usual_bot(table.game)}
            await self._changes.change(table, changes, {seat: given_up}, void)
        return table


def _must_run(table: LiveTable) -> None:
    if table.row.status == "open":
        raise not_now(say("the game has not begun: seats are still open", "not-begun"))
    if table.row.status != "running":
        raise not_now(say("the game at this table is over", "table-over"))


def _checked(table: LiveTable, seat: int, moves: Sequence[Move]) -> list[int]:
    """The numbers of these actions, if all of them can be done one after another; else refused with the clause.

    They are tried on the position that the seat knows. On the true position they could end a simultaneous phase, and a
    refusal after that would reveal the others' choices although nothing was done. A single action needs no trial.
    """
    if len(moves) == 1 and isinstance(moves[0], int) and table.position.explain(moves[0], seat) is None:
        return [moves[0]]
    try:
        return push_all(table.record.alone(seat), seat, moves)
    except SacbeError as error:
        raise denial_of(error) from None


def _people(table: LiveTable, seat: int, session: SessionRow | None) -> list[int]:
    """The seats of other people than the one who asks, who may play several seats on one screen."""
    own = table.held_by(session.id if session else None)
    return [
        each.seat
        for each in table.seats
        if each.seat != seat and each.seat not in own and table.is_played_by_bot(each.seat) is None
    ]


def _proposal_id(wish: Undo) -> str:
    """An id that is the same for a repeated request, so that it proposes only once."""
    return hashlib.sha256(f"{wish.seat} {wish.id}".encode()).hexdigest()[:12]


def _has_proposal(connection: Connection, table: str, proposal: str) -> bool:
    return any(each.id == proposal for each in proposal_rows.proposals_of(connection, table))
