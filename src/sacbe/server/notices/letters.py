"""A message in words: what it says, where its links lead. The ways (`push`, `mail`, `hooks`) put it in their envelopes.

It says what everybody at the table knows, in the reader's language: which table, whose turn, since when.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

from fluent.runtime.types import fluent_date

from sacbe.engine.errors import OptionError
from sacbe.engine.registry import game_class
from sacbe.server.notices.kinds import KINDS, OWN_KINDS, TEST
from sacbe.server.notices.links import Links
from sacbe.server.notices.sorting import Letter, Told, zone_of
from sacbe.words import Words, words_of

SHARED: Final = ("discord", "json")
"""Ways that others read, too: there it is not "you" whose turn it is."""
MOST_LINES: Final = 20
_ORDER: Final = {name: number for number, name in enumerate(KINDS)}


@dataclass(frozen=True)
class Line:
    """One thing that a message tells."""

    kind: str
    text: str
    link: str
    at: int
    table: str = ""
    game: str = ""
    title: str = ""
    seat: str = ""
    """Whose it is, by the name at the table."""


@dataclass(frozen=True)
class Written:
    """A message in words."""

    id: str
    language: str
    title: str
    lines: Sequence[Line]
    link: str
    """Where one sees what it is about."""
    stop: str
    """Where one ends such messages."""
    stop_says: str
    urgent: bool
    turns: int

    @property
    def text(self) -> str:
        return "\n".join(line.text for line in self.lines)


def write(letter: Letter, links: Links) -> Written:
    """The message in its reader's language."""
    words = words_of(letter.habits.language)
    told = sorted(letter.told, key=lambda each: (_ORDER.get(each.kind, -1), each.at))
    lines = _lines(words, letter, told, links)
    alone = len(lines) == 1
    title = lines[0].title if alone else words.t("notice-title-several", count=len({line.table for line in lines}))
    if len(lines) > MOST_LINES:
        more = Line("more", words.t("notice-more", count=len(lines) - MOST_LINES), links.home, 0)
        lines = [*lines[:MOST_LINES], more]
    return Written(
        id=letter.id,
        language=letter.habits.language,
        title=title,
        lines=lines,
        link=lines[0].link if alone else links.home,
        stop=links.stop(letter.channel.id),
        stop_says=words.t("notice-stop"),
        urgent=any(each.kind in KINDS and KINDS[each.kind].urgent for each in told),
        turns=letter.turns,
    )


def _lines(words: Words, letter: Letter, told: Sequence[Told], links: Links) -> list[Line]:
    lines: list[Line] = []
    for each in told:
        if each.kind in OWN_KINDS:
            lines.append(_own_line(words, letter, each, links))
            continue
        assert each.table is not None
        # That a game has begun goes without saying where it is one's turn.
        if each.kind == "begun" and any(other.kind == "turn" and other.table == each.table for other in told):
            continue
        lines.append(_line(words, letter, each, links))
    return lines


def _own_line(words: Words, letter: Letter, told: Told, links: Links) -> Line:
    link = links.home if told.kind == TEST else links.confirm(letter.channel.id)
    text = words.t(f"notice-{told.kind}", link=link, home=links.home)
    return Line(told.kind, text, link, told.at, title=words.t(f"notice-{told.kind}-title"))


def _line(words: Words, letter: Letter, told: Told, links: Links) -> Line:
    assert told.table is not None
    own = letter.own.get(told.table.id, ())
    name = told.seats[told.seat].name if told.seat >= 0 else ""
    game = game_title(words, told.table.game)
    if told.table.title:
        table = words.t("notice-table-titled", game=game, title=told.table.title)
    else:
        others = [seat.name for seat in told.seats if seat.seat not in own and seat.name]
        table = words.t("notice-table-with", game=game, names=words.listed(others)) if others else game
    shared = letter.channel.way in SHARED and told.seat >= 0
    message = f"notice-{told.kind}-of" if shared else f"notice-{told.kind}"
    text = words.t(message, table=table, name=name, since=when(told.at, letter.habits.zone))
    title = words.t(f"{message}-title", table=table, name=name)
    return Line(told.kind, text, links.table(told.table.id), told.at, told.table.id, told.table.game, title, name)


def when(ms: int, zone: str) -> Any:  # noqa: ANN401 - to Fluent it is a value like others
    """A time, by the clock of a place; the language decides how it is written."""
    there = datetime.fromtimestamp(ms / 1000, zone_of(zone) or ZoneInfo("UTC"))
    return fluent_date(there, dateStyle="medium", timeStyle="short")


def game_title(words: Words, game: str) -> str:
    if words.knows(f"game-{game}"):
        return words.t(f"game-{game}")
    try:
        return game_class(game).title
    except OptionError:
        return game
