"""What the server gives a reader tells nothing secret: two worlds that differ only in secrets are the same to it."""

import asyncio
from pathlib import Path

import pytest
from tests.server.worlds import Clock, Distinct, Servers, World, clock, completed, two_worlds

import sacbe
from sacbe.engine.chance import rng
from sacbe.engine.game import Game
from sacbe.engine.records import Record
from sacbe.server.feed import SPECTATOR
from sacbe.server.problems import Denial
from sacbe.server.wire import Act

__all__ = ["clock"]

GAMES: list[tuple[str, dict[str, object], int]] = [
    ("silver_gold", {"players": 2}, 120),
    ("silver_gold", {"players": 3, "start_player": "seat-1"}, 180),
    ("silver_gold", {"players": 4, "open_discard": True}, 240),
    ("tzolkin", {"players": 2}, 60),
    ("tzolkin", {"players": 3}, 60),
    ("tzolkin", {"players": 4}, 60),
    ("tikal", {"players": 2}, 60),
    ("tikal", {"players": 4, "auction": True}, 60),
]


async def compare(servers: Servers, game: Game, longest: int, seed: int, clock: Clock) -> int:
    """Play two worlds of one game; how many times they were compared while their secrets were different."""
    random = rng("worlds", game.id, str(game.options), seed)
    readers = game.players + 1
    reader = seed % readers - 1
    stop = 1 + random.below(longest) if seed // readers % 2 else 0
    worlds = await two_worlds(servers, game, reader, stop, random, clock)
    if not stop:
        await worlds.begin()
    first = worlds.both[0]
    for _ in range(3):
        if first.position.is_over:
            break
        await worlds.compare()
        if first.position.simultaneous:
            await worlds.phase()
        else:
            await worlds.turn()
        await worlds.compare()
        if reader != SPECTATOR and random.below(2) == 0:
            await worlds.ask_back()
    return worlds.different


@pytest.mark.parametrize(("name", "options", "longest"), GAMES, ids=lambda value: str(value))
def test_worlds_with_other_secrets_are_the_same_to_a_reader(
    tmp_path: Path, clock: Clock, name: str, options: dict[str, object], longest: int
) -> None:
    game = sacbe.load(name, **options)
    servers = Servers(tmp_path / "0")
    different = 0
    try:
        # Every reader, once from the beginning and once from somewhere in the game; without secrets once is enough.
        for seed in range((1 if name == "tikal" else 2) * (game.players + 1)):
            try:
                different += asyncio.run(compare(servers, game, longest, seed, clock))
            except Distinct:
                # What is left of it is different in each world.
                servers.close()
                servers = Servers(tmp_path / str(seed + 1))
    finally:
        servers.close()
    assert different > 5 or name == "tikal", "too few worlds with other secrets were found"


def last_to_mark(seat: int) -> tuple[Record, list[int], int]:
    """A game in which the seat alone is still to mark; a way to do so, and what it could do right after it."""
    for seed in range(300):
        random = rng("last to mark", seed)
        record = Record(sacbe.load("silver_gold", players=2))
        while not record.position.is_over:
            pos = record.position
            if pos.turn == sacbe.CHANCE:
                record.push(pos.draw(random))
                continue
            if pos.simultaneous and pos.pending == (seat,):
                after = pos.copy()
                way = completed(after, seat, random)
                if seat in after.pending:
                    return record, way, after.legal(seat)[0]
            who = pos.pending[-1] if seat == 0 else pos.pending[0]
            choices = pos.legal(who)
            record.push(choices[random.below(len(choices))], who)
    raise AssertionError("no such game was found")


def test_one_request_cannot_look_beyond_the_end_of_a_phase(tmp_path: Path, clock: Clock) -> None:
    """Else one could add something impossible, and learn from the refusal what others chose, without choosing."""
    record, way, more = last_to_mark(0)
    servers = Servers(tmp_path)

    async def ask() -> None:
        world = World(servers.houses()[0], "probed", record.game, 0, clock)
        await world.begin([(entry, clock.now) for entry in record.entries])
        step = world.table.last_step(0)
        for actions in ([*way, more], [*way, record.game.actions - 1]):
            act = Act(id="look-beyond", seat=0, expected=step, actions=list(actions))
            with pytest.raises(Denial) as refusal:
                await world.house.play.act("probed", act, world.session)
            assert refusal.value.status == 422 and refusal.value.clause
        assert world.table.last_step(0) == step
        act = Act(id="just-this-far", seat=0, expected=step, actions=list(way))
        await world.house.play.act("probed", act, world.session)
        assert world.table.last_step(0) > step

    try:
        asyncio.run(ask())
    finally:
        servers.close()
