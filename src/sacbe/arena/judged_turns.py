"""Measures how much more time helps Silver & Gold's expert, turn by turn: `python -m sacbe.arena.judged_turns`.

In whole games, the luck of the cards hides what a second more is worth: hundreds of games with four seconds a turn
would be needed. So we take turns from games between experts, run one search on each, and note its answer at every
budget. Where the answers differ, each is played on in the same futures to the end of the game, alone at the table,
choosing each marking from many with the next card in mind. The results go to a file, one game a line. A stopped run
continues there.

In the other games a second is worth more and shows at mixed tables (`sacbe.arena.strength_by_time`). There we tried to
judge turns by letting greedy bots play on, but real games proved the verdicts wrong (docs/bots-log/tikal.md).
"""

import argparse
import math
import random
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from math import fsum
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from sacbe.arena.intervals import Interval, mean_interval
from sacbe.arena.processes import processors, spread
from sacbe.arena.resumable import ResumableFile, real, row, whole
from sacbe.bots import clock
from sacbe.bots.advice import Searcher
from sacbe.bots.bot import Bot, Sight
from sacbe.bots.budget import Budget
from sacbe.bots.levels import make_bot
from sacbe.bots.silver_gold.levels import TableSilverGold
from sacbe.bots.silver_gold.search import judged
from sacbe.bots.thinking import think
from sacbe.engine.chance import Dealer, rng, seed_bytes
from sacbe.engine.errors import OptionError, SacbeError
from sacbe.engine.game import CHANCE, Game, Position
from sacbe.engine.records import Record
from sacbe.engine.registry import load
from sacbe.games.silver_gold.game import SilverGoldPosition

SECONDS: Final = (0.25, 0.5, 1.0, 2.0, 4.0)
PLAYERS: Final = 4
TURNS_TAKEN: Final = 4  # from each game
GAME: Final = "silver_gold"
BOT: Final = "expert"
PLAYED_BY: Final = "expert:150"
"""The bot that plays the games from which turns are taken. Its budget is in simulations: the same on every machine."""
FUTURES: Final = 1000


@dataclass(frozen=True)
class Judged:
    """The turns taken from one game: the points that each budget's answer leads to."""

    game: int
    turns_a_seat: float
    points: list[list[float]]

    @classmethod
    def from_json(cls, data: dict[str, Any], budgets: int) -> "Judged":
        """ValueError or LookupError if these are not the turns of a game at this number of budgets."""
        points = [[real(each) for each in row(turn, budgets)] for turn in row(data["points"], TURNS_TAKEN)]
        return cls(whole(data["game"]), real(data["turns_a_seat"]), points)


@dataclass(frozen=True)
class Judgement:
    """How many points more in a game one budget's answers bring than those of the smallest budget."""

    seconds: float
    gain: float
    interval: Interval | None
    changed: float
    """The share of turns with another answer than at the smallest budget."""


@dataclass(frozen=True)
class Judging:
    """The games to judge, as work for `spread`."""

    seed: int
    seconds: tuple[float, ...]
    futures: int

    def begin(self) -> Callable[[int], Judged]:
        game = load(GAME, players=PLAYERS)
        return lambda number: self.judge(game, number)

    def judge(self, game: Game, number: int) -> Judged:
        beginnings = self.beginnings(game, number)
        label = f"judged turns/{GAME}/{self.seed}/{number}"
        places = sorted(random.Random(label).sample(range(len(beginnings)), TURNS_TAKEN))
        points = [self.points_of(*beginnings[place], f"{label}/{place}") for place in places]
        return Judged(number, len(beginnings) / PLAYERS, points)

    def beginnings(self, game: Game, number: int) -> list[tuple[Position, int]]:
        """Every position of one game in which a seat has a new decision, and that seat."""
        secret = seed_bytes(self.seed * 1_000_003 + number)
        record, dealer = Record(game), Dealer(secret)
        record.deal(dealer)
        bots = [make_bot(PLAYED_BY, game, rng(secret.hex(), "bot", seat)) for seat in range(PLAYERS)]
        found: list[tuple[Position, int]] = []
        latest = CHANCE
        while not record.position.is_over:
            pos = record.position
            seat = pos.turn
            assert seat is not None
            if seat != latest and len(pos.legal(seat)) > 1:
                found.append((pos.copy(), seat))
            latest = seat
            record.push(bots[seat].choose(Sight(pos, seat)), seat)
            record.deal(dealer)
        return found

    def points_of(self, pos: Position, seat: int, label: str) -> list[float]:
        """The points that each budget's answer leads to. Nothing is played where all answers are the same."""
        bot = make_bot(BOT, pos.game, rng(label, "search"))
        given = answers(bot, pos, seat, self.seconds)
        different = [turn for at, turn in enumerate(given) if turn not in given[:at]]
        points = [0.0]
        if len(different) > 1:
            assert isinstance(pos, SilverGoldPosition) and isinstance(bot, TableSilverGold)
            points = judged(bot.planner, pos.state, seat, different, self.futures, rng(label, "judge"))
        return [points[different.index(turn)] for turn in given]


def answers(bot: Bot, pos: Position, seat: int, seconds: Sequence[float]) -> list[list[int]]:
    """The bot's answer at each budget."""
    if not isinstance(bot, Searcher):
        raise OptionError("bot", "this bot does not search")
    found: list[list[int]] = []
    with clock.using(clock.PROCESSOR):
        begun = clock.seconds()
        search = bot.search(Sight(pos, seat))
        for budget in seconds:
            think(search, Budget(seconds=budget), None, begun)
            found.append([*search.turn()])
    return found


# The file


def judge(path: Path, games_wanted: int, judging: Judging, processes: int = 1) -> None:
    """Judge the turns of this many games, except those already in the file."""
    plan = {"judged turns": 2, "game": GAME, **asdict(judging), "seconds": [*judging.seconds]}
    lines = _lines(path)
    begun = lines.plan()
    if begun is not None and begun != plan:
        raise SacbeError(f"{path} holds other turns; choose another file")
    done = {each.game for each in _judged(lines)}
    lines.begin(plan)
    missing = [number for number in range(games_wanted) if number not in done]
    with closing(lines), closing(spread(judging, missing, processes)) as results:
        for found in results:
            lines.add(asdict(found))
            done.add(found.game)
            print(f"\rjudged turns: {len(done)} of {games_wanted} games", end="", file=sys.stderr, flush=True)


def read(path: Path) -> list[Judged]:
    return _judged(_lines(path))


def _lines(path: Path) -> ResumableFile:
    return ResumableFile(path, "a file of judged turns", '{"judged turns":')


def _judged(lines: ResumableFile) -> list[Judged]:
    budgets = len(_seconds(lines))
    found = lines.pieces(lambda data: Judged.from_json(data, budgets), "a line of judged turns")
    return sorted(found, key=lambda each: each.game)


def _seconds(lines: ResumableFile) -> list[float]:
    """The budgets that were judged."""
    plan = lines.plan()
    try:
        return [] if plan is None else [real(each) for each in plan["seconds"]]
    except (KeyError, TypeError, ValueError):
        raise SacbeError(f"{lines.path} is not a file of judged turns") from None


def judgements(path: Path) -> tuple[int, list[Judgement]]:
    """How many turns the file holds, and the result at each budget."""
    lines = _lines(path)
    seconds, played = _seconds(lines), _judged(lines)
    if not played:
        raise SacbeError(f"no turn of {path} has been judged yet")
    turns = [turn for each in played for turn in each.points]
    turns_a_game = fmean(each.turns_a_seat for each in played)
    found: list[Judgement] = []
    for place, budget in enumerate(seconds):
        gains = [[turns_a_game * (turn[place] - turn[0]) for turn in each.points] for each in played]
        changed = sum(turn[place] != turn[0] for turn in turns)
        mean = fsum(map(fsum, gains)) / len(turns)
        found.append(Judgement(budget, mean, mean_interval(gains), changed / len(turns)))
    return len(turns), found


def doubling(path: Path) -> tuple[float, Interval | None]:
    """How many points a game each doubling of the time brings, by the line that fits the gains of all turns best."""
    lines = _lines(path)
    seconds, played = _seconds(lines), _judged(lines)
    turns_a_game = fmean(each.turns_a_seat for each in played)
    places = [math.log2(budget) for budget in seconds]
    middle = fmean(places)
    squares = fsum((place - middle) ** 2 for place in places)
    slopes = [
        [
            turns_a_game * fsum((place - middle) * points for place, points in zip(places, turn, strict=True)) / squares
            for turn in each.points
        ]
        for each in played
    ]
    return fsum(map(fsum, slopes)) / sum(map(len, slopes)), mean_interval(slopes)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help=f"games of which {TURNS_TAKEN} turns each are judged")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--futures", type=int, default=FUTURES, help="how often the answers are played on")
    parser.add_argument("--processes", type=int, default=processors())
    parser.add_argument("--results", type=Path, default=Path(f"{GAME}-judged.jsonl"))
    given = parser.parse_args(words)
    judging = Judging(given.seed, SECONDS, given.futures)
    try:
        judge(given.results, given.games, judging, given.processes)
        turns, found = judgements(given.results)
    except SacbeError as error:
        print(f"judged_turns: {error}", file=sys.stderr)
        return 2
    print(file=sys.stderr)
    for each in found:
        reach = "" if each.interval is None else f" ±{(each.interval[1] - each.interval[0]) / 2:.2f}"
        print(f"{each.seconds:g} s: {each.gain:+.2f}{reach} points a game, {each.changed:.0%} of {turns} turns changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
