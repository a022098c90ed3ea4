"""Documents that look like a position of Silver & Gold and cannot be one: refused at the field that is wrong."""

import pytest
from tests.properties.damage import Spot, put

import sacbe
from sacbe.engine.game import Json
from sacbe.engine.records import Record

HEAD = """\
[Game "silver_gold"]
[Rules "1"]
[Options "players=2 start_player=seat-1"]
[Seat 1 "Ana"]
[Seat 2 "Bogdan"]

"""
LOG = (
    "0. {map P01}, {map O02}, {map G05}, {map S04}, {map P02}, {map O01}, {map G11}, {map S11}",
    ", A keep G05",
    ", B keep G11, A keep S04, B keep S11, {map P03}, {map P04}",
    ", {map P05}, {map P06}",
    "\n1. {card O4}, A mark 2 a1-b1-a2-b2, A mark 1 d2",
    ", A mark 1 d1, B mark 1 c1-d1-c2-d2\n"
    "2. {card I3}, A mark 2 a3-b3-c3, B mark 2 a1-b1-c1\n"
    "3. {card V3}, A mark 2 c2",
    ", B mark 1 b1",
)
GAME = sacbe.load("silver_gold", players=2, start_player="seat-1")


def document(parts: int) -> Json:
    return Record.parse(HEAD + "".join(LOG[:parts]) + "\nresult *").position.to_json()


KEEP, FILL, REVEAL, OWING, DONE, TAKE = (document(parts) for parts in range(2, 8))
DEAL = Record.parse(HEAD + "0. {map P01}, {map O02}, {map G05}, {map S04}, {map P02}\nresult *").position.to_json()
OVER = put(put(put(TAKE, ("phase",), "over"), ("reveals",), []), ("rounds_finished",), 4)


@pytest.mark.parametrize(
    ("data", "phase"),
    [(DEAL, "deal"), (KEEP, "keep"), (FILL, "fill"), (REVEAL, "reveal"), (OWING, "mark"), (DONE, "mark"),
     (TAKE, "take"), (OVER, "over")],
)  # fmt: skip
def test_the_documents_damaged_below_are_sound(data: Json, phase: str) -> None:
    assert data["phase"] == phase
    assert GAME.position(data).to_json() == data


A: Spot = ("players", 0)
B: Spot = ("players", 1)
P01 = {"id": "P01", "marked": []}


@pytest.mark.parametrize(
    ("data", "spot", "value", "place", "reason"),
    [
        # the table
        (REVEAL, ("game",), "tikal", "game", "must be one of silver_gold"),
        (REVEAL, ("rules",), 2, "rules", "must be a whole number from 1 to 1, not 2"),
        (REVEAL, ("rules",), True, "rules", "must be a whole number"),
        (REVEAL, ("options", "players"), 3, "options.players", "must be 2 as at this table, not 3"),
        (REVEAL, ("options", "open_discard"), 0, "options.open_discard", "must be false as at this table, not 0"),
        (REVEAL, ("options", "colour"), "red", "options.colour", "is not a field of a position"),
        (REVEAL, ("phase",), "pause", "phase", "must be one of deal, keep"),
        (REVEAL, ("colour",), "red", "colour", "is not a field of a position"),
        (REVEAL, ("start_player",), "C", "start_player", "must be one of A, B"),
        (REVEAL, ("start_player",), "B", "start_player", "does not go with the number of cards played"),
        (REVEAL, ("start_player",), None, "start_player", "must be a seat"),
        (REVEAL, ("phase",), "start", "phase", "no start player is drawn at this table"),
        (REVEAL, ("players",), [], "players", "must have 2 entries, not 0"),
        # cards and rounds
        (REVEAL, ("rounds_finished",), 4, "rounds_finished", "the game is over after exactly four rounds"),
        (OVER, ("rounds_finished",), 3, "rounds_finished", "the game is over after exactly four rounds"),
        (OVER, ("reveals",), ["I2"], "reveals", "must be empty in this phase"),
        (FILL, ("rounds_finished",), 1, "rounds_finished", "must be 0 in the set-up"),
        (DONE, ("reveals",), [], "reveals", "a card must be revealed in this phase"),
        (DONE, ("reveals", 1), "O4", "reveals[1]", "every copy of this card is already there"),
        (DONE, ("reveals", 1), "X4", "reveals[1]", "must be one of I2, I3"),
        (DONE, ("reveals",), ["I3"] * 8, "reveals", "must have 0 to 7 entries, not 8"),
        # maps
        (DEAL, (*B, "hand"), ["P01"], "players[1].hand", "P01 is in two places"),
        (DEAL, (*A, "hand"), ["P01", "O02"], "players", "four maps are dealt to one player after another"),
        (DEAL, (*A, "maps", 0), P01, "players[0].maps", "P01 is in two places"),
        (DEAL, ("display",), ["P12"], "display", "nothing is on display before the maps are kept"),
        (KEEP, (*B, "maps", 0), P01, "players[1].maps", "may only hold maps of the hand"),
        (KEEP, (*A, "maps"), [None, P01], "players[0].maps", "the first map kept goes into the first place"),
        (REVEAL, (*A, "hand"), ["P01"], "players[0].hand", "must be empty after the set-up"),
        (REVEAL, (*A, "maps", 0), None, "players[0].maps", "a map must be taken while any is left"),
        (REVEAL, (*A, "maps", 1, "id"), "G05", "players[0].maps[1]", "G05 stands there twice"),
        (REVEAL, (*A, "maps", 1, "id"), "G11", "players[1].maps", "G11 is in two places"),
        (REVEAL, (*A, "maps", 1, "id"), "g01", "players[0].maps[1].id", "must be one of P01"),
        (REVEAL, ("display",), ["P03", "P04", "P05"], "display", "must show four maps while the deck lasts"),
        (REVEAL, ("display",), ["P03", "P03", "P04", "P05"], "display[1]", "P03 stands there twice"),
        (FILL, ("display",), ["P03", "P04", "P05", "P06"], "display", "is to be filled, but nothing is missing"),
        (TAKE, (*A, "maps", 1), P01, "players[0].maps", "this player has nothing to take"),
        (TAKE, ("settled",), 2, "settled", "must be a whole number from 0 to 1, not 2"),
        (DONE, ("settled",), 1, "settled", "must be 0 in this phase"),
        # marks
        (REVEAL, (*A, "maps", 0, "marked"), ["b1"], "players[0].maps[0].marked", "no card has been revealed yet"),
        (DONE, (*B, "maps", 0, "marked"), ["a1"], "players[1].maps[0].marked", "holds a field that G11 does not have"),
        (DONE, (*B, "maps", 0, "marked"), ["b1", "b1"], "players[1].maps[0].marked[1]", "b1 stands there twice"),
        (DONE, (*B, "maps", 0, "marked"), ["e1"], "players[1].maps[0].marked[0]", "must be one of a1"),
        (DONE, (*B, "marking"), {}, "players[1].marking.marked_before", "is missing"),
        (TAKE, (*A, "marking"), {}, "players[0].marking", "must be null unless players are marking"),
        (OWING, (*A, "marking", "owed"), 0, "players[0].marking.marked_before", "no marking of the revealed pattern"),
        (OWING, (*A, "marking", "owed"), -1, "players[0].marking.owed", "must be a whole number from 0 to 16"),
        (OWING, (*A, "marking", "coins_before"), 1, "players[0].marking.marked_before", "no marking of the revealed"),
        (OWING, (*A, "marking", "palms_before"), [1], "players[0].marking.marked_before", "no marking of the revealed"),
        (OWING, (*A, "marking", "marked_before"), [["a2"], []], "players[0].marking.marked_before",
         "holds a field that is not marked now"),
        (DONE, (*A, "maps", 1, "marked"), ["a1", "b1", "a2", "b2", "a3", "b3", "c3"],
         "players[0].marking.marked_before", "no marking of the revealed pattern"),
        # the score card
        (REVEAL, (*A, "coins"), 1, "players[0].coins", "no card has been revealed yet"),
        (FILL, (*B, "coins"), 4, "players[1].coins", "no card has been revealed yet"),
        (REVEAL, (*A, "palms"), [1], "players[0].palms", "no card has been revealed yet"),
        (REVEAL, (*A, "completed"), ["P01"], "players[0].completed", "no card has been revealed yet"),
        (TAKE, (*A, "coins"), 13, "players[0].coins", "must be a whole number from 0 to 12, not 13"),
        (TAKE, (*A, "coins"), 4, "players[0].rows_settled", "this player has settled all coin rows"),
        (TAKE, (*A, "rows_settled"), 1, "players[0].rows_settled", "does not go with the coins"),
        (TAKE, (*A, "trophies"), [6], "players[0].trophies", "does not go with the coin rows settled"),
        (TAKE, (*A, "palms"), [6], "players[0].palms[0]", "must be a whole number from 1 to 5, not 6"),
        (TAKE, (*A, "palms"), [1] * 5, "players[0].palms", "must have 0 to 4 entries, not 5"),
    ],
)  # fmt: skip
def test_a_document_that_cannot_be_a_position_is_refused_where_it_is_wrong(
    data: Json, spot: Spot, value: object, place: str, reason: str
) -> None:
    bad = put(data, spot, value)
    with pytest.raises(sacbe.InvalidPosition) as caught:
        GAME.position(bad)
    assert (caught.value.place, reason in caught.value.reason) == (place, True), str(caught.value)


def with_coins(coins: tuple[int, int], rows: tuple[int, int], trophies: tuple[list[int], list[int]]) -> Json:
    data: Json = OVER
    for seat in range(2):
        data = put(data, ("players", seat, "coins"), coins[seat])
        data = put(data, ("players", seat, "rows_settled"), rows[seat])
        data = put(data, ("players", seat, "trophies"), trophies[seat])
    return data


def test_trophies_go_with_the_coin_rows() -> None:
    assert GAME.position(with_coins((9, 4), (2, 1), ([6, 4], [5]))).breakdown()[0]["trophies"] == 10


@pytest.mark.parametrize(
    ("trophies", "place", "reason"),
    [
        (([6, 4], [4]), "players", "trophies are taken from 6 down, each once"),
        (([5, 4], [3]), "players", "trophies are taken from 6 down, each once"),
        (([4, 6], [5]), "players[0].trophies", "does not go with the coin rows settled"),
        (([6], [5]), "players[0].trophies", "a settled row has a trophy while any is left"),
    ],
)
def test_trophies_that_cannot_be(trophies: tuple[list[int], list[int]], place: str, reason: str) -> None:
    with pytest.raises(sacbe.InvalidPosition) as caught:
        GAME.position(with_coins((9, 4), (2, 1), trophies))
    assert (caught.value.place, caught.value.reason) == (place, reason)
