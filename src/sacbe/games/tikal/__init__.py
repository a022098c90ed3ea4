"""Tikal: rules TK 1 to 9. Read `components` and `board`, then `position`, `placing`, `spending`, `auction`, `scoring`;
`actions` holds the order of turns and `game` joins everything.
"""

from sacbe.games.tikal.game import Tikal as GAME

__all__ = ["GAME"]
