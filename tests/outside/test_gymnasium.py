"""Gymnasium's own checker on our environments, with every warning an error, and what it does not look at."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import sacbe
from sacbe.envs.gymnasium import IDS, SacbeGymEnv


def made(name: str, **settings: Any) -> SacbeGymEnv:  # noqa: ANN401 - whatever gymnasium.make takes
    unwrapped = gymnasium.make(name, **settings).unwrapped
    assert isinstance(unwrapped, SacbeGymEnv)
    return unwrapped


@pytest.mark.parametrize("name", IDS)
def test_the_checker_finds_nothing(name: str) -> None:
    check_env(made(name))
    check_env(made(name, players=2, bots="random", seat=1, reward="win"))


@pytest.mark.parametrize("name", IDS)
def test_a_whole_game(name: str) -> None:
    table = made(name, bots="random", reward="score")
    random = np.random.default_rng(1)
    seen, info = table.reset(seed=1)
    over = False
    earned = 0.0
    while not over:
        assert table.observation_space.contains(seen)
        assert np.array_equal(info["action_mask"].astype(bool), table.action_masks())
        assert info["action_mask"].any()
        seen, earned, over, cut, info = table.step(int(random.choice(np.flatnonzero(info["action_mask"]))))
        assert not cut
    assert earned == info["scores"][table.seat]


def test_the_same_seed_plays_the_same() -> None:
    def played(seed: int) -> list[float]:
        table = made("sacbe/SilverGold-v0", bots=("greedy", "random", "random"))
        _, info = table.reset(seed=seed)
        over = False
        while not over:
            _, _, over, _, info = table.step(int(np.flatnonzero(info["action_mask"])[-1]))
        return [float(score) for score in info["scores"]]

    assert played(3) == played(3)
    assert any(played(3) != played(seed) for seed in range(4, 9))


def test_an_illegal_action_loses_or_raises() -> None:
    loses = made("sacbe/Tikal-v0")
    _, info = loses.reset(seed=2)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, cut, info = loses.step(wrong)
    assert (reward, over, cut) == (-1.0, True, False)
    clause, reason = info["illegal"]
    assert clause.startswith("TK ")
    assert reason
    with pytest.raises(ValueError, match="reset"):
        loses.step(wrong)
    raises = made("sacbe/Tikal-v0", illegal="raise")
    raises.reset(seed=2)
    before = raises._table.pos.key()
    with pytest.raises(sacbe.IllegalAction):
        raises.step(wrong)
    assert raises._table.pos.key() == before


def test_the_own_seat_can_be_fixed_or_drawn() -> None:
    fixed = made("sacbe/SilverGold-v0", seat=2)
    drawn = made("sacbe/SilverGold-v0")
    seats: set[int] = set()
    for seed in range(20):
        assert fixed.reset(seed=seed)[1]["seat"] == 2
        seats.add(drawn.reset(seed=seed)[1]["seat"])
    assert seats == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"bots": "nobody"}, "nobody"),
        ({"bots": ("random",)}, "3 other seats need 3 bots"),
        ({"seat": 4}, "seat"),
        ({"illegal": "maybe"}, "illegal"),
        ({"reward": "gold"}, "reward"),
    ],
)
def test_wrong_settings_are_named(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(sacbe.OptionError, match=message):
        made("sacbe/SilverGold-v0", **wrong)


def test_a_game_cut_short_is_truncated() -> None:
    table = made("sacbe/Tzolkin-v0", max_steps=3)
    _, info = table.reset(seed=1)
    ends: list[bool] = []
    for _ in range(3):
        _, _, over, cut, info = table.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert not over
        ends.append(cut)
    assert ends == [False, False, True]
