"""The tables on which a game's properties are tested, and ways to reach positions there.

A game needs one `Table` for each way of playing it. The tests are in the other modules of this room.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from sacbe.engine.chance import Rng, rng
from sacbe.engine.game import CHANCE, Game, Position
from sacbe.engine.records import Record

TRIES = settings(deadline=None, max_examples=40, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
"""How hard Hypothesis tries. It keeps failures in .hypothesis/examples and tries them first the next time."""
Choice = Callable[[Position, int, Rng], int]


def at_random(pos: Position, seat: int, random: Rng) -> int:
    choices = pos.legal(seat)
    return choices[random.below(len(choices))]


def never(pos: Position, viewer: int) -> bool:
    return False


def from_nothing(game: Game, random: Rng) -> Position:
    return game.start()


def whatever(pos: Position) -> None:
    """The check of a table that has none of its own."""


@dataclass(frozen=True)
class Table:
    """A game with its options, what must hold in each of its positions, and how to play to reach rare ones.

    What is secret is defined here a second time, independently of the game: is the draw that is due kept from a viewer,
    and is anything hidden from the viewer? (CHANCE is a spectator.)
    """

    game: Game
    check: Callable[[Position], None] = whatever
    draws_in_secret: Callable[[Position, int], bool] = never
    hides_something: Callable[[Position, int], bool] = never
    ways: tuple[Choice, ...] = (at_random,)
    starts: tuple[Callable[[Game, Rng], Position], ...] = (from_nothing,)
    volume: float = 1.0
    """The share of the usual number of tries, so that tables with longer games take no more time."""
    records: tuple[Record, ...] = ()
    """Games whose positions are tested, too: rare endings, for instance."""

    def tries(self, usual: int) -> int:
        return max(1, round(self.volume * usual))

    @property
    def has_secrets(self) -> bool:
        return self.hides_something is not never

    def __str__(self) -> str:
        return "-".join([self.game.id, *(str(value) for value in self.game.options.values())])


Property = Callable[[Table], None]
"""What must hold at every table; an AssertionError says where it does not."""


def collect(into: list[Property]) -> Callable[[Property], Property]:
    """A decorator that puts a property into a list."""

    def collected(check: Property) -> Property:
        into.append(check)
        return check

    return collected


def seats(pos: Position) -> range:
    return range(pos.game.players)


def viewers(pos: Position) -> list[int]:
    """Every seat, and CHANCE for a spectator."""
    return [*seats(pos), CHANCE]


def step(pos: Position, random: Rng, choose: Choice = at_random) -> tuple[int, int]:
    """Do one draw, or one decision of any seat that may decide. Returns the action and who did it."""
    if pos.turn == CHANCE:
        action = pos.draw(random)
        pos.push(action)
        return action, CHANCE
    seat = pos.pending[random.below(len(pos.pending))]
    action = choose(pos, seat, random)
    pos.push(action, seat)
    return action, seat


def walk(table: Table, seed: int) -> Iterator[Position]:
    """The positions of one game, as one object that changes: copy it to keep it."""
    random = rng("walk", str(table), seed)
    choose = table.ways[seed % len(table.ways)]
    pos = table.starts[seed % len(table.starts)](table.game, random)
    yield pos
    while not pos.is_over:
        step(pos, random, choose)
        yield pos


def reach(table: Table, seed: int, steps: int) -> Position:
    """The position after this many actions of a game, or its last one."""
    *_, pos = islice(walk(table, seed), steps + 1)
    return pos


def some_positions(table: Table, label: str, games: int, each: int) -> Iterator[Position]:
    """Some positions from each of some games and from the table's records."""
    random = rng("some positions", label, str(table))
    games_walked = (walk(table, seed) for seed in range(table.tries(games)))
    ways = [*games_walked, *(record.positions() for record in table.records)]
    for way in ways:
        passed = [pos.copy() for pos in way]
        for _ in range(each):
            yield passed[random.below(len(passed))].copy()


def openings(table: Table, games: int) -> Iterator[Position]:
    """A position from the first steps of each of some games, where hands are dealt and still secret."""
    random = rng("openings", str(table))
    for seed in range(games):
        yield reach(table, seed, random.below(40))


@cache
def length(table: Table) -> int:
    """About how many actions a game takes: the longest of some."""
    return max(sum(1 for _ in walk(table, seed)) for seed in range(6))


def journeys(table: Table) -> st.SearchStrategy[Position]:
    """Positions for Hypothesis. A failure shrinks to the shortest way to it."""
    return st.builds(lambda steps, seed: reach(table, seed, steps), st.integers(0, length(table)), st.integers(0, 999))
