"""Making tables and sitting down: seats for people here, for friends with a link, for strangers and for bots.

A seat is held by sessions. An invitation is a token that opens one seat once: whoever uses it gets a new token for
their other devices, and the old one opens nothing any more. So nobody else can look into a hand.
"""

from collections.abc import Sequence
from typing import Final

from sacbe.bots.budget import Budget
from sacbe.bots.levels import check_bot
from sacbe.engine.errors import OptionError, SacbeError, say
from sacbe.engine.game import Game
from sacbe.engine.registry import game_class, load
from sacbe.server.agreements import agreed, own_stand_in, stand_in_for
from sacbe.server.budgets import is_too_long
from sacbe.server.changes import Changes
from sacbe.server.clock import now_ms
from sacbe.server.deals import Deals
from sacbe.server.feed import SPECTATOR
from sacbe.server.identity import GUEST, hashed, new_token
from sacbe.server.limits import Limits
from sacbe.server.live_table import LiveTable, default_name
from sacbe.server.names import clean_name, clean_title, tidy_name
from sacbe.server.new_tables import dealt, new_table_row
from sacbe.server.problems import Denial, denial_of, not_found, not_now, not_yours
from sacbe.server.store import sessions as session_rows
from sacbe.server.store import tables as table_rows
from sacbe.server.store.errors import Conflict
from sacbe.server.store.sessions import SessionRow
from sacbe.server.store.tables import Room, SeatRow, TableRow
from sacbe.server.tables import Tables
from sacbe.server.wire import BotWish, Claim, Invitation, NewTable, SeatWish, StandInWish

BOT_NAMES: Final = ("Ikal", "Nicte", "Balam", "Itzel")


class Seating:
    """Who sits where."""

    def __init__(self, tables: Tables, changes: Changes, deals: Deals, limits: Limits) -> None:
        self._tables = tables
        self._changes = changes
        self._deals = deals
        self._limits = limits

    async def make(
        self, wish: NewTable, session: SessionRow, visitor: str | None = None, room: Room | None = None
    ) -> tuple[LiveTable, list[Invitation]]:
        """A new table; it begins at once if every seat is taken."""
        game = game_of_wish(wish.game, wish.options, len(wish.seats))
        fresh = new_table_row(game, clean_title(wish.title), host=session.id, listed=wish.listed, pace=wish.pace)
        row = agreed(fresh, game, wish)
        if row.stand_in_level is not None:
            check_level(game, row.stand_in_level, self._limits, "stand_ins.level")
        seats, invitations = seats_of_wish(row.id, game, wish.seats, session, self._limits)
        held = [seat.seat for seat in seats if seat.kind == "human"]
        if wish.ticket is not None:
            row = dealt(row, await self._deals.seed(wish.ticket), wish.ticket)
        table = await self._create(row._replace(visitor=visitor), seats, session, held, room)
        return await self.maybe_begin(table.id), invitations

    async def _create(
        self, row: TableRow, seats: list[SeatRow], session: SessionRow, held: list[int], room: Room | None
    ) -> LiveTable:
        try:
            return await self._changes.create(row, seats, session.id, held, room=room)
        except Denial:
            if row.ticket is not None and await self._tables.store.read(table_rows.has_ticket, row.ticket):
                raise not_now(say("this deal has been played already; ask for another", "ticket-used")) from None
            raise

    async def look(self, token: str) -> tuple[LiveTable, int]:
        """The table that an invitation is for, and the seat."""
        found = await self._tables.store.read(table_rows.seat_by_token, hashed(token))
        if found is None:
            raise not_found("invitation")
        return await self._tables.find(found.table), found.seat

    async def host_name(self, table: LiveTable) -> str:
        """What whoever made the table is called: at their seat, or by themselves if they have none."""
        host = table.row.host
        held = table.held_by(host)
        if held:
            return table.seats[held[0]].name
        session = None if host is None else await self._tables.store.read(session_rows.find_session, host)
        return GUEST if session is None else session.name

    async def maybe_begin(self, table_id: str) -> LiveTable:
        """Deal, once every seat is taken."""
        async with self._tables.held(table_id) as table:
            if table.row.status == "open" and all(seat.kind != "open" for seat in table.seats):
                try:
                    await self._changes.add(table, [], changes={"status": "running"})
                except Conflict:
                    # Another process saw it too and has dealt already.
                    return await self._tables.find(table_id)
            return table

    async def join(self, token: str, name: str | None, nonce: str, session: SessionRow) -> tuple[LiveTable, int, str]:
        """Sit down by an invitation; the table, the seat and the new token of the seat."""
        found = await self._tables.store.read(table_rows.seat_by_token, hashed(token))
        if found is None:
            raise not_found("invitation")
        async with self._tables.held(found.table) as table:
            # Somebody may have used it meanwhile.
            if table.seats[found.seat].token_hash != hashed(token):
                raise not_found("invitation")
            fresh = new_token()
            await self._sit(table, found.seat, name, nonce, session, fresh)
        return await self.maybe_begin(found.table), found.seat, fresh

    async def take(self, table_id: str, seat: int, claim: Claim, session: SessionRow) -> tuple[LiveTable, str]:
        """Sit down on an open seat of a listed table."""
        async with self._tables.held(table_id) as table:
            held = seat_of(table, seat)
            if not table.row.listed:
                raise not_yours("this table takes players by invitation only", "invitation-only")
            if held.kind != "open":
                raise not_now(say("somebody sits there already", "seat-taken"))
            fresh = new_token()
            await self._sit(table, seat, claim.name, claim.nonce, session, fresh)
        return await self.maybe_begin(table_id), fresh

    async def _sit(
        self, table: LiveTable, seat: int, name: str | None, nonce: str, session: SessionRow, token: str
    ) -> None:
        held = table.seats[seat]
        changes: dict[str, object] = {"token_hash": hashed(token), "seen": now_ms()}
        if held.kind == "open":
            changes |= {"kind": "human", "name": clean_name(name) if name else tidy_name(session.name), "nonce": nonce}
        await self._changes.change(table, seats={seat: changes}, holder=(seat, session.id))

    async def invite(self, table_id: str, seat: int, session: SessionRow) -> Invitation:
        """A new link to a seat: for an open one by the host, for a held one by its holder. The one before dies."""
        async with self._tables.held(table_id) as table:
            held = seat_of(table, seat)
            if held.kind == "bot":
                raise not_now(say("a bot sits there", "seat-is-bot"))
            if held.kind == "open" and table.row.host != session.id:
                raise not_yours("only who made the table invites to it", "not-host")
            if held.kind == "human" and not table.holds(session.id, seat):
                raise not_yours("that seat is somebody else's", "not-your-seat")
            token = new_token()
            await self._changes.change(table, seats={seat: {"token_hash": hashed(token)}})
        return Invitation(seat, token)

    async def put_bot(self, table_id: str, seat: int, wish: BotWish, session: SessionRow) -> LiveTable:
        """Let a bot play an open seat for good."""
        async with self._tables.held(table_id) as table:
            check_level(table.game, wish.level, self._limits)
            held = seat_of(table, seat)
            if table.row.host != session.id:
                raise not_yours("only who made the table seats bots", "not-host-bots")
            if held.kind != "open":
                raise not_now(say("somebody sits there already", "seat-taken"))
            bot = {"kind": "bot", "level": wish.level, "name": bot_name(wish.level, seat), "token_hash": None}
            await self._changes.change(table, seats={seat: bot})
        return await self.maybe_begin(table_id)

    async def stand_in(self, table_id: str, seat: int, wish: StandInWish, session: SessionRow) -> LiveTable:
        """Let a bot play for oneself, or for somebody who is away as the table agreed, until they come back."""
        async with self._tables.held(table_id) as table:
            held = seat_of(table, seat)
            if wish.level is not None:
                check_level(table.game, wish.level, self._limits)
            if table.row.status != "running":
                raise not_now(say("no game is being played at this table", "not-running"))
            own = table.held_by(session.id)
            if held.kind != "human" or held.resigned or (held.stand_in is not None and seat not in own):
                raise not_now(say("a bot plays there already", "seat-bot"))
            if not own:
                raise not_yours("only who sits at this table may do that", "not-seated")
            if seat in own:
                level, by = own_stand_in(table, wish.level), seat
            else:
                here = seat in self._tables.hub.readers(table.id)
                # Another process may have seen them.
                noted = (await self._tables.store.read(table_rows.seats_of, table.id))[seat]
                level, by = stand_in_for(table, noted, wish.level, here), own[0]
            changes = {"stand_in": level, "stand_in_since": held.stand_in_since or now_ms(), "stand_in_by": by}
            await self._changes.change(table, seats={seat: changes})
        return table

    async def come_back(self, table_id: str, seat: int, session: SessionRow) -> LiveTable:
        """Take one's seat back from the bot."""
        async with self._tables.held(table_id) as table:
            held = seat_of(table, seat)
            if not table.holds(session.id, seat):
                raise not_yours("that seat is somebody else's", "not-your-seat")
            if held.resigned:
                raise not_now(say("{name} has resigned", "seat-resigned", name=held.name))
            if held.stand_in is not None:
                nobody = {"stand_in": None, "stand_in_since": None, "stand_in_by": None, "seen": now_ms()}
                await self._changes.change(table, seats={seat: nobody})
        return table

    async def seen(self, table_id: str, reader: int) -> None:
        """Note that the holder of a seat came or went, and tell it."""
        if reader == SPECTATOR:
            return
        async with self._tables.held(table_id) as table:
            await self._changes.change(table, seats={reader: {"seen": now_ms()}})


def seat_of(table: LiveTable, seat: int) -> SeatRow:
    if seat >= len(table.seats):
        raise not_found("seat")
    return table.seats[seat]


def reader_of(table: LiveTable, session: SessionRow | None, seat: int | None) -> int:
    """Who is reading: a seat that the session holds, or the spectator if none is named."""
    if seat is None:
        return SPECTATOR
    seat_of(table, seat)
    if session is None or not table.holds(session.id, seat):
        raise not_yours("that seat is somebody else's", "not-your-seat")
    table.present[seat] = now_ms()
    return seat


def game_of_wish(name: str, options: dict[str, int | bool | str], players: int) -> Game:
    """The game with these options for so many players; a wrong one is refused by name."""
    given: dict[str, object] = {**options}
    if given.setdefault("players", players) != players:
        raise denial_of(OptionError("players", f"there are {players} seats, but the options say {given['players']}"))
    try:
        game_class(name)
        return load(name, **given)
    except SacbeError as error:
        raise denial_of(error) from None


def seats_of_wish(
    table: str, game: Game, wishes: Sequence[SeatWish], session: SessionRow, limits: Limits
) -> tuple[list[SeatRow], list[Invitation]]:
    """The seats of a new table as they were wished for, and a token for each open one."""
    seats: list[SeatRow] = []
    invitations: list[Invitation] = []
    humans = sum(1 for wish in wishes if wish.kind == "human")
    for seat, wish in enumerate(wishes):
        place = f"seats[{seat}]"
        if (wish.level is not None) != (wish.kind == "bot"):
            raise denial_of(OptionError(place, "a level is for bots, and every bot needs one"))
        token = None
        if wish.kind == "bot":
            assert wish.level is not None
            check_level(game, wish.level, limits, f"{place}.level")
            name = wish.name or bot_name(wish.level, seat)
        elif wish.kind == "human":
            name = wish.name or (session.name if humans == 1 else default_name(seat))
        else:
            name = wish.name or ""
            token = new_token()
            invitations.append(Invitation(seat, token))
        seats.append(
            SeatRow(
                table=table,
                seat=seat,
                kind=wish.kind,
                name=clean_name(name, f"{place}.name") if name else "",
                nonce=wish.nonce,
                level=wish.level,
                token_hash=None if token is None else hashed(token),
                seen=now_ms(),
            )
        )
    return seats, invitations


def check_level(game: Game, level: str, limits: Limits, place: str = "level") -> None:
    """Refused if there is no such bot for the game, or if it would think for longer than the host allows."""
    _, colon, spending = level.partition(":")
    try:
        check_bot(level, game)
        if colon and is_too_long(Budget.parse(spending), limits):
            most = f"{limits.longest_thought:g} seconds or {limits.most_simulations} simulations"
            raise OptionError("bot", f"{level!r}: a bot may think about a turn for {most} here, not longer")
    except OptionError as error:
        raise Denial(400, "bot", say("{reason}", "bot", reason=error.reason), place=place) from None


def bot_name(level: str, seat: int) -> str:
    """What a bot is called at the table: a name of its own for each seat, and how strong it is."""
    return f"{BOT_NAMES[seat]} ({level.partition(':')[0]})"
