"""`sacbe rules`: the rules of a game in our words, whole or one clause."""

from sacbe.engine.registry import game_class
from sacbe.engine.rulebook import Rulebook


def rules(game: str, clause: str = "") -> None:
    """Show the rules of a game, a chapter or one clause.

    Example: sacbe rules silver_gold 5.3

    Parameters
    ----------
    game
        Which game, such as silver_gold.
    clause
        A clause such as 5.3, or a chapter such as 5; all rules when left out.
    """
    print(Rulebook.of(game_class(game)).show(clause))
