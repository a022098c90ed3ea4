"""Draws the icons of the installed page from web/public/icon.svg: whole, with room for any mask, and as a sign."""

import re
from pathlib import Path
from typing import Final

from resvg_py import svg_to_bytes

FOLDER: Final = Path(__file__).parent.parent / "web" / "public"
GROUND: Final = "#137A5F"
STONE: Final = "#F4EEDF"


def main() -> None:
    icon = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    paths = "".join(re.findall(r"<path[^>]*/>", icon))
    whole = f'<rect width="32" height="32" fill="{GROUND}"/>'
    for size in (192, 512):
        _draw(f"icon-{size}.png", icon, size)
    # Systems cut what they like from the edge: what matters stands within a circle of four fifths.
    _draw("icon-maskable-512.png", _svg(whole + _centred(paths, 0.88)), 512)
    _draw("icon-180.png", _svg(whole + _centred(paths, 1.0)), 180)
    # Of a badge, only what covers the ground counts.
    temple = paths.split("/>")[0] + "/>"
    _draw("badge.png", _svg(temple.replace(STONE, "#FFFFFF")), 96)


def _centred(paths: str, scale: float) -> str:
    return f'<g transform="translate(16 16) scale({scale}) translate(-16 -17.5)">{paths}</g>'


def _svg(inside: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{inside}</svg>'


def _draw(name: str, svg: str, size: int) -> None:
    (FOLDER / name).write_bytes(bytes(svg_to_bytes(svg_string=svg, width=size, height=size)))


if __name__ == "__main__":
    main()
