"""The engines we compare ourselves with."""

import time
from importlib import import_module, metadata
from importlib.util import find_spec
from typing import Any

from sacbe.engine.errors import SacbeError


class Catanatron:
    """Catan in Python, four random players: the nearest peer among euro games."""

    def __init__(self) -> None:
        if find_spec("catanatron") is None:
            raise SacbeError("catanatron is not installed; the extra `bench` brings it: pip install 'sacbe[bench]'")
        self.version = metadata.version("catanatron")

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
