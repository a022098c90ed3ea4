"""A finished game, turn by turn: what a strong bot thinks of each, from what its player could know then."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.docs.pages import ROOT
from tests.server.serving import HUMAN, Client, Json, Refused, Server
from tests.server.test_archive import finished
from tests.server.test_play import friends
from tests.server.worlds import Servers

from sacbe.bots.analysis import turns_of
from sacbe.engine.records import Record
from sacbe.server import analyses
from sacbe.server.analyses import Analyses
from sacbe.server.feed import SPECTATOR
from sacbe.server.house import House
from sacbe.server.limits import USUAL
from sacbe.server.live_table import LiveTable
from sacbe.server.problems import Denial
from sacbe.server.thinking import ThinkingError
from sacbe.server.visitors import Visitor
from sacbe.server.wire import Import, Judgement

__all__ = ["finished"]

RECORDS = ROOT / "records"
GAMES = (
    "silver_gold/second-thoughts",
    "silver_gold/four-players",
    "tikal/auction-three-players",
    "tzolkin/two-players",
)


def text_of(record: str) -> str:
    return (RECORDS / f"{record}.sacbe").read_text()


def all_steps(client: Client, table: str, seat: int | None = None) -> list[Json]:
    steps: list[Json] = []
    while len(steps) < (page := client.steps(table, len(steps), seat))["last"]:
        steps += page["steps"]
    return steps


def names(deeds: list[Json]) -> list[str]:
    return [str(deed["name"]) for deed in deeds]


def ended_early(client: Client, game: str, turns: int = 3) -> str:
    """A game that all agreed to end after a few turns."""
    table = client.make(game, HUMAN, HUMAN).id
    number = 0
    while number < turns:
        for seat in (0, 1):
            state = client.state(table, seat)
            while state["legal"] and number < turns:
                state = client.act(table, seat, state["legal"][-1]["action"])["state"]
                number = client.moment(table, state["step"], seat)["number"]
    client.propose_end(table, 0)
    return table


@pytest.mark.long
def test_every_turn_of_a_finished_game_can_be_judged(server: Server) -> None:
    ana = server.client()
    table = ana.bring_in(text_of("silver_gold/two-players"))
    due = turns_of(Record.parse(text_of("silver_gold/two-players")))
    turns = ana.analysis(table)
    assert [(turn["turn"], turn["number"], turn["seat"]) for turn in turns] == [
        (nth, turn.number, turn.seat) for nth, turn in enumerate(due)
    ]
    assert all(turn["judgement"] is None for turn in turns)
    judged = [ana.judge(table, turn["turn"]) for turn in turns]
    # Whoever comes later finds all of it.
    found = server.onlooker().analysis(table)
    assert [turn["judgement"] for turn in found] == judged
    for turn in found:
        seat, judgement = turn["seat"], turn["judgement"]
        best, played = judgement["best"][0], judgement["played"]
        assert 1 <= len(judgement["best"]) <= analyses.WAYS
        assert names(played["deeds"]) == names(turn["deeds"])
        assert sum(best["wins"]) == pytest.approx(1)
        assert judgement["lost"]["points"] == pytest.approx(max(0, best["scores"][seat] - played["scores"][seat]))
        assert judgement["lost"]["wins"] == pytest.approx(max(0, best["wins"][seat] - played["wins"][seat]))
        assert all(deed["seat"] == seat for way in judgement["best"] for deed in way["deeds"])


@pytest.mark.parametrize("record", GAMES)
def test_a_turn_lies_between_its_steps_of_the_replay(server: Server, record: str) -> None:
    ana = server.client()
    table = ana.bring_in(text_of(record))
    _lie_between(all_steps(ana, table), ana.analysis(table))


def test_a_turn_lies_between_the_steps_of_each_seat(server: Server, finished: tuple[Client, str]) -> None:
    ana, table = finished
    for seat in (None, 0, 1):
        _lie_between(all_steps(ana, table, seat), ana.analysis(table, seat))


def _lie_between(steps: list[Json], turns: list[Json]) -> None:
    assert turns
    for turn in turns:
        assert 0 <= turn["before"] < turn["after"] <= len(steps)
        standing: list[str] = []
        for deed in [deed for step in steps[turn["before"] : turn["after"]] for deed in step["deeds"]]:
            if deed["seat"] == turn["seat"]:
                if deed["undo"]:
                    standing.pop()
                else:
                    standing.append(deed["name"])
        assert standing[: len(turn["deeds"])] == names(turn["deeds"])


@pytest.mark.parametrize("game", ["silver_gold", "tikal", "tzolkin"])
def test_a_game_that_was_ended_early_has_the_turns_that_were_finished(server: Server, game: str) -> None:
    ana = server.client()
    table = ended_early(ana, game)
    turns = ana.analysis(table, 0)
    assert turns and all(turn["number"] <= 3 for turn in turns)
    for turn in turns[:3]:
        assert ana.judge(table, turn["turn"])["lost"]["points"] >= 0


def test_a_running_game_is_not_judged(server: Server) -> None:
    table, (ana, _) = friends(server, "silver_gold")
    for ask in (lambda: ana.analysis(table, 0), lambda: ana.judge(table, 0)):
        with pytest.raises(Refused) as no:
            ask()
        assert (no.value.status, no.value.kind, no.value.message) == (409, "not-now", "analysis-running")


def test_what_is_not_there_is_not_judged(server: Server, finished: tuple[Client, str]) -> None:
    ana, table = finished
    for where, turn in ((table, len(ana.analysis(table))), ("nothing-here", 0)):
        with pytest.raises(Refused) as no:
            ana.judge(where, turn)
        assert no.value.status == 404
    with pytest.raises(Refused) as no:
        server.client().analysis(table, 0)
    assert no.value.status == 403


def test_nothing_of_the_seed_is_told(server: Server, finished: tuple[Client, str]) -> None:
    ana, table = finished
    judged = ana.ask("POST", f"/tables/{table}/analysis/0").text
    told = ana.ask("GET", f"/tables/{table}/analysis").text
    assert "seed" not in judged and "seed" not in told


def test_a_turn_is_thought_of_once(server: Server, finished: tuple[Client, str]) -> None:
    ana, table = finished
    first = ana.judge(table, 5)
    begun = time.monotonic()
    assert all(server.client().judge(table, 5) == first for _ in range(10))
    assert time.monotonic() - begun < 10 * analyses.SECONDS


# Without a server around it


async def _brought_in(house: House, record: str) -> LiveTable:
    session, _ = await house.identity.make("Ana")
    return await house.archive.bring_in(Import(record=text_of(record)), session, "127.0.0.1")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    servers = Servers(tmp_path)
    yield servers.houses()[0]
    servers.close()


def test_who_asks_for_much_at_once_gets_it_one_after_another_and_not_all(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    under_way = 0
    most = 0

    async def think(*_: object) -> None:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        await asyncio.sleep(0.01)
        under_way -= 1

    async def ask() -> list[Judgement | BaseException]:
        table = await _brought_in(house, "tzolkin/two-players")
        # Ana asks for twenty turns, Bo for three of the same and one more.
        wanted = [(turn, "ana") for turn in range(20)] + [(turn, "bo") for turn in (0, 1, 2, 20)]
        asked = [house.analyses.judge(table.id, turn, Visitor(who, who)) for turn, who in wanted]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        # After that, everything may be asked for again.
        await house.analyses.judge(table.id, 19, Visitor("ana", "ana"))
        return answers

    monkeypatch.setattr(Analyses, "_think", think)
    answers = asyncio.run(ask())
    refused = [answer for answer in answers if isinstance(answer, Denial)]
    assert most == 2, "one turn at a time for each of the two"
    assert len(refused) == 20 - USUAL.analyses
    assert {(no.status, no.retry_after) for no in refused} == {(429, 1)}
    assert all(isinstance(answer, Judgement) for answer in answers if answer not in refused)


def test_what_failed_may_be_asked_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise ThinkingError("no idea")

    async def silent(*_: object) -> None:
        return None

    async def ask() -> Judgement:
        table = await _brought_in(house, "tzolkin/two-players")
        monkeypatch.setattr(Analyses, "_think", fail)
        with pytest.raises(ThinkingError):
            await house.analyses.judge(table.id, 0, Visitor("ana", "ana"))
        assert (await house.analyses.of(table, SPECTATOR)).turns[0].judgement is None
        monkeypatch.setattr(Analyses, "_think", silent)
        return await house.analyses.judge(table.id, 0, Visitor("ana", "ana"))

    assert asyncio.run(ask()).best == [], "a search without an opinion has nothing better"


def test_games_are_forgotten_when_many_are_looked_at(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "KEPT", 2)

    async def look() -> list[bool]:
        tables = [await _brought_in(house, "silver_gold/two-players") for _ in range(3)]
        first = [await house.analyses.look_back(table) for table in tables]
        return [
            await house.analyses.look_back(table) is was for table, was in zip(tables[::-1], first[::-1], strict=True)
        ]

    assert asyncio.run(look()) == [True, True, False]
