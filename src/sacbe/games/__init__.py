"""The games, a folder each. Calling this package lists their names: `sacbe.games()`."""

import sys
from types import ModuleType

from sacbe.engine.registry import games


class _Shelf(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        return games()


sys.modules[__name__].__class__ = _Shelf
