"""What lies on the table in the middle of a game: wheels, players' goods, temples, tiles, and the stack of decisions.

Only the state and how it is copied live here. What a player has stands at `have[ROW * seat + ...]`, by the names below.
The stack holds what is still to be decided or carried out in this turn, the next thing on top; see `steps`.
"""

from typing import Final, final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin.shapes import Mode, Phase

NONE: Final = -1
DUMMY: Final = 4  # a worker of nobody

# What a player has; the first five are the goods of `components`.
TEMPLE: Final = 5  # + god: the step
TECH: Final = 8  # + track: the level
WORKERS: Final = 12  # in play
IN_HAND: Final = 13  # of these, not on a wheel
LIGHT: Final = 14  # 1 while the double advance is available
BUILT: Final = 15  # buildings, as a set
RAISED: Final = 16  # monuments, as a set
CORN_TILE: Final = 17  # harvest tiles
WOOD_TILE: Final = 18
FED: Final = 19  # workers fed for free by farms
THRIFTY: Final = 20  # corn less per worker
HAND: Final = 21  # wealth tiles dealt, as a set, until all have kept
WEALTH_KEPT: Final = 22  # wealth tiles kept, as a set
FROM_SKULLS: Final = 23  # points by where they came from, in quarters
FROM_TEMPLES: Final = 24
FROM_BUILDINGS: Final = 25
FROM_TECH: Final = 26
FROM_MONUMENTS: Final = 27
FROM_GOODS: Final = 28
FROM_HUNGER: Final = 29
ROW: Final = 30
SOURCES: Final = ("skulls", "temples", "buildings", "technologies", "monuments", "goods", "hunger")

# What is due now. Chance decides in all phases but KEEP, TURN and DAYS.
START: Final = 0  # the first player (TZ 2.7)
SHOW_BUILDINGS: Final = 1  # the first six buildings (TZ 2.3)
SHOW_MONUMENTS: Final = 2
DEAL: Final = 3  # wealth tiles (TZ 2.5)
DUMMIES: Final = 4  # dummy workers (TZ 2.6)
KEEP: Final = 5  # everyone keeps two wealth tiles
TURN: Final = 6  # the player in turn, as the stack says
REFILL: Final = 7  # emptied building slots (TZ 4.7)
NEW_AGE: Final = 8  # six buildings of age 2 (TZ 9.2)
DAY: Final = 9  # one day or two (TZ 7.3)
OVER: Final = 10
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# How the turn began.
UNDECIDED: Final = 0
PLACING: Final = 1
PICKING: Final = 2
PITIED: Final = 3
MODES: Final[tuple[Mode, ...]] = get_args(Mode)

STACK: Final = 40


@final
class State:
    """The whole table."""

    __slots__ = (
        "age1",
        "age2",
        "bank",
        "begged",
        "corn_tiles",
        "day",
        "depth",
        "display",
        "dummies",
        "fed_days",
        "first",
        "first_space",
        "food_due",
        "have",
        "mode",
        "monuments",
        "number",
        "offered",
        "phase",
        "placed",
        "seat",
        "seats",
        "stack",
        "sun_corn",
        "taken_first",
        "turns",
        "wealth",
        "wheel",
        "wood_tiles",
    )  # fmt: skip

    def __init__(self, seats: i64, twin: "State | None" = None) -> None:
        """The table before the set-up; or rows of numbers like those of a twin, to which `copy` adds the rest."""
        self.seats: i64 = seats
        self.phase: i64 = START
        self.number: i64 = 0  # turns begun
        self.seat: i64 = NONE  # whose turn it is
        self.first: i64 = NONE  # who has the first-player token
        self.turns: i64 = 0  # turns taken this round
        self.day: i64 = 0  # the tooth of the last food day (TZ 2.1)
        self.food_due: i64 = 0  # 1 if this round is a food day
        self.fed_days: i64 = 0  # food days done
        self.sun_corn: i64 = 0  # corn accumulated on the calendar
        self.first_space: i64 = NONE  # whose worker stands on the first-player space
        self.bank: i64 = box.SKULLS
        self.offered: i64 = 0  # filled slots of Chichen Itza, as a set by action number
        self.age1: i64 = box.AGE1  # buildings in the stacks
        self.age2: i64 = box.AGE2
        self.display: i64 = 0
        self.monuments: i64 = 0  # on display
        self.wealth: i64 = 2**box.WEALTH - 1  # wealth tiles not drawn
        self.dummies: i64 = 0  # still to be placed
        self.mode: i64 = UNDECIDED
        self.begged: i64 = 0  # 1 once begged this turn
        self.placed: i64 = 0  # workers placed this turn
        self.taken_first: i64 = 0  # 1 if this turn placed a worker on the first-player space
        self.depth: i64 = 0
        if twin is not None:
            self.wheel: vec[i64] = twin.wheel[:]
            self.corn_tiles: vec[i64] = twin.corn_tiles[:]
            self.wood_tiles: vec[i64] = twin.wood_tiles[:]
            self.stack: vec[i64] = twin.stack[:]
            self.have: vec[i64] = twin.have[:]
            return
        self.wheel = vec[i64]([NONE] * box.POSITIONS)
        self.corn_tiles = vec[i64]([0] * 6)  # by Palenque space
        self.wood_tiles = vec[i64]([0] * 6)
        self.stack = vec[i64]([0] * STACK)
        row = [0] * ROW
        row[WORKERS] = box.WORKERS_AT_START
        row[IN_HAND] = box.WORKERS_AT_START
        row[LIGHT] = 1
        for god in range(3):
            row[TEMPLE + god] = box.START_STEP
        self.have = vec[i64]([number for _ in range(seats) for number in row])
        for space in range(2, 6):  # TZ 2.2: as many plots in each group as players
            self.corn_tiles[space] = seats
            if space > 2:
                self.wood_tiles[space] = seats

    def copy(self) -> "State":
        twin = State(self.seats, self)
        twin.phase = self.phase
        twin.number = self.number
        twin.seat = self.seat
        twin.first = self.first
        twin.turns = self.turns
        twin.day = self.day
        twin.food_due = self.food_due
        twin.fed_days = self.fed_days
        twin.sun_corn = self.sun_corn
        twin.first_space = self.first_space
        twin.bank = self.bank
        twin.offered = self.offered
        twin.age1 = self.age1
        twin.age2 = self.age2
        twin.display = self.display
        twin.monuments = self.monuments
        twin.wealth = self.wealth
        twin.dummies = self.dummies
        twin.mode = self.mode
        twin.begged = self.begged
        twin.placed = self.placed
        twin.taken_first = self.taken_first
        twin.depth = self.depth
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            self.phase, self.number, self.seat, self.first, self.turns, self.day, self.food_due, self.fed_days,
            self.sun_corn, self.first_space, self.bank, self.offered, self.age1, self.age2, self.display,
            self.monuments, self.wealth, self.dummies, self.mode, self.begged, self.placed, self.taken_first,
            *self.wheel, *self.corn_tiles, *self.wood_tiles, *self.entries(), *self.have,
        )  # fmt: skip

    def entries(self) -> list[int]:
        """The stack from the bottom up."""
        return [self.stack[i] for i in range(self.depth)]


def push(state: State, entry: i64) -> None:
    state.stack[state.depth] = entry
    state.depth += 1


def top(state: State) -> i64:
    return state.stack[state.depth - 1]


def pop(state: State) -> i64:
    state.depth -= 1
    return state.stack[state.depth]


def swap(state: State, entry: i64) -> None:
    """Put another entry in the place of the top one."""
    state.stack[state.depth - 1] = entry


def points(state: State, seat: i64, source: i64, number: i64) -> None:
    """Points of a seat from a source, whole ones; the rows keep quarters."""
    state.have[seat * ROW + source] += 4 * number


def quarters(state: State, seat: i64) -> i64:
    """The score of a seat in quarter points."""
    have = state.have
    at: i64 = seat * ROW + FROM_SKULLS
    end: i64 = seat * ROW + FROM_HUNGER
    total: i64 = 0
    while at <= end:
        total += have[at]
        at += 1
    return total


def resources(state: State, seat: i64) -> i64:
    """Wood, stone and gold together."""
    base: i64 = seat * ROW
    return state.have[base + 1] + state.have[base + 2] + state.have[base + 3]
