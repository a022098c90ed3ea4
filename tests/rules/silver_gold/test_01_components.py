"""SG 1: what is in the box, counted against numbers and a list of the deck that stand here."""

from collections import Counter

import pytest
from tests.rules.silver_gold.table import fresh, seat, signs, table

import sacbe
from sacbe.games.silver_gold.components import (
    COLOUR,
    COLOURS,
    MAP_IDS,
    MAP_ROWS,
    PATTERN_COPIES,
    PATTERN_IDS,
    PATTERN_NAMES,
    PATTERN_ROWS,
    POINTS,
    SEAL,
    SEAL_VALUE,
)

# Id, colour, points, rows from the top, and the seal with its value.
DECK = """
    P01 purple 14 Xooo/.oo./XooX/oooo orange 2
    P02 purple 14 oooX/Xoo./.ooX/oooo green 1
    P03 purple 14 .oXo/o.oo/oooo/XooX grey 1
    P04 purple 14 .Co./Pooo/oooo/CooX
    P05 purple 14 oXoo/P..o/ooXo/oooo
    P06 purple 14 ..oX/ooCo/oXoo/oooC
    P07 purple 14 oC.X/o.oo/oCoo/oooC
    P08 purple 14 ooCo/Xo.o/oC.C/oooo
    P09 purple 14 ooo./oXCo/oCoo/.ooX
    P10 purple 14 Cooo/ooo./Coo./oCoX
    P11 purple 14 oooo/o.Xo/oX.o/Pooo
    P12 purple 14 o.oX/o.Po/oooo/oooX
    O01 orange 12 Xooo/o..o/o..o/oooX purple 2
    O02 orange 12 .X.X/.o.o/oooo/oooo green 1
    O03 orange 12 oo.o/oX.X/oooo/..oo grey 1
    O04 orange 12 X..C/o..o/oooo/CooC
    O05 orange 12 Co../oPoo/oooo/..oX
    O06 orange 12 oX../ooP./oooo/.Coo
    O07 orange 12 ..oo/oooo/XCoX/..oo
    O08 orange 12 oC../CooX/oooo/.Co.
    O09 orange 12 .oo./Xooo/oCoX/.oo.
    O10 orange 12 C.../ooCo/oXoo/ooC.
    O11 orange 12 .Co./oooo/oooo/P..X
    O12 orange 12 o..o/oPoo/oooo/X..C
    G01 green 10 oooo/o..o/oooo purple 2
    G02 green 10 oooo/oo../oooo orange 2
    G03 green 10 .ooo/oo.o/oooo grey 1
    G04 green 10 P..X/oooo/ooCo
    G05 green 10 .Coo/oooX/Xoo.
    G06 green 10 o.Xo/o.oo/Pooo
    G07 green 10 ..Xo/oooo/CooC
    G08 green 10 ooPo/.oo./Xooo
    G09 green 10 .oo./ooCo/CooX
    G10 green 10 o.oo/PooX/o.oo
    G11 green 10 .Coo/.ooo/XooX
    G12 green 10 Xoo./oooC/ooC.
    S01 grey 8 o.o./oooo/o.o. purple 2
    S02 grey 8 o..o/oooo/o..o orange 2
    S03 grey 8 ooo./o.o./ooo. green 1
    S04 grey 8 Xo../ooo./ooo.
    S05 grey 8 P.oo/oooo/.o..
    S06 grey 8 .oo./oooP/.oo.
    S07 grey 8 .o../ooPo/.ooo
    S08 grey 8 .oo./CooX/o..o
    S09 grey 8 Xo../oooo/..oC
    S10 grey 8 oo../ooPo/oo..
    S11 grey 8 ooo./.XC./.ooo
"""


def test_1_1_there_are_12_purple_12_orange_12_green_and_11_grey_maps() -> None:
    assert len(set(MAP_IDS)) == 47
    assert Counter(COLOURS[colour] for colour in COLOUR) == {"purple": 12, "orange": 12, "green": 12, "grey": 11}


@pytest.mark.parametrize(("colour", "size"), [("purple", 14), ("orange", 12), ("green", 10), ("grey", 8)])
def test_1_1_colour_fixes_fields_and_points(colour: str, size: int) -> None:
    maps = [number for number in range(47) if COLOURS[COLOUR[number]] == colour]
    assert {len(signs(MAP_IDS[number])) for number in maps} == {size}
    assert {POINTS[number] for number in maps} == {size}


@pytest.mark.parametrize("line", DECK.strip().splitlines(), ids=lambda line: str(line).split()[0])
def test_1_1_every_map_is_as_printed(line: str) -> None:
    name, colour, points, grid, *seal = line.split()
    number = MAP_IDS.index(name)
    assert COLOURS[COLOUR[number]] == colour
    assert POINTS[number] == int(points)
    assert "/".join(MAP_ROWS[number]) == grid
    if seal:
        assert COLOURS[SEAL[number]] == seal[0]
        assert SEAL_VALUE[SEAL[number]] == int(seal[1])
    else:
        assert SEAL[number] == -1


@pytest.mark.parametrize(
    ("letter", "crosses", "coins", "palms"), [("P", 23, 15, 4), ("O", 17, 15, 4), ("G", 11, 9, 4), ("S", 4, 3, 4)]
)
def test_1_1_fields_carry_crosses_coins_and_palms(letter: str, crosses: int, coins: int, palms: int) -> None:
    count = Counter(sign for name in MAP_IDS if name[0] == letter for sign in signs(name).values())
    assert (count["X"], count["C"], count["P"]) == (crosses, coins, palms)


def test_1_1_no_map_shows_two_palms() -> None:
    assert max(list(signs(name).values()).count("P") for name in MAP_IDS) == 1


def test_1_1_each_colour_has_one_seal_for_each_other_colour() -> None:
    pairs = sorted((COLOURS[COLOUR[number]], COLOURS[SEAL[number]]) for number in range(47) if SEAL[number] >= 0)
    assert pairs == sorted((one, other) for one in COLOURS for other in COLOURS if one != other)


def test_1_1_a_seal_is_worth_1_for_grey_and_green_and_2_for_orange_and_purple() -> None:
    assert dict(zip(COLOURS, SEAL_VALUE, strict=True)) == {"grey": 1, "green": 1, "orange": 2, "purple": 2}


def test_1_1_the_fields_of_a_map_hang_together() -> None:
    for name in MAP_IDS:
        fields = {("abcd".index(field[0]), int(field[1])) for field in signs(name)}
        reached = {min(fields)}
        while True:
            beside = {(x + dx, y + dy) for x, y in reached for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
            if beside & fields <= reached:
                break
            reached |= beside & fields
        assert reached == fields, name


def test_1_2_eight_expedition_cards_show_six_patterns() -> None:
    cards = {
        name: (PATTERN_NAMES[i], "/".join(PATTERN_ROWS[i]), PATTERN_COPIES[i]) for i, name in enumerate(PATTERN_IDS)
    }
    assert cards == {
        "I2": ("domino", "##", 1),
        "I3": ("straight three", "###", 2),
        "V3": ("corner three", "#./##", 2),
        "T4": ("T of four", ".#./###", 1),
        "L4": ("L of four", "#../###", 1),
        "O4": ("square", "##/##", 1),
    }


def test_1_2_all_eight_cards_may_be_revealed_first() -> None:
    at = table()
    assert at.chances() == {"card I2": 1, "card I3": 2, "card V3": 2, "card T4": 1, "card L4": 1, "card O4": 1}


def test_1_2_five_maps_have_no_room_for_some_pattern_even_when_empty() -> None:
    without_room: dict[str, list[str]] = {}
    for name in MAP_IDS:
        for pattern in PATTERN_IDS:
            at = table(seat(name, "G01" if name != "G01" else "O01"), card=pattern)
            if not any(move.startswith("mark 1") and "-" in move for move in at.may("A")):
                without_room.setdefault(name, []).append(pattern)
    assert without_room == {
        "O01": ["T4", "O4"],
        "G01": ["T4", "O4"],
        "S01": ["O4"],
        "S02": ["O4"],
        "S03": ["T4", "O4"],
    }


def test_1_3_the_round_card_has_trophies_from_6_to_1() -> None:
    assert fresh().seen("trophies_left") == [6, 5, 4, 3, 2, 1]


def test_1_3_the_round_card_has_four_round_boxes() -> None:
    last = table(rounds=3, earlier="I2 I3 I3 V3 V3 T4", card="L4")
    last.others_mark()
    assert last.pos.is_over
    with pytest.raises(sacbe.InvalidPosition, match="rounds_finished"):
        table(rounds=5)


@pytest.mark.parametrize(
    ("too_much", "place"),
    [
        ({"coins": 13}, "coins"),
        ({"coins": 12, "trophies": (6, 5, 4, 3)}, "trophies"),
        ({"palms": (1, 1, 1, 1, 1)}, "palms"),
    ],
)
def test_1_4_a_score_card_has_no_more_boxes(too_much: dict[str, int | tuple[int, ...]], place: str) -> None:
    with pytest.raises(sacbe.InvalidPosition, match=rf"players\[0\].{place}"):
        table(seat("S01", "S02") | {name: _listed(value) for name, value in too_much.items()})


def _listed(value: int | tuple[int, ...]) -> int | list[int]:
    return value if isinstance(value, int) else list(value)


def test_1_4_a_score_card_has_twelve_coin_boxes_three_trophy_boxes_and_four_palm_boxes() -> None:
    at = table(seat("S01", "S02", coins=12, trophies=(6, 5, 4), palms=(1, 2, 3, 4)))
    assert at.has("A")["coins"] == 12
    assert at.has("A")["trophies"] == [6, 5, 4]
    assert at.has("A")["palms"] == [1, 2, 3, 4]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_1_5_two_to_four_play(players: int) -> None:
    pos = sacbe.load("silver_gold", players=players).start()
    assert len(pos.scores()) == players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_1_5_no_other_number_plays(players: int) -> None:
    with pytest.raises(sacbe.OptionError, match="players"):
        sacbe.load("silver_gold", players=players)


def test_1_5_nobody_decides_for_an_empty_seat() -> None:
    at = table(seat("S01", "S02"), players=3, card="I2")
    assert at.refuses("D", "mark 1 a1") == ("SG 1.5", "nobody sits there")
