"""Casual answers at once: on every turn of a game, and on the first one of a process, too.

Time is that of the processor, for others may be busy here. Interpreted, the table of worths of Silver & Gold is filled
map by map as turns need it; then the bound only says that a turn ends.
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.bots.patience import quickest
from tests.docs.pages import environment

import sacbe
from sacbe.bots import clock
from sacbe.bots.any_game.random import RandomBot
from sacbe.bots.bot import Bot, Guest, Sight
from sacbe.bots.levels import levels, make_bot, prepare
from sacbe.engine.chance import Rng, rng

MOST = 0.3 if sacbe.compiled else 30.0
TURNS = 10_000 if sacbe.compiled else 12
TABLES: list[tuple[str, dict[str, object]]] = [
    ("silver_gold", {"players": 4}),
    ("tikal", {"players": 4}),
    ("tikal", {"players": 4, "auction": True}),
    ("tzolkin", {"players": 4}),
]
IDS = ["silver_gold", "tikal", "tikal-auction", "tzolkin"]


@pytest.mark.parametrize(("game", "options"), TABLES, ids=IDS)
def test_casual_takes_no_turn_longer_than_it_may(game: str, options: dict[str, object]) -> None:
    assert quickest(lambda: _longest_turn(game, options), MOST) < MOST


def _longest_turn(game: str, options: dict[str, object]) -> float:
    """Of a whole game. A bot is made for each turn, as the online table and the terminal do it."""
    pos = sacbe.load(game, **options).start()
    prepare(["casual"], pos.game)
    random = rng("in time", game)
    turn: tuple[int, int] | None = None
    spent: list[float] = []
    with clock.using(clock.PROCESSOR):
        while not pos.is_over and len(spent) < TURNS:
            if pos.turn == sacbe.CHANCE:
                pos.push(pos.draw(random))
                continue
            seat = pos.pending[0]
            begun = clock.seconds()
            if turn != (seat, pos.number):
                turn = (seat, pos.number)
                bot = make_bot("casual", pos.game, rng(game, seat, pos.number))
                spent.append(0.0)
            action = bot.choose(Sight(pos, seat))
            spent[-1] += clock.seconds() - begun
            pos.push(action, seat)
    assert len(spent) >= min(TURNS, 50)
    return max(spent)


SERVER_PROCESS = """
import json, sys
from time import thread_time
import sacbe
from sacbe.engine.chance import rng
from sacbe.server.thinking import Question, choose_turn, get_ready

tables = json.loads(sys.argv[1])
get_ready(sacbe.games())  # forgets the words of the command line
for game, options in tables:
    pos = sacbe.load(game, **options).start()
    random = rng("first turn")
    while pos.turn == sacbe.CHANCE:
        pos.push(pos.draw(random))
    question = Question(game, options, json.dumps(pos.to_json()), pos.pending[0], "casual", "seed")
    begun = thread_time()
    choose_turn(question)
    print(thread_time() - begun)
"""


def test_casual_takes_no_longer_on_the_first_turn_of_a_process_of_the_server() -> None:
    times = _times(SERVER_PROCESS, json.dumps(TABLES))
    assert len(times) == len(TABLES)
    assert max(times) < MOST, times


TERMINAL = """
import sys
from time import thread_time
from sacbe.cli import main
from sacbe.terminal import client

decide = client.Client._let_bot_decide

def timed(self, seat):
    begun = thread_time()
    decide(self, seat)
    print("took", thread_time() - begun, file=sys.stderr)
    raise client.Leave

client.Client._let_bot_decide = timed
game, save = sys.argv[1:]
sys.argv = ["sacbe", "play", "--plain", "--text", game, "--seats", "casual,casual", "--seed", "1", "--save", save]
main()
"""


@pytest.mark.parametrize("game", sacbe.games())
def test_casual_takes_no_longer_on_the_first_turn_at_the_terminal(game: str, tmp_path: Path) -> None:
    (took,) = _times(TERMINAL, game, str(tmp_path / "game.sacbe"))
    assert took < MOST


def _times(program: str, *words: str) -> list[float]:
    """The seconds that a fresh process tells of."""
    done = subprocess.run(
        [sys.executable, "-c", program, *words], env=environment(), capture_output=True, text=True, check=False
    )
    told = done.stderr if "took " in done.stderr else done.stdout
    assert done.returncode == 0, done.stderr
    return [float(line.removeprefix("took ")) for line in told.splitlines()]


class Closing(RandomBot):
    """Holds something that is to be given back."""

    open = 0

    def __init__(self, random: Rng) -> None:
        super().__init__(random)
        Closing.open += 1

    def close(self) -> None:
        Closing.open -= 1


def test_preparing_makes_every_bot_once_and_leaves_nothing_open(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def noted(name: str, game: sacbe.Game, random: Rng) -> Bot:
        made.append(name)
        return Closing(random)

    monkeypatch.setattr("sacbe.bots.levels.make_bot", noted)
    assert isinstance(Closing(rng(1)), Guest)
    Closing.open = 0
    prepare(levels("tikal"), sacbe.load("tikal"))
    assert made == ["random", "search", "greedy", "novice", "casual", "strong", "expert"]
    assert Closing.open == 0
