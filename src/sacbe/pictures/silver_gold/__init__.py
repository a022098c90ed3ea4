"""Silver & Gold as a picture."""

from sacbe.pictures.silver_gold.table import draw

__all__ = ["draw"]
