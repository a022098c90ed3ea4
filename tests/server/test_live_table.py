"""A table in memory, to the end of its game."""

import pytest
from tests.server.stored_games import by_chance, play_game

import sacbe
from sacbe.engine.game import CHANCE
from sacbe.server.live_table import LiveTable
from sacbe.server.new_tables import new_table_row
from sacbe.server.outcomes import played_out
from sacbe.server.store.tables import SeatRow


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


def test_what_is_chosen_next_in_a_plan_reveals_something_only_if_no_other_is_still_to_choose() -> None:
    game = sacbe.load("silver_gold", players=2)
    row = new_table_row(game, "", host=None)._replace(status="running")
    table = LiveTable(game, row, [SeatRow(row.id, seat, "human", "", "") for seat in range(2)], [])
    table.grow([], (), 0)
    first = table.position.legal(0)[0]
    assert [choice.terms["reveals"] for choice in table.try_out(0, [first]).legal] == [False] * 3
    others = table.position.legal(1)
    table.grow([(1, others[0]), (1, others[1])], (), 0)
    assert [choice.terms["reveals"] for choice in table.try_out(0, [first]).legal] == [True] * 3
