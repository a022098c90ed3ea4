"""The game on docs/adding-a-game.md is whole: it keeps the contract, as our own games do, compiled and interpreted."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.docs.pages import ROOT, blocks, environment, files, type_errors

import sacbe
from sacbe.engine import registry
from sacbe.engine.chance import rng
from sacbe.engine.playout import play_out
from sacbe.engine.rulebook import Rulebook
from sacbe.testing import PROPERTIES, Property, Table

PAGE = ROOT / "docs" / "adding-a-game.md"
PLAYERS = (2, 3, 4)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the page, written where Python does not look yet."""
    root = tmp_path_factory.mktemp("page")
    for name, text in files(PAGE).items():
        file = root / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return root


@pytest.fixture(scope="module", autouse=True)
def registered(folder: Path) -> Iterator[None]:
    sys.path.insert(0, str(folder))
    sacbe.register("pebbles", "pebbles")
    yield
    sys.path.remove(str(folder))
    del registry._registered["pebbles"]
    for name in [name for name in sys.modules if name.split(".")[0] == "pebbles"]:
        del sys.modules[name]


def _holds(pos: sacbe.Position) -> None:
    table = pos.to_json()
    assert all(0 <= stone <= 20 for stone in table["stones"])
    assert all(0 <= held <= 3 for held in table["pebbles"])
    assert pos.is_over == (20 in table["stones"])


def _hides_nothing(pos: sacbe.Position, seat: int) -> bool:
    return False


def test_the_page_shows_a_whole_package() -> None:
    assert {"pebbles/__init__.py", "pebbles/components.py", "pebbles/game.py", "pebbles/position.py"} < set(files(PAGE))
    code = [text for name, text in files(PAGE).items() if name.endswith(".py")]
    assert sum(len(text.splitlines()) for text in code) < 200, "it should stay small"


@pytest.mark.parametrize("holds", PROPERTIES, ids=lambda holds: holds.__name__)
def test_the_example_has_every_property_of_our_games(holds: Property) -> None:
    for players in PLAYERS:
        holds(Table(sacbe.load("pebbles", players=players), _holds, _hides_nothing))


@pytest.mark.parametrize("players", PLAYERS)
def test_the_engine_plays_it_out(players: int) -> None:
    game = sacbe.load("pebbles", players=players)
    for seed in range(50):
        pos = game.start()
        assert 0 < play_out(pos, rng(seed)) <= game.longest
        assert pos.is_over
        assert 1 in pos.ranking()
        assert [sum(parts.values()) for parts in pos.breakdown()] == pos.scores()


@pytest.mark.parametrize("players", PLAYERS)
def test_its_records_are_written_read_verified_and_seen_from_a_seat(players: int, tmp_path: Path) -> None:
    record = sacbe.play(sacbe.load("pebbles", players=players), ["random"] * players, seed=players)
    record.write(tmp_path / "race.sacbe")
    again = sacbe.Record.read(tmp_path / "race.sacbe")
    assert again.text() == record.text()
    assert again.replay().key() == record.position.key()
    assert again.verify() == record.draws()
    assert "?" not in record.view(0).text()


def test_the_tie_goes_to_the_runner_farther_ahead() -> None:
    game = sacbe.load("pebbles", players=2)
    data = {**game.start().to_json(), "stones": [18, 20], "pebbles": [3, 1], "rolls": 40}
    assert game.position(data).ranking() == [2, 1]


@pytest.mark.parametrize(
    ("field", "value", "place"),
    [("stones", [3], "stones"), ("stones", [20, 20], "stones"), ("die", 7, "die"), ("pebbles", [0, 4], "pebbles[1]")],
)
def test_a_damaged_position_is_refused_with_its_place(field: str, value: object, place: str) -> None:
    game = sacbe.load("pebbles", players=2)
    with pytest.raises(sacbe.InvalidPosition) as caught:
        game.position({**game.start().to_json(), field: value})
    assert caught.value.place == place


def test_a_refusal_names_a_clause_that_the_rules_have() -> None:
    rulebook = Rulebook.of(registry.game_class("pebbles"))
    cited = set(re.findall(r'"PB (\d\.\d)"', files(PAGE)["pebbles/position.py"]))
    assert cited
    assert cited <= set(rulebook.clauses)
    game = sacbe.load("pebbles")
    pos = game.start()
    pos.push(game.parse("roll 4", pos))
    with pytest.raises(sacbe.IllegalAction, match=r"a jump costs a pebble, and A has none \(PB 2.3\)"):
        pos.push(game.parse("jump", pos))


def test_the_lines_that_register_and_play_it_work(capsys: pytest.CaptureFixture[str]) -> None:
    code = next(code for code in blocks(PAGE, "python") if "sacbe.register" in code)
    exec(compile(code, str(PAGE), "exec"), {})
    assert '[Game "pebbles"]' in capsys.readouterr().out


def test_its_types_are_strict(folder: Path) -> None:
    script = folder / "play_pebbles.py"
    script.write_text(next(code for code in blocks(PAGE, "python") if "sacbe.register" in code))
    assert type_errors(folder / "pebbles", script) == ""


def test_the_same_race_is_run_interpreted(folder: Path) -> None:
    program = (
        "import json, sacbe; sacbe.register('pebbles', 'pebbles'); game = sacbe.load('pebbles', players=4); "
        "record = sacbe.play(game, ['random'] * 4, seed=5); print(json.dumps([sacbe.compiled, record.text()]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**environment(folder), "SACBE_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    compiled, text = json.loads(done.stdout)
    assert not compiled
    assert text == sacbe.play(sacbe.load("pebbles", players=4), ["random"] * 4, seed=5).text()
