"""The learner's view holds what the exact observation holds, as floats between -1 and 1, and names every part."""

import numpy as np
import pytest
from tests.properties.tables import IDS, TABLES

import sacbe
import sacbe.envs
from sacbe.engine.observation import CHOICE
from sacbe.envs.learner_view import LearnerView
from sacbe.testing.tables import Table

at_every_table = pytest.mark.parametrize("table", TABLES, ids=IDS)


@at_every_table
def test_every_number_is_there_between_minus_one_and_one(table: Table) -> None:
    layout = table.game.observation
    view = LearnerView(layout)
    games = sacbe.envs.batch(table.game, 4, seed=2)
    lows, highs = np.array(layout.low()), np.array(layout.high())
    for _ in range(120):
        games.step(games.sample())
        floats = view(games.observations)
        assert floats.dtype == np.float32 and floats.shape == (4, view.size)
        assert np.isfinite(floats).all() and floats.max() <= 1 and floats.min() >= (-1 if lows.min() < 0 else 0)
        named = view.named(floats)
        for fields, seat in [(layout.table, -1), *((layout.each_seat, seat) for seat in range(layout.players))]:
            for field in fields:
                if not field.used:
                    continue
                name = field.name if seat < 0 else f"{seat}.{field.name}"
                at = layout.offset(field.name, max(0, seat))
                exact = games.observations[:, at : at + field.size].reshape(4, *(field.shape or (1,)))
                part = named[name]
                if field.kind == CHOICE:
                    back = part.argmax(axis=1) + field.low
                    assert (part.sum(axis=1) == 1).all()
                elif field.most:
                    back = np.moveaxis(part, 1, -1) * np.array(field.most)
                else:
                    back = part * max(1, -field.low, field.high)
                assert np.array_equal(np.rint(back), exact), name
    assert (highs >= lows).all()


@at_every_table
def test_the_parts_make_up_the_whole(table: Table) -> None:
    view = LearnerView(table.game.observation)
    players = table.game.players
    assert sum(block.size for block in view.blocks) == view.size == view.table_size + players * view.seat_size
    floats = view(sacbe.envs.batch(table.game, 2).observations)
    assert view.table(floats).shape == (2, view.table_size)
    assert view.seats(floats).shape == (2, players, view.seat_size)
    names = [block.name for block in view.blocks]
    assert len(set(names)) == len(names)
    one = view(sacbe.envs.batch(table.game, 2).observations[1])
    assert np.array_equal(one, floats[1])


def test_boards_are_stacks_of_planes() -> None:
    view = LearnerView(sacbe.load("tikal", players=2).observation)
    assert view.block("board").shape == (20, 8, 5) and view.block("1.owned").shape == (3, 8, 5)
    assert LearnerView(sacbe.load("silver_gold").observation).block("3.fields").shape == (5, 2, 4, 4)


def test_floats_can_be_written_into_an_array_that_is_there() -> None:
    games = sacbe.envs.batch("tzolkin", 3)
    view = LearnerView(games.observation)
    out = np.empty((3, view.size), dtype=np.float32)
    assert view(games.observations, out) is out and np.array_equal(out, view(games.observations))


def test_wrong_rows_and_names_are_refused() -> None:
    view = LearnerView(sacbe.load("tikal", players=2).observation)
    with pytest.raises(ValueError, match="has 1200 numbers"):
        view(np.zeros(7, dtype=np.int16))
    with pytest.raises(ValueError, match="there is no block 'gold'"):
        view.block("gold")
