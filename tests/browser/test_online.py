"""Two browsers against each other, a spectator beside them, and coming back to what happened meanwhile."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import WebSocket, expect
from tests.browser.conftest import Visit
from tests.browser.players import Player
from tests.browser.visitors import BLURRED, GONE, Visitor
from tests.server.serving import HUMAN, OPEN, Server
from tests.server.test_fairness import shift

GLANCE = 30
"""Milliseconds that one player is waited for while the other may have to act."""


def _listen(visitor: Visitor) -> list[dict[str, Any]]:
    """Every message that a window hears from its table."""
    heard: list[dict[str, Any]] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: heard.append(json.loads(text)))

    visitor.page.on("websocket", opened)
    return heard


def _invited(ana: Visitor, bo: Visitor, game: str) -> str:
    """A table of two: one makes it, the other comes by the link."""
    table = ana.sit_down(game, "you", "open")
    link = ana.page.input_value("[data-link]")
    expect(ana.page.locator("[data-seat='1'] svg[role=img]")).to_be_visible()
    bo.page.goto(link)
    bo.page.click("[data-sit]")
    bo.page.wait_for_selector(".page")
    ana.page.wait_for_selector(".page[data-whose=yours], .page[data-whose=others]")
    return table


def _play_a_turn(visitor: Visitor, table: str, seat: int) -> None:
    """Play while the server says that it is this seat's turn; a film on the page may hide that for a while."""
    onlooker, player = visitor.server.onlooker(), Player(visitor, "tikal")
    while seat in onlooker.state(table)["view"]["pending"]:
        player.act(patience=GLANCE)


def test_two_browsers_play_a_game_while_a_third_watches(visit: Visit) -> None:
    ana, bo, cleo = (visit(name, sharpness=BLURRED) for name in ("Ana", "Bo", "Cleo"))
    table = _invited(ana, bo, "silver_gold")
    heard = _listen(cleo)
    cleo.at_table(table)
    expect(cleo.page.locator(".watching")).to_be_visible()
    assert cleo.page.locator("[data-keep]").count() == 0
    players = [Player(ana, "silver_gold", 2), Player(bo, "silver_gold", 3)]
    while {player.act(patience=GLANCE) for player in players} != {"finished"}:
        pass
    for visitor in (ana, bo, cleo):
        visitor.wait_until("finished")
        expect(visitor.page.locator(".ending h2")).to_have_text(re.compile("win", re.IGNORECASE))
    states = [message["state"] for message in heard if "state" in message]
    assert len(states) > 20
    for state in states:
        assert state["seat"] is None
        assert state["legal"] == []
        assert state["draft"] is None
        assert state["view"]["hand"] == []


def test_a_turn_is_taken_back_before_the_other_goes_on(visit: Visit) -> None:
    ana, bo = visit("Ana", sharpness=BLURRED), visit("Bo", sharpness=BLURRED)
    _invited(ana, bo, "tzolkin")
    for visitor in (ana, bo):
        visitor.wait_until("yours")
        Player(visitor, "tzolkin").play_on("others")
    ana.wait_until("yours")
    bo.wait_until("others")
    before = ana.page.inner_text("section.players")
    Player(ana, "tzolkin").play_on("others")
    bo.wait_until("yours")
    ana.page.click("[data-back]")
    bo.wait_until("others")
    ana.wait_until("yours")
    while ana.page.locator("[data-back]").is_enabled():
        with ana.page.expect_response(re.compile("/(draft|undo)$")):
            ana.page.click("[data-back]")
        ana.wait_until("yours")
        if ana.page.inner_text("section.players") == before:
            break
    assert ana.page.inner_text("section.players") == before
    Player(ana, "tzolkin", 5).play_on("others")
    bo.wait_until("yours")


def test_what_happened_meanwhile_is_shown_on_return(visit: Visit) -> None:
    ana, bo = visit("Ana"), visit("Bo")
    table = _invited(ana, bo, "tikal")
    first, second = (ana, bo) if ana.page.locator(".page[data-whose=yours]").count() else (bo, ana)
    Player(first, "tikal").play_on("others")
    first.page.goto("about:blank")
    second.wait_until("yours")
    Player(second, "tikal").play_on("others")
    page = first.at_table(table)
    expect(page.locator("[data-since]")).to_have_text(re.compile("since your last turn"))
    page.click("[data-since-show]")
    expect(page.locator("[data-film] p")).to_have_text(re.compile(r"\w+"))
    page.click("[data-skip]")
    expect(page.locator("[data-film]")).to_have_count(0)
    first.wait_until("yours")
    expect(page.locator("[data-since]")).to_have_count(0)


def test_what_another_does_is_played_back_with_captions(visit: Visit) -> None:
    ana, bo = visit("Ana", speed=0.5, motion="full"), visit("Bo")
    table = _invited(ana, bo, "tikal")
    _play_a_turn(ana, table, 0)
    _play_a_turn(bo, table, 1)
    caption = ana.page.locator("[data-film] p")
    expect(caption).to_have_text(re.compile("Bo"))
    ana.page.click("[data-speed]")
    ana.page.keyboard.press("s")
    expect(ana.page.locator("[data-film]")).to_have_count(0)
    ana.wait_until("yours")
    assert "Bo" in str(ana.page.text_content("[data-heard]")) or ana.page.locator("section.log li").count() > 1


def test_an_invitation_pasted_at_home_leads_to_the_seat(visit: Visit) -> None:
    ana, bo = visit("Ana"), visit("Bo")
    ana.sit_down("silver_gold", "you", "open")
    link = ana.page.input_value("[data-link]")
    page = bo.go()
    page.fill("[data-join] input", link)
    page.click("[data-join] button")
    page.click("[data-sit]")
    page.wait_for_selector(".page")
    bo.wait_until("yours", "others")


def test_what_is_agreed_is_chosen_shown_to_the_friend_and_kept(visit: Visit) -> None:
    ana, bo = visit("Ana"), visit("Bo")
    page = ana.go()
    page.click("[data-game=tikal]")
    page.wait_for_selector("[data-begin]")
    while page.locator(".seat select").count() > 2:
        page.locator("[data-remove]").last.click()
    expect(page.locator("[data-agreement]")).to_have_count(0)
    page.locator(".seat select").nth(1).select_option("open")
    expect(page.locator("[data-hints]")).not_to_be_checked()
    page.select_option("[data-stand-ins]", "600")
    page.select_option("[data-stand-in-level]", "strong")
    page.click("[data-begin]")
    link = page.input_value("[data-link]")
    told = ["Nobody gets hints.", "10 minutes", "Strong"]
    expect(page.locator("[data-agreed]")).to_contain_text(re.compile(".*".join(told), re.DOTALL))
    bo.page.goto(link)
    expect(bo.page.locator("[data-invited]")).to_contain_text(re.compile("Tikal.*Ana.*" + ".*".join(told), re.DOTALL))
    bo.page.click("[data-sit]")
    for visitor in (ana, bo):
        visitor.wait_until("yours", "others")
        expect(visitor.page.locator("[data-no-hints]")).to_have_text(re.compile("agreed"))
        expect(visitor.page.locator("[data-hint]")).to_have_count(0)
    first = ana if ana.whose() == "yours" else bo
    first.page.keyboard.press("h")
    expect(first.page.locator("[data-refusal]")).to_have_text(re.compile("made without hints"))
    table = ana.server.onlooker().table(ana.page.url.rsplit("/", 1)[1])["table"]
    assert (table["hints"], table["stand_ins"]) == (False, {"after": 600, "level": "strong"})
    assert table["fair"], "the page has the deal promised before it gives its nonce"


def test_who_plays_alone_is_asked_nothing_and_has_hints(visit: Visit) -> None:
    ana = visit("Ana")
    table = ana.sit_down("tikal", "you", "novice")
    ana.wait_until("yours")
    expect(ana.page.locator("[data-hint]")).to_be_enabled()
    info = ana.server.onlooker().table(table)["table"]
    assert info["fair"] and info["hints"] and info["stand_ins"] is None


def test_who_was_away_is_told_who_played_and_takes_over_with_one_touch(
    visit: Visit, page_folder: Path, tmp_path: Path
) -> None:
    server = Server(tmp_path, "--page", str(page_folder)).start()
    try:
        ana, bo = server.client("Ana"), visit("Bo", server=server, forgive=GONE)
        options = {"start_player": "seat-1"}
        made = ana.make("tikal", HUMAN, OPEN, options=options, stand_ins={"after": 60, "level": "novice"})
        bo.go(f"/join#{made.invitations[1]}")
        bo.page.click("[data-sit]")
        bo.wait_until("others")
        bo.page.goto("about:blank")
        shift(server, 61)
        ana.stand_in(made.id, 1)
        page = bo.at_table(made.id)
        expect(page.locator("[data-stood-in]")).to_have_text(re.compile("Ana asked for a bot to play for you: Novice"))
        page.click("[data-come-back]")
        expect(page.locator("[data-stood-in]")).to_have_count(0)
        assert ana.table(made.id)["table"]["seats"][1]["stand_in"] is None
    finally:
        server.close()
