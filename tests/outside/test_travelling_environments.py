"""Environments that are pickled, deep-copied and sent to fresh processes go on as if nothing had happened."""

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

import sacbe.envs.gymnasium
import sacbe.envs.pettingzoo
from sacbe.envs.gymnasium import IDS

TWINS: list[Callable[[Any], Any]] = [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))]
RIVALS = ["greedy", "random", "casual"]


def ahead(table: Any, info: dict[str, Any], steps: int) -> tuple[list[Any], dict[str, Any]]:  # noqa: ANN401
    """What so many decisions lead to."""
    told: list[Any] = []
    for _ in range(steps):
        seen, earned, over, _, info = table.step(int(np.flatnonzero(info["action_mask"])[-1]))
        told.append((seen.tolist(), earned, info["scores"]))
        if over:
            break
    return told, info


@pytest.mark.parametrize("rival", RIVALS)
@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("twin", TWINS, ids=["deepcopy", "pickle"])
def test_a_table_of_gymnasium_goes_on(name: str, rival: str, twin: Callable[[Any], Any]) -> None:
    table = gymnasium.make(name, bots=rival, players=3)
    _, info = table.reset(seed=3)
    _, info = ahead(table, info, 6)
    other = twin(table)
    there, here = ahead(other, info, 8)[0], ahead(table, info, 8)[0]
    assert there == here


@pytest.mark.parametrize("twin", TWINS, ids=["deepcopy", "pickle"])
@pytest.mark.parametrize("game", ["silver_gold", "tikal", "tzolkin"])
def test_tables_of_pettingzoo_go_on(game: str, twin: Callable[[Any], Any]) -> None:
    table = sacbe.envs.pettingzoo.env(game, players=2)
    table.reset(seed=1)

    def steps(played: Any, times: int) -> list[Any]:  # noqa: ANN401
        told = []
        for _ in range(times):
            seen = played.last()[0]
            told.append((played.agent_selection, seen["observation"].tolist()))
            played.step(int(np.flatnonzero(seen["action_mask"])[0]))
        return told

    steps(table, 10)
    other = twin(table)
    assert steps(other, 10) == steps(table, 10)
    together = sacbe.envs.pettingzoo.parallel_env(game, players=2)
    together.reset(seed=1)
    assert str(twin(together).observe if False else twin(together)) == str(together)


def played_elsewhere(table: Any, info: dict[str, Any]) -> list[Any]:  # noqa: ANN401
    return ahead(table, info, 5)[0]


def test_a_fresh_process_plays_on() -> None:
    table = gymnasium.make("sacbe/SilverGold-v0", bots="greedy", players=2)
    _, info = table.reset(seed=5)
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        there = pool.apply(played_elsewhere, (table, info))
    assert there == played_elsewhere(table, info)
