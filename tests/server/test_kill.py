"""The server is killed with -9 at random moments while 200 games are being played: nothing acknowledged is lost.

`python -m tests.server.killing` runs the same for as long as you like and plays every game to its end; here, where it
has to be quick, a part of the games is played to the end, and all others have to go on after the last kill.
"""

import asyncio

from tests.server.databases import Place
from tests.server.killing import Play

TABLES = 200
KILLS = 3
MORE = 2
"""So many more requests at every table must be acknowledged after the last kill."""


def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(place: Place) -> None:
    play = Play(place, TABLES, seed=7)
    try:
        asyncio.run(_play(play))
        play.compare_with_the_database()
        findings = play.examine()
        assert not findings.wrong
        assert findings.tables == TABLES
        assert play.kills == KILLS
        finished = {account.table for account in play.accounts if account.over}
        assert finished >= play.to_the_end
        assert sum(account.resumed for account in play.accounts) >= TABLES
    finally:
        play.server.close()


async def _play(play: Play) -> None:
    await play.run(KILLS, 0.5, 2.0, MORE)
    await play.compare_with_the_server()
