"""Makes docs/img: each game in the middle of a record of ours, on a desk and in a hand, by day and by night.

Needs the built page (scripts/build_page.sh), Chromium, and the package `playwright`. The positions come from records/,
so the pictures show the same moments whenever they are made.
"""

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import CHROMIUM, FLAGS  # noqa: E402
from tests.browser.positions import known_as, mid_game  # noqa: E402
from tests.browser.visitors import DESKTOP, PHONE, Visitor  # noqa: E402
from tests.server.serving import Client, Server  # noqa: E402

from sacbe.server.page import STATIC  # noqa: E402

IMAGES = ROOT / "docs" / "img"
GAMES = {
    "tikal": ("tikal/four-players", 0.6),
    "tzolkin": ("tzolkin/four-players", 0.55),
    "silver_gold": ("silver_gold/three-players", 0.6),
}
SIZES = {"desktop": DESKTOP, "phone": PHONE}
MOST_BYTES = 400_000
QUALITY = 88


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with opened() as (browser, server):
        for file in _pictures(browser, server):
            print(f"{file.relative_to(ROOT)}  {file.stat().st_size // 1000} kB")


@contextmanager
def opened() -> Iterator[tuple[Browser, Server]]:
    """A browser, and a server with the page."""
    page_folder = os.environ.get("SACBE_PAGE", str(STATIC))
    with tempfile.TemporaryDirectory() as directory, sync_playwright() as playwright:
        server = Server(Path(directory), "--page", page_folder).start()
        where = str(CHROMIUM) if CHROMIUM.exists() else None
        browser = playwright.chromium.launch(executable_path=where, args=FLAGS)
        try:
            yield browser, server
        finally:
            browser.close()
            server.close()


def _pictures(browser: Browser, server: Server) -> Iterator[Path]:
    for light in ("light", "dark"):
        for size, viewport in SIZES.items():
            newcomer = Visitor(browser, server, "Ana", size=viewport, touch=size == "phone", theme=light)
            page = newcomer.go()
            page.wait_for_selector("[data-game]")
            yield _picture(page, f"home-{size}-{light}")
            newcomer.leave()
            for game, (record, part) in GAMES.items():
                client = server.client()
                yield _table(browser, server, client, mid_game(client, record, part), f"{game}-{size}-{light}")


def _table(browser: Browser, server: Server, client: Client, table: str, name: str) -> Path:
    _, size, light = name.rsplit("-", 2)
    # Somebody who has read how the games go.
    visitor = Visitor(browser, server, "Ana", size=SIZES[size], touch=size == "phone", theme=light, guided=list(GAMES))
    known_as(visitor, client)
    page = visitor.at_table(table)
    visitor.wait_until("yours")
    page.wait_for_timeout(500)
    # What a player who comes back is offered would hide what the panel is about.
    if page.locator("[data-since]").count():
        # Not by a pointer: that would stay there and be told what lies under it.
        page.locator("[data-since] button").last.dispatch_event("click")
    file = _picture(page, name)
    visitor.leave()
    return file


def _picture(page: Page, name: str) -> Path:
    """A PNG; where that would be far too large, a JPEG."""
    page.wait_for_timeout(500)
    file = IMAGES / f"{name}.png"
    page.screenshot(path=file)
    if file.stat().st_size <= MOST_BYTES:
        return file
    file.unlink()
    smaller = file.with_suffix(".jpg")
    page.screenshot(path=smaller, type="jpeg", quality=QUALITY)
    return smaller


if __name__ == "__main__":
    main()
