"""Views of our games are functions of what a seat may know."""

import pytest
from tests.properties.tables import IDS, TABLES

from sacbe.testing import views
from sacbe.testing.tables import Property, Table


@pytest.mark.parametrize("table", TABLES, ids=IDS)
@pytest.mark.parametrize("holds", views.PROPERTIES, ids=lambda holds: holds.__name__)
def test_that(holds: Property, table: Table) -> None:
    holds(table)
