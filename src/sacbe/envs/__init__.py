"""The games as environments for learning. They need the extra `envs`: pip install 'sacbe[envs]'."""

try:
    import numpy  # noqa: F401 - to say what is missing before anything else asks for it
except ImportError as error:
    raise ImportError("sacbe.envs needs numpy: pip install 'sacbe[envs]'") from error

from sacbe.envs.batch import GameBatch, batch

__all__ = ["GameBatch", "batch"]
