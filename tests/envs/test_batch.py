"""Batches: the same games as stepped one by one, all or nothing when an action is refused, and new games at once."""

import os
import subprocess
import sys

import numpy as np
import pytest
from tests.docs.pages import ROOT, environment
from tests.properties.tables import IDS, TABLES

import sacbe
import sacbe.envs
from sacbe.engine.chance import rng
from sacbe.engine.game import CHANCE, Position
from sacbe.engine.rewards import REWARDS, rewards
from sacbe.envs import GameBatch
from sacbe.envs.arrays import observation_array
from sacbe.testing.tables import Table

at_every_table = pytest.mark.parametrize("table", TABLES, ids=IDS)


def snapshot(games: GameBatch) -> list[bytes]:
    rows = (games.observations, games.masks, games.rewards, games.to_play, games.done, games.lengths)
    return [row.tobytes() for row in rows]


class Single:
    """One game of a batch, stepped by itself with the same generator."""

    def __init__(self, table: Table, seed: int, index: int) -> None:
        self.game = table.game
        self.random = rng("batch", seed, index)
        self.words = self.game.observation.blank()
        self.pos = self.begin()

    def begin(self) -> Position:
        self.pos = self.game.start()
        self.deal()
        return self.pos

    def deal(self) -> None:
        while self.pos.turn == CHANCE:
            self.pos.push(self.pos.draw(self.random))

    def step(self, action: int) -> tuple[bool, list[float]]:
        self.pos.push(action)
        self.deal()
        over, worth = self.pos.is_over, rewards(self.pos)
        if over:
            self.begin()
        return over, worth


@at_every_table
def test_a_batch_plays_the_same_games_as_one_stepped_by_itself(table: Table) -> None:
    games = sacbe.envs.batch(table.game, 3, seed=5)
    singles = [Single(table, 5, index) for index in range(3)]
    over, worth = [False] * 3, [[0.0] * table.game.players] * 3
    ended = 0
    for _ in range(3000):
        for index, single in enumerate(singles):
            turn = single.pos.turn
            assert turn is not None and games.to_play[index] == turn
            single.pos.observe(turn, single.words)
            assert np.array_equal(games.observations[index], observation_array(single.words))
            assert list(np.flatnonzero(games.masks[index])) == single.pos.legal()
            assert games.done[index] == over[index] and games.rewards[index].tolist() == worth[index]
        actions = games.sample()
        games.step(actions)
        for index, single in enumerate(singles):
            over[index], worth[index] = single.step(int(actions[index]))
        ended += sum(over)
        if ended >= 2:
            break
    assert ended >= 2, "too few games came to an end"


@at_every_table
def test_an_illegal_action_changes_nothing_in_any_game(table: Table) -> None:
    games = sacbe.envs.batch(table.game, 8, seed=2)
    for step in range(40):
        before = snapshot(games)
        actions = games.sample()
        wrong = actions.copy()
        refused = int(np.flatnonzero(games.masks[5] == 0)[step])
        wrong[5] = refused
        with pytest.raises(sacbe.IllegalAction, match=r"^game 5: ") as raised:
            games.step(wrong)
        refusal = games._games.positions[5].explain(refused)
        assert refusal is not None and raised.value.clause == refusal[0] and refusal[1] in str(raised.value)
        assert snapshot(games) == before
        games.step(actions)


@pytest.mark.parametrize("action", [-1, 441, 500, 1 << 70, -(1 << 70)])
def test_a_number_that_is_no_action_of_a_player_is_refused(action: int) -> None:
    games = sacbe.envs.batch("silver_gold", 2, players=2)
    before = snapshot(games)
    with pytest.raises(sacbe.IllegalAction, match=r"^game 1: "):
        games.step([int(games.sample()[0]), action])
    assert snapshot(games) == before


def test_a_step_takes_one_whole_number_for_each_game() -> None:
    games = sacbe.envs.batch("silver_gold", 4, players=2)
    with pytest.raises(ValueError, match="one action for each of the 4 games, not 3"):
        games.step(games.sample()[:3])
    with pytest.raises(ValueError, match="row of whole numbers"):
        games.step(games.sample().astype(np.float64))
    with pytest.raises(ValueError, match="row of whole numbers"):
        games.step(games.sample().reshape(2, 2))


def test_an_ended_game_begins_anew_in_the_same_step() -> None:
    games = sacbe.envs.batch("silver_gold", 16, players=3, seed=1)
    longest = games.game.longest
    lengths = np.zeros(16, dtype=np.int64)
    ended = 0
    for _ in range(600):
        games.step(games.sample())
        lengths += 1
        assert np.array_equal(games.lengths, lengths)
        assert np.all(games.masks.sum(axis=1) > 0), "somebody can always act"
        for index in np.flatnonzero(games.done):
            ended += 1
            assert games._games.positions[index].number == 0, "the new game is in its set-up"
            assert 0 < games.lengths[index] < longest
            assert games.rewards[index].any()
        assert not games.rewards[games.done == 0].any()
        lengths[games.done == 1] = 0
    assert ended > 16


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_are_those_of_the_last_position(reward: str) -> None:
    games = sacbe.envs.batch("silver_gold", 1, players=4, seed=3, reward=reward)
    table = next(table for table in TABLES if table.game.options == games.game.options)
    single = Single(table, 3, 0)
    while not games.done[0]:
        action = int(games.sample()[0])
        games.step([action])
        last = single.pos
        single.step(action)
    assert last.is_over and games.rewards[0].tolist() == rewards(last, reward)


def test_rewards_by_place_share_what_tied_seats_would_take_together() -> None:
    from sacbe.engine.rewards import by_placement

    assert by_placement([1, 2, 3]) == [1, 0, -1]
    assert by_placement([1, 1, 3]) == [0.5, 0.5, -1]
    assert by_placement([1, 2, 2, 2]) == pytest.approx([1, -1 / 3, -1 / 3, -1 / 3])
    assert by_placement([1, 1]) == [0, 0]
    assert by_placement([2, 1]) == [-1, 1]


def test_the_same_seed_deals_the_same_and_another_does_not() -> None:
    games = sacbe.envs.batch("tzolkin", 6, seed=4)
    first = snapshot(games)
    games.play(50)
    played = snapshot(games)
    assert played != first
    games.reset(4)
    assert snapshot(games) == first
    for _ in range(50):
        games.step(games.sample())
    assert snapshot(games) == played, "`play` takes the steps that `sample` chooses"
    games.reset(5)
    assert snapshot(games) != first


def test_what_happens_in_a_game_does_not_depend_on_how_many_there_are() -> None:
    few, many = (sacbe.envs.batch("silver_gold", n, players=2, seed=9) for n in (2, 7))
    for _ in range(200):
        actions = many.sample()
        many.step(actions)
        few.step(actions[:2])
        assert np.array_equal(few.observations, many.observations[:2])


def test_samples_are_legal_and_even() -> None:
    games = sacbe.envs.batch("silver_gold", 1, players=2, seed=1)
    legal = np.flatnonzero(games.masks[0])
    drawn = np.array([games.sample()[0] for _ in range(400 * len(legal))])
    counts = np.array([(drawn == action).sum() for action in legal])
    assert counts.sum() == len(drawn), "only legal actions are drawn"
    assert np.all(np.abs(counts - 400) < 100), "each about as often"


def test_arrays_are_live_views_that_nobody_can_write_to() -> None:
    games = sacbe.envs.batch("tikal", 4, players=2)
    kept = games.observations
    before = kept.copy()
    games.step(games.sample())
    assert kept is games.observations and not np.array_equal(kept, before)
    for row in (games.observations, games.masks, games.rewards, games.to_play, games.done, games.lengths):
        assert not row.flags.writeable


def test_shapes_and_types_are_as_documented() -> None:
    games = sacbe.envs.batch("tzolkin", 5, players=3)
    assert games.observations.shape == (5, games.observation.size) and games.observations.dtype == np.int16
    assert games.masks.shape == (5, games.actions) and games.masks.dtype == np.uint8
    assert games.rewards.shape == (5, 3) and games.rewards.dtype == np.float64
    assert games.to_play.shape == games.done.shape == games.lengths.shape == (len(games),)
    assert sacbe.envs.batch("tzolkin", 5, observations=False).observations.shape == (5, 0)
    assert repr(games).startswith("sacbe.envs.batch(sacbe.load('tzolkin'")


def test_a_batch_without_observations_plays_the_same() -> None:
    seeing, blind = (sacbe.envs.batch("tikal", 3, seed=1, observations=seen) for seen in (True, False))
    for games in (seeing, blind):
        games.play(60)
    assert np.array_equal(seeing.masks, blind.masks) and np.array_equal(seeing.lengths, blind.lengths)


def test_wrong_orders_are_refused_in_a_sentence() -> None:
    with pytest.raises(sacbe.OptionError, match="must be one of placement, score, win"):
        sacbe.envs.batch("tikal", 2, reward="money")
    with pytest.raises(sacbe.OptionError, match="there is no game 'chess'"):
        sacbe.envs.batch("chess", 2)
    with pytest.raises(sacbe.SacbeError, match="has its options already"):
        sacbe.envs.batch(sacbe.load("tikal"), 2, players=3)
    for n in (0, -1, 1 << 30):
        with pytest.raises(ValueError, match="a batch has from 1 to"):
            sacbe.envs.batch("tikal", n)


DIGEST = """
import hashlib, sacbe.envs
seen = hashlib.sha256()
for name in ("silver_gold", "tikal", "tzolkin"):
    games = sacbe.envs.batch(name, 2, players=3, seed=8, **({"auction": True} if name == "tikal" else {}))
    for _ in range(250):
        games.step(games.sample())
        for row in (games.observations, games.masks, games.rewards, games.to_play, games.done):
            seen.update(row.tobytes())
print(seen.hexdigest())
"""


def test_compiled_and_interpreted_write_the_same() -> None:
    told = []
    for interpreted in ("", "1"):
        surroundings = {**environment(ROOT), "SACBE_INTERPRETED": interpreted}
        done = subprocess.run(
            [sys.executable, "-c", DIGEST], env=surroundings, capture_output=True, text=True, check=True
        )
        told.append(done.stdout)
    assert told[0] == told[1] and len(told[0]) == 65


def test_without_numpy_one_sentence_says_what_to_install(tmp_path: "os.PathLike[str]") -> None:
    hide = "import sys; sys.modules['numpy'] = None; import sacbe; import sacbe.envs"
    done = subprocess.run(
        [sys.executable, "-c", hide], env=environment(), cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode and done.stderr.splitlines()[-1] == (
        "ImportError: sacbe.envs needs numpy: pip install 'sacbe[envs]'"
    )
