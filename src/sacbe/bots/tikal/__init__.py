"""The bots of Tikal."""
