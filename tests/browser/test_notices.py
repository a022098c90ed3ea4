"""Being told elsewhere, and the installed page: what a person meets of it in the browser."""

import json
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.positions import known_as
from tests.browser.test_access import _look
from tests.browser.visitors import GONE, PHONE, Visitor
from tests.server.serving import HUMAN, Server


@pytest.fixture(scope="module")
def telling(page_folder: Path) -> Iterator[Server]:
    """A server with the page that may send to this machine; mail leaves for nowhere."""
    pytest.importorskip("aiosmtplib", reason="the extra `notices` is not installed")
    with tempfile.TemporaryDirectory(prefix="sacbe-browser-") as directory:
        mail = ["--smtp-url", "smtp://127.0.0.1:9", "--smtp-from", "games@example.org"]
        made = Server(Path(directory), "--page", str(page_folder), "--webhooks-inside", *mail).start()
        try:
            yield made
        finally:
            made.close()


def _open_notices(visitor: Visitor) -> Page:
    page = visitor.go()
    page.click("[data-settings]")
    page.click("[data-notices]")
    page.wait_for_selector("[data-hook]")
    return page


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_somebody_chooses_ways_kinds_and_quiet_hours(size: str, telling: Server, visit: Visit) -> None:
    visitor = visit(server=telling, **({"size": PHONE, "touch": True} if size == "phone" else {}))
    known_as(visitor, telling.client())
    page = _open_notices(visitor)
    page.fill("[data-hook] input[type=url]", "http://127.0.0.1:9/hook")
    page.click("[data-hook] button")
    page.uncheck("[data-channel=discord] [data-kind=over]")
    page.fill("[data-mail] input", "ana@example.org")
    page.click("[data-mail] button")
    expect(page.locator("[data-channel=mail]")).to_contain_text("ana@example.org")
    page.check("[data-quiet]")
    assert _look(page, "notices", "dialog") == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page = _open_notices(visitor)
    expect(page.locator("[data-channel=discord] [data-kind=over]")).not_to_be_checked()
    expect(page.locator("[data-channel=discord] [data-kind=turn]")).to_be_checked()
    expect(page.locator("[data-quiet]")).to_be_checked()
    page.click("[data-channel=discord] [data-remove]")
    expect(page.locator("[data-channel=discord]")).to_have_count(0)


def test_a_link_in_a_notice_does_what_it_says_only_when_touched(telling: Server, visit: Visit) -> None:
    ana = telling.client()
    wish = {"way": "json", "address": "http://127.0.0.1:9/hook", "kinds": ["turn"]}
    channel = ana.call("POST", "/notices/channels", wish)["id"]
    visitor = visit(server=telling, forgive=[r"status of 404"])
    page = visitor.go(f"/notices/stop#{channel}.{'x' * 22}")
    page.click("[data-yes]")
    expect(page.locator("[role=status]")).not_to_be_empty()
    assert len(ana.call("GET", "/notices")["channels"]) == 1
    assert _look(page, "the link of a notice") == []


def test_the_first_page_says_how_many_games_wait(telling: Server, visit: Visit) -> None:
    ana = telling.client()
    ana.make("tikal", HUMAN, HUMAN)
    visitor = visit(server=telling)
    known_as(visitor, ana)
    visitor.go()
    expect(visitor.page).to_have_title("(1) Sacbe")


def test_the_page_can_be_installed(telling: Server, visit: Visit) -> None:
    page = visit(server=telling, worker=True).go()
    link = page.get_attribute("link[rel=manifest]", "href")
    answer = httpx.get(f"{telling.url}{link}")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    for icon in answer.json()["icons"]:
        found = httpx.get(f"{telling.url}{icon['src']}")
        assert found.headers["content-type"].startswith(icon["type"])
    session = page.context.new_cdp_session(page)
    page.wait_for_function("() => navigator.serviceWorker.controller")
    wrong = {each["errorId"] for each in session.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert wrong <= {"in-incognito"}, "the windows of tests are; all else would keep people from it"


def test_what_was_looked_at_can_be_read_while_the_server_is_away(page_folder: Path, visit: Visit) -> None:
    with tempfile.TemporaryDirectory(prefix="sacbe-browser-") as directory:
        server = Server(Path(directory), "--page", str(page_folder)).start()
        ana = server.client()
        table = ana.make("tikal", HUMAN, HUMAN, title="Slow one").id
        visitor = visit(server=server, worker=True, forgive=GONE)
        known_as(visitor, ana)
        visitor.go()
        visitor.page.wait_for_function("() => navigator.serviceWorker.controller")
        page = visitor.at_table(table)
        page.wait_for_timeout(5000)
        visitor.go()
        page.wait_for_selector("[data-tables] a")
        server.close()
        visitor.go()
        expect(page.locator("[role=alert]")).to_be_visible()
        expect(page.locator("[data-tables] a").first).to_contain_text("Slow one")
        page.click("[data-tables] a")
        page.wait_for_selector(".page")
        expect(page.locator("[role=alert]").first).to_be_visible()
        expect(page.locator(".page .turn")).not_to_be_empty()


def test_a_push_message_is_shown_once_however_often_it_comes(telling: Server, visit: Visit) -> None:
    visitor = visit(server=telling, worker=True)
    visitor.context.grant_permissions(["notifications"])
    page = visitor.go()
    page.wait_for_function("() => navigator.serviceWorker.controller")
    session = page.context.new_cdp_session(page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    page.wait_for_timeout(500)
    message = {
        "id": "m1",
        "title": "Your turn: Tikal",
        "body": "...",
        "link": f"{telling.url}/",
        "lang": "en",
        "turns": 1,
    }
    for _ in range(2):
        pushed = {"origin": telling.url, "registrationId": registrations[-1], "data": json.dumps(message)}
        session.send("ServiceWorker.deliverPushMessage", pushed)
        page.wait_for_timeout(500)
    shown = page.evaluate(
        "async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((each) => each.title)"
    )
    assert shown == ["Your turn: Tikal"]


def test_the_words_of_notices_are_whole(telling: Server, visit: Visit) -> None:
    for language in ("ro", "pl", "it"):
        visitor = visit(server=telling, language=language)
        page = _open_notices(visitor)
        text = page.inner_text("dialog[open]:last-of-type")
        assert not re.search(r"notices?-[a-z]+", text), text
