"""docs/programmers.md adds an effect to Tzolk'in: a copy of the package with its changes knows the effect."""

import shutil
import subprocess
import sys
from pathlib import Path

from tests.docs.pages import ROOT, environment, files

from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin.terms import effects

PAGE = ROOT / "docs" / "programmers.md"
MOST_FILES = 5
PLAYED = """
import sacbe
from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin.effects import run, settle
from sacbe.games.tzolkin.position import ROW, WORKERS
from sacbe.games.tzolkin.terms import effects
from sacbe.pictures.tzolkin import signs

game = sacbe.load("tzolkin", players=2)
building = box.BUILDING_IDS.index("A2-10")
pos = game.start()
pos.state.seat = 1
pos.state.have[ROW + WORKERS] = 5
run(pos.state, box.BUILDING_EFFECTS[building])
settle(pos.state)
assert pos.scores() == [0, 10], pos.scores()
assert effects(int(box.BUILDING_EFFECTS[building])) == [{"what": "parade", "number": 2}]
assert signs.building_row("A2-10") == ["2", "points", "each", "worker"]
record = sacbe.play(game, ["strong", "strong"], seed=3)
assert record.position.is_over
print(record.result)
"""


def changed(text: str, diff: str) -> str:
    """The text after a diff: where the lines that are kept or taken out stand, those that are kept or added."""
    for hunk in diff.split("@@\n"):
        lines = hunk.splitlines(keepends=True)
        before = "".join(line[1:] for line in lines if line[0] != "+")
        assert text.count(before) == 1, f"the page shows lines that are not there, or not once:\n{before}"
        text = text.replace(before, "".join(line[1:] for line in lines if line[0] != "-"))
    return text


def test_a_new_effect_touches_at_most_five_files_and_its_words(tmp_path: Path) -> None:
    shown = files(PAGE)
    assert 0 < len(shown) <= MOST_FILES
    left_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
    shutil.copytree(ROOT / "src" / "sacbe", tmp_path / "src" / "sacbe", ignore=left_out)
    for name, diff in shown.items():
        text = changed((ROOT / name).read_text(encoding="utf-8"), diff)
        if name.startswith("src"):
            (tmp_path / name).write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PLAYED],
        cwd=tmp_path,
        env=environment(tmp_path / "src"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_every_effect_of_a_tile_has_its_words() -> None:
    words = (ROOT / "src/sacbe/words/en/tzolkin.ftl").read_text(encoding="utf-8")
    rows = [*box.BUILDING_EFFECTS, *box.WEALTH_EFFECTS]
    told = {effect["what"] for row in rows for effect in effects(int(row))}
    assert told
    for what in told:
        assert f"tzolkin-effects-{what} =" in words
