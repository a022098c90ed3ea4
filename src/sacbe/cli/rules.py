"""`sacbe rules`: the rules of a game in our words, whole, by chapter or one clause."""

import shutil

from sacbe.engine.registry import game_class
from sacbe.engine.rulebook import Rulebook
from sacbe.terminal.words import choose_language

WIDEST = 100
"""Longer lines are hard to read, however wide the terminal is."""


def rules(game: str, *clause: str, language: str = "") -> None:
    """Show the rules of a game, a chapter or one clause.

    Example: sacbe rules silver_gold 5.3

    Parameters
    ----------
    game
        Which game, such as silver_gold.
    clause
        A clause such as 5.3 or SG 5.3, or a chapter such as 5; all rules when left out.
    language
        en, it, pl or ro. Without it SACBE_LANGUAGE says it, or else the system.
    """
    width = min(shutil.get_terminal_size().columns, WIDEST)
    print(Rulebook.of(game_class(game), choose_language(language)).show(" ".join(clause), width))
