"""The page in a real Chromium, against a real server process. Whatever is asked for here lives as long as the test run;
every test makes visitors of its own.
"""

import fcntl
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.visitors import PATIENCE, Visitor
from tests.server.serving import Server

from sacbe.server.page import STATIC, has_page

CHROMIUM = Path("/usr/bin/chromium")
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]

Visit = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def page_folder() -> Path:
    """The page that is built into the package; SACBE_PAGE names another one while it is being made."""
    folder = Path(os.environ.get("SACBE_PAGE", STATIC))
    if not has_page(folder):
        pytest.fail("there is no page to test: build it with scripts/build_page.sh", pytrace=False)
    return folder


@pytest.fixture(autouse=True)
def _together_or_alone(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Tests run side by side in two processes; one that asks for `alone` waits until the other process rests, too."""
    with (tmp_path_factory.getbasetemp().parent / "browser-tests.lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX if "alone" in request.fixturenames else fcntl.LOCK_SH)
        yield


@pytest.fixture
def alone() -> None:
    """For tests that take the time: no other test of the page runs meanwhile."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests."""
    where = str(CHROMIUM) if CHROMIUM.exists() else None
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=where, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def house(page_folder: Path) -> Iterator[Server]:
    """A server with the page."""
    with tempfile.TemporaryDirectory(prefix="sacbe-browser-") as directory:
        made = Server(Path(directory), "--page", str(page_folder)).start()
        try:
            yield made
        finally:
            made.close()


@pytest.fixture
def visit(browser: Browser, house: Server) -> Iterator[Visit]:
    """Opens windows. When the test is over, none of them may have anything to complain about."""
    here: list[Visitor] = []

    def open_window(name: str = "Ana", server: Server = house, **more: object) -> Visitor:
        visitor = Visitor(browser, server, name, **more)  # type: ignore[arg-type]
        here.append(visitor)
        return visitor

    yield open_window
    complaints = [complaint for visitor in here for complaint in visitor.leave()]
    assert complaints == []
