"""The log: every moment of it is what its entries lead to, and nobody waits longer because much was taken back."""

import json
import random
from collections.abc import Sequence
from typing import SupportsIndex

import pytest

import sacbe
from sacbe.engine.errors import IllegalAction
from sacbe.engine.game import CHANCE, Game, Position
from sacbe.engine.options import Option
from sacbe.engine.parts import whole
from sacbe.engine.records import UNDO, Entry, Record
from sacbe.server.feed import Feed, concealed_from
from sacbe.server.log import Log


def wavering(game: Game, seed: int, length: int, backward: float) -> Record:
    """A game in which whoever is to move, and chance, often take back; anybody may, as long as the rest still fits."""
    chance = random.Random(seed)
    record = Record(game)
    while len(record.entries) < length and not record.position.is_over:
        pos = record.position
        if chance.random() < backward:
            try:
                record.undo(chance.choice([CHANCE, *range(game.players)]))
            except IllegalAction:
                continue
        elif pos.turn == CHANCE:
            record.push(chance.choice(pos.outcomes())[0])
        else:
            seat = chance.choice(pos.pending)
            record.push(chance.choice(pos.legal(seat)), seat)
    return record


def copies(entries: Sequence[Entry]) -> list[Entry]:
    return [Entry(entry.seat, entry.action, entry.number, entry.open_phase) for entry in entries]


def in_force(entries: Sequence[Entry]) -> list[Entry]:
    """What stands of these entries, found out entry by entry."""
    standing: list[Entry] = []
    for entry in entries:
        if entry.action == UNDO:
            standing.remove(next(each for each in reversed(standing) if each.seat == entry.seat))
        else:
            standing.append(entry)
    return standing


def folded(game: Game, entries: Sequence[Entry]) -> Position:
    """Where they lead, played from the beginning."""
    pos = game.start()
    for entry in in_force(entries):
        pos.apply(entry.action, entry.seat)
    return pos


LOGS = [
    (name, seed, backward)
    for name in ("silver_gold", "tikal", "tzolkin")
    for seed, backward in ((1, 0.25), (2, 0.4), (3, 0.48))
]


@pytest.mark.parametrize(("name", "seed", "backward"), LOGS)
def test_every_moment_is_what_its_entries_lead_to(name: str, seed: int, backward: float) -> None:
    game = sacbe.load(name, players=2 + seed % 3)
    entries = wavering(game, seed, 400, backward).entries
    assert sum(entry.action == UNDO for entry in entries) > 15
    log = Log(game, copies(entries))
    lengths = list(range(len(entries) + 1))
    keys = [folded(game, entries[:length]).key() for length in lengths]
    random.Random(seed).shuffle(lengths)
    for length in lengths:
        assert log.position_after(length).key() == keys[length], f"after {length} entries"
        assert [entry.action for entry in log.standing_after(length)] == [
            entry.action for entry in in_force(entries[:length])
        ]
    for length, (entry, before, after) in enumerate(log.trail.moments(), start=1):
        assert (entry.seat, entry.action) == (entries[length - 1].seat, entries[length - 1].action)
        assert (before.key(), after.key()) == (keys[length - 1], keys[length]), f"around entry {length}"


@pytest.mark.parametrize(("name", "seed", "backward"), LOGS)
def test_a_record_that_is_played_on_and_one_that_is_read_agree(name: str, seed: int, backward: float) -> None:
    record = wavering(sacbe.load(name, players=2 + seed % 3), seed, 400, backward)
    again = Record.parse(record.text())
    assert again.text() == record.text()
    assert again.position.key() == record.position.key() == record.replay().key()
    assert [entry.standing for entry in again.entries] == [entry.standing for entry in record.entries]


@pytest.mark.parametrize("name", ["silver_gold", "tikal", "tzolkin"])
def test_from_a_stored_document_a_log_goes_on_as_from_the_beginning(name: str) -> None:
    game = sacbe.load(name, players=3)
    entries = wavering(game, 4, 300, 0.4).entries
    for length in (64, 128, 192):
        log = Log(game, copies(entries), {length: json.dumps(folded(game, entries[:length]).to_json())})
        for after in (length, length + 1, len(entries)):
            assert log.position_after(after).key() == folded(game, entries[:after]).key()


@pytest.mark.parametrize("name", ["silver_gold", "tikal", "tzolkin"])
def test_a_feed_made_afterwards_is_the_one_that_was_kept_up(name: str) -> None:
    game = sacbe.load(name, players=3)
    entries = wavering(game, 5, 300, 0.35).entries
    readers = (CHANCE, 0, 2)
    for reader, made in zip(readers, whole(Log(game, copies(entries)).feeds(readers)), strict=True):
        kept_up = Feed(reader)
        for length, entry in enumerate(entries, start=1):
            before, after = folded(game, entries[: length - 1]), folded(game, entries[:length])
            hidden = concealed_from(before, entry.action, reader)
            kept_up.learn(length, entry, hidden, before.simultaneous, after.simultaneous)
        assert len(made) == len(kept_up)
        assert [made.step(n) for n in range(1, len(made) + 1)] == [kept_up.step(n) for n in range(1, len(made) + 1)]


class Counted(Game):
    """Two players act in turn, for ever; every action that is carried out is counted."""

    table_options = (Option("players", (2,), "How many play."),)

    def __init__(self) -> None:
        super().__init__(2, 2, {})
        self.applied = 0

    def start(self) -> Position:
        return CountedPosition(self, ())

    def position(self, data: object) -> Position:
        assert isinstance(data, str)
        return CountedPosition(self, tuple(json.loads(data)))

    def name(self, action: SupportsIndex) -> str:
        return f"do {action}"

    @property
    def longest(self) -> int:
        return 1_000_000


class CountedPosition(Position):
    """All that has been done."""

    def __init__(self, game: Counted, done: tuple[int, ...]) -> None:
        super().__init__(game)
        self._game = game
        self._done = done

    @property
    def turn(self) -> int:
        return len(self._done) % 2

    def legal(self, seat: int | None = None) -> list[int]:
        return [0, 1]

    def apply(self, action: int, seat: int) -> None:
        self._game.applied += 1
        self._done = (*self._done, action)

    def copy(self) -> Position:
        return CountedPosition(self._game, self._done)

    def scores(self) -> list[int]:
        return [0, 0]

    def view(self, seat: int | None) -> dict[str, object]:
        return {"done": list(self._done)}

    def to_json(self) -> dict[str, object]:
        return {"done": list(self._done)}


def dithering(before: int, times: int, after: int) -> list[Entry]:
    """So much played, then one action done and taken back so often, then some more played."""
    entries = [Entry(number % 2, 0, number) for number in range(before)]
    for _ in range(times):
        entries += [Entry(before % 2, 1, before), Entry(before % 2, UNDO, before)]
    return entries + [Entry(number % 2, 0, number) for number in range(before, before + after)]


def test_to_tell_all_that_was_done_and_taken_back_each_action_is_carried_out_once() -> None:
    game = Counted()
    entries = dithering(200, 2_000, 200)
    log = Log(game, entries)
    assert game.applied == 0
    assert len(whole(log.feeds([CHANCE]))[0]) == len(entries)
    assert game.applied == 200 + 2_000 + 200


def test_to_follow_a_log_each_step_takes_the_action_of_that_step_at_most() -> None:
    game = Counted()
    entries = dithering(200, 1_000, 200)
    log = Log(game, entries)
    log.position_after(0)
    for length in range(len(entries) + 1):
        log.position_after(length)
    assert game.applied <= 2 * len(entries)


def test_any_moment_takes_no_more_actions_than_were_in_force_then() -> None:
    game = Counted()
    log = Log(game, dithering(300, 5_000, 0))
    for length in (10_300, 5_001, 300, 7_000, 9_999):
        before = game.applied
        log.position_after(length)
        assert game.applied - before <= 301


def test_taking_back_in_a_record_takes_a_few_actions_however_long_the_game_is() -> None:
    game = Counted()
    record = Record(game)
    for _ in range(1_000):
        record.push(0)
    begun = game.applied
    for _ in range(500):
        record.push(1)
        record.undo(0)
    assert game.applied - begun <= 500 * (1 + 32)


def test_a_log_that_takes_back_what_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="entry 2 takes back what is not there"):
        Log(Counted(), [Entry(0, 0, 0), Entry(1, UNDO, 0)])
