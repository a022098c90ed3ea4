"""Tikal as a picture."""

from sacbe.pictures.tikal.table import draw

__all__ = ["draw"]
