"""Records that are real games but for one action, which is done and taken back very often."""

import sacbe
from sacbe.engine.records import Entry, Record


def dithering(game: str, times: int, seed: int = 5) -> Record:
    """A finished game of four, in the middle of which somebody does something and takes it back so often."""
    played = sacbe.play(sacbe.load(game, players=4), ["random"] * 4, seed=seed)
    done = played.standing()
    middle = next(at for at in range(len(done) // 2, len(done)) if _goes_on(done, at))
    record = Record(played.game)
    _play(record, done[:middle])
    seat = done[middle].seat
    shortest = min(record.position.legal(seat), key=lambda action: len(played.game.name(action)))
    for _ in range(times):
        record.push(shortest, seat)
        record.undo(seat)
    _play(record, done[middle:])
    return record


def _goes_on(done: list[Entry], at: int) -> bool:
    """Does the same seat go on here, alone?"""
    return done[at].seat >= 0 and done[at].seat == done[at - 1].seat and not done[at].open_phase


def _play(record: Record, entries: list[Entry]) -> None:
    for entry in entries:
        record.push(entry.action, None if entry.seat < 0 else entry.seat)
