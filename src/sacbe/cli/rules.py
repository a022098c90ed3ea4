"""`sacbe rules`: the rules of a game in our words: all of them, a chapter or a clause."""

import shutil
import textwrap

from sacbe.engine.game import Game
from sacbe.engine.registry import game_class
from sacbe.engine.rulebook import Rulebook, summary
from sacbe.words import choose_language

WIDEST = 100
"""Longer lines are hard to read, however wide the terminal is."""


def rules(game: str, *clause: str, short: bool = False, language: str = "") -> None:
    """Show the rules of a game: all of them, a chapter or a clause.

    Example: sacbe rules silver_gold 5.3

    Parameters
    ----------
    game
        Which game, such as silver_gold.
    clause
        A clause such as 5.3 or SG 5.3, or a chapter such as 5; default: all rules.
    short
        Only the most important, on one page.
    language
        The language of the rules: en, it, pl or ro. Default: SACBE_LANGUAGE, else the system's language.
    """
    width = min(shutil.get_terminal_size().columns, WIDEST)
    page, spoken = game_class(game), choose_language(language)
    print(_short(page, spoken, width) if short else Rulebook.of(page, spoken).show(" ".join(clause), width))


def _short(game: type[Game], language: str, width: int) -> str:
    lines = [game.title]
    for heading, said in summary(game, language):
        lines += ["", heading]
        lines += [textwrap.fill(line, width, initial_indent="  ", subsequent_indent="    ") for line in said]
    return "\n".join(lines)
