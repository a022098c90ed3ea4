"""The guard against slowness: instructions per random action, counted by callgrind, against the stored numbers."""

from pathlib import Path

import pytest

import sacbe
from sacbe.bench.cases import CASES
from sacbe.bench.instructions import TOLERANCE, baseline, count, excess

STORED = Path(__file__).parent / "instructions.json"


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.game))
def test_no_game_takes_more_instructions_than_it_did(case: object) -> None:
    """scripts/count_instructions.py --write stores new numbers."""
    chosen = next(one for one in CASES if one is case)
    assert sacbe.compiled, "the whole suite runs with the engine compiled"
    assert not excess({chosen.game: count(chosen)}, baseline(STORED))


def test_more_than_the_tolerance_is_too_much() -> None:
    stored = {"tikal": 1000.0}
    assert excess({"tikal": 1000 * (1 + TOLERANCE) + 1}, stored)
    assert not excess({"tikal": 1000 * (1 + TOLERANCE) - 1}, stored)
    assert not excess({"tikal": 1.0}, stored)


def test_every_game_is_guarded() -> None:
    assert set(baseline(STORED)) == {case.game for case in CASES}
