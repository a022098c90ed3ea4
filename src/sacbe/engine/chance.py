"""Randomness, kept outside positions: a fast generator for bots and playouts, and a dealer whose draws can be verified.

The generator is sfc32 (32-bit words only, so the same in any language). The dealer draws from SHA-256 in counter mode:
earlier draws do not reveal later ones, and anyone who knows the seed and the nonces can repeat the deal.
docs/records.md has the exact definition.
"""

import hashlib
import os
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF


class Rng:
    """sfc32: four words of state, 32 bits a draw. Not for deals that must be unpredictable."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def __reduce__(self) -> tuple[object, ...]:
        return (Rng, (self.a, self.b, self.c, self.counter))

    def __copy__(self) -> "Rng":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Rng":
        return self.copy()

    def copy(self) -> "Rng":
        """A generator that will draw the same numbers."""
        return Rng(self.a, self.b, self.c, self.counter)

    def put(self, other: "Rng") -> None:
        """Take over the state of another generator."""
        self.a, self.b, self.c, self.counter = other.a, other.b, other.c, other.counter

    def word(self) -> i64:
        """The next 32 bits."""
        b, c, counter = self.b, self.c, self.counter
        out: i64 = (self.a + b + counter) & WORD
        self.counter = (counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((c << 21 | c >> 11) + out) & WORD
        return out

    def below(self, bound: i64) -> i64:
        """A whole number from 0 to bound - 1, each equally likely. The bound is at most 2**31."""
        product: i64 = self.word() * bound
        if (product & WORD) < bound:
            floor: i64 = (WORD + 1 - bound) % bound
            while (product & WORD) < floor:
                product = self.word() * bound
        return product >> 32

    def unit(self) -> float:
        """A number from 0 to 1, without 1."""
        return float(self.word()) / 4294967296.0

    def about_normal(self) -> float:
        """A number with mean 0 and deviation 1, never beyond 3."""
        return 2.0 * (self.unit() + self.unit() + self.unit()) - 3.0


def rng(*labels: object) -> Rng:
    """A generator for a seed and whatever else names its purpose."""
    digest = hashlib.sha256("/".join(str(label) for label in labels).encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
    made = Rng(words[0], words[1], words[2], words[3])
    for _ in range(12):
        made.word()
    return made


def seed_bytes(seed: int | None = None) -> bytes:
    """The 32 bytes of a seed: a big-endian number, or random ones from the system."""
    if seed is None:
        return os.urandom(32)
    if not 0 <= seed < 1 << 256:
        raise ValueError("a seed is a whole number from 0 to 2**256 - 1")
    return seed.to_bytes(32, "big")


def commitment(seed: bytes) -> str:
    """The hash that is published before the game: it binds the dealer to the seed without showing it."""
    return hashlib.sha256(seed).hexdigest()


class Dealer:
    """Draws the chance outcomes of one game. The k-th draw depends on seed, nonces and k alone."""

    def __init__(self, seed: bytes, nonces: Sequence[bytes] = ()) -> None:
        mix = hashlib.sha256(b"sacbe deal 1")
        for part in (seed, *nonces):
            mix.update(len(part).to_bytes(8, "big"))
            mix.update(part)
        self._key = mix.digest()
        self.commitment = commitment(seed)

    def number(self, index: int, bound: int) -> int:
        """The whole number from 0 to bound - 1 for the draw with this index."""
        if not 0 < bound <= 1 << 64:
            raise ValueError("a draw needs at least one outcome, and at most 2**64 in all")
        limit = (1 << 64) - (1 << 64) % bound
        attempt = 0
        while True:
            block = hashlib.sha256(self._key + index.to_bytes(8, "big") + attempt.to_bytes(8, "big")).digest()
            word = int.from_bytes(block[:8], "big")
            if word < limit:
                return word % bound
            attempt += 1

    def choose(self, index: int, outcomes: list[tuple[int, int]]) -> int:
        """The outcome of the draw with this index. Outcomes are in ascending order of action."""
        ordered = sorted(outcomes)
        left = self.number(index, sum(weight for _, weight in ordered))
        for action, weight in ordered:
            left -= weight
            if left < 0:
                return action
        raise ValueError("a chance event needs an outcome with weight")


def sample(outcomes: list[tuple[int, int]], random: Rng) -> int:
    """A random outcome by weight, for playouts."""
    total = 0
    for _, weight in outcomes:
        total += weight
    left: int = random.below(total)
    for action, weight in outcomes:
        left -= weight
        if left < 0:
            return action
    raise ValueError("a chance event needs an outcome with weight")
