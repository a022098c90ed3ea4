"""A game that declares no observation gets one of its views: complete, the same every time, as secret as they are."""

import pickle
import sys
from collections.abc import Iterator

import pytest
from tests.docs.pages import ROOT, files

import sacbe
from sacbe.engine import registry
from sacbe.engine.chance import rng
from sacbe.engine.game import CHANCE, Game
from sacbe.envs.loading import find_game
from sacbe.testing import learners
from sacbe.testing.tables import Property, Table, some_positions


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    """The game of docs/adding-a-game.md, which declares no observation."""
    folder = tmp_path_factory.mktemp("page")
    for name, text in files(ROOT / "docs" / "adding-a-game.md").items():
        file = folder / name
        file.parent.mkdir(exist_ok=True, parents=True)
        file.write_text(text, encoding="utf-8")
    sys.path.insert(0, str(folder))
    sacbe.register("cenote", "cenote")
    yield find_game("cenote", {"players": 3})
    del registry._registered["cenote"]
    sys.path.remove(str(folder))
    for name in [name for name in sys.modules if name.split(".")[0] == "cenote"]:
        del sys.modules[name]


@pytest.mark.parametrize("holds", learners.PROPERTIES, ids=lambda holds: holds.__name__)
def test_that(holds: Property, game: Game) -> None:
    holds(Table(game))


def test_every_value_of_a_view_has_a_place_and_a_name(game: Game) -> None:
    layout = game.observation
    pos = next(iter(some_positions(Table(game), "named", games=1, each=1)))
    out = layout.blank()
    pos.observe(0, out)
    numbers = dict(zip(layout.names(), layout.read(out), strict=True))
    view = pos.view(0)
    assert numbers["me[0]"] == 1
    assert [numbers[f"decides[{seat}]"] for seat in range(3)] == [int(seat in pos.pending) for seat in range(3)]
    assert numbers["round"] == view["round"]
    assert numbers["players.1.cards"] == view["players"][1]["cards"]
    assert numbers["hand.length"] == len(view["hand"])
    assert [numbers[f"hand.{at}"] for at in range(len(view["hand"]))] == view["hand"]
    assert 0 < numbers["phase"] <= layout.field("phase").high


def test_the_layout_is_the_same_every_time(game: Game) -> None:
    again = find_game("cenote", {"players": 3})
    assert again.observation.names() == game.observation.names()


def test_a_pickled_game_is_observed_as_before(game: Game) -> None:
    assert pickle.loads(pickle.dumps(game)).observation.names() == game.observation.names()


def test_a_game_that_declares_an_observation_keeps_it() -> None:
    game = find_game("tikal", {"players": 2})
    assert game.observation.reader is None
    pos = game.start()
    random = rng(1)
    while pos.turn == CHANCE:
        pos.push(pos.draw(random))
    out = game.observation.blank()
    pos.observe(0, out)
    assert any(game.observation.read(out))
