"""What is measured, and the bars it must clear. A new game adds one line."""

from dataclasses import dataclass

from sacbe.engine.game import Game
from sacbe.engine.options import Value
from sacbe.engine.registry import load


@dataclass(frozen=True)
class EngineCase:
    """A game at full table. Random play is compared with catanatron's; a copy is measured in microseconds."""

    game: str
    options: dict[str, Value]
    compiled: float
    """Compiled random play is at least so many times as fast as catanatron's."""
    copy_us: float
    """A compiled copy takes less than this."""
    interpreted: float | None = None
    """Interpreted random play likewise, where there is a bar for it."""

    def load(self) -> Game:
        return load(self.game, **self.options)


ENGINE_CASES = (
    EngineCase("silver_gold", {"players": 4}, compiled=60, copy_us=2, interpreted=5),
    EngineCase("tikal", {"players": 4}, compiled=40, copy_us=3),
    EngineCase("tzolkin", {"players": 4}, compiled=40, copy_us=2),
)

MEMORY_KIB = 512
"""Memory that thousands of games may leave behind: less than any leak of one object a game would."""
