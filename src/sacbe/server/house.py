"""All parts of a running server, put together once."""

from dataclasses import dataclass
from typing import Final

from sacbe.server.allowances import Allowances
from sacbe.server.analyses import Analyses
from sacbe.server.archive import Archive
from sacbe.server.bots_at_work import BotsAtWork
from sacbe.server.changes import Changes
from sacbe.server.clean_up import Clearing
from sacbe.server.deals import Deals
from sacbe.server.devices import Keyring
from sacbe.server.figures import Figures
from sacbe.server.hub import Hub
from sacbe.server.identity import Identity
from sacbe.server.learning import Learning
from sacbe.server.limits import Limits
from sacbe.server.long_work import Lines
from sacbe.server.notices.elsewhere import Elsewhere, Ways, build_elsewhere
from sacbe.server.play import Play
from sacbe.server.rations import Places, Ration
from sacbe.server.readiness import Readiness
from sacbe.server.reading_room import ReadingRoom
from sacbe.server.seating import Seating
from sacbe.server.store.writer import Store
from sacbe.server.tables import Tables
from sacbe.server.telling import Telling
from sacbe.server.thinkers import Thinkers
from sacbe.server.turns import Turns
from sacbe.server.visitors import Visitors

GREETING_SHARE: Final = 0.2
GREETINGS_SECONDS: Final = 6.0
"""Getting the state of a table counts as five requests, and every ten missed steps as five more."""


@dataclass(frozen=True)
class House:
    """The parts of the server that requests need."""

    store: Store
    hub: Hub
    identity: Identity
    tables: Tables
    telling: Telling
    changes: Changes
    deals: Deals
    seating: Seating
    play: Play
    archive: Archive
    learning: Learning
    bots: BotsAtWork
    analyses: Analyses
    thinkers: Thinkers
    readiness: Readiness
    figures: Figures
    looks: Lines
    """Each visitor may look far back at one table at a time."""
    sockets: Places
    """How many WebSockets each visitor has."""
    greetings: Ration
    """How often one visitor may ask for the whole state again."""
    limits: Limits
    """How much visitors may use."""
    version: str
    """The program's version."""
    address: str | None
    """The server's address for other machines, if it is open to them."""
    reading: ReadingRoom
    """Reads the records that visitors bring in."""
    visitors: Visitors
    """Says who counts as one visitor."""
    allowances: Allowances
    """How much they have used."""
    clearing: Clearing
    keyring: Keyring
    elsewhere: Elsewhere
    """Notices to people who are not here."""
    turns: Turns
    """In each turn of the loop only so much is done for one visitor."""


def build_house(
    store: Store,
    processes: int,
    limits: Limits,
    version: str = "",
    address: str | None = None,
    figures: Figures | None = None,
    ways: Ways | None = None,
    turns: Turns | None = None,
) -> House:
    hub = Hub()
    figures = figures or Figures()
    store.written = figures.written
    telling = Telling(hub, limits)
    tables = Tables(store, telling)
    changes = Changes(tables)
    deals = Deals(store)
    seating = Seating(tables, changes, deals, limits)
    play = Play(tables, changes)
    thinkers = Thinkers(processes, limits.bot_seconds)
    allowances = Allowances(limits)
    identity = Identity(store)
    reading = ReadingRoom(limits)
    return House(
        store=store,
        hub=hub,
        identity=identity,
        tables=tables,
        telling=telling,
        changes=changes,
        deals=deals,
        seating=seating,
        play=play,
        archive=Archive(tables, changes, limits, reading),
        learning=Learning(tables, changes, limits),
        bots=BotsAtWork(tables, changes, seating, play, thinkers, limits),
        analyses=Analyses(tables, thinkers, allowances),
        thinkers=thinkers,
        readiness=Readiness(store),
        figures=figures,
        looks=Lines(1),
        sockets=Places(limits.sockets),
        greetings=Ration(limits.rate * GREETING_SHARE, limits.rate * GREETING_SHARE * GREETINGS_SECONDS),
        limits=limits,
        clearing=Clearing(tables, play, identity, limits),
        version=version,
        address=address,
        visitors=Visitors(store, limits),
        allowances=allowances,
        reading=reading,
        keyring=Keyring(tables, identity),
        elsewhere=build_elsewhere(store, hub, limits, figures, ways or Ways()),
        turns=turns or Turns(),
    )
