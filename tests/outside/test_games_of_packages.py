"""Games of installed packages are found by their entry points; a broken package stops nobody and says what is wrong."""

import json
import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

import sacbe
from sacbe.engine.registry import house_games

COIN = """
from sacbe.engine.errors import say
from sacbe.engine.game import CHANCE, Game, Position
from sacbe.engine.options import Option


class CoinPosition(Position):
    def __init__(self, game, side):
        super().__init__(game)
        self.side = side

    @property
    def turn(self):
        return CHANCE if self.side is None else None

    def legal(self, seat=None):
        return [1, 2] if self.side is None and seat in (None, CHANCE) else []

    def outcomes(self):
        return [(1, 1), (2, 1)] if self.side is None else []

    def apply(self, action, seat):
        self.side = action

    def copy(self):
        return CoinPosition(self.game, self.side)

    def scores(self):
        return [int(self.side == 1), int(self.side == 2)]

    def view(self, seat):
        return {"seat": seat, "turn": self.turn, "side": self.side}

    def to_json(self):
        return {"side": self.side}


class Coin(Game):
    id = NAME
    title = "Coin"
    prefix = "CO"
    table_options = (Option("players", (2,), "How many look on."),)

    def __init__(self, options):
        super().__init__(3, 1, options)

    def start(self):
        return CoinPosition(self, None)

    def position(self, data):
        return CoinPosition(self, data["side"])

    def name(self, action):
        return ("wait", "heads", "tails")[action]

    @property
    def longest(self):
        return 1


GAME = Coin
"""


def install(folder: Path, package: str, code: str, *points: str) -> None:
    """A package as pip leaves it: a module, and beside it what it offers."""
    (folder / f"{package}.py").write_text(code, encoding="utf-8")
    about = folder / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("\n".join(["[sacbe.games]", *points, ""]))


def ask(folder: Path, code: str) -> Any:  # noqa: ANN401
    """What a program prints, as JSON, that runs where the packages of the folder are installed."""
    paths = os.pathsep.join([str(folder), *(path for path in sys.path if path)])
    begun = [sys.executable, "-c", "import json, sacbe\nfrom sacbe.engine import registry\n" + dedent(code)]
    done = subprocess.run(begun, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_the_house_lists_its_own_games_by_their_folders() -> None:
    assert house_games() == ("silver_gold", "tikal", "tzolkin")
    assert set(house_games()) <= set(sacbe.games())


@pytest.mark.parametrize("point", ["coin = coinpack", "coin = coinpack:GAME", "coin = coinpack:Coin"])
def test_a_game_of_a_package_is_loaded_and_played_by_its_name(tmp_path: Path, point: str) -> None:
    install(tmp_path, "coinpack", COIN.replace("NAME", '"coin"'), point)
    found = ask(
        tmp_path,
        """
        record = sacbe.play(sacbe.load("coin"), ["random", "random"], seed=1)
        print(json.dumps([sacbe.games(), sum(record.position.scores()), '[Game "coin"]' in record.text()]))
        """,
    )
    assert found == [["coin", *house_games()], 1, True]


@pytest.mark.parametrize(
    ("name", "code", "point", "reason"),
    [
        (
            "gone",
            COIN,
            "gone = nowhere",
            "cannot be imported from nowhere: ModuleNotFoundError: No module named 'nowhere'",
        ),
        ("gone", "1 / 0", "gone = bad", "cannot be imported from bad: ZeroDivisionError: division by zero"),
        ("gone", "", "gone = bad", "bad is no class of a game and has none as GAME"),
        ("gone", COIN.replace("NAME", '"coin"'), "gone = bad", "its class calls itself 'coin'"),
        ("Gone!", COIN.replace("NAME", '"Gone!"'), "Gone! = bad", "a name has small letters, digits and underscores"),
    ],
)
def test_a_broken_package_is_one_sentence_and_stops_no_other(
    tmp_path: Path, name: str, code: str, point: str, reason: str
) -> None:
    install(tmp_path, "bad", code, point)
    install(tmp_path, "good", COIN.replace("NAME", '"coin"'), "coin = good")
    found = ask(
        tmp_path,
        f"""
        try:
            sacbe.load({name!r})
        except sacbe.OptionError as error:
            said = error.reason
        print(json.dumps([sacbe.games(), said, registry.broken_games()]))
        """,
    )
    games, said, broken = found
    assert games == ["coin", *house_games()]
    assert said.startswith(f"the package bad brings the game {name!r}, but ")
    assert reason in said
    assert "\n" not in said
    assert broken == {name: said}


def test_a_name_of_the_house_stays_the_houses(tmp_path: Path) -> None:
    install(tmp_path, "thief", COIN.replace("NAME", '"tikal"'), "tikal = thief")
    found = ask(
        tmp_path, "print(json.dumps([sacbe.games(), sacbe.load('tikal').title, list(registry.broken_games())]))"
    )
    assert found == [[*house_games()], "Tikal", ["tikal"]]


def test_the_menu_of_the_terminal_says_what_is_broken_and_offers_the_others(tmp_path: Path) -> None:
    install(tmp_path, "bad", "1 / 0", "gone = bad")
    paths = os.pathsep.join([str(tmp_path), *(path for path in sys.path if path)])
    done = subprocess.run(
        [sys.executable, "-m", "sacbe", "play", "--plain"],
        input="",
        env={**os.environ, "PYTHONPATH": paths, "SACBE_HOME": str(tmp_path / "home")},
        capture_output=True,
        text=True,
        check=False,
    )
    said = " ".join(done.stdout.split())
    assert "the package bad brings the game 'gone', but cannot be imported from bad: ZeroDivisionError" in said
    assert "Tikal" in said
