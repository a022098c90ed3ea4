"""`sacbe doctor` is content with what the server stores, says in plain words what is wrong, and changes nothing."""

import hashlib
import json
import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.server.databases import Place
from tests.server.serving import BOT, HUMAN, Server
from tests.server.stored_games import store_games

from sacbe.cli.doctor import doctor
from sacbe.engine.errors import SacbeError
from sacbe.server.store.database import open_database

Said = Callable[[Place], tuple[int, str]]


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Said:
    """Runs the doctor: its exit code and what it says."""

    def run(place: Place) -> tuple[int, str]:
        code = doctor(database_url=place.url, data=place.directory)
        return code, capsys.readouterr().out

    return run


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A SQLite file with two games, a finished and a running one, and their ids."""
    directory = tmp_path_factory.mktemp("filled")
    return directory / "sacbe.db", _fill(Place(f"sqlite:///{directory}/sacbe.db", directory))


def _fill(place: Place) -> list[str]:
    with closing(open_database(place.url, place.directory)) as database:
        return store_games(database, 1) + store_games(database, 1, "tikal", most=80)


def _damage(place: Place, table: str, statement: str) -> None:
    """Change something of a table, which is `:id`, behind the server's back."""
    with closing(open_database(place.url, place.directory)) as database, database.writing() as connection:
        assert connection.execute(text(statement), {"id": table}).rowcount != 0


def test_content_with_what_is_well(place: Place, said: Said) -> None:
    _fill(place)
    code, told = said(place)
    assert code == 0
    assert told.startswith("2 tables looked at, ")
    assert told.endswith("nothing is wrong.\n")


@pytest.mark.parametrize(
    ("statement", "sentence"),
    [
        ("UPDATE tables SET length = length + 1 WHERE id = :id", "The table says its log has"),
        ('DELETE FROM actions WHERE "table" = :id AND seq = 9', "Entry 9 of the log is missing; the next one is 10."),
        (
            'UPDATE actions SET action = 999999 WHERE "table" = :id AND seat = 0',
            ", number 999999 by A, is not allowed there: ",
        ),
        ('UPDATE actions SET seat = 1 - seat WHERE "table" = :id AND seat >= 0', "not allowed there"),
        ('UPDATE actions SET number = 77 WHERE "table" = :id AND seq = 5', "stored as of turn 77, but it is of turn"),
        ('UPDATE actions SET open_phase = NOT open_phase WHERE "table" = :id AND seq = 12', "Entry 12 is stored as"),
        (
            "UPDATE snapshots SET position = '{}' WHERE \"table\" = :id AND seq = 64",
            "The snapshot after entry 64 is not",
        ),
        (
            'UPDATE snapshots SET seq = 5000 WHERE "table" = :id AND seq = 64',
            "a snapshot after entry 5000, which does not",
        ),
        ("UPDATE tables SET status = 'running' WHERE id = :id", "The game is running by its status, but its log ends"),
        ("UPDATE tables SET status = 'ended' WHERE id = :id", "The result is not the one that the log leads to."),
        ("UPDATE tables SET result = NULL WHERE id = :id", "The result is missing."),
        ("UPDATE tables SET result = replace(result, '1', '2') WHERE id = :id", "The result is not the one"),
        ("UPDATE tables SET bot_due = NOT bot_due WHERE id = :id", "A bot is noted as due, but it is the other way"),
        ("UPDATE tables SET waiting = '{\"seats\":[0]}' WHERE id = :id", "Who is to decide is not noted as it is."),
        ("UPDATE tables SET commitment = 'abc' WHERE id = :id", "The seed is not the one that was committed to."),
        ("UPDATE tables SET rules = 99 WHERE id = :id", "version 99 of the rules"),
        ("UPDATE tables SET game = 'chess' WHERE id = :id", "The game cannot be loaded:"),
        ("UPDATE tables SET options = '{' WHERE id = :id", "The game cannot be loaded:"),
        ("UPDATE tables SET host = 'nobody' WHERE id = :id", "Who made the table is not known."),
        ("UPDATE seats SET nonce = 'ff' WHERE \"table\" = :id AND seat = 0", "but the seed gives"),
        ("UPDATE seats SET kind = 'bot' WHERE \"table\" = :id AND seat = 0", "Seat A is bot, and its level is None."),
        (
            'DELETE FROM seats WHERE "table" = :id AND seat = 1',
            "The game has 2 seats, counted from 0, but stored are: 0.",
        ),
        ('DELETE FROM holders WHERE "table" = :id AND seat = 1', "Nobody holds seat B, though a person sits there."),
        (
            "UPDATE holders SET session = 'x' WHERE \"table\" = :id AND seat = 1",
            "Seat B is held by somebody who is not known.",
        ),
        (
            'UPDATE holders SET seat = 7 WHERE "table" = :id AND seat = 1',
            "Somebody holds seat number 7, which does not",
        ),
        (
            "INSERT INTO proposals VALUES (:id, 'p1', 'undo', 3, 4000, '{\"9\": null}', 'open', 1)",
            "Proposal p1 is by or to seats that do not exist.",
        ),
        ("INSERT INTO drafts VALUES (:id, 1, 'rubbish', 1)", "The plan of seat B cannot be read."),
    ],
)
def test_says_what_is_wrong(
    filled: tuple[Path, list[str]], sqlite_place: Place, said: Said, statement: str, sentence: str
) -> None:
    file, (damaged, well) = filled
    shutil.copy(file, sqlite_place.directory)
    _damage(sqlite_place, damaged, statement)
    code, told = said(sqlite_place)
    assert code == 1
    assert f"Table {damaged}:" in told
    assert well not in told
    assert sentence in told
    assert "1 with something wrong" in told


def test_a_damaged_log_is_found_on_postgresql_too(postgresql_place: Place, said: Said) -> None:
    damaged, _ = _fill(postgresql_place)
    _damage(postgresql_place, damaged, 'UPDATE actions SET number = 77 WHERE "table" = :id AND seq = 5')
    code, told = said(postgresql_place)
    assert code == 1
    assert "stored as of turn 77" in told


def test_changes_nothing(sqlite_place: Place, said: Said) -> None:
    damaged, _ = _fill(sqlite_place)
    _damage(sqlite_place, damaged, "UPDATE tables SET length = length + 1 WHERE id = :id")
    file = sqlite_place.directory / "sacbe.db"
    before = hashlib.sha256(file.read_bytes()).hexdigest()
    assert said(sqlite_place)[0] == 1
    assert hashlib.sha256(file.read_bytes()).hexdigest() == before


def test_makes_no_database_where_there_is_none(tmp_path: Path) -> None:
    with pytest.raises(SacbeError, match="there is no database at"):
        doctor(data=tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_json(sqlite_place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    damaged, _ = _fill(sqlite_place)
    _damage(sqlite_place, damaged, "UPDATE tables SET result = NULL WHERE id = :id")
    assert doctor(database_url=sqlite_place.url, json=True) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["tables"] == 2
    assert told["entries"] > 100
    assert told["draws"] > 20
    assert told["wrong"] == [{"table": damaged, "wrong": ["The result is missing."]}]


def test_content_with_tables_in_every_state_while_the_server_runs(
    serve: Callable[..., Server], said: Said, tmp_path: Path
) -> None:
    one = serve(data=tmp_path)
    ana = one.client()
    ana.make("silver_gold", HUMAN, {"kind": "open"})
    running = ana.make("tzolkin", HUMAN, HUMAN).id
    state = ana.state(running, 0)
    ana.act(running, 0, state["legal"][0]["action"])
    ana.undo(running, 0)
    ana.propose_end(ana.make("tikal", HUMAN, HUMAN).id, 0)
    resigned = ana.make("tikal", HUMAN, HUMAN).id
    ana.resign(resigned, 0)
    ended = ana.make("silver_gold", HUMAN, BOT).id
    ana.propose_end(ended, 0)
    played = ana.make("silver_gold", HUMAN, HUMAN).id
    ana.draft(played, 0, ana.state(played, 0)["legal"][0]["action"])
    ana.play_out(played, [0, 1])
    ana.bring_in(ana.record(played))
    ana.fork(played, 20, HUMAN, BOT)
    code, told = said(Place(f"sqlite:///{tmp_path}/sacbe.db", tmp_path))
    assert told.startswith("8 tables looked at")
    assert code == 0, told
