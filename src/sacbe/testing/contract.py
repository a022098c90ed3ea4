"""What every position promises: one judge of what is legal, independent copies, round trips of notation and JSON."""

import json
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sacbe.engine.chance import Rng, rng
from sacbe.engine.errors import ActionError, AmbiguousAction, IllegalAction, MalformedAction
from sacbe.engine.game import CHANCE, Position
from sacbe.engine.registry import load
from sacbe.testing.tables import TRIES, Property, Table, collect, journeys, seats, some_positions, step, walk

PROPERTIES: list[Property] = []
holds = collect(PROPERTIES)


def picture(pos: Position) -> tuple[object, str]:
    """Everything that can be seen of a position."""
    return pos.key(), json.dumps(pos.to_json())


# May I?


@holds
def legal_and_explain_agree_on_every_action_and_seat(table: Table) -> None:
    for pos in some_positions(table, "explain", games=9, each=4):
        for seat in (None, CHANCE, *seats(pos), table.game.players, -7, 2**80):
            legal = pos.legal(seat)
            assert legal == sorted(set(legal))
            allowed = [action for action in range(table.game.actions) if pos.explain(action, seat) is None]
            assert legal == allowed, f"seat {seat} in {pos!r}"


@holds
def exactly_the_pending_seats_have_something_to_do(table: Table) -> None:
    for seed in range(table.tries(12)):
        for pos in walk(table, seed):
            pending = pos.pending
            assert [seat for seat in seats(pos) if pos.legal(seat)] == sorted(pending)
            assert len(set(pending)) == len(pending)
            if pending:
                assert pos.turn == pending[0]
                assert pos.legal() == pos.legal(pending[0])
                assert pos.simultaneous or len(pending) == 1
            else:
                assert pos.turn in (CHANCE, None)


@holds
def a_refused_push_gives_clause_and_reason_and_changes_nothing(table: Table) -> None:
    random = rng("refused", str(table))
    for pos in some_positions(table, "refused", games=20, each=5):
        before = picture(pos)
        for _ in range(25):
            action = random.below(table.game.actions + 20) - 10
            seat = [None, CHANCE, *seats(pos), table.game.players, -3][random.below(table.game.players + 4)]
            refusal = pos.explain(action, seat)
            assert table.game.explain(pos, action, seat) == refusal
            if refusal is None:
                continue
            clause, reason = refusal
            assert clause.startswith(table.game.prefix + " ")
            assert reason
            with pytest.raises(IllegalAction) as caught:
                pos.push(action, seat)
            assert (caught.value.clause, caught.value.reason) == refusal
            assert picture(pos) == before


@holds
def numbers_far_outside_the_action_space_are_refused(table: Table) -> None:
    pos = table.game.start()
    for action in (-(2**70), -1, 2**31, 2**63, 2**70):
        assert pos.explain(action) is not None
        with pytest.raises(IllegalAction):
            pos.push(action)
        with pytest.raises(MalformedAction):
            table.game.name(action)


# Copies


@holds
def copies_go_their_own_ways(table: Table) -> None:
    @TRIES
    @given(data=st.data(), seed=st.integers(0, 999))
    def tried(data: st.DataObject, seed: int) -> None:
        pos = data.draw(journeys(table))
        before = picture(pos)
        twin = pos.copy()
        assert picture(twin) == before
        assert twin.legal() == pos.legal()
        play_some(twin, rng(seed), 12)
        assert picture(pos) == before, "playing on with a copy changed the original"
        after = picture(twin)
        play_some(pos, rng(seed + 1), 12)
        assert picture(twin) == after, "playing on with the original changed the copy"

    tried()


@holds
def no_earlier_copy_ever_changes(table: Table) -> None:
    for seed in range(table.tries(4)):
        kept = [(pos.copy(), picture(pos)) for pos in walk(table, seed)]
        for pos, then in kept:
            assert picture(pos) == then


@holds
def looking_changes_nothing(table: Table) -> None:
    for pos in some_positions(table, "looking", games=10, each=3):
        before = picture(pos)
        pos.legal().append(5)
        pos.outcomes().append((5, 5))
        for answer in (pos.scores(), pos.ranking(), pos.breakdown()):
            if isinstance(answer, list):
                answer.clear()
        for viewer in (None, *seats(pos)):
            pos.view(viewer).clear()
            pos.legal(viewer).clear()
        for viewer in seats(pos):
            play_some(pos.imagine(viewer, rng(viewer)), rng(viewer), 5)
        pos.to_json().clear()
        str(pos)
        assert picture(pos) == before


def play_some(pos: Position, random: Rng, steps: int) -> None:
    for _ in range(steps):
        if not pos.is_over:
            step(pos, random)


# Notation


@holds
def every_action_has_a_name_of_its_own(table: Table) -> None:
    names = [table.game.name(action) for action in range(table.game.actions)]
    assert len(set(names)) == len(names)
    assert all(name == " ".join(name.split()) and not set(name) & set("{}(),;?") for name in names)


@holds
def the_name_of_a_legal_action_parses_to_it_and_of_any_other_is_refused(table: Table) -> None:
    names = [table.game.name(action) for action in range(table.game.actions)]
    for pos in some_positions(table, "notation", games=8, each=3):
        for seat in (None, *seats(pos)):
            legal = set(pos.legal(seat))
            for action, name in enumerate(names):
                if action in legal:
                    assert table.game.parse(name, pos, seat) == action
                    assert table.game.parse(f"  {name.upper()} ", pos, seat) == action
                elif action % 7 == 0:
                    with pytest.raises(IllegalAction):
                        table.game.parse(name, pos, seat)


@holds
def any_other_text_is_refused_in_an_orderly_way(table: Table) -> None:
    names = [table.game.name(action) for action in range(table.game.actions)]

    @TRIES
    @given(data=st.data(), text=st.one_of(st.text(), st.text("".join(sorted(set("".join(names)))))))
    def tried(data: st.DataObject, text: str) -> None:
        pos = data.draw(journeys(table))
        seat = data.draw(st.sampled_from([None, CHANCE, *seats(pos), 9, -9, 2**70]))
        try:
            action = table.game.parse(text, pos, seat)
        except AmbiguousAction as error:
            assert len(error.candidates) == len(error.names) > 1
            assert set(error.candidates) <= set(pos.legal(seat))
        except ActionError as error:
            assert str(error)
        else:
            assert action in pos.legal(seat)

    tried()


# JSON


def check_document(table: Table, pos: Position) -> None:
    data = json.loads(json.dumps(pos.to_json()))
    again = table.game.position(data)
    assert picture(again) == picture(pos)
    assert (again.turn, again.pending, again.number) == (pos.turn, pos.pending, pos.number)
    assert again.outcomes() == pos.outcomes()
    assert again.ranking() == pos.ranking()
    for seat in (None, CHANCE, *seats(pos)):
        assert again.legal(seat) == pos.legal(seat)
        assert again.view(seat) == pos.view(seat)


@holds
def every_position_on_the_way_reads_back_from_its_document(table: Table) -> None:
    for seed in range(table.tries(3)):
        for pos in walk(table, seed):
            check_document(table, pos)


@holds
def a_position_read_back_plays_on_like_the_original(table: Table) -> None:
    @TRIES
    @given(data=st.data(), seed=st.integers(0, 999))
    def tried(data: st.DataObject, seed: int) -> None:
        pos = data.draw(journeys(table))
        check_document(table, pos)
        again = table.game.position(json.dumps(pos.to_json()))
        one, other = rng(seed), rng(seed)
        while not pos.is_over:
            assert step(pos, one) == step(again, other)
        assert picture(again) == picture(pos)

    tried()


@holds
def what_is_printed_can_be_pasted_back(table: Table) -> None:
    for pos in some_positions(table, "repr", games=3, each=2):
        assert picture(eval(repr(pos), {"sacbe": SimpleNamespace(load=load)})) == picture(pos)
