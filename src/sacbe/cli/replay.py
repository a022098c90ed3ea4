"""`sacbe replay`: what a record says, how its game stood at any moment, and whether its deals were fair."""

import re
import sys
from json import dumps
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from sacbe.engine.errors import OptionError, RecordError, SacbeError
from sacbe.engine.game import CHANCE, Position
from sacbe.engine.notation import letter, seat_of
from sacbe.engine.options import write_all
from sacbe.engine.records import UNDO, UNKNOWN, Record
from sacbe.terminal.drawing import WIDTH, Line
from sacbe.terminal.game import table_of, text_of
from sacbe.terminal.scores import result, score_sentences, score_table
from sacbe.terminal.terminal import BELOW, HEIGHT, Terminal, as_lines

UNVERIFIED = 1
SPECTATOR = -1


def replay(
    file: Path,
    *,
    at: int | None = None,
    seat: Annotated[str, Parameter(allow_leading_hyphen=True)] = "",
    verify: bool = False,
    commitment: str = "",
    plain: bool = False,
    json: bool = False,
) -> int:
    """Replay a record strictly, and show its players, its result and where the points came from.

    With --at, show the table as it stood then. With --seat, show only what that seat may know: about the table if --at
    is given, else about the whole record. With --verify, deal everything again from the seed; the exit code is 1 if it
    does not agree. A record that somebody made up agrees too: only those who knew the commitment before the game have a
    proof that the deal was fair, so give the commitment as well.

    Example: sacbe replay game.sacbe --at 40 --seat B

    Parameters
    ----------
    file
        A record of a game.
    at
        How many entries of the log to replay, undone ones included; 0 is the start.
    seat
        The letter of a seat, or - for a spectator.
    verify
        Check every chance outcome against the seed.
    commitment
        The commitment that you saw before the game, for --verify.
    plain
        Write short sentences without colours and drawings, for screen readers.
    json
        Print everything as JSON.
    """
    record = _read(file)
    viewer = _viewer(record, seat) if seat else None
    then = _until(record, at) if at is not None else None
    checked, trouble = _verified(record, _commitment(commitment)) if verify or commitment else (None, None)
    if json:
        print(_as_json(record, then, viewer, checked, trouble))
    else:
        terminal = Terminal(plain)
        _show(terminal, record, then, viewer)
        if checked is not None:
            print(f"Verified: all {checked} draws are those of the seed.")
            terminal.show(terminal.wrapped(as_lines(_what_that_proves(record, bool(commitment)))))
    if trouble is not None:
        print(f"sacbe: {file}: {trouble}", file=sys.stderr)
        return UNVERIFIED
    return 0


def _read(file: Path) -> Record:
    try:
        return Record.read(file)
    except RecordError as error:
        raise SacbeError(f"{file}: {error}" if error.line else str(error)) from None


def _viewer(record: Record, seat: str) -> int:
    if seat == "-":
        return SPECTATOR
    viewer = seat_of(seat)
    if not 0 <= viewer < record.game.players:
        letters = ", ".join(letter(seat) for seat in range(record.game.players))
        raise OptionError("seat", f"must be one of {letters}, or - for a spectator, not {seat!r}")
    return viewer


def _until(record: Record, at: int) -> Record:
    """The record as it was after its first `at` entries."""
    record.position  # noqa: B018 - a record seen from one seat says so here
    if not 0 <= at <= len(record.entries):
        raise OptionError("at", f"must be from 0 to {len(record.entries)}, not {at}")
    then = Record(record.game, record.names)
    for entry in record.entries[:at]:
        if entry.action == UNDO:
            then.undo(entry.seat)
        else:
            then.push(entry.action, None if entry.seat == CHANCE else entry.seat)
    return then


def _commitment(written: str) -> str:
    if written and not re.fullmatch("[0-9a-fA-F]{64}", written):
        raise OptionError("commitment", f"is written as 64 hexadecimal digits, not {written!r}")
    return written.lower()


def _verified(record: Record, commitment: str) -> tuple[int | None, str | None]:
    """How many draws agree with the seed, or why that is not known."""
    try:
        checked = record.verify()
    except RecordError as error:
        return None, str(error)
    if commitment and commitment != record.commitment:
        return None, "the commitment in the record is not the one that you were shown"
    return checked, None


def _what_that_proves(record: Record, shown_before: bool) -> list[str]:
    """What the check proves, and no more: a record does not say when its seed was fixed."""
    if not any(record.nonces):
        alone = (
            "No seat added a nonce: whoever dealt may have chosen the seed to their liking, as in any game of your own."
        )
        return [alone]
    if shown_before:
        return [
            "You were shown the commitment before the game, so the seed was fixed before the nonces.",
            f"The deal was fair to you if the nonce of your seat is yours: {_nonces(record)}",
        ]
    return [
        "A record cannot prove that the seed was fixed before the nonces were given.",
        "Compare its commitment with the one that you saw before the game:",
        f"  {record.commitment}",
    ]


def _nonces(record: Record) -> str:
    return ", ".join(f"{letter(seat)} {nonce.hex() or 'none'}" for seat, nonce in enumerate(record.nonces))


# For people


def _show(terminal: Terminal, record: Record, then: Record | None, viewer: int | None) -> None:
    if then is not None:
        terminal.say(f"After {len(then.entries)} of {len(record.entries)} entries{_last(then, viewer)}.", "")
        terminal.show(_table(then.position, record.names, viewer, terminal.plain))
    elif viewer is not None:
        print(record.view(_as_seat(viewer)).text(), end="")
    else:
        terminal.show(terminal.wrapped(_summary(record, terminal.plain)))


def _last(then: Record, viewer: int | None) -> str:
    """The latest entry that the viewer may know of."""
    entries = then.entries if viewer is None else then.view(_as_seat(viewer)).entries
    if not entries:
        return ""
    entry = entries[-1]
    what = {UNDO: "an undo", UNKNOWN: "hidden"}.get(entry.action) or then.game.name(entry.action)
    return f"; the last was {what}, by {'chance' if entry.seat == CHANCE else letter(entry.seat)}"


def _as_seat(viewer: int | None) -> int | None:
    """A spectator has no seat, and neither has whoever asked for none."""
    return None if viewer is None or viewer == SPECTATOR else viewer


def _table(pos: Position, names: list[str], viewer: int | None, plain: bool) -> list[Line]:
    """What lies on the table, drawn or told by the game's shelf of the terminal."""
    table = table_of(pos, _as_seat(viewer), names)
    text = text_of(pos.game)
    if plain:
        return as_lines(text.tell(table))
    lines = text.draw(table, HEIGHT - BELOW, WIDTH)
    if viewer is None:
        for other in range(len(names)):
            lines += [[], *text.look(table, other)]
    return lines


def _summary(record: Record, plain: bool) -> list[Line]:
    game = record.game
    sentences = [f"{game.title}, version {game.rules} of the rules, {write_all(game.options)}"]
    sentences += [f"{name}: {value}" for name, value in record.tags.items()]
    undone = sum(1 for entry in record.entries if entry.action == UNDO)
    hidden = sum(1 for entry in record.entries if entry.action == UNKNOWN)
    counted = f"{len(record.entries)} entries"
    counted += f", {undone} of them undo" if undone else ""
    counted += f", {hidden} of them hidden" if hidden else ""
    if record.seen_by is not None:
        who = "a spectator" if record.seen_by == "-" else f"seat {record.seen_by}"
        sentences += [f"{letter(seat)} {name}" for seat, name in enumerate(record.names)]
        sentences += [f"{counted}, as {who} saw them", f"result {record.result}"]
        return as_lines(sentences)
    pos = record.position
    sentences += [f"{counted}, {_fairness(record)}", ""]
    if pos.is_over:
        return [*as_lines(sentences), *result(pos, table_of(pos, None, record.names), plain)]
    due = "chance draws" if pos.turn == CHANCE else f"to decide: {', '.join(letter(seat) for seat in pos.pending)}"
    points = score_sentences if plain else score_table
    return [
        *as_lines([*sentences, f"The game goes on in turn {pos.number}; {due}.", ""]),
        *points(table_of(pos, None, record.names), pos.breakdown(), []),
    ]


def _fairness(record: Record) -> str:
    if record.seed is not None and record.commitment is not None:
        return "--verify checks the deals"
    return "the deals cannot be checked until the seed is revealed"


# For programs


def _as_json(record: Record, then: Record | None, viewer: int | None, checked: int | None, trouble: str | None) -> str:
    whole: dict[str, Any] = {
        "game": record.game.id,
        "rules": record.game.rules,
        "options": record.game.options,
        "names": record.names,
        "tags": record.tags,
        "entries": len(record.entries),
        "seen_by": record.seen_by,
        "result": record.result,
    }
    if record.seen_by is None:
        whole |= _standing(record.position)
    if checked is not None or trouble is not None:
        nonces = [nonce.hex() for nonce in record.nonces]
        whole |= {"verified": checked, "trouble": trouble, "commitment": record.commitment, "nonces": nonces}
    if then is not None and viewer is not None:
        whole |= {"at": len(then.entries), "view": then.position.view(_as_seat(viewer))}
    elif then is not None:
        whole |= {"at": len(then.entries), "position": then.position.to_json()}
    elif viewer is not None:
        whole["record"] = record.view(_as_seat(viewer)).text()
    return dumps(whole, indent=2)


def _standing(pos: Position) -> dict[str, Any]:
    return {"over": pos.is_over, "scores": pos.scores(), "places": pos.ranking(), "breakdown": pos.breakdown()}
