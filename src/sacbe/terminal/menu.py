"""The choice that opens `sacbe play`: which game, against whom, or a game that was saved."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import sacbe
from sacbe.bots.levels import levels
from sacbe.engine.errors import OptionError, SacbeError
from sacbe.engine.records import Record
from sacbe.engine.registry import broken_games, game_class
from sacbe.terminal import saves
from sacbe.terminal.game import variants
from sacbe.terminal.seats import HUMAN, Seat, parse_seats
from sacbe.terminal.terminal import Terminal, as_lines, as_number

USUAL = "casual" if sacbe.compiled else "greedy"
"""Against whom people play if they do not say. Interpreted, a bot that looks ahead would keep them waiting."""
_SAVED = 5


def choose_game(terminal: Terminal) -> tuple[str | Path, dict[str, str]]:
    """A game by its name with the options of its variant, or the file of a saved one."""
    choices: list[tuple[str | Path, dict[str, str]]] = []
    shown: list[str] = []
    for game in sacbe.games():
        for variant, options in variants(game_class(game)).items():
            choices.append((game, options))
            shown.append(variant)
    for path in saves.unfinished(_SAVED):
        try:
            shown.append(f"go on: {_in_short(Record.read(path), path)}")
            choices.append((path, {}))
        except SacbeError:
            continue
    number = _pick(terminal, "What would you like to play?", shown, 0, about=list(broken_games().values()))
    return choices[number] if isinstance(number, int) else (number, {})


def _in_short(record: Record, path: Path) -> str:
    minutes = int((datetime.now().timestamp() - path.stat().st_mtime) // 60)
    ago = f"{minutes} min" if minutes < 60 else f"{minutes // 60} h" if minutes < 48 * 60 else f"{minutes // 1440} days"
    return f"{record.game.title}, {', '.join(record.names)}; turn {record.position.number}, {ago} ago"


def choose_seats(terminal: Terminal, game: str) -> list[Seat]:
    """Who plays: a choice of the usual tables, or whatever is typed as for --seats."""
    known = levels(game)
    usual = USUAL if USUAL in known else known[-1]
    counts = sorted(game_class(game).player_counts())
    choices = [",".join([HUMAN] + [usual] * (players - 1)) for players in counts]
    shown = [f"you against {_many(players - 1, usual)}" for players in counts]
    choices.append(f"{HUMAN},{HUMAN}" if 2 in counts else ",".join([HUMAN] * counts[0]))
    shown.append("two people at this keyboard" if 2 in counts else f"{counts[0]} people at this keyboard")
    default = 1 if len(counts) > 1 else 0
    hint = f"Or type who sits where, such as Ana=human,Bea=human,{usual}. Bots: {', '.join(known)}."
    question = "Who plays?"
    while True:
        picked = _pick(terminal, question, shown, default, hint)
        try:
            return _seats(choices[picked] if isinstance(picked, int) else picked, game)
        except OptionError as error:
            question = f"{error.reason[0].upper()}{error.reason[1:]}. Who plays?"


def _seats(text: str, game: str) -> list[Seat]:
    seats = parse_seats(text, game)
    counts = sorted(game_class(game).player_counts())
    if len(seats) not in counts:
        raise OptionError("seats", f"{game_class(game).title} is for {counts[0]} to {counts[-1]} players")
    return seats


def _many(number: int, bot: str) -> str:
    words = ("one", "two", "three", "four", "five")
    return f"{words[number - 1]} {bot} bot{'s' if number > 1 else ''}"


def _pick(
    terminal: Terminal, question: str, shown: list[str], default: int, hint: str = "", about: Sequence[str] = ()
) -> int | str:
    """The index of a choice, or, where a hint says so, any other text. `about` is said first."""
    terminal.clear()
    terminal.show(terminal.wrapped(as_lines((f"{sentence}." for sentence in about), "dim")))
    terminal.show(terminal.wrapped(as_lines(["", question], "strong")))
    terminal.show(terminal.wrapped(as_lines(f"  {number}  {text}" for number, text in enumerate(shown, 1))))
    if hint:
        terminal.say(hint)
    while True:
        typed = terminal.ask(f"Number, or Enter for {default + 1}: ")
        if not typed:
            return default
        number = as_number(typed)
        if number is not None and 1 <= number <= len(shown):
            return number - 1
        if hint and number is None:
            return typed
        terminal.say(f"Please type a number from 1 to {len(shown)}.")
