"""The games in records/tikal/ show what can happen in a game of Tikal; all games are replayed in test_fixtures."""

from collections.abc import Callable
from pathlib import Path

import pytest

from sacbe.engine.game import Json
from sacbe.engine.records import Record
from sacbe.games.tikal.board import FIELD_NAMES, NEIGHBOUR, SIDES

FOLDER = Path(__file__).parents[2] / "records" / "tikal"
RECORDS = {file.stem: Record.read(file) for file in sorted(FOLDER.glob("*.sacbe"))}
VOLCANOES = ("B6", "D5", "F5")


def steps(record: Record) -> list[tuple[Json, str, Json]]:
    """Every entry by its name, with the document before and after it."""
    documents = [pos.to_json() for pos in record.positions()]
    names = [record.game.name(entry.action) for entry in record.standing()]
    return list(zip(documents, names, documents[1:], strict=False))


def is_finished(players: int, auction: bool) -> Callable[[Record], bool]:
    def shows(record: Record) -> bool:
        options = record.game.options
        return options["players"] == players and options["auction"] is auction and record.replay().is_over

    return shows


def strengths(document: Json, entry: Json) -> list[int]:
    """TK 6.1: members count 1, the leader 3."""
    leaders = [player["leader"] for player in document["players"]]
    return [members + 3 * (leader == entry["field"]) for members, leader in zip(entry["members"], leaders, strict=True)]


def has_tie_for_majority(record: Record) -> bool:
    """At a scoring one of those who tie for the highest strength on a temple gets only what is held elsewhere."""
    for before, name, after in steps(record):
        if before["scoring"] == "none" or name != "end":
            continue
        seat = "ABCD".index(before["seat"])
        held = tied = 0
        for entry in before["fields"]:
            there = strengths(before, entry)
            is_highest = there[seat] > 0 and there[seat] == max(there)
            if entry["guard"] is not None:
                held += entry["value"] if entry["guard"] == before["seat"] else 0
            elif is_highest and there.count(there[seat]) == 1:
                held += entry["value"]
            elif is_highest:
                tied += entry["value"]
        gain = after["players"][seat]["temple_points"] - before["players"][seat]["temple_points"]
        assert gain == held
        if tied:
            return True
    return False


def all_guards_are_set(record: Record) -> bool:
    guards = [entry["guard"] for entry in record.replay().to_json()["fields"] if entry["guard"]]
    return sorted(guards) == ["A", "A", "B", "B"]


def level_token_is_missing(record: Record) -> bool:
    """A piece stands there, there are points enough, and TK 5.4 still refuses to uncover: the supply is empty."""
    for pos in record.positions():
        view = pos.view(None)
        if view["phase"] != "spend" or view["action_points"] < 2:
            continue
        for field in view["fields"]:
            level = str(field.get("value", 0) + 1)
            if field["terrain"] == "temple" and view["levels_left"].get(level) == 0:
                open_to_all = field["guard"] is None and not field["uncovered_this_turn"]
                if open_to_all and field["strength"][view["turn"]]:
                    uncover = next(
                        a for a in range(pos.game.decisions) if pos.game.name(a) == f"uncover {field['field']}"
                    )
                    refusal = pos.explain(uncover)
                    return refusal is not None and refusal[0] == "TK 5.4"
    return False


def has_exchange(record: Record) -> bool:
    """Two seats swap one treasure each, and nobody's number of treasures changes."""
    for before, name, after in steps(record):
        if name.startswith("exchange"):
            held = [[player["treasures"] for player in document["players"]] for document in (before, after)]
            changed = [seat for seat, (then, now) in enumerate(zip(*held, strict=True)) if then != now]
            return len(changed) == 2 and [sum(row) for row in held[0]] == [sum(row) for row in held[1]]
    return False


def is_walled_in(document: Json) -> bool:
    """No unexplored field touches anything explored but volcanoes."""
    explored = {FIELD_NAMES.index(entry["field"]): entry["tile"] for entry in document["fields"]}
    unexplored = [field for field in range(len(FIELD_NAMES)) if field not in explored]
    beside = {int(NEIGHBOUR[field * SIDES + side]) for field in unexplored for side in range(SIDES)}
    return all(explored[field] in VOLCANOES for field in beside & set(explored))


def has_walled_in_tile(record: Record) -> bool:
    return any(
        name.startswith("place") and before["tile"] not in VOLCANOES and is_walled_in(before)
        for before, name, _ in steps(record)
    )


def all_pass(record: Record) -> bool:
    """Everybody in the round passes, one after another; the opener is next and pays nothing."""
    passed: list[str] = []
    for before, name, after in steps(record):
        if before["phase"] != "bid":
            continue
        auction = before["auction"]
        if before["seat"] == auction["opener"] and not auction["bid"]:
            passed = []
        if name == "pass":
            passed.append(before["seat"])
        if sorted(passed) == auction["in_round"] and not auction["bid"]:
            paid = [[player["bids_paid"] for player in document["players"]] for document in (before, after)]
            return after["seat"] == passed[0] == auction["opener"] and paid[0] == paid[1]
    return False


def has_tie_in_the_final_order(record: Record) -> bool:
    """TK 9.9: by points, then by who sits nearer to the left of the one who placed the last tile."""
    first = next(document for document, _, _ in steps(record) if document["scoring"] == "final")
    last = "ABCD".index(first["last_placer"])
    points = [20 + p["temple_points"] + p["treasure_points"] - p["bids_paid"] for p in first["players"]]
    seats = range(len(points))
    order = sorted(seats, key=lambda seat: (points[seat], (seat - last - 1) % len(points)))
    assert ["ABCD"[seat] for seat in order] == first["scoring_order"]
    return len(set(points)) < len(points) and order != sorted(seats, key=lambda seat: points[seat])


def is_shared(record: Record) -> bool:
    pos = record.replay()
    scores, places = pos.scores(), pos.ranking()
    return pos.is_over and scores.count(max(scores)) == places.count(1) > 1 and 2 not in places


KINDS: dict[str, Callable[[Record], bool]] = {
    "two-players": is_finished(2, auction=False),
    "three-players": is_finished(3, auction=False),
    "four-players": is_finished(4, auction=False),
    "auction-two-players": is_finished(2, auction=True),
    "auction-three-players": is_finished(3, auction=True),
    "auction-four-players": is_finished(4, auction=True),
    "tie-for-majority": has_tie_for_majority,
    "all-guards-used": all_guards_are_set,
    "exhausted-level-token": level_token_is_missing,
    "exchange": has_exchange,
    "walled-in-tile": has_walled_in_tile,
    "all-pass-in-an-auction": all_pass,
    "tie-in-the-final-order": has_tie_in_the_final_order,
    "shared-win": is_shared,
}


@pytest.mark.parametrize("name", KINDS)
def test_there_is_a_game_that_shows_each_thing_that_can_happen(name: str) -> None:
    record = RECORDS[name]
    assert record.result != "*"
    assert KINDS[name](record), f"{name}.sacbe does not show what it is named after"


def test_every_file_is_there_for_a_reason() -> None:
    assert RECORDS.keys() == KINDS.keys()
