"""What must hold in every position of Tzolk'in, told from its document, view and draws alone."""

from collections import Counter

from sacbe.engine.game import CHANCE, Json, Position
from sacbe.games.tzolkin.components import BUILDING_IDS, MONUMENT_IDS, WEALTH_IDS

SET_UP = ("start", "buildings", "monuments", "deal", "dummies", "keep")
FOOD_DAYS = (7, 13, 20, 26)
DUMMIES = {2: 12, 3: 6, 4: 0}
MONUMENTS = {2: 4, 3: 5, 4: 6}


def check(pos: Position) -> None:
    """Nothing is lost, nothing is doubled, nothing overflows."""
    document, view = pos.to_json(), pos.view(None)
    _check_skulls(document, view)
    _check_workers(document, view)
    _check_tiles(pos, document, view)
    _check_wealth(document)
    _check_days(pos, document, view)
    for seat, player in enumerate(document["players"]):
        shown = view["players"][seat]
        assert min(player[good] for good in ("corn", "wood", "stone", "gold", "skull")) >= 0
        assert 4 * shown["score"] == sum(player["quarter_points"].values())
        assert shown["score"] == sum(shown["parts"].values()) == pos.scores()[seat]
        assert all(0 <= level <= 3 for level in player["technologies"].values())
    if pos.turn is not None and pos.turn != CHANCE:
        assert all(pos.legal(seat) for seat in pos.pending), "a seat has nothing to choose from"


def _check_skulls(document: Json, view: Json) -> None:
    """TZ 1.2: exactly 13."""
    held = sum(player["skull"] for player in document["players"])
    offered = document["skulls_offered"]
    assert len(set(offered)) == len(offered) <= 9
    assert view["skulls_in_bank"] >= 0
    assert view["skulls_in_bank"] + held + len(offered) == 13, "skulls are lost or doubled"


def _check_workers(document: Json, view: Json) -> None:
    """Everybody's workers are in hand, on a wheel or on the first-player space; dummies are for ever on the wheels."""
    standing = Counter(worker for wheel in document["wheels"].values() for worker in wheel if worker)
    standing.update(filter(None, [document["first_space"]]))
    for seat, player in enumerate(document["players"]):
        assert 3 <= player["workers"] <= 6
        assert view["players"][seat]["in_hand"] >= 0
        assert view["players"][seat]["in_hand"] + standing["ABCD"[seat]] == player["workers"]
    assert standing["dummy"] + document["dummies_left"] == DUMMIES[len(document["players"])]
    for name, wheel in document["wheels"].items():
        beyond = 11 if name == "chichen" else 8
        assert set(wheel[beyond:]) <= {None, "dummy"}, "only dummies ride past the last numbered space"


def _check_tiles(pos: Position, document: Json, view: Json) -> None:
    """Buildings, monuments and harvest tiles are in one place each."""
    players: list[Json] = document["players"]
    buildings = [*document["display"], *(name for player in players for name in player["buildings"])]
    assert len(set(buildings)) == len(buildings), f"twice on the table: {buildings}"
    assert len(document["display"]) <= 6
    late = document["food_days_done"] >= 2 or document["phase"] == "new age"
    stack = {name for name in BUILDING_IDS if name[1] == ("2" if late else "1")} - set(buildings)
    if document["phase"] != "new age":
        assert view["buildings_in_stack"] == len(stack)
    drawn = [pos.game.name(action).split() for action, _ in pos.outcomes()]
    if drawn and drawn[0][0] == "building":
        assert {name for _, name in drawn} == stack, "the stack holds what lies nowhere else"
    monuments = [*document["monuments"], *(name for player in players for name in player["monuments"])]
    assert len(set(monuments)) == len(monuments)
    assert set(monuments) <= set(MONUMENT_IDS)
    if document["phase"] not in ("start", "buildings", "monuments"):
        assert len(monuments) == MONUMENTS[len(players)], "monuments are lost or doubled"
    assert sum(document["corn_tiles"]) + sum(player["corn_tiles"] for player in players) == 4 * len(players)
    assert sum(document["wood_tiles"]) + sum(player["wood_tiles"] for player in players) <= 3 * len(players)


def _check_wealth(document: Json) -> None:
    places = [*document["wealth_left"]]
    for player in document["players"]:
        set_up = document["phase"] in SET_UP
        places += player["hand"] if set_up else player["wealth"]
        assert set(player["wealth"]) <= set(player["hand"]) or not set_up, "what is kept comes from the hand"
        assert set_up or len(player["wealth"]) == 2
    assert len(set(places)) == len(places)
    assert set(places) <= set(WEALTH_IDS)


def _check_days(pos: Position, document: Json, view: Json) -> None:
    """TZ 1.1: four food days, one after another; how many rounds there are is in test_tzolkin."""
    fed, day = document["food_days_done"], document["day"]
    assert 0 <= day <= 27
    assert all(day >= due for due in FOOD_DAYS[:fed])
    assert all(day < due for due in FOOD_DAYS[fed + 1 :])
    assert (fed == 4) == pos.is_over
    assert view["food_day"] == (fed < 4 and day >= FOOD_DAYS[fed])


def draws_in_secret(pos: Position, viewer: int) -> bool:
    """TZ 2.5: a wealth tile dealt to a hand is for the eyes of that seat."""
    document = pos.to_json()
    return document["phase"] == "deal" and sum(len(player["hand"]) for player in document["players"]) // 4 != viewer


def hides_something(pos: Position, viewer: int) -> bool:
    """Before all have kept their tiles, the hands of the others could be otherwise."""
    document = pos.to_json()
    others = [player["hand"] for seat, player in enumerate(document["players"]) if seat != viewer]
    return any(others)
