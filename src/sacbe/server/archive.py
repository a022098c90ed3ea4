"""The past of games: any earlier step, records out and in, and new tables that continue from an old position."""

from array import array
from collections.abc import Generator, Sequence
from typing import Final

from sacbe.engine.chance import commitment
from sacbe.engine.errors import say
from sacbe.engine.records import Entry
from sacbe.engine.registry import load
from sacbe.server.changes import Changes
from sacbe.server.clock import now_ms
from sacbe.server.feed import SPECTATOR
from sacbe.server.limits import Limits
from sacbe.server.live_table import LiveTable
from sacbe.server.names import TITLE_COLUMNS, clean_title, tidy_name
from sacbe.server.new_tables import new_table_row
from sacbe.server.outcomes import written_outcome
from sacbe.server.problems import not_found, not_now
from sacbe.server.reading_room import ReadingRoom
from sacbe.server.record_reading import NUMBER, NUMBERS
from sacbe.server.seating import game_of_wish, seats_of_wish
from sacbe.server.still_played import StillPlayed
from sacbe.server.store.actions import ActionRow
from sacbe.server.store.sessions import SessionRow
from sacbe.server.store.tables import Room, SeatRow
from sacbe.server.tables import Tables
from sacbe.server.wire import PAGE_MOST, Fork, Import, Moment, ScoreChart, ScoreLine, Steps

OVER: Final = ("finished", "ended", "archived")


class Archive:
    """Games that have been played."""

    def __init__(self, tables: Tables, changes: Changes, limits: Limits, reading: ReadingRoom) -> None:
        self._tables = tables
        self._changes = changes
        self._limits = limits
        self._reading = reading
        self._still_played = StillPlayed(tables.store)

    async def steps(self, table: LiveTable, reader: int, after: int, views: bool = True) -> Steps:
        """A reader's next steps after one it has seen, with the views after them if wanted."""
        last = table.last_step(reader)
        if after > last:
            raise not_found("step")
        found = await self._tables.parts.do(table.stepping(reader, after, PAGE_MOST))
        for step in found if not views else ():
            step.view = None
        return Steps(after, last, found)

    def moment(self, table: LiveTable, reader: int, step: int) -> Moment:
        """The table as a reader saw it after a step; step 0 is the start."""
        feed = table.feed(reader)
        if step > len(feed):
            raise not_found("step")
        learned = feed.step(step) if step else None
        return Moment(
            step=step,
            last=len(feed),
            number=learned.number if learned else 0,
            deeds=[table.deed(seat, action) for seat, action in learned.deeds] if learned else [],
            view=table.view_after(reader, step),
        )

    async def scores(self, table: LiveTable, reader: int) -> ScoreChart:
        """Every seat's points after each turn, as the reader could see them."""
        return ScoreChart(await self._tables.parts.do(_score_lines(table, reader)))

    async def record(self, table: LiveTable, reader: int) -> str:
        """The record as text: complete if the game is over, else as the reader may know it."""
        record = table.record
        record.names = table.names
        row = table.row
        if row.fair:
            record.commitment = row.commitment
            record.nonces = [bytes.fromhex(seat.nonce) for seat in table.seats]
        if row.title:
            record.tags["Event"] = row.title
        if row.forked_from is not None:
            record.tags["Note"] = f"goes on from step {row.forked_at} of table {row.forked_from}"
        over = row.status in OVER
        record.seed = bytes.fromhex(row.seed) if over and row.fair else None
        if not over:
            record = await self._tables.parts.do(record.viewing(None if reader == SPECTATOR else reader))
        return record.text()

    async def bring_in(self, wish: Import, session: SessionRow, visitor: str) -> LiveTable:
        """A table for a record from elsewhere, to look at and to continue from."""
        brought = await self._reading.read(wish.record, visitor)
        title = clean_title(wish.title) or tidy_name(brought.event, TITLE_COLUMNS)
        game = load(brought.game, **brought.options)
        fresh = new_table_row(game, title, host=session.id)
        row = fresh._replace(status="archived", fair=False, seed="", commitment=brought.commitment)
        nonces = [b""] * game.players
        if brought.seed is not None:
            row = row._replace(fair=True, seed=brought.seed.hex(), commitment=commitment(brought.seed))
            nonces = brought.nonces or nonces
        if brought.ending is not None:
            row = row._replace(result=written_outcome("finished", brought.ending))
        seats = [
            SeatRow(table=row.id, seat=seat, kind="human", name=tidy_name(name), nonce=nonces[seat].hex())
            for seat, name in enumerate(brought.names)
        ]
        return await self._changes.create(row, seats, None, [], rows_of_packed(brought.entries))

    async def fork(
        self,
        table_id: str,
        wish: Fork,
        reader: int,
        session: SessionRow,
        visitor: str | None = None,
        room: Room | None = None,
    ) -> LiveTable:
        """A new table that continues from a step of a finished game."""
        async with self._tables.held(table_id) as table:
            if table.row.status not in OVER:
                raise not_now(say("only a finished game can be gone on from", "fork-running"))
            if len(wish.seats) != table.game.players:
                raise not_now(say("that game has {players} seats", "fork-seats", players=str(table.game.players)))
            feed = table.feed(reader)
            if wish.move > len(feed):
                raise not_found("step")
            length = feed.step(wish.move).after if wish.move else 0
            entries = table.log.standing_after(length)
            if table.log.position_after(length).is_over:
                raise not_now(say("the game is over there; choose an earlier step", "fork-over"))
        await self.check_over(table, session)
        game = game_of_wish(table.row.game, dict(table.game.options), table.game.players)
        fresh = new_table_row(game, clean_title(wish.title), host=session.id)
        row = fresh._replace(fair=False, hints=True, forked_from=table.id, forked_at=wish.move, visitor=visitor)
        seats, _ = seats_of_wish(row.id, game, wish.seats, session, self._limits)
        if any(seat.kind == "open" for seat in seats):
            raise not_now(say("who goes on from a game plays here or against bots", "fork-open"))
        held = [seat.seat for seat in seats if seat.kind == "human"]
        return await self._changes.create(row, seats, session.id, held, rows_of(entries), room)

    async def check_over(self, table: LiveTable, session: SessionRow | None) -> None:
        """Refuse if a bot's opinion of this game might help somebody who still plays it."""
        await self._still_played.check(table, session)


def _score_lines(table: LiveTable, reader: int) -> Generator[None, None, list[ScoreLine]]:
    lines: list[ScoreLine] = []
    feed = table.feed(reader)
    for step in range(1, len(feed) + 1):
        learned = feed.step(step)
        if step == len(feed) or feed.step(step + 1).number != learned.number:
            view = table.view_after(reader, step)
            scores = [float(player["score"]) for player in view["players"]]
            lines.append(ScoreLine(step, learned.number, scores))
            yield
    return lines


def rows_of(entries: Sequence[Entry]) -> list[ActionRow]:
    """Entries as rows of the store, all with the current time."""
    now = now_ms()
    return [ActionRow(entry.seat, entry.action, entry.number, entry.open_phase, now) for entry in entries]


def rows_of_packed(entries: bytes) -> list[ActionRow]:
    """The same for entries from the process that reads records."""
    now = now_ms()
    numbers = iter(array(NUMBER, entries))
    return [
        ActionRow(seat, action, number, bool(is_open), now)
        for seat, action, number, is_open in zip(*[numbers] * NUMBERS, strict=True)
    ]
