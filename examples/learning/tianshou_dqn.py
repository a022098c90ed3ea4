"""Tianshou's DQN on a table of Silver & Gold against `random`, with four tables in a vector of Tianshou's.

Needs more than Sacbe's extras: pip install tianshou. Tianshou reads `obs` and `mask` of an observation, and never
chooses what the mask forbids.

    python examples/learning/tianshou_dqn.py --epochs 3
"""

import argparse
import logging
from typing import Any

import gymnasium
import numpy as np
import torch
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, CollectStats, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

import sacbe.envs.gymnasium
from sacbe.envs.learner_view import LearnerView

TABLES, DECISIONS = 4, 2000


class Table(gymnasium.Wrapper):
    """Floats and the mask side by side, as Tianshou wants them."""

    def __init__(self) -> None:
        assert sacbe.envs.gymnasium.IDS
        super().__init__(gymnasium.make("sacbe/SilverGold-v0", players=2, bots="random"))
        self.view = LearnerView(self.unwrapped.game.observation)  # type: ignore[attr-defined]
        actions = int(self.env.action_space.n)  # type: ignore[attr-defined]
        spaces = {
            "obs": gymnasium.spaces.Box(-1, 1, (self.view.size,), dtype=np.float32),
            "mask": gymnasium.spaces.MultiBinary(actions),
        }
        self.observation_space = gymnasium.spaces.Dict(spaces)

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, np.ndarray], dict[str, object]]:
        seen, info = self.env.reset(seed=seed, options=options)
        return {"obs": self.view(seen), "mask": info["action_mask"].astype(bool)}, {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:  # noqa: ANN401
        seen, reward, over, cut, info = self.env.step(np.int64(action))
        return {"obs": self.view(seen), "mask": info["action_mask"].astype(bool)}, float(reward), over, cut, {}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--epochs", type=int, default=3, help=f"rounds of {DECISIONS} decisions")
    parser.add_argument("--games", type=int, default=100, help="games to judge by")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    logging.disable(logging.INFO)
    torch.manual_seed(given.seed)
    np.random.seed(given.seed)
    training, judging = (DummyVectorEnv([Table] * TABLES) for _ in range(2))
    training.seed(given.seed)
    judging.seed(10**6)
    table = Table()
    net = Net(state_shape=(table.view.size,), action_shape=table.env.action_space.n, hidden_sizes=[256, 256])  # type: ignore[attr-defined]
    policy = DiscreteQLearningPolicy(
        model=net, action_space=table.action_space, observation_space=table.observation_space, eps_training=0.2
    )
    learner: Any = DQN(policy=policy, optim=AdamOptimizerFactory(lr=3e-4), gamma=1.0, target_update_freq=200)
    judge = Collector[CollectStats](learner, judging)
    params = OffPolicyTrainerParams(
        training_collector=Collector[CollectStats](
            learner, training, VectorReplayBuffer(20_000, TABLES), exploration_noise=True
        ),
        max_epochs=given.epochs,
        epoch_num_steps=DECISIONS,
        collection_step_num_env_steps=40,
        batch_size=128,
        update_step_num_gradient_steps_per_sample=0.1,
        test_in_training=False,
        show_progress=False,
        verbose=False,
    )
    before = judge.collect(n_episode=given.games, reset_before_collect=True).returns.mean()
    learner.run_training(params)
    after = judge.collect(n_episode=given.games, reset_before_collect=True).returns.mean()
    print(f"{given.epochs * DECISIONS} decisions, mean return {before:.2f} before and {after:.2f} after")


if __name__ == "__main__":
    main()
