"""Gymnasium's own checker on our environments, with every warning an error, and what it does not look at."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.docs.pages import ROOT, environment

import sacbe
from sacbe.bots.bot import Sight
from sacbe.envs.gymnasium import IDS, SacbeGymEnv
from sacbe.envs.rivals import Snapshots


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


# Rivals of every kind, pictures, and errors of Gymnasium's own kind


class First:
    """An object that plays."""

    def choose(self, sight: Sight) -> int:
        return sight.legal[0]


class Model:
    """What sb3-contrib's maskable policies look like."""

    def __init__(self) -> None:
        self.asked = 0

    def predict(self, observation: Any, *, action_masks: Any, deterministic: bool) -> tuple[Any, None]:  # noqa: ANN401
        self.asked += 1
        assert observation.dtype == np.int16
        return np.flatnonzero(action_masks)[-1], None


def last(seen: Any, mask: Any) -> Any:  # noqa: ANN401
    return np.flatnonzero(mask)[-1]


def finished(table: SacbeGymEnv, seed: int = 1) -> dict[str, Any]:
    """The end of a game in which the own seat takes the first legal action."""
    _, info = table.reset(seed=seed)
    over = False
    while not over:
        _, _, over, _, info = table.step(int(np.flatnonzero(info["action_mask"])[0]))
    return info


LINES = f"exec:{sys.executable} {ROOT / 'examples' / 'bots' / 'line_bot.py'}"


KINDS = {"name": "greedy", "program": LINES, "object": First(), "model": Model(), "function": last}


@pytest.mark.parametrize("rival", KINDS.values(), ids=KINDS)
def test_a_rival_may_be_of_any_kind(rival: Any) -> None:  # noqa: ANN401
    table = made("sacbe/SilverGold-v0", players=2, bots=rival)
    assert len(finished(table)["scores"]) == 2
    table.close()


def test_rivals_are_given_by_seat() -> None:
    model = Model()
    table = made("sacbe/SilverGold-v0", players=3, seat=1, bots=(model, "random"))
    finished(table)
    assert model.asked > 0 and table._rivals._who.keys() == {2, 0}
    assert table._rivals._who[2] is model, "clockwise from the own seat"


def test_snapshots_of_the_learner_play() -> None:
    snapshots = Snapshots(most=2)
    table = made("sacbe/SilverGold-v0", players=2, bots=snapshots)
    finished(table)
    models = [Model() for _ in range(3)]
    for model in models:
        snapshots.add(model)
    for seed in range(8):
        finished(table, seed)
    assert models[0].asked == 0, "the oldest went"
    assert models[1].asked > 0 and models[2].asked > 0


def test_rivals_can_be_changed_between_games() -> None:
    table = made("sacbe/SilverGold-v0", players=2)
    finished(table)
    model = Model()
    table.set_bots(model)
    finished(table)
    assert model.asked > 0


@pytest.mark.parametrize("name", IDS)
def test_pictures_are_arrays(name: str) -> None:
    table = gymnasium.make(name, render_mode="rgb_array")
    table.reset(seed=1)
    picture = table.render()
    assert isinstance(picture, np.ndarray)
    assert picture.dtype == np.uint8 and picture.ndim == 3 and picture.shape[2] == 3
    assert picture.std() > 10, "something is drawn"


def test_without_the_painter_the_picture_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    table = made("sacbe/Tikal-v0", render_mode="rgb_array")
    table.reset(seed=1)
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(gymnasium.error.DependencyNotInstalled, match=r"pip install 'sacbe\[envs\]'"):
        table.render()


def test_errors_are_gymnasiums_too() -> None:
    table = made("sacbe/Tikal-v0", illegal="raise")
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset begins one"):
        table.step(0)
    table.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction):
        table.step(10**6)
    with pytest.raises(gymnasium.error.Error, match="must be a name, a program"):
        made("sacbe/Tikal-v0", bots=7)
    with pytest.raises(gymnasium.error.Error, match="max_steps"):
        made("sacbe/Tikal-v0", max_steps=0)


@pytest.mark.parametrize("module", ["gymnasium", "pettingzoo", "openspiel"])
def test_a_missing_extra_is_one_sentence(module: str) -> None:
    package = "pyspiel" if module == "openspiel" else module
    hide = f"import sys; sys.modules['{package}'] = None; import sacbe.envs.{module}"
    done = subprocess.run([sys.executable, "-c", hide], capture_output=True, text=True, check=False, env=environment())
    said = done.stderr.splitlines()[-1]
    assert said.startswith(f"ImportError: sacbe.envs.{module} needs ") and said.endswith(": pip install 'sacbe[envs]'")
