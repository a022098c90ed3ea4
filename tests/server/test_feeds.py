"""What happened since one was here: over the WebSocket as it happens, and afterwards step by step the same."""

import asyncio

import pytest
from tests.server.serving import HUMAN, Client, Json, Refused, Server
from tests.server.test_play import friends


async def told(server: Server, table: str, people: list[Client], many: int) -> dict[int | None, list[Json]]:
    """Play on while every seat and a spectator listen; what each of them was told."""
    readers: list[int | None] = [None, *range(len(people))]
    listening = [server.onlooker().live(table), *(person.live(table, seat) for seat, person in enumerate(people))]
    async with asyncio.TaskGroup() as opening:
        for live in listening:
            opening.create_task(live.__aenter__())
    for live in listening:
        await live.next("state")
    done = 0
    while done < many:
        for seat, person in enumerate(people):
            state = await asyncio.to_thread(person.state, table, seat)
            if state["legal"] and done < many:
                await asyncio.to_thread(person.act, table, seat, state["legal"][done % len(state["legal"])]["action"])
                done += 1
    for live in listening:
        while not await live.quiet(0.1):
            pass
        await live.__aexit__(None, None, None)
    return {reader: live.heard for reader, live in zip(readers, listening, strict=True)}


@pytest.mark.parametrize("game", ["silver_gold", "tzolkin", "tikal"])
def test_what_was_told_live_is_what_is_told_later(server: Server, game: str) -> None:
    table, people = friends(server, game)
    before: dict[int | None, int] = {None: server.onlooker().state(table)["step"]}
    before |= {seat: person.state(table, seat)["step"] for seat, person in enumerate(people)}
    for reader, heard in asyncio.run(told(server, table, people, 14)).items():
        asking = server.onlooker() if reader is None else people[reader]
        later = asking.steps(table, before[reader], seat=reader)["steps"]
        live = [step for message in heard if message["type"] == "update" for step in with_views(message)]
        assert live == later
        last = [message for message in heard if "state" in message][-1]
        assert last["state"]["view"] == asking.state(table, reader)["view"]


def with_views(update: Json) -> list[Json]:
    """The steps of an update; the view after the last one is that of the state."""
    *steps, last = update["steps"]
    return [*steps, {**last, "view": update["state"]["view"]}]


def test_who_was_away_gets_what_they_missed(server: Server) -> None:
    table, (ana, ben) = friends(server, "tzolkin")
    seen = ana.state(table, 0)["step"]
    for person, seat in ((ana, 0), (ben, 1)):
        for _ in range(2):
            person.act(table, seat, person.state(table, seat)["legal"][0]["action"])

    async def come_back(seen: int | None) -> Json:
        async with ana.live(table, 0, seen) as live:
            while (message := await live.next())["type"] == "table":
                pass
            return message

    update = asyncio.run(come_back(seen))
    assert update["type"] == "update"
    assert with_views(update) == ana.steps(table, seen, seat=0)["steps"]
    assert any(step["news"] for step in update["steps"])
    fresh = asyncio.run(come_back(None))
    assert fresh["type"] == "state" and fresh["state"] == update["state"]


def test_a_long_absence_is_paged(server: Server) -> None:
    ana = server.client()
    table = ana.make("tikal", HUMAN, HUMAN).id
    while (last := ana.state(table, 0)["step"]) <= 100:
        for seat in (0, 1):
            while legal := (state := ana.state(table, seat))["legal"]:
                ana.act(table, seat, legal[0]["action"], expected=state["step"])
                if state["step"] > 100:
                    break
    after, steps = 0, []
    while after < last:
        page = ana.steps(table, after, seat=0)
        assert page["after"] == after and page["last"] == last and len(page["steps"]) <= 100
        steps += page["steps"]
        after = steps[-1]["step"]
    assert [step["step"] for step in steps] == list(range(1, last + 1))
    assert ana.steps(table, last, seat=0)["steps"] == []
    with pytest.raises(Refused) as no:
        ana.steps(table, last + 1, seat=0)
    assert no.value.status == 404


def test_presence_is_told(server: Server) -> None:
    table, (ana, ben) = friends(server, "tikal")

    async def watch() -> list[list[bool]]:
        seen: list[list[bool]] = []
        async with ana.live(table, 0) as live:
            await live.next("state")
            async with ben.live(table, 1) as other:
                await other.next("state")
                seen.append(here(await live.next("table")))
            seen.append(here(await live.next("table")))
        return seen

    assert asyncio.run(watch()) == [[True, True], [True, False]]


def here(message: Json) -> list[bool]:
    return [seat["here"] for seat in message["table"]["seats"]]
