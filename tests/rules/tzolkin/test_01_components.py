"""TZ 1: what is in the box. Every tile is written here with what it costs and does, and is then used in a game."""

import pytest
from tests.rules.tzolkin.table import TRACKS, Table, dealt, fresh, seat, table

import sacbe
from sacbe.games.tzolkin.components import (
    BUILDING_IDS,
    BUILDING_KIND,
    KINDS,
    MONUMENT_IDS,
    MONUMENT_KIND,
    WEALTH_IDS,
)

HANDS = ("W04 W01 W02 W03", "W10 W05 W06 W07", "W12 W08 W09 W11", "W16 W13 W14 W15")


def played(players: int, doubles: tuple[int, ...] = ()) -> list[tuple[int, bool]]:
    """A whole game with double advances on these days: the day of each round, and whether it is a food day."""
    at = dealt(*HANDS[:players])
    at.fills()
    for number in range(players):
        at.does("ABCD"[number], *(f"keep {tile}" for tile in HANDS[number].split()[:2]))
    rounds: list[tuple[int, bool]] = []
    while not at.pos.is_over:
        day = at.pos.view(None)["day"]
        rounds.append((day, at.pos.view(None)["food_day"]))
        last = at.order()[-1]
        if day in doubles:
            at.passes_round(**{last: "place first"})
            at.does(last, "two days")
        else:
            at.passes_round()
        at.fills()
    assert at.pos.number == players * len(rounds)
    return rounds


def test_1_1_the_wheels() -> None:
    wheels = {wheel["wheel"]: wheel for wheel in fresh().pos.view(None)["wheels"]}
    assert list(wheels) == ["palenque", "yaxchilan", "tikal", "uxmal", "chichen"]
    for name, wheel in wheels.items():
        assert len(wheel["workers"]) == (13 if name == "chichen" else 10)
        assert wheel["last_space"] == (10 if name == "chichen" else 7)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_1_1_twenty_seven_rounds_and_four_food_days(players: int) -> None:
    rounds = played(players)
    assert [day for day, _ in rounds] == list(range(27))
    assert [number for number, (_, food) in enumerate(rounds, 1) if food] == [8, 14, 21, 27]


@pytest.mark.parametrize(
    ("day", "food_rounds"),
    [(0, [7, 13, 20, 26]), (6, [8, 13, 20, 26]), (9, [8, 13, 20, 26]), (19, [8, 14, 21, 26]), (24, [8, 14, 21, 26])],
)
def test_1_1_a_double_advance_takes_a_round_away(day: int, food_rounds: list[int]) -> None:
    """TZ 1.1: dbl3. Passing over days 7 and 20 the new round is the food day, and later ones keep their days."""
    rounds = played(2, (day,))
    assert len(rounds) == 26
    assert [number for number, (_, food) in enumerate(rounds, 1) if food] == food_rounds


def test_1_1_except_one_made_on_day_25() -> None:
    """TZ 1.1: dbl3."""
    rounds = played(2, (25,))
    assert len(rounds) == 27
    assert rounds[-2:] == [(25, False), (27, True)]


def test_1_2_thirteen_skulls() -> None:
    assert fresh().seen("skulls_in_bank") == 13
    with pytest.raises(sacbe.InvalidPosition, match="only thirteen skulls"):
        table(seat(skull=7), seat(skull=7))


def test_1_2_the_other_goods_never_run_out() -> None:
    at = table(seat(corn=900, wood=900, stone=900, gold=900), yaxchilan=".A...A")
    at.does("A", "pick yaxchilan 1", "act 1", "pick yaxchilan 5", "act 5")
    assert at.goods("A") == "902 corn, 901 wood, 901 stone, 901 gold"


def test_1_2_corn_and_skulls_are_no_resources() -> None:
    at = table(seat(corn=9, skull=3), tikal=".A...A")
    at.does("A", "pick tikal 5")
    assert at.clause("A", "act 5") == "TZ 5.8"
    at.does("A", "act nothing", "pick tikal 1")
    assert at.clause("A", "act 1") == "TZ 11.5"


def test_1_3_how_many_tiles() -> None:
    at = fresh()
    assert sum(at.jungle(space)[0] for space in (2, 3, 4, 5)) == 16
    assert sum(at.jungle(space)[1] for space in (2, 3, 4, 5)) == 12
    assert tuple(f"W{n:02}" for n in range(1, 22)) == WEALTH_IDS
    assert tuple(f"M{n:02}" for n in range(1, 14)) == MONUMENT_IDS
    assert (*(f"A1-{n:02}" for n in range(1, 15)), *(f"A2-{n:02}" for n in range(1, 19))) == BUILDING_IDS


# Building, kind, cost in wood, stone and gold, choices on the way, what the builder has then besides the start.
BUILDINGS = [
    ("A1-01", "farm", (1, 0, 0), "", "fed 1"),
    ("A1-02", "farm", (1, 0, 0), "", "fed 1"),
    ("A1-03", "farm", (1, 0, 0), "", "fed 1"),
    ("A1-04", "farm", (4, 0, 0), "", "less 1"),
    ("A1-05", "farm", (4, 0, 0), "", "less 1"),
    ("A1-06", "civic", (2, 0, 0), "", "agriculture 1"),
    ("A1-07", "civic", (3, 0, 0), "", "agriculture 1, stone 1"),
    ("A1-08", "civic", (1, 1, 0), "", "extraction 1, corn 1"),
    ("A1-09", "civic", (2, 1, 0), "", "extraction 1, gold 1"),
    ("A1-10", "tomb", (2, 1, 0), "", "chaac 2, quetzalcoatl 2"),
    ("A1-11", "tomb", (1, 2, 0), "", "chaac 2, kukulcan 2"),
    ("A1-12", "tomb", (1, 0, 1), "up quetzalcoatl, done", "quetzalcoatl 2"),
    ("A1-13", "altar", (0, 0, 1), "", "architecture 1"),
    ("A1-14", "altar", (0, 1, 1), "", "theology 1, kukulcan 2"),
    ("A2-01", "farm", (2, 0, 0), "", "fed 3"),
    ("A2-02", "farm", (2, 0, 0), "", "fed 3"),
    ("A2-03", "farm", (2, 0, 0), "", "fed 3"),
    ("A2-04", "civic", (3, 0, 0), "study theology", "theology 1, stone 1"),
    ("A2-05", "civic", (2, 1, 0), "study extraction", "extraction 1, gold 1"),
    ("A2-06", "civic", (3, 1, 0), "study agriculture", "agriculture 1, corn 6"),
    ("A2-07", "civic", (2, 2, 0), "study architecture", "architecture 1, skull 1"),
    ("A2-08", "tomb", (1, 1, 1), "", "workers 4, points 6"),
    ("A2-09", "tomb", (0, 3, 0), "done", "points 6"),
    ("A2-10", "tomb", (1, 0, 2), "", "points 8"),
    ("A2-11", "tomb", (2, 1, 1), "skip", "points 2"),
    ("A2-12", "tomb", (1, 2, 1), "", "chaac 2, quetzalcoatl 2, kukulcan 2, points 3"),
    ("A2-13", "altar", (0, 2, 0), "", "chaac 3, points 2"),
    ("A2-14", "altar", (0, 0, 2), "", "kukulcan 3, points 3"),
    ("A2-15", "altar", (0, 0, 3), "", "quetzalcoatl 3, points 4"),
    ("A2-16", "altar", (0, 2, 1), "", "theology 1, chaac 2, kukulcan 2"),
    ("A2-17", "altar", (0, 1, 2), "study theology, study theology", "theology 2"),
    ("A2-18", "altar", (0, 1, 1), "", "architecture 1, points 3"),
]


def account(at: Table, who: str = "A") -> dict[str, int]:
    """All that tiles can change, as numbers."""
    held = at.has(who)
    return {
        **{good: held[good] for good in ("corn", "wood", "stone", "gold", "skull")},
        **held["temples"],
        **held["technologies"],
        "workers": held["workers"],
        "fed": held["workers_fed"],
        "less": held["corn_less_per_worker"],
        "points": int(held["score"]),
    }


START = {
    **dict.fromkeys(("corn", "wood", "stone", "gold", "skull"), 0),
    **dict.fromkeys(("chaac", "quetzalcoatl", "kukulcan"), 1),
    **dict.fromkeys(TRACKS, 0),
    "workers": 3,
    "fed": 0,
    "less": 0,
    "points": 0,
}


def with_changes(written: str) -> dict[str, int]:
    changes = [entry.split() for entry in written.split(", ")]
    return START | {name: int(number) for name, number in changes}


@pytest.mark.parametrize(("building", "kind", "cost", "choices", "outcome"), BUILDINGS)
def test_1_3_every_building(building: str, kind: str, cost: tuple[int, int, int], choices: str, outcome: str) -> None:
    """TZ 1.3, 5.17: its kind, its cost and what it does."""
    assert KINDS[BUILDING_KIND[BUILDING_IDS.index(building)]] == kind
    wood, stone, gold = cost
    day = 3 if building.startswith("A1") else 15
    at = table(seat(0, wood, stone, gold), display=building, day=day, tikal="..A")
    assert at.pos.view(0)["buildings"][0]["cost"] == [wood, stone, gold]
    assert at.pos.view(0)["buildings"][0]["corn_cost"] == 2 * (wood + stone + gold)
    at.does("A", "pick tikal 2", "act 2", f"build {building}", *(choices.split(", ") if choices else []))
    assert at.may("A") == ["done"]
    assert account(at) == with_changes(outcome)


def test_1_3_all_buildings_are_listed_here() -> None:
    assert tuple(row[0] for row in BUILDINGS) == BUILDING_IDS


# Monument, kind, cost in wood, stone, gold and skulls.
MONUMENTS = [
    ("M01", "altar", (0, 3, 3, 0)),
    ("M02", "altar", (0, 4, 3, 0)),
    ("M03", "altar", (0, 2, 3, 0)),
    ("M04", "altar", (0, 0, 4, 1)),
    ("M05", "civic", (2, 3, 1, 0)),
    ("M06", "civic", (1, 1, 3, 0)),
    ("M07", "civic", (2, 1, 3, 0)),
    ("M08", "civic", (3, 0, 3, 0)),
    ("M09", "tomb", (1, 3, 2, 0)),
    ("M10", "tomb", (2, 2, 2, 0)),
    ("M11", "tomb", (3, 2, 1, 0)),
    ("M12", "tomb", (1, 1, 4, 0)),
    ("M13", "tomb", (1, 0, 4, 0)),
]


@pytest.mark.parametrize(("monument", "kind", "cost"), MONUMENTS)
def test_1_3_every_monument(monument: str, kind: str, cost: tuple[int, int, int, int]) -> None:
    """TZ 1.3, 5.17: its kind and its cost, exactly; one less of anything is too little."""
    assert KINDS[MONUMENT_KIND[MONUMENT_IDS.index(monument)]] == kind
    at = table(seat(0, *cost), monuments=monument, tikal="....A")
    shown = {entry["id"]: entry["cost"] for entry in at.pos.view(0)["monuments"]}
    assert shown[monument] == list(cost)
    at.does("A", "pick tikal 4", "act 4", f"raise {monument}")
    assert at.goods("A") == ""
    for good in range(4):
        if cost[good]:
            less = [number - (place == good) for place, number in enumerate(cost)]
            poor = table(seat(0, *less), monuments=monument, display="", tikal="....A")
            poor.does("A", "pick tikal 4")
            if "act 4" in poor.may("A"):
                poor.does("A", "act 4")
                assert poor.clause("A", f"raise {monument}") == "TZ 5.17"
            else:
                assert poor.clause("A", "act 4") == "TZ 11.5"


# Wealth tile, what it gives, and where it puts a dummy.
WEALTH = [
    ("W01", "corn 3, quetzalcoatl 1, agriculture 1", "palenque", 1),
    ("W02", "corn 5, gold 1, quetzalcoatl 1", "palenque", 3),
    ("W03", "stone 1, gold 1, agriculture 1", "palenque", 5),
    ("W04", "corn 9, stone 1", "palenque", 7),
    ("W05", "wood 1, kukulcan 1, extraction 1", "yaxchilan", 1),
    ("W06", "corn 2, wood 2, kukulcan 1", "yaxchilan", 3),
    ("W07", "corn 4, wood 1, extraction 1", "yaxchilan", 5),
    ("W08", "corn 3, wood 2, stone 1", "yaxchilan", 7),
    ("W09", "corn 2, chaac 1, architecture 1", "tikal", 1),
    ("W10", "corn 6, stone 2", "tikal", 3),
    ("W11", "corn 3, gold 1, architecture 1", "tikal", 5),
    ("W12", "corn 6, wood 1, stone 1", "tikal", 7),
    ("W13", "corn 5, stone 1, chaac 1", "uxmal", 1),
    ("W14", "corn 3, wood 1, fed 1", "uxmal", 3),
    ("W15", "workers 1", "uxmal", 5),
    ("W16", "corn 8, gold 1", "uxmal", 7),
    ("W17", "corn 4, wood 1, skull 1", "chichen", 0),
    ("W18", "corn 5, stone 1, theology 1", "chichen", 3),
    ("W19", "corn 4, wood 3", "chichen", 5),
    ("W20", "corn 2, wood 2, theology 1", "chichen", 7),
    ("W21", "corn 7, wood 2", "chichen", 10),
]


@pytest.mark.parametrize("number", range(21))
def test_1_3_every_wealth_tile(number: int) -> None:
    """TZ 1.3, 2.5, 2.6: what two tiles next to each other in the list give together, and where each puts a dummy."""
    tiles = [WEALTH[number], WEALTH[(number + 1) % 21]]
    names = [row[0] for row in tiles]
    rest = [row[0] for row in WEALTH if row[0] not in names]
    at = dealt(" ".join([*names, *rest[:2]]), *(" ".join(rest[2 + 4 * n : 6 + 4 * n]) for n in range(3)))
    at.does("A", *(f"keep {name}" for name in names))
    for who in "BCD":
        at.does(who, *at.may(who)[:2])
    expected = dict(START)
    for _, gives, _, _ in tiles:
        for entry in gives.split(", "):
            name, more = entry.split()
            expected[name] += int(more)
    assert account(at) == expected
    _, _, wheel, space = tiles[0]
    hands = [" ".join(rest[4 * n : 4 * n + 4]) for n in range(2)]
    dummies = dealt(*hands, dummies=names[0])
    assert dummies.pos.to_json()["wheels"][wheel][space] == "dummy"


def test_1_4_what_a_player_starts_with() -> None:
    held = fresh().has("A")
    assert (held["workers"], held["in_hand"], held["light"], held["score"]) == (3, 3, True, 0)
    assert len(held["temples"]) + len(held["technologies"]) == 7


def test_1_4_at_most_six_workers() -> None:
    """TZ 1.4, 5.11: three of them start in the bank."""
    at = table(seat(workers=5), uxmal="...AAA")
    at.does("A", "pick uxmal 3", "act 3")
    assert at.has("A")["workers"] == 6
    with pytest.raises(sacbe.InvalidPosition):
        table(seat(workers=7))


def test_1_4_scores_may_go_negative() -> None:
    at = table(turn="D", day=7)
    at.does("D", "place palenque", "done")
    assert at.score("A") == -9


@pytest.mark.parametrize("players", [1, 5])
def test_1_4_two_to_four_play(players: int) -> None:
    with pytest.raises(sacbe.OptionError):
        sacbe.load("tzolkin", players=players)


def test_1_4_nobody_sits_elsewhere() -> None:
    at = table(players=2)
    assert at.clause("C", "place palenque") == "TZ 1.4"
