"""Every test of the server may ask for a real one."""

from tests.server.databases import place, postgresql_place, sqlite_place
from tests.server.serving import serve, server

__all__ = ["place", "postgresql_place", "serve", "server", "sqlite_place"]
