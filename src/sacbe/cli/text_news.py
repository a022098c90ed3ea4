"""What happened in a game, told to one seat: the log cut into stretches, each put into sentences by the game.

A stretch is one action, or a whole simultaneous phase once it has closed. What is hidden from the seat never gets here.
"""

from sacbe.cli.text_game import GameText
from sacbe.engine.game import CHANCE, Json
from sacbe.engine.records import UNDO, Record

News = tuple[str, str]
"""What kind of news (own, other, event, card) and the sentence."""


class Tidings:
    """The news of a game for one seat (None: a spectator), kept up as the record grows."""

    def __init__(self, record: Record, text: GameText, seat: int | None) -> None:
        self._record = record
        self._text = text
        self._seat = seat
        self._begin()

    def _begin(self) -> None:
        self._lines: list[News] = []
        self._read = 0
        self._pos = self._record.game.start()
        self._before: Json = self._pos.view(self._seat)
        self._deeds: list[tuple[int, int]] = []

    def lines(self) -> list[News]:
        """Everything there is to tell so far."""
        entries = self._record.entries
        if any(entry.action == UNDO for entry in entries[self._read :]):
            self._begin()
        for entry in entries[self._read :]:
            if entry.standing:
                self._follow(entry.seat, entry.action)
        self._read = len(entries)
        return self._lines

    def _follow(self, seat: int, action: int) -> None:
        pos = self._pos
        viewer = CHANCE if self._seat is None else self._seat
        if not pos.conceals(action, viewer):
            self._deeds.append((seat, action))
        together = pos.simultaneous
        pos.push(action, None if seat == CHANCE else seat)
        if together and pos.simultaneous:
            return
        after = pos.view(self._seat)
        self._lines += self._text.news(self._before, after, self._deeds, self._record.names)
        self._before = after
        self._deeds = []
