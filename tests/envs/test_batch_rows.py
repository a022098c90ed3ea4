"""Rows of a batch, as searches and self-play use them: saved, copied, put back, imagined, restarted, counted."""

import copy
import pickle
import signal
import subprocess
import sys
import time

import numpy as np
import pytest
from tests.docs.pages import environment
from tests.properties.tables import IDS, TABLES

import sacbe
import sacbe.envs
from sacbe.engine.chance import rng
from sacbe.engine.game import CHANCE
from sacbe.envs import GameBatch
from sacbe.testing.tables import Table

at_every_table = pytest.mark.parametrize("table", TABLES, ids=IDS)


def rows_of(games: GameBatch, rows: list[int]) -> list[bytes]:
    shown = (games.observations, games.masks, games.rewards, games.scores, games.places, games.to_play, games.done)
    return [array[rows].tobytes() for array in (*shown, games.lengths)]


def moved(games: GameBatch, times: int) -> GameBatch:
    for _ in range(times):
        games.step(games.sample())
    return games


@at_every_table
def test_what_was_saved_is_put_back_with_its_chance(table: Table) -> None:
    games = moved(sacbe.envs.batch(table.game, 4, seed=1), 40)
    saved, before = games.save(), rows_of(games, [0, 1, 2, 3])
    after = rows_of(moved(games, 30), [0, 1, 2, 3])
    games.restore(saved)
    assert rows_of(games, [0, 1, 2, 3]) == before
    assert rows_of(moved(games, 30), [0, 1, 2, 3]) == after
    other = sacbe.envs.batch(table.game, 2, seed=9)
    other.restore(pickle.loads(pickle.dumps(saved[1:3])), [1, 0])
    games.restore(saved)
    assert rows_of(other, [1, 0]) == rows_of(games, [1, 2])


@at_every_table
def test_a_copied_row_draws_its_own_chance_or_the_same(table: Table) -> None:
    games = moved(sacbe.envs.batch(table.game, 4, seed=2), 25)
    games.copy_rows([0, 0], [1, 2], same_chance=True)
    games.copy_rows([0], [3])
    for row in (1, 2, 3):
        assert rows_of(games, [row])[:2] == rows_of(games, [0])[:2]
    kept = games.position(0).key()
    games.step([games.legal(0)[0]], [1])
    assert games.position(0).key() == kept, "a copy is a game of its own"
    games.step([games.legal(0)[0]] * 2, [0, 2])
    assert games.position(0).key() == games.position(1).key() == games.position(2).key()


@at_every_table
def test_a_row_goes_on_from_any_position(table: Table) -> None:
    random = rng("put")
    pos = table.game.start()
    for _ in range(60):
        pos.push(pos.draw(random) if pos.turn == CHANCE else pos.pick(random))
    while pos.turn == CHANCE:
        pos.push(pos.draw(random))
    games = sacbe.envs.batch(table.game, 3, seed=3)
    others = rows_of(games, [0, 2])
    games.put([1], [pos])
    assert games.position(1).key() == pos.key() and games.legal(1) == pos.legal() and games.lengths[1] == 0
    assert rows_of(games, [0, 2]) == others
    games.step([games.legal(1)[0]], [1])
    assert games.position(1).key() != pos.key() and rows_of(games, [0, 2]) == others


def test_a_position_of_another_table_is_refused() -> None:
    games = sacbe.envs.batch("tikal", 2, players=2)
    with pytest.raises(ValueError, match="this is a batch of"):
        games.put([0], [sacbe.load("tikal", players=3).start()])


@at_every_table
def test_games_are_restarted_one_by_one(table: Table) -> None:
    games = moved(sacbe.envs.batch(table.game, 3, seed=4), 20)
    kept = rows_of(games, [0, 2])
    games.reset(4, [1])
    fresh = sacbe.envs.batch(table.game, 3, seed=4)
    assert rows_of(games, [1]) == rows_of(fresh, [1]) and rows_of(games, [0, 2]) == kept
    games.restart([1])
    assert games.lengths[1] == 0 and games.position(1).number == fresh.position(1).number


@at_every_table
def test_legal_actions_come_as_lists_too(table: Table) -> None:
    games = moved(sacbe.envs.batch(table.game, 5, seed=5), 33)
    actions, starts = games.legal_lists()
    assert starts[0] == 0 and starts[-1] == len(actions)
    for row in range(5):
        listed = actions[starts[row] : starts[row + 1]].tolist()
        assert listed == np.flatnonzero(games.masks[row]).tolist() == games.legal(row)


@at_every_table
def test_chance_may_be_chosen_outside(table: Table) -> None:
    games = sacbe.envs.batch(table.game, 2, seed=6, explicit_chance=True)
    pos, random = table.game.start(), np.random.default_rng(1)
    drawn = 0
    steps = 0
    while not pos.is_over and steps < 150:
        steps += 1
        turn = pos.turn
        assert games.to_play[0] == turn
        if turn == CHANCE:
            outcomes, chances = games.outcomes(0)
            assert chances.sum() == pytest.approx(1) and not games.masks[0].any()
            action = int(random.choice(outcomes, p=chances))
            drawn += 1
            with pytest.raises(sacbe.IllegalAction, match="game 0"):
                games.step([-1], [0])
        else:
            assert len(games.outcomes(0)[0]) == 0
            action = int(games.sample()[0])
        games.step([action], [0])
        pos.push(action)
        assert pos.is_over or games.position(0).key() == pos.key()
    assert drawn > 0 and games.lengths[0] == steps - drawn


@pytest.mark.parametrize("table", [t for t in TABLES if t.has_secrets], ids=[str(t) for t in TABLES if t.has_secrets])
def test_imagined_rows_cannot_be_told_from_the_real_ones(table: Table) -> None:
    games = sacbe.envs.batch(table.game, 8, seed=7)
    seat = int(games.to_play[0])
    games.copy_rows([0] * 7, range(1, 8))
    views, worlds = [], set()
    games.imagine(range(1, 8))
    for row in range(8):
        views.append(games.position(row).view(seat))
        worlds.add(games.position(row).key())
    assert all(view == views[0] for view in views) and len(worlds) > 4
    assert len({games.observations[row].tobytes() for row in range(8)}) == 1
    games.imagine([0], [(seat + 1) % table.game.players])
    assert games.position(0).view((seat + 1) % table.game.players) is not None


@at_every_table
def test_the_end_tells_points_and_places(table: Table) -> None:
    games = sacbe.envs.batch(table.game, 2, seed=8, restart=False)
    while not games.done.all():
        before = [games.position(row) for row in range(2)]
        actions = games.sample()
        paid = games.done.copy()
        games.step(actions)
        assert not games.rewards[paid == 1].any(), "an end is paid once"
        for ended_now in np.flatnonzero(games.done > paid):
            assert games.rewards[ended_now].any() or games.places[ended_now].max() == 1
        assert [pos.is_over for pos in before] == paid.tolist()
    for row in range(2):
        pos = games.position(row)
        assert pos.is_over and games.to_play[row] == -2 and not games.masks[row].any()
        assert games.scores[row].tolist() == [float(score) for score in pos.scores()]
        assert games.places[row].tolist() == pos.ranking()
    ended = rows_of(games, [0, 1])[3:]
    games.step([-1, 5])
    assert rows_of(games, [0, 1])[3:] == ended, "what is over ignores what it is told"
    games.restart([1])
    assert games.done.tolist() == [1, 0] and games.masks[1].any()


@at_every_table
def test_seats_without_a_choice_are_not_asked(table: Table) -> None:
    asked = sacbe.envs.batch(table.game, 4, seed=9)
    games = sacbe.envs.batch(table.game, 4, seed=9, skip_forced=True)
    steps = 0
    for _ in range(400):
        first = games.done.copy()
        assert (games.masks.sum(axis=1) > 1)[first == 0].all()
        games.step(games.sample())
        steps += 4
    moved(asked, 1)
    assert games.lengths.max() > 0 and steps == 1600


def test_skipping_keeps_the_game_as_it_is() -> None:
    """The same choices lead to the same end, whether what is forced is asked or not."""
    game = sacbe.load("tzolkin", players=2)
    asked = sacbe.envs.batch(game, 1, seed=3, restart=False)
    skipping = sacbe.envs.batch(game, 1, seed=3, restart=False, skip_forced=True)
    forced = 0
    while not asked.done[0]:
        legal = asked.legal(0)
        action = legal[int(asked.lengths[0]) * 7 % len(legal)]
        if len(legal) > 1:
            assert skipping.legal(0) == legal
            skipping.step([action])
        else:
            forced += 1
        asked.step([action])
    assert skipping.done[0] and forced > 20
    assert skipping.lengths[0] == asked.lengths[0] and skipping.position(0).key() == asked.position(0).key()


@at_every_table
def test_batches_travel(table: Table) -> None:
    games = moved(sacbe.envs.batch(table.game, 3, seed=10, skip_forced=True), 20)
    for twin in (copy.deepcopy(games), pickle.loads(pickle.dumps(games))):
        assert rows_of(twin, [0, 1, 2]) == rows_of(games, [0, 1, 2])
        again = pickle.loads(pickle.dumps(games))
        assert rows_of(moved(twin, 20), [0, 1, 2]) == rows_of(moved(again, 20), [0, 1, 2])


@pytest.mark.parametrize(
    ("order", "message"),
    [
        (lambda games: games.step([0], [9]), "rows go from 0 to 3"),
        (lambda games: games.step([0, 0], [1, 1]), "stands there twice"),
        (lambda games: games.restore(games.save(), [1]), "as many saved games"),
        (lambda games: games.put([0, 1], [games.position(0)]), "as many positions"),
        (lambda games: games.imagine([0], [7]), "seats from 0 to 1"),
        (lambda games: games.legal(-1), "rows go from 0 to 3"),
    ],
)
def test_wrong_rows_are_refused(order: object, message: str) -> None:
    games = sacbe.envs.batch("silver_gold", 4, players=2)
    assert callable(order)
    with pytest.raises(ValueError, match=message):
        order(games)


def test_a_size_is_chosen_where_none_is_given() -> None:
    assert sacbe.envs.batch("silver_gold", players=2).n in (16, 32, 64, 128, 256)


BUSY = """
import signal, sys, sacbe.envs
signal.signal(signal.SIGINT, signal.default_int_handler)
games = sacbe.envs.batch("tikal", 20_000)
print("ready", flush=True)
games.play(10**9)
"""


def test_ctrl_c_is_heard_soon() -> None:
    busy = subprocess.Popen(
        [sys.executable, "-c", BUSY], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment()
    )
    assert busy.stdout is not None and busy.stdout.readline() == b"ready\n"
    time.sleep(0.5)
    begun = time.perf_counter()
    busy.send_signal(signal.SIGINT)
    busy.wait(20)
    waited = time.perf_counter() - begun
    busy.stdout.close()
    assert busy.returncode != 0 and waited < 3, "far less than what it was asked to play takes"
