"""E-mail goes to addresses that their owners have confirmed, and ends with one touch."""

import time

import pytest
from tests.server.notices.people import Two, tell
from tests.server.notices.receivers import MailBox, wait_for
from tests.server.serving import Refused, Server


def test_an_address_gets_one_question_and_then_after_a_yes_what_it_asked_for(inside: Server, box: MailBox) -> None:
    two = Two(inside, title="Friday")
    other = two.people[1 - two.turn]
    other.call("PUT", "/notices/habits", {"language": "pl", "zone": "Europe/Warsaw"})
    tell(other, "mail", "first@example.org", "turn")
    [question] = wait_for(lambda: box.to("first@example.org"))
    assert question.message["subject"] == "Czy to twój adres?" or "=?utf-8?" in str(question.message["subject"])
    two.pass_turn()
    time.sleep(3.5)
    assert len(box.to("first@example.org")) == 1, "nothing but the question goes to an address that is not confirmed"
    inside.onlooker().call("POST", "/notices/confirm", {"token": question.link("confirm")})
    two.pass_turn()
    two.pass_turn()
    _, notice = wait_for(lambda: box.to("first@example.org")[1:] and box.to("first@example.org"))
    assert "Twoja kolej przy stole Tikal: Friday, od " in notice.text
    assert notice.message["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    one_click = str(notice.message["list-unsubscribe"]).strip("<>").partition("/api")[2]
    inside.onlooker().call("POST", one_click)
    assert other.call("GET", "/notices")["channels"] == []


def test_the_token_of_one_purpose_is_good_for_no_other(inside: Server, box: MailBox) -> None:
    ana = inside.client()
    tell(ana, "mail", "second@example.org")
    [question] = wait_for(lambda: box.to("second@example.org"))
    nobody = inside.onlooker()
    with pytest.raises(Refused, match="no such channel"):
        nobody.call("POST", "/notices/confirm", {"token": question.link("stop")})
    with pytest.raises(Refused, match="no such channel"):
        nobody.call("POST", f"/notices/stop/{question.link('confirm')}")
    nobody.call("POST", f"/notices/stop/{question.link('stop')}")
    with pytest.raises(Refused, match="no such channel"):
        nobody.call("POST", "/notices/confirm", {"token": question.link("confirm")})


def test_nobody_is_asked_more_than_three_times_a_day_whoever_wants_it(inside: Server, box: MailBox) -> None:
    for _ in range(3):
        tell(inside.client(), "mail", "third@example.org")
    with pytest.raises(Refused, match="often enough"):
        tell(inside.client(), "mail", "Third@example.org")
    wait_for(lambda: len(box.to("third@example.org")) == 3)
    assert len(box.to("third@example.org")) == 3
