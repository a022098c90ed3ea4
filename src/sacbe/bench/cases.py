"""What is measured, and the bars it must clear. A game without bars of its own is measured without any."""

from dataclasses import dataclass

from sacbe.engine.game import Game
from sacbe.engine.options import Value
from sacbe.engine.registry import game_class, games, load


@dataclass(frozen=True)
class Case:
    """A game at full table, and its bars."""

    game: str
    options: dict[str, Value]
    compiled: float | None = None
    """Compiled random play is at least so many times as fast as catanatron's."""
    copy_us: float | None = None
    """A compiled copy takes at most so many microseconds."""
    interpreted: float | None = None
    """Interpreted random play likewise, where there is a bar for it."""

    def load(self) -> Game:
        return load(self.game, **self.options)


_WITH_BARS = (
    Case("silver_gold", {"players": 4}, compiled=100, copy_us=1, interpreted=5),
    Case("tikal", {"players": 4}, compiled=100, copy_us=2),
    Case("tzolkin", {"players": 4}, compiled=100, copy_us=1),
)
CASES = (
    *_WITH_BARS,
    *(
        Case(game, {"players": max(game_class(game).player_counts())})
        for game in games()
        if game not in {case.game for case in _WITH_BARS}
    ),
)

STEPPED = 1
"""Stepping from Python is at least so many times as fast as OpenSpiel's backgammon in C++."""
PETTINGZOO = 10
"""Our PettingZoo environment, as against PettingZoo's connect four."""
BATCH = 2
"""A batch, as against single games stepped from Python with the same observations and masks."""
BATCH_SIZE = 1024
BEST_BATCH = 4
"""The same for a batch of the size that it chooses by itself."""
WORKERS = 1.8
"""Two workers, as against one process with as many games as each of them."""
LOOKING_UP = 0.3
"""Seconds until whoever presses Ctrl-C is heard."""
MEMORY_KIB = 512
"""Memory that thousands of games may leave behind: less than any leak of one object a game would."""
