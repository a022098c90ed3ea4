"""Bots decide by what their seat may know: two worlds that it cannot tell apart get the same turn from the same dice.

Silver & Gold and Tzolk'in hide things, and in every example here some of them differ: hands of maps (SG 2.1), marks not
yet shown (SG 4.1), hands of wealth tiles (TZ 2.5). The order of decks and stacks is no secret of a position, for a
position does not hold it: chance draws when something is drawn. In Tikal nothing else is unseen, so its two worlds are
equal by construction, and all that is shown is that a turn depends on nothing but the position and the generator.
"""

from collections.abc import Iterator
from zlib import crc32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i16, i64
from tests.properties.tables import TABLES

import sacbe
from sacbe.bots.bot import Bot, Sight
from sacbe.bots.levels import levels
from sacbe.bots.silver_gold.levels import tables_for
from sacbe.bots.silver_gold.weights import LAYERS, WEIGHTS
from sacbe.engine.chance import rng
from sacbe.engine.game import CHANCE
from sacbe.games.silver_gold.components import MAPS, POINTS
from sacbe.testing.bots import Moment, another_world, brief, secret_moment, secret_moments, turn
from sacbe.testing.tables import Table, journeys

KINDS: dict[str, list[Table]] = {
    "silver_gold": [table for table in TABLES if table.game.id == "silver_gold"],
    "tikal": [table for table in TABLES if table.game.id == "tikal" and not table.game.options["auction"]],
    "tikal auction": [table for table in TABLES if table.game.id == "tikal" and table.game.options["auction"]],
    "tzolkin": [table for table in TABLES if table.game.id == "tzolkin"],
}
SECRETIVE = ("silver_gold", "tzolkin")
SIMULATIONS = {"silver_gold": 60, "tikal": 2, "tzolkin": 4}
NAMES = [(kind, name) for kind, tables in KINDS.items() for name in levels(tables[0].game.id) if name != "random"]


@pytest.fixture(scope="module", autouse=True)
def some_table() -> Iterator[None]:
    """Interpreted, filling the table of Silver & Gold takes half a minute. Any worths will do: both worlds have them.

    Compiled, it is the real one.
    """
    if sacbe.compiled:
        yield
        return
    worths: list[int] = []
    for held in range(MAPS):
        for free in range(2 ** int(POINTS[held])):
            done = int(POINTS[held]) - free.bit_count()
            worths += [60 * done + 7 * (7919 * free % 11) + done * left for left in range(LAYERS)]
    tables = tables_for(tuple(WEIGHTS))
    tables.worth = vec[i16](worths)
    tables.known = vec[i64]([1] * MAPS)
    yield
    tables_for.cache_clear()


def open_moments(table: Table) -> st.SearchStrategy[Moment]:
    decisions = journeys(table).filter(lambda pos: not pos.is_over and pos.turn != CHANCE)
    return decisions.flatmap(lambda pos: st.tuples(st.just(pos), st.sampled_from(pos.pending)))


def few(name: str, table: Table, label: int) -> Bot:
    """Simulations of `search` are whole games: interpreted, each takes long."""
    return brief(name, table, label, 4 if name == "search" else SIMULATIONS[table.game.id])


@pytest.mark.parametrize(("kind", "name"), [each for each in NAMES if each[0] in SECRETIVE])
@settings(max_examples=25)
@given(data=st.data(), label=st.integers(0, 999))
def test_what_is_hidden_changes_no_turn(kind: str, name: str, data: st.DataObject, label: int) -> None:
    table = data.draw(st.sampled_from(KINDS[kind]))
    pos, seat = data.draw(secret_moments(table))
    world = another_world(pos, seat, label)
    real = turn(few(name, table, label), pos, seat)
    assert turn(few(name, table, label), world, seat) == real, f"{name} saw what is hidden from it"


@pytest.mark.parametrize(("kind", "name"), [each for each in NAMES if each[0] not in SECRETIVE])
@settings(max_examples=8)
@given(data=st.data(), label=st.integers(0, 999))
def test_where_nothing_is_hidden_a_turn_is_a_function_of_the_position(
    kind: str, name: str, data: st.DataObject, label: int
) -> None:
    table = data.draw(st.sampled_from(KINDS[kind]))
    pos, seat = data.draw(open_moments(table))
    world = pos.imagine(seat, rng("world", label))
    assert world.key() == pos.key()
    assert turn(few(name, table, label), world, seat) == turn(few(name, table, label), pos, seat)


class Peeking:
    """Looks at the whole position, as no bot may."""

    def choose(self, sight: Sight) -> int:
        return sight.legal[crc32(str(sight._pos.to_json()).encode()) % len(sight.legal)]


@pytest.mark.parametrize("kind", SECRETIVE)
def test_a_bot_that_peeks_would_be_found(kind: str) -> None:
    table = KINDS[kind][-1]
    found = 0
    for seed in range(30):
        pos, seat = secret_moment(table, seed, seed)
        found += turn(Peeking(), pos, seat) != turn(Peeking(), another_world(pos, seat, seed), seat)
    assert found > 10
