"""Tzolk'in: rules TZ 1 to 11. Read `components`, then `position`, `effects`, `choices`, `building`, `turns`,
`calendar`, `scoring`; `actions` holds the set-up and the dispatch, and `game` joins everything.
"""

from sacbe.games.tzolkin.game import Tzolkin as GAME

__all__ = ["GAME"]
