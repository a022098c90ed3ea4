"""The rules in every language say the same, clause by clause: numbers, options, tiles and the clauses they name."""

import re
from collections import Counter

import pytest

from sacbe.engine.registry import game_class
from sacbe.engine.rulebook import Rulebook, summary
from sacbe.words import languages

RULING = {"en": "(Ruling)", "it": "(Decisione)", "pl": "(Ustalenie)", "ro": "(Decizie)"}
GAMES = ("silver_gold", "tikal", "tzolkin")
TRANSLATED = [(game, language) for game in GAMES for language in languages() if language != "en"]


def facts(text: str) -> Counter[str]:
    """All that no language may change: numbers, clauses, tiles such as A1-12, options."""
    return Counter(re.findall(r"[A-Z]\d-\d+|\d+(?:\.\d+)?|`\w+`|\b(?:TK|TZ|SG)\b", text))


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_every_clause_is_there_in_its_place(game: str, language: str) -> None:
    english, book = Rulebook.of(game_class(game)), Rulebook.of(game_class(game), language)
    assert book.language == language
    assert book.prefix == english.prefix
    assert list(book.chapters) == list(english.chapters)
    assert list(book.clauses) == list(english.clauses)


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_every_clause_has_the_same_numbers_options_and_tiles(game: str, language: str) -> None:
    english, book = Rulebook.of(game_class(game)), Rulebook.of(game_class(game), language)
    differing = {
        clause: (facts(text) - facts(book.clauses[clause]), facts(book.clauses[clause]) - facts(text))
        for clause, text in english.clauses.items()
        if facts(text) != facts(book.clauses[clause])
    }
    assert not differing


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_rulings_are_marked_in_the_same_clauses(game: str, language: str) -> None:
    english, book = Rulebook.of(game_class(game)), Rulebook.of(game_class(game), language)
    for clause, text in english.clauses.items():
        assert text.count(RULING["en"]) == book.clauses[clause].count(RULING[language]), clause


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_every_clause_is_translated_and_ends_as_a_sentence(game: str, language: str) -> None:
    english, book = Rulebook.of(game_class(game)), Rulebook.of(game_class(game), language)
    for clause, text in book.clauses.items():
        assert text.endswith((".", ".)")), clause
        assert text != english.clauses[clause], clause


def test_a_language_without_a_page_gets_english() -> None:
    assert Rulebook.of(game_class("tikal"), "de").language == "en"
    assert Rulebook.of(game_class("tikal"), "../x").language == "en"


# The rules on one page

SPOKEN = [(game, language) for game in GAMES for language in languages()]


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_the_page_has_the_same_lines_in_every_language(game: str, language: str) -> None:
    page, english = summary(game_class(game), language), summary(game_class(game))
    assert page == english if language == "en" else page != english
    assert [[cited(line) for line in lines] for _, lines in page] == [
        [cited(line) for line in lines] for _, lines in english
    ]


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_number_of_the_page_stands_in_a_clause_that_it_cites(game: str, language: str) -> None:
    book = Rulebook.of(game_class(game), language)
    for _, lines in summary(game_class(game), language):
        for line in lines:
            clauses = cited(line)
            assert clauses, line
            stated = "".join(book.clauses[clause] for clause in clauses)
            said = re.sub(r"\(.*\)$", "", line)
            assert set(re.findall(r"\d+", said)) <= set(re.findall(r"\d+", stated)), line


def cited(line: str) -> list[str]:
    return re.findall(r"(?:TK|TZ|SG) (\d+\.\d+)", line)


def test_a_language_without_such_a_page_gets_english() -> None:
    assert summary(game_class("tikal"), "de") == summary(game_class("tikal"))
