"""`sacbe tune`: find better weights for a game's evaluation by self-play."""

import shlex
from contextlib import closing
from pathlib import Path
from typing import Final, Literal

from rich import box
from rich.console import Console
from rich.table import Table

from sacbe.arena.processes import processors
from sacbe.arena.tuning import SPSA, Tuning, TuningLog, read_table, table_text, take_step, terms, tuned_maker
from sacbe.bots.levels import levels
from sacbe.cli.arguments import check_writable, settle_seed
from sacbe.cli.progress import step_bar
from sacbe.engine.errors import OptionError, SacbeError
from sacbe.engine.options import read_all
from sacbe.engine.registry import game_class

USUAL: Final = ("greedy", "expert:1")
"""The bot that plays if none is named: the first of these that plays by the weights."""


def tune(
    game: str,
    *,
    bot: str = "",
    steps: int = 100,
    games: int = 48,
    method: Literal["spsa", "coordinate", "surface"] = SPSA,
    seed: int | None = None,
    option: list[str] | None = None,
    processes: int | None = None,
    start: Path | None = None,
    log: Path | None = None,
    write: Path | None = None,
) -> None:
    """Tune the weights of a game's evaluation by self-play.

    In each step, different weights play each other, and the weights move towards the winners. With --log, a stopped run
    continues when you give the same command again. If the bot's budget is in simulations, the same command gives the
    same weights.

    Example: sacbe tune tzolkin --bot strong:100 --steps 200 --games 48 --seed 1 --log tzolkin.jsonl --write tuned.txt

    Parameters
    ----------
    game
        Which game, such as tzolkin.
    bot
        The bot that plays with the weights, optionally with a budget, such as strong:100. Default: one that does not
        look ahead (greedy where it plays by the weights, else expert:1).
    steps
        How many steps; default: 100.
    games
        About how many games in each step; default: 48.
    method
        spsa changes all weights at once; coordinate tries one after another; surface gives every seat its own weights.
    seed
        A whole number. The same seed gives the same weights. Default: a fresh one.
    option
        A table option as name=value, such as players=3; can be repeated.
    processes
        How many processes; default: one for each processor.
    start
        Start from the weights in this file, written by --write; default: the game's own.
    log
        Keep every step in this file, and continue from there.
    write
        Write the tuned weights to this file, as rows for the table in bots/GAME/weights.py.
    """
    if steps < 1:
        raise OptionError("steps", f"must be at least 1, not {steps}")
    seed = settle_seed(seed)
    if write is not None:
        check_writable(write)
    options = read_all(game_class(game).table_options, " ".join(option or []))
    first = () if start is None else read_table(game, start)
    bot = bot or next(name for name in USUAL if _plays_by_weights(game, name))
    tuning = Tuning(game, options, bot, seed, games, method, first)
    _check(tuning)
    kept = TuningLog(tuning, log)
    with closing(kept):
        _watch(tuning, kept, steps, processors() if processes is None else processes)
    weights = kept.steps[steps - 1].weights
    if write is not None:
        words = ["--bot", bot, "--steps", str(steps), "--games", str(games), "--method", method, "--seed", str(seed)]
        words += [word for text in option or [] for word in ("--option", text)]
        words += [] if start is None else ["--start", str(start)]
        try:
            text = table_text(game, weights, f"sacbe tune {game} {shlex.join(words)}")
            write.write_text(text, encoding="utf-8")
        except OSError as error:
            raise SacbeError(f"cannot write {write}: {error.strerror}") from None
    _show(tuning, weights)


def _check(tuning: Tuning) -> None:
    """Can the tuning start? If the named bot has no weights, say which bots have some."""
    try:
        tuning.load()
    except OptionError as error:
        if error.option != "bot":
            raise
        able = [name for name in levels(tuning.game) if _plays_by_weights(tuning.game, name)]
        raise OptionError("bot", f"{error.reason}; these do: {', '.join(able)}") from None


def _plays_by_weights(game: str, bot: str) -> bool:
    try:
        tuned_maker(game, bot, [weight for _, weight, _ in terms(game)])
    except OptionError as error:
        if error.option != "bot":
            raise
        return False
    return True


def _watch(tuning: Tuning, kept: TuningLog, steps: int, processes: int) -> None:
    console = Console(stderr=True, highlight=False)
    bar = step_bar(console, False, "tuning", "steps")
    try:
        with bar:
            task = bar.add_task("", total=steps, completed=min(steps, len(kept.steps)))
            while len(kept.steps) < steps:
                kept.add(take_step(tuning, len(kept.steps), kept.weights, processes))
                bar.advance(task)
    except KeyboardInterrupt:
        console.print(f"sacbe: stopped after {len(kept.steps)} of {steps} steps")
        raise


def _show(tuning: Tuning, weights: list[float]) -> None:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column("weight")
    for heading in ("was", "is", "change"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("meaning")
    for (name, _, meaning), before, after in zip(terms(tuning.game), tuning.first_weights, weights, strict=True):
        table.add_row(name, f"{before:.4g}", f"{after:.4g}", f"{after - before:+.3g}", meaning)
    console = Console(highlight=False)
    console.print(table)
    console.print(f"seed {tuning.seed}")
