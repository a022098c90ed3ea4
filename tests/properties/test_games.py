"""Whole games by the thousand: nothing is lost on the way, and every one of them ends in time."""

import pytest
from tests.properties.tables import CHECKS, IDS, RECORDED, TABLES

import sacbe
from sacbe.testing import whole_games
from sacbe.testing.tables import Property, Table


@pytest.mark.parametrize("table", TABLES, ids=IDS)
@pytest.mark.parametrize("holds", whole_games.PROPERTIES, ids=lambda holds: holds.__name__)
def test_that(holds: Property, table: Table) -> None:
    holds(table)


@pytest.mark.parametrize("record", RECORDED.values(), ids=RECORDED)
def test_every_step_of_the_records_keeps_all_components(record: sacbe.Record) -> None:
    for pos in record.positions():
        CHECKS[record.game.id](pos)
