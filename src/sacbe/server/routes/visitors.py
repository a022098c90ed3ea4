"""Who one is, which games there are, what their rules say."""

from functools import cache
from typing import Annotated, Any

from litestar import Request, get, post, put
from litestar.params import Parameter

from sacbe.bots.levels import bots
from sacbe.engine.errors import OptionError
from sacbe.engine.lessons import lessons
from sacbe.engine.registry import game_class, games, house_games
from sacbe.engine.rulebook import ENGLISH, Rulebook, summary
from sacbe.server.house import House
from sacbe.server.identity import GUEST
from sacbe.server.names import clean_name
from sacbe.server.problems import not_found
from sacbe.server.routes.answers import refusals, somebody, who
from sacbe.server.visitors import visitor_of
from sacbe.server.wire import (
    Alive,
    Chapter,
    Clause,
    GameInfo,
    Health,
    Me,
    NewSession,
    OptionInfo,
    Rules,
    SessionMade,
    SummaryPart,
)
from sacbe.words import brought_words

GameName = Annotated[str, Parameter(description="The name of a game, such as `tikal`.", pattern=r"^[a-z0-9_]{1,40}$")]
Language = Annotated[str, Parameter(description="A language, such as `pl`.", pattern=r"^[a-z]{2,3}$")]


@get("/health", tags=["visitors"], responses=refusals(), summary="Is the server up?")
async def health(house: House) -> Health:
    """And does the database work? It is tried every few seconds; one that is slow is taken to be as it was before."""
    await house.readiness.glance()
    return Health("ok", house.version, house.address)


@get("/live", tags=["visitors"], responses=refusals(), summary="Does the process answer?", sync_to_thread=False)
def alive() -> Alive:
    """Without a look at the database: whoever restarts servers that hang asks here."""
    return Alive("ok")


@get("/ready", tags=["visitors"], responses=refusals(), summary="Can the server do its work?")
async def ready(house: House) -> Alive:
    """Reads and writes the database; 503 if that cannot be done in three seconds. It is tried once a second at most."""
    await house.readiness.check()
    return Alive("ok")


@post(
    "/session", status_code=201, tags=["visitors"], responses=refusals(403, 413, 415), summary="A session for a program"
)
async def new_session(request: Request[Any, Any, Any], data: NewSession, house: House) -> SessionMade:
    """Send the token with every request, as `Authorization: Bearer ...`. Browsers need none of this."""
    house.allowances.new_session(visitor_of(request.scope), house.visitors.share_of(request.scope))
    session, token = await house.identity.make(clean_name(data.name))
    return SessionMade(session.name, token)


@get("/me", tags=["visitors"], responses=refusals(401), summary="What I am called")
async def me(request: Request[Any, Any, Any], house: House) -> Me:
    """Whoever has no session is called Guest."""
    session = await who(request, house)
    return Me(GUEST if session is None else session.name)


@put("/me", tags=["visitors"], responses=refusals(401, 403, 413, 415), summary="Change what I am called")
async def rename(request: Request[Any, Any, Any], data: NewSession, house: House) -> Me:
    """Seats keep the name under which they were taken."""
    session = await somebody(request, house)
    return Me((await house.identity.rename(session, clean_name(data.name))).name)


@get(
    "/games",
    tags=["visitors"],
    responses=refusals(),
    summary="The games with their options and bots",
    sync_to_thread=False,
)
def all_games(house: House) -> list[GameInfo]:
    """Every game that can be played here: those of the house first, then those of other packages, by their titles.

    Whoever sees which bots there are may sit down with one soon.
    """
    house.thinkers.get_ready()
    return _all_games()


@get(
    "/rules/{game:str}",
    tags=["visitors"],
    responses=refusals(),
    summary="The rules of a game, clause by clause",
    sync_to_thread=False,
)
def rules(game: GameName, language: Language = ENGLISH) -> Rules:
    """In our own words; refusals quote these clauses."""
    try:
        book = Rulebook.of(game_class(game), language)
    except OptionError:
        raise not_found("game") from None
    chapters = [
        Chapter(
            number,
            heading,
            [Clause(clause, text) for clause, text in book.clauses.items() if clause.partition(".")[0] == number],
        )
        for number, heading in book.chapters.items()
    ]
    parts = [SummaryPart(heading, lines) for heading, lines in summary(game_class(game), language)]
    return Rules(game, book.language, book.title, book.prefix, chapters, parts)


@get(
    "/games/{game:str}/words/{language:str}",
    tags=["visitors"],
    responses=refusals(),
    summary="The words that a game of another package brings",
    media_type="text/plain",
    sync_to_thread=False,
)
def words(game: GameName, language: Language) -> str:
    """Fluent messages in one language; empty if the package has none, and for games that come with Sacbe."""
    try:
        return brought_words(game_class(game), language)
    except OptionError:
        raise not_found("game") from None


@cache
def _all_games() -> list[GameInfo]:
    """Looked up once: to find the bots of other packages takes long, and none comes while the server runs."""
    return sorted((_game_info(name) for name in games()), key=lambda info: (not info.house, info.title))


def _game_info(name: str) -> GameInfo:
    kind = game_class(name)
    options = [
        OptionInfo(option.name, list(option.values), option.default, option.sentence, option.variant)
        for option in kind.table_options
    ]
    house = name in house_games()
    bots_here = list(bots(name))
    teaches = bool(lessons(kind))
    return GameInfo(name, kind.title, kind.rules, options, bots_here, kind.open, house, kind.minutes, teaches)
