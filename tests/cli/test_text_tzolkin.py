"""What the text client shows of Tzolk'in: screens that fit and hold everything, promises kept, news that add up."""

import io
import re
from contextlib import suppress
from pathlib import Path

import pytest
from tests.cli.tzolkin_table import NAMES, decisions, played

import sacbe
from sacbe.engine.chance import seed_bytes
from sacbe.engine.game import Json
from sacbe.games.tzolkin.vocabulary import WORDS
from sacbe.terminal import tzolkin as tzolkin_text
from sacbe.terminal.client import Client
from sacbe.terminal.news import Tidings
from sacbe.terminal.seats import note_seats, parse_seats
from sacbe.terminal.terminal import Line, Terminal, as_string
from sacbe.terminal.tzolkin.words import WHEEL_TITLES, building_short, monument_short

RECORDS = Path(__file__).parents[2] / "records" / "tzolkin"
LONG_NAMES = ["Bartholomew Longname", "greedy B", "random", "Wilhelmina the Elder"]


class Screen(Terminal):
    """A terminal of a fixed size that keeps every screenful."""

    def __init__(self, lines: list[str], columns: int, rows: int) -> None:
        self.sink = io.StringIO()
        super().__init__(source=io.StringIO("".join(f"{line}\n" for line in lines)), sink=self.sink)
        self.is_tty = True
        self.full_screen = True
        self.console.width = columns
        self._rows = rows

    def clear(self) -> None:
        self.sink.write("\f")

    def hide_all(self) -> None:
        self.clear()

    @property
    def height(self) -> int:
        return self._rows

    def screens(self) -> list[list[str]]:
        return [part.removesuffix("\n").split("\n") for part in self.sink.getvalue().split("\f")[1:]]


# Screens


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (100, 40)])
@pytest.mark.parametrize("seats", ["human,random", "human,random,random,random"])
def test_every_screenful_of_a_game_fits(tmp_path: Path, seats: str, columns: int, rows: int) -> None:
    pages = [line for page in tzolkin_text.pages() for line in (page, *[""] * 9)]
    terminal = Screen([*["moves", "1!", ""] * 9, *pages, *["moves", "", "moves", "1!", ""] * 25], columns, rows)
    players = parse_seats(seats, "tzolkin")
    record = sacbe.Record(sacbe.load("tzolkin", players=len(players)), [player.name for player in players])
    record.seed = seed_bytes(3)
    note_seats(record, players)
    with suppress(EOFError):
        Client(record, players, terminal, tmp_path / "game.txt").run()
    assert record.position.number > 8
    for screen in terminal.screens():
        assert len(screen) <= rows, "\n".join(screen)
        assert max(len(line) for line in screen) <= columns, "\n".join(screen)


def _text(lines: list[Line]) -> str:
    return "\n".join(as_string(line) for line in lines)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_drawn_table_fits_whatever_is_asked(players: int) -> None:
    asked: set[str] = set()
    for pos, seat in decisions(players, 1, "greedy"):
        view = pos.view(seat)
        asked.add(view["asked"]["what"] if view["asked"] is not None else view["phase"])
        for room in (0, 5, 11, 18, 24, 34):
            for columns in (80, 100):
                table = tzolkin_text.draw_wide(view, LONG_NAMES[:players], pos.legal(seat)[:1], room, columns)
                assert len(table) <= room
                assert all(len(as_string(line)) <= columns for line in table), _text(table)
    assert {"keep", "turn", "act"} <= asked


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_screen_of_100_by_40_shows_everything(players: int) -> None:
    """40 lines leave 34 for the table. Whoever decides sees all five wheels, temples, technologies, tiles and goods."""
    names = NAMES[:players]
    for pos, seat in decisions(players, 1, "greedy")[8::7]:
        view = pos.view(seat)
        shown = _text(tzolkin_text.draw_wide(view, names, [], 34, 100))
        for word in (*WHEEL_TITLES, "Chaac", "Quetzalcoatl", "Kukulcan", "Agriculture", "Extraction", "Architecture"):
            assert word in shown
        assert "Theology" in shown
        for building in view["buildings"]:
            assert re.search(rf"{building['id']} .*{re.escape(building_short(building['id']))}", shown)
        for monument in view["monuments"]:
            assert re.search(rf"{monument['id']} .*{re.escape(monument_short(monument['id'], players))}", shown)
        for player in view["players"]:
            goods = [str(player[good]) for good in ("corn", "wood", "stone", "gold", "skull")]
            row = rf"{names[player['seat']]} +{player['score']:g} +{' +'.join(goods)} "
            assert re.search(row, shown), shown


def test_a_small_screen_shows_what_the_question_is_about() -> None:
    """80 by 24 leaves 18 lines: under the wheels stands what is asked for."""
    wanted = {"build": "feeds|\\+1|points", "track": "Agriculture", "up": "Quetzalcoatl", "turn": "Players"}
    found: set[str] = set()
    for pos in sacbe.Record.read(RECORDS / "four-players.sacbe").positions():
        seat = pos.turn
        if seat is None or seat == sacbe.CHANCE:
            continue
        view = pos.view(seat)
        asked = view["asked"]["what"] if view["asked"] is not None else ""
        if asked in wanted:
            shown = _text(tzolkin_text.draw(view, NAMES, [], 18))
            assert re.search(wanted[asked], shown), f"{asked}\n{shown}"
            if asked == "build":
                assert all(tile["id"] in shown for tile in view["buildings"]), shown
            found.add(asked)
    assert found == set(wanted)


def test_every_worker_stands_where_the_wheels_say() -> None:
    for pos, seat in decisions(3, 1)[5::9]:
        view = pos.view(seat)
        lines = [as_string(line) for line in tzolkin_text.draw_wide(view, NAMES[:3], [], 34, 100)]
        for number, shown in enumerate(view["wheels"]):
            row = next(line for line in lines if line.startswith(WHEEL_TITLES[number]))
            for space, worker in enumerate(shown["workers"][: shown["last_space"] + 1]):
                sign = "#" if worker == "dummy" else "ABC"[worker] if worker is not None else "[·○]"
                assert re.search(rf" {space} {sign}", row), row


# Promises


def _own(pos: sacbe.Position, seat: int) -> Json:
    player: Json = pos.view(seat)["players"][seat]
    return player


def test_placing_costs_what_was_said() -> None:
    checked = 0
    for pos, seat in decisions(3, 4):
        view = pos.view(seat)
        for action in pos.legal(seat):
            _, told = tzolkin_text.describe(pos, view, action)
            left = re.search(r", (\d+) corn left", told)
            if WORDS.name(action).startswith("place ") and left is not None:
                after = pos.copy()
                after.push(action, seat)
                assert _own(after, seat)["corn"] == int(left[1]), told
                checked += 1
    assert checked > 50


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_what_an_action_gives_is_what_was_said(bot: str) -> None:
    """Yaxchilan, fishing and harvests, with the player's technologies and the corn for steps down (TZ 5, 6)."""
    checked: set[str] = set()
    for seed in (1,) if bot == "greedy" else (1, 2, 3):
        for pos, seat in decisions(3, seed, bot):
            view = pos.view(seat)
            what = view["asked"]["what"] if view["asked"] is not None else ""
            for action in pos.legal(seat):
                written = WORDS.name(action)
                simple = what == "act" and view["asked"]["numbers"][0] in (0, 1) and written != "act nothing"
                if not simple and not written.startswith("harvest"):
                    continue
                _, told = tzolkin_text.describe(pos, view, action)
                after = pos.copy()
                after.push(action, seat)
                if simple and after.view(seat)["asked"]["what"] == "harvest":
                    continue
                assert _promised(told) == _change(_own(pos, seat), _own(after, seat)), f"{written}: {told}"
                checked.add(written.split()[0])
    assert checked == {"act", "harvest"}


def _promised(told: str) -> dict[str, int]:
    """The goods in a description: what is before "down;" is paid, the rest is gained."""
    paid, _, gained = told.rpartition(" down; ")
    goods: dict[str, int] = {}
    for sign, part in ((-1, paid), (1, gained)):
        for number, good in re.findall(r"(\d+) (corn|wood|stone|gold|skull)\b", part):
            goods[good] = goods.get(good, 0) + sign * int(number)
    return {good: number for good, number in goods.items() if number}


def _change(before: Json, after: Json) -> dict[str, int]:
    goods = ("corn", "wood", "stone", "gold", "skull")
    return {good: after[good] - before[good] for good in goods if after[good] != before[good]}


def test_every_allowed_action_is_described_in_a_sentence() -> None:
    for players, bot in ((2, "random"), (4, "greedy")):
        for pos, seat in decisions(players, 1, bot):
            view = pos.view(seat)
            assert tzolkin_text.question(view).endswith("."), view["asked"]
            for action in pos.legal(seat):
                assert tzolkin_text.describe(pos, view, action)[1], WORDS.name(action)


# News


@pytest.mark.parametrize("players", [2, 3, 4])
def test_temple_points_in_the_news_are_those_of_the_breakdown(players: int) -> None:
    record = played(players, 1, "greedy")
    told = [line for _, line in Tidings(record, tzolkin_text, None).lines()]
    scored = [line for line in told if line.startswith("The temples give points")]
    assert len(scored) == 2
    for seat, parts in enumerate(record.position.breakdown()):
        numbers = [float(m) for line in scored for m in re.findall(rf"{NAMES[seat]} ([+-][\d.]+)", line)]
        assert sum(numbers) == parts["temples"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hunger_in_the_news_is_that_of_the_breakdown(players: int) -> None:
    """TZ 9.1: four food days, and every unfed worker that is told costs three points."""
    record = played(players, 1)
    tidings = Tidings(record, tzolkin_text, None).lines()
    hungry = [line for _, line in tidings if line.startswith("Food day")]
    assert len(hungry) == 4
    lost = dict.fromkeys(NAMES[:players], 0)
    for line in hungry:
        for who, points in re.findall(r"(\w+) leaves \d workers? unfed and loses (\d+) points", line):
            lost[who] += int(points)
    for seat, parts in enumerate(record.position.breakdown()):
        assert -lost[NAMES[seat]] == parts["hunger"]


def test_the_end_is_told_with_goods_and_monuments() -> None:
    record = played(4, 1, "greedy")
    told = [line for _, line in Tidings(record, tzolkin_text, 1).lines()]
    for seat, parts in enumerate(record.position.breakdown()):
        who = "You score" if seat == 1 else f"{NAMES[seat]} scores"
        assert f"{who} {_points(parts['goods'])} for goods and {_points(parts['monuments'])} for monuments." in told


def _points(number: float) -> str:
    return "1 point" if number == 1 else f"{number:g} points"


def test_wealth_tiles_are_news_only_when_all_are_revealed() -> None:
    record = played(3, 5)
    growing = sacbe.Record(record.game, record.names)
    tidings = Tidings(growing, tzolkin_text, 0)
    for entry in record.entries:
        growing.push(entry.action, None if entry.seat < 0 else entry.seat)
        told = " ".join(line for _, line in tidings.lines())
        if growing.position.view(None)["phase"] == "turn":
            assert "Bea keeps W" in told
            return
        assert not re.search(r"W\d\d", told)
    raise AssertionError("no turn was reached")


def test_what_was_told_stays_told() -> None:
    record = played(2, 5)
    growing = sacbe.Record(record.game, record.names)
    tidings = Tidings(growing, tzolkin_text, 1)
    before = 0
    for entry in record.entries[:250]:
        growing.push(entry.action, None if entry.seat < 0 else entry.seat)
        lines = tidings.lines()
        assert len(lines) >= before
        before = len(lines)
    assert before > 20
