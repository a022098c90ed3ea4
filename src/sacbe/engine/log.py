"""The entries of a log, which of them are in force after each, and the positions they have led to.

Taking back leads to where the log was before, so its moments are a tree: a place in it stands for the entries in force
on the way there. A position is had again from the nearest one kept on that way, never through what was taken back. So
it takes no more actions than one game has, however often something was done and taken back.
"""

from array import array
from collections.abc import Iterator
from typing import Final, final

from sacbe.engine.game import CHANCE, Game, Position

UNKNOWN: Final = -1
UNDO: Final = -2

KEPT_EVERY: Final = 32
"""So many actions apart lie the positions that are kept on a way."""
KEPT_MOST: Final = 64
ASKED_MOST: Final = 4


@final
class Entry:
    """One line of the log: an action of a seat or of chance, or (`UNDO`) the taking back of its latest one."""

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
    """A log and where it has been. Entries that are added are known to be possible."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.entries: list[Entry] = []
        self.draws = 0
        """How many times chance has drawn, undone draws included: the index of the next draw."""
        self._at = array("l", [0])  # the place after so many entries
        # What each place adds to the one before it. Place 0 is the start.
        self._added = array("l", [-1])
        self._before = array("l", [0])
        self._depth = array("l", [0])
        self._documents: dict[int, str] = {}
        self._kept: dict[int, Position] = {}
        self._asked: dict[int, Position] = {}  # the latest: who follows a log asks for one beside another

    def __len__(self) -> int:
        return len(self.entries)

    # Additions

    def add(self, entry: Entry) -> None:
        """Add an entry; one that takes back takes back the latest that its seat has in force."""
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
        """The place that has what this one has, but for one entry."""
        later: list[int] = []
        while place != left_out:
            later.append(self._added[place])
            place = self._before[place]
        place = self._before[left_out]
        for index in reversed(later):
            place = self._further(place, index)
        return place

    def keep(self, pos: Position) -> None:
        """This is the position that the log leads to now: a copy of it is kept if it is far from the others."""
        place = self._at[-1]
        if self._depth[place] % KEPT_EVERY == 0:
            _keep(self._kept, place, pos.copy(), KEPT_MOST)

    def keep_document(self, length: int, document: str) -> None:
        """This is the position after so many entries; it is read only if somebody asks for one near it."""
        self._documents[self._at[length]] = document

    # What is in force

    def standing(self, length: int = -1) -> list[Entry]:
        """The entries in force after the first `length`, in order; without it, now."""
        found: list[Entry] = []
        place = self._at[length]
        while place:
            found.append(self.entries[self._added[place]])
            place = self._before[place]
        found.reverse()
        return found

    def back_to(self, seat: int) -> list[Entry]:
        """The entries in force from the latest of a seat on, the latest first; none if nothing of the seat is."""
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
        """The position before the latest action in force of a seat, which has one."""
        return self._position(self._before[self._latest_of(seat)])

    def open_phase(self) -> tuple[Position, list[Entry]]:
        """Where the simultaneous phase began that is open now, and what stands of all that was done in it."""
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
        """Every entry with the positions before and after it, from the beginning."""
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
    """Keep a position in place of the one that was kept first."""
    kept.pop(place, None)
    kept[place] = pos
    if len(kept) > most:
        del kept[next(iter(kept))]
