"""Somebody with a browser window: opens addresses, makes tables, and hears every complaint of the browser."""

import json
import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, ViewportSize
from tests.server.serving import Server

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
LAPTOP: ViewportSize = {"width": 1024, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
LYING: ViewportSize = {"width": 844, "height": 390}
BLURRED = 0.5
"""How many dots a pixel has where nobody looks at the picture: painting them takes time."""
PATIENCE = 60_000
"""Milliseconds before a test says that something does not happen."""

GONE = (
    r"ERR_CONNECTION_REFUSED",
    r"WebSocket connection to .* failed",
    r"ERR_INTERNET_DISCONNECTED",
    r"ERR_EMPTY_RESPONSE",
)
"""What a browser says of itself while a server is away."""
REFUSED = (r"responded with a status of 4\d\d",)
"""What a browser says of itself when a server refuses something."""
BLOCKED = (r"Service Worker registration blocked",)
KEEP_SETTINGS = """
if (location.protocol.startsWith("http") && !localStorage.getItem("sacbe.settings")) {
    localStorage.setItem("sacbe.settings", SETTINGS);
}
"""


class Visitor:
    """A window of its own with its own cookies and settings."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        name: str,
        *,
        size: ViewportSize = DESKTOP,
        touch: bool = False,
        forgive: Sequence[str] = (),
        sharpness: float = 1,
        worker: bool = False,
        **settings: object,
    ) -> None:
        self.server = server
        self.touch = touch
        # With a service worker, what a test sees of the network is not what the server does: few tests want it.
        self._forgiven = [re.compile(each) for each in (*forgive, *(() if worker else BLOCKED))]
        self._complaints: list[str] = []
        self.context = browser.new_context(
            viewport=size,
            has_touch=touch,
            is_mobile=touch,
            device_scale_factor=sharpness,
            service_workers="allow" if worker else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        kept = {"name": name, "theme": "light", "motion": "none", "speed": 0, **settings}
        self.context.add_init_script(KEEP_SETTINGS.replace("SETTINGS", json.dumps(json.dumps(kept))))
        self.context.on("page", self._watch)
        self.page: Page = self.context.new_page()

    def _watch(self, page: Page) -> None:
        page.on("console", self._said)
        page.on("pageerror", lambda error: self._complaints.append(f"error on the page: {error}"))
        page.on("request", self._asked)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(each.search(message.text) for each in self._forgiven):
            self._complaints.append(f"{message.type} on {self.page.url}: {message.text}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.server.url, "data:", "blob:")):
            self._complaints.append(f"request to another host: {request.url}")

    def leave(self) -> list[str]:
        """Close the window; what the browser complained about."""
        self.context.close()
        return self._complaints

    # Where to go

    def go(self, path: str = "/") -> Page:
        """Open an address of the server; the page is there when this returns."""
        self.page.goto(f"{self.server.url}{path}")
        self.page.wait_for_selector("h1, .page")
        return self.page

    def sit_down(self, game: str, *seats: str, **options: str) -> str:
        """Make a table as a person does: home, the game, the dialog, begin. The id of the table.

        Seats are `you`, `friend`, `open` or the level of a bot.
        """
        kinds = {"you": "human", "friend": "human", "open": "open"}
        page = self.go()
        page.click(f"[data-game={game}]")
        page.wait_for_selector("[data-begin]")
        while page.locator(".seat select").count() > len(seats):
            page.locator("[data-remove]").last.click()
        while page.locator(".seat select").count() < len(seats):
            page.click("[data-add]")
        for at, seat in enumerate(seats):
            page.locator(".seat select").nth(at).select_option(kinds.get(seat, f"bot:{seat}"))
        for option, value in options.items():
            page.check(f"[data-option={option}] input[value='{value}']")
        page.click("[data-begin]")
        page.wait_for_selector(".page")
        return page.url.rsplit("/", 1)[1]

    def at_table(self, table: str) -> Page:
        page = self.go(f"/table/{table}")
        page.wait_for_selector(".page")
        return page

    # What is seen

    def whose(self) -> str:
        """Whose turn the page says it is: yours, others, curtain, finished..."""
        return str(self.page.get_attribute(".page", "data-whose"))

    def wait_until(self, *whose: str) -> None:
        """Wait until the page is ready and says one of these."""
        wanted = ", ".join(f".page[aria-busy=false][data-whose={each}]" for each in whose)
        self.page.wait_for_selector(wanted)

    def sees(self) -> str:
        """All the text on the page."""
        return self.page.inner_text("body")

    def tell(self, script: str, argument: object = None) -> Any:  # noqa: ANN401  # whatever the script answers
        return self.page.evaluate(script, argument)
