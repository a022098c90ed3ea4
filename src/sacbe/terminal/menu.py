"""The menu that opens `sacbe play`: a game and its players, or a saved game."""

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
from sacbe.words import Words

USUAL = "casual" if sacbe.compiled else "greedy"
"""The usual opponent. Interpreted, a bot that looks ahead would be too slow."""
_SAVED = 5


def choose_game(terminal: Terminal) -> tuple[str | Path, dict[str, str]]:
    """A game's name with the options of its variant, or the file of a saved game."""
    choices: list[tuple[str | Path, dict[str, str]]] = []
    shown: list[str] = []
    for game in sacbe.games():
        for variant, options in variants(game_class(game), terminal.words).items():
            choices.append((game, options))
            shown.append(variant)
    for path in saves.unfinished(_SAVED):
        try:
            shown.append(_in_short(terminal, Record.read(path), path))
            choices.append((path, {}))
        except SacbeError:
            continue
    about = list(broken_games().values())
    number = _pick(terminal, terminal.words.t("terminal-which-game"), shown, 0, about=about)
    return choices[number] if isinstance(number, int) else (number, {})


def _in_short(terminal: Terminal, record: Record, path: Path) -> str:
    minutes = int((datetime.now().timestamp() - path.stat().st_mtime) // 60)
    unit, size = ("min", 1) if minutes < 60 else ("h", 60) if minutes < 48 * 60 else ("d", 1440)
    ago = f"{minutes // size} {unit}"
    who, turn = ", ".join(record.names), record.position.number
    return terminal.words.t("terminal-saved-game", game=record.game.title, names=who, turn=turn, ago=ago)


def choose_seats(terminal: Terminal, game: str) -> list[Seat]:
    """Who plays: one of the usual tables, or seats typed as for --seats."""
    known = levels(game)
    usual = USUAL if USUAL in known else known[-1]
    counts = sorted(game_class(game).player_counts())
    choices = [",".join([HUMAN] + [usual] * (players - 1)) for players in counts]
    words = terminal.words
    shown = [words.t("terminal-against", count=players - 1, level=level_told(words, usual)) for players in counts]
    people = 2 if 2 in counts else counts[0]
    choices.append(",".join([HUMAN] * people))
    shown.append(words.t("terminal-people", count=people))
    default = 1 if len(counts) > 1 else 0
    hint = words.t("terminal-seats-hint", bot=usual, bots=", ".join(known))
    question = words.t("terminal-who-plays")
    trouble = ""
    while True:
        picked = _pick(terminal, f"{trouble} {question}".strip(), shown, default, hint)
        try:
            return _seats(choices[picked] if isinstance(picked, int) else picked, game, words)
        except OptionError as error:
            trouble = words.t("terminal-seats-refused", reason=words.refusal(error.reason))


def level_told(words: Words, level: str) -> str:
    """The name of a bot's level."""
    message = f"new-level-{level}"
    return words.t(message) if words.knows(message) else level


def _seats(text: str, game: str, words: Words) -> list[Seat]:
    seats = parse_seats(text, game, words)
    counts = sorted(game_class(game).player_counts())
    if len(seats) not in counts:
        raise OptionError("seats", f"{game_class(game).title} is for {counts[0]} to {counts[-1]} players")
    return seats


def _pick(
    terminal: Terminal, question: str, shown: list[str], default: int, hint: str = "", about: Sequence[str] = ()
) -> int | str:
    """The index of a choice or, if there is a hint, any other text. `about` is shown first."""
    terminal.clear()
    terminal.show(terminal.wrapped(as_lines((f"{sentence}." for sentence in about), "dim")))
    terminal.show(terminal.wrapped(as_lines(["", question], "strong")))
    terminal.show(terminal.wrapped(as_lines(f"  {number}  {text}" for number, text in enumerate(shown, 1))))
    if hint:
        terminal.say(hint)
    while True:
        typed = terminal.ask(f"{terminal.words.t('terminal-pick', usual=default + 1)} ")
        if not typed:
            return default
        number = as_number(typed)
        if number is not None and 1 <= number <= len(shown):
            return number - 1
        if hint and number is None:
            return typed
        terminal.say(terminal.words.t("terminal-pick-from", last=len(shown)))
