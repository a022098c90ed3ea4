"""Two tables that one reader must not be able to tell apart: the same game with other secrets in it.

Both are played at once. Whatever the reader can learn happens in both; what others are dealt, choose and take back in
secret is drawn anew in each. `Reading` collects, byte by byte, everything that the server gives the reader.
"""

import json
import secrets
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import cast

import msgspec
import pytest

from sacbe.bots.analysis import turns_of
from sacbe.engine.chance import Rng, rng
from sacbe.engine.game import CHANCE, Game, Position
from sacbe.engine.records import UNDO, Entry, Record
from sacbe.server import bots_at_work, play
from sacbe.server import clock as server_clock
from sacbe.server.analyses import question_of
from sacbe.server.feed import SPECTATOR
from sacbe.server.house import House, build_house
from sacbe.server.hub import Listener
from sacbe.server.limits import Limits
from sacbe.server.live_table import LiveTable
from sacbe.server.new_tables import new_table_row
from sacbe.server.problems import Denial
from sacbe.server.routes.tables import _line, _list
from sacbe.server.seating import reader_of
from sacbe.server.store.actions import ActionRow
from sacbe.server.store.database import open_database
from sacbe.server.store.sessions import SessionRow
from sacbe.server.store.tables import SeatRow
from sacbe.server.store.writer import Store
from sacbe.server.thinking import Question
from sacbe.server.wire import Act, Ask, Move, Undo

SEED = "5a" * 32
OWN_TURNS = 12
"""Of so many turns, the latest, those of the reader are looked back at."""


class Distinct(Exception):
    """The other world cannot go on in a way that the reader could not tell: it is no example."""


class Clock:
    """The time that the server sees."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def time_ns(self) -> int:
        return self.now * 1_000_000


class SameNames:
    """Instead of random names and seeds, the same in both worlds."""

    def token_urlsafe(self, size: int) -> str:
        return "x" * size

    def token_hex(self, size: int) -> str:
        return "5e" * size

    def token_bytes(self, size: int) -> bytes:
        return secrets.token_bytes(size)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A clock of the test's own, and no chance in names: then two worlds differ in their secrets alone."""
    made = Clock()
    monkeypatch.setattr(server_clock, "time", made)
    monkeypatch.setattr(play, "secrets", SameNames())
    monkeypatch.setattr(bots_at_work, "secrets", SameNames())
    return made


class Servers:
    """Two servers, each with a file of its own; many games can be played there one after another."""

    def __init__(self, directory: Path) -> None:
        self._databases = [open_database(None, directory / name) for name in ("one", "other")]
        self._stores = [Store(database) for database in self._databases]
        self.tables = 0

    def houses(self) -> list[House]:
        return [build_house(store, 1, Limits(rate=1_000.0), "0") for store in self._stores]

    def close(self) -> None:
        for store in self._stores:
            store.close()
        for database in self._databases:
            database.close()


class World:
    """A server with the table on it, and one reader who listens."""

    def __init__(self, house: House, name: str, game: Game, reader: int, clock: Clock) -> None:
        self.game = game
        self.name = name
        self.reader = reader
        self.clock = clock
        self.house = house
        self.sessions: list[SessionRow] = []
        self.table: LiveTable
        self.listener = Listener(name, reader)
        self.heard: list[bytes] = []

    async def begin(self, entries: Sequence[tuple[Entry, int]]) -> None:
        """Put the game on the table with what was done so far, and when."""
        for seat in range(-1, self.game.players):
            self.sessions.append((await self.house.identity.make(f"Player {seat}"))[0])
        fresh = new_table_row(self.game, "Worlds", host=None, listed=True)
        # Each world has a ticket of its own, which nobody must be told.
        ticket = secrets.token_urlsafe(36)
        row = fresh._replace(
            id=self.name, seed=SEED, commitment="c0" * 32, status="running", committed=True, ticket=ticket, hints=True
        )
        seats = [SeatRow(self.name, seat, "human", f"Player {seat}", "") for seat in range(self.game.players)]
        rows = [ActionRow(e.seat, e.action, e.number, e.open_phase, at) for e, at in entries]
        await self.house.changes.create(row, seats, None, [], rows)
        other = row._replace(id=self._other, ticket=None)
        await self.house.changes.create(other, [replace(seat, table=self._other) for seat in seats], None, [])
        for name in (self.name, self._other):
            async with self.house.tables.held(name) as table:
                for seat in range(self.game.players):
                    await self.house.changes.change(table, holder=(seat, self.sessions[seat + 1].id))
        self.table = await self.house.tables.find(self.name)
        self.house.hub.join(self.listener)
        self.listener.ready = True
        self.house.telling.state(self.table, self.reader)

    @property
    def _other(self) -> str:
        return f"beside-{self.name}"

    @property
    def position(self) -> Position:
        return self.table.position

    def standing(self, seat: int) -> list[Entry]:
        """What a seat has done in the phase that is open."""
        return [entry for entry in self.table.log.trail.open_phase()[1] if entry.seat == seat]

    async def add(self, deeds: Sequence[tuple[int, int]], request: str | None = None) -> list[tuple[int, int]]:
        """Do something; all that was done then, chance included."""
        async with self.house.tables.held(self.name) as table:
            asked = None if request is None else (deeds[0][0], request)
            growth = await self.house.changes.add(table, deeds, asked)
            self.table = table
        self.hear()
        return [(row.seat, row.action) for row in growth.rows]

    async def elsewhere(self) -> None:
        """Something public happens at the other table."""
        async with self.house.tables.held(self._other) as table:
            await self.house.changes.change(table, {"title": f"at {self.clock.now}"})

    def hear(self) -> None:
        while not self.listener.queue.empty():
            message = self.listener.queue.get_nowait()
            assert isinstance(message, bytes), "there is no connection that could be slow or broken"
            self.heard.append(message)

    def forget(self) -> None:
        """Have the table loaded from the store again."""
        self.house.tables.forget(self.table)

    @property
    def session(self) -> SessionRow:
        return self.sessions[self.reader + 1]


class Reading:
    """Everything that a reader gets from the server."""

    def __init__(self, world: World, random: Rng) -> None:
        self._world = world
        self._random = random
        self.found: list[tuple[str, bytes]] = []

    async def read(self) -> list[tuple[str, bytes]]:
        world = self._world
        world.table = await world.house.tables.find(world.name)
        table, reader = world.table, world.reader
        state = world.house.telling.state(table, reader)
        self._note("state", state)
        self._note("table", world.house.telling.info(table))
        last = state.step
        for after in range(max(0, last - 12), last + 1, 5):
            self._note(f"steps after {after}", await world.house.archive.steps(table, reader, after))
        for step in {0, last // 2, last}:
            self._note(f"moment {step}", world.house.archive.moment(table, reader, step))
        self._note("scores", await world.house.archive.scores(table, reader))
        self.found.append(("record", (await world.house.archive.record(table, reader)).encode()))
        for which in ("mine", "running", "open"):
            found = await world.house.store.read(_list, which, world.session.id)
            self._note(f"tables {which}", [_line(world.house, *line) for line in found])
        for name in ("changed", "unchanged"):
            await self._refused(f"the seat of another, {name}", (reader + 1) % world.game.players, [0])
        if reader != SPECTATOR:
            await self._as_seat(state.step)
        return self.found

    def _note(self, name: str, what: object) -> None:
        self.found.append((name, msgspec.json.encode(what)))

    async def _as_seat(self, step: int) -> None:
        world, random = self._world, self._random
        seat = world.reader
        legal = world.table.record.alone(seat).legal(seat)
        tried = [random.below(world.game.actions) for _ in range(6)] + legal[:3]
        for action in tried:
            await self._why(action, [])
        await self._refused("stale", seat, legal[:1] or [0], expected=step + 1)
        way = completed(world.table.record.alone(seat), seat, random)
        for more in (tried[0], tried[1], legal[0] if legal else 0):
            # One action more than the seat has to decide: nothing of it may happen, whatever the others did.
            await self._refused("too many actions", seat, [*way, more], expected=step)
            await self._why(more, way)
        if way:
            await self._draft(way[: 1 + random.below(len(way))])
            self._note("state with a plan", world.house.telling.state(world.table, seat))
            await self._draft([])
        if seat in world.position.pending:
            question = bots_at_work.ask(world.table, world.position, seat, "expert")
            self._note_question("question", question)
        for turn in turns_of(world.table.record)[-OWN_TURNS:]:
            if turn.seat == seat:
                self._note_question(f"question about turn {turn.nth}", question_of(world.table, turn))

    def _note_question(self, name: str, question: Question) -> None:
        self.found.append((name, json.dumps(question.__dict__).encode()))

    async def _why(self, action: int, draft: Sequence[int]) -> None:
        ask = Ask(seat=self._world.reader, action=action, draft=cast(list[Move], list(draft)))
        try:
            self._note(f"why {action}", await self._world.house.play.why(self._world.name, ask, self._world.session))
        except Denial as refusal:
            self._note(f"why {action}", refusal.problem())

    async def _draft(self, actions: Sequence[int]) -> None:
        world = self._world
        made = await world.house.play.save_draft(world.name, world.reader, list(actions), world.session)
        self._note("plan", made[1])
        world.hear()

    async def _refused(self, name: str, seat: int, actions: Sequence[int], expected: int = 0) -> None:
        act = Act(id="probing-this", seat=seat, expected=expected, actions=cast(list[Move], list(actions)))
        with pytest.raises(Denial) as refusal:
            await self._world.house.play.act(self._world.name, act, self._world.session)
        self._note(name, refusal.value.problem("probing-this"))


def completed(pos: Position, seat: int, random: Rng) -> list[int]:
    """Actions after which the seat has nothing to decide in this phase or turn."""
    way: list[int] = []
    phase = pos.simultaneous
    while seat in pos.pending and pos.simultaneous == phase and len(way) < 60:
        choices = pos.legal(seat)
        way.append(choices[random.below(len(choices))])
        pos.push(way[-1], seat)
    return [] if seat in pos.pending and pos.simultaneous == phase else way


class Worlds:
    """Two worlds, played so that the reader learns the same in both."""

    def __init__(self, first: World, second: World, random: Rng) -> None:
        self.both = (first, second)
        self.random = random
        self.reader = first.reader
        self.clock = first.clock
        self.compared = 0
        self.different = 0
        """How often the two were compared, and how often their secrets were really different."""

    async def begin(self) -> None:
        """Let chance deal what is due."""
        self.clock.now += 1_000
        first, second = self.both
        done = await first.add([])
        await second.add(mirrored(second.position, done, self.reader, self.random))

    async def do(self, seat: int, action: int, request: str | None = None) -> None:
        """Something that the reader learns, with what chance draws after it."""
        self.clock.now += 1_000
        first, second = self.both
        done = await first.add([(seat, action)], request)
        await second.add(mirrored(second.position, done, self.reader, self.random), request)

    async def in_secret(self, world: World, deeds: Sequence[tuple[int, int]]) -> None:
        """Something that only one of the worlds has, at a time of its own.

        That a seat is done, or no longer done, is seen by all, and so is when: lists say since when a table waits.
        """
        meanwhile = self.clock.now
        if not _is_seen(world.position, deeds):
            self.clock.now += 1 + self.random.below(500)
        await world.add(deeds)
        self.clock.now = meanwhile

    async def compare(self) -> None:
        """Everything the reader gets is the same, byte by byte; once the game is over, nothing is secret."""
        if self.both[0].position.is_over:
            return
        self.clock.now += 1_000
        seed = self.random.below(1 << 30)
        found = []
        for world in self.both:
            if self.random.below(3) == 0:
                world.forget()
            found.append(await Reading(world, rng("reading", seed)).read())
            world.hear()
        for (name, one), (_, other) in zip(*found, strict=True):
            assert one == other, f"{name} tells reader {self.reader} which world this is: {_shown(one, other)}"
        first, second = self.both
        assert first.heard == second.heard, f"what reader {self.reader} hears is different"
        self.compared += 1
        secret = [(entry.seat, entry.action) for entry in first.table.log.entries]
        self.different += secret != [(entry.seat, entry.action) for entry in second.table.log.entries]

    # A turn and a phase

    async def turn(self) -> None:
        """One decision of the seat to move, seen by all."""
        pos = self.both[0].position
        seat = pos.pending[0]
        choices = pos.legal(seat)
        await self.do(seat, choices[self.random.below(len(choices))])

    async def phase(self) -> None:
        """A simultaneous phase: secret doings of the others that come to nothing, then what all really do."""
        others = [seat for seat in range(self.both[0].game.players) if seat != self.reader]
        for _ in range(self.random.below(4)):
            await self._dither(others[self.random.below(len(others))])
            if self.random.below(3) == 0:
                await self.both[0].elsewhere()
                await self.both[1].elsewhere()
            await self.compare()
        for seat in others:
            await self._start_over(seat)
        await self._decide(others)

    async def _dither(self, seat: int) -> None:
        """A seat thinks about it, in each world in its own way; that it is done, or not, is seen in both."""
        first = self.both[0]
        was_done = seat not in first.position.pending
        if was_done and not first.standing(seat):
            return
        done = not was_done and len(first.position.pending) > 1 and self.random.below(2) == 0
        for world in self.both:
            while seat not in world.position.pending or (world.standing(seat) and self.random.below(3) == 0):
                await self.in_secret(world, [(seat, UNDO)])
            while seat in world.position.pending and (done or self.random.below(2)):
                choices = world.position.legal(seat)
                action = choices[self.random.below(len(choices))]
                aside = world.position.copy()
                aside.push(action, seat)
                if not done and seat not in aside.pending:
                    break
                await self.in_secret(world, [(seat, action)])

    async def _start_over(self, seat: int) -> None:
        """Take back whatever the seat did in the phase, in both worlds."""
        for world in self.both:
            while world.standing(seat):
                await self.in_secret(world, [(seat, UNDO)])

    async def _decide(self, others: Sequence[int]) -> None:
        """What everybody does in the end: the same in both worlds, though not in the same order."""
        first, second = self.both
        last: list[tuple[int, int]] = []
        ways: dict[int, list[int]] = {}
        for seat in others:
            if seat in first.position.pending:
                *way, end = common_way(first.position.copy(), second.position.copy(), seat, self.random)
                ways[seat] = way
                last.append((seat, end))
        for world in self.both:
            left = {seat: list(way) for seat, way in ways.items()}
            while any(left.values()):
                seat = sorted(left)[self.random.below(len(left))]
                if left[seat]:
                    await self.in_secret(world, [(seat, left[seat].pop(0))])
        if self.reader in first.position.pending:
            mine = common_way(first.position.copy(), second.position.copy(), self.reader, self.random)
            for action in mine[:-1]:
                await self.do(self.reader, action)
                if self.random.below(4) == 0:
                    await self.do(self.reader, UNDO)
                    await self.do(self.reader, action)
            last.insert(self.random.below(len(last) + 1), (self.reader, mine[-1]))
        for seat, action in last:
            if self.random.below(3) == 0:
                await self.compare()
            await self.do(seat, action)

    async def ask_back(self) -> None:
        """The reader asks to take back what has been revealed; others act in secret; then all agree."""
        first = self.both[0]
        may = first.table.may_undo(self.reader)
        if may is None or may.allowed:
            return
        for world in self.both:
            wish = Undo(id=f"undo-{self.clock.now}", seat=self.reader, expected=world.table.last_step(self.reader))
            await world.house.play.undo(world.name, wish, world.session)
            world.hear()
        others = [seat for seat in range(first.game.players) if seat != self.reader]
        if first.position.simultaneous:
            await self._dither(others[0])
        await self.compare()
        self.clock.now += 1_000
        done = await first.add(first.table.back_to(self.reader))
        drawn = [(seat, action) for seat, action in done if seat == CHANCE and action != UNDO]
        second = self.both[1]
        back = second.table.back_to(self.reader)
        await second.add([*back, *drawn])
        await self.compare()


def _shown(one: bytes, other: bytes) -> str:
    """Where two texts begin to differ."""
    place = next(index for index in range(len(one) + 1) if one[: index + 1] != other[: index + 1])
    return f"...{one[max(0, place - 60) : place + 60]!r} and ...{other[max(0, place - 60) : place + 60]!r}"


def common_way(one: Position, other: Position, seat: int, random: Rng) -> list[int]:
    """Actions that finish the seat's part of a phase and are possible in both worlds."""
    way: list[int] = []
    number = one.number
    while seat in one.pending and one.simultaneous and one.number == number:
        choices = sorted(set(one.legal(seat)) & set(other.legal(seat)))
        if not choices:
            raise Distinct
        way.append(choices[random.below(len(choices))])
        one.push(way[-1], seat)
        other.push(way[-1], seat)
    return way


def _is_seen(pos: Position, deeds: Sequence[tuple[int, int]]) -> bool:
    """Does it change who is to decide?"""
    after = pos.copy()
    for seat, action in deeds:
        if action == UNDO:
            return seat not in pos.pending
        after.push(action, seat)
    return after.pending != pos.pending


def mirrored(pos: Position, done: Sequence[tuple[int, int]], reader: int, random: Rng) -> list[tuple[int, int]]:
    """What was done in one world, for another: draws that the reader never learns are others, for the most part."""
    world = pos.copy()
    deeds: list[tuple[int, int]] = []
    reserved = {action for seat, action in done if seat == CHANCE}
    for seat, action in done:
        if action == UNDO:
            return list(done)
        mine = action
        if seat == CHANCE:
            possible = [outcome for outcome, _ in world.outcomes()]
            if world.conceals(action, reader) and random.below(2):
                free = [outcome for outcome in possible if outcome not in reserved]
                mine = free[random.below(len(free))] if free else action
            if mine not in possible:
                raise Distinct
        deeds.append((seat, mine))
        world.apply(mine, seat)
    return deeds


def opening(game: Game, reader: int, stop: int, random: Rng, clock: Clock) -> list[list[tuple[Entry, int]]]:
    """The same first `stop` entries of a game, up to a decision, with other secret draws in each of two worlds."""
    one, other = Record(game), Record(game)
    times: list[int] = []
    while stop and (len(one.entries) < stop or one.position.turn == CHANCE):
        pos = one.position
        if pos.is_over:
            break
        clock.now += 100
        if pos.turn == CHANCE:
            seat, action = CHANCE, pos.draw(random)
        else:
            seat = pos.pending[random.below(len(pos.pending))]
            choices = sorted(set(pos.legal(seat)) & set(other.position.legal(seat)))
            if not choices:
                raise Distinct
            action = choices[random.below(len(choices))]
        deeds = mirrored(other.position, [(seat, action)], reader, random)
        one.push(action, None if seat == CHANCE else seat)
        other.push(deeds[0][1], None if seat == CHANCE else seat)
        times.append(clock.now)
    if one.position.is_over:
        raise Distinct
    return [list(zip(record.entries, times, strict=True)) for record in (one, other)]


async def two_worlds(servers: Servers, game: Game, reader: int, stop: int, random: Rng, clock: Clock) -> Worlds:
    """Two tables with such openings, one at each server."""
    begun = opening(game, reader, stop, random, clock)
    servers.tables += 1
    one, other = (World(house, f"table-{servers.tables}", game, reader, clock) for house in servers.houses())
    for world, entries in zip((one, other), begun, strict=True):
        await world.begin(entries)
    assert reader_of(one.table, one.session, None if reader == SPECTATOR else reader) == reader
    return Worlds(one, other, random)
