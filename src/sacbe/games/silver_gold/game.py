"""Silver & Gold as the engine knows it: the rooms of this folder joined into a Game and its Positions."""

from collections.abc import Hashable
from typing import ClassVar, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.engine.chance import Rng
from sacbe.engine.errors import Refusal
from sacbe.engine.game import NOBODY, Game, Json, Position
from sacbe.engine.observation import ALL_ANEW
from sacbe.engine.options import Option
from sacbe.engine.position import RuledPosition
from sacbe.games.silver_gold import actions, document, length, news, notation, observation, refusals, scoring, terms
from sacbe.games.silver_gold.components import ALL_MAPS, PLAYERS
from sacbe.games.silver_gold.position import KEEP, MARK, NONE, OVER, Player, State
from sacbe.games.silver_gold.view import conceals, imagine, turn_number, view
from sacbe.games.silver_gold.vocabulary import WORDS

_OPTIONS: Final = (
    Option("players", PLAYERS, "How many play (SG 1.5)."),
    Option("start_player", ("random", "seat-1"), "Who starts: anyone, or the first seat (SG 2.3)."),
    Option("open_discard", (False, True), "Lay out the expedition cards already revealed this round (SG 3.5)."),
)


@final
class SilverGoldPosition(RuledPosition):
    """A game of Silver & Gold in progress."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state

    @property
    def turn(self) -> int | None:
        return None if self.state.phase == OVER else self.state.turn

    def decider(self) -> i64:
        if self.state.phase == OVER:
            return NOBODY
        return self.state.turn

    @property
    def pending(self) -> tuple[int, ...]:
        state = self.state
        seats: i64 = len(state.players)
        first: i64 = max(state.starter, 0)
        order = [(first + step) % seats for step in range(seats)] if state.phase == MARK else list(range(seats))
        return tuple(seat for seat in order if actions.is_pending(state, seat))

    @property
    def simultaneous(self) -> bool:
        return self.state.phase == MARK or self.state.phase == KEEP

    @property
    def is_over(self) -> bool:
        return self.state.phase == OVER

    @property
    def number(self) -> int:
        return turn_number(self.state)

    def legal(self, seat: int | None = None) -> list[int]:
        state = self.state
        who: i64 = state.turn
        if seat is not None:
            if not NONE <= seat < len(state.players):
                return []
            who = seat
        if who == NONE:
            return [action for action, _ in actions.outcomes(state)]
        return actions.legal(state, who)

    def list_legal(self, out: vec[i64], at: i64) -> i64:
        return actions.list_into(self.state, self.state.turn, out, at) - at

    def pick(self, random: Rng) -> i64:
        return actions.pick(self.state, self.state.turn, random)

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

    def copy(self) -> "SilverGoldPosition":
        return SilverGoldPosition(self.game, self.state.copy())

    def key(self) -> Hashable:
        return self.state.key()

    def scores(self) -> list[int]:
        return scoring.scores(self.state)

    def ranking(self) -> list[int]:
        return scoring.ranking(self.state)

    def breakdown(self) -> list[dict[str, int]]:
        return [scoring.breakdown(player) for player in self.state.players]

    def shown(self, seat: int | None) -> Json:
        return cast(Json, view(self.state, seat))

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

    def imagine(self, seat: int, random: Rng) -> "SilverGoldPosition":
        return SilverGoldPosition(self.game, imagine(self.state, seat, random))


@final
class SilverGold(Game):
    """Silver & Gold ("100 croci, 1000 tesori!") by Phil Walker-Harding, for two to four."""

    id: ClassVar[str] = "silver_gold"
    title: ClassVar[str] = "Silver & Gold"
    minutes: ClassVar[int | None] = 20
    prefix: ClassVar[str] = "SG"
    rules: ClassVar[int] = 1
    table_options: ClassVar[tuple[Option, ...]] = _OPTIONS

    def __init__(self, options: dict[str, object]) -> None:
        super().__init__(actions.ACTIONS, actions.DECISIONS, options)
        self.most_choices = actions.MOST_CHOICES
        self.vocabulary = WORDS
        self.observation = observation.layout(self.players)

    def start(self) -> SilverGoldPosition:
        state = State([Player() for _ in range(self.players)], ALL_MAPS)
        if self.options["start_player"] == "seat-1":
            state.starter = 0
        return SilverGoldPosition(self, state)

    def position(self, data: object) -> SilverGoldPosition:
        return SilverGoldPosition(self, document.read(self.document(data), self.players, self.options))

    def news(self, before: Position, after: Position, seat: int, action: int, viewer: int | None) -> list[Json]:
        assert isinstance(before, SilverGoldPosition) and isinstance(after, SilverGoldPosition), (
            "positions of this game"
        )
        return cast(list[Json], news.news(before.state, after.state, viewer))

    def parse(self, text: str, pos: Position, seat: int | None = None) -> int:
        assert isinstance(pos, SilverGoldPosition), "a position of this game"
        who = pos.asked(seat, text)
        return pos.allowed(notation.read(text, pos.state, who), who)

    @property
    def longest(self) -> int:
        return length.longest(self.players, self.options["start_player"] == "random")
