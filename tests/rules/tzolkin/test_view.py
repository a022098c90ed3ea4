"""What the view tells a player beyond what lies on the table: what spaces give, what can be paid, what is left."""

from tests.rules.tzolkin.table import Table, fresh, seat, table

from sacbe.engine.game import Json

WHEELS = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen")


def gives(at: Table, wheel: str, action: int, viewer: int | None = 0) -> Json:
    entry: Json = at.pos.view(viewer)["wheels"][WHEELS.index(wheel)]["gives"][action - 1]
    return entry


def test_5_1_the_view_tells_what_a_space_gives() -> None:
    at = table(seat())
    assert gives(at, "palenque", 1) == {"corn": 3}
    assert gives(at, "yaxchilan", 5) == {"corn": 2, "stone": 1, "gold": 1}
    assert gives(at, "uxmal", 1) == {"corn": -3, "then": [{"what": "up any", "number": 1}]}
    assert gives(at, "uxmal", 3) == {"workers": 1}
    assert gives(at, "tikal", 5)["then"] == [{"what": "pay resource", "number": 1}, {"what": "up two", "number": 0}]
    assert gives(at, "chichen", 9)["points"] == 13
    assert gives(at, "chichen", 9)["then"] == [{"what": "gain any", "number": 1}]


def test_6_1_the_view_counts_technologies() -> None:
    skilled = table(seat(agriculture=3, extraction=3, theology=3))
    assert gives(skilled, "palenque", 1) == {"corn": 4}
    assert gives(skilled, "palenque", 4)["harvest"]["burn"] == {"corn": 10}
    assert gives(skilled, "palenque", 4)["harvest"]["wood"] == {"wood": 4}
    assert gives(skilled, "yaxchilan", 4) == {"skull": 2}
    assert gives(skilled, "yaxchilan", 5) == {"corn": 2, "stone": 2, "gold": 2}
    assert gives(skilled, "palenque", 1, viewer=1) == {"corn": 3}, "another seat is told its own gains"


def test_6_4_a_prayer_is_told_to_whom_it_is_open() -> None:
    plain, prays = table(seat(skull=1, wood=1)), table(seat(skull=1, wood=1, theology=2))
    assert gives(plain, "chichen", 1) == {"skull": -1, "points": 4, "chaac": 1}
    assert gives(prays, "chichen", 1)["then"] == [{"what": "pray", "number": 0}]


def test_5_15_what_the_view_tells_is_what_happens() -> None:
    at = table(seat(corn=9, skull=1), yaxchilan="...A", palenque=".A", chichen=".....A")
    for wheel, action in (("yaxchilan", 3), ("palenque", 1), ("chichen", 5)):
        told, before = gives(at, wheel, action), {**at.has("A"), "points": at.score("A")}
        at.does("A", f"pick {wheel} {action}", f"act {action}")
        after = {**at.has("A"), "points": at.score("A")}
        goods = {good: after[good] - before[good] for good in ("corn", "wood", "stone", "gold", "skull", "points")}
        assert {good: change for good, change in goods.items() if change} == {
            good: change for good, change in told.items() if good in goods
        }


def test_11_4_after_architecture_is_used_no_discount_is_promised() -> None:
    at = table(seat(wood=2, architecture=3), display="A1-01 A1-02 A1-04 A1-06 A1-07 A1-09", tikal="....A")
    at.does("A", "pick tikal 4", "act 4", "build A1-01", "use", "free wood")
    assert {one["id"]: one["payable"] for one in at.pos.view(0)["buildings"]} == {
        "A1-02": True,
        "A1-04": False,
        "A1-06": True,
        "A1-07": False,
        "A1-09": False,
    }
    assert [move for move in at.may("A") if move.startswith("build")] == ["build A1-02", "build A1-06"]


def test_9_2_while_age_2_is_laid_out_its_stack_is_counted() -> None:
    at = table(*(seat(corn=20) for _ in range(4)), turn="D", day=13)
    at.does("D", "place palenque", "done")
    assert (at.seen("phase"), at.seen("buildings_in_stack")) == ("new age", 18)
    at.draws("building A2-01")
    assert at.seen("buildings_in_stack") == 17


def test_2_5_nothing_is_promised_while_chance_deals() -> None:
    assert all(wheel["gives"] == [] for wheel in fresh().pos.view(None)["wheels"])
