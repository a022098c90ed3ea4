"""SuperSuit's vectors over the parallel table of Silver & Gold: four tables at once, each seat a row.

Needs more than Sacbe's extras: pip install supersuit. The mask stands in `info`; here every seat chooses at random.

    python examples/learning/supersuit_vectors.py --steps 500
"""

import argparse

import numpy as np
import supersuit

from sacbe.envs.pettingzoo import parallel_env

TABLES, PLAYERS = 4, 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--steps", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    chooser = np.random.default_rng(given.seed)
    table = parallel_env("silver_gold", players=PLAYERS, mask="info", render_mode="ansi")
    vector = supersuit.pettingzoo_env_to_vec_env_v1(table)
    vector = supersuit.concat_vec_envs_v1(vector, TABLES, num_cpus=0, base_class="gymnasium")
    seen, infos = vector.reset(seed=given.seed)
    ended = 0
    for _ in range(given.steps):
        masks = masks_of(infos, vector.num_envs)
        actions = np.array([chooser.choice(np.flatnonzero(mask)) for mask in masks])
        seen, _, over, _, infos = vector.step(actions)
        ended += int(over.sum())
    print(f"{given.steps} steps of {vector.num_envs} rows of {seen.shape[1]} numbers: {ended // PLAYERS} games ended")


def masks_of(infos: object, rows: int) -> list[np.ndarray]:
    """SuperSuit gives a list of dictionaries, or Gymnasium's dictionary of arrays."""
    if isinstance(infos, dict):
        return [np.asarray(infos["action_mask"][row]) for row in range(rows)]
    assert isinstance(infos, list | tuple)
    return [np.asarray(info["action_mask"]) for info in infos]


if __name__ == "__main__":
    main()
