"""Bots that play every game, ours and those of other packages."""

from sacbe.bots.any_game.levels import BUDGETS as BUDGETS
from sacbe.bots.any_game.levels import LADDER as LADDER
from sacbe.bots.any_game.levels import YARDSTICKS as YARDSTICKS
