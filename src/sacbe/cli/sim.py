"""`sacbe sim`: play many games between bots and sum up the results."""

import time
from collections.abc import Generator
from contextlib import closing
from dataclasses import replace
from json import dumps
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table

from sacbe.arena.kept_records import make_folder
from sacbe.arena.processes import processors
from sacbe.arena.simulation import Outcome, Plan, Totals, simulate
from sacbe.bots.environment_variables import hide_from_programs
from sacbe.cli.arguments import BotGames, settle_seed
from sacbe.cli.progress import game_bar
from sacbe.engine.notation import letter
from sacbe.engine.options import read_all, write_all
from sacbe.engine.registry import game_class


def sim(
    game: str,
    *,
    seats: str,
    games: int = 1000,
    rotate: bool = False,
    how: BotGames | None = None,
    records: Path | None = None,
    json: bool = False,
) -> None:
    """Play many games between bots, and count points and wins.

    Bots keep the seats you give them, and results are per seat. With --rotate, everyone moves one seat on after each
    game, and results are per bot. A shared win counts in equal parts.

    Example: sacbe sim silver_gold --seats greedy,random --games 10000 --seed 1

    Parameters
    ----------
    game
        Which game, such as silver_gold.
    seats
        The bots by seat, such as greedy,random,random.
    games
        How many games; default: 1000.
    rotate
        Let the bots change seats after each game.
    how
        How the games are played.
    records
        Write the record of every game to this folder.
    json
        Print the results as JSON.
    """
    how = how or BotGames()
    bots = tuple(name.strip() for name in seats.split(","))
    seed = settle_seed(how.settle_seed(bots))
    plan = replace(_plan(game, bots, how.option, seed, rotate), isolated=how.isolated)
    if records is not None:
        make_folder(records)
        hide_from_programs(records)
        plan = replace(plan, records=str(records.resolve()))
    totals = Totals(plan)
    begun = time.perf_counter()
    _watch(simulate(plan, games, processors() if how.processes is None else how.processes), games, totals, quiet=json)
    seconds = time.perf_counter() - begun
    if json:
        print(_as_json(plan, totals, seconds))
    else:
        _show(plan, totals, seconds)


def _plan(game: str, bots: tuple[str, ...], options: list[str], seed: int, rotate: bool) -> Plan:
    kind = game_class(game)
    if not any(text.startswith("players=") for text in options):
        options = [f"players={len(bots)}", *options]
    return Plan(game, read_all(kind.table_options, " ".join(options)), bots, seed, rotate)


def _watch(outcomes: Generator[Outcome, None, None], games: int, totals: Totals, quiet: bool) -> None:
    """Add up all outcomes, with a progress bar on the error output at a terminal."""
    console = Console(stderr=True, highlight=False)
    try:
        with closing(outcomes), game_bar(console, quiet) as bar:
            task = bar.add_task("", total=games)
            for outcome in outcomes:
                totals.add(outcome)
                bar.advance(task)
    except KeyboardInterrupt:
        console.print(f"sacbe: stopped after {totals.games} of {games} games")
        raise


def _show(plan: Plan, totals: Totals, seconds: float) -> None:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    if not plan.rotate:
        table.add_column("seat")
    table.add_column("bot")
    for heading in ("games", "mean", "sd", "min", "max", "wins", "95 % interval", "place"):
        table.add_column(heading, justify="right", no_wrap=True)
    for name, tally, seat in zip(totals.names, totals.tallies, _seats(plan, totals), strict=True):
        low, high = tally.win_interval
        table.add_row(
            *seat,
            name,
            str(tally.games),
            f"{tally.mean:.2f}",
            f"{tally.deviation:.2f}",
            f"{tally.least:g}",
            f"{tally.most:g}",
            f"{tally.win_share:.1%}",
            f"{100 * low:.1f}-{100 * high:.1f}%",
            f"{tally.mean_place:.2f}",
        )
    console = Console(highlight=False)
    console.print(table)
    console.print(
        f"{totals.games} games of {game_class(plan.game).title} ({write_all(plan.options)}), seed {plan.seed}: "
        f"{totals.mean_length:.1f} decisions a game, {totals.games / seconds:.1f} games/s",
        soft_wrap=True,
    )


def _seats(plan: Plan, totals: Totals) -> list[list[str]]:
    """The seat letter of every tally, as a cell; no cell where the bots change seats."""
    return [[] if plan.rotate else [letter(seat)] for seat in range(len(totals.tallies))]


def _as_json(plan: Plan, totals: Totals, seconds: float) -> str:
    results = [
        {
            "seat": seat[0] if seat else None,
            "bot": name,
            "games": tally.games,
            "mean": tally.mean,
            "sd": tally.deviation,
            "min": tally.least,
            "max": tally.most,
            "wins": tally.won,
            "win_share": tally.win_share,
            "win_interval": list(tally.win_interval),
            "mean_place": tally.mean_place,
        }
        for name, tally, seat in zip(totals.names, totals.tallies, _seats(plan, totals), strict=True)
    ]
    whole = {
        "game": plan.game,
        "options": plan.options,
        "seats": list(plan.bots),
        "rotate": plan.rotate,
        "seed": plan.seed,
        "games": totals.games,
        "mean_length": totals.mean_length,
        "results": results,
        "seconds": seconds,
        "games_per_second": totals.games / seconds,
    }
    return dumps(whole, indent=2)
