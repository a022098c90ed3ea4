"""What an action of a wheel would give a player now, technologies included: carried out on a copy, as far as no choice
is needed, and then compared with before.
"""

from typing import Final, cast

from mypy_extensions import i64

from sacbe.games.tzolkin import changes
from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin.effects import run, settle
from sacbe.games.tzolkin.numbering import WAYS
from sacbe.games.tzolkin.position import ROW, TECH, TEMPLE, WORKERS, State, resources, top
from sacbe.games.tzolkin.shapes import Gained, Gives
from sacbe.games.tzolkin.steps.harvest import check_harvest, harvest
from sacbe.games.tzolkin.steps.kinds import HARVEST, kind_of, next_effect

_known: Final[dict[tuple[int, ...], list[list[Gives]]]] = {}
_MOST_KNOWN: Final = 4096


def known_gains(state: State, seat: int) -> list[list[Gives]]:
    """What every action would give the seat, wheel by wheel; others get the same lists, so change nothing in them."""
    bearing = _bearing(state, seat)
    found = _known.get(bearing)
    if found is None:
        found = [[gains(state, seat, w, n) for n in range(1, int(box.NUMBERED[w]) + 1)] for w in range(box.WHEELS)]
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        _known[bearing] = found
    return found


def _bearing(state: State, seat: int) -> tuple[int, ...]:
    """All that has a bearing on gains: technologies, steps, workers, skulls in the bank, and what can be harvested."""
    base: i64 = seat * ROW
    have = state.have
    own: i64 = have[base + WORKERS] * 16 + min(state.bank, 3) * 2
    if resources(state, seat):
        own += 1
    track: i64 = 0
    while track < box.TRACKS:
        own = own * 4 + have[base + TECH + track]
        track += 1
    steps: i64 = 0
    other: i64 = 0
    while other < state.seats:
        god: i64 = 0
        while god < box.TEMPLES:
            steps = steps * 16 + have[other * ROW + TEMPLE + god]
            god += 1
        other += 1
    jungle: i64 = 0
    space: i64 = 2
    while space < 6:
        jungle = (jungle * 16 + state.corn_tiles[space]) * 16 + state.wood_tiles[space]
        space += 1
    return (seat, int(own), int(steps), int(jungle))


def gains(state: State, seat: int, wheel: int, action: int) -> Gives:
    """What the action changes at once, and what it then lets the player choose; harvests way by way."""
    after = state.copy()
    after.seat = seat
    after.depth = 0
    run(after, box.ACTION_EFFECTS[11 * wheel + action])
    settle(after)
    told = cast(Gives, _difference(state, after, seat))
    if not after.depth:
        return told
    if kind_of(top(after)) == HARVEST:
        ways = [way for way in range(len(WAYS)) if not check_harvest(state, seat, action, way)]
        told["harvest"] = {WAYS[way]: _harvested(state, seat, action, way) for way in ways}
        return told
    index = int(next_effect(after.stack[0])) - 1  # the effect that asks first
    told["then"] = []
    while box.EFFECT_OP[index] != box.END:
        if box.EFFECT_OP[index] != box.PRAY or state.have[seat * ROW + TECH + box.THEOLOGY] >= 2:
            told["then"].append(
                {"what": box.EFFECT_NAMES[int(box.EFFECT_OP[index])], "number": int(box.EFFECT_A[index])}
            )
        index += 1
    return told


def _harvested(state: State, seat: int, group: int, way: int) -> Gained:
    after = state.copy()
    harvest(after, seat, group, way)
    return _difference(state, after, seat)


def _difference(before: State, after: State, seat: int) -> Gained:
    """What changed for the seat, in goods, temple steps, workers and points."""
    told: dict[str, int] = changes.goods(before, after, seat)
    for god, (was, now) in changes.steps(before, after, seat).items():
        told[god] = now - was
    workers = changes.counted(before, after, seat).get("workers", 0)
    points = int(changes.points(before, after, seat))
    return cast(Gained, {**told, **({"workers": workers} if workers else {}), **({"points": points} if points else {})})
