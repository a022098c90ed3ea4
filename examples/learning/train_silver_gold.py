"""Trains a player for Silver & Gold by self-made experience against `random`, with sb3-contrib's MaskablePPO.

Needs more than Sacbe's extras: pip install torch sb3-contrib. On one core the default takes a few minutes:

    python examples/learning/train_silver_gold.py --steps 200000
"""

import argparse

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO

import sacbe.envs.gymnasium

PLAYERS = 2


def make() -> gymnasium.Env[np.ndarray, np.int64]:
    """The table: the learner in a seat that changes from game to game, `random` in the other one."""
    assert sacbe.envs.gymnasium.IDS
    return gymnasium.make("sacbe/SilverGold-v0", players=PLAYERS, bots="random", reward="placement")


def play(model: MaskablePPO | None, games: int, seed: int) -> tuple[float, float]:
    """The share of games won (a tie is half a win) and the mean score, by the model or at random."""
    env = make()
    random = np.random.default_rng(seed)
    won = points = 0.0
    for game in range(games):
        seen, info = env.reset(seed=seed + game)
        over = False
        while not over:
            mask = info["action_mask"].astype(bool)
            if model is None:
                action = int(random.choice(np.flatnonzero(mask)))
            else:
                action = int(model.predict(seen, action_masks=mask, deterministic=True)[0])
            seen, reward, over, _, info = env.step(np.int64(action))
        won += (float(reward) + 1) / 2
        points += float(info["scores"][info["seat"]])
    return won / games, points / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--steps", type=int, default=200_000, help="decisions to learn from")
    parser.add_argument("--games", type=int, default=300, help="games to judge by")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print("random against random: won {:.0%}, {:.1f} points".format(*play(None, given.games, 10**6)))
    model = MaskablePPO("MlpPolicy", make(), n_steps=2048, batch_size=256, gamma=1.0, seed=given.seed, verbose=0)
    model.learn(given.steps, progress_bar=False)
    print("trained against random: won {:.0%}, {:.1f} points".format(*play(model, given.games, 10**6)))


if __name__ == "__main__":
    main()
