"""What is stored comes back as it was, on both databases."""

import pytest
from tests.server.store.rows import TABLE, entries, seats, sit, table

from sacbe.server.store import actions, proposals, sessions, tables
from sacbe.server.store.errors import Conflict, Repeated, StoreError
from sacbe.server.store.proposals import DraftRow, ProposalRow
from sacbe.server.store.sessions import SessionRow
from sacbe.server.store.writer import Store


def test_a_table_and_its_seats_come_back_as_they_were(store: Store) -> None:
    row = table(
        "fork________",
        host="s1",
        pace=1500,
        bot_due=True,
        result='{"scores": [1, 2]}',
        forked_from=TABLE.id,
        forked_at=7,
        note="“Ünï” 🜲",
        fair=False,
        listed=False,
    )
    store.write_now(sit)
    store.write_now(tables.insert_table, row, seats(row.id, 4))
    assert store.read_now(tables.find_table, row.id) == row
    assert store.read_now(tables.seats_of, row.id) == seats(row.id, 4)
    assert store.read_now(tables.find_table, "nowhere") is None
    assert store.read_now(tables.table_ids) == [TABLE.id, row.id]


def test_a_seed_is_never_shown_with_its_table() -> None:
    assert TABLE.seed not in repr(TABLE)


def test_columns_of_tables_and_seats_can_be_changed(store: Store) -> None:
    store.write_now(sit)
    assert store.write_now(tables.update_table, TABLE.id, status="finished", result="{}", bot_due=True)
    assert store.write_now(tables.update_seat, TABLE.id, 1, token_hash="h", kind="open", seen=9)
    changed = store.read_now(tables.find_table, TABLE.id)
    assert changed == table(TABLE.id, status="finished", result="{}", bot_due=True)
    found = store.read_now(tables.seat_by_token, "h")
    assert found is not None
    assert (found.table, found.seat, found.kind, found.seen) == (TABLE.id, 1, "open", 9)
    assert not store.write_now(tables.update_table, "nowhere", status="finished")
    assert not store.write_now(tables.update_seat, TABLE.id, 5, name="E")


def test_no_two_seats_share_a_token(store: Store) -> None:
    store.write_now(sit)
    store.write_now(tables.update_seat, TABLE.id, 0, token_hash="h")
    with pytest.raises(StoreError, match="does not fit"):
        store.write_now(tables.update_seat, TABLE.id, 1, token_hash="h")


def test_rows_of_a_table_that_does_not_exist_are_refused(store: Store) -> None:
    with pytest.raises(StoreError, match="does not fit"):
        store.write_now(sessions.add_holder, "nowhere", 0, "s")


def test_entries_are_numbered_and_come_back_in_order(store: Store) -> None:
    store.write_now(sit)
    store.write_now(actions.append, TABLE.id, 1, entries(3, "r1"), {"bot_due": True, "status": "running"})
    store.write_now(actions.append, TABLE.id, 4, entries(2, "r2"), {"result": "{}"}, (4, '{"p": 4}'))
    found = store.read_now(actions.actions_of, TABLE.id)
    assert [row.seq for row in found] == [1, 2, 3, 4, 5]
    assert [row._replace(seq=0) for row in found] == entries(3, "r1") + entries(2, "r2")
    assert [row.seq for row in store.read_now(actions.actions_of, TABLE.id, 2, 4)] == [3, 4]
    row = store.read_now(tables.find_table, TABLE.id)
    assert row is not None
    assert (row.length, row.updated, row.bot_due, row.result) == (5, TABLE.updated + 2, True, "{}")


def test_the_second_writer_of_an_entry_gets_a_conflict_and_changes_nothing(store: Store) -> None:
    store.write_now(sit)
    store.write_now(actions.append, TABLE.id, 1, entries(2, "mine"))
    for wrong in (1, 2, 4):
        with pytest.raises(Conflict) as caught:
            store.write_now(
                actions.append, TABLE.id, wrong, entries(2, f"late {wrong}"), {"status": "ended"}, (1, "{}")
            )
        assert caught.value.length == 2
    assert len(store.read_now(actions.actions_of, TABLE.id)) == 2
    row = store.read_now(tables.find_table, TABLE.id)
    assert row is not None
    assert (row.length, row.status) == (2, "running")
    assert store.read_now(actions.snapshots_of, TABLE.id) == []


def test_a_repeated_request_is_told_where_it_stands(store: Store) -> None:
    store.write_now(sit)
    store.write_now(actions.append, TABLE.id, 1, entries(2, "first"))
    store.write_now(actions.append, TABLE.id, 3, entries(2, "second"))
    for seq in (3, 5):
        with pytest.raises(Repeated) as caught:
            store.write_now(actions.append, TABLE.id, seq, entries(1, "second"))
        assert caught.value.first_seq == 3
    assert store.read_now(actions.request_seq, TABLE.id, 0, "first") == 1
    assert store.read_now(actions.request_seq, TABLE.id, 1, "first") is None
    store.write_now(actions.append, TABLE.id, 5, entries(1, "first", seat=1))
    assert len(store.read_now(actions.actions_of, TABLE.id)) == 5


def test_nothing_is_appended_to_a_table_that_does_not_exist(store: Store) -> None:
    with pytest.raises(StoreError, match="no table nowhere"):
        store.write_now(actions.append, "nowhere", 1, entries(1))


@pytest.mark.parametrize("length", [1, 2])
def test_the_key_stops_what_a_wrong_length_let_pass(store: Store, length: int) -> None:
    store.write_now(sit)
    store.write_now(actions.append, TABLE.id, 1, entries(1))
    store.write_now(actions.append, TABLE.id, 2, entries(2, "first"))
    before = store.read_now(actions.actions_of, TABLE.id)
    store.write_now(tables.update_table, TABLE.id, length=length)
    for request in ("first", "second", None):
        with pytest.raises((StoreError, Repeated)):
            store.write_now(actions.append, TABLE.id, length + 1, entries(4, request))
    assert store.read_now(actions.actions_of, TABLE.id) == before


def test_the_latest_snapshot_up_to_an_entry_is_found(store: Store) -> None:
    store.write_now(sit)
    for seq in (64, 128, 192):
        store.write_now(actions.add_snapshot, TABLE.id, seq, str(seq))
    store.write_now(actions.add_snapshot, TABLE.id, 128, "another")
    assert store.read_now(actions.latest_snapshot, TABLE.id, 191) == (128, "128")
    assert store.read_now(actions.latest_snapshot, TABLE.id) == (192, "192")
    assert store.read_now(actions.latest_snapshot, TABLE.id, 63) is None
    assert store.read_now(actions.snapshots_of, TABLE.id) == [64, 128, 192]


def test_the_lobby_shows_listed_open_tables_newest_first(store: Store) -> None:
    for number, (status, listed) in enumerate(
        [("open", True), ("open", False), ("running", True), ("open", True), ("running", False)]
    ):
        store.write_now(sit, f"t{number}", status=status, listed=listed, created=number, updated=100 - number)
    assert [row.id for row in store.read_now(tables.listed_open, 10)] == ["t3", "t0"]
    assert [row.id for row in store.read_now(tables.listed_open, 1)] == ["t3"]
    assert [row.id for row in store.read_now(tables.running_for_watching, 10)] == ["t2"]


def test_tables_of_a_session_come_in_pages_without_gaps(store: Store) -> None:
    for number in range(6):
        store.write_now(sit, f"t{number}", updated=10 + number // 3, host="me" if number == 5 else "you")
        if number < 5:
            store.write_now(sessions.add_holder, f"t{number}", 0, "me" if number != 2 else "you")
    seen: list[str] = []
    before: tuple[int, str] | None = None
    while page := store.read_now(tables.tables_of_session, "me", 2, before):
        seen += [row.id for row in page]
        before = (page[-1].updated, page[-1].id)
    assert seen == ["t5", "t4", "t3", "t1", "t0"]


def test_tables_where_a_bot_is_due_come_most_idle_first(store: Store) -> None:
    store.write_now(sit, "new", bot_due=True, updated=50)
    store.write_now(sit, "older", bot_due=True, updated=20)
    store.write_now(sit, "oldest", bot_due=True, updated=10)
    store.write_now(sit, "over", bot_due=True, updated=10, status="finished")
    store.write_now(sit, "human", updated=10)
    assert [row.id for row in store.read_now(tables.tables_with_bot_due)] == ["oldest", "older", "new"]


def test_sessions_are_found_by_their_token_and_can_be_renamed(store: Store) -> None:
    ana = SessionRow("s1", "hash", "Ana", 5, 6)
    store.write_now(sessions.insert_session, ana)
    assert store.read_now(sessions.session_by_token, "hash") == ana
    assert store.read_now(sessions.session_by_token, "other") is None
    assert store.write_now(sessions.rename_session, "s1", "Ană")
    assert store.write_now(sessions.touch_session, "s1", 99)
    assert store.read_now(sessions.find_session, "s1") == SessionRow("s1", "hash", "Ană", 5, 99)
    assert not store.write_now(sessions.rename_session, "s2", "Bo")


def test_a_seat_has_holders_and_a_session_has_seats(store: Store) -> None:
    store.write_now(sit, "t1")
    store.write_now(sit, "t2")
    for name, seat in (("t2", 1), ("t1", 0), ("t1", 1), ("t1", 1)):
        store.write_now(sessions.add_holder, name, seat, "me")
    store.write_now(sessions.add_holder, "t1", 1, "you")
    assert store.read_now(sessions.seats_held, "me") == [("t1", 0), ("t1", 1), ("t2", 1)]
    assert store.read_now(sessions.holders_of, "t1") == [(0, "me"), (1, "me"), (1, "you")]
    assert store.write_now(sessions.remove_holder, "t1", 1, "me")
    assert not store.write_now(sessions.remove_holder, "t1", 1, "me")
    assert store.read_now(sessions.holders_of, "t1") == [(0, "me"), (1, "you")]


def test_a_draft_replaces_the_one_before(store: Store) -> None:
    store.write_now(sit)
    assert store.read_now(proposals.find_draft, TABLE.id, 0) is None
    for draft in (DraftRow(TABLE.id, 0, "[1]", 1), DraftRow(TABLE.id, 0, "[1, 2]", 2), DraftRow(TABLE.id, 1, "[]", 3)):
        store.write_now(proposals.save_draft, draft)
    assert store.read_now(proposals.find_draft, TABLE.id, 0) == DraftRow(TABLE.id, 0, "[1, 2]", 2)
    assert store.write_now(proposals.delete_draft, TABLE.id, 0)
    assert not store.write_now(proposals.delete_draft, TABLE.id, 0)
    assert store.read_now(proposals.find_draft, TABLE.id, 1) == DraftRow(TABLE.id, 1, "[]", 3)


def test_proposals_wait_for_answers(store: Store) -> None:
    store.write_now(sit)
    undo = ProposalRow(TABLE.id, "p1", "undo", 0, 12, "{}", proposals.OPEN, 1)
    end = ProposalRow(TABLE.id, "p2", "end", 1, 14, "{}", proposals.OPEN, 2)
    store.write_now(proposals.add_proposal, end)
    store.write_now(proposals.add_proposal, undo)
    assert store.read_now(proposals.open_proposals, TABLE.id) == [undo, end]
    assert store.write_now(proposals.update_proposal, TABLE.id, "p1", status=proposals.ACCEPTED, answers='{"1": true}')
    assert store.read_now(proposals.open_proposals, TABLE.id) == [end]
    assert [row.status for row in store.read_now(proposals.proposals_of, TABLE.id)] == ["accepted", "open"]
