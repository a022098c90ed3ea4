"""The log of a table: its entries, and the positions and feeds that follow from them.

The store keeps the log; positions follow from it. The engine's `log` rebuilds earlier positions; this module adds the
snapshots that the store keeps.
"""

from collections.abc import Generator, Iterable, Mapping, Sequence
from typing import Final

from sacbe.engine.game import Game, Position
from sacbe.engine.log import Entry, Trail
from sacbe.server.feed import Feed, concealed_from

SNAPSHOT_EVERY: Final = 64
"""How many entries apart the stored positions are."""


class Log:
    """The entries of one game, with stored positions."""

    def __init__(self, game: Game, entries: Iterable[Entry], documents: Mapping[int, str] | None = None) -> None:
        self.trail = Trail(game)
        for entry in entries:
            self.trail.add(entry)
        for length, document in (documents or {}).items():
            self.trail.keep_document(length, document)

    def __len__(self) -> int:
        return len(self.trail)

    @property
    def entries(self) -> list[Entry]:
        return self.trail.entries

    @property
    def draws(self) -> int:
        """How often chance has drawn, undone draws included: the index of the next draw."""
        return self.trail.draws

    def is_snapshot_due(self) -> bool:
        """Should the store keep the current position?"""
        return len(self.trail) % SNAPSHOT_EVERY == 0

    def position_after(self, length: int) -> Position:
        """The position after the first `length` entries, as it was then."""
        return self.trail.position_after(length)

    def feeds(self, readers: Sequence[int]) -> Generator[None, None, list[Feed]]:
        """The feeds of these readers so far. It pauses after every entry."""
        feeds = [Feed(reader) for reader in readers]
        for length, (entry, before, after) in enumerate(self.trail.moments(), start=1):
            was_open, is_open = before.simultaneous, after.simultaneous
            for feed in feeds:
                hidden = concealed_from(before, entry.action, feed.reader)
                feed.learn(length, entry, hidden, was_open, is_open)
            yield
        return feeds

    def standing_after(self, length: int) -> list[Entry]:
        """Copies of the entries in force after the first `length`, as it was then."""
        found: list[Entry] = []
        for entry in self.trail.standing(length):
            twin = entry.copy()
            twin.standing = True
            found.append(twin)
        return found
