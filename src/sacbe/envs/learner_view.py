"""The learner's view: an observation as floats that a network can take as they are.

It is made from the declared fields of the exact observation and holds the same: numbers between 0 and 1 (from -1 where
they can be negative), choices as a one among zeros, bits as bits. The seat that looks comes first, then the others
clockwise. docs/observations.md has the blocks of every game.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sacbe.engine.observation import CHOICE, Field, Observation

Floats = NDArray[np.float32]
SHARE: Final = "share of the greatest"
ONE_OF: Final = "one of"


@dataclass(frozen=True)
class Block:
    """One field in the learner's view: where its floats stand, in which shape, and how they were made."""

    name: str
    at: int
    shape: tuple[int, ...]
    how: str
    meaning: str

    @property
    def size(self) -> int:
        return int(np.prod(self.shape))


class LearnerView:
    """Turns rows of an observation into rows of floats: `view(rows)` has `size` floats for each row.

    `view.blocks` says what stands where. First come those of the table, `table_size` floats; then a part of `seat_size`
    for each seat. `view.named(floats)` gives the blocks by name without copying; those of the seats are called
    `0.score`, `1.score` and so on. A block of several last axes, such as a board, is a stack of planes.
    """

    def __init__(self, observation: Observation) -> None:
        self.observation = observation
        self.blocks: list[Block] = []
        self._source: list[int] = []
        self._scale: list[float] = []
        self._equal: list[int] = []
        self._fill(observation.table, 0, "")
        self.table_size = len(self._source)
        for seat in range(observation.players):
            at = observation.seats_at + seat * observation.seat_size
            self._fill(observation.each_seat, at, f"{seat}.")
        self.size = len(self._source)
        self.seat_size = (self.size - self.table_size) // max(1, observation.players)
        self._sources = np.array(self._source, dtype=np.int64)
        self._scales = np.array(self._scale, dtype=np.float32)
        wanted = np.array(self._equal, dtype=np.int16)
        self._choices = np.flatnonzero(wanted >= 0)
        self._wanted = wanted[self._choices]

    def _fill(self, fields: tuple[Field, ...], at: int, prefix: str) -> None:
        for field in fields:
            if field.used:
                self._add(field, at, prefix)
            at += field.size

    def _add(self, field: Field, at: int, prefix: str) -> None:
        begin = len(self._source)
        shape = field.shape or (1,)
        if field.kind == CHOICE:
            for value in range(field.low, field.high + 1):
                for index in range(field.size):
                    self._put(at + index, 1, value)
            shape = (field.high + 1 - field.low, *shape)
        elif field.most:
            for plane, most in enumerate(field.most):
                for index in range(plane, field.size, len(field.most)):
                    self._put(at + index, most, -1)
            shape = (len(field.most), *shape[:-1])
        else:
            for index in range(field.size):
                self._put(at + index, max(-field.low, field.high), -1)
        how = ONE_OF if field.kind == CHOICE else SHARE
        self.blocks.append(Block(prefix + field.name, begin, shape, how, field.meaning))

    def _put(self, source: int, most: int, equal: int) -> None:
        self._source.append(source)
        self._scale.append(1.0 / max(1, most))
        self._equal.append(equal)

    def __call__(self, rows: NDArray[Any], out: Floats | None = None) -> Floats:
        """The floats of one observation or of many, into `out` if it is given."""
        seen = np.asarray(rows)
        if seen.shape[-1:] != (self.observation.size,):
            raise ValueError(f"an observation of this table has {self.observation.size} numbers, not {seen.shape[-1:]}")
        picked = seen[..., self._sources]
        made: Floats = np.multiply(picked, self._scales, out=out, dtype=np.float32)
        made[..., self._choices] = picked[..., self._choices] == self._wanted
        return made

    def block(self, name: str) -> Block:
        """The block of this name."""
        for block in self.blocks:
            if block.name == name:
                return block
        raise ValueError(f"there is no block {name!r}; there are {', '.join(block.name for block in self.blocks)}")

    def named(self, floats: Floats) -> dict[str, Floats]:
        """Every block by its name, in its shape; several rows keep their axis in front."""
        return dict(self._parts(floats))

    def _parts(self, floats: Floats) -> Iterator[tuple[str, Floats]]:
        for block in self.blocks:
            part = floats[..., block.at : block.at + block.size]
            yield block.name, part.reshape(*floats.shape[:-1], *block.shape)

    def table(self, floats: Floats) -> Floats:
        """What all share."""
        return floats[..., : self.table_size]

    def seats(self, floats: Floats) -> Floats:
        """One row for each seat, the one that looks first: for networks that treat all seats alike."""
        shape = (*floats.shape[:-1], self.observation.players, self.seat_size)
        return floats[..., self.table_size :].reshape(shape)
