"""Every test of the store may ask for a database of either kind, and for a store on it."""

from collections.abc import Iterator

import pytest
from tests.server.databases import Place, place, postgresql_place, sqlite_place

from sacbe.server.store.database import Database, open_database
from sacbe.server.store.writer import Store

__all__ = ["place", "postgresql_place", "sqlite_place"]


@pytest.fixture
def database(place: Place) -> Iterator[Database]:
    made = open_database(place.url, place.directory)
    yield made
    made.close()


@pytest.fixture
def store(database: Database) -> Iterator[Store]:
    with Store(database) as made:
        yield made
