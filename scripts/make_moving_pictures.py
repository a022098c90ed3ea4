"""Makes docs/img/*-moving.webp: the board of each game from the first move of a record of ours to the last.

Needs what scripts/make_screenshots.py needs, and Pillow. The games come from records/, so the pictures show the same
moments whenever they are made.
"""

import io
import sys
from collections.abc import Iterator
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from scripts.make_screenshots import GAMES, IMAGES, opened  # noqa: E402
from tests.browser.positions import finished  # noqa: E402
from tests.browser.visitors import Visitor  # noqa: E402
from tests.server.serving import Client  # noqa: E402

WINDOW = (1200, 760)
WIDTH = 720
FRAMES = 48
SHOWN_MS = 350
LAST_SHOWN_MS = 3_000
QUALITY = 60
MOST_BYTES = 1_500_000


def main() -> None:
    with opened() as (browser, server):
        width, height = WINDOW
        for game, (record, _) in GAMES.items():
            client = server.client()
            watching = Visitor(browser, server, "Ana", size={"width": width, "height": height}, guided=list(GAMES))
            file = IMAGES / f"{game}-moving.webp"
            write(file, list(boards(watching, client, record)))
            watching.leave()
            print(f"{file.relative_to(ROOT)}  {file.stat().st_size // 1000} kB")


def boards(visitor: Visitor, client: Client, record: str, frames: int = FRAMES) -> Iterator[Image.Image]:
    """The board at moments that lie equally far apart, the first and the last included."""
    table = finished(client, record)
    last = client.steps(table)["last"]
    for frame in range(frames):
        page = visitor.go(f"/table/{table}/step/{last * frame // (frames - 1)}")
        yield board(page)


def board(page: Page) -> Image.Image:
    page.wait_for_selector(".page[aria-busy=false] [data-slider]")
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    seen = Image.open(io.BytesIO(page.locator(".board").first.screenshot()))
    return seen.convert("RGB").resize((WIDTH, round(seen.height * WIDTH / seen.width)), Image.Resampling.LANCZOS)


def write(file: Path, frames: list[Image.Image]) -> None:
    times = [SHOWN_MS] * (len(frames) - 1) + [LAST_SHOWN_MS]
    first, *others = frames
    first.save(file, save_all=True, append_images=others, duration=times, loop=0, quality=QUALITY, method=6)
    if file.stat().st_size > MOST_BYTES:
        raise SystemExit(f"{file.name} has {file.stat().st_size} bytes; a page that shows it would load too slowly")


if __name__ == "__main__":
    main()
