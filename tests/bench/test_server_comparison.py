"""What the comparison of servers says: race by race, never better than it was."""

import json
import math

import pytest

from sacbe.bench.server import Comparison, Load, Served
from sacbe.bench.server_report import as_json, as_page, as_text


def _served(name: str, races: list[float], p99: float = 9.0) -> Served:
    loads = [Load(200, 200.0, 1.5, p99, 20.0), Load(400, 400.0, 2.0, 80.0, 90.0)]
    return Served(name, races, loads, 100_000.0)


def _compared(ours: list[float], theirs: list[float], p99: float = 9.0) -> Comparison:
    return Comparison(_served("sacbe", ours, p99), _served("boardgame.io", theirs), 1000, 4.0)


def test_the_ratio_is_taken_race_by_race() -> None:
    # The machine became twice as slow on the way, which met both alike.
    found = _compared([1.0, 1.1, 2.0, 2.2], [1.2, 1.32, 2.4, 2.64])
    assert found.ratio == pytest.approx(1.2)
    low, high = found.ratio_interval or (0.0, 0.0)
    assert low == pytest.approx(1.2)
    assert high == pytest.approx(1.2)


def test_a_ratio_from_races_that_differ_says_how_sure_it_is() -> None:
    found = _compared([1.0, 1.0, 1.0, 1.0], [0.9, 1.3, 0.8, 1.2])
    low, high = found.ratio_interval or (1.0, 1.0)
    assert low < 1 < found.ratio < high
    assert math.sqrt(low * high) == pytest.approx(found.ratio)
    assert f"Ratio {found.ratio:.2f} (95 %: {low:.2f} to {high:.2f}), bar 1.2: below" in as_text(found)
    assert json.loads(as_json(found))["ratio_interval"] == pytest.approx([low, high])


def test_a_slower_server_and_one_that_does_not_hold_the_rate_are_below_the_bar() -> None:
    slower = _compared([1.2, 1.3], [1.0, 1.0])
    assert not slower.is_ok
    assert "bar 1.2: below" in as_page(slower)
    late = _compared([1.0, 1.0], [1.2, 1.3], p99=51.0)
    assert not late.is_ok
    assert "99th percentile 51.0 ms, bar 50 ms: below" in as_page(late)
    behind = _compared([1.0, 1.0], [1.3, 1.3], p99=13.6)
    assert not behind.is_ok
    assert "13.6 ms, bar 50 ms: ok; 1.51 times that of boardgame.io, bar 1.5: above" in as_page(behind)
    assert _compared([1.0, 1.0], [1.3, 1.3], p99=13.4).is_ok
    assert "Highest rate held (99th percentile within 50 ms): none of these rates" in as_page(late)
