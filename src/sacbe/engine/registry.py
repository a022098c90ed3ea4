"""Finds the games that there are.

Our own are the folders of `sacbe.games`. Installed packages add theirs by entry points of the group `sacbe.games`,
named like the game: `cenote = "cenote"` for a module with the class as `GAME`, or `cenote = "cenote.game:Cenote"` for
the class itself. A package cannot take the name of one of our games.
"""

import re
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pkgutil import iter_modules

from sacbe.engine.errors import OptionError
from sacbe.engine.game import Game

GROUP = "sacbe.games"
_HOUSE = "sacbe.games"
_NAME = re.compile(r"[a-z0-9_]{1,40}")
_registered: dict[str, str] = {}


@cache
def house_games() -> tuple[str, ...]:
    """The games that come with Sacbe."""
    found = find_spec(_HOUSE)
    folders = list(found.submodule_search_locations or ()) if found is not None else []
    return tuple(sorted(module.name for module in iter_modules(folders) if module.ispkg))


@cache
def _packages() -> dict[str, EntryPoint]:
    """The games of installed packages, not yet imported."""
    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        found.setdefault(point.name, point)
    return found


@cache
def broken_games() -> dict[str, str]:
    """The games of installed packages that cannot be loaded, each with a sentence saying why."""
    found: dict[str, str] = {}
    for point in _packages().values():
        try:
            _from_package(point)
        except OptionError as error:
            found[point.name] = error.reason
    return found


def games() -> tuple[str, ...]:
    """The names that `load` knows, without those of broken packages."""
    return tuple(sorted({*house_games(), *(_packages().keys() - broken_games().keys()), *_registered}))


def register(name: str, module: str) -> None:
    """Add a game, a module with a class `GAME`, while this program runs."""
    _registered[name] = module


def game_class(name: str) -> type[Game]:
    """The class of a game. OptionError if there is no such game or its package is broken."""
    if name in _registered or name in house_games():
        found: type[Game] = import_module(_registered.get(name, f"{_HOUSE}.{name}")).GAME
        return found
    if name in _packages():
        return _from_package(_packages()[name])
    raise OptionError("game", f"there is no game {name!r}; there are {', '.join(games())}")


def _from_package(point: EntryPoint) -> type[Game]:
    """The class in a package. Whatever is wrong with it becomes one sentence that names the game."""
    try:
        brought = point.load()
    except Exception as error:
        words = " ".join(str(error).split())
        raise _broken(point, f"cannot be imported from {point.value}: {type(error).__name__}: {words}") from error
    kind = getattr(brought, "GAME", brought)
    if not isinstance(kind, type) or not issubclass(kind, Game):
        raise _broken(point, f"{point.value} is no class of a game and has none as GAME")
    if kind.id != point.name:
        raise _broken(point, f"its class calls itself {kind.id!r}; the entry point must have the same name")
    if kind.id in house_games():
        raise _broken(point, "a game of the house has that name")
    if not _NAME.fullmatch(kind.id):
        raise _broken(point, "a name has small letters, digits and underscores, 40 at the most")
    return kind


def _broken(point: EntryPoint, why: str) -> OptionError:
    package = point.dist.name if point.dist is not None else point.value
    return OptionError("game", f"the package {package} brings the game {point.name!r}, but {why}")


def load(name: str, **options: object) -> Game:
    """A game with its options. OptionError names a wrong one."""
    kind = game_class(name)
    make: object = kind
    assert callable(make)
    made = make(options)
    assert isinstance(made, Game)
    return made
