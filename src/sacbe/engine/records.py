"""The log of a game: who did what, in order, chance outcomes and undone moves included. The log is the truth.

A record can be continued (`push`, `deal`, `undo`), replayed, seen from one seat and verified against its seed.
`record_text` reads and writes it as text; docs/records.md describes the format.
"""

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Final, SupportsIndex, final

from sacbe.engine.chance import Dealer, commitment
from sacbe.engine.errors import IllegalAction, RecordError, Refusal, Sentence, say
from sacbe.engine.game import CHANCE, Game, Position
from sacbe.engine.log import UNDO, UNKNOWN, Entry, Trail
from sacbe.engine.notation import letter, plain_number
from sacbe.engine.parts import whole
from sacbe.engine.pictures import picture

__all__ = ["UNDO", "UNKNOWN", "Entry", "Record"]


@final
class Record:
    """A game with its log. `position` is where the log has led."""

    def __init__(self, game: Game, names: list[str] | None = None) -> None:
        self.game = game
        self.names = list(names) if names is not None else [f"Player {letter(seat)}" for seat in range(game.players)]
        if len(self.names) != game.players:
            raise RecordError(0, 0, f"{game.players} players need {game.players} names, not {len(self.names)}")
        self._trail = Trail(game)
        self.tags: dict[str, str] = {}
        self.seed: bytes | None = None
        self.nonces: list[bytes] = []
        self.commitment: str | None = None
        self.seen_by: str | None = None  # in a record seen from a seat: its letter, or "-" for a spectator
        self.stated = "*"  # the result that such a record states
        self.comment = ""  # on the game as a whole
        self._position = game.start()

    @classmethod
    def restored(cls, names: list[str], trail: Trail, position: Position) -> "Record":
        """A record whose log is known to lead to this position, so nothing is replayed."""
        record = cls(trail.game, names)
        record._trail = trail
        record._position = position
        return record

    @property
    def entries(self) -> list[Entry]:
        """The log. To add to it, use the methods below."""
        return self._trail.entries

    @property
    def result(self) -> str:
        """Points and places of every seat, or * while the game goes on."""
        if self.seen_by is not None:
            return self.stated
        pos = self._position
        if not pos.is_over:
            return "*"
        places, scores = pos.ranking(), pos.scores()
        return ", ".join(f"{letter(seat)} {scores[seat]:g} ({places[seat]})" for seat in range(len(scores)))

    @property
    def position(self) -> Position:
        """Where the log has led. A record seen from one seat has none."""
        if self.seen_by is not None:
            raise RecordError(
                0, 0, f"this record is what seat {self.seen_by} saw; only the whole record can be replayed"
            )
        return self._position

    def push(self, action: SupportsIndex, seat: SupportsIndex | None = None) -> Entry:
        """Do an action and log it. After IllegalAction nothing has changed."""
        pos = self.position
        turn = pos.turn
        who = turn if seat is None else plain_number(seat)
        entry = Entry(CHANCE if who is None else who, plain_number(action), pos.number, pos.simultaneous)
        pos.push(entry.action, None if seat is None else who)
        self._trail.add(entry)
        self._trail.keep(pos)
        return entry

    def recall(self, seat: int, action: int, number: int) -> Entry:
        """Log an action without doing it, in a record seen from one seat, where too much is unknown to play."""
        entry = Entry(seat, action, number)
        self._trail.add(entry)
        return entry

    def deal(self, dealer: Dealer) -> None:
        """Let the dealer draw until a player decides or the game is over."""
        while self.position.turn == CHANCE:
            self.push(dealer.choose(self.draws(), self.position.outcomes()))

    def draws(self) -> int:
        """How often chance has drawn, undone draws included."""
        return self._trail.draws

    def has_standing(self, seat: int) -> bool:
        """Is any action of the seat in force?"""
        return bool(self._trail.back_to(seat))

    def explain_undo(self, seat: int) -> Refusal | None:
        """None if the seat may take back its latest action on its own, else why not."""
        later = self._trail.back_to(seat)
        if not later:
            return ("", _nothing_to_undo(seat))
        last = later.pop()
        if last.open_phase:
            if not self.position.simultaneous or not all(entry.open_phase for entry in later):
                return ("", say("everyone has decided, so it can no longer be taken back", "undo-revealed"))
            return None
        if any(entry.seat == CHANCE for entry in later):
            return ("", say("something new has been revealed since", "undo-reveal-since"))
        if later:
            return ("", say("another player has acted since", "undo-other-since"))
        return None

    def undo(self, seat: int) -> Entry:
        """Take back the latest action of a seat or of chance. The caller decides who may (see `explain_undo`)."""
        later = self._trail.back_to(seat)
        if not later:
            raise IllegalAction("", _nothing_to_undo(seat))
        last = later.pop()
        if self.seen_by is None:
            pos = self._trail.position_before_latest(seat)
            try:
                for entry in reversed(later):
                    pos.push(entry.action, _pusher(entry))
            except IllegalAction:
                raise IllegalAction("", say("what came after depends on it", "undo-dependent")) from None
            self._position = pos
        self._trail.add(Entry(seat, UNDO, last.number, last.open_phase))
        if self.seen_by is None:
            self._trail.keep(self._position)
        return last

    def standing(self) -> list[Entry]:
        """The entries in force, in order."""
        return self._trail.standing()

    def back_to(self, seat: int) -> list[Entry]:
        """The entries in force from a seat's latest one on, the latest first; empty if the seat has none."""
        return self._trail.back_to(seat)

    def alone(self, seat: int) -> Position:
        """The position as the seat knows it: without what others did in a simultaneous phase that is open.

        Plans are tried out here. On the true position they could end the phase and so reveal what is hidden.
        """
        if not self.position.simultaneous:
            return self.position.copy()
        pos, done = self._trail.open_phase()
        for entry in done:
            if entry.seat == seat:
                pos.apply(entry.action, seat)
        return pos

    def _replayed(self) -> Position:
        pos = self.game.start()
        for entry in self.standing():
            pos.push(entry.action, _pusher(entry))
        return pos

    def replay(self) -> Position:
        """Replay the log strictly from the start. Returns the final position."""
        self.position  # noqa: B018 - a record seen from one seat says so here
        try:
            return self._replayed()
        except IllegalAction as error:
            raise RecordError(0, 0, f"the log does not replay: {error}") from None

    def positions(self) -> Iterator[Position]:
        """The position at the start, then after each entry in force."""
        pos = self.position.game.start()
        yield pos.copy()
        for entry in self.standing():
            pos.push(entry.action, _pusher(entry))
            yield pos.copy()

    def view(self, seat: int | None) -> "Record":
        """The record as the seat (None: a spectator) may know it now, with `?` for what stayed hidden from it.

        What others do in an open simultaneous phase is left out until the phase is over. What they took back there is
        left out for ever, so that not even its existence shows. The order in which they chose does not show either.
        """
        return whole(self.viewing(seat))

    def viewing(self, seat: int | None) -> Generator[None, None, "Record"]:
        """The same in parts: it pauses after every entry."""
        viewer = CHANCE if seat is None else seat
        seen = Record(self.game, self.names)
        seen.tags = dict(self.tags)
        seen.comment = self.comment
        seen.commitment = self.commitment
        seen.nonces = list(self.nonces)
        seen.seen_by = letter(viewer)
        if self.position.is_over:
            seen.seed = self.seed
        held: list[Entry] = []  # what others did in the open phase
        for entry, before, after in self._trail.moments():
            shown = Entry(entry.seat, entry.action, entry.number, entry.open_phase)
            shown.comment = entry.comment
            if entry.action != UNDO and before.conceals(entry.action, viewer):
                shown.action = UNKNOWN
                shown.comment = ""
            is_secret = before.simultaneous and entry.seat != CHANCE and entry.seat != viewer
            if is_secret and not (entry.action == UNDO and _drop_latest(held, entry.seat)):
                held.append(shown)
            if not after.simultaneous:
                for revealed in sorted(held, key=_seat):
                    seen._trail.add(revealed)
                held = []
            if not is_secret:
                seen._trail.add(shown)
            yield
        seen.stated = self.result
        return seen

    def verify(self) -> int:
        """Deal the game again from its seed. Returns how many draws agree; RecordError at the first that does not."""
        if self.seed is None:
            raise RecordError(0, 0, "the record does not reveal its seed, so the deals cannot be checked")
        if self.commitment is None:
            raise RecordError(0, 0, "the record has no Seed-Commitment to check the seed against")
        if self.commitment != commitment(self.seed):
            raise RecordError(0, 0, "the seed is not the one that was committed to")
        self.position  # noqa: B018
        dealer = Dealer(self.seed, self.nonces)
        checked = 0
        for entry, before, _ in self._trail.moments():
            if entry.seat != CHANCE or entry.action == UNDO:
                continue
            due = dealer.choose(checked, before.outcomes())
            if due != entry.action:
                wrong, right = self.game.name(entry.action), self.game.name(due)
                raise RecordError(
                    0, 0, f"draw {checked + 1} (turn {entry.number}) is {wrong}, but the seed gives {right}"
                )
            checked += 1
        return checked

    def __reduce__(self) -> tuple[object, ...]:
        facts = {name: getattr(self, name) for name in _FACTS}
        entries = [(entry.seat, entry.action, entry.number, entry.open_phase, entry.comment) for entry in self.entries]
        return (_again, (self.game, self.names, facts, entries, self._position))

    def _repr_svg_(self) -> str | None:
        """What a notebook shows: the table as it stands now."""
        return picture(self.position)

    def text(self) -> str:
        """The record as text, as docs/records.md describes it."""
        from sacbe.engine.record_text import write_record

        return write_record(self)

    @classmethod
    def parse(cls, text: str, most: int | None = None) -> "Record":
        """Read a record with at most this many entries from a text. RecordError says where it is wrong."""
        from sacbe.engine.record_text import read_record

        return read_record(text, most)

    @classmethod
    def read(cls, path: str | Path) -> "Record":
        """Read a record from a file. RecordError says where it is wrong."""
        try:
            data = Path(path).read_bytes()
        except OSError as error:
            raise RecordError(0, 0, f"cannot read {path}: {error.strerror}") from None
        try:
            return cls.parse(data.decode())
        except UnicodeDecodeError as wrong:
            line = data[: wrong.start].count(b"\n") + 1
            column = wrong.start - (data.rfind(b"\n", 0, wrong.start) + 1) + 1
            raise RecordError(line, column, "is not UTF-8 text") from None

    def write(self, path: str | Path) -> None:
        """Write the text to a file. A half-written file never replaces a whole one."""
        target = Path(path)
        partial = target.with_name(target.name + ".part")
        partial.write_text(self.text(), encoding="utf-8", newline="\n")
        partial.replace(target)


_FACTS: Final = ("tags", "seed", "nonces", "commitment", "seen_by", "stated", "comment")
"""What a record has beside its log."""


def _again(
    game: Game,
    names: list[str],
    facts: dict[str, object],
    entries: list[tuple[int, int, int, bool, str]],
    pos: Position,
) -> Record:
    """Make a pickled record again."""
    trail = Trail(game)
    for seat, action, number, open_phase, comment in entries:
        entry = Entry(seat, action, number, open_phase)
        entry.comment = comment
        trail.add(entry)
    record = Record.restored(names, trail, pos)
    for name, value in facts.items():
        setattr(record, name, value)
    return record


def _nothing_to_undo(seat: int) -> Sentence:
    return say("{seat} has done nothing that could be taken back", "undo-nothing", seat=letter(seat))


def _drop_latest(held: list[Entry], seat: int) -> bool:
    """Drop a seat's latest action that nobody else has seen. False if there is none."""
    for index in range(len(held) - 1, -1, -1):
        if held[index].seat == seat:
            if held[index].action == UNDO:
                return False
            del held[index]
            return True
    return False


def _seat(entry: Entry) -> int:
    return entry.seat


def _pusher(entry: Entry) -> int | None:
    return None if entry.seat == CHANCE else entry.seat
