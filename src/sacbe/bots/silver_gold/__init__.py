"""The bots of Silver & Gold."""

from sacbe.bots.silver_gold.levels import LADDER as LADDER
