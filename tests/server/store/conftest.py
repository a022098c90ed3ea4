"""Every test of the store may ask for a database of either kind, and for a store on it."""

from collections.abc import Iterator

import pytest
from tests.server.databases import Place, place_of, postgresql_place, sqlite_place

from sacbe.server.store.database import Database, open_database
from sacbe.server.store.writer import Store

__all__ = ["postgresql_place", "sqlite_place"]


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest) -> Place:
    """A new database of either kind: the test runs on both."""
    return place_of(request)


@pytest.fixture
def database(place: Place) -> Iterator[Database]:
    made = open_database(place.url, place.directory)
    yield made
    made.close()


@pytest.fixture
def store(database: Database) -> Iterator[Store]:
    with Store(database) as made:
        yield made
