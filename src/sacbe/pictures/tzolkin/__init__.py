"""Tzolk'in as a picture."""

from sacbe.pictures.tzolkin.table import draw

__all__ = ["draw"]
