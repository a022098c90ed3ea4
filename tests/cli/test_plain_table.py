"""A game without a shelf of its own in the terminal: its view is read as a page, its actions are typed in notation."""

import pytest

import sacbe
from sacbe.terminal.drawing import WIDTH
from sacbe.terminal.plain import PlainText, sections, written
from sacbe.terminal.saying import Saying
from sacbe.terminal.table import Table
from sacbe.terminal.terminal import as_string
from sacbe.words import words_of

VIEW = {
    "game": "any",
    "seat": 0,
    "turn": 0,
    "pending": [0],
    "jade_out": [2, 4],
    "first_player": None,
    "over": False,
    "well": {"cards": 3, "deep": True},
    "tiles": [{"id": "a", "cost": 2, "of": None}, {"id": "b", "cost": 3, "of": None}],
    "players": [
        {"seat": 0, "score": 4, "goods": {"corn": 2, "wood": 1}, "parts": {"jade": 4}},
        {"seat": 1, "score": 1.5, "goods": {"corn": 0, "wood": 9}, "parts": {"jade": 1.5}},
    ],
}
NAMES = ["Ana", "Bea"]


class Shown(Table):
    """A table that shows a made-up view."""

    @property
    def view(self) -> dict[str, object]:
        return VIEW


def made_up() -> Table:
    return Shown(sacbe.load("silver_gold", players=2).start(), 0, Saying(words_of("en"), "any", NAMES))


def test_facts_come_first_then_parts_then_players() -> None:
    first, well, tiles, players = sections(made_up())
    assert first.facts == [("jade out", "2 4"), ("first player", "-"), ("over", "no")]
    assert (well.label, well.facts) == ("well", [("cards", "3"), ("deep", "yes")])
    assert (tiles.heads, tiles.rows) == (["", "id", "cost"], [["1", "a", "2"], ["2", "b", "3"]])
    assert players.heads == ["", "score", "goods"]
    assert players.rows == [["A Ana", "4", "corn 2, wood 1"], ["B Bea", "1.5", "corn 0, wood 9"]]


@pytest.mark.parametrize(
    ("value", "said"), [([[1, 2], [3, 4]], "1 2; 3 4"), ([], "-"), ("a-b", "a-b"), (0, "0"), ([True, None], "yes -")]
)
def test_any_value_is_written_in_a_few_words(value: object, said: str) -> None:
    assert written(made_up(), value) == said


@pytest.mark.parametrize("name", sacbe.games())
def test_any_game_fits_the_screen_all_through(name: str) -> None:
    game = sacbe.load(name)
    text = PlainText(game)
    names = ["A very long name that goes on", "B", "C", "D"][: game.players]
    record = sacbe.play(game, ["random"] * game.players, seed=2)
    for number, pos in enumerate(record.positions()):
        if number % 40 == 0:
            for seat in (None, 0):
                table = Table(pos, seat, Saying(words_of("en"), name, names))
                shown = text.draw(table, 18, WIDTH)
                assert len(shown) <= 18
                assert all(len(as_string(line)) <= WIDTH for line in [*shown, *text.page(table, "table")])
                assert all(sentence.endswith(".") for sentence in text.tell(table))


def test_the_sentences_say_what_the_screen_shows() -> None:
    told = " ".join(PlainText(sacbe.load("silver_gold")).tell(made_up()))
    for said in ("Jade out: 2 4.", "Well. Cards: 3. Deep: yes.", "B Bea: score 1.5, goods corn 0, wood 9."):
        assert said in told
