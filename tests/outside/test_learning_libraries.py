"""The learning libraries that docs/environments.md names: their scripts run, where the library is installed.

They bring PyTorch, so our own checks are run without them; whoever has them installed runs these, too. Warnings are
errors, but where a library warns of itself.
"""

import importlib.util
import re
import subprocess
import sys

import pytest
from tests.docs.pages import ROOT, environment

SCRIPTS = ROOT / "examples" / "learning"
PAGE = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
SHORT = {
    "usual_lines.py": (("sb3_contrib",), ["--steps", "300"], "MaskablePPO: 2048 decisions"),
    "train_silver_gold.py": (("sb3_contrib",), ["--steps", "2048", "--games", "5"], "trained against random: won"),
    "supersuit_vectors.py": (("supersuit",), ["--steps", "40"], "40 steps of 8 rows of 412 numbers"),
    "rllib_ppo.py": (("ray.rllib", "torch"), ["--iterations", "1"], "1000 decisions, mean return"),
    "tianshou_dqn.py": (("tianshou",), ["--epochs", "1", "--games", "4"], "2000 decisions, mean return"),
    "ppo_batch.py": (("torch",), ["--steps", "4096", "--games", "8"], "trained: won"),
}


WARN_OF_THEMSELVES = ("rllib_ppo.py", "tianshou_dqn.py")


def is_missing(library: str) -> bool:
    try:
        return importlib.util.find_spec(library) is None
    except ImportError:
        return True


@pytest.mark.long
@pytest.mark.parametrize("name", SHORT)
def test_a_script_runs(name: str) -> None:
    libraries, words, printed = SHORT[name]
    for library in libraries:
        if is_missing(library):
            pytest.skip(f"{library} is not installed")
    strict = [] if name in WARN_OF_THEMSELVES else ["-W", "error"]
    done = subprocess.run(
        [sys.executable, *strict, str(SCRIPTS / name), *words],
        capture_output=True,
        text=True,
        check=False,
        env=environment(),
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert printed in done.stdout


def test_every_script_stands_on_the_page_with_what_it_printed() -> None:
    told = dict(re.findall(r"^\| [^|]+ \| `(\w+\.py)[^`]*` \| (.+) \|$", PAGE, re.MULTILINE))
    assert told.keys() == SHORT.keys() == {path.name for path in SCRIPTS.glob("*.py")}
    for name, printed in told.items():
        assert name == "train_silver_gold.py" or "`" in printed


def test_the_usual_lines_of_the_page_are_those_of_the_script() -> None:
    script = (SCRIPTS / "usual_lines.py").read_text(encoding="utf-8")
    for line in ('make_vec_env("sacbe/Tikal-v0")', 'MaskablePPO("MlpPolicy", "sacbe/Tikal-v0")'):
        assert line in PAGE and line in script
