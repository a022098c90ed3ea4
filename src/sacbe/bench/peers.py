"""The engines and environments we compare ourselves with. All of them come with the extras `bench` and `envs`."""

import random
import time
import warnings
from importlib import import_module, metadata
from importlib.util import find_spec
from typing import Any

from sacbe.engine.errors import SacbeError


def _need(package: str, extra: str) -> str:
    """The version of a package that must be there."""
    if find_spec(package) is None:
        raise SacbeError(f"{package} is not installed; the extra `{extra}` brings it: pip install 'sacbe[{extra}]'")
    return metadata.version(package)


def versions() -> dict[str, str]:
    """What we compare with."""
    return {
        "catanatron": _need("catanatron", "bench"),
        "open_spiel": _need("open_spiel", "envs"),
        "pettingzoo": _need("pettingzoo", "envs"),
    }


class Catanatron:
    """Catan in Python, four random players: the nearest peer among euro games."""

    def __init__(self) -> None:
        self.version = _need("catanatron", "bench")

    def random_play(self, seconds: float, label: int) -> float:
        """Players' actions per second over whole games."""
        catan: Any = import_module("catanatron")
        actions, games, spent = 0, 0, 0.0
        while spent < seconds:
            begun = time.process_time()
            players = [catan.RandomPlayer(color) for color in catan.Color]
            game = catan.Game(players, seed=1000 * label + games)
            game.play()
            spent += time.process_time() - begun
            actions += len(game.state.actions)
            games += 1
        return actions / spent

    def rollouts(self, seconds: float, label: int) -> float:
        """Rollouts per second from the middle of a game: a copy, played at random to its end."""
        catan: Any = import_module("catanatron")
        players = [catan.RandomPlayer(color) for color in catan.Color]
        whole = catan.Game(players, seed=label)
        whole.play()
        middle = catan.Game([catan.RandomPlayer(color) for color in catan.Color], seed=label)
        for _ in range(len(whole.state.actions) // 2):
            middle.play_tick()
        done, spent = 0, 0.0
        while spent < seconds:
            begun = time.process_time()
            middle.copy().play()
            spent += time.process_time() - begun
            done += 1
        return done / spent


class SpielPeer:
    """A game of OpenSpiel, stepped from Python."""

    def __init__(self, name: str) -> None:
        _need("open_spiel", "envs")
        self._name = name
        self._game: Any = None

    def stepped(self, seconds: float, label: int) -> float:
        """Players' actions per second: the list of legal ones, a random choice, the step."""
        if self._game is None:
            import_module("open_spiel.python.games")
            import_module("sacbe.envs.openspiel")
            self._game = import_module("pyspiel").load_game(self._name)
        chooser = random.Random(label)
        actions, begun = 0, time.process_time()
        while time.process_time() - begun < seconds:
            state = self._game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chooser.choices(outcomes, weights)[0])
                else:
                    state.apply_action(chooser.choice(state.legal_actions()))
                    actions += 1
        return actions / (time.process_time() - begun)


class PettingZooPeer:
    """PettingZoo's own connect four."""

    def __init__(self) -> None:
        _need("pettingzoo", "envs")
        self._env: Any = None

    def steps(self, seconds: float, label: int) -> float:
        if self._env is None:
            with warnings.catch_warnings():  # PettingZoo deprecates importing its games by name
                warnings.simplefilter("ignore", DeprecationWarning)
                self._env = import_module("pettingzoo.classic.connect_four_v3").env()
        return play_aec(self._env, seconds, label)


def play_aec(env: Any, seconds: float, label: int) -> float:  # noqa: ANN401 - an environment of PettingZoo
    """Steps per second of an AEC environment: observation and mask of the agent, a random legal action, the step."""
    chooser = random.Random(label)
    steps, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        env.reset(seed=label + steps)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(int(chooser.choice(seen["action_mask"].view(bool).nonzero()[0])))
            steps += 1
    return steps / (time.process_time() - begun)
