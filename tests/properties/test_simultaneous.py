"""In a simultaneous phase it does not matter who is quicker."""

import pytest
from tests.properties.tables import IDS, TABLES

from sacbe.testing import simultaneous
from sacbe.testing.tables import Property, Table


@pytest.mark.parametrize("table", TABLES, ids=IDS)
@pytest.mark.parametrize("holds", simultaneous.PROPERTIES, ids=lambda holds: holds.__name__)
def test_that(holds: Property, table: Table) -> None:
    holds(table)
