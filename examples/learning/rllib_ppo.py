"""Ray RLlib's PPO on a table of Silver & Gold against `random`, in this process.

Needs more than Sacbe's extras: pip install 'ray[rllib]' torch. RLlib's usual networks know no masks, so an action that
is not allowed is replaced by the next one that is.

    python examples/learning/rllib_ppo.py --iterations 2
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
import ray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.tune.registry import register_env

import sacbe.envs.gymnasium
from sacbe.envs.learner_view import LearnerView


class Table(gymnasium.Wrapper):
    """Floats as RLlib's networks want them, and an action that is not allowed made one that is."""

    def __init__(self, settings: dict[str, Any]) -> None:
        assert sacbe.envs.gymnasium.IDS
        super().__init__(gymnasium.make("sacbe/SilverGold-v0", **settings))
        self.view = LearnerView(self.unwrapped.game.observation)  # type: ignore[attr-defined]
        self.observation_space = gymnasium.spaces.Box(-1, 1, (self.view.size,), dtype=np.float32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[np.ndarray, dict[str, object]]:
        seen, self.known = self.env.reset(seed=seed, options=options)
        return self.view(seen), {}

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        legal = np.flatnonzero(self.known["action_mask"])
        chosen = legal[np.searchsorted(legal, action) % len(legal)]
        seen, reward, over, cut, self.known = self.env.step(np.int64(chosen))
        return self.view(seen), float(reward), over, cut, {}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--iterations", type=int, default=2)
    given = parser.parse_args()
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    register_env("sacbe", Table)
    config = PPOConfig().environment("sacbe", env_config={"players": 2, "bots": "random"})
    config = (
        config.debugging(seed=1)
        .env_runners(num_env_runners=0)
        .training(train_batch_size=1000, minibatch_size=250, num_epochs=2)
    )
    algorithm = config.build_algo()
    for _ in range(given.iterations):
        told = algorithm.train()
    runners = told["env_runners"]
    print(
        f"{runners['num_env_steps_sampled_lifetime']:.0f} decisions, mean return {runners['episode_return_mean']:.2f}"
    )
    algorithm.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
