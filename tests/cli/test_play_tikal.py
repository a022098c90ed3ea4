"""Tikal in `sacbe play`: whole games through typed lines, orders of many steps, auctions, undo, refusals, screens.

What the client does for every game is tested with Silver & Gold in `test_play_text`.
"""

import io
import re
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest

import sacbe
from sacbe.cli.play import play
from sacbe.engine.chance import rng, seed_bytes
from sacbe.engine.game import Json
from sacbe.terminal import tikal as tikal_text
from sacbe.terminal.client import Client
from sacbe.terminal.drawing import WIDTH, Line
from sacbe.terminal.game import (
    AnswersQuestions,
    ForeseesPoints,
    GameText,
    HasVariants,
    TakesOrders,
    saying_of,
    table_of,
)
from sacbe.terminal.news import Tidings
from sacbe.terminal.seats import note_seats, parse_seats
from sacbe.terminal.terminal import Terminal, as_string, flowing
from sacbe.terminal.tikal.map import reach

TEXT: GameText = tikal_text  # mypy checks here that the module has the protocols' shapes
ORDERS: TakesOrders = tikal_text
QUESTIONS: AnswersQuestions = tikal_text
OUTLOOK: ForeseesPoints = tikal_text
VARIANTS: HasVariants = tikal_text

SEED = 42
FIRST_CHOICE = ["moves", "1!"]
"""Two lines that do the first thing allowed, whatever is asked."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SACBE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


class Table:
    """Plays through `play` with lines typed beforehand; what was shown and what was saved can be looked at."""

    def __init__(self, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.path = path
        self.options = ["start_player=seat-1"]
        self.seats = "human,random"
        self.seed = SEED
        self.plain = False
        self.code = -1
        self._monkeypatch = monkeypatch

    def type(self, *lines: str) -> str:
        """Begin a game, or go on with the one there is, until the lines run out. What was shown."""
        sink = io.StringIO()
        self._monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        self._monkeypatch.setattr(sys, "stdout", sink)
        if self.path.exists():
            self.code = play(resume=self.path, plain=self.plain)
        else:
            self.code = play(
                text="tikal", seats=self.seats, seed=self.seed, option=self.options, plain=self.plain, save=self.path
            )
        return sink.getvalue()

    @property
    def record(self) -> sacbe.Record:
        return sacbe.Record.read(self.path)

    @property
    def view(self) -> Json:
        return self.record.position.view(0)

    def names(self) -> list[str]:
        """What the person did and still stands, in notation."""
        return [self.record.game.name(entry.action) for entry in self.record.standing() if entry.seat == 0]


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    return Table(tmp_path / "game.txt", monkeypatch)


@pytest.fixture
def placed(table: Table) -> Table:
    """A table where the person's first tile lies on c4 and ten points are left."""
    table.type("c4", "1!")
    assert table.view["phase"] == "spend"
    return table


@cache
def _played(players: int, auction: bool, seed: int) -> sacbe.Record:
    record = sacbe.play(sacbe.load("tikal", players=players, auction=auction), ["random"] * players, seed=seed)
    record.names[:] = ["Ana", "Bea", "Cid", "Dora"][:players]
    return record


def _positions(players: int, auction: bool, seed: int) -> list[sacbe.Position]:
    return list(_played(players, auction, seed).positions())


def _position(wanted: Callable[[Json], bool]) -> sacbe.Position:
    """Where a player decides something of a kind, in some random game."""
    for seed in range(10):
        for pos in _positions(2, False, seed):
            if pos.turn is not None and pos.turn >= 0 and wanted(pos.view(pos.turn)):
                return pos
    raise AssertionError("no such position in ten games")


# Whole games


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("auction", ["no", "yes"])
def test_a_whole_game_is_played_by_typing(table: Table, auction: str, plain: bool) -> None:
    table.options.append(f"auction={auction}")
    table.plain = plain
    shown = table.type(*FIRST_CHOICE * 700)
    assert table.code == 0
    record = table.record
    assert record.position.is_over
    assert record.game.options["auction"] is (auction == "yes")
    assert record.verify() == record.draws()
    assert "The game is over." in shown
    for score in record.position.scores():
        assert str(score) in shown[shown.index("The game is over.") :]
    if plain:
        assert not {sign for sign in shown if not (" " <= sign <= "~" or sign == "\n")}


def test_two_people_share_a_table_without_turning_away(table: Table) -> None:
    assert sacbe.load("tikal").open
    table.seats = "Ana=human,Bea=human"
    shown = table.type("c4", "1!", "end!", "moves", "1!", "scores")
    assert "Hand over" not in shown
    assert "Ana lays" in shown, "Bea is told what Ana did"
    assert table.record.position.turn == 1


def test_the_menu_offers_the_auction_game(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("3\nhuman,random\n"))
    play()
    assert "Tikal, auction game" in capsys.readouterr().out
    (saved,) = (home / "games").iterdir()
    assert sacbe.Record.read(saved).game.options["auction"] is True


def test_a_game_gone_on_with_is_the_same_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = (
        ["moves", "2!"], ["bring 3 base!"], ["moves", "1!", "undo"], ["walk 2 a5 > b4!"], ["moves", "3!"], ["end!"],
    )  # fmt: skip
    script = [steps[number % len(steps)] for number in range(50)]
    straight = Table(tmp_path / "straight.txt", monkeypatch)
    straight.type(*[line for step in script for line in step])
    broken = Table(tmp_path / "broken.txt", monkeypatch)
    at = 0
    random = rng("breaks")
    while at < len(script):
        length = 1 + random.below(9)
        broken.type(*[line for step in script[at : at + length] for line in step])
        at += length
    assert straight.record.position.number > 10
    assert broken.path.read_text() == straight.path.read_text()


# Orders


def test_a_field_alone_lists_the_rotations_with_what_they_link_to(table: Table) -> None:
    shown = table.type("place c4", "r1", "no")
    ways = re.findall(r"\d\) place c4 (r\d) +.*ways to (.*)", shown.split("place c4 r1: ")[0])
    assert [rotation for rotation, _ in ways] == ["r0", "r1", "r2", "r3", "r4", "r5"]
    assert all("b4 " in links for _, links in ways), "only b4 is explored beside c4"
    assert re.search("place c4 r1: .*ways to", shown)
    assert table.view["phase"] == "place", "going back changes nothing"
    table.type("c4 r1!")
    assert table.names() == ["place c4 r1"]


def test_rotations_that_look_the_same_are_offered_once() -> None:
    pos = _position(lambda view: view["phase"] == "place" and view["tile"]["id"] == "D4")
    view = pos.view(pos.turn)
    field = next(pos.game.name(action).split()[1] for action in pos.legal())
    with pytest.raises(sacbe.AmbiguousAction) as several:
        ORDERS.expand(f"place {field}", view, pos.legal())
    assert len(several.value.candidates) == 2


def test_several_members_come_and_walk_at_once(placed: Table) -> None:
    shown = placed.type("bring 3 base", "")
    assert "3 x bring base: 3 points, 15 left in reserve" in shown
    shown = placed.type("walk 2 a5 > b4", "no")
    assert "2 x step a5 ne: 2 points" in shown
    assert placed.view["action_points"] == 7
    placed.type("walk 2 a5 > b4", "")
    assert placed.names()[1:] == ["bring base"] * 3 + ["step a5 ne"] * 2
    assert placed.view["action_points"] == 5


def test_the_leader_walks_where_told_and_alone_without_being_named(placed: Table) -> None:
    placed.type("bring leader!", "walk leader b4!", "walk b4 > a5!")
    assert placed.names()[1:] == ["bring leader base", "step leader a5 ne", "step leader b4 sw"]
    placed.type("bring!", "walk a5 b4!")
    assert placed.names()[-1] == "step a5 ne", "a member goes where both stand"


def test_a_walk_may_name_fields_on_the_way(placed: Table) -> None:
    shown = placed.type("bring!", "walk a5 > a4 > a5 > b4", "")
    assert "step a5 n; step a4 s; step a5 ne: 5 points" in shown
    assert placed.names()[-3:] == ["step a5 n", "step a4 s", "step a5 ne"]


def test_every_walk_costs_what_reach_says_and_gets_there() -> None:
    walks = 0
    for seed in range(2):
        for pos in _positions(2, False, seed)[::11]:
            view = pos.view(pos.turn)
            for start, ends in reach(view).items():
                for end, price in ends.items():
                    order = ORDERS.expand(f"walk {start} > {end}", view, pos.legal())
                    assert order is not None
                    ahead = pos.copy()
                    for action in order:
                        ahead.push(action)
                    after = ahead.view(pos.turn)
                    assert view["action_points"] - after["action_points"] == price
                    assert _pieces(after, end, pos.turn) == _pieces(view, end, pos.turn) + 1
                    walks += 1
    assert walks > 200


def _pieces(view: Json, field: str, seat: int | None) -> int:
    shown = next(shown for shown in view["fields"] if shown["field"] == field)
    return int(shown["members"][seat]) + (seat in shown["leaders"])


def test_a_camp_is_named_by_its_field_too(placed: Table) -> None:
    with pytest.raises(sacbe.IllegalAction, match=r"there is no camp of yours on b2 \(TK 5.2\)"):
        ORDERS.expand("path base b2", placed.view, [])
    shown = placed.type("camp b4!", "bring", "bring base!", "path base b4", "", "exchange B sun mask")
    assert "Write where to: base, camp1 (b4)." in shown
    assert "path base camp1: 1 point" in shown
    assert placed.names()[-1] == "path base camp1"
    assert "only a single treasure may be taken from the other player (TK 5.6)" in " ".join(shown.split())


# Refusals


@pytest.mark.parametrize(
    ("line", "reason", "clause"),
    [
        ("walk a5 > h5", "h5 is not explored", "TK 5.3"),
        ("walk b4 > a5", "you have too few members on b4: 0", "TK 5.3"),
        ("walk 3 a5 > b4", "you have too few members on a5: 2", "TK 5.3"),
        ("walk leader a5 b4", "your leader is not on a5", "TK 5.3"),
        ("walk 2 a5 > b4 > a5 > b4 > a5 > b4", "walking from a5 to b4 costs 10", "TK 5.3"),
        ("walk a5 > a5", "a walk leads to another field", "TK 5.3"),
        ("bring 9 base", "there are not enough action points left", "TK 5.1"),
        ("bring camp1", "A has not set up that camp", "TK 5.1"),
        ("bring c4", "there is no camp of yours on c4", "TK 5.1"),
        ("uncover a4", "uncovering needs a piece of A on the temple", "TK 5.4"),
        ("place d5", "there is no tile to place now", "TK 3.2"),
        ("bid 3", "there is no auction now", "TK 9.2"),
        ("guard b4", "guards are set on temples", "TK 5.9"),
    ],
)
def test_a_refusal_names_its_clause_and_why_shows_it(placed: Table, line: str, reason: str, clause: str) -> None:
    placed.type("bring 2!")
    before = placed.path.read_text()
    shown = placed.type(line, "why")
    said = " ".join(shown.split())
    assert f"{line} is not allowed: {reason}" in said
    assert f"({clause})" in said
    assert re.search(rf"{clause}  \w", shown), "why shows the rule"
    assert placed.path.read_text() == before


def test_a_volcano_is_never_entered() -> None:
    def is_near(view: Json) -> bool:
        return view["phase"] == "spend" and any(shown["terrain"] == "volcano" for shown in view["fields"])

    pos = _position(lambda view: is_near(view) and bool(reach(view)))
    view = pos.view(pos.turn)
    volcano = next(shown["field"] for shown in view["fields"] if shown["terrain"] == "volcano")
    start = next(iter(reach(view)))
    leader = "leader " if not _members(view, start, pos.turn) else ""
    with pytest.raises(sacbe.IllegalAction, match=r"nobody may enter a volcano \(TK 4.5\)"):
        ORDERS.expand(f"walk {leader}{start} > {volcano}", view, pos.legal())


def _members(view: Json, field: str, seat: int | None) -> int:
    return int(next(shown for shown in view["fields"] if shown["field"] == field)["members"][seat])


def test_a_second_level_is_refused_without_a_second_piece_and_nothing_is_done(placed: Table) -> None:
    shown = placed.type("bring!", "walk a5 > a4!", "uncover 2 a4")
    assert "a second level this turn needs a second own piece on the temple (TK 5.4)" in " ".join(shown.split())
    assert placed.names()[-1] == "step a5 n"
    placed.type("uncover a4!")
    assert next(shown for shown in placed.view["fields"] if shown["field"] == "a4")["value"] == 2


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("walk b4", "write walk and two fields"),
        ("bring 99 base", "write how many as a number from 1 to 18"),
        ("bring 2 leader base", "there is only one leader"),
        ("dig 2 c4", "dig one treasure at a time"),
        ("path base", "write path and two camps"),
        ("path base base", "a secret path joins two different camps"),
        ("bring there", "there is no camp; you have base"),
        ("place z9", "there is no field 'z9'"),
        ("xyzzy", "actions are written such as"),
        ("9" * 5000, "is not understood."),
    ],
)
def test_what_cannot_be_read_is_answered_with_how_to_write_it(placed: Table, line: str, answer: str) -> None:
    before = placed.path.read_text()
    said = " ".join(placed.type(line).split())
    assert "is not understood." in said
    assert answer.lower() in said.lower()
    assert placed.path.read_text() == before


# Taking back


def test_undo_takes_back_what_was_typed_as_one(placed: Table) -> None:
    placed.type("bring 3 base!", "walk 2 a5 > c4!", "undo")
    assert placed.names() == ["place c4 r0", *["bring base"] * 3]
    placed.type("bring 2!", "undo", "undo")
    assert placed.names() == ["place c4 r0", *["bring base"] * 2], "a game gone on with knows single actions only"


def test_undo_all_goes_back_to_the_last_reveal(placed: Table) -> None:
    shown = placed.type("bring 3 base!", "walk a5 > b4!", "undo all", "undo")
    assert placed.names() == []
    assert "Nothing to take back: A has done nothing that could be taken back." in shown


def test_a_dug_treasure_is_not_buried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(40):
        table = Table(tmp_path / f"{seed}.txt", monkeypatch)
        table.seed = seed
        table.type()
        if table.view["tile"]["terrain"] == "treasure":
            break
    shown = table.type("c4", "1!", "bring!", "walk a5 > c4!", "dig c4", "", "undo")
    found = next(iter(table.view["players"][0]["treasures"]))
    assert f"{found}" in shown
    assert "Nothing to take back: something new has been revealed since." in shown
    assert table.names()[-1] == "dig c4"


# Auctions


@pytest.fixture
def auction(table: Table) -> Table:
    table.options.append("auction=yes")
    return table


def test_an_auction_is_typed(auction: Table) -> None:
    shown = auction.type("scores")
    assert "Your bid: 1 to 20. Type bid 1, or pass." in shown
    assert "No bid yet  AB" in shown
    shown = auction.type("20", "")
    assert "bid 20: 0 points left if you win" in shown
    assert "Choose your tile." in shown
    assert "Choose your tile. Type " in shown
    offer = [tile["id"] for tile in auction.view["auction"]["offer"]]
    auction.type("tile", offer[1].lower(), "")
    assert auction.names() == ["bid 20", f"choose {offer[1]}"]
    assert auction.view["tile"]["id"] == offer[1]


def test_bids_are_refused_with_their_clause(auction: Table) -> None:
    said = " ".join(auction.type("bid 21", "place c4", "choose A1").split())
    assert "a bid may not exceed the points A has (TK 9.11)" in said
    assert "first the auction: bid or pass (TK 9.2)" in said
    assert auction.names() == []


def test_debts_are_an_option(table: Table) -> None:
    table.options += ["auction=yes", "debt_bids=yes"]
    assert "Your bid: 1 to 100." in table.type("21!")
    assert table.names() == ["bid 21"]


@pytest.mark.parametrize(
    ("option", "reason"),
    [
        ("auction", "write name=value"),
        ("players=3", "how many play follows from --seats"),
        ("auction=perhaps", "must be one of no, yes"),
        ("colour=red", "there is no such option; there are players, auction, start_player"),
    ],
)
def test_wrong_options_are_refused(option: str, reason: str) -> None:
    with pytest.raises(sacbe.OptionError, match=re.escape(reason)):
        play(text="tikal", seats="human,random", option=[option])


def test_an_option_is_given_once() -> None:
    with pytest.raises(sacbe.OptionError, match="is given twice"):
        play(text="tikal", seats="human,random", start_player="seat-1", option=["start_player=random"])


# What is said


def test_walks_are_told_in_one_sentence() -> None:
    game = sacbe.load("tikal", players=2, start_player="seat-1")
    record = sacbe.Record(game, ["Ana", "Bea"])
    record.push(next(action for action, _ in record.position.outcomes() if game.name(action) == "tile A6"))
    for line in ("place c4 r0", "bring base", "bring base", "step a5 ne", "step b4 ne"):
        record.push(game.parse(line, record.position))
    (told,) = [told for kind, told in Tidings(record, saying_of(game, record.names), {}, 1).lines() if kind == "other"]
    assert told.startswith(
        "Ana lays the tile on c4. On c4 the jungle opens: jungle. Ana brings a member to the base camp"
    )
    assert told.endswith("Ana walks with a member from a5 to c4.")


def test_looking_at_a_temple_shows_strengths_and_who_would_score_it() -> None:
    def is_disputed(view: Json) -> bool:
        return any(sum(1 for own in shown.get("strength", []) if own) > 1 for shown in view["fields"])

    pos = _position(lambda view: view["phase"] == "spend" and is_disputed(view))
    table = table_of(pos, pos.turn, ["Ana", "Bea"])
    shown = next(f for f in table.view["fields"] if sum(1 for own in f.get("strength", []) if own) > 1)
    told = " ".join(QUESTIONS.tell_answer(table, "look", shown["field"]))
    assert f"temple worth {shown['value']}" in told
    for seat, name in enumerate(["Ana", "Bea"]):
        assert f"{name} {shown['strength'][seat]}" in told
    assert ("would score it" in told) is (shown["scored_by"] is not None and shown["guard"] is None)


def test_looking_at_a_player_still_works(placed: Table) -> None:
    shown = placed.type("look B", "look a4", "look Z")
    assert "B random: 0 points." in shown
    assert "a4, temple worth 1" in shown
    assert "Look at whom?" in shown


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("reach", "a5: b4 1,"),
        ("reach a5", "a5: b4 1,"),
        ("reach c4", "Nothing."),
        ("reach z9", "Nothing."),
        ("scores", "Player would score 0 now: treasures 0."),
        ("map", "the price of a step"),
        ("tile", "There is no tile to look at now."),
        ("tiles", "Level tokens left: 2: 3, 3: 6,"),
        ("players", "Members: a5 1; 17 in reserve. Leader in reserve."),
        ("moves", "step a5 ne"),
        ("why walk a5 > c4", "It is allowed: step a5 ne; step b4 ne: "),
        ("why guard a4", "A does not have the majority on that temple (TK 5.9)."),
        ("rules 5.4", "TK 5.4"),
        ("help", "walk b4 > d3  a member by the cheapest way"),
        ("log", "Player lays the tile on c4"),
    ],
)
def test_every_question_is_answered_and_changes_nothing(placed: Table, line: str, answer: str) -> None:
    placed.type("bring!")
    before = placed.path.read_text()
    for plain in (False, True):
        placed.plain = plain
        shown = placed.type(line)
        if not (plain and line == "map"):
            assert answer in " ".join(shown.split()).replace("b4 > d3 a member", "b4 > d3  a member")
    assert placed.path.read_text() == before


# Without pictures


@pytest.mark.parametrize("auction", ["no", "yes"])
def test_plain_tells_every_explored_field(table: Table, auction: str) -> None:
    table.options.append(f"auction={auction}")
    table.plain = True
    asked = ["help", "look A", "look b4", "moves", "map", "tile", "tiles", "players", "scores", "log all", "rules 5"]
    shown = table.type(*FIRST_CHOICE * 40, *asked)
    assert not {sign for sign in shown if not (" " <= sign <= "~" or sign == "\n")}
    told = " ".join(shown.split())
    for field in table.view["fields"]:
        terrain = field["terrain"]
        said = told[told.rindex(f"{field['field']}, {'treasure site' if terrain == 'treasure' else terrain}") :]
        for side, way in enumerate(field["ways"]):
            assert not way or re.search(rf" [a-h][1-5] {way}\b", said), (field, side)


def test_plain_is_short_in_the_middle_of_a_turn(placed: Table) -> None:
    placed.plain = True
    shown = placed.type("bring!")
    last = shown[shown.rindex("Turn 1 of Player.") :]
    assert "Members: a5 1; 17 in reserve. Leader in reserve." in last
    assert "Ways to" not in last
    assert "Type map for the whole board." in last


# Screens


SMALL_MAP = """\
┌a1────┐      ┌c1────┐      ┌e1────┐      ┌g1────┐
│      ├b1────┤      ├d1────┤      ├f1────┤      ├h1────┐
│      │      │      │      │      │      │      │      │
├a2────┤      ├c2────┤      ├e2────┤      ├g2────┤      │
│      ├b2────┤      ├d2────┤      ├f2────┤      ├h2────┤
│      │      │      │      │      │      │      │      │
├a3────┤      ├c3────┤      ├e3────┤      ├g3────┤      │
│      ├b3────┤      ├d3────┤      ├f3────┤      ├h3────┤
│      │      │      │      │      │      │      │      │
├a4─1──1      ├c4────┤      ├e4────┤      ├g4────┤      │
│ ▲1   ├b4─1──1      ├d4────┤      ├f4────┤      ├h4────┤
│      │jungle│      │      │      │      │      │      │
├a5─2──1      1c5────┤      ├e5────┤      ├g5────┤      │
│ base 2b5────1      ├d5────┤      ├f5────┤      ├h5────┤
│      │ ▲1   │      │      │      │      │      │      │
└──────┤      ├──────┤      ├──────┤      ├──────┤      │
       └──────┘      └──────┘      └──────┘      └──────┘
"""
LARGE_CORNER = """\
 \\__1__/       \\_____/
 /a4   1       /c4   \\
/   ▲1  \\__1__/       \\
\\       /b4   1       /
 \\__2__/ jungle\\_____/
 /a5   1       /c5   \\
/  base \\_____1       \\
\\       /b5   1       /
 \\_____2   ▲1  \\_____/
       \\       /     \\
        \\_____/       \\
"""


def _shown(lines: list[Line]) -> list[str]:
    return [as_string(line) for line in lines]


def test_the_board_at_the_start_is_the_printed_one() -> None:
    table = table_of(sacbe.load("tikal", players=2, start_player="seat-1").start(), 0, ["Ana", "Bea"])
    small = [line[:57].rstrip() for line in _shown(TEXT.draw(table, 18, WIDTH))[1:]]
    assert small == SMALL_MAP.splitlines()
    large = [line[:23].rstrip() for line in _shown(TEXT.draw(table, 24, WIDTH))[-11:]]
    assert large == LARGE_CORNER.splitlines()


def test_a_laid_tile_is_shown_before_it_lies_there(table: Table) -> None:
    shown = table.type("c4 r0", "no")
    tile = table.view["tile"]
    assert table.view["phase"] == "place"
    sign = {"temple": f"▲{tile['value']}", "treasure": "◆" * tile["masks"], "jungle": "jungle"}[tile["terrain"]]
    before, after = shown.split("place c4 r0:", 1)[0], shown
    assert len(re.findall(rf"c4[^\n]*\n[^\n]*{sign}", before)) == 1, after


@pytest.mark.parametrize("large", [False, True])
def test_the_map_shows_every_temple_and_every_piece(large: bool) -> None:
    for pos in _positions(4, False, 6)[::9]:
        view = pos.view(None)
        drawn = "\n".join(
            line[:58]
            for line in _shown(TEXT.draw(table_of(pos, None, ["A", "B", "C", "D"]), 24 if large else 18, WIDTH))
        )
        for field in view["fields"]:
            if field["terrain"] == "temple":
                assert f"▲{field['value']}" in drawn
        crowded = drawn.count("…")
        for seat in range(4):
            members = sum(int(field["members"][seat]) for field in view["fields"])
            signs = re.findall(rf"(?<![0-9a-h])(\d*){'ABCD'[seat]}(\*?)", drawn.replace("camp ", "camp-"))
            signs = [sign for sign in signs if sign != ("", "")]
            if not crowded:
                assert sum(int(number or 0) for number, _ in signs) == members
                assert sum(1 for _, star in signs if star) == sum(seat in field["leaders"] for field in view["fields"])


class Screen(Terminal):
    """A terminal that keeps every screenful."""

    def __init__(self, lines: list[str], rows: int) -> None:
        self.sink = io.StringIO()
        self.rows = rows
        super().__init__(source=io.StringIO("".join(f"{line}\n" for line in lines)), sink=self.sink)
        self.is_tty = True
        self.full_screen = True

    def clear(self) -> None:
        self.sink.write("\f")

    @property
    def height(self) -> int:
        return self.rows

    def screens(self) -> list[list[str]]:
        return [part.removesuffix("\n").split("\n") for part in self.sink.getvalue().split("\f")[1:]]


@pytest.mark.parametrize("rows", [24, 40])
@pytest.mark.parametrize(("seats", "auction"), [("human,random", False), ("human,random,random,random", True)])
def test_every_screenful_of_a_game_fits(tmp_path: Path, seats: str, auction: bool, rows: int) -> None:
    asked = [
        "c4",
        "",
        "a3",
        "1!",
        "scores",
        "",
        "look a4",
        "",
        "log",
        "",
        "reach",
        "",
        "map",
        "",
        "",
        "players",
        "",
        "",
    ]
    turn = ["moves", *[""] * 5, "moves", "2!", "", "end!", "", "bid 1!", "pass!", ""]
    terminal = Screen([*asked, "help", "", "", *turn * 25], rows)
    record = _run(terminal, tmp_path / "game.txt", seats, auction)
    assert record.position.number > 6
    for screen in terminal.screens():
        assert len(screen) <= rows, "\n".join(screen)
        assert max(len(line) for line in screen) <= WIDTH, "\n".join(screen)


def _run(terminal: Screen, path: Path, seats: str, auction: bool) -> sacbe.Record:
    """Play at a terminal until its lines run out."""
    players = parse_seats(seats, "tikal")
    game = sacbe.load("tikal", players=len(players), auction=auction, start_player="seat-1")
    record = sacbe.Record(game, [player.name for player in players])
    record.seed = seed_bytes(3)
    note_seats(record, players)
    with suppress(EOFError):
        Client(record, players, terminal, path).run()
    return record


def test_news_that_do_not_fit_get_a_page_before_the_table(tmp_path: Path) -> None:
    turn = ["moves", "1!", "bring leader!", "walk leader b4!", "bring!", "walk a5 > b4!", "end!"]
    for last, follows in (("", "┌a1"), ("tiles", "Level tokens left")):
        terminal = Screen([*turn * 4, last], 24)
        _run(terminal, tmp_path / f"{follows}.txt", "Ana=human,Bea=human,Cid=human,Dora=human", False)
        screens = ["\n".join(screen) for screen in terminal.screens()]
        page = max(number for number, screen in enumerate(screens) if "What happened" in screen)
        assert "Enter to go on" in screens[page]
        assert all(f"{name} lays the tile" in screens[page] for name in ("Bea", "Cid", "Dora"))
        assert follows in screens[page + 1], "the table, or the answer to what was typed on the page"


def test_news_flow_over_the_lines_where_there_is_little_room() -> None:
    sentences: list[Line] = [[("", "one two")], [("strong", "three four five")], [("", "six")]]
    lines = flowing(sentences, 13)
    assert _shown(lines) == ["one two three", "four five six"]
    assert lines[0][-1] == ("strong", " three")
