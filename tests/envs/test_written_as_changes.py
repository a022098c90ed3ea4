"""Observations that a batch writes as changes are those that would be written anew, whatever happened in between."""

from typing import Any

import numpy as np
import pytest
from tests.properties.tables import IDS, TABLES

import sacbe.envs
from sacbe.engine.game import CHANCE
from sacbe.envs import GameBatch
from sacbe.envs.arrays import observation_array
from sacbe.testing.tables import Table

at_every_table = pytest.mark.parametrize("table", TABLES, ids=IDS)


def written_anew(games: GameBatch, row: int) -> tuple[bytes, bytes]:
    """Observation and mask of one row, by its position alone."""
    pos, who = games.position(row), max(int(games.to_play[row]), CHANCE)
    words = games.observation.blank()
    pos.observe(who, words)
    legal = np.zeros(games.actions, dtype=np.uint8)
    legal[pos.legal(who) if who >= 0 else []] = 1
    return observation_array(words).tobytes(), legal.tobytes()


def check(games: GameBatch, what: str) -> None:
    for row in range(len(games)):
        shown = games.observations[row].tobytes(), games.masks[row].tobytes()
        assert shown == written_anew(games, row), f"row {row} after {what}"


@at_every_table
@pytest.mark.parametrize(
    "settings", [{}, {"skip_forced": True}, {"explicit_chance": True}, {"restart": False}], ids=str
)
def test_whatever_happens_to_a_row(table: Table, settings: dict[str, Any]) -> None:
    games = sacbe.envs.batch(table.game, 4, seed=11, **settings)
    chooser = np.random.default_rng(3)
    for _ in range(table.tries(40)):
        for _ in range(6):
            games.step(games.sample())
            check(games, "a step")
        saved = games.save([0])
        games.play(int(chooser.integers(1, 30)))
        check(games, "play")
        games.copy_rows([1], [2])
        check(games, "a copy")
        if not settings.get("restart", True):
            games.restart(np.flatnonzero(games.to_play == -2))
        seats = [max(0, int(who)) for who in games.to_play[[1, 2]]]
        games.imagine([1, 2], seats)
        check(games, "imagining")
        games.step(games.sample()[[1, 3]], [1, 3])
        games.restore(saved, [3])
        games.put([2], [games.position(0)])
        check(games, "putting back")
