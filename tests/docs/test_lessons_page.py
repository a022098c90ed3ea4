"""docs/lessons.md says truly which clause is taught where, and the answers to its questions stand in the lessons."""

import re

from tests.docs.pages import ROOT

from sacbe.engine.lessons import lessons
from sacbe.engine.registry import game_class, house_games
from sacbe.engine.rulebook import Rulebook

TEXT = (ROOT / "docs" / "lessons.md").read_text(encoding="utf-8")
QUESTIONS = 10


def test_the_page_says_of_every_clause_where_it_is_taught() -> None:
    for game in house_games():
        kind = game_class(game)
        book = Rulebook.of(kind)
        rows = re.findall(rf"^\| {book.prefix} (\d+\.\d+) \| (.+) \|$", TEXT, re.MULTILINE)
        named = {clause: re.findall(r"`([a-z-]+)`", where) for clause, where in rows}
        taught: dict[str, list[str]] = {}
        for lesson in lessons(kind):
            for clause in lesson.clauses:
                taught.setdefault(clause, []).append(lesson.name)
        assert named == taught
        left = next(line for line in TEXT.splitlines() if line.startswith(f"Left to the rules: {book.prefix} "))
        assert re.findall(r"\d+\.\d+", left) == [clause for clause in book.clauses if clause not in taught]


def test_ten_questions_of_each_game_are_answered_by_messages_that_there_are() -> None:
    for game in house_games():
        named = re.findall(rf"^\| .+\? \| `({game}-lesson-[a-z-]+)` \|$", TEXT, re.MULTILINE)
        says = {step.says for lesson in lessons(game_class(game)) for step in lesson.steps}
        assert len(named) == QUESTIONS and set(named) <= says
