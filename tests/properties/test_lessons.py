"""The lessons of our games, on the engine: their records lead through every step, in every way that they allow."""

import re
from pathlib import Path

import pytest

from sacbe.engine.game import CHANCE
from sacbe.engine.lessons import GUIDED, Lesson, lessons, matches
from sacbe.engine.records import Record
from sacbe.engine.registry import game_class, house_games
from sacbe.engine.rulebook import Rulebook

ROOT = Path(__file__).parents[2]
ALL = [lesson for game in house_games() for lesson in lessons(game_class(game))]
each_lesson = pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game.id}-{lesson.name}")


@each_lesson
def test_what_a_lesson_asks_for_is_what_its_record_does(lesson: Lesson) -> None:
    record = Record(lesson.record.game)
    for entry in lesson.begun:
        record.push(entry.action, None if entry.seat == CHANCE else entry.seat)
    asked = list(lesson.wanted)
    while any(lesson.due(record.standing(), who) for who in range(CHANCE, record.game.players)):
        pos = record.position
        who = next(
            seat for seat in ((CHANCE,) if pos.turn == CHANCE else pos.pending) if lesson.due(record.standing(), seat)
        )
        action = lesson.due(record.standing(), who)[0]
        if who == lesson.seat:
            assert matches(record.game.name(action), asked.pop(0))
        record.push(action, None if who == CHANCE else who)
    assert asked == []
    assert record.position.key() == lesson.record.position.key()


@each_lesson
def test_every_other_way_that_a_lesson_allows_leads_on_as_well(lesson: Lesson) -> None:
    game, seat = lesson.record.game, lesson.seat
    standing = lesson.record.standing()
    own = [at for at, entry in enumerate(standing) if entry.seat == seat][lesson.before :]
    for nth, at in enumerate(own):
        pos = game.start()
        for entry in standing[:at]:
            pos.push(entry.action, None if entry.seat == CHANCE else entry.seat)
        for action in pos.legal(seat):
            if action == standing[at].action or not matches(game.name(action), lesson.wanted[nth]):
                continue
            other = pos.copy()
            other.push(action, seat)
            for entry in standing[at + 1 :]:
                other.push(entry.action, None if entry.seat == CHANCE else entry.seat)


@each_lesson
def test_whoever_leaves_a_lesson_is_told_nothing_more(lesson: Lesson) -> None:
    record = Record(lesson.record.game)
    for entry in lesson.begun:
        record.push(entry.action, None if entry.seat == CHANCE else entry.seat)
    legal = record.position.legal(lesson.seat)
    other = [action for action in legal if not matches(record.game.name(action), lesson.wanted[0])]
    assert other, "there is nothing else to do"
    record.push(other[0], lesson.seat)
    assert all(not lesson.due(record.standing(), who) for who in range(CHANCE, record.game.players))


@each_lesson
def test_a_lesson_names_clauses_that_there_are(lesson: Lesson) -> None:
    assert set(lesson.clauses) <= set(Rulebook.of(lesson.game).clauses)
    assert all(step.clauses for step in lesson.steps)


@each_lesson
def test_a_guided_game_has_ten_to_fourteen_steps_and_a_short_lesson_two_to_four(lesson: Lesson) -> None:
    least, most = (10, 14) if lesson.kind == GUIDED else (2, 4)
    assert least <= len(lesson.steps) <= most


@each_lesson
def test_every_message_of_a_lesson_is_there_in_every_language(lesson: Lesson) -> None:
    for page in sorted((ROOT / "src" / "sacbe" / "words").glob("*/page.ftl")):
        folder = page.parent
        text = (folder / f"{lesson.game.id}-lessons.ftl").read_text(encoding="utf-8")
        for message in (lesson.title, *(step.says for step in lesson.steps)):
            assert re.search(rf"^{message} = \S", text, re.MULTILINE), f"{folder.name}: {message}"


def test_every_message_of_the_lessons_belongs_to_one() -> None:
    known = {message for lesson in ALL for message in (lesson.title, *(step.says for step in lesson.steps))}
    for game in house_games():
        text = (ROOT / "src/sacbe/words/en" / f"{game}-lessons.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)) <= known


def test_records_that_are_cut_out_of_games_are_up_to_date() -> None:
    from runpy import run_path

    script = run_path(str(ROOT / "scripts" / "cut_lessons.py"))
    for cut in script["CUTS"]:
        path = ROOT / "src" / "sacbe" / "games" / cut.game / "lessons" / f"{cut.lesson}.sacbe"
        assert script["made"](cut).text() == path.read_text(encoding="utf-8"), f"run scripts/cut_lessons.py: {path}"
