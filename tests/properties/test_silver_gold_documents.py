"""Documents that look like a position of Silver & Gold and cannot be one: each is refused at the field that is wrong."""

from typing import Any

import pytest

import sacbe
from sacbe.engine.game import Json
from sacbe.engine.records import Record
from tests.properties.damage import at, put

GAME = sacbe.load("silver_gold", players=2, start_player="seat-1")
SET_UP = """
0. {map P01}, {map O02}, {map G05}, {map S04}, {map P02}, {map O01}, {map G11}, {map S11}, A keep G05, B keep G11,
   A keep S04, B keep S11, {map P03}, {map P04}, {map P05}, {map P06}
"""
MARKS = """
1. {card O4}, A mark 2 a1-b1-a2-b2, A mark 1 d2, A mark 1 d1, B mark 1 c1-d1-c2-d2
2. {card I3}, A mark 2 a3-b3-c3, B mark 2 a1-b1-c1
3. {card V3}, A mark 2 c2
"""


def position(*parts: str) -> Json:
    tags = '[Game "silver_gold"]\n[Rules "1"]\n[Options "players=2 start_player=seat-1"]\n[Seat 1 ""]\n[Seat 2 ""]\n\n'
    return Record.parse(tags + "".join(parts) + "result *").position.to_json()


DEALING = position("0. {map P01}, {map O02}, {map G05}, {map S04}, {map P02}\n")
KEEPING = position(SET_UP.split(", A keep S04")[0].split(", B keep")[0] + "\n")
FILLING = position(SET_UP.split(", {map P05}")[0] + "\n")
REVEALING = position(SET_UP)
MARKING = position(SET_UP, MARKS.split("\n2.")[0].split(", B mark")[0] + "\n")
TAKING = position(SET_UP, MARKS, "   , B mark 1 b1\n".replace("   , ", "   ").replace("\n", "\n") if False else "")
WAITING = position(SET_UP, MARKS)


def test_the_documents_damaged_here_are_sound() -> None:
    for document in (DEALING, KEEPING, FILLING, REVEALING, MARKING, WAITING, SETTLING):
        assert GAME.position(document).to_json() == document
    phases = [document["phase"] for document in (DEALING, KEEPING, FILLING, REVEALING, MARKING, WAITING, SETTLING)]
    assert phases == ["deal", "keep", "fill", "reveal", "mark", "mark", "take"]
