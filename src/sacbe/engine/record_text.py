"""Reads and writes records as text. Reading is strict: errors have line and column, and every action is replayed.

docs/records.md has the grammar.
"""

import re
from typing import Final, final

from sacbe.engine.errors import ActionError, OptionError, RecordError, RecordTooLong
from sacbe.engine.game import CHANCE, Game
from sacbe.engine.notation import letter, parse_name, seat_of
from sacbe.engine.options import read_all, write_all
from sacbe.engine.records import UNDO, UNKNOWN, Entry, Record
from sacbe.engine.registry import game_class, load

WIDTH: Final = 100
FREE_TAGS: Final = ("Event", "Date", "Note")
# Control characters and line separators end a line for some readers, so no value may contain one.
_CONTROL: Final = "\x00-\x1f\x7f-\x9f\u2028\u2029"
_CONTROLS: Final = re.compile(f"[{_CONTROL}]+")
_TAG: Final = re.compile(rf'\[([A-Z][A-Za-z-]*(?: [1-9])?) "((?:[^"\\{_CONTROL}]|\\["\\])*)"\] *')
_HEX: Final = re.compile(r"(?:[0-9a-f]{2})*")
_STANDING: Final = r"[A-H] -?\d+(?:\.\d+)? \([1-8]\)"
_RESULT: Final = re.compile(rf"\*|{_STANDING}(?:, {_STANDING})*", re.ASCII)


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
    lines.append("")
    if record.comment:
        lines.append(_comment(record.comment))
    return "\n".join([*lines, *_write_turns(record), f"result {record.result}", ""])


def _plain(text: str) -> str:
    """The text as one line that UTF-8 can encode."""
    return _CONTROLS.sub(" ", text).encode("utf-8", "replace").decode()


def _tag(name: str, value: str) -> str:
    escaped = _plain(value).replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def _comment(text: str) -> str:
    return f"; {_plain(text).strip()}"


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
            lines.append(f"{line} {_comment(entry.comment)}")
            line = ""
    return [*lines, line] if line else lines


def _write_entry(game: Game, entry: Entry) -> str:
    what = "undo" if entry.action == UNDO else "?" if entry.action == UNKNOWN else game.name(entry.action)
    word = f"{{{what}}}" if entry.seat == CHANCE else f"{letter(entry.seat)} {what}"
    return word if entry.standing or entry.action == UNDO else f"({word})"


# Reading


@final
class _Scanner:
    """Reads the text after the tags word by word, with the place of each."""

    def __init__(self, lines: list[str], first: int) -> None:
        self.text = "\n".join(lines[first:])
        self.at = 0
        self.line = first + 1
        self.start = 0  # where the line begins

    def place(self) -> tuple[int, int]:
        return self.line, self.at - self.start + 1

    def fail(self, reason: str) -> RecordError:
        line, column = self.place()
        return RecordError(line, column, reason)

    def skip(self) -> str:
        """Skip white space and comments. Returns the comments' text."""
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
        return " ".join(comment for comment in comments if comment)

    def match(self, pattern: str) -> str:
        found = re.compile(pattern).match(self.text, self.at)
        if not found:
            return ""
        self.at = found.end()
        return found[0]

    def ended(self) -> bool:
        return self.at >= len(self.text)


@final
class _Tag:
    """The value of a tag and its place."""

    def __init__(self, value: str, line: int, column: int) -> None:
        self.value = value
        self.line = line
        self.column = column

    def fail(self, reason: str) -> RecordError:
        return RecordError(self.line, self.column, reason)


def read_record(text: str, most: int | None = None) -> Record:
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    tags, after = _read_tags(lines)
    record = _from_tags(tags, after)
    scanner = _Scanner(lines, after)
    _pass_comments(record, scanner)
    _read_turns(record, scanner, most)
    _read_result(record, scanner)
    return record


def _read_tags(lines: list[str]) -> tuple[dict[str, _Tag], int]:
    """The tags by name, and how many lines they take."""
    tags: dict[str, _Tag] = {}
    for index, line in enumerate(lines):
        if not line.strip(" \t"):
            if tags:
                return tags, index
            continue
        if not line.startswith("["):
            raise RecordError(index + 1, 1, "tags come first, then an empty line, then the turns")
        found = _TAG.fullmatch(line)
        if not found:
            raise RecordError(index + 1, 1, 'a tag is written [Name "value"], with \\" for a quote and \\\\ for a \\')
        name = found[1]
        if name in tags:
            raise RecordError(index + 1, 2, f"the tag {name} stands there twice")
        tags[name] = _Tag(re.sub(r"\\(.)", r"\1", found[2]), index + 1, found.start(2) + 1)
    raise RecordError(len(lines), 1, "tags come first, then an empty line, then the turns")


def _from_tags(tags: dict[str, _Tag], after: int) -> Record:
    """An empty record of the table that the tags describe. Unknown tags are errors."""
    for name in ("Game", "Rules", "Options"):
        if name not in tags:
            raise _missing(name, after)
    try:
        kind = game_class(tags["Game"].value)
    except OptionError as error:
        raise tags["Game"].fail(error.reason) from None
    if tags["Rules"].value != str(kind.rules):
        raise tags["Rules"].fail(f"only version {kind.rules} of the rules is known")
    try:
        game = load(tags["Game"].value, **read_all(kind.table_options, tags["Options"].value))
    except OptionError as error:
        raise tags["Options"].fail(str(error)) from None
    seats = [f"Seat {seat + 1}" for seat in range(game.players)]
    for name in seats:
        if name not in tags:
            raise _missing(name, after)
    record = Record(game, [tags[name].value for name in seats])
    for name, tag in tags.items():
        if name in FREE_TAGS:
            record.tags[name] = tag.value
        elif name not in ("Game", "Rules", "Options") and name not in seats:
            _read_deal_tag(record, name, tag)
    return record


def _missing(name: str, after: int) -> RecordError:
    return RecordError(after, 1, f"the tag {name} is missing")


def _read_deal_tag(record: Record, name: str, tag: _Tag) -> None:
    """The tags about the deal and about who saw it."""
    if name == "Seen-By":
        if tag.value != "-" and tag.value not in [letter(seat) for seat in range(record.game.players)]:
            raise tag.fail("Seen-By is a seat letter, or - for a spectator")
        record.seen_by = tag.value
    elif name == "Seed":
        record.seed = _read_bytes(name, tag, 32)
    elif name == "Seed-Commitment":
        record.commitment = _read_bytes(name, tag, 32).hex()
    elif name == f"Nonce {len(record.nonces) + 1}" and len(record.nonces) < record.game.players:
        record.nonces.append(_read_bytes(name, tag, None))
    else:
        raise RecordError(tag.line, 2, f"there is no tag {name} here")


def _read_bytes(name: str, tag: _Tag, size: int | None) -> bytes:
    if not _HEX.fullmatch(tag.value) or (size is not None and len(tag.value) != 2 * size):
        many = "pairs of" if size is None else str(2 * size)
        raise tag.fail(f"{name} is written as {many} hexadecimal digits, 0-9 and a-f")
    return bytes.fromhex(tag.value)


def _pass_comments(record: Record, scanner: _Scanner) -> None:
    """Keep comments with the entry before them, or with the game if there is none."""
    comment = scanner.skip()
    if not comment:
        return
    if record.entries:
        last = record.entries[-1]
        last.comment = f"{last.comment} {comment}".strip()
    else:
        record.comment = f"{record.comment} {comment}".strip()


def _read_turns(record: Record, scanner: _Scanner, most: int | None) -> None:
    """All turns up to the word that begins the result."""
    marked: list[tuple[Entry, int, int]] = []  # entries in parentheses that no undo has taken back yet
    number = -1
    while not scanner.match(r"result\b"):
        if scanner.ended():
            raise scanner.fail("the result is missing; an unfinished game ends with: result *")
        number = _read_number(scanner, number)
        while True:
            _pass_comments(record, scanner)
            if most is not None and len(record.entries) >= most:
                raise RecordTooLong(*scanner.place(), f"there are more than {most} entries")
            _read_entry(record, scanner, number, marked)
            _pass_comments(record, scanner)
            if not scanner.match(","):
                break
    if marked:
        _, line, column = marked[0]
        raise RecordError(line, column, "is marked as undone, but no undo takes it back")


def _read_number(scanner: _Scanner, before: int) -> int:
    line, column = scanner.place()
    word = scanner.match(r"[0-9]{1,6}\.")
    if not word:
        raise scanner.fail("a turn begins with its number and a point; entries of one turn are parted by commas")
    number = int(word[:-1])
    if number == before:
        raise RecordError(line, column, f"turn {number} goes on, so a comma is enough")
    return number


def _read_entry(record: Record, scanner: _Scanner, number: int, marked: list[tuple[Entry, int, int]]) -> None:
    """Read and replay one entry. Exactly the entries that an undo takes back must be in parentheses."""
    line, column = scanner.place()
    undone = scanner.match(r"\(")
    seat, text = _read_words(record, scanner)
    if undone and not scanner.match(r"\)"):
        raise scanner.fail("a closing parenthesis is missing")
    if undone and text == "undo":
        raise RecordError(line, column, "an undo is not itself marked as undone")
    try:
        if text == "undo":
            taken_back = _take_back(record, seat, number)
            _unmark(marked, taken_back)
        else:
            entry = _do(record, seat, text, number)
            if undone:
                marked.append((entry, line, column))
    except ActionError as error:
        raise RecordError(line, column, str(error)) from None
    except RecordError as misplaced:  # another name than above: mypyc would give both variables the first one's type
        raise RecordError(line, column, misplaced.reason) from None


def _unmark(marked: list[tuple[Entry, int, int]], taken_back: Entry) -> None:
    """Take an undone entry out of the marked ones; usually it is the last."""
    for place in range(len(marked) - 1, -1, -1):
        if marked[place][0] is taken_back:
            del marked[place]
            return
    raise RecordError(0, 0, "takes back an action that is not marked as undone")


def _read_words(record: Record, scanner: _Scanner) -> tuple[int, str]:
    """Who acts, and the action's text."""
    line, column = scanner.place()
    if scanner.match(r"\{"):
        seat = CHANCE
    else:
        seat = seat_of(scanner.match("[A-H](?= )"))
        if not 0 <= seat < record.game.players:
            raise RecordError(line, column, "an entry begins with a seat letter, or a brace for chance")
    text = " ".join(scanner.match(rf"(?:\t|[^{{}}(),;{_CONTROL}])+").split())
    if seat == CHANCE and not scanner.match(r"\}"):
        raise scanner.fail("a closing brace is missing")
    if not text:
        raise RecordError(line, column, "an action is missing")
    return seat, text


def _take_back(record: Record, seat: int, number: int) -> Entry:
    taken_back = record.undo(seat)
    _check_number(taken_back, number)
    return taken_back


def _do(record: Record, seat: int, text: str, number: int) -> Entry:
    if text == "?" and record.seen_by is None:
        raise RecordError(0, 0, "a ? may only stand in a record with the tag Seen-By")
    action = UNKNOWN if text == "?" else parse_name(record.game, text)
    if record.seen_by is not None:
        return record.recall(seat, action, number)
    turn = record.position.turn
    if (turn == CHANCE) != (seat == CHANCE) and turn is not None:
        due = "chance draws now" if turn == CHANCE else "no draw is due now"
        raise RecordError(0, 0, f"{due}, so {text!r} cannot come here")
    entry = record.push(action, None if seat == CHANCE else seat)
    _check_number(entry, number)
    return entry


def _check_number(entry: Entry, number: int) -> None:
    if entry.number != number:
        raise RecordError(0, 0, f"belongs to turn {entry.number}, not {number}")


def _read_result(record: Record, scanner: _Scanner) -> None:
    line, column = scanner.line, scanner.at - scanner.start + 1 - len("result")
    written = " ".join(scanner.match(r"[^\n;]*").split())
    _pass_comments(record, scanner)
    if not scanner.ended():
        raise scanner.fail("nothing may follow the result")
    if record.seen_by is None:
        if written != record.result:
            raise RecordError(line, column, f"the game says: result {record.result}")
    elif _RESULT.fullmatch(written):
        record.stated = written
    else:
        raise RecordError(line, column, "a result is *, or points and place of every seat: A 84 (1), B 77 (2)")
