"""Tikal as the engine knows it: the rooms of this folder joined into a Game and its Positions."""

from collections.abc import Hashable, Sequence
from typing import ClassVar, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.engine.chance import Rng
from sacbe.engine.errors import Refusal
from sacbe.engine.game import CHANCE, NOBODY, Game, Json, Position
from sacbe.engine.observation import ALL_ANEW
from sacbe.engine.options import Option
from sacbe.engine.position import RuledPosition
from sacbe.games.tikal import actions, document, length, news, notation, observation, refusals, scoring, terms
from sacbe.games.tikal.components import AUCTION_POINTS, PLAYERS
from sacbe.games.tikal.position import MOST_CHOICES, OVER, Player, State
from sacbe.games.tikal.view import view
from sacbe.games.tikal.vocabulary import WORDS

_OPTIONS: Final = (
    Option("players", PLAYERS, "How many play (TK 1.5)."),
    Option("auction", (False, True), "Auction the tiles instead of drawing them (TK 9).", variant=True),
    Option("start_player", ("random", "seat-1"), "Who starts: anyone, or the first seat (TK 2.3)."),
    Option("camp_needs_piece", (False, True), "A camp needs an own piece on its field (TK 5.7)."),
    Option("debt_bids", (False, True), "Bids may exceed the points a player has (TK 9.11)."),
)


@final
class TikalPosition(RuledPosition):
    """A game of Tikal in progress."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state

    @property
    def turn(self) -> int | None:
        state = self.state
        if state.phase == OVER:
            return None
        return CHANCE if actions.chance_due(state) else state.seat

    def decider(self) -> i64:
        state = self.state
        if state.phase == OVER:
            return NOBODY
        return CHANCE if actions.chance_due(state) else state.seat

    @property
    def is_over(self) -> bool:
        return self.state.phase == OVER

    @property
    def number(self) -> int:
        return self.state.number

    def legal(self, seat: int | None = None) -> list[int]:
        state = self.state
        if actions.chance_due(state):
            return [action for action, _ in actions.outcomes(state)] if seat is None or seat == CHANCE else []
        if seat is not None and seat != int(state.seat):
            return []
        return actions.legal(state)

    def list_legal(self, out: vec[i64], at: i64) -> i64:
        return actions.list_into(self.state, out, at) - at

    def pick(self, random: Rng) -> i64:
        choices = actions.list_choices(self.state)
        return self.state.choices[random.below(choices)]

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

    def copy(self) -> "TikalPosition":
        return TikalPosition(self.game, self.state.copy())

    def key(self) -> Hashable:
        return self.state.key()

    def scores(self) -> list[int]:
        return scoring.scores(self.state)

    def ranking(self) -> list[int]:
        return scoring.ranking(self.state)

    def breakdown(self) -> list[dict[str, int]]:
        return [scoring.breakdown(self.state, player) for player in self.state.players]

    def shown(self, seat: int | None) -> Json:
        return cast(Json, view(self.state, seat))

    def views(self, seats: Sequence[int | None]) -> list[Json]:
        # Everything on the table is open.
        known = {**self._head(), **view(self.state, None, shared=True)}
        return [{**known, "seat": self._seated(seat)} for seat in seats]

    def terms(self, action: int, seat: int | None = None) -> Json:
        return cast(Json, terms.terms(self.state, self._who(seat), action))

    def write_observation(self, seat: i64, out: vec[i64], at: i64) -> None:
        observation.observe(self.state, seat, out, at, out, ALL_ANEW)

    def rewrite_observation(self, seat: i64, out: vec[i64], at: i64, notes: vec[i64], note: i64) -> None:
        observation.observe(self.state, seat, out, at, notes, note)

    def written(self) -> Json:
        return document.write(self.state)


@final
class Tikal(Game):
    """Tikal by Wolfgang Kramer and Michael Kiesling, basic and auction game, for two to four."""

    id: ClassVar[str] = "tikal"
    title: ClassVar[str] = "Tikal"
    minutes: ClassVar[int | None] = 90
    prefix: ClassVar[str] = "TK"
    open: ClassVar[bool] = True
    rules: ClassVar[int] = 1
    table_options: ClassVar[tuple[Option, ...]] = _OPTIONS

    def __init__(self, options: dict[str, object]) -> None:
        super().__init__(actions.ACTIONS, actions.DECISIONS, options)
        self.most_choices = MOST_CHOICES
        self.vocabulary = WORDS
        self.observation = observation.layout(self.players)

    def _table(self) -> State:
        """An empty table with the options of this game."""
        state = State([Player() for _ in range(self.players)])
        state.auction = self.options["auction"] is True
        state.camp_needs_piece = self.options["camp_needs_piece"] is True
        state.debt_bids = self.options["debt_bids"] is True
        state.starting_points = AUCTION_POINTS if state.auction else 0
        return state

    def start(self) -> TikalPosition:
        state = self._table()
        if self.options["start_player"] == "seat-1":
            actions.begin(state, 0)
        return TikalPosition(self, state)

    def position(self, data: object) -> TikalPosition:
        return TikalPosition(self, document.read(self.document(data), self._table(), self.options))

    def news(self, before: Position, after: Position, seat: int, action: int, viewer: int | None) -> list[Json]:
        assert isinstance(before, TikalPosition) and isinstance(after, TikalPosition), "positions of this game"
        return cast(list[Json], news.news(before.state, after.state, seat, action))

    def parse(self, text: str, pos: Position, seat: int | None = None) -> int:
        assert isinstance(pos, TikalPosition), "a position of this game"
        who = pos.asked(seat, text)
        return pos.allowed(notation.read(text, pos.state, who), who)

    @property
    def longest(self) -> int:
        drawn = self.options["start_player"] == "random"
        return length.longest(self.players, drawn, self.options["auction"] is True, self.options["debt_bids"] is True)
