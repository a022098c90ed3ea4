"""The bars that our bots are measured by, what was measured for each, and whether it is met.

All bars stand in `BARS`. What a verdict means is `verdict` and nothing else.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from scripts.bots_page_games import Measured, Turns, label_of, ladder_names

from sacbe.arena.intervals import Interval
from sacbe.arena.report import counted
from sacbe.arena.standings import Count
from sacbe.bots.levels import usual_budget
from sacbe.engine.registry import game_class

MET: Final = "met"
UNSURE: Final = "met by the mean, not beyond doubt"
MISSED: Final = "missed"
NOT_PLAYED: Final = "not played"
VERDICTS: Final = (MET, UNSURE, MISSED, NOT_PLAYED)


@dataclass(frozen=True)
class Reading:
    """What was measured for a bar, how sure it is, and from how much. A fact has an interval without width."""

    value: float
    interval: Interval | None
    base: str


@dataclass(frozen=True)
class Mark:
    """Something else to compare with: people, other programs, our own target."""

    value: float
    whose: str


@dataclass(frozen=True)
class Bar:
    """What a game's bots should reach, and where to read what they did."""

    game: str
    what: str
    read: Callable[[Measured], Reading | None]
    show: Callable[[float], str]
    least: float = -math.inf
    most: float = math.inf
    above: float | None = None
    """The whole interval must lie above this; without it, at `least` or above."""
    marks: tuple[Mark, ...] = ()


def verdict(bar: Bar, reading: Reading | None) -> str:
    if reading is None:
        return NOT_PLAYED
    if not bar.least <= reading.value <= bar.most:
        return MISSED
    if reading.interval is None:
        return UNSURE
    low, high = reading.interval
    clear = low >= bar.least if bar.above is None else low > bar.above
    return MET if clear and high <= bar.most else UNSURE


# How values are shown


def percent(value: float) -> str:
    return f"{value:.1%}"


def points(value: float) -> str:
    return f"{value:.1f}"


def few_points(value: float) -> str:
    return f"{value:+.2f}"


def seconds(value: float) -> str:
    return f"{value:.3f} s"


def amount(games: int, deals: int) -> str:
    """`12 games of 3 deals`."""
    return f"{counted(games, 'game')} of {counted(deals, 'deal')}"


def judged_amount(turns: Turns) -> str:
    return f"{counted(turns.count, 'turn')} of {counted(turns.games, 'game')} judged"


# Where values are read


def step(tables: Sequence[str], high: str, low: str) -> Callable[[Measured], Reading | None]:
    """The share of wins of one bot against nothing but the other, at the first of the tables where they met."""

    def read(measured: Measured) -> Reading | None:
        for standings in (measured.tables[table] for table in tables if table in measured.tables):
            for meeting in standings.meetings:
                if meeting.games and [standings.plan.bots[bot] for bot in meeting.lineup[:2]] == [high, low]:
                    count = meeting.counts[meeting.lineup[0]]
                    return Reading(count.win_share, count.win_interval, amount(meeting.games, meeting.deals))
        return None

    return read


def _self_play(
    table: str, tell: Callable[[Count], tuple[float, Interval | None] | None]
) -> Callable[[Measured], Reading | None]:
    def read(measured: Measured) -> Reading | None:
        standings = measured.tables.get(table)
        found = None if standings is None else tell(standings.bots[0].count)
        if standings is None or found is None:
            return None
        return Reading(*found, amount(standings.games, standings.deals))

    return read


def all_seats(table: str) -> Callable[[Measured], Reading | None]:
    """The mean of all seats of a bot against itself."""
    return _self_play(table, lambda count: (count.mean, count.mean_interval))


def winners(table: str) -> Callable[[Measured], Reading | None]:
    """The mean of the scores that won where a bot plays against itself."""
    return _self_play(
        table,
        lambda count: None if count.mean_winning is None else (count.mean_winning, count.winning_interval),
    )


def lowest_score(bot: str, variant: str) -> Callable[[Measured], Reading | None]:
    """The least that a bot ended with at any of the tables whose label begins so."""

    def read(measured: Measured) -> Reading | None:
        tables = [table for label, table in measured.tables.items() if label.startswith(variant)]
        counts = [standing.count for table in tables for standing in table.bots if standing.bot == bot]
        scores = [score for count in counts for deal in count.scores.values() for score in deal]
        return None if not scores else Reading(min(scores), (min(scores),) * 2, f"lowest of {len(scores)} final scores")

    return read


def longest_turn(bot: str) -> Callable[[Measured], Reading | None]:
    """The longest turn of a bot at all its tables."""

    def read(measured: Measured) -> Reading | None:
        times = [
            standing.turn
            for table in measured.tables.values()
            for standing in table.bots
            if standing.bot == bot and standing.turn.count
        ]
        if not times:
            return None
        longest = max(each.longest for each in times)
        return Reading(longest, (longest, longest), f"longest of {sum(each.count for each in times)} turns")

    return read


def doubling(measured: Measured) -> Reading | None:
    """What a doubling of the time brings."""
    if measured.turns is not None:
        return Reading(measured.turns.slope, measured.turns.slope_interval, judged_amount(measured.turns))
    if measured.rise is not None:
        rise = measured.rise
        return Reading(rise.slope, rise.slope_interval, amount(rise.games, rise.deals))
    return None


def least_to_most(measured: Measured) -> Reading | None:
    """What the most time brings over the least."""
    if measured.turns is not None:
        last = measured.turns.judgements[-1]
        return Reading(last.gain, last.interval, judged_amount(measured.turns))
    rise = measured.rise
    if rise is not None and rise.whole is not None:
        return Reading(rise.whole, rise.whole_interval, amount(rise.whole_games, rise.deals))
    return None


# The bars


def ladder(game: str, variant: str) -> list[Bar]:
    """Every step of a ladder: one bot against three of the next lower level."""
    tables = (f"{label_of(variant)}-lower", f"{label_of(variant)}-ladder")  # the first has more games
    return [_step(game, variant, tables, high, low) for high, low in pairwise(ladder_names(game))]


def _step(game: str, variant: str, tables: Sequence[str], high: str, low: str) -> Bar:
    what = f"{variant}: 1 {high} wins at least 40 % against 3 {low}, the lower end above 30 %"
    return Bar(game, what, step(tables, high, low), percent, least=0.4, above=0.3)


def time(game: str) -> list[Bar]:
    """More time must help, and nobody may wait longer than was said."""
    budget = usual_budget("expert", game)
    within = math.inf if budget is None or budget.seconds is None else budget.seconds
    return [
        Bar(game, "a doubling of expert's time brings points", doubling, few_points, least=0, above=0),
        Bar(
            game,
            "expert's most time (4 s) brings points over its least (0.25 s)",
            least_to_most,
            few_points,
            least=0,
            above=0,
        ),
        Bar(game, "expert's longest turn takes 2 s at most", longest_turn("expert"), seconds, most=2),
        Bar(
            game,
            f"expert's longest turn stays within its budget of {within:g} s",
            longest_turn("expert"),
            seconds,
            most=within,
        ),
        Bar(game, "casual's longest turn takes 0.3 s at most", longest_turn("casual"), seconds, most=0.3),
    ]


FOUR: Final = "four players"
AUCTION: Final = "four players, auction"

BARS: Final[tuple[Bar, ...]] = (
    *ladder("silver_gold", FOUR),
    Bar(
        "silver_gold",
        "four players: expert against itself, mean of all seats at least 118",
        all_seats("four-players-self"),
        points,
        least=118,
        marks=(Mark(122, "our target"),),
    ),
    Bar(
        "silver_gold",
        "four players: expert against itself, winners at least 126",
        winners("four-players-self"),
        points,
        least=126,
    ),
    Bar(
        "silver_gold",
        "two players: expert against itself, mean of both seats at least 123",
        all_seats("two-players-self"),
        points,
        least=123,
        marks=(Mark(128, "our target"),),
    ),
    *time("silver_gold"),
    *ladder("tikal", FOUR),
    Bar(
        "tikal",
        "four players: expert against itself, winners at least 100",
        winners("four-players-self"),
        points,
        least=100,
        marks=(
            Mark(95, "casual winners, low end"),
            Mark(109, "casual winners, high end"),
            Mark(132, "the highest score of a tournament"),
        ),
    ),
    *ladder("tikal", AUCTION),
    _step("tikal", AUCTION, ("four-players-auction-greedy",), "expert", "greedy"),
    Bar(
        "tikal",
        "four players, auction: expert does not bid itself out of the game: no final score of 0 or less (bids are not "
        "kept, so final scores are all that can tell)",
        lowest_score("expert", "four-players-auction"),
        points,
        least=1,
    ),
    *time("tikal"),
    *ladder("tzolkin", FOUR),
    Bar(
        "tzolkin",
        "four players: expert against itself, mean of all seats at least 65",
        all_seats("four-players-self"),
        points,
        least=65,
    ),
    Bar(
        "tzolkin",
        "four players: expert against itself, winners at least 80",
        winners("four-players-self"),
        points,
        least=80,
        marks=(
            Mark(101, "winners of tournaments"),
            Mark(73, "casual winners"),
            Mark(61, "published search"),
        ),
    ),
    *time("tzolkin"),
)


# The table


def bars_table(measured: Sequence[Measured]) -> str:
    """All bars of these games with what was measured, and how many are met."""
    by_game = {each.game: each for each in measured}
    rows = [
        (bar, reading, verdict(bar, reading))
        for bar in BARS
        if bar.game in by_game
        for reading in (bar.read(by_game[bar.game]),)
    ]
    totals = "; ".join(f"{sum(said == each for _, _, said in rows)} {each}" for each in VERDICTS)
    lines = ["| game | bar | measured, 95 % | verdict |", "|---|---|---|---|"]
    for bar, reading, said in rows:
        title = game_class(bar.game).title
        lines.append(f"| {title} | {bar.what} | {'' if reading is None else told(bar, reading)} | {strong(said)} |")
    return (
        f"""## The bars

{len(rows)} bars: {totals}.

A bar is *{MET}* if the whole interval lies on its right side; a step of a ladder, if the share of wins is 40 % or more
and the lower end of the interval above 30 %. It is *{UNSURE}* if only the measured value is on the
right side, or if there are too few deals for an interval. Intervals of fewer than five deals are rough. A longest turn
(told to the millisecond) or a lowest score is a fact of the games played and has no interval.
*{NOT_PLAYED.capitalize()}* means: not by the bots as they are now.

"""
        + "\n".join(lines)
        + "\n"
    )


def strong(said: str) -> str:
    return f"**{said}**" if said == MISSED else said


def told(bar: Bar, reading: Reading) -> str:
    value = bar.show(reading.value)
    if reading.interval is None:
        value += " (no interval)"
    elif reading.interval[0] < reading.interval[1]:
        low, high = map(bar.show, reading.interval)
        value += f" ({low} to {high})"
    return "; ".join([f"{value}, {reading.base}", *distances(bar, reading.value)])


def distances(bar: Bar, value: float) -> Iterable[str]:
    """How far a value is from its bar and the marks beside it, where there are such."""
    if bar.most < value:
        yield f"{1000 * (value - bar.most):.0f} ms over"
    if bar.marks:
        yield f"{apart(value - bar.least)} the bar"
    for mark in bar.marks:
        yield f"{apart(value - mark.value)} {mark.value:g} ({mark.whose})"


def apart(difference: float) -> str:
    return f"{abs(difference):.1f} {'below' if difference < 0 else 'above'}"
