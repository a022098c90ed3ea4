"""Playing games for records/, and looking for one that shows something. `make_records` says how they are written."""

from collections.abc import Callable, Sequence
from typing import Final

from sacbe.engine.chance import Dealer, seed_bytes
from sacbe.engine.game import CHANCE, Game, Position
from sacbe.engine.records import Record

PEOPLE: Final = ("Ana", "Bogdan", "Célia", "Władek")

Games = dict[str, tuple[Callable[[], Record], str]]
"""By file name: how the game is made and what the tag Note says of it."""
Decide = Callable[[Position, int], int]
"""What a seat does."""
Deal = Callable[[Record], int]
"""What chance draws."""
Spot = tuple[int, str]
"""An entry in force and what the comment beside it says."""
Shows = Callable[[Record], Spot | None]
NO_COMMENT: Final[Spot] = (0, "")


def seeded(game: Game, seed: int, names: Sequence[str] = PEOPLE, nonces: Sequence[bytes] = ()) -> Record:
    """An empty record that reveals its seed."""
    record = Record(game, list(names[: game.players]))
    record.seed = seed_bytes(seed)
    record.nonces = list(nonces)
    record.commitment = Dealer(record.seed, record.nonces).commitment
    return record


def dealt(record: Record) -> int:
    """The next draw, from the seed."""
    assert record.seed is not None
    return Dealer(record.seed, record.nonces).choose(record.draws(), record.position.outcomes())


def play_on(
    record: Record, decide: Decide, until: Callable[[Position], bool] | None = None, deal: Deal = dealt
) -> Record:
    """Play until the game is over or has come to what is waited for."""
    while not record.position.is_over and not (until is not None and until(record.position)):
        seat = record.position.turn
        if seat == CHANCE:
            record.push(deal(record))
        elif seat is not None:
            record.push(decide(record.position, seat), seat)
    return record


def search(first: int, make: Callable[[int], Record], shows: Callable[[Record], bool]) -> Record:
    """The first game from this seed on that shows what is looked for."""
    for seed in range(first, first + 100_000):
        record = make(seed)
        if shows(record):
            if seed != first:
                print(f"  found at seed {seed}, not {first}")
            return record
    raise SystemExit("no game shows it")


def remarked(record: Record, shows: Shows) -> bool:
    """Does the game show it? Then a comment says where."""
    spot = shows(record)
    if spot is not None:
        record.standing()[spot[0]].comment = spot[1]
    return spot is not None


def any_game(record: Record) -> Spot | None:
    return NO_COMMENT
