"""The entries of a log, which of them are in force at each moment, and the positions they led to.

Undoing leads back to an earlier state, so the states form a tree: a place in it stands for the entries in force on the
way there. A position is rebuilt from the nearest one kept on that way, never through undone entries. So this takes no
more actions than one game has, however often something was done and undone.
"""

from array import array
from collections.abc import Iterator
from typing import Final, final

from sacbe.engine.game import CHANCE, Game, Position

UNKNOWN: Final = -1
UNDO: Final = -2

KEPT_EVERY: Final = 32
"""How many actions apart the kept positions are."""
KEPT_MOST: Final = 64
ASKED_MOST: Final = 4


@final
class Entry:
    """One log entry: an action of a seat or of chance, or (`UNDO`) the undoing of its latest one."""

    __slots__ = ("action", "comment", "number", "open_phase", "seat", "standing")

    def __init__(self, seat: int, action: int, number: int, open_phase: bool = False) -> None:
        self.seat = seat
        self.action = action
        self.number = number  # the turn it belongs to
        self.open_phase = open_phase  # made in a simultaneous phase
        self.standing = action != UNDO
        self.comment = ""

    def copy(self) -> "Entry":
        twin = Entry(self.seat, self.action, self.number, self.open_phase)
        twin.standing = self.standing
        twin.comment = self.comment
        return twin


@final
class Trail:
    """A log and its states. Added entries are known to be possible."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.entries: list[Entry] = []
        self.draws = 0
        """How often chance has drawn, undone draws included: the index of the next draw."""
        self._at = array("l", [0])  # the place after each entry
        # What each place adds to the place before it. Place 0 is the start.
        self._added = array("l", [-1])
        self._before = array("l", [0])
        self._depth = array("l", [0])
        self._documents: dict[int, str] = {}
        self._kept: dict[int, Position] = {}
        self._asked: dict[int, Position] = {}  # the latest ones: readers of a log ask for neighbouring positions

    def __len__(self) -> int:
        return len(self.entries)

    # Additions

    def add(self, entry: Entry) -> None:
        """Add an entry. An undo takes back its seat's latest entry in force."""
        index = len(self.entries)
        place = self._at[index]
        if entry.action == UNDO:
            found = self._latest_of(entry.seat)
            if found == 0:
                raise ValueError(f"entry {index + 1} takes back what is not there")
            self.entries[self._added[found]].standing = False
            place = self._without(place, found)
        else:
            place = self._further(place, index)
            self.draws += entry.seat == CHANCE
        self.entries.append(entry)
        self._at.append(place)

    def _further(self, place: int, index: int) -> int:
        self._added.append(index)
        self._before.append(place)
        self._depth.append(self._depth[place] + 1)
        return len(self._added) - 1

    def _without(self, place: int, left_out: int) -> int:
        """The place with the same entries except one."""
        later: list[int] = []
        while place != left_out:
            later.append(self._added[place])
            place = self._before[place]
        place = self._before[left_out]
        for index in reversed(later):
            place = self._further(place, index)
        return place

    def keep(self, pos: Position) -> None:
        """Keep a copy of the current position, if it is far from the other kept ones."""
        place = self._at[-1]
        if self._depth[place] % KEPT_EVERY == 0:
            _keep(self._kept, place, pos.copy(), KEPT_MOST)

    def keep_document(self, length: int, document: str) -> None:
        """Keep the document of the position after `length` entries. It is read only when needed."""
        self._documents[self._at[length]] = document

    # What is in force

    def standing(self, length: int = -1) -> list[Entry]:
        """The entries in force after the first `length` entries, or now, in order."""
        found: list[Entry] = []
        place = self._at[length]
        while place:
            found.append(self.entries[self._added[place]])
            place = self._before[place]
        found.reverse()
        return found

    def back_to(self, seat: int) -> list[Entry]:
        """The entries in force from a seat's latest one on, the latest first; empty if the seat has none."""
        found: list[Entry] = []
        place = self._at[-1]
        while place:
            entry = self.entries[self._added[place]]
            found.append(entry)
            if entry.seat == seat:
                return found
            place = self._before[place]
        return []

    def _latest_of(self, seat: int) -> int:
        place = self._at[-1]
        while place and self.entries[self._added[place]].seat != seat:
            place = self._before[place]
        return place

    # Positions

    def position_after(self, length: int) -> Position:
        """The position after the first `length` entries, as it was then."""
        return self._position(self._at[length])

    def position_before_latest(self, seat: int) -> Position:
        """The position before a seat's latest action in force. It must have one."""
        return self._position(self._before[self._latest_of(seat)])

    def open_phase(self) -> tuple[Position, list[Entry]]:
        """The position at the start of the open simultaneous phase, and the phase's entries in force."""
        done: list[Entry] = []
        place = self._at[-1]
        while place and self.entries[self._added[place]].open_phase:
            done.append(self.entries[self._added[place]])
            place = self._before[place]
        done.reverse()
        return self._position(place), done

    def _position(self, place: int) -> Position:
        way: list[int] = []
        begun = place
        while begun and not self._is_at_hand(begun):
            way.append(begun)
            begun = self._before[begun]
        pos = self._at_hand(begun)
        for each in reversed(way):
            entry = self.entries[self._added[each]]
            pos.apply(entry.action, entry.seat)
            if self._depth[each] % KEPT_EVERY == 0:
                _keep(self._kept, each, pos.copy(), KEPT_MOST)
        _keep(self._asked, place, pos, ASKED_MOST)
        return pos.copy()

    def _is_at_hand(self, place: int) -> bool:
        return place in self._asked or place in self._kept or place in self._documents

    def _at_hand(self, place: int) -> Position:
        if place == 0:
            return self.game.start()
        if place in self._asked:
            return self._asked[place].copy()
        if place not in self._kept:
            _keep(self._kept, place, self.game.position(self._documents[place]), KEPT_MOST)
        return self._kept[place].copy()

    def moments(self) -> Iterator[tuple[Entry, Position, Position]]:
        """Every entry from the start, with the positions before and after it."""
        places = [0]  # the way to where we are
        positions = [self.game.start()]
        for index in range(len(self.entries)):
            before = positions[-1]
            new: list[int] = []
            place = self._at[index + 1]
            while self._depth[place] >= len(places) or places[self._depth[place]] != place:
                new.append(place)
                place = self._before[place]
            del places[self._depth[place] + 1 :]
            del positions[len(places) :]
            for each in reversed(new):
                entry = self.entries[self._added[each]]
                pos = positions[-1].copy()
                pos.apply(entry.action, entry.seat)
                places.append(each)
                positions.append(pos)
            yield self.entries[index], before, positions[-1]


def _keep(kept: dict[int, Position], place: int, pos: Position, most: int) -> None:
    """Keep a position. If there are too many, drop the oldest."""
    kept.pop(place, None)
    kept[place] = pos
    if len(kept) > most:
        del kept[next(iter(kept))]
