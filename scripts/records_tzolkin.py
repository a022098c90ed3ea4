"""The games in records/tzolkin/, for `make_records`.

Players plan whole turns by their own tastes, which are not those of our bots: so the files stay the same when a bot
learns something.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from scripts.recording import Games, Shows, Spot, any_game, play_on, remarked, search, seeded

import sacbe
from sacbe.engine.chance import Rng, rng
from sacbe.engine.game import CHANCE, Json, Position
from sacbe.engine.records import Record
from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin import position as table
from sacbe.games.tzolkin.actions import apply, legal
from sacbe.games.tzolkin.calendar import meal_bill
from sacbe.games.tzolkin.game import TzolkinPosition
from sacbe.games.tzolkin.numbering import DONE, ONE_DAY, TWO_DAYS
from sacbe.games.tzolkin.position import State
from sacbe.games.tzolkin.scoring import monument_points, temple_points
from sacbe.games.tzolkin.steps import kinds

ENDINGS: Final = 40  # ways to play the last round that are tried
WIDTH: Final = 8  # plans kept while a turn is thought through
LAST_DAY: Final = 26


# The players


@dataclass(frozen=True)
class Taste:
    """What a player holds dear, in points."""

    corn: float = 0.45
    resource: float = 0.6  # per corn of its price
    skull: float = 7.0
    temples: tuple[float, float, float] = (0.6, 0.7, 0.9)  # per step, besides the points to come
    level: float = 3.0
    building: float = 2.5
    monument: float = 1.0  # per point that it is worth now
    worker: float = 3.5
    riding: float = 0.5  # per space that a worker has ridden
    wheel: int = table.NONE  # where workers ride with more patience
    first_space: float = 1.0  # besides the corn that lies there
    two_days: float = 0.3  # how often the double advance is used
    staying: float = 0.0  # per worker on the wheels in the end, for the tie-break
    wastes: bool = False  # wants neither corn nor temples nor workers at work
    blocks: bool = False  # takes every free space from a player who has nothing left
    noise: float = 0.3


SENSIBLE: Final = Taste()


def worth(state: State, seat: int, taste: Taste) -> float:
    """What a position in the middle of a turn is worth to a seat."""
    have = [int(number) for number in state.have[seat * table.ROW : (seat + 1) * table.ROW]]
    if taste.wastes:
        return -5.0 * have[box.CORN] - 20.0 * sum(have[table.TEMPLE : table.TECH]) + 3.0 * have[table.IN_HAND]
    left = max(LAST_DAY - int(state.day), 0)
    early = left / LAST_DAY
    total = sum(have[table.FROM_SKULLS :]) / 4
    total += (0.25 + (taste.corn - 0.25) * early) * have[box.CORN]
    prices = 2 * have[box.WOOD] + 3 * have[box.STONE] + 4 * have[box.GOLD]
    total += (0.25 + (taste.resource - 0.25) * early) * prices
    total += (3 + (taste.skull - 3) * min(1.0, 4 * early)) * have[box.SKULL]
    age = 0 if state.fed_days < 2 else 1
    for god in range(box.TEMPLES):
        total += float(temple_points(state, seat, god, age)) + taste.temples[god] * have[table.TEMPLE + god]
    total += taste.level * early * sum(have[table.TECH : table.TECH + box.TRACKS])
    total += taste.building * have[table.BUILT].bit_count() + taste.worker * early * have[table.WORKERS]
    total += 1.5 * min(have[table.FED] + have[table.THRIFTY], 6) * early
    raised = [monument for monument in range(box.MONUMENTS) if have[table.RAISED] >> monument & 1]
    total += taste.monument * sum(monument_points(state, seat, monument) for monument in raised)
    hungry = max(int(meal_bill(state, seat)) - have[box.CORN], 0)
    if state.fed_days < 4:
        total -= 1.4 * hungry / (1 + max(int(box.FOOD_DAYS[state.fed_days] - state.day), 0) / 3)
    if state.first_space == seat and left:
        total += taste.first_space + taste.corn * int(state.sun_corn)
    total += _riders(state, seat, taste, left, have[box.SKULL])
    return total + _promised(state) + (_blocked(state, seat) if taste.blocks else 0.0)


def _riders(state: State, seat: int, taste: Taste, left: int, skulls: int) -> float:
    """Workers on the wheels, by where they can still ride; at Chichen Itza only with a skull."""
    total = 0.0
    for wheel in range(box.WHEELS):
        for space in range(int(box.LAST[wheel]) + 1):
            if state.wheel[box.WHEEL_AT[wheel] + space] != seat:
                continue
            if not left:
                total += taste.staying
                continue
            total += 1.2
            if wheel != box.CHICHEN_ITZA:
                total += (taste.riding + (wheel == taste.wheel)) * min(space + 1, 5)
            elif skulls:
                total += taste.riding * min(space + 1, 9) * 1.2
                skulls -= 1
    return total


def _promised(state: State) -> float:
    """Choices still to come in this turn bring something."""
    return 1.5 * max(int(state.depth) - 1, 0)


def _blocked(state: State, seat: int) -> float:
    """Once somebody has neither corn nor temple steps: workers ready to take what is free, and then all of it."""
    poor = [other for other in range(int(state.seats)) if _is_poor(state, other)]
    if not poor:
        return 0.0
    if any(worker in poor for worker in state.wheel):
        return 6.0 * int(state.have[seat * table.ROW + table.IN_HAND])
    taken = [state.wheel[box.WHEEL_AT[wheel]] != table.NONE for wheel in range(box.WHEELS)]
    return 25.0 * (sum(taken) + (state.first_space != table.NONE))


def _is_poor(state: State, seat: int) -> bool:
    base = seat * table.ROW
    steps = [state.have[base + table.TEMPLE + god] for god in range(box.TEMPLES)]
    return state.have[base + box.CORN] == 0 and not any(steps)


def decide(pos: TzolkinPosition, seat: int, taste: Taste, random: Rng) -> int:
    state = pos.state
    choices = pos.legal(seat)
    if len(choices) == 1:
        return choices[0]
    if state.phase == table.DAY:
        return TWO_DAYS if random.unit() < taste.two_days else ONE_DAY
    if state.phase == table.KEEP:
        return choices[random.below(len(choices))]
    return best_turn(state, seat, taste, random)


def best_turn(state: State, seat: int, taste: Taste, random: Rng) -> int:
    """The first action of the best way found to finish the turn."""
    best = (float("-inf"), DONE)
    if _may_end(state):
        best = (worth(state, seat, taste), DONE)
    plans = [(0.0, -1, state)]
    while plans:
        grown: dict[float, tuple[int, State]] = {}
        for _, first, before in plans:
            for action in legal(before, seat):
                if action == DONE and _may_end(before):
                    continue
                after = before.copy()
                apply(after, seat, action)
                value = worth(after, seat, taste) + taste.noise * random.unit()
                begun = action if first < 0 else first
                grown[value] = (begun, after)
                if _may_end(after) and value > best[0]:
                    best = (value, begun)
        plans = [(value, *grown[value]) for value in sorted(grown, reverse=True)[:WIDTH]]
    return best[1]


def _may_end(state: State) -> bool:
    return state.depth == 1 and state.stack[0] == kinds.TURN and state.mode != table.UNDECIDED


# Playing


def deciding(tastes: Sequence[Taste], random: Rng) -> Callable[[Position, int], int]:
    def chosen(pos: Position, seat: int) -> int:
        assert isinstance(pos, TzolkinPosition)
        return decide(pos, seat, tastes[seat], random)

    return chosen


def found(first: int, tastes: Sequence[Taste], shows: Shows) -> Record:
    """The first game from this seed on that shows what is looked for."""
    game = sacbe.load("tzolkin", players=len(tastes))

    def make(seed: int) -> Record:
        return play_on(seeded(game, seed), deciding(tastes, rng("make records of tzolkin", seed)))

    return search(first, make, lambda record: remarked(record, shows))


def found_at_the_end(first: int, first_ending: int, players: int, shows: Shows) -> Record:
    """The same, but the last round is tried many times with other whims: so two can be brought to the same score."""
    for seed in range(first, first + 100):
        opening = seeded(sacbe.load("tzolkin", players=players), seed)
        play_on(opening, deciding([SENSIBLE] * players, rng("make records of tzolkin", seed)), is_last_round)
        for ending in range(first_ending if seed == first else 0, ENDINGS):
            record = seeded(opening.game, seed)
            for entry in opening.entries:
                record.push(entry.action, None if entry.seat == CHANCE else entry.seat)
            random = rng("make records of tzolkin", seed, "ending", ending)
            play_on(record, deciding([WHIMSICAL] * players, random))
            if remarked(record, shows):
                if (seed, ending) != (first, first_ending):
                    print(f"  found at seed {seed}, ending {ending}, not {first}, {first_ending}")
                return record
    raise SystemExit("no game shows it")


def is_last_round(pos: Position) -> bool:
    assert isinstance(pos, TzolkinPosition)
    state = pos.state
    return state.phase == table.TURN and state.fed_days == 3 and state.food_due == 1


# What is looked for


def steps(record: Record) -> list[tuple[int, Json, str, Json]]:
    """Every entry: its index, the document before it, its name, the document after it."""
    documents = [pos.to_json() for pos in record.positions()]
    names = [record.game.name(entry.action) for entry in record.entries]
    return list(zip(range(len(names)), documents, names, documents[1:], strict=False))


def has_pity(record: Record) -> Spot | None:
    """TZ 4.6."""
    for index, _, _, after in steps(record):
        if after["mode"] == "pitied":
            return index, "out of pity: no corn, no worker on a wheel, all temples at the bottom, nothing is free"
    return None


def has_skipped_food_day(record: Record) -> Spot | None:
    """TZ 7.5."""
    for index, before, name, after in steps(record):
        if name == "two days" and before["day"] + 1 in box.FOOD_DAYS:
            return index, f"past the food day {before['day'] + 1}: it comes on day {after['day']}"
    return None


def has_skull_shortage(record: Record) -> Spot | None:
    """TZ 9.3, 11.9."""
    for index, before, _, after in steps(record):
        if after["food_days_done"] > before["food_days_done"] and after["food_days_done"] in (1, 3):
            players = before["players"]
            bank = box.SKULLS - len(before["skulls_offered"]) - sum(player["skull"] for player in players)
            wanted = sum(player["temples"]["kukulcan"] >= 5 for player in players)
            if 0 < bank < wanted:
                return index, f"food day: {wanted} would get a skull and the bank has {bank}, so nobody gets one"
    return None


def all_tops_are_contested(record: Record) -> Spot | None:
    """TZ 9.5: on each temple somebody holds the top and another stands right below."""
    for index, _, _, after in steps(record):
        tokens = [[player["temples"][god] for player in after["players"]] for god in box.GODS]
        if all({int(top), int(top) - 1} <= set(steps) for top, steps in zip(box.TOP, tokens, strict=True)):
            return index, "on all three temples the top is taken and somebody waits right below"
    return None


def stack_runs_out(record: Record) -> Spot | None:
    """TZ 4.7."""
    for index, before, name, after in steps(record):
        if name == "done" and before["food_days_done"] < 2 and after["number"] > before["number"]:
            if len(after["display"]) < box.DISPLAY:
                return index, f"the stack of age 1 is empty: {len(after['display'])} buildings are left"
    return None


def is_decided_by_workers(record: Record) -> Spot | None:
    """TZ 10.2."""
    scores, places = record.position.scores(), record.position.ranking()
    if scores.count(max(scores)) > 1 and places.count(1) == 1:
        winner = "ABCD"[places.index(1)]
        return len(record.entries) - 1, f"{max(scores):g} points each; {winner} has more workers on the wheels"
    return None


def is_shared(record: Record) -> Spot | None:
    """TZ 10.2."""
    if record.position.ranking().count(1) > 1:
        return len(record.entries) - 1, "as many points and as many workers on the wheels: they share the win"
    return None


# The games

WHIMSICAL: Final = replace(SENSIBLE, staying=2.0, noise=6.0)
HASTY: Final = replace(SENSIBLE, first_space=4.0, two_days=1.0)
BUILDER: Final = replace(SENSIBLE, building=6.0)
COLLECTOR: Final = replace(SENSIBLE, skull=10.0, wheel=box.YAXCHILAN)
PILGRIM: Final = replace(SENSIBLE, temples=(0.6, 0.7, 8.0))
DEVOUT: Final = [replace(SENSIBLE, temples=temples) for temples in ((0.6, 10.0, 0.6), (6.0, 0.6, 6.0))]
WASTREL: Final = replace(SENSIBLE, wastes=True)
RUTHLESS: Final = replace(SENSIBLE, blocks=True)

GAMES: Final[Games] = {
    "two-players": (lambda: found(2, [SENSIBLE] * 2, any_game), "a game of two, with twelve dummies (TZ 2.6)"),
    "three-players": (lambda: found(3, [SENSIBLE] * 3, any_game), "a game of three, with six dummies (TZ 2.6)"),
    "four-players": (lambda: found(4, [SENSIBLE] * 4, any_game), "a game of four"),
    "pity": (
        lambda: found(100, [RUTHLESS, RUTHLESS, RUTHLESS, WASTREL], has_pity),
        "D has nothing left, and the gods take pity (TZ 4.6)",
    ),
    "skipped-food-day": (
        lambda: found(203, [HASTY] * 3, has_skipped_food_day),
        "a double advance passes a food day, which comes a day late (TZ 7.5)",
    ),
    "skull-shortage": (
        lambda: found(305, [COLLECTOR, PILGRIM, SENSIBLE, PILGRIM], has_skull_shortage),
        "on a food day the bank has too few skulls, so nobody gets one (TZ 9.3)",
    ),
    "contested-tops": (
        lambda: found(461, DEVOUT * 2, all_tops_are_contested),
        "on all three temples somebody stands below a taken top and loses a step (TZ 9.5)",
    ),
    "exhausted-age-1-stack": (
        lambda: found(500, [BUILDER] * 4, stack_runs_out),
        "no building of age 1 is left to fill an emptied slot (TZ 4.7)",
    ),
    "tie-decided-by-workers": (
        lambda: found_at_the_end(614, 20, 2, is_decided_by_workers),
        "both have the most points; more workers on the wheels decide (TZ 10.2)",
    ),
    "shared-win": (
        lambda: found_at_the_end(708, 34, 3, is_shared),
        "two have the most points and as many workers on the wheels (TZ 10.2)",
    ),
}
