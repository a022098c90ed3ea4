"""The script of the README's moving pictures films boards of a real game."""

from pathlib import Path

from PIL import Image
from scripts.make_moving_pictures import FRAMES, WIDTH, boards, write
from tests.browser.conftest import Visit
from tests.server.serving import Server


def test_a_film_shows_the_board_from_the_first_move_to_the_last(house: Server, visit: Visit, tmp_path: Path) -> None:
    film = list(boards(visit(), house.client(), "silver_gold/two-players", frames=2))
    assert film[0].width == WIDTH
    assert film[0].tobytes() != film[1].tobytes()
    file = tmp_path / "film.webp"
    write(file, film)
    with Image.open(file) as written:
        assert getattr(written, "n_frames", 1) == len(film) < FRAMES
