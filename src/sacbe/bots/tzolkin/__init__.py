"""The bots of Tzolk'in."""
