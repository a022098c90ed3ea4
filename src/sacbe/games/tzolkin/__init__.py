"""Tzolk'in: rules TZ 1 to 11. Read `components`, then `position`, `gains`, `effects`, `steps` (a file for each kind of
decision), `calendar`, `scoring`; `actions` holds the set-up and says who decides, and `game` joins everything.
"""

from sacbe.games.tzolkin.game import Tzolkin as GAME

__all__ = ["GAME"]
