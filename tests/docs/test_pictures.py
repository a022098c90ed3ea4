"""Pictures on our pages: each that is named is there, the moving ones move, and none is too large to wait for."""

import re
from pathlib import Path

import pytest
from PIL import Image
from tests.docs.pages import ROOT

import sacbe

IMAGES = ROOT / "docs" / "img"
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
NAMED = re.compile(r"!\[[^\]]+\]\(([^)\s]+)\)|(?:src|srcset)=\"([^\"]+)\"")
LARGEST = 1_500_000


def pictures_of(page: Path) -> list[Path]:
    found = NAMED.findall(page.read_text(encoding="utf-8"))
    return [page.parent / (plain or tagged) for plain, tagged in found if "://" not in plain + tagged]


@pytest.mark.parametrize("page", [page for page in PAGES if pictures_of(page)], ids=lambda page: page.name)
def test_pictures_are_there_and_soon_loaded(page: Path) -> None:
    for picture in pictures_of(page):
        assert picture.is_file(), f"{page.name} shows {picture.name}, which is not there"
        assert picture.stat().st_size <= LARGEST


def test_the_readme_shows_each_game_in_motion() -> None:
    moving = {picture.name for picture in pictures_of(ROOT / "README.md") if picture.suffix == ".webp"}
    assert moving == {f"{game}-moving.webp" for game in ("silver_gold", "tikal", "tzolkin")}
    assert {name.removesuffix("-moving.webp") for name in moving} <= set(sacbe.games())


def test_who_wants_no_motion_sees_none() -> None:
    still = re.findall(r'reduced-motion: reduce\)" srcset="([^"]+)"', (ROOT / "README.md").read_text(encoding="utf-8"))
    assert len(still) == len(list(IMAGES.glob("*-moving.webp")))


@pytest.mark.parametrize("picture", sorted(IMAGES.glob("*-moving.webp")), ids=lambda picture: picture.stem)
def test_a_moving_picture_moves(picture: Path) -> None:
    with Image.open(picture) as film:
        frames = getattr(film, "n_frames", 1)
        seen = set()
        for frame in range(frames):
            film.seek(frame)
            seen.add(film.convert("RGB").resize((72, 60)).tobytes())
    assert len(seen) > frames // 2
