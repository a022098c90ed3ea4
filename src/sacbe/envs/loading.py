"""Which game an environment is made of."""

from sacbe.engine.errors import SacbeError
from sacbe.engine.game import Game
from sacbe.engine.registry import load
from sacbe.engine.view_numbers import observe_views


def find_game(game: str | Game, options: dict[str, object]) -> Game:
    """A game by name with its options, or a loaded one. Without an observation, it gets one made from views."""
    if isinstance(game, str):
        return observe_views(load(game, **options))
    if options:
        raise SacbeError(f"{game!r} has its options already; {', '.join(options)} cannot be given with it")
    return observe_views(game)
