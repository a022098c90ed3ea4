"""What learners get: observations within their bounds and without secrets, and masks of exactly the legal actions."""

from itertools import chain

from librt.vecs import vec
from mypy_extensions import u8

from sacbe.engine.chance import rng
from sacbe.engine.game import Position
from sacbe.testing.tables import Property, Table, collect, openings, some_positions, viewers

PROPERTIES: list[Property] = []
holds = collect(PROPERTIES)


def numbers(pos: Position, viewer: int) -> list[int]:
    """The observation of a seat, or with CHANCE that of a spectator."""
    out = pos.game.observation.blank()
    pos.observe(viewer, out)
    return pos.game.observation.read(out)


@holds
def observations_stay_within_their_declared_bounds(table: Table) -> None:
    layout = table.game.observation
    bounds = list(zip(layout.names(), layout.low(), layout.high(), strict=True))
    for pos in some_positions(table, "bounds", games=6, each=6):
        for viewer in viewers(pos):
            for number, (name, low, high) in zip(numbers(pos, viewer), bounds, strict=True):
                assert low <= number <= high, f"{name} is {number} in {pos!r}"


@holds
def observations_of_worlds_that_a_seat_cannot_tell_apart_are_the_same(table: Table) -> None:
    for number, pos in enumerate(chain(some_positions(table, "look", games=6, each=4), openings(table, games=10))):
        for viewer in viewers(pos):
            for draw in range(3):
                world = pos.imagine(viewer, rng("look", number, viewer, draw))
                assert numbers(world, viewer) == numbers(pos, viewer), f"seat {viewer} sees what is hidden from it"


@holds
def a_mask_marks_exactly_what_is_legal(table: Table) -> None:
    decisions = table.game.decisions
    mask = vec[u8]([1] * (decisions + 3))
    for pos in some_positions(table, "mask", games=4, each=5):
        for viewer in viewers(pos):
            pos.mask(viewer, mask, 2)
            legal = pos.legal(viewer) if viewer in pos.pending else []
            assert [action for action in range(decisions) if mask[2 + action]] == legal
    assert mask[0] == mask[1] == mask[decisions + 2] == 1, "nothing beside it may be touched"
