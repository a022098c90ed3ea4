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


def test_alone_a_seat_has_its_own_choices_of_an_open_phase_and_no_others() -> None:
    record = sacbe.Record(sacbe.load("silver_gold", players=3, start_player="seat-1"))
    while record.position.turn == sacbe.CHANCE:
        record.push(record.position.outcomes()[0][0])
    for seat in (1, 2):
        for _ in range(2):
            record.push(record.position.legal(seat)[0], seat)
    assert record.position.pending == (0,)
    for seat in range(3):
        alone = record.alone(seat)
        assert alone.view(seat)["players"] == record.position.view(seat)["players"]
        assert alone.pending == tuple(other for other in range(3) if other == 0 or other != seat)
    last = record.alone(0)
    last.push(last.legal(0)[0], 0)
    last.push(last.legal(0)[0], 0)
    assert last.simultaneous, "a plan does not close the phase, which would show what others chose"
    assert record.position.pending == (0,)


def test_alone_outside_a_simultaneous_phase_is_the_position_itself() -> None:
    record = sacbe.Record(sacbe.load("tikal", players=2, start_player="seat-1"))
    record.push(record.position.outcomes()[0][0])
    alone = record.alone(0)
    assert alone.key() == record.position.key()
    alone.push(alone.legal()[0])
    assert alone.key() != record.position.key()
