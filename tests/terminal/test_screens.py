"""The games on the screen, in every language: everything fits, every label is there, a game is played to its end."""

import io
import re
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TextIO, cast

import pytest
from tests.terminal.spoken import NAMES, TABLES

import sacbe
from sacbe.engine.chance import rng, seed_bytes
from sacbe.terminal.client import Client
from sacbe.terminal.drawing import WIDTH, Line, width
from sacbe.terminal.game import saying_of, text_of
from sacbe.terminal.news import Item, Tidings
from sacbe.terminal.scores import parts_of, score_table
from sacbe.terminal.seats import note_seats, parse_seats
from sacbe.terminal.table import Table
from sacbe.terminal.terminal import HEIGHT, Terminal, as_string
from sacbe.words import languages, words_of

GAMES = ("silver_gold", "tikal", "tzolkin")
LONG_NAMES = ["Bartholomew Longname", "greedy B", "Ömer", "Wilhelmina"]
WORDS = Path(sacbe.__file__).parent / "words"


class Typist:
    """Types what it was given, then anything that may be done, until the game is over."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.record: sacbe.Record | None = None
        self.random = rng("typist")

    def readline(self) -> str:
        if self.lines:
            return self.lines.pop(0) + "\n"
        pos = self.record.position if self.record is not None else None
        legal = pos.legal(0) if pos is not None and 0 in pos.pending else []
        if pos is None or not legal:
            return "\n"
        return pos.game.name(legal[self.random.below(len(legal))]) + "!\n"

    def isatty(self) -> bool:
        return True


class Screen(Terminal):
    """A terminal of 80 by 24 that keeps every screenful."""

    def __init__(self, typist: Typist, language: str) -> None:
        self.sink = io.StringIO()
        super().__init__(source=cast(TextIO, typist), sink=self.sink, words=words_of(language))
        self.is_tty = True
        self.full_screen = True

    def clear(self) -> None:
        self.sink.write("\f")

    def hide_all(self) -> None:
        self.clear()

    @property
    def height(self) -> int:
        return HEIGHT

    def screens(self) -> list[list[str]]:
        return [part.removesuffix("\n").split("\n") for part in self.sink.getvalue().split("\f")[1:]]


@cache
def moments(number: int) -> list[sacbe.Position]:
    """Positions of a random game at one of the tables, its end among them."""
    name, options = TABLES[number]
    game = sacbe.load(name, **options)
    positions = list(sacbe.play(game, ["random"] * game.players, seed=number).positions())
    return [*positions[:: max(len(positions) // 10, 1)], *positions[-2:]]


def widest(lines: list[Line]) -> int:
    return max((width(line) for line in lines), default=0)


def unsaid(text: str) -> list[str]:
    """Names of messages that stand in a text instead of what they say, and arguments that nobody gave."""
    return re.findall(r"\b(?:silver_gold|tikal|tzolkin|terminal|list)-[a-z][\w-]*|\{ ?\$?\w+ ?\}|\?\?\?", text)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_screen_fits_and_every_label_is_there(number: int, language: str) -> None:
    random = rng("screens", number, language)
    for pos in moments(number):
        text = text_of(pos.game)
        names = LONG_NAMES[: pos.game.players]
        for seat in (0, None):
            legal = pos.legal(seat) if seat is not None and seat in pos.pending else []
            typed = [legal[random.below(len(legal))]] if legal else []
            saying = saying_of(pos.game, names, words_of(language))
            table = Table(pos, seat, saying)
            for room in (13, 18, 40):
                for shown in (table, Table(pos, seat, saying, typed)):
                    drawn = text.draw(shown, room, WIDTH)
                    assert widest(drawn) <= WIDTH, as_string(max(drawn, key=width))
                    assert len(drawn) <= max(room, 18)
                    assert not unsaid("\n".join(map(as_string, drawn)))
            told = [*text.tell(table), text.question(table)]
            told += saying.terms(pos.terms(typed[0], seat)) if typed else []
            assert not legal or text.question(table)
            told += [as_string(line) for line in text.look(table, 0)]
            told += [as_string(line) for line in score_table(table, parts_of(table), [])]
            assert not unsaid("\n".join(told))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_every_page_can_be_read(name: str, language: str) -> None:
    pos = moments(next(at for at, table in enumerate(TABLES) if table[0] == name))[5]
    text = text_of(pos.game)
    table = Table(pos, 0, saying_of(pos.game, NAMES[: pos.game.players], words_of(language)))
    for page in text.PAGES:
        told = [*map(as_string, text.page(table, page)), *text.tell_page(table, page)]
        assert told
        assert not unsaid("\n".join(told)), page
        assert words_of(language).knows(f"{name}-page-{page}")
    assert not unsaid("\n".join(line for seat in range(2) for line in text.tell_seat(table, seat)))


def pieces(language: str) -> set[str]:
    """What the messages of a language say between their arguments, where it is long enough to be known again."""
    found: set[str] = set()
    for file in sorted((WORDS / language).glob("*.ftl")):
        body = re.sub(r"^(#.*|[\w-]+ *=)", "", file.read_text(encoding="utf-8"), flags=re.M)
        for line in body.splitlines():
            found |= {part.strip() for part in re.split(r"\{[^{}]*\}?|\}|\[\w+\]|->", line)}
    return {part for part in found if len(part) >= 12 and len(part.split()) >= 3}


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_played_without_an_english_word(tmp_path: Path, name: str, language: str) -> None:
    asked = ["help", "", "", "look B", "", "scores", "", "log", "", "", "why", "xyzzy", "look Z", "save", "undo"]
    asked += [part for page in text_of(sacbe.load(name)).PAGES for part in (page, "", "", "", "", "")]
    typist = Typist([*["moves", *[""] * 6, "moves", "1!", ""] * 3, *asked])
    terminal = Screen(typist, language)
    players = parse_seats("human,random", name, terminal.words)
    record = sacbe.Record(sacbe.load(name, players=2), [player.name for player in players])
    record.seed = seed_bytes(5)
    note_seats(record, players)
    typist.record = record
    with suppress(EOFError):
        Client(record, players, terminal, tmp_path / "game.txt").run()
    assert record.position.is_over
    for screen in terminal.screens():
        assert len(screen) <= HEIGHT, "\n".join(screen)
        assert max(len(line) for line in screen) <= WIDTH, "\n".join(screen)
    shown = re.sub(r"\s+", " ", terminal.sink.getvalue())
    assert not unsaid(shown)
    english = pieces("en") - pieces(language)
    assert len(english) > 300
    assert not {piece for piece in english if f" {piece}" in shown}


# News


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_what_was_told_stays_told(number: int) -> None:
    """The client remembers how much a seat has heard: there is never less, and what was said does not change."""
    name, options = TABLES[number]
    game = sacbe.load(name, **options)
    whole = sacbe.play(game, ["random"] * game.players, seed=2)
    record = sacbe.Record(game, whole.names)
    tidings = Tidings(record, saying_of(game, whole.names), {}, 0)
    heard: list[Item] = []
    for entry in whole.standing()[:120]:
        was_open = record.position.simultaneous
        record.push(entry.action, None if entry.seat == sacbe.CHANCE else entry.seat)
        items = list(tidings.items())
        assert items[: len(heard)] == heard
        if was_open and record.position.simultaneous:
            assert len(items) == len(heard), "nothing of a phase is told before it has closed"
        heard = items
    assert len(heard) > 40
    assert tidings.lines()


def test_hidden_deals_are_told_to_nobody_else() -> None:
    game = sacbe.load("silver_gold", players=2)
    record = sacbe.play(game, ["random", "random"], seed=3)
    begun = sacbe.Record(game, record.names)
    for entry in record.standing()[:8]:
        begun.push(entry.action)
    hands = [begun.position.view(seat)["hand"] for seat in (0, 1)]
    for seat in (0, 1):
        told = " ".join(line for _, line in Tidings(begun, saying_of(game, begun.names), {}, seat).lines())
        assert all(map_id in told for map_id in hands[seat])
        assert not any(map_id in told for map_id in hands[1 - seat])
