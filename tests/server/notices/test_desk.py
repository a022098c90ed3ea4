"""What people ask for is checked, bounded, and nobody else's business."""

import pytest
from tests.server.notices.people import ALL, tell
from tests.server.notices.receivers import Browser, Receiver, wait_for
from tests.server.serving import Json, Refused, Server, serve

__all__ = ["serve"]

HOOK = "http://127.0.0.1:9/hook"


def test_channels_and_habits_come_back_as_they_were_chosen(inside: Server) -> None:
    ana = inside.client()
    made = tell(ana, "discord", HOOK, "turn", "over")
    habits = {"language": "ro", "zone": "Europe/Bucharest", "quiet_from": 1320, "quiet_until": 420}
    ana.call("PUT", "/notices/habits", habits)
    here = ana.call("GET", "/notices")
    assert here["habits"] == habits
    assert here["kinds"] == ALL
    assert here["channels"] == [made]
    assert made["address"] == "127.0.0.1", "who has all of a webhook's address can write there"
    ana.call("PUT", f"/notices/channels/{made['id']}", {"kinds": []})
    assert ana.call("GET", "/notices")["channels"][0]["kinds"] == []
    ana.call("DELETE", f"/notices/channels/{made['id']}")
    assert ana.call("GET", "/notices")["channels"] == []


def test_a_channel_is_nobody_elses(inside: Server) -> None:
    made = tell(inside.client(), "json", HOOK)
    other = inside.client()
    for method, path, body in (
        ("PUT", "", {"kinds": []}),
        ("DELETE", "", None),
        ("POST", "/test", None),
    ):
        with pytest.raises(Refused, match="no such channel"):
            other.call(method, f"/notices/channels/{made['id']}{path}", body)
    assert other.call("GET", "/notices")["channels"] == []


@pytest.mark.parametrize(
    ("wish", "place"),
    [
        ({"way": "mail", "address": "no address", "kinds": []}, "address"),
        ({"way": "mail", "address": "a@b.example\nBcc: c@d.example", "kinds": []}, "address"),
        ({"way": "json", "address": "ftp://example.org", "kinds": []}, "address"),
        ({"way": "json", "address": "https://ana:word@example.org", "kinds": []}, "address"),
        ({"way": "json", "address": HOOK, "kinds": ["everything"]}, "kinds"),
        ({"way": "push", "address": HOOK, "kinds": []}, "keys"),
        ({"way": "push", "address": HOOK, "kinds": [], "keys": {"p256dh": "AAAA", "auth": "AAAA"}}, "keys"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(inside: Server, wish: Json, place: str) -> None:
    with pytest.raises(Refused) as refused:
        inside.client().call("POST", "/notices/channels", wish)
    assert (refused.value.status, refused.value.problem["place"]) == (400, place)
    with pytest.raises(Refused, match="no time zone"):
        inside.client().call("PUT", "/notices/habits", {"zone": "Europe/Atlantis"})


def test_the_same_browser_again_takes_the_place_of_the_first(inside: Server, receiver: Receiver) -> None:
    ana = inside.client()
    browser = Browser(receiver, "twice")
    for _ in range(2):
        tell(ana, "push", browser.endpoint, keys=browser.keys)
    assert len(ana.call("GET", "/notices")["channels"]) == 1


def test_a_trial_comes_at_once_and_a_dead_receiver_is_told_to_its_owner(inside: Server, receiver: Receiver) -> None:
    ana = inside.client()
    made = tell(ana, "json", f"{receiver.url}/hook")
    receiver.answers = [410]
    ana.call("POST", f"/notices/channels/{made['id']}/test")
    assert wait_for(lambda: ana.call("GET", "/notices")["channels"][0]["trouble"]) == "gone"
    ana.call("POST", f"/notices/channels/{made['id']}/test")
    assert wait_for(lambda: receiver.heard)[0].json["notices"][0]["kind"] == "test"
    assert ana.call("GET", "/notices")["channels"][0]["trouble"] == ""


def test_a_redirect_is_not_followed(inside: Server, receiver: Receiver) -> None:
    ana = inside.client()
    made = tell(ana, "json", f"{receiver.url}/hook")
    receiver.answers = [302]
    ana.call("POST", f"/notices/channels/{made['id']}/test")
    assert wait_for(lambda: ana.call("GET", "/notices")["channels"][0]["trouble"]) == "refused"
    assert receiver.heard == []


def test_there_are_only_so_many_channels(server: Server) -> None:
    ana = server.client(address="127.0.8.1")
    here = ana.call("GET", "/notices")
    assert here["ways"] == ["push", "discord", "json"]
    with pytest.raises(Refused, match="sends no such notices"):
        tell(ana, "mail", "a@example.org")
    with pytest.raises(Refused, match="private network"):
        tell(ana, "json", "https://127.0.0.1/hook")
