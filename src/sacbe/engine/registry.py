"""Which games there are. A new game is one folder and one line here."""

from importlib import import_module

from sacbe.engine.errors import OptionError
from sacbe.engine.game import Game

_GAMES: dict[str, str] = {
    "silver_gold": "sacbe.games.silver_gold",
    "tikal": "sacbe.games.tikal",
    "tzolkin": "sacbe.games.tzolkin",
}


def games() -> tuple[str, ...]:
    """The names that `load` knows."""
    return tuple(sorted(_GAMES))


def register(name: str, module: str) -> None:
    """Make a game known whose module has a class `GAME`: the same line as above, for a game kept elsewhere."""
    _GAMES[name] = module


def game_class(name: str) -> type[Game]:
    if name not in _GAMES:
        raise OptionError("game", f"there is no game {name!r}; there are {', '.join(games())}")
    found: type[Game] = import_module(_GAMES[name]).GAME
    return found


def load(name: str, **options: object) -> Game:
    """A game with its options; OptionError names a wrong one."""
    kind = game_class(name)
    make: object = kind
    assert callable(make)
    made = make(options)
    assert isinstance(made, Game)
    return made
