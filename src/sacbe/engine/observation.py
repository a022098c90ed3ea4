"""Observations: what a seat may know as a row of whole numbers, declared field by field.

A game lists its fields: first those of the whole table, then those that every seat has, a block for each seat. The
viewing seat's block comes first, then the others clockwise; a spectator sees them from seat A on. This module only
defines where numbers are; a game's own `observation` writes them.

A number has 16 bits. Four of them make a 64-bit word, the first in the lowest bits. Read as 16-bit integers, the words
are the plain row of numbers (on little-endian machines, as all common ones are).
"""

from collections.abc import Sequence
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

ALL: Final = "all"
OWN: Final = "own seat"
"""Who sees a field. A field for the own seat is 0 for everybody else."""

AMOUNT: Final = "amount"
CHOICE: Final = "choice"

NUMBERS_A_WORD: Final = 4
NUMBER: Final = 0xFFFF
"""The bits of one number. A negative number is masked with it; it must not be the last of its word."""


@final
class Field:
    """One field: its numbers in this shape, each from `low` to `high`, what they mean, and who may see them.

    `kind` says whether a number is an amount, or a choice, where a greater number is not more of anything. `most` has
    the greatest amount in each column of the last axis where these differ: then the field is a stack of planes.
    """

    def __init__(
        self,
        name: str,
        shape: tuple[int, ...],
        low: int,
        high: int,
        meaning: str,
        seen_by: str = ALL,
        kind: str = AMOUNT,
        most: tuple[int, ...] = (),
    ) -> None:
        self.name = name
        self.shape = shape
        self.low = low
        self.high = high
        self.meaning = meaning
        self.seen_by = seen_by
        self.kind = kind
        self.most = most
        size = 1
        for length in shape:
            size *= length
        self.size = size

    @property
    def used(self) -> bool:
        """Does it mean something, rather than just fill a word?"""
        return self.name != ""


def unused(size: int) -> Field:
    """Zeros that fill up a word, so that the next field begins a new one."""
    return Field("", (size,), 0, 0, "Always 0.")


@final
class Observation:
    """The layout of an observation: fields, offsets, bounds. Without fields its size is 0."""

    def __init__(
        self, table: Sequence[Field] = (), each_seat: Sequence[Field] = (), players: int = 0, memory: int = 0
    ) -> None:
        self.table = _whole_words(table)
        self.each_seat = _whole_words(each_seat)
        self.players = players
        self.memory = memory
        """How many words of notes `Position.rewrite_observation` needs; 0 if the game always writes everything."""
        self.reader: Any = None
        """Makes the numbers of a position for a seat, if the game does not write them itself (see `view_numbers`)."""
        self.seats_at = sum([field.size for field in self.table])
        """Where the block of the first seat begins."""
        self.seat_size = sum([field.size for field in self.each_seat])
        self.size = self.seats_at + players * self.seat_size
        self.words = self.size // NUMBERS_A_WORD
        self._offsets: dict[str, int] = {}
        self._fields: dict[str, Field] = {}
        self._place(self.table, 0)
        self._place(self.each_seat, self.seats_at)

    def _place(self, fields: Sequence[Field], at: int) -> None:
        for field in fields:
            if field.used:
                if field.name in self._fields:
                    raise ValueError(f"two fields are called {field.name!r}")
                self._fields[field.name] = field
                self._offsets[field.name] = at
            at += field.size

    def field(self, name: str) -> Field:
        """The field of this name."""
        if name not in self._fields:
            raise ValueError(f"there is no field {name!r}; there are {', '.join(self._fields)}")
        return self._fields[name]

    def offset(self, name: str, seat: int = 0) -> int:
        """Where a field begins. For a field that each seat has: that of the seat this many places to the left."""
        field = self.field(name)
        if seat == 0:
            return self._offsets[name]
        if field not in self.each_seat or not 0 <= seat < self.players:
            raise ValueError(f"there is no field {name!r} of seat {seat}")
        return self._offsets[name] + seat * self.seat_size

    def low(self) -> list[int]:
        """The least value of every number, in order."""
        return [field.low for field in self._all() for _ in range(field.size)]

    def high(self) -> list[int]:
        """The greatest value of every number, in order."""
        return [field.high for field in self._all() for _ in range(field.size)]

    def names(self) -> list[str]:
        """A name for every number, in order: `display[3]`, `2.coins` for the second seat to the left."""
        named: list[str] = []
        for field in self.table:
            named += _numbered(field.name or "unused", field.size)
        for seat in range(self.players):
            for field in self.each_seat:
                named += _numbered(f"{seat}.{field.name or 'unused'}", field.size)
        return named

    def blank(self, rows: int = 1) -> vec[i64]:
        """Room for this many observations, all zeros."""
        return vec[i64]([0] * (self.words * rows))

    def read(self, words: vec[i64], at: int = 0) -> list[int]:
        """The numbers of the observation at `words[at]`."""
        numbers: list[int] = []
        for index in range(at, at + self.words):
            word = int(words[index])
            for place in range(NUMBERS_A_WORD):
                number = word >> (16 * place) & NUMBER
                numbers.append(number - 65536 if number > 32767 else number)
        return numbers

    def write(self, numbers: Sequence[int], words: vec[i64], at: int = 0) -> None:
        """Write an observation given as plain numbers: simple, and fast enough where microseconds do not matter."""
        if len(numbers) != self.size:
            raise ValueError(f"an observation of this table has {self.size} numbers, not {len(numbers)}")
        for index in range(self.words):
            word = 0
            for place in range(NUMBERS_A_WORD):
                word |= (numbers[NUMBERS_A_WORD * index + place] & NUMBER) << (16 * place)
            words[at + index] = word - (1 << 64) if word >> 63 else word

    def _all(self) -> list[Field]:
        fields = list(self.table)
        for _ in range(self.players):
            fields += self.each_seat
        return fields


def _whole_words(fields: Sequence[Field]) -> tuple[Field, ...]:
    """The fields, padded to whole words."""
    over = sum([field.size for field in fields]) % NUMBERS_A_WORD
    return (*fields, unused(NUMBERS_A_WORD - over)) if over else tuple(fields)


def _numbered(name: str, size: int) -> list[str]:
    return [name] if size == 1 else [f"{name}[{i}]" for i in range(size)]


SPREAD: Final = 0x0000200040008001
ONES: Final = 0x0001000100010001
"""Four bits as four numbers: bits * SPREAD & ONES. The product has the bits four times, each 15 places apart."""
ONE: Final[vec[i64]] = vec[i64]([1, 1 << 16, 1 << 32, 1 << 48])
"""A one as the first, second, third or last number of a word. A table and not a shift, see docs/programmers.md."""


def write_set(out: vec[i64], at: i64, members: i64, words: i64) -> None:
    """A set as zeros and ones, its first member in the lowest bit."""
    end: i64 = at + words
    while at < end:
        out[at] = (members & 15) * SPREAD & ONES
        members >>= 4
        at += 1


def write_zeros(out: vec[i64], at: i64, words: i64) -> None:
    end: i64 = at + words
    while at < end:
        out[at] = 0
        at += 1


FRESH: Final = -(1 << 60)
"""The value of notes where nothing was written yet. No game's notes have it."""
ALL_ANEW: Final = -(1 << 30)
"""The place of notes if there are none, so that everything is written."""


def is_new(notes: vec[i64], at: i64, what: i64) -> bool:
    """Does this differ from what is written, by the notes? If so it is noted, and the caller has to write it."""
    if at < 0:
        return True
    if notes[at] == what:
        return False
    notes[at] = what
    return True


def write_new_set(out: vec[i64], at: i64, members: i64, words: i64, notes: vec[i64], note: i64) -> None:
    """Write a set, if it differs from the one there."""
    if is_new(notes, note, members):
        write_set(out, at, members, words)


def one_at(which: i64) -> i64:
    """A one at this place of a word; zeros for any other place than the four."""
    if which < 0 or which > 3:
        return 0
    return ONE[which]


def within(number: i64, low: i64, high: i64) -> i64:
    """A number that the rules do not bound, limited to what its field declares."""
    if number < low:
        return low
    return min(number, high)
