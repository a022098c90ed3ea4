"""The bots of Tzolk'in."""

from sacbe.bots.tzolkin.levels import LADDER as LADDER
