"""What learners get of our games."""

import pytest
from tests.properties.tables import IDS, TABLES

from sacbe.testing import learners
from sacbe.testing.tables import Property, Table


@pytest.mark.parametrize("table", TABLES, ids=IDS)
@pytest.mark.parametrize("holds", learners.PROPERTIES, ids=lambda holds: holds.__name__)
def test_that(holds: Property, table: Table) -> None:
    holds(table)
