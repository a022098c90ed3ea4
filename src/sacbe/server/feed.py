"""The log as one reader (a seat or a spectator) learned of it, step by step.

A reader learns what others choose in a simultaneous phase only when the phase closes, and never what they took back
before. So each reader has a feed of its own, which only ever grows. Readers count their own steps and never the log's
entries, since the log's length would tell what others do in secret.
"""

from array import array
from bisect import bisect_right
from dataclasses import dataclass
from typing import Final

from sacbe.engine.game import CHANCE, Position
from sacbe.engine.records import UNDO, UNKNOWN, Entry

SPECTATOR: Final = CHANCE
"""The reader without a seat."""


@dataclass(frozen=True, slots=True)
class Learned:
    """One step: the log's length then, and what was learned, as (seat, action); an action may be UNDO or UNKNOWN."""

    after: int
    number: int
    deeds: tuple[tuple[int, int], ...]


class Feed:
    """What one reader has learned so far."""

    def __init__(self, reader: int) -> None:
        self.reader = reader
        # Kept as plain numbers, since there are many steps and few are looked at again.
        self._after = array("l")
        self._number = array("l")
        self._first = array("l")  # where the deeds of each step begin
        self._seats = array("b")
        self._actions = array("l")
        self._held: list[tuple[int, int]] = []  # what others did in the open phase

    def __len__(self) -> int:
        return len(self._after)

    def step(self, number: int) -> Learned:
        """A step, counted from 1."""
        first = self._first[number - 1]
        end = self._first[number] if number < len(self) else len(self._seats)
        deeds = zip(self._seats[first:end], self._actions[first:end], strict=True)
        return Learned(self._after[number - 1], self._number[number - 1], tuple(deeds))

    def learn(self, length: int, entry: Entry, concealed: bool, was_open: bool, is_open: bool) -> Learned | None:
        """Take in the newest log entry; the log is now `length` long. Returns what the reader learns, if anything.

        `concealed`: the reader will never learn what it was. `was_open`: it was made in a simultaneous phase.
        `is_open`: a simultaneous phase goes on after it.
        """
        deeds: list[tuple[int, int]] = []
        action = UNKNOWN if concealed else entry.action
        if not was_open or entry.seat in (CHANCE, self.reader):
            deeds.append((entry.seat, action))
        elif action != UNDO or not self._drop(entry.seat):
            self._held.append((entry.seat, action))
        if not is_open:
            # Seat by seat, so that the order in which the others chose stays secret.
            deeds = sorted(self._held, key=_seat) + deeds
            self._held = []
        if not deeds:
            return None
        self._after.append(length)
        self._number.append(entry.number)
        self._first.append(len(self._seats))
        for seat, done in deeds:
            self._seats.append(seat)
            self._actions.append(done)
        return Learned(length, entry.number, tuple(deeds))

    def _drop(self, seat: int) -> bool:
        """Forget a seat's latest held action, which it takes back. False if the reader knows it already."""
        for index in range(len(self._held) - 1, -1, -1):
            if self._held[index][0] == seat:
                if self._held[index][1] == UNDO:
                    return False
                del self._held[index]
                return True
        return False

    def steps_after(self, length: int) -> int:
        """How many steps the reader had learned when the log had this length."""
        return bisect_right(self._after, length)

    def learned_after(self) -> int:
        """The log's length at the latest step; 0 before the first."""
        return self._after[-1] if self._after else 0


def _seat(deed: tuple[int, int]) -> int:
    return deed[0]


def concealed_from(pos: Position, action: int, reader: int) -> bool:
    """Will the reader never learn this action, which is about to be done?"""
    return action != UNDO and pos.conceals(action, reader)
