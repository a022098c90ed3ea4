"""Lessons: which a game has, what each step asks for, and a table to learn one at."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import Parameter

from sacbe.engine import lessons as game_lessons
from sacbe.server.house import House
from sacbe.server.learning import known_game
from sacbe.server.routes.answers import CHANGING, refusals, somebody
from sacbe.server.routes.tables import here
from sacbe.server.routes.visitors import GameName
from sacbe.server.wire import Lesson, LessonLine, Lessons, LessonStep, TableHere

LessonName = Annotated[str, Parameter(description="A lesson, such as `first`.", pattern=r"^[a-z][a-z0-9-]{0,39}$")]


@get(
    "/games/{game:str}/lessons",
    tags=["lessons"],
    responses=refusals(),
    summary="What a game has to learn by",
    sync_to_thread=False,
)
def all_lessons(game: GameName) -> Lessons:
    """Guided games first, then short lessons on one thing. What they say are messages in the player's language."""
    return Lessons([_line(lesson) for lesson in game_lessons.lessons(known_game(game))])


@get("/games/{game:str}/lessons/{lesson:str}", tags=["lessons"], responses=refusals(), summary="The steps of a lesson")
async def one_lesson(game: GameName, lesson: LessonName, house: House) -> Lesson:
    """What they say, light and ask for, in order."""
    found = await house.learning.read(game, lesson)
    steps = [LessonStep(step.says, step.light, step.do) for step in found.steps]
    return Lesson(_line(found), found.seat, found.before, steps)


@post(
    "/games/{game:str}/lessons/{lesson:str}",
    status_code=201,
    tags=["lessons"],
    responses=refusals(*CHANGING),
    summary="Begin a lesson",
)
async def begin_lesson(request: Request[Any, Any, Any], game: GameName, lesson: LessonName, house: House) -> TableHere:
    """A table like any other, but what chance draws and the bots answer is fixed, as long as one does what is asked."""
    session = await somebody(request, house)
    visitor = await house.visitors.of(request.scope, session)
    house.allowances.new_table(visitor)
    room = house.allowances.room(visitor)
    made = await house.learning.begin(game, lesson, session, visitor.key, room)
    return here(house, await house.seating.maybe_begin(made.id), session)


def _line(lesson: game_lessons.Lesson) -> LessonLine:
    kind = "guided" if lesson.kind == game_lessons.GUIDED else "short"
    return LessonLine(lesson.name, kind, lesson.title, lesson.clauses)  # type: ignore[arg-type]
