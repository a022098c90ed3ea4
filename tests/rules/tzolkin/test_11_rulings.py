"""TZ 11: the corners of the rules."""

import pytest
from tests.rules.tzolkin.table import seat, table


def test_11_1_effects_happen_in_the_order_of_the_tile() -> None:
    """TZ 11.1: A1-12 gives its temple step before its building, A2-04 its level before its stone."""
    at = table(seat(wood=2, gold=1), display="A1-01 A1-12", tikal="..A")
    at.does("A", "pick tikal 2", "act 2", "build A1-12")
    assert at.may("A") == ["up chaac", "up quetzalcoatl", "up kukulcan"]
    at.does("A", "up chaac")
    assert at.may("A") == ["build A1-01", "done"]
    level = table(seat(wood=3), display="A2-04", day=15, tikal="..A")
    level.does("A", "pick tikal 2", "act 2", "build A2-04")
    assert level.goods("A") == ""
    level.does("A", "study theology")
    assert level.goods("A") == "1 stone"


def test_11_1_the_extra_building_the_market_and_the_paid_action_may_be_declined() -> None:
    at = table(seat(wood=2, gold=1), display="A1-01 A1-12", tikal="..A")
    at.does("A", "pick tikal 2", "act 2", "build A1-12", "up chaac", "done", "done")
    assert at.has("A")["buildings"] == ["A1-12"]
    market = table(seat(stone=3, corn=9), display="A2-09", day=15, tikal="..A")
    market.does("A", "pick tikal 2", "act 2", "build A2-09", "done", "done")
    assert market.score("A") == 6
    action = table(seat(wood=2, stone=1, gold=1, corn=9), display="A2-11", day=15, tikal="..A")
    action.does("A", "pick tikal 2", "act 2", "build A2-11", "skip", "done")
    assert action.corn("A") == 9
    assert action.score("A") == 2


def test_11_1_nothing_else_may_be_declined() -> None:
    at = table(seat(wood=3), display="A2-04", day=15, tikal="..A")
    at.does("A", "pick tikal 2", "act 2", "build A2-04")
    assert at.refuses("A", "done") == ("TZ 5.6", "at least one level must be advanced")
    two = table(seat(stone=1, gold=2), display="A2-17", day=15, tikal="..A")
    two.does("A", "pick tikal 2", "act 2", "build A2-17", "study theology")
    assert two.clause("A", "done") == "TZ 5.6", "both granted levels are taken"


def test_11_1_the_worker_of_a2_08_cannot_be_refused() -> None:
    at = table(seat(wood=1, stone=1, gold=1), display="A2-08", day=15, tikal="..A")
    at.does("A", "pick tikal 2", "act 2", "build A2-08")
    assert at.has("A")["workers"] == 4
    assert at.may("A") == ["done"]
    assert at.score("A") == 6


def test_11_2_what_a_building_grants_comes_before_the_next_worker() -> None:
    at = table(seat(wood=3), display="A2-04", day=15, tikal="..A", yaxchilan=".A")
    at.does("A", "pick tikal 2", "act 2", "build A2-04")
    assert at.clause("A", "pick yaxchilan 1") == "TZ 4.2"
    at.does("A", "study agriculture")
    assert "pick yaxchilan 1" in at.may("A")


def test_11_2_actions_nest_and_slots_stay_empty() -> None:
    """TZ 11.2, 11.3: Tikal 4, A2-11, through it Tikal 4 with two buildings, then the second building of the first."""
    at = table(seat(corn=1, wood=6, stone=3, gold=3), display="A2-01 A2-10 A2-11 A2-13", day=15, tikal="....A")
    at.does("A", "pick tikal 4", "act 4", "build A2-11", "do tikal 4", "build A2-13")
    assert at.score("A") == 2, "the points of A2-11 itself wait until its action is done"
    at.does("A", "build A2-01")
    assert at.score("A") == 4
    assert at.may("A") == ["build A2-10", "done"]
    assert at.display() == ["A2-10"]
    at.does("A", "build A2-10")
    assert at.score("A") == 2 + 2 + 8
    at.does("A", "done")
    assert len(at.chances()) == 14, "the emptied slots are filled only now"


def test_11_2_a_position_in_the_middle_of_it_can_be_written_and_read() -> None:
    at = table(seat(corn=2, wood=6, stone=3, gold=3), display="A2-01 A2-10 A2-11 A2-13", day=15, uxmal=".....A")
    at.does("A", "pick uxmal 5", "act 5", "do tikal 4", "build A2-11", "do tikal 4", "build A2-01")
    again = at.game.position(at.pos.to_json())
    assert again.key() == at.pos.key()
    assert again.legal() == at.pos.legal()


def test_11_3_the_extra_building_has_its_own_architecture() -> None:
    """TZ 11.3: build3. Used on A1-12, it still serves the extra building, and then not the second one of Tikal 4."""
    at = table(seat(wood=6, gold=1, architecture=1), display="A1-01 A1-02 A1-03 A1-12", tikal="....A")
    at.does("A", "pick tikal 4", "act 4", "build A1-12", "use")
    assert at.corn("A") == 1
    at.does("A", "up chaac", "build A1-01")
    assert at.corn("A") == 2
    at.does("A", "build A1-02")
    assert at.corn("A") == 2
    assert at.may("A") == ["done"]
    assert at.has("A")["buildings"] == ["A1-01", "A1-02", "A1-12"]


def test_11_3_the_extra_building_is_not_one_of_the_two() -> None:
    """TZ 11.3: build3. Three buildings with one Tikal 4, and architecture saved on the first serves the last."""
    at = table(seat(wood=6, gold=1, architecture=2), display="A1-01 A1-02 A1-12", tikal="....A")
    at.does("A", "pick tikal 4", "act 4", "build A1-12", "save", "up chaac", "build A1-01", "build A1-02")
    assert at.corn("A") == 2
    assert at.points_from("A", "technologies") == 4


def test_11_3_the_extra_building_is_paid_in_resources() -> None:
    """TZ 11.3: build3. Even if A1-12 was paid in corn."""
    at = table(seat(corn=20, wood=1), display="A1-01 A1-06 A1-12", uxmal="....A")
    at.does("A", "pick uxmal 4", "act 4", "build A1-12", "up chaac")
    assert at.corn("A") == 16
    assert at.may("A") == ["build A1-01", "done"]
    at.does("A", "build A1-01")
    assert at.goods("A") == "16 corn"


def test_11_3_the_extra_building_is_never_a_monument() -> None:
    at = table(seat(wood=9, stone=9, gold=9), display="A1-01 A1-12", tikal="....A")
    at.does("A", "pick tikal 4", "act 4", "build A1-12", "up chaac")
    assert at.clause("A", "raise M01") == "TZ 5.7"


@pytest.mark.parametrize("through", ["uxmal 5", "A2-11"])
def test_11_3_tikal_4_through_another_action_may_build_a_monument(through: str) -> None:
    """TZ 11.3: build1."""
    at = table(seat(corn=1, wood=2, stone=4, gold=4), display="A2-11", day=15, uxmal=".....A", tikal="..A")
    if through == "A2-11":
        at.does("A", "pick tikal 2", "act 2", "build A2-11", "do tikal 4", "raise M01")
        assert at.goods("A") == ""
    else:
        at.does("A", "pick uxmal 5", "act 5", "do tikal 4", "raise M01")
        assert at.goods("A") == "2 wood, 1 stone, 1 gold"
    assert at.has("A")["monuments"] == ["M01"]


def test_11_3_tikal_4_through_a2_11_has_its_own_architecture() -> None:
    start = seat(corn=0, wood=6, stone=1, gold=1, architecture=1)
    at = table(start, display="A2-01 A2-02 A2-11", day=15, tikal="....A")
    at.does("A", "pick tikal 4", "act 4", "build A2-11", "use", "do tikal 4", "build A2-01", "use")
    assert at.corn("A") == 1
    at.does("A", "build A2-02")
    assert at.corn("A") == 1


def test_11_4_levels_1_and_2_are_not_optional_with_one_building() -> None:
    at = table(seat(wood=1, architecture=2), tikal="..A")
    at.does("A", "pick tikal 2", "act 2", "build A1-01")
    assert at.may("A") == ["done"]
    assert (at.corn("A"), at.score("A")) == (1, 2)


def test_11_4_the_discount_is_optional() -> None:
    at = table(seat(wood=1, architecture=3), tikal="..A")
    at.does("A", "pick tikal 2", "act 2", "build A1-01")
    assert at.may("A") == ["free wood", "skip"]
    at.does("A", "skip")
    assert (at.goods("A"), at.score("A")) == ("1 corn", 2)


def test_11_4_saved_with_no_second_building_they_are_lost() -> None:
    at = table(seat(wood=9, architecture=2), tikal="....A")
    at.does("A", "pick tikal 4", "act 4", "build A1-01", "save", "done", "done")
    assert (at.corn("A"), at.score("A")) == (0, 0)


def test_11_4_saved_they_serve_the_second_with_a_level_just_won() -> None:
    """TZ 11.4: build2. Architecture 1 saved and 2 won by A1-13 give corn and points for the farm."""
    at = table(seat(wood=1, gold=1, architecture=1), tikal="....A")
    at.does("A", "pick tikal 4", "act 4", "build A1-13", "save", "build A1-01")
    assert (at.corn("A"), at.score("A")) == (1, 2)


def test_11_4_without_the_discount_unpayable_cannot_be_saved() -> None:
    at = table(seat(wood=1, architecture=3), tikal="....A")
    at.does("A", "pick tikal 4", "act 4", "build A1-06")
    assert at.may("A") == ["use"]
    assert at.clause("A", "save") == "TZ 11.4"


def test_11_4_a_level_never_serves_the_building_that_gave_it() -> None:
    at = table(seat(gold=1), tikal="..A")
    at.does("A", "pick tikal 2", "act 2", "build A1-13")
    assert at.levels("A") == (0, 0, 1, 0)
    assert at.goods("A") == ""


def test_11_4_corn_for_building_pays_for_a2_11_but_not_for_the_building() -> None:
    """TZ 11.4: build6. Pay, take the tile, then the corn of architecture, then what the tile does."""
    at = table(seat(wood=2, stone=1, gold=1, architecture=1), display="A2-11", day=15, tikal="..A")
    at.does("A", "pick tikal 2", "act 2", "build A2-11")
    assert at.corn("A") == 1
    at.does("A", "do palenque 1")
    assert at.corn("A") == 3
    short = table(seat(corn=1, architecture=1), uxmal="....A")
    short.does("A", "pick uxmal 4")
    assert short.clause("A", "act 4") == "TZ 11.5"


def test_11_5_a_cost_is_judged_after_the_steps_down() -> None:
    at = table(seat(corn=1), uxmal="......A")
    at.does("A", "pick uxmal 6", "act 5")
    assert at.clause("A", "do uxmal 1") == "TZ 5.18"
    assert "do uxmal 4" not in at.may("A")
    assert "do yaxchilan 1" in at.may("A")


def test_11_5_a2_11_without_corn_can_only_be_declined() -> None:
    at = table(seat(wood=2, stone=1, gold=1), display="A2-11", day=15, tikal="..A")
    at.does("A", "pick tikal 2", "act 2", "build A2-11")
    assert at.may("A") == ["skip"]
    assert at.refuses("A", "do palenque 1") == ("TZ 5.18", "A does not have the corn for that action")
    at.does("A", "skip", "done")
    assert at.score("A") == 2


def test_11_5_a_market_visit_without_a_trade() -> None:
    at = table(seat(), uxmal="..A")
    at.does("A", "pick uxmal 2", "act 2")
    assert at.may("A") == ["done"]
    at.does("A", "done", "done")
    assert at.waits_for() == ["B"]


def test_11_5_the_theology_bonus_without_skulls_has_no_effect() -> None:
    at = table(seat(wood=1, theology=3), seat(skull=13), tikal=".A")
    at.does("A", "pick tikal 1", "act 1", "study theology", "pay wood", "done")
    assert at.goods("A") == ""


def test_11_5_a_temple_whose_next_step_is_not_possible_may_be_named() -> None:
    at = table(seat(corn=3, temples=(1, 1, 6)), seat(temples=(1, 1, 7)), uxmal=".A")
    at.does("A", "pick uxmal 1", "act 1", "up kukulcan", "done")
    assert at.temples("A") == (1, 1, 6)
    assert at.corn("A") == 0


def test_11_6_burning_and_bare_harvests_have_the_corn_of_agriculture() -> None:
    at = table(seat(agriculture=3), palenque="...AA")
    at.does("A", "pick palenque 3", "act 3", "harvest burn", "down chaac")
    assert at.corn("A") == 8
    at.does("A", "pick palenque 4", "act 4", "harvest bare")
    assert at.corn("A") == 18


def test_11_6_no_bare_harvest_beside_a_visible_corn_tile() -> None:
    """TZ 11.6: harv3."""
    at = table(seat(agriculture=2), wood_tiles=(0, 3, 4, 4), palenque="...A")
    at.does("A", "pick palenque 3", "act 3")
    sentence = "without a tile one harvests only while no corn tile is visible"
    assert at.refuses("A", "harvest bare") == ("TZ 11.6", sentence)
    assert at.may("A") == ["harvest corn", "harvest wood", "harvest burn"]


def test_11_7_theology_counts_from_the_moment_it_is_won() -> None:
    at = table(seat(wood=1, skull=1), tikal=".A", chichen="A")
    at.does("A", "pick tikal 1", "act 1", "study theology", "pay wood", "pick chichen 0", "ahead", "done")
    assert at.score("A") == 4


@pytest.mark.parametrize("space", range(9))
def test_11_7_one_space_further_from_0_to_8(space: int) -> None:
    """TZ 11.7: ci2."""
    at = table(seat(skull=1, theology=1), chichen="." * space + "A")
    at.does("A", f"pick chichen {space}", "ahead")
    assert at.seen("skulls_offered") == [space + 1]


def test_11_7_from_9_any_free_slot() -> None:
    """TZ 11.7: ci2."""
    at = table(seat(skull=1, theology=1), offered=(2, 9), chichen=".........A")
    at.does("A", "pick chichen 9", "ahead")
    assert at.may("A") == ["act 1", "act 3", "act 4", "act 5", "act 6", "act 7", "act 8"]
    assert at.refuses("A", "act 2") == ("TZ 5.14", "a skull lies there already")
    at.does("A", "act 7", "done")
    assert at.score("A") == 10
    poor = table(seat(theology=1), chichen=".........A")
    poor.does("A", "pick chichen 9")
    assert poor.clause("A", "ahead") == "TZ 5.14"
    full = table(seat(skull=1, theology=1), offered=(1, 2, 3, 4, 5, 6, 7, 8, 9), chichen=".........A")
    full.does("A", "pick chichen 9")
    assert full.may("A") == ["act nothing"]
    assert full.clause("A", "ahead") == "TZ 5.14"


def test_11_7_nothing_beyond_10() -> None:
    """TZ 11.7: ci2."""
    at = table(seat(skull=1, theology=1), chichen="..........A")
    at.does("A", "pick chichen 10")
    assert at.clause("A", "ahead") == "TZ 11.7"


def test_11_7_never_together_with_steps_down() -> None:
    """TZ 11.7: ci2. From 9 any slot is free, from 8 only slot 9, and corn does not help."""
    at = table(seat(skull=1, theology=1), chichen="........A")
    at.does("A", "pick chichen 8")
    assert at.may("A") == ["act nothing", "act 8", "ahead"]
    at.does("A", "ahead")
    assert at.seen("skulls_offered") == [9]


def test_11_7_level_2_once_per_action() -> None:
    """TZ 11.7: ci3."""
    at = table(seat(skull=2, gold=5, theology=2), chichen=".AA")
    at.does("A", "pick chichen 1", "act 1", "pay gold", "up kukulcan")
    assert "pick chichen 2" in at.may("A")
    assert "pay gold" not in at.may("A")
    at.does("A", "pick chichen 2", "act 2", "pay gold", "up kukulcan", "done")
    assert at.temples("A") == (3, 1, 3)


@pytest.mark.parametrize(
    ("track", "outcome"),
    [("agriculture", "up chaac"), ("extraction", "gain gold"), ("architecture", ""), ("theology", "")],
)
def test_11_8_a_free_advance_on_level_3_gives_the_bonus(track: str, outcome: str) -> None:
    """TZ 11.8: tech2."""
    levels = {"agriculture": 3, "extraction": 3, "architecture": 3, "theology": 3}
    one = seat(stone=1, gold=2)
    one["technologies"] = levels
    at = table(one, display="A2-17", day=15, tikal="..A")
    at.does("A", "pick tikal 2", "act 2", "build A2-17", "skip", f"study {track}")
    if outcome:
        assert outcome in at.may("A")
        at.does("A", outcome, *(["gain gold"] if track == "extraction" else []))
    at.does("A", "study architecture")
    assert at.points_from("A", "technologies") == (8 if track == "architecture" else 5)
    assert at.has("A")["skull"] == (1 if track == "theology" else 0)
    assert at.has("A")["gold"] == (2 if track == "extraction" else 0)
    assert at.temples("A")[0] == (2 if track == "agriculture" else 1)


def test_11_8_three_tied_leaders_get_half_each() -> None:
    at = table(seat(temples=(3, 1, 1)), seat(temples=(3, 1, 1)), seat(temples=(3, 1, 1)), turn="D", day=13)
    assert at.pos.view(None)["temples"][0]["points_now"] == [7, 7, 7, 0]


def test_11_9_elsewhere_gains_are_capped_by_the_bank() -> None:
    """TZ 11.9: skull1. Theology 3 with one skull left gives one."""
    at = table(seat(theology=3), seat(skull=12), yaxchilan="....A")
    at.does("A", "pick yaxchilan 4", "act 4", "done")
    assert at.goods("A") == "1 skull"
    assert at.seen("skulls_in_bank") == 0


def test_11_9_a_skull_paid_for_a_monument_returns_to_the_bank() -> None:
    at = table(seat(gold=4, skull=1), seat(skull=12), monuments="M04", tikal="....A", yaxchilan="....A")
    assert at.seen("skulls_in_bank") == 0
    at.does("A", "pick tikal 4", "act 4", "raise M04")
    assert at.goods("A") == ""
    assert at.seen("skulls_in_bank") == 1
    at.does("A", "pick yaxchilan 4", "act 4")
    assert at.goods("A") == "1 skull"


def test_11_10_a_step_down_from_a_top_frees_it_at_once() -> None:
    at = table(seat(corn=0, temples=(6, 1, 1)), seat(corn=3, temples=(5, 1, 1), light=False), uxmal=".B")
    at.does("A", "beg chaac", "place palenque", "done")
    at.does("B", "pick uxmal 1", "act 1", "up chaac")
    assert at.temples("B") == (6, 1, 1)
    assert at.has("B")["light"]


def test_11_10_each_arrival_at_a_top_turns_the_board_light() -> None:
    """TZ 11.10: temple1. Down by burning, and up again."""
    at = table(seat(corn=3, temples=(6, 1, 1), light=False), uxmal=".A", palenque="...A")
    at.does("A", "pick palenque 3", "act 3", "harvest burn", "down chaac")
    assert not at.has("A")["light"]
    at.does("A", "pick uxmal 1", "act 1", "up chaac")
    assert at.has("A")["light"]


def test_11_11_feeding_then_buildings_then_rewards_then_the_calendar() -> None:
    at = table(seat(corn=6, temples=(2, 1, 1)), turn="D", day=13, palenque="A")
    at.does("D", "place tikal", "done")
    assert at.corn("A") == 0, "fed"
    assert at.seen("phase") == "new age"
    assert at.points_from("A", "temples") == 0, "not rewarded yet"
    assert at.wheel("palenque") == "A", "not rotated yet"
    at.fills()
    assert at.points_from("A", "temples") == 2 + 6 + 1 + 2
    assert at.wheel("palenque") == ".A"
    assert at.seen("day") == 14


def test_11_11_the_last_refill_of_age_1_is_a_real_reveal() -> None:
    at = table(seat(), seat(), seat(), seat(wood=1), turn="D", day=13, tikal="..D")
    at.does("D", "pick tikal 2", "act 2", "build A1-01", "done")
    assert at.seen("phase") == "refill"
    assert all(move.startswith("building A1") for move in at.chances())
    at.draws("building A1-02")
    assert at.seen("phase") == "new age"
    assert at.display() == []


def test_11_12_dummies_block_numbered_spaces() -> None:
    at = table(seat(corn=9), players=3, palenque="x.x")
    at.does("A", "place palenque", "place palenque")
    assert at.wheel("palenque")[:4] == "xAxA"
    assert at.corn("A") == 9 - 1 - (3 + 1)


def test_11_12_on_positions_without_a_number_they_block_nothing() -> None:
    at = table(seat(corn=30), players=3, palenque="BBBCCC.Axx")
    at.does("A", "place palenque")
    assert at.wheel("palenque") == "BBBCCCAAxx"
    assert at.clause("A", "place palenque") == "TZ 4.3"
    free = table(seat(), players=2, palenque="........xx")
    assert free.pos.view(None)["wheels"][0]["next_space"] == 0


def test_11_12_dummies_never_forbid_a_double_advance() -> None:
    """TZ 11.12: dbl2."""
    at = table(players=2, turn="B", palenque="......x", chichen=".........x")
    at.does("B", "place first", "done")
    assert at.may("B") == ["one day", "two days"]


def test_11_13_a_worker_may_always_do_nothing() -> None:
    for wheel, space in (("palenque", 5), ("tikal", 2), ("uxmal", 0), ("chichen", 9)):
        name = f"pick {wheel} {space}"
        signs = "." * space + "A"
        at = table(
            palenque=signs if wheel == "palenque" else "",
            tikal=signs if wheel == "tikal" else "",
            uxmal=signs if wheel == "uxmal" else "",
            chichen=signs if wheel == "chichen" else "",
        )
        at.does("A", name)
        assert "act nothing" in at.may("A")


def test_11_13_a_wasted_temple_step_does_not_void_chichen_itza() -> None:
    """TZ 11.13: ci1. At the top already: the points are still won."""
    at = table(seat(skull=1, temples=(6, 1, 1)), chichen=".A")
    at.does("A", "pick chichen 1", "act 1", "done")
    assert at.score("A") == 4
    assert at.temples("A") == (6, 1, 1)
