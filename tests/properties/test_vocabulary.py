"""The table of words: names, exact reading and deeds come from its rows, in the order of the numbers."""

import pytest

import sacbe
from sacbe.engine.vocabulary import Vocabulary, kind

WORDS = Vocabulary(
    kind(0, "walk", "a few steps", piece=("dog", "cat"), steps=range(1, 4)),
    kind(6, "trade", "one for one", "trade {give} for {take}", pair=[{"give": "fish", "take": "milk"}]),
    kind(7, "draw start-player", "who begins", "start {seat}", seat=range(2)),
)


def test_the_last_field_counts_fastest() -> None:
    assert WORDS.names[:4] == ["walk dog 1", "walk dog 2", "walk dog 3", "walk cat 1"]
    assert WORDS.deed(3) == {"do": "walk", "piece": "cat", "steps": 1}


def test_a_value_may_stand_for_several_fields() -> None:
    assert WORDS.name(6) == "trade fish for milk"
    assert WORDS.deed(6) == {"do": "trade", "give": "fish", "take": "milk"}


def test_a_seat_is_written_as_its_letter() -> None:
    assert WORDS.name(8) == "start B"
    assert WORDS.deed(8) == {"do": "draw", "what": "start-player", "seat": 1}


def test_names_read_back_in_any_case_and_spacing() -> None:
    assert [WORDS.number(name) for name in WORDS.names] == list(range(9))
    assert WORDS.number(" WALK  cat 2 ") == 4
    assert WORDS.number("walk cat") is None


def test_a_row_that_begins_at_another_number_is_refused() -> None:
    with pytest.raises(ValueError, match="'stay' begins at 2, not at 3"):
        Vocabulary(kind(0, "walk", "on", way=("left", "right")), kind(3, "stay", "here"))


@pytest.mark.parametrize("action", [-1, 9])
def test_other_numbers_have_neither_name_nor_deed(action: int) -> None:
    for ask in (WORDS.name, WORDS.deed):
        with pytest.raises(sacbe.MalformedAction, match="numbered from 0 to 8"):
            ask(action)


def test_the_page_gets_a_row_for_each_kind() -> None:
    assert WORDS.explained() == [
        "| `walk` | `piece`, `steps` | a few steps |",
        "| `trade` | `give`, `take` | one for one |",
        "| `draw` `start-player` | `seat` | who begins |",
    ]


@pytest.mark.parametrize("name", sacbe.games())
def test_a_game_has_words_for_all_its_actions(name: str) -> None:
    game = sacbe.load(name)
    assert len(game.vocabulary.names) == len(set(game.vocabulary.names)) == game.actions
