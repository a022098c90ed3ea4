"""Bots decide by what their seat may know: in worlds that it cannot tell apart, they play the same turn."""

from itertools import islice

from hypothesis import given, settings
from hypothesis import strategies as st

from sacbe.bots.bot import Bot, Sight
from sacbe.bots.levels import levels, make_bot
from sacbe.engine.chance import rng
from sacbe.engine.errors import OptionError
from sacbe.engine.game import CHANCE, Position
from sacbe.testing.tables import TRIES, Property, Table, collect, walk

PROPERTIES: list[Property] = []
holds = collect(PROPERTIES)

STEPS = 120
"""How far into a game secrets are sought."""
DRAWS = 60
"""Where something is hidden, at least two of this many imagined worlds differ."""

Moment = tuple[Position, int]
"""A position and a seat that has to decide there."""


def brief(name: str, table: Table, label: object, simulations: int = 8) -> Bot:
    """A bot. If it looks ahead, then only for a few simulations."""
    try:
        return make_bot(f"{name}:{simulations}", table.game, rng("bot", label))
    except OptionError:
        return make_bot(name, table.game, rng("bot", label))


def secret_moment(table: Table, seed: int, which: int) -> Moment:
    """A decision of a random game where something is hidden from the seat."""
    found = [
        (pos.copy(), seat)
        for pos in islice(walk(table, seed), STEPS)
        for seat in pos.pending
        if table.hides_something(pos, seat)
    ]
    return found[which % len(found)]


def secret_moments(table: Table) -> st.SearchStrategy[Moment]:
    return st.builds(secret_moment, st.just(table), st.integers(0, 999), st.integers(0, 199))


def another_world(pos: Position, seat: int, label: int) -> Position:
    """A world that differs from this one but looks the same to the seat."""
    for draw in range(DRAWS):
        world = pos.imagine(seat, rng("world", label, draw))
        if world.key() != pos.key():
            assert world.view(seat) == pos.view(seat) and world.legal(seat) == pos.legal(seat)
            return world
    raise AssertionError(f"seat {seat} imagines only one world in {pos!r}")


def turn(bot: Bot, pos: Position, seat: int) -> list[str]:
    """What the bot does until its seat has decided, or until something new comes to light."""
    at = pos.copy()
    chosen: list[str] = []
    while seat in at.pending and (at.number, at.simultaneous) == (pos.number, pos.simultaneous):
        action = bot.choose(Sight(at, seat))
        chosen.append(at.game.name(action))
        at.push(action, seat)
        if at.turn == CHANCE:
            break
    return chosen


@holds
def what_is_hidden_changes_no_turn_of_a_bot(table: Table) -> None:
    if not table.has_secrets:
        return
    for name in levels(table.game.id):
        if name != "random":
            check_turns(name, table)


def check_turns(name: str, table: Table) -> None:
    @settings(TRIES, max_examples=10)
    @given(moment=secret_moments(table), label=st.integers(0, 999))
    def tried(moment: Moment, label: int) -> None:
        pos, seat = moment
        world = another_world(pos, seat, label)
        real = turn(brief(name, table, label), pos, seat)
        assert turn(brief(name, table, label), world, seat) == real, f"{name} saw what is hidden from it"

    tried()
