"""Games as they were: any step by its address, points, records out and in, and going on from a position."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.serving import BOT, HUMAN, Client, Refused, Server
from tests.server.test_play import friends, keep

from sacbe import Record


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Client, str]:
    """A finished game of two on one screen, with nonces and something taken back."""
    ana = server.client("Ana")
    seats = [{**HUMAN, "nonce": "00ff"}, {**HUMAN, "nonce": "beef", "name": 'Ben "the tall" O\'Neil'}]
    table = ana.make("silver_gold", *seats, title="Rainy day").id
    first = ana.state(table, 0)["legal"][0]["action"]
    ana.act(table, 0, first)
    ana.undo(table, 0)
    keep([ana, ana], table)
    ana.undo(table, 1)
    ana.play_out(table, [0, 1])
    return ana, table


def replay(path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "sacbe", "replay", str(path), *words], capture_output=True, text=True, check=False
    )


def test_the_record_of_a_finished_game_can_be_checked_by_anyone(
    server: Server, finished: tuple[Client, str], tmp_path: Path
) -> None:
    _, table = finished
    text = server.onlooker().record(table)
    file = tmp_path / "game.sacbe"
    file.write_text(text)
    assert '[Nonce 1 "00ff"]' in text and '[Nonce 2 "beef"]' in text and '[Event "Rainy day"]' in text
    assert " undo" in text and "Seen-By" not in text
    done = replay(file, "--verify")
    assert done.returncode == 0, done.stderr
    info = server.onlooker().table(table)["table"]
    assert f'"{info["seed"]}"' in text and f'"{info["commitment"]}"' in text
    file.write_text(text.replace('[Nonce 2 "beef"]', '[Nonce 2 "dead"]'))
    assert replay(file, "--verify").returncode != 0


def test_while_a_game_is_played_its_record_is_what_the_reader_saw(server: Server) -> None:
    table, (ana, ben) = friends(server, "silver_gold")
    keep([ana], table)
    own, others, watched = ana.record(table, 0), ben.record(table, 1), server.onlooker().record(table)
    assert '[Seen-By "A"]' in own and '[Seen-By "B"]' in others and '[Seen-By "-"]' in watched
    assert "A keep" in own and "A keep" not in others and "A keep" not in watched
    for text in (own, others, watched):
        assert "{?}" in text and "[Seed " not in text
        assert Record.parse(text).text() == text
    assert ana.table(table)["table"]["seed"] is None


def test_any_step_has_its_address(server: Server, finished: tuple[Client, str]) -> None:
    ana, table = finished
    for reader in (None, 0):
        last = ana.state(table, reader)["step"]
        pages = [ana.steps(table, after, seat=reader) for after in range(0, last, 100)]
        steps = [step for page in pages for step in page["steps"]]
        assert [step["step"] for step in steps] == list(range(1, last + 1))
        assert all(len(page["steps"]) <= 100 and page["last"] == last for page in pages)
        for step in (steps[0], steps[last // 3], steps[-1]):
            moment = ana.moment(table, step["step"], seat=reader)
            assert moment["view"] == step["view"] and moment["deeds"] == step["deeds"]
        assert ana.moment(table, last, seat=reader)["view"] == ana.state(table, reader)["view"]
        assert ana.moment(table, 0, seat=reader)["deeds"] == []
        with pytest.raises(Refused) as no:
            ana.moment(table, last + 1, seat=reader)
        assert no.value.status == 404


def test_the_chart_of_points_ends_with_the_result(finished: tuple[Client, str]) -> None:
    ana, table = finished
    lines = ana.scores(table)
    numbers = [line["number"] for line in lines]
    assert len(lines) >= 28 and numbers[-1] == 28
    assert lines[-1]["scores"] == ana.table(table)["table"]["outcome"]["scores"]
    assert ana.moment(table, lines[5]["step"])["number"] == lines[5]["number"]


def test_a_record_is_brought_in_and_looked_at(server: Server, finished: tuple[Client, str]) -> None:
    ana, table = finished
    text = ana.record(table)
    ben = server.client("Ben")
    brought = ben.bring_in(text)
    info = ben.table(brought)
    assert info["table"]["status"] == "archived" and info["table"]["title"] == "Rainy day" and info["host"]
    assert info["table"]["outcome"] == ana.table(table)["table"]["outcome"]
    assert ben.state(brought)["view"] == ana.state(table)["view"]
    assert ben.record(brought) == text
    assert [line["id"] for line in ben.tables()] == [brought]
    with pytest.raises(Refused) as no:
        ben.state(brought, 0)
    assert no.value.status == 403


def test_a_record_without_a_seed_or_an_end_is_brought_in_too(server: Server, finished: tuple[Client, str]) -> None:
    ana, table = finished
    record = Record.parse(ana.record(table))
    half = Record(record.game, record.names)
    for entry in record.standing()[:40]:
        half.push(entry.action, None if entry.seat < 0 else entry.seat)
    half.tags["Event"] = "Half a game"
    brought = ana.bring_in(half.text())
    info = ana.table(brought)["table"]
    assert info["outcome"] is None and not info["fair"] and info["title"] == "Half a game"
    assert ana.record(brought) == half.text()


@pytest.mark.parametrize("damage", ["", '[Seen-By "A"]\n', "nonsense"])
def test_a_record_that_cannot_be_brought_in_says_where_it_is_wrong(server: Server, damage: str) -> None:
    table, (ana, _) = friends(server, "silver_gold")
    text = ana.record(table, 0) if damage.startswith("[") else f"[Game chess]\n{damage}"
    with pytest.raises(Refused) as no:
        ana.bring_in(text)
    assert no.value.status == 400 and no.value.kind == "record" and no.value.problem["detail"]


def test_going_on_from_a_step_against_bots(server: Server, finished: tuple[Client, str]) -> None:
    ana, table = finished
    ben = server.client("Ben")
    for move in (0, 7, ana.state(table)["step"] // 2):
        forked = ben.fork(table, move, HUMAN, BOT)
        info = ben.table(forked)
        assert info["yours"] == [0] and info["table"]["status"] == "running" and not info["table"]["fair"]
        assert (info["table"]["forked_from"], info["table"]["forked_at"]) == (table, move)
    there, then = ben.steps(forked)["steps"], ana.moment(table, move)
    assert then["view"]["display"] in [step["view"]["display"] for step in there]
    ben.play_out(forked, [0])
    assert f"goes on from step {move} of table {table}" in ben.record(forked)


def test_from_where_one_cannot_go_on(server: Server, finished: tuple[Client, str]) -> None:
    ana, table = finished
    running, _ = friends(server, "silver_gold")
    last = ana.state(table)["step"]
    for where, move, seats, message in (
        (running, 1, (HUMAN, BOT), "fork-running"),
        (table, last, (HUMAN, BOT), "fork-over"),
        (table, last + 1, (HUMAN, BOT), "not-found"),
        (table, 1, (HUMAN, BOT, BOT), "fork-seats"),
        (table, 1, (HUMAN, {"kind": "open"}), "fork-open"),
    ):
        with pytest.raises(Refused) as no:
            ana.fork(where, move, *seats)
        assert no.value.message == message


def test_ended_and_archived_games_can_be_gone_on_from(server: Server, finished: tuple[Client, str]) -> None:
    ana, table = finished
    ended = ana.make("tikal", HUMAN, HUMAN).id
    ana.propose_end(ended, 0)
    for source in (ended, ana.bring_in(ana.record(table))):
        forked = ana.fork(source, 1, HUMAN, HUMAN)
        assert ana.table(forked)["table"]["status"] == "running"
        assert ana.state(forked, 0)["legal"] or ana.state(forked, 1)["legal"]
