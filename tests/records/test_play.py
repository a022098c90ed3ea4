"""A whole game between bots can be written, read and verified."""

import pytest

import sacbe


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_played_game_reads_back_as_it_was_written(players: int) -> None:
    game = sacbe.load("silver_gold", players=players)
    record = sacbe.play(game, ["greedy"] + ["random"] * (players - 1), seed=players)
    again = sacbe.Record.parse(record.text())
    assert again.text() == record.text()
    assert again.replay().key() == record.position.key()
    assert again.verify() == record.draws()
