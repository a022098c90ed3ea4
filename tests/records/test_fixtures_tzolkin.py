"""The games in records/tzolkin/ show what can happen in a game of Tzolk'in; all games are replayed in test_fixtures."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from sacbe.engine.game import Json
from sacbe.engine.records import Record

FOLDER = Path(__file__).parents[2] / "records" / "tzolkin"
RECORDS = {file.stem: Record.read(file) for file in sorted(FOLDER.glob("*.sacbe"))}
TOPS = {"chaac": 6, "quetzalcoatl": 8, "kukulcan": 7}
AGE_1 = 14


def steps(record: Record) -> list[tuple[Json, str, Json]]:
    """Every entry by its name, with the document before and after it."""
    documents = [pos.to_json() for pos in record.positions()]
    names = [record.game.name(entry.action) for entry in record.standing()]
    return list(zip(documents, names, documents[1:], strict=False))


def is_finished(players: int, dummies: int) -> Callable[[Record], bool]:
    def shows(record: Record) -> bool:
        pos = record.replay()
        wheels = pos.to_json()["wheels"].values()
        return record.game.players == players and pos.is_over and workers(wheels, "dummy") == dummies

    return shows


def workers(wheels: list[list[str | None]], who: str) -> int:
    return sum(wheel.count(who) for wheel in wheels)


def has_pity(record: Record) -> bool:
    """Whoever places had no way to pay for it, no worker to pick up and no temple to go down on."""
    for before, name, after in steps(record):
        if after["mode"] != "pitied" or not name.startswith("place"):
            continue
        seat = "ABCD".index(before["seat"])
        player = before["players"][seat]
        free = [wheel.index(None) for wheel in before["wheels"].values()]
        assert before["mode"] == "undecided"
        assert before["first_space"] is not None
        assert player["corn"] < min(free)
        assert set(player["temples"].values()) == {0}
        assert workers(before["wheels"].values(), before["seat"]) == 0
        assert after["players"][seat]["corn"] == 0
        wheel = name.split()[1]
        assert after["wheels"][wheel][min(free)] == before["seat"]
        return True
    return False


def skips_food_day(record: Record) -> bool:
    """The food day passed over is kept in the round after, and the next one stays where it was."""
    documents = [before for before, _, _ in steps(record)]
    food_days = [before["day"] for before, after in pairwise(documents) if fed(before, after)]
    doubles = [before["day"] + 1 for before, name, _ in steps(record) if name == "two days"]
    skipped = [day for day in (7, 13, 20) if day in doubles]
    return (
        bool(skipped)
        and all((day in food_days) != (day in skipped) for day in (7, 13, 20))
        and all(day + 1 in food_days for day in skipped)
    )


def fed(before: Json, after: Json) -> bool:
    return bool(after["food_days_done"] > before["food_days_done"])


def is_short_of_skulls(record: Record) -> bool:
    """More would get a skull than the bank has; nobody gets one, and everybody gets the other goods."""
    for before, _, after in steps(record):
        if not fed(before, after) or after["food_days_done"] not in (1, 3):
            continue
        held = [[player["skull"] for player in document["players"]] for document in (before, after)]
        bank = 13 - len(before["skulls_offered"]) - sum(held[0])
        wanted = sum(player["temples"]["kukulcan"] >= 5 for player in before["players"])
        if 0 < bank < wanted:
            wood = [[player["wood"] for player in document["players"]] for document in (before, after)]
            steps_up = [player["temples"]["kukulcan"] for player in before["players"]]
            assert [now - then for then, now in zip(*wood, strict=True)] == [
                (step >= 2) + (step >= 4) for step in steps_up
            ]
            return held[0] == held[1]
        assert sum(held[1]) - sum(held[0]) == wanted, "with enough skulls everyone gets one"
    return False


def all_tops_are_contested(record: Record) -> bool:
    """At the same time every top is taken, and somebody could go there next if it were free."""
    return any(
        all({top - 1, top} <= {player["temples"][god] for player in after["players"]} for god, top in TOPS.items())
        for _, _, after in steps(record)
    )


def stack_runs_out(record: Record) -> bool:
    """All fourteen buildings of age 1 have been dealt, and a player looks at fewer than six."""
    for before, _, _ in steps(record):
        if before["phase"] == "turn" and before["mode"] == "undecided" and before["food_days_done"] < 2:
            built = [name for player in before["players"] for name in player["buildings"]]
            if len(before["display"]) < 6:
                return len(before["display"]) + len(built) == AGE_1
    return False


def final_order(record: Record) -> list[tuple[float, int]]:
    """Points and own workers on the wheels, by seat."""
    pos = record.replay()
    assert pos.is_over
    wheels = pos.to_json()["wheels"].values()
    return [(score, workers(wheels, "ABCD"[seat])) for seat, score in enumerate(pos.scores())]


def is_decided_by_workers(record: Record) -> bool:
    order, places = final_order(record), record.replay().ranking()
    best = max(score for score, _ in order)
    tied = [on_wheels for score, on_wheels in order if score == best]
    return len(tied) > 1 and tied.count(max(tied)) == 1 == places.count(1) and order[places.index(1)] == max(order)


def is_shared(record: Record) -> bool:
    order, places = final_order(record), record.replay().ranking()
    winners = [seat for seat, place in enumerate(places) if place == 1]
    return len(winners) > 1 and {order[seat] for seat in winners} == {max(order)} and 2 not in places


KINDS: dict[str, Callable[[Record], bool]] = {
    "two-players": is_finished(2, dummies=12),
    "three-players": is_finished(3, dummies=6),
    "four-players": is_finished(4, dummies=0),
    "pity": has_pity,
    "skipped-food-day": skips_food_day,
    "skull-shortage": is_short_of_skulls,
    "contested-tops": all_tops_are_contested,
    "exhausted-age-1-stack": stack_runs_out,
    "tie-decided-by-workers": is_decided_by_workers,
    "shared-win": is_shared,
}


@pytest.mark.parametrize("name", KINDS)
def test_there_is_a_game_that_shows_each_thing_that_can_happen(name: str) -> None:
    record = RECORDS[name]
    assert record.result != "*"
    assert KINDS[name](record), f"{name}.sacbe does not show what it is named after"


def test_every_file_is_there_for_a_reason() -> None:
    assert RECORDS.keys() == KINDS.keys()


def test_every_game_is_commented_where_the_rare_thing_happens() -> None:
    for name in KINDS:
        if not name.endswith("players"):
            assert [entry for entry in RECORDS[name].entries if entry.comment], f"{name}.sacbe has no comment"
