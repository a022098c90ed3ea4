"""The maker of docs/bots.md: games that other bots played are never told of as those of today."""

import shutil
import sys
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from sacbe.engine.errors import SacbeError

ROOT = Path(__file__).parents[2]


@pytest.fixture
def maker(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[ModuleType]:
    """The script, looking at a copy of the bots."""
    spec = spec_from_file_location("make_bots_page", ROOT / "scripts" / "make_bots_page.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "make_bots_page", module)
    spec.loader.exec_module(module)
    shutil.copytree(ROOT / "src" / "sacbe" / "bots", tmp_path / "src" / "sacbe" / "bots")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    yield module


def weights_of(folder: Path) -> Path:
    return folder / "src" / "sacbe" / "bots" / "tikal_weights.py"


def test_a_fingerprint_knows_deeds_from_words(maker: ModuleType, tmp_path: Path) -> None:
    before = maker.fingerprint("tikal"), maker.fingerprint("tzolkin")
    path = weights_of(tmp_path)
    text = path.read_text(encoding="utf-8")
    path.write_text('"""Other words."""\n# And a remark.\n' + text.partition('"""\n\n')[2], encoding="utf-8")
    assert (maker.fingerprint("tikal"), maker.fingerprint("tzolkin")) == before
    path.write_text(text.replace("GRAB: Final = 3", "GRAB: Final = 4"), encoding="utf-8")
    assert maker.fingerprint("tikal") != before[0]
    assert maker.fingerprint("tzolkin") == before[1]


def test_games_of_other_bots_are_refused(maker: ModuleType, tmp_path: Path) -> None:
    kept = tmp_path / "games"
    kept.mkdir()
    wanted = maker.Wanted(1, 1, 1, 1, 1, 1.0, 1, kept)
    path = maker.games_file(wanted, "tikal", "tikal-self")
    path.write_text("played\n", encoding="utf-8")
    assert maker.games_file(wanted, "tikal", "tikal-self") == path
    weights = weights_of(tmp_path)
    weights.write_text(weights.read_text(encoding="utf-8") + "\nNEW = 1\n", encoding="utf-8")
    with pytest.raises(SacbeError, match="played by other bots than those of today"):
        maker.games_file(wanted, "tikal", "tikal-self")


def test_games_count_once_a_line_up_has_sat_in_all_seats(maker: ModuleType, tmp_path: Path) -> None:
    """Of one deal with five line-ups of four, ten games are two line-ups in every rotation and a rest."""
    bots = ("greedy", "novice", "casual", "random", "novice:1")
    plan = maker.Tournament("silver_gold", maker.options_of("silver_gold", players=4), bots, 1, maker.MIXED)
    kept = SimpleNamespace(plan=plan)
    for played, counted in ((0, 0), (3, 0), (4, 4), (10, 8), (20, 20), (23, 20)):
        kept.games = range(played)
        kept.missing = lambda count, played=played: list(range(played, count))
        assert maker._whole_rotations_in(kept) == counted
