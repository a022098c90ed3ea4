"""The bots of Tikal."""

from sacbe.bots.tikal.levels import LADDER as LADDER
