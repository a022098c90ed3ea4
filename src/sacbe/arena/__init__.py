"""Bots against bots: single matches and many of them."""
