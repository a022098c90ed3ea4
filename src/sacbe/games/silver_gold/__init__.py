"""Silver & Gold: rules SG 1 to 7. Read `components`, then `position`, `actions`, `scoring`; `game` joins them."""

from sacbe.games.silver_gold.game import SilverGold as GAME

__all__ = ["GAME"]
