"""Frozen bots decide for ever as they did: their turns at moments of our records are those that were written down.

`python -m tests.bots.test_frozen_bots NAME` writes down those of a bot that is frozen now; it changes no file.
"""

import sys
from pathlib import Path
from typing import Final

import pytest

import sacbe
from sacbe.bots.bot import Sight
from sacbe.bots.budget import Budget
from sacbe.bots.levels import bots, ladder, levels, make_bot, usual_budget
from sacbe.engine.chance import rng
from sacbe.engine.game import CHANCE, Position
from sacbe.engine.registry import house_games

HERE: Final = Path(__file__).parent
RECORDS: Final = HERE.parents[1] / "records"
MOMENTS: Final = {
    "silver_gold": {"four-players": (45, 124, 203), "two-players": (68, 108)},
    "tikal": {"four-players": (54, 216, 360), "auction-four-players": (29, 248)},
    "tzolkin": {"four-players": (29, 136, 275, 422), "two-players": (112,)},
}
SIMULATIONS: Final = {"silver_gold": 300, "tikal": 30, "tzolkin": 30}
"""Few, so that it is quick, and enough for every kind of step of a search."""
FROZEN: Final = [(game, name) for game in house_games() for name in ladder(game).frozen]


def turn(pos: Position, name: str, step: int) -> list[str]:
    """The turn that the bot plays from here."""
    seat, phase, played = pos.pending[0], pos.simultaneous, []
    bot = make_bot(name, pos.game, rng("frozen", pos.game.id, step), Budget(simulations=SIMULATIONS[pos.game.id]))
    while seat in pos.pending and pos.simultaneous == phase and pos.turn != CHANCE:
        action = bot.choose(Sight(pos, seat))
        played.append(pos.game.name(action))
        pos.push(action, seat)
    return played


def decided(game: str, name: str) -> str:
    """A line for each moment."""
    lines = []
    for record, steps in MOMENTS[game].items():
        for step, pos in enumerate(sacbe.Record.read(RECORDS / game / f"{record}.sacbe").positions()):
            if step in steps:
                lines.append(f"{record} {step}: {', '.join(turn(pos.copy(), name, step))}\n")
    return "".join(lines)


def written_down(game: str, name: str) -> Path:
    return HERE / "frozen" / f"{game}-{name}.txt"


@pytest.mark.parametrize(("game", "name"), FROZEN)
def test_it_decides_as_when_it_was_frozen(game: str, name: str) -> None:
    assert decided(game, name) == written_down(game, name).read_text(encoding="utf-8")


def test_every_game_of_the_house_has_expert_1() -> None:
    assert {game for game, name in FROZEN if name == "expert-1"} == set(house_games())


@pytest.mark.parametrize(("game", "name"), FROZEN)
def test_it_is_known_by_its_name_and_stands_in_no_list(game: str, name: str) -> None:
    assert name not in bots(game) and name not in levels(game)
    spent = usual_budget(name, game)
    assert spent is not None and spent.seconds == 1.8


if __name__ == "__main__":
    for wanted in house_games():
        place = written_down(wanted, sys.argv[1])
        if not place.exists():
            place.parent.mkdir(exist_ok=True)
            place.write_text(decided(wanted, sys.argv[1]), encoding="utf-8")
