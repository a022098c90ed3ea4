"""The log of a table: its entries, folded into positions. Earlier moments are had again from a checkpoint near them.

The log is what the store keeps; a position is only what it leads to. A checkpoint is the position after so many
entries. It serves for a later moment too, unless something before it was taken back in between.
"""

from array import array
from collections.abc import Iterator, Mapping
from typing import Final

from sacbe.engine.game import CHANCE, Game, Position
from sacbe.engine.records import UNDO, Entry
from sacbe.server.feed import Feed, concealed_from

CHECKPOINT_EVERY: Final = 64


class Log:
    """The entries of one game, with checkpoints as positions or as the documents that the store kept."""

    def __init__(self, game: Game, entries: list[Entry], documents: Mapping[int, str] | None = None) -> None:
        self.game = game
        self.entries = entries
        self._targets = array("l")  # for every entry that takes one back, the index of that one, else -1
        self._standing = array("l")
        self.draws = 0
        """How many times chance has drawn, undone draws included: the index of the next draw."""
        self._documents = dict(documents or {})
        self._checkpoints: dict[int, Position] = {}
        for entry in entries:
            self._note(entry)

    def __len__(self) -> int:
        return len(self._targets)

    def _note(self, entry: Entry) -> None:
        index = len(self._targets)
        if entry.action != UNDO:
            self._targets.append(-1)
            self._standing.append(index)
            self.draws += entry.seat == CHANCE
            return
        for place in range(len(self._standing) - 1, -1, -1):
            target = self._standing[place]
            if self.entries[target].seat == entry.seat:
                del self._standing[place]
                self.entries[target].standing = False
                self._targets.append(target)
                return
        raise ValueError(f"entry {index + 1} takes back what is not there")

    def grown(self, pos: Position) -> bool:
        """Take note of the newest entry, which has been added to the entries; is a checkpoint kept here?"""
        self._note(self.entries[len(self._targets)])
        if len(self._targets) % CHECKPOINT_EVERY:
            return False
        self._checkpoints[len(self._targets)] = pos.copy()
        return True

    def position_after(self, length: int) -> Position:
        """The position after the first `length` entries, as it was then."""
        begun = self._nearest(length)
        pos = self._checkpoint(begun)
        undone = {target for target in self._targets[begun:length] if target >= 0}
        for index in range(begun, length):
            entry = self.entries[index]
            if entry.action != UNDO and index not in undone:
                pos.apply(entry.action, entry.seat)
        return pos

    def _nearest(self, length: int) -> int:
        """The latest checkpoint that leads to this moment."""
        for begun in sorted({*self._documents, *self._checkpoints}, reverse=True):
            if begun <= length and all(not 0 <= target < begun for target in self._targets[begun:length]):
                return begun
        return 0

    def _checkpoint(self, length: int) -> Position:
        if length == 0:
            return self.game.start()
        if length not in self._checkpoints:
            self._checkpoints[length] = self.game.position(self._documents[length])
        return self._checkpoints[length].copy()

    def moments(self) -> Iterator[tuple[Entry, Position, Position]]:
        """Every entry with the positions before and after it, from the beginning."""
        pos = self.game.start()
        for index, entry in enumerate(self.entries[: len(self)]):
            before = pos
            if entry.action == UNDO:
                pos = self.position_after(index + 1)
            else:
                pos = before.copy()
                pos.apply(entry.action, entry.seat)
            if (index + 1) % CHECKPOINT_EVERY == 0:
                self._checkpoints.setdefault(index + 1, pos.copy())
            yield entry, before, pos

    def feed(self, reader: int) -> Feed:
        """What a reader has learned from the log so far."""
        feed = Feed(reader)
        for length, (entry, before, after) in enumerate(self.moments(), start=1):
            hidden = concealed_from(before, entry.action, reader)
            feed.learn(length, entry, hidden, before.simultaneous, after.simultaneous)
        return feed

    def standing_after(self, length: int) -> list[Entry]:
        """Copies of the entries in force after the first `length`, as it was then."""
        undone = {target for target in self._targets[:length] if target >= 0}
        found: list[Entry] = []
        for index, entry in enumerate(self.entries[:length]):
            if entry.action != UNDO and index not in undone:
                twin = entry.copy()
                twin.standing = True
                found.append(twin)
        return found

    def phase(self) -> tuple[Position, list[Entry]]:
        """Where the simultaneous phase began that is open now, and what stands of all that was done in it."""
        place = len(self._standing)
        while place and self.entries[self._standing[place - 1]].open_phase:
            place -= 1
        length = self._standing[place - 1] + 1 if place else 0
        if any(0 <= target < length for target in self._targets[length:]):
            # The phase was closed once and has been opened again by taking back what came after it.
            pos = self.game.start()
            for index in self._standing[:place]:
                pos.apply(self.entries[index].action, self.entries[index].seat)
        else:
            pos = self.position_after(length)
        return pos, [self.entries[index] for index in self._standing[place:]]
