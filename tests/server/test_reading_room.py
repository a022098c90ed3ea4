"""Records that are brought in: read elsewhere, within a budget, one at a time for each visitor."""

import asyncio
import multiprocessing
import threading
from collections.abc import Callable
from typing import cast

import pytest
from tests.server.long_records import dithering
from tests.server.serving import HUMAN, Refused, Server
from tests.server.test_play import friends, keep

import sacbe
from sacbe.engine.errors import RecordError, RecordTooLong
from sacbe.engine.records import Record
from sacbe.server.limits import Limits
from sacbe.server.problems import Denial
from sacbe.server.reading_room import MOST_INSIDE, ReadingRoom, entries_at_least
from sacbe.server.record_reading import Brought

Serve = Callable[..., Server]


def refusal(server: Server, record: str) -> Refused:
    with pytest.raises(Refused) as no:
        server.client().bring_in(record)
    return no.value


def test_a_record_that_is_much_longer_than_any_game_is_refused(server: Server) -> None:
    no = refusal(server, dithering("tikal", 15_600).text())
    assert (no.status, no.message, no.problem["args"]) == (400, "record-long", {"most": "4000"})


@pytest.mark.long
def test_a_record_with_one_entry_too_many_is_refused_and_one_with_just_enough_is_not(serve: Serve) -> None:
    record = sacbe.play(sacbe.load("silver_gold", players=2), ["random", "random"], seed=1)
    server = serve("--longest-record", str(len(record.entries)))
    assert server.client().bring_in(record.text())
    record = dithering("tikal", 1)
    server = serve("--longest-record", str(len(record.entries) - 1))
    assert refusal(server, record.text()).message == "record-long"


def test_commas_tell_how_many_entries_there_are_at_least() -> None:
    record = dithering("tzolkin", 100)
    record.entries[3].comment = "one, two, three"
    assert len(record.entries) / 2 < entries_at_least(record.text()) <= len(record.entries)


def test_reading_stops_where_a_record_becomes_too_long() -> None:
    record = dithering("tikal", 50)
    text = record.text()
    assert len(Record.parse(text, len(record.entries)).entries) == len(record.entries)
    for most in (0, 1, 100, len(record.entries) - 1):
        with pytest.raises(RecordTooLong) as no:
            Record.parse(text, most)
        assert isinstance(no.value, RecordError) and no.value.line > 5


def test_a_visitor_has_one_record_read_at_a_time(serve: Serve) -> None:
    server = serve()
    record = dithering("tikal", 1_500).text()
    people = [server.client() for _ in range(4)]
    said: list[str] = []

    def bring(at: int) -> None:
        try:
            said.append(people[at].bring_in(record))
        except Refused as no:
            assert no.status == 429
            said.append(no.message)

    bringing = [threading.Thread(target=bring, args=(at,)) for at in range(4)]
    for each in bringing:
        each.start()
    for each in bringing:
        each.join()
    assert said.count("record-waits") == 3 and len(said) == 4
    assert people[0].bring_in(record)


def short() -> str:
    """The beginning of a game."""
    played = sacbe.play(sacbe.load("silver_gold", players=2), ["random", "random"], seed=1)
    record = Record(played.game)
    for entry in played.standing()[:12]:
        record.push(entry.action, None if entry.seat < 0 else entry.seat)
    return record.text()


async def read_at_last(room: ReadingRoom, text: str) -> Brought:
    """What a record holds, however little time the room gives it on a busy machine."""
    for _ in range(50):
        try:
            return await room.read(text, "somebody else")
        except Denial as refusal:
            last = refusal
    raise last


def test_a_record_that_takes_too_long_to_be_read_is_refused_and_the_next_one_is_read() -> None:
    long = dithering("tzolkin", 15_600).text()

    async def read() -> None:
        room = ReadingRoom(Limits(reading_seconds=0.02, longest_record=100_000))
        try:
            with pytest.raises(Denial) as no:
                await room.read(long, "somebody")
            assert no.value.problem().message == "record-dear"
            assert (await read_at_last(room, short())).game == "silver_gold"
        finally:
            room.close()

    asyncio.run(read())


def test_when_the_process_that_reads_dies_the_next_record_is_read_by_another() -> None:
    long = dithering("tzolkin", 15_600).text()

    async def read() -> None:
        room = ReadingRoom(Limits(reading_seconds=60.0, longest_record=100_000))
        try:
            others = set(multiprocessing.active_children())
            await room.read(short(), "somebody")
            (process,) = set(multiprocessing.active_children()) - others
            reading = asyncio.create_task(room.read(long, "somebody"))
            await asyncio.sleep(0.02)
            process.kill()
            with pytest.raises(Denial) as no:
                await reading
            assert no.value.problem().message == "record-dear"
            assert (await room.read(short(), "somebody")).game == "silver_gold"
        finally:
            room.close()

    asyncio.run(read())


def test_only_a_few_wait_to_have_a_record_read() -> None:
    async def read() -> list[str]:
        room = ReadingRoom(Limits())
        try:
            coming = [room.read(short(), f"192.0.2.{number}") for number in range(MOST_INSIDE + 2)]
            answers = await asyncio.gather(*coming, return_exceptions=True)
        finally:
            room.close()
        return ["read" if isinstance(each, Brought) else cast(Denial, each).problem().message for each in answers]

    assert asyncio.run(read()) == ["read"] * MOST_INSIDE + ["records-busy"] * 2


@pytest.mark.long
def test_who_has_taken_back_very_much_takes_back_no_more_but_goes_on(serve: Serve) -> None:
    server = serve("--most-steps", "60")
    ana = server.client()
    table = ana.make("tikal", HUMAN, HUMAN).id
    while True:
        state = ana.state(table, 0 if 0 in ana.state(table, 0)["view"]["pending"] else 1)
        seat = state["seat"]
        state = ana.act(table, seat, state["legal"][-1]["action"], expected=state["step"])["state"]
        if state["undo"]["allowed"]:
            ana.undo(table, seat, expected=state["step"])
        elif not state["undo"]["ask"]:
            break
    assert state["step"] >= 60 and state["undo"]["message"] == "undo-too-often" and state["undo"]["reason"]
    with pytest.raises(Refused) as no:
        ana.undo(table, seat)
    assert (no.value.status, no.value.message) == (409, "undo-too-often")
    assert ana.play_out(table, [0, 1])["table"]["status"] == "finished"


def test_what_others_take_back_in_secret_does_not_count_for_a_seat(serve: Serve) -> None:
    server = serve("--most-steps", "40")
    table, (ana, ben) = friends(server, "silver_gold")
    while (may := ana.state(table, 0)["undo"]) is None or may["allowed"]:
        if may is None:
            ana.act(table, 0, ana.state(table, 0)["legal"][0]["action"])
        else:
            ana.undo(table, 0)
    assert may["message"] == "undo-too-often"
    ben.act(table, 1, ben.state(table, 1)["legal"][0]["action"])
    assert ben.state(table, 1)["undo"]["allowed"]
    keep([ana, ben], table)
