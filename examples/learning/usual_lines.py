"""The usual two lines of stable-baselines3 and of sb3-contrib, word for word, and what they give.

Needs more than Sacbe's extras: pip install torch sb3-contrib.

    python examples/learning/usual_lines.py
"""

import argparse

from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import sacbe.envs.gymnasium


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--steps", type=int, default=2048, help="decisions to learn from")
    given = parser.parse_args()
    assert sacbe.envs.gymnasium.IDS  # the import makes the ids known
    table = make_vec_env("sacbe/Tikal-v0")
    seen, picture = table.reset(), table.render()
    rows, numbers = seen.shape
    print(f"make_vec_env: {rows} row of {numbers} numbers, a picture of {picture.shape[1]} by {len(picture)}")
    model = MaskablePPO("MlpPolicy", "sacbe/Tikal-v0")
    model.learn(given.steps)
    print(f"MaskablePPO: {model.num_timesteps} decisions, {len(model.ep_info_buffer)} games")


if __name__ == "__main__":
    main()
