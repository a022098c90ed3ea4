"""Single measurements of one game. Times are processor time, so that a busy machine disturbs them less."""

import gc
import os
import sys
import time
from pathlib import Path

from sacbe.engine.chance import Rng, rng
from sacbe.engine.game import CHANCE, Game, Position
from sacbe.engine.playout import copy_many, play_games, play_out


def random_play(game: Game, seconds: float, label: int) -> float:
    """Players' actions per second (chance not counted), playing at random inside the engine."""
    random = rng("bench", label)
    actions, batch, spent = 0, 1, 0.0
    while spent < seconds:
        begun = time.process_time()
        actions += play_games(game, random, batch)
        spent += time.process_time() - begun
        batch = min(2 * batch, 1000)
    return actions / spent


def stepped_play(game: Game, seconds: float, label: int) -> float:
    """The same, each action chosen and pushed by interpreted Python."""
    random = rng("bench", label)
    actions, spent = 0, 0.0
    while spent < seconds:
        begun = time.process_time()
        pos = game.start()
        while not pos.is_over:
            actions += step(pos, random)
        spent += time.process_time() - begun
    return actions / spent


def step(pos: Position, random: Rng) -> int:
    """One random action; 1 if a player took it, 0 if chance."""
    if pos.turn == CHANCE:
        pos.push(pos.draw(random))
        return 0
    choices = pos.legal()
    pos.push(choices[random.below(len(choices))])
    return 1


def middle(game: Game) -> Position:
    """A position from the middle of a random game."""
    random = rng("bench", "middle")
    positions = [game.start()]
    while not positions[-1].is_over:
        pos = positions[-1].copy()
        step(pos, random)
        positions.append(pos)
    return positions[len(positions) // 2]


def rollouts(pos: Position, seconds: float, label: int) -> float:
    """Rollouts per second: a copy of the position, played at random to its end."""
    random = rng("bench", label)
    done, spent = 0, 0.0
    while spent < seconds:
        begun = time.process_time()
        for _ in range(20):
            play_out(pos.copy(), random)
        spent += time.process_time() - begun
        done += 20
    return done / spent


def copy_time(pos: Position, seconds: float) -> float:
    """Microseconds for one copy."""
    times, spent = 100, 0.0
    while True:
        begun = time.process_time()
        copy_many(pos, times)
        spent = time.process_time() - begun
        if spent >= seconds:
            return spent / times * 1e6
        times *= 2


def memory_growth(game: Game, games: int) -> float:
    """KiB by which this process has grown after so many random games, a tenth as many having been played before."""
    random = rng("bench", "memory")
    play_games(game, random, max(1, games // 10))
    gc.collect()
    before = resident_kib()
    play_games(game, random, games)
    gc.collect()
    return max(0.0, resident_kib() - before)


def resident_kib() -> float:
    """Memory of this process that lies in the machine's; where the system does not say, the most it ever was."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / 1024 if sys.platform == "darwin" else float(most)
