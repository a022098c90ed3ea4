"""Judges the turns that Silver & Gold's expert finds with more and more time: `python -m sacbe.arena.judged_turns`.

At a table the luck of the cards hides what a second more is worth: hundreds of games with four seconds a turn would be
needed. So turns are taken from games between experts, one search looks at each of them, and what it would answer is
noted at every budget. Where the answers differ they are judged: all are played on in the same futures to the end of the
game, each marking chosen from many with the next card in mind, alone at the table. What is found goes to a file, one
game a line, and a run that was stopped goes on there.
"""

import argparse
import json
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import fsum
from pathlib import Path
from typing import Final

from sacbe.arena.intervals import Interval, mean_interval
from sacbe.bots import watch
from sacbe.bots.bot import Sight
from sacbe.bots.budget import Budget
from sacbe.bots.levels import make_bot
from sacbe.bots.silver_gold import TableSilverGold
from sacbe.bots.silver_gold_search import judged
from sacbe.bots.thinking import think
from sacbe.engine.chance import Dealer, rng, seed_bytes
from sacbe.engine.errors import SacbeError
from sacbe.engine.game import Game
from sacbe.engine.records import Record
from sacbe.engine.registry import load
from sacbe.games.silver_gold.components import CARDS_A_ROUND, ROUNDS
from sacbe.games.silver_gold.game import SilverGoldPosition
from sacbe.games.silver_gold.position import MARK, State

SECONDS: Final = (0.25, 0.5, 1.0, 2.0, 4.0)
PLAYERS: Final = 4
TURNS_A_GAME: Final = ROUNDS * CARDS_A_ROUND
TURNS_TAKEN: Final = 4  # of each game
PLAYED_BY: Final = "expert:150"  # simulations: so the games, and the turns taken, are the same on every machine
FUTURES: Final = 1000


@dataclass(frozen=True)
class Judgement:
    """How many points more in a game the answers at one budget bring than those at the least one."""

    seconds: float
    gain: float
    interval: Interval | None
    changed: float
    """The part of the turns with another answer than at the least budget."""


def turns_of(seed: int, number: int) -> Iterator[tuple[State, int]]:
    """Turns from one game: the position and whose turn it is."""
    game = load("silver_gold", players=PLAYERS)
    secret = seed_bytes(seed * 1_000_003 + number)
    record, dealer = Record(game), Dealer(secret)
    record.deal(dealer)
    bots = [make_bot(PLAYED_BY, game, rng(secret.hex(), "bot", seat)) for seat in range(PLAYERS)]
    wanted = set(random.Random(f"judged turns/{seed}/{number}").sample(range(1, TURNS_A_GAME), TURNS_TAKEN))
    while not record.position.is_over:
        pos = record.position
        seat = pos.turn
        assert isinstance(pos, SilverGoldPosition) and seat is not None
        state = pos.state
        turn = int(state.round) * CARDS_A_ROUND + int(state.card)
        if state.phase == MARK and turn in wanted:
            wanted.remove(turn)
            yield state.copy(), seat
        record.push(bots[seat].choose(Sight(pos, seat)), seat)
        record.deal(dealer)


def answers(bot: TableSilverGold, game: Game, state: State, seat: int, seconds: Sequence[float]) -> list[list[int]]:
    """What the bot would answer at each budget."""
    found: list[list[int]] = []
    with watch.wearing(watch.PROCESSOR):
        begun = watch.seconds()
        search = bot.search(Sight(SilverGoldPosition(game, state), seat))
        for budget in seconds:
            think(search, Budget(seconds=budget), None, begun)
            found.append([*search.plan()])
    return found


def judge_game(seed: int, number: int, seconds: Sequence[float]) -> list[list[float]]:
    """For each turn taken: the points in the end by budget."""
    found: list[list[float]] = []
    game = load("silver_gold", players=PLAYERS)
    for place, (state, seat) in enumerate(turns_of(seed, number)):
        name = f"judged turns/{seed}/{number}/{place}"
        bot = make_bot("expert", game, rng(name, "search"))
        assert isinstance(bot, TableSilverGold)
        given = answers(bot, game, state, seat, seconds)
        different = [turn for at, turn in enumerate(given) if turn not in given[:at]]
        points = [0.0]
        if len(different) > 1:
            points = judged(bot.planner, state, seat, different, FUTURES, rng(name, "judge"))
        found.append([points[different.index(turn)] for turn in given])
    return found


def judge(path: Path, games: int, seed: int, seconds: Sequence[float]) -> None:
    """Judge the turns of so many games, those that the file does not hold yet."""
    head = json.dumps({"judged turns": 1, "seed": seed, "seconds": list(seconds)})
    if not path.exists() or not path.read_text(encoding="utf-8"):
        path.write_text(head + "\n", encoding="utf-8")
    lines = path.read_text(encoding="utf-8").splitlines()
    if lines[0] != head:
        raise SacbeError(f"{path} holds other turns ({lines[0]}); choose another file")
    for number in range(len(lines) - 1, games):
        points = judge_game(seed, number, seconds)
        with path.open("a", encoding="utf-8") as file:
            print(json.dumps(points), file=file)
        print(f"\rjudged turns: {number + 1} of {games} games", end="", file=sys.stderr, flush=True)


def judgements(path: Path) -> tuple[int, list[Judgement]]:
    """How many turns the file holds, and what comes of them at each budget."""
    lines = path.read_text(encoding="utf-8").splitlines()
    seconds: list[float] = json.loads(lines[0])["seconds"]
    games: list[list[list[float]]] = [json.loads(line) for line in lines[1:]]
    turns = [turn for game in games for turn in game]
    found: list[Judgement] = []
    for place, budget in enumerate(seconds):
        gains = [[TURNS_A_GAME * (turn[place] - turn[0]) for turn in game] for game in games]
        changed = sum(turn[place] != turn[0] for turn in turns)
        mean = fsum(map(fsum, gains)) / len(turns)
        found.append(Judgement(budget, mean, mean_interval(gains), changed / len(turns)))
    return len(turns), found


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help=f"games of which {TURNS_TAKEN} turns each are judged")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--results", type=Path, default=Path("silver_gold-judged.jsonl"))
    given = parser.parse_args(words)
    try:
        judge(given.results, given.games, given.seed, SECONDS)
    except SacbeError as error:
        print(f"judged_turns: {error}", file=sys.stderr)
        return 2
    turns, found = judgements(given.results)
    for each in found:
        reach = "" if each.interval is None else f" ±{(each.interval[1] - each.interval[0]) / 2:.2f}"
        print(f"{each.seconds:g} s: {each.gain:+.2f}{reach} points a game, {each.changed:.0%} of {turns} turns changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
