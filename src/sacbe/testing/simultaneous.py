"""In a simultaneous phase, the order in which seats act does not matter."""

from sacbe.engine.chance import rng
from sacbe.engine.game import CHANCE, Position
from sacbe.engine.records import Record
from sacbe.testing.tables import Property, Table, at_random, collect, step, walk

PROPERTIES: list[Property] = []
holds = collect(PROPERTIES)


def phase_starts(table: Table, games: int) -> list[Position]:
    """The first positions of simultaneous phases."""
    found: list[Position] = []
    for seed in range(table.tries(games)):
        drawing = True
        for pos in walk(table, seed):
            if drawing and pos.simultaneous:
                found.append(pos.copy())
            drawing = not pos.simultaneous
    return found


@holds
def any_order_of_the_seats_leads_to_the_same_position(table: Table) -> None:
    for number, start in enumerate(phase_starts(table, games=6)):
        random = rng("order", number)
        decisions = {seat: all_decisions(start, seat, number) for seat in start.pending}
        ends = set()
        for _ in range(4):
            pos = start.copy()
            left = {seat: list(actions) for seat, actions in decisions.items()}
            while any(left.values()):
                seat = sorted(left)[random.below(len(left))]
                if left[seat]:
                    assert left[seat][0] in pos.legal(seat)
                    pos.push(left[seat].pop(0), seat)
            ends.add(pos.key())
        assert len(ends) == 1


def all_decisions(start: Position, seat: int, number: int) -> list[int]:
    """What a seat does in the whole phase if nobody else acts."""
    pos = start.copy()
    random = rng("decisions", number, seat)
    decisions = []
    while pos.simultaneous and seat in pos.pending and pos.number == start.number:
        decisions.append(at_random(pos, seat, random))
        pos.push(decisions[-1], seat)
    return decisions


@holds
def what_a_seat_may_do_does_not_depend_on_the_others(table: Table) -> None:
    for number, pos in enumerate(phase_starts(table, games=6)):
        random = rng("others", number)
        while pos.simultaneous and len(pos.pending) > 1:
            before = {seat: pos.legal(seat) for seat in pos.pending}
            _, mover = step(pos, random)
            assert {seat: pos.legal(seat) for seat in before if seat != mover} == {
                seat: legal for seat, legal in before.items() if seat != mover
            }


@holds
def taking_back_all_that_was_done_leads_back_to_the_start_of_the_phase(table: Table) -> None:
    for seed in range(table.tries(6)):
        random = rng("taking back", str(table), seed)
        record = Record(table.game)
        phases = 0
        while not record.position.is_over and phases < 6:
            pos = record.position
            if pos.turn == CHANCE:
                record.push(pos.draw(random))
                continue
            if pos.simultaneous:
                phases += 1
                do_and_take_back(record, seed)
            while record.position.pending:
                seat = record.position.pending[0]
                record.push(at_random(record.position, seat, random), seat)


def do_and_take_back(record: Record, seed: int) -> None:
    random = rng("do", seed, len(record.entries))
    before = record.position.key()
    done = []
    while True:
        aside = record.position.copy()
        action, seat = step(aside, random)
        if not aside.simultaneous:
            break
        record.push(action, seat)
        done.append(seat)
    for seat in sorted(done):
        assert record.explain_undo(seat) is None
        record.undo(seat)
    assert record.position.key() == before
