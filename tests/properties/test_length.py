"""How long a game can be: players who only play for time come near to `longest`, except at the market of Tzolk'in."""

from collections.abc import Callable

import pytest
from tests.properties import trading
from tests.properties.silver_gold import rush

import sacbe
from sacbe.engine.chance import Rng, rng
from sacbe.engine.game import CHANCE, Game, Position
from sacbe.games.tzolkin.length import MOST_TRADES, MOST_WEALTH
from sacbe.testing.tables import Choice

Worth = Callable[[Position, int, list[str]], float]


def to_and_fro(pos: Position, seat: int, words: list[str]) -> float:
    """Tikal: one camp, then over the secret path for a point each; the next higher bid as long as there is one."""
    if words[0] == "bid":
        return 500 - int(words[1])
    return {"camp": 9, "path": 8, "bring": 7, "step": 6, "pass": -1, "end": -1}.get(words[0], 5)


def hoard_and_trade(pos: Position, seat: int, words: list[str]) -> float:
    """Tzolk'in: corn and resources first, later everything to the market and back."""
    late = pos.view(None)["day"] >= 13
    verb, what = words[0], words[-1]
    if verb in ("buy", "sell"):
        return 60 if what == "wood" else 50
    if verb == "place":
        return 20 if words[1] == ("uxmal" if late else "yaxchilan") else 9 if words[1] == "palenque" else 6
    if verb == "pick":
        return (4 if late else 2) * int(words[2]) + (30 if late and words[1] == "uxmal" and int(words[2]) > 1 else 0)
    if verb == "act":
        wheel: int = pos.view(seat)["asked"]["numbers"][0]
        trades = wheel == 3 and what == "2"
        return 0 if what == "nothing" else 40 if trades and late else 5 if trades else 10 + int(what)
    return {"one": 9, "beg": 15, "study": 10 + (what == "extraction"), "done": 5}.get(verb, 8)


def most_worth(worth: Worth) -> Choice:
    """What is worth most, ties by chance."""

    def choose(pos: Position, seat: int, random: Rng) -> int:
        rated = [(worth(pos, seat, pos.game.name(a).split()), random.unit(), a) for a in pos.legal(seat)]
        return max(rated)[2]

    return choose


def length(game: Game, seed: int, choose: Choice) -> int:
    """How many actions a game takes."""
    random = rng("length", repr(game), seed)
    pos = game.start()
    actions = 0
    while not pos.is_over:
        if pos.turn == CHANCE:
            pos.push(pos.draw(random))
        else:
            seat = pos.pending[0]
            pos.push(choose(pos, seat, random), seat)
        actions += 1
    return actions


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_rush_for_small_maps_at_silver_and_gold_comes_near_to_the_longest_game(players: int) -> None:
    game = sacbe.load("silver_gold", players=players)
    assert 0.7 * game.longest < max(length(game, seed, rush) for seed in range(6)) <= game.longest


@pytest.mark.parametrize("players", [2, 3, 4])
def test_steps_of_one_point_at_tikal_come_near_to_the_longest_game(players: int) -> None:
    game = sacbe.load("tikal", players=players)
    assert 0.9 * game.longest < length(game, 1, most_worth(to_and_fro)) <= game.longest


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bids_into_debt_at_tikal_come_near_to_the_longest_game(players: int) -> None:
    game = sacbe.load("tikal", players=players, auction=True, debt_bids=True)
    assert 0.95 * game.longest < length(game, 1, most_worth(to_and_fro)) <= game.longest


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bids_that_have_to_be_paid_at_tikal_are_fewer(players: int) -> None:
    game = sacbe.load("tikal", players=players, auction=True)
    in_debt = sacbe.load("tikal", players=players, auction=True, debt_bids=True)
    assert length(game, 1, most_worth(to_and_fro)) <= game.longest < 0.7 * in_debt.longest


def test_the_most_trades_at_tzolkin_are_those_of_the_small_game_that_bounds_them() -> None:
    buildings, temples = trading.of_buildings_and_calendar(), trading.of_temples()
    first, wealth = trading.most(temples + buildings)
    other, _ = trading.most(temples)
    assert (first, other, wealth) == (*MOST_TRADES, MOST_WEALTH)


def test_games_of_traders_at_tzolkin_take_many_hundreds_of_actions() -> None:
    game = sacbe.load("tzolkin", players=4)
    assert 700 < length(game, 3, most_worth(hoard_and_trade)) <= game.longest
