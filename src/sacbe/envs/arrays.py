"""The engine's packed rows as numpy arrays, without copying. The arrays are read-only."""

import sys
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64, u8
from numpy.typing import NDArray

if sys.byteorder != "little":
    raise ImportError("sacbe.envs reads packed numbers and needs a machine that stores the lowest byte first")


def observation_array(words: vec[i64]) -> "NDArray[np.int16]":
    """The numbers of packed observations, as one row."""
    return np.asarray(memoryview(words)).view(np.int16)


def mask_array(flags: vec[u8]) -> "NDArray[np.uint8]":
    """Masks or flags, as one row."""
    return np.asarray(memoryview(flags))


def number_array(numbers: "vec[i64] | vec[float]") -> "NDArray[Any]":
    """Whole numbers or floats, as one row."""
    return np.asarray(memoryview(numbers))
