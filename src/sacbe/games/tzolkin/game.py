"""Tzolk'in as the engine knows it: the rooms of this folder joined into a Game and its Positions."""

from collections.abc import Hashable, Sequence
from typing import ClassVar, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.engine.chance import Rng
from sacbe.engine.errors import Refusal
from sacbe.engine.game import NOBODY, Game, Json, Position
from sacbe.engine.observation import ALL_ANEW
from sacbe.engine.options import Option
from sacbe.engine.position import RuledPosition
from sacbe.games.tzolkin import actions, document, length, news, notation, observation, refusals, scoring, terms
from sacbe.games.tzolkin.components import DUMMIES, PLAYERS
from sacbe.games.tzolkin.numbering import ACTIONS, DECISIONS
from sacbe.games.tzolkin.position import KEEP, NONE, OVER, SHOW_BUILDINGS, State
from sacbe.games.tzolkin.view import conceals, imagine, open_view, own_view, view
from sacbe.games.tzolkin.vocabulary import WORDS

_OPTIONS: Final = (
    Option("players", PLAYERS, "How many play (TZ 1.4)."),
    Option("start_player", ("random", "seat-1"), "Who starts: anyone, or the first seat (TZ 2.7)."),
)


@final
class TzolkinPosition(RuledPosition):
    """A game of Tzolk'in in progress."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state

    @property
    def turn(self) -> int | None:
        return None if self.state.phase == OVER else actions.decider(self.state)

    def decider(self) -> i64:
        if self.state.phase == OVER:
            return NOBODY
        return actions.decider(self.state)

    @property
    def pending(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.state.seats) if actions.is_pending(self.state, seat))

    @property
    def simultaneous(self) -> bool:
        return self.state.phase == KEEP

    @property
    def is_over(self) -> bool:
        return self.state.phase == OVER

    @property
    def number(self) -> int:
        return self.state.number

    def legal(self, seat: int | None = None) -> list[int]:
        state = self.state
        who: i64 = actions.decider(state)
        if seat is not None:
            if not NONE <= seat < self.game.players:
                return []
            who = seat
        if who == NONE:
            return [action for action, _ in actions.outcomes(state)]
        return actions.legal(state, who)

    def list_legal(self, out: vec[i64], at: i64) -> i64:
        return actions.list_into(self.state, actions.decider(self.state), out, at) - at

    def pick(self, random: Rng) -> i64:
        return actions.pick(self.state, random)

    def outcomes(self) -> list[tuple[int, int]]:
        return actions.outcomes(self.state)

    def draw(self, random: Rng) -> int:
        if not actions.chance_due(self.state):
            raise ValueError("no draw is due now")
        return actions.draw(self.state, random)

    def check(self, action: i64, seat: i64) -> i64:
        return actions.check(self.state, seat, action)

    def refusal(self, number: int, seat: str, action: str) -> Refusal:
        return refusals.refusal(number, seat, action)

    def apply(self, action: int, seat: int) -> None:
        actions.apply(self.state, seat, action)

    def copy(self) -> "TzolkinPosition":
        return TzolkinPosition(self.game, self.state.copy())

    def key(self) -> Hashable:
        return self.state.key()

    def scores(self) -> list[float]:
        return scoring.scores(self.state)

    def ranking(self) -> list[int]:
        return scoring.ranking(self.state)

    def breakdown(self) -> list[dict[str, float]]:
        return [scoring.breakdown(self.state, seat) for seat in range(self.state.seats)]

    def shown(self, seat: int | None) -> Json:
        return cast(Json, view(self.state, seat))

    def views(self, seats: Sequence[int | None]) -> list[Json]:
        known = {**self._head(), **open_view(self.state)}
        return [{**known, **own_view(self.state, self._seated(seat), shared=True)} for seat in seats]

    def terms(self, action: int, seat: int | None = None) -> Json:
        return cast(Json, terms.terms(self.state, self._who(seat), action))

    def write_observation(self, seat: i64, out: vec[i64], at: i64) -> None:
        observation.observe(self.state, seat, out, at, out, ALL_ANEW)

    def rewrite_observation(self, seat: i64, out: vec[i64], at: i64, notes: vec[i64], note: i64) -> None:
        observation.observe(self.state, seat, out, at, notes, note)

    def written(self) -> Json:
        return document.write(self.state)

    def conceals(self, action: int, seat: int) -> bool:
        return conceals(self.state, seat)

    def imagine(self, seat: int, random: Rng) -> "TzolkinPosition":
        return TzolkinPosition(self.game, imagine(self.state, seat, random))


@final
class Tzolkin(Game):
    """Tzolk'in by Daniele Tascini and Simone Luciani, the base game, for two to four."""

    id: ClassVar[str] = "tzolkin"
    title: ClassVar[str] = "Tzolk'in"
    minutes: ClassVar[int | None] = 90
    prefix: ClassVar[str] = "TZ"
    rules: ClassVar[int] = 1
    table_options: ClassVar[tuple[Option, ...]] = _OPTIONS

    def __init__(self, options: dict[str, object]) -> None:
        super().__init__(ACTIONS, DECISIONS, options)
        self.vocabulary = WORDS
        self.observation = observation.layout(self.players)

    def _table(self) -> State:
        state = State(self.players)
        state.dummies = DUMMIES[self.players]
        return state

    def start(self) -> TzolkinPosition:
        state = self._table()
        if self.options["start_player"] == "seat-1":
            state.first = 0
            state.phase = SHOW_BUILDINGS
        return TzolkinPosition(self, state)

    def position(self, data: object) -> TzolkinPosition:
        return TzolkinPosition(self, document.read(self.document(data), self._table()))

    def news(self, before: Position, after: Position, seat: int, action: int, viewer: int | None) -> list[Json]:
        assert isinstance(before, TzolkinPosition) and isinstance(after, TzolkinPosition), "positions of this game"
        return cast(list[Json], news.news(before.state, after.state, seat, action, viewer))

    def parse(self, text: str, pos: Position, seat: int | None = None) -> int:
        assert isinstance(pos, TzolkinPosition), "a position of this game"
        who = pos.asked(seat, text)
        return pos.allowed(notation.read(text), who)

    @property
    def longest(self) -> int:
        return length.longest(self.players, self.options["start_player"] == "random")
