"""The two commands of the README in a fresh clone, where nobody has set anything up."""

import socket
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from tests.packaging.places import Watch, copy_of_the_tree, environment, playing

from sacbe.cli.serve import PORT

pytestmark = pytest.mark.long

FIRST_SECONDS = 60
"""From `make play` in a fresh clone to the first answer of the page, on two processors with a near mirror."""
AGAIN_SECONDS = 10
"""The same when all is there."""


@pytest.fixture
def port_in_use() -> Iterator[None]:
    """Whoever uses our port: the table opens at another one."""
    with socket.socket() as holding:
        with suppress(OSError):  # somebody else has it already
            holding.bind(("127.0.0.1", PORT))
        yield


@pytest.mark.usefixtures("port_in_use")
def test_make_play_opens_the_table_soon_and_can_be_run_again(tmp_path: Path) -> None:
    clone = copy_of_the_tree(tmp_path / "clone", page=False)
    shell = environment(f"{sys.base_prefix}/bin:/usr/local/bin:/usr/bin:/bin", tmp_path)
    watch = Watch()
    with playing("make", "play", environment=shell, folder=clone):
        first = watch.seconds()
    built = (clone / ".venv/play").stat().st_mtime
    watch = Watch()
    with playing("make", "play", environment=shell, folder=clone):
        again = watch.seconds()
    print(f"make play: the page answers after {first:.0f} s in a fresh clone, after {again:.1f} s the next time")
    assert (clone / ".venv/play").stat().st_mtime == built
    assert first < FIRST_SECONDS
    assert again < AGAIN_SECONDS
