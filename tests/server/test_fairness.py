"""Fair between people: no hints and no opponent's bot that was not agreed on, no bot's opinion of a game that goes on,
and deals that nobody could choose.
"""

import asyncio
import hashlib
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.serving import BOT, HUMAN, OPEN, Client, Json, Made, Refused, Server
from tests.server.test_play import friends

import sacbe
from sacbe import Record
from sacbe.engine.chance import Dealer, commitment, rng, seed_bytes
from sacbe.server import deals
from sacbe.server.deals import Deals
from sacbe.server.house import build_house
from sacbe.server.limits import Limits
from sacbe.server.presence import note_now
from sacbe.server.problems import Denial
from sacbe.server.still_played import is_same_deal
from sacbe.server.store import tables as table_rows
from sacbe.server.store.database import open_database
from sacbe.server.store.writer import Store
from sacbe.server.wire import NewTable, SeatWish, StandIns

MINUTE: Json = {"after": 60, "level": "casual"}
DAY: Json = {"after": 86_400, "level": "casual"}


def refusal(what: Callable[[], object]) -> Refused:
    with pytest.raises(Refused) as no:
        what()
    assert no.value.problem["detail"]
    return no.value


def shift(server: Server, seconds: int) -> None:
    """Let so much time pass for everything that is stored."""
    server.stop()
    with sqlite3.connect(next(server.data.glob("*.db"))) as connection:
        connection.execute("UPDATE seats SET seen = seen - ?", [seconds * 1000])
        connection.execute("UPDATE actions SET at = at - ?", [seconds * 1000])
    connection.close()
    server.start()


# Hints


def test_hints_are_refused_at_a_table_of_two_people(server: Server) -> None:
    table, (ana, ben) = friends(server, "silver_gold")
    assert ana.table(table)["table"]["hints"] is False
    for person, seat in ((ana, 0), (ben, 1)):
        no = refusal(lambda person=person, seat=seat: person.hint(table, seat))  # type: ignore[misc]
        assert no.status == 403 and no.message == "hints-off"


def test_who_plays_alone_may_ask_for_hints(server: Server) -> None:
    ana = server.client()
    for seats in ((HUMAN, BOT), (HUMAN, HUMAN)):
        table = ana.make("tikal", *seats, options={"start_player": "seat-1"})
        assert table.info["hints"] is True and table.info["stand_ins"] is None
        assert ana.hint(table.id, 0)["ways"]


def test_hints_that_two_people_agreed_on_are_given(server: Server) -> None:
    table, (ana, _) = friends(server, "tikal", hints=True, options={"start_player": "seat-1"})
    assert ana.hint(table, 0)["ways"]


def test_whoever_plays_alone_may_do_without_hints(server: Server) -> None:
    ana = server.client()
    table = ana.make("silver_gold", HUMAN, BOT, hints=False).id
    assert refusal(lambda: ana.hint(table, 0)).message == "hints-off"


def test_a_table_that_waited_for_a_friend_gets_no_hints_by_a_bot_in_their_place(server: Server) -> None:
    ana = server.client()
    table = ana.make("silver_gold", HUMAN, OPEN).id
    ana.put_bot(table, 1)
    assert refusal(lambda: ana.hint(table, 0)).message == "hints-off"


# What is agreed is known before one sits down


def test_an_invitation_says_what_is_agreed_before_one_sits_down(server: Server) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    made = ana.make("tikal", HUMAN, OPEN, hints=True, stand_ins={"after": 600, "level": "strong"}, listed=True)
    shown = ben.invited_to(made.invitations[1])
    assert shown["seat"] == 1 and shown["table"]["id"] == made.id
    assert shown["table"]["hints"] is True and shown["table"]["stand_ins"] == {"after": 600, "level": "strong"}
    line = next(line for line in ben.tables("open") if line["id"] == made.id)
    assert line["hints"] is True and line["stand_ins"] == {"after": 600, "level": "strong"}
    ben.join(made.invitations[1])
    assert refusal(lambda: ben.invited_to(made.invitations[1])).status == 404


def test_where_people_meet_a_casual_bot_stands_in_after_a_day_unless_they_agree_otherwise(server: Server) -> None:
    ana = server.client()
    assert ana.make("tikal", HUMAN, OPEN).info["stand_ins"] == DAY
    assert ana.make("tikal", HUMAN, OPEN, stand_ins="nobody").info["stand_ins"] is None
    assert ana.make("tikal", HUMAN, OPEN, stand_ins=MINUTE).info["stand_ins"] == MINUTE


@pytest.mark.parametrize(
    ("wish", "place"),
    [
        ({"after": 60, "level": "random"}, "stand_ins.level"),
        ({"after": 60, "level": "wizard"}, "stand_ins.level"),
        ({"after": 60, "level": "expert:60s"}, "stand_ins.level"),
        ({"after": 59, "level": "casual"}, "stand_ins.after"),
        ({"after": 60}, "stand_ins"),
        ("everybody", "stand_ins"),
    ],
)
def test_stand_ins_that_cannot_be_agreed_on(server: Server, wish: object, place: str) -> None:
    no = refusal(lambda: server.client().make("tikal", HUMAN, OPEN, stand_ins=wish))
    assert no.status == 400 and no.problem["place"] == place


# Stand-ins


def away(serve: Callable[..., Server], seconds: int, stand_ins: object = None) -> tuple[Server, str, Client, Client]:
    """A game of two people, of whom nobody was seen for so long."""
    server = serve()
    table, (ana, ben) = friends(server, "silver_gold", stand_ins=stand_ins)
    shift(server, seconds)
    return server, table, ana, ben


@pytest.mark.long
def test_after_a_minute_no_opponent_can_put_a_bot_on_a_seat(serve: Callable[..., Server]) -> None:
    _, table, ana, ben = away(serve, 61)
    before = ben.record(table, 1)
    for level in ("random", "casual", None):
        no = refusal(lambda level=level: ana.stand_in(table, 1, level))  # type: ignore[misc]
        assert no.status in (403, 409), level
    assert refusal(lambda: ana.stand_in(table, 1)).message == "seat-present"
    assert ben.record(table, 1) == before
    assert ben.table(table)["table"]["seats"][1]["stand_in"] is None


def test_the_agreed_bot_stands_in_after_the_agreed_time_and_no_other(serve: Callable[..., Server]) -> None:
    server, table, ana, ben = away(serve, 61, stand_ins=MINUTE)
    assert refusal(lambda: server.client("Eve").stand_in(table, 1)).message == "not-seated"
    assert refusal(lambda: ana.stand_in(table, 1, "random")).message == "stand-in-level"
    seat = ana.stand_in(table, 1)["table"]["seats"][1]
    assert (seat["stand_in"], seat["stand_in_by"]) == ("casual", 0) and seat["stand_in_since"] > 0
    ana.wait_for(table, 0, lambda state: 1 not in state["view"]["pending"])
    kept = ben.record(table, 1)
    assert "B keep" in kept
    back = ben.come_back(table, 1)["table"]["seats"][1]
    assert (back["stand_in"], back["stand_in_since"], back["stand_in_by"]) == (None, None, None)
    assert ben.record(table, 1) == kept, "what the bot played stays"
    assert refusal(lambda: ana.stand_in(table, 1)).message == "seat-present", "who asks for something is here"


def test_where_nobody_may_stand_in_nobody_does(serve: Callable[..., Server]) -> None:
    _, table, ana, ben = away(serve, 90 * 86_400, stand_ins="nobody")
    no = refusal(lambda: ana.stand_in(table, 1))
    assert no.status == 403 and no.message == "stand-in-nobody"
    assert ben.stand_in(table, 1)["table"]["seats"][1]["stand_in"] == "casual", "one's own seat is one's own"


@pytest.mark.long
def test_who_acted_was_there(serve: Callable[..., Server]) -> None:
    server = serve()
    table, (ana, ben) = friends(server, "silver_gold", stand_ins=MINUTE)
    shift(server, 120)
    ben.act(table, 1, ben.state(table, 1)["legal"][0]["action"])
    server.restart()
    assert refusal(lambda: ana.stand_in(table, 1)).message == "seat-present"


def test_who_stays_is_noted_where_a_restarted_server_finds_it(tmp_path: Path) -> None:
    """Coming is noted at once; who stays for long, or only asks now and then, is noted in between."""
    database = open_database(None, tmp_path)

    async def ask() -> None:
        with Store(database) as store:
            house = build_house(store, 1, Limits())
            wish = NewTable("tikal", [SeatWish("human"), SeatWish("open")], stand_ins=StandIns(100, "casual"))
            ana, ben = [(await house.identity.make(name))[0] for name in ("Ana", "Ben")]
            made, (invitation,) = await house.seating.make(wish, ana)
            table, _, _ = await house.seating.join(invitation.token, None, "", ben)
            before = table.seats[1].seen
            table.present[1] = before + 24_000
            await note_now(house.tables)
            assert store.read_now(table_rows.seats_of, made.id)[1].seen == before, "not worth the noting yet"
            table.present[1] = before + 25_000
            await note_now(house.tables)
            assert store.read_now(table_rows.seats_of, made.id)[1].seen == before + 25_000
            house.reading.close()

    try:
        asyncio.run(ask())
    finally:
        database.close()


def test_at_a_table_without_hints_no_strong_bot_plays_for_oneself(server: Server) -> None:
    table, (ana, _) = friends(server, "silver_gold")
    assert refusal(lambda: ana.stand_in(table, 0, "expert")).message == "stand-in-own"
    assert ana.stand_in(table, 0, "novice")["table"]["seats"][0]["stand_in"] == "novice"
    agreed, (ben, _) = friends(server, "silver_gold", stand_ins={"after": 60, "level": "strong"})
    assert ben.stand_in(agreed, 0)["table"]["seats"][0]["stand_in"] == "strong"


# Records


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Client, str]:
    """A finished game of two on one screen."""
    ana = server.client("Ana")
    table = ana.make("silver_gold", HUMAN, HUMAN).id
    ana.play_out(table, [0, 1])
    return ana, table


def half(text: str) -> str:
    """The first moves of a record, as if it were still being played."""
    whole = Record.parse(text)
    part = Record(whole.game, whole.names)
    for entry in whole.standing()[:40]:
        part.push(entry.action, None if entry.seat < 0 else entry.seat)
    return part.text()


def assert_only_to_be_looked_at(client: Client, table: str) -> None:
    assert client.steps(table)["steps"]
    asked: list[Callable[[], object]] = [
        lambda: client.analysis(table),
        lambda: client.judge(table, 0),
        lambda: client.fork(table, 1, HUMAN, {"kind": "bot", "level": "expert"}),
    ]
    for ask in asked:
        no = refusal(ask)
        assert no.status == 409 and no.message == "record-unfinished"


def test_an_unfinished_record_is_only_looked_at(server: Server, finished: tuple[Client, str]) -> None:
    ana, table = finished
    ben = server.client("Ben")
    assert_only_to_be_looked_at(ben, ben.bring_in(half(ana.record(table))))


def test_a_game_of_people_that_goes_on_is_not_analysed_as_a_record(server: Server) -> None:
    """In Tikal nothing is hidden, so a player's record of it is whole but for the name of its reader."""
    table, (ana, _) = friends(server, "tikal")
    seen = ana.record(table, 0)
    forged = "".join(line for line in seen.splitlines(keepends=True) if not line.startswith("[Seen-By"))
    assert_only_to_be_looked_at(ana, ana.bring_in(forged))


def test_a_commitment_of_another_game_opens_nothing(server: Server, finished: tuple[Client, str]) -> None:
    ana, over = finished
    table, (ben, _) = friends(server, "tikal")
    seen = ben.record(table, 0)
    promised = ben.table(table)["table"]["commitment"]
    other = ana.table(over)["table"]["commitment"]
    forged = "".join(line for line in seen.splitlines(keepends=True) if not line.startswith("[Seen-By"))
    assert promised in forged
    assert_only_to_be_looked_at(ben, ben.bring_in(forged.replace(promised, other)))


def test_a_game_that_one_plays_alone_is_analysed_as_a_record_too(server: Server) -> None:
    ana, eve = server.client("Ana"), server.client("Eve")
    table = ana.make("tikal", HUMAN, HUMAN, options={"start_player": "seat-1"}).id
    state = ana.state(table, 0)
    ana.act(table, 0, state["legal"][0]["action"])
    seen = ana.record(table, 0)
    own = "".join(line for line in seen.splitlines(keepends=True) if not line.startswith("[Seen-By"))
    brought = ana.bring_in(own)
    assert isinstance(ana.analysis(brought), list)
    assert ana.table(ana.fork(brought, 1, HUMAN, HUMAN))["yours"] == [0, 1]
    assert_only_to_be_looked_at(eve, eve.bring_in(own))


def test_a_running_game_with_an_ending_made_up_is_not_analysed(server: Server) -> None:
    table, (ana, ben) = friends(server, "tikal", options={"start_player": "seat-1"})
    for turn in range(9):
        person, seat = (ana, ben)[turn % 2], turn % 2
        while legal := person.state(table, seat)["legal"]:
            end = [choice["action"] for choice in legal if choice["name"] == "end"]
            person.act(table, seat, (end or [legal[0]["action"]])[0])
    seen = ana.record(table, 0)
    record = Record.parse("".join(line for line in seen.splitlines(keepends=True) if not line.startswith("[Seen-By")))
    random = rng("made up")
    while not record.position.is_over:
        pos = record.position
        if pos.turn == sacbe.CHANCE:
            record.push(pos.draw(random))
        else:
            record.push(pos.legal()[-1])
    eve = server.client("Eve")
    brought = eve.bring_in(record.text())
    assert eve.table(brought)["table"]["outcome"] is not None
    asked: list[Callable[[], object]] = [
        lambda: eve.analysis(brought),
        lambda: eve.judge(brought, 0),
        lambda: eve.fork(brought, 3, HUMAN, BOT),
    ]
    for ask in asked:
        assert refusal(ask).message == "record-running"
    ana.propose_end(table, 0)
    ben.answer(table, ben.table(table)["table"]["proposals"][0]["id"], 1, True)
    assert eve.analysis(brought), "the game is over, and so is the secret"


def test_the_same_deal_is_known_in_spite_of_what_one_player_did_not_see() -> None:
    others = [(seq, 100 + seq) for seq in range(1, 11)] + [(20, 1), (25, 2), (30, 3)]
    draws = [draw for _, draw in others]
    assert is_same_deal(draws, others, 4)
    unseen = [0, 0, 0, 0, *draws[4:]]
    assert is_same_deal(unseen, others, 4)
    assert not is_same_deal(unseen, others, 3)
    assert not is_same_deal([*draws[:7], 0, 0, 0, 0, 0], others, 4), "seven draws may agree by chance"
    assert not is_same_deal([0, 0, 0, 0, *draws[4:10], 9, 2, 3], others, 3), "what was drawn later lies open"


def test_a_game_that_all_agreed_to_end_is_over_as_a_record_too(server: Server) -> None:
    ana = server.client("Ana")
    table = ana.make("tikal", HUMAN, HUMAN, options={"start_player": "seat-1"}).id
    ana.act(table, 0, ana.state(table, 0)["legal"][0]["action"])
    ana.propose_end(table, 0)
    brought = server.client("Ben").bring_in(ana.record(table))
    assert isinstance(ana.analysis(brought), list)


# Deals


def test_the_hosts_nonce_comes_after_the_commitment(server: Server) -> None:
    ana = server.client()
    promised = ana.promise()
    seats = [{**HUMAN, "nonce": "00ff"}, {**HUMAN, "nonce": "beef"}]
    made = ana.make("tikal", *seats, ticket=promised["ticket"])
    assert made.info["commitment"] == promised["commitment"]
    assert made.info["fair"] is True and made.info["verified"] is True and made.info["seed"] is None
    ana.propose_end(made.id, 0)
    over = ana.table(made.id)["table"]
    seed = bytes.fromhex(over["seed"])
    assert hashlib.sha256(seed).hexdigest() == promised["commitment"]
    record = Record.parse(ana.record(made.id))
    assert record.verify() == record.draws() > 0


def test_a_table_whose_nonces_come_with_the_wish_is_verified_but_not_fair(server: Server) -> None:
    ana = server.client()
    made = ana.make("tikal", {**HUMAN, "nonce": "00ff"}, HUMAN)
    assert made.info["fair"] is False and made.info["verified"] is True
    ana.propose_end(made.id, 0)
    assert ana.table(made.id)["table"]["seed"]
    record = Record.parse(ana.record(made.id))
    assert record.verify() == record.draws() > 0


def test_a_ticket_makes_one_table(server: Server) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    ticket = ana.promise()["ticket"]
    ana.make("tikal", HUMAN, HUMAN, ticket=ticket)
    for person in (ana, ben):
        no = refusal(lambda person=person: person.make("tikal", HUMAN, HUMAN, ticket=ticket))  # type: ignore[misc]
        assert no.status == 409 and no.message == "ticket-used"


def test_every_promise_is_another_one_and_costs_no_session(server: Server) -> None:
    onlooker = server.onlooker()
    promises = [onlooker.promise() for _ in range(5)]
    assert len({each["commitment"] for each in promises}) == len({each["ticket"] for each in promises}) == 5
    assert "set-cookie" not in onlooker.ask("POST", "/deals").headers


def test_a_ticket_that_was_not_given_here_is_refused(server: Server) -> None:
    ana = server.client()
    ticket = ana.promise()["ticket"]
    forged = [("B" if ticket[0] != "B" else "C") + ticket[1:], "A" * 48]
    for each in forged:
        no = refusal(lambda each=each: ana.make("tikal", HUMAN, HUMAN, ticket=each))  # type: ignore[misc]
        assert no.status == 400 and no.message == "ticket-unknown"


def test_a_promise_outlives_a_restart(serve: Callable[..., Server]) -> None:
    server = serve()
    ana = server.client()
    promised = ana.promise()
    server.restart()
    made = ana.make("tikal", HUMAN, HUMAN, ticket=promised["ticket"])
    assert made.info["commitment"] == promised["commitment"]


def test_a_promise_runs_out_after_an_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = open_database(None, tmp_path)

    async def ask() -> None:
        with Store(database) as store:
            given = Deals(store)
            monkeypatch.setattr(deals, "now_ms", lambda: 1_700_000_000_000)
            promised = await given.promise()
            monkeypatch.setattr(deals, "now_ms", lambda: promised.until)
            assert commitment(await Deals(store).seed(promised.ticket)) == promised.commitment
            monkeypatch.setattr(deals, "now_ms", lambda: promised.until + 1)
            with pytest.raises(Denial) as no:
                await given.seed(promised.ticket)
            assert no.value.problem().message == "ticket-old"

    try:
        asyncio.run(ask())
    finally:
        database.close()


def test_a_home_made_game_is_not_fair(server: Server) -> None:
    """Whoever makes a game at home may choose its seed; that it gives every draw can be said nevertheless."""
    game = sacbe.load("silver_gold", players=2)
    record = Record(game, ["Ana", "Ben"])
    dealer = Dealer(seed_bytes(7), [b"ana", b"bogdan"])
    record.seed, record.commitment, record.nonces = seed_bytes(7), commitment(seed_bytes(7)), [b"ana", b"bogdan"]
    record.deal(dealer)
    while not record.position.is_over:
        seat = record.position.pending[0]
        record.push(record.position.legal(seat)[0], seat)
        record.deal(dealer)
    ana = server.client()
    brought = ana.table(ana.bring_in(record.text()))["table"]
    assert brought["fair"] is False and brought["verified"] is True
    assert ana.record(brought["id"]) == record.text()
    record.nonces = [b"ana", b"ben"]
    other = ana.table(ana.bring_in(record.text()))["table"]
    assert other["fair"] is False and other["verified"] is False


def test_a_game_that_goes_on_from_another_is_not_fair(server: Server, finished: tuple[Client, str]) -> None:
    ana, table = finished
    info = ana.table(ana.fork(table, 5, HUMAN, BOT))["table"]
    assert info["fair"] is False and info["verified"] is False and info["hints"] is True


def test_nothing_of_a_ticket_is_ever_told(server: Server) -> None:
    ana = server.client()
    ticket = ana.promise()["ticket"]
    made: Made = ana.make("tikal", HUMAN, OPEN, listed=True, ticket=ticket)
    shown = [
        ana.table(made.id),
        ana.state(made.id, 0),
        ana.tables("open"),
        ana.tables("mine"),
        server.onlooker().invited_to(made.invitations[1]),
        ana.record(made.id),
    ]
    assert ticket not in str(shown) + server.said()
