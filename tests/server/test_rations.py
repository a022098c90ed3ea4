"""Rations: what comes back with time, and that a crowd gives nobody a fresh start."""

import pytest

from sacbe.server.rations import LONGEST_WAIT, Ration


class Clock:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000.0
        monkeypatch.setattr("sacbe.server.rations.time.monotonic", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def test_what_was_had_comes_back(clock: Clock) -> None:
    ration = Ration(rate=2, reserve=3)
    assert [ration.take("ana") for _ in range(4)] == [0, 0, 0, 0.5]
    clock.now += 0.4
    assert ration.take("ana") == pytest.approx(0.1)
    clock.now += 0.2
    assert ration.take("ana") == 0
    assert ration.take("bo") == 0, "others have their own"


def test_asking_in_vain_takes_nothing(clock: Clock) -> None:
    ration = Ration(rate=1, reserve=1)
    ration.take("ana")
    assert all(ration.take("ana") == 1 for _ in range(100))
    clock.now += 1
    assert ration.take("ana") == 0


def test_whoever_has_a_larger_share_has_so_many_times_as_much(clock: Clock) -> None:
    ration = Ration(rate=1, reserve=2)
    assert [ration.take("host", share=3) for _ in range(7)] == [0, 0, 0, 0, 0, 0, pytest.approx(1 / 3)]


def test_a_ration_of_nothing_gives_nothing(clock: Clock) -> None:
    assert Ration(rate=0, reserve=0).take("ana") == LONGEST_WAIT


def test_no_more_visitors_are_remembered_than_there_is_room_for(clock: Clock) -> None:
    ration = Ration(rate=1, reserve=5, most=100)
    for number in range(1_000):
        ration.take(f"visitor {number}")
    assert len(ration) <= 100


def test_a_crowd_of_newcomers_gives_nobody_who_is_refused_a_fresh_start(clock: Clock) -> None:
    ration = Ration(rate=0.001, reserve=5, most=100)
    while not ration.take("ana"):
        pass
    for number in range(2_000):
        ration.take(f"visitor {number}")
    assert ration.take("ana") > 0


def test_those_who_have_got_all_back_are_forgotten_first(clock: Clock) -> None:
    ration = Ration(rate=1, reserve=5, most=100)
    for number in range(100):
        ration.take(f"early {number}")
    clock.now += 10
    ration.take("ana", 5)
    for number in range(50):
        ration.take(f"late {number}")
    assert ration.take("ana") > 0
