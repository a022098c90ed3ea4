"""The news of a game for one seat: deeds and events as sentences, several of one player on one line.

A simultaneous phase is told once it is over. What is hidden from the seat never gets here.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from sacbe.engine.game import CHANCE, Game, Json
from sacbe.engine.records import UNDO, Record
from sacbe.terminal.saying import Saying

News = tuple[str, str]
"""The kind of news (own, other, event, card) and the line."""
_HIDDEN = -1


@dataclass(frozen=True)
class Item:
    """A deed or an event: whose step it belongs to, its kind, and its sentence."""

    seat: int
    kind: str
    said: Json
    name: str
    """The notation of a deed, for games that have no words for it."""


class Tidings:
    """The news of a game for one seat (None: a spectator), kept up to date as the record grows."""

    def __init__(self, record: Record, saying: Saying, retold: Mapping[str, str], seat: int | None) -> None:
        self._record = record
        self._saying = saying
        self._retold = retold
        self._seat = seat
        self._begin()

    def _begin(self) -> None:
        self._items: list[Item] = []
        self._read = 0
        self._pos = self._record.game.start()
        self._before = self._pos.copy()
        self._deeds: list[tuple[int, int]] = []

    def items(self) -> list[Item]:
        """All news so far."""
        entries = self._record.entries
        if any(entry.action == UNDO for entry in entries[self._read :]):
            self._begin()
        for entry in entries[self._read :]:
            if entry.standing:
                self._follow(entry.seat, entry.action)
        self._read = len(entries)
        return self._items

    def lines(self, start: int = 0, kinds: Sequence[str] = ("own", "other", "event", "card")) -> list[News]:
        """The news as lines, from an item on."""
        chosen = [item for item in self.items()[start:] if item.kind in kinds]
        return list(self._folded(chosen))

    def _follow(self, seat: int, action: int) -> None:
        pos = self._pos
        viewer = CHANCE if self._seat is None else self._seat
        self._deeds.append((seat, _HIDDEN if pos.conceals(action, viewer) else action))
        together = pos.simultaneous
        pos.push(action, None if seat == CHANCE else seat)
        if together and pos.simultaneous:
            return
        events = pos.game.news(self._before, pos, *self._deeds[-1], self._seat)
        self._before = pos.copy()
        self._items += self._told(pos.game, events)
        self._deeds = []

    def _told(self, game: Game, events: list[Json]) -> Iterable[Item]:
        """The deeds since the last step, without those that an event tells better; then the events."""
        by = self._deeds[-1][0]
        for seat, action in self._deeds:
            if action == _HIDDEN:
                continue
            deed = game.deed(action)
            better = self._retold.get(str(deed.get("do")))
            if not any(event["event"] == better and event.get("seat") == seat for event in events):
                kind = "card" if seat == CHANCE else "own" if seat == self._seat else "other"
                yield Item(seat, kind, deed, game.name(action))
        for event in events:
            own = by != CHANCE and len(self._deeds) == 1 and event.get("seat", by) == by
            kind = "event" if not own else "own" if by == self._seat else "other"
            yield Item(by, kind, event, "")

    def _folded(self, items: list[Item]) -> Iterable[News]:
        """Put what one player did in a row on one line: a walk as one step, repeated deeds with their number."""
        row: list[tuple[Json, Item, int]] = []
        for item in items:
            if row and (item.seat, item.kind) != (row[0][1].seat, row[0][1].kind):
                yield from self._line(row)
                row = []
            last, times = (row[-1][0], row[-1][2]) if row else ({}, 0)
            if row and _goes_on(last, item.said):
                row[-1] = ({**last, "to": item.said["to"]}, item, 1)
            elif row and last == item.said:
                row[-1] = (last, item, times + 1)
            else:
                row.append((item.said, item, 1))
        yield from self._line(row)

    def _line(self, row: list[tuple[Json, Item, int]]) -> Iterable[News]:
        told: list[str] = []
        for said, item, times in row:
            sentence = self._sentence(said, item)
            if sentence and times > 1:
                sentence = self._saying.words.t("table-times", said=sentence, count=times)
            told += [f"{sentence}."] if sentence else []
        if told:
            yield row[0][1].kind, " ".join(told)

    def _sentence(self, said: Json, item: Item) -> str:
        name = self._saying.names[item.seat] if item.seat >= 0 else ""
        if not item.name:
            return self._saying.told(said)
        return self._saying.told(said, name=name) or f"{name}: {item.name}".removeprefix(": ")


def _goes_on(last: Json, said: Json) -> bool:
    """Does a step begin where the one before it ended, with the same piece?"""
    if not {"do", "piece", "from", "to"} <= said.keys() or "to" not in last:
        return False
    return all(last.get(field) == said[field] for field in ("do", "piece")) and last["to"] == said["from"]
