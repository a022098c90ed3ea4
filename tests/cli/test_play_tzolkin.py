"""Tzolk'in in `sacbe play`: whole games through typed lines, shortened words, several orders in a line, undo, refusals.

What the client does for every game is tested with Silver & Gold in `test_play_text`.
"""

import re
from pathlib import Path

import pytest
from tests.cli.tzolkin_table import FIRST_CHOICE, Table, decisions

from sacbe.engine.errors import AmbiguousAction
from sacbe.games.tzolkin.vocabulary import WORDS
from sacbe.terminal import tzolkin as tzolkin_text
from sacbe.terminal.game import AnswersQuestions, ForeseesPoints, GameText, TakesOrders

TEXT: GameText = tzolkin_text  # mypy checks here that the module has the protocols' shapes
ORDERS: TakesOrders = tzolkin_text
QUESTIONS: AnswersQuestions = tzolkin_text
OUTLOOK: ForeseesPoints = tzolkin_text


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SACBE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    return Table(tmp_path / "game.txt", monkeypatch)


@pytest.fixture
def begun(table: Table) -> Table:
    """A table for four where the person has kept W04 and W11 and begins: 12 corn, 1 stone, 1 gold, architecture 1."""
    table.seats = "Ana=human,random,random,random"
    table.type("w04!", "w11!")
    assert table.view["phase"] == "turn"
    assert (table.own["corn"], table.own["stone"], table.own["gold"]) == (12, 1, 1)
    return table


# Whole games


@pytest.mark.parametrize(("seats", "plain"), [("Ana=human,Bea=random", False), ("Ana=human,random,random", True)])
def test_a_whole_game_is_played_by_typing(table: Table, seats: str, plain: bool) -> None:
    table.seats, table.plain = seats, plain
    shown = table.type(*FIRST_CHOICE * 400)
    assert table.code == 0
    record = table.record
    assert record.position.is_over
    assert record.verify() == record.draws()
    end = shown[shown.index("The game is over.") :]
    for part, points in record.position.breakdown()[0].items():
        assert {"technologies": "architecture"}.get(part, part)[:5] in end.lower()  # what these points are called
        assert f"{points:g}" in end
    assert all(len(line) <= 80 for line in end.splitlines() if "game.txt" not in line)


def test_two_people_choose_their_wealth_unseen(table: Table) -> None:
    """TZ 2.5: nothing of what Ana keeps is on the screen while Bea sits there; then all is revealed."""
    table.seats = "Ana=human,Bea=human"
    shown = table.type("", *FIRST_CHOICE * 2, "", "", *FIRST_CHOICE * 2, "", "")
    before, at_the_table = shown.split("Hand over to Bea.")
    while_bea, revealed = at_the_table.split("Hand over to Ana.")
    kept = set(table.view["players"][0]["wealth"])
    assert kept < set(re.findall(r"W\d\d", before))
    assert not kept & set(re.findall(r"W\d\d", while_bea))
    assert "Bea kept " in revealed


def test_a_saved_game_goes_on(begun: Table) -> None:
    begun.type("place palenque!")
    shown = begun.type("done!", "")
    assert begun.names()[-2:] == ["place palenque", "done"]
    assert "random B places a worker" in shown


# Orders


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("place palenque", ["place palenque"]),
        ("PLACE Palenque", ["place palenque"]),
        ("pl pal", ["place palenque"]),
        ("tikal", ["place tikal"]),
        ("put on chichen itza", ["place chichen"]),
        ("place first", ["place first"]),
        ("place palenque, tikal and uxmal", ["place palenque", "place tikal", "place uxmal"]),
        ("place pal tik uxm", ["place palenque", "place tikal", "place uxmal"]),
    ],
)
def test_placing_is_typed_in_many_ways(begun: Table, typed: str, meant: list[str]) -> None:
    begun.type(f"{typed}!")
    assert begun.names()[2:] == meant


def test_the_cost_of_several_workers_is_told_altogether_before_it_is_paid(begun: Table) -> None:
    """TZ 4.3: 0 for the spaces 0, 0 and 1 more on the same wheel, and 0 + 1 + 2 for three workers."""
    shown = begun.type("place palenque tikal palenque", "no")
    assert "2 x place palenque; place tikal: space 1, costs 4 corn" in _flat(shown)
    assert begun.names()[2:] == []
    begun.type("place palenque tikal palenque", "")
    assert begun.own["corn"] == 8


def test_a_worker_is_picked_up_and_acts_in_one_line(begun: Table) -> None:
    begun.type("place yaxchilan!", "done!", "", "")
    shown = begun.type("pick yax 1 act 1", "")
    assert "pick yaxchilan 1; act 1: brings 1 wood" in _flat(shown)
    assert begun.names()[-2:] == ["pick yaxchilan 1", "act 1"]
    assert begun.own["wood"] == 1


def test_a_bare_number_is_the_action_of_the_worker(begun: Table) -> None:
    begun.type("place yaxchilan!", "done!", "", "", "pick!", "1!")
    assert begun.names()[-2:] == ["pick yaxchilan 1", "act 1"]


def test_a_verb_alone_lists_what_it_could_be_said_of(begun: Table) -> None:
    shown = begun.type("place", "")
    for wheel in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen", "first"):
        assert f"place {wheel}" in shown
    assert begun.names()[2:] == []


def test_every_allowed_action_can_be_typed_as_it_is_described() -> None:
    """What the list of moves calls an action is also what may be typed for it, whatever is asked."""
    verbs: set[str] = set()
    for players, bot in ((4, "random"), (2, "greedy"), (3, "greedy")):
        for pos, seat in decisions(players, 1, bot):
            view = pos.view(seat)
            legal = pos.legal(seat)
            for action in legal:
                what = pos.game.name(action)
                verbs.add(what.split()[0])
                assert tzolkin_text.expand(what, view, legal) == [action], what
    assert {"keep", "place", "pick", "act", "harvest", "study", "pay", "up", "build", "do", "done", "two"} <= verbs


def test_a_shortened_word_that_could_be_several_asks_which() -> None:
    for pos, seat in decisions(2, 3):
        view = pos.view(seat)
        if view["asked"] is not None and view["asked"]["what"] == "turn" and view["mode"] == "undecided":
            with pytest.raises(AmbiguousAction) as several:
                tzolkin_text.expand("p", view, pos.legal(seat))
            assert set(several.value.candidates) <= set(pos.legal(seat))
            return
    raise AssertionError("nobody had a turn")


def test_goods_are_traded_and_paid_several_at_a_time() -> None:
    view = {"asked": {"what": "market", "numbers": [0, 0, 0]}, "phase": "turn"}  # looked at for bare numbers only
    for typed, meant in (
        ("buy 2 gold", ["buy gold"] * 2),
        ("sell 3 wood, buy stone", ["sell wood"] * 3 + ["buy stone"]),
        ("pay wood wood stone", ["pay wood", "pay wood", "pay stone"]),
        ("up chaac kuk", ["up chaac", "up kukulcan"]),
    ):
        order = tzolkin_text.expand(typed, view, [])
        assert order is not None
        assert [WORDS.name(action) for action in order] == meant


# Refusals


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("done", "TZ 4.2"),
        ("beg chaac", "TZ 4.1"),
        ("pick tikal 3", "TZ 4.4"),
        ("act 2", "TZ 4.2"),
        ("two days", "TZ 4.2"),
        ("build a1-14", "TZ 4.2"),
        ("place palenque palenque palenque palenque", "TZ 4.3"),
    ],
)
def test_a_refusal_names_its_clause_and_why_shows_it(begun: Table, line: str, clause: str) -> None:
    shown = begun.type(line, "why")
    assert "is not allowed" in shown
    assert f"({clause})" in _flat(shown)
    assert begun.names()[2:] == [], "a refused line does nothing, not even its first part"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("hello", "actions are written such as: place palenque"),
        ("place copan", "after place comes one of palenque"),
        ("buy 99 wood", "a number from 1 to 20"),
        ("place palenque, hello", "hello in full"),
    ],
)
def test_what_cannot_be_read_is_answered_with_how_to_write_it(begun: Table, line: str, answer: str) -> None:
    shown = begun.type(line)
    assert "is not understood" in shown
    assert answer.lower() in _flat(shown).lower()


# Undo


def test_undo_takes_back_what_was_typed_as_one(begun: Table) -> None:
    begun.type("place palenque tikal!", "place first!", "undo")
    assert begun.names()[2:] == ["place palenque", "place tikal"]
    begun.type("undo all")
    assert begun.names()[2:] == []
    assert begun.own["corn"] == 12


def test_undo_takes_back_one_typed_line_in_the_same_sitting(begun: Table) -> None:
    begun.type("place palenque tikal!", "undo")
    assert begun.names()[2:] == []


def test_the_double_advance_can_be_left_until_it_is_confirmed(table: Table) -> None:
    """TZ 7.3: what two days would do is told first, and anything but Enter goes back."""
    table.type(*FIRST_CHOICE * 2, "place first!", "done!")
    assert table.view["phase"] == "day"
    shown = table.type("2", "no")
    assert re.search(r"two days: [^>]*to day 2[^>]*dark side", _flat(shown))
    assert table.view["phase"] == "day"
    assert table.own["light"]
    table.type("2", "")
    assert table.names()[-1] == "two days"
    assert not table.own["light"]


# Questions


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("wheels", "1: 3 corn."),
        ("temples", "Quetzalcoatl"),
        ("technologies", "1 corn for every building you build"),
        ("buildings", "A1-14"),
        ("monuments", "It would score 4 now"),
        ("jungle", "Palenque 5: 0 corn tiles, 4 wood tiles on top"),
        ("calendar", "(7, 13, 20, 26)"),
        ("players", "3 of 3 workers in hand"),
        ("wealth", "W04: 9 corn and 1 stone"),
        ("age2", "A2-18"),
        ("signs", "a dummy worker"),
        ("look B", "random B"),
        ("look tikal", "build one or two buildings, or a monument"),
        ("look a1-07", "civic"),
        ("look m03", "4 points for each altar"),
        ("scores", "as things stand"),
        ("why place tikal", "It is allowed: place tikal: space 0"),
        ("help", "place palenque"),
        ("rules 4.3", "TZ 4.3"),
        ("save", "The game is saved in"),
    ],
)
@pytest.mark.parametrize("plain", [False, True])
def test_every_question_is_answered_and_changes_nothing(begun: Table, line: str, answer: str, plain: bool) -> None:
    begun.plain = plain
    before = begun.path.read_text(encoding="utf-8")
    shown = begun.type(line)
    assert answer in _flat(shown)
    assert begun.path.read_text(encoding="utf-8") == before


def _flat(shown: str) -> str:
    return " ".join(shown.split())
