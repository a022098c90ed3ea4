"""Views depend only on what a seat may know: worlds that it cannot tell apart look, play and read the same to it."""

import json
from itertools import chain

from sacbe.engine.chance import Rng, rng
from sacbe.engine.game import CHANCE, Position
from sacbe.engine.records import UNDO, UNKNOWN, Record
from sacbe.testing.tables import Property, Table, at_random, collect, length, openings, some_positions, step, viewers

PROPERTIES: list[Property] = []
holds = collect(PROPERTIES)


def sight(pos: Position, viewer: int) -> str:
    """Everything that a seat may know and do, as text. CHANCE is a spectator."""
    seat = None if viewer == CHANCE else viewer
    may = [] if seat is None else [pos.explain(action, seat) for action in range(0, pos.game.actions, 11)]
    mine = [] if seat is None else pos.legal(seat)
    known = [pos.view(seat), mine, may, pos.turn, pos.pending, pos.simultaneous, pos.number, pos.is_over]
    return json.dumps(known)


@holds
def several_views_at_once_are_those_of_each_alone(table: Table) -> None:
    for pos in chain(some_positions(table, "views", games=8, each=4), openings(table, games=8)):
        readers = [None, *range(table.game.players), table.game.players]
        assert pos.views(readers) == [pos.view(reader) for reader in readers]
        assert pos.views([]) == []


@holds
def terms_and_news_are_the_same_in_worlds_that_a_seat_cannot_tell_apart(table: Table) -> None:
    """Everything hidden from a viewer is drawn again before and after an action. What it learns stays the same."""
    for number, pos in enumerate(chain(some_positions(table, "told", games=10, each=4), openings(table, games=10))):
        if pos.is_over:
            continue
        random = rng("told", str(table), number)
        seat = CHANCE if pos.turn == CHANCE else pos.pending[random.below(len(pos.pending))]
        action = pos.draw(random) if seat == CHANCE else at_random(pos, seat, random)
        after = pos.copy()
        after.push(action, None if seat == CHANCE else seat)
        for viewer in viewers(pos):
            hidden = (pos.simultaneous and seat != viewer) or (seat == CHANCE and pos.conceals(action, viewer))
            real = told(pos, after, seat, UNKNOWN if hidden else action, viewer)
            for draw in range(3):
                world = pos.imagine(viewer, rng("told", number, viewer, draw))
                later = after.imagine(viewer, rng("told later", number, viewer, draw))
                assert told(world, later, seat, UNKNOWN if hidden else action, viewer) == real


def told(before: Position, after: Position, seat: int, action: int, viewer: int) -> str:
    """The terms of everything that a viewer may do, and the news of an action, as text."""
    mine = before.legal(viewer) if viewer in before.pending else []
    news = before.game.news(before, after, seat, action, None if viewer == CHANCE else viewer)
    return json.dumps([[before.terms(choice, viewer) for choice in mine], news])


@holds
def imagined_worlds_look_the_same_to_the_seat(table: Table) -> None:
    for number, pos in enumerate(some_positions(table, "imagine", games=15, each=4)):
        for viewer in viewers(pos):
            real = sight(pos, viewer)
            for draw in range(3):
                world = pos.imagine(viewer, rng("world", number, viewer, draw))
                assert sight(world, viewer) == real
                table.check(world)


@holds
def imagined_worlds_can_be_played_to_the_end(table: Table) -> None:
    for number, pos in enumerate(some_positions(table, "imagine and play", games=6, each=3)):
        for viewer in viewers(pos):
            random = rng("play on", number, viewer)
            world = pos.imagine(viewer, random)
            assert table.game.position(world.to_json()).key() == world.key()
            while not world.is_over:
                step(world, random)
            table.check(world)


@holds
def imagining_draws_anew_whatever_is_hidden(table: Table) -> None:
    hidden = 0
    positions = chain(some_positions(table, "hidden", games=15, each=6), openings(table, games=40))
    for number, pos in enumerate(positions):
        for viewer in viewers(pos):
            keys = {pos.imagine(viewer, rng("hidden", number, draw)).key() for draw in range(25)}
            if table.hides_something(pos, viewer):
                hidden += 1
                assert len(keys) > 1, f"seat {viewer} imagines only one world in {pos!r}"
    assert hidden > 20 or not table.has_secrets, "too few positions with something hidden were tried"


# Records: the same history with other secrets in it


class Rewritten(Exception):
    """The seat could tell the other history from the real one, so it does not count."""


def played(table: Table, seed: int) -> Record:
    """A game stopped somewhere, with actions taken back in its simultaneous phases."""
    random = rng("played", str(table), seed)
    record = Record(table.game)
    stop = random.below(length(table) if seed % 2 else length(table) // 4)
    for _ in range(stop):
        pos = record.position
        if pos.is_over:
            break
        if pos.turn == CHANCE:
            record.push(pos.draw(random))
            continue
        seat = pos.pending[random.below(len(pos.pending))]
        if pos.simultaneous and random.below(10) == 0:
            record.push(at_random(pos, seat, random), seat)
            if record.explain_undo(seat) is None:
                record.undo(seat)
        else:
            record.push(at_random(pos, seat, random), seat)
    return record


def open_from(record: Record) -> int:
    """Where the simultaneous phase that is still open begins."""
    start = len(record.entries)
    if record.position.simultaneous:
        while start and record.entries[start - 1].open_phase:
            start -= 1
    return start


def another_history(table: Table, record: Record, viewer: int, random: Rng) -> Record:
    """The record with other secrets: secret draws, detours, all that others do in an open phase."""
    other = Record(record.game, record.names)
    start = open_from(record)
    for entry in record.entries[:start]:
        others = entry.open_phase and entry.seat != viewer
        if others and not entry.standing:
            continue
        if others and random.below(12) == 0 and len(other.position.pending) > 1:
            aside = other.position.copy()
            action = at_random(aside, entry.seat, random)
            aside.push(action, entry.seat)
            if aside.simultaneous:
                other.push(action, entry.seat)
                other.undo(entry.seat)
        if entry.action == UNDO:
            other.undo(entry.seat)
            continue
        action = entry.action
        pos = other.position
        if pos.explain(action, entry.seat) is not None:
            raise Rewritten
        if entry.seat == CHANCE and table.draws_in_secret(pos, viewer) and random.below(6) == 0:
            action = pos.draw(random)
        other.push(action, entry.seat)
    for entry in record.entries[start:]:
        if entry.seat == viewer:
            if entry.action == UNDO:
                other.undo(viewer)
            else:
                other.push(entry.action, viewer)
    for seat in range(record.game.players):
        if seat != viewer and record.position.simultaneous:
            act_in_secret(other, seat, seat in record.position.pending, random)
    return other


def act_in_secret(record: Record, seat: int, stays: bool, random: Rng) -> None:
    """Any decisions after which the seat is done, or with `stays` still has to decide."""
    while seat in record.position.pending:
        if stays and random.below(2):
            return
        aside = record.position.copy()
        action = at_random(aside, seat, random)
        aside.push(action, seat)
        if stays and seat not in aside.pending:
            return
        if not aside.simultaneous:
            raise Rewritten
        record.push(action, seat)
        if random.below(5) == 0:
            record.undo(seat)


@holds
def a_record_seen_from_a_seat_tells_nothing_hidden(table: Table) -> None:
    different = 0
    for seed in range(32 if table.has_secrets else table.tries(32)):
        record = played(table, seed)
        for viewer in viewers(record.position):
            seat = None if viewer == CHANCE else viewer
            random = rng("another", seed, viewer)
            for _ in range(12):
                try:
                    other = another_history(table, record, viewer, random)
                except Rewritten:
                    continue
                assert other.view(seat).text() == record.view(seat).text()
                assert sight(other.position, viewer) == sight(record.position, viewer)
                different += other.text() != record.text()
                break
    assert different > 25 or not table.has_secrets, "too few histories with other secrets were found"


@holds
def exactly_the_secret_draws_are_concealed(table: Table) -> None:
    for pos in some_positions(table, "conceal", games=12, each=12):
        if pos.turn == CHANCE:
            drawn = pos.outcomes()[0][0]
            for viewer in viewers(pos):
                assert pos.conceals(drawn, viewer) == table.draws_in_secret(pos, viewer)


@holds
def a_record_seen_from_a_seat_reads_back(table: Table) -> None:
    for seed in range(40, 40 + table.tries(10)):
        record = played(table, seed)
        for seat in (None, *range(table.game.players)):
            text = record.view(seat).text()
            assert Record.parse(text).text() == text


@holds
def a_record_with_detours_reads_back(table: Table) -> None:
    for seed in range(50, 50 + table.tries(12)):
        text = played(table, seed).text()
        assert Record.parse(text).text() == text


@holds
def everybody_may_know_who_has_to_decide(table: Table) -> None:
    for pos in chain(some_positions(table, "deciding", games=8, each=4), openings(table, games=8)):
        for reader in (None, *range(table.game.players)):
            assert pos.view(reader)["pending"] == sorted(pos.pending)
