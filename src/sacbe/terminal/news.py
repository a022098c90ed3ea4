"""What happened in a game, told to one seat: the log cut into stretches, each put into sentences by the game.

A stretch is one action, or several that the game tells together, or a whole simultaneous phase once it has closed. What
is hidden from the seat never gets here.
"""

from sacbe.engine.game import CHANCE, Json
from sacbe.engine.records import UNDO, Record
from sacbe.terminal.game import GameText, TellsTogether

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
        self._closed: list[News] = []  # all stretches but the last
        self._latest: list[News] = []  # the last one, which may yet go on
        self._read = 0
        self._pos = self._record.game.start()
        self._after: Json = self._pos.view(self._seat)
        self._before = self._after
        self._deeds: list[tuple[int, int]] = []
        self._open = False

    def lines(self) -> list[News]:
        """Everything there is to tell so far. A stretch that goes on changes its lines, and never has fewer."""
        entries = self._record.entries
        if any(entry.action == UNDO for entry in entries[self._read :]):
            self._begin()
        for entry in entries[self._read :]:
            if entry.standing:
                self._follow(entry.seat, entry.action)
        self._read = len(entries)
        return [*self._closed, *self._latest]

    def _follow(self, seat: int, action: int) -> None:
        pos = self._pos
        if not self._open and not self._continues(seat, action):
            self._closed += self._latest
            self._latest, self._deeds, self._before = [], [], self._after
        viewer = CHANCE if self._seat is None else self._seat
        if not pos.conceals(action, viewer):
            self._deeds.append((seat, action))
        together = pos.simultaneous
        pos.push(action, None if seat == CHANCE else seat)
        self._open = together and pos.simultaneous
        if self._open:
            return
        self._after = pos.view(self._seat)
        self._latest = self._text.news(self._before, self._after, self._deeds, self._record.names)

    def _continues(self, seat: int, action: int) -> bool:
        """Own deeds never go on what others did: the viewer has been told of that when acting."""
        if not self._deeds or (self._deeds[-1][0] == self._seat) != (seat == self._seat):
            return False
        return isinstance(self._text, TellsTogether) and self._text.continues(self._deeds, seat, action)
