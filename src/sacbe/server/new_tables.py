"""The row of a table that is to be made."""

import json
import secrets

from sacbe.engine.chance import commitment
from sacbe.engine.game import Game
from sacbe.server.clock import now_ms
from sacbe.server.store.tables import TableRow


def new_table_row(game: Game, title: str, *, host: str | None, listed: bool = False, pace: int = 0) -> TableRow:
    """The row of a table that is to be made, with a seed of its own that nobody has seen."""
    seed = secrets.token_bytes(32)
    now = now_ms()
    return TableRow(
        id=new_table_id(),
        game=game.id,
        rules=game.rules,
        options=json.dumps(game.options),
        title=title,
        status="open",
        listed=listed,
        seed=seed.hex(),
        commitment=commitment(seed),
        fair=True,
        created=now,
        updated=now,
        host=host,
        pace=pace,
    )


def new_table_id() -> str:
    """72 bits; on a command line it does not look like an option."""
    while (made := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return made


def dealt(row: TableRow, seed: bytes, ticket: str) -> TableRow:
    """The row of a new table with the seed that was promised by a ticket, before anybody gave a nonce."""
    return row._replace(seed=seed.hex(), commitment=commitment(seed), committed=True, ticket=ticket)
