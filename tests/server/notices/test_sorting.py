"""When notices go: not in quiet hours, by the clock of the place, and not faster than a channel's pace."""

from datetime import UTC, datetime

import pytest

from sacbe.server.notices.kinds import KINDS, OWN_KINDS
from sacbe.server.notices.sorting import Pace, quiet_until
from sacbe.server.store.channels import HabitsRow
from sacbe.words import languages, words_of

NIGHT = HabitsRow("s", "en", "Europe/Warsaw", 22 * 60, 7 * 60)


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-01-10T20:59", None),
        ("2026-01-10T21:00", "2026-01-11T06:00"),
        ("2026-01-11T05:59", "2026-01-11T06:00"),
        ("2026-01-11T06:00", None),
        # The night in which clocks go forward is an hour shorter, and ends at seven by the new time.
        ("2026-03-28T23:00", "2026-03-29T05:00"),
        ("2026-10-24T22:00", "2026-10-25T06:00"),
    ],
)
def test_quiet_hours_end_by_the_clock_of_the_place(now: str, until: str | None) -> None:
    assert quiet_until(NIGHT, at(now)) == (None if until is None else at(until))


def test_quiet_hours_may_be_at_noon_or_not_at_all() -> None:
    noon = HabitsRow("s", "en", "UTC", 12 * 60, 13 * 60 + 30)
    assert quiet_until(noon, at("2026-01-10T12:15")) == at("2026-01-10T13:30")
    assert quiet_until(noon, at("2026-01-10T13:30")) is None
    assert quiet_until(HabitsRow("s"), at("2026-01-10T12:15")) is None
    assert quiet_until(HabitsRow("s", "en", "UTC", 60, 60), at("2026-01-10T01:00")) is None


def test_a_pace_lets_a_burst_through_and_then_one_at_a_time() -> None:
    pace = Pace(60_000, 3)
    paced, now, waits = 0, 1_000_000_000_000, []
    for _ in range(5):
        until = pace.wait_until(paced, now)
        waits.append(0 if until is None else until - now)
        now = until or now
        paced = pace.after(paced, now)
    assert waits[:3] == [0, 0, 0]
    assert waits[3:] == pytest.approx([60_000, 60_000], abs=2)


def test_every_kind_has_its_words_in_every_language() -> None:
    assert languages() == ["en", "it", "pl", "ro"]
    for language in languages():
        words = words_of(language)
        for kind in (*KINDS, *OWN_KINDS):
            forms = ("", "-title") if kind in OWN_KINDS else ("", "-title", "-of", "-of-title")
            for form in forms:
                message = f"notice-{kind}{form}"
                # What concerns all at the table is said to others as it is to oneself.
                if form.startswith("-of") and kind in ("begun", "over"):
                    continue
                assert words.t(message, table="T", name="N", since="S", home="H") != message, (language, message)
