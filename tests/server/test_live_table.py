"""A table in memory, to the end of its game."""

import pytest
from tests.server.stored_games import by_chance, play_game

from sacbe.engine.game import CHANCE
from sacbe.server.outcomes import played_out


def test_a_game_may_be_over_with_a_draw_by_chance() -> None:
    # A building that was built is replaced at the end of the turn, also of the last one.
    for seed in range(77, 400):
        table, rows, _ = play_game("tzolkin", by_chance(seed), players=2)
        if rows[-1].seat == CHANCE:
            assert table.position.is_over
            assert table.position.turn is None
            assert '"how": "finished"' in played_out(table)
            return
    pytest.fail("no game ended so; the seeds have to be others")
