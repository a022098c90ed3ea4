"""Who sits where: people and bots, as typed on the command line and as kept in a saved game."""

from dataclasses import dataclass
from itertools import pairwise

from sacbe.bots.budget import Budget
from sacbe.bots.levels import bots
from sacbe.engine.errors import OptionError, RecordError, say
from sacbe.engine.notation import letter
from sacbe.engine.records import Record
from sacbe.words import Words, words_of

HUMAN = "human"
NAME_LENGTH = 20
_NOTE = "seats: "


@dataclass(frozen=True)
class Seat:
    """A seat at the table: the player's name, and whether a person or which bot plays."""

    name: str
    kind: str

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN


def parse_seats(text: str, game: str, words: Words | None = None) -> list[Seat]:
    """Seats as people type them: `human,greedy` or `Ana=human,Bea=human,greedy`."""
    parts = [word.strip() for word in text.split(",")]
    given: list[tuple[str, str]] = []
    for word in parts:
        name, equals, kind = (part.strip() for part in word.rpartition("="))
        _check_kind(kind, game)
        if equals and not (name.isprintable() and 1 <= len(name) <= NAME_LENGTH):
            most = str(NAME_LENGTH)
            raise OptionError("seats", say("a name has 1 to {most} printed characters", "seats-name", most=most))
        given.append((name, kind))
    names = [name or _default_name(seat, given, words or words_of("en")) for seat, (name, _) in enumerate(given)]
    for one, next_one in pairwise(sorted(names)):
        if one == next_one:
            raise OptionError("seats", say("two seats are called {name}", "seats-same", name=repr(one)))
    return [Seat(name, kind) for name, (_, kind) in zip(names, given, strict=True)]


def _check_kind(kind: str, game: str) -> None:
    known = (HUMAN, *bots(game))
    name, colon, budget = kind.partition(":")
    if name not in known or (colon and name == HUMAN):
        there = {"kind": repr(kind), "known": ", ".join(known)}
        raise OptionError("seats", say("there is no player {kind}; there are {known}", "seats-kind", **there))
    if colon:
        Budget.parse(budget)


def _default_name(seat: int, given: list[tuple[str, str]], words: Words) -> str:
    kind = given[seat][1]
    if kind == HUMAN:
        alone = sum(1 for _, other in given if other == HUMAN) == 1
        return words.t("terminal-player") if alone else words.t("terminal-player-letter", letter=letter(seat))
    return kind if given.count(("", kind)) == 1 else f"{kind} {letter(seat)}"


def note_seats(record: Record, seats: list[Seat]) -> None:
    """Note in the record who plays, so that the game can be continued."""
    record.tags["Note"] = _NOTE + ", ".join(seat.kind for seat in seats)


def seats_of(record: Record) -> list[Seat]:
    """Who plays a saved game."""
    note = record.tags.get("Note", "")
    kinds = [kind.strip() for kind in note.removeprefix(_NOTE).split(",")]
    if not note.startswith(_NOTE) or len(kinds) != len(record.names):
        raise RecordError(0, 0, "the record does not say who is a person and who a bot, so it cannot be gone on with")
    for kind in kinds:
        _check_kind(kind, record.game.id)
    return [Seat(name, kind) for name, kind in zip(record.names, kinds, strict=True)]
