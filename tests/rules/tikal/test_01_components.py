"""TK 1: what is in the box, counted against numbers and a list of the tiles that stand here."""

from collections import Counter

import pytest
from tests.rules.tikal.table import Table, neighbours, played, seat, table, terrain_of

import sacbe
from sacbe.games.tikal.board import FIELD_NAMES, walk_costs
from sacbe.games.tikal.components import LETTER_TILES, LETTERS, TILE_IDS, TURNED

# Tile, terrain with its number or masks, and the stones clockwise round the tile, begun where they read highest.
TILES = """
    A1 temple 1 210000
    A2 temple 2 201000
    A3 temple 2 200100
    A4 treasure 4 201000
    A5 treasure 4 200010
    A6 jungle 0 110100
    B1 temple 2 200010
    B2 temple 3 200100
    B3 treasure 4 200001
    B4 jungle 0 210000
    B5 jungle 0 201000
    B6 volcano 0 000000
    C1 temple 3 300000
    C2 temple 4 200010
    C3 treasure 3 300000
    C4 jungle 0 300000
    C5 jungle 0 110100
    D1 temple 5 300000
    D2 temple 5 200100
    D3 treasure 3 300000
    D4 jungle 0 101010
    D5 volcano 0 000000
    E1 temple 5 300000
    E2 temple 6 300000
    E3 treasure 2 200001
    E4 jungle 0 200100
    E5 jungle 0 200100
    F1 temple 4 300000
    F2 temple 4 210000
    F3 treasure 2 200100
    F4 jungle 0 200100
    F5 volcano 0 000000
    G1 temple 3 201000
    G2 temple 3 200001
    G3 treasure 2 300000
    G4 jungle 0 200100
""".strip().splitlines()


def stones(tile: str, rotation: int = 0) -> str:
    """The stones on the six edges of a tile, clockwise from the north."""
    packed = int(TURNED[6 * TILE_IDS.index(tile) + rotation])
    return "".join(str(packed // 4**edge % 4) for edge in range(6))


def letter_of(tile: str) -> str:
    number = TILE_IDS.index(tile)
    return next(LETTERS[i] for i in range(7) if LETTER_TILES[i] >> number & 1)


def start() -> Table:
    return played(start_player="seat-1")


def test_1_1_the_board_has_40_fields_in_eight_columns_of_five() -> None:
    assert list(FIELD_NAMES) == [column + row for column in "abcdefgh" for row in "12345"]


def test_1_1_four_fields_are_printed_and_36_are_empty() -> None:
    shown = start().pos.view(None)["fields"]
    assert {one["field"]: one["terrain"] for one in shown} == {
        "a4": "temple",
        "a5": "base camp",
        "b4": "jungle",
        "b5": "temple",
    }
    assert all(one["tile"] is None for one in shown)


def test_1_1_the_base_camp_touches_the_other_three_printed_fields() -> None:
    assert neighbours("a5") == ["a4", "b4", "b5"]


def test_1_1_columns_lie_half_a_field_higher_and_lower_in_turn() -> None:
    assert neighbours("c3") == ["c2", "d2", "d3", "c4", "b3", "b2"]
    assert neighbours("d3") == ["d2", "e3", "e4", "d4", "c4", "c3"]
    for field in FIELD_NAMES:
        for other in neighbours(field):
            assert field in neighbours(other)


def test_1_1_two_corners_touch_two_fields_only() -> None:
    assert neighbours("a1") == ["b1", "a2"]
    assert neighbours("h5") == ["h4", "g5"]
    assert Counter(len(neighbours(field)) for field in FIELD_NAMES) == {2: 2, 3: 8, 4: 6, 5: 6, 6: 18}


def test_1_1_the_last_column_is_seven_steps_from_the_base_camp() -> None:
    steps = {"a5": 0}
    waiting = ["a5"]
    for field in waiting:
        for other in neighbours(field):
            if other not in steps:
                steps[other] = steps[field] + 1
                waiting.append(other)
    assert [steps[f"h{row}"] for row in range(1, 6)] == [7] * 5


def test_1_1_printed_fields_have_their_stones_and_numbers() -> None:
    at = start()
    assert at.field("a5")["stones"] == [1, 1, 1, 0, 0, 0]
    assert at.field("a4")["stones"] == [1, 1, 0, 1, 0, 0]
    assert at.field("b4")["stones"] == [1, 1, 1, 0, 0, 0]
    assert at.field("b5")["stones"] == [0, 1, 0, 0, 0, 1]
    assert (at.field("a4")["value"], at.field("b5")["value"]) == (1, 1)


def test_1_1_the_first_crossings() -> None:
    at = start()
    assert at.way("a5", "b4") == at.way("b4", "a5") == 1
    assert at.way("a5", "a4") == at.way("a4", "a5") == 2
    assert at.way("a5", "b5") == at.way("b5", "a5") == 2
    assert at.way("a4", "b4") == 0
    assert at.way("b4", "b5") == 0
    costs = walk_costs(at.ways(), FIELD_NAMES.index("a4"))
    assert {FIELD_NAMES[field]: cost for field, cost in enumerate(costs) if cost >= 0} == {
        "a4": 0,
        "a5": 2,
        "b4": 3,
        "b5": 4,
    }


@pytest.mark.parametrize("line", TILES, ids=lambda line: str(line).split()[0])
def test_1_2_every_tile_is_as_printed(line: str) -> None:
    tile, terrain, number, pattern = line.split()
    assert letter_of(tile) == tile[0]
    assert terrain_of(tile) == (terrain, int(number))
    assert max(stones(tile, rotation) for rotation in range(6)) == pattern


def test_1_2_there_are_36_tiles_and_no_others() -> None:
    assert list(TILE_IDS) == [line.split()[0] for line in TILES]
    assert Counter(tile[0] for tile in TILE_IDS) == {"A": 6, "B": 6, "C": 5, "D": 5, "E": 5, "F": 5, "G": 4}


def test_1_2_fifteen_temples_ten_jungles_eight_sites_three_volcanoes() -> None:
    kinds = Counter(terrain_of(tile)[0] for tile in TILE_IDS)
    assert kinds == {"temple": 15, "jungle": 10, "treasure": 8, "volcano": 3}


def test_1_2_temples_show_1_to_6() -> None:
    numbers = Counter(terrain_of(tile)[1] for tile in TILE_IDS if terrain_of(tile)[0] == "temple")
    assert numbers == {1: 1, 2: 3, 3: 4, 4: 3, 5: 3, 6: 1}


def test_1_2_sites_show_24_masks_in_all() -> None:
    masks = Counter(terrain_of(tile)[1] for tile in TILE_IDS if terrain_of(tile)[0] == "treasure")
    assert masks == {4: 3, 3: 2, 2: 3}
    assert sum(number * sites for number, sites in masks.items()) == 24


def test_1_2_a_volcano_is_among_the_tiles_B_D_and_F() -> None:
    assert [tile for tile in TILE_IDS if terrain_of(tile)[0] == "volcano"] == ["B6", "D5", "F5"]


def test_1_2_tiles_carry_99_stones_and_volcanoes_none() -> None:
    on_tile = {tile: sum(int(sign) for sign in stones(tile)) for tile in TILE_IDS}
    assert sum(on_tile.values()) == 99
    assert {tile for tile, number in on_tile.items() if number != 3} == {"B6", "D5", "F5"}
    assert max(sign for tile in TILE_IDS for sign in stones(tile)) == "3"


def test_1_2_turning_a_tile_moves_its_stones_clockwise_by_one_edge() -> None:
    for tile in TILE_IDS:
        unturned = stones(tile)
        for rotation in range(6):
            assert stones(tile, rotation) == unturned[6 - rotation :] + unturned[: 6 - rotation]


def test_1_3_eight_kinds_of_treasure_three_of_each() -> None:
    left = start().pos.view(None)["treasures_left"]
    assert len(left) == 8
    assert set(left.values()) == {3}


def test_1_3_there_are_48_level_tokens() -> None:
    levels = start().pos.view(None)["levels_left"]
    assert levels == {"2": 3, "3": 6, "4": 9, "5": 11, "6": 8, "7": 5, "8": 3, "9": 2, "10": 1}
    assert sum(levels.values()) == 48


@pytest.mark.parametrize("players", [2, 3, 4])
def test_1_4_every_player_has_a_leader_18_members_and_two_camps(players: int) -> None:
    at = played(players=players)
    for who in "ABCD"[:players]:
        assert at.has(who)["reserve"] == 18
        assert at.has(who)["leader"] == "reserve"
        assert at.has(who)["camps_left"] == 2
        assert at.has(who)["camps"] == []
        assert at.has(who)["score"] == 0


def test_1_4_the_nineteenth_member_does_not_exist() -> None:
    at = table("c4 A2", A=seat("a5 " * 17))
    at.does("A", "bring base")
    assert at.has("A")["reserve"] == 0
    assert at.refuses("A", "bring base") == ("TK 5.1", "A has no member left in the reserve")


def test_1_4_there_is_one_leader() -> None:
    at = table("c4 A2")
    at.does("A", "bring leader base")
    assert at.refuses("A", "bring leader base") == ("TK 5.1", "A's leader is not in the reserve")


def test_1_4_order_markers_belong_to_the_auction_game() -> None:
    assert played(players=3).seen("auction") is None
    at = played("start B", players=3, auction=True)
    assert at.auction()["in_round"] == [0, 1, 2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_1_5_two_three_or_four_play(players: int) -> None:
    assert len(played(players=players).scores) == players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_1_5_no_other_number_plays(players: int) -> None:
    with pytest.raises(sacbe.OptionError):
        sacbe.load("tikal", players=players)


def test_1_5_at_a_table_of_two_there_is_no_C() -> None:
    assert table("c4 A2").refuses("C", "end") == ("TK 1.5", "nobody sits there")
