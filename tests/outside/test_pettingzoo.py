"""PettingZoo's own suites on our environments, with every warning an error, and what those suites do not look at."""

import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest

import sacbe
from sacbe.envs.pettingzoo import SacbeEnv, env, parallel_env

with warnings.catch_warnings():  # the suite imports one of PettingZoo's own games in a way that PettingZoo deprecates
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test.api_test import api_test
    from pettingzoo.test.parallel_test import parallel_api_test
    from pettingzoo.test.seed_test import parallel_seed_test, seed_test

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("silver_gold", {"players": 2}),
    ("silver_gold", {}),
    ("tikal", {"players": 3}),
    ("tikal", {"auction": True}),
    ("tzolkin", {"players": 2}),
    ("tzolkin", {}),
]
at_every_table = pytest.mark.parametrize(("game", "options"), TABLES, ids=str)

# PettingZoo wants plain arrays from all games but a list of its own ones; a mask in the observation makes a dictionary.
ABOUT_DICTIONARIES = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@pytest.fixture
def dictionaries_allowed() -> Iterator[None]:
    with warnings.catch_warnings():
        for message in ABOUT_DICTIONARIES:
            warnings.filterwarnings("ignore", message)
        yield


@at_every_table
def test_api_with_the_mask_in_info(game: str, options: dict[str, Any]) -> None:
    api_test(env(game, mask="info", **options), num_cycles=200)


@at_every_table
@pytest.mark.usefixtures("dictionaries_allowed")
def test_api_with_the_mask_in_the_observation(game: str, options: dict[str, Any]) -> None:
    api_test(env(game, **options), num_cycles=200)


@at_every_table
def test_seeds(game: str, options: dict[str, Any]) -> None:
    seed_test(lambda: env(game, **options), num_cycles=50)


def test_parallel_api() -> None:
    parallel_api_test(parallel_env("silver_gold"), num_cycles=200)
    parallel_api_test(parallel_env("tzolkin", players=3), num_cycles=100)


def test_parallel_seeds() -> None:
    parallel_seed_test(lambda: parallel_env("silver_gold"), num_cycles=50)


def play(table: SacbeEnv, seed: int) -> dict[str, float]:
    """A whole random game; what each agent earned, summed as a learner would."""
    table.reset(seed=seed)
    random = np.random.default_rng(seed)
    earned: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        earned[agent] = earned.get(agent, 0.0) + reward
        if terminated or truncated:
            table.step(None)
        else:
            table.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
    return earned


@at_every_table
def test_a_game_pays_what_the_engine_says(game: str, options: dict[str, Any]) -> None:
    table = env(game, reward="score", **options)
    earned = play(table, 5)
    pos = table._table.pos
    assert pos.is_over
    assert earned == {f"player_{seat}": float(score) for seat, score in enumerate(pos.scores())}


@at_every_table
def test_places_are_worth_one_to_minus_one(game: str, options: dict[str, Any]) -> None:
    earned = play(env(game, **options), 6)
    assert sum(earned.values()) == pytest.approx(0)
    assert max(earned.values()) <= 1


def test_observations_stay_within_their_space() -> None:
    table = env("tzolkin", players=3)
    table.reset(seed=3)
    random = np.random.default_rng(3)
    for agent in table.agent_iter(400):
        seen, _, terminated, truncated, _ = table.last()
        for other in table.agents:
            assert table.observation_space(other).contains(table.observe(other))
        if agent == table.agent_selection and not (terminated or truncated):
            table.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
        else:
            table.step(None)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = env("tikal")
    table.reset(seed=1)
    before = table._table.pos.key()
    mask = table.last()[0]["action_mask"]
    for action in (int(np.flatnonzero(mask == 0)[0]), table.game.decisions, -1):
        with pytest.raises(sacbe.IllegalAction):
            table.step(action)
        assert table._table.pos.key() == before


def test_a_game_cut_short_is_truncated() -> None:
    table = env("tzolkin", max_steps=10)
    earned = play(table, 2)
    assert not table._table.pos.is_over
    assert set(earned.values()) == {0.0}


def test_in_parallel_whoever_breaks_the_rules_loses() -> None:
    table = parallel_env("silver_gold", players=3)
    seen, _ = table.reset(seed=4)
    good = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in table.agents}
    bad = int(np.flatnonzero(seen["player_1"]["action_mask"] == 0)[0])
    _, earned, terminated, _, infos = table.step({**good, "player_1": bad})
    assert earned == {"player_0": 0.0, "player_1": -1.0, "player_2": 0.0}
    assert all(terminated.values())
    assert infos["player_1"]["illegal"][0] == "SG 2.1"
    assert infos["player_0"] == {}


def test_in_parallel_refusals_can_raise_and_change_nothing() -> None:
    table = parallel_env("silver_gold", players=2, illegal="raise")
    table.reset(seed=4)
    before = table._table.pos.key()
    with pytest.raises(sacbe.IllegalAction, match="player_0"):
        table.step({"player_0": table.wait, "player_1": table.wait})
    assert table._table.pos.key() == before


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"reward": "money"}, "reward"),
        ({"mask": "hat"}, "mask"),
        ({"render_mode": "oil"}, "render_mode"),
        ({"max_steps": 0}, "max_steps"),
        ({"players": 9}, "players"),
    ],
)
def test_wrong_options_are_named(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(sacbe.OptionError, match=message):
        env("tikal", **wrong)


@at_every_table
def test_pictures_are_text_or_svg(game: str, options: dict[str, Any]) -> None:
    drawn = env(game, render_mode="ansi", **options)
    drawn.reset(seed=1)
    text = drawn.render()
    assert text is not None
    assert len(text.splitlines()) > 10
    drawn.render_mode = "svg"
    picture = drawn.render()
    assert picture is not None
    assert picture.startswith("<svg")


def test_max_cycles_is_what_pettingzoo_means() -> None:
    table = env("tzolkin", players=3, max_cycles=4)
    table.reset(seed=2)
    decisions = 0
    for _ in table.agent_iter():
        seen, _, terminated, truncated, _ = table.last()
        over = terminated or truncated
        decisions += not over
        table.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
    assert decisions == 12
    together = parallel_env("silver_gold", players=2, max_cycles=5)
    seen, _ = together.reset(seed=1)
    steps = 0
    while together.agents:
        actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in together.agents}
        seen, _, _, cut, _ = together.step(actions)
        steps += 1
    assert steps == 5 and all(cut.values())


def test_in_parallel_the_mask_may_stand_in_info() -> None:
    together = parallel_env("silver_gold", players=2, mask="info")
    seen, infos = together.reset(seed=1)
    for agent in together.agents:
        assert together.observation_space(agent).contains(seen[agent])
        assert infos[agent]["action_mask"].shape == (together.game.decisions + 1,)


def test_errors_are_those_of_gymnasium_on_which_pettingzoo_stands() -> None:
    table = env("tikal", render_mode="rgb_array")
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(0)
    table.reset(seed=1)
    assert table.render().shape[2] == 3
    with pytest.raises(gymnasium.error.InvalidAction):
        table.step(-1)
    with pytest.raises(gymnasium.error.Error, match="there is no game 'chess'"):
        env("chess")
    with pytest.raises(sacbe.OptionError, match="max_cycles"):
        env("tikal", max_cycles=0)
    with pytest.raises(sacbe.OptionError, match="max_cycles"):
        env("tikal", max_cycles=3, max_steps=5)
