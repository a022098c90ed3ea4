"""`sacbe tournament`: bots against bots, with the same deals for all and every rotation of seats."""

from collections.abc import Generator
from contextlib import closing
from dataclasses import replace
from json import dumps
from pathlib import Path
from typing import Any, Literal

from rich import box
from rich.console import Console
from rich.table import Table

from sacbe.arena.intervals import Interval
from sacbe.arena.kept_records import make_folder
from sacbe.arena.league import League
from sacbe.arena.processes import processors
from sacbe.arena.ratings import rate
from sacbe.arena.report import best_first, check_report, counted, duration, write_report
from sacbe.arena.results import Results, read_plan, secret_path
from sacbe.arena.standings import Count, Standings
from sacbe.arena.tournament import PAIRS, GameResult, Tournament
from sacbe.arena.turn_times import Times
from sacbe.bots.clock import WALL
from sacbe.bots.environment_variables import hide_from_programs
from sacbe.cli.arguments import BotGames, check_writable, settle_seed
from sacbe.cli.progress import game_bar
from sacbe.engine.errors import OptionError, SacbeError
from sacbe.engine.notation import letter
from sacbe.engine.options import read_all, write_all
from sacbe.engine.registry import game_class


def tournament(
    game: str,
    *,
    bots: str,
    games: int = 240,
    tables: Literal["pairs", "ladder", "mixed", "self"] = PAIRS,
    how: BotGames | None = None,
    watch: Literal["wall", "processor"] = WALL,
    ray: str = "",
    results: Path | None = None,
    records: Path | None = None,
    league: Path | None = None,
    report: Path | None = None,
    json: bool = False,
) -> None:
    """Let bots play each other, with the same deals for all and every rotation of seats, and rate their strength.

    A bot is a name, optionally with a budget for each turn (expert:0.5s, or strong:200 for 200 simulations); a program
    (./my_bot); or a command (exec:python3 my_bot.py). With --results, a stopped run continues when you give the same
    command again. A shared win counts in equal parts.

    Example: sacbe tournament tzolkin --bots expert,strong,greedy --games 600 --results week.jsonl --report week.html

    Parameters
    ----------
    game
        Which game, such as tzolkin.
    bots
        The bots that take part, such as expert,strong,greedy.
    games
        How many games, rounded up so that every deal goes round all seats; default: 240.
    tables
        Who plays whom. pairs: every two bots, one of the first against several of the second, and the reverse; ladder:
        the same, but each bot only against the next one in the list; mixed: all together; self: each against itself.
    how
        How the games are played.
    watch
        The clock for the bots' seconds: wall, or processor if other programs share the machine. The processor clock
        does not see the time of a bot that is a program of its own.
    ray
        Play on the Ray cluster at this address (auto: the one of this machine) instead of in processes here.
    results
        Keep every game in this file as it ends, and continue from there. Until all games are played, the file holds
        only a commitment to the seed; the seed is in a file beside it, for you alone.
    records
        Write the record of every game to this folder.
    league
        Add the games to this rating list of the game's bots; sacbe ratings shows it.
    report
        Write a page with tables and plots to this file.
    json
        Print the results as JSON.
    """
    how = how or BotGames()
    names = tuple(name.strip() for name in bots.split(","))
    given = how.settle_seed(names)
    plan = settled_plan(game, names, tables, given, how.option, results)
    plan = replace(plan, watch=watch, isolated=how.isolated)
    plan.load()
    if records is not None:
        if ray:
            raise OptionError("records", "they are written on this machine, so not with --ray")
        make_folder(records)
        plan = replace(plan, records=str(records.resolve()))
    if league is not None:
        League.check(league, plan.game)
    rate(0, [])
    if report is not None:
        check_report(report)
        check_writable(report)
    count = plan.whole_deals(games)
    kept = Results(plan, results, sealed=True)
    with closing(kept):
        missing = kept.missing(count)
        if missing and how.has_strangers(names):
            hide(kept, results, records)
        if ray:
            from sacbe.arena.ray_cluster import play_on_ray

            played = play_on_ray(plan, missing, ray)
        else:
            played = plan.play(missing, processors() if how.processes is None else how.processes)
        if missing:
            _watch(played, kept, count, results, quiet=json)
        kept.reveal()
    standings = Standings(plan, kept.in_order(count))
    if league is not None:
        League(league, plan.game).add(plan, standings.results)
    if report is not None:
        write_report(standings, report)
    if json:
        print(dumps(as_json(standings), indent=2))
    else:
        _show(standings, report)


def hide(kept: Results, results: Path | None, records: Path | None) -> None:
    """Hide the seed, the results and the records from programs."""
    if kept.revealed:
        raise SacbeError(f"the seed of {results} is revealed, so programs may know it; begin another file")
    found = [] if results is None else [results, secret_path(results)]
    hide_from_programs(*found, *([] if records is None else [records]))


def settled_plan(
    game: str, names: tuple[str, ...], tables: str, seed: int | None, options: list[str], results: Path | None
) -> Tournament:
    """The plan with its seed: the one that was given, else that of the games in the file, else a fresh one."""
    begun = read_plan(results) if seed is None and results is not None else None
    settled = settle_seed(seed if begun is None else begun["seed"])
    return Tournament(game, read_all(game_class(game).table_options, " ".join(options)), names, settled, tables)


def _watch(
    played: Generator[GameResult, None, None], kept: Results, count: int, path: Path | None, quiet: bool
) -> None:
    """Keep all results, with a progress bar on the error output if a person is looking."""
    console = Console(stderr=True, highlight=False)
    try:
        with closing(played), game_bar(console, quiet) as bar:
            task = bar.add_task("", total=count, completed=count - len(kept.missing(count)))
            for result in played:
                kept.add(result)
                bar.advance(task)
    except KeyboardInterrupt:
        done = count - len(kept.missing(count))
        hint = "the same command goes on from there" if path is not None else "nothing is kept without --results"
        console.print(f"sacbe: stopped after {done} of {count} games; {hint}")
        raise


# For people


def _show(standings: Standings, report: Path | None) -> None:
    console = Console(highlight=False)
    for table in (_bot_table, _meeting_table, _seat_table, _time_table):
        console.print(table(standings))
        console.print()
    plan = standings.plan
    console.print(
        f"{counted(standings.games, 'game')} of {game_class(plan.game).title} ({write_all(plan.options)}) from "
        f"{counted(standings.deals, 'deal')}, seed {plan.seed}; par for a seat is {standings.par:.0%} of wins; "
        "intervals are 95 %",
        soft_wrap=True,
    )
    if report is not None:
        console.print(f"The report lies in {report}", soft_wrap=True)


def _table(*headings: str, words: int = 1) -> Table:
    """A table whose first columns hold words, the others numbers."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    for place, heading in enumerate(headings):
        if place < words:
            table.add_column(heading, overflow="fold")
        else:
            table.add_column(heading, justify="right", no_wrap=True)
    return table


def _bot_table(standings: Standings) -> Table:
    table = _table("bot", "seats", "wins", "score", "margin", "winning", "rating")
    for standing in best_first(standings):
        count = standing.count
        winning = "" if count.mean_winning is None else f"{count.mean_winning:.1f}"
        rating = f"{standing.rating.skill:.1f} ±{standing.rating.doubt:.1f}"
        table.add_row(standing.shown, str(count.games), *_result(count), winning, rating)
    return table


def _meeting_table(standings: Standings) -> Table:
    table = _table("table", "bot", "seats", "wins", "score", "margin", words=2)
    for meeting in standings.meetings:
        title = standings.title(meeting.lineup)
        for bot, count in meeting.counts.items():
            table.add_row(title, standings.shown[bot], str(count.games), *_result(count))
            title = ""
    return table


def _seat_table(standings: Standings) -> Table:
    table = _table("seat", "games", "wins", "score", "margin")
    for seat, count in enumerate(standings.seats):
        table.add_row(letter(seat), str(count.games), *_result(count))
    return table


def _time_table(standings: Standings) -> Table:
    table = _table("bot", "decision", "95 %", "longest", "turn", "95 %", "longest")
    for standing in best_first(standings):
        times = [_durations(times) for times in (standing.decision, standing.turn)]
        table.add_row(standing.shown, *times[0], *times[1])
    return table


def _result(count: Count) -> tuple[str, str, str]:
    """Wins, score and margin, with their intervals."""
    low, high = count.win_interval
    wins = f"{count.win_share:.1%} ({100 * low:.1f}-{100 * high:.1f})"
    score = f"{count.mean:.1f}{_reach(count.mean_interval)}"
    return wins, score, f"{count.margin:+.1f}{_reach(count.margin_interval)}"


def _reach(interval: Interval | None) -> str:
    return "" if interval is None else f" ±{(interval[1] - interval[0]) / 2:.1f}"


def _durations(times: Times) -> tuple[str, str, str]:
    return duration(times.mean), duration(times.within(0.95)), duration(times.longest)


# For programs


def as_json(standings: Standings) -> dict[str, Any]:
    """Everything that is known, per bot, per meeting and per seat."""
    plan = standings.plan
    return {
        **plan.to_json(),
        "games": standings.games,
        "deals": standings.deals,
        "decisions": standings.decisions,
        "par": standings.par,
        "results": [
            {
                "bot": standing.bot,
                **_count(standing.count),
                "rating": {"skill": standing.rating.skill, "doubt": standing.rating.doubt},
                "decision_seconds": _seconds(standing.decision),
                "turn_seconds": _seconds(standing.turn),
            }
            for standing in standings.bots
        ],
        "meetings": [
            {
                "table": [plan.bots[bot] for bot in meeting.lineup],
                "results": [
                    {"bot": standings.plan.bots[bot], **_count(count)} for bot, count in meeting.counts.items()
                ],
            }
            for meeting in standings.meetings
        ],
        "seats": [{"seat": letter(seat), **_count(count)} for seat, count in enumerate(standings.seats)],
    }


def _count(count: Count) -> dict[str, Any]:
    return {
        "seats": count.games,
        "win_share": count.win_share,
        "win_interval": list(count.win_interval),
        "mean": count.mean,
        "mean_interval": count.mean_interval and list(count.mean_interval),
        "mean_winning": count.mean_winning,
        "winning_interval": count.winning_interval and list(count.winning_interval),
        "margin": count.margin,
        "margin_interval": count.margin_interval and list(count.margin_interval),
    }


def _seconds(times: Times) -> dict[str, float | int]:
    return {"count": times.count, "mean": times.mean, "within_95": times.within(0.95), "max": times.longest}
