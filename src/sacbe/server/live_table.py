"""A table in memory: its log, its players, and what each reader may see now and could see earlier.

Everything that leaves this module goes through the view of a reader. `changes` writes to the store and `telling`
informs others. To change a table, hold its lock until the change is stored.
"""

import json
from array import array
from asyncio import Lock
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import Raw

from sacbe.engine.chance import Dealer
from sacbe.engine.errors import IllegalAction
from sacbe.engine.game import CHANCE, Game, Position
from sacbe.engine.lessons import Lesson, find_lesson
from sacbe.engine.notation import letter
from sacbe.engine.parts import whole
from sacbe.engine.records import UNDO, UNKNOWN, Entry, Record
from sacbe.server.feed import SPECTATOR, Feed, Learned, concealed_from
from sacbe.server.log import Log
from sacbe.server.store.actions import ActionRow
from sacbe.server.store.proposals import ProposalRow
from sacbe.server.store.tables import SeatRow, TableRow
from sacbe.server.wire import Choice, Deed, Draft, Json, MayUndo, Move, Step

LONG: Final = 256
"""With this many entries or more, building a reader's feed takes a while."""
_encode = msgspec.json.Encoder().encode


@dataclass
class Growth:
    """The result of an addition to the log: rows for the store, and the steps that each watching reader learned."""

    rows: list[ActionRow] = field(default_factory=list)
    steps: dict[int, list[Step]] = field(default_factory=dict)
    views: dict[int, bytes] = field(default_factory=dict)
    """Each watching reader's view, as JSON."""
    changed: set[int] = field(default_factory=set)
    """The watching readers whose view has changed."""
    checkpoint: int | None = None
    secret: bool = False
    """Was it all in a simultaneous phase that goes on? Then others learn only who still has to decide."""


class LiveTable:
    """One table. Readers are seats or SPECTATOR."""

    def __init__(
        self,
        game: Game,
        row: TableRow,
        seats: Sequence[SeatRow],
        rows: Sequence[ActionRow],
        snapshots: dict[int, str] | None = None,
    ) -> None:
        self.lock = Lock()
        self.game = game
        self.row = row
        self.seats = list(seats)
        self.holders: dict[int, set[str]] = {}
        """The sessions that hold each seat."""
        self.present: dict[int, int] = {}
        """When the holder of a seat last asked for anything, while the table is in memory."""
        self.noted: dict[int, int] = {}
        """When the store last noted the holder of a seat, if that is later than the seat's own time."""
        self.drafts: dict[int, list[int]] = {}
        self.proposals: list[ProposalRow] = []
        self.times = array("q", [row.at for row in rows])
        self.log = Log(game, [_entry(row) for row in rows], snapshots)
        self.record = Record.restored(self.names, self.log.trail, self.log.position_after(len(rows)))
        self.told: tuple[object, Raw] | None = None
        """The latest description of the table without its game, and what that depended on."""
        self._feeds: dict[int, Feed] = {}
        self._dealer: Dealer
        self._dealt_for: list[SeatRow] | None = None

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def position(self) -> Position:
        return self.record.position

    @property
    def names(self) -> list[str]:
        return [seat.name or default_name(seat.seat) for seat in self.seats]

    @property
    def dealer(self) -> Dealer:
        """The table's dealer, made again only when somebody sits down."""
        if self._dealt_for is not self.seats:
            self._dealt_for = self.seats
            self._dealer = Dealer(bytes.fromhex(self.row.seed), [bytes.fromhex(seat.nonce) for seat in self.seats])
        return self._dealer

    def holds(self, session: str | None, seat: int) -> bool:
        return session is not None and session in self.holders.get(seat, ())

    def held_by(self, session: str | None) -> list[int]:
        """The seats that a session holds here."""
        return [seat.seat for seat in self.seats if self.holds(session, seat.seat)]

    def is_played_by_bot(self, seat: int) -> str | None:
        """The level of the bot that plays this seat; None if no bot does."""
        held = self.seats[seat]
        return held.level if held.kind == "bot" else held.stand_in

    def bots_due(self, status: str | None = None) -> list[tuple[int, str]]:
        """The seats where a bot has to decide, with its level, for the current or the given status."""
        if (status or self.row.status) != "running":
            return []
        found = [(seat, self.is_played_by_bot(seat)) for seat in self.position.pending]
        return [(seat, level) for seat, level in found if level is not None]

    def waiting(self, status: str | None = None) -> str:
        """Who has to decide in which turn, which is never a secret; `{}` if nobody has to, as with another status."""
        if (status or self.row.status) != "running":
            return "{}"
        return _noted(self.position.pending, self.position.number)

    # Lessons

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that the table was made for."""
        return find_lesson(type(self.game), self.row.note) if self.row.note else None

    def due_in_lesson(self, who: int) -> list[int]:
        """What the lesson has a seat or chance do next; nothing at other tables, or when it was left."""
        lesson = self.lesson
        return [] if lesson is None else lesson.due(self.log.trail.standing(), who)

    def turn_in_lesson(self, seat: int) -> list[int]:
        """What the lesson has a seat do until somebody else or chance has to go on."""
        pos = self.position.copy()
        phase = pos.simultaneous
        found: list[int] = []
        for action in self.due_in_lesson(seat):
            if seat not in pos.pending or pos.simultaneous != phase or pos.explain(action, seat) is not None:
                break
            pos.push(action, seat)
            found.append(action)
        return found

    # What readers see

    def feed(self, reader: int) -> Feed:
        """The feed of a reader, kept up to date from now on."""
        if reader not in self._feeds:
            whole(self._read([reader]))
        return self._feeds[reader]

    def reading(self) -> Generator[None, None, None]:
        """Build the feeds of everybody who may look at the table, in parts. The log must not grow meanwhile.

        So nobody has to wait for a long log later.
        """
        yield from self._read([reader for reader in (SPECTATOR, *self.holders) if reader not in self._feeds])

    def _read(self, readers: list[int]) -> Generator[None, None, None]:
        feeds = yield from self.log.feeds(readers)
        for feed in feeds:
            self._feeds[feed.reader] = feed

    def last_step(self, reader: int) -> int:
        return len(self.feed(reader))

    def view(self, reader: int, pos: Position | None = None) -> Json:
        return (pos or self.position).view(None if reader == SPECTATOR else reader)

    def written_views(self, readers: Sequence[int]) -> list[bytes]:
        """These readers' views as JSON, which is small, quickly compared, and sent as it is."""
        if not readers:
            return []  # a game would compute the common part of views even for nobody
        views = self.position.views([None if reader == SPECTATOR else reader for reader in readers])
        _write_shared(views)
        return [_encode(view) for view in views]

    def view_after(self, reader: int, step: int) -> Json:
        """The reader's view after this many steps."""
        return self.view(reader, self.position_after(reader, step))

    def position_after(self, reader: int, step: int) -> Position:
        return self.log.position_after(self.feed(reader).step(step).after if step else 0)

    def legal(self, reader: int) -> list[Choice]:
        """What the reader may do now."""
        if self.row.status != "running" or reader not in self.position.pending:
            return []
        return choices(self.position, reader)

    def steps(self, reader: int, after: int, most: int) -> list[Step]:
        """Up to `most` steps of a reader, with the views after them."""
        return whole(self.stepping(reader, after, most))

    def stepping(self, reader: int, after: int, most: int) -> Generator[None, None, list[Step]]:
        """The same in parts: it pauses after every step."""
        found: list[Step] = []
        before = self.position_after(reader, after)
        feed = self.feed(reader)
        for number in range(after + 1, min(after + most, len(feed)) + 1):
            learned = feed.step(number)
            now = self.log.position_after(learned.after)
            found.append(self._step(reader, number, learned, before, now, self.view(reader, now)))
            before = now
            yield
        return found

    def _step(
        self,
        reader: int,
        number: int,
        learned: Learned,
        before: Position,
        after: Position,
        view: Any,  # noqa: ANN401 - a view, or one that is written already
    ) -> Step:
        """A reader's step, from the position where it last learned something."""
        seat, action = learned.deeds[-1]
        viewer = None if reader == SPECTATOR else reader
        return Step(
            step=number,
            number=learned.number,
            at=self.times[learned.after - 1],
            deeds=[self.deed(seat, action) for seat, action in learned.deeds],
            news=[] if action == UNDO else self.game.news(before, after, seat, action, viewer),
            view=view,
        )

    def deed(self, seat: int, action: int) -> Deed:
        if action == UNDO:
            return Deed(seat=seat, action=None, name="undo", deed={"do": "undo"}, undo=True)
        if action == UNKNOWN:
            return Deed(seat=seat, action=None, name="?", deed={"do": "unknown"})
        name, deed = spoken(self.game, action)
        return Deed(seat=seat, action=action, name=name, deed=deed)

    def may_undo(self, seat: int) -> MayUndo | None:
        """Whether the seat may take back its latest action; None if there is none."""
        if self.row.status != "running" or not self.record.has_standing(seat):
            return None
        refusal = self.record.explain_undo(seat)
        if refusal is None:
            return MayUndo(allowed=True)
        clause, reason = refusal
        return MayUndo(
            allowed=False, clause=clause, reason=str(reason), message=reason.message, args=dict(reason.args), ask=True
        )

    # Plans

    def draft(self, seat: int) -> Draft | None:
        """The plan of a seat and where it leads; None if there is none or it is no longer possible."""
        planned = self.drafts.get(seat)
        if not planned or self.row.status != "running":
            return None
        try:
            return self.try_out(seat, planned)
        except IllegalAction:
            return None

    def is_possible(self, seat: int, actions: Sequence[int]) -> bool:
        """Can these actions be done one after another, as far as the seat knows?"""
        try:
            push_all(self.record.alone(seat), seat, actions)
        except IllegalAction:
            return False
        return True

    def try_out(self, seat: int, moves: Sequence[Move]) -> Draft:
        """Where a plan leads. IllegalAction or MalformedAction say what is wrong with it."""
        pos = self.record.alone(seat)
        actions = push_all(pos, seat, moves)
        complete = seat not in pos.pending
        view = self.view(seat, pos)
        if self.position.simultaneous:
            # Everybody knows who has decided. Here others seem to wait only because their choices were left out.
            view["pending"] = [other for other in self.view(seat)["pending"] if other != seat or not complete]
        return Draft(
            actions=actions,
            names=[self.game.name(action) for action in actions],
            view=view,
            legal=[] if complete else choices(pos, seat, self.position.pending),
            complete=complete,
            reveals=pos.turn == CHANCE,
        )

    # Additions to the log

    def grow(
        self,
        deeds: Iterable[tuple[int, int]],
        watched: Iterable[int],
        now: int,
        request: tuple[int, str] | None = None,
        views: Mapping[int, bytes] | None = None,
    ) -> Growth:
        """Add actions (or UNDO) of seats to the log, and then the draws of chance that follow.

        The actions are known to be legal. What the watching readers learn is noted. The request, as (seat, id), is kept
        with the first entry of its seat. `views` are known views of watching readers.
        """
        growth, before = self._begin_growth(watched, views or {})
        for seat, action in deeds:
            asked = request[1] if request is not None and request[0] == seat else None
            self._add(seat, action, now, asked, growth)
            request = None if asked else request
        while self._chance_is_due():
            due = self.due_in_lesson(CHANCE)
            draw = due[0] if due else self.dealer.choose(self.log.draws, self.position.outcomes())
            self._add(CHANCE, draw, now, None, growth)
        self._end_growth(growth, before)
        return growth

    def follow(self, rows: Sequence[ActionRow], watched: Iterable[int], views: Mapping[int, bytes]) -> Growth:
        """Add what another process has stored after our last entry. ValueError if it does not continue our log."""
        growth, before = self._begin_growth(watched, views)
        for row in rows:
            self._add(row.seat, row.action, row.at, row.request, growth)
            if growth.rows[-1] != row:
                raise ValueError(f"entry {row.seq} of table {self.id} does not continue the log in memory")
        self._end_growth(growth, before)
        return growth

    def _begin_growth(self, watched: Iterable[int], known: Mapping[int, bytes]) -> tuple[Growth, dict[int, bytes]]:
        """An empty growth, and the watching readers' views before it."""
        growth = Growth(views=dict(known))
        unseen = [reader for reader in watched if reader not in known]
        growth.views |= zip(unseen, self.written_views(unseen), strict=True)
        return growth, dict(growth.views)

    def _end_growth(self, growth: Growth, before: dict[int, bytes]) -> None:
        length = len(self.log)
        late = [reader for reader in before if not self._has_learned(reader, length)]
        growth.views |= zip(late, self.written_views(late), strict=True)
        growth.changed = {
            reader for reader in before if reader in growth.steps or growth.views[reader] != before[reader]
        }
        growth.secret = self.position.simultaneous and all(row.open_phase and row.seat != CHANCE for row in growth.rows)

    def _chance_is_due(self) -> bool:
        return self.position.turn == CHANCE

    def _add(self, seat: int, action: int, now: int, request: str | None, growth: Growth) -> None:
        if len(self.log) == LONG:
            whole(self.reading())
        before = self.position.copy()
        was_open = before.simultaneous
        hidden = {reader: concealed_from(before, action, reader) for reader in self._feeds}
        if action == UNDO:
            self.record.undo(seat)
        else:
            self.record.push(action, None if seat == CHANCE else seat)
        entry = self.log.entries[-1]
        self.times.append(now)
        if self.log.is_snapshot_due():
            growth.checkpoint = len(self.log)
        length = len(self.log)
        growth.rows.append(ActionRow(seat, action, entry.number, entry.open_phase, now, request, length))
        is_open = self.position.simultaneous
        told: dict[int, Learned] = {}
        for reader, feed in self._feeds.items():
            learned = feed.learn(length, entry, hidden[reader], was_open, is_open)
            if learned is not None and reader in growth.views:
                told[reader] = learned
        for (reader, learned), view in zip(told.items(), self.written_views(list(told)), strict=True):
            # The reader's view has not changed since its latest step, so it learns the same from this action.
            step = self._step(reader, len(self._feeds[reader]), learned, before, self.position, as_written(view))
            growth.steps.setdefault(reader, []).append(step)
            growth.views[reader] = view

    def _has_learned(self, reader: int, length: int) -> bool:
        """Does the reader know the last entry of the log, which has this length?"""
        feed = self._feeds.get(reader)
        return feed is not None and feed.learned_after() == length

    def snapshot(self, length: int) -> tuple[int, str]:
        """The position when the log had this length, as the store keeps it."""
        return length, _encode(self.log.position_after(length).to_json()).decode()

    def back_to(self, seat: int) -> list[tuple[int, int]]:
        """The entries to take back, the latest first, for a seat's latest action and everything since then."""
        return [(entry.seat, UNDO) for entry in self.record.back_to(seat)]


def _write_shared(views: list[Json]) -> None:
    """Write parts that all views share only once, since everybody sees most of a table alike."""
    if len(views) < 2:
        return
    first = views[0]
    for name, value in first.items():
        if isinstance(value, (list, dict)) and all(view.get(name) is value for view in views):
            written = Raw(_encode(value))
            for view in views:
                view[name] = written


def as_written(view: bytes) -> Any:  # noqa: ANN401 - to msgspec it is the same as what it was made from
    """A view that is already JSON, for use in a message."""
    return Raw(view)


def default_name(seat: int) -> str:
    return f"Player {letter(seat)}"


@lru_cache(maxsize=512)
def _noted(seats: tuple[int, ...], turn: int) -> str:
    return json.dumps({"seats": seats, "turn": turn})


def choices(pos: Position, seat: int, pending: tuple[int, ...] | None = None) -> list[Choice]:
    """What a seat may do: each choice with its deed and its terms.

    `pending`: who really still has to decide, if the position leaves out others' choices in an open phase.
    """
    game = pos.game
    found = [Choice(action, *_written(game, action), pos.terms(action, seat)) for action in pos.legal(seat)]
    if pending is not None and pos.simultaneous:
        last = pending == (seat,)
        for choice in found:
            if choice.terms:  # a game need not say
                choice.terms["reveals"] = last and choice.terms["ends_turn"]
    return found


@lru_cache(maxsize=100_000)
def spoken(game: Game, action: int) -> tuple[str, Json]:
    """The name and the deed of an action, which are the same at every table of a game."""
    return game.name(action), game.deed(action)


@lru_cache(maxsize=100_000)
def _written(game: Game, action: int) -> tuple[str, Any]:
    """The same with the deed as JSON, since legal actions are most of what is sent."""
    name, deed = spoken(game, action)
    return name, Raw(_encode(deed))


def push_all(pos: Position, seat: int, moves: Sequence[Move]) -> list[int]:
    """Do actions, given as numbers or in notation, on a position. Returns their numbers."""
    done: list[int] = []
    for move in moves:
        action = move if isinstance(move, int) else pos.game.parse(move, pos, seat)
        pos.push(action, seat)
        done.append(action)
    return done


def _entry(row: ActionRow) -> Entry:
    return Entry(row.seat, row.action, row.number, row.open_phase)
