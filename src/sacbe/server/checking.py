"""The checks of `sacbe doctor`: every stored game is replayed from its log, and everything else is compared with it.

The log is the truth, so whatever disagrees with it is wrong. Nothing is ever changed here. Each table is read at one
moment of the database, so a server may keep writing.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, select

from sacbe.engine.chance import Dealer, commitment
from sacbe.engine.errors import SacbeError
from sacbe.engine.game import CHANCE, Game
from sacbe.engine.notation import letter
from sacbe.engine.records import UNDO, Record
from sacbe.server.archive import OVER
from sacbe.server.identity import GUEST
from sacbe.server.live_table import LiveTable
from sacbe.server.loading import game_of
from sacbe.server.outcomes import outcome, played_out
from sacbe.server.problems import Denial
from sacbe.server.store import actions as action_rows
from sacbe.server.store import disk_space, migrating, schema
from sacbe.server.store import proposals as proposal_rows
from sacbe.server.store import sessions as session_rows
from sacbe.server.store import tables as table_rows
from sacbe.server.store.actions import ActionRow
from sacbe.server.store.database import Database, read_url
from sacbe.server.store.errors import StoreError, plain
from sacbe.server.store.tables import ARCHIVED, TableRow

STATUSES: Final = (
    table_rows.OPEN,
    table_rows.RUNNING,
    table_rows.FINISHED,
    table_rows.ENDED,
    table_rows.ARCHIVED,
)
CLOSED: Final = ("closed", "idle")
"""The endings of games that the players did not end themselves."""
PROPOSAL_STATUSES: Final = (
    proposal_rows.OPEN,
    proposal_rows.ACCEPTED,
    proposal_rows.DECLINED,
    proposal_rows.WITHDRAWN,
    proposal_rows.VOID,
)


@dataclass
class Findings:
    """What was checked, and what is wrong: sentences for each table, and under "" for the whole database."""

    tables: int = 0
    entries: int = 0
    draws: int = 0
    wrong: dict[str, list[str]] = field(default_factory=dict)

    def add(self, table: str, sentence: str) -> None:
        self.wrong.setdefault(table, []).append(sentence)


def open_as_it_is(url: str | None, directory: Path) -> Database:
    """Open a database that exists and has the newest schema, without creating or upgrading anything."""
    database = Database(read_url(url, directory))
    try:
        path = Path(database.url.database or "")
        if not database.is_postgresql and not path.is_file():
            raise StoreError(f"there is no database at {path}")
        if not database.is_postgresql:
            disk_space.need(path, disk_space.TO_READ)
        with database.reading() as connection:
            found = migrating.version(connection)
    except Exception as error:
        database.close()
        shown = plain(error)
        raise shown if isinstance(shown, StoreError) else error from error
    if found != schema.NEWEST:
        database.close()
        has = "has no games" if found is None else f"has the schema {found}, and this program needs {schema.NEWEST}"
        raise StoreError(f"the database {database.address} {has}: start the server once, it brings it up to date")
    return database


def check(database: Database, progress: Callable[[int, int], None]) -> Findings:
    """Check everything. `progress` gets the number of tables done and of all tables."""
    findings = Findings()
    try:
        with database.reading() as connection:
            for sentence in _file_troubles(connection):
                findings.add("", sentence)
            ids = table_rows.table_ids(connection)
        for done, table_id in enumerate(ids):
            progress(done, len(ids))
            with database.reading() as connection:
                row = table_rows.find_table(connection, table_id)
                if row is not None:
                    _Examination(connection, row, findings).run()
        progress(len(ids), len(ids))
    except SacbeError:
        raise
    except Exception as error:
        shown = plain(error)
        if shown is error:
            raise
        raise shown from error
    return findings


def _file_troubles(connection: Connection) -> Iterator[str]:
    """What SQLite itself finds wrong with its file. PostgreSQL checks its own files."""
    if connection.dialect.name != "sqlite":
        return
    for (said,) in connection.exec_driver_sql("PRAGMA integrity_check(5)"):
        if said != "ok":
            yield f"The database file is damaged: {said}."
    for missing in connection.exec_driver_sql("PRAGMA foreign_key_check").fetchmany(5):
        yield f"A row of {missing[0]!r} belongs to a row of {missing[2]!r} that does not exist."


class _Examination:
    """The complete check of one table."""

    def __init__(self, connection: Connection, row: TableRow, findings: Findings) -> None:
        self._connection = connection
        self._row = row
        self._findings = findings
        self._seats = table_rows.seats_of(connection, row.id)
        self._rows = action_rows.actions_of(connection, row.id)

    def run(self) -> None:
        self._findings.tables += 1
        self._findings.entries += len(self._rows)
        try:
            game = game_of(self._row)
        except (Denial, SacbeError, ValueError, TypeError) as error:
            self._wrong(f"The game cannot be loaded: {error}.")
            return
        if not self._check_seats(game):
            return
        self._check_seed()
        self._check_people()
        self._check_plans()
        if self._check_order():
            self._replay(game)

    def _wrong(self, sentence: str) -> None:
        self._findings.add(self._row.id, sentence)

    # Beside the log

    def _check_seats(self, game: Game) -> bool:
        numbers = [seat.seat for seat in self._seats]
        if numbers != list(range(game.players)):
            there = ", ".join(map(str, numbers)) or "none"
            self._wrong(f"The game has {game.players} seats, counted from 0, but stored are: {there}.")
            return False
        for seat in self._seats:
            if seat.kind not in ("human", "open", "bot"):
                self._wrong(f"Seat {letter(seat.seat)} is of an unknown kind, {seat.kind!r}.")
            if (seat.level is not None) != (seat.kind == "bot"):
                self._wrong(f"Seat {letter(seat.seat)} is {seat.kind}, and its level is {seat.level}.")
            if not _is_hex(seat.nonce):
                self._wrong(f"What seat {letter(seat.seat)} added to the deal is not hexadecimal.")
                return False
        return True

    def _check_seed(self) -> None:
        if self._row.status == ARCHIVED and not self._row.fair:
            # A record that was brought in may claim what it likes.
            return
        if not _is_hex(self._row.seed) or commitment(bytes.fromhex(self._row.seed)) != self._row.commitment:
            self._wrong("The seed is not the one that was committed to.")

    def _check_people(self) -> None:
        row = self._row
        if row.host is not None and session_rows.find_session(self._connection, row.host) is None:
            self._wrong("Who made the table is not known.")
        held: set[int] = set()
        for number, session in session_rows.holders_of(self._connection, row.id):
            held.add(number)
            if not 0 <= number < len(self._seats):
                self._wrong(f"Somebody holds seat number {number}, which does not exist.")
            elif session_rows.find_session(self._connection, session) is None:
                self._wrong(f"Seat {letter(number)} is held by somebody who is not known.")
            elif self._seats[number].kind == "bot":
                self._wrong(f"Seat {letter(number)} is a bot's, but somebody holds it.")
        if row.status != table_rows.ARCHIVED:
            for seat in self._seats:
                forgotten = seat.name == GUEST and (seat.resigned or row.status in OVER)
                if seat.kind == "human" and seat.seat not in held and not forgotten:
                    self._wrong(f"Nobody holds seat {letter(seat.seat)}, though a person sits there.")

    def _check_plans(self) -> None:
        for seat in self._seats:
            draft = proposal_rows.find_draft(self._connection, self._row.id, seat.seat)
            if draft is not None and not _is_list_of_numbers(draft.actions):
                self._wrong(f"The plan of seat {letter(seat.seat)} cannot be read.")
        drafts = schema.drafts
        planning = select(drafts.c.seat).where(drafts.c.table == self._row.id)
        for number in self._connection.execute(planning).scalars():
            if not 0 <= number < len(self._seats):
                self._wrong(f"There is a plan for seat number {number}, which does not exist.")
        for proposal in proposal_rows.proposals_of(self._connection, self._row.id):
            asked = _document(proposal.answers)
            known = {str(seat.seat) for seat in self._seats}
            if asked is None or not {*asked, str(proposal.seat)} <= known:
                self._wrong(f"Proposal {proposal.id} is by or to seats that do not exist.")
            if proposal.kind not in ("undo", "end") or proposal.status not in PROPOSAL_STATUSES:
                self._wrong(f"Proposal {proposal.id} is of an unknown kind or status.")
            if not 0 <= proposal.about <= len(self._rows):
                self._wrong(f"Proposal {proposal.id} is about entry {proposal.about}, which does not exist.")
            if proposal.status == proposal_rows.OPEN and self._row.status != table_rows.RUNNING:
                self._wrong(f"Proposal {proposal.id} waits for answers, but no game is being played.")

    # The log

    def _check_order(self) -> bool:
        """Are the entries numbered 1, 2, 3 and so on, up to the table's length?"""
        if self._row.length != len(self._rows):
            self._wrong(f"The table says its log has {self._row.length} entries, but {len(self._rows)} are stored.")
        for seq, row in enumerate(self._rows, start=1):
            if row.seq != seq:
                self._wrong(f"Entry {seq} of the log is missing; the next one is {row.seq}.")
                return False
        return True

    def _replay(self, game: Game) -> None:
        """Replay everything strictly."""
        record = Record(game)
        dealer = Dealer(bytes.fromhex(self._row.seed), [bytes.fromhex(seat.nonce) for seat in self._seats])
        snapshots = set(action_rows.snapshots_of(self._connection, self._row.id))
        draws = 0
        for row in self._rows:
            if row.seat == CHANCE and row.action != UNDO:
                if self._row.fair and not self._check_draw(record, row, dealer, draws):
                    return
                draws += 1
            try:
                if row.action == UNDO:
                    record.undo(row.seat)
                else:
                    record.push(row.action, None if row.seat == CHANCE else row.seat)
            except (SacbeError, ValueError, IndexError) as error:
                self._wrong(f"Entry {row.seq}, {_told(game, row)}, is not allowed there: {error}.")
                return
            entry = record.entries[-1]
            if entry.seat != row.seat:
                self._wrong(f"Entry {row.seq} is stored as done by {_who(row.seat)}, but it is {_who(entry.seat)}'s.")
                return
            if entry.number != row.number:
                self._wrong(f"Entry {row.seq} is stored as of turn {row.number}, but it is of turn {entry.number}.")
            if entry.open_phase != row.open_phase:
                self._wrong(
                    f"Entry {row.seq} is stored as {_phase(row.open_phase)}, but it is {_phase(entry.open_phase)}."
                )
            if row.seq in snapshots:
                snapshots.discard(row.seq)
                self._check_snapshot(record, row.seq)
        for seq in sorted(snapshots):
            self._wrong(f"There is a snapshot after entry {seq}, which does not exist.")
        self._check_end(game, record)

    def _check_draw(self, record: Record, row: ActionRow, dealer: Dealer, index: int) -> bool:
        """Does the draw follow from the seed?"""
        pos = record.position
        if pos.turn != CHANCE:
            self._wrong(f"Entry {row.seq} is drawn by chance, but there is nothing to draw.")
            return False
        due = dealer.choose(index, pos.outcomes())
        self._findings.draws += 1
        if due != row.action:
            drawn, right = _told(record.game, row), record.game.name(due)
            self._wrong(f"Entry {row.seq}, draw {index + 1}, is {drawn}, but the seed gives {right}.")
            return False
        return True

    def _check_snapshot(self, record: Record, seq: int) -> None:
        found = action_rows.latest_snapshot(self._connection, self._row.id, seq)
        kept = None if found is None else _document(found[1])
        if kept != json.loads(json.dumps(record.position.to_json())):
            self._wrong(f"The snapshot after entry {seq} is not the position that the log leads to.")

    def _check_end(self, game: Game, record: Record) -> None:
        """Do status, result and turn agree with the end of the log?"""
        row, pos = self._row, record.position
        if row.status not in STATUSES:
            self._wrong(f"The status is unknown: {row.status!r}.")
            return
        if row.status == table_rows.OPEN and self._rows:
            self._wrong("The game has not begun by its status, but something was played.")
        if row.status == table_rows.RUNNING:
            if pos.is_over:
                self._wrong("The game is running by its status, but its log ends with the end of the game.")
            elif pos.turn == CHANCE:
                self._wrong("The log ends where chance has to draw.")
            for seat in self._seats:
                if seat.kind == "open":
                    self._wrong(f"The game is running, but seat {letter(seat.seat)} is open.")
        if row.status == table_rows.FINISHED and not pos.is_over:
            self._wrong("The game is finished by its status, but its log does not lead to the end.")
        if len(self._rows) == row.length:
            self._check_result(LiveTable(game, row, self._seats, self._rows))

    def _check_result(self, table: LiveTable) -> None:
        row = self._row
        due = _result(table)
        if (row.result is None) != (due is None):
            self._wrong("There is a result, though the game is not over." if due is None else "The result is missing.")
        elif row.result is not None and due is not None and _document(row.result) != json.loads(due):
            self._wrong("The result is not the one that the log leads to.")
        if row.bot_due != bool(table.bots_due()):
            self._wrong(f"A bot is {'' if row.bot_due else 'not '}noted as due, but it is the other way round.")
        noted = _document(row.waiting)
        if noted is None or noted.get("seats") != json.loads(table.waiting()).get("seats"):
            self._wrong("Who is to decide is not noted as it is.")


def _result(table: LiveTable) -> str | None:
    """The result as it has to be stored."""
    row, pos = table.row, table.position
    if row.status == table_rows.FINISHED:
        return played_out(table) if pos.is_over else None
    if row.status == table_rows.ARCHIVED:
        return outcome(table, "finished", pos.ranking()) if pos.is_over else None
    if row.status != table_rows.ENDED:
        return None
    staying = [seat.seat for seat in table.seats if not seat.resigned]
    if len(staying) == 1 and (_document(row.result or "") or {}).get("how") == "resigned":
        return outcome(table, "resigned", [1 if seat.seat in staying else 2 for seat in table.seats])
    kept = _document(row.result or "") or {}
    how = str(kept.get("how")) if kept.get("how") in CLOSED else "agreed"
    return outcome(table, how, pos.ranking(), str(kept.get("reason", "")) if how == "closed" else "")


def _told(game: Game, row: ActionRow) -> str:
    if row.action == UNDO:
        return f"{_who(row.seat)} taking back"
    if not 0 <= row.action < game.actions:
        return f"number {row.action} by {_who(row.seat)}"
    return f"{game.name(row.action)} by {_who(row.seat)}"


def _who(seat: int) -> str:
    return "chance" if seat == CHANCE else letter(seat)


def _phase(is_open: bool) -> str:
    return "chosen at the same time as others" if is_open else "chosen alone"


def _is_hex(text: str) -> bool:
    try:
        bytes.fromhex(text)
    except ValueError:
        return False
    return True


def _document(text: str) -> Mapping[str, Any] | None:
    """A JSON object, or None if it is none."""
    try:
        read = json.loads(text)
    except ValueError:
        return None
    return read if isinstance(read, dict) else None


def _is_list_of_numbers(text: str) -> bool:
    try:
        read = json.loads(text)
    except ValueError:
        return False
    return isinstance(read, list) and all(isinstance(each, int) for each in read)
