"""What every position of our games promises, and that every position of the records reads back."""

import pytest
from tests.properties.tables import IDS, RECORDED, TABLES

import sacbe
from sacbe.testing import contract
from sacbe.testing.tables import Property, Table


@pytest.mark.parametrize("table", TABLES, ids=IDS)
@pytest.mark.parametrize("holds", contract.PROPERTIES, ids=lambda holds: holds.__name__)
def test_that(holds: Property, table: Table) -> None:
    holds(table)


@pytest.mark.parametrize("record", RECORDED.values(), ids=RECORDED)
def test_every_position_of_the_records_reads_back_from_its_document(record: sacbe.Record) -> None:
    for pos in record.positions():
        assert contract.picture(record.game.position(pos.to_json())) == contract.picture(pos)
