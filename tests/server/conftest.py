"""Every test of the server may ask for a real one."""

import pytest
from tests.server.databases import Place, place_of, postgresql_place, sqlite_place
from tests.server.serving import serve, server

__all__ = ["place", "postgresql_place", "serve", "server", "sqlite_place"]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def place(request: pytest.FixtureRequest) -> Place:
    """A new database of either kind. The store's own tests, where all SQL is, always run on both."""
    return place_of(request)
