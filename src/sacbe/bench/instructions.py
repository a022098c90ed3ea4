"""How many instructions a random action takes, counted by callgrind: the same every time, on a busy machine too."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from sacbe.bench.cases import CASES, Case
from sacbe.engine.errors import SacbeError
from sacbe.engine.registry import house_games

GAMES = 12
TOLERANCE = 0.10
"""A count may exceed its baseline by this share: other compilers and Python versions differ a little, we should not."""
COUNTED = "CPyPy_playout___play_games"
"""Only what this function does is counted, not Python's own start."""


def count(case: Case, games: int = GAMES) -> float:
    """Instructions for one player's action, chance included, over so many random games."""
    if shutil.which("valgrind") is None:
        raise SacbeError("counting instructions needs valgrind (Debian's package valgrind)")
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", f"--toggle-collect={COUNTED}"]
    done = subprocess.run(
        [*command, sys.executable, "-m", "sacbe.bench.counted", case.game, json.dumps(case.options), str(games)],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONHASHSEED": "0"},
        check=False,
    )
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or found is None or int(found[1]) == 0:
        raise SacbeError(f"callgrind counted nothing: {done.stderr.strip().splitlines()[-1:]}")
    return int(found[1]) / int(done.stdout)


def counts() -> dict[str, float]:
    """All games of the house."""
    return {case.game: round(count(case), 1) for case in CASES if case.game in house_games()}


def baseline(path: Path) -> dict[str, float]:
    """The counts that were stored."""
    stored: dict[str, float] = json.loads(path.read_text(encoding="utf-8"))
    return stored


def excess(counted: dict[str, float], stored: dict[str, float]) -> dict[str, float]:
    """By what share each game takes more instructions than it did, where that is more than the tolerance."""
    shares = {game: number / stored[game] - 1 for game, number in counted.items()}
    return {game: share for game, share in shares.items() if share > TOLERANCE}
