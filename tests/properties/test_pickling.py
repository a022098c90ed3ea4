"""What may have to travel: games, positions, generators, records and errors, to files and to fresh processes."""

import copy
import multiprocessing
import pickle

import numpy as np
import pytest
from tests.properties.tables import IDS, TABLES

import sacbe
from sacbe.engine.chance import Rng, rng
from sacbe.engine.game import CHANCE, Game, Position
from sacbe.engine.records import Record
from sacbe.testing.tables import Table

at_every_table = pytest.mark.parametrize("table", TABLES, ids=IDS)


def some_positions(game: Game, seed: int) -> list[Position]:
    """Positions all through a random game, its start and its end among them."""
    random = rng("pickling", seed)
    pos = game.start()
    found = [pos.copy()]
    while not pos.is_over:
        pos.push(pos.draw(random) if pos.turn == CHANCE else pos.pick(random))
        found.append(pos.copy())
    return [*found[::37], found[-1]]


def same(one: Position, other: Position) -> bool:
    return one.key() == other.key() and one.to_json() == other.to_json() and one.game.options == other.game.options


@at_every_table
def test_a_position_comes_back_as_it_was(table: Table) -> None:
    for pos in some_positions(table.game, 1):
        twin = pickle.loads(pickle.dumps(pos))
        assert same(twin, pos) and type(twin) is type(pos)
        assert twin.is_over or twin.legal() == pos.legal()


@at_every_table
def test_a_deep_copy_shares_nothing_that_changes(table: Table) -> None:
    pos = table.game.start()
    twin = copy.deepcopy({"here": pos})["here"]
    before = pos.key()
    twin.push(twin.draw(rng(1)))
    assert pos.key() == before != twin.key()
    assert copy.copy(pos).key() == before
    assert copy.deepcopy(table.game) is table.game, "a game never changes"


@at_every_table
def test_a_game_comes_back_with_its_options(table: Table) -> None:
    twin = pickle.loads(pickle.dumps(table.game))
    assert repr(twin) == repr(table.game) and type(twin) is type(table.game)


def test_a_generator_goes_on_where_it_was() -> None:
    random = rng("any", 3)
    random.word()
    for twin in (pickle.loads(pickle.dumps(random)), copy.deepcopy(random), copy.copy(random)):
        again = random.copy()
        assert [twin.word() for _ in range(5)] == [again.word() for _ in range(5)]


@at_every_table
def test_a_record_comes_back_whole(table: Table) -> None:
    record = sacbe.play(table.game, ["random"] * table.game.players, seed=4)
    record.tags["Event"] = "A test"
    record.comment = "of pickling"
    record.entries[-1].comment = "the end"
    for twin in (pickle.loads(pickle.dumps(record)), copy.deepcopy(record)):
        assert twin.text() == record.text() and twin.verify() == record.verify()
        assert twin.replay().key() == record.position.key()
    seen = record.view(1)
    assert pickle.loads(pickle.dumps(seen)).text() == seen.text()


def test_a_record_that_is_played_on_keeps_what_was_taken_back() -> None:
    record = Record(sacbe.load("tikal", players=2))
    random = rng("record")
    while record.position.turn == CHANCE:
        record.push(record.position.draw(random))
    turn = record.position.turn
    assert turn is not None
    record.push(record.position.legal()[0])
    record.undo(turn)
    twin = copy.deepcopy(record)
    twin.push(twin.position.legal()[-1])
    assert len(twin.entries) == len(record.entries) + 1 and twin.text().startswith(record.text()[:40])
    assert [entry.standing for entry in twin.entries[:-1]] == [entry.standing for entry in record.entries]


@pytest.mark.parametrize(
    "error",
    [
        sacbe.SacbeError("plain"),
        sacbe.IllegalAction("TK 1.1", "no"),
        sacbe.OptionError("players", "too many"),
        sacbe.RecordError(3, 4, "torn"),
        sacbe.AmbiguousAction("go", [1, 2], ["go a", "go b"]),
    ],
)
def test_an_error_says_elsewhere_what_it_said_here(error: Exception) -> None:
    twin = pickle.loads(pickle.dumps(error))
    assert str(twin) == str(error) and type(twin) is type(error) and vars(twin) == vars(error)


def play_on(pos: Position, random: Rng) -> Position:
    """Twenty actions further; run in another process."""
    for _ in range(20):
        pos.push(pos.draw(random) if pos.turn == CHANCE else pos.pick(random))
    return pos


def test_a_fresh_process_plays_on() -> None:
    pos, random = sacbe.load("silver_gold", players=2).start(), rng("spawn")
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        there = pool.apply(play_on, (pos, random))
    assert same(there, play_on(pos, random))


@at_every_table
def test_numpy_integers_are_actions_too(table: Table) -> None:
    game, random = table.game, rng("numpy")
    pos, record = game.start(), Record(game)
    for _ in range(60):
        seat = None if pos.turn is None or pos.turn == CHANCE else np.int64(pos.turn)
        action = np.int32(pos.draw(random) if pos.turn == CHANCE else pos.pick(random))
        assert game.name(action) == game.name(int(action)) and game.deed(action) == game.deed(int(action))
        assert pos.explain(action, seat) is None  # type: ignore[arg-type]
        assert game.explain(pos, action) is None
        pos.push(action, seat)
        entry = record.push(action, seat)
        assert type(entry.action) is int and type(entry.seat) is int
    assert record.position.key() == pos.key()
    with pytest.raises(TypeError):
        pos.push(1.0)  # type: ignore[arg-type]
    with pytest.raises(sacbe.SacbeError):
        pos.push(np.int64(-5))


class NumpyBot:
    """Chooses as a learner does: with numpy."""

    def choose(self, sight: object) -> int:
        chosen: int = np.asarray(sight.legal)[-1]  # type: ignore[attr-defined]
        return chosen


def test_a_bot_may_answer_with_a_numpy_integer() -> None:
    record = sacbe.play(sacbe.load("silver_gold", players=2), [NumpyBot(), "greedy"], seed=1)
    assert record.verify() > 0 and Record.parse(record.text()).replay().key() == record.position.key()
