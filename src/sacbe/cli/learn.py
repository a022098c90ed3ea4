"""`sacbe learn`: train by self-play a network that corrects a game's evaluation."""

import json
import shlex
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from rich.console import Console

from sacbe.arena.processes import processors
from sacbe.arena.resumable import real
from sacbe.bots.learning import school_of
from sacbe.cli.arguments import check_writable, settle_seed
from sacbe.cli.progress import game_bar
from sacbe.engine.errors import OptionError, SacbeError


def learn(
    game: str,
    *,
    bot: str = "strong:60",
    rounds: int = 6,
    games: int = 700,
    seed: int | None = None,
    start: Path | None = None,
    processes: int | None = None,
    write: Path | None = None,
) -> None:
    """Train a small network to correct a game's evaluation.

    In every round bots play games. A network is fitted to the errors of the evaluation in all games so far, and the
    bots of the next round use it. The last round makes a committee of several networks. If the bot's budget is in
    simulations, the same command gives the same network on the same machine. Other machines may round differently.

    Example: sacbe learn tzolkin --rounds 6 --games 700 --seed 1 --write learned.json

    Parameters
    ----------
    game
        Which game, such as tzolkin.
    bot
        The bot that plays, with a budget in simulations, such as strong:60.
    rounds
        How many rounds; default: 6.
    games
        How many games in each round, with two to four players; default: 700.
    seed
        A whole number. The same seed gives the same network. Default: a fresh one.
    start
        The bots of the first round use the network in this file, written by --write; default: none.
    processes
        How many processes; default: one for each processor.
    write
        Write the network to this file, after every round.
    """
    for name, number, least in (("rounds", rounds, 1), ("games", games, 10)):
        if number < least:
            raise OptionError(name, f"must be at least {least}, not {number}")
    school = school_of(game)
    seed = settle_seed(seed)
    numbers = [] if start is None else read_network(game, start)
    school.pupil(bot, school.weights(), numbers)
    words = ["--bot", bot, "--rounds", str(rounds), "--games", str(games), "--seed", str(seed)]
    words += [] if start is None else ["--start", str(start)]
    command = f"sacbe learn {game} {shlex.join(words)}"
    try:
        from sacbe.arena.learning import MEMBERS, Course, Lessons, learn_round, play_round
    except ModuleNotFoundError:
        raise SacbeError("learning needs the package numpy; install it with: pip install 'sacbe[arena]'") from None
    if write is not None:
        check_writable(write)
    played: list[list[Course]] = []
    for number in range(rounds):
        lessons = Lessons(game, bot, seed, number, tuple(numbers))
        with game_bar(Console(stderr=True, highlight=False), quiet=False, doing=f"round {number + 1}/{rounds}") as bar:
            tell = partial(bar.advance, bar.add_task("", total=games))
            played += play_round(lessons, games, processors() if processes is None else processes, tell)
        result = learn_round(game, played, seed, 1 if number < rounds - 1 else MEMBERS)
        numbers = result.numbers
        if write is not None:
            write_network(game, write, numbers, command, number + 1)
        print(
            f"round {number + 1}: learned from {result.turns} turns. In games that it did not learn from scores differ "
            f"from what the evaluation says by {result.before:.2f} points, with the network by {result.after:.2f}.",
            flush=True,
        )
    print(f"seed {seed}")


def write_network(game: str, path: Path, numbers: Sequence[float], command: str, rounds: int) -> None:
    """Write a network as JSON: the game, the command that made it, the rounds it had, and its numbers."""
    head = json.dumps({"game": game, "command": command, "rounds": rounds})[:-1]
    lines = [", ".join(json.dumps(number) for number in numbers[at : at + 16]) for at in range(0, len(numbers), 16)]
    path.write_text(head + ', "numbers": [\n' + ",\n".join(lines) + "\n]}\n", encoding="utf-8")


def read_network(game: str, path: Path) -> list[float]:
    """The numbers of a network that `write_network` wrote. There must be as many as the game's bots use."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        numbers = [real(number) for number in data["numbers"]]
        owner = data["game"]
    except OSError as error:
        raise SacbeError(f"cannot read {path}: {error.strerror}") from None
    except (ValueError, KeyError, TypeError, RecursionError):
        raise SacbeError(f"{path} has no network, such as --write writes it") from None
    if owner != game or not school_of(game).fits(numbers):
        raise SacbeError(f"{path} has no network for {game} as it is now")
    return numbers
