"""Records as text, both ways. Reading is strict: every error has line and column, every action is replayed."""

import re
from typing import Final, final

from sacbe.engine.errors import ActionError, OptionError, RecordError
from sacbe.engine.game import CHANCE, Game
from sacbe.engine.notation import letter, parse_name, seat_of
from sacbe.engine.options import read_all, write_all
from sacbe.engine.records import UNDO, UNKNOWN, Entry, Record
from sacbe.engine.registry import game_class, load

WIDTH: Final = 100
FREE_TAGS: Final = ("Event", "Date", "Note")
_TAG: Final = re.compile(r'\[([A-Z][A-Za-z-]*)(?: (\d+))? "((?:[^"\\\n]|\\["\\])*)"\]')
_HEX: Final = re.compile(r"(?:[0-9a-f]{2})*")


# Writing


def write_record(record: Record) -> str:
    lines = [_tag("Game", record.game.id), _tag("Rules", str(record.game.rules))]
    lines.append(_tag("Options", write_all(record.game.options)))
    lines += [_tag(f"Seat {seat + 1}", name) for seat, name in enumerate(record.names)]
    lines += [_tag(name, record.tags[name]) for name in FREE_TAGS if name in record.tags]
    if record.seen_by is not None:
        lines.append(_tag("Seen-By", record.seen_by))
    if record.commitment is not None:
        lines.append(_tag("Seed-Commitment", record.commitment))
    lines += [_tag(f"Nonce {seat + 1}", nonce.hex()) for seat, nonce in enumerate(record.nonces)]
    if record.seed is not None:
        lines.append(_tag("Seed", record.seed.hex()))
    return "\n".join([*lines, "", *_write_turns(record), f"result {record.result}", ""])


def _tag(name: str, value: str) -> str:
    plain = " ".join(value.split())
    escaped = plain.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def _write_turns(record: Record) -> list[str]:
    lines: list[str] = []
    line = ""
    number: int | None = None
    entries = record.entries
    for index, entry in enumerate(entries):
        word = _write_entry(record.game, entry)
        if entry.number != number:
            if line:
                lines.append(line)
            number = entry.number
            line = f"{number}. {word}"
        elif not line:
            line = f"   {word}"
        elif len(line) + len(word) + 2 > WIDTH:
            lines.append(line)
            line = f"   {word}"
        else:
            line += f" {word}"
        if index + 1 < len(entries) and entries[index + 1].number == number:
            line += ","
        if entry.comment:
            lines.append(f"{line} ; {' '.join(entry.comment.split())}")
            line = ""
    return [*lines, line] if line else lines


def _write_entry(game: Game, entry: Entry) -> str:
    what = "undo" if entry.action == UNDO else "?" if entry.action == UNKNOWN else game.name(entry.action)
    word = f"{{{what}}}" if entry.seat == CHANCE else f"{letter(entry.seat)} {what}"
    return word if entry.standing or entry.action == UNDO else f"({word})"


# Reading


@final
class _Scanner:
    """The text after the tags, entry by entry, with the place of each."""

    def __init__(self, text: str, line: int) -> None:
        self.text = text
        self.at = 0
        self.line = line
        self.start = 0  # where the line begins

    def fail(self, reason: str, back: int = 0) -> RecordError:
        return RecordError(self.line, max(self.at - self.start - back, 0) + 1, reason)

    def skip(self) -> list[str]:
        """Pass white space and comments; the comments passed."""
        comments: list[str] = []
        while self.at < len(self.text):
            sign = self.text[self.at]
            if sign == "\n":
                self.at += 1
                self.line += 1
                self.start = self.at
            elif sign in " \t":
                self.at += 1
            elif sign == ";":
                end = self.text.find("\n", self.at)
                end = len(self.text) if end < 0 else end
                comments.append(self.text[self.at + 1 : end].strip())
                self.at = end
            else:
                break
        return comments

    def match(self, pattern: str) -> str:
        found = re.compile(pattern).match(self.text, self.at)
        if not found:
            return ""
        self.at = found.end()
        return found[0]

    def ended(self) -> bool:
        return self.at >= len(self.text)


def read_record(text: str) -> Record:
    text = text.replace("\r\n", "\n")
    tags, places, rest, line = _read_tags(text)
    record = _from_tags(tags, places)
    scanner = _Scanner(rest, line)
    _read_turns(record, scanner)
    _read_result(record, scanner)
    return record


def _read_tags(text: str) -> tuple[dict[str, str], dict[str, int], str, int]:
    """Tags by name, the line of each, the text after them and the line it begins on."""
    tags: dict[str, str] = {}
    places: dict[str, int] = {}
    lines = text.split("\n")
    for index, line in enumerate(lines):
        if not line.strip():
            if tags:
                return tags, places, "\n".join(lines[index:]), index + 1
            continue
        if not line.startswith("["):
            break
        found = _TAG.fullmatch(line.rstrip())
        if not found:
            raise RecordError(index + 1, 1, 'a tag is written [Name "value"], with \\" for a quote inside')
        name = found[1] + (f" {found[2]}" if found[2] else "")
        if name in tags:
            raise RecordError(index + 1, 2, f"the tag {name} stands there twice")
        tags[name] = re.sub(r"\\(.)", r"\1", found[3])
        places[name] = index + 1
    raise RecordError(len(lines) if tags else 1, 1, "tags come first, then an empty line, then the turns")


def _from_tags(tags: dict[str, str], places: dict[str, int]) -> Record:
    for name in ("Game", "Rules", "Options"):
        if name not in tags:
            raise RecordError(1, 1, f"the tag {name} is missing")
    column = 2
    try:
        kind = game_class(tags["Game"])
    except OptionError as error:
        raise RecordError(places["Game"], column, error.reason) from None
    if tags["Rules"] != str(kind.rules):
        raise RecordError(places["Rules"], column, f"only version {kind.rules} of the rules is known")
    try:
        game = load(tags["Game"], **read_all(kind.table_options, tags["Options"]))
    except OptionError as error:
        raise RecordError(places["Options"], column, str(error)) from None
    names: list[str] = []
    for seat in range(game.players):
        if f"Seat {seat + 1}" not in tags:
            raise RecordError(places["Options"], column, f"the tag Seat {seat + 1} is missing")
        names.append(tags[f"Seat {seat + 1}"])
    record = Record(game, names)
    known = {"Game", "Rules", "Options", *(f"Seat {seat + 1}" for seat in range(game.players))}
    for name, value in tags.items():
        if name in known:
            continue
        if name in FREE_TAGS:
            record.tags[name] = value
        elif not _read_deal_tag(record, name, value, places[name]):
            raise RecordError(places[name], column, f"there is no tag {name}")
    return record


def _read_deal_tag(record: Record, name: str, value: str, line: int) -> bool:
    """The tags about the deal and about who saw it."""
    if name == "Seen-By":
        if value != "-" and not 0 <= seat_of(value) < record.game.players:
            raise RecordError(line, 2, "Seen-By is a seat letter, or - for a spectator")
        record.seen_by = value
        return True
    if name not in ("Seed", "Seed-Commitment") and name != f"Nonce {len(record.nonces) + 1}":
        return False
    size = None if name.startswith("Nonce") else 64
    if not _HEX.fullmatch(value) or (size is not None and len(value) != size):
        many = "" if size is None else f"{size} "
        raise RecordError(line, 2, f"{name} is written as {many}hexadecimal digits")
    if name == "Seed":
        record.seed = bytes.fromhex(value)
    elif name == "Seed-Commitment":
        record.commitment = value
    else:
        record.nonces.append(bytes.fromhex(value))
    return True


def _read_turns(record: Record, scanner: _Scanner) -> None:
    """All turns up to the word that begins the result."""
    number = -1
    struck: list[tuple[Entry, int, int]] = []
    while True:
        scanner.skip()
        if scanner.ended():
            raise scanner.fail("the result is missing; an unfinished game ends with: result *")
        if scanner.text.startswith("result", scanner.at):
            break
        word = scanner.match(r"\d{1,6}\.")
        if not word:
            raise scanner.fail("a turn begins with its number and a point")
        number = int(word[:-1])
        _read_turn(record, scanner, number, struck)
    for entry, line, column in struck:
        if entry.standing:
            raise RecordError(line, column, "is marked as undone, but no undo takes it back")


def _read_turn(record: Record, scanner: _Scanner, number: int, struck: list[tuple[Entry, int, int]]) -> None:
    while True:
        scanner.skip()
        line, column = scanner.line, scanner.at - scanner.start + 1
        bracket = scanner.match(r"\(")
        entry = _read_entry(record, scanner, number)
        if bracket:
            if not scanner.match(r"\)"):
                raise scanner.fail("a closing parenthesis is missing")
            struck.append((entry, line, column))
        elif entry.action != UNDO:
            entry.comment = ""
        comma = scanner.match(r"[ \t]*,")
        comments = scanner.skip()
        if comments:
            entry.comment = " ".join(comments)
        if not comma:
            _check_marked(record, entry, bracket, struck, line, column)
            return
        _check_marked(record, entry, bracket, struck, line, column)


def _check_marked(
    record: Record, entry: Entry, bracket: str, struck: list[tuple[Entry, int, int]], line: int, column: int
) -> None:
    """An undo may only take back what is marked as undone."""
    if entry.action == UNDO and record.seen_by is None:
        marked = [other for other, _, _ in struck]
        for other in record.entries:
            if not other.standing and other.action != UNDO and other not in marked:
                raise RecordError(line, column, "takes back an action that is not marked as undone")
    if entry.action == UNDO and bracket:
        raise RecordError(line, column, "an undo is not itself marked as undone")


def _read_entry(record: Record, scanner: _Scanner, number: int) -> Entry:
    """One entry, replayed as it is read."""
    line, column = scanner.line, scanner.at - scanner.start + 1
    if scanner.match(r"\{"):
        seat = CHANCE
        text = scanner.match(r"[^{}(),;\n]+")
        if not scanner.match(r"\}"):
            raise scanner.fail("a closing brace is missing")
    else:
        name = scanner.match(r"[A-Z] ")
        seat = seat_of(name.strip())
        if not 0 <= seat < record.game.players:
            raise RecordError(line, column, "an entry begins with a seat letter, or a brace for chance")
        text = scanner.match(r"[^{}(),;\n]+")
    text = text.strip()
    if not text:
        raise RecordError(line, column, "an action is missing")
    try:
        return _do(record, seat, text, number)
    except ActionError as error:
        raise RecordError(line, column, str(error)) from None
    except RecordError as error:
        raise RecordError(line, column, error.reason) from None


def _do(record: Record, seat: int, text: str, number: int) -> Entry:
    if record.seen_by is not None:
        action = UNKNOWN if text == "?" else UNDO if text == "undo" else parse_name(record.game, text)
        entry = Entry(seat, action, number)
        record.entries.append(entry)
        return entry
    if text == "?":
        raise RecordError(0, 0, "a ? may only stand in a record with the tag Seen-By")
    if text == "undo":
        record.undo(seat)
        entry = record.entries[-1]
    else:
        action = parse_name(record.game, text)
        turn = record.position.turn
        if (turn == CHANCE) != (seat == CHANCE) and turn is not None:
            due = "chance draws now" if turn == CHANCE else "no draw is due now"
            raise RecordError(0, 0, f"{due}, so {text!r} cannot come here")
        entry = record.push(action, None if seat == CHANCE else seat)
    if entry.number != number:
        raise RecordError(0, 0, f"belongs to turn {entry.number}, not {number}")
    return entry


def _read_result(record: Record, scanner: _Scanner) -> None:
    line, column = scanner.line, scanner.at - scanner.start + 1
    written = " ".join(scanner.match(r"[^\n;]+").split())[len("result") :].strip()
    scanner.skip()
    if not scanner.ended():
        raise scanner.fail("nothing may follow the result")
    if record.seen_by is not None:
        record._stated = written
    elif written != record.result:
        raise RecordError(line, column, f"the game says: result {record.result}")
