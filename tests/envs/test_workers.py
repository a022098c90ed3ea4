"""Workers show what one batch shows, and a vector of Gymnasium's plays whole games over a batch."""

import multiprocessing
from typing import Any

import gymnasium
import numpy as np
import pytest

import sacbe
import sacbe.envs
from sacbe.envs.vector import SacbeVectorEnv
from sacbe.envs.workers import SHOWN, WorkerBatch


def test_workers_play_the_games_of_one_batch() -> None:
    one = sacbe.envs.batch("silver_gold", 7, players=2, seed=3)
    with WorkerBatch("silver_gold", 7, 2, players=2, seed=3) as many:
        for step in range(60):
            for name in SHOWN:
                assert np.array_equal(getattr(one, name), getattr(many, name)), f"{name} in step {step}"
            actions = one.sample()
            assert np.array_equal(actions, many.sample())
            one.step(actions)
            many.step(actions)
        one.play(200)
        many.play(200)
        assert np.array_equal(one.observations, many.observations)
        one.reset(5)
        many.reset(5)
        assert np.array_equal(one.observations, many.observations)
        before = many.observations.copy()
        wrong = many.sample()
        wrong[5] = int(np.flatnonzero(many.masks[5] == 0)[0])
        with pytest.raises(sacbe.IllegalAction, match=r"^game 5: "):
            many.step(wrong)
        assert np.array_equal(before, many.observations)
        with pytest.raises(ValueError, match="row of 7 whole numbers"):
            many.step([0])
        assert not many.masks.flags.writeable
    assert not multiprocessing.active_children()


def test_a_wrong_number_of_workers_is_refused() -> None:
    with pytest.raises(ValueError, match="spread over 1 to 2 workers"):
        WorkerBatch("tikal", 2, 3)


@pytest.mark.parametrize("game", ["silver_gold", "tikal", "tzolkin"])
@pytest.mark.parametrize("policy", ["random", "first"])
def test_a_vector_plays_whole_games(game: str, policy: str) -> None:
    def first(seen: Any, masks: Any) -> Any:  # noqa: ANN401 - arrays
        assert seen.shape[0] == masks.shape[0]
        return masks.argmax(axis=1)

    vector = SacbeVectorEnv(game, 6, players=2, bots="random" if policy == "random" else first, seed=2)
    seen, infos = vector.reset(seed=4)
    chooser = np.random.default_rng(1)
    ended = 0
    for _ in range(400):
        assert vector.observation_space.contains(seen)
        actions = np.array([chooser.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        seen, earned, over, cut, infos = vector.step(actions)
        assert not earned[~over].any() and not cut.any()
        ended += int(over.sum())
    assert ended > 0
    again, _ = vector.reset(seed=4)
    twin = SacbeVectorEnv(game, 6, players=2, bots=vector.bots, seed=9)
    assert np.array_equal(again, twin.reset(seed=4)[0])


def test_wrong_vectors_are_refused_in_gymnasiums_words() -> None:
    wrongs: list[dict[str, Any]] = [{"bots": "greedy"}, {"seat": 4}, {"reward": "gold"}]
    for wrong in wrongs:
        with pytest.raises(gymnasium.error.Error):
            SacbeVectorEnv("tikal", 2, **wrong)
